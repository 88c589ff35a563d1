"""WorkingRows: the rows that an operation works on in the window, by what is selected, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from editor.document.selection import Selection
from editor.document.texts import RetranslatableText, about, joined, names_text, rows_named, rows_text, translate
from editor.math3d.arrays import IndexArray
from editor.model.model import Model
from editor.operations.operation import NO_ROWS, Need, Operation, Scope
from editor.operations.parameters import model_fields
from editor.operations.queries.related import LEADING


@dataclass(frozen=True, slots=True, eq=False)
class WorkingRows:
    """Rows of a table, "" for none. `source`, `chosen`: the rows of the active table by which they were found.

    `is_all`: whether they are all rows, as nothing is selected or whatever is; then they may be left to the operation.
    """

    table: str = ""
    rows: IndexArray = field(default_factory=lambda: NO_ROWS)
    source: str = ""
    chosen: IndexArray = field(default_factory=lambda: NO_ROWS)
    is_all: bool = False

    @property
    def are_led_to(self) -> bool:
        """Return whether rows of another table are selected, which lead to these."""
        return self.table != self.source

    def short_text(self, model: Model) -> str:
        """The rows as a step and a message name them: "顔", "3,707 vertices of 顔"."""
        if self.is_all:
            return self._text_of_all(model)
        if not len(self.rows):
            return ""
        if not self.are_led_to:
            return names_text(model.tables[self.table], self.rows)
        return self._text_of_led(model, self.entry_text(model))

    def entry_text(self, model: Model) -> str:
        """The rows as the entry of a menu names them: by what is selected, "顔" also for its vertices."""
        if self.is_all or not self.are_led_to:
            return self.short_text(model)
        return names_text(model.tables[self.source], self.chosen)

    def long_text(self, model: Model) -> str:
        """The rows with what they are: "5 bones: 左腕, 右腕, 首 and 2 more"."""
        if self.is_all or not len(self.rows) or self.are_led_to:
            return self.short_text(model)
        return rows_named(model.tables[self.table], self.rows)

    def _text_of_led(self, model: Model, source: str) -> str:
        text = translate("WorkingRows", "{rows} of {source}")
        return text.format(rows=rows_text(model.tables[self.table], self.rows), source=source)

    def _text_of_all(self, model: Model) -> str:
        if not self.table:
            return translate("WorkingRows", "the whole model")
        text = translate("WorkingRows", "all {rows}")
        table = model.tables[self.table]
        rows = rows_text(table, range(len(table)))
        return text.format(rows=rows) if len(table) != 1 else rows


NOTHING = WorkingRows()


def working_rows(model: Model, selection: Selection, operation: Operation, *, offers_all: bool = True) -> WorkingRows:
    """The rows that an operation works on: those of the active table, or else what these lead to, or else all.

    `offers_all`: whether the user is going to be told, by a form, that all rows are meant.
    """
    tables, scope, active = operation.tables, operation.scope, selection.active_table
    if not tables or (scope is Scope.ACTIVE and active not in tables):
        return NOTHING
    first = active if active in tables else tables[0]
    if scope is Scope.ALL:
        return WorkingRows(first, source=first, is_all=True)
    if active in tables and len(chosen := selection.chosen()):
        return WorkingRows(active, chosen, active, chosen)
    needs_rows = Need.ROWS in operation.needs
    if scope is not Scope.ACTIVE and needs_rows:
        for table in tables:
            if len(rows := selection.led_to(table)):
                return WorkingRows(table, rows, active, selection.chosen())
    if scope is Scope.OR_ALL and offers_all:
        if needs_rows:
            return WorkingRows(tables[0], np.arange(len(model.tables[tables[0]])), tables[0], is_all=True)
        return WorkingRows(first if len(tables) == 1 else "", is_all=True)
    return WorkingRows(first, source=first)


def leading_tables(operation: Operation) -> tuple[str, ...]:
    """The tables of which rows may be selected for an operation: its own, and those that lead to rows of these."""
    leads = operation.scope is not Scope.ACTIVE and Need.ROWS in operation.needs
    others = (source for table in operation.tables for source in LEADING.get(table, ()) if leads)
    return tuple(dict.fromkeys((*operation.tables, *others)))


def rows_used(selection: Selection, operation: Operation) -> Mapping[str, IndexArray]:
    """The selected rows that an operation may take beside those it works on: of the active table, and of what it names.

    Only where a form names them, they may be of another table.
    """
    named = operation.uses if operation.fields else ()
    return {name: selection.rows(name) for name in dict.fromkeys((selection.active_table, *named))}


def used_text(model: Model, selection: Selection, operation: Operation) -> str:
    """The selected rows that an operation takes besides: "bone: 左腕"; "" for none."""
    used = rows_used(selection, operation)
    tables = (name for name, rows in used.items() if name != selection.active_table and len(rows))
    return joined(", ", [rows_named(model.tables[name], used[name]) for name in tables])


def with_source(what: str, operation: Operation, parameters: Any) -> str:
    """Return rows with the other models that an operation takes from: "12 vertices; from Gene.pmx"."""
    paths = (getattr(parameters, field.name) for field in model_fields(operation))
    source = ", ".join(Path(path).name for path in paths if path)
    if not (what and source):
        return what or source
    return translate("WorkingRows", "{rows}; from {source}").format(rows=what, source=source)


def named_step(label: RetranslatableText, what: str, operation: Operation, parameters: Any) -> RetranslatableText:
    """Return an action with its rows and the other models that it takes from."""
    return step_text(label, with_source(what, operation, parameters))


def step_text(label: RetranslatableText, what: str) -> RetranslatableText:
    """Return an action with its rows, "Set parent: 左腕"; the action alone where no rows are meant."""
    return about(label, what) if what else label
