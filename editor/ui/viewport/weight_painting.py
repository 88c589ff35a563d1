"""WeightPainting: how weights are painted, one choice for all views of the window, kept from one run to the next."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from editor.operations.painting.weight_stroke import WeightBrush

STORED = "painting"
SWITCHES = ("normalize", "mirrors")
NUMBERS = ("weight", "strength")
CHOICES = ("mode", "falloff")
VERTICES = "vertices"


class WeightPainting(QObject):
    """`brush` has what does not depend on the document; `stored` is where it is kept, None keeps it nowhere."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, stored: QSettings | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self.brush = WeightBrush()
        self.only_selected = False  # whether only vertices that are selected are painted
        self.shows_vertices = True  # those under the brush
        if stored is not None:
            self.brush = replace(self.brush, **_remembered(stored))
            self.shows_vertices = bool(stored.value(f"{STORED}/{VERTICES}", True, bool))

    def set(self, **values: Any) -> None:
        """Give the brush other values."""
        self.brush = replace(self.brush, **values)
        if self._stored is not None:
            for name, value in values.items():
                self._stored.setValue(f"{STORED}/{name}", value.value if isinstance(value, Enum) else value)
        self.changed.emit()

    def keep_to_selected(self, only: bool) -> None:
        """Paint only vertices that are selected, or all."""
        self.only_selected = only
        self.changed.emit()

    def show_vertices(self, shown: bool) -> None:
        """Show the vertices under the brush, or do not."""
        self.shows_vertices = shown
        if self._stored is not None:
            self._stored.setValue(f"{STORED}/{VERTICES}", shown)
        self.changed.emit()


def _remembered(stored: QSettings) -> dict[str, Any]:
    """What is stored and can be read."""
    at_first, found = WeightBrush(), dict[str, Any]()
    for name in SWITCHES:
        found[name] = bool(stored.value(f"{STORED}/{name}", getattr(at_first, name), bool))
    for name in NUMBERS:
        try:
            number = float(str(stored.value(f"{STORED}/{name}", getattr(at_first, name))))
        except ValueError:
            continue
        if 0 <= number <= 1:
            found[name] = number
    for name in CHOICES:
        chosen = getattr(at_first, name)
        value = stored.value(f"{STORED}/{name}", chosen.value)
        found[name] = next((each for each in type(chosen) if each.value == value), chosen)
    return found
