"""The whole window, once: a newcomer's first ten minutes from start to end. Nothing else is tested by opening it."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMenu, QMenuBar, QMessageBox, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.messages import Level
from editor.document.settings import Settings
from editor.formats.vmd.content import MotionContent
from editor.motion.keying import with_keys
from editor.motion.motion import Motion
from editor.resources import resource
from editor.ui.actions import exchange
from editor.ui.language import LANGUAGES, Language
from editor.ui.layout import AREAS, ON_DEMAND, TRANSFORM_ONLY
from editor.ui.main_window import MainWindow
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.viewport.view import View
from editor.ui.workbench import Workbench

SMALL = (780, 470)  # what is left of 800 x 500 by the frame of a window
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


def viewport(window: MainWindow) -> View:
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
    look_from_more_sides(window, qtbot)
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
    assert hidden(window) == set(TRANSFORM_ONLY)
    assert window.windowTitle().startswith("mochi.pmx")
    QTest.mouseClick(viewport(window), Qt.MouseButton.LeftButton, pos=viewport(window).rect().center())
    assert len(current(window).selection.rows("materials")) == 1


def look_from_more_sides(window: MainWindow, qtbot: QtBot) -> None:
    """Four views, and a second one, which is put into the window, closed and opened again. All stay open."""
    first, dock = viewport(window), bench(window).docks["second"]
    QTest.keyClick(window, Key.Key_F12)
    QTest.keyClick(window, Key.Key_F8)
    assert dock.isFloating()
    second = shown_in(dock, qtbot)
    dock.setFloating(False)
    qtbot.wait(50)
    assert shown_in(dock, qtbot) is second
    second.setFocus()
    assert viewport(window) is second
    dock.close()
    assert viewport(window) is first
    bench(window).view_menu.camera.second.trigger()  # no window need be active, where nobody manages them
    assert shown_in(dock, qtbot) is not second


def shown_in(dock: QDockWidget, qtbot: QtBot) -> View:
    view = next(view for view in dock.findChildren(View) if view.isVisible())
    view.update()
    qtbot.waitSignal(view.painted).wait()
    return view


def hidden(window: MainWindow) -> set[str]:
    return {name for name, dock in bench(window).docks.items() if dock.isHidden() and name not in ON_DEMAND}


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
    titles = [dock.windowTitle() for dock in window.findChildren(QDockWidget)]
    assert len(titles) == len(AREAS)
    assert {"アウトライン", "インスペクタ", "履歴", "一覧", "メッセージ"} <= set(titles)
    assert len(window.findChildren(QToolBar)) == 1
    assert len(window.menuBar().actions()) == 6
    qtbot.waitUntil(lambda: viewport(window).has_drawn)


@pytest.mark.gl
def test_pose_play_undo_and_go_back_to_editing(window: MainWindow, sample: Path, tmp_path: Path, qtbot: QtBot) -> None:
    drop(window, sample)
    qtbot.waitUntil(lambda: bench(window).session.current is not None and viewport(window).has_drawn)
    viewport(window).setFocus()
    pose_by_hand(window, current(window))
    play(window, tmp_path / "dance.vmd", qtbot)
    QTest.keyClick(window, Key.Key_F9)
    assert not current(window).posing.is_playing
    assert hidden(window) == set(TRANSFORM_ONLY)
    assert viewport(window).hasFocus()
    assert not window.isWindowModified()
    model = weakref.ref(current(window).model)
    bench(window).file_menu.close_document.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert model() is None


def play(window: MainWindow, dance: Path, qtbot: QtBot) -> None:
    """Make a motion of the pose, load it and play it."""
    posing = current(window).posing
    formats.save(MotionContent(with_keys(with_keys(Motion(), posing.pose(), 0), posing.pose(), 30)), dance)
    posing.reset_all()
    drop(window, dance)
    qtbot.waitUntil(lambda: len(posing.motions) == 1)
    with qtbot.waitSignals([posing.frame_changed, bench(window).tabs.painted]):
        QTest.keyClick(window, Key.Key_M, Control)
    assert posing.is_playing
    assert viewport(window).hasFocus()


def pose_by_hand(window: MainWindow, document: Document) -> None:
    """One bone, twice, and an edit between; undo takes the last of them back, copy and paste are for the pose."""
    QTest.keyClick(window, Key.Key_F9)
    assert hidden(window) == set()
    assert viewport(window).hasFocus()
    document.posing.pose_bones([5], offsets=(1, 0, 0))
    QTest.keyClick(window, Key.Key_C, Control)
    with document.edit("Rename") as edit:
        edit.set(edit.model.info, 0, "name", "別名")
    document.posing.reset_bones()
    QTest.keyClick(window, Key.Key_V, Control)
    assert document.posing.held_bones[5]
    for _ in range(3):
        QTest.keyClick(window, Key.Key_Z, Control)
    assert document.model.info[0].name != "別名"
    assert document.posing.held_bones[5]


@pytest.mark.gl
def test_each_document_is_in_a_mode_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    QTest.keyClick(window, Key.Key_F9)
    QTest.keyClick(window, Key.Key_N, Control)
    assert hidden(window) == set(TRANSFORM_ONLY)
    QTest.keyClick(window, Key.Key_Tab, Control)
    assert hidden(window) == set()
    pane_actions = {action.text(): action for action in bench(window).view_menu.docks.actions()}
    assert pane_actions["Pose"].isVisible()
    QTest.keyClick(window, Key.Key_8, Qt.KeyboardModifier.AltModifier)
    assert bench(window).docks["timeline"].isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(window, Key.Key_F9)
    assert not pane_actions["Pose"].isVisible()
    assert viewport(window).hasFocus()  # as the time line is gone


@pytest.mark.gl
def test_another_language_leaves_the_mode(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    QTest.keyClick(window, Key.Key_F9)
    bench(window).docks["outline"].hide()
    bench(window).view_menu.language_chosen.emit("ja")
    qtbot.wait(50)
    assert hidden(window) == {"outline"}
    assert bench(window).mode.toggle.isChecked()
    QTest.keyClick(window, Key.Key_F9)
    assert hidden(window) == set(TRANSFORM_ONLY)


@pytest.mark.gl
@pytest.mark.parametrize("language", ["en", "ja"])
def test_both_modes_fit_a_small_screen(window: MainWindow, sample: Path, qtbot: QtBot, language: str) -> None:
    bench(window).view_menu.language_chosen.emit(language)
    qtbot.wait(50)
    window.resize(*SMALL)
    window.open([sample])
    qtbot.waitUntil(lambda: bench(window).session.current is not None and viewport(window).has_drawn)
    for _ in range(2):
        qtbot.wait(50)
        assert (window.width(), window.height()) == SMALL, "it had to grow"
        for name in (bench(window).mode.choices[0].text(), bench(window).mode.choices[1].text()):
            assert any(button.isVisible() and button.text() == name for button in bar_buttons(window))
        QTest.keyClick(window, Key.Key_F9)


def bar_buttons(window: MainWindow) -> list[QToolButton]:
    bar = window.findChild(QToolBar)
    assert bar is not None
    return bar.findChildren(QToolButton)


FIRST_WINDOW = """
from editor.app import make_application
from editor.document.settings import Settings
from editor.ui.main_window import MainWindow
app = make_application()
window = MainWindow(Settings())
window.show()
app.processEvents()
room, frame = window.screen().availableGeometry().size(), window.frameGeometry().size()
print(room.width() >= frame.width(), room.height() >= frame.height(), window.width() > room.width() * 0.9)
"""


@pytest.mark.gl
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
    steps, pose_steps = document.history.position, document.posing.can_undo
    bench(window).view_menu.language_chosen.emit("ja")
    qtbot.wait(50)
    qtbot.waitUntil(lambda: viewport(window).has_drawn)
    assert current(window) is document
    assert len(messages_of(window)) == len(messages)
    qtbot.waitUntil(lambda: outline_of(window) == outline)
    assert viewport(window).camera == seen
    assert list(viewport(window).cameras.kept) == ["1"]
    assert document.selection.rows("bones").tolist() == [5]
    assert (document.history.position, document.posing.can_undo) == (steps, pose_steps)
    assert document.posing.held_bones[5]
    assert document.posing.is_playing
    assert bench(window).mode.toggle.isChecked()
    qtbot.waitSignal(document.posing.frame_changed).wait()
    QTest.keyClick(window, Key.Key_Z, Control)
    assert not document.posing.held_bones[5]


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
    view.set_camera(view.camera.orbited(30, 10))
    view.cameras.keep("1", view.camera)
    viewport(window).setFocus()
    QTest.keyClick(window, Key.Key_F9)
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


@pytest.mark.gl
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_each_mnemonic_stands_once_in_its_menu(window: MainWindow, qtbot: QtBot, language: str) -> None:
    bench(window).view_menu.language_chosen.emit(language)
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


@pytest.mark.gl
def test_all_panes_are_reached_by_keys_that_keyboards_have(window: MainWindow) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    keys = [key for action in bench(window).view_menu.docks.actions() for key in action.shortcuts()]
    assert {key[0].key() for key in keys} == set(range(Key.Key_0, Key.Key_9 + 1))
