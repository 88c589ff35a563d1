"""The editor of rows of a table: their names or numbers in a line that completes them, or what is selected."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QToolButton, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionState
from editor.model.fields import NONE, Field
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.references import ReferenceLine, row_of_text
from editor.ui.editors.revisions import MIXED, Whole
from editor.ui.icons import icon
from editor.ui.value_text import record_title, row_noun, section_title


class PickButton(QToolButton):
    """While it is down, the rows of its table that are selected, in whatever view, are picked.

    With `one` the first that is selected is enough, and the button goes up again.
    """

    about_to_pick = Signal()  # the last moment to edit the model: the selection is noted after it
    picked = Signal(np.ndarray)  # rows, ascending
    ended = Signal()

    def __init__(self, document: Document, table: str, *, one: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._table = table
        self._one = one
        self._earlier: SelectionState | None = None  # what was selected before
        # What was clicked is asked for when the click is over, which may still choose the current row.
        self._click = QTimer(self, singleShot=True, interval=0)
        self._click.timeout.connect(self._take)
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setIcon(icon("region-click"))
        tip = self.tr("{noun}: pick in the model view or in a list") if one else self.tr("{noun}: pick several")
        self.setToolTip(tip.format(noun=row_noun(table) if one else section_title(table)))
        self.setAccessibleName(self.toolTip())
        self.toggled.connect(self._toggle)
        document.selection.changed.connect(self._note)
        document.changed.connect(self._forget)

    def _toggle(self, picks: bool) -> None:
        selection = self._document.selection
        if picks:
            self.about_to_pick.emit()
            self._earlier = selection.state()
            selection.set_active_table(self._table)
            selection.select(self._table, [])  # so that those that were selected can be picked, too
        else:
            self._click.stop()
            earlier, self._earlier = self._earlier, None
            if earlier is not None:
                selection.restore(earlier)
            self.ended.emit()

    def _note(self, table: str) -> None:
        if self.isChecked() and table == self._table:
            self._click.start()

    def _take(self) -> None:
        rows = self._document.selection.rows(self._table)
        if len(rows):
            self.picked.emit(rows)
            if self._one:
                self.setChecked(False)

    def _forget(self) -> None:
        """The model was edited: the rows may have other numbers now."""
        self._earlier = None


def with_picker(editor: QWidget, picker: PickButton) -> QHBoxLayout:
    """Return a row of an editor and its button."""
    row = QHBoxLayout()
    row.addWidget(editor, 1)
    row.addWidget(picker)
    return row


NAMED = 20  # as many rows are shown with their names; more as numbers
RUN = re.compile(r"(\d+)\s*[-–]\s*(\d+)")


def rows_text(model: Model, target: str, rows: Sequence[int]) -> str:
    """Rows as they are typed: "1: 腕, 2: 手"; many of them, or those without names, as "1-20, 23"."""
    if isinstance(model.tables[target], RecordTable) and len(rows) <= NAMED:
        return ", ".join(record_title(model, target, row).replace(",", " ") for row in rows)  # the number tells
    runs = [list(run) for _, run in groupby(enumerate(rows), lambda each: each[1] - each[0])]
    return ", ".join(str(run[0][1]) if len(run) == 1 else f"{run[0][1]}-{run[-1][1]}" for run in runs)


def rows_of_text(table: Table, text: str) -> tuple[int, ...]:
    """The rows that typed names, numbers and runs of numbers say, separated by commas, or "all"; ascending.

    ValueError, with the part, for what is not there.
    """
    if text.strip() == "all":
        return tuple(range(len(table)))
    rows: set[int] = set()
    for part in filter(None, map(str.strip, text.split(","))):
        rows |= _rows_of_part(table, part)
    return tuple(sorted(rows - {NONE}))


def _rows_of_part(table: Table, part: str) -> set[int]:
    run = RUN.fullmatch(part)
    if run is None:
        return {row_of_text(table, part)}
    first, last = int(run[1]), int(run[2])
    if not first <= last < len(table):
        raise ValueError(part)
    return set(range(first, last + 1))


class LastPartCompleter(QCompleter):
    """Completes what stands behind the last comma."""

    def splitPath(self, path: str) -> list[str]:
        return [path.rpartition(",")[2].strip()]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        line = self.widget()
        assert isinstance(line, RowsLine)
        before, comma, _ = line.text().rpartition(",")
        return f"{before}{comma} {super().pathFromIndex(index).partition('  (')[0]}".strip()


class RowsLine(ReferenceLine):
    """A line that completes rows of a table; `rows_entered` carries those that were typed."""

    rows_entered = Signal(tuple)

    def make_completer(self) -> QCompleter:
        return LastPartCompleter(self._names, self)

    def offer_all(self) -> None:
        """Open the list of every row, for one more."""
        if self.text().strip() and not self.text().rstrip().endswith(","):
            self.setText(f"{self.text()}, ")
            self.setModified(True)
        super().offer_all()

    def _text(self, value: Any) -> str:
        return rows_text(self._document.model, self._target, value)

    def _take(self, text: str) -> None:
        try:
            rows = rows_of_text(self._document.model.tables[self._target], text)
        except ValueError as error:
            message = self.tr("{table}: “{text}” is not the name of exactly one.")
            raise ValueError(message.format(table=section_title(self._target), text=error.args[0])) from error
        self._restore()
        if rows != self._value:
            self.rows_entered.emit(rows)


class RowsEditor(FieldEditor):
    """A line of names, and a button that takes what is selected."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.line = RowsLine(document, field.target)
        self.line.setAccessibleName(self.accessibleName())
        self.line.rows_entered.connect(self.take_rows)
        self.line.rejected.connect(self.complain)
        self.take = QToolButton()
        self.take.setIcon(icon("select"))
        self.take.setAutoRaise(True)
        self.take.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.take.setToolTip(self.tr("Take selection"))
        self.take.setAccessibleName(self.take.toolTip())
        self.take.clicked.connect(lambda: self.take_rows(document.selection.chosen(field.target)))
        self.setFocusProxy(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.line, 1)
        row.addWidget(self.take)
        self._show(self._value)

    def take_rows(self, rows: ArrayLike) -> None:
        """Take the rows that were typed, picked or selected."""
        self._commit(Whole(tuple(np.asarray(rows, np.intp).tolist())))

    def finish(self) -> None:
        self.line.finish()

    def discard(self) -> None:
        self.line.discard()

    def _show(self, value: Any) -> None:
        self.line.show_value(() if value is MIXED else value)
