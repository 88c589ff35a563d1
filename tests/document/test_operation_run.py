"""A run of an operation: shown while its parameters change, kept as one step, or taken back without a trace."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document import operation_run
from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.operation_run import (
    OperationRun,
    reason_against,
    repeat_last,
    rows_of,
    run_at_once,
    with_existing_rows,
)
from editor.formats import Content, save
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import integer, reference, rows_parameter
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.model.move_model import MoveModel
from editor.operations.model.whole_model import TakeFromModel
from editor.operations.operation import Need, NoParameters, Operation, OperationContext, Report, Result
from editor.operations.rows.row_values import TransformRows
from editor.operations.textures.sort_textures import SortTextures
from tests.jobs import let_jobs_end
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model


def make_document() -> Document:
    return Document(Content(full_model(), "pmx"))


def test_parameters_change_and_one_step_is_left() -> None:
    document = make_document()
    before = fingerprint(document.model)
    x = document.model.bones[0].position[0]
    run = OperationRun(document, OPERATIONS["model.move"])
    for far in (1.0, 2.0, 3.0):
        run.run(MoveModel((far, 0, 0)))
        assert document.model.bones[0].position[0] == x + far
        assert run.is_shown
    assert not document.history.steps
    run.keep()
    assert [step.name for step in document.history.steps] == ["Move the model"]
    document.undo()
    assert fingerprint(document.model) == before


def test_what_is_taken_back_leaves_rows_and_selection() -> None:
    document = make_document()
    document.selection.set_active_table("materials")
    document.selection.select("materials", [0])
    before = fingerprint(document.model)
    run = OperationRun(document, OPERATIONS["rows.delete"])
    run.run(run.operation.parameters())
    assert fingerprint(document.model) != before
    run.take_back()
    assert fingerprint(document.model) == before
    assert document.selection.rows("materials").tolist() == [0]
    assert not document.history.steps


def test_vertices_of_chosen_faces_are_worked_on_and_not_those_that_were_selected_before() -> None:
    document = make_document()
    selection, faces = document.selection, document.model.faces["vertices"]
    selection.set_active_table("vertices")
    selection.select("vertices", [int(faces[-1].max())])
    selection.set_active_table("faces")
    selection.select("faces", [0])
    operation = OPERATIONS["vertices.uv"]
    assert reason_against(document, operation) is None
    assert rows_of(document, operation).rows.tolist() == sorted(set(faces[0].tolist()))
    selection.select("faces", [])
    assert reason_against(document, operation) is not None


def test_a_refusal_says_why_and_changes_nothing() -> None:
    document = make_document()
    said: list[str] = []
    document.status_message.connect(said.append)
    document.selection.set_active_table("materials")
    document.selection.select("materials", [0])
    before = fingerprint(document.model)
    run_at_once(document, OPERATIONS["materials.merge"])
    assert fingerprint(document.model) == before
    assert "two materials" in said[-1].lower()
    assert said[-1][0].isupper()


def test_the_result_is_selected_and_said() -> None:
    document = make_document()
    said: list[str] = []
    document.status_message.connect(said.append)
    document.selection.set_active_table("bones")
    document.selection.select("bones", [0])
    run_at_once(document, OPERATIONS["rows.duplicate"])
    assert document.selection.rows("bones").tolist() == [1]
    assert "1 duplicated" in said[-1]


@pytest.mark.parametrize(
    ("id", "table", "active"),
    [
        ("names.translate", "joints", "joints"),
        ("weights.convert", "materials", "materials"),
        ("morphs.from-materials", "materials", "morphs"),
    ],
)
def test_another_table_is_active_where_it_has_new_rows(id: str, table: str, active: str) -> None:
    document = make_document()
    with document.edit("untranslated") as edit:
        edit.set(document.model.bones, 0, "name", "左腕")
        edit.set(document.model.bones, 0, "name_en", "")
    document.selection.set_active_table(table)
    if table == "materials":
        document.selection.select(table, [0])
    run = OperationRun(document, OPERATIONS[id])
    run.run(OPERATIONS[id].parameters())
    run.keep()
    assert len(document.history.steps) == 2
    assert document.selection.active_table == active


def test_another_edit_keeps_what_is_shown() -> None:
    """Whatever else edits ends the run; it cannot take back then what is no longer its own."""
    document = make_document()
    run = OperationRun(document, OPERATIONS["model.move"])
    run.run(MoveModel((1, 0, 0)))
    with document.edit("another") as edit:
        edit.set(document.model.bones, 0, "name", "x")
    run.take_back()
    assert [step.name for step in document.history.steps] == ["Move the model", "another"]


def test_a_model_is_read_from_its_file_behind_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    document, other = make_document(), full_model()
    with Edit(other) as edit:
        edit.set(other.vertices, slice(None), "position", 7.0)
    save(Content(other, "pmx"), tmp_path / "other.pmx")
    run = OperationRun(document, OPERATIONS["model.replace-positions"])
    with qtbot.waitSignal(run.done):
        run.run(TakeFromModel(str(tmp_path / "other.pmx")))
        run.keep()
    assert np.all(document.model.vertices["position"] == 7)
    assert len(document.history.steps) == 1


def test_a_file_that_cannot_be_read_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    run = OperationRun(make_document(), OPERATIONS["model.replace-positions"])
    (tmp_path / "broken.pmx").write_bytes(b"no model")
    for name in ("nothing.pmx", "broken.pmx"):
        with qtbot.waitSignal(run.refused) as refused:
            run.run(TakeFromModel(str(tmp_path / name)))
        assert name in refused.args[0]


@dataclass(frozen=True, slots=True)
class Numbered:
    number: int = integer("Number", 1, minimum=1, help="Any.")


def heavy(applied: list[int]) -> Operation:
    """An operation that works out beforehand what it then keeps in a list."""

    def work_out(context: OperationContext, parameters: Numbered, report: Report) -> int:
        report(0.5, "")
        return parameters.number * 10

    def function(edit: Edit, context: OperationContext, parameters: Numbered) -> Result:
        applied.append(context.prepared)
        edit.set(edit.model.info, 0, "name", str(context.prepared))
        return Result(TranslatableText("done"))

    return Operation("tests.heavy", "Heavy", function, help="Any.", parameters=Numbered, prepare=work_out)


def test_only_the_last_of_several_runs_arrives(qtbot: QtBot) -> None:
    applied: list[int] = []
    document = make_document()
    run = OperationRun(document, heavy(applied))
    run.run(Numbered(1))
    with qtbot.waitSignal(run.done):
        run.run(Numbered(2))
    qtbot.wait(50)
    assert applied == [20]
    run.keep()
    assert document.model.info[0].name == "20"


def test_a_model_that_was_edited_meanwhile_is_left_alone(qtbot: QtBot) -> None:
    applied: list[Any] = []
    document = make_document()
    run = OperationRun(document, heavy(applied))
    with qtbot.waitSignal(run.refused):
        run.run(Numbered(1))
        with document.edit("another") as edit:
            edit.set(document.model.info, 0, "name", "x")
    assert not applied


def sorting(tmp_path: Path) -> tuple[Document, OperationRun]:
    """A document with a texture that is to be copied into its folder, and the run that does it."""
    (tmp_path / "a.png").write_bytes(b"A")
    model = Model()
    model.textures.records.append(Texture("a.png"))
    model.materials.records.append(Material("skin", texture=0))
    document = Document(Content(model, "pmx", tmp_path / "model.pmx"))
    return document, OperationRun(document, OPERATIONS["textures.sort-folders"])


def test_files_are_copied_once_the_step_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    document, run = sorting(tmp_path)
    with qtbot.waitSignal(run.done):
        run.run(SortTextures(copy=True))
    assert not (tmp_path / "tex").exists()
    run.keep()
    let_jobs_end()
    assert (tmp_path / "tex" / "a.png").read_bytes() == b"A"
    assert document.model.textures[0].path == "tex/a.png"


def test_no_file_is_copied_for_a_step_that_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    document, run = sorting(tmp_path)
    with qtbot.waitSignal(run.refused):
        run.run(SortTextures(copy=True))
        run.keep()
        with document.edit("another") as edit:
            edit.set(document.model.info, 0, "name", "x")
    let_jobs_end()
    assert [path.name for path in tmp_path.iterdir()] == ["a.png"]
    assert document.model.textures[0].path == "a.png"


def test_a_step_whose_files_cannot_be_copied_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    document, run = sorting(tmp_path)
    with qtbot.waitSignal(run.done):
        run.run(SortTextures(copy=True))
    (tmp_path / "tex").write_bytes(b"no folder")
    with qtbot.waitSignal(document.status_message, check_params_cb=lambda text: "tex" in text):
        run.keep()
    assert document.model.textures[0].path == "a.png"
    assert not document.history.can_undo


def test_a_step_whose_files_cannot_be_copied_stays_below_another(qtbot: QtBot, tmp_path: Path) -> None:
    document, run = sorting(tmp_path)
    with qtbot.waitSignal(run.done):
        run.run(SortTextures(copy=True))
    (tmp_path / "tex").write_bytes(b"no folder")
    run.keep()
    with document.edit("another") as edit:
        edit.set(document.model.info, 0, "name", "x")
    let_jobs_end()
    assert document.model.textures[0].path == "tex/a.png"
    assert any("files were not written" in message.text for message in document.messages.all)


def test_what_is_out_of_limits_is_refused(qtbot: QtBot) -> None:
    run = OperationRun(make_document(), heavy([]))
    with qtbot.waitSignal(run.refused) as refused:
        run.run(Numbered(0))
    assert refused.args[0] == "Number: at least 1"


def test_the_reason_why_not() -> None:
    document = make_document()
    delete = OPERATIONS["rows.delete"]
    document.selection.set_active_table("bones")
    assert "selected" in str(reason_against(document, delete))
    document.selection.select("bones", [0])
    assert reason_against(document, delete) is None
    posed = Operation("tests.posed", "Posed", delete.function, help="Any.", needs=frozenset({Need.POSE}))
    assert "Transform" in str(reason_against(document, posed))


def test_each_run_works_on_what_is_selected_then() -> None:
    """Rows that the preview took away are selected again, unless others were chosen meanwhile."""
    document = make_document()
    selection = document.selection
    names = [bone.name for bone in document.model.bones]
    selection.set_active_table("bones")
    selection.select("bones", [0])
    run = OperationRun(document, OPERATIONS["rows.delete"])
    run.run(NoParameters())
    assert not run.has_other_selection
    run.run(NoParameters())
    assert [bone.name for bone in document.model.bones] == names[1:], "the same row once more, and no other"
    selection.select("bones", [0])  # the second, as long as the first is gone
    assert run.has_other_selection
    run.run(NoParameters())
    assert [bone.name for bone in document.model.bones] == [names[0], *names[2:]]
    run.take_back()
    assert [bone.name for bone in document.model.bones] == names
    assert selection.rows("bones").tolist() == [1]


def test_nothing_selected_is_not_everything() -> None:
    document = make_document()
    document.selection.set_active_table("bones")
    run = OperationRun(document, OPERATIONS["rows.delete"])
    refusals: list[str] = []
    run.refused.connect(refusals.append)
    run.run(NoParameters())
    assert not run.is_shown
    assert "selected" in refusals[-1]


def test_a_cancelled_job_is_a_refusal(qtbot: QtBot) -> None:
    applied: list[int] = []
    run = OperationRun(make_document(), heavy(applied))
    run.job_started.connect(lambda job, text: job.cancel())
    with qtbot.waitSignal(run.refused) as refused:
        run.run(Numbered(1))
        run.keep()
        assert run.is_working
    assert refused.args == ["Cancelled"]
    assert not run.is_working
    assert not applied


def test_the_last_operation_is_repeated_on_what_is_selected_now() -> None:
    document = make_document()
    said: list[str] = []
    document.status_message.connect(said.append)
    repeat_last(document)
    assert said == ["There is nothing to repeat"]
    document.selection.set_active_table("bones")
    before = [bone.position[0] for bone in document.model.bones]
    for row in (0, 1):
        document.selection.select("bones", [row])
        if row == 0:
            run_at_once(document, OPERATIONS["rows.transform"], TransformRows(move=(5, 0, 0)))
        else:
            repeat_last(document)
    after = [bone.position[0] for bone in document.model.bones]
    assert np.subtract(after, before)[:3].tolist() == [5, 5, 0]
    assert len(document.history.steps) == 2


@dataclass(frozen=True, slots=True)
class WithRows:
    bones: tuple[int, ...] = rows_parameter("Bones", "bones", help="Any.")
    into: int = reference("Into", "bones", help="Any.")


def test_rows_that_are_gone_are_not_repeated() -> None:
    model = full_model()
    operation = Operation("tests.rows", "Rows", lambda *_: Result(TranslatableText("")), parameters=WithRows)
    assert with_existing_rows(operation, WithRows((0, 99), 99), model) == WithRows((0,), -1)
    assert with_existing_rows(operation, WithRows((0, 1), 1), model) == WithRows((0, 1), 1)


def test_on_a_large_model_an_edit_has_a_dry_run_and_does_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, operation = make_document(), make_document(), OPERATIONS["materials.duplicate-part"]
    before = fingerprint(here.model)
    for document in (here, there):
        document.selection.set_active_table("materials")
        document.selection.select("materials", [0])
    run_at_once(here, operation)
    monkeypatch.setattr(operation_run, "LARGE", 1)
    jobs: list[Job] = []
    run = run_at_once(there, operation, show_job=lambda job, _: jobs.append(job))
    assert run.is_working
    assert fingerprint(there.model) == before
    qtbot.waitUntil(lambda: bool(there.history.steps))
    assert len(jobs) == 1
    assert fingerprint(there.model) == fingerprint(here.model)
    assert there.selection.rows("materials").tolist() == here.selection.rows("materials").tolist()
    there.undo()
    assert fingerprint(there.model) == before
    there.redo()
    assert fingerprint(there.model) == fingerprint(here.model)


def test_a_dry_run_is_cancelled_and_refuses(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation_run, "LARGE", 1)
    document, operation = make_document(), OPERATIONS["soft-bodies.anchor"]
    before, refusals = fingerprint(document.model), list[str]()
    with document.edit("Remove") as edit:
        edit.remove(document.model.soft_bodies, range(len(document.model.soft_bodies)))
    document.selection.set_active_table("vertices")
    document.selection.select("vertices", [0])
    run = OperationRun(document, operation)
    run.refused.connect(refusals.append)
    run.run(operation.parameters())
    qtbot.waitUntil(lambda: bool(refusals))
    assert "belongs to a soft body" in refusals[0]
    run.run(operation.parameters())
    run.take_back()
    assert not run.is_working
    document.undo()
    assert fingerprint(document.model) == before


def test_of_the_whole_model_it_is_told_which_rows_were_changed() -> None:
    document, said = make_document(), list[str]()
    document.status_message.connect(said.append)
    operation = OPERATIONS["names.replace"]
    document.selection.set_active_table("bones")
    for pairs in ("手=て", "腕=うで,顔=かお"):
        document.selection.clear()
        run = OperationRun(document, operation)
        run.run(operation.parameters(pairs))
        run.keep()
    assert said == [
        "て, てＩＫ · Names changed: 2",
        "bone: うで, material: かお, display frame: うで · Names changed: 3",
    ]
