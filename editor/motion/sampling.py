"""Values of a motion at a frame: every track at once, with the keys around the frame looked up once a block.

The curve of the later of two keys leads from the one to the other (mmd-semantics §1.9). Between keys on adjacent
frames the camera stays with the earlier one, which is how cuts are made; bones and morphs go on moving, so that a
motion with a key on every frame plays smoothly at any rate.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, IndexArray, UInt32Array
from editor.math3d.rotations import slerp, unit_quaternions
from editor.model.columns import Columns
from editor.motion.curves import bent_progress, is_straight, progress, stacked_curves
from editor.motion.motion import (
    BONE_CURVES,
    CAMERA_CURVES,
    BoneKey,
    CameraKey,
    IkState,
    LightKey,
    MorphKey,
    Motion,
    SelfShadowKey,
    ShowIk,
    ShowKey,
)
from editor.motion.tracks import Tracks, is_last, sort_keys_of

LAST_FRAME = 2**32 - 1


def clamped(frame: float) -> float:
    """The nearest frame at which there may be a key."""
    return min(max(frame, 0.0), float(LAST_FRAME))


class Moment(NamedTuple):
    """Positions of all tracks between their keys at a frame.

    `earlier` (tracks,): the row of the last key, of the first one if none has come yet. `times` (tracks,): how much of
    the time to the next key has passed, 0 where there is nothing on the way. `moving`: the tracks that are on the way.
    """

    earlier: IndexArray
    times: Float64Array
    moving: IndexArray


class Timeline:
    """The keys of some tracks, sorted by track and frame: track t has the rows `starts[t]` to `starts[t + 1]`.

    Rows are those of what `column` makes of a column of the keys: of several keys of a track at one frame only the
    last is there. Every track has a key.

    `firsts` (tracks,): the first row of each track. `frames` (rows,), and `rates` (rows,): one by the frames to the
    next row of the track, 0 where there is nothing on the way.
    """

    def __init__(self, starts: IndexArray, frames: UInt32Array) -> None:
        numbers = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
        sort_keys = sort_keys_of(numbers, frames)
        kept = is_last(sort_keys)
        self._kept = None if kept.all() else kept
        self._sort_keys = self.column(sort_keys)
        self.frames = self.column(frames).astype(np.float64)
        self._tracks = sort_keys_of(np.arange(len(starts) - 1), np.zeros(1, np.uint32))
        self.firsts = np.searchsorted(self._sort_keys, self._tracks)
        # Frames to the next key of the track, 0 where there is none.
        self.lengths = np.append(np.diff(self.frames), 0)[: len(self.frames)]
        self.lengths[np.append(self.firsts, len(self.frames))[1:] - 1] = 0
        self.rates = np.divide(1, self.lengths, out=np.zeros_like(self.lengths), where=self.lengths > 0)

    @classmethod
    def single(cls, frames: UInt32Array) -> Timeline:
        """One track, or none when there are no keys."""
        return cls(np.array([0, len(frames)] if len(frames) else [0]), frames)

    def column(self, column: AnyArray) -> AnyArray:
        """The rows of a column of the keys that count."""
        return column if self._kept is None else column[self._kept]

    def changes(self, column: AnyArray) -> BoolArray:
        """(rows,): whether the next row has another value, in any part of it."""
        differs = column[1:] != column[:-1]
        if differs.ndim > 1:
            differs = differs.any(axis=1)
        return np.append(differs, np.False_)[: len(column)]

    def hold(self, rows: BoolArray) -> None:
        """Let there be nothing on the way from these rows to the next."""
        self.rates[rows] = 0

    def at(self, frame: float) -> Moment:
        """Return the position of each track at a frame, whole or not."""
        frame = clamped(frame)
        earlier = np.maximum(np.searchsorted(self._sort_keys, self._tracks + int(frame), "right") - 1, self.firsts)
        times = np.maximum(frame - self.frames[earlier], 0) * self.rates[earlier]
        return Moment(earlier, times, np.flatnonzero(times))

    def begun(self, frame: float) -> BoolArray:
        """(tracks,): whether the first key has come."""
        begun: BoolArray = self.frames[self.firsts] <= frame
        return begun


@dataclass(frozen=True, slots=True, eq=False)
class CameraView:
    """Values of the file (mmd-semantics §6.8): `target` (3,), `rotation` (3,) in radians, `fov` in degrees."""

    target: Float32Array
    rotation: Float32Array
    distance: float
    fov: float
    perspective: bool


@dataclass(frozen=True, slots=True, eq=False)
class Light:
    """`color` (3,) from 0 to 1 and `direction` (3,) in which it travels."""

    color: Float32Array
    direction: Float32Array


@dataclass(frozen=True, slots=True)
class SelfShadow:
    mode: int
    distance: float


@dataclass(frozen=True, slots=True, eq=False)
class SceneState:
    """Camera, light, self shadow and visibility at a frame; None where no motion has keys for it."""

    camera: CameraView | None = None
    light: Light | None = None
    self_shadow: SelfShadow | None = None
    visible: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """All that a motion says at `frame`, in the order of its tracks; None for blocks without keys.

    `offsets` (bones, 3) in model units, `rotations` (bones, 4) unit quaternions x y z w, `weights` (morphs,). In steps,
    as the last key says: `physics` (bones,), `visible`, `ik` (names of show_ik,) and the self shadow.
    """

    frame: float
    offsets: Float64Array
    rotations: Float64Array
    physics: BoolArray
    weights: Float64Array
    camera: CameraView | None
    light: Light | None
    self_shadow: SelfShadow | None
    visible: bool
    ik: BoolArray


class MotionSampler:
    """Samples one motion. It holds no state but what it made of the motion, so that frames may come in any order."""

    def __init__(self, motion: Motion) -> None:
        self.motion = motion
        self.bones = BoneTracks(motion.bones)
        self.morphs = MorphTracks(motion.morphs)
        self._camera = _Camera(motion.camera)
        self._light = _Light(motion.light)
        self._self_shadow = _SelfShadow(motion.self_shadow)
        self._show_ik = _ShowIk(motion.show_ik)

    def sample(self, frame: float) -> Sample:
        """The motion at a frame, which may lie between frames, before the first key or after the last."""
        offsets, rotations, physics = self.bones.at(frame)
        scene = self.scene_state(frame)
        return Sample(
            frame=frame,
            offsets=offsets,
            rotations=rotations,
            physics=physics,
            weights=self.morphs.at(frame),
            camera=scene.camera,
            light=scene.light,
            self_shadow=scene.self_shadow,
            visible=scene.visible,
            ik=self.ik(frame),
        )

    def ik(self, frame: float) -> BoolArray:
        """(names of show_ik,) what the motion says of IK at a frame."""
        return self._show_ik.at(frame)[1]

    def scene_state(self, frame: float) -> SceneState:
        """Return the scene state of the motion at a frame."""
        return SceneState(
            camera=self._camera.at(frame),
            light=self._light.at(frame),
            self_shadow=self._self_shadow.at(frame),
            visible=self._show_ik.at(frame)[0],
        )


def sample(motion: Motion, frame: float) -> Sample:
    """One frame of a motion; who wants many makes a MotionSampler."""
    return MotionSampler(motion).sample(frame)


class BoneTracks:
    """All tracks of bones; arrays by row of the timeline.

    `points` (4 * rows, 4) are the curves of x, y, z and rotation that lead to a row; `bent` (rows, 4): which of these
    are not straight, where there is anything on the way. `sliding` (rows,): where offsets change until the next row.
    """

    def __init__(self, tracks: Tracks) -> None:
        self.line = Timeline(tracks.starts, tracks.keys[BoneKey.frame])
        self.offsets: Float32Array = self.line.column(tracks.keys[BoneKey.offset])
        self.rotations = unit_quaternions(self.line.column(tracks.keys[BoneKey.rotation]))
        self.physics: BoolArray = self.line.column(tracks.keys[BoneKey.physics])
        curves = self.line.column(stacked_curves(tracks.keys, BONE_CURVES))
        self.points = curves.reshape(-1, 4)
        turning = self.line.changes(self.rotations)
        self.bent = ~is_straight(curves)
        self.bent[1:, :3] &= self.offsets[1:] != self.offsets[:-1]
        self.bent[1:, 3] &= turning[:-1]
        self.sliding = self.line.changes(self.offsets)
        self.line.hold(~(turning | self.sliding))

    def at(self, frame: float) -> tuple[Float64Array, Float64Array, BoolArray]:
        """Return offsets (tracks, 3), rotations (tracks, 4) and switches of physics (tracks,) at a frame."""
        now = self.line.at(frame)
        offsets = self.offsets.take(now.earlier, 0).astype(np.float64)
        rotations = self.rotations.take(now.earlier, 0).astype(np.float64)
        moving = now.moving
        if len(moving):
            earlier = now.earlier[moving]
            later = earlier + 1
            done = self._progress(now.times[moving], later)
            rotations[moving] = slerp(rotations.take(moving, 0), self.rotations.take(later, 0), done[:, 3])
            sliding = np.flatnonzero(self.sliding[earlier])
            if len(sliding):
                offsets[moving[sliding]] = self._slid(earlier[sliding], done[sliding, :3])
        return offsets, rotations, self.physics[now.earlier]

    def _slid(self, earlier: IndexArray, done: Float64Array) -> Float64Array:
        """(n, 3): the offsets on their way from some rows to the next."""
        start = self.offsets[earlier]
        return start + (self.offsets[earlier + 1].astype(np.float64) - start) * done

    def _progress(self, times: Float64Array, later: IndexArray) -> Float64Array:
        """(n, 4): how far X, Y, Z and rotation are on their way to the later keys."""
        done = np.repeat(times, 4)
        bent = np.flatnonzero(self.bent.take(later, 0))
        if len(bent):
            done[bent] = bent_progress(done[bent], self.points.take(later[bent >> 2] * 4 + (bent & 3), 0))
        return done.reshape(-1, 4)


class MorphTracks:
    """All tracks of morphs; `weights` by row of the timeline."""

    def __init__(self, tracks: Tracks) -> None:
        self.line = Timeline(tracks.starts, tracks.keys[MorphKey.frame])
        self.weights: Float32Array = self.line.column(tracks.keys[MorphKey.weight])
        self.line.hold(~self.line.changes(self.weights))

    def at(self, frame: float) -> Float64Array:
        """Return the weights (tracks,) at a frame."""
        now = self.line.at(frame)
        return _interpolated(self.weights, now)


class _Camera:
    def __init__(self, keys: Columns[CameraKey]) -> None:
        self.line = Timeline.single(keys[CameraKey.frame])
        self.line.hold(self.line.lengths == 1)
        self.points = self.line.column(stacked_curves(keys, CAMERA_CURVES))
        distance, fov = keys[CameraKey.distance], keys[CameraKey.fov]
        parts = (keys[CameraKey.target], keys[CameraKey.rotation], distance[:, None], fov[:, None])
        self.values = self.line.column(np.concatenate(parts, axis=1, dtype=np.float64))
        self.perspective = self.line.column(keys[CameraKey.perspective])

    def at(self, frame: float) -> CameraView | None:
        if not len(self.values):
            return None
        now = self.line.at(frame)
        row = int(now.earlier[0])
        values = self.values[row]
        if len(now.moving):
            done = progress(np.repeat(now.times, len(CAMERA_CURVES)), self.points[row + 1])
            # X, Y, Z, the three angles on one curve, distance, view angle.
            values = values + (self.values[row + 1] - values) * done[[0, 1, 2, 3, 3, 3, 4, 5]]
        single = values.astype(np.float32)
        return CameraView(single[:3], single[3:6], float(single[6]), float(single[7]), bool(self.perspective[row]))


class _Light:
    def __init__(self, keys: Columns[LightKey]) -> None:
        self.line = Timeline.single(keys[LightKey.frame])
        self.values: Float32Array = self.line.column(
            np.concatenate((keys[LightKey.color], keys[LightKey.direction]), axis=1)
        )

    def at(self, frame: float) -> Light | None:
        if not len(self.values):
            return None
        values = _interpolated(self.values, self.line.at(frame))[0].astype(np.float32)
        return Light(values[:3], values[3:])


class _SelfShadow:
    """Changes in steps."""

    def __init__(self, keys: Columns[SelfShadowKey]) -> None:
        self.line = Timeline.single(keys[SelfShadowKey.frame])
        self.modes = self.line.column(keys[SelfShadowKey.mode])
        self.distances = self.line.column(keys[SelfShadowKey.distance])

    def at(self, frame: float) -> SelfShadow | None:
        if not len(self.modes):
            return None
        row = int(self.line.at(frame).earlier[0])
        return SelfShadow(int(self.modes[row]), float(self.distances[row]))


class _ShowIk:
    """Changes in steps; before the first key everything is on."""

    def __init__(self, show_ik: ShowIk) -> None:
        keys, states = show_ik.keys, show_ik.states
        self.shown = Timeline.single(keys[ShowKey.frame])
        self.visible = self.shown.column(keys[ShowKey.visible])
        order = np.argsort(states[IkState.name], kind="stable")
        self.count = len(show_ik.names)
        self.named, starts = np.unique(states[IkState.name][order], return_index=True)
        self.switched = Timeline(np.append(starts, len(order)), keys[ShowKey.frame][states[IkState.key][order]])
        self.enabled = self.switched.column(states[IkState.enabled][order])
        self._steps: list[int] = np.unique(keys[ShowKey.frame]).tolist()
        self._last: tuple[int, tuple[bool, BoolArray]] | None = None  # what was found, and at which step

    def at(self, frame: float) -> tuple[bool, BoolArray]:
        """Return whether the model is visible, and (names,) whether IK works; not to be written into."""
        step, last = bisect_right(self._steps, frame), self._last
        if last is None or last[0] != step:
            last = self._last = step, (self._is_visible(frame), self._ik(frame))
        return last[1]

    def _ik(self, frame: float) -> BoolArray:
        ik = np.ones(self.count, np.bool_)
        if len(self.named):
            ik[self.named] = self.enabled[self.switched.at(frame).earlier] | ~self.switched.begun(frame)
        return ik

    def _is_visible(self, frame: float) -> bool:
        if not len(self.visible) or not self.shown.begun(frame)[0]:
            return True
        return bool(self.visible[self.shown.at(frame).earlier[0]])


def _interpolated(values: Float32Array, now: Moment) -> Float64Array:
    """(tracks, …) values on straight ways between keys."""
    found = values[now.earlier].astype(np.float64)
    moving = now.moving
    if len(moving):
        earlier = now.earlier[moving]
        times = now.times[moving].reshape(-1, *(1,) * (values.ndim - 1))
        found[moving] += (values[earlier + 1] - found[moving]) * times
    return found


def _none(width: int) -> Float32Array:
    return np.empty((0, width) if width > 1 else 0, np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class NamedPose:
    """`offsets` (bones, 3) in model units, `rotations` (bones, 4) quaternions x y z w, `weights` (morphs,).

    What is not named is not part of the pose: whoever applies it keeps it as it is, or resets it.
    """

    model: str = ""
    bones: tuple[str, ...] = ()
    offsets: Float32Array = field(default_factory=lambda: _none(3))
    rotations: Float32Array = field(default_factory=lambda: _none(4))
    morphs: tuple[str, ...] = ()
    weights: Float32Array = field(default_factory=lambda: _none(1))

    def counts(self) -> dict[str, int]:
        return {"bones": len(self.bones), "morphs": len(self.morphs)}


def pose_at(motion: Motion, frame: float) -> NamedPose:
    """Return the pose of a motion of a model at a frame."""
    now = sample(motion, frame)
    return NamedPose(
        motion.name,
        motion.bones.names,
        now.offsets.astype(np.float32),
        now.rotations.astype(np.float32),
        motion.morphs.names,
        now.weights.astype(np.float32),
    )


def motion_of(pose: NamedPose) -> Motion:
    """A motion with one key, at frame 0, for each bone and morph of the pose."""
    bones = Columns(BoneKey, len(pose.bones), offset=pose.offsets, rotation=pose.rotations)
    morphs = Columns(MorphKey, len(pose.morphs), weight=pose.weights)
    return Motion(
        pose.model,
        Tracks.empty(BoneKey).put(pose.bones, np.arange(len(bones)), bones),
        Tracks.empty(MorphKey).put(pose.morphs, np.arange(len(morphs)), morphs),
    )
