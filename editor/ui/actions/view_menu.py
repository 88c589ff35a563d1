"""The View menu: what of the model is shown, from where, in which names and language, and which docks are open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QMenu, QWidget

from editor.render.modes import DisplayMode
from editor.render.options import LABELS, SUPPORTED
from editor.ui.actions.action import make_action
from editor.ui.actions.camera_menu import CameraMenu
from editor.ui.dialogs.light import show_light
from editor.ui.language import LANGUAGES, SYSTEM
from editor.ui.models.name_marks import NameMode, Names
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport

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


TEN = 10  # keys with a digit
_SHOWN: dict[str, Any] = {
    "texture": QT_TRANSLATE_NOOP("ViewMenu", "Textures"),
    "toon": QT_TRANSLATE_NOOP("ViewMenu", "Toon shading"),
    "sphere": QT_TRANSLATE_NOOP("ViewMenu", "Sphere maps"),
    "specular": QT_TRANSLATE_NOOP("ViewMenu", "Highlights"),
    "edge": QT_TRANSLATE_NOOP("ViewMenu", "Edges"),
    "ground-shadow": QT_TRANSLATE_NOOP("ViewMenu", "Ground shadow"),
    "self-shadow": QT_TRANSLATE_NOOP("ViewMenu", "Self shadow"),
    "grid": QT_TRANSLATE_NOOP("ViewMenu", "Grid"),
    "axes": QT_TRANSLATE_NOOP("ViewMenu", "Axes"),
    "bones": QT_TRANSLATE_NOOP("ViewMenu", "Bones"),
    "bodies": QT_TRANSLATE_NOOP("ViewMenu", "Rigid bodies"),
    "joints": QT_TRANSLATE_NOOP("ViewMenu", "Joints"),
    "vertices": QT_TRANSLATE_NOOP("ViewMenu", "Vertices"),
    "normals": QT_TRANSLATE_NOOP("ViewMenu", "Normals"),
    "wire": QT_TRANSLATE_NOOP("ViewMenu", "Wireframe"),
    "solid-bodies": QT_TRANSLATE_NOOP("ViewMenu", "Rigid bodies, solid"),
    "body-groups": QT_TRANSLATE_NOOP("ViewMenu", "Rigid bodies coloured by group"),
    "soft-bodies": QT_TRANSLATE_NOOP("ViewMenu", "Soft bodies: links, anchors and pins"),
    "joint-limits": QT_TRANSLATE_NOOP("ViewMenu", "Limits of selected joints"),
    "hidden-bones": QT_TRANSLATE_NOOP("ViewMenu", "Hidden bones"),
    "bone-axes": QT_TRANSLATE_NOOP("ViewMenu", "Axes of selected bones"),
    "ik": QT_TRANSLATE_NOOP("ViewMenu", "IK chains"),
    "append": QT_TRANSLATE_NOOP("ViewMenu", "Append links"),
    "parents": QT_TRANSLATE_NOOP("ViewMenu", "Parent links"),
    "selected-vertices": QT_TRANSLATE_NOOP("ViewMenu", "Selected vertices"),
    "selected-faces": QT_TRANSLATE_NOOP("ViewMenu", "Selected faces and materials"),
    "contacts": QT_TRANSLATE_NOOP("ViewMenu", "Contacts"),
    "beyond-limits": QT_TRANSLATE_NOOP("ViewMenu", "Beyond joint limits"),
    LABELS: QT_TRANSLATE_NOOP("ViewMenu", "Names"),
}
_TIPS: dict[str, Any] = {
    "contacts": QT_TRANSLATE_NOOP("ViewMenu", "Where rigid bodies touch each other and the ground while physics is on"),
    "beyond-limits": QT_TRANSLATE_NOOP(
        "ViewMenu", "Joints beyond their limits, and the rigid bodies that they connect"
    ),
}
SURFACE = ("texture", "toon", "sphere", "specular", "edge", "ground-shadow", "self-shadow")
# The overlays in groups: of bones, of physics, of the mesh, of the space around.
OVERLAYS = (
    ("bones", "hidden-bones", "bone-axes", "ik", "append", "parents"),
    ("bodies", "solid-bodies", "body-groups", "joints", "joint-limits", "beyond-limits", "contacts", "soft-bodies"),
    ("vertices", "selected-vertices", "selected-faces", "normals", "wire"),
    ("grid", "axes", LABELS),
)
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
        self.surface = self._make_shown(self.tr("&Display"), [n for n in SUPPORTED if n in SURFACE])
        self._add_ways_to_display(window)
        self.overlays = self._make_shown(self.tr("&Overlays"), *OVERLAYS)
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

    def add_docks(self, docks: Mapping[str, QDockWidget]) -> None:
        """Offer to open and close the docks, and to go to each with the keyboard."""
        for name, dock in docks.items():
            self._of_dock(name, dock.toggleViewAction())
        self.docks.addSection(self.tr("Work in"))
        titles = {"": self.tr("Model view"), **{name: dock.windowTitle() for name, dock in docks.items()}}
        for number, (name, title) in enumerate(titles.items()):
            keys = [f"Alt+{number}"] if number < TEN else []
            go = make_action(self, title, partial(self.pane_wanted.emit, name), keys=keys)
            self._of_dock(name, go)

    def offer(self, names: Iterable[str], offered: bool) -> None:
        """Offer these docks, or do not."""
        for name in names:
            for action in self._actions_of_docks[name]:
                action.setVisible(offered)
                action.setEnabled(offered)

    def _of_dock(self, name: str, action: QAction) -> None:
        self.docks.addAction(action)
        self._actions_of_docks.setdefault(name, []).append(action)

    def _make_shown(self, title: str, *groups: Iterable[str]) -> QMenu:
        menu = self.addMenu(title)
        menu.setToolTipsVisible(True)
        for names in groups:
            if not menu.isEmpty():
                menu.addSeparator()
            menu.addActions([self._make_switch(name) for name in names])
        return menu

    def _make_switch(self, name: str) -> QAction:
        text = QCoreApplication.translate("ViewMenu", _SHOWN[name])
        tip = QCoreApplication.translate("ViewMenu", _TIPS[name]) if name in _TIPS else ""
        shown = self._settings.options.shows(name)
        action = make_action(self, text, partial(self._settings.show, name), tip=tip, checked=shown)
        action.setData(name)
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
