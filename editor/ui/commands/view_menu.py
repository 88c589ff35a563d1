"""The View menu: what of the model is shown, from where, in which names and language, and which docks are open."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QMenu, QWidget

from editor.render.modes import MODES
from editor.render.overlays.overlay_list import Group, Overlay
from editor.ui.action import make_action
from editor.ui.commands.camera_menu import CameraMenu
from editor.ui.dialogs.light import show_light
from editor.ui.language import LANGUAGES, SYSTEM
from editor.ui.models.name_marks import NameMode, Names
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport


class DisplayModeMenu(QMenu):
    """Chooses the mode of a ViewSettings; the action of each mode has its name as data."""

    def __init__(self, settings: ViewSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Display &mode"))
        group = QActionGroup(self)
        before = ""
        for mode, row in MODES.items():
            if row.group != before:
                self.addSeparator()
                before = row.group
            text = QCoreApplication.translate("DisplayMode", row.label)
            action = make_action(self, text, partial(settings.set_mode, mode))
            action.setData(mode.value)
            action.setCheckable(True)
            action.setChecked(settings.options.mode is mode)
            group.addAction(action)
            self.addAction(action)


MODEL_VIEW_KEY = "Alt+0"
_NAMES: dict[Names, Any] = {
    Names.JAPANESE: QT_TRANSLATE_NOOP("ViewMenu", "Japanese names"),
    Names.ENGLISH: QT_TRANSLATE_NOOP("ViewMenu", "English names"),
    Names.BOTH: QT_TRANSLATE_NOOP("ViewMenu", "Both names"),
}


class ViewMenu(QMenu):
    """`viewport()` gives the view that is worked in, or None; the keys of the actions `in_view` work there only."""

    language_chosen = Signal(str)
    layout_reset = Signal()
    pane_wanted = Signal(str)  # the name of a dock, "" for the model view
    neighbour_wanted = Signal(int)  # 1: the next document, -1: the one before

    def __init__(
        self,
        settings: ViewSettings,
        names: NameMode,
        language: str,
        viewport: Callable[[], Viewport | None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&View"))
        self._settings = settings
        self._names = names
        self._actions_of_docks: dict[str, list[QAction]] = {}
        self.surface = self._make_shown(self.tr("&Display"), [Group.SURFACE])
        self._add_ways_to_display(window)
        self.overlays = self._make_shown(self.tr("&Overlays"), [group for group in Group if group is not Group.SURFACE])
        self.camera = CameraMenu(settings, viewport, self, window)
        self.in_view = self.camera.in_view
        self.addMenu(self.camera)
        self.addSeparator()
        self.addMenu(self._make_names())
        self.addMenu(self._make_language(language))
        self.docks = self.addMenu(self.tr("&Panes"))
        self.addAction(make_action(self, self.tr("&Reset layout"), self.layout_reset.emit))
        self.addSeparator()
        for text, step, keys in (
            (self.tr("Ne&xt document"), 1, ["Ctrl+Tab", "Ctrl+PgDown"]),
            (self.tr("Pre&vious document"), -1, ["Ctrl+Shift+Tab", "Ctrl+PgUp"]),
        ):
            self.addAction(make_action(self, text, partial(self.neighbour_wanted.emit, step), keys=keys))

    def add_docks(self, docks: Mapping[str, QDockWidget], keys: Mapping[str, str]) -> None:
        """Offer to open and close the docks, and to go to each with the keyboard, by its key."""
        for name, dock in docks.items():
            self._of_dock(name, dock.toggleViewAction())
        self.docks.addSection(self.tr("Work in"))
        titles = {"": self.tr("Model view"), **{name: dock.windowTitle() for name, dock in docks.items()}}
        for name, title in titles.items():
            key = keys[name] if name else MODEL_VIEW_KEY
            go = make_action(self, title, partial(self.pane_wanted.emit, name), keys=[key])
            self._of_dock(name, go)

    def offer(self, names: Collection[str]) -> None:
        """Offer these docks and no others, beside the model view."""
        for name, actions in self._actions_of_docks.items():
            for action in actions:
                action.setVisible(not name or name in names)
                action.setEnabled(not name or name in names)

    def _of_dock(self, name: str, action: QAction) -> None:
        self.docks.addAction(action)
        self._actions_of_docks.setdefault(name, []).append(action)

    def _make_shown(self, title: str, groups: Iterable[Group]) -> QMenu:
        menu = self.addMenu(title)
        menu.setToolTipsVisible(True)
        for group in groups:
            if not menu.isEmpty():
                menu.addSeparator()
            overlays = [overlay for overlay in self._settings.overlays if overlay.group is group]
            menu.addActions([self._make_switch(overlay) for overlay in overlays])
        return menu

    def _make_switch(self, overlay: Overlay) -> QAction:
        text = QCoreApplication.translate("ViewMenu", overlay.label)
        tip = QCoreApplication.translate("ViewMenu", overlay.tip) if overlay.tip else ""
        shown = self._settings.options.shows(overlay.name)
        action = make_action(self, text, partial(self._settings.show, overlay.name), tip=tip, checked=shown)
        action.setData(overlay.name)
        return action

    def _add_ways_to_display(self, window: QWidget) -> None:
        """What more there is to how surfaces are drawn, around what of them is shown."""
        self.modes = DisplayModeMenu(self._settings, self)
        first = self.surface.actions()[0]
        self.surface.insertMenu(first, self.modes)
        self.surface.insertSeparator(first)
        self.surface.addSeparator()
        self.light = make_action(self, self.tr("&Light and background…"), partial(show_light, self._settings, window))
        self.surface.addAction(self.light)

    def _make_names(self) -> QMenu:
        menu = QMenu(self.tr("&Names"), self)
        group = QActionGroup(menu)
        for names, text in _NAMES.items():
            translated = QCoreApplication.translate("ViewMenu", text)
            action = make_action(self, translated, partial(self._names.choose, names))
            action.setCheckable(True)
            action.setChecked(self._names.names is names)
            group.addAction(action)
            menu.addAction(action)
        return menu

    def _make_language(self, chosen: str) -> QMenu:
        menu = QMenu(self.tr("&Language"), self)
        group = QActionGroup(menu)
        for code, text in {SYSTEM: self.tr("System"), **LANGUAGES}.items():
            action = make_action(self, text, partial(self.language_chosen.emit, code))
            action.setCheckable(True)
            action.setChecked(code == chosen)
            group.addAction(action)
            menu.addAction(action)
        return menu
