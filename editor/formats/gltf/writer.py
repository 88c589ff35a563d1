"""Writes a model as one GLB, or as one glTF file with all its data within: mesh, materials, pictures, bones, morphs."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from editor.formats.content import Content
from editor.formats.gltf.format_row import METRES
from editor.formats.gltf.library import INDICES, VERTICES, Packer, library, shortest
from editor.formats.gltf.pictures import write_materials
from editor.formats.gltf.skins import deforms, write_bones
from editor.formats.mesh_exchange import MIRROR, REVERSED, not_kept, simpler_deforms, unit, without_tables
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind

GLB = ".glb"
DATA_URI = "data:application/octet-stream;base64,"
LOST = ("frames", "rigid_bodies", "joints", "soft_bodies")
UNIT_LENGTH = 1e-3  # how far the length of a normal may be from 1


def write(
    content: Content, stream: BinaryIO, progress: Progress, *, path: Path, backups: int = 0, scale: float = METRES
) -> list[Message]:
    """Write the model; what of it is not kept. The extension of `path` tells which of the two kinds of file.

    `scale` is how many metres one unit is. The vertices are written once, in their order, and every material draws
    its faces of them. Pictures that are neither PNG nor JPEG are converted.
    """
    model = content.model
    packer = Packer(library())
    progress.report(0, "vertices")
    losses: list[Message] = []
    node = packer.gltf.Node(name=model.info[0].name or path.stem)
    has_skin = write_bones(packer, model, scale)
    mesh = _mesh(packer, model, scale, has_skin)
    if mesh.primitives:
        packer.tree.meshes.append(mesh)
        node.mesh = 0
        node.skin = 0 if has_skin else None
    packer.tree.nodes.append(node)
    roots = [len(model.bones)] if has_skin else []
    packer.tree.scenes.append(packer.gltf.Scene(nodes=[*roots, len(packer.tree.nodes) - 1]))
    packer.tree.scene = 0
    progress.report(0.4, "materials")
    losses += write_materials(packer, content, progress)
    _write_file(packer, stream, path)
    return [*losses, *_lost(model)]


def _lost(model: Model) -> list[Message]:
    losses = [*without_tables(model, LOST), *not_kept(model), *simpler_deforms(model)]
    others = sum(morph.kind != MorphKind.VERTEX for morph in model.morphs)
    if others:
        losses.append(
            Message(Level.WARNING, TranslatableText("not kept: {:,} that are no vertex morphs", others), "morphs", -1)
        )
    if any(bone.ik_links for bone in model.bones):
        losses.append(
            Message(
                Level.WARNING, TranslatableText("not kept: IK, append and axes of the bones"), "bones", -1, "ik_links"
            )
        )
    return losses


def _write_file(packer: Packer, stream: BinaryIO, path: Path) -> None:
    tree, data = packer.finished()
    if path.suffix.lower() == GLB:
        tree.set_binary_blob(data)
        for chunk in tree.save_to_bytes():
            stream.write(chunk)
        return
    tree.buffers[0].uri = DATA_URI + base64.b64encode(data).decode("ascii")
    stream.write(tree.gltf_to_json(indent=None, separators=(",", ":")).encode())


# -- the mesh ---------------------------------------------------------------------------------------------------------


def _mesh(packer: Packer, model: Model, scale: float, has_skin: bool) -> Any:
    """The mesh with a primitive for each material that draws anything; all of them share the vertices."""
    gltf = packer.gltf
    mesh = gltf.Mesh(name=model.info[0].name or None, primitives=[])
    drawn = np.flatnonzero(np.diff(model.face_starts())).tolist()
    if not drawn:
        return mesh
    attributes = _attributes(packer, model, scale, has_skin)
    morphs = [morph for morph in model.morphs if morph.kind == MorphKind.VERTEX]
    targets = [gltf.Attributes(POSITION=_target(packer, model, morph, scale)) for morph in morphs]
    starts = model.face_starts()
    for row in drawn:
        faces = model.faces["vertices"][starts[row] : starts[row + 1], REVERSED]
        indices = packer.accessor(shortest(faces.reshape(-1), len(model.vertices)), INDICES)
        primitive = gltf.Primitive(attributes=attributes, indices=indices, material=row, targets=list(targets))
        mesh.primitives.append(primitive)
    if morphs:
        mesh.weights = [0.0] * len(morphs)
        mesh.extras = {"targetNames": [morph.name for morph in morphs]}
    return mesh


def _attributes(packer: Packer, model: Model, scale: float, has_skin: bool) -> Any:
    vertices = model.vertices
    attributes = packer.gltf.Attributes(
        POSITION=packer.accessor(_scaled(vertices["position"], scale), VERTICES, bounds=True),
        NORMAL=packer.accessor(_unit_normals(vertices["normal"]) * MIRROR, VERTICES),
        TEXCOORD_0=packer.accessor(np.asarray(vertices["uv"], np.float32), VERTICES),
    )
    if has_skin:
        joints, weights = deforms(model)
        attributes.JOINTS_0 = packer.accessor(joints, VERTICES)
        attributes.WEIGHTS_0 = packer.accessor(weights, VERTICES)
    return attributes


def _scaled(points: AnyArray, scale: float) -> AnyArray:
    """Points, or ways, as the file has them. Computed in double precision and rounded once."""
    scaled: AnyArray = (points.astype(np.float64) * scale * MIRROR).astype(np.float32)
    return scaled


def _unit_normals(normals: AnyArray) -> AnyArray:
    """The normals, those with another length than 1 brought to it, as the format demands."""
    lengths = np.linalg.norm(normals.astype(np.float64), axis=1)
    wrong = np.abs(lengths - 1) > UNIT_LENGTH
    made = np.array(normals, np.float32)
    made[wrong] = unit(made[wrong])
    return made


def _target(packer: Packer, model: Model, morph: Morph, scale: float) -> int:
    """The accessor of what a morph does to the vertices; what it does to one several times is added up."""
    vertices = morph.offsets["vertex"]
    there = vertices != NONE
    places, inverse = np.unique(vertices[there], return_inverse=True)
    moves = np.zeros((len(places), 3))
    np.add.at(moves, inverse, morph.offsets["translation"][there])
    return packer.sparse(len(model.vertices), places, _scaled(moves, scale))
