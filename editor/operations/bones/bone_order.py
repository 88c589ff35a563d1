"""Brings bones into an order in which each deforms after what it needs (see `editor.model.deform_order`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.messages import TranslatableText
from editor.model.bone_tree import circles
from editor.model.bones import Bone, BoneFlags, circle_fault
from editor.model.deform_order import Needs, can_be_met, needs_of, needs_of_rows, order_faults
from editor.model.edit import Edit
from editor.operations.operation import NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.fewest_moves import order_with_fewest_moves, ordered_by_needs

TOLD = 10  # bones that could not be put in order, by name


@operation(
    "bones.order",
    "Put bones in order",
    "Moves as few bones as possible, so that each deforms after its parent, its append parent and the links of"
    " its IK. Where the order of rows is not enough, deform levels are raised.",
    tables=("bones",),
    previews=False,
    scope=Scope.ALL,
    menu="bone.order",
    menu_order=110,
)
def order(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move as few bones as can be so that each deforms after what it needs; raise levels where no row would help."""
    bones = edit.model.bones
    for circle in circles(bones.records)[:1]:
        raise ValueError(circle_fault(bones.records, circle))
    needs = can_be_met(needs_of(bones.records))
    levels = _raised_levels(bones.records, needs)
    raised = [row for row, level in enumerate(levels) if level != bones[row].level]
    edit.set(bones, raised, "level", [levels[row] for row in raised])
    new_order, moved = order_with_fewest_moves(needs_of_rows(bones.records, needs))
    edit.reorder(bones, np.array(new_order, np.intp))
    changed = moved.union(raised)
    rows = np.array([row for row, old in enumerate(new_order) if old in changed], np.intp)
    if not len(rows):
        return Result(TranslatableText("No bone had to move"), warnings=_what_is_left(bones.records))
    text = TranslatableText("Bones put in order; moved: {:,}, deform levels raised: {:,}", len(moved), len(raised))
    return Result(text, {"bones": rows}, _what_is_left(bones.records))


def _raised_levels(bones: Sequence[Bone], needs: Needs) -> list[int]:
    """The deform level of each bone, raised to that of what it needs among those on its side of physics."""
    levels = [bone.level for bone in bones]
    for row in ordered_by_needs(needs):
        levels[row] = max([levels[row], *(levels[other] for other in needs[row] if _same_side(bones, row, other))])
    return levels


def _same_side(bones: Sequence[Bone], row: int, other: int) -> bool:
    return (BoneFlags.AFTER_PHYSICS in bones[row].flags) == (BoneFlags.AFTER_PHYSICS in bones[other].flags)


def _what_is_left(bones: Sequence[Bone]) -> tuple[TranslatableText, ...]:
    """Describe the faults that no order of rows mends."""
    faults = order_faults(bones)
    told = [TranslatableText("{}: {}", bones[row].name, faults[row][0]) for row in list(faults)[:TOLD]]
    if len(faults) > TOLD:
        told.append(TranslatableText("and {:,} more", len(faults) - TOLD))
    return tuple(told)


@operation(
    "bones.normalize-level",
    "Set all deform levels to 0",
    "Sorts the bones by their deform order and sets all deform levels to 0; they deform as before.",
    tables=("bones",),
    previews=False,
    scope=Scope.ALL,
    menu="bone.order",
    menu_order=120,
)
def normalize_level(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring the rows into the order in which bones deform, so that they need no deform levels; all become 0."""
    bones = edit.model.bones
    levels = np.array([bone.level for bone in bones], np.intp)
    edit.reorder(bones, np.argsort(levels, kind="stable"))
    changed = np.flatnonzero([bone.level != 0 for bone in bones])
    edit.set(bones, changed, "level", 0)
    return Result(TranslatableText("Bones brought to deform level 0: {:,}", len(changed)), {"bones": changed})
