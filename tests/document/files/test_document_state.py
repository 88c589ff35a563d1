"""What is remembered of open documents, and what of it is given to them when they are opened again."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from editor import formats
from editor.document.document import Document
from editor.document.files.autosave import MOST_RUNS, DocumentState, states_of, states_text
from editor.document.program.settings import Settings
from editor.document.session import Session
from editor.render.camera import Camera
from editor.resources import resource

CAMERA = Camera((1.0, 2.0, 3.0), (10.0, 20.0, 30.0), 12.5, 40.0)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    session = Session()
    session.add(formats.load_model(shutil.copy(resource("samples", "mochi.pmx"), tmp_path)))
    session.new()
    return session


@pytest.fixture
def document(session: Session) -> Document:
    return session.documents[0]


def again(session: Session, document: Document) -> Document:
    """The document after the next start."""
    (state,) = states_of(states_text(session))
    assert document.path is not None
    fresh = Document(formats.load_model(document.path))
    state.give(fresh)
    return fresh


def test_cameras_selection_and_mode(session: Session, document: Document) -> None:
    document.cameras.last = CAMERA
    document.cameras.keep("1", CAMERA)
    document.posing.set_active(True)
    document.selection.select("vertices", [0, 1, 2, 7, 9, 10])
    document.selection.set_active_table("morphs")
    fresh = again(session, document)
    assert fresh.cameras.last == CAMERA
    assert fresh.cameras.by_name == {"1": CAMERA}
    assert fresh.posing.is_active
    assert fresh.selection.active_table == "morphs"
    np.testing.assert_array_equal(fresh.selection.rows("vertices"), [0, 1, 2, 7, 9, 10])


def test_rows_of_another_file_are_not_selected(session: Session, document: Document) -> None:
    document.selection.select("bones", [1])
    text = states_text(session)
    assert document.path is not None
    formats.save(formats.new_content(), document.path)
    fresh = Document(formats.load_model(document.path))
    states_of(text)[0].give(fresh)
    assert not len(fresh.selection.rows("bones"))


def test_nor_those_of_a_model_that_was_changed(session: Session, document: Document) -> None:
    document.selection.select("bones", [1])
    with document.edit("a") as edit:
        edit.set(document.model.bones, 0, "name", ["a"])
    assert states_of(states_text(session))[0].rows == {}


def test_a_selection_in_very_many_pieces_is_left_out(session: Session, document: Document) -> None:
    document.selection.select("vertices", np.arange(0, 4 * MOST_RUNS, 2))
    document.selection.select("bones", [0])
    assert list(states_of(states_text(session))[0].rows) == ["bones"]
    assert len(states_text(session)) < 2000


def test_only_documents_with_files_are_remembered_in_their_order(session: Session, tmp_path: Path) -> None:
    formats.save(formats.new_content(), tmp_path / "b.pmx")
    session.add(formats.load_model(tmp_path / "b.pmx"))
    states = states_of(states_text(session))
    assert [(state.path.name, state.is_in_front) for state in states] == [("mochi.pmx", False), ("b.pmx", True)]
    session.settings.last_session = states_text(session)
    assert [path.name for path in Settings().last_files] == ["mochi.pmx", "b.pmx"]


def broken(session: Session) -> list[Any]:
    entry = json.loads(states_text(session))[0]
    camera = {"target": [0, 0, 0], "rotation": [0, 0], "distance": 1, "fov": 30, "perspective": True}
    changes: list[dict[str, Any]] = [
        {"rows": {"bones": [[3, 1]]}},
        {"rows": {"bones": [[0, 1 << 40]]}},
        {"rows": {"bones": 1}},
        {"camera": camera},
        {"camera": {**camera, "rotation": [0, 0, "x"]}},
        {"camera": {**camera, "rotation": [0, 0, 0], "fov": float("nan")}},
        {"kept_cameras": [1]},
    ]
    return [*([{**entry, **change}] for change in changes), {}, 1, [1], [{}], None]


def test_what_somebody_wrote_there_does_no_harm(session: Session) -> None:
    for entries in broken(session):
        assert states_of(json.dumps(entries)) == []
    assert states_of("{") == []
    Settings().last_session = "{"
    assert Settings().last_files == []


def test_rows_that_the_model_does_not_have(document: Document) -> None:
    path = document.path or Path()
    stamp = json.loads(states_text_of(document))[0]["stamp"]
    rows = {"bones": np.array([9999]), "nonsense": np.array([0])}
    DocumentState(path, active_table="nonsense", rows=rows, stamp=stamp).give(document)
    assert not len(document.selection.rows("bones"))


def states_text_of(document: Document) -> str:
    session = Session()
    session.documents.append(document)
    return states_text(session)
