"""The form of `bones.to-mmd`: which bone is which, shown and corrected, and the model beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.session import Session
from editor.formats import Content, load
from editor.operations.bones.humanoid.naming_schemes import STANDARD_BONES
from editor.operations.catalog import OPERATIONS
from editor.resources import resource
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.skeleton_form import NOTHING, STATE, THEIRS, BoneMapEditor, SkeletonForm
from tests.operations.bones.foreign_rigs import CONVENTIONS, UNKNOWN, foreign_rig
from tests.ui.keyboard import show_active

Key = Qt.Key


@pytest.fixture
def form(qtbot: QtBot, bare_window: QMainWindow, session: Session, tmp_path: Path) -> Iterator[SkeletonForm]:
    bare_window.resize(900, 900)
    rig = foreign_rig(load(resource("samples", "mochi.pmx")).model, CONVENTIONS[0], UNKNOWN[0])
    document = session.add(Content(rig.model, "pmx"))
    stored = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    shown = show_operation_form(document, OPERATIONS["bones.to-mmd"], bare_window, stored, SkeletonForm)
    assert isinstance(shown, SkeletonForm)
    show_active(shown, qtbot)
    yield shown
    if shown.is_open:
        shown.reject()


def editor_of(form: SkeletonForm) -> BoneMapEditor:
    editor = form.editors["map"]
    assert isinstance(editor, BoneMapEditor)
    return editor


def texts(form: SkeletonForm, standard: str) -> tuple[str, str]:
    items = [editor_of(form).table.item(STANDARD_BONES.index(standard), column) for column in (THEIRS, STATE)]
    theirs, state = (item.text() for item in items if item is not None)
    return theirs, state


def choose(form: SkeletonForm, qtbot: QtBot, standard: str, theirs: str) -> None:
    """Type the name of a bone into the table, as a user does; nothing for none."""
    table = editor_of(form).table
    item = table.item(STANDARD_BONES.index(standard), THEIRS)
    table.scrollToItem(item)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualItemRect(item).center())
    qtbot.waitUntil(lambda: bool(table.findChildren(QComboBox)))
    box = table.findChild(QComboBox)
    assert box is not None
    line = box.lineEdit()
    assert line is not None
    line.selectAll()
    QTest.keyClick(line, Key.Key_Backspace)
    QTest.keyClicks(line, theirs)
    QTest.keyClick(line, Key.Key_Return)
    qtbot.waitUntil(lambda: not table.findChildren(QComboBox))


def test_a_bone_is_corrected_in_the_table_and_the_model_shows_it(form: SkeletonForm, qtbot: QtBot) -> None:
    assert texts(form, "左手首") == ("Bone.011", "not sure")
    assert texts(form, "センター") == (NOTHING, "")
    qtbot.waitUntil(lambda: "左手首" in {bone.name for bone in form.document.model.bones})
    choose(form, qtbot, "左目", "")
    assert form.parameters().map == "=左目"
    assert texts(form, "左目") == (NOTHING, "chosen")
    qtbot.waitUntil(lambda: "左目" not in {bone.name for bone in form.document.model.bones})
    choose(form, qtbot, "左目", "Bone.007")
    assert form.parameters().map == "Bone.007=左目"
    qtbot.waitUntil(lambda: "左目" in {bone.name for bone in form.document.model.bones})


def test_a_click_on_the_skeleton_goes_to_the_bone(form: SkeletonForm) -> None:
    editor = editor_of(form)
    QTest.mouseClick(editor.picture, Qt.MouseButton.LeftButton, pos=editor.picture.place("右ひざ").toPoint())
    assert STANDARD_BONES[editor.table.currentRow()] == "右ひざ"
