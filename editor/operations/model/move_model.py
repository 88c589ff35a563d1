"""Edits of a whole model: moved, rotated, mirrored, with everything in it that has a position or a direction."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from editor.math3d.arrays import FloatArray
from editor.math3d.rotations import (
    inverse,
    matrices_from_euler,
    mirrored_offsets,
    mirrored_rotations,
    product,
    quaternions_from_rotation_vectors,
    rotation_vector_from_matrix,
)
from editor.messages import TranslatableText, first_names
from editor.model.bones import Bone, IkLink
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import Vec3, replaced, vector
from editor.model.joints import Joint, JointKind
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import BoneOffset, ImpulseOffset, Morph, VertexOffset
from editor.model.names import SidePairs
from editor.model.rigid_bodies import RigidBody
from editor.model.tables import RecordTable
from editor.operations.operation import NoParameters, OperationContext, Result, operation
from editor.operations.transform.influence import Influence
from editor.operations.transform.targets import TARGETS, VertexTarget
from editor.operations.transform.transform import Transform, moved

FLIP = (-1.0, 1.0, 1.0)
NAMES = ("name", "name_en")
Solid = TypeVar("Solid", RigidBody, Joint)

LISTED = 5  # names that a warning lists
POINTS = ("position", "normal", "sdef_c", "sdef_r0", "sdef_r1")  # of vertices: what x is mirrored of


@dataclass(frozen=True, slots=True)
class MoveModel:
    by: Vec3 = vector("By", help="The distance in model units.")


@dataclass(frozen=True, slots=True)
class RotateModel:
    angles: Vec3 = vector("Angles", angle=True, help="About the axes of the model: Z first, then X, then Y.")


@operation(
    "model.move",
    "Move the model",
    "Moves everything: vertices, bones, rigid bodies, joints.",
    parameters=MoveModel,
)
def move_everything(edit: Edit, context: OperationContext, parameters: MoveModel) -> Result:
    """Move vertices, bones, rigid bodies and joints."""
    _transform_everything(edit, moved(parameters.by))
    return Result(TranslatableText("The model was moved by {:g}, {:g}, {:g}", *parameters.by))


@operation(
    "model.rotate",
    "Rotate the model",
    "Rotates everything about the origin, with the offsets of morphs. Limits of IK stay along the model's axes.",
    parameters=RotateModel,
    on_worker=True,
)
def rotate_everything(edit: Edit, context: OperationContext, parameters: RotateModel) -> Result:
    """Rotate everything about the origin, with what morphs do."""
    matrix = matrices_from_euler(parameters.angles)[0]
    transform = Transform(rotation_vector=rotation_vector_from_matrix(matrix))
    limited = any(link.limited for bone in edit.model.bones for link in bone.ik_links)
    _transform_everything(edit, transform)
    if not transform.is_nothing:
        for row, morph in enumerate(list(edit.model.morphs)):
            _rotate_morph(edit, row, morph, transform)
    shown = np.degrees(parameters.angles).tolist()
    text = TranslatableText("The model was rotated by {:g}°, {:g}°, {:g}°", *shown)
    warning = TranslatableText("limits of IK stay along the axes of the model, and were not rotated with it")
    return Result(text, warnings=(warning,) if limited and not transform.is_nothing else ())


def _transform_everything(edit: Edit, transform: Transform) -> None:
    for name, make in TARGETS.items():
        table = edit.model.tables[name]
        target = make(edit.model, Influence(np.arange(len(table))))
        target.write(edit, transform)
        if isinstance(target, VertexTarget):
            target.write_morphs(edit, transform)


def _rotate_morph(edit: Edit, row: int, morph: Morph, transform: Transform) -> None:
    """Rotate what a morph does to bones and rigid bodies; vertices were rotated with their target."""
    offsets = morph.offsets
    if not len(offsets):
        return
    if offsets.row_type is BoneOffset:
        rotation = np.repeat(quaternions_from_rotation_vectors(transform.rotation_vector[None]), len(offsets), axis=0)
        turned = product(product(rotation, offsets[BoneOffset.rotation].astype(np.float64)), inverse(rotation))
        offsets = offsets.replace(translation=transform.directions(offsets[BoneOffset.translation]), rotation=turned)
    elif offsets.row_type is ImpulseOffset:
        local = offsets[ImpulseOffset.local][:, None]
        each = {name: offsets[name] for name in ("velocity", "torque")}
        offsets = offsets.replace(
            **{name: np.where(local, values, transform.directions(values)) for name, values in each.items()}
        )
    else:
        return
    edit.replace(edit.model.morphs, row, Morph.offsets, offsets)


# -- the mirror image --------------------------------------------------------------------------------------------------


@operation(
    "model.mirror",
    "Mirror the model",
    "Mirrors the whole model at the plane x = 0, and swaps left and right in its names.",
    previews=False,
    on_worker=True,
)
def mirror_everything(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Mirror the model at the plane x = 0, with the sides in its names."""
    model = edit.model
    vertices = model.vertices
    lone = _one_sided(model)
    for name in filter(vertices.stores, POINTS):
        edit.set(vertices, slice(None), name, mirrored_offsets(vertices[name]))
    edit.set(model.faces, slice(None), Face.vertices, model.faces[Face.vertices][:, ::-1])
    for name, mirrored in _MIRRORED.items():
        records: RecordTable[Any] = model.tables[name]  # type: ignore[assignment]
        images = [
            replaced(mirrored(record), names) for record, names in zip(records, _mirrored_names(records), strict=True)
        ]
        edit.put(records, slice(None), Records(records.row_type, images))
    warning = TranslatableText("there on one side only: {}", first_names(lone[:LISTED], max(len(lone) - LISTED, 0)))
    return Result(TranslatableText("The model was mirrored"), warnings=(warning,) if lone else ())


def _mirrored_names(records: RecordTable[Any]) -> list[dict[str, str]]:
    """The names that rows have in the mirror image: what is a pair exchanges both, the Japanese and the English one."""
    pairs = {field: SidePairs([getattr(record, field) for record in records]) for field in NAMES}
    by_name = pairs["name"]
    return [
        {field: getattr(records[int(by_name.across[row])], field) for field in NAMES}
        if by_name.is_pair(row)
        else {field: each.mirrored_name(row) for field, each in pairs.items()}
        for row in range(len(records))
    ]


def _one_sided(model: Model) -> list[str]:
    """The names of bones and morphs whose other side is not there: motions find them no more, or on the wrong side."""
    tables = (model.bones, model.morphs)
    return [table[row].name for table in tables for row in SidePairs.of(table).lone.tolist()]


def mirrored_vector(value: Vec3, axis: int = 0) -> Vec3:
    """The mirror image of a position or direction, at the plane through the origin that an axis stands on."""
    x, y, z = (-part if number == axis else part for number, part in enumerate(value))
    return x, y, z


def _turned_back(angles: Vec3) -> Vec3:
    """The angles of the mirror image of a rotation."""
    return angles[0], -angles[1], -angles[2]


def _flipped_limits(lower: Vec3, upper: Vec3) -> tuple[Vec3, Vec3]:
    """Limits of a translation in the mirror image."""
    return (-upper[0], *lower[1:]), (-lower[0], *upper[1:])


def _turned_limits(lower: Vec3, upper: Vec3, axis: int = 0) -> tuple[Vec3, Vec3]:
    """Limits of a rotation in the mirror image: only those about the axis of the mirror stay."""
    limits = zip(range(3), lower, upper, strict=True)
    x, y, z = ((low, high) if number == axis else (-high, -low) for number, low, high in limits)
    return (x[0], y[0], z[0]), (x[1], y[1], z[1])


def mirrored_bone(bone: Bone, axis: int = 0) -> Bone:
    """A bone as it is in the mirror image; what it refers to stays."""
    vectors = ("position", "tail_offset", "fixed_axis", "local_x", "local_z")
    values: dict[str, Any] = {name: mirrored_vector(getattr(bone, name), axis) for name in vectors}
    links = tuple(_mirrored_link(link, axis) for link in bone.ik_links)
    return replaced(bone, {**values, "ik_links": links})


def _mirrored_link(link: IkLink, axis: int) -> IkLink:
    lower, upper = _turned_limits(link.lower, link.upper, axis)
    return dataclasses.replace(link, lower=lower, upper=upper)


def mirrored_placed(record: Solid) -> Solid:
    """A rigid body or joint where it is in the mirror image; what it refers to stays."""
    return replaced(record, {"position": mirrored_vector(record.position), "rotation": _turned_back(record.rotation)})


def mirrored_joint(joint: Joint) -> Joint:
    """A joint as it is in the mirror image; a cone twist has other things than limits in their place."""
    if joint.kind is JointKind.CONE_TWIST:
        return mirrored_placed(joint)
    move_lower, move_upper = _flipped_limits(joint.move_lower, joint.move_upper)
    turn_lower, turn_upper = _turned_limits(joint.turn_lower, joint.turn_upper)
    limits = {"move_lower": move_lower, "move_upper": move_upper, "turn_lower": turn_lower, "turn_upper": turn_upper}
    return replaced(mirrored_placed(joint), limits)


def _mirrored_morph(morph: Morph) -> Morph:
    return replaced(morph, {"offsets": mirrored_morph_offsets(morph.offsets)})


def _as_it_is(record: Any) -> Any:
    """A record in which nothing but its names has a side."""
    return record


_MIRRORED: dict[str, Callable[[Any], Any]] = {
    "materials": _as_it_is,
    "bones": mirrored_bone,
    "morphs": _mirrored_morph,
    "frames": _as_it_is,
    "rigid_bodies": mirrored_placed,
    "joints": mirrored_joint,
    "soft_bodies": _as_it_is,
}


def mirrored_morph_offsets(offsets: Columns) -> Columns:
    """The offsets as they are in the mirror image, on the same rows."""
    if offsets.row_type is VertexOffset:
        return offsets.replace(translation=mirrored_offsets(offsets[VertexOffset.translation]))
    if offsets.row_type is BoneOffset:
        translation = mirrored_offsets(offsets[BoneOffset.translation])
        rotation = mirrored_rotations(offsets[BoneOffset.rotation])
        return offsets.replace(translation=translation, rotation=rotation)
    if offsets.row_type is ImpulseOffset:
        velocity = mirrored_offsets(offsets[ImpulseOffset.velocity])
        torque = _mirrored_torque(offsets[ImpulseOffset.torque])
        return offsets.replace(velocity=velocity, torque=torque)
    return offsets


def _mirrored_torque(torque: FloatArray) -> FloatArray:
    """A torque is an axis about which something turns: its mirror image turns the other way."""
    return torque * (1.0, -1.0, -1.0)
