"""Reads a DirectX model, text or binary, compressed or not, with its materials, as a model with one bone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError
from editor.formats.mesh_exchange import (
    REVERSED,
    ImportedMesh,
    TextureTable,
    add_bone,
    fan_triangles,
    fill_mesh,
    finite,
    plain_material,
    smooth_normals,
    unit,
)
from editor.formats.message_texts import noun
from editor.formats.progress import Progress
from editor.formats.text_decoding import decoded, printable
from editor.formats.x import ACCESSORY_SCALE, SIGNATURE
from editor.formats.x.tokens import HEADER, REFERENCE, Block, Tokens, binary_tokens, text_tokens, tree, unpacked
from editor.math3d.arrays import Float64Array, Int64Array, bounds_of
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import Material, SphereMode
from editor.model.model import Model

IDENTITY = np.eye(4)
FLOAT_SIZES = {b"0032": 4, b"0064": 8}
IGNORED = {
    "AnimationSet": "animations",
    "XSkinMeshHeader": "bones",
    "SkinWeights": "bones",
    "MeshVertexColors": "vertex colours",
}
# Of a texture that is a sphere map, by its extension (mmd-semantics §1.8).
SPHERES = {".sph": SphereMode.MULTIPLY, ".spa": SphereMode.ADD}
SEPARATOR = "*"  # between a texture and a sphere map
UNNAMED = "材質"


def placed_meshes(block: Block, matrix: Float64Array = IDENTITY) -> Iterator[tuple[Block, Float64Array]]:
    """The Mesh blocks within a block, each with the matrix (4, 4) that moves its points, which are rows."""
    for transform in block.inner("FrameTransformMatrix"):
        numbers = transform.numbers
        if numbers.size >= 16 and np.isfinite(numbers[:16]).all():
            matrix = numbers[:16].reshape(4, 4) @ matrix
    for inner in block.blocks:
        if inner.kind == "Mesh":
            yield inner, matrix
        elif inner.kind == "Frame":
            yield from placed_meshes(inner, matrix)


@dataclass(slots=True)
class PolygonList:
    """Polygons: the numbers of all their corners one after the other, where each begins, and how many it has."""

    corners: Int64Array
    starts: Int64Array
    sizes: Int64Array


def mesh_of(block: Block, matrix: Float64Array, messages: Messages) -> tuple[ImportedMesh, Int64Array]:
    """The mesh as it lies in the file, and for each of its faces the polygon that it comes from."""
    numbers = block.numbers
    points, rest = _vectors(numbers, 3, "vertices")
    points = finite(points, "vertices", messages).astype(np.float64)
    faces = _faces(rest, "faces")
    corners, polygons = _triangles(points, faces, messages)
    normals, corner_normals = _file_normals(block, faces, messages)
    vertices, triangles = _distinct_pairs(len(points), faces.corners[corners], corner_normals[corners])
    moved = points @ matrix[:3, :3] + matrix[3, :3]
    if np.linalg.det(matrix[:3, :3]) < 0:
        triangles = triangles[:, REVERSED]
    mesh = ImportedMesh(moved[vertices[:, 0]], triangles, np.zeros(len(triangles), np.int64))
    mesh.uvs = _uvs(block, len(points))[vertices[:, 0]]
    mesh.normals = _normals(normals, vertices, matrix, mesh)
    return mesh, polygons


def _vectors(numbers: Float64Array, size: int, what: str) -> tuple[Float64Array, Float64Array]:
    """(n, size) vectors, as many as the first number says, and the numbers after them."""
    count = _count(numbers, size, what)
    stop = 1 + count * size
    return numbers[1:stop].reshape(count, size), numbers[stop:]


def _count(numbers: Float64Array, size: int, what: str) -> int:
    """The first number, of things of at least `size` numbers each, checked against those that are there."""
    count = numbers[0] if numbers.size else 0.0
    if not 0 <= count <= (numbers.size - 1) / size and numbers.size:
        raise FormatError(TranslatableText("{:g} {}, but {:,} numbers", count, noun(what), numbers.size - 1))
    return int(count)


def _faces(numbers: Float64Array, what: str) -> PolygonList:
    count = _count(numbers, 1, what)
    values = np.nan_to_num(numbers[1:], posinf=0, neginf=0).astype(np.int64)
    first = int(values[0]) if count else 0
    stride = first + 1
    if count and first >= 0 and stride * count <= values.size and (values[: stride * count : stride] == first).all():
        starts = np.arange(count) * stride + 1
        sizes = np.full(count, first)
    else:
        starts, sizes = _polygon_starts(values, count, what)
    return PolygonList(values, starts, sizes)


def _polygon_starts(values: Int64Array, count: int, what: str) -> tuple[Int64Array, Int64Array]:
    """Return the starts of the polygons and the numbers of their corners, found from one to the next."""
    plain = values.tolist()
    starts: list[int] = []
    index = 0
    for _ in range(count):
        if index >= len(plain) or not 0 <= plain[index] < len(plain) - index:
            raise FormatError(
                TranslatableText("{:,} {}, but the numbers end after {:,}", count, noun(what), len(starts))
            )
        starts.append(index + 1)
        index += plain[index] + 1
    begin = np.array(starts, np.int64)
    return begin, values[begin - 1] if count else begin


def _triangles(points: Float64Array, faces: PolygonList, messages: Messages) -> tuple[Int64Array, Int64Array]:
    """(m, 3) indices among the corners, and (m,) the polygons; polygons of less than three corners make none."""
    triangles, polygons = [np.empty((0, 3), np.int64)], [np.empty(0, np.int64)]
    for size in np.unique(faces.sizes).tolist():
        rows = np.flatnonzero(faces.sizes == size)
        if size < 3:
            messages.note("a face of less than three corners; left out", "faces", rows)
            continue
        corners = faces.corners[faces.starts[rows, None] + np.arange(size)]
        right = ((corners >= 0) & (corners < len(points))).all(axis=1)
        if not right.all():
            messages.note("left out, because it refers to a vertex that does not exist", "faces", rows[~right])
        rows = rows[right]
        fan = fan_triangles(points[corners[right]])
        triangles.append((fan + faces.starts[rows, None, None]).reshape(-1, 3))
        polygons.append(np.repeat(rows, size - 2))
    origin = np.concatenate(polygons)
    order = np.argsort(origin, kind="stable")
    return np.concatenate(triangles)[order], origin[order]


# -- normals, uvs -----------------------------------------------------------------------------------------------------


def _file_normals(block: Block, faces: PolygonList, messages: Messages) -> tuple[Float64Array, Int64Array]:
    """(n, 3) the normals of the file, and for each corner of a face its normal, -1 where there is none."""
    none = np.full(len(faces.corners), -1, np.int64)
    inner = next(block.inner("MeshNormals"), None)
    if inner is None:
        return np.empty((0, 3)), none
    try:
        normals, rest = _vectors(inner.numbers, 3, "normals")
        corners = _faces(rest, "faces with normals")
    except FormatError as error:
        messages.note("{}; normals are made instead", "", (-1,), [error.message.text])
        return np.empty((0, 3)), none
    if len(corners.sizes) != len(faces.sizes) or (corners.sizes != faces.sizes).any():
        messages.note("the faces of the normals are not those of the mesh; normals are made instead")
        return normals, none
    chosen = np.where((corners.corners < 0) | (corners.corners >= len(normals)), -1, corners.corners)
    none[: len(chosen)] = chosen[: len(none)]
    return normals, none


def _distinct_pairs(points: int, corners: Int64Array, normals: Int64Array) -> tuple[Int64Array, Int64Array]:
    """(n, 2) the different pairs of point and normal, in order, with every point; (m, 3) the pairs of the corners."""
    unused = np.setdiff1d(np.arange(points), corners)
    width = int(normals.max(initial=-1)) + 2
    keys = np.concatenate(((corners * width + normals + 1).reshape(-1), unused * width))
    pairs, inverse = np.unique(keys, return_inverse=True)
    return np.stack((pairs // width, pairs % width - 1), axis=1), inverse[: corners.size].reshape(-1, 3)


def _normals(normals: Float64Array, vertices: Int64Array, matrix: Float64Array, mesh: ImportedMesh) -> Float64Array:
    """(n, 3) those of the file, turned with the mesh; for vertices without, made from the faces."""
    missing = vertices[:, 1] < 0
    result: Float64Array = smooth_normals(mesh.positions, mesh.faces).astype(np.float64)
    result[~missing] = _moved_normals(normals, matrix[:3, :3])[vertices[~missing, 1]]
    return result


def _moved_normals(normals: Float64Array, linear: Float64Array) -> Float64Array:
    """The normals of points that `linear` moves."""
    if np.array_equal(linear, np.eye(3)):
        return normals
    try:
        turned: Float64Array = unit(normals @ np.linalg.inv(linear).T).astype(np.float64)
    except np.linalg.LinAlgError:
        return normals
    return turned


def _uvs(block: Block, points: int) -> Float64Array:
    """(points, 2) uvs, 0 where there are none."""
    uvs = np.zeros((points, 2))
    inner = next(block.inner("MeshTextureCoords"), None)
    if inner is not None:
        given = inner.numbers[1:]
        given = given[: len(given) // 2 * 2].reshape(-1, 2)[:points]
        uvs[: len(given)] = given
    return uvs


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


@dataclass(slots=True)
class MaterialTable:
    """The materials as they are found. One that several meshes refer to by name is one."""

    shared: dict[str, Block]
    textures: TextureTable = field(default_factory=TextureTable)
    materials: list[Material] = field(default_factory=list)
    _rows: dict[str, int] = field(default_factory=dict)

    def rows(self, mesh: Block, polygons: int) -> Int64Array:
        """(polygons,) the material of each polygon of a mesh."""
        listed = next(mesh.inner("MeshMaterialList"), Block(""))
        rows = [self._row(block) for block in listed.inner("Material", REFERENCE)] or [self._add(Block("Material"))]
        numbers = np.nan_to_num(listed.numbers[2:], posinf=0, neginf=0).astype(np.int64)
        chosen = np.zeros(polygons, np.int64)
        if len(numbers) == 1:
            chosen[:] = numbers[0]  # one for all
        else:
            chosen[: len(numbers)] = numbers[:polygons]
        return np.array(rows)[np.where((chosen < 0) | (chosen >= len(rows)), 0, chosen)]

    def _row(self, block: Block) -> int:
        if block.kind != REFERENCE:
            return self._add(block)
        if block.name not in self._rows:
            self._rows[block.name] = self._add(self.shared.get(block.name, Block("Material", block.name)))
        return self._rows[block.name]

    def _add(self, block: Block) -> int:
        self.materials.append(self._material(block))
        return len(self.materials) - 1

    def _material(self, block: Block) -> Material:
        """Make a material; the emissive colour of the format is the ambient colour of MMD (mmd-semantics §6.2)."""
        numbers = np.full(11, np.nan)
        given = block.numbers[:11]
        numbers[: len(given)] = given
        defaults = (1, 1, 1, 1, 5, 0, 0, 0, 0, 0, 0)
        r, g, b, a, power, sr, sg, sb, *emissive = np.where(np.isfinite(numbers), numbers, defaults).tolist()
        texture, sphere, mode = self._textures(block)
        return plain_material(
            block.name or f"{UNNAMED}{len(self.materials) + 1}",
            diffuse=(r, g, b, a),
            specular=(sr, sg, sb),
            shininess=power,
            ambient=tuple(emissive),
            texture=texture,
            sphere_texture=sphere,
            sphere_mode=mode,
        )

    def _textures(self, block: Block) -> tuple[int, int, SphereMode]:
        """The rows of texture and sphere map: the one name stands for both, with a separator between them."""
        texture, sphere, mode = NONE, NONE, SphereMode.OFF
        inner = next(block.inner("TextureFilename", "TextureFileName"), None)
        for part in decoded(inner.texts[0]).split(SEPARATOR) if inner is not None and inner.texts else ():
            kind = SPHERES.get(part.strip().lower()[-4:])
            row = self.textures.row(part.strip())
            if kind is None:
                texture = row
            else:
                sphere, mode = row, kind
        return texture, sphere, mode
