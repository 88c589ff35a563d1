"""NamedBones: the bones of a model by their names."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.bone_tree import branch_of, children_of
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.names import Side, plain_name, sided_name


def _key(name: str) -> tuple[str, Side]:
    """A name as it is looked for: in letters of one width, apart from its side."""
    sided = sided_name(plain_name(name))
    return sided.both, sided.side


class NamedBones:
    """Finds bones by name, the first of each; those that come meanwhile have to be told with `note`.

    A bone of just that name comes before one whose name is the same in letters of other width, or with its side said in
    another way: 左足IK and 足ＩＫ_L are 左足ＩＫ, too.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self._rows: dict[str, int] = {}
        self._alike: dict[tuple[str, Side], int] = {}
        for row in range(len(model.bones)):
            self.note(row)

    def note(self, row: int) -> None:
        name = self.model.bones[row].name
        self._rows.setdefault(name, row)
        self._alike.setdefault(_key(name), row)

    def __contains__(self, name: str) -> bool:
        return self.row(name) != NONE

    def row(self, name: str) -> int:
        """The row of a name, NONE where no bone has it."""
        row = self._rows.get(name, NONE)
        return row if row != NONE else self._alike.get(_key(name), NONE)

    def bone(self, name: str) -> Bone:
        return self.model.bones[self.row(name)]

    def at(self, name: str) -> Float64Array:
        """(3,) where a bone is."""
        return np.array(self.bone(name).position, np.float64)

    def children(self, row: int) -> list[int]:
        return children_of(self.model.bones)[row]

    def branch(self, top: int, bottom: int) -> int:
        """The child of `top` that `bottom` is, or hangs from; NONE where it does not hang from there."""
        return branch_of(self.model.bones.records, top, bottom)
