"""ViewTool: what the left button is for in a model view; ToolType, a row of the list of tools, and what makes one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QCursor, QTabletEvent
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.math3d.arrays import StructArray
from editor.model.fields import Vec3
from editor.render.options import ViewOptions
from editor.render.scene import Scene
from editor.ui.services import WindowMode
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.parts import NO_MARKS
from editor.ui.viewport.region_tool import RegionTool

Current = AbstractContextManager[None]
SpaceText = tuple[Vec3, str]  # a point of the model's space, and what is written there


class Tool(StrEnum):
    """The ids of those tools that other parts of the window name."""

    SELECT = "select"
    MOVE = "move"
    ROTATE = "rotate"
    SCALE = "scale"
    PAINT = "paint"
    SCULPT = "sculpt"


class Pointer(NamedTuple):
    """The pointer: its position in device pixels, the projection of its view, and the keys that are held."""

    projection: ViewProjection
    at: At
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier


class ToolView(QObject):
    """The view as a tool sees it, and the parent of the objects that the tool makes.

    `current()`: the context of `scene` is current within. `sync()` brings the scene to the current pose; False where
    nothing can be seen. `regions` have the radius of brushes; `settings` are those of tools that have some, by id.
    `pressure` is how hard a pen is pressed, 1 for a mouse.
    """

    changed = Signal()  # lines, marks or texts are others now
    cursor_changed = Signal()
    hint_changed = Signal(str)  # what the pointer does amounts to, to be read beside it; "" when it is over

    def __init__(
        self,
        widget: QWidget,
        document: Document,
        scene: Scene,
        current: Callable[[], Current],
        sync: Callable[[], bool],
        regions: RegionTool,
        settings: Mapping[str, Any],
    ) -> None:
        super().__init__(widget)
        self.document = document
        self.scene = scene
        self.current = current
        self.sync = sync
        self.regions = regions
        self.settings = settings
        self.pressure = 1.0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read how hard a pen is pressed. Nobody accepts its events: where it is comes as those of a mouse."""
        if isinstance(event, QTabletEvent):
            is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
            self.pressure = event.pressure() if is_pressed else 1.0
        return False


class ViewTool(Protocol):
    """The action of the left button in one view while the tool is chosen; IdleTool has defaults for all methods."""

    @property
    def marks(self) -> StructArray:
        """Signs at what a press would change."""

    def press(self, pointer: Pointer) -> bool:
        """Begin; False where the handles, a click or a region are meant."""

    def drag(self, pointer: Pointer) -> None:
        """Go on to the pointer, with the button held."""

    def hover(self, pointer: Pointer) -> None:
        """Show what a press would do."""

    def leave(self) -> None:
        """Show it no longer: the pointer is elsewhere."""

    def release(self, pointer: Pointer | None) -> None:
        """End what was pressed, which takes effect; `pointer` is None where the mouse did not end it."""

    def cancel(self) -> bool:
        """End what was begun without an effect; False when nothing was."""

    def stop(self) -> None:
        """End what was begun: another tool was chosen, or the same with other axes."""

    def wheel(self, notches: float, keys: Qt.KeyboardModifier) -> bool:
        """The wheel was turned; False to let the camera have it."""

    def cursor(self, ratio: float) -> QCursor:
        """The pointer over the view, on a screen of `ratio` device pixels to a logical one."""

    def lines(self, projection: ViewProjection) -> StructArray | None:
        """Return the segments drawn above the model; None to have the handles drawn."""

    def texts(self) -> Sequence[SpaceText]:
        """Return the texts written into the picture."""

    def options(self, options: ViewOptions) -> ViewOptions:
        """Return the options to show the model with, of those that the user chose."""


class IdleTool(QObject):
    """A ViewTool that does nothing; tools override what they do."""

    marks: StructArray = NO_MARKS

    def press(self, pointer: Pointer) -> bool:
        return False

    def drag(self, pointer: Pointer) -> None:
        pass

    def hover(self, pointer: Pointer) -> None:
        pass

    def leave(self) -> None:
        pass

    def release(self, pointer: Pointer | None) -> None:
        pass

    def cancel(self) -> bool:
        return False

    def stop(self) -> None:
        self.cancel()

    def wheel(self, notches: float, keys: Qt.KeyboardModifier) -> bool:
        return False

    def cursor(self, ratio: float) -> QCursor:
        return QCursor(Qt.CursorShape.CrossCursor)

    def lines(self, projection: ViewProjection) -> StructArray | None:
        return None

    def texts(self) -> Sequence[SpaceText]:
        return ()

    def options(self, options: ViewOptions) -> ViewOptions:
        return options


class ToolNeed(Enum):
    """A requirement of a tool on the document."""

    PHYSICS = "physics"


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolType:
    """A tool of the model view: what it is called, where it is offered, and what makes it for a view.

    `label` and `tip` are to be translated. Without `make` the left button selects, and drags handles if the tool
    `has_handles`. `settings` makes what there is to choose of the tool, once a window, from an owner and where choices
    are kept.
    """

    id: str
    label: Any
    tip: Any
    modes: frozenset[WindowMode]
    keys: Sequence[str] = ()
    icon: str = ""
    needs: frozenset[ToolNeed] = frozenset()
    has_handles: bool = False
    hides_pickable: bool = False  # what could be selected is not shown over the surface
    stays: bool = True  # chosen when another document is worked in
    make: Callable[[ToolView], ViewTool] | None = None
    settings: Callable[[QObject, QSettings | None], QObject] | None = None

    @property
    def command_id(self) -> str:
        """The id of the command that takes the tool; that of a plug-in's tool has its subject already."""
        return self.id if "." in self.id else f"tool.{self.id}"
