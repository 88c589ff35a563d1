"""The handles of one model view: shown at what is selected, lit under the pointer, and dragged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.document.document import Document
from editor.math3d.arrays import Float64Array, StructArray
from editor.model.changes import Change
from editor.ui.value_text import fixed_text
from editor.ui.viewport.gizmo.drags import GizmoFrame, GizmoTarget, MoveDrag, RotateDrag, ScaleDrag
from editor.ui.viewport.gizmo.edited_rows import EditedRows
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.parts import (
    COLORS,
    GRABBED,
    HELD_COLOR,
    NAMES,
    RING,
    DragKind,
    GizmoPart,
    arms,
    arrows,
    axis_line,
    fills_of,
    lines_of,
    only_arrow,
    only_ring,
    part_at,
    rings,
    sector_fill,
    sector_lines,
    sector_points,
)
from editor.ui.viewport.gizmo.posed_bones import MorphedBones, PosedBones
from editor.ui.viewport.tools import Axes, Tool, Tools
from editor.ui.viewport.view_tool import IdleTool, Pointer, SpaceText

Shift, Ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
NUMBER_AT = 0.6  # of the radius of a ring, where the angle of a turn is written
Drag = RotateDrag | MoveDrag | ScaleDrag


class Gizmo(IdleTool):
    """Those of all tools that have handles."""

    changed = Signal()  # they look different now
    hint_changed = Signal(str)  # what the drag amounts to so far; "" when it is over

    def __init__(self, document: Document, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools = tools
        self._document = document
        self._posing = document.posing
        self._posed = PosedBones(document)
        self._morphed = MorphedBones(document)
        self._edited = EditedRows(document, tools.shaping, self)
        self._open: GizmoTarget | None = None  # what is dragged
        self._lit = ""  # the name of the part under the pointer
        self._drag: Drag | None = None
        self._axes = np.eye(3)  # that the drag began with
        self._seen: ViewProjection | None = None  # how the view was seen when the pointer last moved
        self._dragged = ""  # the letters of the directions that are dragged along
        self._snaps = False
        self._turn = QTimer(self, singleShot=True, interval=0)  # until whatever changes the model is done with it
        self._turn.timeout.connect(self._end_if_ended)
        document.changed.connect(self._watch_drag)
        document.posing.changed.connect(self._watch_drag)
        tools.changed.connect(self._follow_tools)
        tools.shaping.changed.connect(self.changed)
        document.edited_morph.changed.connect(self._follow_tools)
        document.about_to_change.connect(self._let_go_of)
        document.selection.active_changed.connect(self._say_why_not)
        document.selection.changed.connect(self._say_what_holds)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def lines(self, projection: ViewProjection) -> StructArray:
        """The lines to be drawn above all else."""
        lines = lines_of(self._shown_parts(projection), self._lit, is_dragged=self.is_dragging)
        sector = [] if (turn := self._turn_drag) is None else [sector_lines(turn.centre, self._rim(projection, turn))]
        axis = lines_of(self._virtual_axis(projection))
        return np.concatenate((axis, lines, *sector))

    def fills(self, projection: ViewProjection) -> StructArray:
        """The corners of the triangles below the lines."""
        fills = fills_of(self._shown_parts(projection), self._lit, is_dragged=self.is_dragging)
        sector = []
        if (turn := self._turn_drag) is not None:
            color = COLORS[NAMES.index(self._dragged)] if self._dragged in NAMES else GRABBED
            sector = [sector_fill(turn.centre, self._rim(projection, turn), color)]
        return np.concatenate((*sector, fills_of(self._virtual_axis(projection)), fills))

    def texts(self) -> Sequence[SpaceText]:
        """The angle of a turn, within what has been turned."""
        turn, projection = self._turn_drag, self._seen
        if turn is None or projection is None:
            return ()
        rim = self._rim(projection, turn)
        x, y, z = (turn.centre + NUMBER_AT * (rim[len(rim) // 2] - turn.centre)).tolist()
        return [((x, y, z), self._amount_text(turn))]

    def _shown_parts(self, projection: ViewProjection) -> list[GizmoPart]:
        parts, frame = self._parts(projection), self._frame(projection)
        is_held = frame is not None and frame.is_held
        return [replace(part, color=HELD_COLOR) for part in parts] if is_held else parts

    def _virtual_axis(self, projection: ViewProjection) -> list[GizmoPart]:
        """The axis that was set, while it is chosen, whether anything is selected or not."""
        axis = self._document.virtual_axis
        if axis is None or self._tools.chosen_axes is not Axes.VIRTUAL or not self._tools.shows_handles:
            return []
        return [axis_line(projection, *axis)] if _is_before(projection, axis.origin) else []

    @property
    def _turn_drag(self) -> RotateDrag | None:
        """The turn that is under way, once it has begun."""
        return self._drag if isinstance(self._drag, RotateDrag) and self._drag.start is not None else None

    def _rim(self, projection: ViewProjection, turn: RotateDrag) -> Float64Array:
        """(n, 3) points along what has been turned."""
        radius = RING * projection.length(turn.centre)
        return sector_points(turn.centre, turn.axis, radius, turn.start or 0.0, turn.angle(snaps=self._snaps))

    def _parts(self, projection: ViewProjection) -> list[GizmoPart]:
        frame = self._frame(projection)
        if frame is None or not _is_before(projection, frame.position):
            return []
        match self._tools.tool:
            case Tool.MOVE if frame.only_axis is not None:
                return only_arrow(projection, frame.position, frame.axes)
            case Tool.MOVE:
                return arrows(projection, frame.position, frame.axes)
            case Tool.SCALE:
                return arms(projection, frame.position, frame.axes)
        if frame.only_axis is not None:
            return only_ring(projection, frame.position, frame.only_axis)
        return rings(projection, frame.position, frame.axes)

    def _frame(self, projection: ViewProjection) -> GizmoFrame | None:
        tool, axes = self._tools.tool, self._tools.chosen_axes
        if not self._uses_handles:
            return None
        frame = self._target.frame(tool, axes)
        if frame is None or axes is not Axes.SCREEN or self.is_dragging or frame.has_own_axes:
            return frame
        return frame._replace(axes=projection.camera.axes)

    @property
    def _target(self) -> GizmoTarget:
        """The target that is dragged, or would be."""
        if self._open is not None:
            return self._open
        if self._posing.is_active:
            return self._posed
        return self._morphed if self._morphed.is_morph_edited else self._edited

    def _follow_tools(self) -> None:
        self.release()
        self._lit = ""
        self._say_why_not()
        self._say_what_holds()
        self.changed.emit()

    def _say_why_not(self) -> None:
        """Say why there are no handles, where a pose is shown that what is selected cannot be moved in."""
        if self._uses_handles and self._target is self._edited and self._edited.why_not:
            self._document.show_status(self._edited.why_not)

    def _say_what_holds(self, table: str = "bones") -> None:
        """Say what moves the posed bone that the handles are at, whatever is done by them."""
        if table == "bones" and self._posing.is_active and self._uses_handles and not self.is_dragging:
            reason = self._posed.why_held(self._tools.tool)
            if reason:
                self._document.show_status(reason)

    @property
    def _uses_handles(self) -> bool:
        return self._tools.row.has_handles and self._tools.shows_handles

    def _let_go_of(self, change: Change) -> None:
        """The bones that are posed are about to be others. What edits the model tells by itself when it was ended."""
        if change.table == "bones" and self._open in (self._posed, self._morphed):
            self.release()

    def _watch_drag(self) -> None:
        if self.is_dragging:
            self._turn.start()

    def _end_if_ended(self) -> None:
        """End the drag where its edit is over: it was taken back, or another one began."""
        if self.is_dragging and not self._target.is_open:
            self.cancel()

    # -- the pointer -----------------------------------------------------------------------------------------------

    @property
    def is_dragging(self) -> bool:
        return self._drag is not None

    def hover(self, pointer: Pointer) -> None:
        """Light the part that the pointer is on."""
        part = part_at(self._parts(pointer.projection), pointer.projection, pointer.at)
        self._light(part.name if part else "")

    def leave(self) -> None:
        """The pointer is on nothing any more."""
        self._light("")

    def _light(self, name: str) -> None:
        if name != self._lit and not self.is_dragging:
            self._lit = name
            self.changed.emit()

    def press(self, pointer: Pointer) -> bool:
        """Take hold of the part under the pointer; False when there is none."""
        projection, at, _ = pointer
        part = part_at(self._parts(projection), projection, at)
        if part is None:
            return False
        frame = self._frame(projection)
        assert frame is not None  # it has parts
        self._light(part.name)
        self._dragged = part.name
        self._axes = frame.axes
        self._open = self._target
        self._open.begin(self._tools.tool, frame)
        self._drag = _drag_of(part, frame, projection, at)
        self.changed.emit()
        return True

    def drag(self, pointer: Pointer) -> None:
        """Follow the pointer; with Ctrl in whole steps, with Shift finely."""
        if self._drag is None:
            return
        if not self._target.is_open:
            self.cancel()
            return
        self._seen = pointer.projection
        self._drag.move(pointer.projection, pointer.at, fine=bool(pointer.keys & Shift))
        self._snaps = bool(pointer.keys & Ctrl)
        self._emit_hint(self._drag)
        self.hint_changed.emit(self._hint(self._drag))

    def _emit_hint(self, drag: Drag) -> None:
        """Let the subject follow."""
        match drag:
            case RotateDrag():
                self._target.rotate(drag.axis, drag.angle(snaps=self._snaps))
            case MoveDrag():
                self._target.move(drag.offset(snaps=self._snaps))
            case ScaleDrag():
                self._target.scale(self._axes, drag.factors(self._axes, snaps=self._snaps))

    def wheel(self, notches: float, keys: Qt.KeyboardModifier) -> bool:
        """Let more, or less, go along around what is dragged; False where nothing does."""
        if self._drag is None or not self._target.widen(notches):
            return False
        self.hint_changed.emit(self._hint(self._drag))
        return True

    def release(self, pointer: Pointer | None = None) -> None:
        """Let go: what was dragged is one step."""
        if self._drag is not None:
            target, self._drag = self._target, None
            target.commit()
            self._end()

    def cancel(self) -> bool:
        """Take the drag back; False when there is none."""
        if self._drag is None:
            return False
        self._target.cancel()
        self._end()
        return True

    def _end(self) -> None:
        self._drag = self._open = None
        self._snaps = False
        self.hint_changed.emit("")
        self.changed.emit()

    # -- what is said ----------------------------------------------------------------------------------------------

    def _hint(self, drag: Drag) -> str:
        name, remark = self._target.name(self._tools.tool), self._target.remark()
        said = self.tr("{name}: {amount}").format(name=name, amount=self._amount_text(drag))
        return f"{said} · {remark}" if remark else said

    def _amount_text(self, drag: Drag) -> str:
        match drag:
            case RotateDrag():
                return f"{fixed_text(np.degrees(drag.angle(snaps=self._snaps)), 1)}°"
            case MoveDrag():
                return self._lengths_text(drag)
            case ScaleDrag():
                names = "" if self._dragged == "all" else f"{'  '.join(self._dragged)} "
                return f"{names}× {fixed_text(drag.factor(snaps=self._snaps), 3)}"

    def _lengths_text(self, shift: MoveDrag) -> str:
        """Return the lengths along each direction; along the axes of the model for a move in the screen plane."""
        names, lengths = self._dragged, shift.lengths(snaps=self._snaps)
        if len(names) != len(lengths):
            names, lengths = "xyz", shift.offset(snaps=self._snaps)
        return "  ".join(f"{name} {fixed_text(length, 2)}" for name, length in zip(names, lengths, strict=True))


def _is_before(projection: ViewProjection, point: Float64Array) -> bool:
    """Return whether a point (3,) is before the camera."""
    return bool(projection.project(point)[0, 2] > projection.camera.near)


def _drag_of(part: GizmoPart, frame: GizmoFrame, projection: ViewProjection, at: At) -> Drag:
    match part.drag_kind:
        case DragKind.MOVE:
            return MoveDrag(projection, at, frame.position, part.directions)
        case DragKind.SCALE:
            return ScaleDrag(projection, at, frame.position, part.directions)
    return RotateDrag(projection, at, frame.position, part.directions[0], RING * projection.length(frame.position))
