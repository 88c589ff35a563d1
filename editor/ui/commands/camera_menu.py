"""The Camera menu: from where the model is seen, in one view or several, and what cameras share and remember."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.cameras import Lock
from editor.render.camera import ViewSide
from editor.ui.action import make_action
from editor.ui.commands.dynamic_menus import KeptCamerasMenu
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport

_SIDES: dict[ViewSide, tuple[Any, str]] = {
    ViewSide.FRONT: (QT_TRANSLATE_NOOP("ViewMenu", "&Front"), "2"),
    ViewSide.BACK: (QT_TRANSLATE_NOOP("ViewMenu", "&Back"), "8"),
    ViewSide.LEFT: (QT_TRANSLATE_NOOP("ViewMenu", "The model's &right"), "4"),
    ViewSide.RIGHT: (QT_TRANSLATE_NOOP("ViewMenu", "The model's &left"), "6"),
    ViewSide.TOP: (QT_TRANSLATE_NOOP("ViewMenu", "&Top"), "5"),
    ViewSide.BOTTOM: (QT_TRANSLATE_NOOP("ViewMenu", "Botto&m"), "0"),
}
Act = Callable[[CameraControl], object]
InView = Qt.ShortcutContext.WidgetWithChildrenShortcut


class CameraMenu(QMenu):
    """`viewport()` gives the view that is worked in, or None; `in_view` holds the actions whose keys work there only.

    What it shows as chosen is that of when it opens.
    """

    second_wanted = Signal()
    values_wanted = Signal()

    def __init__(
        self, settings: ViewSettings, viewport: Callable[[], Viewport | None], parent: QWidget, window: QWidget
    ) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Camera"))
        self._settings = settings
        self._viewport = viewport
        self.in_view: list[QAction] = []
        self._add_sides()
        self._add_centres()
        self._add_arrangement()
        self.kept = KeptCamerasMenu(viewport, self, window)
        self.in_view += self.kept.in_view
        self.addMenu(self.kept)
        self.addAction(make_action(self, self.tr("&Values…"), self.values_wanted.emit))
        self._add_locks()
        self.aboutToShow.connect(self.renew)

    # -- its entries ---------------------------------------------------------------------------------------------

    def _act(self, menu: QMenu, text: str, run: Act, *keys: str, icon: str = "") -> QAction:
        action = make_action(self, text, partial(self._on, run), keys=keys, icon=icon, context=InView)
        menu.addAction(action)
        if keys:
            self.in_view.append(action)
        return action

    def _switch(self, text: str, run: Act) -> QAction:
        """An entry that shows what is so; `run` turns it over."""
        action = self._act(self, text, run)
        action.setCheckable(True)
        return action

    def _on(self, run: Act) -> None:
        view = self._viewport()
        if view is not None:
            run(view.camera_control)

    def _add_sides(self) -> None:
        self._act(self, self.tr("Frame &selection"), CameraControl.frame_selection, ".", icon="frame")
        self._act(self, self.tr("Frame &all"), CameraControl.frame, "A", icon="frame-all")
        # Lists have Home themselves, while letters are for everywhere.
        home = make_action(self, "", partial(self._on, CameraControl.frame), keys=["Home"], context=InView)
        self.in_view.append(home)
        self._act(self, self.tr("R&eset"), CameraControl.reset, icon="reset-camera")
        self.back = self._act(self, self.tr("Bac&k to before the reset"), CameraControl.take_back_reset)
        self.addSeparator()
        for side, (text, key) in _SIDES.items():
            translated = QCoreApplication.translate("ViewMenu", text)
            self._act(self, translated, partial(_look_from, side), f"Num+{key}")
        self.addSeparator()
        self.perspective = make_action(
            self, self.tr("&Perspective"), self._settings.set_perspective, checked=self._settings.perspective
        )
        self.addAction(self.perspective)

    def _add_centres(self) -> None:
        menu = self.addMenu(self.tr("Rotation &centre"))
        self._act(menu, self.tr("&Model"), CameraControl.centre_on, "Ctrl+1")
        self._act(menu, self.tr("&Selection"), _centre_on_selection, "Ctrl+2")
        self._act(menu, self.tr("Current &bone"), _centre_on_bone, "Ctrl+3")
        self._act(menu, self.tr("What the camera &looks at"), _set_no_centre, "Ctrl+0")

    def _add_arrangement(self) -> None:
        self.addSeparator()
        self.four = make_action(self, self.tr("Four v&iews"), partial(self._on, _switch_four), keys=["F12"])
        self.four.setCheckable(True)
        self.second = make_action(self, self.tr("Seco&nd view"), self.second_wanted.emit, keys=["F8"])
        self.addActions([self.four, self.second])
        self.synced = self._switch(self.tr("Move all views to&gether"), _switch_sync)
        self.addSeparator()

    def _add_locks(self) -> None:
        self.addSeparator()
        self.locks = {
            Lock.ROTATION: self._switch(self.tr("Lock r&otation"), partial(_set_lock, Lock.ROTATION)),
            Lock.ALL: self._switch(self.tr("Lock everyt&hing"), partial(_set_lock, Lock.ALL)),
        }

    # -- what is so ----------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Show what is so in the view that is worked in now."""
        view = self._viewport()
        for action in (self.four, self.synced, self.back, *self.locks.values()):
            action.setEnabled(view is not None)
        if view is None:
            return
        control, cameras = view.camera_control, view.camera_control.cameras
        self.back.setEnabled(control.can_go_back)
        self.four.setChecked(cameras.is_four)
        self.synced.setChecked(cameras.is_synced)
        for lock, action in self.locks.items():
            action.setChecked(cameras.lock is lock)


def _look_from(side: ViewSide, control: CameraControl) -> None:
    control.set_camera(control.camera.turned(side))


def _centre_on_selection(control: CameraControl) -> None:
    selection = control.document.selection
    table = selection.active_table
    rows = selection.rows(table)
    if len(rows):
        control.centre_on(table, rows)


def _centre_on_bone(control: CameraControl) -> None:
    bone = control.document.selection.current("bones")
    if bone >= 0:
        control.centre_on("bones", [bone])


def _set_no_centre(control: CameraControl) -> None:
    control.cameras.set_centre(None)


def _switch_four(control: CameraControl) -> None:
    control.cameras.set_four(not control.cameras.is_four)


def _switch_sync(control: CameraControl) -> None:
    control.cameras.set_synced(not control.cameras.is_synced)


def _set_lock(lock: Lock, control: CameraControl) -> None:
    control.cameras.set_lock(Lock.NONE if control.cameras.lock is lock else lock)
