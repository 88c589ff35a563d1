"""The names that lists show: their language, and the marks beside them."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from editor.document.program.settings import Settings
from editor.document.row_texts import row_name
from editor.model.fields import NONE, Field, Vec3
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.render.overlays.bones import ROLE_COLORS
from editor.ui.value_text import reference_text

NAMES_SETTING, ROLES_SETTING = "view/names", "view/bone-roles"


class Names(Enum):
    JAPANESE = "japanese"
    ENGLISH = "english"
    BOTH = "both"


class NameMode(QObject):
    """The names that are shown now. Where the English name is empty, the Japanese one stands in for it.

    `shows_roles`: beside the names of bones stands what they do, in `bone_colors` by BoneRole.
    """

    changed = Signal()

    def __init__(self, names: Names = Names.JAPANESE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.shows_roles = True
        self.bone_colors = ROLE_COLORS
        self._settings: Settings | None = None

    @property
    def names(self) -> Names:
        return self._names

    def choose(self, names: Names) -> None:
        if names is not self._names:
            self._names = names
            self.changed.emit()

    def follow(self, settings: Settings) -> None:
        """Show what was shown last, remember what is chosen, and take the colours of the preferences."""
        self._settings = settings
        with suppress(ValueError):
            self._names = Names(settings.stored.value(NAMES_SETTING, Names.JAPANESE.value))
        self.shows_roles = bool(settings.stored.value(ROLES_SETTING, True, bool))
        self._take_colors()
        self.changed.connect(self._remember)
        settings.preferences_changed.connect(self._take_colors)

    def _take_colors(self) -> None:
        if self._settings is not None:
            self.set_bone_colors(self._settings.preferences.bone_colors)

    def _remember(self) -> None:
        if self._settings is not None:
            self._settings.stored.setValue(NAMES_SETTING, self._names.value)
            self._settings.stored.setValue(ROLES_SETTING, self.shows_roles)

    def show_roles(self, shown: bool) -> None:
        """Show what bones do, or only their names."""
        if shown != self.shows_roles:
            self.shows_roles = shown
            self.changed.emit()

    def set_bone_colors(self, colors: tuple[Vec3, ...]) -> None:
        """Show what bones do in other colours."""
        if colors != self.bone_colors:
            self.bone_colors = colors
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

    def references(self, model: Model, field: Field, value: Any) -> str:
        """The value of a field that refers to rows: one reference, or several without the empty ones at the end."""
        rows = list(value) if field.size > 1 else [value]
        while len(rows) > 1 and rows[-1] == NONE:
            rows.pop()
        return ", ".join(self.reference(model, field.target, row) for row in rows)
