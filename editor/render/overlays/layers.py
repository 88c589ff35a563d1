"""Draws what overlays are made of, each kind in its own way: signs, wires, faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from OpenGL import GL

from editor.math3d.arrays import StructArray
from editor.render.overlays.instanced_shapes import InstancedShapes
from editor.render.overlays.overlay_lines import MARKER, SEGMENT, LineBuffer, set_width
from editor.render.overlays.shapes import BODY_SOLIDS, BODY_WIRES, JOINT_WIRES
from editor.render.passes import Passes

Filled = TypeVar("Filled", contravariant=True)


class Layer(Protocol[Filled]):
    """Something on the GPU that can be filled, drawn and given back."""

    def fill(self, shown: Filled) -> None: ...

    def draw(self, passes: Passes, width: float, rim: float) -> None: ...

    def release(self) -> None: ...


class LineLayer:
    """Segments with markers above them."""

    SHADER = "segment.vert"

    def __init__(self) -> None:
        self._lines, self._marks = LineBuffer(SEGMENT), LineBuffer(MARKER)

    def fill(self, shown: tuple[StructArray, StructArray]) -> None:
        lines, marks = shown
        self._lines.fill(lines)
        self._marks.fill(marks)

    def draw(self, passes: Passes, width: float, rim: float) -> None:
        self._lines.draw(passes, width, rim, self.SHADER)
        self._marks.draw(passes)

    def release(self) -> None:
        self._lines.release()
        self._marks.release()


class NeedleLayer(LineLayer):
    """Segments that end in a direction, as long in the picture wherever they are, with markers above them."""

    SHADER = "needle.vert"


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
