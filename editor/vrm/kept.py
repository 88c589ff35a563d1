"""What VRM has no place for, kept in the `extras` of a file that is written, and brought back when it is read.

It is the model without its mesh, as PMX, packed: all tables, and of each vertex what moves it. Another program may drop
it, or change what it is about: what does not fit the file any more stays as the file has it.
"""

from __future__ import annotations

import base64
import binascii
import io
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import Content, FormatError
from editor.formats.gltf.library import COMPLAINTS
from editor.formats.gltf.materials import EXTRAS
from editor.formats.gltf.reader import GltfImport, MorphTarget, morph_offsets
from editor.formats.gltf.writer import Pictures
from editor.formats.pmx import reader as pmx_reader
from editor.formats.pmx import writer as pmx_writer
from editor.formats.progress import NoProgress
from editor.formats.repair import repair
from editor.math3d.arrays import BoolArray, IndexArray
from editor.messages import Messages, TranslatableText
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.mesh import Vertex, effective_weights
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.operations.pose.apply_pose_as_rest import STILL, rest_maps
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from editor.preview.skinning import unit_normals
from editor.vrm.figure import Figure

VERSION = 1
LARGEST = 1 << 28  # bytes of what is unpacked
ALIKE = 1.5 / 255  # between weights that are the same
MOVED = 1e-3  # heights: a bone that is farther from where it was has been moved
RESTORED = ("info", "bones", "frames", "rigid_bodies", "joints", "soft_bodies")
OF_VERTICES = ("edge_scale", "sdef_c", "sdef_r0", "sdef_r1", "uv1", "uv2", "uv3", "uv4")
TEXTURES = ("texture", "sphere_texture", "toon_texture")


# -- written -----------------------------------------------------------------------------------------------------------


def kept_block(source: Model, figure: Figure, targets: Mapping[int, int], pictures: Pictures) -> dict[str, Any]:
    """The extras of a file; `targets` are the numbers of the morph targets by the rows of their morphs."""
    model = source.snapshot()
    model.faces.fill(0, vertices=np.empty((0, 3), np.int32), material=np.empty(0, np.int32))
    for name in ("position", "normal", "uv"):
        model.vertices.writable(name)[:] = 0
    model.morphs.records[:] = [
        replace(morph, offsets=Columns(VertexOffset, 0)) if morph.kind is MorphKind.VERTEX else morph
        for morph in model.morphs
    ]
    stream = io.BytesIO()
    pmx_writer.write(Content(model), stream, NoProgress(), pmx_version="auto")
    used = {getattr(material, name) for material in model.materials for name in TEXTURES} - {NONE}
    textures = {row: texture[0] for row in sorted(used) if (texture := pictures.known(row)) is not None}
    return {
        EXTRAS: {
            "version": VERSION,
            "model": base64.b64encode(zlib.compress(stream.getvalue(), 9)).decode("ascii"),
            "bones": {figure.model.bones[new].name: row for row, new in figure.nodes.items()},
            "carriers": {str(row): carrier for row, carrier in figure.carriers.items()},
            "turned": {str(row): list(rotation) for row, rotation in figure.turned.items()},
            "targets": {str(row): target for row, target in targets.items()},
            "textures": {str(row): texture for row, texture in textures.items()},
        }
    }


# -- read --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """`bones`: rows of `model` by the names of nodes; `carriers`: bones that carry the vertices of others in the file;
    `turned`: rotations that brought bones of `model` into the pose of the file; `targets`, `textures`: numbers in the
    document, by rows of `model`.
    """

    model: Model
    bones: Mapping[str, int]
    carriers: Mapping[int, int]
    turned: Mapping[int, Sequence[float]]
    targets: Mapping[int, int]
    textures: Mapping[int, int]


def read_kept(tree: Any, messages: Messages) -> Kept | None:
    """What a document keeps; None where it keeps nothing, and with a message where that cannot be read."""
    block = tree.extras.get(EXTRAS) if isinstance(tree.extras, dict) else None
    if not isinstance(block, dict) or "model" not in block:
        return None
    try:
        if block["version"] != VERSION:
            raise ValueError
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(base64.b64decode(block["model"], validate=True), LARGEST)
        buffer = FileBuffer(np.frombuffer(data, np.uint8))
        model, _ = pmx_reader.read(buffer, Messages(), NoProgress())
        repair(model, Messages())
        count = len(model.bones)
        # A part that is empty is not in the file: pygltflib leaves it out.
        return Kept(
            model,
            {str(name): _row(row, count) for name, row in block["bones"].items()},
            {_row(row, count): _row(carrier, count) for row, carrier in block.get("carriers", {}).items()},
            {_row(row, count): _rotation(rotation) for row, rotation in block.get("turned", {}).items()},
            {_row(row, len(model.morphs)): int(target) for row, target in block.get("targets", {}).items()},
            {_row(row, len(model.textures)): int(texture) for row, texture in block.get("textures", {}).items()},
        )
    except (*COMPLAINTS, binascii.Error, zlib.error, FormatError):
        messages.add(TranslatableText("what Katachi kept in the file cannot be read; it is read as any other VRM"))
        return None


def _row(value: Any, count: int) -> int:
    row = int(value)
    if not 0 <= row < count:
        raise ValueError(row)
    return row


def _rotation(value: Any) -> list[float]:
    rotation = [float(part) for part in value]
    if len(rotation) != 4 or not np.isfinite(rotation).all() or not any(rotation):
        raise ValueError(rotation)
    return rotation


def restore(found: GltfImport, kept: Kept) -> bool:
    """Give the model that was read all that was kept of it. False, with a message, where it is another model now."""
    model, own = found.model, kept.model
    names = [material.name for material in model.materials]
    fits = (
        len(model.vertices) == len(own.vertices)
        and names == [material.name for material in own.materials]
        and all(bone.name in kept.bones for bone in model.bones)
    )
    if not fits:
        found.messages.add(TranslatableText("the file was changed elsewhere: what Katachi kept in it is left out"))
        return False
    rows = np.array([kept.bones[bone.name] for bone in model.bones] + [NONE], np.intp)
    points = {kept.bones[bone.name]: bone.position for bone in model.bones}
    _restore_vertices(model, own, rows, kept.carriers)
    for table in RESTORED:
        model.tables[table].records[:] = own.tables[table].records  # type: ignore[union-attr]
    transforms = Skeleton(model.bones.records).solve(_pose(model, kept.turned))
    _place_bones(model, transforms, points, set(kept.carriers.values()))
    model.morphs.records[:] = list(_morphs(found, kept))
    _turn_back(model, transforms)
    model.materials.records[:] = [_material(found, kept, material) for material in own.materials]
    model.textures.records[:] = found.textures.textures
    return True


def _restore_vertices(model: Model, own: Model, rows: IndexArray, carriers: Mapping[int, int]) -> None:
    """Let vertices hang from bones as they did, those that the file has hanging otherwise as it has them."""
    column = model.vertices.writable("bones")
    column[:] = rows[column]
    carrying = np.arange(len(own.bones) + 1)
    carrying[-1] = NONE
    for row, carrier in carriers.items():
        carrying[row] = carrier
    same = _same_weights(model, own, carrying)
    for name in ("bones", "weights", "deform"):
        model.vertices.writable(name)[same] = own.vertices[name][same]
    for name in OF_VERTICES:
        if own.vertices.stores(name):
            model.vertices.writable(name)[:] = own.vertices[name]


def _same_weights(model: Model, own: Model, carrying: IndexArray) -> BoolArray:
    """(vertices,) which the same bones move in both models, once each bone is what carries it."""
    keys, parts = [], []
    for sign, each, bones in (
        (1, model, model.vertices[Vertex.bones]),
        (-1, own, carrying[own.vertices[Vertex.bones]]),
    ):
        weights = effective_weights(each.vertices[Vertex.deform], each.vertices[Vertex.weights].astype(np.float64))
        weights = np.where(bones == NONE, 0, weights)
        sums = weights.sum(axis=1, keepdims=True)
        keys.append(np.arange(len(bones))[:, None] * (len(own.bones) + 1) + bones + 1)
        parts.append(sign * weights / np.where(sums > 0, sums, 1))
    once, index = np.unique(np.concatenate(keys).ravel(), return_inverse=True)
    differences = np.abs(np.bincount(index.ravel(), np.concatenate(parts).ravel(), len(once)))
    same = np.ones(len(model.vertices), np.bool_)
    same[once[differences > ALIKE] // (len(own.bones) + 1)] = False
    return same


def _place_bones(
    model: Model, transforms: BoneTransforms, points: Mapping[int, Sequence[float]], carriers: set[int]
) -> None:
    """Move bones to where the file has them, if that is elsewhere. `carriers` stay: hips stand elsewhere in VRM."""
    height = float(np.ptp(model.vertices[Vertex.position][:, 1])) if len(model.vertices) else 1.0
    bones, turns = model.bones.records, transforms.rotation_matrices()
    for row, point in points.items():
        way = np.subtract(point, transforms.positions[row])
        if row not in carriers and np.linalg.norm(way) > MOVED * height:
            x, y, z = (bones[row].position + turns[row].T @ way).tolist()
            bones[row] = replace(bones[row], position=(x, y, z))


def _morphs(found: GltfImport, kept: Kept) -> list[Morph]:
    targets: dict[int, list[MorphTarget]] = {}
    for each in (target for same in found.targets().values() for target in same):
        targets.setdefault(each.index, []).append(each)
    return [
        replace(morph, offsets=morph_offsets(targets[kept.targets[row]], found.messages))
        if morph.kind is MorphKind.VERTEX and kept.targets.get(row) in targets
        else morph
        for row, morph in enumerate(kept.model.morphs)
    ]


def _material(found: GltfImport, kept: Kept, material: Material) -> Material:
    """A material as it was, with its textures as the file has them; those that it has not by their paths."""
    count = len(found.document.tree.textures or ())
    values: dict[str, Any] = {}
    for name in TEXTURES:
        row = getattr(material, name)
        if row != NONE:
            texture = kept.textures.get(row, NONE)
            inside = found.texture_row(texture) if 0 <= texture < count else NONE
            values[name] = inside if inside != NONE else found.textures.row(kept.model.textures[row].path)
    return replace(material, **values)


def _pose(model: Model, turned: Mapping[int, Sequence[float]]) -> Pose:
    """The pose of the file."""
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.ik[:] = False
    for row, rotation in turned.items():
        pose.rotations[row] = rotation
    return pose


def _turn_back(model: Model, transforms: BoneTransforms) -> None:
    """Take the mesh, and what morphs do to it, back from the pose of the file to that of the bones."""
    maps = rest_maps(model, transforms).astype(np.float64)
    moved = np.flatnonzero(np.abs(maps - np.eye(3, 4)).max(axis=(1, 2), initial=0) > STILL)
    if not len(moved):
        return
    back = np.linalg.pinv(maps[:, :, :3])
    positions, normals = model.vertices.writable("position"), model.vertices.writable("normal")
    positions[moved] = np.einsum("nij,nj->ni", back[moved], positions[moved] - maps[moved, :, 3])
    normals[moved] = unit_normals(np.einsum("nij,nj->ni", back[moved], normals[moved]))
    for row, morph in enumerate(model.morphs):
        if morph.kind is MorphKind.VERTEX and len(morph.offsets):
            offsets = morph.offsets
            turned = np.einsum("nij,nj->ni", back[offsets[VertexOffset.vertex]], offsets[VertexOffset.translation])
            model.morphs.records[row] = replace(morph, offsets=offsets.replace(translation=turned))
