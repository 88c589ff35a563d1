"""Merging: one motion of several that play together, and of keys that are worked out for each bone."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from editor.model.columns import Columns
from editor.motion.motion import CAMERA_NAME, BoneKey, IkState, Motion, ShowIk, ShowKey
from editor.motion.sampling import MotionSampler, NamedPose, motion_of
from editor.motion.tracks import BONE_BYTES, IK_BYTES, MORPH_BYTES, Tracks, bytes_of


def with_keys(motion: Motion, pose: NamedPose, frame: int) -> Motion:
    """The motion with a key at `frame` (0 to 2**32 - 1) for each bone and morph of the pose, in place of any there."""
    keys = motion_of(pose)
    return dataclasses.replace(
        motion,
        name=motion.name or pose.model,
        bones=_with_keys_at(motion.bones, keys.bones, frame, BONE_BYTES),
        morphs=_with_keys_at(motion.morphs, keys.morphs, frame, MORPH_BYTES),
    )


def _with_keys_at(tracks: Tracks, others: Tracks, frame: int, length: int) -> Tracks:
    frames = np.full(len(others.keys), frame, np.uint32)
    names = _names_as_stored(others.names, tracks.names, length)
    return tracks.put(names, others.numbers, others.keys.replace(frame=frames))


def _names_as_stored(names: Iterable[str], tracks: Iterable[str], length: int) -> list[str]:
    """The names as the tracks have them: a file kept the first `length` bytes of each, and no other wave dash."""
    known = {bytes_of(track)[:length]: track for track in tracks}
    return [known.get(bytes_of(name)[:length], name) for name in names]


def merged(motions: Sequence[Motion]) -> Motion:
    """One motion that plays as these do together: of what several of them move, the later one's keys.

    Its name is that of the first that is for a model.
    """
    made = Motion()
    for motion in motions:
        made = dataclasses.replace(
            made,
            bones=_with_tracks_replaced(made.bones, motion.bones, BONE_BYTES),
            morphs=_with_tracks_replaced(made.morphs, motion.morphs, MORPH_BYTES),
            camera=motion.camera if len(motion.camera) else made.camera,
            light=motion.light if len(motion.light) else made.light,
            self_shadow=motion.self_shadow if len(motion.self_shadow) else made.self_shadow,
        )
    shown = [motion.show_ik for motion in motions if len(motion.show_ik.keys)]
    name = next((motion.name for motion in motions if motion.name not in ("", CAMERA_NAME)), "")
    return dataclasses.replace(made, name=name, show_ik=_merged_shown(shown))


def _with_tracks_replaced(tracks: Tracks, others: Tracks, length: int) -> Tracks:
    """The tracks, with whole tracks of others in the place of those that MMD takes for the same."""
    taken = {bytes_of(name)[:length] for name in others.names}
    is_gone = np.array([bytes_of(name)[:length] in taken for name in tracks.names], np.bool_)
    left = tracks.without(np.flatnonzero(is_gone[tracks.numbers]))
    return left.put(others.names, others.numbers, others.keys)


def with_ik(motion: Motion, ik: Mapping[str, bool]) -> Motion:
    """The motion with some IK on, or off, all the time, whatever it says of them; where none is named, as it is."""
    fixed = {_key(name): on for name, on in ik.items()}
    if not fixed:
        return motion
    held = motion.show_ik
    frames = sorted({0, *held.keys[ShowKey.frame].tolist()})
    moments = [_Shown(one.is_visible, one.ik | fixed) for one in _show_moments(held, frames)]
    names = {_key(name): name for name in ik} | _names([held])
    return dataclasses.replace(motion, show_ik=_show_ik(frames, moments, names))


def tracks_of(keys: Mapping[str, Columns]) -> Tracks:
    """Tracks of the keys of bones (BoneKey), by name; all of them have the same columns."""
    held = list(keys.values())
    fields = held[0].stored if held else {}
    joined = Columns(
        BoneKey, sum(map(len, held)), **{name: np.concatenate([one[name] for one in held]) for name in fields}
    )
    return Tracks.of(list(keys), np.repeat(np.arange(len(held)), [len(one) for one in held]), joined)


# -- which IK work ----------------------------------------------------------------------------------------------------


class _Shown(NamedTuple):
    """Visibility and IK states of a ShowIk at a frame; `ik` by the bytes of the names."""

    is_visible: bool
    ik: dict[bytes, bool]


def _merged_shown(shown: Sequence[ShowIk]) -> ShowIk:
    """A key wherever one of them has one, each with all IK that any of them names; a single one as it is."""
    if len(shown) < 2:
        return shown[0] if shown else ShowIk()
    frames = sorted({frame for one in shown for frame in one.keys[ShowKey.frame].tolist()})
    moments = [
        _Shown(all(one.is_visible for one in together), {name: on for one in together for name, on in one.ik.items()})
        for together in zip(*(_show_moments(one, frames) for one in shown), strict=True)
    ]
    return _show_ik(frames, moments, _names(shown))


def _show_moments(shown: ShowIk, frames: Sequence[int]) -> list[_Shown]:
    sampler, names = MotionSampler(Motion(show_ik=shown)), [_key(name) for name in shown.names]
    samples = (sampler.sample(frame) for frame in frames)
    return [_Shown(one.visible, dict(zip(names, one.ik.tolist(), strict=True))) for one in samples]


def _names(shown: Sequence[ShowIk]) -> dict[bytes, str]:
    return {_key(name): name for one in shown for name in one.names}


def _key(name: str) -> bytes:
    return bytes_of(name)[:IK_BYTES]


def _show_ik(frames: Sequence[int], moments: Sequence[_Shown], names: Mapping[bytes, str]) -> ShowIk:
    """Keys at ascending frames; every name is named by every moment."""
    ik = [[moment.ik[name] for name in names] for moment in moments]
    return ShowIk(
        Columns(ShowKey, len(frames), frame=frames, visible=[moment.is_visible for moment in moments]),
        tuple(names.values()),
        Columns(
            IkState,
            len(frames) * len(names),
            key=np.repeat(np.arange(len(frames)), len(names)),
            name=np.tile(np.arange(len(names)), len(frames)),
            enabled=np.array(ik, np.bool_).ravel(),
        ),
    )
