"""The camera by numbers: follows the view that is worked in, and moves it at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.cameras import Lock
from editor.document.session import Session
from editor.formats import Content
from editor.render.camera import Camera, ViewSide
from editor.ui.command import CommandList
from editor.ui.dialogs.camera import CameraDialog, show_camera
from editor.ui.models.marks import NameMode
from editor.ui.services import WindowServices
from editor.ui.tabs import DocumentTabs
from editor.ui.viewport.textures import OpenTextures
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings
from tests.ui.viewport.test_viewport import two_squares

pytestmark = pytest.mark.gl


@pytest.fixture
def tabs(qtbot: QtBot) -> Iterator[DocumentTabs]:
    window = QMainWindow()
    qtbot.addWidget(window)
    session = Session(parent=window)
    settings = ViewSettings(session.settings, window.palette(), window)
    parts = Tools(CommandList(window)), NameMode(parent=window), OpenTextures(), WindowServices()
    tabs = DocumentTabs(session, settings, *parts, window)
    window.setCentralWidget(tabs)
    window.resize(600, 400)
    window.show()
    session.add(Content(two_squares()))
    qtbot.waitUntil(lambda: tabs.viewport is not None and tabs.viewport.has_drawn)
    yield tabs
    tabs.stop()


@pytest.fixture
def dialog(tabs: DocumentTabs) -> CameraDialog:
    return show_camera(tabs, tabs.window())


def test_it_follows_the_camera(dialog: CameraDialog, tabs: DocumentTabs, qtbot: QtBot) -> None:
    view = tabs.viewport
    assert view is not None
    view.camera_control.set_camera(Camera((1, 2, 3), (10, -20, 30), 44, 25))
    qtbot.waitUntil(lambda: dialog.distance.value() == 44)
    assert [box.value() for box in dialog.target] == [1, 2, 3]
    assert [box.value() for box in dialog.rotation] == [10, -20, 30]
    assert dialog.fov.value() == 25
    assert show_camera(tabs, tabs.window()) is dialog


def test_what_is_typed_is_seen_and_the_rest_stays_exactly(dialog: CameraDialog, tabs: DocumentTabs) -> None:
    view = tabs.viewport
    assert view is not None
    view.camera_control.set_camera(replace(view.camera.turned(ViewSide.BACK), target=(1 / 3, 10, 0)))
    dialog.show_camera()
    before = view.camera
    dialog.fov.setValue(60)
    assert view.camera == replace(before, fov=60)
    dialog.target[1].setValue(7)
    assert view.camera.target == (1 / 3, 7, 0)


def test_what_is_locked_cannot_be_typed(dialog: CameraDialog, tabs: DocumentTabs) -> None:
    view = tabs.viewport
    assert view is not None
    for lock, typed, turned in ((Lock.ROTATION, True, False), (Lock.ALL, False, False), (Lock.NONE, True, True)):
        view.camera_control.cameras.set_lock(lock)
        dialog.show_camera()
        assert (dialog.distance.isEnabled(), dialog.rotation[0].isEnabled()) == (typed, turned)
