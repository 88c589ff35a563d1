"""Makes actions a choice of one."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup


def exclusive(owner: QObject, actions: list[QAction], chosen: int) -> list[QAction]:
    """The actions, of which one is checked at a time: `chosen`, at first."""
    group = QActionGroup(owner)
    for place, action in enumerate(actions):
        action.setCheckable(True)
        action.setChecked(place == chosen)
        group.addAction(action)
    return actions
