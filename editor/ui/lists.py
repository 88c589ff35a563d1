"""Lists in general: indices and roles of item models, and interfaces to the commands of the list with the focus.

Elsewhere, and in lists that say nothing, the commands are for the selected rows of the document's active table.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.fields import Field, Kind

CLIPBOARD = ("cut", "copy", "paste")
SELECTING = ("select-all", "select-none", "invert")


def nearest(widget: QWidget | None, *kinds: type) -> Any:
    """The widget itself, or the nearest that it is in, that is of one of some kinds; None where none is."""
    while widget is not None and not isinstance(widget, kinds):
        widget = widget.parentWidget()
    return widget


class RowList:
    """Inherited beside QWidget by a list of rows of one table, whether that is the active one or not."""

    @property
    def commanded_table(self) -> str:
        """The table."""
        raise NotImplementedError


class FilteredList:
    """Inherited beside QWidget by a list that a filter may narrow down: all, there, is all that it lists."""

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        """Return a mask of the rows of a table that are not filtered out."""
        raise NotImplementedError


class ListCommands:
    """Inherited beside QWidget by what does commands itself.

    Their names are those of the operations on rows, without `rows.`, and the ones above.
    """

    def possible_commands(self) -> Collection[str]:
        """The commands that can be done now; the others do nothing while the list has the keyboard."""
        return ()

    def run_command(self, name: str) -> None:
        """Do one of the possible commands."""


Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NO_INDEX = QModelIndex()
NUMBERS = (Kind.NUMBER, Kind.INTEGER, Kind.VECTOR, Kind.ROTATION, Kind.COLOR)


def alignment(field: Field) -> Qt.AlignmentFlag:
    """Numbers stand at the right, all else at the left."""
    side = Qt.AlignmentFlag.AlignRight if field.kind in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
