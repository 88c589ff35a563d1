"""Edits of how bones hang together: another parent, another tail."""

from __future__ import annotations

from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.bones import BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, reference
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation


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
    edit.set(bones, rows, "parent", parent)
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
    _point(edit, rows.tolist(), tail)
    name = bones[tail].name or str(tail)
    return Result(TranslatableText("Bones with a new tail: {:,} ({})", len(rows), name), {"bones": rows})


def _point(edit: Edit, rows: list[int], tail: int) -> None:
    bones = edit.model.bones
    edit.set(bones, rows, "flags", [bones[row].flags | BoneFlags.TAIL_IS_BONE for row in rows])
    edit.set(bones, rows, "tail_bone", tail)
