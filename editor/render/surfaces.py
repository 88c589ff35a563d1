"""Keeps what the passes need to know of each material: its uniforms on the GPU, its textures, its faces and its state.

A change of a material touches its own row of the uniform buffer and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from OpenGL import GL

from editor.model.changes import Action, Change
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.model import Model
from editor.render.gpu import Buffer
from editor.render.images import Images
from editor.render.stale import Stale

MATERIAL_BINDING = 1
# As in material.glsl.
_BLOCK = np.dtype(
    [
        ("diffuse", "f4", 4),
        ("ambient", "f4", 4),
        ("specular", "f4", 4),
        ("edge_color", "f4", 4),
        ("sizes", "f4", 4),
        ("modes", "i4", 4),
    ]
)
LEAST_ALPHA = 0.005


@dataclass(frozen=True, slots=True)
class Surface:
    """One material as it is drawn: plain values, because passes read them for every material in every picture.

    `primitive`: GL's name of what faces are drawn as. `first` and `count` are faces. Textures are GL's names; a white
    one where there is none, but `sphere` is 0.
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


def surface_of(material: Material, first: int, count: int, base: int, sphere: int, toon: int) -> Surface:
    """A material as it is drawn, by its flags (mmd-semantics §1.4 for points and lines)."""
    flags = MaterialFlags(material.flags)
    points, lines = bool(flags & MaterialFlags.POINTS), bool(flags & MaterialFlags.LINES)
    return Surface(
        first=first,
        count=count,
        visible=count > 0 and material.diffuse[3] >= LEAST_ALPHA,
        # Points win over lines.
        primitive=int(GL.GL_POINTS if points else GL.GL_LINES if lines else GL.GL_TRIANGLES),
        double_sided=bool(flags & MaterialFlags.DOUBLE_SIDED),
        has_edge=bool(flags & MaterialFlags.EDGE) and not points and not lines,
        casts_ground_shadow=bool(flags & MaterialFlags.GROUND_SHADOW) and not points,
        casts_self_shadow=bool(flags & MaterialFlags.CASTS_SELF_SHADOW) and not points,
        base=base,
        sphere=sphere,
        toon=toon,
    )


class Surfaces:
    """The materials of a model in their order, by row in `rows`."""

    def __init__(self, model: Model, images: Images) -> None:
        self._model = model
        self._images = images
        self._stale = Stale()
        self._buffer: Buffer | None = None
        self._stride = _BLOCK.itemsize
        self.rows: list[Surface] = []

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.table == "materials":
            self._stale.mark(change, set(change.fields))
        elif change.table == "textures" or _moves_faces(change):
            self._stale.mark_all()

    def mark_all(self) -> None:
        self._stale.mark_all()

    def sync(self) -> None:
        """Bring stale rows up to date. The context must be current."""
        stale = self._stale.take()
        if stale is None:
            return
        materials = self._model.materials
        if self._buffer is None:
            self._buffer = Buffer()
            self._stride = _stride()
        whole = self._buffer.rows != len(materials)
        rows = range(len(materials)) if whole else range(stale.start, min(stale.stop, len(materials)))
        self._sync_rows(rows)
        blocks = self._packed(rows)
        if whole:
            self._buffer.fill(blocks)
        else:
            self._buffer.update(rows.start, blocks)

    def _sync_rows(self, rows: range) -> None:
        starts = self._model.face_starts().tolist()
        materials = self._model.materials
        fresh = [self._surface(materials[row], starts[row], starts[row + 1]) for row in rows]
        # As long as some rows are kept, there are as many as before.
        self.rows[rows.start : rows.stop if len(rows) < len(materials) else len(self.rows)] = fresh

    def _surface(self, material: Material, start: int, stop: int) -> Surface:
        base, sphere, toon = self._images.of(material)
        return surface_of(material, start, stop - start, base or self.white, sphere, toon or self.white)

    def _packed(self, rows: range) -> NDArray[np.uint8]:
        """(rows, stride) bytes for the uniform buffer."""
        packed = np.zeros((len(rows), self._stride), np.uint8)
        for block, row in zip(packed, rows, strict=True):
            block[: _BLOCK.itemsize].view(_BLOCK)[0] = self._block(self._model.materials[row], self.rows[row])
        return packed

    def _block(self, material: Material, surface: Surface) -> tuple[object, ...]:
        sphere = int(material.sphere_mode) if surface.sphere else SphereMode.OFF
        vertex_color = bool(material.flags & MaterialFlags.VERTEX_COLOR)
        receives = bool(material.flags & MaterialFlags.SELF_SHADOW) and surface.primitive != GL.GL_POINTS
        return (
            material.diffuse,
            (*material.ambient, 0),
            (*material.specular, material.shininess),
            material.edge_color,
            (material.edge_size, 0, 0, 0),
            (sphere, vertex_color, receives, 0),
        )

    @property
    def white(self) -> int:
        """The name of a texture that is white all over."""
        return self._images.white

    def bind(self, row: int) -> None:
        """Make the uniforms of a material current."""
        assert self._buffer is not None
        GL.glBindBufferRange(
            GL.GL_UNIFORM_BUFFER, MATERIAL_BINDING, self._buffer.name, row * self._stride, _BLOCK.itemsize
        )

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        if self._buffer is not None:
            self._buffer.release()
            self._buffer = None
        self._stale.mark_all()


def _moves_faces(change: Change) -> bool:
    return change.table == "faces" and (change.action is not Action.SET or "material" in change.fields)


def _stride() -> int:
    """Bytes from one material to the next, as the GPU wants uniform buffers aligned."""
    alignment = int(GL.glGetIntegerv(GL.GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT))
    return -(-_BLOCK.itemsize // alignment) * alignment
