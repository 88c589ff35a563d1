"""The inspector shows what is selected, edits all of it, only what was touched, and follows the document."""

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.bones import BoneFlags
from editor.model.columns import Columns
from editor.model.joints import Joint, JointKind
from editor.model.mesh import Deform, Vertex
from editor.model.model import Info
from editor.model.morphs import Morph, MorphKind, MorphOffset, VertexOffset
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.ui.editors import questions
from editor.ui.editors.questions import KindChange
from editor.ui.editors.revisions import MIXED
from editor.ui.inspector.form import FieldGroup
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.models.field_table import FieldTableModel
from tests.model.random_models import fingerprint
from tests.ui.answering import Answers
from tests.ui.keyboard import show_active
from tests.ui.told_services import ToldServices


def select(document: Document, table_name: str, *rows: int) -> None:
    document.selection.set_active_table(table_name)
    document.selection.select(table_name, np.array(rows, np.intp))


def editor(pane: InspectorPane, name: str) -> Any:
    return pane.form.bindings[name].editor


def is_shown(pane: InspectorPane, name: str) -> bool:
    return editor(pane, name).isVisible()


def title(pane: InspectorPane) -> str:
    pane.refresh()
    return pane.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)[0].text()


def type_into(line: Any, text: str) -> None:
    line.selectAll()
    line.insert(text)
    line.finish()


# -- what is shown -----------------------------------------------------------------------------------------------


def test_nothing_selected_shows_the_model(pane: InspectorPane, document: Document) -> None:
    assert title(pane) == "Model"
    type_into(editor(pane, "name").line, "もち")
    assert document.model.info[0].name == "もち"


def test_the_title_says_what_is_shown(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 1)
    assert title(pane) == "Bone 1: 腕"
    select(document, "bones", 0, 2)
    assert title(pane) == "2 bones selected: changes go to all"
    select(document, "vertices", 3)
    assert title(pane) == "Vertex 3"


def test_the_title_of_a_pinned_page_says_that_its_rows_are_meant(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0, 2)
    pane.refresh()
    pane.pin()
    select(document, "bones", 1, 2, 3)
    pane.refresh()
    assert title(pane) == "2 bones pinned: changes go to all"
    pane.pin(False)
    pane.refresh()
    assert title(pane) == "3 bones selected: changes go to all"


def test_the_current_row_is_shown_when_none_is_selected(pane: InspectorPane, document: Document) -> None:
    document.selection.set_active_table("bones")
    document.selection.set_current("bones", 2)
    assert title(pane) == "Bone 2: 手"


def test_every_table_has_a_form(pane: InspectorPane, document: Document) -> None:
    for name, table in document.model.tables.items():
        select(document, name, *range(len(table)))
        assert pane.form.table is table
        select(document, name, 0)
        assert set(pane.form.bindings) | set(pane.form.lists) == {field.name for field in table.fields}


def test_fields_that_mean_nothing_are_hidden(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0)
    assert is_shown(pane, "tail_offset")
    assert not is_shown(pane, "ik_loops")
    assert not pane.form.lists["ik_links"].isVisible()
    editor(pane, "flags").boxes[int(BoneFlags.IK)].click()
    assert is_shown(pane, "ik_loops")
    assert pane.form.lists["ik_links"].isVisible()


def test_a_shared_toon_hides_the_toon_texture(pane: InspectorPane, document: Document) -> None:
    select(document, "materials", 0)
    assert (is_shown(pane, "shared_toon"), is_shown(pane, "toon_texture")) == (True, False)
    box = editor(pane, "toon_kind").box
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert (is_shown(pane, "shared_toon"), is_shown(pane, "toon_texture")) == (False, True)


def test_values_that_differ_are_mixed(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0, 1)
    assert editor(pane, "name").value() is MIXED
    assert editor(pane, "level").value() == 0


def test_many_rows_have_no_lists(pane: InspectorPane, document: Document) -> None:
    select(document, "morphs", 0, 1)
    assert not pane.form.lists["offsets"].view.isVisible()
    select(document, "morphs", 0)
    assert pane.form.lists["offsets"].view.isVisible()


# -- edits -------------------------------------------------------------------------------------------------------


def test_an_edit_reaches_every_row_and_only_its_field(pane: InspectorPane, document: Document) -> None:
    before = list(document.model.bones)
    select(document, "bones", 0, 2)
    type_into(editor(pane, "level").line, "3")
    assert [bone.level for bone in document.model.bones] == [3, 0, 3, 0]
    assert [bone.name for bone in document.model.bones] == [bone.name for bone in before]
    assert document.history.undo_name == "Change Deform level: 2 bones"
    document.undo()
    assert list(document.model.bones) == before


def test_a_component_keeps_the_others(pane: InspectorPane, document: Document) -> None:
    select(document, "vertices", 1, 2, 5)
    old = document.model.vertices["position"].copy()
    type_into(editor(pane, "position").lines[1], "+10")
    new = document.model.vertices["position"]
    assert (new[[1, 2, 5], 1] == old[[1, 2, 5], 1] + 10).all()
    assert (new[:, [0, 2]] == old[:, [0, 2]]).all()
    assert (new[[0, 3, 4]] == old[[0, 3, 4]]).all()
    assert len(document.history.steps) == 1


def test_a_bit_keeps_the_others(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0, 3)
    before = [bone.flags for bone in document.model.bones]
    editor(pane, "flags").boxes[int(BoneFlags.VISIBLE)].click()
    after = [bone.flags for bone in document.model.bones]
    assert after == [before[0] | BoneFlags.VISIBLE, before[1], before[2], before[3] | BoneFlags.VISIBLE]


def test_an_edit_reaches_only_rows_for_which_it_means_something(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0, 3)
    type_into(editor(pane, "ik_loops").line, "40")
    assert [bone.ik_loops for bone in document.model.bones] == [0, 0, 0, 40]


def test_a_slot_keeps_the_others(pane: InspectorPane, document: Document) -> None:
    select(document, "vertices", 0, 1)
    type_into(editor(pane, "bones").lines[2], "手ＩＫ")
    assert document.model.vertices["bones"][:3].tolist() == [[0, 1, 3, -1], [1, 2, 3, -1], [2, 0, -1, -1]]


def test_what_the_model_refuses_is_not_shown(pane: InspectorPane, document: Document) -> None:
    select(document, "vertices", 0, 3)
    old = document.model.vertices["position"].copy()
    type_into(editor(pane, "position").lines[0], "1/x")  # the first is at 0
    assert (document.model.vertices["position"] == old).all()
    assert editor(pane, "position").value()[0] is MIXED
    assert not document.history.steps


def test_a_gesture_is_one_step(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    select(document, "bones", 0, 1)
    line = editor(pane, "position").lines[0]
    for _ in range(3):
        qtbot.keyPress(line, Qt.Key.Key_Up)
        pane.refresh()
    assert document.model.bones[1].position[0] == pytest.approx(0.3)
    qtbot.keyRelease(line, Qt.Key.Key_Up)
    assert [step.name for step in document.history.steps] == ["Change Position: 2 bones"]


def test_a_cancelled_gesture_leaves_nothing(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    select(document, "bones", 0)
    before = fingerprint(document.model)
    line = editor(pane, "position").lines[0]
    qtbot.keyPress(line, Qt.Key.Key_Up)
    assert fingerprint(document.model) != before
    qtbot.keyPress(line, Qt.Key.Key_Escape)
    assert fingerprint(document.model) == before
    assert not document.history.steps
    assert line.text() == "0"


def test_other_edits_end_a_gesture(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    select(document, "bones", 0)
    line = editor(pane, "level").line
    qtbot.keyPress(line, Qt.Key.Key_Up)
    with document.edit("Other") as edit:
        edit.set(document.model.bones, [1], "level", 9)
    qtbot.keyPress(line, Qt.Key.Key_Up)
    assert [step.name for step in document.history.steps] == ["Change Deform level: センター", "Other"]
    assert [bone.level for bone in document.model.bones] == [1, 9, 0, 0]
    qtbot.keyPress(line, Qt.Key.Key_Up)
    qtbot.keyRelease(line, Qt.Key.Key_Up)
    assert [bone.level for bone in document.model.bones] == [2, 9, 0, 0]


def test_another_selection_ends_a_gesture(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    select(document, "bones", 0)
    line = editor(pane, "level").line
    qtbot.keyPress(line, Qt.Key.Key_Up)
    select(document, "bones", 1)
    pane.refresh()
    assert not document.is_editing
    qtbot.keyPress(line, Qt.Key.Key_Up)
    qtbot.keyRelease(line, Qt.Key.Key_Up)
    assert [bone.level for bone in document.model.bones] == [1, 1, 0, 0]
    assert len(document.history.steps) == 2


def test_typing_does_not_reach_the_next_selection(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0)
    line = editor(pane, "level").line
    line.insert("7")
    select(document, "bones", 1)
    pane.refresh()
    line.finish()
    assert [bone.level for bone in document.model.bones] == [0, 0, 0, 0]
    assert line.text() == "0"


# -- following the document --------------------------------------------------------------------------------------


def test_one_refresh_follows_many_changes(
    pane: InspectorPane, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    select(document, "bones", 0)
    pane.refresh()
    shown: list[Any] = []
    show_rows = pane.form.show_rows
    monkeypatch.setattr(pane.form, "show_rows", lambda *args: (shown.append(args), show_rows(*args)))
    with document.edit("Several") as edit:
        for level in range(5):
            edit.set(document.model.bones, [0], "level", level)
            edit.set(document.model.bones, [0], "name", f"bone {level}")
    assert not shown
    qtbot.waitUntil(lambda: bool(shown))
    assert len(shown) == 1
    assert editor(pane, "level").value() == 4


@pytest.mark.parametrize(
    ("table_name", "field", "value"),
    [("bones", "level", 3), ("vertices", "edge_scale", 2.0), ("materials", "name", "x")],
)
def test_changes_of_other_rows_refresh_nothing(
    pane: InspectorPane, document: Document, monkeypatch: pytest.MonkeyPatch, table_name: str, field: str, value: Any
) -> None:
    select(document, "bones", 0)
    form = pane.form
    monkeypatch.setattr(form, "show_rows", lambda *args: pytest.fail("nothing to be shown"))
    with document.edit("Elsewhere") as edit:
        edit.set(document.model.tables[table_name], [1], field, value)
    pane.refresh()


def test_names_of_what_is_referred_to_follow(pane: InspectorPane, document: Document) -> None:
    select(document, "rigid_bodies", 0)
    assert editor(pane, "bone").lines[0].text() == "1: 腕"
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, [1], "name", "うで")
    pane.refresh()
    assert editor(pane, "bone").lines[0].text() == "1: うで"


def test_undo_is_shown(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0)
    type_into(editor(pane, "name").line, "新")
    document.undo()
    pane.refresh()
    assert editor(pane, "name").line.text() == "センター"


def test_removed_rows_are_left(pane: InspectorPane, document: Document) -> None:
    select(document, "rigid_bodies", 0, 1)
    pane.refresh()
    with document.edit("Remove") as edit:
        edit.remove(document.model.rigid_bodies, [0, 1])
    assert title(pane) == "Model"
    document.undo()
    with document.edit("Insert") as edit:
        edit.insert(document.model.rigid_bodies, 0, [RigidBody("新")])
    select(document, "rigid_bodies", 0)
    assert editor(pane, "name").line.text() == "新"


def test_nothing_is_edited_between_a_renumbering_and_the_refresh(pane: InspectorPane, document: Document) -> None:
    select(document, "morphs", 1)
    nested = pane.form.lists["offsets"]
    line = editor(pane, "name").line
    with document.edit("Insert") as edit:
        edit.insert(document.model.morphs, 0, [Morph("新")])
    type_into(line, "x")
    nested.model.remove(np.array([0]))
    assert len(document.history.steps) == 1
    pane.refresh()
    assert line.text() == "全部"
    nested.model.remove(np.array([0]))
    assert len(document.model.morphs[2].offsets) == 1


def test_another_kind_of_morph_has_another_list(
    pane: InspectorPane, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "ask_about_offsets", lambda *_: KindChange.DELETE)
    select(document, "morphs", 0)
    nested = pane.form.lists["offsets"]
    assert nested.model.columnCount() == 2
    box = editor(pane, "kind").box
    box.setCurrentIndex(box.findData(int(MorphKind.MATERIAL)))
    box.activated.emit(box.currentIndex())
    pane.refresh()
    assert (nested.model.rowCount(), nested.model.columnCount()) == (0, 11)
    document.undo()
    pane.refresh()
    assert document.model.morphs[0].offsets == nested.model.nested
    assert isinstance(nested.model.nested, Columns)
    assert nested.model.nested.row_type is VertexOffset


def test_the_offsets_of_a_morph_are_converted_or_the_kind_stays(
    pane: InspectorPane, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[QMessageBox] = []
    wanted = ["Con&vert"]

    def answer(box: QMessageBox) -> None:
        boxes.append(box)
        next(button for button in box.buttons() if button.text() == wanted[0]).click()

    monkeypatch.setattr(QMessageBox, "exec", answer)
    with document.edit("Insert") as edit:
        offsets = Columns(MorphOffset, morph=[0], weight=[2])
        edit.insert(document.model.morphs, 5, [Morph("集", kind=MorphKind.GROUP, offsets=offsets)])
    before = fingerprint(document.model)
    select(document, "morphs", 5)
    choose_kind(pane, MorphKind.VERTEX)
    assert document.model.morphs[5].kind is MorphKind.VERTEX
    assert document.model.morphs[5].offsets["translation"].tolist() == [[0, 2, 0], [0, 0, 2]]
    assert "converted" in boxes[0].informativeText()
    document.undo()
    pane.refresh()
    assert fingerprint(document.model) == before
    wanted[0] = "Cancel"
    choose_kind(pane, MorphKind.MATERIAL)
    assert fingerprint(document.model) == before
    assert "cannot be converted" in boxes[1].informativeText()
    assert len(boxes[1].buttons()) == 2
    assert editor(pane, "kind").value() is MorphKind.GROUP


def choose_kind(pane: InspectorPane, kind: MorphKind) -> None:
    box = editor(pane, "kind").box
    box.setCurrentIndex(box.findData(int(kind)))
    box.activated.emit(box.currentIndex())
    pane.refresh()


# -- links and groups --------------------------------------------------------------------------------------------


def test_links_are_followed_and_left(pane: InspectorPane, document: Document) -> None:
    select(document, "rigid_bodies", 0)
    editor(pane, "bone").arrows[0].click()
    assert title(pane) == "Bone 1: 腕"
    editor(pane, "parent").arrows[0].click()
    assert title(pane) == "Bone 0: センター"
    with document.edit("Insert") as edit:
        edit.insert(document.model.rigid_bodies, 0, [RigidBody("新")])
    pane.go_back()
    pane.go_back()
    pane.go_back()
    assert title(pane) == "Rigid body 1: 剛体A"


def test_folding_is_remembered(pane: InspectorPane, document: Document, settings: QSettings, qtbot: QtBot) -> None:
    select(document, "bones", 0)
    group = next(group for group in pane.form.findChildren(FieldGroup) if group.heading.text() == "Place")
    group.heading.click()
    assert not is_shown(pane, "position")
    other = InspectorPane(document, settings=settings)
    qtbot.addWidget(other)
    other.show()
    assert not is_shown(other, "position")
    assert is_shown(other, "name")
    group.heading.click()
    assert is_shown(pane, "position")


def test_a_group_without_fields_that_mean_anything_is_hidden(pane: InspectorPane, document: Document) -> None:
    select(document, "bones", 0)
    group = next(group for group in pane.form.findChildren(FieldGroup) if group.heading.text() == "IK")
    assert not group.isVisible()
    select(document, "bones", 3)
    pane.refresh()
    assert group.isVisible()


# -- names while they are typed ----------------------------------------------------------------------------------


def note(pane: InspectorPane, field: str = "name") -> str:
    shown = pane.form.notes.get(field)
    return shown.message.text() if shown is not None and shown.isVisible() else ""


def test_a_name_that_is_typed_says_its_bytes_and_what_is_wrong(
    pane: InspectorPane, document: Document, qtbot: QtBot
) -> None:
    select(document, "bones", 1)
    pane.refresh()
    assert note(pane) == ""
    line = editor(pane, "name").line
    line.selectAll()
    qtbot.keyClicks(line, "arm")
    assert note(pane) == "3 of 15 bytes in Shift-JIS"
    line.insert("の付いたとても長い名前")
    assert note(pane) == "Too long for a motion: 25 of 15 bytes in Shift-JIS."
    line.selectAll()
    line.insert(document.model.bones[0].name)
    assert note(pane).splitlines()[1:] == ["Row 0 has the same name."]
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert note(pane) == ""
    assert document.model.bones[1].name == "腕"


def test_a_name_with_a_fault_says_so_without_being_typed(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    with document.edit("Name") as edit:
        edit.set(document.model.morphs, [0, 1], "name", "長い名前の付いたモーフ")
    select(document, "morphs", 0)
    qtbot.waitUntil(lambda: document.checker.is_fresh)
    assert note(pane).splitlines() == [
        "“長い名前の付いたモーフ” is the name of 2 rows",
        "The name has more than 15 bytes in Shift-JIS",
    ]
    select(document, "materials", 0)
    pane.refresh()
    assert note(pane) == ""


def test_one_name_for_many_rows_is_told(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    select(document, "materials", 0, 1)
    pane.refresh()
    qtbot.keyClicks(editor(pane, "name").line, "x")
    assert note(pane) == "All 2 selected rows get this name."


@pytest.mark.parametrize(
    ("button", "names", "is_renaming"),
    [("Write all", ["zzz", "zzz"], False), ("Cancel", ["顔", "髪"], False), ("Rename…", ["顔", "髪"], True)],
)
def test_one_name_for_many_rows_is_asked_about(
    pane: InspectorPane, document: Document, qtbot: QtBot, button: str, names: list[str], is_renaming: bool
) -> None:
    pane.services = told = ToldServices()
    select(document, "materials", 0, 1)
    pane.refresh()
    line, answers = editor(pane, "name").line, Answers(button)
    qtbot.keyClicks(line, "zzz")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert answers.asked[0].startswith("Give 2 rows the same Name?")
    QApplication.processEvents()
    assert [material.name for material in document.model.materials][:2] == names
    assert line.text() == ("zzz" if button == "Write all" else "")
    assert len(told.renamed) == is_renaming


def test_what_names_nothing_is_written_unasked(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    select(document, "materials", 0, 1)
    pane.refresh()
    line, answers = editor(pane, "memo").lines, Answers()
    qtbot.keyClicks(line, "x")
    qtbot.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not answers.asked
    assert [material.memo for material in document.model.materials][:2] == ["x", "x"]


# -- what the checks warn of -------------------------------------------------------------------------------------


def test_what_is_wrong_with_a_field_stands_below_it_as_long_as_it_is_so(
    pane: InspectorPane, document: Document, qtbot: QtBot
) -> None:
    flags = document.model.bones[1].flags
    with document.edit("Append") as edit:
        edit.set(document.model.bones, 1, "flags", flags | BoneFlags.APPEND_ROTATION)
    select(document, "bones", 1)
    qtbot.waitUntil(lambda: note(pane, "level").startswith("Deforms before 3: 手ＩＫ"))
    assert pane.form.notes["level"].sign.isVisible()
    below, above = pane.form.notes["level"], editor(pane, "level")
    assert below.mapTo(pane, below.rect().topLeft()).y() >= above.mapTo(pane, above.rect().bottomLeft()).y()
    select(document, "bones", 0)
    pane.refresh()
    assert note(pane, "level") == ""
    select(document, "bones", 1)
    document.undo()
    qtbot.waitUntil(lambda: note(pane, "level") == "")


@pytest.mark.parametrize(
    ("table", "field", "value", "shown"),
    [
        ("bones", "position", (-12.345678, 0.49784, -0.00017867), ["-12.346", "0.498", "-0.0002"]),
        ("rigid_bodies", "rotation", (-1.0, 1e-10, 0.5), ["-57.296°", "0°", "28.648°"]),
    ],
)
def test_numbers_are_whole_at_the_usual_width_and_exact_where_they_are_edited(
    pane: InspectorPane, document: Document, qtbot: QtBot, table: str, field: str, value: Any, shown: list[str]
) -> None:
    with document.edit("values") as edit:
        edit.set(document.model.tables[table], [0], field, value)
    before = fingerprint(document.model)
    pane.resize(366, 900)
    select(document, table, 0)
    show_active(pane, qtbot)
    pane.refresh()
    lines = editor(pane, field).lines
    assert [line.text() for line in lines] == shown
    sheet = FieldTableModel(document, table)
    column = [each.name for each in sheet.fields].index(field)
    assert sheet.text(0, column).split(", ") == shown
    for line in lines:
        line.setFocus()
        assert line.text() == line.quantity.text(getattr(document.model.tables[table][0], field)[lines.index(line)]) + (
            line.quantity.suffix
        )
    pane.setFocus()
    assert sheet.data(sheet.index(0, column), Qt.ItemDataRole.ToolTipRole).split(", ") != shown
    assert fingerprint(document.model) == before


# -- what does not apply ----------------------------------------------------------------------------------------------


def parts_shown(pane: InspectorPane, name: str) -> list[str]:
    """The labels of the numbers of a vector that are seen."""
    return [label.text() for label in editor(pane, name).labels if label.isVisible()]


@pytest.mark.parametrize(
    ("shape", "labels"),
    [
        (BodyShape.SPHERE, ["Radius"]),
        (BodyShape.CAPSULE, ["Radius", "Height"]),
        (BodyShape.BOX, ["Width", "Height", "Depth"]),
    ],
)
def test_a_body_shows_the_measures_of_its_shape(
    pane: InspectorPane, document: Document, shape: BodyShape, labels: list[str]
) -> None:
    select(document, "rigid_bodies", 0)
    pane.refresh()
    with document.edit("Shape") as edit:
        edit.set(document.model.rigid_bodies, [0], RigidBody.shape, shape)
    pane.refresh()
    assert parts_shown(pane, "size") == labels
    names = [line.accessibleName() for line in editor(pane, "size").lines if line.isVisible()]
    assert names == [f"Size {label}" for label in labels]


@pytest.mark.parametrize(("kind", "count"), [(Deform.BDEF1, 1), (Deform.BDEF2, 2), (Deform.SDEF, 2), (Deform.BDEF4, 4)])
def test_a_vertex_shows_as_many_weights_as_its_kind_has(
    pane: InspectorPane, document: Document, kind: Deform, count: int
) -> None:
    select(document, "vertices", 0)
    pane.refresh()
    with document.edit("Kind") as edit:
        edit.set(document.model.vertices, [0], Vertex.deform, kind)
    pane.refresh()
    assert parts_shown(pane, "weights") == ["1", "2", "3", "4"][:count]
    assert sum(line.isVisible() for line in editor(pane, "bones").lines) == count
    assert editor(pane, "sdef_c").isVisible() is (kind is Deform.SDEF)


def test_vertices_of_several_kinds_show_the_weights_of_all(pane: InspectorPane, document: Document) -> None:
    with document.edit("Kind") as edit:
        edit.set(document.model.vertices, [0, 1], Vertex.deform, [Deform.BDEF1, Deform.BDEF2])
    select(document, "vertices", 0, 1)
    assert parts_shown(pane, "weights") == ["1", "2"]


def test_additional_uvs_that_the_model_does_not_have_are_not_shown(pane: InspectorPane, document: Document) -> None:
    select(document, "vertices", 0)
    for count in (0, 2):
        with document.edit("UVs") as edit:
            edit.set(document.model.info, 0, Info.additional_uvs, count)
        pane.refresh()
        assert [editor(pane, f"uv{number}").isVisible() for number in (1, 2, 3, 4)] == [n < count for n in range(4)]


@pytest.mark.parametrize(
    ("kind", "groups"),
    [
        (JointKind.SPRING_6DOF, {"Limits", "Springs"}),
        (JointKind.SIX_DOF, {"Limits"}),
        (JointKind.POINT_TO_POINT, set()),
    ],
)
def test_a_joint_shows_what_its_kind_uses(
    pane: InspectorPane, document: Document, kind: JointKind, groups: set[str]
) -> None:
    with document.edit("Kind") as edit:
        edit.set(document.model.joints, [0], Joint.kind, kind)
    select(document, "joints", 0)
    assert {name for name in ("Limits", "Springs") if pane.form.groups[name].isVisible()} == groups
