"""Edits in the whole window, by keys and clicks: what is said of them, what is refused, what is warned of."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QToolTip, QTreeView
from pytestqt.qtbot import QtBot

from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from editor.ui.dialogs.rename import RenameDialog
from editor.ui.editors.questions import OneName
from editor.ui.editors.references import ReferenceEditor
from editor.ui.inspector import form
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.window.main_window import MainWindow
from tests.model.random_models import fingerprint
from tests.ui.window.test_main_window import bench, current, drop, has_drawn

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(window: MainWindow, sample: Path, qtbot: QtBot) -> MainWindow:
    drop(window, sample)
    qtbot.waitUntil(lambda: bench(window).session.current is not None)
    qtbot.waitUntil(lambda: has_drawn(window))
    return window


def shown(model: object, parent: QModelIndex, text: str) -> QModelIndex:
    """The entry of a tree or list that reads so."""
    indexes = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]  # type: ignore[attr-defined]
    return next(index for index in indexes if index.data() == text)


def click(view: QAbstractItemView, index: QModelIndex) -> None:
    if isinstance(view, QTreeView):
        view.expand(index.parent())
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


def pick(window: MainWindow, section: str, name: str) -> None:
    """Click a row in the outline."""
    pane = bench(window).docks["outline"].pane
    assert isinstance(pane, OutlinePane)
    pane.set_tree(False)
    click(pane.tree, shown(pane.model, shown(pane.model, QModelIndex(), section), name))


def messages(window: MainWindow) -> list[str]:
    pane = bench(window).docks["messages"].pane
    assert isinstance(pane, MessagesPane)
    return [pane.model.index(row, 0).data() for row in range(pane.model.rowCount())]


def steps(window: MainWindow) -> list[str]:
    pane = bench(window).docks["history"].pane
    assert isinstance(pane, HistoryPane)
    return [pane.model.index(row, 0).data() for row in range(pane.model.rowCount())]


def type_reference(window: MainWindow, field: str, text: str) -> ReferenceEditor:
    """Type into the line of a reference in the inspector, as with a click into it."""
    pane = bench(window).docks["inspector"].pane
    assert isinstance(pane, InspectorPane)
    editor = pane.form.bindings[field].editor
    assert isinstance(editor, ReferenceEditor)
    line = editor.lines[0]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    line.selectAll()
    line.insert(text)  # as an input method does: QTest types ASCII only
    QTest.keyClick(line, Key.Key_Return)
    return editor


def test_a_deletion_says_what_went_where_and_messages_keep_it(opened: MainWindow) -> None:
    document = current(opened)
    before = fingerprint(document.model)
    pick(opened, "Bones", "左ひざ")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Delete)
    said = opened.statusBar().currentMessage() or bench(opened).status.currentMessage()
    assert said.startswith("左ひざ deleted: ")
    assert "1 child and 1 rigid body to 左足" in said
    assert "1 frame item and 1 IK link dropped" in said.replace(
        "1 IK link and 1 frame item", "1 frame item and 1 IK link"
    )
    assert "1 tail became an offset" in said
    assert "1 bone appends nothing any more" in said
    assert messages(opened)[-1] == said
    assert steps(opened)[-1] == "Delete bone: 左ひざ"
    assert bench(opened).commands["edit.undo"].text() == "&Undo Delete bone: 左ひざ"
    QTest.keyClick(opened, Key.Key_Z, Control)
    assert fingerprint(document.model) == before
    assert said in messages(opened), "it can be read later, too"


def test_joints_go_with_their_body(opened: MainWindow) -> None:
    document = current(opened)
    pick(opened, "Rigid bodies", "左横髪１")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Delete)
    assert messages(opened)[-1] == "左横髪１ deleted: 2 joints dropped"
    assert all(NONE not in (joint.body_a, joint.body_b) for joint in document.model.joints)


def test_a_bone_is_not_its_own_parent(opened: MainWindow) -> None:
    document = current(opened)
    pick(opened, "Bones", "左ひざ")
    editor = type_reference(opened, "parent", "左ひざ")
    assert QToolTip.text() == "左ひざ cannot be its own parent"
    assert editor.lines[0].text() == "37: 左足"
    type_reference(opened, "parent", "左足首")
    assert QToolTip.text() == "左ひざ cannot be its own ancestor: 左ひざ → 左足首 → 左ひざ"
    assert document.model.bones[38].parent == 37
    assert not document.is_modified
    type_reference(opened, "parent", "下半身")
    assert (document.model.bones[38].parent, steps(opened)[-1]) == (4, "Change Parent: 左ひざ")


@pytest.mark.parametrize("keys", [(Key.Key_Delete, Qt.KeyboardModifier.NoModifier), (Key.Key_Down, Control)])
def test_root_stays(opened: MainWindow, keys: tuple[Key, Qt.KeyboardModifier]) -> None:
    document = current(opened)
    pick(opened, "Display frames", "Root")
    QTest.keyClick(QApplication.focusWidget(), *keys)
    assert [frame.name for frame in document.model.frames][:3] == ["Root", "表情", "センター"]
    assert "special frame" in bench(opened).status.currentMessage()
    QTest.keyClick(opened, Key.Key_I, Control)
    assert [frame.name for frame in document.model.frames][:3] == ["Root", "表情", "新規枠"]


def test_what_is_left_out_when_the_model_moves_is_said_as_long_as_it_is_so(opened: MainWindow, qtbot: QtBot) -> None:
    text = "The target of the IK is missing; the IK is left out."
    pick(opened, "Bones", "左足ＩＫ")
    type_reference(opened, "ik_target", "—")
    pane = bench(opened).docks["inspector"].pane
    assert isinstance(pane, InspectorPane)
    qtbot.waitUntil(lambda: "ik_target" in pane.form.notes)
    note = pane.form.notes["ik_target"]
    qtbot.waitUntil(note.isVisible)
    assert note.message.text() == text
    type_reference(opened, "ik_target", "左足首")
    qtbot.waitUntil(note.isHidden)


def test_the_first_bone_of_a_new_model_moves(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_N, Control)
    qtbot.waitUntil(lambda: bench(window).session.current is not None)
    flags = current(window).model.bones[0].flags
    assert flags & BoneFlags.MOVABLE
    assert flags & BoneFlags.ROTATABLE


def test_rename_is_offered_before_many_rows_get_one_name_in_the_inspector(
    opened: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[list[tuple[str, int]]] = []
    monkeypatch.setattr(RenameDialog, "exec", lambda dialog: shown.append(dialog.grid.shown_rows))
    monkeypatch.setattr(form, "ask_one_name", lambda *_: OneName.RENAME)
    document = current(opened)
    names = [bone.name_en for bone in document.model.bones]
    document.selection.set_active_table("bones")
    document.selection.select("bones", [1, 2])
    inspector = bench(opened).docks["inspector"].pane
    assert isinstance(inspector, InspectorPane)
    line = inspector.form.bindings["name_en"].editor.findChildren(QLineEdit)[0]
    line.setFocus()
    QTest.keyClicks(line, "zzz")
    QTest.keyClick(line, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(shown))
    assert shown == [[("bones", 1), ("bones", 2)]]
    assert [bone.name_en for bone in document.model.bones] == names
