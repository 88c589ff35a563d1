"""Made: a character with some semi-standard bones added, asked by names."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.mesh import effective_weights
from editor.model.model import Model
from tests.operations.humanoid import SKIN, STEPS, humanoid
from tests.operations.running import apply


class Made:
    def __init__(self, which: str, model: Model | None = None, **more: Any) -> None:
        self.model = model if model is not None else humanoid()
        apply(self.model, "bones.semi-standard", which=which, **more)
        self.names = [bone.name for bone in self.model.bones]

    def bone(self, name: str) -> Bone:
        return self.model.bones[self.names.index(name)]

    def parent(self, name: str) -> str:
        return self._name(self.bone(name).parent)

    def append_parent(self, name: str) -> str:
        return self._name(self.bone(name).append_parent)

    def tail(self, name: str) -> str:
        return self._name(self.bone(name).tail_bone)

    def bodies(self) -> dict[str, str]:
        """What each rigid body hangs from."""
        return {body.name: self._name(body.bone) for body in self.model.rigid_bodies}

    def weights(self, part: str, step: int) -> dict[str, float]:
        """What moves one of the vertices along a bone."""
        row = [name for name, _ in SKIN].index(part) * STEPS + step
        vertices = self.model.vertices
        shares = effective_weights(vertices["deform"], vertices["weights"])[row]
        pairs = zip(vertices["bones"][row].tolist(), np.round(shares, 4).tolist(), strict=True)
        return {self.names[bone]: share for bone, share in pairs if share}

    def _name(self, row: int) -> str:
        return "" if row == NONE else self.names[row]
