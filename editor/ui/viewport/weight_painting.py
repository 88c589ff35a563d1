"""WeightPainting: how weights are painted, one choice for all views of the window, kept from one run to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from editor.operations.painting.weight_stroke import PaintMode, WeightBrush

STORED = "painting"
SWITCHES = ("normalize", "mirrors")
NUMBERS = ("weight", "strength")


class WeightPainting(QObject):
    """`brush` has what does not depend on the document; `stored` is where it is kept, None keeps it nowhere."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, stored: QSettings | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self.brush = WeightBrush()
        self.only_selected = False  # whether only vertices that are selected are painted
        if stored is not None:
            self.brush = replace(self.brush, **_remembered(stored))

    def set(self, **values: Any) -> None:
        """Give the brush other values."""
        self.brush = replace(self.brush, **values)
        if self._stored is not None:
            for name, value in values.items():
                self._stored.setValue(f"{STORED}/{name}", value.value if isinstance(value, PaintMode) else value)
        self.changed.emit()

    def keep_to_selected(self, only: bool) -> None:
        """Paint only vertices that are selected, or all."""
        self.only_selected = only
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
    mode = stored.value(f"{STORED}/mode", at_first.mode.value)
    found["mode"] = next((each for each in PaintMode if each.value == mode), at_first.mode)
    return found
