"""FieldTableModel: every table of both storages as a sheet, in step with whatever happens to the document."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView, QTreeView
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import field_of
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.ui.editors.revisions import Parts, SameValue, constant
from editor.ui.models.field_table import FieldTableModel
from editor.ui.models.marks import NameMode, Names
from editor.ui.models.outline import OutlineModel
from editor.ui.models.row_lists import PoseList
from tests.model.random_models import random_model
from tests.operations.model_making import full_model
from tests.ui.models.watching import Mirror, document_of, edit_at_random, failures, qt_tester, shown

TABLES = tuple(Model().tables)
DESCENDING = Qt.SortOrder.DescendingOrder


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


def column_of(model: FieldTableModel, name: str) -> int:
    return [field.name for field in model.fields].index(name)


def names_shown(model: FieldTableModel) -> list[str]:
    return [model.text(place, column_of(model, "name")) for place in range(model.rowCount())]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("state", ["plain", "sorted", "filtered", "both"])
def test_all_tables_follow_random_edits(qapp: object, qtlog: Any, seed: int, state: str) -> None:
    rng = random.Random(seed)
    document = document_of(random_model(seed, 8))
    models = [FieldTableModel(document, name) for name in TABLES]
    for model in models:
        if state in ("sorted", "both"):
            model.sort(rng.randrange(model.columnCount()), rng.choice(list(Qt.SortOrder)))
        if state in ("filtered", "both"):
            model.set_filter(rng.choice(["0-3", "a", "ボ", "1"]))
    kept = [qt_tester(model) for model in models]
    mirrors = [Mirror(model) for model in models]
    for _ in range(15):
        edit_at_random(document, rng)
        for model, mirror in zip(models, mirrors, strict=True):
            assert mirror.rows == shown(model), model.table.name
            assert len(set(model.rows.tolist())) == model.rowCount() <= len(model.table)
    assert not failures(qtlog)
    assert kept


@pytest.mark.parametrize("name", TABLES)
def test_a_plain_sheet_shows_every_row_in_the_order_of_the_model(document: Document, name: str) -> None:
    model = FieldTableModel(document, name)
    assert model.rowCount() == len(model.table)
    assert model.rows.tolist() == list(range(len(model.table)))
    header = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    assert header == [field.label for field in model.fields]
    if model.rowCount():
        assert model.headerData(0, Qt.Orientation.Vertical) == 0


def test_neighbours_come_and_go_without_a_reset(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    mirror = Mirror(model)
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 1, [Bone("a"), Bone("b")])
        edit.move(document.model.bones, [1, 2], 3)
        edit.remove(document.model.bones, [0, 1])
    document.undo()
    assert mirror.resets == 0
    assert mirror.rows == shown(model)


def test_sorting_changes_the_view_and_never_the_model(document: Document) -> None:
    model = FieldTableModel(document, "vertices")
    with document.edit("edit") as edit:
        edit.set(document.model.vertices, slice(None), "position", [(1, y, 0) for y in (3, 1, 2, 0, 1, 3)])
    before = document.model.vertices["position"].copy()
    model.sort(column_of(model, "position"))
    assert model.rows.tolist() == [3, 1, 4, 2, 0, 5]
    model.sort(column_of(model, "position"), DESCENDING)
    assert model.rows.tolist() == [0, 5, 2, 1, 4, 3]  # equal ones in the order of the model, either way
    model.sort(-1)
    assert model.rows.tolist() == list(range(6))
    assert np.array_equal(before, document.model.vertices["position"])


def test_texts_sort_by_characters_and_what_means_nothing_comes_last(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    model.sort(column_of(model, "name"), DESCENDING)
    assert names_shown(model) == sorted(names_shown(model), reverse=True)
    for order in Qt.SortOrder:
        model.sort(column_of(model, "ik_target"), order)
        assert names_shown(model)[0] == "手ＩＫ"
        assert model.text(1, column_of(model, "ik_target")) == ""


@pytest.mark.parametrize(
    ("name", "text", "rows"),
    [
        ("bones", "手", [2, 3]),
        ("bones", "ik", [3]),  # half width and lower case find full width and upper case
        ("bones", "1-2", [1, 2]),
        ("bones", "手 center", []),
        ("bones", "hand 手", [2, 3]),
        ("morphs", "bone", [2]),  # the label of a choice
        ("vertices", "腕", [0, 1, 3, 4]),  # a bone of the vertex
        ("vertices", "4", [4]),
        ("vertices", "bdef1", [0, 1, 2, 3, 4, 5]),
        ("faces", "髪", [2, 3]),
        ("faces", "nothing of the kind", []),
    ],
)
def test_the_filter(document: Document, name: str, text: str, rows: list[int]) -> None:
    model = FieldTableModel(document, name)
    model.set_filter(text)
    assert model.rows.tolist() == rows
    model.set_filter("")
    assert model.rowCount() == len(model.table)


def test_an_edited_row_stays_where_it_is_and_a_new_one_is_shown(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    model.set_filter("手")
    model.sort(column_of(model, "name"))
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 2, "name", "あ")
    assert names_shown(model) == ["あ", "手ＩＫ"]
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("頭")])
    assert names_shown(model) == ["あ", "手ＩＫ", "頭"]
    assert model.rows.tolist() == [3, 4, 0]


def test_setting_a_cell_sets_that_cell_however_many_rows_are_selected(document: Document) -> None:
    model = FieldTableModel(document, "materials")
    document.selection.select("materials", [0, 1])
    assert model.setData(model.index(1, column_of(model, "shininess")), 7.5)
    assert [material.shininess for material in document.model.materials] == [5.0, 7.5]
    assert len(document.history.steps) == 1


def test_all_selected_rows_are_revised_in_one_step(document: Document) -> None:
    model = FieldTableModel(document, "materials")
    document.selection.select("materials", [0, 1])
    model.revise(1, column_of(model, "shininess"), SameValue(7.5), in_selected=True)
    assert [material.shininess for material in document.model.materials] == [7.5, 7.5]
    assert [step.name for step in document.history.steps] == ["Change Specular power: 2 materials"]


def test_only_the_revised_row_changes_when_it_is_not_selected(document: Document) -> None:
    model = FieldTableModel(document, "materials")
    document.selection.select("materials", [0])
    model.revise(1, column_of(model, "shininess"), SameValue(7.5), in_selected=True)
    assert [material.shininess for material in document.model.materials] == [5.0, 7.5]


def test_selected_rows_that_the_filter_hides_are_not_edited(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    document.selection.select("bones", [0, 2, 3])
    model.set_filter("手")
    model.revise(0, column_of(model, "level"), SameValue(4), in_selected=True)
    assert [bone.level for bone in document.model.bones] == [0, 0, 4, 4]


def test_a_revision_changes_only_the_touched_component(document: Document) -> None:
    model = FieldTableModel(document, "vertices")
    document.selection.select("vertices", [1, 2])
    model.revise(1, column_of(model, "position"), Parts({1: constant(9)}), in_selected=True)
    assert document.model.vertices["position"][:3].tolist() == [[0, 0, 0], [1, 9, -1], [2, 9, -2]]


def test_a_revision_leaves_rows_alone_for_which_the_field_means_nothing(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    document.selection.select("bones", range(4))
    model.revise(3, column_of(model, "ik_loops"), SameValue(40), in_selected=True)
    assert [bone.ik_loops for bone in document.model.bones] == [0, 0, 0, 40]


def test_what_the_model_cannot_hold_is_refused_and_nothing_happens(document: Document, qtbot: QtBot) -> None:
    model = FieldTableModel(document, "bones")
    with qtbot.waitSignal(model.refused):
        assert not model.setData(model.index(0, column_of(model, "parent")), 99)
    with qtbot.waitSignal(model.refused):
        assert not model.setData(model.index(0, column_of(model, "level")), "much")
    assert not document.history.steps


def test_cells_that_mean_nothing_are_empty_and_closed(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    loops, links, name = (column_of(model, field) for field in ("ik_loops", "ik_links", "name"))
    editable = Qt.ItemFlag.ItemIsEditable
    assert model.index(0, loops).data() == ""
    assert not model.flags(model.index(0, loops)) & editable
    assert model.flags(model.index(3, loops)) & editable
    assert model.index(3, links).data() == "2 links"
    assert not model.flags(model.index(3, links)) & editable
    assert model.flags(model.index(0, name)) & editable


def test_flags_decide_at_once_what_a_bone_has(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    mirror = Mirror(model)
    model.setData(model.index(0, column_of(model, "flags")), BoneFlags.IK)
    assert model.index(0, column_of(model, "ik_loops")).data() == "0"
    assert mirror.rows == shown(model)


def test_names_elsewhere_and_the_language_of_names_show_at_once(document: Document) -> None:
    names = NameMode()
    model = FieldTableModel(document, "vertices", names=names)
    mirror = Mirror(model)
    bones = column_of(model, "bones")
    assert model.index(0, bones).data() == "0: センター, 1: 腕"
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 1, "name", "右腕")
    assert mirror.rows == shown(model)
    names.choose(Names.ENGLISH)
    assert model.index(0, bones).data() == "0: center, 1: arm"
    assert mirror.rows == shown(model)


def test_only_the_rows_that_name_a_renamed_one_are_painted_again(document: Document) -> None:
    model = FieldTableModel(document, "bones")
    mirror, parent = Mirror(model), column_of(model, "parent")
    parents = [bone.parent for bone in document.model.bones]
    renamed = next(row for row in parents if row >= 0 and parents.count(row) < len(parents) - 1)
    children = [row for row, above in enumerate(parents) if above == renamed]
    painted: set[int] = set()
    model.dataChanged.connect(
        lambda first, last: painted.update(range(first.row(), last.row() + 1) if first.column() == parent else ())
    )
    with document.edit("edit") as edit:
        edit.set(document.model.bones, renamed, "name", "別名")
    assert painted == set(range(children[0], children[-1] + 1))
    assert mirror.rows == shown(model)


def test_colours_are_decorations(document: Document) -> None:
    model = FieldTableModel(document, "materials")
    with document.edit("edit") as edit:
        edit.set(document.model.materials, 0, "diffuse", (2.0, 0.5, -1.0, 0.25))
    color = model.index(0, column_of(model, "diffuse")).data(Qt.ItemDataRole.DecorationRole)
    assert [round(part, 2) for part in color.getRgbF()] == [1.0, 0.5, 0.0, 0.25]
    assert model.index(0, column_of(model, "shininess")).data(Qt.ItemDataRole.DecorationRole) is None


def test_names_that_motions_cannot_find_are_marked(document: Document, qtbot: QtBot) -> None:
    model = FieldTableModel(document, "bones")
    name = column_of(model, "name")
    assert not any(model.warns(place, name) for place in range(3))
    with document.edit("edit") as edit:
        edit.set(document.model.bones, [0, 1], "name", "とても長い名前です")
        edit.set(document.model.bones, 2, "name", "⛄")
    qtbot.waitUntil(lambda: all(model.warns(place, name) for place in range(3)))
    assert "more than 15 bytes" in model.findings_text(0, name)
    assert "“とても長い名前です” is the name of 2 rows" in model.findings_text(1, name)
    assert "not Shift-JIS" in model.findings_text(2, name)
    assert "Shift-JIS" not in model.findings_text(3, name)
    assert model.foreground(0, name) is None  # it moves as it should
    assert "more than 15 bytes" in model.index(0, name).data(Qt.ItemDataRole.ToolTipRole)
    assert not model.warns(0, column_of(model, "level"))


def test_notes_mark_nothing(document: Document, qtbot: QtBot) -> None:
    model = FieldTableModel(document, "bones")
    name = column_of(model, "name")
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 1, "name_en", "")
    qtbot.waitUntil(lambda: "no English name" in model.index(1, name).data(Qt.ItemDataRole.ToolTipRole))
    assert not model.warns(1, name)
    assert model.foreground(1, name) is None


def test_only_what_is_marked_otherwise_is_painted_again(document: Document, qtbot: QtBot) -> None:
    model = FieldTableModel(document, "bones")
    qtbot.waitUntil(lambda: document.checker.is_fresh)
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 2, "name", "⛄")
    told: list[tuple[int, int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row(), last.column())))
    qtbot.waitUntil(lambda: document.checker.is_fresh)
    assert told == [(2, 2, 0)]


def test_bones_that_deform_too_early_are_red_and_say_why(document: Document, qtbot: QtBot) -> None:
    model = FieldTableModel(document, "bones")
    name = column_of(model, "name")
    arm, foreground = model.index(1, name), Qt.ItemDataRole.ForegroundRole
    assert arm.data(foreground) is None
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 0, "level", 2)  # of another row
    qtbot.waitUntil(lambda: arm.data(foreground) is not None)
    assert arm.data(foreground).color().red() > 150
    assert model.warns(1, name)
    assert "Deforms before its parent" in arm.data(Qt.ItemDataRole.ToolTipRole)
    assert model.index(1, column_of(model, "parent")).data(foreground) is None
    document.undo()
    qtbot.waitUntil(lambda: arm.data(foreground) is None)
    assert not model.warns(1, name)


def test_the_targets_of_a_cell(document: Document) -> None:
    vertices, bones = (FieldTableModel(document, name) for name in ("vertices", "bones"))
    assert vertices.targets(0, column_of(vertices, "bones")) == [("bones", 0), ("bones", 1)]
    assert bones.targets(0, column_of(bones, "parent")) == []
    assert bones.targets(0, column_of(bones, "ik_target")) == []
    assert bones.targets(0, column_of(bones, "name")) == []


def test_vertices_of_a_column_that_was_never_written(document: Document) -> None:
    model = FieldTableModel(document, "vertices")
    column = column_of(model, "uv3")
    assert not document.model.vertices.stores("uv3")
    model.sort(column)
    assert model.index(0, column).data() == "0, 0, 0, 0"
    assert field_of(model.table.row_type, "uv3").size == 4


def test_what_bones_do_stands_beside_their_names(document: Document) -> None:
    names = NameMode()
    model = FieldTableModel(document, "bones", names=names)
    name, told = column_of(model, "name"), []
    model.dataChanged.connect(lambda first, last: told.append((first.column(), first.row(), last.row())))
    with document.edit("Flags") as edit:
        edit.set(document.model.rigid_bodies, [0], "bone", 1)
        edit.set(document.model.rigid_bodies, [0], "mode", BodyMode.PHYSICS)
    assert (name, 0, model.rowCount() - 1) in told
    mark = model.role(1, name)
    assert mark is not None
    assert mark.text.startswith("Moved by physics")
    assert mark.text in model.tooltip(1, name)
    assert model.role(1, column_of(model, "parent")) is None
    told.clear()
    names.show_roles(False)
    assert (name, 0, model.rowCount() - 1) in told
    assert model.role(1, name) is None
    assert FieldTableModel(document, "morphs", names=NameMode()).role(0, 0) is None


@pytest.mark.parametrize("kind", ["table", "outline", "list"])
@pytest.mark.parametrize("text", ["", "x"])
def test_marked_rows_that_are_deleted_are_told_to_no_view(qtbot: QtBot, qtlog: Any, kind: str, text: str) -> None:
    """Neither when they go nor when the checks find that there are no faults any more, and as they come back."""
    document = document_of(full_model())
    with document.edit("Names") as edit:
        edit.set(document.model.bones, range(4), "name", ["x", "x", "x", "x"])
    model = {
        "table": lambda: FieldTableModel(document, "bones"),
        "outline": lambda: OutlineModel(document),
        "list": lambda: PoseList(document),
    }[kind]()
    model.set_filter(text)
    view = QTableView() if kind == "table" else QTreeView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.show()
    checker = document.checker
    qtbot.waitUntil(lambda: checker.is_fresh and len(checker.faults("bones").of(3)) > 0)
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [1, 2, 3])
    qtbot.waitUntil(lambda: checker.is_fresh)
    document.undo()
    qtbot.waitUntil(lambda: checker.is_fresh and len(checker.faults("bones").of(3)) > 0)
    assert [record.message for record in qtlog.records if "invalid index" in record.message] == []
