"""Edits of what bones can do: the flags of a kind that PMD and PMXEditor have a name for (mmd-semantics §7.2)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.bones import BoneFlags
from editor.model.edit import Edit
from editor.model.fields import Choice, choice
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result


class NamedKind(Choice):
    """What a modeller calls a bone by what it can do."""

    ROTATE = 0, "Rotate"
    MOVE = 1, "Rotate and move"
    IK = 2, "IK"
    HIDDEN = 7, "Hidden"
    TWIST = 8, "Twist"


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
class SetKind:
    kind: NamedKind = choice("Kind", NamedKind, help="What the bones can do from now on; all else stays.")


def set_kind(edit: Edit, context: OperationContext, parameters: SetKind) -> Result:
    """Give bones the flags of a kind. Tails, append and values of IK and axes stay as they are."""
    bones, rows = edit.model.bones, context.of("bones")
    flags = FLAGS[parameters.kind]
    edit.set(bones, rows, "flags", [bones[row].flags & ~KIND_FLAGS | flags for row in rows.tolist()])
    return Result(TranslatableText("{:,} bones changed", len(rows)), {"bones": rows})


OPERATIONS = (
    Operation(
        "bones.set-kind",
        "Set kind",
        set_kind,
        ("bones",),
        "Gives bones the abilities of a kind: to rotate, to rotate and move, IK, hidden, or twist.",
        SetKind,
        NEEDS_ROWS,
    ),
)
