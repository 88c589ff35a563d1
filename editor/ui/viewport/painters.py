"""The brushes of one view: what sculpts the model, and what paints the weight of the current bone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, QSettings, Qt

from editor.document.texts import row_name, translate
from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.morphs import MorphKind
from editor.operations.painting.sculpt_stroke import (
    SculptBrush,
    SculptedMesh,
    SculptedMorph,
    SculptMode,
    SculptReach,
    SculptStroke,
    SculptTarget,
)
from editor.operations.painting.surface import PaintSurface, Touch
from editor.operations.painting.weight_stroke import (
    WEIGHT_FIELDS,
    PaintMode,
    WeightBrush,
    WeightStroke,
    bone_of_most,
    weight_at,
)
from editor.operations.transform.targets import SeenMorph
from editor.render.modes import DisplayMode
from editor.render.options import ViewOptions
from editor.ui.value_text import fixed_text, in_morph, record_title
from editor.ui.viewport.brush_painter import BrushPainter, BrushSettings, Reached
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane
from editor.ui.viewport.view_tool import Tool

KEPT_SCULPTING = ("mode", "strength", "mirrors", "falloff")  # from one run to the next


def sculpt_settings(owner: QObject, stored: QSettings | None) -> BrushSettings[SculptBrush]:
    """Return the settings of sculpting, the same in all views of a window."""
    return BrushSettings(SculptBrush(strength=0.5), "sculpting", KEPT_SCULPTING, owner, stored)


class SculptPainter(BrushPainter):
    """Works on the mesh, or into the vertex morph that is edited. With Shift held any brush smooths; with Ctrl the
    surface is inflated inwards.
    """

    tool = Tool.SCULPT
    mark_color = (0.05, 0.4, 0.95)  # which stands out from skin
    _stroke: SculptStroke | None = None
    _mode = SculptMode.MOVE  # of the stroke
    _offset = 0.0  # how far what is moved has come

    @property
    def _brush(self) -> SculptBrush:
        brush: SculptBrush = replace(self._settings.brush, through=self._view.regions.takes_covered)
        return brush

    @property
    def _is_spaced(self) -> bool:
        return self._mode is not SculptMode.MOVE

    def _would_reach(self, surface: PaintSurface, touch: Touch, radius: float) -> tuple[IndexArray, Float64Array]:
        reached = SculptReach.of(surface, self._brush, touch, radius)
        return reached.rows, reached.vertex_strengths

    # -- a stroke --------------------------------------------------------------------------------------------------

    def _begin(self, projection: ViewProjection, touch: Touch, keys: Qt.KeyboardModifier) -> None:
        brush = replace(self._brush, inwards=bool(keys & Qt.KeyboardModifier.ControlModifier))
        if keys & Qt.KeyboardModifier.ShiftModifier:
            brush = replace(brush, mode=SculptMode.SMOOTH)
        posing, surface = self._document.posing, self._surface()
        self._positions = self._positions.copy()  # which the stroke is about to change
        self._mode, self._offset = brush.mode, 0.0
        name = in_morph(self._step_name(brush), self._document.model.morphs, self._document.edited_morph.row)
        self._edit = self._document.begin(name)
        posed_model = posing.posed_model() if posing.is_shown else None
        self._stroke = SculptStroke(surface, self._target(), brush, posed_model, self._changeable())
        radius = self._radius(projection, touch)
        if brush.mode is SculptMode.MOVE:
            self._stroke.begin_move(touch, radius)
        else:
            self._stroke.dab(self._edit, touch, radius, self._view.pressure)

    def _target(self) -> SculptTarget:
        document = self._document
        if document.edited_morph.row == NONE:
            return SculptedMesh(document.model, document.saved_shape.positions)
        return SculptedMorph(document.model, SeenMorph(document.edited_morph.row, document.edited_morph.weight))

    def _go(self, projection: ViewProjection, touch: Touch | None, at: At) -> None:
        start, stroke, edit = self._start, self._stroke, self._edit
        if stroke is None or edit is None or start is None:
            return
        if self._mode is not SculptMode.MOVE:
            if touch is not None:
                stroke.dab(edit, touch, self._radius(projection, touch), self._view.pressure)
            return
        end = on_plane(projection.ray(at), start.point, projection.camera.axes[:, 2])
        if end is not None:
            self._offset = float(np.linalg.norm(end - start.point))
            stroke.move(edit, end - start.point)

    def _finish(self) -> None:
        if self._stroke is not None and self._edit is not None:
            self._stroke.finish(self._edit)

    def _forget(self) -> None:
        self._stroke = None

    def _reached(self) -> Reached | None:
        return None if self._stroke is None else self._stroke.reached

    # -- what is said ----------------------------------------------------------------------------------------------

    def _refusal(self) -> str:
        edited = self._document.edited_morph
        if edited.row == NONE:
            return ""
        if self._document.model.morphs[edited.row].kind is not MorphKind.VERTEX:
            return self.tr("The morph that is edited moves no vertices.")
        return "" if edited.has_weight else self.tr("The morph that is edited has no weight in this pose.")

    def _hint(self, touch: Touch | None) -> str:
        return fixed_text(self._offset, 3) if self._mode is SculptMode.MOVE and self._offset else ""

    def _step_name(self, brush: SculptBrush) -> TranslatableText:
        if brush.mode is SculptMode.INFLATE and brush.inwards:
            return translate("SculptPainter", "Sculpt: deflate")
        names = {
            SculptMode.MOVE: translate("SculptPainter", "Sculpt: move"),
            SculptMode.SMOOTH: translate("SculptPainter", "Sculpt: smooth"),
            SculptMode.INFLATE: translate("SculptPainter", "Sculpt: inflate"),
            SculptMode.RESTORE: translate("SculptPainter", "Sculpt: restore"),
        }
        return names[brush.mode]


KEPT_WEIGHTS = ("mode", "strength", "mirrors", "falloff", "weight", "normalize")  # from one run to the next
AT_ONCE = (PaintMode.FILL, PaintMode.GRADIENT)


def weight_settings(owner: QObject, stored: QSettings | None) -> BrushSettings[WeightBrush]:
    """Return the settings of weight painting, the same in all views of a window."""
    return BrushSettings(WeightBrush(), "painting", KEPT_WEIGHTS, owner, stored)


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
