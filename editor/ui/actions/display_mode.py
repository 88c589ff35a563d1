"""The menu of the display modes, of which one is chosen at a time."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from editor.render.modes import DisplayMode
from editor.ui.actions.action import make_action
from editor.ui.viewport.view_settings import ViewSettings

_MODES: dict[DisplayMode, Any] = {
    DisplayMode.NORMAL: QT_TRANSLATE_NOOP("DisplayMode", "&Normal"),
    DisplayMode.FLAT: QT_TRANSLATE_NOOP("DisplayMode", "&Flat"),
    DisplayMode.WIRE: QT_TRANSLATE_NOOP("DisplayMode", "&Wireframe"),
    DisplayMode.WIRE_OVER: QT_TRANSLATE_NOOP("DisplayMode", "Wireframe o&ver shaded"),
    DisplayMode.BONE_WEIGHT: QT_TRANSLATE_NOOP("DisplayMode", "Weight of the current &bone"),
    DisplayMode.BONE_COLORS: QT_TRANSLATE_NOOP("DisplayMode", "Weights as bone &colours"),
    DisplayMode.DEFORM: QT_TRANSLATE_NOOP("DisplayMode", "Weight &type"),
    DisplayMode.CHECKER: QT_TRANSLATE_NOOP("DisplayMode", "UV c&hecker"),
    DisplayMode.TEXTURE: QT_TRANSLATE_NOOP("DisplayMode", "UV te&xture"),
    DisplayMode.UV1: QT_TRANSLATE_NOOP("DisplayMode", "Additional UV &1"),
    DisplayMode.UV2: QT_TRANSLATE_NOOP("DisplayMode", "Additional UV &2"),
    DisplayMode.UV3: QT_TRANSLATE_NOOP("DisplayMode", "Additional UV &3"),
    DisplayMode.UV4: QT_TRANSLATE_NOOP("DisplayMode", "Additional UV &4"),
}
# Before these there is a line.
_STARTS = (DisplayMode.BONE_WEIGHT, DisplayMode.CHECKER)


class DisplayModeMenu(QMenu):
    """Chooses the mode of a ViewSettings; the action of each mode has its name as data."""

    def __init__(self, settings: ViewSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Display &mode"))
        group = QActionGroup(self)
        for mode, text in _MODES.items():
            if mode in _STARTS:
                self.addSeparator()
            action = make_action(
                self, QCoreApplication.translate("DisplayMode", text), partial(settings.set_mode, mode)
            )
            action.setData(mode.value)
            action.setCheckable(True)
            action.setChecked(settings.options.mode is mode)
            group.addAction(action)
            self.addAction(action)
