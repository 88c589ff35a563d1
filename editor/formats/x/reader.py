"""Reads a DirectX model, text or binary, compressed or not, as a model with one bone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError
from editor.formats.mesh_exchange import ImportedMesh, add_bone, fill_mesh
from editor.formats.message_texts import noun
from editor.formats.progress import Progress
from editor.formats.text_decoding import printable
from editor.formats.x.blocks import Block, tree
from editor.formats.x.format_row import ACCESSORY_SCALE, SIGNATURE
from editor.formats.x.materials import MaterialTable
from editor.formats.x.meshes import mesh_of, placed_meshes
from editor.formats.x.tokens import HEADER, Tokens, binary_tokens, text_tokens, unpacked
from editor.math3d.ragged import bounds_of
from editor.messages import Messages, TranslatableText
from editor.model.model import Model

FLOAT_SIZES = {b"0032": 4, b"0064": 8}
IGNORED = {
    "AnimationSet": "animations",
    "XSkinMeshHeader": "bones",
    "SkinWeights": "bones",
    "MeshVertexColors": "vertex colours",
}


def read(
    buffer: FileBuffer, messages: Messages, progress: Progress, *, scale: float = ACCESSORY_SCALE
) -> tuple[Model, None]:
    """The model. `scale` is how many units of the model one of the file is: as large as MMD shows it, if not said."""
    root = tree(_tokens(buffer.array.tobytes()), messages)
    progress.report(0.5, "vertices")
    shared = {block.name: block for block in root.inner("Material")}
    table = MaterialTable(shared)
    parts: list[ImportedMesh] = []
    for block, matrix in placed_meshes(root):
        mesh, polygons = mesh_of(block, matrix, messages)
        rows = table.rows(block, int(polygons.max(initial=-1)) + 1)
        mesh.face_materials = rows[polygons]
        parts.append(mesh)
        progress.report(0.5, "vertices")
    if not parts:
        raise FormatError(TranslatableText("there is no mesh in the file"))
    _report_ignored(root, messages)
    model = Model()
    model.info.records[0] = replace(model.info[0], name=buffer.path.stem)
    model.textures.records[:] = table.textures.textures
    model.materials.records[:] = table.materials
    fill_mesh(model, _joined(parts, scale), messages)
    add_bone(model)
    return model, None


def _tokens(data: bytes) -> Tokens:
    """The tokens after the header. FormatError for a kind of file that is not known."""
    head, kind, size = data[:4], data[8:12], data[12:HEADER]
    if head != SIGNATURE or size not in FLOAT_SIZES:
        raise FormatError(
            TranslatableText("begins with {!r}; a DirectX model expected", printable(data[:HEADER])), offset=0
        )
    if kind in (b"tzip", b"bzip"):
        body = unpacked(data)
    elif kind in (b"txt ", b"bin "):
        body = data[HEADER:]
    else:
        raise FormatError(TranslatableText("a DirectX file of the unknown kind {!r}", printable(kind)), offset=8)
    return text_tokens(body) if kind.startswith(b"t") else binary_tokens(body, FLOAT_SIZES[size])


def _joined(parts: list[ImportedMesh], scale: float) -> ImportedMesh:
    """The meshes as one: DirectX and MMD have the same space (mmd-semantics §0.5)."""
    starts = bounds_of([len(part.positions) for part in parts])
    return ImportedMesh(
        np.concatenate([part.positions for part in parts]) * scale,
        np.concatenate([part.faces + start for part, start in zip(parts, starts[:-1], strict=True)]),
        np.concatenate([part.face_materials for part in parts]),
        np.concatenate([part.normals for part in parts if part.normals is not None]),
        np.concatenate([part.uvs for part in parts if part.uvs is not None]),
    )


def _report_ignored(block: Block, messages: Messages) -> None:
    for what in sorted({IGNORED[kind] for kind in _kinds(block) if kind in IGNORED}):
        messages.note("the file has {}, which are not kept", about=(noun(what),))


def _kinds(block: Block) -> set[str]:
    return {block.kind}.union(*(_kinds(inner) for inner in block.blocks))
