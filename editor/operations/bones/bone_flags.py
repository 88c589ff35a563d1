"""Sets single fields of bones: parent, tail, the flags of a kind (mmd-semantics §7.2), append, after physics."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, reference, replaced
from editor.operations.choices import NamedKind
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import before_physics

ABILITIES = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
KIND_FLAGS = ABILITIES | BoneFlags.IK | BoneFlags.FIXED_AXIS  # those that a kind decides
_TURNING = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE

FLAGS = {
    NamedKind.ROTATE: _TURNING,
    NamedKind.MOVE: _TURNING | BoneFlags.MOVABLE,
    NamedKind.IK: _TURNING | BoneFlags.MOVABLE | BoneFlags.IK,
    NamedKind.HIDDEN: _TURNING & ~BoneFlags.VISIBLE,
    NamedKind.TWIST: _TURNING | BoneFlags.FIXED_AXIS,
}


@dataclass(frozen=True, slots=True)
class SetParent:
    parent: int = reference("Parent", "bones", help="The new parent of the bones. None: they have no parent.")


@operation(
    "bones.set-parent",
    "Set parent",
    "Gives the selected bones another parent; they stay where they are.",
    tables=("bones",),
    parameters=SetParent,
    needs=NEEDS_ROWS,
)
def set_parent(edit: Edit, context: OperationContext, parameters: SetParent) -> Result:
    """Hang bones from another one; the Edit refuses what would hang from itself."""
    bones, rows, parent = edit.model.bones, context.of("bones"), parameters.parent
    edit.set(bones, rows, Bone.parent, parent)
    if parent == NONE:
        return Result(TranslatableText("Bones without a parent now: {:,}", len(rows)), {"bones": rows})
    name = bones[parent].name or str(parent)
    return Result(TranslatableText("Bones with a new parent: {:,} ({})", len(rows), name), {"bones": rows})


@dataclass(frozen=True, slots=True)
class SetTail:
    bone: int = reference("Tail bone", "bones", help="The bone to which the tails point.")


@operation(
    "bones.set-tail",
    "Set tail",
    "Makes the tails of the selected bones point to another bone.",
    tables=("bones",),
    parameters=SetTail,
    needs=NEEDS_ROWS,
    menu="bone.tails",
    menu_order=110,
)
def set_tail(edit: Edit, context: OperationContext, parameters: SetTail) -> Result:
    """Lead the tails of bones to another one."""
    bones, rows, tail = edit.model.bones, context.of("bones"), parameters.bone
    if tail == NONE:
        raise ValueError(TranslatableText("Choose the bone to which the tails point"))
    if (rows == tail).any():
        raise ValueError(TranslatableText("{} cannot be its own tail", bones[tail].name or str(tail)))
    _point_tails(edit, rows.tolist(), tail)
    name = bones[tail].name or str(tail)
    return Result(TranslatableText("Bones with a new tail: {:,} ({})", len(rows), name), {"bones": rows})


def _point_tails(edit: Edit, rows: list[int], tail: int) -> None:
    bones = edit.model.bones
    edit.set(bones, rows, Bone.flags, [bones[row].flags | BoneFlags.TAIL_IS_BONE for row in rows])
    edit.set(bones, rows, Bone.tail_bone, tail)


@dataclass(frozen=True, slots=True)
class SetKind:
    kind: NamedKind = choice("Kind", NamedKind, help="What the bones can do; everything else stays as it is.")


@operation(
    "bones.set-kind",
    "Set kind",
    "Gives bones the abilities of a kind: rotate, rotate and move, IK, hidden, or twist.",
    tables=("bones",),
    parameters=SetKind,
    needs=NEEDS_ROWS,
)
def set_kind(edit: Edit, context: OperationContext, parameters: SetKind) -> Result:
    """Give bones the flags of a kind. Tails, append and values of IK and axes stay as they are."""
    bones, rows = edit.model.bones, context.of("bones")
    flags = FLAGS[parameters.kind]
    edit.set(bones, rows, Bone.flags, [bones[row].flags & ~KIND_FLAGS | flags for row in rows.tolist()])
    return Result(TranslatableText("Bones changed: {:,}", len(rows)), {"bones": rows})


@operation(
    "bones.clear-append",
    "Remove append",
    "Removes the append (付与) of the selected bones: they no longer copy rotation or translation from an append"
    " parent.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
)
def clear_append(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Let bones append nothing."""
    bones, ended = edit.model.bones, ~(APPEND | BoneFlags.LOCAL_APPEND)
    rows = [row for row in context.of("bones").tolist() if bones[row].flags & ~ended]
    new = [replaced(bones[row], {"flags": bones[row].flags & ended, "append_parent": NONE}) for row in rows]
    edit.put(bones, rows, Records(Bone, new))
    return Result(TranslatableText("Append removed from bones: {:,}", len(rows)), {"bones": np.array(rows, np.intp)})


@operation(
    "bones.after-physics",
    "Deform after physics",
    "Sets the flag After physics for IK and local append that depend on bones moved by physics, and for the bones"
    " below them.",
    tables=("bones",),
    scope=Scope.OR_ALL,
    menu="bone.order",
    menu_order=130,
)
def deform_after_physics(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Have IK and local append that go by what physics moves, and all below them, wait for physics."""
    bones = edit.model.bones
    rows = np.flatnonzero(before_physics(edit.model))
    if chosen := set(context.of("bones").tolist()):
        rows = np.array([row for row in rows.tolist() if row in chosen], np.intp)
    edit.set(bones, rows, Bone.flags, [bones[row].flags | BoneFlags.AFTER_PHYSICS for row in rows.tolist()])
    return Result(TranslatableText("Bones that deform after physics now: {:,}", len(rows)), {"bones": rows})
