"""The whole window, once: a newcomer's first ten minutes from start to end. Nothing else is tested by opening it."""

from __future__ import annotations

import gc
import shutil
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMessageBox, QToolBar
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.settings import Settings
from editor.resources import resource
from editor.ui.actions import exchange
from editor.ui.language import Language
from editor.ui.main_window import MainWindow
from editor.ui.models.message_list import Level
from editor.ui.panes.messages import MessagesPane
from editor.ui.viewport.viewport import Viewport
from editor.ui.workbench import Workbench

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A copy of the sample, with its textures, that may be written."""
    shutil.copytree(resource("samples", "textures"), tmp_path / "textures")
    return Path(shutil.copy(resource("samples", "mochi.pmx"), tmp_path))


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    settings = Settings()
    language = Language(settings)
    window = MainWindow(settings)
    window.language_chosen.connect(language.choose)
    qtbot.addWidget(window)
    window.show()
    window.furnish()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # shortcuts work in active windows only
    yield window
    window.close()
    language.choose("en")


def bench(window: MainWindow) -> Workbench:
    assert window.workbench is not None
    return window.workbench


def viewport(window: MainWindow) -> Viewport:
    shown = bench(window).tabs.viewport
    assert shown is not None
    return shown


@pytest.mark.gl
def test_open_see_edit_undo_save_close(
    window: MainWindow, sample: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    open_and_pick(window, sample, qtbot)
    duplicate_and_undo(window)
    save_and_undo_and_save(window, sample, qtbot)
    with monkeypatch.context() as patch:
        patch.setattr(exchange, "choose_file_to_save", lambda *arguments: sample.with_suffix(".obj"))
        export(window, sample, qtbot)
    change_the_language(window, qtbot)
    model = weakref.ref(current(window).model)
    close_tabs(window)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert model() is None  # nothing of a closed document stays in memory
    assert window.close()


def current(window: MainWindow) -> Document:
    document = bench(window).session.current
    assert document is not None
    return document


def open_and_pick(window: MainWindow, sample: Path, qtbot: QtBot) -> None:
    assert all(dock.isHidden() for dock in bench(window).docks.values())  # nothing but the welcome page
    drop(window, sample)
    qtbot.waitUntil(lambda: bench(window).session.current is not None)
    qtbot.waitUntil(lambda: viewport(window).has_drawn)
    assert not any(dock.isHidden() for dock in bench(window).docks.values())
    assert window.windowTitle().startswith("mochi.pmx")
    QTest.mouseClick(viewport(window), Qt.MouseButton.LeftButton, pos=viewport(window).rect().center())
    assert len(current(window).selection.rows("materials")) == 1


def export(window: MainWindow, sample: Path, qtbot: QtBot) -> None:
    bench(window).file_menu.export.trigger()
    messages = bench(window).docks["messages"].pane_of(current(window))
    assert isinstance(messages, MessagesPane)
    qtbot.waitUntil(lambda: messages.model.count(Level.WARNING) > 0)  # what OBJ cannot keep
    assert sample.with_suffix(".obj").exists()
    assert current(window).path == sample


def duplicate_and_undo(window: MainWindow) -> None:
    bones = current(window).model.bones
    bench(window).select_menu.kinds["bones"].trigger()
    current(window).selection.select("bones", [5])
    count = len(bones)
    QTest.keyClick(window, Key.Key_D, Control)
    assert len(bones) == count + 1
    assert window.isWindowModified()
    QTest.keyClick(window, Key.Key_Z, Control)
    assert len(bones) == count
    assert not window.isWindowModified()


def save_and_undo_and_save(window: MainWindow, sample: Path, qtbot: QtBot) -> None:
    original = sample.read_bytes()
    with current(window).edit("Rename") as edit:
        edit.set(edit.model.bones, [5], "name", "新しい名前")
    QTest.keyClick(window, Key.Key_S, Control)
    qtbot.waitUntil(lambda: not window.isWindowModified())
    assert formats.load(sample).model.bones[5].name == "新しい名前"
    QTest.keyClick(window, Key.Key_Z, Control)
    QTest.keyClick(window, Key.Key_S, Control)
    qtbot.waitUntil(lambda: not window.isWindowModified())
    assert sample.read_bytes() == original


def close_tabs(window: MainWindow) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    assert len(bench(window).session.documents) == 2
    QTest.keyClick(window, Key.Key_Tab, Control)
    assert window.windowTitle().startswith("mochi.pmx")
    QTest.keyClick(window, Key.Key_W, Control)
    QTest.keyClick(window, Key.Key_W, Control)
    assert not bench(window).session.documents


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.dropEvent(event)


def change_the_language(window: MainWindow, qtbot: QtBot) -> None:
    """Everything is made anew, once, around the same documents."""
    bench(window).view_menu.language_chosen.emit("ja")
    qtbot.wait(50)
    titles = sorted(dock.windowTitle() for dock in window.findChildren(QDockWidget))
    assert titles == sorted(["アウトライン", "インスペクタ", "履歴", "一覧", "メッセージ"])
    assert len(window.findChildren(QToolBar)) == 1
    assert len(window.menuBar().actions()) == 5
    qtbot.waitUntil(lambda: viewport(window).has_drawn)
