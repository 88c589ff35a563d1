"""The whole window in each language and on small screens: another language loses nothing, and everything fits."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMenu, QMenuBar, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.ui.commands.window_commands import WorkspacesMenu
from editor.ui.language import LANGUAGES
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench, current, has_drawn, play, viewport

SMALL = (780, 470)  # what is left of 800 x 500 by the frame of a window
Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.mark.gl
@pytest.mark.parametrize("language", ["en", "ja"])
def test_both_modes_fit_a_small_screen(window: MainWindow, sample: Path, qtbot: QtBot, language: str) -> None:
    window.language_chosen.emit(language)
    qtbot.wait(50)
    window.resize(*SMALL)
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and viewport(window).has_drawn)
    for _ in range(2):
        qtbot.wait(50)
        assert (window.width(), window.height()) == SMALL, "it had to grow"
        for action in bench(window).list.actions(*WorkspacesMenu.CHOICES):
            assert any(button.isVisible() and button.defaultAction() is action for button in bar_buttons(window))
        QTest.keyClick(window, Key.Key_F9)


@pytest.mark.gl
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_panes_beside_each_other_fit_a_full_hd_screen_at_200_percent(
    window: MainWindow, sample: Path, qtbot: QtBot, language: str
) -> None:
    window.language_chosen.emit(language)
    qtbot.wait(50)
    window.resize(960, 540)
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and viewport(window).has_drawn)
    commands = bench(window).list
    for id in ("pane.go-to-checks", "pane.go-to-masks", "workspace.uv", "pane.go-to-checks", "pane.go-to-masks"):
        commands[id].trigger()
        qtbot.wait(20)
        assert (window.width(), window.height()) == (960, 540), f"it had to grow for {id}"


def bar_buttons(window: MainWindow) -> list[QToolButton]:
    bar = window.findChild(QToolBar)
    assert bar is not None
    return bar.findChildren(QToolButton)


def test_a_pane_is_no_longer_dragged_in_another_language(window: MainWindow, sample: Path, qtbot: QtBot) -> None:
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and has_drawn(window))
    dock = bench(window).docks["outline"]
    QTest.mousePress(dock, Qt.MouseButton.LeftButton, pos=QPoint(40, 8))
    for far in range(5, 55, 5):
        drag_to(dock, QPoint(40 + far, 8 + far))
        qtbot.wait(20)
    assert dock.isFloating()
    assert QWidget.mouseGrabber() is dock
    window.furnish()  # as another language has it
    assert QWidget.mouseGrabber() is None, "the one that is gone is still dragged"


def drag_to(dock: QDockWidget, place: QPoint) -> None:
    """Move the mouse within a dock with its left button down, which QTest.mouseMove does not."""
    button, on_screen = Qt.MouseButton.LeftButton, QPointF(dock.mapToGlobal(place))
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(dock, QMouseEvent(QEvent.Type.MouseMove, QPointF(place), on_screen, none, button, keys))


FIRST_WINDOW = """
from editor.app import make_application
from editor.document.program.settings import Settings
from editor.ui.window.main_window import MainWindow
app = make_application()
window = MainWindow(Settings())
window.show()
app.processEvents()
room, frame = window.screen().availableGeometry().size(), window.frameGeometry().size()
print(room.width() >= frame.width(), room.height() >= frame.height(), window.width() > room.width() * 0.9)
"""


def test_the_first_window_fits_a_scaled_screen(tmp_path: Path) -> None:
    own = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "QT_SCALE_FACTOR": "2"}
    program = [sys.executable, "-c", FIRST_WINDOW]
    told = subprocess.run(program, env=os.environ | own, capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.split() == ["True"] * 3


@pytest.mark.gl
def test_another_language_loses_nothing_of_what_is_being_done(
    window: MainWindow, sample: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    (sample.parent / "textures").rename(sample.parent / "elsewhere")
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and viewport(window).has_drawn)
    document = current(window)
    qtbot.waitUntil(lambda: messages_of(window) != [])
    work(window, document, tmp_path / "dance.vmd", qtbot)
    messages, outline, seen = messages_of(window), outline_of(window), viewport(window).camera
    steps = document.history.position
    window.language_chosen.emit("ja")
    qtbot.wait(50)
    qtbot.waitUntil(lambda: viewport(window).has_drawn)
    assert current(window) is document
    assert len(messages_of(window)) == len(messages)
    qtbot.waitUntil(lambda: outline_of(window) == outline)
    assert viewport(window).camera == seen
    assert list(viewport(window).camera_control.cameras.by_name) == ["1"]
    assert document.selection.rows("bones").tolist() == [5]
    assert document.history.position == steps
    assert document.posing.overridden_bones[5]
    assert document.posing.is_playing
    assert bench(window).list["mode.toggle"].isChecked()
    qtbot.waitSignal(document.posing.frame_changed).wait()
    QTest.keyClick(window, Key.Key_Z, Control)
    assert not document.posing.overridden_bones[5]


@pytest.mark.parametrize("place", [0, 1])
def test_another_language_leaves_the_document_in_front(window: MainWindow, qtbot: QtBot, place: int) -> None:
    session = bench(window).session
    documents = [session.new(), session.new()]
    session.set_current(documents[place])
    window.language_chosen.emit("ja")
    qtbot.wait(50)
    assert session.current is documents[place]
    QTest.keyClick(window, Key.Key_Tab, Control)
    assert session.current is documents[1 - place]


def work(window: MainWindow, document: Document, dance: Path, qtbot: QtBot) -> None:
    """Half of many things: an edit, a pose, a motion that plays, a camera remembered, a list scrolled and folded."""
    tree = window.findChild(OutlinePane).tree
    tree.collapse(tree.model().index(3, 0))
    tree.expand(tree.model().index(6, 0))
    with document.edit("Rename") as edit:
        edit.set(edit.model.info, 0, "name", "別名")
    document.selection.set_active_table("bones")
    document.selection.select("bones", [5])
    qtbot.wait(10)
    tree.verticalScrollBar().setValue(7)
    view = viewport(window)
    view.camera_control.set_camera(view.camera.orbited(30, 10))
    view.camera_control.cameras.keep("1", view.camera)
    viewport(window).setFocus()
    bench(window).list["workspace.physics"].trigger()  # where the outline is open, too
    document.posing.pose_bones([5], offsets=(1, 0, 0))
    play(window, dance, qtbot)
    document.posing.pose_bones([5], offsets=(2, 0, 0))


def messages_of(window: MainWindow) -> list[str]:
    """The lines in the pane of messages, as they are read."""
    pane = bench(window).docks["messages"].pane_of(current(window))
    assert isinstance(pane, MessagesPane)
    return [str(pane.model.index(row, 0).data()) for row in range(pane.model.rowCount())]


def outline_of(window: MainWindow) -> tuple[list[bool], int]:
    """Which sections are open, and how far it is scrolled."""
    pane = bench(window).docks["outline"].pane_of(current(window))
    assert isinstance(pane, OutlinePane)
    sections = [pane.tree.isExpanded(pane.model.index(row, 0)) for row in range(pane.model.rowCount())]
    return sections, pane.tree.verticalScrollBar().value()


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_each_mnemonic_stands_once_in_its_menu(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.language_chosen.emit(language)
    qtbot.wait(50)
    QTest.keyClick(window, Key.Key_N, Control)
    for name, entries in menus_below(window.menuBar()):
        mnemonics = Counter(QKeySequence.mnemonic(action.text()).toString() for action in entries)
        assert {key: count for key, count in mnemonics.items() if key and count > 1} == {}, name


def menus_below(menu: QMenuBar | QMenu, name: str = "") -> Iterator[tuple[str, list[QAction]]]:
    """Every menu, with the entries that it has when it is opened."""
    if isinstance(menu, QMenu):
        menu.aboutToShow.emit()
    yield name, menu.actions()
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menus_below(inner, f"{name} > {action.text()}")


def test_all_panes_are_reached_by_keys_that_keyboards_have(window: MainWindow) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    commands = bench(window).list
    of_panes = [id for id in commands if id.startswith(("pane.show-", "pane.go-to-"))]
    keys = [key for id in of_panes for key in commands.keys(id)]
    functions = set(range(Key.Key_F2, Key.Key_F9 + 1))
    assert {key[0].key() for key in keys} == {*range(Key.Key_0, Key.Key_9 + 1), *functions, Key.Key_F11}


def test_wide_panes_leave_the_window_within_a_scaled_screen(window: MainWindow, qtbot: QtBot) -> None:
    bench(window).session.new()
    for name in ("uv", "compare", "checks"):
        dock = bench(window).docks[name]
        dock.show()
        dock.raise_()
        qtbot.wait(50)
    least = window.minimumSizeHint()
    assert least.width() <= 960, "full HD at 200 %"
    assert least.height() <= 540
