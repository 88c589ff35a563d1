"""The View menu: what of the model is shown, from where, in which names and language, and which docks are open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QMenu, QWidget

from editor.render.camera import View
from editor.render.options import SUPPORTED
from editor.ui.actions.action import make_action
from editor.ui.language import LANGUAGES, SYSTEM
from editor.ui.models.name_mode import NameMode, Names
from editor.ui.viewport.look import Look
from editor.ui.viewport.viewport import Viewport

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
}
SURFACE = ("texture", "toon", "sphere", "specular", "edge", "ground-shadow", "self-shadow")
_NAMES: dict[Names, Any] = {
    Names.JAPANESE: QT_TRANSLATE_NOOP("ViewMenu", "Japanese names"),
    Names.ENGLISH: QT_TRANSLATE_NOOP("ViewMenu", "English names"),
    Names.BOTH: QT_TRANSLATE_NOOP("ViewMenu", "Both names"),
}
_VIEWS: dict[View, tuple[Any, str]] = {
    View.FRONT: (QT_TRANSLATE_NOOP("ViewMenu", "&Front"), "2"),
    View.BACK: (QT_TRANSLATE_NOOP("ViewMenu", "&Back"), "8"),
    View.LEFT: (QT_TRANSLATE_NOOP("ViewMenu", "The model's &right"), "4"),
    View.RIGHT: (QT_TRANSLATE_NOOP("ViewMenu", "The model's &left"), "6"),
    View.TOP: (QT_TRANSLATE_NOOP("ViewMenu", "&Top"), "5"),
    View.BOTTOM: (QT_TRANSLATE_NOOP("ViewMenu", "Botto&m"), "0"),
}
InView = Qt.ShortcutContext.WidgetWithChildrenShortcut


class ViewMenu(QMenu):
    """`viewport()` gives the viewport in front, or None; `in_view` holds the actions whose keys work there only."""

    language_chosen = Signal(str)
    layout_reset = Signal()
    pane_wanted = Signal(str)  # the name of a dock, "" for the model view
    neighbour_wanted = Signal(int)  # 1: the next document, -1: the one before

    def __init__(
        self,
        look: Look,
        names: NameMode,
        language: str,
        viewport: Callable[[], Viewport | None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&View"))
        self._look = look
        self._names = names
        self._viewport = viewport
        self.in_view: list[QAction] = []
        self._actions_of_docks: dict[str, list[QAction]] = {}
        self.surface = self._make_shown(self.tr("&Display"), [n for n in SUPPORTED if n in SURFACE])
        self.overlays = self._make_shown(self.tr("&Overlays"), [n for n in SUPPORTED if n not in SURFACE])
        self.camera = self._make_camera()
        self.addSeparator()
        self.addMenu(self._make_names())
        self.addMenu(self._make_language(language))
        self.docks = self.addMenu(self.tr("&Panes"))
        self._act(self, self.tr("&Reset layout"), self.layout_reset.emit)
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
            go = make_action(self, title, partial(self.pane_wanted.emit, name), keys=[f"Alt+{number}"])
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

    def _act(self, menu: QMenu, text: str, run: Callable[..., object], *keys: str, icon: str = "") -> QAction:
        action = make_action(self, text, run, keys=keys, icon=icon, context=InView)
        menu.addAction(action)
        if keys:
            self.in_view.append(action)
        return action

    def _make_shown(self, title: str, names: Iterable[str]) -> QMenu:
        menu = self.addMenu(title)
        for name in names:
            text = QCoreApplication.translate("ViewMenu", _SHOWN[name])
            shown = self._look.options.shows(name)
            action = make_action(self, text, partial(self._look.show, name), checked=shown)
            action.setData(name)
            menu.addAction(action)
        return menu

    def _make_camera(self) -> QMenu:
        menu = self.addMenu(self.tr("&Camera"))
        self._act(menu, self.tr("Frame &selection"), self._on(Viewport.frame_selection), ".", icon="frame")
        self._act(menu, self.tr("Frame &all"), self._on(Viewport.frame), "A", "Home", icon="frame-all")
        self._act(menu, self.tr("R&eset"), self._on(Viewport.reset_camera), icon="reset-camera")
        menu.addSeparator()
        for view, (text, key) in _VIEWS.items():
            translated = QCoreApplication.translate("ViewMenu", text)
            self._act(menu, translated, self._on(partial(_turn, view)), f"Num+{key}")
        menu.addSeparator()
        perspective = make_action(
            self, self.tr("&Perspective"), self._look.set_perspective, checked=self._look.perspective
        )
        menu.addAction(perspective)
        return menu

    def _on(self, run: Callable[[Viewport], object]) -> Callable[[], None]:
        """`run` on the viewport in front."""

        def act() -> None:
            viewport = self._viewport()
            if viewport is not None:
                run(viewport)

        return act

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


def _turn(view: View, viewport: Viewport) -> None:
    viewport.set_camera(viewport.camera.turned(view))
