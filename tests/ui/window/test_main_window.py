"""The whole window, once: a newcomer's first ten minutes from start to end. Nothing else is tested by opening it."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QToolBar
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.formats.vmd.content import MotionContent
from editor.messages import Level
from editor.motion.merging import with_keys
from editor.motion.motion import Motion
from editor.ui.commands import import_export
from editor.ui.commands.menus import MENU_BAR
from editor.ui.panes.messages import MessagesPane
from editor.ui.viewport.viewport import Viewport
from editor.ui.window.document_panes import PANES
from editor.ui.window.main_window import MainWindow
from editor.ui.window.pane_types import TRANSFORM_ONLY
from editor.ui.window.workbench import Workbench
from editor.ui.workspaces import AT_FIRST

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier
POSING = {pane.name for pane in PANES if pane.modes == TRANSFORM_ONLY}
USED = {name for workspace in AT_FIRST.values() for name in workspace.panes}


def bench(window: MainWindow) -> Workbench:
    assert window.workbench is not None
    return window.workbench


def has_drawn(window: MainWindow) -> bool:
    """True once the model has been drawn, or where nothing is drawn: in a test without the mark gl."""
    view = bench(window).tabs.viewport
    return view is None or view.has_drawn


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
        patch.setattr(import_export, "choose_file_to_save", lambda *arguments: sample.with_suffix(".obj"))
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
    assert hidden(window) == POSING
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
    # What X still tells of the floating window may come between, where the machine is busy.
    qtbot.waitUntil(lambda: viewport(window) is second)
    dock.close()
    assert viewport(window) is first
    bench(window).commands["camera.second-view"].trigger()  # no window need be active, where nobody manages them
    assert shown_in(dock, qtbot) is not second


def shown_in(dock: QDockWidget, qtbot: QtBot) -> Viewport:
    view = next(view for view in dock.findChildren(Viewport) if view.isVisible())
    view.redraw()
    qtbot.waitSignal(view.painted).wait()
    return view


def hidden(window: MainWindow) -> set[str]:
    return {name for name, dock in bench(window).docks.items() if dock.isHidden() and name in USED}


def export(window: MainWindow, sample: Path, qtbot: QtBot) -> None:
    bench(window).commands["file.export"].trigger()
    messages = bench(window).docks["messages"].pane_of(current(window))
    assert isinstance(messages, MessagesPane)
    qtbot.waitUntil(lambda: messages.model.count(Level.WARNING) > 0)  # what OBJ cannot keep
    assert sample.with_suffix(".obj").exists()
    assert current(window).path == sample


def duplicate_and_undo(window: MainWindow) -> None:
    bones = current(window).model.bones
    bench(window).commands["select.click-bones"].trigger()
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
    window.language_chosen.emit("ja")
    qtbot.wait(50)
    titles = [dock.windowTitle() for dock in window.findChildren(QDockWidget)]
    assert len(titles) == len(PANES)
    assert {"アウトライン", "インスペクタ", "履歴", "一覧", "メッセージ"} <= set(titles)
    assert len(window.findChildren(QToolBar, "tools")) == 1
    assert len(window.menuBar().actions()) == len(MENU_BAR)
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
    assert hidden(window) == POSING
    assert viewport(window).hasFocus()
    assert not window.isWindowModified()
    model = weakref.ref(current(window).model)
    bench(window).commands["file.close"].trigger()
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
    assert hidden(window) == {"outline"}
    assert viewport(window).hasFocus()
    document.posing.pose_bones([5], offsets=(1, 0, 0))
    QTest.keyClick(window, Key.Key_C, Control)
    with document.edit("Rename") as edit:
        edit.set(edit.model.info, 0, "name", "別名")
    document.posing.reset_bones()
    QTest.keyClick(window, Key.Key_V, Control)
    assert document.posing.overridden_bones[5]
    for _ in range(3):
        QTest.keyClick(window, Key.Key_Z, Control)
    assert document.model.info[0].name != "別名"
    assert document.posing.overridden_bones[5]


@pytest.mark.gl
def test_each_document_is_in_a_mode_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    QTest.keyClick(window, Key.Key_F9)
    QTest.keyClick(window, Key.Key_N, Control)
    assert hidden(window) == POSING
    QTest.keyClick(window, Key.Key_Tab, Control)
    assert hidden(window) == {"outline"}
    assert bench(window).list["pane.show-pose"].isVisible()
    QTest.keyClick(window, Key.Key_8, Qt.KeyboardModifier.AltModifier)
    assert bench(window).docks["timeline"].isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(window, Key.Key_F9)
    assert not bench(window).list["pane.show-pose"].isVisible()
    assert viewport(window).hasFocus()  # as the time line is gone


def test_another_language_leaves_the_mode(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    QTest.keyClick(window, Key.Key_F9)
    bench(window).docks["morphs"].hide()
    window.language_chosen.emit("ja")
    qtbot.wait(50)
    assert hidden(window) == {"outline", "morphs"}
    assert bench(window).list["mode.toggle"].isChecked()
    QTest.keyClick(window, Key.Key_F9)
    assert hidden(window) == POSING
