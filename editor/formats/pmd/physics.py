"""The rigid bodies and joints of a PMD, up and down. Bodies lie relative to their bones (mmd-semantics §7.5, §7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from editor.formats.content import FormatError
from editor.formats.pmd.structure import (
    BODY,
    JOINT,
    NAME,
    NO_BODY,
    NO_ROW,
    Pmd,
    add_shortened,
    column_of,
    distinct_bytes,
    rounded_and_clamped,
    texts_of,
)
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE, Vec3
from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody

BYTES = ("group", "shape", "mode")
NUMBERS = ("mask", "size", "rotation", "mass", "linear_damping", "angular_damping", "restitution", "friction")
VECTORS = ("position", "rotation", "move_lower", "move_upper", "turn_lower", "turn_upper", "move_spring", "turn_spring")

NO_ENGLISH = TranslatableText("PMD has no English names of bodies and joints")
NO_SOFT_BODIES = TranslatableText("left out, because PMD has no soft bodies")
NO_KINDS = TranslatableText("becomes a spring 6DOF joint, the only kind of PMD")


# -- up ---------------------------------------------------------------------------------------------------------------


def upgraded_bodies(pmd: Pmd) -> list[RigidBody]:
    """The bodies; one without a bone lies relative to the first bone."""
    table = np.empty(0, BODY) if pmd.bodies is None else pmd.bodies
    positions = pmd.bones["position"].astype(np.float64)
    columns = {name: [_plain(value) for value in table[name].tolist()] for name in ("group", *NUMBERS)}
    bodies = []
    for row, (name, bone) in enumerate(zip(texts_of(table["name"]), table["bone"].tolist(), strict=True)):
        body = RigidBody(
            name,
            bone=NONE if bone == NO_ROW else bone,
            shape=BodyShape(int(table["shape"][row])),
            mode=BodyMode(int(table["mode"][row])),
            position=_moved(table["position"][row], _origin(positions, bone), 1),
            **{key: column[row] for key, column in columns.items()},
        )
        bodies.append(body)
    return bodies


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _origin(positions: AnyArray, bone: int) -> AnyArray:
    """Return the origin of the position of a body with this bone."""
    if not len(positions):
        return np.zeros(3)
    origin: AnyArray = positions[bone if 0 <= bone < len(positions) else 0]
    return origin


def _moved(position: AnyArray, origin: AnyArray, sign: int) -> Vec3:
    x, y, z = (np.asarray(position, np.float64) + sign * origin).tolist()
    return rounded_and_clamped(x), rounded_and_clamped(y), rounded_and_clamped(z)


def upgraded_joints(pmd: Pmd) -> list[Joint]:
    table = np.empty(0, JOINT) if pmd.joints is None else pmd.joints
    vectors = [[tuple(vector) for vector in table[name].tolist()] for name in VECTORS]
    names, bodies = texts_of(table["name"]), [_body_rows(table[name]) for name in ("body_a", "body_b")]
    rows = zip(names, *bodies, *vectors, strict=True)
    return [Joint(name, "", JointKind.SPRING_6DOF, a, b, *own) for name, a, b, *own in rows]


def _body_rows(column: AnyArray) -> list[int]:
    """Rows of bodies; numbers that no Model has become the largest that it can have."""
    rows: list[int] = np.where(column == NO_BODY, NONE, np.minimum(column, 2**31 - 1).astype(np.int64)).tolist()
    return rows


# -- down -------------------------------------------------------------------------------------------------------------


def downgraded_bodies(model: Model, bone_rows: IndexArray, losses: Messages) -> AnyArray:
    """The bodies; `bone_rows` (bones + 1,) tells the rows in the PMD and ends with NONE."""
    bodies, bones = model.rigid_bodies.records, model.bones.records
    packed = np.zeros(len(bodies), BODY)
    packed["name"] = _names("rigid_bodies", bodies, losses)
    for name in BYTES:
        packed[name] = [_byte(row, getattr(body, name)) for row, body in enumerate(bodies)]
    for name in NUMBERS:
        packed[name] = np.array([getattr(body, name) for body in bodies]).reshape(packed[name].shape)
    packed["bone"] = [bone_rows[body.bone] % (NO_ROW + 1) for body in bodies]
    origins = np.array([bone.position for bone in bones], np.float64).reshape(-1, 3)
    positions = [_moved(np.array(body.position), _origin(origins, body.bone), -1) for body in bodies]
    packed["position"] = np.array(positions).reshape(-1, 3)
    return packed


def _byte(row: int, value: int) -> int:
    if not 0 <= value <= 0xFF:
        raise FormatError(TranslatableText("{} does not fit into a byte", value), section="rigid_bodies", record=row)
    return int(value)


def downgraded_joints(model: Model, losses: Messages) -> AnyArray:
    packed = np.zeros(len(model.joints), JOINT)
    joints = model.joints.records
    packed["name"] = _names("joints", joints, losses)
    for row, joint in enumerate(joints):
        own = packed[row]
        own["body_a"], own["body_b"] = joint.body_a % (NO_BODY + 1), joint.body_b % (NO_BODY + 1)
        for name in VECTORS:
            own[name] = getattr(joint, name)
        if joint.kind != JointKind.SPRING_6DOF:
            losses.add(NO_KINDS, "joints", row, "kind")
    return packed


def _names(table: str, records: Sequence[RigidBody | Joint], losses: Messages) -> AnyArray:
    names = distinct_bytes([record.name for record in records], NAME)
    for row, (record, name) in enumerate(zip(records, names, strict=True)):
        add_shortened(losses, table, row, "name", record.name, name)
        if record.name_en:
            losses.add(NO_ENGLISH, table, row, "name_en")
    return column_of(names, NAME)


def report_lost_soft_bodies(model: Model, losses: Messages) -> None:
    for row in range(len(model.soft_bodies)):
        losses.add(NO_SOFT_BODIES, "soft_bodies", row)
