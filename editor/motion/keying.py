"""Makes keys of a pose: one moment of it becomes part of a motion."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

import numpy as np

from editor.motion.motion import Motion
from editor.motion.named_pose import NamedPose, motion_of
from editor.motion.tracks import Tracks
from editor.motion.vmd_names import BONE_BYTES, MORPH_BYTES, bytes_of


def with_keys(motion: Motion, pose: NamedPose, frame: int) -> Motion:
    """The motion with a key at `frame` (0 to 2**32 - 1) for each bone and morph of the pose, in place of any there."""
    keys = motion_of(pose)
    return dataclasses.replace(
        motion,
        name=motion.name or pose.model,
        bones=_put(motion.bones, keys.bones, frame, BONE_BYTES),
        morphs=_put(motion.morphs, keys.morphs, frame, MORPH_BYTES),
    )


def _put(tracks: Tracks, others: Tracks, frame: int, length: int) -> Tracks:
    frames = np.full(len(others.keys), frame, np.uint32)
    names = _known(others.names, tracks.names, length)
    return tracks.put(names, others.numbers, others.keys.replace(frame=frames))


def _known(names: Iterable[str], tracks: Iterable[str], length: int) -> list[str]:
    """The names as the tracks have them: a file kept the first `length` bytes of each, and no other wave dash."""
    known = {bytes_of(track)[:length]: track for track in tracks}
    return [known.get(bytes_of(name)[:length], name) for name in names]
