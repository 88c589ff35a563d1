"""The Camera menu acts on the view that is worked in, and shows what is so there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QInputDialog, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.cameras import Lock
from editor.document.document import Document
from editor.formats import Content
from editor.render.camera import ViewSide
from editor.ui.commands.window_commands import WindowCommands
from editor.ui.viewport.viewport import Viewport
from tests.ui.commands.commanding import WindowWithCommands
from tests.ui.viewport.test_viewport import two_squares


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[Viewport]:
    document = Document(Content(two_squares()))
    view = Viewport(document)
    qtbot.addWidget(view)
    yield view
    view.stop()


@pytest.fixture
def menu(view: Viewport, qtbot: QtBot) -> WindowCommands:
    window = QMainWindow()
    qtbot.addWidget(window)
    return WindowWithCommands(window, viewport=lambda: view).commands


def press(menu: WindowCommands, key: str) -> None:
    """Run the action that has the key."""
    actions = [action for action in (*menu.in_view, menu["camera.four-views"]) if action.shortcut().toString() == key]
    actions[0].trigger()


def test_a_number_remembers_a_camera_and_another_key_looks_from_there(menu: WindowCommands, view: Viewport) -> None:
    view.camera_control.set_camera(view.camera.orbited(10, 20))
    kept = view.camera
    press(menu, "Ctrl+Alt+Shift+3")
    press(menu, "Num+8")
    assert view.camera.rotation == ViewSide.BACK.value
    press(menu, "Ctrl+Alt+2")  # nothing there
    assert view.camera.rotation == ViewSide.BACK.value
    press(menu, "Ctrl+Alt+3")
    assert view.camera == kept


def test_named_cameras_are_listed_and_forgotten(
    menu: WindowCommands, view: Viewport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("from & above", True))
    menu["camera.remember-as"].trigger()
    menu.kept_cameras_menu.renew()
    (entry,) = [action.menu() for action in menu.kept_cameras_menu.actions() if action.text() == "from && above"]
    settings, _, forget = entry.actions()
    kept = view.camera
    press(menu, "Num+5")
    settings.trigger()
    assert view.camera == kept
    forget.trigger()
    menu.kept_cameras_menu.renew()
    assert not view.camera_control.cameras.by_name


def test_rotation_centres(menu: WindowCommands, view: Viewport) -> None:
    selection = view.document.selection
    press(menu, "Ctrl+1")
    assert view.camera_control.cameras.centre == (0, 10, 0)
    selection.select("bones", [1])
    press(menu, "Ctrl+3")
    assert view.camera_control.cameras.centre == (2, 10, 0)
    selection.set_active_table("materials")
    selection.select("materials", [0])
    press(menu, "Ctrl+2")
    assert view.camera_control.cameras.centre == view.camera.target == (-2, 10, 0)
    press(menu, "Ctrl+0")
    assert view.camera_control.cameras.centre is None


def test_switches_show_what_is_so(menu: WindowCommands, view: Viewport) -> None:
    cameras = view.camera_control.cameras
    press(menu, "F12")
    menu["camera.move-together"].trigger()
    menu["camera.lock-rotation"].trigger()
    assert (cameras.is_four, cameras.is_synced, cameras.lock) == (True, True, Lock.ROTATION)
    menu["camera.lock-all"].trigger()
    menu.menus["view.camera"].aboutToShow.emit()
    assert menu["camera.four-views"].isChecked()
    assert [menu[f"camera.lock-{name}"].isChecked() for name in ("rotation", "all")] == [False, True]
    menu["camera.lock-all"].trigger()
    assert cameras.lock is Lock.NONE


def test_what_was_greyed_in_the_menu_is_tried_by_its_key_afterwards(menu: WindowCommands) -> None:
    shown = menu.menus["view.camera"]
    shown.aboutToShow.emit()
    assert not menu["camera.take-back-reset"].isEnabled()
    assert "\n" in menu["camera.take-back-reset"].toolTip()
    shown.aboutToHide.emit()
    assert menu["camera.take-back-reset"].isEnabled()
