"""States of a model that are kept: swapped in, appended, saved; held once where they are the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from tests.formats.making import full_model
from tests.model.random_models import fingerprint


@pytest.fixture
def document(qtbot) -> Document:
    return Document(Content(full_model()))


def change(document: Document) -> None:
    model = document.model
    with document.edit("Change") as edit:
        edit.set(model.vertices, 1, "position", (1.0, 2.0, 3.0))
        edit.remove(model.morphs, [0, 2])
        edit.set(model.bones, 0, "name", "other")


def test_swapped_in_it_is_what_it_was_and_undone_what_it_is(document: Document) -> None:
    kept = document.snapshots.keep("at first")
    first = fingerprint(document.model)
    change(document)
    second = fingerprint(document.model)
    steps = len(document.history.steps)
    document.snapshots.swap_in(kept, "Swap in")
    assert fingerprint(document.model) == first
    assert len(document.history.steps) == steps + 1
    document.undo()
    assert fingerprint(document.model) == second
    document.redo()
    assert fingerprint(document.model) == first


def test_what_did_not_change_is_held_once(document: Document) -> None:
    first = document.snapshots.keep("state")
    change(document)
    second = document.snapshots.keep("state")
    assert [each.name for each in document.snapshots.all] == ["state", "state_2"]
    assert first.model.vertices.arrays["normal"] is second.model.vertices.arrays["normal"]
    assert first.model.vertices.arrays["position"] is not second.model.vertices.arrays["position"]
    assert first.model.bones[1] is second.model.bones[1]
    assert not np.array_equal(first.model.vertices["position"], second.model.vertices["position"])


def test_it_is_appended_and_saved_as_a_file(document: Document, tmp_path: Path, qtbot) -> None:
    kept = document.snapshots.keep("state")
    change(document)
    count = len(document.model.vertices)
    document.snapshots.merge(kept, "Append")
    assert len(document.model.vertices) == 2 * count
    document.undo()
    assert len(document.model.vertices) == count
    job = document.snapshots.save_job(kept, tmp_path / "state.pmx")
    with qtbot.waitSignal(job.finished):
        job.start()
    assert formats.load_model(tmp_path / "state.pmx").model.bones[0].name == kept.model.bones[0].name


def test_states_survive_going_back_to_the_file(qtbot) -> None:
    session = Session()
    document = session.add(Content(full_model()))
    document.snapshots.keep("state")
    fresh = session.replace(document, Content(full_model()))
    assert [each.name for each in fresh.snapshots.all] == ["state"]
    session.close(fresh)
