"""Proposals: worked out on a copy, and done where nobody edited the model meanwhile."""

from __future__ import annotations

import pytest

from editor.document.document import Document
from editor.document.proposal import OUTDATED, ModelCopy, Proposal, propose, was_edited
from editor.formats import Content
from editor.formats.progress import Cancelled
from editor.messages import untranslatable
from editor.model.edit import Edit
from tests.operations.model_making import full_model

NAME = untranslatable("Rename")


@pytest.fixture
def document(qapp: object) -> Document:
    return Document(Content(full_model()))


def rename(edit: Edit) -> str:
    before = edit.model.bones[0].name
    edit.set(edit.model.bones, 0, "name", "new")
    return before


def proposed(document: Document) -> Proposal[str]:
    return propose(ModelCopy.of(document), rename)


def name(document: Document) -> str:
    return document.model.bones[0].name


def other_edit(document: Document) -> None:
    with document.edit(untranslatable("Other")) as edit:
        edit.set(edit.model.bones, 1, "name", "other")


def test_nothing_is_changed_until_it_is_done(document: Document) -> None:
    copy, before = ModelCopy.of(document), name(document)
    proposal = propose(copy, rename)
    assert (name(document), copy.model.bones[0].name) == (before, before)
    assert len(document.history.steps) == 0
    step = proposal.do(document, NAME)
    assert (name(document), proposal.value) == ("new", before)
    assert document.history.steps == [step]
    assert document.history.last is step
    document.undo()
    assert name(document) == before


def test_what_was_edited_meanwhile_is_left_alone(document: Document) -> None:
    proposal = proposed(document)
    other_edit(document)
    with pytest.raises(ValueError, match="meanwhile") as refused:
        proposal.do(document, NAME)
    assert refused.value.args == (OUTDATED,)
    assert len(document.history.steps) == 1
    document.undo()
    assert proposal.do(document, NAME) is not None, "it is as it was again"


def test_a_gesture_counts_once_it_has_changed_something(document: Document) -> None:
    proposal = proposed(document)
    gesture = document.begin(untranslatable("Drag"))
    assert not was_edited(document, proposal.revision)
    gesture.set(document.model.bones, 0, "level", 3)
    assert was_edited(document, proposal.revision)
    document.cancel()
    document.begin(untranslatable("Drag"))
    assert proposal.do(document, NAME) is not None
    assert not document.is_editing


def test_within_an_edit_nothing_is_put_in(document: Document) -> None:
    proposal = proposed(document)
    with document.edit(untranslatable("Script")), pytest.raises(ValueError, match="meanwhile"):
        proposal.do(document, NAME)
    assert len(document.history.steps) == 0


def test_an_open_gesture_is_part_of_the_copy(document: Document) -> None:
    document.begin(untranslatable("Drag")).set(document.model.bones, 0, "level", 3)
    copy = ModelCopy.of(document)
    assert copy.model.bones[0].level == 3
    assert not was_edited(document, copy.revision)


def test_what_changes_nothing_is_no_step(document: Document) -> None:
    proposal = propose(ModelCopy.of(document), lambda edit: edit.set(edit.model.bones, 0, "name", name(document)))
    assert proposal.do(document, NAME) is None
    assert len(document.history.steps) == 0


def test_what_is_refused_is_refused_on_the_copy(document: Document) -> None:
    with pytest.raises(ValueError, match="its own parent"):
        propose(ModelCopy.of(document), lambda edit: edit.set(edit.model.bones, 0, "parent", 0))


def test_it_can_be_stopped_before_each_change(document: Document) -> None:
    def stop(fraction: float, text: str) -> None:
        raise Cancelled

    copy = ModelCopy.of(document)
    with pytest.raises(Cancelled):
        propose(copy, rename, stop)
    assert copy.model.bones[0].name == name(document)
