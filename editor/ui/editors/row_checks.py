"""The editor of rows of a table as a list in which each can be checked; all of them count as none told."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import Whole
from editor.ui.value_text import record_title

LINES = 4  # that are seen without scrolling


class CheckList(QListWidget):
    """A list as high as a few lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), LINES * self.fontMetrics().lineSpacing() + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class RowChecksEditor(FieldEditor):
    """A list of all rows with check boxes, and buttons for all and none of them."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._is_none = False
        self.list = CheckList()
        self.list.setAccessibleName(self.accessibleName())
        table = document.model.tables[field.target]
        for row in range(len(table)):
            item = QListWidgetItem(record_title(document.model, field.target, row), self.list)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        self.all, self.none = self._button(self.tr("All"), True), self._button(self.tr("None"), False)
        self.setFocusProxy(self.list)
        self._show(self._value)
        self.list.itemChanged.connect(self._take)
        buttons = QVBoxLayout()
        for button in (self.all, self.none):
            buttons.addWidget(button)
        buttons.addStretch(1)
        row_layout = QHBoxLayout(self)
        row_layout.setContentsMargins(0, 0, 0, 0)
        row_layout.addWidget(self.list, 1)
        row_layout.addLayout(buttons)

    @property
    def is_none(self) -> bool:
        """True if no row is checked, which the value does not tell from all of them."""
        return self._is_none and self.list.count() > 0

    def set_value(self, value: Any) -> None:
        self._is_none = False
        super().set_value(value)

    def _button(self, text: str, is_checked: bool) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._check(range(self.list.count() if is_checked else 0)))
        return button

    def _take(self) -> None:
        items = (self.list.item(row) for row in range(self.list.count()))
        self._check([row for row, item in enumerate(items) if item.checkState() == Qt.CheckState.Checked])

    def _check(self, rows: list[int] | range) -> None:
        self._is_none = not rows
        self._commit(Whole(() if len(rows) == self.list.count() else tuple(rows)))

    def _show(self, value: Any) -> None:
        checked = set(value) or (set() if self._is_none else set(range(self.list.count())))
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            state = Qt.CheckState.Checked if row in checked else Qt.CheckState.Unchecked
            self.list.item(row).setCheckState(state)
        self.list.blockSignals(False)
        self.list.viewport().update()
