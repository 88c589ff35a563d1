"""The form of an operation: every change is seen in the model, OK makes one step, Escape leaves nothing."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.document.program.preferences import Preferences
from editor.document.session import Session
from editor.formats import Content, save
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE, integer, reference, rows_parameter
from editor.model.model import Model
from editor.model.morphs import Panel
from editor.model.names import SideStyle
from editor.operations.catalog import OPERATIONS
from editor.operations.model.move_model import MoveModel
from editor.operations.names.names import SpellSides
from editor.operations.operation import Need, Operation, OperationContext, Report, Result
from editor.ui.dialogs import operation_form
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.operation_form import OperationForm, remember_parameters, remembered_parameters
from editor.ui.models.rename_grid import NEW, NEW_EN, OLD, OLD_EN
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.keyboard import show_active
from tests.ui.test_dropping import drop

Key = Qt.Key
MOVE, SORT, TRANSFORM, MORPH = (
    OPERATIONS[name] for name in ("model.move", "rows.sort", "rows.transform", "morphs.new")
)


class FormDesk:
    """A window with a document, and forms that are used in it as a user does."""

    def __init__(self, qtbot: QtBot, window: QMainWindow, session: Session, stored: QSettings) -> None:
        self.qtbot = qtbot
        self.window = window
        self.session = session
        self.stored = stored
        self.document = session.add(Content(full_model(), "pmx"))
        self.before = fingerprint(self.document.model)
        self.said: list[str] = []
        self.document.status_message.connect(self.said.append)

    @property
    def model(self) -> Model:
        return self.document.model

    @property
    def steps(self) -> list[str]:
        return [step.name for step in self.document.history.steps]

    def open(self, operation: Operation) -> OperationForm:
        form = show_operation_form(self.document, operation, self.window, self.stored)
        show_active(form, self.qtbot)
        return form

    def select(self, table: str, *rows: int) -> None:
        self.document.selection.set_active_table(table)
        self.document.selection.select(table, rows)

    def type(self, text: str) -> None:
        """Type over what the focused line holds."""
        line = QApplication.focusWidget()
        line.selectAll()  # type: ignore[union-attr]
        QTest.keyClicks(line, text)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget(), key)

    def is_as_before(self) -> bool:
        return fingerprint(self.model) == self.before and not self.steps

    def bone_x(self) -> float:
        return float(self.model.bones[0].position[0])


@pytest.fixture
def desk(qtbot: QtBot, bare_window: QMainWindow, session: Session, tmp_path: Path) -> Iterator[FormDesk]:
    stored = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    yield FormDesk(qtbot, bare_window, session, stored)
    for form in bare_window.findChildren(OperationForm):
        form.reject()


def test_what_is_typed_is_seen_at_once_and_enter_makes_one_step(desk: FormDesk) -> None:
    x = desk.bone_x()
    form = desk.open(MOVE)
    for far in ("1", "2", "3.5"):
        desk.type(far)
        desk.qtbot.waitUntil(lambda far=far: desk.bone_x() == x + float(far))  # type: ignore[misc]
    assert not desk.steps
    desk.type("5")
    desk.key(Key.Key_Return)  # at once, before that was shown
    assert not form.is_open
    assert desk.bone_x() == x + 5
    assert desk.steps == ["Move the model"]
    assert "moved by 5" in desk.said[-1]
    desk.document.undo()
    assert fingerprint(desk.model) == desk.before


@pytest.mark.parametrize("is_typing", [True, False])
def test_escape_takes_everything_back_and_closes(desk: FormDesk, is_typing: bool) -> None:
    x = desk.bone_x()
    form = desk.open(MOVE)
    desk.type("4")
    desk.qtbot.waitUntil(lambda: desk.bone_x() == x + 4)
    if not is_typing:
        desk.key(Key.Key_Tab)
    with desk.qtbot.waitSignal(form.finished):
        desk.key(Key.Key_Escape)
    assert desk.is_as_before()
    assert not form.isVisible()


def test_closing_the_form_and_its_cancel_button_take_back(desk: FormDesk) -> None:
    for cancel in (lambda form: form.close(), lambda form: form.buttons.buttons()[1].click()):
        form = desk.open(MOVE)
        desk.type("4")
        desk.qtbot.wait(150)
        cancel(form)
        assert desk.is_as_before()
        assert not form.is_open


def test_wheel_and_arrow_keys_step(desk: FormDesk) -> None:
    x = desk.bone_x()
    desk.open(MOVE)
    line = QApplication.focusWidget()
    assert line is not None
    at = QPointF(line.rect().center())
    turn = QWheelEvent(
        *(at, line.mapToGlobal(at), QPoint(), QPoint(0, 240)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(line, turn)
    desk.qtbot.waitUntil(lambda: np.isclose(desk.bone_x(), x + 0.2))
    desk.key(Key.Key_Up)
    desk.qtbot.waitUntil(lambda: np.isclose(desk.bone_x(), x + 0.3))
    assert not desk.steps


def test_what_makes_no_sense_is_not_taken(desk: FormDesk) -> None:
    form = desk.open(MOVE)
    desk.type("1+")
    desk.key(Key.Key_Return)
    assert form.is_open
    assert not desk.steps
    desk.type("1+1")
    desk.key(Key.Key_Return)
    assert not form.is_open
    assert "moved by 2" in desk.said[-1]


def test_a_refusal_is_shown_and_forbids_ok_until_something_changes(desk: FormDesk) -> None:
    desk.select("bones", 0)
    form = desk.open(OPERATIONS["rows.set"])
    value = form.editors["value"]
    value.setFocus()
    form.editors["field"].set_value("parent")  # type: ignore[attr-defined]
    desk.type("nobody")
    desk.qtbot.waitUntil(lambda: "nobody" in form.status.message.text())
    assert not form.ok.isEnabled()
    assert form.status.sign.isVisible()
    assert form.status.message.foregroundRole() is QPalette.ColorRole.BrightText
    desk.key(Key.Key_Return)
    assert form.is_open
    desk.type("none")
    assert form.ok.isEnabled(), "nobody has to wait for what is shown"
    desk.qtbot.waitUntil(lambda: not form.status.sign.isVisible())


def test_set_a_field_opens_without_emptying_names(desk: FormDesk) -> None:
    desk.select("bones", 0, 1)
    form = desk.open(OPERATIONS["rows.set"])
    assert fingerprint(desk.model) == desk.before
    assert "name cannot be empty" in form.status.message.text()
    assert not form.ok.isEnabled()
    form.editors["value"].setFocus()
    desk.type("{x}L")
    desk.qtbot.waitUntil(lambda: desk.model.bones[0].name == "センターL")
    assert form.ok.isEnabled()
    desk.key(Key.Key_Return)
    assert [bone.name for bone in desk.model.bones][:2] == ["センターL", "腕L"]


def test_other_rows_are_worked_on_when_they_are_selected(desk: FormDesk) -> None:
    x = [bone.position[0] for bone in desk.model.bones]
    desk.select("bones", 0)
    desk.open(TRANSFORM)
    desk.type("3")
    desk.qtbot.waitUntil(lambda: desk.model.bones[0].position[0] == x[0] + 3)
    desk.select("bones", 1, 2)
    desk.qtbot.waitUntil(lambda: desk.model.bones[1].position[0] == x[1] + 3)
    assert [bone.position[0] for bone in desk.model.bones][:3] == [x[0], x[1] + 3, x[2] + 3]
    assert desk.document.selection.rows("bones").tolist() == [1, 2]
    desk.select("bones")
    desk.document.selection.set_current("bones", NONE)
    form = desk.window.findChild(OperationForm)
    assert form is not None
    desk.qtbot.waitUntil(lambda: "selected" in form.status.message.text())
    assert fingerprint(desk.model) == desk.before


def test_a_selection_survives_a_preview_that_takes_its_rows_away(desk: FormDesk) -> None:
    desk.select("bones", 0, 1)
    form = desk.open(dataclasses.replace(OPERATIONS["rows.delete"], previews=True))
    assert len(desk.model.bones) == len(full_model().bones) - 2
    form.reject()
    assert desk.document.selection.rows("bones").tolist() == [0, 1]
    assert desk.is_as_before()


def test_the_list_of_fields_is_that_of_the_table(desk: FormDesk) -> None:
    desk.select("bones", 0, 1, 2)
    form = desk.open(SORT)
    box = form.editors["field"].box  # type: ignore[attr-defined]
    assert [box.itemData(place) for place in range(2)] == ["name", "name_en"]
    assert form.parameters().field == "name"
    desk.select("textures", 0)
    desk.qtbot.waitUntil(lambda: form.parameters().field == "path")


def test_another_edit_closes_the_form_and_the_status_line_says_so(desk: FormDesk) -> None:
    form = desk.open(MOVE)
    desk.type("1")
    desk.qtbot.waitUntil(lambda: desk.bone_x() == full_model().bones[0].position[0] + 1)
    with desk.qtbot.waitSignal(form.finished), desk.document.edit("another") as edit:
        edit.set(desk.model.bones, 0, "name", "x")
    assert desk.steps == ["Move the model", "another"]
    assert "kept" in desk.said[-1]


def test_undo_closes_the_form(desk: FormDesk) -> None:
    form = desk.open(MOVE)
    desk.type("1")
    desk.qtbot.waitUntil(lambda: desk.bone_x() != full_model().bones[0].position[0])
    with desk.qtbot.waitSignal(form.finished):
        desk.document.undo()
    assert desk.is_as_before()
    assert "taken back" in desk.said[-1]


def test_the_form_goes_with_its_document(desk: FormDesk) -> None:
    form = desk.open(MOVE)
    desk.type("1")
    other = desk.session.add(Content(full_model(), "pmx"))
    assert not form.isVisible()
    desk.session.set_current(desk.document)
    assert form.isVisible()
    desk.session.set_current(other)
    desk.session.close(desk.document)
    assert not form.is_open


def test_a_document_has_one_form(desk: FormDesk) -> None:
    first = desk.open(MOVE)
    desk.type("1")
    assert desk.open(MOVE) is first
    desk.select("bones", 0)
    second = desk.open(TRANSFORM)
    assert not first.is_open
    assert second.is_open
    assert fingerprint(desk.model) == desk.before


def test_values_are_remembered_and_can_be_reset(desk: FormDesk) -> None:
    desk.open(MOVE)
    desk.type("2")
    desk.key(Key.Key_Return)
    form = desk.open(MOVE)
    assert form.parameters() == MoveModel((2, 0, 0))
    x = desk.bone_x()
    form.defaults.click()
    assert form.parameters() == MoveModel()
    desk.qtbot.waitUntil(lambda: desk.bone_x() == x - 2)


@dataclass(frozen=True)
class Copies:
    count: int = integer("Count", 2, preference="backups")


def name_by_count(edit: Edit, context: OperationContext, parameters: Copies) -> Result:
    edit.set(context.model.info, 0, "name", f"{parameters.count}")
    return Result(TranslatableText("Named"))


NAME_BY_COUNT = Operation("model.name-by-count", "Name by count", name_by_count, ("info",), parameters=Copies)


def test_a_preference_says_the_default_of_a_parameter_each_time(desk: FormDesk) -> None:
    desk.session.settings.choose(backups=3)
    form = desk.open(NAME_BY_COUNT)
    assert form.parameters() == Copies(3)
    desk.type("7")
    desk.key(Key.Key_Return)
    assert desk.model.info[0].name == "7"
    desk.session.settings.choose(backups=4)
    form = desk.open(NAME_BY_COUNT)
    assert form.parameters() == Copies(4)
    desk.type("8")
    form.defaults.click()
    assert form.parameters() == Copies(4)
    form.reject()
    run_at_once(desk.document, NAME_BY_COUNT)
    assert desk.model.info[0].name == "4"


@pytest.mark.parametrize(
    ("stored", "restored"),
    [
        ('{"field": "name_en", "descending": true}', ("name_en", True)),
        ('{"field": 3, "descending": "yes"}', ("name", False)),
        ('{"gone": 1, "descending": true}', ("name", True)),
        ("[1", ("name", False)),
        ("[]", ("name", False)),
    ],
)
def test_only_what_is_valid_is_remembered(desk: FormDesk, stored: str, restored: tuple[Any, ...]) -> None:
    desk.stored.setValue("operations/rows.sort", stored)
    parameters = remembered_parameters(desk.stored, SORT, Preferences())
    assert (parameters.field, parameters.descending) == restored


def test_limits_hold_for_what_is_remembered(desk: FormDesk) -> None:
    desk.stored.setValue("operations/rows.transform", '{"scale": [0, 1, 1], "move": [1, 2, 3], "pivot": 7}')
    parameters = remembered_parameters(desk.stored, TRANSFORM, Preferences())
    assert (parameters.scale, parameters.move, int(parameters.pivot)) == ((1, 1, 1), (1, 2, 3), 0)
    remember_parameters(desk.stored, TRANSFORM, parameters)
    assert remembered_parameters(desk.stored, TRANSFORM, Preferences()) == parameters


def test_a_name_is_of_one_row_and_not_proposed_again(desk: FormDesk) -> None:
    parameters = dataclasses.replace(MORPH.parameters(), name="まばたき", panel=Panel.EYE)
    remember_parameters(desk.stored, MORPH, parameters)
    assert remembered_parameters(desk.stored, MORPH, Preferences()) == dataclasses.replace(
        MORPH.parameters(), panel=Panel.EYE
    )


# -- rows --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Picked:
    bones: tuple[int, ...] = rows_parameter("Bones", "bones", help="Any.")
    into: int = reference("Into", "bones", help="Any.")


def rename(edit: Edit, context: OperationContext, parameters: Picked) -> Result:
    for row in parameters.bones:
        edit.set(edit.model.bones, row, "name", f"picked {row}")
    return Result(TranslatableText("done"))


PICK = Operation("tests.pick", "Pick", rename, ("bones",), "Any.", Picked, frozenset({Need.ROWS}))


def test_rows_are_picked_by_selecting_them_and_the_selection_stays(desk: FormDesk) -> None:
    desk.select("bones", 2)
    desk.document.selection.select("materials", [0])
    form = desk.open(PICK)
    for row in (1, 2):
        form.pickers["into"].click()
        desk.select("bones", row)
        desk.qtbot.waitUntil(lambda row=row: form.parameters().into == row)  # type: ignore[misc]
        assert not form.pickers["into"].isChecked()
    assert desk.document.selection.rows("bones").tolist() == [2]
    form.pickers["bones"].click()
    for rows in ([0], [0, 1]):
        desk.select("bones", *rows)
        desk.qtbot.waitUntil(lambda rows=rows: form.parameters().bones == tuple(rows))  # type: ignore[misc]
    assert desk.model.bones[0].name != "picked 0", "while it is picked the model is shown as it is"
    form.pickers["bones"].click()
    assert desk.document.selection.rows("bones").tolist() == [2]
    desk.qtbot.waitUntil(lambda: desk.model.bones[0].name == "picked 0")
    form.editors["bones"].take.click()  # type: ignore[attr-defined]
    desk.qtbot.waitUntil(lambda: desk.model.bones[2].name == "picked 2")


def test_one_button_picks_at_a_time_and_none_when_the_form_is_gone(desk: FormDesk) -> None:
    desk.select("bones", 2)
    form = desk.open(PICK)
    into, bones = form.pickers["into"], form.pickers["bones"]
    into.click()
    bones.click()
    assert not into.isChecked()
    assert bones.isChecked()
    desk.select("bones", 0)
    form.reject()
    assert desk.document.selection.rows("bones").tolist() == [2]


# -- what takes long ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Amount:
    amount: int = integer("Amount", 1, help="Any.")


def slow(previews: bool) -> Operation:
    def work_out(context: OperationContext, parameters: Amount, report: Report) -> int:
        while parameters.amount > 5:  # until it is cancelled
            report(0.5, "")
        return parameters.amount

    def function(edit: Edit, context: OperationContext, parameters: Amount) -> Result:
        if not context.prepared:
            raise ValueError(TranslatableText("No amount"))
        edit.set(edit.model.info, 0, "name", str(context.prepared))
        return Result(TranslatableText("Named"))

    return Operation(
        "tests.slow", "Slow", function, help="Any.", parameters=Amount, prepare=work_out, previews=previews
    )


def test_ok_waits_for_the_job(desk: FormDesk) -> None:
    form = desk.open(slow(False))
    assert not desk.steps
    desk.type("3")
    with desk.qtbot.waitSignal(form.finished):
        desk.key(Key.Key_Return)
    assert desk.model.info[0].name == "3"
    assert desk.steps == ["Slow"]


@pytest.mark.parametrize("previews", [True, False])
def test_work_can_be_stopped(desk: FormDesk, previews: bool) -> None:
    form = desk.open(slow(previews))
    desk.type("9")
    desk.key(Key.Key_Return)
    assert form.status.progress.isVisible()
    assert not form.ok.isEnabled()
    desk.qtbot.waitUntil(lambda: form.status.progress.value() == 500)
    assert form.height() >= form.layout().totalHeightForWidth(form.width()), "nothing is cut off"
    form.status.stop.click()
    assert not form.status.progress.isVisible()
    assert form.ok.isEnabled()
    assert desk.is_as_before()
    QTest.keyClick(form, Key.Key_Escape)
    assert not form.is_open


def test_what_a_job_finds_is_previewed_or_refused(desk: FormDesk) -> None:
    form = desk.open(slow(True))
    desk.qtbot.waitUntil(lambda: desk.model.info[0].name == "1")
    desk.type("0")
    desk.qtbot.waitUntil(lambda: form.status.message.text() == "No amount")
    assert not form.ok.isEnabled()
    assert desk.is_as_before()


def test_a_slow_preview_waits_for_a_pause(desk: FormDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation_form, "SLOW", -1.0)  # the clock of Windows stands still for 16 ms
    monkeypatch.setattr(operation_form, "PAUSE", 2000)  # whatever the machine does between two letters
    x = desk.bone_x()
    desk.open(MOVE)
    for text in ("1", "2", "3"):
        desk.type(text)
        desk.qtbot.wait(150)
        assert desk.bone_x() == x
    desk.qtbot.waitUntil(lambda: desk.bone_x() == x + 3)


def test_nothing_selected_is_said_before_ok(desk: FormDesk) -> None:
    operation = Operation(
        *("tests.rename", "Rename", rename, ("bones",), "Any.", Picked, frozenset({Need.ROWS})), previews=False
    )
    desk.document.selection.set_active_table("bones")
    form = desk.open(operation)
    assert "selected" in form.status.message.text()
    assert not form.ok.isEnabled()
    desk.select("bones", 1)
    desk.qtbot.waitUntil(form.ok.isEnabled)


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_file_is_chosen_or_dropped(desk: FormDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [tmp_path / name for name in ("one.pmx", "two.pmx")]
    save(Content(full_model(), "pmx"), paths[0])
    form = desk.open(OPERATIONS["model.merge"])
    editor: Any = form.editors["model"]
    monkeypatch.setattr(operation_form, "choose_model_file", lambda parent, caption, folder: paths[1])
    editor.browse.click()
    assert form.parameters().model == str(paths[1])
    drop(editor, paths[0])
    assert form.parameters().model == str(paths[0])
    vertices = len(desk.model.vertices)
    with desk.qtbot.waitSignal(form.finished):
        form.ok.click()
    assert len(desk.model.vertices) == 2 * vertices


def test_a_form_without_a_session_works_alone(qtbot: QtBot, bare_window: QMainWindow, desk: FormDesk) -> None:
    document = Document(Content(full_model(), "pmx"))
    form = show_operation_form(document, MOVE, bare_window, desk.stored)
    form.accept()
    assert not form.is_open


def test_a_form_for_the_active_table_waits_while_another_is_active(desk: FormDesk) -> None:
    desk.select("bones", 0, 1)
    form = desk.open(SORT)
    assert form.rows.text().startswith("On 2 bones: ")
    desk.select("vertices", 0)
    desk.qtbot.waitUntil(lambda: not form.ok.isEnabled())
    assert form.rows.isHidden()
    desk.select("bones", 0, 1)
    desk.qtbot.waitUntil(form.ok.isEnabled)


def test_the_form_of_replacing_says_how_its_text_is_written_and_found(desk: FormDesk) -> None:
    form = desk.open(OPERATIONS["names.replace"])
    told = " ".join(label.text() for label in form.findChildren(QLabel) if label.isVisible())
    for words in ("old=new", "左=L,右=R", "as it is written", "“Regular expressions”"):
        assert words in told


Show = Callable[[str], OperationForm]


@pytest.fixture
def document(session: Session) -> Document:
    model = Model()
    model.bones.records[:] = [Bone("左腕"), Bone("右腕", "arm"), Bone("腰", "waist"), Bone("腰", "waist")]
    return session.add(Content(model, "pmx"))


@pytest.fixture
def show(document: Document, bare_window: QMainWindow, qtbot: QtBot) -> Show:
    def shown(operation: str) -> OperationForm:
        document.selection.set_active_table("bones")
        form = show_operation_form(document, OPERATIONS[operation], bare_window, QSettings())
        assert form is not None
        return form

    return shown


def told(form: OperationForm, old: int, new: int) -> list[tuple[str, str]]:
    """The names before and after that can be seen."""
    seen = form.names.isVisible() and not (form.names.isColumnHidden(old) or form.names.isColumnHidden(new))
    grid = form.names.grid
    return [(grid.index(row, old).data(), grid.index(row, new).data()) for row in range(grid.rowCount() * seen)]


def test_translations(show: Show) -> None:
    form = show("names.translate")
    assert told(form, OLD_EN, NEW_EN) == [("", "arm_L")]
    assert told(form, OLD, NEW) == []
    form.reject()


def test_names_follow_the_parameters(show: Show, qtbot: QtBot) -> None:
    form = show("names.sides")
    form.fill(SpellSides(SideStyle.SUFFIX))
    qtbot.waitUntil(lambda: ("左腕", "腕_L") in told(form, OLD, NEW))
    form.fill(SpellSides(SideStyle.PREFIX))
    qtbot.waitUntil(lambda: not form.names.isVisible())
    assert not form.ok.isEnabled()  # as nothing changes
    form.reject()


def test_names_that_stood_twice(show: Show) -> None:
    form = show("names.unique")
    assert told(form, OLD, NEW) == [("腰", "腰_2")]
    form.reject()


def test_a_form_that_leaves_names_alone_shows_none(show: Show, document: Document) -> None:
    document.selection.select("bones", [0, 1])
    form = show("rows.sort")
    assert told(form, OLD, NEW) == []
    form.reject()
