"""The check list of materials: what it shows, what checking does, and that views may believe it through any edit."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt

from editor.document.document import Document
from editor.ui.models.row_lists import FACES, MaskList
from editor.ui.models.row_tree import NAME, NUMBER
from tests.model.random_models import random_model
from tests.operations.model_making import full_model
from tests.ui.models.test_row_lists import tree
from tests.ui.models.watching import document_of, edit_at_random, failures, qt_tester

Check, Role = Qt.CheckState, Qt.ItemDataRole


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


@pytest.fixture
def model(document: Document) -> MaskList:
    return MaskList(document, document)


def shown(model: MaskList) -> list[tuple[Any, ...]]:
    """Check, number and faces of each material."""
    rows = [model.node_index(row) for row in range(model.rowCount())]
    return [
        (Check(i.data(Role.CheckStateRole)), i.siblingAtColumn(NUMBER).data(), i.siblingAtColumn(FACES).data())
        for i in rows
    ]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("is_filtered", [False, True])
def test_it_follows_random_edits(qapp: object, qtlog: Any, seed: int, is_filtered: bool) -> None:
    rng = random.Random(seed)
    document = document_of(random_model(seed, 8))
    model = MaskList(document)
    if is_filtered:
        model.set_filter("a")
    kept = qt_tester(model)
    for _ in range(20):
        edit_at_random(document, rng)
        if rng.random() < 0.5:
            document.masking.isolate("faces", [rng.random() < 0.5 for _ in range(len(document.model.faces))])
        model.refresh()
        if not is_filtered:
            fresh = MaskList(document, document)
            assert tree(model) == tree(fresh)
            assert shown(model) == shown(fresh)
    assert not failures(qtlog)
    assert kept


def test_a_material_is_checked_partially_or_not(document: Document, model: MaskList) -> None:
    assert shown(model) == [(Check.Checked, "0", "2"), (Check.Checked, "1", "2")]
    document.masking.mask("faces", [1, 2, 3])
    model.refresh()
    assert shown(model) == [(Check.PartiallyChecked, "0", "1 / 2"), (Check.Unchecked, "1", "0 / 2")]
    assert model.node_index(1).data(Role.ForegroundRole) is not None


def test_checking_shows_and_unchecking_hides(document: Document, model: MaskList) -> None:
    index = model.node_index(1)
    assert index.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert model.setData(index, Check.Unchecked, Role.CheckStateRole)
    assert document.masking.masked("faces").tolist() == [False, False, True, True]
    assert Check(index.data(Role.CheckStateRole)) is Check.Unchecked
    assert model.setData(index, Check.Checked.value, Role.CheckStateRole)
    assert not document.masking.is_hiding
    assert not model.setData(index, "name", Role.EditRole)


def test_switching_several_shows_all_unless_all_are_shown(document: Document, model: MaskList) -> None:
    document.masking.mask("faces", [0])
    model.refresh()
    model.switch([0, 1])
    assert not document.masking.is_hiding
    model.refresh()
    model.switch([0, 1])
    assert document.masking.masked("faces").all()
    model.switch([])
    assert document.masking.masked("faces").all()


def test_only_what_became_another_is_told(document: Document, model: MaskList) -> None:
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.extend(range(first.row(), last.row() + 1)))
    document.masking.mask("materials", [1])
    model.refresh()
    model.refresh()
    assert told == [1]


def test_a_material_without_faces_is_checked(document: Document, model: MaskList) -> None:
    with document.edit("add") as edit:
        edit.insert(document.model.materials, 0, document.model.materials.records[:1])
    document.masking.isolate("faces", np.zeros(4, np.bool_))
    model.refresh()
    assert [check for check, _, _ in shown(model)] == [Check.Checked, Check.Unchecked, Check.Unchecked]


def test_headings_say_what_there_is(model: MaskList) -> None:
    across = Qt.Orientation.Horizontal
    assert all(model.headerData(column, across) for column in (NAME, NUMBER, FACES))
    assert model.headerData(NAME, across, Role.ToolTipRole)
