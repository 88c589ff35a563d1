"""Player: what motions tell a model to be at a frame. Seeking is stateless: any frame may follow any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.binding import Binding, bind, unbound
from editor.motion.motion import Motion
from editor.motion.sampling import CameraView, Light, MotionSampler, Sample, SelfShadow
from editor.preview.pose import Pose

BINDING_FIELDS = {"name", "flags"}


@dataclass(frozen=True, slots=True, eq=False)
class SceneState:
    """Camera, light, self shadow and visibility at a frame; None where no motion has keys for it."""

    camera: CameraView | None = None
    light: Light | None = None
    self_shadow: SelfShadow | None = None
    visible: bool = True


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

    def lacking(self) -> list[str]:
        motion = self.motion
        return [
            *unbound(motion.bones.names, self.binding.bones),
            *unbound(motion.morphs.names, self.binding.morphs),
        ]


class Player:
    """Plays motions together on one model; where several move the same, the later one does."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._parts: list[_PlayedMotion] = []
        self._is_bound = True
        self._samples: tuple[float, list[Sample]] | None = None
        self._scene: tuple[list[Sample], SceneState] | None = None  # of the last samples

    def set_motions(self, motions: Sequence[Motion]) -> None:
        known = {id(part.motion): part for part in self._parts}
        self._parts = [known.get(id(motion)) or _PlayedMotion(MotionSampler(motion), self._model) for motion in motions]
        self._samples = None

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model: names may lead elsewhere now."""
        if change.table in ("bones", "morphs") and (change.action is not Action.SET or change.fields & BINDING_FIELDS):
            self._is_bound = False

    def pose(self, frame: float) -> Pose:
        """Return the pose of the motions at a frame; at rest where none of them moves anything."""
        pose = Pose.at_rest(len(self._model.bones), len(self._model.morphs))
        for part, sample in zip(self._bound(), self._sampled(frame), strict=True):
            pose.offsets[part.bones.rows] = sample.offsets[part.bones.numbers]
            pose.rotations[part.bones.rows] = sample.rotations[part.bones.numbers]
            pose.physics[part.bones.rows] = sample.physics[part.bones.numbers]
            pose.weights[part.morphs.rows] = sample.weights[part.morphs.numbers]
            pose.ik[part.ik.rows] = sample.ik[part.ik.numbers]
        return pose

    def scene_state(self, frame: float) -> SceneState:
        """Return the scene state of the motions at a frame; of several the last that has one."""
        samples = self._sampled(frame)
        if self._scene is None or self._scene[0] is not samples:
            self._scene = samples, _scene_of(samples)
        return self._scene[1]

    @property
    def last_frame(self) -> int:
        return max((part.motion.last_frame for part in self._parts), default=0)

    def lacking(self) -> list[str]:
        """The names of bones and morphs that are moved, but that the model does not have."""
        return list(dict.fromkeys(name for part in self._bound() for name in part.lacking()))

    def _bound(self) -> list[_PlayedMotion]:
        if not self._is_bound:
            self._is_bound = True
            self._parts = [_PlayedMotion(part.sampler, self._model) for part in self._parts]
        return self._parts

    def _sampled(self, frame: float) -> list[Sample]:
        if self._samples is None or self._samples[0] != frame:
            self._samples = frame, [part.sampler.sample(frame) for part in self._parts]
        return self._samples[1]


def _scene_of(samples: list[Sample]) -> SceneState:
    """Return the scene state of samples; of several the last that has one."""
    return SceneState(
        camera=next((sample.camera for sample in reversed(samples) if sample.camera), None),
        light=next((sample.light for sample in reversed(samples) if sample.light), None),
        self_shadow=next((sample.self_shadow for sample in reversed(samples) if sample.self_shadow), None),
        visible=all(sample.visible for sample in samples),
    )
