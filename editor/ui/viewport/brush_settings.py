"""BrushSettings: how a brush works, one choice for all views of the window, kept from one run to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from editor.operations.painting.brush import Brush

VERTICES = "vertices"
AnyBrush = TypeVar("AnyBrush", bound=Brush)


class BrushSettings(QObject, Generic[AnyBrush]):
    """`brush` has what does not depend on the document. `stored` is where the fields `kept` are, in the group `name`;
    None keeps them nowhere.
    """

    changed = Signal()

    def __init__(
        self,
        brush: AnyBrush,
        name: str,
        kept: Sequence[str],
        parent: QObject | None = None,
        stored: QSettings | None = None,
    ) -> None:
        super().__init__(parent)
        self._name, self._stored = name, stored
        self.brush = brush
        self.only_selected = False  # whether only vertices that are selected are changed
        self.shows_vertices = True  # those under the brush
        if stored is not None:
            self.brush = replace(brush, **{field: self._remembered(stored, field) for field in kept})
            self.shows_vertices = bool(stored.value(f"{name}/{VERTICES}", True, bool))

    def set(self, **values: Any) -> None:
        """Give the brush other values."""
        self.brush = replace(self.brush, **values)
        for name, value in values.items():
            self._keep(name, value.value if isinstance(value, Enum) else value)
        self.changed.emit()

    def keep_to_selected(self, only: bool) -> None:
        """Change only vertices that are selected, or all."""
        self.only_selected = only
        self.changed.emit()

    def show_vertices(self, shown: bool) -> None:
        """Show the vertices under the brush, or do not."""
        self.shows_vertices = shown
        self._keep(VERTICES, shown)
        self.changed.emit()

    def _keep(self, name: str, value: Any) -> None:
        if self._stored is not None:
            self._stored.setValue(f"{self._name}/{name}", value)

    def _remembered(self, stored: QSettings, name: str) -> Any:
        """Return the stored value of a field; its default where there is none that can be read."""
        at_first: Any = getattr(self.brush, name)
        if isinstance(at_first, bool):
            return bool(stored.value(f"{self._name}/{name}", at_first, bool))
        value = stored.value(f"{self._name}/{name}")
        if isinstance(at_first, Enum):
            return next((each for each in type(at_first) if each.value == value), at_first)
        try:
            number = float(str(value))
        except ValueError:
            return at_first
        return number if 0 <= number <= 1 else at_first
