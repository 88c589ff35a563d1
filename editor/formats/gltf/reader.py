"""Reads a glTF document, with its bones, weights and morph targets if it has them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.format_row import METRES
from editor.formats.gltf.library import damage_reported, part
from editor.formats.gltf.materials import GltfImages, default_material, materials_of
from editor.formats.gltf.primitives import MeshReader, MorphTarget, PrimitiveVertices
from editor.formats.gltf.skins import SkinJoints
from editor.formats.gltf.space import Nodes, placed
from editor.formats.local_files import ExtractedFiles
from editor.formats.mesh_exchange import ImportedMesh, TextureTable, add_bone, fill_mesh
from editor.formats.message_texts import noun
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray
from editor.messages import Messages
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset

UNITS = 1 / METRES
BONES_FRAME = ("ボーン", "Bones")


def read(
    buffer: FileBuffer, messages: Messages, progress: Progress, *, scale: float = UNITS
) -> tuple[Model, ExtractedFiles | None]:
    """The model, and its pictures if they lie within the file. `scale` is how many units one metre is.

    Joints become bones in the order of their skins; without any, the model has one bone. Meshes stand as the document
    shows them. Morphs of the same name, of several meshes, are one.
    """
    with damage_reported():
        document = GltfDocument(buffer.array.tobytes(), buffer.path.parent)
        model = Model()
        model.info.records[0] = replace(model.info[0], name=buffer.path.stem)
        images = GltfImages(document, buffer.path.stem, messages)
        _fill_materials(model, document, images, messages)
        progress.report(0.3, "bones")
        nodes = placed(document.tree, messages)
        meshes = [row for row in nodes.shown if document.tree.nodes[row].mesh is not None]
        joints = _joints(document.tree, nodes, meshes)
        model.bones.records[:] = joints.bones(document.tree, scale, messages)
        reader = MeshReader(document, joints, scale, messages)
        for number, row in enumerate(meshes):
            progress.report(0.3 + 0.6 * number / len(meshes), "vertices")
            reader.read(row)
        _fill_mesh(model, reader, messages)
        _fill_morphs(model, reader.vertices, messages)
        _fill_frames(model)
        _report_ignored(document.tree, messages)
        return model, images.unpacked()


def _joints(tree: Any, nodes: Nodes, meshes: list[int]) -> SkinJoints:
    """The joints of all skins of the meshes that are seen."""
    joints = SkinJoints(nodes)
    for row in meshes:
        if tree.nodes[row].skin is not None:
            joints.add(part(tree.skins, tree.nodes[row].skin, "skin"))
    return joints


def _fill_materials(model: Model, document: GltfDocument, images: GltfImages, messages: Messages) -> None:
    textures = TextureTable()
    model.materials.records[:] = materials_of(document, images, textures, messages)
    model.textures.records[:] = textures.textures


def _fill_mesh(model: Model, reader: MeshReader, messages: Messages) -> None:
    parts = reader.vertices
    mesh = ImportedMesh(
        _stacked([each.positions for each in parts], (0, 3)),
        _stacked([faces.vertices for faces in reader.faces], (0, 3)),
        _face_materials(model, reader),
        _stacked([each.normals for each in parts], (0, 3)),
        _stacked([each.uvs for each in parts], (0, 2)),
    )
    fill_mesh(model, mesh, messages)
    if len(model.bones) and parts:
        for name in ("bones", "weights", "deform"):
            model.vertices.writable(name)[:] = np.concatenate([getattr(each.weights, name) for each in parts])


def _face_materials(model: Model, reader: MeshReader) -> AnyArray:
    """(faces,) their materials; one more is made where faces have none."""
    count = len(model.materials)
    rows = [count if faces.material is None else faces.material for faces in reader.faces]
    if count in rows:
        model.materials.records.append(default_material(count))
    for row in rows:
        part(model.materials.records, row, "material")
    return np.repeat(np.array(rows, np.int64), [len(faces.vertices) for faces in reader.faces])


def _fill_frames(model: Model) -> None:
    """The two special frames and one for the bones; a bone where there is none."""
    morphs = tuple(MorphItem(row) for row in range(len(model.morphs)))
    if not len(model.bones):
        add_bone(model)
        model.frames.records[-1] = replace(model.frames[-1], items=morphs)
        return
    model.frames.records += special_frames((BoneItem(0),), morphs)
    if len(model.bones) > 1:
        items = tuple(BoneItem(row) for row in range(1, len(model.bones)))
        model.frames.records.append(DisplayFrame(*BONES_FRAME, items=items))


def _stacked(parts: list[AnyArray], empty: tuple[int, ...]) -> AnyArray:
    return np.concatenate(parts) if parts else np.empty(empty)


def _fill_morphs(model: Model, parts: list[PrimitiveVertices], messages: Messages) -> None:
    """A vertex morph for each name, with what the parts of the model move by it."""
    found: dict[str, list[MorphTarget]] = {}
    first = 0
    for each in parts:
        for target in each.targets:
            found.setdefault(target.name, []).append(MorphTarget(target.name, target.rows + first, target.translations))
        first += len(each.positions)
    model.morphs.records[:] = [
        Morph(name, kind=MorphKind.VERTEX, offsets=_offsets(targets, messages)) for name, targets in found.items()
    ]


def _offsets(targets: list[MorphTarget], messages: Messages) -> Columns:
    rows = np.concatenate([target.rows for target in targets])
    with np.errstate(over="ignore", invalid="ignore"):
        moves = np.concatenate([target.translations for target in targets]).astype(np.float32)
    right = np.isfinite(moves).all(axis=1)
    if not right.all():
        messages.note("a morph moves a vertex by numbers that are not finite; left out", "vertices", rows[~right])
    return Columns(VertexOffset, vertex=rows[right], translation=moves[right])


def _report_ignored(tree: Any, messages: Messages) -> None:
    for what in ("animations", "cameras"):
        if getattr(tree, what):
            messages.note("the document has {}, which are not kept", about=(noun(what),))
