"""The form of semi-standard bones: the kinds with what can be said of them, the materials, and the model beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.late_imports import resolved
from editor.model.bones import Bone
from editor.model.fields import replaced
from editor.operations.bones.semi_standard.kinds import KINDS
from editor.operations.catalog import OPERATIONS
from editor.resources import resource
from editor.ui.commands.operation_commands import FORMS
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.semi_standard_form import PURPOSES, KindRow, KindsEditor, RowChecksEditor, SemiStandardForm
from editor.ui.window.main_window import MainWindow
from tests.model.random_models import fingerprint
from tests.operations.humanoid import humanoid
from tests.ui.keyboard import show_active

SEMI_STANDARD = OPERATIONS["bones.semi-standard"]
Key = Qt.Key


class SemiStandardDesk:
    """A window with a character, and the form used in it as a user does."""

    def __init__(self, qtbot: QtBot, window: QMainWindow, session: Session, stored: QSettings) -> None:
        self.qtbot = qtbot
        self.window = window
        self.stored = stored
        model = humanoid()
        elbow = [bone.name for bone in model.bones].index("左ひじ")
        model.bones.records[elbow] = replaced(model.bones[elbow], {"name": "左肘"})
        model.bones.records.append(Bone("上半身2"))
        self.document: Document = session.add(Content(model, "pmx"))
        self.before = fingerprint(model)

    def open(self) -> SemiStandardForm:
        form = show_operation_form(self.document, SEMI_STANDARD, self.window, self.stored, SemiStandardForm)
        assert isinstance(form, SemiStandardForm)
        show_active(form, self.qtbot)
        return form

    def wait_for(self, *names: str) -> None:
        """Wait until the model shows exactly these of the kinds."""
        titles = {kind.title(side) for kind in KINDS.values() for side in kind.sides} - {"上半身2"}
        self.qtbot.waitUntil(lambda: titles & {bone.name for bone in self.document.model.bones} == set(names))


def kind(form: SemiStandardForm, name: str) -> KindRow:
    kinds = form.editors["which"]
    assert isinstance(kinds, KindsEditor)
    return kinds.rows[name]


def click(row: KindRow) -> None:
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.purpose.geometry().center())


@pytest.fixture
def desk(qtbot: QtBot, bare_window: QMainWindow, session: Session, tmp_path: Path) -> Iterator[SemiStandardDesk]:
    bare_window.resize(900, 900)
    yield SemiStandardDesk(qtbot, bare_window, session, QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    for form in bare_window.findChildren(SemiStandardForm):
        form.reject()


def test_each_kind_has_a_row_with_a_picture_and_a_purpose() -> None:
    assert list(PURPOSES) == list(KINDS)
    for picture, _, purpose in PURPOSES.values():
        assert purpose
        for theme in ("light", "dark"):
            assert resource("icons", theme, f"{picture}.svg").is_file()


def test_each_row_says_whether_the_bone_can_be_added(desk: SemiStandardDesk) -> None:
    form = desk.open()
    told = {name: kind(form, name).state_label.text() for name in KINDS}
    assert told["グルーブ"] == "Can be added"
    assert told["上半身2"] == "There already"
    assert told["腕捩"] == "左腕捩: 左ひじ is missing"
    assert [name for name in KINDS if not kind(form, name).isEnabled()] == ["上半身2"]
    assert [name for name in KINDS if not kind(form, name).box.isChecked()] == ["上半身2"]
    assert form.parameters().which == "all"
    assert desk.document.selection.active_table == "bones"


def test_clicks_are_seen_in_the_model_and_ok_is_one_step(desk: SemiStandardDesk) -> None:
    form = desk.open()
    every = {kind.title(side) for kind in KINDS.values() for side in kind.sides} - {"上半身2", "左腕捩", "左手捩"}
    desk.wait_for(*every)
    for name in KINDS:
        if kind(form, name).isEnabled() and name not in ("グルーブ", "肩P"):
            click(kind(form, name))
    desk.wait_for("グルーブ", "右肩P", "左肩P")
    click(kind(form, "上半身2"))
    assert form.parameters().which == "肩P,グルーブ"
    assert not desk.document.history.steps
    QTest.keyClick(form, Key.Key_Return)
    assert not form.is_open
    assert [step.name for step in desk.document.history.steps] == [
        "Semi-standard bones: グルーブ, 左肩P, 左肩C and 2 more"
    ]
    desk.document.undo()
    assert fingerprint(desk.document.model) == desk.before
    form = desk.open()
    assert [name for name in KINDS if kind(form, name).box.isChecked()] == ["肩P", "グルーブ"]
    form.defaults.click()
    desk.wait_for(*every)
    QTest.keyClick(form, Key.Key_Escape)
    assert fingerprint(desk.document.model) == desk.before
    assert not desk.document.is_editing


def test_with_nothing_chosen_there_is_nothing_to_be_done(desk: SemiStandardDesk) -> None:
    form = desk.open()
    for name in KINDS:
        if kind(form, name).isEnabled():
            kind(form, name).box.setFocus()
            QTest.keyClick(QApplication.focusWidget(), Key.Key_Space)
    desk.qtbot.waitUntil(lambda: "No bone is chosen" in form.status.message.text())
    assert not form.ok.isEnabled()
    assert fingerprint(desk.document.model) == desk.before


def test_only_checked_materials_are_reweighted(desk: SemiStandardDesk) -> None:
    form = desk.open()
    materials = form.editors["materials"]
    assert isinstance(materials, RowChecksEditor)
    assert form.parameters().materials == ()
    materials.list.setFocus()
    materials.list.setCurrentRow(0)
    QTest.keyClick(materials.list, Key.Key_Space)
    assert form.parameters().materials == (1,)
    assert form.parameters().reweight
    QTest.mouseClick(materials.none, Qt.MouseButton.LeftButton)
    assert not form.parameters().reweight
    assert all(materials.list.item(row).checkState() == Qt.CheckState.Unchecked for row in range(2))
    QTest.mouseClick(materials.all, Qt.MouseButton.LeftButton)
    assert form.parameters().materials == ()
    assert form.parameters().reweight
    form.editors["reweight"].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Space)
    desk.qtbot.waitUntil(lambda: not materials.isEnabled())


def test_the_menu_opens_this_form(main_window: MainWindow, sample: Path, qtbot: QtBot) -> None:
    assert resolved(FORMS[SEMI_STANDARD.id]) is SemiStandardForm
    main_window.open([sample])
    qtbot.waitUntil(lambda: main_window.session is not None and main_window.session.current is not None)
    menus = {action.text(): action.menu() for action in main_window.menuBar().actions()}
    menus["&Bone"].aboutToShow.emit()  # type: ignore[union-attr]
    entries = {action.text(): action for action in menus["&Bone"].actions()}  # type: ignore[union-attr]
    entries["Semi-standard bones…"].trigger()
    form = main_window.findChild(SemiStandardForm)
    assert form is not None
    form.reject()
