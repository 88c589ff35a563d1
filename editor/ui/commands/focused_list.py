"""FocusedList: which list the commands of the Edit and Select menus are for: the one that has the keyboard."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from editor.math3d.arrays import BoolArray, IndexArray
from editor.ui.list_commands import FilteredList, ListCommands, RowList


class FocusedList(QObject):
    """Follows the keyboard. While it is in the menu bar, it is as good as where it was before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._list: ListCommands | RowList | None = None
        self._filtered: FilteredList | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    @property
    def commands(self) -> ListCommands | None:
        """The list, if it does commands itself."""
        return self._list if isinstance(self._list, ListCommands) else None

    @property
    def table(self) -> str:
        """The table whose rows the list has; "" for none in particular."""
        return self._list.commanded_table if isinstance(self._list, RowList) else ""

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        """Return a mask of the rows of a table that the list does not filter out."""
        return self._filtered.is_listed(table, rows) if self._filtered else np.ones(len(rows), np.bool_)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not isinstance(new, QMenuBar):
            self._list = _nearest(new, (ListCommands, RowList))
            self._filtered = _nearest(new, (FilteredList,))


def _nearest(widget: QWidget | None, kinds: tuple[type, ...]) -> Any:
    """The widget, or the nearest that it is in, of some kinds."""
    while widget is not None and not isinstance(widget, kinds):
        widget = widget.parentWidget()
    return widget
