"""WeightPainter: the tool that paints the weight of the current bone onto the model, in one view."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QTabletEvent
from PySide6.QtWidgets import QApplication

from editor.document.document import Document
from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray, Int32Array, StructArray
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.operations.painting.surface import PaintSurface
from editor.operations.painting.weight_stroke import (
    WEIGHT_FIELDS,
    PaintMode,
    Touch,
    WeightBrush,
    WeightStroke,
    bone_of_most,
    reach,
    weight_at,
)
from editor.render.overlays.overlay_lines import markers
from editor.render.picking import meeting_point
from editor.render.scene import Scene
from editor.ui.value_text import fixed_text, record_title, row_name
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane
from editor.ui.viewport.gizmo.part_lines import NO_MARKS
from editor.ui.viewport.tools import Tool, Tools

SPACING = 0.25  # of the radius, from one dab to the next
SMALL, LARGE, PALE = 2.0, 5.0, 0.35  # marks, in logical pixels, and the alpha of the smallest
AT_ONCE = (PaintMode.FILL, PaintMode.GRADIENT)


class WeightPainter(QObject):
    """Told where the pointer is, in device pixels, and through which ViewProjection; a stroke is one step.

    `current()`: the context of `scene` is current within. As an event filter of the view it learns how hard a pen is
    pressed: `pressure`, 1 for a mouse.
    """

    changed = Signal()  # what the pointer does is something else now
    marks_changed = Signal()
    hint_changed = Signal(str)  # the weight at the pointer, or why nothing is painted; "" when it is over

    def __init__(
        self,
        document: Document,
        tools: Tools,
        scene: Scene,
        current: Callable[[], AbstractContextManager[None]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._tools = document, tools
        self._scene, self._current = scene, current
        self.pressure = 1.0
        self._is_pressed = False
        self.marks: StructArray = NO_MARKS  # at the vertices that a dab touches
        self._pointer: tuple[ViewProjection, At] | None = None  # where it is while nothing is pressed
        self._edit: Edit | None = None
        self._stroke: WeightStroke | None = None
        self._faces: Int32Array = np.empty((0, 0), np.int32)  # that are seen, pixel by pixel, while a stroke goes on
        self._seen_from: ViewProjection | None = None
        self._positions: Float32Array = np.empty((0, 3), np.float32)
        self._start: Touch | None = None
        self._last: At = (0.0, 0.0)  # where the last dab was
        tools.changed.connect(self._follow_tools)
        tools.regions.changed.connect(self._hover_again)
        tools.painting.changed.connect(self._hover_again)
        document.painted_surface.ready.connect(self._hover_again)
        document.changed.connect(self._follow)
        document.posing.active_changed.connect(self.cancel)
        for signal in (document.posing.changed, document.masking.changed, document.path_changed):
            signal.connect(self._look_again)

    @property
    def is_offered(self) -> bool:
        """Whether the left button is for this."""
        return self._tools.tool is Tool.PAINT and not self._document.posing.is_active

    @property
    def is_pressed(self) -> bool:
        return self._is_pressed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read how hard a pen is pressed. Nobody accepts its events: where it is comes as those of a mouse."""
        if isinstance(event, QTabletEvent):
            is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
            self.pressure = event.pressure() if is_pressed else 1.0
        return False

    def _follow_tools(self) -> None:
        self.release()
        self.leave()
        self.changed.emit()

    # -- the pointer -----------------------------------------------------------------------------------------------

    def hover(self, projection: ViewProjection, at: At) -> None:
        """Show the vertices that a dab would touch; as soon as the surface is made, if it is not yet."""
        self._pointer = projection, at
        surface, touch = self._document.painted_surface.if_made(), None
        painting = self._tools.painting
        if surface is not None and painting.shows_vertices and painting.brush.mode not in AT_ONCE:
            self._look(projection)
            touch = self._touch(projection, at)
        if surface is None or touch is None:
            self._mark(NO_MARKS)
            return
        nodes, shares = reach(surface, self._brush, touch, self._radius(projection, touch))
        rows, place = surface.vertices(nodes)
        self._mark_reached(rows, shares[place])

    def leave(self) -> None:
        """Show no vertices any more: the pointer is elsewhere."""
        self._pointer = None
        self._mark(NO_MARKS)

    def _hover_again(self) -> None:
        if self._pointer is not None and self.is_offered and not self._is_pressed:
            self.hover(*self._pointer)

    def _mark_reached(self, rows: IndexArray, shares: Float64Array) -> None:
        """Show those of the vertices that are painted, the larger the more of the brush they get."""
        paintable = self._paintable()
        if paintable is not None:
            free = paintable[rows]
            rows, shares = rows[free], shares[free]
        colors = np.column_stack((np.ones((len(rows), 3)), PALE + (1 - PALE) * shares))
        self._mark(markers(self._positions[rows], colors, SMALL + (LARGE - SMALL) * shares))

    def _mark(self, marks: StructArray) -> None:
        had_marks, self.marks = len(self.marks) > 0, marks
        if had_marks or len(marks):
            self.marks_changed.emit()

    def press(self, projection: ViewProjection, at: At, keys: Qt.KeyboardModifier) -> bool:
        """Begin a stroke; with Shift take the bone, with Ctrl its weight there; False if this is not the tool."""
        if not self.is_offered:
            return False
        self._is_pressed = True
        self._look(projection)
        touch = self._touch(projection, at)
        if touch is None:
            self.hint_changed.emit(self.tr("There is no surface here"))
        elif keys & Qt.KeyboardModifier.ShiftModifier:
            self._pick_bone(touch)
        elif (reason := self._refusal()) != "":
            self.hint_changed.emit(reason)
        elif keys & Qt.KeyboardModifier.ControlModifier:
            self._tools.painting.set(weight=round(self._weight(touch), 4))
            self.hint_changed.emit(self._told(touch))
        else:
            self._begin(touch)
            self._last = at
            self._go(projection, touch)
            self.hint_changed.emit(self._told(touch))
            self._mark_stroke()
        return True

    def drag(self, projection: ViewProjection, at: At) -> None:
        """Paint to the pointer."""
        if self._stroke is None:
            return
        if self._edit is None or not self._document.is_open(self._edit):
            self._end()
            return
        touch = self._touch(projection, at)
        if self._tools.painting.brush.mode in AT_ONCE:
            self._go(projection, touch, at)
        else:
            self._dab_along(projection, at)
        if touch is not None:
            self.hint_changed.emit(self._told(touch))
        self._pointer = projection, at
        self._mark_stroke()

    def _mark_stroke(self) -> None:
        """Show what the last dab touched."""
        if self._stroke is not None and self._tools.painting.shows_vertices:
            self._mark_reached(*self._stroke.reached)

    def _dab_along(self, projection: ViewProjection, at: At) -> None:
        """A dab each quarter of the radius, from the last one on."""
        step = max(self._tools.regions.radius * projection.ratio * SPACING, 1.0)
        way = np.subtract(at, self._last)
        length = float(np.hypot(*way))
        for place in np.arange(step, length + 1e-6, step):
            x, y = self._last[0] + way[0] * place / length, self._last[1] + way[1] * place / length
            self._go(projection, self._touch(projection, (x, y)))
        done = length - length % step
        if done > 0:
            self._last = (self._last[0] + way[0] * done / length, self._last[1] + way[1] * done / length)

    def release(self) -> None:
        """Let go: what was painted is one step."""
        if self._edit is not None and self._document.is_open(self._edit):
            self._document.commit()
        self._end()

    def cancel(self) -> bool:
        """Take the stroke back; False when there is none."""
        if self._edit is not None and self._document.is_open(self._edit):
            self._document.cancel()
        return self._end()

    def _end(self) -> bool:
        was_pressed, self._is_pressed = self._is_pressed, False
        self._edit = self._stroke = self._start = None
        if was_pressed:
            self.hint_changed.emit("")
        return was_pressed

    # -- a stroke --------------------------------------------------------------------------------------------------

    def _begin(self, touch: Touch) -> None:
        model, locks, brush, bone = self._document.model, self._document.weight_locks, self._brush, self._bone
        surface = self._surface()
        self._edit = self._document.begin(self.tr("Paint {bone}").format(bone=self._name(bone)))
        self._stroke = WeightStroke(model, surface, brush, bone, locks.mask(len(model.bones)), self._paintable())
        self._start = touch
        if brush.mode is PaintMode.GRADIENT:
            self._stroke.begin_gradient(touch)

    def _go(self, projection: ViewProjection, touch: Touch | None, at: At | None = None) -> None:
        """Paint where the surface is touched, or, while something is drawn at once, to where the pointer is."""
        start, stroke, edit = self._start, self._stroke, self._edit
        if stroke is None or edit is None or start is None:
            return
        mode = self._tools.painting.brush.mode
        if mode is PaintMode.GRADIENT:
            end = on_plane(projection.ray(at), start.point, projection.camera.axes[:, 2]) if at is not None else None
            if end is not None:
                stroke.draw_gradient(edit, end)
        elif touch is not None and mode is PaintMode.FILL and at is None:
            stroke.fill(edit, touch)
        elif touch is not None and mode not in AT_ONCE:
            stroke.dab(edit, touch, self._radius(projection, touch), self.pressure)

    @property
    def _brush(self) -> WeightBrush:
        """The brush, as it is for this document."""
        covered, giver = self._tools.regions.takes_covered, self._document.weight_locks.giver
        return replace(self._tools.painting.brush, through=covered, giver=giver)

    def _radius(self, projection: ViewProjection, touch: Touch) -> float:
        """Of the brush, in the model's units."""
        return self._tools.regions.radius * projection.length(touch.point)

    def _paintable(self) -> BoolArray | None:
        """(vertices,) those that are shown, and selected if only those are to be painted; None: all."""
        document = self._document
        shown = ~document.masking.hidden("vertices") if document.masking.is_hiding else None
        if not self._tools.painting.only_selected:
            return shown
        selected = np.zeros(len(document.model.vertices), np.bool_)
        selected[document.selection.rows("vertices")] = True
        return selected if shown is None else selected & shown

    def _surface(self) -> PaintSurface:
        """Where is painted; in a hurry it is waited for."""
        painted = self._document.painted_surface
        surface = painted.if_made()
        if surface is not None:
            return surface
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return painted.made()
        finally:
            QApplication.restoreOverrideCursor()

    def _follow(self, change: Change) -> None:
        """Another change than of weights may move what is seen; in a pose, those too."""
        of_weights = change.table == "vertices" and change.action is Action.SET and change.fields <= {*WEIGHT_FIELDS}
        if not of_weights or self._document.posing.is_shown:
            self._look_again()

    def _look_again(self) -> None:
        self._seen_from = None
        if not self._is_pressed:
            self._mark(NO_MARKS)

    # -- what is there ---------------------------------------------------------------------------------------------

    def _look(self, projection: ViewProjection) -> None:
        """Remember which faces are seen, until the camera or the model moves: painting moves neither."""
        if self._seen_from != projection:
            with self._current():
                self._faces = self._scene.seen(projection.camera, projection.size).faces
            self._seen_from, self._positions = projection, self._document.posing.seen_positions()

    def _touch(self, projection: ViewProjection, at: At) -> Touch | None:
        height, width = self._faces.shape
        x, y = int(at[0]), int(at[1])
        face = int(self._faces[y, x]) if 0 <= x < width and 0 <= y < height else NONE
        if face == NONE:
            return None
        origin, sight = projection.ray(at)
        corners = self._positions[self._document.model.faces["vertices"][face]].astype(np.float64)
        return Touch(face, np.array(meeting_point(origin, sight, corners)), origin, sight)

    def _pick_bone(self, touch: Touch) -> None:
        bone = bone_of_most(self._document.model, touch, self._positions)
        if bone == NONE:
            self.hint_changed.emit(self.tr("No bone moves this place"))
            return
        self._document.selection.select("bones", [bone])
        self.hint_changed.emit(self._name(bone))

    # -- what is said ----------------------------------------------------------------------------------------------

    @property
    def _bone(self) -> int:
        """The bone that is painted."""
        return self._document.selection.current("bones")

    def _weight(self, touch: Touch) -> float:
        return weight_at(self._document.model, touch, self._positions, self._bone)

    def _refusal(self) -> str:
        """Why nothing can be painted; "" where something can."""
        bone = self._bone
        if bone == NONE:
            return self.tr("Select the bone to be painted, or pick it here with Shift")
        if self._document.weight_locks.is_locked(bone):
            return self.tr("{bone} is locked").format(bone=self._name(bone))
        return ""

    def _told(self, touch: Touch) -> str:
        return f"{self._name(self._bone)}: {fixed_text(self._weight(touch), 3)}"

    def _name(self, bone: int) -> str:
        model = self._document.model
        return row_name(model.bones, bone) or record_title(model, "bones", bone)
