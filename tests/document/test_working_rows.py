"""Rows that operations work on in the window: what is selected, or what that leads to, never what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication

from editor.document.document import Document
from editor.document.operation_run import OperationRun, context_of, reason_against, rows_of, run_at_once
from editor.formats import Content
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import ALL_TABLES, Need, Operation, Scope
from editor.operations.parameters import model_fields
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model

ON_ROWS = [operation for operation in OPERATIONS.values() if operation.tables]


def others(operation: Operation) -> list[str]:
    """The tables that can be active while the operation works on none of them."""
    return [name for name in ("info", *ALL_TABLES) if name not in operation.tables]


def document_at(active: str, *, remembers: bool) -> Document:
    """A document with the first row of a table selected and, from before, the last one of every other table."""
    document = Document(Content(full_model(), "pmx"))
    for name, table in document.model.tables.items():
        if name == active or (remembers and not table.fixed):
            document.selection.select(name, [0 if name == active else len(table) - 1])
    document.selection.set_active_table(active)
    return document


@pytest.fixture(scope="module")
def documents() -> Callable[..., Document]:
    """As document_at, for those who only look: each is made once."""
    return cache(document_at)


def named(operation: Operation) -> str:
    return operation.id


@pytest.mark.parametrize("operation", ON_ROWS, ids=named)
def test_an_operation_never_takes_rows_that_are_remembered(
    operation: Operation, documents: Callable[..., Document]
) -> None:
    for active in others(operation):
        document, blank = documents(active, remembers=True), documents(active, remembers=False)
        working, expected = rows_of(document, operation), rows_of(blank, operation)
        assert (working.table, working.rows.tolist()) == (expected.table, expected.rows.tolist())
        reason = reason_against(document, operation)
        assert reason == reason_against(blank, operation)
        assert reason is not None or operation.scope is not Scope.ACTIVE
        assert reason is not None or Need.ROWS not in operation.needs or working.short_text(document.model)
        told = {active, *operation.uses} if operation.fields else {active}
        assert set(context_of(document, operation, working).selected) <= told


@pytest.mark.parametrize("operation", ON_ROWS, ids=named)
def test_an_operation_does_the_same_whatever_is_remembered(operation: Operation) -> None:
    if operation.prepare is not None or model_fields(operation):
        return  # its rows are the same, as above
    for active in others(operation):
        remembering, blank = (ran(operation, document_at(active, remembers=each)) for each in (True, False))
        assert remembering.used_text or told(remembering) == told(blank)


def ran(operation: Operation, document: Document) -> OperationRun:
    run = OperationRun(document, operation)
    run.run(operation.parameters())
    run.keep()
    return run


def told(run: OperationRun) -> object:
    return run.rows_text, [step.name for step in run.document.history.steps], fingerprint(run.document.model)


@pytest.mark.parametrize("operation", ON_ROWS, ids=named)
def test_one_without_a_form_takes_no_rows_where_nothing_is_selected(operation: Operation) -> None:
    document = document_at("info", remembers=True)
    before = fingerprint(document.model)
    run_at_once(document, operation)
    QCoreApplication.processEvents()
    takes_all = operation.scope is Scope.ALL or (operation.scope is Scope.SELECTED and Need.ROWS not in operation.needs)
    assert takes_all or fingerprint(document.model) == before


def test_a_bone_leads_to_its_vertices_and_is_named() -> None:
    document = document_at("bones", remembers=True)
    working = rows_of(document, OPERATIONS["weights.normalize"])
    assert working.table == "vertices"
    name = document.model.bones[0].name
    assert working.entry_text(document.model) == name
    assert working.short_text(document.model) == f"{len(working.rows)} vertices of {name}"
    run_at_once(document, OPERATIONS["weights.convert"])
    assert document.history.steps[-1].name == f"Convert weights: {working.short_text(document.model)}"


def test_a_form_offers_all_where_nothing_is_selected() -> None:
    document = document_at("info", remembers=True)
    document.selection.set_active_table("materials")
    document.selection.clear()
    for id, what in (("weights.normalize", "all 6 vertices"), ("model.mirror-half", "all 4 faces")):
        assert rows_of(document, OPERATIONS[id]).long_text(document.model) == what
        assert reason_against(document, OPERATIONS[id]) is None
        assert reason_against(document, OPERATIONS[id], offers_all=False) is not None


@pytest.mark.parametrize("id", [id for id in OPERATIONS if id.startswith("weights.")])
def test_weights_are_worked_on_without_selecting_vertices_first(id: str) -> None:
    nothing, bone = document_at("info", remembers=False), document_at("bones", remembers=False)
    assert reason_against(nothing, OPERATIONS[id]) is None
    assert rows_of(nothing, OPERATIONS[id]).is_all
    assert reason_against(bone, OPERATIONS[id]) is None
    assert not rows_of(bone, OPERATIONS[id]).is_all


def test_all_vertices_lead_to_all_faces() -> None:
    document = document_at("vertices", remembers=False)
    document.selection.select("vertices", range(6))
    assert rows_of(document, OPERATIONS["model.mirror-half"]).rows.tolist() == [0, 1, 2, 3]


def test_what_was_led_to_is_found_anew_after_an_edit() -> None:
    document = document_at("materials", remembers=False)
    operation = OPERATIONS["faces.flip"]
    assert rows_of(document, operation).rows.tolist() == [0, 1]
    with document.edit("") as edit:
        edit.set(document.model.faces, [3], "material", 0)
    assert rows_of(document, operation).rows.tolist() == [0, 1, 2]  # as they are sorted by material


def test_rows_of_another_table_that_a_form_takes_are_named() -> None:
    document = document_at("vertices", remembers=False)
    document.selection.select("bones", [1, 2])
    run = OperationRun(document, OPERATIONS["weights.nearest-bone"])
    run.run(run.operation.parameters())
    names = ", ".join(document.model.bones[row].name for row in (1, 2))
    assert (run.rows_text, run.used_text) == ("vertex 0", f"2 bones: {names}")
