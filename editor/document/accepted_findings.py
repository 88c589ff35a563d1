"""AcceptedFindings: what checks find and the user means to be so, by names of models and rows, beside the settings."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Collection, Iterable

import numpy as np
from PySide6.QtCore import QSettings

from editor.document.renamed import present_id
from editor.math3d.arrays import BoolArray
from editor.messages import Finding
from editor.model.fields import Kind
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.operations.checks.check import Check, Findings

KEY = "checks/accepted"
Entry = tuple[str, str | None]  # the code of a check, and the name of a row; None for all that the check finds


class AcceptedFindings:
    """Kept as one text in the settings; without any, for as long as the program runs."""

    def __init__(self, stored: QSettings | None = None) -> None:
        self._stored = stored
        self._of_models: dict[str, set[Entry]] = _read(str(stored.value(KEY, ""))) if stored is not None else {}

    def of(self, model: Model) -> frozenset[Entry]:
        """Return the accepted findings of the models with the name of this one."""
        return frozenset(self._of_models.get(model.info[0].name, ()))

    def accept(self, model: Model, entries: Iterable[Entry]) -> None:
        self._of_models.setdefault(model.info[0].name, set()).update(entries)
        self._store()

    def take_back(self, model: Model, entries: Iterable[Entry]) -> None:
        self._of_models.get(model.info[0].name, set()).difference_update(entries)
        self._store()

    def _store(self) -> None:
        if self._stored is not None:
            kept = {name: sorted(map(list, entries), key=str) for name, entries in self._of_models.items() if entries}
            self._stored.setValue(KEY, json.dumps(kept, ensure_ascii=False))


def entries_of(check: Check, finding: Finding, model: Model) -> set[Entry]:
    """By what the rows of a finding are remembered: their names, or where they have none the check as a whole."""
    field = _naming(model.tables.get(finding.table))
    if field is None or not len(finding.rows):
        return {(check.code, None)}
    table = model.tables[finding.table]
    return {(check.code, str(table.value(row, field))) for row in finding.rows.tolist()}


def split(
    check: Check, findings: Iterable[Finding], model: Model, accepted: Collection[Entry]
) -> tuple[Findings, Findings]:
    """Split the findings into open and accepted ones."""
    names = {name for code, name in accepted if code == check.code}
    if not names:
        return tuple(findings), ()
    if None in names:
        return (), tuple(findings)
    left: list[Finding] = []
    taken: list[Finding] = []
    for finding in findings:
        mask = _named(finding, model, names)
        for some, marks in ((left, ~mask), (taken, mask)):
            if marks.all():
                some.append(finding)
            elif marks.any():
                some.append(dataclasses.replace(finding, rows=finding.rows[marks]))
    return tuple(left), tuple(taken)


def _named(finding: Finding, model: Model, names: Collection[str | None]) -> BoolArray:
    """Return a mask of the rows of a finding with one of these names; of one that is False where it has no rows."""
    field = _naming(model.tables.get(finding.table))
    if field is None or not len(finding.rows):
        return np.zeros(1, np.bool_)
    table = model.tables[finding.table]
    return np.fromiter((table.value(row, field) in names for row in finding.rows.tolist()), np.bool_)


def _naming(table: Table | None) -> str | None:
    """The field by which the rows of a table are told apart; None where there is no such field."""
    if not isinstance(table, RecordTable) or table.fixed:
        return None
    return next((field.name for field in table.fields if field.kind is Kind.TEXT), None)


def _read(text: str) -> dict[str, set[Entry]]:
    """Read the text of a settings file, which anybody may have written."""
    try:
        kept = json.loads(text) if text else {}
        return {str(name): {_entry(*entry) for entry in entries} for name, entries in kept.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def _entry(code: str, name: str | None) -> Entry:
    return present_id(str(code)), None if name is None else str(name)
