"""Mirrors rigid bodies and joints: the other side is made, or corrected where it is there by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, replaced, switch
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.names import HasName, SidePairs, other_side_name
from editor.model.rigid_bodies import RigidBody
from editor.model.tables import RecordTable
from editor.operations.bones.bone_rows import listed_names
from editor.operations.model.move_model import mirrored_joint, mirrored_placed
from editor.operations.names.naming import freshly_named
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation

NAMES = ("name", "name_en")


@dataclass(frozen=True, slots=True)
class MirrorPhysics:
    update: bool = switch("Correct", True, help="What the other side has already is corrected, too.")


@dataclass(frozen=True, slots=True)
class MirrorBodies(MirrorPhysics):
    joints: bool = switch("With their joints", True, help="The joints between them, and to their middle, are mirrored.")


@operation(
    "bodies.mirror",
    "Mirror rigid bodies",
    "Mirrors rigid bodies with left or right in their names to the other side, with the joints between them, or"
    " corrects those that are there.",
    tables=("rigid_bodies",),
    parameters=MirrorBodies,
    needs=NEEDS_ROWS,
    menu="physics.bodies",
    menu_order=110,
)
def mirror_bodies(edit: Edit, context: OperationContext, parameters: MirrorBodies) -> Result:
    """Make the other side of rigid bodies, on the bones of the other side, and of the joints between them."""
    bodies, rows = edit.model.rigid_bodies, context.of("rigid_bodies").tolist()
    across = SidePairs.of(edit.model.bones).across

    def image(body: RigidBody) -> RigidBody | None:
        bone = _across(across, body.bone)
        return None if bone is None else replaced(mirrored_placed(body), {"bone": bone})

    mirrored = _mirror_rows(edit, bodies, rows, image, parameters.update)
    mirrored.check()
    if not parameters.joints:
        return mirrored.result(bodies.name)
    joints = _mirror_joints(edit, _joints_between(edit.model, mirrored.sources), parameters.update)
    message = TranslatableText("{}; joints: {:,}", mirrored.message, joints.added + joints.corrected)
    return Result(message, {bodies.name: mirrored.rows}, (*mirrored.warnings, *joints.warnings))


@operation(
    "joints.mirror",
    "Mirror joints",
    "Mirrors joints with left or right in their names to the other side, with limits and springs, or corrects"
    " those that are there.",
    tables=("joints",),
    parameters=MirrorPhysics,
    needs=NEEDS_ROWS,
    menu="physics.joints",
    menu_order=110,
)
def mirror_joints(edit: Edit, context: OperationContext, parameters: MirrorPhysics) -> Result:
    """Make the other side of joints, between the rigid bodies of the other side."""
    mirrored = _mirror_joints(edit, context.of("joints").tolist(), parameters.update)
    mirrored.check()
    return mirrored.result("joints")


def _joints_between(model: Model, bodies: Sequence[int]) -> list[int]:
    """The joints of some bodies, that join them with each other or with what has no side."""
    own, pairs = set(bodies), SidePairs.of(model.rigid_bodies)
    return [
        row
        for row, joint in enumerate(model.joints)
        if {joint.body_a, joint.body_b} & own
        and all(end in own or end == NONE or not pairs.has_side(end) for end in (joint.body_a, joint.body_b))
    ]


def _mirror_joints(edit: Edit, rows: Sequence[int], update: bool) -> Mirrored:
    across = SidePairs.of(edit.model.rigid_bodies).across

    def image(joint: Joint) -> Joint | None:
        a, b = (_across(across, row) for row in (joint.body_a, joint.body_b))
        if a is None or b is None or (a != b and (a, b) == (joint.body_b, joint.body_a)):  # its own image
            return None
        return replaced(mirrored_joint(joint), {"body_a": a, "body_b": b})

    return _mirror_rows(edit, edit.model.joints, rows, image, update)


def _across(across: IndexArray, row: int) -> int | None:
    """The row of the other side, itself for one that has no side, or for none; None where it is not there."""
    return row if row == NONE else None if across[row] == NONE else int(across[row])


class Mirrored(NamedTuple):
    """`sources`: the rows that have a side, of which `images` have another one; `rows`: what was made or corrected."""

    sources: list[int]
    images: int
    added: int
    corrected: int
    rows: IndexArray
    warnings: tuple[TranslatableText, ...]

    @property
    def message(self) -> TranslatableText:
        return TranslatableText("Mirrored to the other side: {:,}, corrected: {:,}", self.added, self.corrected)

    def check(self) -> None:
        """ValueError where nothing could be mirrored."""
        if not self.sources:
            raise ValueError(TranslatableText("none of them has a left or a right in its name"))
        if not self.images:
            raise ValueError(TranslatableText("what they belong to is not there on the other side"))

    def result(self, table: str) -> Result:
        return Result(self.message, {table: self.rows}, self.warnings)


def _mirror_rows(
    edit: Edit,
    table: RecordTable[Any],
    rows: Sequence[int],
    image: Callable[[Any], Any],
    update: bool,
) -> Mirrored:
    """Make the images of rows of a table, or correct what has their names; `image`: of a record, None where none is."""
    pairs = SidePairs.of(table)
    others = pairs.others
    sources, sideless = pairs.sources(rows)
    images = {row: found for row in sources if (found := image(table[row])) is not None}
    added = [row for row in images if row not in others]
    corrected = {others[row]: row for row in images if row in others and update}
    old = [
        replaced(images[row], {name: getattr(table[other], name) for name in NAMES}) for other, row in corrected.items()
    ]
    warnings = _warnings(table.records, sideless, [row for row in sources if row not in images])
    edit.put(table, list(corrected), Records(table.row_type, old))
    first = len(table)
    names = {row: {"name": pairs.other_name(row), "name_en": other_side_name(table[row].name_en)} for row in added}
    new = Records(table.row_type, [replaced(images[row], names[row]) for row in added])
    edit.insert(table, first, freshly_named(new, table.whole))
    rows_now = np.array(sorted((*corrected, *range(first, len(table)))), np.intp)
    return Mirrored(sources, len(images), len(added), len(corrected), rows_now, warnings)


def _warnings(records: Sequence[HasName], sideless: Sequence[int], lost: Sequence[int]) -> tuple[TranslatableText, ...]:
    without_side, without_other = listed_names(records, sideless), listed_names(records, lost)
    warnings = (
        (sideless, TranslatableText("left out, as they have no side: {}", without_side)),
        (lost, TranslatableText("left out, as their bones or bodies have no other side: {}", without_other)),
    )
    return tuple(text for rows, text in warnings if rows)
