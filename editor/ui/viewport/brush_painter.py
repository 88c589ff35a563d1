"""BrushPainter: a tool that changes the model where a brush goes over it, in one view: what all such tools share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, Generic, TypeVar

import numpy as np
from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, FloatArray, IndexArray, Int32Array, StructArray
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3
from editor.model.mesh import Face
from editor.operations.painting.surface import Brush, PaintSurface, Touch, touched_nodes
from editor.render.overlays.overlay_lines import markers
from editor.render.picking import meeting_point
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.parts import NO_MARKS
from editor.ui.viewport.region_tool import ring_cursor
from editor.ui.viewport.view_tool import IdleTool, Pointer, Tool, ToolView

VERTICES = "vertices"
AnyBrush = TypeVar("AnyBrush", bound=Brush)


class BrushSettings(QObject, Generic[AnyBrush]):
    """`brush` has what does not depend on the document. `stored` is where the fields `kept` are, in the group `name`;
    None keeps them nowhere.
    """

    changed = Signal()

    def __init__(
        self,
        brush: AnyBrush,
        name: str,
        kept: Sequence[str],
        parent: QObject | None = None,
        stored: QSettings | None = None,
    ) -> None:
        super().__init__(parent)
        self._name, self._stored = name, stored
        self.brush = brush
        self.only_selected = False  # whether only vertices that are selected are changed
        self.shows_vertices = True  # those under the brush
        if stored is not None:
            self.brush = replace(brush, **{field: self._remembered(stored, field) for field in kept})
            self.shows_vertices = bool(stored.value(f"{name}/{VERTICES}", True, bool))

    def set(self, **values: Any) -> None:
        """Give the brush other values."""
        self.brush = replace(self.brush, **values)
        for name, value in values.items():
            self._keep(name, value.value if isinstance(value, Enum) else value)
        self.changed.emit()

    def keep_to_selected(self, only: bool) -> None:
        """Change only vertices that are selected, or all."""
        self.only_selected = only
        self.changed.emit()

    def show_vertices(self, shown: bool) -> None:
        """Show the vertices under the brush, or do not."""
        self.shows_vertices = shown
        self._keep(VERTICES, shown)
        self.changed.emit()

    def _keep(self, name: str, value: Any) -> None:
        if self._stored is not None:
            self._stored.setValue(f"{self._name}/{name}", value)

    def _remembered(self, stored: QSettings, name: str) -> Any:
        """Return the stored value of a field; its default where there is none that can be read."""
        at_first: Any = getattr(self.brush, name)
        if isinstance(at_first, bool):
            return bool(stored.value(f"{self._name}/{name}", at_first, bool))
        value = stored.value(f"{self._name}/{name}")
        if isinstance(at_first, Enum):
            return next((each for each in type(at_first) if each.value == value), at_first)
        try:
            number = float(str(value))
        except ValueError:
            return at_first
        return number if 0 <= number <= 1 else at_first


SPACING = 0.25  # of the radius, from one dab to the next
SMALL, LARGE, PALE = 2.0, 5.0, 0.35  # marks, in logical pixels, and the alpha of the smallest
Reached = tuple[IndexArray, Float64Array, FloatArray]  # vertices, their shares of the strength, where they are


class BrushPainter(IdleTool):
    """A stroke is one step."""

    tool: Tool
    mark_color: Vec3 = (1.0, 1.0, 1.0)

    def __init__(self, view: ToolView) -> None:
        super().__init__(view)
        self._view, self._document = view, view.document
        self._settings: BrushSettings[Any] = view.settings[self.tool]
        self._is_pressed = False
        self._pointer: Pointer | None = None  # where it is while nothing is pressed
        self._edit: Edit | None = None
        self._faces: Int32Array = np.empty((0, 0), np.int32)  # that are seen, pixel by pixel, while a stroke goes on
        self._seen_from: ViewProjection | None = None
        self._positions: Float32Array = np.empty((0, 3), np.float32)
        self._start: Touch | None = None
        self._last: At = (0.0, 0.0)  # where the last dab was
        document = view.document
        view.regions.changed.connect(self._hover_again)
        self._settings.changed.connect(self._hover_again)
        document.painted_surface.ready.connect(self._hover_again)
        document.changed.connect(self._follow)
        for signal in (document.posing.changed, document.masking.changed, document.path_changed):
            signal.connect(self._look_again)

    # -- what each tool does -------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def _brush(self) -> Brush:
        """The brush, as it is for this document."""

    @property
    @abstractmethod
    def _is_spaced(self) -> bool:
        """True if a stroke is made of dabs, and not drawn anew to wherever the pointer is."""

    def _would_reach(self, surface: PaintSurface, touch: Touch, radius: float) -> tuple[IndexArray, Float64Array]:
        """The vertices that a dab would touch, and how much of its strength each would get."""
        nodes, shares = touched_nodes(surface, self._brush, touch, radius)
        rows, indices = surface.vertices(nodes)
        return rows, shares[indices]

    @abstractmethod
    def _refusal(self) -> str:
        """Return why nothing can be done; "" where something can."""

    def _pick(self, touch: Touch, keys: Qt.KeyboardModifier) -> bool:
        """Take something from the model instead of a stroke; False for a stroke."""
        return False

    @abstractmethod
    def _begin(self, projection: ViewProjection, touch: Touch, keys: Qt.KeyboardModifier) -> None:
        """Open the Edit, and do what is done where the stroke begins."""

    @abstractmethod
    def _go(self, projection: ViewProjection, touch: Touch | None, at: At) -> None:
        """Go on at the pointer, or, of dabs, where one is due."""

    def _finish(self) -> None:
        """Do what is to be done once, before the step is made."""

    @abstractmethod
    def _forget(self) -> None:
        """The stroke is over."""

    @abstractmethod
    def _hint(self, touch: Touch | None) -> str:
        """Return the hint about the stroke at a point of the surface."""

    @abstractmethod
    def _reached(self) -> Reached | None:
        """Return the vertices that the last dab of the stroke touched, with their shares and positions."""

    # -- the pointer -----------------------------------------------------------------------------------------------

    def hover(self, pointer: Pointer) -> None:
        """Show the vertices that a dab would touch; as soon as the surface is made, if it is not yet."""
        self._pointer = pointer
        projection, at, _ = pointer
        surface, touch = self._document.painted_surface.if_ready(), None
        if surface is not None and self._shows_reach:
            self._look(projection)
            touch = self._touch(projection, at)
        if surface is None or touch is None:
            self._mark(NO_MARKS)
            return
        rows, shares = self._would_reach(surface, touch, self._radius(projection, touch))
        self._mark_reached((rows, shares, self._positions[rows]))

    @property
    def _shows_reach(self) -> bool:
        """True if the vertices under the brush are to be shown."""
        return self._settings.shows_vertices

    def leave(self) -> None:
        """Show no vertices any more: the pointer is elsewhere."""
        self._pointer = None
        self._mark(NO_MARKS)

    def _hover_again(self) -> None:
        if self._pointer is not None and not self._is_pressed:
            self.hover(self._pointer)

    def _mark_reached(self, reached: Reached | None) -> None:
        """Show those of the vertices that are changed, the larger the more of the brush they get."""
        if reached is None or not self._settings.shows_vertices:
            return
        rows, shares, positions = reached
        changeable = self._changeable()
        if changeable is not None:
            free = changeable[rows]
            shares, positions = shares[free], positions[free]
        colors = np.column_stack((np.tile(self.mark_color, (len(shares), 1)), PALE + (1 - PALE) * shares))
        self._mark(markers(positions, colors, SMALL + (LARGE - SMALL) * shares))

    def _mark(self, marks: StructArray) -> None:
        had_marks, self.marks = len(self.marks) > 0, marks
        if had_marks or len(marks):
            self._view.changed.emit()

    def press(self, pointer: Pointer) -> bool:
        """Begin a stroke, or what the tool does with keys held."""
        projection, at, keys = pointer
        self._is_pressed = True
        self._look(projection)
        touch = self._touch(projection, at)
        if touch is None:
            self._view.hint_changed.emit(self.tr("There is no surface here"))
        elif not self._pick(touch, keys):
            if (reason := self._refusal()) != "":
                self._view.hint_changed.emit(reason)
                return True
            self._start, self._last = touch, at
            self._begin(projection, touch, keys)
            self._view.hint_changed.emit(self._hint(touch))
            self._mark_reached(self._reached())
        return True

    def drag(self, pointer: Pointer) -> None:
        if self._edit is None:
            return
        projection, at, _ = pointer
        if not self._document.is_open(self._edit):
            self._end()
            return
        touch = self._touch(projection, at)
        if self._is_spaced:
            self._dab_along(projection, at)
        else:
            self._go(projection, touch, at)
        if text := self._hint(touch):
            self._view.hint_changed.emit(text)
        self._pointer = pointer
        self._mark_reached(self._reached())

    def _dab_along(self, projection: ViewProjection, at: At) -> None:
        """A dab each quarter of the radius, from the last one on."""
        step = max(self._view.regions.radius * projection.ratio * SPACING, 1.0)
        way = np.subtract(at, self._last)
        length = float(np.hypot(*way))
        for distance in np.arange(step, length + 1e-6, step):
            between = self._last[0] + way[0] * distance / length, self._last[1] + way[1] * distance / length
            self._go(projection, self._touch(projection, between), between)
        done = length - length % step
        if done > 0:
            self._last = (self._last[0] + way[0] * done / length, self._last[1] + way[1] * done / length)

    def release(self, pointer: Pointer | None) -> None:
        """Let go: the stroke is one step."""
        if self._edit is not None and self._document.is_open(self._edit):
            self._finish()
            self._document.commit()
        self._end()

    def cancel(self) -> bool:
        """Take the stroke back; False when there is none."""
        if self._edit is not None and self._document.is_open(self._edit):
            self._document.cancel()
        return self._end()

    def stop(self) -> None:
        """Let go, and show no vertices."""
        self.release(None)
        self.leave()

    def wheel(self, notches: float, keys: Qt.KeyboardModifier) -> bool:
        """Change the size of the brush, with Ctrl or while it paints."""
        takes = self._is_pressed or bool(keys & Qt.KeyboardModifier.ControlModifier)
        if takes:
            self._view.regions.grow(notches)
        return takes

    def cursor(self, ratio: float) -> QCursor:
        return ring_cursor(self._view.regions.radius, ratio)

    def _end(self) -> bool:
        was_pressed, self._is_pressed = self._is_pressed, False
        self._edit = self._start = None
        self._forget()
        if was_pressed:
            self._view.hint_changed.emit("")
        return was_pressed

    # -- what is there ---------------------------------------------------------------------------------------------

    def _radius(self, projection: ViewProjection, touch: Touch) -> float:
        """Of the brush, in the model's units."""
        return self._view.regions.radius * projection.length(touch.point)

    def _changeable(self) -> BoolArray | None:
        """(vertices,) those that are shown, and selected if only those are to be changed; None: all."""
        document = self._document
        shown = ~document.masking.masked("vertices") if document.masking.is_hiding else None
        if not self._settings.only_selected:
            return shown
        selected = np.zeros(len(document.model.vertices), np.bool_)
        selected[document.selection.rows("vertices")] = True
        return selected if shown is None else selected & shown

    def _surface(self) -> PaintSurface:
        """Return the surface that the brush paints on, waiting for it where it is not made yet."""
        painted = self._document.painted_surface
        surface = painted.if_ready()
        if surface is not None:
            return surface
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return painted.result()
        finally:
            QApplication.restoreOverrideCursor()

    def _follow(self, change: Change) -> None:
        """Look again at the pointer: what is seen there may be elsewhere."""
        self._look_again()

    def _look_again(self) -> None:
        self._seen_from = None
        if not self._is_pressed:
            self._mark(NO_MARKS)

    def _look(self, projection: ViewProjection) -> None:
        """Remember which faces are seen, and where, until the camera or the model moves; a stroke goes by that."""
        if self._seen_from != projection:
            with self._view.current():
                self._faces = self._view.scene.seen_surface(projection.camera, projection.size).faces
            self._seen_from, self._positions = projection, self._document.posing.seen_positions()

    def _touch(self, projection: ViewProjection, at: At) -> Touch | None:
        height, width = self._faces.shape
        x, y = int(at[0]), int(at[1])
        face = int(self._faces[y, x]) if 0 <= x < width and 0 <= y < height else NONE
        if face == NONE:
            return None
        origin, sight = projection.ray(at)
        corners = self._positions[self._document.model.faces[Face.vertices][face]].astype(np.float64)
        return Touch(face, np.array(meeting_point(origin, sight, corners)), origin, sight)
