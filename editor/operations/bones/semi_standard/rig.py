"""SemiStandardRig: the bones of a model to which semi-standard ones are added, by name, with what hangs from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.model.bone_tree import branch_of, children_of
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, replaced
from editor.model.model import Model
from editor.model.names import Side, plain_name, sided_name
from editor.model.rigid_bodies import RigidBody
from editor.operations.bones.bone_rows import vec3
from editor.operations.bones.semi_standard.bone_weights import BoneWeights
from editor.operations.frames.frame_entries import enter_bones, enter_root

TURNS = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
MOVES = TURNS | BoneFlags.MOVABLE
HIDDEN = BoneFlags.ROTATABLE


def _name_key(name: str) -> tuple[str, Side]:
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
        self._alike.setdefault(_name_key(name), row)

    def __contains__(self, name: str) -> bool:
        return self.row(name) != NONE

    def row(self, name: str) -> int:
        """The row of a name, NONE where no bone has it."""
        row = self._rows.get(name, NONE)
        return row if row != NONE else self._alike.get(_name_key(name), NONE)

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


class SemiStandardRig(NamedBones):
    """Adds bones at the end, so that no row changes its number meanwhile; `finish` brings all into their order."""

    def __init__(self, edit: Edit, weights: BoneWeights) -> None:
        super().__init__(edit.model)
        self.edit = edit
        self.weights = weights
        self.first_new = len(edit.model.bones)
        self._order = list(range(self.first_new))
        self._roots: list[int] = []  # bones for the frame Root
        self._entries: list[tuple[int, int]] = []  # a bone for the other frames, and beside which one it is to stand

    @property
    def first(self) -> int:
        """The bone that deforms first, as far as rows tell; NONE without bones."""
        return self._order[0] if self._order else NONE

    def first_of(self, rows: Sequence[int]) -> int:
        return min(rows, key=self._order.index)

    def add(
        self, bone: Bone, *, before: int = NONE, after: int = NONE, beside: int = NONE, in_root: bool = False
    ) -> int:
        """Add a bone before or after another, or else as the last; its row, until `finish`.

        One that is visible will enter a display frame: `beside` another, or the frame Root. It deforms after physics
        where its parents do.
        """
        bones, row = self.model.bones, len(self.model.bones)
        above = [bones[each] for each in (bone.parent, _append_parent(bone)) if each != NONE]
        late = BoneFlags.AFTER_PHYSICS if any(each.flags & BoneFlags.AFTER_PHYSICS for each in above) else 0
        self.edit.insert(bones, row, [replaced(bone, {"flags": bone.flags | late})])
        self.note(row)
        index = self._order.index(after) + 1 if after != NONE else len(self._order)
        self._order.insert(self._order.index(before) if before != NONE else index, row)
        if in_root:
            self._roots.append(row)
        elif bone.flags & BoneFlags.VISIBLE:
            self._entries.append((row, beside))
        return row

    def level_below(self, *rows: int) -> int:
        """The deform level of a bone that hangs from others, in whatever way."""
        return max((self.model.bones[row].level for row in rows if row != NONE), default=0)

    def hang(self, rows: int | Iterable[int], parent: int) -> None:
        """Give bones another parent."""
        each = [rows] if isinstance(rows, int) else list(rows)
        self.edit.set(self.model.bones, each, Bone.parent, parent)

    def point(self, row: int, tail: int) -> None:
        """Let the tail of a bone be another bone."""
        flags = self.model.bones[row].flags | BoneFlags.TAIL_IS_BONE
        self.edit.set(self.model.bones, row, Bone.flags, flags)
        self.edit.set(self.model.bones, row, Bone.tail_bone, tail)

    def give_local_axes(self, row: int, x: Float64Array, z: Float64Array) -> None:
        bones = self.model.bones
        self.edit.set(bones, row, Bone.flags, bones[row].flags | BoneFlags.LOCAL_AXES)
        self.edit.set(bones, row, Bone.local_x, vec3(x))
        self.edit.set(bones, row, Bone.local_z, vec3(z))

    def take_bodies(self, old: int, new: int) -> None:
        """Let the rigid bodies of a bone hang from another."""
        bodies = self.model.rigid_bodies
        rows = [row for row, body in enumerate(bodies) if body.bone == old]
        self.edit.set(bodies, rows, RigidBody.bone, new)

    def enter_frames(self) -> None:
        """Put the visible ones of the new bones into display frames."""
        for row in self._roots:
            enter_root(self.edit, row)
        for row, beside in self._entries:
            enter_bones(self.edit, [row], beside)

    def finish(self) -> IndexArray:
        """Write weights, bring the bones into order, and tell the rows of the new ones."""
        self.weights.write(self.edit)
        order = np.array(_in_deform_order(self.model.bones.records, self._order, self.first_new), np.intp)
        self.edit.reorder(self.model.bones, order)
        return np.flatnonzero(order >= self.first_new)


def _append_parent(bone: Bone) -> int:
    return bone.append_parent if bone.flags & APPEND else NONE


def _in_deform_order(bones: Sequence[Bone], order: list[int], first_new: int) -> list[int]:
    """The order, with each new bone moved up where one that needs it stands before it, and what it needs before that.

    What was out of order among the other bones stays so. Circles of broken models are followed once.
    """
    seen: set[int] = set()
    settled: list[int] = []

    def settle(row: int) -> None:
        if row in seen:
            return
        seen.add(row)
        for above in (bones[row].parent, _append_parent(bones[row])):
            if above != NONE and max(row, above) >= first_new and _deform_together(bones[row], bones[above]):
                settle(above)
        settled.append(row)

    for row in order:
        settle(row)
    return settled


def _deform_together(one: Bone, other: Bone) -> bool:
    """Return whether only their rows tell which of two bones deforms first."""
    late = BoneFlags.AFTER_PHYSICS
    return one.level == other.level and one.flags & late == other.flags & late


def mix(start: Float64Array, end: Float64Array, part: float) -> Float64Array:
    """(3,) a point between two others."""
    return start + (end - start) * part
