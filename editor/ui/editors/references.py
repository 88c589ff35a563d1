"""Editors of references to a row, and of lists of rows.

The arrow beside one asks to go to what is referred to (`jump_requested`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOption,
    QToolButton,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.selection import SelectionState
from editor.model.fields import NONE, Field
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.lines import EntryLine
from editor.ui.editors.revisions import MIXED, Parts, Revision, SameValue, constant
from editor.ui.icons import icon
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import NOTHING, record_title, reference_text, row_noun, section_title, tr_field

ICON = 16  # what QLineEdit leaves for an icon in it


def reference_candidates(document: Document, target: str) -> list[str]:
    """Every row that may be referred to, as the completer offers it: number, name, English name."""
    table = document.model.tables[target]
    if not isinstance(table, RecordTable):
        return []
    rows = (_candidate(document, target, row) for row in range(len(table)))
    return [NOTHING, *rows]


def _candidate(document: Document, target: str, row: int) -> str:
    english = getattr(getattr(document.model, target)[row], "name_en", "")
    title = record_title(document.model, target, row)
    return f"{title}  ({english})" if english else title


def row_of_text(table: Table, text: str) -> int:
    """The row that typed text says: a number, "12: name", a name, or a part that only one name has.

    NONE for nothing or a dash. ValueError when no row, or more than one, fits.
    """
    text = text.strip()
    if text in ("", NOTHING, "-", "-1"):
        return NONE
    number = text.partition(":")[0].strip()
    if number.isdecimal():
        return _existing_row(table, int(number))
    return _row_named(table, text)


def _existing_row(table: Table, row: int) -> int:
    if row >= len(table):
        raise ValueError(row)
    return row


def _row_named(table: Table, text: str) -> int:
    """The first row with that very name, or else the only one with that part of a name."""
    if not isinstance(table, RecordTable):
        raise ValueError(text)
    names = [_names(record) for record in table]
    exact = [row for row, both in enumerate(names) if text in both]
    part = text.casefold()
    partly = [row for row, both in enumerate(names) if any(part in name.casefold() for name in both)]
    if exact or len(partly) == 1:
        return (exact or partly)[0]
    raise ValueError(text)


def _names(record: Any) -> tuple[str, ...]:
    return tuple(getattr(record, name) for name in ("name", "name_en", "path") if hasattr(record, name))


class ReferenceLine(EntryLine):
    """A line that completes the rows of a table; `entered` carries the row that was chosen."""

    entered = Signal(int)

    def __init__(self, document: Document, target: str, parent: QWidget | None = None) -> None:
        self._arrow: QAction | None = None
        self.is_picking = False  # a row of the list is being taken
        super().__init__(parent)
        self._document = document
        self._target = target
        self._names = QStringListModel(self)
        completer = self.make_completer()
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(12)
        # Queued: the line puts the offered text into itself, after this.
        completer.activated.connect(self._activated, Qt.ConnectionType.QueuedConnection)
        self.setCompleter(completer)
        if isinstance(document.model.tables[target], RecordTable):
            self._arrow = self.addAction(arrow_icon(self), QLineEdit.ActionPosition.TrailingPosition)
            self._arrow.setToolTip(self.tr("Show all"))
            self._arrow.triggered.connect(self.offer_all)

    def make_completer(self) -> QCompleter:
        return QCompleter(self._names, self)

    def offer_all(self) -> None:
        """Open the list of every row."""
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self._load()
        self.completer().setCompletionPrefix("")
        self.completer().complete()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._arrow is not None:
            self._arrow.setIcon(arrow_icon(self))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._load()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_F4) and not self.isModified():
            self.offer_all()
        else:
            super().keyPressEvent(event)

    def _load(self) -> None:
        self._names.setStringList(reference_candidates(self._document, self._target))

    def _activated(self, text: str) -> None:
        self.setText(text)
        self.setModified(True)
        self.is_picking = True
        self.finish()
        self.is_picking = False

    def _text(self, value: int) -> str:
        return reference_text(self._document.model, self._target, value)

    def coming(self) -> int | None:
        """The row that confirming the text would give; None where nothing was typed. ValueError for no row."""
        return self._row(self.text()) if self.isModified() else None

    def _row(self, text: str) -> int:
        try:
            return row_of_text(self._document.model.tables[self._target], text)
        except ValueError as error:
            message = self.tr("{noun}: “{text}” is not the name of exactly one.")
            raise ValueError(message.format(noun=row_noun(self._target), text=text)) from error

    def _take(self, text: str) -> None:
        if self._value is MIXED and not text.strip():
            self._restore()
            return
        row = self._row(text)
        self._restore()
        if row != self._value:
            self.entered.emit(row)


def arrow_icon(widget: QWidget) -> QIcon:
    """A small arrow down, in the widget's style and colours."""
    ratio = widget.devicePixelRatioF()
    pixmap = QPixmap(QSize(ICON, ICON) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    option = QStyleOption()
    option.initFrom(widget)
    option.rect = QRect(ICON // 4, ICON // 4, ICON // 2, ICON // 2)
    painter = QPainter(pixmap)
    widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorArrowDown, option, painter, widget)
    painter.end()
    return QIcon(pixmap)


class ReferencesEditor(FieldEditor):
    """A line and an arrow a slot; with several slots (the bones of a vertex) one below the other, numbered."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.lines = [ReferenceLine(document, field.target) for _ in range(field.size)]
        self.arrows = [QToolButton() for _ in self.lines]
        self._numbers = [QLabel(tr_field(slot)) for slot in field.components]
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(SPACING_S)
        for slot in range(field.size):
            self._add(slot)
        self.setFocusProxy(self.lines[0])
        self._show(self._value)

    def fit_cell(self) -> None:
        for arrow in self.arrows:
            arrow.hide()

    def finish(self) -> None:
        for line in self.lines:
            line.finish()

    def discard(self) -> None:
        for line in self.lines:
            line.discard()

    def show_parts(self, labels: Sequence[str]) -> None:
        for slot, parts in enumerate(zip(self._numbers, self.lines, self.arrows, strict=True)):
            for part in parts:
                part.setVisible(slot < len(labels))

    def _add(self, slot: int) -> None:
        line, arrow = self.lines[slot], self.arrows[slot]
        self.grid.addWidget(line, slot, 1)
        self.grid.addWidget(arrow, slot, 2)
        number = tr_field(self.field.components[slot]) if self.field.size > 1 else ""
        line.setAccessibleName(f"{self.accessibleName()} {number}".strip())
        if number:
            self.grid.addWidget(self._numbers[slot], slot, 0)
        connect(line.entered, self, partial(self._entered, slot))
        line.rejected.connect(self.complain)
        arrow.setAutoRaise(True)
        arrow.setArrowType(Qt.ArrowType.RightArrow)
        arrow.setToolTip(self.tr("Go there"))
        arrow.setAccessibleName(self.tr("Go there"))
        connect(arrow.clicked, self, partial(self._jump, slot))

    def coming(self) -> Revision:
        typed = {slot: line.coming() for slot, line in enumerate(self.lines)}
        parts = {slot: constant(row) for slot, row in typed.items() if row is not None}
        return Parts(parts) if parts else super().coming()

    def _entered(self, slot: int, row: int) -> None:
        take = self._choose if self.lines[slot].is_picking else self._commit
        take(Parts({slot: constant(row)}))

    def take_rows(self, rows: ArrayLike) -> None:
        """Take the first of the rows that were picked, for the first slot."""
        self._entered(0, int(np.asarray(rows)[0]))

    def _jump(self, slot: int) -> None:
        self.jump_requested.emit(self.field.target, int(self._slots(self._value)[slot]))

    def _slots(self, value: Any) -> tuple[Any, ...]:
        if self.field.size == 1:
            return (value,)
        return (MIXED,) * self.field.size if value is MIXED else tuple(value)

    def _show(self, value: Any) -> None:
        for line, arrow, row in zip(self.lines, self.arrows, self._slots(value), strict=True):
            line.show_value(row)
            arrow.setEnabled(row is not MIXED and row != NONE)


class ReferenceEditor(ReferencesEditor):
    """One reference."""


class PickButton(QToolButton):
    """While it is down, the rows of its table that are selected, in whatever view, are picked.

    With `one` the first that is selected is enough, and the button goes up again.
    """

    about_to_pick = Signal()  # the last moment to edit the model: the selection is noted after it
    picked = Signal(np.ndarray)  # rows, ascending
    ended = Signal()

    def __init__(self, document: Document, table: str, *, single: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._table = table
        self._single = single
        self._earlier: SelectionState | None = None  # what was selected before
        # What was clicked is asked for when the click is over, which may still choose the current row.
        self._click = QTimer(self, singleShot=True, interval=0)
        self._click.timeout.connect(self._take)
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setIcon(icon("region-click"))
        tip = self.tr("{noun}: pick in the model view or in a list") if single else self.tr("{noun}: pick several")
        self.setToolTip(tip.format(noun=row_noun(table) if single else section_title(table)))
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
            if self._single:
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
        row.setSpacing(SPACING_S)
        row.addWidget(self.line, 1)
        row.addWidget(self.take)
        self._show(self._value)

    def take_rows(self, rows: ArrayLike) -> None:
        """Take the rows that were typed, picked or selected."""
        self._commit(SameValue(tuple(np.asarray(rows, np.intp).tolist())))

    def finish(self) -> None:
        self.line.finish()

    def discard(self) -> None:
        self.line.discard()

    def _show(self, value: Any) -> None:
        self.line.show_value(() if value is MIXED else value)
