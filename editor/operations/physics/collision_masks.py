"""Sets in the masks of bodies whether two collision groups meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import integer, switch
from editor.model.tables import RecordTable
from editor.operations.operation import OperationContext, Result, operation
from editor.operations.queries.collision_groups import GROUPS

GROUP_HELP = "1 to 16 in the window, as in PMXEditor; 0 to 15 in scripts and on the command line."


@dataclass(frozen=True, slots=True)
class SetCollision:
    group: int = integer("Group", minimum=0, maximum=GROUPS - 1, counts_from=1, help=GROUP_HELP)
    with_: int = integer("With group", minimum=0, maximum=GROUPS - 1, counts_from=1, help=GROUP_HELP)
    collides: bool = switch(
        "Collides", True, help="Whether the bodies of the two groups collide or pass through each other."
    )


@operation(
    "bodies.set-collision",
    "Set which groups collide",
    "Makes all rigid and soft bodies of two groups collide with each other, or pass through each other. The masks"
    " of both are set.",
    tables=(),
    parameters=SetCollision,
    menu="physics.bodies",
    menu_order=140,
)
def set_collision(edit: Edit, context: OperationContext, parameters: SetCollision) -> Result:
    """Let all bodies of two groups collide, or pass through each other, by the masks of both."""
    found = changed = 0
    pairs = {(parameters.group, parameters.with_), (parameters.with_, parameters.group)}
    tables: tuple[RecordTable[Any], ...] = (edit.model.rigid_bodies, edit.model.soft_bodies)
    for table in tables:
        for group, other in pairs:
            rows = [row for row, body in enumerate(table) if body.group == group]
            masks = [_with_bit(table[row].mask, other, parameters.collides) for row in rows]
            found += len(rows)
            changed += sum(table[row].mask != mask for row, mask in zip(rows, masks, strict=True))
            edit.set(table, np.array(rows, np.intp), "mask", masks)
    if not found:
        raise ValueError(TranslatableText("no body is in either group"))
    return Result(TranslatableText("Bodies whose collision groups changed: {:,}", changed))


def _with_bit(mask: int, group: int, is_set: bool) -> int:
    return mask | 1 << group if is_set else mask & ~(1 << group)
