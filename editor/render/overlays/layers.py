"""Layers: draw what overlays are made of, each kind in its own way: lines, needles, wires, joints, solids, gizmos.

Normals come straight from the vertices that are drawn: the CPU touches none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import BoolArray, StructArray
from editor.model.fields import Vec4
from editor.render.geometry import Geometry
from editor.render.gpu import Buffer, Program, VertexArray
from editor.render.modes import Shaders
from editor.render.overlays.overlay_lines import CORNER, MARKER, SEGMENT, Grid
from editor.render.overlays.overlay_list import LayerKind
from editor.render.overlays.shapes import BODY_SOLIDS, BODY_WIRES, INSTANCE, JOINT_WIRES, ShapeMesh
from editor.render.passes import Passes
from editor.render.skin import SHAPE

Filled = TypeVar("Filled", contravariant=True)
FIRST = 5  # attribute of the instances
NORMAL_LENGTH = 0.2  # model units
NORMAL_COLOR: Vec4 = (0.1, 0.55, 0.85, 0.8)
# Position, normal, whether it is hidden: as in normal_lines.vert.
NORMAL_ATTRIBUTES = (("f4", 3), ("f4", 3), ("u1", 1))
HIDDEN = 2


class Layer(Protocol[Filled]):
    """Something on the GPU that can be filled, drawn and given back."""

    def fill(self, shown: Filled) -> None: ...

    def draw(self, passes: Passes, width: float, rim: float) -> None: ...

    def release(self) -> None: ...


def set_width(program: Program, width: float, rim: float) -> None:
    """Set the width of the lines of a program in use, and of the dark rim on both sides of them, in logical pixels."""
    GL.glUniform1f(program.uniform("width"), width)
    GL.glUniform1f(program.uniform("rim"), rim)


class LineBuffer:
    """Segments, markers or triangles on the GPU."""

    def __init__(self, record: np.dtype[Any]) -> None:
        self._record = record
        self._array: VertexArray | None = None
        self._buffer: Buffer | None = None

    def fill(self, lines: StructArray) -> None:
        if self._array is None or self._buffer is None:
            self._array, self._buffer = VertexArray(), Buffer()
            self._array.enable_record(self._buffer, self._record, per_instance=self._record is SEGMENT)
        self._buffer.fill(lines)

    def draw(
        self, passes: Passes, width: float = 1.0, rim: float = 0.0, shaders: Shaders = ("segment.vert", "segment.frag")
    ) -> None:
        """Draw what was filled in; `width` of segments and their dark rim in logical pixels.

        `shaders`: what takes segments to where they are seen, and colours them.
        """
        if self._array is None or self._buffer is None or not self._buffer.rows:
            return
        if self._record is SEGMENT:
            set_width(passes.program(*shaders), width, rim)
            self._array.bind()
            GL.glDrawArraysInstanced(GL.GL_TRIANGLE_STRIP, 0, 4, self._buffer.rows)
        elif self._record is MARKER:
            passes.program("marker.vert", "marker.frag")
            self._array.bind()
            GL.glDrawArrays(GL.GL_POINTS, 0, self._buffer.rows)
        else:
            passes.program("filled.vert", "filled.frag")
            self._array.bind()
            GL.glDrawArrays(GL.GL_TRIANGLES, 0, self._buffer.rows)

    def release(self) -> None:
        if self._array is not None and self._buffer is not None:
            self._array.release()
            self._buffer.release()
            self._array = self._buffer = None


class InstancedShape:
    """One form, and where it is."""

    def __init__(self, shape: ShapeMesh) -> None:
        self._count = shape.corners.size
        self._array, self._shape, self._corners, self._instances = VertexArray(), Buffer(), Buffer(), Buffer()
        self._shape.fill(shape.vertices)
        self._corners.fill(shape.corners.astype(np.uint32))
        self._array.enable_record(self._shape, shape.vertices.dtype, per_instance=False)
        self._array.enable_record(self._instances, INSTANCE, per_instance=True, first=FIRST)
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._corners.name)
        GL.glBindVertexArray(0)

    def fill(self, instances: StructArray) -> None:
        self._instances.fill(instances)

    def draw(self) -> None:
        """Draw every instance with the program in use."""
        if self._instances.rows:
            self._array.bind()
            which = GL.GL_TRIANGLES, self._count, GL.GL_UNSIGNED_INT, None
            GL.glDrawElementsInstanced(*which, self._instances.rows)

    def release(self) -> None:
        for thing in (self._array, self._shape, self._corners, self._instances):
            thing.release()


class InstancedShapes:
    """Forms by their kind, uploaded when there is one to be placed."""

    def __init__(self, shapes: Mapping[int, ShapeMesh]) -> None:
        self._meshes = shapes
        self._shapes: dict[int, InstancedShape] = {}

    def fill(self, instances: Mapping[int, StructArray]) -> None:
        """Take over where they are."""
        for kind, where in instances.items():
            if kind not in self._shapes:
                self._shapes[kind] = InstancedShape(self._meshes[kind])
            self._shapes[kind].fill(where)

    def draw(self) -> None:
        """Draw all with the program in use."""
        for stamp in self._shapes.values():
            stamp.draw()

    def release(self) -> None:
        for stamp in self._shapes.values():
            stamp.release()
        self._shapes.clear()


class LineLayer:
    """Segments with markers above them."""

    SHADERS: Shaders = ("segment.vert", "segment.frag")

    def __init__(self) -> None:
        self._lines, self._marks = LineBuffer(SEGMENT), LineBuffer(MARKER)

    def fill(self, shown: tuple[StructArray, StructArray]) -> None:
        lines, marks = shown
        self._lines.fill(lines)
        self._marks.fill(marks)

    def draw(self, passes: Passes, width: float, rim: float) -> None:
        self._lines.draw(passes, width, rim, self.SHADERS)
        self._marks.draw(passes)

    def release(self) -> None:
        self._lines.release()
        self._marks.release()


class NeedleLayer(LineLayer):
    """Segments that end in a direction, as long in the picture wherever they are, with markers above them."""

    SHADERS: Shaders = ("needle.vert", "segment.frag")


class AxisLayer(LineLayer):
    """Segments on the ground."""

    SHADERS: Shaders = ("axis.vert", "axis.frag")


class GridLayer:
    """The ground."""

    def __init__(self) -> None:
        self._array = VertexArray()
        self._color: Vec4 = (0.0, 0.0, 0.0, 0.0)

    def fill(self, shown: Grid) -> None:
        self._color = shown.color

    def draw(self, passes: Passes, width: float, rim: float) -> None:
        program = passes.program("grid.vert", "grid.frag")
        GL.glUniform4f(program.uniform("tint"), *self._color)
        self._array.bind()
        GL.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4)

    def release(self) -> None:
        self._array.release()


class WireLayer:
    """The outlines of bodies."""

    SHAPES = BODY_WIRES

    def __init__(self) -> None:
        self._shapes = InstancedShapes(self.SHAPES)

    def fill(self, shown: Mapping[int, StructArray]) -> None:
        self._shapes.fill(shown)

    def draw(self, passes: Passes, width: float, rim: float) -> None:
        set_width(passes.program("stamp_lines.vert", "segment.frag"), width, rim)
        self._shapes.draw()

    def release(self) -> None:
        self._shapes.release()


class JointLayer(WireLayer):
    """The boxes of joints."""

    SHAPES = JOINT_WIRES


class SolidLayer:
    """The faces of bodies."""

    def __init__(self) -> None:
        self._shapes = InstancedShapes(BODY_SOLIDS)

    def fill(self, shown: Mapping[int, StructArray]) -> None:
        self._shapes.fill(shown)

    def draw(self, passes: Passes, width: float, rim: float) -> None:
        """Only what is nearest of them, through the model: first their depth alone, then their colours.

        Takes the depth of the picture for itself.
        """
        passes.program("solid.vert", "solid.frag")
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        GL.glEnable(GL.GL_DEPTH_TEST)
        for seen in (False, True):
            GL.glColorMask(seen, seen, seen, seen)
            self._shapes.draw()
        GL.glDisable(GL.GL_DEPTH_TEST)

    def release(self) -> None:
        self._shapes.release()


LAYERS: dict[LayerKind, Callable[[], Layer[Any]]] = {
    LayerKind.LINES: LineLayer,
    LayerKind.NEEDLES: NeedleLayer,
    LayerKind.BODY_WIRES: WireLayer,
    LayerKind.BODY_SOLIDS: SolidLayer,
    LayerKind.JOINT_WIRES: JointLayer,
    LayerKind.GRID: GridLayer,
    LayerKind.AXES: AxisLayer,
}


WIDTH, RIM = 2.0, 0.6  # of segments in logical pixels


class GizmoLines:
    """Triangles, and above them segments and markers; none at first."""

    def __init__(self) -> None:
        self._shown: tuple[StructArray, ...] = ()
        self._buffers = LineBuffer(CORNER), LineBuffer(SEGMENT), LineBuffer(MARKER)
        self._is_dirty = False

    def fill(self, lines: StructArray, marks: StructArray, fills: StructArray) -> None:
        """Take over what is drawn from now on. No GL."""
        self._shown = fills, lines, marks
        self._is_dirty = True

    def draw(self, passes: Passes) -> None:
        """Draw, whatever is in front."""
        if not any(len(shown) for shown in self._shown):
            return
        GL.glDisable(GL.GL_DEPTH_TEST)
        for buffer, shown in zip(self._buffers, self._shown, strict=True):
            if self._is_dirty:
                buffer.fill(shown)
            buffer.draw(passes, WIDTH, RIM)
        self._is_dirty = False
        GL.glEnable(GL.GL_DEPTH_TEST)

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        for buffer in self._buffers:
            buffer.release()
        self._is_dirty = True


class NormalLines:
    """A line from every vertex that is not hidden along its normal, as bones and morphs have it."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._array: VertexArray | None = None
        self._read: list[Buffer | None] = []
        self._hidden: Buffer | None = None
        self._mask: BoolArray | None = None

    def draw(self, passes: Passes) -> None:
        """Draw all lines; none for a model whose vertices have no positions or no normals."""
        positions, normals = self._geometry.buffers(SHAPE)
        if positions is None or normals is None or not positions.rows:
            return
        array = self._vertex_array([positions, normals, self._sync_hidden()])
        program = passes.program("normal_lines.vert", "normal_lines.frag")
        GL.glUniform1f(program.uniform("reach"), NORMAL_LENGTH)
        GL.glUniform4f(program.uniform("tint"), *NORMAL_COLOR)
        array.bind()
        GL.glVertexAttrib1f(HIDDEN, 0.0)
        GL.glDrawArraysInstanced(GL.GL_LINES, 0, 2, positions.rows)

    def _sync_hidden(self) -> Buffer | None:
        """1 for each vertex that is hidden; None: none is."""
        mask = self._geometry.hidden.mask("vertices")
        if mask is None:
            return None
        if self._hidden is None:
            self._hidden, self._mask = Buffer(), None
        if self._mask is not mask:
            self._mask = mask
            self._hidden.fill(mask.astype(np.uint8) * 255)
        return self._hidden

    def _vertex_array(self, buffers: list[Buffer | None]) -> VertexArray:
        """Return the vertex array that feeds the shader from these buffers, a vertex an instance."""
        if self._array is None:
            self._array, self._read = VertexArray(), []
        if self._read != buffers:
            for location, (buffer, (kind, size)) in enumerate(zip(buffers, NORMAL_ATTRIBUTES, strict=True)):
                if buffer is None:
                    self._array.disable(location)
                else:
                    self._array.enable(location, buffer, kind, size)
                    GL.glVertexAttribDivisor(location, 1)
            self._read = buffers
        return self._array

    def release(self) -> None:
        """Give everything back; it is made again when it is next drawn."""
        for thing in (self._array, self._hidden):
            if thing is not None:
                thing.release()
        self._array = self._hidden = None
