"""The grid of names: filled, typed into and given as one step; what would be wrong is seen before."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.frames import special_frames
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.model.names import SideStyle
from editor.model.rigid_bodies import RigidBody
from editor.ui.dialogs.rename import RenameDialog
from editor.ui.models.rename_grid import NEW, NEW_EN, REMARKS, ShownNames
from tests.model.random_models import fingerprint
from tests.ui.keyboard import give_keyboard

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def small_model() -> Model:
    model = Model()
    model.bones.records[:] = [Bone("左腕"), Bone("右腕", "my arm"), Bone("前髪内側"), Bone("謎")]
    model.morphs.records[:] = [Morph("まばたき")]
    model.frames.records[:] = special_frames()
    model.rigid_bodies.records[:] = [RigidBody("剛体", bone=1), RigidBody("他", bone=-1)]
    model.joints.records[:] = [Joint("j", body_a=0, body_b=0)]
    return model


@pytest.fixture
def document(qapp: object) -> Document:
    document = Document(Content(small_model()))
    document.selection.set_active_table("bones")
    return document


@pytest.fixture
def dialog(document: Document, qtbot: QtBot) -> RenameDialog:
    return shown(document, qtbot)


def shown(document: Document, qtbot: QtBot) -> RenameDialog:
    dialog = RenameDialog(document)
    qtbot.addWidget(dialog)
    dialog.show()
    give_keyboard(dialog, qtbot)
    return dialog


def column(dialog: RenameDialog, column: int) -> list[str]:
    return [dialog.grid.index(row, column).data() for row in range(dialog.grid.rowCount())]


def choose(box: QComboBox, data: object) -> None:
    box.setCurrentIndex(next(place for place in range(box.count()) if box.itemData(place) == data))


def click(dialog: RenameDialog, tab: int, button: str) -> None:
    dialog.tools.setCurrentIndex(tab)
    QTest.mouseClick(getattr(dialog.tools, button), LEFT)


def type_into_cell(dialog: RenameDialog, row: int, text: str) -> QLineEdit:
    rect = dialog.view.visualRect(dialog.grid.index(row, NEW))
    QTest.mouseClick(dialog.view.viewport(), LEFT, pos=rect.center())
    QTest.mouseDClick(dialog.view.viewport(), LEFT, pos=rect.center())
    line = dialog.view.viewport().findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    event = QInputMethodEvent()  # as Japanese is typed
    event.setCommitString(text)
    QApplication.sendEvent(line, event)
    return line


def test_ok_gives_all_names_as_one_step(dialog: RenameDialog, document: Document) -> None:
    before = fingerprint(document.model)
    assert not dialog.ok.isEnabled()
    dialog.tools.old.setText("腕")
    dialog.tools.replacement.setText("うで")
    click(dialog, 0, "replace_button")
    click(dialog, 1, "to_english")
    assert column(dialog, NEW) == ["左うで", "右うで", "前髪内側", "謎"]
    assert column(dialog, NEW_EN) == ["", "my arm", "inner front hair", ""]
    assert dialog.message.text() == "Names that change: 3"
    assert fingerprint(document.model) == before
    QTest.mouseClick(dialog.ok, LEFT)
    assert [bone.name for bone in document.model.bones] == ["左うで", "右うで", "前髪内側", "謎"]
    document.undo()
    assert fingerprint(document.model) == before


def test_changed_cells_are_marked(dialog: RenameDialog) -> None:
    click(dialog, 1, "to_english")
    fonts = [dialog.grid.index(row, NEW_EN).data(Qt.ItemDataRole.FontRole) for row in range(4)]
    assert [font is not None and font.bold() for font in fonts] == [True, False, True, False]


def test_faults_are_seen_as_one_types_and_escape_puts_back(dialog: RenameDialog) -> None:
    line = type_into_cell(dialog, 0, "右腕")
    assert column(dialog, REMARKS)[:2] == ["Row 1 has the same name.", "Row 0 has the same name."]
    QTest.keyClicks(line, "no name fits")
    assert line.text() == "右腕no name fits"
    assert "16 of 15 bytes" in column(dialog, REMARKS)[0]
    assert dialog.message.text() == "Names that change: 1 · with faults: 1"
    QTest.keyClick(line, Key.Key_Escape)
    assert column(dialog, NEW)[0] == "左腕"
    assert column(dialog, REMARKS) == ["", "", "", ""]
    assert dialog.isVisible()


def test_only_what_changes_and_only_faults(dialog: RenameDialog) -> None:
    dialog.tools.old.setText(".腕")
    dialog.tools.replacement.setText("腕")
    dialog.tools.regex.setChecked(True)
    click(dialog, 0, "replace_button")
    choose(dialog.shown_box, ShownNames.FAULTS)
    assert column(dialog, NEW) == ["腕", "腕"]
    type_into_cell(dialog, 0, "x")
    assert column(dialog, NEW) == ["x", "腕"], "rows stay where they are while one types"
    choose(dialog.shown_box, ShownNames.CHANGES)
    assert column(dialog, NEW) == ["x", "腕"]
    QTest.mouseClick(dialog.reset, LEFT)
    assert column(dialog, NEW) == []
    assert not dialog.ok.isEnabled()


def test_a_filter_and_the_selection_say_which_rows_are_filled(document: Document, qtbot: QtBot) -> None:
    document.selection.select("bones", np.array([1, 2]))
    dialog = shown(document, qtbot)
    assert column(dialog, NEW) == ["右腕", "前髪内側"], "what is selected is what is seen and changed"
    dialog.filter_line.setText("/腕$/")
    choose(dialog.tools.style_box, SideStyle.SUFFIX)
    click(dialog, 2, "sides_button")
    assert dialog.message.text() == "Names that change: 1"
    dialog.filter_line.setText("謎")
    assert dialog.message.text() == "Names that change: 1 · in rows that are not shown: 1"
    dialog.filter_line.clear()
    dialog.selected_only.click()
    assert column(dialog, NEW) == ["左腕", "腕_R", "前髪内側", "謎"]


def test_what_was_renamed_is_said(document: Document, qtbot: QtBot) -> None:
    document.selection.select("bones", np.array([0, 1, 3]))
    dialog = shown(document, qtbot)
    dialog.tools.old.setText("腕")
    dialog.tools.replacement.setText("うで")
    click(dialog, 0, "replace_button")
    with qtbot.waitSignal(document.status_message) as status:
        QTest.mouseClick(dialog.ok, LEFT)
    assert status.args == ["左うで, 右うで · Names changed: 2"]
    assert document.history.undo_name == "Rename: 2 bones: 左腕, 右腕"


def test_it_is_said_how_what_is_typed_is_found(dialog: RenameDialog) -> None:
    tools = dialog.tools
    assert "as it is written" in tools.old.toolTip()
    assert tools.regex.text() in tools.old.toolTip()
    assert "never as patterns" in tools.pairs.toolTip()


def test_a_list_of_old_and_new(dialog: RenameDialog) -> None:
    dialog.tools.setCurrentIndex(3)
    dialog.tools.pairs.setPlainText("左腕,arm_L\n\n謎\tmystery\n腕,x\n")
    click(dialog, 3, "list_button")
    assert column(dialog, NEW) == ["arm_L", "右腕", "前髪内側", "mystery"]
    dialog.tools.pairs.setPlainText("arm_L,腕\nnothing")
    click(dialog, 3, "list_button")
    assert dialog.message.text() == "Line 2: old,new expected"
    assert column(dialog, NEW)[0] == "arm_L"


def test_a_pattern_that_is_none_is_told(dialog: RenameDialog) -> None:
    dialog.tools.old.setText("(")
    dialog.tools.regex.setChecked(True)
    click(dialog, 0, "replace_button")
    assert "is no pattern" in dialog.message.text()
    dialog.tools.old.clear()
    click(dialog, 0, "replace_button")
    assert dialog.message.text() == "Nothing is to be replaced yet"


def test_bodies_and_joints_take_the_new_names(dialog: RenameDialog, document: Document) -> None:
    choose(dialog.table_box, "")
    dialog.tools.old.setText("右腕")
    dialog.tools.replacement.setText("うで")
    click(dialog, 0, "replace_button")
    click(dialog, 4, "related_button")
    QTest.mouseClick(dialog.ok, LEFT)
    assert [body.name for body in document.model.rigid_bodies] == ["うで", "他"]
    assert document.model.joints[0].name == "うで"


def test_special_frames_keep_the_names_that_mmd_looks_for(dialog: RenameDialog) -> None:
    choose(dialog.table_box, "frames")
    assert not dialog.grid.flags(dialog.grid.index(0, NEW)) & Qt.ItemFlag.ItemIsEditable
    assert dialog.grid.flags(dialog.grid.index(0, NEW_EN)) & Qt.ItemFlag.ItemIsEditable
    dialog.tools.old.setText("o")
    click(dialog, 0, "replace_button")
    assert dialog.message.text() == "None of these names becomes another one"
