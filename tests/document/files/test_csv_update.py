"""What the rows of a text would do is found before it is done, and done as one step."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files import csv_update
from editor.document.files.csv_update import CsvUpdate, apply_update, copy_job, proposed_update, update_job
from editor.document.jobs import Job
from editor.document.proposal import ModelCopy
from editor.formats import FormatError
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.progress import Cancelled, NoProgress
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.queries.compare import differences
from editor.resources import resource
from tests.formats.csv.making import carried, written
from tests.model.random_models import random_model
from tests.operations.model_making import full_model


@pytest.fixture
def document() -> Document:
    return Document(dataclasses.replace(formats.new_content(), model=full_model()))


def text_of(model: Model) -> str:
    return written(model)[0].decode()


def found(model: Model, text: str) -> CsvUpdate:
    return proposed_update(ModelCopy(model, 0), text, NoProgress())


def done(job: Job, qtbot: QtBot) -> Any:
    with qtbot.waitSignal(job.finished) as finished:
        job.start()
    return finished.args[0]


@pytest.mark.parametrize("seed", range(20))
def test_its_own_rows_change_nothing(seed: int) -> None:
    model = carried(random_model(seed))
    update = found(model, text_of(model))
    assert not update.tables
    assert not update.lines


def test_the_rows_of_the_sample_change_nothing() -> None:
    model = formats.load_model(resource("samples", "mochi.pmx")).model
    assert not found(model, text_of(model)).tables


def test_what_changes_is_found_and_then_done(document: Document, qtbot: QtBot) -> None:
    other = full_model()
    with Edit(other) as edit:
        edit.set(other.bones, 1, "level", 7)
        edit.set(other.vertices, [2, 3], "position", (9.0, 8.0, 7.0))
    before = document.model.snapshot()
    update = done(update_job(document, lambda: text_of(other)), qtbot)
    assert not document.is_modified, "nothing before it is asked for"
    assert {name: (table.changed, table.added) for name, table in update.tables.items()} == {
        "vertices": (2, 0),
        "bones": (1, 0),
    }
    (level,) = update.tables["bones"].differences
    assert (level.row, level.field, level.a, level.b) == (1, "level", 0, 7)
    apply_update(document, update, "Update from a.csv")
    assert not list(differences(document.model, other))
    assert [step.name for step in document.history.steps] == ["Update from a.csv"]
    document.undo()
    assert not list(differences(before, document.model))


def test_new_rows_are_told_and_enter_a_display_frame(document: Document, qtbot: QtBot) -> None:
    text = 'Bone,"新","new",0,0,1,2,3,1,1,0,1,1,"腕"\n'
    update = done(update_job(document, lambda: text), qtbot)
    assert (update.tables["bones"].changed, update.tables["bones"].added) == (0, 1)
    assert "frames" in update.tables
    apply_update(document, update, "Update")
    row = [bone.name for bone in document.model.bones].index("新")
    assert document.model.bones[document.model.bones[row].parent].name == "腕"
    assert any(getattr(item, "bone", -1) == row for frame in document.model.frames for item in frame.items)
    assert len(document.history.steps) == 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('Bone,"腕","arm",much,0,1,2,3', "'much' cannot be read"),
        ('Bone,"腕","arm",0,0,1,2,3,1,1,0,1,1,"nobody"', "'nobody' does not exist"),
        ('Bone,"新","new",0,0,1,2,3,1,1,0,1,1,"nobody"', "'nobody' does not exist"),
        ('Face,"顔",0,0,1,99999', "'99999' does not exist"),
        ('NodeItem,"nowhere",0,"腕"', "'nowhere' does not exist"),
        ("Sock,1,2", "no known kind of row: 'Sock'"),
        ("Vertex", "too few columns"),
    ],
)
def test_lines_that_cannot_be_taken_are_told_and_leave_the_others(line: str, why: str) -> None:
    model = full_model()
    update = found(model, f'{line}\nBone,"手","other"\n')
    assert update.lines[0][0] == 1
    assert why in update.lines[0][2]
    (only,) = update.tables["bones"].differences
    assert (only.field, only.b) == ("name_en", "other")


def test_what_refers_to_a_row_that_is_not_taken_is_not_taken_either() -> None:
    update = found(full_model(), 'Bone,"一","",0,0,1,2,3,1,1,0,1,1,"nobody"\nBone,"二","",0,0,1,2,3,1,1,0,1,1,"一"\n')
    assert [line for line, _, _ in update.lines] == [1, 2]
    assert not update.tables


def test_what_no_model_should_have_is_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match=r"parent|circle|itself"):
        found(full_model(), 'Bone,"腕","arm",0,0,1,2,3,1,1,0,1,1,"腕"')


@pytest.mark.parametrize("text", ["", "a recipe\nof cake\n", "\0\1"])
def test_a_text_without_rows_is_refused(text: str) -> None:
    with pytest.raises(FormatError, match="no rows"):
        found(full_model(), text)


def test_what_was_edited_meanwhile_is_not_overwritten(document: Document, qtbot: QtBot) -> None:
    update = done(update_job(document, lambda: 'Bone,"手","other"'), qtbot)
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 0, "name", "別")
    with pytest.raises(ValueError, match="meanwhile"):
        apply_update(document, update, "Update")
    assert len(document.history.steps) == 1


def test_it_can_be_cancelled() -> None:
    class Stop:
        def report(self, fraction: float, text: str = "") -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        proposed_update(ModelCopy(full_model(), 0), text_of(full_model()), Stop())


def test_many_differences_are_counted_and_some_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csv_update, "MOST_KEPT", 3)
    model, other = full_model(), full_model()
    other.vertices.fill(6, **{**other.vertices.arrays, "uv": np.full((6, 2), 0.25, np.float32)})
    update = found(model, text_of(other) + "Sock\n" + 'Bone,"腕","arm",x\n' * 5)
    vertices = update.tables["vertices"]
    assert (vertices.changed, vertices.difference_count, len(vertices.differences)) == (6, 6, 3)
    assert (update.line_count, len(update.lines)) == (6, 3)


def test_the_whole_model_travels_as_text(document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = done(copy_job(document, CsvStyle("")), qtbot)
    assert not found(document.model.snapshot(), text).tables
    into = Document(dataclasses.replace(formats.new_content(), model=Model()))
    apply_update(into, done(update_job(into, lambda: text), qtbot), "Update from clipboard")
    assert into.model.counts() == document.model.counts()
    monkeypatch.setattr(csv_update, "MOST_LINES", 3)
    job = copy_job(document, CsvStyle(""))
    with qtbot.waitSignal(job.failed) as failed:
        job.start()
    assert "too many for a clipboard" in str(failed.args[0])
