"""NamedBones: the bones of a model by their names; BoneSide: on which side a bone is."""

from __future__ import annotations

from enum import Enum

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.model import Model


class BoneSide(Enum):
    """Which of two like bones: how its name begins, how its English name ends, and where it is along x."""

    RIGHT = "右", "_R", -1
    LEFT = "左", "_L", 1
    MIDDLE = "", "", 0

    def __init__(self, prefix: str, suffix: str, sign: int) -> None:
        self.prefix = prefix
        self.suffix = suffix
        self.sign = sign


class NamedBones:
    """Finds bones by name, the first of each; those that come meanwhile have to be told with `note`."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._rows: dict[str, int] = {}
        for row, bone in enumerate(model.bones):
            self._rows.setdefault(bone.name, row)

    def note(self, row: int) -> None:
        self._rows.setdefault(self.model.bones[row].name, row)

    def __contains__(self, name: str) -> bool:
        return name in self._rows

    def row(self, name: str) -> int:
        """The row of a name, NONE where no bone has it."""
        return self._rows.get(name, NONE)

    def bone(self, name: str) -> Bone:
        return self.model.bones[self._rows[name]]

    def at(self, name: str) -> Float64Array:
        """(3,) where a bone is."""
        return np.array(self.bone(name).position, np.float64)

    def children(self, row: int) -> list[int]:
        return [child for child, bone in enumerate(self.model.bones) if bone.parent == row]

    def branch(self, top: int, bottom: int) -> int:
        """The child of `top` that `bottom` is, or hangs from; NONE where it does not hang from there."""
        seen: set[int] = set()
        while bottom != NONE and bottom not in seen:
            seen.add(bottom)
            parent = self.model.bones[bottom].parent
            if parent == top:
                return bottom
            bottom = parent
        return NONE
