"""The message boxes that a window shows."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


def boxes(window: QWidget) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]
