"""Moves the vertices with the bones on the GPU: once a pose, into buffers that every pass reads in place of the rest.

The same rules in numpy are in `editor.preview.skinning`. Vertices of soft bodies go where physics has them.
"""

from __future__ import annotations

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import IndexArray
from editor.model.changes import Change
from editor.model.model import Model
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.physics.soft_body_layout import SoftVertices
from editor.preview.posed_model import PosedModel
from editor.render.columns import ColumnArray, VertexColumn
from editor.render.gpu import Buffer, BufferTexture, Program, VertexArray
from editor.render.offscreen.framebuffers import Framebuffer, bound

SOFT = Program.SAMPLERS.index("soft_map")  # texture unit
PARTS = 2  # texels a vertex: its position, its normal
BONES_DO = -1  # the number of a vertex that is in no soft body


class SoftSkin:
    """Feeds a skinning program and its array; `location` is of the attribute that numbers the vertices."""

    def __init__(self, program: Program, array: VertexArray, location: int) -> None:
        self._program, self._array, self._location = program, array, location
        self._texels: BufferTexture | None = None
        self._numbers: Buffer | None = None
        # What the numbers were made of: the rows, and how many vertices there were.
        self._source: tuple[IndexArray, int] | None = None

    def fill(self, soft: SoftVertices | None, vertices: int) -> None:
        """Take over where soft bodies have their vertices, None: there are none. The program must be in use."""
        if soft is None:
            self._end()
            return
        if self._texels is None or self._numbers is None:
            self._texels, self._numbers = BufferTexture(SOFT), Buffer()
            self._array.enable(self._location, self._numbers, np.int32, 1, integer=True)
        count = min(len(soft.rows), self._texels.most // PARTS)
        if self._source is None or self._source[0] is not soft.rows or self._source[1] != vertices:
            self._number(self._numbers, soft.rows[:count], vertices)
            self._source = soft.rows, vertices
        texels = np.zeros((count, PARTS, 4), np.float32)
        texels[:, 0, :3], texels[:, 1, :3] = soft.positions[:count], soft.normals[:count]
        self._texels.fill(texels)

    def _number(self, buffer: Buffer, rows: IndexArray, vertices: int) -> None:
        numbers = np.full(vertices, BONES_DO, np.int32)
        numbers[rows] = np.arange(len(rows))
        buffer.fill(numbers)
        GL.glUniform1i(self._program.uniform("soft_count"), len(rows))

    def _end(self) -> None:
        """Have bones do everything again."""
        if self._texels is not None:
            self._array.disable(self._location)
            GL.glUniform1i(self._program.uniform("soft_count"), 0)
            self.release()

    def release(self) -> None:
        """Give everything back; it is made again when it is next needed."""
        for thing in (self._texels, self._numbers):
            if thing is not None:
                thing.release()
        self._texels = self._numbers = self._source = None


SHAPE = ("position", "normal")
DEFORM = ("bones", "weights", "deform", "sdef_c", "sdef_r0", "sdef_r1")
BONES = Program.SAMPLERS.index("bone_map")  # texture unit
TEXELS = 4  # a bone
WIDTH = 12  # bytes of a position or a normal


class GpuSkin:
    """Skinning of a model's vertices on the GPU by a PosedModel; uploads nothing before there is one."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.columns = [VertexColumn(name) for name in DEFORM]
        self._tools: _Tools | None = None
        # Posed model and version that the buffers were made for.
        self._source: tuple[PosedModel, int] | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change of the vertices made stale."""
        for column in self.columns:
            column.mark(change)

    def forget(self) -> None:
        """Make it again at the next `sync`, whatever was made before."""
        self._source = None

    def sync(self, posed_model: PosedModel, shape: list[Buffer | None], is_stale: bool) -> list[Buffer]:
        """The buffers of deformed positions and normals, made from those of the shape unless nothing has changed.

        `is_stale`: the shape has changed. The context must be current.
        """
        if self._tools is None:
            self._tools = _Tools()
        table, now = self._model.vertices, (posed_model, posed_model.version)
        stale = [column for column in self.columns if column.dirty.runs]
        for column in stale:
            column.sync(table[column.name] if table.stores(column.name) else None)
        if is_stale or stale or self._source != now:
            self._tools.run(posed_model, [*shape, *[column.buffer for column in self.columns]], len(table))
            self._source = now
        return self._tools.buffers

    def release(self) -> None:
        """Give everything back; it is made again when it is next needed."""
        for column in self.columns:
            column.release()
        if self._tools is not None:
            self._tools.release()
        self._tools = self._source = None


class _Tools:
    """GL objects for skinning: the program, the array that it reads, and in `made` the buffers that it writes."""

    def __init__(self) -> None:
        self._program = Program("skin.vert", feedback_varyings=("skinned_position", "skinned_normal"))
        self._array = ColumnArray((*SHAPE, *DEFORM))
        self._soft = SoftSkin(self._program, self._array, len(SHAPE) + len(DEFORM))
        self._bones = BoneTexture()
        # Nothing is drawn into it, but without one that is complete nothing may be drawn.
        self._target = Framebuffer((1, 1), depth=False)
        self.buffers = [Buffer(), Buffer()]

    def run(self, posed_model: PosedModel, columns: list[Buffer | None], vertices: int) -> None:
        """Deform all vertices; `columns` by attribute of the shader."""
        for buffer in self.buffers:
            buffer.reserve(vertices, WIDTH)
        if not vertices:
            return
        self._program.use()
        GL.glUniform1i(self._program.uniform("bone_count"), self._bones.fill(posed_model.bone_transforms))
        GL.glUniform1i(self._program.uniform("is_scaled"), posed_model.bone_transforms.linear is not None)
        self._array.read(columns)
        self._soft.fill(posed_model.soft, vertices)
        self._array.bind()
        self._array.set_constants()
        with bound(self._target.name):
            self._transform(vertices)

    def _transform(self, vertices: int) -> None:
        for number, buffer in enumerate(self.buffers):
            GL.glBindBufferBase(GL.GL_TRANSFORM_FEEDBACK_BUFFER, number, buffer.name)
        GL.glEnable(GL.GL_RASTERIZER_DISCARD)
        GL.glBeginTransformFeedback(GL.GL_POINTS)
        GL.glDrawArrays(GL.GL_POINTS, 0, vertices)
        GL.glEndTransformFeedback()
        GL.glDisable(GL.GL_RASTERIZER_DISCARD)
        for number in range(len(self.buffers)):
            GL.glBindBufferBase(GL.GL_TRANSFORM_FEEDBACK_BUFFER, number, 0)

    def release(self) -> None:
        for thing in (self._program, self._array, self._soft, self._bones, self._target):
            thing.release()
        for buffer in self.buffers:
            buffer.release()


class BoneTexture:
    """Transforms of the bones for shaders: a buffer read as a texture."""

    def __init__(self) -> None:
        self._texels = BufferTexture(BONES)
        self._most = self._texels.most // TEXELS  # 16384 bones at least

    def fill(self, bone_transforms: BoneTransforms) -> int:
        """Take over where the bones are, and be current; how many bones there are."""
        texels = bone_transforms.matrices()[: self._most].copy()
        texels[:, 3] = bone_transforms.rotations[: self._most]
        self._texels.fill(texels)
        return len(texels)

    def release(self) -> None:
        self._texels.release()
