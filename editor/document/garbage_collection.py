"""Has Python collect cyclic garbage on the window's thread and on no other.

Left alone, Python collects on whatever thread happens to allocate. A job's thread would then destroy widgets and
models of the window that were caught in a circle of references, which Qt does not survive.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

MILLISECONDS = 500


class GarbageCollection(QObject):
    """Switches automatic collection off and, from a timer of the thread it lives in, collects when it is due."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_if_due)
        self._timer.start(MILLISECONDS)

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()


def collect_if_due() -> None:
    """Collect the oldest generation that has passed its threshold, if any."""
    due = [
        generation
        for generation, (count, threshold) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        if count > threshold > 0
    ]
    if due:
        gc.collect(max(due))
