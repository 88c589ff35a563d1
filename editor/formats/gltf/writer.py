"""Writes a model as one GLB, or as one glTF file with all its data within: mesh, materials, pictures, bones, morphs."""

from __future__ import annotations

import base64
import importlib
import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from editor.formats.content import Content
from editor.formats.gltf import METRES
from editor.formats.gltf.library import INDICES, VERTICES, Packer, gltf_module, shortest
from editor.formats.gltf.materials import EXTRAS, shown, to_linear
from editor.formats.gltf.skins import joints_and_weights_of, write_bones
from editor.formats.mesh_exchange import MIRROR, REVERSED, not_kept, simpler_deforms, unit, without_tables
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.texture_paths import TexturePlaces

READ = ("PNG", "JPEG", "BMP", "DIB", "DDS", "GIF", "PPM", "TGA")
KINDS = {"PNG": "image/png", "JPEG": "image/jpeg"}  # what glTF takes
HALF_SEEN = 0.05  # so many half transparent pixels make a picture one that has to be blended
SOLID, CLEAR = 245, 10
OPAQUE, MASK, BLEND = "OPAQUE", "MASK", "BLEND"
GLB = ".glb"
DATA_URI = "data:application/octet-stream;base64,"
LOST = ("frames", "rigid_bodies", "joints", "soft_bodies")
UNIT_LENGTH = 1e-3  # how far the length of a normal may be from 1


@dataclass(slots=True)
class Pictures:
    """The textures written so far, by file: the number of the texture, and the alpha mode that it needs."""

    packer: Packer
    locator: TexturePlaces | None
    losses: list[Message] = field(default_factory=list)
    _rows: dict[int, tuple[int, str] | None] = field(default_factory=dict)
    _written: dict[Path, tuple[int, str] | None] = field(default_factory=dict)

    def texture(self, row: int, path: str) -> tuple[int, str] | None:
        """The texture of a row of the texture table; None, and a loss, where there is no picture."""
        if row not in self._rows:
            found = self.locator and self.locator.locate(path)
            self._rows[row] = self._of_file(row, found.path if found else None)
        return self._rows[row]

    def known(self, row: int) -> tuple[int, str] | None:
        """The texture of a row that has been written; None where none has."""
        return self._rows.get(row)

    def _of_file(self, row: int, file: Path | None) -> tuple[int, str] | None:
        if file is None:
            self.losses.append(Message(Level.WARNING, TranslatableText("the file is missing"), "textures", row, "path"))
            return None
        if file not in self._written:
            self._written[file] = self._write(row, file)
        return self._written[file]

    def _write(self, row: int, file: Path) -> tuple[int, str] | None:
        try:
            data, mime, mode = _picture(file)
        # Damaged files make Pillow raise nearly anything.
        except Exception:
            self.losses.append(
                Message(
                    Level.WARNING,
                    TranslatableText("{} cannot be read as a picture", file.name),
                    "textures",
                    row,
                    "path",
                )
            )
            return None
        gltf, tree = self.packer.gltf, self.packer.tree
        tree.images.append(gltf.Image(bufferView=self.packer.view(data), mimeType=mime, name=file.stem))
        tree.textures.append(gltf.Texture(source=len(tree.images) - 1))
        return len(tree.textures) - 1, mode


def write_materials(packer: Packer, content: Content, progress: Progress) -> Pictures:
    """Write every material, in their order, and return the pictures, which know the textures that could not be had."""
    model = content.model
    pictures = Pictures(packer, TexturePlaces(content.folder) if content.folder else None)
    for row, material in enumerate(model.materials):
        progress.report(0.4 + 0.6 * row / len(model.materials), "materials")
        texture = None
        if material.texture != NONE:
            texture = pictures.texture(material.texture, model.textures[material.texture].path)
        packer.tree.materials.append(_material(packer.gltf, material, texture))
    return pictures


def _material(gltf: Any, material: Material, texture: tuple[int, str] | None) -> Any:
    """The colour is what MMD shows; what it is made of goes along for whoever reads it back."""
    *diffuse, alpha = material.diffuse
    alpha = min(1.0, max(0.0, alpha))
    surface = gltf.PbrMetallicRoughness(
        baseColorFactor=[*to_linear(shown(diffuse, material.ambient)), alpha], metallicFactor=0.0, roughnessFactor=1.0
    )
    mode = BLEND if alpha < 1 else OPAQUE
    if texture is not None:
        surface.baseColorTexture = gltf.TextureInfo(index=texture[0])
        mode = texture[1] if alpha == 1 else BLEND
    kept = {"diffuse": diffuse, "ambient": list(material.ambient), "specular": list(material.specular)}
    return gltf.Material(
        name=material.name,
        pbrMetallicRoughness=surface,
        alphaMode=mode,
        alphaCutoff=0.5 if mode == MASK else None,
        doubleSided=bool(material.flags & MaterialFlags.DOUBLE_SIDED),
        extras={EXTRAS: {**kept, "shininess": material.shininess}},
    )


def _picture(file: Path) -> tuple[bytes, str, str]:
    """The bytes of a picture as PNG or JPEG, which of the two, and the alpha mode that it needs."""
    pillow = importlib.import_module("PIL.Image")
    data = file.read_bytes()
    with pillow.open(io.BytesIO(data), formats=READ) as image:
        image.load()
        mode = _alpha_mode(image)
        if image.format in KINDS:
            return data, KINDS[image.format], mode
        buffer = io.BytesIO()
        image.convert("RGB" if mode == OPAQUE else "RGBA").save(buffer, "PNG")
        return buffer.getvalue(), KINDS["PNG"], mode


def _alpha_mode(image: Any) -> str:
    """Return the alpha mode of a picture. BLEND only if needed: viewers may draw that in a wrong order."""
    if not image.has_transparency_data:
        return OPAQUE
    counts = image.convert("RGBA").getchannel("A").histogram()
    clear, half = sum(counts[:CLEAR]), sum(counts[CLEAR:SOLID])
    if half > HALF_SEEN * sum(counts):
        return BLEND
    return MASK if clear + half else OPAQUE


def write(
    content: Content, stream: BinaryIO, progress: Progress, *, path: Path, backups: int = 0, scale: float = METRES
) -> list[Message]:
    """Write the model; what of it is not kept. The extension of `path` tells which of the two kinds of file."""
    written = write_scene(content, path.stem, scale, progress)
    write_file(written.packer, stream, is_binary=path.suffix.lower() == GLB)
    return [*written.pictures.losses, *_losses(content.model)]


@dataclass(frozen=True, slots=True)
class WrittenScene:
    """A document to which more can be added: `node` is that of the mesh, the first ones are the bones."""

    packer: Packer
    node: int
    pictures: Pictures


def write_scene(content: Content, stem: str, scale: float, progress: Progress) -> WrittenScene:
    """Make a document of a model; `stem` is its name where it has none.

    `scale` is how many metres one unit is. The vertices are written once, in their order, and every material draws
    its faces of them. Pictures that are neither PNG nor JPEG are converted.
    """
    model = content.model
    packer = Packer(gltf_module())
    progress.report(0, "vertices")
    node = packer.gltf.Node(name=model.info[0].name or stem)
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
    return WrittenScene(packer, len(packer.tree.nodes) - 1, write_materials(packer, content, progress))


def _losses(model: Model) -> list[Message]:
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


def write_file(packer: Packer, stream: BinaryIO, is_binary: bool) -> None:
    """Write a document as GLB, or as text with its data within."""
    tree, data = packer.document_and_buffer()
    if is_binary:
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
    targets = [gltf.Attributes(POSITION=_morph_target(packer, model, morph, scale)) for morph in morphs]
    starts = model.face_starts()
    for row in drawn:
        faces = model.faces[Face.vertices][starts[row] : starts[row + 1], REVERSED]
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
        POSITION=packer.accessor(_scaled(vertices[Vertex.position], scale), VERTICES, bounds=True),
        NORMAL=packer.accessor(_unit_normals(vertices[Vertex.normal]) * MIRROR, VERTICES),
        TEXCOORD_0=packer.accessor(np.asarray(vertices[Vertex.uv], np.float32), VERTICES),
    )
    if has_skin:
        joints, weights = joints_and_weights_of(model)
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
    fixed = np.array(normals, np.float32)
    fixed[wrong] = unit(fixed[wrong])
    return fixed


def _morph_target(packer: Packer, model: Model, morph: Morph, scale: float) -> int:
    """The accessor of what a morph does to the vertices; what it does to one several times is added up."""
    vertices = morph.offsets[VertexOffset.vertex]
    there = vertices != NONE
    rows, inverse = np.unique(vertices[there], return_inverse=True)
    moves = np.zeros((len(rows), 3))
    np.add.at(moves, inverse, morph.offsets[VertexOffset.translation][there])
    return packer.sparse(len(model.vertices), rows, _scaled(moves, scale))
