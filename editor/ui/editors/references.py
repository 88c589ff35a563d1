"""The editors of references: a row of another table by name or number, found by any part of either.

The arrow beside it asks to go to what is referred to (`jump_requested`).
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QEvent, QRect, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOption,
    QToolButton,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.model.fields import NONE, Field
from editor.model.tables import RecordTable, Table
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.lines import EntryLine
from editor.ui.editors.revisions import MIXED, Parts, Revision, constant
from editor.ui.value_text import NOTHING, record_title, reference_text, row_noun, tr_field

ICON = 16  # what QLineEdit leaves for an icon in it


def candidates(document: Document, target: str) -> list[str]:
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
        return _existing(table, int(number))
    return _named(table, text)


def _existing(table: Table, row: int) -> int:
    if row >= len(table):
        raise ValueError(row)
    return row


def _named(table: Table, text: str) -> int:
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
        self._names.setStringList(candidates(self._document, self._target))

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
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(2)
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

    def _add(self, slot: int) -> None:
        line, arrow = self.lines[slot], self.arrows[slot]
        self.grid.addWidget(line, slot, 1)
        self.grid.addWidget(arrow, slot, 2)
        number = tr_field(self.field.components[slot]) if self.field.size > 1 else ""
        line.setAccessibleName(f"{self.accessibleName()} {number}".strip())
        if number:
            self.grid.addWidget(QLabel(number), slot, 0)
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
