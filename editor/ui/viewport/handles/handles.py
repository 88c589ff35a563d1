"""The handles of one model view: shown at what is selected, lit under the pointer, and dragged."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document.document import Document
from editor.model.changes import Change
from editor.render.signs import Signs
from editor.ui.viewport.handles.drags import Shift, Turn
from editor.ui.viewport.handles.geometry import At, Sight, across
from editor.ui.viewport.handles.looks import NO_LINES, sector_signs, signs_of
from editor.ui.viewport.handles.parts import RING, Grip, Part, arrows, only_ring, part_at, rings
from editor.ui.viewport.handles.posed_bones import PosedBones
from editor.ui.viewport.tools import Tool, Tools


class Handles(QObject):
    """Told where the pointer is, in device pixels, and through which Sight."""

    changed = Signal()  # they look different now
    hinted = Signal(str)  # what the drag amounts to so far; "" when it is over

    def __init__(self, document: Document, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools = tools
        self._subject = PosedBones(document)
        self._lit = ""  # the name of the part under the pointer
        self._drag: Turn | Shift | None = None
        self._dragged = ""  # the letters of the directions that are dragged along
        self._snaps = False
        tools.changed.connect(self._follow_tools)
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
        tool = self._tools.tool
        if tool is Tool.SELECT or not self._tools.shows_handles:
            return []
        stand = self._subject.stand(tool, self._tools.chosen_axes)
        if stand is None or sight.project(stand.place)[0, 2] <= sight.camera.near:
            return []
        if tool is Tool.MOVE:
            return arrows(sight, stand.place, stand.axes)
        if stand.only_axis is not None:
            return only_ring(sight, stand.place, stand.only_axis)
        return rings(sight, stand.place, stand.axes)

    def _follow_tools(self) -> None:
        self.release()
        self._lit = ""
        self.changed.emit()

    def _let_go_of(self, change: Change) -> None:
        """What is dragged is about to be another."""
        if change.table == "bones":
            self.release()

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
        self._light(part.name)
        self._drag = self._dragging(part, sight, at)
        self._subject.begin(self._tools.tool)
        self.changed.emit()
        return True

    def _dragging(self, part: Part, sight: Sight, at: At) -> Turn | Shift:
        stand = self._subject.stand(self._tools.tool, self._tools.chosen_axes)
        assert stand is not None  # it has parts
        self._dragged = part.name
        if part.grip is Grip.SHIFT:
            return Shift(sight, at, stand.place, part.directions)
        return Turn(sight, at, stand.place, part.directions[0], RING * sight.length(stand.place))

    def drag(self, sight: Sight, at: At, *, snaps: bool = False, fine: bool = False) -> None:
        """Follow the pointer; `snaps` to whole steps, or `fine`ly."""
        if self._drag is None:
            return
        if not self._subject.is_open:
            self._end()
            return
        self._drag.move(sight, at, fine=fine)
        self._snaps = snaps
        if isinstance(self._drag, Turn):
            self._subject.turn(self._drag.axis, self._drag.angle(snaps=snaps))
        else:
            self._subject.shift(self._drag.offset(snaps=snaps))
        self.hinted.emit(self._hint(self._drag))

    def release(self) -> None:
        """Let go: what was dragged is one step."""
        if self._drag is not None:
            self._subject.commit()
            self._end()

    def cancel(self) -> bool:
        """Take the drag back; False when there is none."""
        if self._drag is None:
            return False
        self._subject.cancel()
        self._end()
        return True

    def _end(self) -> None:
        self._drag = None
        self._snaps = False
        self.hinted.emit("")
        self.changed.emit()

    # -- what is said ----------------------------------------------------------------------------------------------

    def _hint(self, drag: Turn | Shift) -> str:
        name = self._subject.name(self._tools.tool)
        if isinstance(drag, Turn):
            degrees = np.degrees(drag.angle(snaps=self._snaps))
            return self.tr("{name}: {degrees}°").format(name=name, degrees=f"{degrees:.1f}")
        return self.tr("{name}: {lengths}").format(name=name, lengths=self._lengths(drag))

    def _lengths(self, shift: Shift) -> str:
        """How far along each direction; along those of the model where it is moved in the plane of the screen."""
        names, lengths = self._dragged, shift.lengths(snaps=self._snaps)
        if len(names) != len(lengths):
            names, lengths = "xyz", shift.offset(snaps=self._snaps)
        return "  ".join(f"{name} {length:.2f}" for name, length in zip(names, lengths, strict=True))
