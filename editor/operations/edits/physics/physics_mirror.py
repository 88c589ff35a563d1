"""Mirrors rigid bodies and joints: the other side is made, or corrected where it is there by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, replaced, switch
from editor.model.joints import Joint
from editor.model.model import Model
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


@dataclass(frozen=True, slots=True)
class MirrorBodies(MirrorPhysics):
    joints: bool = switch("With their joints", True, help="The joints between them, and to their middle, are mirrored.")


def mirror_bodies(edit: Edit, context: OperationContext, parameters: MirrorBodies) -> Result:
    """Make the other side of rigid bodies, on the bones of the other side, and of the joints between them."""
    bones, bodies = edit.model.bones.records, edit.model.rigid_bodies
    sides, rows = other_sides(bones), context.of("rigid_bodies").tolist()

    def image(body: RigidBody) -> RigidBody | None:
        bone = _across(bones, body.bone, sides)
        return None if bone is None else replaced(mirrored_placed(body), {"bone": bone})

    mirrored = _mirrored(edit, bodies, rows, image, parameters.update)
    mirrored.check()
    if not parameters.joints:
        return mirrored.result(bodies.name)
    joints = _mirror_joints(edit, _joints_between(edit.model, mirrored.sources), parameters.update)
    message = TranslatableText("{}; joints: {:,}", mirrored.message, joints.made + joints.corrected)
    return Result(message, {bodies.name: mirrored.rows}, (*mirrored.warnings, *joints.warnings))


def mirror_joints(edit: Edit, context: OperationContext, parameters: MirrorPhysics) -> Result:
    """Make the other side of joints, between the rigid bodies of the other side."""
    mirrored = _mirror_joints(edit, context.of("joints").tolist(), parameters.update)
    mirrored.check()
    return mirrored.result("joints")


def _joints_between(model: Model, bodies: Sequence[int]) -> list[int]:
    """The joints of some bodies, that join them with each other or with what has no side."""
    own, records = set(bodies), model.rigid_bodies.records
    return [
        row
        for row, joint in enumerate(model.joints)
        if {joint.body_a, joint.body_b} & own
        and all(end in own or _has_no_side(records, end) for end in (joint.body_a, joint.body_b))
    ]


def _mirror_joints(edit: Edit, rows: Sequence[int], update: bool) -> Mirrored:
    bodies = edit.model.rigid_bodies.records
    sides = other_sides(bodies)

    def image(joint: Joint) -> Joint | None:
        a, b = (_across(bodies, row, sides) for row in (joint.body_a, joint.body_b))
        if a is None or b is None or (a != b and (a, b) == (joint.body_b, joint.body_a)):  # its own image
            return None
        return replaced(mirrored_joint(joint), {"body_a": a, "body_b": b})  # type: ignore[no-any-return]

    return _mirrored(edit, edit.model.joints, rows, image, update)


def _has_no_side(records: Sequence[Named], row: int) -> bool:
    return row == NONE or other_side_name(records[row].name) == records[row].name


def _across(records: Sequence[Named], row: int, sides: Sides) -> int | None:
    """The row of the other side, itself for one that has no side, or for none; None where it is not there."""
    return row if _has_no_side(records, row) else sides.get(row)


class Mirrored(NamedTuple):
    """`sources`: the rows that have a side, of which `images` have another one; `rows`: what was made or corrected."""

    sources: list[int]
    images: int
    made: int
    corrected: int
    rows: IndexArray
    warnings: tuple[TranslatableText, ...]

    @property
    def message(self) -> TranslatableText:
        return TranslatableText("Mirrored to the other side: {:,}, corrected: {:,}", self.made, self.corrected)

    def check(self) -> None:
        """ValueError where nothing could be mirrored."""
        if not self.sources:
            raise ValueError(TranslatableText("none of them has a left or a right in its name"))
        if not self.images:
            raise ValueError(TranslatableText("what they belong to is not there on the other side"))

    def result(self, table: str) -> Result:
        return Result(self.message, {table: self.rows}, self.warnings)


def _mirrored(
    edit: Edit,
    table: RecordTable[Any],
    rows: Sequence[int],
    image: Callable[[Any], Any],
    update: bool,
) -> Mirrored:
    """Make the images of rows of a table, or correct what has their names; `image`: of a record, None where none is."""
    others = other_sides(table.records)
    sources, sideless = mirror_sources(table.records, rows, others)
    images = {row: found for row in sources if (found := image(table[row])) is not None}
    made = [row for row in images if row not in others]
    corrected = {others[row]: row for row in images if row in others and update}
    old = [
        replaced(images[row], {name: getattr(table[other], name) for name in NAMES}) for other, row in corrected.items()
    ]
    warnings = _warnings(table.records, sideless, [row for row in sources if row not in images])
    edit.put(table, list(corrected), Records(table.row_type, old))
    first = len(table)
    new = Records(table.row_type, [_renamed(images[row]) for row in made])
    edit.insert(table, first, freshly_named(new, table.whole))
    rows_now = np.array(sorted((*corrected, *range(first, len(table)))), np.intp)
    return Mirrored(sources, len(images), len(made), len(corrected), rows_now, warnings)


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
        "Mirrors rigid bodies with left or right in their names to the other side, with the joints between them, or"
        " corrects those that are there.",
        MirrorBodies,
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
