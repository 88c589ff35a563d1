"""Player: what motions tell a model to be at a frame. Seeking is stateless: any frame may follow any other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.binding import Binding, bind, unbound
from editor.motion.motion import Motion
from editor.motion.sampling import MotionSampler, SceneState, Timeline, clamped
from editor.preview import compiling
from editor.preview.pose import Pose

BINDING_FIELDS = {"name", "flags"}


class _Pairs(NamedTuple):
    """Rows of the model that are moved, and the number of the track that moves each."""

    rows: IndexArray
    numbers: IndexArray

    @classmethod
    def of(cls, numbers: IndexArray) -> _Pairs:
        rows = np.flatnonzero(numbers != NONE)
        return cls(rows, numbers[rows])


class _PlayedMotion:
    """One motion, and what of it the model has."""

    def __init__(self, sampler: MotionSampler, model: Model) -> None:
        self.sampler, self.motion = sampler, sampler.motion
        self.binding: Binding = bind(self.motion, model)
        self.bones = _Pairs.of(self.binding.bones)
        self.morphs = _Pairs.of(self.binding.morphs)
        self.ik = _Pairs.of(self.binding.ik)

    def move(self, pose: Pose, frame: float) -> None:
        """Write into a pose what the motion moves."""
        kernels = compiling.kernels()
        if kernels.are_compiled:
            when = clamped(frame)
            told = pose.offsets.reshape(-1), pose.rotations.reshape(-1), pose.physics
            kernels.sample_bones(when, *self._bone_arrays, *told)
            kernels.sample_weights(when, *self._morph_arrays, pose.weights)
        else:
            rows, numbers = self.bones
            columns = pose.offsets, pose.rotations, pose.physics
            for column, values in zip(columns, self.sampler.bones.at(frame), strict=True):
                column[rows] = values[numbers]
            pose.weights[self.morphs.rows] = self.sampler.morphs.at(frame)[self.morphs.numbers]
        pose.ik[self.ik.rows] = self.sampler.ik(frame)[self.ik.numbers]

    @cached_property
    def _bone_arrays(self) -> list[AnyArray]:
        """The arrays of bones as the kernels take them."""
        tracks = self.sampler.bones
        keys = tracks.offsets, tracks.rotations, tracks.physics, tracks.points, tracks.bent, tracks.sliding
        return _kernel_arrays(self.bones, tracks.line, *keys)

    @cached_property
    def _morph_arrays(self) -> list[AnyArray]:
        """The arrays of morphs as the kernels take them."""
        return _kernel_arrays(self.morphs, self.sampler.morphs.line, self.sampler.morphs.weights)

    def key_frames(self, table: str, row: int) -> IndexArray:
        """(n,) the frames of the keys that move a row of bones or morphs, ascending."""
        tracks, numbers = getattr(self.motion, table), getattr(self.binding, table)
        number = numbers[row] if row < len(numbers) else NONE
        frames: IndexArray = np.empty(0, np.intp)
        if number != NONE:
            frames = tracks.keys["frame"][tracks.starts[number] : tracks.starts[number + 1]].astype(np.intp)
        return frames

    def lacking(self) -> list[str]:
        motion = self.motion
        return [
            *unbound(motion.bones.names, self.binding.bones),
            *unbound(motion.morphs.names, self.binding.morphs),
        ]


def _kernel_arrays(moved: _Pairs, line: Timeline, *columns: AnyArray) -> list[AnyArray]:
    """Flat arrays of tracks and their keys; what is compiled for others would not be ready for read-only ones."""
    starts = np.append(line.firsts, len(line.frames))
    arrays = moved.numbers, moved.rows, starts, line.frames, line.rates, *columns
    return [np.require(array, requirements=("C", "W")).reshape(-1) for array in arrays]


class Player:
    """Plays motions together on one model; where several move the same, the later one does."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._parts: list[_PlayedMotion] = []
        self._is_bound = True
        self._scene: tuple[float, SceneState] | None = None  # at the last frame that was asked for

    def set_motions(self, motions: Sequence[Motion]) -> None:
        known = {id(part.motion): part for part in self._parts}
        self._parts = [known.get(id(motion)) or _PlayedMotion(MotionSampler(motion), self._model) for motion in motions]
        self._scene = None

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model: names may lead elsewhere now."""
        if change.table in ("bones", "morphs") and (change.action is not Action.SET or change.fields & BINDING_FIELDS):
            self._is_bound = False

    def pose(self, frame: float) -> Pose:
        """Return the pose of the motions at a frame; at rest where none of them moves anything."""
        pose = Pose.at_rest(len(self._model.bones), len(self._model.morphs))
        for part in self._bound():
            part.move(pose, frame)
        return pose

    def scene_state(self, frame: float) -> SceneState:
        """Return the scene state of the motions at a frame; of several the last that has one."""
        if self._scene is None or self._scene[0] != frame:
            self._scene = frame, _last_of([part.sampler.scene_state(frame) for part in self._parts])
        return self._scene[1]

    @property
    def last_frame(self) -> int:
        return max((part.motion.last_frame for part in self._parts), default=0)

    def key_frames(self, table: str, row: int) -> IndexArray:
        """(n,) the frames at which a motion has a key of a row of bones or morphs, ascending."""
        frames = [part.key_frames(table, row) for part in self._bound()]
        return np.unique(np.concatenate(frames)).astype(np.intp) if frames else np.empty(0, np.intp)

    def lacking(self) -> list[str]:
        """The names of bones and morphs that are moved, but that the model does not have."""
        return list(dict.fromkeys(name for part in self._bound() for name in part.lacking()))

    def _bound(self) -> list[_PlayedMotion]:
        if not self._is_bound:
            self._is_bound = True
            self._parts = [_PlayedMotion(part.sampler, self._model) for part in self._parts]
        return self._parts


def _last_of(states: list[SceneState]) -> SceneState:
    """Return the scene state of several motions; of several the last that has one."""
    return SceneState(
        camera=next((state.camera for state in reversed(states) if state.camera), None),
        light=next((state.light for state in reversed(states) if state.light), None),
        self_shadow=next((state.self_shadow for state in reversed(states) if state.self_shadow), None),
        visible=all(state.visible for state in states),
    )
