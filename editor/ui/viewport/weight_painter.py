"""WeightPainter: the tool that paints the weight of the current bone onto the model, in one view."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QTabletEvent

from editor.document.document import Document
from editor.math3d.arrays import BoolArray, Float32Array, Int32Array
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.operations.painting.surface import PaintSurface
from editor.operations.painting.weight_stroke import (
    WEIGHT_FIELDS,
    PaintMode,
    Touch,
    WeightStroke,
    bone_of_most,
    weight_at,
)
from editor.operations.queries.topology import MeshTopology
from editor.render.picking import meeting_point
from editor.render.scene import Scene
from editor.ui.value_text import fixed_text, record_title, row_name
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane
from editor.ui.viewport.tools import Tool, Tools

SPACING = 0.25  # of the radius, from one dab to the next
AT_ONCE = (PaintMode.FILL, PaintMode.GRADIENT)


class WeightPainter(QObject):
    """Told where the pointer is, in device pixels, and through which ViewProjection; a stroke is one step.

    `current()`: the context of `scene` is current within. As an event filter of the view it learns how hard a pen is
    pressed: `pressure`, 1 for a mouse.
    """

    changed = Signal()  # what the pointer does is something else now
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
        self._surface: tuple[MeshTopology, PaintSurface] | None = None
        self._is_placed = False  # where a pose has it
        self._edit: Edit | None = None
        self._stroke: WeightStroke | None = None
        self._faces: Int32Array = np.empty((0, 0), np.int32)  # that are seen, pixel by pixel, while a stroke goes on
        self._seen_from: ViewProjection | None = None
        self._positions: Float32Array = np.empty((0, 3), np.float32)
        self._start: Touch | None = None
        self._last: At = (0.0, 0.0)  # where the last dab was
        tools.changed.connect(self._follow_tools)
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
        self.changed.emit()

    # -- the pointer -----------------------------------------------------------------------------------------------

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
        model, painting, locks = self._document.model, self._tools.painting, self._document.weight_locks
        brush = replace(painting.brush, through=self._tools.regions.takes_covered, giver=locks.giver)
        bone = self._bone
        self._edit = self._document.begin(self.tr("Paint {bone}").format(bone=self._name(bone)))
        self._stroke = WeightStroke(
            model, self._placed_surface(), brush, bone, locks.mask(len(model.bones)), self._paintable()
        )
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
            radius = self._tools.regions.radius * projection.length(touch.point)
            stroke.dab(edit, touch, radius, self.pressure)

    def _paintable(self) -> BoolArray | None:
        """(vertices,) those that are shown, and selected if only those are to be painted; None: all."""
        document = self._document
        shown = ~document.masking.hidden("vertices") if document.masking.is_hiding else None
        if not self._tools.painting.only_selected:
            return shown
        selected = np.zeros(len(document.model.vertices), np.bool_)
        selected[document.selection.rows("vertices")] = True
        return selected if shown is None else selected & shown

    def _placed_surface(self) -> PaintSurface:
        mesh, rest = self._document.selection.mesh(), self._document.model.vertices["position"]
        if self._surface is None or self._surface[0] is not mesh:
            self._surface, self._is_placed = (mesh, PaintSurface(mesh, rest)), False
        surface, is_posed = self._surface[1], self._document.posing.is_shown
        if is_posed or self._is_placed:
            surface.place(self._positions)
        self._is_placed = is_posed
        return surface

    def _follow(self, change: Change) -> None:
        """Another change than of weights may move what is seen; in a pose, those too."""
        of_weights = change.table == "vertices" and change.action is Action.SET and change.fields <= {*WEIGHT_FIELDS}
        if not of_weights or self._document.posing.is_shown:
            self._look_again()

    def _look_again(self) -> None:
        self._seen_from = None

    # -- what is there ---------------------------------------------------------------------------------------------

    def _look(self, projection: ViewProjection) -> None:
        """Remember which faces are seen, until the camera or the model moves: painting moves neither."""
        if self._seen_from != projection:
            with self._current():
                self._faces = self._scene.seen(projection.camera, projection.size).faces
            self._seen_from = projection
        self._positions = self._document.posing.seen_positions()

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
