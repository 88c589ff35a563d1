"""A vertex morph is edited on the mesh: by the menu, with the numbers of the handles, until that is done."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu, QPushButton

from editor.model.fields import NONE
from editor.model.frames import MorphItem
from editor.model.model import Model
from editor.model.morphs import MorphKind, OffsetMethod, Panel
from editor.operations.mesh.uv_map import KINDS as UV_KINDS
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.lines import DragLabel
from editor.ui.editors.revisions import SameValue
from editor.ui.editors.vectors import VectorEditor
from editor.ui.panes.table.sheet_cells import paste_cells
from editor.ui.panes.transform.morph_pane import MorphPane
from editor.ui.viewport.tools import Tool
from editor.ui.window.bars import MorphBar
from tests.model.random_models import fingerprint
from tests.ui.answering import Answers
from tests.ui.driving import Control, Driver, Key
from tests.ui.keyboard import give_keyboard

SMILE, ALL, WAVE, CLEAR = range(4)


def bar(driver: Driver) -> MorphBar:
    found = driver.window.findChild(MorphBar)
    assert found is not None
    return found


def begin(driver: Driver, morph: int) -> None:
    driver.click_row("morphs", morph)
    driver.bench.commands["morphs.edit-on-mesh"].trigger()
    driver.settle()


def buttons(driver: Driver) -> list[QPushButton]:
    return [button for button in bar(driver).findChildren(QPushButton) if button.isVisible()]


def move_up(driver: Driver, vertex: int) -> None:
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", [vertex])
    box = driver.bench.commands.handles.show_box()
    box.move_by.boxes[1].setValue(1)
    box.apply_button.click()
    driver.settle()


def moves(model: Model) -> dict[int, list[float]]:
    offsets = model.morphs[SMILE].offsets
    return dict(zip(offsets["vertex"].tolist(), offsets["translation"].round(4).tolist(), strict=True))


def test_what_is_moved_goes_into_the_morph_until_that_is_done(driver: Driver) -> None:
    before, at_rest = fingerprint(driver.model), driver.model.vertices["position"].copy()
    assert not bar(driver).isVisible()
    begin(driver, SMILE)
    assert bar(driver).isVisible()
    assert "笑い" in bar(driver).findChildren(QLabel)[0].text()
    np.testing.assert_allclose(driver.document.posing.seen_positions()[1] - at_rest[1], (0, 1, 0), atol=1e-6)
    move_up(driver, 0)
    move_up(driver, 1)
    assert moves(driver.model) == {0: [0, 1, 0], 1: [0, 2, 0], 3: [0, 0, 1]}
    np.testing.assert_array_equal(driver.model.vertices["position"], at_rest)
    give_keyboard(driver.window, driver.qtbot)
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
    driver.click(buttons(driver)[0])
    assert not bar(driver).isVisible()
    assert not driver.bench.commands["morphs.edit-on-mesh"].isChecked()
    np.testing.assert_array_equal(driver.document.posing.seen_positions(), at_rest)
    move_up(driver, 0)
    assert fingerprint(driver.model) != before
    assert moves(driver.model) == {1: [0, 1, 0], 3: [0, 0, 1]}


def test_not_all_kinds_are_and_it_ends_with_the_morph(driver: Driver) -> None:
    edited = driver.document.edited_morph
    driver.click_row("morphs", ALL)
    assert not driver.bench.commands["morphs.edit-on-mesh"].isEnabled()
    with pytest.raises(ValueError, match="only its entries"):
        edited.begin(ALL)
    begin(driver, SMILE)
    with driver.document.edit("Insert") as edit:
        edit.insert(driver.model.morphs, 0, [driver.model.morphs[WAVE]])
    assert edited.row == SMILE + 1
    assert edited.weight == 1
    with driver.document.edit("Delete") as edit:
        edit.remove(driver.model.morphs, [SMILE + 1])
    assert edited.row == NONE
    assert not driver.document.posing.shows_in_edit
    driver.settle()
    assert not bar(driver).isVisible()


def test_the_pose_hidden_ends_it_and_without_weight_nothing_is_moved(driver: Driver) -> None:
    begin(driver, SMILE)
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", [0])
    driver.document.posing.set_weights([SMILE], 0.0)
    box = driver.bench.commands.handles.show_box()
    assert not box.apply_button.isEnabled()
    assert "no weight" in box.rows_label.text()
    driver.bench.commands["view.pose"].trigger()
    assert driver.document.edited_morph.row == NONE


def test_cancelling_gives_the_morph_back_as_one_step(driver: Driver) -> None:
    before = fingerprint(driver.model)
    begin(driver, SMILE)
    move_up(driver, 0)
    move_up(driver, 1)
    driver.click(buttons(driver)[1])
    assert fingerprint(driver.model) == before
    assert driver.document.edited_morph.row == NONE
    steps = [(step.name, step.is_edit) for step in driver.document.history.steps]
    assert steps[0] == ("Show morph 笑い", False)
    assert [is_edit for _, is_edit in steps] == [False, True, True, False, True]
    driver.document.undo()
    assert moves(driver.model) == {0: [0, 1, 0], 1: [0, 2, 0], 3: [0, 0, 1]}


def test_cancelling_minds_rows_that_went_meanwhile(driver: Driver) -> None:
    begin(driver, SMILE)
    move_up(driver, 3)
    with driver.document.edit("Delete") as edit:
        edit.remove(driver.model.vertices, [1])
    driver.document.edited_morph.cancel()
    assert moves(driver.model) == {2: [0, 0, 1]}
    revision = driver.document.history.revision
    begin(driver, SMILE)
    driver.document.edited_morph.cancel()
    assert driver.document.history.revision == revision, "nothing was changed, and nothing is to be given back"


def new_morph(driver: Driver, kind: MorphKind, name: str, panel: Panel) -> None:
    """By the form of the menu."""
    driver.bench.commands["morphs.new"].trigger()
    driver.settle()
    form = driver.window.findChild(OperationForm)
    assert form is not None
    for field, value in {"kind": kind, "name": name, "panel": panel}.items():
        form.editors[field].set_value(value)
    driver.click(form.ok)


def test_a_new_morph_is_made_to_be_edited_and_goes_when_that_is_cancelled(driver: Driver) -> None:
    before = fingerprint(driver.model)
    edited = driver.document.edited_morph
    new_morph(driver, MorphKind.UV, "目を閉じる", Panel.EYE)
    row = edited.row_of(*UV_KINDS)
    assert row == edited.row == len(driver.model.morphs) - 1
    assert edited.row_of(MorphKind.VERTEX) == NONE
    assert driver.document.history.edit_name == "New empty morph: 目を閉じる"
    assert driver.model.morphs[row].panel is Panel.EYE
    assert MorphItem(row) in driver.model.frames[1].items
    edited.cancel()
    assert fingerprint(driver.model) == before


def test_the_command_is_checked_from_the_beginning_to_the_end(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.document.edited_morph.begin(WAVE)
    driver.settle()
    assert driver.bench.commands["morphs.edit-on-mesh"].isChecked()
    driver.click(buttons(driver)[0])
    assert not bar(driver).isVisible()
    assert not driver.bench.commands["morphs.edit-on-mesh"].isChecked()


def test_a_uv_morph_is_edited_and_leaves_the_mesh_alone(driver: Driver) -> None:
    new_morph(driver, MorphKind.UV, "瞳", Panel.EYE)
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", [0])
    box = driver.bench.commands.handles.show_box()
    assert not box.apply_button.isEnabled()
    assert "moves no vertices" in box.rows_label.text()
    assert "UV pane" in bar(driver).findChildren(QLabel)[0].text()


def test_colours_of_materials_go_into_a_material_morph(driver: Driver) -> None:
    materials, before = list(driver.model.materials), fingerprint(driver.model)
    driver.click_row("materials", 0)
    new_morph(driver, MorphKind.MATERIAL, "赤", Panel.OTHER)
    row = driver.document.edited_morph.row
    driver.settle()
    assert driver.inspector.page[0] == "materials"
    set_field(driver, "diffuse", (1.0, 0.25, 0.25, 1.0))
    set_field(driver, "specular", (0.5, 0.0, 0.0))  # which is 0: it has to be added
    assert list(driver.model.materials) == materials
    offsets = driver.model.morphs[row].offsets
    assert offsets["material"].tolist() == [0, 0]
    assert offsets["diffuse"].tolist() == [[1, 0.25, 0.25, 1], [0, 0, 0, 0]]
    assert offsets["specular"].tolist() == [[1, 1, 1], [0.5, 0, 0]]
    assert shown(driver, "diffuse") == pytest.approx((1.0, 0.25, 0.25, 1.0))
    values = driver.document.posing.posed_model().materials.values
    np.testing.assert_allclose(values[0, :7], (1, 0.25, 0.25, 1, 0.5, 0, 0))
    np.testing.assert_allclose(values[1, :7], (1, 1, 1, 1, 0, 0, 0))
    driver.document.undo()
    assert shown(driver, "specular") == (0, 0, 0)
    driver.document.edited_morph.end()
    assert shown(driver, "diffuse") == (1, 1, 1, 1)
    set_field(driver, "diffuse", (0.5, 0.5, 0.5, 1.0))
    assert driver.model.materials[0].diffuse == (0.5, 0.5, 0.5, 1.0)
    driver.document.go_to(0)
    assert fingerprint(driver.model) == before


def test_a_material_morph_adds_where_the_bar_says_so(driver: Driver) -> None:
    driver.click_row("materials", 1)
    new_morph(driver, MorphKind.MATERIAL, "暗い", Panel.OTHER)
    choice = bar(driver).findChild(QComboBox)
    assert choice is not None
    choice.setCurrentIndex(1)
    driver.settle()
    set_field(driver, "ambient", (0.25, 0.5, 0.5))
    offsets = driver.model.morphs[driver.document.edited_morph.row].offsets
    assert offsets["operation"].tolist() == [OffsetMethod.ADD]
    assert offsets["ambient"].tolist() == [[-0.25, 0, 0]]
    set_field(driver, "ambient", (0.5, 0.5, 0.5))
    assert not len(driver.model.morphs[driver.document.edited_morph.row].offsets), "an entry that does nothing goes"


def set_field(driver: Driver, name: str, value: object) -> None:
    editor = driver.inspector.form.bindings[name].editor
    editor._commit(SameValue(value))
    driver.settle()


def shown(driver: Driver, name: str) -> object:
    driver.settle()
    return driver.inspector.form.bindings[name].editor.value()


def test_the_menu_of_morphs_begins_it(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append(menu))
    driver.bench.docks["morphs"].raise_()
    driver.settle()
    pane = driver.bench.docks["morphs"].pane
    assert isinstance(pane, MorphPane)
    driver.click_index(pane.view, pane.model.node_index(WAVE))
    pane.view.customContextMenuRequested.emit(pane.view.visualRect(pane.model.node_index(WAVE)).center())
    edit = next(action for action in opened[0].actions() if action.objectName() == "morphs.edit-on-mesh")
    assert edit.isEnabled()
    edit.trigger()
    assert driver.document.edited_morph.row_of(MorphKind.BONE) == WAVE
    assert "bones stay" in bar(driver).findChildren(QLabel)[0].text()
    assert driver.document.selection.active_table == "bones"


def texts(driver: Driver) -> tuple[str, list[str]]:
    """What the bar says, and what its buttons do."""
    driver.settle()
    label = next(label for label in bar(driver).findChildren(QLabel) if label.isVisible())
    return label.text(), [button.text() for button in buttons(driver)]


def press(driver: Driver, text: str) -> None:
    driver.click(next(button for button in buttons(driver) if button.text() == text))


def test_the_bar_says_what_to_select_and_leads_there(driver: Driver) -> None:
    selection = driver.document.selection
    begin(driver, SMILE)
    assert selection.active_table == "vertices", "clicks select what the morph is about"
    said, answers = texts(driver)
    assert "Select vertices" in said
    assert answers == ["Done", "Cancel"]
    driver.click_row("bones", 0)
    said, answers = texts(driver)
    assert "Select vertices" in said
    assert answers == ["Select Vertices", "Done", "Cancel"]
    press(driver, "Select Vertices")
    assert selection.active_table == "vertices"
    selection.select("vertices", [0])
    assert "What handles and brushes move" in texts(driver)[0]
    press(driver, "Done")
    begin(driver, WAVE)
    assert selection.active_table == "bones"
    assert "stay" in texts(driver)[0]
    selection.select("bones", [])
    assert "Select bones" in texts(driver)[0]


def test_faces_that_are_selected_stay_what_clicks_select(driver: Driver) -> None:
    selection = driver.document.selection
    selection.select("faces", [0])
    selection.set_active_table("faces")
    driver.document.edited_morph.begin(SMILE)
    assert selection.active_table == "faces"


@pytest.mark.parametrize("morph", [SMILE, WAVE])
def test_the_status_line_says_nothing_against_the_handles(driver: Driver, morph: int) -> None:
    """Neither as the morph begins to be edited, nor as it ends: bones and vertices can be moved then."""
    driver.document.selection.select("bones", [2])
    driver.bench.tools.choose(Tool.MOVE)
    said: list[str] = []
    driver.document.status_message.connect(said.append)
    for active in ("morphs", "bones", "vertices"):
        driver.document.selection.set_active_table(active)
        driver.document.edited_morph.begin(morph)
        driver.settle()
        press(driver, "Done")
        driver.settle()
    assert not [text for text in said if "moved" in text or "handles" in text]


def test_the_bar_of_a_uv_morph_leads_to_the_uv_pane(driver: Driver) -> None:
    new_morph(driver, MorphKind.UV, "瞳", Panel.EYE)
    said, answers = texts(driver)
    assert "In the UV pane, select" in said
    assert answers[0] == "Show the UV pane"
    press(driver, "Show the UV pane")
    driver.settle()
    assert driver.bench.docks["uv"].isVisible()


def test_the_history_says_into_which_morph(driver: Driver) -> None:
    begin(driver, SMILE)
    move_up(driver, 0)
    assert driver.document.history.undo_name == "Transform vertex 0 in morph 笑い"
    press(driver, "Done")
    move_up(driver, 0)
    assert driver.document.history.undo_name == "Transform vertex 0"
    driver.click_row("materials", 0)
    new_morph(driver, MorphKind.MATERIAL, "赤", Panel.OTHER)
    set_field(driver, "diffuse", (1.0, 0.25, 0.25, 1.0))
    assert driver.document.history.undo_name.endswith(" in morph 赤")


def choose(driver: Driver, table: str, row: int) -> None:
    driver.document.selection.set_active_table(table)
    driver.document.selection.select(table, [row])
    driver.document.selection.set_current(table, row)
    driver.settle()


def type_position(driver: Driver, value: str) -> VectorEditor:
    """Into the first box of the position in the inspector."""
    driver.settle()
    editor = driver.inspector.form.bindings["position"].editor
    assert isinstance(editor, VectorEditor)
    driver.click(editor.lines[0])
    editor.lines[0].selectAll()
    driver.type(value)
    driver.key(Key.Key_Return)
    driver.settle()
    return editor


def drag_along(label: DragLabel) -> None:
    middle = label.rect().center()
    QTest.mousePress(label, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    for step in (10, 20, 30):
        place = QPointF(middle + QPoint(step, 0))
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            place,
            label.mapToGlobal(place),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(label, move)
    QTest.mouseRelease(label, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle + QPoint(30, 0))


@pytest.mark.parametrize(("morph", "table"), [(SMILE, "vertices"), (WAVE, "bones")])
def test_a_position_typed_in_the_inspector_stays_out_of_the_model(driver: Driver, morph: int, table: str) -> None:
    begin(driver, morph)
    before, complaints = fingerprint(driver.model), []
    choose(driver, table, 1)
    shown_before = shown(driver, "position")
    driver.inspector.form.bindings["position"].editor.rejected.connect(complaints.append)
    editor = type_position(driver, "5")
    assert fingerprint(driver.model) == before
    assert editor.value() == shown_before
    assert "is being edited" in complaints[-1]
    assert "Position" in complaints[-1]
    steps = len(driver.document.history.steps)
    drag_along(editor.labels[0])
    assert fingerprint(driver.model) == before
    assert len(driver.document.history.steps) == steps
    assert len(complaints) > 1
    press(driver, "Done")
    type_position(driver, "5")
    assert fingerprint(driver.model) != before


@pytest.mark.parametrize(("morph", "table"), [(SMILE, "vertices"), (WAVE, "bones")])
def test_a_position_typed_in_a_cell_stays_out_of_the_model(driver: Driver, morph: int, table: str) -> None:
    begin(driver, morph)
    before = fingerprint(driver.model)
    choose(driver, table, 1)
    sheet = driver.table.sheet
    column = [field.name for field in sheet.sheet.fields].index("position")
    cell = sheet.sheet.index(1, column)
    driver.click_index(sheet, cell)
    driver.key(Key.Key_F2)
    driver.type("5")
    driver.key(Key.Key_Return)
    driver.settle()
    assert fingerprint(driver.model) == before
    assert "is being edited" in driver.status()
    with driver.document.edit("Others are changed") as edit:
        edit.set(driver.model.bones, 0, "level", 1)
    before = fingerprint(driver.model)
    paste_cells(sheet.sheet, [1], [column], "1, 2, 3")
    assert fingerprint(driver.model) == before
    press(driver, "Done")
    paste_cells(sheet.sheet, [1], [column], "1, 2, 3")
    assert fingerprint(driver.model) != before


def test_materials_are_typed_into_their_morph_by_the_inspector_alone(driver: Driver) -> None:
    driver.click_row("materials", 0)
    new_morph(driver, MorphKind.MATERIAL, "赤", Panel.OTHER)
    driver.settle()
    model, before = driver.table.sheet.sheet, fingerprint(driver.model)
    fields = [field.name for field in model.fields]
    assert not model.setData(model.index(0, fields.index("shininess")), 7.0)
    assert fingerprint(driver.model) == before
    assert "in the inspector" in driver.status()
    assert model.setData(model.index(0, fields.index("memo")), "no morph has it")


def test_values_pasted_and_set_stay_out_of_the_model(driver: Driver) -> None:
    choose(driver, "vertices", 0)
    driver.bench.commands["edit.copy"].trigger()
    begin(driver, SMILE)
    choose(driver, "vertices", 1)
    before = fingerprint(driver.model)
    driver.bench.rows.run("paste-values")
    driver.settle()
    assert fingerprint(driver.model) == before
    assert "is being edited: change Position by the handles" in driver.status()
    driver.bench.commands["rows.set"].trigger()
    driver.settle()
    form = driver.window.findChild(OperationForm)
    assert form is not None
    form.editors["field"].set_value("position")
    form.editors["value"].set_value("5")
    driver.click(form.ok)
    assert fingerprint(driver.model) == before
    assert "is being edited" in form.status.message.text()
    form.reject()
    press(driver, "Done")
    driver.bench.rows.run("paste-values")
    assert fingerprint(driver.model) != before


def test_positions_of_a_text_stay_out_of_the_model(driver: Driver) -> None:
    driver.bench.commands["file.csv-copy"].trigger()
    driver.qtbot.waitUntil(lambda: driver.status().startswith("Copied as CSV"))
    text = QGuiApplication.clipboard().text()
    choose(driver, "vertices", 1)
    with driver.document.edit("Move") as edit:
        edit.set(driver.model.vertices, [1], "position", (7, 8, 9))
    begin(driver, SMILE)
    before = fingerprint(driver.model)
    QGuiApplication.clipboard().setText(text)
    answers = Answers("OK")
    driver.bench.commands["file.csv-paste"].trigger()
    driver.qtbot.waitUntil(lambda: "is being edited" in driver.status())
    assert answers.asked == ["Update from CSV"]
    assert fingerprint(driver.model) == before
