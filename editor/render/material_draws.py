"""Keeps what the passes need to know of each material: its uniforms on the GPU, its textures, its faces and its state.

A change of a material, be it by a morph, touches its own row of the uniform buffer and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import AnyArray, Float32Array, StructArray, UInt8Array
from editor.model.changes import Action, Change
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.model import Model
from editor.preview.morph_effects import MaterialParts, morphed_materials, values_of
from editor.preview.posed_model import PosedModel
from editor.render.columns import DirtyRows
from editor.render.gpu import Buffer
from editor.render.hiding import Hidden
from editor.render.textures.images import Images

COEFFICIENTS = ("texture_mul", "texture_add", "sphere_mul", "sphere_add", "toon_mul", "toon_add")
VALUES = ("diffuse", "specular", "ambient", "edge_color", "sizes")
BLOCK = np.dtype(
    [(name, "f4", 4) for name in VALUES] + [("modes", "i4", 4)] + [(name, "f4", 4) for name in COEFFICIENTS]
)


def blocks_of(parts: MaterialParts) -> StructArray:
    """(materials,) BLOCK, without the modes."""
    values = parts.values
    blocks = np.zeros(len(values), BLOCK)
    blocks["diffuse"] = values[:, :4]
    blocks["specular"] = values[:, 4:8]  # and its power
    blocks["ambient"][:, :3] = values[:, 8:11]
    blocks["edge_color"] = values[:, 11:15]
    blocks["sizes"][:, 0] = values[:, 15]
    for name in COEFFICIENTS:
        blocks[name] = getattr(parts, name)
    return blocks


def clear_coefficients(blocks: StructArray, texture: str, missing: Sequence[bool]) -> None:
    """Have no coefficients where there is no texture for them to work on; `missing` (materials,)."""
    mask = np.array(missing, np.bool_)
    blocks[f"{texture}_mul"][mask] = 1
    blocks[f"{texture}_add"][mask] = 0


def padded_to_stride(blocks: StructArray, stride: int) -> UInt8Array:
    """(materials, stride) bytes."""
    room = np.zeros((len(blocks), stride), np.uint8)
    room[:, : BLOCK.itemsize] = blocks.view(np.uint8).reshape(-1, BLOCK.itemsize)
    return room


def parts_of_run(parts: MaterialParts, rows: range) -> MaterialParts:
    """The parts of a run of materials."""
    return MaterialParts(*(column[rows.start : rows.stop] for column in _columns(parts)))


def differing_run(before: MaterialParts, now: MaterialParts) -> range | None:
    """The run of materials, of as many, that are not what they were; None when all are."""
    pairs = zip(_columns(before), _columns(now), strict=True)
    rows = np.flatnonzero(np.any([(a != b).any(axis=1) for a, b in pairs], axis=0))
    return range(int(rows[0]), int(rows[-1]) + 1) if len(rows) else None


def _columns(parts: MaterialParts) -> list[AnyArray]:
    return [parts.values, *(getattr(parts, name) for name in COEFFICIENTS)]


MATERIAL_BINDING = 1
LEAST_ALPHA = 0.005


@dataclass(frozen=True, slots=True)
class MaterialDraw:
    """One material as it is drawn: plain values, because passes read them for every material in every picture.

    `primitive`: GL's name of what faces are drawn as. `first` and `count` are faces, of those that are drawn. Textures
    are GL's names; a white one where there is none, but `sphere` is 0.
    """

    first: int
    count: int
    visible: bool
    primitive: int
    double_sided: bool
    has_edge: bool
    casts_ground_shadow: bool
    casts_self_shadow: bool
    base: int
    sphere: int
    toon: int
    is_opaque: bool  # whether the base texture cuts nothing out
    effects: tuple[str, ...]  # what it has beyond its base texture and toon: names that are defined in shaders


def material_draw_of(
    material: Material,
    values: Float32Array,
    first: int,
    count: int,
    base: int,
    sphere: int,
    toon: int,
    is_opaque: bool,
) -> MaterialDraw:
    """A material of these values, as in MaterialParts, as it is drawn, by its flags (mmd-semantics §1.4)."""
    flags = MaterialFlags(material.flags)
    points, lines = bool(flags & MaterialFlags.POINTS), bool(flags & MaterialFlags.LINES)
    return MaterialDraw(
        first=first,
        count=count,
        visible=count > 0 and bool(values[3] >= LEAST_ALPHA),
        # Points win over lines.
        primitive=int(GL.GL_POINTS if points else GL.GL_LINES if lines else GL.GL_TRIANGLES),
        double_sided=bool(flags & MaterialFlags.DOUBLE_SIDED),
        has_edge=bool(flags & MaterialFlags.EDGE) and not points and not lines,
        casts_ground_shadow=bool(flags & MaterialFlags.GROUND_SHADOW) and not points,
        casts_self_shadow=bool(flags & MaterialFlags.CASTS_SELF_SHADOW) and not points,
        base=base,
        sphere=sphere,
        toon=toon,
        is_opaque=is_opaque,
        effects=_effects(material.sphere_mode if sphere else SphereMode.OFF, values[4:7], float(values[7])),
    )


def _effects(mode: SphereMode, specular: Float32Array, shininess: float) -> tuple[str, ...]:
    """The names that surface.glsl asks for."""
    is_sphere = mode in (SphereMode.MULTIPLY, SphereMode.ADD)
    shines = is_sphere or (shininess > 0 and bool(specular.any()))
    has = {"SHINE": shines, "SECOND_TEXTURE": mode == SphereMode.SUB_TEXTURE}
    return tuple(name for name, is_so in has.items() if is_so)


class MaterialDraws:
    """The materials of a model in their order, by row in `rows`."""

    def __init__(self, model: Model, images: Images, hidden: Hidden) -> None:
        self._model = model
        self._images = images
        self._images_version = images.version  # as of `rows`
        self._hidden = hidden
        self._posed_model: PosedModel | None = None
        # What morphs make of the materials in `rows`; None: they are at rest.
        self._parts: MaterialParts | None = None
        self._dirty = DirtyRows()
        self._buffer: Buffer | None = None
        self._stride = BLOCK.itemsize
        self.rows: list[MaterialDraw] = []
        self.version = 0  # grows whenever some of the rows may be others

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.table == "materials":
            self._dirty.mark(change, set(change.fields))
        elif change.table == "textures" or _moves_faces(change):
            self._dirty.mark_all()

    def mark_all(self) -> None:
        self._dirty.mark_all()

    def read(self, images: Images) -> None:
        """Have the textures of other images from now on."""
        self._images.release(self)
        self._images = images
        self._dirty.mark_all()

    def show(self, posed_model: PosedModel | None) -> None:
        """Have the materials as the morphs of a figure make them, None: as they are at rest."""
        self._posed_model = posed_model

    def sync(self) -> None:
        """Bring stale rows up to date. The context must be current."""
        self._take_parts()
        self._take_images()
        if not self._dirty.runs:
            return
        dirty = self._dirty.take()
        self.version += 1
        materials = self._model.materials
        if self._buffer is None:
            self._buffer = Buffer()
            self._stride = _stride()
        whole = self._buffer.rows != len(materials)
        rows = range(len(materials)) if whole else range(dirty[0].start, min(dirty[-1].stop, len(materials)))
        parts = self._parts_of(rows)
        self._sync_rows(rows, parts.values)
        blocks = self._packed(rows, parts)
        if whole:
            self._buffer.fill(blocks)
        else:
            self._buffer.update(rows.start, blocks)

    def _take_parts(self) -> None:
        """Count the rows stale that morphs have changed since the last time."""
        now = self._posed_model.parts.materials if self._posed_model is not None else None
        before, self._parts = self._parts, now
        if now is before:
            return
        if now is None or before is None or len(now.values) != len(before.values):
            self._dirty.mark_all()
            return
        rows = differing_run(before, now)
        if rows is not None:
            self._dirty.include(rows)

    def _take_images(self) -> None:
        """Count all rows stale when they may have other textures than the last time."""
        self._images.use(self)
        if self._images_version != self._images.version:
            self._images_version = self._images.version
            self._dirty.mark_all()

    def _parts_of(self, rows: range) -> MaterialParts:
        if self._parts is None:
            return morphed_materials(values_of(self._model.materials.records[rows.start : rows.stop]), ())
        return parts_of_run(self._parts, rows)

    def _sync_rows(self, rows: range, values: Float32Array) -> None:
        starts = self._hidden.face_starts().tolist()
        materials = self._model.materials
        fresh = [
            self._surface(materials[row], its_values, starts[row], starts[row + 1])
            for row, its_values in zip(rows, values, strict=True)
        ]
        # As long as some rows are kept, there are as many as before.
        self.rows[rows.start : rows.stop if len(rows) < len(materials) else len(self.rows)] = fresh

    def _surface(self, material: Material, values: Float32Array, start: int, stop: int) -> MaterialDraw:
        base, sphere, toon = self._images.of(material)
        textures, is_opaque = (base or self.white, sphere, toon or self.white), self._images.is_opaque(base)
        return material_draw_of(material, values, start, stop - start, *textures, is_opaque)

    def _packed(self, rows: range, parts: MaterialParts) -> UInt8Array:
        """(rows, stride) bytes for the uniform buffer."""
        draws, white = self.rows[rows.start : rows.stop], self.white
        blocks = blocks_of(parts)
        modes = [_modes(self._model.materials[row], draw) for row, draw in zip(rows, draws, strict=True)]
        blocks["modes"] = np.array(modes, np.int32).reshape(-1, 4)
        clear_coefficients(blocks, "texture", [draw.base == white for draw in draws])
        clear_coefficients(blocks, "toon", [draw.toon == white for draw in draws])
        return padded_to_stride(blocks, self._stride)

    @property
    def white(self) -> int:
        """The name of a texture that is white all over."""
        return self._images.white

    def bind(self, row: int) -> None:
        """Make the uniforms of a material current."""
        assert self._buffer is not None
        GL.glBindBufferRange(
            GL.GL_UNIFORM_BUFFER, MATERIAL_BINDING, self._buffer.name, row * self._stride, BLOCK.itemsize
        )

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        if self._buffer is not None:
            self._buffer.release()
            self._buffer = None
        self._images.release(self)
        self._dirty.mark_all()


def _modes(material: Material, draw: MaterialDraw) -> tuple[int, bool, bool, int]:
    sphere = int(material.sphere_mode) if draw.sphere else SphereMode.OFF
    vertex_color = bool(material.flags & MaterialFlags.VERTEX_COLOR)
    receives = bool(material.flags & MaterialFlags.SELF_SHADOW) and draw.primitive != GL.GL_POINTS
    return sphere, vertex_color, receives, 0


def _moves_faces(change: Change) -> bool:
    return change.table == "faces" and (change.action is not Action.SET or "material" in change.fields)


def _stride() -> int:
    """Bytes from one material to the next, as the GPU wants uniform buffers aligned."""
    alignment = int(GL.glGetIntegerv(GL.GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT))
    return -(-BLOCK.itemsize // alignment) * alignment
