"""StepTimes: when edits were done and undone, also for whoever asks while it happens."""

from __future__ import annotations

from itertools import count

import pytest

from editor.document.document import Document
from editor.formats import new_content
from editor.model.changes import Change


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(1.0)
    monkeypatch.setattr("time.monotonic", lambda: next(ticks))


@pytest.fixture
def document(qapp: object) -> Document:
    return Document(new_content())


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def times(document: Document) -> tuple[float, float]:
    return document.step_times.done, document.step_times.undone


def test_nothing_was_ever_done(document: Document) -> None:
    assert times(document) == (0.0, 0.0)


def test_steps_are_noted_as_they_come_and_go(document: Document) -> None:
    rename(document, "a")
    first = document.step_times.done
    rename(document, "b")
    second = document.step_times.done
    assert 0.0 < first < second
    document.undo()
    done, undone = times(document)
    assert done == first
    assert undone > second
    assert times(document) == (first, undone), "asking changes nothing"
    document.redo()
    assert times(document) == (second, 0.0), "it was done when it was done first"


def test_who_asks_while_a_step_is_undone_learns_that_it_is_now(document: Document) -> None:
    asked: list[float] = []

    def ask(change: Change) -> None:
        asked.append(document.step_times.undone)

    rename(document, "a")
    before = document.step_times.done
    document.changed.connect(ask)
    document.undo()
    assert before < asked[0] < document.step_times.undone
