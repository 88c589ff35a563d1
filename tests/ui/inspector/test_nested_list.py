"""Nested lists: every edit in place is one step that undo takes back, whatever the list is made of."""

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.bones import IkLink
from editor.model.columns import Columns
from editor.model.fields import NONE, field_of
from editor.model.frames import BoneItem, MorphItem
from editor.model.morphs import Morph, VertexOffset
from editor.model.soft_bodies import Anchor
from editor.ui.editors import FieldEditor
from editor.ui.editors.revisions import Parts, SameValue, constant
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.nested_list import NestedList
from editor.ui.inspector.nested_model import NestedModel, key_field
from tests.model.random_models import fingerprint
from tests.ui.keyboard import show_active

Role = Qt.ItemDataRole
LISTS = [
    ("bones", 3, "ik_links"),
    ("morphs", 0, "offsets"),
    ("morphs", 1, "offsets"),
    ("morphs", 2, "offsets"),
    ("morphs", 3, "offsets"),
    ("morphs", 4, "offsets"),
    ("frames", 1, "items"),
    ("soft_bodies", 0, "anchors"),
    ("soft_bodies", 0, "pins"),
]


def nested_list(pane: InspectorPane, table_name: str, row: int, name: str) -> NestedList:
    pane.document.selection.set_active_table(table_name)
    pane.document.selection.select(table_name, row)
    return pane.form.lists[name]


def links(pane: InspectorPane) -> NestedList:
    return nested_list(pane, "bones", 3, "ik_links")


def watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def texts(model: NestedModel, column: int) -> list[str]:
    return [model.index(place, column).data() for place in range(model.rowCount())]


@pytest.mark.parametrize(("table_name", "row", "name"), LISTS)
def test_every_action_is_undone(pane: InspectorPane, document: Document, table_name: str, row: int, name: str) -> None:
    before, own = fingerprint(document.model), (table_name, row)
    nested = nested_list(pane, table_name, row, name)
    tester = watched(nested.model)
    count = len(nested.model.nested)
    sort = nested.model.sorts[-1]
    target = key_field(sort).target
    document.selection.select("vertices", [0])  # for anchors, which need one
    nested.commands.add(sort, [new for new in range(len(document.model.tables[target])) if (target, new) != own])
    nested.view.select_entries(np.array([0]))
    nested.commands.shift(1)
    nested.commands.shift(-1)
    nested.commands.remove()
    steps = len(document.history.steps)
    assert steps >= 2
    for _ in range(steps):
        document.undo()
        pane.refresh()
    assert len(nested.model.nested) == count
    assert fingerprint(document.model) == before
    for _ in range(steps):
        document.redo()
        pane.refresh()
    del tester


@pytest.mark.parametrize(("table_name", "row", "name"), LISTS)
def test_every_cell_is_edited_in_its_editor(
    pane: InspectorPane, document: Document, table_name: str, row: int, name: str
) -> None:
    before = fingerprint(document.model)
    nested = nested_list(pane, table_name, row, name)
    view, model = nested.view, nested.model
    for column in range(model.columnCount()):
        index = model.index(0, column)
        if model.flags(index) & Qt.ItemFlag.ItemIsEditable:
            view.setCurrentIndex(index)
            view.edit(index)
            editor: Any = view.indexWidget(index)
            assert isinstance(editor, FieldEditor)
            assert editor.value() == index.data(Role.EditRole)
            view.commitData(editor)
            view.closeEditor(editor, view.itemDelegate().EndEditHint.NoHint)
    assert fingerprint(document.model) == before, "opening an editor changes nothing"


def test_columns_are_the_declared_fields(pane: InspectorPane) -> None:
    model = links(pane).model
    headings = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    assert headings == ["Bone", "Angle limit", "Lower limit", "Upper limit"]
    assert texts(model, 0) == ["1: 腕", "0: センター"]


def test_a_cell_that_means_nothing_is_empty(pane: InspectorPane) -> None:
    model = links(pane).model
    lower = model.index(0, 2)
    assert lower.data() is None
    assert not model.flags(lower) & Qt.ItemFlag.ItemIsEditable
    assert model.setData(model.index(0, 1), Qt.CheckState.Checked, Role.CheckStateRole)
    assert lower.data() == "0°, 0°, 0°"
    assert model.flags(lower) & Qt.ItemFlag.ItemIsEditable


def test_a_revision_reaches_all_given_entries(pane: InspectorPane, document: Document) -> None:
    nested = nested_list(pane, "morphs", 0, "offsets")
    nested.model.revise(np.array([0, 1]), 1, Parts({2: constant(5.0)}))
    assert document.model.morphs[0].offsets["translation"].tolist() == [[0, 1, 5], [0, 0, 5]]
    document.undo()
    assert document.model.morphs[0].offsets["translation"].tolist() == [[0, 1, 0], [0, 0, 1]]


def test_items_of_frames_say_what_they_are(pane: InspectorPane, document: Document) -> None:
    nested = nested_list(pane, "frames", 1, "items")
    with document.edit("Mix") as edit:
        edit.replace(document.model.frames, 1, "items", (BoneItem(0), MorphItem(3)))
    pane.refresh()
    assert texts(nested.model, 0) == ["Bone", "Morph"]
    assert texts(nested.model, 1) == ["0: センター", "3: 透明"]
    nested.model.revise(np.array([1, 0]), 1, SameValue(2))
    assert document.model.frames[1].items == (BoneItem(0), MorphItem(2))


def test_references_that_do_not_exist_are_refused(pane: InspectorPane, document: Document) -> None:
    model = links(pane).model
    with pytest.raises(ValueError, match="Bone 77 does not exist"):
        model.revise(np.array([0]), 0, SameValue(77))
    assert document.model.bones[3].ik_links[0].bone == 1
    assert not document.history.steps


def test_entries_are_picked_by_name(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested = links(pane)
    nested.view.select_entries(np.array([0]))
    picker = nested.pickers[IkLink]
    picker.insert("手")
    qtbot.keyClick(picker, Qt.Key.Key_Return)
    assert [link.bone for link in document.model.bones[3].ik_links] == [1, 2, 0]
    assert picker.text() == ""
    picker.insert("1")
    picker.finish()
    assert len(document.history.steps) == 1, "what is there already is not added again"


def test_an_ik_refuses_itself_as_a_link(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested, said = links(pane), []
    document.status_message.connect(said.append)
    picker = nested.pickers[IkLink]
    picker.insert("手ＩＫ")
    qtbot.keyClick(picker, Qt.Key.Key_Return)
    assert said == ["手ＩＫ cannot be a link of its own IK"]
    assert QToolTip.text() == said[0]
    assert (len(nested.model.nested), len(document.model.bones[3].ik_links)) == (2, 2)
    assert not document.history.steps


def test_an_anchor_gets_the_selected_vertices(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested, said = nested_list(pane, "soft_bodies", 0, "anchors"), []
    document.status_message.connect(said.append)
    before = list(nested.model.nested)
    picker = nested.pickers[Anchor]
    picker.insert("1")
    qtbot.keyClick(picker, Qt.Key.Key_Return)
    assert list(nested.model.nested) == before
    assert said == ["Select in Vertices first what the new entry holds: it needs one of them"]
    document.selection.select("vertices", [0, 3])
    picker.insert("1")
    qtbot.keyClick(picker, Qt.Key.Key_Return)
    added = [anchor for anchor in document.model.soft_bodies[0].anchors if anchor not in before]
    assert [(anchor.body, anchor.vertex) for anchor in added] == [(1, 0), (1, 3)]


def test_selected_vertices_are_anchored_to_the_nearest_body_or_the_selected_one(
    pane: InspectorPane, document: Document
) -> None:
    with document.edit("Place") as edit:
        edit.set(document.model.rigid_bodies, [0, 1], "position", [(0, 0, 0), (5, 2.5, -5)])
    nested = nested_list(pane, "soft_bodies", 0, "anchors")
    before = list(nested.model.nested)
    document.selection.select("rigid_bodies", [])
    document.selection.select("vertices", [])
    assert not nested.add_button.isEnabled()
    document.selection.select("vertices", [0, 5])
    assert nested.add_button.text() == "Add selected (2)"
    nested.add_button.click()
    assert [(anchor.body, anchor.vertex) for anchor in nested.model.nested][len(before) :] == [(0, 0), (1, 5)]
    nested.add_button.click()
    assert len(nested.model.nested) == len(before) + 2
    document.undo()
    pane.refresh()
    assert list(nested.model.nested) == before
    document.selection.select("rigid_bodies", [1])
    nested.add_button.click()
    assert [(anchor.body, anchor.vertex) for anchor in nested.model.nested][len(before) :] == [(1, 0), (1, 5)]


def test_an_entry_cannot_lose_what_it_is_about(pane: InspectorPane, document: Document) -> None:
    nested = nested_list(pane, "soft_bodies", 0, "anchors")
    with pytest.raises(ValueError, match="Vertex: choose one"):
        nested.model.revise(np.array([0]), 1, Parts({0: constant(NONE)}))
    assert not document.history.steps


def test_nothing_is_picked_by_a_dash_except_every_material(pane: InspectorPane, document: Document) -> None:
    nested = links(pane)
    picker = next(iter(nested.pickers.values()))
    picker.insert("—")
    picker.finish()
    assert not document.history.steps
    materials = nested_list(pane, "morphs", 3, "offsets")
    materials.view.select_entries(np.array([0]))
    materials.commands.remove()
    picker = next(iter(materials.pickers.values()))
    picker.insert("—")
    picker.finish()
    assert NONE in document.model.morphs[3].offsets["material"].tolist()


def test_what_is_selected_is_added_in_one_step(pane: InspectorPane, document: Document) -> None:
    document.selection.select("bones", [0, 1, 2])
    document.selection.select("morphs", [1, 3])
    nested = nested_list(pane, "frames", 1, "items")
    assert nested.add_button.text() == "Add selected (5)"
    nested.add_selected()
    bones, morphs = [BoneItem(row) for row in (0, 1, 2)], [MorphItem(row) for row in (0, 3, 1)]
    assert sorted(document.model.frames[1].items, key=repr) == sorted((*bones, *morphs), key=repr)
    assert len(document.history.steps) == 1


def test_a_hundred_thousand_offsets(pane: InspectorPane, document: Document) -> None:
    count = 100_000
    document.model.vertices.fill(count)
    offsets = Columns(VertexOffset, vertex=np.arange(count), translation=np.ones((count, 3)))
    with document.edit("Fill") as edit:
        edit.replace(document.model.morphs, 0, "offsets", offsets)
    nested = nested_list(pane, "morphs", 0, "offsets")
    assert nested.model.rowCount() == count
    nested.view.selectAll()
    assert len(nested.view.entry_rows()) == count
    nested.model.revise(nested.view.entry_rows(), 1, Parts({0: constant(2.0)}))
    assert (document.model.morphs[0].offsets["translation"][:, 0] == 2).all()
    nested.view.select_entries(np.arange(10, count))
    nested.commands.remove()
    assert nested.model.rowCount() == 10
    document.undo()
    pane.refresh()
    assert nested.model.rowCount() == count


def test_entries_keep_their_selection_when_others_come(pane: InspectorPane, document: Document) -> None:
    nested = links(pane)
    nested.view.select_entries(np.array([1]))
    with document.edit("Elsewhere") as edit:
        edit.replace(document.model.bones, 3, "ik_links", (IkLink(2), IkLink(1), IkLink(0)))
    pane.refresh()
    assert nested.view.entry_rows().tolist() == [2]


def test_renamed_and_renumbered_targets_are_shown(pane: InspectorPane, document: Document) -> None:
    model = links(pane).model
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, [0], "name", "中心")
    pane.refresh()
    assert texts(model, 0) == ["1: 腕", "0: 中心"]
    with document.edit("Remove") as edit:
        edit.remove(document.model.bones, [1])
    pane.refresh()
    assert texts(model, 0) == ["0: 中心"]


def test_the_targets_of_entries_are_gone_to(pane: InspectorPane, document: Document) -> None:
    nested = nested_list(pane, "morphs", 0, "offsets")
    assert not nested.follow_button.isEnabled()
    nested.view.selectAll()
    nested.follow_button.click()
    assert document.selection.active_table == "vertices"
    assert document.selection.rows("vertices").tolist() == [1, 3]
    pane.go_back()
    assert document.selection.active_table == "morphs"


def test_delete_removes_entries(pane: InspectorPane, document: Document) -> None:
    nested = links(pane)
    nested.view.select_entries(np.array([0]))
    nested.run_command("delete")
    assert document.model.bones[3].ik_links == (IkLink(0),)
    assert nested.view.entry_rows().tolist() == [0]
    nested.remove_button.click()
    assert document.model.bones[3].ik_links == ()
    assert not nested.remove_button.isEnabled()


def test_a_cell_is_typed_into(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested = nested_list(pane, "morphs", 1, "offsets")
    show_active(pane, qtbot)
    nested.view.setFocus()
    nested.view.setCurrentIndex(nested.model.index(1, 1))
    qtbot.keyClick(nested.view, Qt.Key.Key_F2)
    editor: Any = nested.view.indexWidget(nested.view.currentIndex())
    editor.line.selectAll()
    qtbot.keyClicks(editor.line, "*3")
    qtbot.keyClick(editor.line, Qt.Key.Key_Return)
    assert document.model.morphs[1].offsets["weight"].tolist() == [1.0, 1.5]
    assert document.history.undo_name == "Change Morph weight: 全部"


def test_escape_closes_a_cell_without_an_edit(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested = nested_list(pane, "morphs", 1, "offsets")
    nested.view.setCurrentIndex(nested.model.index(1, 1))
    nested.view.edit(nested.view.currentIndex())
    editor: Any = nested.view.indexWidget(nested.view.currentIndex())
    qtbot.keyClicks(editor.line, "3")
    qtbot.keyClick(editor.line, Qt.Key.Key_Escape)
    assert nested.view.indexWidget(nested.view.currentIndex()) is None
    assert not document.history.steps


def test_the_model_alone_passes_qts_tester(document: Document) -> None:
    model = NestedModel(document, document.model.morphs, field_of(Morph, "offsets"))
    tester = watched(model)
    assert model.rowCount() == 0
    for row in range(len(document.model.morphs)):
        model.show(row)
        model.refresh_texts()
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None
    del tester


def test_steps_in_a_cell_are_one_edit(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested = nested_list(pane, "morphs", 1, "offsets")
    nested.view.setCurrentIndex(nested.model.index(1, 1))
    nested.view.edit(nested.view.currentIndex())
    editor: Any = nested.view.indexWidget(nested.view.currentIndex())
    for _ in range(3):
        qtbot.keyPress(editor.line, Qt.Key.Key_Up)
    qtbot.keyRelease(editor.line, Qt.Key.Key_Up)
    assert document.model.morphs[1].offsets["weight"].tolist() == pytest.approx([1.0, 0.8])
    assert len(document.history.steps) == 1
    qtbot.keyPress(editor.line, Qt.Key.Key_Up)
    qtbot.keyPress(editor.line, Qt.Key.Key_Escape)
    assert document.model.morphs[1].offsets["weight"].tolist() == pytest.approx([1.0, 0.8])
    assert len(document.history.steps) == 1


def test_a_pick_closes_the_cell(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    nested = links(pane)
    nested.view.setCurrentIndex(nested.model.index(0, 0))
    nested.view.edit(nested.view.currentIndex())
    editor: Any = nested.view.indexWidget(nested.view.currentIndex())
    editor.lines[0].selectAll()
    editor.lines[0].insert("手")
    editor.lines[0].finish()
    assert document.model.bones[3].ik_links[0] == IkLink(2)
    qtbot.waitUntil(lambda: nested.view.indexWidget(nested.view.currentIndex()) is None)
