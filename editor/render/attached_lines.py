"""Signs whose points hang from bones, so that a pose is a matter of moving them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import IndexArray, StructArray
from editor.render.overlay_input import OverlayPose
from editor.render.overlay_lines import MARKER, SEGMENT


@dataclass(frozen=True, slots=True, eq=False)
class AttachedLines:
    """Segments and markers as they are at rest, and the bone that each start, end and marker hangs from."""

    lines: StructArray
    starts: IndexArray
    ends: IndexArray
    marks: StructArray
    bones: IndexArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """The segments and markers in a pose, None: at rest."""
        if pose is None:
            return self.lines, self.marks
        lines, marks = self.lines.copy(), self.marks.copy()
        lines["start"] = pose.moved(lines["start"], self.starts)
        lines["end"] = pose.moved(lines["end"], self.ends)
        marks["place"] = pose.moved(marks["place"], self.bones)
        return lines, marks

    @classmethod
    def lines_of(cls, lines: StructArray, starts: ArrayLike, ends: ArrayLike) -> AttachedLines:
        """Segments only; the bones of each start and end, or one for all."""
        rows = [np.broadcast_to(np.asarray(bones, np.intp), len(lines)) for bones in (starts, ends)]
        return cls(lines, rows[0], rows[1], np.empty(0, MARKER), np.empty(0, np.intp))

    @classmethod
    def marks_of(cls, marks: StructArray, bones: ArrayLike) -> AttachedLines:
        """Markers only."""
        none = np.empty(0, np.intp)
        return cls(np.empty(0, SEGMENT), none, none, marks, np.broadcast_to(np.asarray(bones, np.intp), len(marks)))

    @classmethod
    def joined(cls, parts: Sequence[AttachedLines]) -> AttachedLines:
        """All of them, one after the other."""
        known = (*parts, NOTHING)
        return cls(
            np.concatenate([part.lines for part in known]),
            np.concatenate([part.starts for part in known]),
            np.concatenate([part.ends for part in known]),
            np.concatenate([part.marks for part in known]),
            np.concatenate([part.bones for part in known]),
        )


NOTHING = AttachedLines.lines_of(np.empty(0, SEGMENT), (), ())
