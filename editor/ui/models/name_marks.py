"""Which names lists show, in which language, and with which marks."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, QSettings, Signal

from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.ui.value_text import reference_text, row_name

NAMES_SETTING, ROLES_SETTING = "view/names", "view/bone-roles"


class Names(Enum):
    JAPANESE = "japanese"
    ENGLISH = "english"
    BOTH = "both"


def stored_names(stored: QSettings) -> Names:
    """The names that were shown last."""
    try:
        return Names(stored.value(NAMES_SETTING, Names.JAPANESE.value))
    except ValueError:
        return Names.JAPANESE


def stored_shows_roles(stored: QSettings) -> bool:
    """Whether lists said last what bones do."""
    return bool(stored.value(ROLES_SETTING, True, bool))


class NameMode(QObject):
    """The names that are shown now. Where the English name is empty, the Japanese one stands in for it.

    `shows_roles`: beside the names of bones stands what they do.
    """

    changed = Signal()

    def __init__(
        self, names: Names = Names.JAPANESE, parent: QObject | None = None, *, shows_roles: bool = True
    ) -> None:
        super().__init__(parent)
        self._names = names
        self.shows_roles = shows_roles

    @property
    def names(self) -> Names:
        return self._names

    def choose(self, names: Names) -> None:
        if names is not self._names:
            self._names = names
            self.changed.emit()

    def show_roles(self, shown: bool) -> None:
        """Show what bones do, or only their names."""
        if shown != self.shows_roles:
            self.shows_roles = shown
            self.changed.emit()

    def name(self, table: Table, row: int) -> str:
        """The name of a row, "" for what has none; of textures the path."""
        name = row_name(table, row)
        if self._names is Names.JAPANESE or not isinstance(table, RecordTable) or not 0 <= row < len(table):
            return name
        english = getattr(table[row], "name_en", "")
        if not english or english == name:
            return name
        return english if self._names is Names.ENGLISH else f"{name} / {english}"

    def reference(self, model: Model, target: str, row: int) -> str:
        """A reference into the table `target`, by number and name: "12: 名前"."""
        name = self.name(model.tables[target], row) if row != NONE else ""
        return f"{row}: {name}" if name else reference_text(model, target, row)
