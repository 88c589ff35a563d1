"""The handles of one model view: shown at what is selected, lit under the pointer, and dragged."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from editor.document.document import Document
from editor.model.changes import Change
from editor.render.signs import Signs
from editor.ui.display import fixed_text
from editor.ui.viewport.handles.drags import Shift, Stretch, Turn
from editor.ui.viewport.handles.edited_rows import EditedRows
from editor.ui.viewport.handles.geometry import At, Sight, across
from editor.ui.viewport.handles.looks import NO_LINES, sector_signs, signs_of
from editor.ui.viewport.handles.parts import RING, Grip, Part, arms, arrows, only_ring, part_at, rings
from editor.ui.viewport.handles.posed_bones import PosedBones
from editor.ui.viewport.handles.stand import Stand, Subject
from editor.ui.viewport.tools import Axes, Tool, Tools

Drag = Turn | Shift | Stretch


class Handles(QObject):
    """Told where the pointer is, in device pixels, and through which Sight."""

    changed = Signal()  # they look different now
    hinted = Signal(str)  # what the drag amounts to so far; "" when it is over

    def __init__(self, document: Document, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools = tools
        self._posing = document.posing
        self._posed = PosedBones(document)
        self._edited = EditedRows(document, tools.shaping, self)
        self._held: Subject | None = None  # what is dragged
        self._lit = ""  # the name of the part under the pointer
        self._drag: Drag | None = None
        self._axes = np.eye(3)  # that the drag began with
        self._dragged = ""  # the letters of the directions that are dragged along
        self._snaps = False
        self._turn = QTimer(self, singleShot=True, interval=0)  # until whatever changes the model is done with it
        self._turn.timeout.connect(self._end_if_ended)
        document.changed.connect(self._watch_drag)
        document.posing.changed.connect(self._watch_drag)
        tools.changed.connect(self._follow_tools)
        tools.shaping.changed.connect(self.changed)
        document.about_to_change.connect(self._let_go_of)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def signs(self, sight: Sight) -> Signs:
        """The lines to be drawn above all else."""
        parts = self._parts(sight)
        lines = signs_of(parts, self._lit, is_dragged=self.is_dragging)
        if parts and isinstance(self._drag, Turn) and self._drag.start is not None:
            lines = np.concatenate((lines, self._sector(sight, self._drag)))
        return lines

    def _sector(self, sight: Sight, turn: Turn) -> Signs:
        if turn.start is None:
            return NO_LINES
        first, second = across(turn.axis)
        angles = np.array((turn.start, turn.start + turn.angle(snaps=self._snaps)))
        radius = RING * sight.length(turn.centre)
        ends = turn.centre + radius * (np.cos(angles)[:, None] * first + np.sin(angles)[:, None] * second)
        return sector_signs(turn.centre, ends[0], ends[1])

    def _parts(self, sight: Sight) -> list[Part]:
        stand = self._stand(sight)
        if stand is None or sight.project(stand.place)[0, 2] <= sight.camera.near:
            return []
        match self._tools.tool:
            case Tool.MOVE:
                return arrows(sight, stand.place, stand.axes)
            case Tool.SCALE:
                return arms(sight, stand.place, stand.axes)
        if stand.only_axis is not None:
            return only_ring(sight, stand.place, stand.only_axis)
        return rings(sight, stand.place, stand.axes)

    def _stand(self, sight: Sight) -> Stand | None:
        tool, axes = self._tools.tool, self._tools.chosen_axes
        if tool in (Tool.SELECT, Tool.GRAB) or not self._tools.shows_handles:
            return None
        stand = self._subject.stand(tool, axes)
        if stand is None or axes is not Axes.SCREEN or self.is_dragging:
            return stand
        return stand._replace(axes=sight.camera.axes)

    @property
    def _subject(self) -> Subject:
        """What is dragged, or would be."""
        if self._held is not None:
            return self._held
        return self._posed if self._posing.is_active else self._edited

    def _follow_tools(self) -> None:
        self.release()
        self._lit = ""
        self.changed.emit()

    def _let_go_of(self, change: Change) -> None:
        """The bones that are posed are about to be others. What edits the model tells by itself when it was ended."""
        if change.table == "bones" and self._held is self._posed:
            self.release()

    def _watch_drag(self) -> None:
        if self.is_dragging:
            self._turn.start()

    def _end_if_ended(self) -> None:
        """End the drag where its edit is over: it was taken back, or another one began."""
        if self.is_dragging and not self._subject.is_open:
            self.cancel()

    # -- the pointer -----------------------------------------------------------------------------------------------

    @property
    def is_dragging(self) -> bool:
        return self._drag is not None

    def hover(self, sight: Sight, at: At) -> None:
        """Light the part that the pointer is on."""
        part = part_at(self._parts(sight), sight, at)
        self._light(part.name if part else "")

    def leave(self) -> None:
        """The pointer is on nothing any more."""
        self._light("")

    def _light(self, name: str) -> None:
        if name != self._lit and not self.is_dragging:
            self._lit = name
            self.changed.emit()

    def press(self, sight: Sight, at: At) -> bool:
        """Take hold of the part under the pointer; False when there is none."""
        part = part_at(self._parts(sight), sight, at)
        if part is None:
            return False
        stand = self._stand(sight)
        assert stand is not None  # it has parts
        self._light(part.name)
        self._dragged = part.name
        self._axes = stand.axes
        self._held = self._subject
        self._held.begin(self._tools.tool, stand)
        self._drag = _dragging(part, stand, sight, at)
        self.changed.emit()
        return True

    def drag(self, sight: Sight, at: At, *, snaps: bool = False, fine: bool = False) -> None:
        """Follow the pointer; `snaps` to whole steps, or `fine`ly."""
        if self._drag is None:
            return
        if not self._subject.is_open:
            self.cancel()
            return
        self._drag.move(sight, at, fine=fine)
        self._snaps = snaps
        self._tell(self._drag)
        self.hinted.emit(self._hint(self._drag))

    def _tell(self, drag: Drag) -> None:
        """Let the subject follow."""
        match drag:
            case Turn():
                self._subject.turn(drag.axis, drag.angle(snaps=self._snaps))
            case Shift():
                self._subject.shift(drag.offset(snaps=self._snaps))
            case Stretch():
                self._subject.stretch(self._axes, drag.factors(self._axes, snaps=self._snaps))

    def wheel(self, notches: float) -> bool:
        """The wheel was turned: let more, or less, go along around what is dragged; False where nothing does."""
        if self._drag is None or not self._subject.widen(notches):
            return False
        self.hinted.emit(self._hint(self._drag))
        return True

    def release(self) -> None:
        """Let go: what was dragged is one step."""
        if self._drag is not None:
            subject, self._drag = self._subject, None
            subject.commit()
            self._end()

    def cancel(self) -> bool:
        """Take the drag back; False when there is none."""
        if self._drag is None:
            return False
        self._subject.cancel()
        self._end()
        return True

    def _end(self) -> None:
        self._drag = self._held = None
        self._snaps = False
        self.hinted.emit("")
        self.changed.emit()

    # -- what is said ----------------------------------------------------------------------------------------------

    def _hint(self, drag: Drag) -> str:
        name, remark = self._subject.name(self._tools.tool), self._subject.remark()
        said = self.tr("{name}: {amount}").format(name=name, amount=self._amount(drag))
        return f"{said} · {remark}" if remark else said

    def _amount(self, drag: Drag) -> str:
        match drag:
            case Turn():
                return f"{fixed_text(np.degrees(drag.angle(snaps=self._snaps)), 1)}°"
            case Shift():
                return self._lengths(drag)
            case Stretch():
                names = "" if self._dragged == "all" else f"{'  '.join(self._dragged)} "
                return f"{names}× {fixed_text(drag.factor(snaps=self._snaps), 3)}"

    def _lengths(self, shift: Shift) -> str:
        """How far along each direction; along those of the model where it is moved in the plane of the screen."""
        names, lengths = self._dragged, shift.lengths(snaps=self._snaps)
        if len(names) != len(lengths):
            names, lengths = "xyz", shift.offset(snaps=self._snaps)
        return "  ".join(f"{name} {fixed_text(length, 2)}" for name, length in zip(names, lengths, strict=True))


def _dragging(part: Part, stand: Stand, sight: Sight, at: At) -> Drag:
    match part.grip:
        case Grip.SHIFT:
            return Shift(sight, at, stand.place, part.directions)
        case Grip.STRETCH:
            return Stretch(sight, at, stand.place, part.directions)
    return Turn(sight, at, stand.place, part.directions[0], RING * sight.length(stand.place))
