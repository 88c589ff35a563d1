"""The submenu of remembered cameras: five by number and key, any more by name, as long as the document is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from editor.operations.edits.naming import fresh_name
from editor.ui.actions.action import make_action, plain
from editor.ui.menu_keys import MenuKeys
from editor.ui.viewport.view import View

NUMBERS = range(1, 6)
InView = Qt.ShortcutContext.WidgetWithChildrenShortcut


class KeptCamerasMenu(QMenu):
    """The list of those that are remembered is made anew each time it opens. `in_view`: the actions with keys."""

    def __init__(self, viewport: Callable[[], View | None], parent: QWidget, window: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Remembere&d cameras"))
        self._viewport = viewport
        self._window = window
        self._of_names: list[QMenu] = []
        self.in_view: list[QAction] = []
        self._add_numbers(self.tr("&Remember by number"), _keep, "Ctrl+Alt+Shift+{}")
        self._add_numbers(self.tr("Loo&k by number"), _recall, "Ctrl+Alt+{}")
        self.keep = make_action(self, self.tr("Remember &as…"), self._ask_and_keep)
        self.addAction(self.keep)
        self.addSeparator()
        self.aboutToShow.connect(self.renew)

    def _add_numbers(self, title: str, run: Callable[[str, View], None], keys: str) -> None:
        menu = self.addMenu(title)
        for number in NUMBERS:
            text = self.tr("Camera &{}").format(number)
            act = partial(self._on, partial(run, str(number)))
            action = make_action(menu, text, act, keys=[keys.format(number)], context=InView)
            menu.addAction(action)
            self.in_view.append(action)

    def _on(self, run: Callable[[View], object]) -> None:
        view = self._viewport()
        if view is not None:
            run(view)

    def renew(self) -> None:
        """Offer what is remembered now."""
        for menu in self._of_names:
            self.removeAction(menu.menuAction())
            menu.deleteLater()
        view = self._viewport()
        self._of_names = [self._add_name(name) for name in view.cameras.kept] if view is not None else []

    def _add_name(self, name: str) -> QMenu:
        title = self.tr("Camera {}").format(name) if name.isdecimal() else name
        menu = QMenu(title.replace("&", "&&"), self)
        MenuKeys([menu], menu)
        entries = (
            (self.tr("&Look from there"), partial(_recall, name)),
            (self.tr("&Remember here from where it is seen now"), partial(_keep, name)),
            (self.tr("&Forget"), partial(_forget, name)),
        )
        for text, run in entries:
            menu.addAction(make_action(menu, text, partial(self._on, run)))
        self.addMenu(menu)
        return menu

    def _ask_and_keep(self) -> None:
        """Remember under a name that the user gives; what has it already is replaced."""
        view = self._viewport()
        if view is None:
            return
        offered = fresh_name(self.tr("Camera"), list(view.cameras.kept))
        name, is_given = QInputDialog.getText(self._window, plain(self.keep.text()), self.tr("Name"), text=offered)
        if is_given and name.strip():
            _keep(name.strip(), view)


def _keep(name: str, view: View) -> None:
    view.cameras.keep(name, view.camera)


def _recall(name: str, view: View) -> None:
    camera = view.cameras.kept.get(name)
    if camera is not None:
        view.recall(camera)


def _forget(name: str, view: View) -> None:
    view.cameras.forget(name)
