"""WeightPainter: the tool that paints the weight of the current bone onto the model, in one view."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QSettings, Qt

from editor.document.row_texts import row_name
from editor.document.said import translate
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.operations.painting.brush import Touch
from editor.operations.painting.weight_stroke import (
    WEIGHT_FIELDS,
    PaintMode,
    WeightBrush,
    WeightStroke,
    bone_of_most,
    weight_at,
)
from editor.render.modes import DisplayMode
from editor.render.options import ViewOptions
from editor.ui.value_text import fixed_text, record_title
from editor.ui.viewport.brush_painter import BrushPainter, BrushSettings, Reached
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane
from editor.ui.viewport.view_tool import Tool

KEPT = ("mode", "strength", "mirrors", "falloff", "weight", "normalize")  # from one run to the next
AT_ONCE = (PaintMode.FILL, PaintMode.GRADIENT)


def weight_settings(owner: QObject, stored: QSettings | None) -> BrushSettings[WeightBrush]:
    """Return the settings of weight painting, the same in all views of a window."""
    return BrushSettings(WeightBrush(), "painting", KEPT, owner, stored)


class WeightPainter(BrushPainter):
    """With Shift a press takes the bone, with Ctrl its weight there."""

    tool = Tool.PAINT
    _stroke: WeightStroke | None = None

    @property
    def _brush(self) -> WeightBrush:
        covered, giver = self._view.regions.takes_covered, self._document.weight_locks.giver
        brush: WeightBrush = replace(self._settings.brush, through=covered, giver=giver)
        return brush

    @property
    def _is_spaced(self) -> bool:
        return self._settings.brush.mode not in AT_ONCE

    @property
    def _shows_reach(self) -> bool:
        return super()._shows_reach and self._is_spaced

    def _follow(self, change: Change) -> None:
        """Another change than of weights may move what is seen; in a pose, those too."""
        of_weights = change.table == "vertices" and change.action is Action.SET and change.fields <= {*WEIGHT_FIELDS}
        if not of_weights or self._document.posing.is_shown:
            self._look_again()

    def options(self, options: ViewOptions) -> ViewOptions:
        """With weights in colours."""
        return replace(options, mode=DisplayMode.BONE_WEIGHT)

    # -- a stroke --------------------------------------------------------------------------------------------------

    def _pick(self, touch: Touch, keys: Qt.KeyboardModifier) -> bool:
        if keys & Qt.KeyboardModifier.ShiftModifier:
            self._pick_bone(touch)
        elif keys & Qt.KeyboardModifier.ControlModifier and not self._refusal():
            self._settings.set(weight=round(self._weight(touch), 4))
            self._view.hint_changed.emit(self._hint(touch))
        else:
            return False
        return True

    def _pick_bone(self, touch: Touch) -> None:
        bone = bone_of_most(self._document.model, touch, self._positions)
        if bone == NONE:
            self._view.hint_changed.emit(self.tr("No bone moves this place"))
            return
        self._document.selection.select("bones", [bone])
        self._view.hint_changed.emit(self._name(bone))

    def _begin(self, projection: ViewProjection, touch: Touch, keys: Qt.KeyboardModifier) -> None:
        model, locks, brush, bone = self._document.model, self._document.weight_locks, self._brush, self._bone
        surface = self._surface()
        self._edit = self._document.begin(translate("WeightPainter", "Paint {bone}").format(bone=self._name(bone)))
        self._stroke = WeightStroke(model, surface, brush, bone, locks.mask(len(model.bones)), self._changeable())
        if brush.mode is PaintMode.GRADIENT:
            self._stroke.begin_gradient(touch)
        elif brush.mode is PaintMode.FILL:
            self._stroke.fill(self._edit, touch)
        else:
            self._stroke.dab(self._edit, touch, self._radius(projection, touch), self._view.pressure)

    def _go(self, projection: ViewProjection, touch: Touch | None, at: At) -> None:
        start, stroke, edit = self._start, self._stroke, self._edit
        if stroke is None or edit is None or start is None:
            return
        if self._settings.brush.mode is PaintMode.GRADIENT:
            end = on_plane(projection.ray(at), start.point, projection.camera.axes[:, 2])
            if end is not None:
                stroke.draw_gradient(edit, end)
        elif touch is not None and self._is_spaced:
            stroke.dab(edit, touch, self._radius(projection, touch), self._view.pressure)

    def _forget(self) -> None:
        self._stroke = None

    def _reached(self) -> Reached | None:
        if self._stroke is None:
            return None
        rows, shares = self._stroke.reached
        return rows, shares, self._positions[rows]

    # -- what is said ----------------------------------------------------------------------------------------------

    @property
    def _bone(self) -> int:
        """The bone that is painted."""
        return self._document.selection.current("bones")

    def _weight(self, touch: Touch) -> float:
        return weight_at(self._document.model, touch, self._positions, self._bone)

    def _refusal(self) -> str:
        bone = self._bone
        if bone == NONE:
            return self.tr("Select the bone to be painted, or pick it here with Shift")
        if self._document.weight_locks.is_locked(bone):
            return self.tr("{bone} is locked").format(bone=self._name(bone))
        return ""

    def _hint(self, touch: Touch | None) -> str:
        return "" if touch is None else f"{self._name(self._bone)}: {fixed_text(self._weight(touch), 3)}"

    def _name(self, bone: int) -> str:
        model = self._document.model
        return row_name(model.bones, bone) or record_title(model, "bones", bone)
