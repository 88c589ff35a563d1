"""Editing through a Document: steps, gestures, what views hear, and when there is something to save."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.formats import Content, load, new_content, save
from editor.model.changes import Action, Change
from editor.model.history import History
from editor.model.mesh import Vertex
from editor.model.morphs import MorphKind
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model


@pytest.fixture
def document() -> Document:
    content = new_content()
    content.model = full_model()
    return Document(content)


class TestAdditionalUvs:
    """Their count goes up by itself, in the same step, and what was typed is in the saved file."""

    def test_what_is_set_raises_the_count_in_the_same_step(self, document: Document, tmp_path: Path) -> None:
        before = fingerprint(document.model)
        with document.edit("Change") as edit:
            edit.set(edit.model.info, 0, "additional_uvs", 0)
        with document.edit("Change") as edit:
            edit.set(edit.model.vertices, [1], "uv2", (1, 2, 3, 4))
        assert document.model.info[0].additional_uvs == 2
        save(document.content, tmp_path / "uvs.pmx")
        assert load(tmp_path / "uvs.pmx").model.vertices["uv2"][1].tolist() == [1, 2, 3, 4]
        document.undo()
        assert document.model.info[0].additional_uvs == 0
        document.undo()
        assert fingerprint(document.model) == before

    def test_a_gesture_raises_it_too(self, document: Document) -> None:
        edit = document.begin("Drag")
        for value in (1, 2):
            edit.set(edit.model.vertices, [0], "uv3", (value, 0, 0, 0))
        document.commit()
        assert document.model.info[0].additional_uvs == 3

    def test_morphs_and_rows_that_come_raise_it(self, document: Document) -> None:
        with document.edit("Insert") as edit:
            edit.insert(edit.model.vertices, 0, [Vertex(uv1=(0, 1, 0, 0))])
        assert document.model.info[0].additional_uvs == 1
        with document.edit("Kind") as edit:
            edit.set(edit.model.morphs, 0, "kind", MorphKind.UV4)
        assert document.model.info[0].additional_uvs == 4

    def test_who_lowers_it_is_left_alone(self, document: Document) -> None:
        with document.edit("Change") as edit:
            edit.set(edit.model.vertices, [0], "uv2", (1, 0, 0, 0))
        with document.edit("Change") as edit:
            edit.set(edit.model.info, 0, "additional_uvs", 1)
        with document.edit("Change") as edit:
            edit.set(edit.model.vertices, [0], "uv1", (1, 0, 0, 0))
            edit.set(edit.model.vertices, [0], "uv", (1, 0))
        assert document.model.info[0].additional_uvs == 1


class Ear:
    """Hears all that a document says, in order."""

    def __init__(self, document: Document) -> None:
        self.heard: list[Any] = []
        document.about_to_change.connect(self.before)
        document.changed.connect(self.after)
        document.history_changed.connect(self.history)
        document.modified_changed.connect(self.modified)

    def before(self, change: Change) -> None:
        self.heard.append(("before", change.action, change.table))

    def after(self, change: Change) -> None:
        self.heard.append(("after", change.action, change.table))

    def history(self) -> None:
        self.heard.append("history")

    def modified(self, modified: bool) -> None:
        self.heard.append(("modified", modified))


def name_of(document: Document) -> str:
    return str(document.model.info[0].name)


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def fail(document: Document) -> None:
    with document.edit("Fails") as edit:
        edit.remove(document.model.vertices, [0, 1])
        edit.remove(document.model.bones, [99])


def test_an_edit_is_one_step(document: Document) -> None:
    before = fingerprint(document.model)
    with document.edit("Two things") as edit:
        edit.set(document.model.info, 0, "name", "a")
        edit.remove(document.model.bones, [1])
    assert [step.name for step in document.history.steps] == ["Two things"]
    document.undo()
    assert fingerprint(document.model) == before
    document.redo()
    assert name_of(document) == "a"


def remove_bones(document: Document, *rows: int) -> None:
    document.selection.set_active_table("bones")
    document.selection.select("bones", rows)
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, rows)


def selected(document: Document) -> tuple[str, list[int]]:
    return document.selection.active_table, document.selection.rows(document.selection.active_table).tolist()


def test_undo_and_redo_select_what_was_selected_then(document: Document) -> None:
    remove_bones(document, 1, 2)
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", [3])
    rename(document, "a")
    document.selection.select("morphs", [4])
    document.undo()
    assert selected(document) == ("morphs", [3])
    document.undo()
    assert selected(document) == ("bones", [1, 2])
    document.redo()
    assert selected(document) == ("morphs", [3])
    document.redo()
    assert selected(document) == ("morphs", [4])
    document.go_to(0)
    assert selected(document) == ("bones", [1, 2])


def test_selections_follow_a_history_that_forgets(document: Document) -> None:
    document.history.budget = 0
    remove_bones(document, 1)
    remove_bones(document, 0)
    assert len(document.history.steps) == 1
    document.selection.select("bones", [])
    document.undo()
    assert selected(document) == ("bones", [0])


def test_an_edit_that_fails_leaves_the_selection(document: Document) -> None:
    document.selection.set_active_table("vertices")
    document.selection.select("vertices", [0, 3])
    with pytest.raises(IndexError):
        fail(document)
    assert selected(document) == ("vertices", [0, 3])


def test_views_hear_before_and_after_and_then_of_the_history(document: Document) -> None:
    ear = Ear(document)
    rename(document, "a")
    assert ear.heard == [
        ("before", Action.SET, "info"),
        ("after", Action.SET, "info"),
        "history",
        ("modified", True),
    ]
    ear.heard.clear()
    document.undo()
    assert ear.heard[-2:] == ["history", ("modified", False)]


def test_an_edit_that_changes_nothing_is_no_step(document: Document) -> None:
    ear = Ear(document)
    with document.edit("Nothing"):
        pass
    assert ear.heard == []
    assert not document.is_modified


def test_an_exception_takes_everything_back(document: Document) -> None:
    before = fingerprint(document.model)
    with pytest.raises(IndexError):
        fail(document)
    assert fingerprint(document.model) == before
    assert not document.history.steps
    assert not document.is_editing
    rename(document, "still editable")
    assert document.history.can_undo


def test_an_edit_within_an_edit_joins_it(document: Document) -> None:
    with document.edit("Outer") as outer:
        rename(document, "a")
        with document.edit("Inner") as inner:
            assert inner is outer
            inner.remove(document.model.bones, [1])
        assert document.is_editing
    assert [step.name for step in document.history.steps] == ["Outer"]


def test_an_exception_within_an_inner_edit_takes_back_the_outer_too(document: Document) -> None:
    before = fingerprint(document.model)
    with pytest.raises(IndexError), document.edit("Outer"):
        fail(document)
    assert fingerprint(document.model) == before


def test_neither_history_nor_gestures_within_an_edit(document: Document) -> None:
    rename(document, "a")
    with document.edit("Block"):
        for forbidden in (document.undo, document.redo, document.commit, document.cancel, document.snapshot):
            with pytest.raises(RuntimeError):
                forbidden()
        with pytest.raises(RuntimeError):
            document.begin("Gesture")
    assert name_of(document) == "a"


def test_a_gesture_is_one_step_however_often_it_sets(document: Document) -> None:
    before = fingerprint(document.model)
    edit = document.begin("Drag")
    for x in range(50):
        edit.set(document.model.vertices, [0, 1], "position", [x, 0, 0])
    assert document.is_editing
    assert not document.history.can_undo
    document.commit()
    assert [step.name for step in document.history.steps] == ["Drag"]
    assert document.model.vertices["position"][0].tolist() == [49, 0, 0]
    document.undo()
    assert fingerprint(document.model) == before


def test_a_cancelled_gesture_leaves_nothing(document: Document) -> None:
    before = fingerprint(document.model)
    document.begin("Drag").remove(document.model.vertices, [0, 1, 2])
    document.cancel()
    assert fingerprint(document.model) == before
    assert not document.history.steps
    document.cancel()
    document.commit()


def test_undo_takes_back_the_gesture_and_nothing_else(document: Document) -> None:
    rename(document, "a")
    document.begin("Drag").set(document.model.info, 0, "name", "b")
    document.undo()
    assert name_of(document) == "a"
    assert not document.is_editing


def test_undo_passes_over_a_gesture_that_did_nothing_yet(document: Document) -> None:
    rename(document, "a")
    document.begin("Drag")
    document.undo()
    assert name_of(document) == ""


@pytest.mark.parametrize("end", ["edit", "begin", "redo", "go_to", "snapshot"])
def test_whatever_else_happens_commits_the_gesture(document: Document, end: str) -> None:
    edit = document.begin("Drag")
    edit.set(document.model.info, 0, "name", "dragged")
    match end:
        case "edit":
            with document.edit("Other") as other:
                other.remove(document.model.bones, [1])
        case "begin":
            document.begin("Other")
        case "redo":
            document.redo()
        case "go_to":
            document.go_to(1)
        case "snapshot":
            document.snapshot()
    assert document.history.steps[0].name == "Drag"
    assert not document.is_open(edit)


@pytest.mark.parametrize("position", [0, 1, 2])
def test_no_gesture_takes_the_steps_that_can_be_redone(document: Document, position: int) -> None:
    """As where a form shows what it would do while the history is gone through."""
    for name in ("a", "b"):
        rename(document, name)
    document.go_to(position and 1)
    document.begin("Drag").set(document.model.info, 0, "name", "dragged")
    document.go_to(position)
    assert len(document.history.steps) == 2
    assert name_of(document) == ("", "a", "b")[position]
    document.undo()
    document.begin("Drag").set(document.model.info, 0, "name", "dragged")
    document.redo()
    assert name_of(document) == ("a", "a", "b")[position]


def test_a_closed_edit_can_change_nothing(document: Document) -> None:
    edit = document.begin("Drag")
    assert document.is_open(edit)
    rename(document, "other")
    before = fingerprint(document.model)
    for change in (
        lambda: edit.set(document.model.info, 0, "name", "late"),
        lambda: edit.remove(document.model.bones, [0]),
        lambda: edit.set(document.model.vertices, [0], "position", [9, 9, 9]),
    ):
        with pytest.raises(RuntimeError, match="committed or cancelled"):
            change()
    assert fingerprint(document.model) == before


def test_goes_to_any_position(document: Document) -> None:
    for name in "abc":
        rename(document, name)
    document.go_to(1)
    assert name_of(document) == "a"
    document.go_to(3)
    assert name_of(document) == "c"
    assert document.history.position == 3


def test_says_what_was_undone(document: Document, qtbot: QtBot) -> None:
    rename(document, "a")
    with qtbot.waitSignal(document.status_message) as said:
        document.undo()
    assert "Rename" in said.args[0]


# -- the selection --------------------------------------------------------------------------------------------------


def test_the_selection_is_right_when_views_hear_of_a_change(document: Document) -> None:
    seen: list[list[int]] = []
    selection = document.selection
    selection.select("bones", [2, 3])
    document.changed.connect(lambda change: seen.append(selection.rows("bones").tolist()))
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [0])
    assert seen[-1] == [1, 2]
    document.undo()
    assert selection.rows("bones").tolist() == [2, 3]


def test_the_selection_speaks_after_the_change(document: Document) -> None:
    order: list[str] = []
    document.selection.select("bones", [1])
    document.changed.connect(lambda change: order.append(f"data {change.action.name}"))
    document.selection.changed.connect(lambda table: order.append(f"selection {table}"))
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [1], heir="parent")
    assert order[-2:] == ["data REMOVE", "selection bones"]


def test_all_parts_are_right_when_the_first_listener_hears_of_a_change(document: Document) -> None:
    seen: list[tuple[list[bool], list[bool]]] = []
    document.changed.connect(lambda change: seen.append(hidden_and_posed(document)))  # before any part was asked for
    document.masking.mask("bones", [2])
    document.posing.pose_bones([3], offsets=(1, 0, 0))
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [0])
    assert seen[-1] == ([False, True, False], [False, False, True])
    document.undo()
    assert seen[-1] == ([False, False, True, False], [False, False, False, True])


def hidden_and_posed(document: Document) -> tuple[list[bool], list[bool]]:
    assert len(document.posing.current_pose().offsets) == len(document.model.bones)
    return document.masking.masked("bones").tolist(), document.posing.overridden_bones.tolist()


def test_the_parts_speak_after_the_change_in_a_fixed_order(document: Document) -> None:
    order: list[str] = []
    posing, masking = document.posing, document.masking
    posing.set_active(True)
    masking.mask("bones", [2])
    document.selection.select("bones", [2])
    posing.changed.connect(lambda: order.append("posing"))
    masking.changed.connect(lambda: order.append("masking"))
    document.selection.changed.connect(lambda table: order.append("selection"))
    document.changed.connect(lambda change: order.append("data"))
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [1], heir="parent")
    assert order[-4:] == ["data", "selection", "masking", "posing"]


# -- the file -------------------------------------------------------------------------------------------------------


def saved_at(document: Document) -> Any:
    return document.snapshot()[1]


def test_modified_is_what_differs_from_the_file(document: Document) -> None:
    assert not document.is_modified
    rename(document, "a")
    mark = saved_at(document)
    document.saved(mark, Path("a.pmx"), "pmx")
    assert not document.is_modified
    document.undo()
    assert document.is_modified
    document.redo()
    assert not document.is_modified


def test_a_recovered_document_is_modified_from_the_start(document: Document) -> None:
    recovered = Document(document.content, is_saved=False)
    assert recovered.is_modified
    rename(recovered, "a")
    recovered.undo()
    assert recovered.is_modified
    recovered.saved(saved_at(recovered), Path("a.pmx"), "pmx")
    assert not recovered.is_modified


def test_what_was_edited_during_a_save_is_still_to_be_saved(document: Document) -> None:
    rename(document, "a")
    mark = saved_at(document)
    rename(document, "b")
    document.saved(mark, Path("a.pmx"), "pmx")
    assert document.is_modified
    document.undo()
    assert not document.is_modified


def test_a_save_of_what_was_undone_and_edited_over_is_nowhere_in_the_history(document: Document) -> None:
    rename(document, "a")
    mark = saved_at(document)
    document.undo()
    rename(document, "b")
    document.saved(mark, Path("a.pmx"), "pmx")
    assert document.is_modified
    document.undo()
    assert document.is_modified  # the file holds "a"


def test_the_mark_follows_when_old_steps_are_forgotten(document: Document) -> None:
    document.history = History(budget=1)
    rename(document, "a")
    base = saved_at(document)
    rename(document, "b")
    mark = saved_at(document)
    rename(document, "c")
    assert len(document.history.steps) == 1
    document.saved(mark, Path("a.pmx"), "pmx")
    assert document.is_modified
    document.undo()
    assert not document.is_modified
    document.saved(base, Path("a.pmx"), "pmx")
    assert document.is_modified


def test_the_path_and_its_title(document: Document, qtbot: QtBot) -> None:
    assert document.path is None
    assert document.title == "Untitled"
    with qtbot.waitSignal(document.path_changed):
        document.saved(saved_at(document), Path("models") / "ミク.pmx", "pmx")
    assert document.title == "ミク.pmx"
    with qtbot.assertNotEmitted(document.path_changed):
        document.saved(saved_at(document), Path("models") / "ミク.pmx", "pmx")


def test_a_snapshot_stays_as_it_is(document: Document) -> None:
    content, _ = document.snapshot()
    before = fingerprint(content.model)
    with document.edit("All") as edit:
        edit.set(document.model.vertices, slice(None), "position", [1, 2, 3])
        edit.remove(document.model.bones, [0])
    assert isinstance(content, Content)
    assert fingerprint(content.model) == before


# -- size and life --------------------------------------------------------------------------------------------------


def test_a_closed_document_is_gone_at_once(document: Document) -> None:
    other = Document(new_content())
    rename(other, "a")
    other.undo()
    ghost = weakref.ref(other)
    gc.disable()
    try:
        del other
        assert ghost() is None
    finally:
        gc.enable()


def test_a_million_vertices(document: Document) -> None:
    count = 1_000_000
    content = new_content()
    content.model.vertices.fill(count, position=np.zeros((count, 3), np.float32))
    large = Document(content)
    large.selection.select("vertices", np.arange(0, count, 2))
    large.selection.select("vertices", np.ones(count, np.bool_), SelectionMode.ADD)
    large.selection.select("vertices", [5, 3], SelectionMode.REMOVE)
    with large.edit("Delete") as edit:
        edit.remove(large.model.vertices, [0, 4])
    assert len(large.selection.rows("vertices")) == count - 4
    assert large.selection.rows("vertices")[:3].tolist() == [0, 1, 4]


def test_transform_mode_begins_with_bones(document: Document) -> None:
    """Without any view: whoever shows the document finds it so."""
    document.selection.set_active_table("materials")
    document.posing.set_active(True)
    assert document.selection.active_table == "bones"
    document.selection.set_active_table("materials")
    document.posing.set_active(False)
    assert document.selection.active_table == "materials"
