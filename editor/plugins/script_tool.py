"""ScriptTool: what a plug-in's tool does in a model view, and ScriptView, what it has of that view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from editor.math3d.arrays import StructArray
from editor.model.fields import Vec3
from editor.plugins.host import Host
from editor.plugins.script_model import ScriptModel
from editor.render.overlays.overlay_lines import NO_MARKERS, NO_SEGMENTS

Pixel = tuple[float, float]


class ScriptView(Protocol):
    """The model view in which a tool is used. Pixels are counted from the top left corner."""

    @property
    def model(self) -> ScriptModel:
        """The model that is seen."""

    @property
    def host(self) -> Host:
        """The window: selection, camera, status line."""

    def point(self, pixel: Pixel) -> Vec3 | None:
        """The point of the surface that is seen at a pixel, as it is posed now; None where there is none."""

    def pixel(self, point: Vec3) -> Pixel | None:
        """The pixel at which a point of the model's space is seen; None where it lies behind the camera."""

    def show_hint(self, text: str) -> None:
        """Show a text beside the pointer; "" takes it away."""

    def redraw(self) -> None:
        """Draw lines, marks and texts of the tool anew, as they are after each press, drag and release anyway."""


class ScriptTool:
    """A tool in one view, which does nothing until its methods are overridden.

    It edits in `with view.model.edit("…") as edit:`, a step each. Where a method raises, the step is taken back, and
    the tool does nothing any more until plug-ins are loaded anew.
    """

    def press(self, pixel: Pixel) -> None:
        """The left button is pressed."""

    def drag(self, pixel: Pixel) -> None:
        """The pointer moves with the button held."""

    def hover(self, pixel: Pixel) -> None:
        """The pointer moves over the view."""

    def release(self, pixel: Pixel) -> None:
        """The button is released."""

    def cancel(self) -> bool:
        """Escape was typed, or another tool is taken: end what was begun; False when nothing was."""
        return False

    def lines(self) -> StructArray:
        """(n,) segments to be drawn above the model, made by `api.segments`."""
        return NO_SEGMENTS

    def marks(self) -> StructArray:
        """(n,) signs to be drawn above the model, made by `api.markers`."""
        return NO_MARKERS

    def texts(self) -> Sequence[tuple[Vec3, str]]:
        """Points of the model's space, and what is written beside each."""
        return ()
