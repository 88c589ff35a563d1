"""Edits of what bones can do: the flags of a kind that PMD and PMXEditor have a name for (mmd-semantics §7.2)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, replaced
from editor.model.records import Records
from editor.operations.choices import NamedKind
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation

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
    edit.set(bones, rows, "flags", [bones[row].flags & ~KIND_FLAGS | flags for row in rows.tolist()])
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
