"""PickButton: a button that lets rows be picked by selecting them anywhere, and then restores the selection."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionState
from editor.ui.icons import icon
from editor.ui.value_text import row_noun, section_title


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
