"""Mirrors rigid bodies and joints: the other side is made, or corrected where it is there by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, replaced, switch
from editor.model.joints import Joint
from editor.model.records import Records
from editor.model.rigid_bodies import RigidBody
from editor.model.tables import RecordTable
from editor.operations.edits.bone_rows import told_names
from editor.operations.edits.mirrored_rows import Named, Sides, mirror_sources, other_sides
from editor.operations.edits.move_model import mirrored_joint, mirrored_placed, other_side_name
from editor.operations.edits.naming import freshly_named
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result

NAMES = ("name", "name_en")


@dataclass(frozen=True, slots=True)
class MirrorPhysics:
    update: bool = switch("Correct", True, help="What the other side has already is corrected, too.")


def mirror_bodies(edit: Edit, context: OperationContext, parameters: MirrorPhysics) -> Result:
    """Make the other side of rigid bodies, on the bones of the other side."""
    bones = edit.model.bones.records
    sides = other_sides(bones)

    def image(body: RigidBody) -> RigidBody | None:
        bone = _across(bones, body.bone, sides)
        return None if bone is None else replaced(mirrored_placed(body), {"bone": bone})

    return _mirrored(edit, context, edit.model.rigid_bodies, image, parameters.update)


def mirror_joints(edit: Edit, context: OperationContext, parameters: MirrorPhysics) -> Result:
    """Make the other side of joints, between the rigid bodies of the other side."""
    bodies = edit.model.rigid_bodies.records
    sides = other_sides(bodies)

    def image(joint: Joint) -> Joint | None:
        a, b = (_across(bodies, row, sides) for row in (joint.body_a, joint.body_b))
        if a is None or b is None or (a != b and (a, b) == (joint.body_b, joint.body_a)):  # its own image
            return None
        return replaced(mirrored_joint(joint), {"body_a": a, "body_b": b})  # type: ignore[no-any-return]

    return _mirrored(edit, context, edit.model.joints, image, parameters.update)


def _across(records: Sequence[Named], row: int, sides: Sides) -> int | None:
    """The row of the other side, itself for one that has no side, or for none; None where it is not there."""
    if row == NONE or other_side_name(records[row].name) == records[row].name:
        return row
    return sides.get(row)


def _mirrored(
    edit: Edit,
    context: OperationContext,
    table: RecordTable[Any],
    image: Callable[[Any], Any],
    update: bool,
) -> Result:
    """Make the images of rows of a table, or correct what has their names; `image`: of a record, None where none is."""
    others = other_sides(table.records)
    sources, sideless = mirror_sources(table.records, context.of(table.name).tolist(), others)
    if not sources:
        raise ValueError(TranslatableText("none of them has a left or a right in its name"))
    images = {row: found for row in sources if (found := image(table[row])) is not None}
    if not images:
        raise ValueError(TranslatableText("what they belong to is not there on the other side"))
    made = [row for row in images if row not in others]
    corrected = {others[row]: row for row in images if row in others and update}
    old = [
        replaced(images[row], {name: getattr(table[other], name) for name in NAMES}) for other, row in corrected.items()
    ]
    edit.put(table, list(corrected), Records(table.row_type, old))
    first = len(table)
    new = Records(table.row_type, [_renamed(images[row]) for row in made])
    edit.insert(table, first, freshly_named(new, table.whole))
    message = TranslatableText("Mirrored to the other side: {:,}, corrected: {:,}", len(made), len(corrected))
    rows = {table.name: np.array(sorted((*corrected, *range(first, len(table)))), np.intp)}
    return Result(message, rows, _warnings(table.records, sideless, [row for row in sources if row not in images]))


def _renamed(image: Any) -> Any:
    return replaced(image, {name: other_side_name(getattr(image, name)) for name in NAMES})


def _warnings(records: Sequence[Named], sideless: Sequence[int], lost: Sequence[int]) -> tuple[TranslatableText, ...]:
    no_other = TranslatableText("left out, as their bones or bodies have no other side: {}", told_names(records, lost))
    told = (
        (sideless, TranslatableText("left out, as they have no side: {}", told_names(records, sideless))),
        (lost, no_other),
    )
    return tuple(text for rows, text in told if rows)


OPERATIONS = (
    Operation(
        "bodies.mirror",
        "Mirror rigid bodies",
        mirror_bodies,
        ("rigid_bodies",),
        "Mirrors rigid bodies with left or right in their names to the other side, or corrects those that are there.",
        MirrorPhysics,
        NEEDS_ROWS,
    ),
    Operation(
        "joints.mirror",
        "Mirror joints",
        mirror_joints,
        ("joints",),
        "Mirrors joints with left or right in their names to the other side, with limits and springs, or corrects"
        " those that are there.",
        MirrorPhysics,
        NEEDS_ROWS,
    ),
)
