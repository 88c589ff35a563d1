"""Interfaces of lists to the commands of the Edit and Select menus, which go to the list that has the focus.

Elsewhere, and in lists that say nothing, they are for the selected rows of the document's active table.
"""

from __future__ import annotations

from collections.abc import Collection

from editor.math3d.arrays import BoolArray, IndexArray

CLIPBOARD = ("cut", "copy", "paste")
SELECTING = ("select-all", "select-none", "invert")


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
