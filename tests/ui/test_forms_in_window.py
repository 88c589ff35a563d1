"""Forms of operations beside the whole window: picked in the views, repeated by key, in each language."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.document.operation_run import run_at_once
from editor.formats import Content, load_model, save
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import integer, reference
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import TranslatedBy
from editor.operations.names.naming import NAMED_TABLES
from editor.operations.operation import Need, Operation, OperationContext, Report, Result
from editor.ui.dialogs import open_forms
from editor.ui.dialogs.message_boxes import FormAnswer
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.rename import RenameDialog, TranslationForm
from editor.ui.editors.lines import EntryLine
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key, Shift
from tests.ui.keyboard import give_keyboard, show_active


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


@dataclass(frozen=True, slots=True)
class Numbered:
    number: int = integer("Number", 1, help="Any.")


def xs(model: Model) -> list[float]:
    return [bone.position[0] for bone in model.bones]


def transform(driver: Driver) -> OperationForm:
    form = show_operation_form(driver.document, OPERATIONS["rows.transform"], driver.window)
    show_active(form, driver.qtbot)
    driver.qtbot.waitUntil(lambda: form.isAncestorOf(driver.focused))
    return form


def test_a_form_follows_the_outline_and_the_table_shows_what_it_does(driver: Driver) -> None:
    driver.open(full_model())
    before = xs(driver.model)
    driver.click_row("bones", 1)
    form = transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    driver.qtbot.waitUntil(lambda: driver.model.bones[1].position[0] == before[1] + 4)
    driver.click_row("bones", 2)
    driver.qtbot.waitUntil(lambda: driver.model.bones[2].position[0] == before[2] + 4)
    assert driver.model.bones[1].position[0] == before[1]
    assert driver.rows("bones") == [2]
    value = driver.inspector.form.bindings["position"].editor.value()
    assert value[0] == before[2] + 4, "the inspector shows it, too"
    QTest.keyClick(form, Key.Key_Escape)
    driver.settle()
    assert xs(driver.model) == before
    assert not driver.document.is_modified


def test_repeat_does_the_same_to_what_is_selected_now(driver: Driver) -> None:
    driver.open(full_model())
    before = xs(driver.model)
    driver.click_row("bones", 1)
    form = transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    driver.qtbot.waitUntil(lambda: not form.is_open)
    give_keyboard(driver.window, driver.qtbot)
    driver.click_row("bones", 2)
    driver.key(Key.Key_R, Control | Shift)
    driver.qtbot.waitUntil(lambda: xs(driver.model)[2] != before[2])
    assert [round(x - old, 3) for x, old in zip(xs(driver.model), before, strict=True)][1:3] == [4, 4]
    assert "transformed" in driver.status()
    driver.key(Key.Key_Z, Control)
    assert xs(driver.model)[2] == before[2]


def test_nothing_to_repeat_is_said(driver: Driver) -> None:
    driver.open(full_model())
    driver.key(Key.Key_R, Control | Shift)
    assert driver.status() == "There is nothing to repeat"


@dataclass(frozen=True, slots=True)
class Onto:
    bone: int = reference("Bone", "bones", help="Any.")


def put_onto(edit: Edit, context: OperationContext, parameters: Onto) -> Result:
    for row in context.of("materials").tolist():
        edit.set(edit.model.materials, row, "memo", f"onto {parameters.bone}")
    return Result(TranslatableText("done"))


ONTO = Operation("tests.onto", "Onto", put_onto, ("materials",), "Any.", Onto, frozenset({Need.ROWS}))


@pytest.mark.gl
def test_a_bone_is_picked_with_a_click_in_the_model_view(driver: Driver) -> None:
    model = full_model()
    model.bones.records[1] = dataclasses.replace(model.bones[1], position=(3, 0, 0))
    driver.open(model)
    driver.click_row("materials", 0)
    form = show_operation_form(driver.document, ONTO, driver.window)
    driver.click(form.pickers["bone"])
    assert "Click" in form.status.message.text()
    view, bone = driver.view, driver.model.bones[1]
    driver.qtbot.waitUntil(lambda: view.is_at_rest)  # until what is missing was told of above it
    view.camera_control.frame("bones", [0, 1, 2])
    driver.settle()
    x, y, _ = view.camera.project([bone.position], view.pixels)[0] / view.devicePixelRatioF()
    driver.click(view, QPoint(round(x), round(y)))
    driver.qtbot.waitUntil(lambda: form.parameters().bone == 1)
    driver.qtbot.waitUntil(lambda: driver.model.materials[0].memo == "onto 1")
    assert driver.document.selection.active_table == "materials"
    assert driver.rows("materials") == [0]
    assert driver.rows("bones") == []
    form.accept()
    assert [step.name for step in driver.document.history.steps] == ["Onto: 顔"]


@pytest.mark.parametrize("is_in_form", [False, True], ids=["in the window", "in the form"])
@pytest.mark.parametrize(("answer", "far"), [(FormAnswer.APPLY, 4), (FormAnswer.LEAVE, 0), (FormAnswer.CANCEL, None)])
def test_saving_asks_whether_to_apply_the_open_form(
    driver: Driver,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: FormAnswer,
    far: int | None,
    is_in_form: bool,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(open_forms, "ask_form", lambda _, label: asked.append(label) or answer)
    path = tmp_path / "model.pmx"
    save(Content(full_model(), "pmx"), path)
    driver.window.files.open([path])
    driver.qtbot.waitUntil(lambda: driver.bench.session.current is not None)
    driver.settle()
    before = xs(driver.model)[1]
    driver.click_row("bones", 1)
    assert driver.rows() == [1]
    form = transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    driver.qtbot.waitUntil(lambda: driver.model.bones[1].position[0] == before + 4)
    label = form.windowTitle()
    where = form if is_in_form else driver.window
    give_keyboard(where, driver.qtbot)
    QTest.keyClick(where.windowHandle(), Key.Key_S, Control)
    assert asked == [label]
    if far is not None:
        driver.qtbot.waitUntil(lambda: "saved" in driver.status())
    assert xs(load_model(path).model)[1] == before + (far or 0)
    assert form.is_open is (answer is not FormAnswer.APPLY)
    assert len(driver.document.history.steps) == (answer is FormAnswer.APPLY)


def test_a_form_that_saving_left_open_is_applied_by_ok(driver: Driver, tmp_path: Path) -> None:
    driver.open(full_model())
    before = xs(driver.model)[1]
    driver.click_row("bones", 1)
    form = transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    driver.qtbot.waitUntil(lambda: driver.model.bones[1].position[0] == before + 4)
    form.take_back("")
    assert xs(driver.model)[1] == before
    driver.click(form.ok)
    assert xs(driver.model)[1] == before + 4


def test_closing_the_window_applies_no_open_form(driver: Driver) -> None:
    driver.open(full_model())
    driver.click_row("bones", 1)
    document, form = driver.document, transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    driver.qtbot.waitUntil(lambda: document.shows_gesture)
    driver.window.close()
    assert not form.is_open
    assert not document.history.steps


def test_saving_works_in_a_form_that_another_language_renewed(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(open_forms, "ask_form", lambda _, label: asked.append(label) or FormAnswer.CANCEL)
    driver = Driver(window, qtbot)
    document = driver.open(full_model())
    driver.click_row("bones", 1)
    form = transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    window.language_chosen.emit("ja")
    qtbot.waitUntil(lambda: not form.is_open)
    renewed = open_forms.open_form(document, window)
    assert renewed is not None
    show_active(renewed, qtbot)
    qtbot.waitUntil(lambda: document.shows_gesture)
    QTest.keyClick(renewed.windowHandle(), Key.Key_S, Control)
    assert asked == [renewed.windowTitle()]


@pytest.mark.parametrize("by_form", [True, False])
def test_closing_a_tab_says_that_its_work_was_stopped(driver: Driver, by_form: bool) -> None:
    driver.open(full_model())
    document = driver.open(full_model(), "other.pmx")
    stopped: list[str] = []
    if by_form:
        form = show_operation_form(document, endless(stopped), driver.window)
        show_active(form, driver.qtbot)
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
        assert form.is_accepted
    else:
        run_at_once(document, endless(stopped))
    give_keyboard(driver.window, driver.qtbot)
    driver.key(Key.Key_W, Control)
    assert driver.bench.session.documents == [driver.document]
    assert driver.status() == "Endless was stopped"
    driver.qtbot.waitUntil(lambda: stopped == ["it was"])


def endless(stopped: list[str]) -> Operation:
    """What works until it is cancelled, and notes that."""

    def work_out(context: OperationContext, parameters: Numbered, report: Report) -> int:
        try:
            while True:
                report(0.5, "")
        finally:
            stopped.append("it was")

    def function(edit: Edit, context: OperationContext, parameters: Numbered) -> Result:
        return Result(TranslatableText("Done"))

    return Operation("tests.endless", "Endless", function, help="Any.", parameters=Numbered, prepare=work_out)


def test_another_language_keeps_the_form_and_its_values(window: MainWindow, qtbot: QtBot) -> None:
    driver = Driver(window, qtbot)
    driver.open(full_model())
    driver.click_row("bones", 1)
    before = xs(driver.model)
    form = transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    driver.qtbot.waitUntil(lambda: driver.model.bones[1].position[0] == before[1] + 4)
    form.move(form.pos() + QPoint(30, 20))
    place = form.pos()
    window.language_chosen.emit("ja")
    driver.qtbot.waitUntil(lambda: not form.is_open)
    renewed = open_forms.open_form(driver.document, window)
    assert renewed is not None
    assert renewed.isVisible()
    assert renewed.windowTitle() == QCoreApplication.translate("Operation", renewed.operation.label) != "Transform"
    assert renewed.pos() == place
    driver.qtbot.waitUntil(lambda: driver.model.bones[1].position[0] == before[1] + 4)
    assert not driver.document.history.steps
    driver.click(renewed.ok)
    assert open_forms.open_form(driver.document, window) is None
    assert len(driver.document.history.steps) == 1
    assert driver.model.bones[1].position[0] == before[1] + 4
    driver.bench.commands["edit.undo"].trigger()
    assert xs(driver.model) == before


def test_another_language_leaves_the_forms_of_other_documents_hidden(window: MainWindow, qtbot: QtBot) -> None:
    driver = Driver(window, qtbot)
    behind = driver.open(full_model())
    driver.click_row("bones", 1)
    transform(driver)
    QTest.keyClicks(QApplication.focusWidget(), "4")
    driver.open(full_model(), "other.pmx")
    window.language_chosen.emit("ja")
    driver.settle()
    form = open_forms.open_form(behind, window)
    assert form is not None
    assert not form.isVisible()
    driver.bench.session.set_current(behind)
    driver.qtbot.waitUntil(form.isVisible)
    driver.click(form.ok)
    assert xs(behind.model)[1] == xs(full_model())[1] + 4


def test_the_form_of_a_group_shows_what_empty_fields_come_to(driver: Driver) -> None:
    driver.open(full_model())
    driver.click_row("morphs", 0)
    driver.document.selection.select("morphs", [0, 2])
    form = show_operation_form(driver.document, OPERATIONS["morphs.group"], driver.window)
    show_active(form, driver.qtbot)
    shown = {name: form.editors[name].findChild(EntryLine) for name in ("weights", "name")}
    assert {name: line.text() for name, line in shown.items() if line} == {"weights": "", "name": ""}
    assert {name: line.placeholderText() for name, line in shown.items() if line} == {
        "weights": "1",
        "name": "笑い+振る",
    }
    driver.document.selection.select("morphs", [0])
    driver.settle()
    named = shown["name"].placeholderText() if shown["name"] else ""
    assert named not in ("", "笑い", "笑い+振る")
    driver.click(form.ok)
    driver.settle()
    assert driver.model.morphs[-1].name == named
    assert driver.model.morphs[-1].offsets["weight"].tolist() == [1]


def translation(driver: Driver, names: list[str]) -> TranslationForm:
    """The form of translation, opened from the menu, where bones have these names alone, and nothing else lacks one."""
    driver.open(full_model())
    with driver.document.edit("Names") as edit:
        for table in NAMED_TABLES:
            rows = range(len(driver.model.tables[table]))
            edit.set(driver.model.tables[table], rows, "name_en", [f"{table} {row}" for row in rows])
        edit.set(driver.model.bones, range(len(names)), "name", names)
        edit.set(driver.model.bones, range(len(names)), "name_en", [""] * len(names))
    driver.document.selection.clear()
    driver.bench.commands["names.translate"].trigger()
    driver.settle()
    form = driver.window.findChild(TranslationForm)
    assert form is not None
    return form


def test_translation_opens_with_what_the_dictionary_can_change(driver: Driver) -> None:
    form = translation(driver, ["前髪内側"])
    assert form.editors["by"].value() is TranslatedBy.PARTS
    assert driver.model.bones[0].name_en
    assert form.ok.isEnabled()
    assert not form.rename.isVisible()
    form.reject()
    form = translation(driver, ["前髪内側", "左腕"])
    assert form.editors["by"].value() is TranslatedBy.WHOLE, "there is something that whole names change"
    form.reject()


def test_translation_leads_to_renaming_where_the_dictionary_knows_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[list[tuple[str, int]]] = []
    monkeypatch.setattr(RenameDialog, "exec", lambda dialog: shown.append(dialog.grid.shown_rows))
    form = translation(driver, ["ぬゑぬゑ", "ゑぬゑぬ"])
    assert not form.ok.isEnabled()
    assert any("not in the dictionary (2): ぬゑぬゑ" in label.text() for label in form.status.findChildren(QLabel))
    driver.click(form.rename)
    assert shown == [[("bones", 0), ("bones", 1)]]
    assert driver.rows("bones") == [0, 1]
