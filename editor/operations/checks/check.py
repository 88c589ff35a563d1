"""Check: a declared question to a model, and what it finds; from checks come pane, marks, command line and handbook.

A check is one function and one row in a list (`editor.operations.checks.catalog`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray
from editor.messages import Finding, Level, TranslatableText
from editor.model.model import Model
from editor.model.tables import RecordTable

Findings = tuple[Finding, ...]
Value = TypeVar("Value")

FILES = "files"  # among what a check reads: files of textures
REPAIRS = "repairs"  # what was mended when the file was read


class CheckSubject:
    """The subject of checks: a model that nobody edits meanwhile, the folder of its textures, the repairs made in it.

    `is_pmd`: its file is a PMD, whose limits hold when it is saved.
    """

    def __init__(self, model: Model, folder: Path | None = None, repairs: Findings = (), is_pmd: bool = False) -> None:
        self.model = model
        self.folder = folder
        self.repairs = repairs
        self.is_pmd = is_pmd
        self._values: dict[Callable[[CheckSubject], object], object] = {}

    def of(self, work: Callable[[CheckSubject], Value]) -> Value:
        """Return the result of `work` on this subject, computed once for all checks that want it."""
        if work not in self._values:
            self._values[work] = work(self)
        return self._values[work]  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Fix:
    """The operation, by its id, that mends what a check finds, in the rows that it found.

    `parameters` are texts, as on the command line. `table`: whose rows the operation is given, "" for that of the
    finding; an operation that works on no table is given none. `is_safe`: at rest the model looks as before, and
    nothing that somebody may have meant is lost.
    """

    operation: str
    parameters: Mapping[str, str] = field(default_factory=dict)
    table: str = ""
    is_safe: bool = True


@dataclass(frozen=True, slots=True)
class Check:
    """A question to a model. `code` is stable: small letters, digits and hyphens.

    `section` is the table under which it is listed. `label` names the fault; `explanation` tells what happens in MMD
    because of it, and how to mend it by hand; both are English, translated in the context "Check". `function` gives
    the findings. `reads`: all that the function looks at: names of record tables, of columns as "vertices.normal", the
    length of an array table as "vertices", FILES, REPAIRS; after an edit of something else it is not asked again.
    `fix`, or a sentence that says why there is none.
    """

    code: str
    section: str
    level: Level
    label: str
    explanation: str
    function: Callable[[CheckSubject], Iterable[Finding]]
    reads: frozenset[str]
    fix: Fix | str

    @property
    def is_fixable(self) -> bool:
        return isinstance(self.fix, Fix)

    @property
    def is_safely_fixable(self) -> bool:
        return isinstance(self.fix, Fix) and self.fix.is_safe

    @property
    def is_of_model(self) -> bool:
        """True if what it finds goes when the model is mended, and not with the file that was read."""
        return REPAIRS not in self.reads

    def findings(self, subject: CheckSubject) -> Findings:
        """Return the findings in a model."""
        return tuple(self.function(subject))


def findings_of_mask(mask: BoolArray, table: str, text: TranslatableText, field: str = "") -> Iterator[Finding]:
    """One finding of the rows that a mask marks; none where it marks none."""
    yield from findings_of_rows(np.flatnonzero(mask), table, text, field)


def findings_beyond(
    table: RecordTable[Any], names: Iterable[str], most: float, text: TranslatableText
) -> Iterator[Finding]:
    """Of each of these fields one finding of the rows with a number there that is none, or larger than `most`."""
    for name in names if len(table) else ():
        values = np.array([getattr(record, name) for record in table.records], np.float64).reshape(len(table), -1)
        are_usable = np.asarray((np.abs(values) <= most).all(axis=1))
        yield from findings_of_mask(~are_usable, table.name, text, name)


def findings_by_text(
    faults: Iterable[tuple[int, TranslatableText | None]], table: str, field: str = ""
) -> Iterator[Finding]:
    """One finding of each text, of all rows that have it; rows without a text have no fault."""
    rows: dict[TranslatableText, list[int]] = {}
    for row, text in faults:
        if text is not None:
            rows.setdefault(text, []).append(row)
    for text, those in rows.items():
        yield from findings_of_rows(sorted(set(those)), table, text, field)


def findings_of_rows(
    rows: Iterable[int] | IndexArray, table: str, text: TranslatableText, field: str = ""
) -> Iterator[Finding]:
    """One finding of ascending rows; none where there are none."""
    numbers = rows if isinstance(rows, np.ndarray) else np.fromiter(rows, np.intp)
    if len(numbers):
        yield Finding(text, table, numbers, field)
