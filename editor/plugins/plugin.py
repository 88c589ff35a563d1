"""Plugin: what a plug-in adds to the program, as it returns it, and the rows that it is made of; what became of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from numpy.typing import ArrayLike

from editor.math3d.arrays import StructArray
from editor.model.fields import Vec3
from editor.model.model import Model
from editor.operations.checks.check import Check
from editor.operations.operation import Operation
from editor.plugins.host import Host
from editor.plugins.script_model import ScriptModel
from editor.render.overlays.overlay_lines import NO_MARKERS, NO_SEGMENTS
from editor.render.overlays.overlay_list import Overlay

API_VERSION = 1  # that scripts and plug-ins are written for: it goes up when a name in `api` changes
Pixel = tuple[float, float]
TOOL_MODES = ("edit", "transform")
WORKSPACES = ("model", "rig", "weights", "morphs", "physics", "uv", "motion")  # that panes can be open in


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


@dataclass(frozen=True, slots=True)
class PluginCommand:
    """A command of the window. `id`: a subject, a dot, and what it does, in small letters, digits and hyphens.

    `function(model, host)` gets the document that is worked in, and the window, as scripts do. All that it edits is one
    step to undo, named by `label`; an exception takes everything back and is told with its line. `label` and `help` are
    what menus say; `keys` are texts as "Ctrl+Alt+J", of which those that another command has are left to that.
    """

    id: str
    label: str
    function: Callable[[ScriptModel, Host], object]
    help: str = ""
    keys: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class PluginFormat:
    """A format of files with models in them, read, written, or both. `extension` is small and begins with a dot.

    `read(data)` gets all bytes of a file and returns a model that it made with `api.new()`. `write(model)` returns the
    bytes of a file; what it does to the model is forgotten. Both may run on any thread. To refuse, they raise
    ValueError or FormatError. `name` is what the dialogs call the format.
    """

    extension: str
    name: str
    read: Callable[[bytes], ScriptModel] | None = None
    write: Callable[[ScriptModel], bytes] | None = None


@dataclass(frozen=True, slots=True)
class PluginPane:
    """A pane of the window, closed until it is opened from View > Panes, but open in `workspaces` as these come.

    `make(model, host)` returns the QWidget for a document, when that is first seen in the pane; it imports PySide6
    itself, for without a window there is none. `name` tells the panes of the plug-in from each other, in small letters,
    digits and hyphens; `title` is what is seen.
    """

    name: str
    title: str
    make: Callable[[ScriptModel, Host], Any]
    workspaces: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class PluginTool:
    """A tool of the model view: in the tool bar, in the menus Handles, and by its keys, as the program's own are.

    `id`: a subject, a dot, and what it does. `make(view)` returns the ScriptTool for a view, when it is first chosen
    there. `help` is the tooltip; `keys` work as those of a PluginCommand, letters wherever nothing is typed. `modes`:
    "edit", "transform", or both.
    """

    id: str
    label: str
    make: Callable[[ScriptView], ScriptTool]
    help: str = ""
    keys: Sequence[str] = ()
    modes: Sequence[str] = TOOL_MODES


@dataclass(frozen=True, slots=True)
class PluginMode:
    """A display mode: a number of each vertex, seen as a colour from blue, 0, to red, the highest.

    `values(model)` gets the tables of a model, and returns (vertices,) numbers, NaN for a vertex that has none. It is
    asked anew after each edit while the mode is on. `name` tells the modes of the plug-in from each other, in small
    letters, digits and hyphens; `help` is the tooltip.
    """

    name: str
    label: str
    values: Callable[[Model], ArrayLike]
    help: str = ""


@dataclass(frozen=True, slots=True)
class Plugin:
    """The additions of a plug-in. Without a window operations, checks and formats count alone."""

    operations: Sequence[Operation] = ()
    checks: Sequence[Check] = ()
    commands: Sequence[PluginCommand] = ()
    formats: Sequence[PluginFormat] = ()
    panes: Sequence[PluginPane] = ()
    tools: Sequence[PluginTool] = ()
    overlays: Sequence[Overlay] = ()
    modes: Sequence[PluginMode] = ()


class PluginError(Exception):
    """Why a plug-in cannot be loaded. `traceback`: where in its own code, if it was there."""

    def __init__(self, text: str, traceback: str = "") -> None:
        super().__init__(text)
        self.traceback = traceback


@dataclass(frozen=True, slots=True)
class LoadedPlugin:
    """A plug-in that was found. `plugin`: what it adds; None while it is not enabled, or where `error` tells why."""

    id: str
    name: str
    version: str
    source: Path | None  # its folder
    is_enabled: bool = False
    plugin: Plugin | None = None
    error: str = ""
    traceback: str = ""

    @property
    def files(self) -> list[str]:
        """Those that its code is in."""
        return [str(file) for file in self.source.rglob("*.py")] if self.source is not None else []
