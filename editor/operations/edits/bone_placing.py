"""Edits of how bones hang together, as they are made bone by bone: a new one at a place, another parent or tail."""

from __future__ import annotations

from dataclasses import dataclass, replace

from editor.messages import TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, reference, switch, text, vector
from editor.operations.edits.frame_entries import enter_bones
from editor.operations.edits.naming import freshly_named
from editor.operations.edits.rows import NEW_NAMES
from editor.operations.operation import Need, Operation, OperationContext, Result

INHERITED = BoneFlags.AFTER_PHYSICS


@dataclass(frozen=True, slots=True)
class AddAt:
    position: Vec3 = vector("Position", help="Where the new bone is, in the model at rest.")
    parent: int = reference("Parent", "bones", help="What the new bone hangs from; nothing: it is a root.")
    name: str = text("Name", help="A name that is taken gets a number. Without one it is called a new bone.")
    tail: bool = switch("Tail of the parent", True, help="A parent whose tail leads nowhere points at the new bone.")


def add_at(edit: Edit, context: OperationContext, parameters: AddAt) -> Result:
    """Add a bone right after its parent, which it deforms after, and to the parent's display frame."""
    bones, parent = edit.model.bones, parameters.parent
    row = parent + 1 if parent != NONE else len(bones)
    name, name_en = (parameters.name, "") if parameters.name else NEW_NAMES["bones"]
    new = Bone(name, name_en, parent=parent)
    if parent != NONE:
        new = replace(new, level=bones[parent].level, flags=new.flags | bones[parent].flags & INHERITED)
    rows = bones.row_set.of(Bone, [new]).replace(position=[parameters.position])
    edit.insert(bones, row, freshly_named(rows, bones.whole))
    if parent != NONE and parameters.tail and _leads_nowhere(bones[parent]):
        _point(edit, [parent], row)
    enter_bones(edit, [row], parent)
    return Result(TranslatableText("Bone {} added", bones[row].name), {"bones": range(row, row + 1)})


def _leads_nowhere(bone: Bone) -> bool:
    """Whether a bone has no tail to be seen."""
    if bone.flags & BoneFlags.TAIL_IS_BONE:
        return bone.tail_bone == NONE
    return not any(bone.tail_offset)


@dataclass(frozen=True, slots=True)
class SetParent:
    parent: int = reference("Parent", "bones", help="What the bones hang from then; nothing: they are roots.")


def set_parent(edit: Edit, context: OperationContext, parameters: SetParent) -> Result:
    """Hang bones from another one; the Edit refuses what would hang from itself."""
    bones, rows, parent = edit.model.bones, context.of("bones"), parameters.parent
    edit.set(bones, rows, "parent", parent)
    if parent == NONE:
        return Result(TranslatableText("{:,} bones have no parent now", len(rows)), {"bones": rows})
    name = bones[parent].name or str(parent)
    return Result(TranslatableText("{:,} bones hang from {} now", len(rows), name), {"bones": rows})


@dataclass(frozen=True, slots=True)
class SetTail:
    bone: int = reference("Tail bone", "bones", help="The bone that the tails lead to.")


def set_tail(edit: Edit, context: OperationContext, parameters: SetTail) -> Result:
    """Lead the tails of bones to another one."""
    bones, rows, tail = edit.model.bones, context.of("bones"), parameters.bone
    if tail == NONE:
        raise ValueError(TranslatableText("Choose the bone that the tails lead to"))
    if (rows == tail).any():
        raise ValueError(TranslatableText("{} cannot be its own tail", bones[tail].name or str(tail)))
    _point(edit, rows.tolist(), tail)
    name = bones[tail].name or str(tail)
    return Result(TranslatableText("The tails of {:,} bones lead to {} now", len(rows), name), {"bones": rows})


def _point(edit: Edit, rows: list[int], tail: int) -> None:
    bones = edit.model.bones
    edit.set(bones, rows, "flags", [bones[row].flags | BoneFlags.TAIL_IS_BONE for row in rows])
    edit.set(bones, rows, "tail_bone", tail)


OPERATIONS = (
    Operation(
        "bones.add-at",
        "Add bone",
        add_at,
        (),
        "Adds a bone at a position, below another one and in the same display frame.",
        AddAt,
    ),
    Operation(
        "bones.set-parent",
        "Set parent",
        set_parent,
        ("bones",),
        "Hangs the selected bones from another one; they stay where they are.",
        SetParent,
        needs=frozenset({Need.ROWS}),
    ),
    Operation(
        "bones.set-tail",
        "Set tail",
        set_tail,
        ("bones",),
        "Leads the tails of the selected bones to another one.",
        SetTail,
        needs=frozenset({Need.ROWS}),
    ),
)
