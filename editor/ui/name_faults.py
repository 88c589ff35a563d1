"""Says what is wrong with names, in the user's language, while they change one by one."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Sequence

from editor.operations.queries import faults
from editor.operations.queries.faults import IN_MOTIONS
from editor.ui.value_text import translated


class NameFaults:
    """The faults of the names in a table while single ones change."""

    def __init__(self, names: Sequence[str], table: str) -> None:
        self._is_in_motions = table in IN_MOTIONS
        self._names = list(names)
        self._namesakes: dict[str, list[int]] = defaultdict(list)  # the rows of each name, ascending
        for row, name in enumerate(names):
            self._namesakes[name].append(row)

    def of(self, row: int) -> str:
        """Return the faults of the name of a row; "" for none."""
        name = self._names[row]
        others = [other for other in self._namesakes[name][:2] if other != row]
        limit = motion_fault(name) if self._is_in_motions else ""
        return "\n".join(filter(None, (limit, shared_fault(name, others[0]) if others else "")))

    def rename(self, row: int, name: str) -> None:
        """Take notice of the new name of a row."""
        rows = self._namesakes[self._names[row]]
        del rows[bisect_left(rows, row)]
        self._names[row] = name
        insort(self._namesakes[name], row)


def motion_fault(name: str) -> str:
    """Return why a VMD cannot hold `name`; "" when it can."""
    fault = faults.motion_fault(name)
    return translated(fault) if fault is not None else ""


def shared_fault(name: str, other: int) -> str:
    """That another row has the same name; "" for the empty one."""
    return translated(faults.shared_fault(other)) if name else ""
