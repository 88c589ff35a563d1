"""Rows that are not as they should be: checks find them, and operations mend them.

Faults of names (too long for motions, not in Shift-JIS, shared), textures and toons, bones before physics, faces that
are alike, limits the wrong way round, offsets that do nothing, parameters of bodies, what holds soft bodies, and SDEF.
"""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path, PureWindowsPath
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray, Int32Array, are_among, mask_of
from editor.math3d.rotations import rotation_angles, unit_quaternions
from editor.messages import TranslatableText
from editor.model import cp932
from editor.model.bone_tree import parents_of, with_descendants
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import FLOATS, Columns
from editor.model.fields import NONE, Field, Kind, Vec3, fields_of, single
from editor.model.joints import Joint, JointKind
from editor.model.materials import Material, SharedToon, ToonKind
from editor.model.mesh import Deform, Face
from editor.model.model import Model
from editor.model.morphs import BoneOffset, MaterialOffset, MorphKind, MorphOffset, OffsetMethod, UvOffset, VertexOffset
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.model.soft_bodies import Anchor, SoftBody
from editor.model.weights import VertexWeights
from editor.operations.operation import NO_ROWS
from editor.texture_paths import LocatedFile

VMD_BYTES = 15  # of a name in a motion (mmd-semantics §2.1)

IN_MOTIONS = ("bones", "morphs")


def byte_count(name: str) -> int:
    """The bytes of a name in Shift-JIS."""
    try:
        return len(name.encode(cp932.ENCODING))  # so it is with nearly every name
    except UnicodeEncodeError:
        return len(cp932.encode(name))


def is_in_shift_jis(name: str) -> bool:
    try:
        name.encode(cp932.ENCODING)
    except UnicodeEncodeError:
        return not cp932.lacking(name)
    return True


def motion_fault(name: str) -> TranslatableText | None:
    """Why a VMD cannot hold `name`; None when it can."""
    if not is_in_shift_jis(name):
        return TranslatableText("A motion cannot hold “{}” (not in Shift-JIS).", cp932.lacking(name)[0])
    if (size := byte_count(name)) > VMD_BYTES:
        return TranslatableText("Too long for a motion: {} of {} bytes in Shift-JIS.", size, VMD_BYTES)
    return None


def shared_fault(other: int) -> TranslatableText:
    """That another row has the same name."""
    return TranslatableText("Row {} has the same name.", other)


def shared_names(names: Iterable[str]) -> dict[str, list[int]]:
    """By name that more rows than one have, but not the empty one, these rows, ascending."""
    rows: dict[str, list[int]] = defaultdict(list)
    for row, name in enumerate(names):
        rows[name].append(row)
    return {name: found for name, found in rows.items() if name and len(found) > 1}


AUTOMATIC = re.compile(r"材質\d+")  # what a material is called whose format had no names for them
SHARED_TOON = re.compile(r"toon(0[1-9]|10)", re.IGNORECASE)  # of a file, without its extension
MARKS = 20  # bits
MIX = np.array([0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9], np.uint64)  # odd numbers that spread bits well
MOST_LOOPS = 255  # mmd-semantics §1.11
COLORS = tuple(field.name for field in fields_of(Material) if field.kind is Kind.COLOR)
LEAST = single(0.0001)  # that an offset of a morph does, unless it does nothing
MATERIAL_VALUES = [field for field in fields_of(MaterialOffset) if field.kind in FLOATS]  # multiplied, or added


def texture_named(model: Model) -> list[int]:
    """The materials that a format without names left as 材質1 and so on, and whose texture could name them."""
    return [
        row
        for row, material in enumerate(model.materials)
        if AUTOMATIC.fullmatch(material.name) and texture_stem(model, material.texture)
    ]


def toons_like_shared(model: Model) -> dict[int, SharedToon]:
    """The materials whose toon is a file that is called like one of MMD's ten, wherever it lies, with that one."""
    found = {}
    for row, material in enumerate(model.materials):
        if material.toon_kind != ToonKind.SHARED and (
            match := SHARED_TOON.fullmatch(texture_stem(model, material.toon_texture))
        ):
            found[row] = SharedToon(int(match[1]) - 1)
    return found


def texture_stem(model: Model, texture: int) -> str:
    """The name of the file of a texture, without folder and extension; "" without one."""
    return PureWindowsPath(model.textures[texture].path).stem if texture != NONE else ""


def before_physics(model: Model) -> BoolArray:
    """(bones,) IK, and local append, that goes by a bone that physics moves, but deforms before physics.

    What hangs from such a bone is among them, as MMD deforms whatever waits for physics last (mmd-semantics §2.11).
    """
    bones = model.bones.records
    parents = parents_of(bones)
    moved = with_descendants(_led_by_bodies(model), parents)
    early = np.array([bool(_goes_by(bone, moved)) for bone in bones], np.bool_)
    late = np.array([bool(bone.flags & BoneFlags.AFTER_PHYSICS) for bone in bones], np.bool_)
    return with_descendants(early & ~late, parents) & ~late


def _led_by_bodies(model: Model) -> BoolArray:
    moving = [body.bone for body in model.rigid_bodies if body.mode != BodyMode.FOLLOWS_BONE]
    return mask_of(len(model.bones), moving)


def _goes_by(bone: Bone, moved: BoolArray) -> bool:
    """Return whether a bone's IK has a target, or its local append a parent, that physics moves."""
    if bone.flags & BoneFlags.IK and bone.ik_target != NONE and moved[bone.ik_target]:
        return True
    return bool(bone.flags & BoneFlags.LOCAL_APPEND and bone.append_parent != NONE and moved[bone.append_parent])


def file_of(path: str, found: LocatedFile | None) -> Path | None:
    """The file that a path means: `found` below the folder of the model, or where the path says from the root on."""
    return Path(path) if os.path.isabs(path) and os.path.isfile(path) else found.path if found is not None else None


def alike_faces(model: Model) -> IndexArray:
    """The faces of which others have the corners and the material, going round the same way, ascending."""
    likely = _likely_alike(model)
    keys = face_keys(model, likely, turned_too=False)
    return likely[is_repeated(keys) | is_repeated(keys[::-1])[::-1]]


def _likely_alike(model: Model) -> IndexArray:
    """Few faces among which are all that are alike: those whose corners and material make the same bits."""
    numbers = np.arange(-1, len(model.vertices)).astype(np.uint64) * MIX[0]
    numbers ^= numbers >> np.uint64(29)
    numbers *= MIX[1]
    one, two, three = (np.roll(numbers, -1)[corner] for corner in model.faces[Face.vertices].T)
    shift = np.uint64(7)  # so that it matters which way round they go, but not with which they begin
    keys = one * (two >> shift) + two * (three >> shift) + three * (one >> shift)
    keys += model.faces[Face.material].astype(np.uint64) * MIX[0]
    ordered = np.sort(keys)
    twice = ordered[1:][ordered[1:] == ordered[:-1]]
    marked = np.zeros(1 << MARKS, np.bool_)  # by the first bits of keys, far faster than to look each of them up
    shift = np.uint64(64 - MARKS)
    marked[twice >> shift] = True
    return np.flatnonzero(marked[keys >> shift]) if len(twice) else NO_ROWS


def face_keys(model: Model, faces: IndexArray, turned_too: bool) -> IndexArray:
    """(faces, 4) what is the same for faces that are alike: their material, and their corners in a settled order."""
    corners = model.faces[Face.vertices][faces]
    turned = np.sort(corners, axis=1) if turned_too else _from_lowest(corners)
    return np.column_stack((model.faces[Face.material][faces], turned))


def _from_lowest(corners: Int32Array) -> IndexArray:
    """The corners (faces, 3), going round the same way, from the lowest number on."""
    turns = corners.argmin(axis=1)[:, None] + np.arange(3)
    return np.asarray(np.take_along_axis(corners, turns % 3, axis=1), np.intp)


def is_repeated(values: IndexArray) -> BoolArray:
    """(n,): whether each row of values (n, k) is the same as one before it."""
    order = np.lexsort(values.T)
    ordered = values[order]
    repeated = np.zeros(len(values), np.bool_)
    repeated[order[1:]] = (ordered[1:] == ordered[:-1]).all(axis=1)
    return repeated


def has_reversed_limits(link: IkLink) -> bool:
    return link.limited and any(low > high for low, high in zip(link.lower, link.upper, strict=True))


def does_something(kind: MorphKind, offsets: Columns, threshold: float) -> BoolArray:
    """(offsets,) which do more than `threshold`.

    Entries of a flip have their positions on its slider, and an impulse of zero stops its body (mmd-semantics §3).
    """
    row_type = offsets.row_type
    if row_type is VertexOffset:
        return _summed_lengths(offsets[VertexOffset.vertex], offsets[VertexOffset.translation]) > threshold
    if row_type is UvOffset:
        used = 2 if kind is MorphKind.UV else 4
        return _summed_lengths(offsets[UvOffset.vertex], offsets[UvOffset.uv][:, :used]) > threshold
    if row_type is BoneOffset:
        angles = rotation_angles(unit_quaternions(offsets[BoneOffset.rotation].astype(np.float64)))
        return np.asarray((np.linalg.norm(offsets[BoneOffset.translation], axis=1) > threshold) | (angles > threshold))
    if row_type is MaterialOffset:
        return _changes_material(offsets, threshold)
    if kind is MorphKind.GROUP:
        return np.asarray(np.abs(offsets[MorphOffset.weight]) > threshold)
    return np.ones(len(offsets), np.bool_)


def _summed_lengths(vertices: IndexArray, values: AnyArray) -> AnyArray:
    """(offsets,) how far the vertex of each is moved by all of its offsets, which add up."""
    if (vertices[1:] > vertices[:-1]).all():  # as most are: each once
        return np.asarray(np.sqrt(np.einsum("ij,ij->i", values, values)))
    once, inverse = np.unique(vertices, return_inverse=True)
    sums = np.stack([np.bincount(inverse, part, len(once)) for part in values.T], axis=1)
    return np.asarray(np.linalg.norm(sums, axis=1)[inverse])


def _changes_material(offsets: Columns, threshold: float) -> BoolArray:
    neutral = np.where(offsets[MaterialOffset.operation] == OffsetMethod.MULTIPLY, 1, 0)[:, None]
    values = np.hstack([material_values(offsets, field) for field in MATERIAL_VALUES])
    return np.asarray((np.abs(values - neutral) > threshold).any(axis=1))


def material_values(offsets: Columns, field: Field) -> AnyArray:
    """(offsets, field.size) a column, even of a single number."""
    return offsets[field.name].reshape(len(offsets), field.size)


def reversed_limits(joint: Joint) -> list[tuple[float, float]]:
    """The limits, lower and upper, that are the wrong way round, of a joint of a kind that counts them."""
    if joint.kind not in (JointKind.SPRING_6DOF, JointKind.SIX_DOF):
        return []
    pairs = (pair for lower, upper in joint_limits(joint).values() for pair in zip(lower, upper, strict=True))
    return [(low, high) for low, high in pairs if low > high]


def joint_limits(joint: Joint) -> dict[str, tuple[Vec3, Vec3]]:
    return {"move": (joint.move_lower, joint.move_upper), "turn": (joint.turn_lower, joint.turn_upper)}


def clamped_feelings(body: RigidBody) -> dict[str, Any]:
    """The values of a body that physics would take as others: damping beyond 0 to 1, negative sizes."""
    values: dict[str, Any] = {
        "linear_damping": min(max(body.linear_damping, 0.0), 1.0),
        "angular_damping": min(max(body.angular_damping, 0.0), 1.0),
        "size": tuple(map(abs, body.size)),
    }
    return {name: value for name, value in values.items() if value != getattr(body, name)}


def anchors_and_pins_that_hold(model: Model, body: SoftBody) -> tuple[BoolArray, BoolArray]:
    """Return masks of the anchors and pins of a soft body with a vertex of its material, anchors with a rigid body."""
    is_drawn = mask_of(len(model.vertices), drawn_vertices(model, body))
    held, pinned = (are_among(is_drawn, rows["vertex"]) for rows in (body.anchors, body.pins))
    return held & (body.anchors[Anchor.body] != NONE), pinned


def drawn_vertices(model: Model, body: SoftBody) -> AnyArray:
    """(n, 3) the corners of the faces of a soft body's material."""
    faces = model.faces
    corners: AnyArray = faces[Face.vertices][(faces[Face.material] == body.material) & (body.material != NONE)]
    return corners


def sdef_without_parent_and_child(model: Model, weights: VertexWeights) -> BoolArray:
    """(n,) which are SDEF of bones that are not parent and child."""
    parents = np.append(parents_of(model.bones.records), NONE)
    first, second = weights.bones[:, 0], weights.bones[:, 1]
    there = (first != NONE) & (second != NONE)
    are_paired = there & ((parents[first] == second) | (parents[second] == first))
    found: BoolArray = (weights.deform == Deform.SDEF) & ~are_paired
    return found
