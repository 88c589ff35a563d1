"""RowFaults: what checks find in the rows of one table, to be asked row by row."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import Finding, Level

ORDER = (Level.ERROR, Level.WARNING, Level.INFO)

Fault = tuple[Level, Finding]


def is_grave(level: Level, finding: Finding) -> bool:
    """Return whether the model does not move or look as it should in MMD; a name is about what motions find."""
    return level is Level.ERROR or (level is Level.WARNING and finding.field != "name")


class RowFaults:
    """Plain arrays, for one finding may be of a hundred thousand rows, and of one row each a thousand."""

    def __init__(self, found: Iterable[Fault] = ()) -> None:
        found = list(found)
        self._found = [fault for level in ORDER for fault in found if fault[0] is level]
        rows = np.concatenate([np.empty(0, np.intp), *[finding.rows for _, finding in self._found]])
        order = np.argsort(rows, kind="stable")
        numbers = np.repeat(np.arange(len(self._found)), [len(finding.rows) for _, finding in self._found])
        self._rows, self._numbers = rows[order], numbers[order]
        self._marks = self._marked()

    def _marked(self) -> AnyArray:
        """A number for each row with a warning or an error, and another where that is grave."""
        is_shown = np.array([level is not Level.INFO for level, _ in self._found], np.bool_)[self._numbers]
        graves = np.array([is_grave(*fault) for fault in self._found], np.bool_)[self._numbers]
        return np.unique((2 * self._rows + graves)[is_shown])

    def of(self, row: int) -> list[Fault]:
        """Return the faults of a row, the worst first."""
        first, last = np.searchsorted(self._rows, (row, row + 1))
        return [self._found[number] for number in self._numbers[first:last].tolist()]

    def differing(self, other: RowFaults) -> IndexArray:
        """The rows that are marked otherwise: notes mark nothing."""
        return np.unique(np.setxor1d(self._marks, other._marks) // 2)


NO_FAULTS = RowFaults()
