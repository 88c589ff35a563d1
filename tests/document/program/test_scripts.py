"""A script on a document: one step that can be undone, which views hear of."""

from __future__ import annotations

import pytest

from editor.document.document import Document
from editor.formats import Content
from editor.plugins.run_script import ScriptError, run_script
from editor.plugins.script_model import ScriptModel
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model

SOURCE = """
api.rows.delete(model, {"bones": "腕"})
with model.edit("Rename") as edit:
    edit.set("bones", 0, "name", "x")
"""


@pytest.fixture
def document(qapp) -> Document:
    return Document(Content(full_model()))


def test_it_is_one_step_of_the_document(document):
    before, heard = fingerprint(document.model), []
    document.changed.connect(heard.append)
    document.selection.select("bones", [2])
    run_script(SOURCE, ScriptModel(document))
    assert [step.name for step in document.history.steps] == ["Script"]
    assert document.model.bones[0].name == "x"
    assert list(document.selection.rows("bones")) == [1]
    assert {change.table for change in heard} >= {"bones", "vertices"}
    document.undo()
    assert fingerprint(document.model) == before


def test_what_it_raises_leaves_the_document_as_it_was(document):
    before = fingerprint(document.model)
    with pytest.raises(ScriptError):
        run_script(SOURCE + "1 / 0", ScriptModel(document))
    assert fingerprint(document.model) == before
    assert not document.is_editing
    assert not document.is_modified
