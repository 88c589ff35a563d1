"""MorphList: morphs by panel with their weights, in step with the model and with the pose."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.morphs import Morph, Panel
from editor.ui.models.row_lists import WEIGHT, MorphList
from editor.ui.models.row_tree import HELD, heading_node
from tests.model.random_models import random_model
from tests.operations.model_making import full_model
from tests.ui.models.test_row_lists import held, tree
from tests.ui.models.watching import document_of, edit_at_random, failures, qt_tester


@pytest.fixture
def document(qapp: object) -> Document:
    model = full_model()
    panels = (Panel.MOUTH, Panel.HIDDEN, Panel.EYE, Panel.OTHER, Panel.MOUTH)
    for row, panel in enumerate(panels):
        morph = model.morphs.records[row]
        model.morphs.records[row] = Morph(morph.name, morph.name_en, panel, morph.kind, morph.offsets)
    return document_of(model)


@pytest.fixture
def model(document: Document) -> MorphList:
    return MorphList(document, document)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("is_filtered", [False, True])
def test_it_follows_random_edits(qapp: object, qtlog: Any, seed: int, is_filtered: bool) -> None:
    rng = random.Random(seed)
    document = document_of(random_model(seed, 8))
    model = MorphList(document)
    if is_filtered:
        model.set_filter("a")
    kept = qt_tester(model)
    for _ in range(20):
        edit_at_random(document, rng)
        model.refresh()
        if not is_filtered:
            assert tree(model) == tree(MorphList(document, document))
    assert not failures(qtlog)
    assert kept


def test_by_panel_in_the_order_of_mmd(model: MorphList) -> None:
    assert tree(model) == [
        ("Eye", "1", [("振る", "2", [])]),
        ("Mouth", "2", [("笑い", "0", []), ("跳ぶ", "4", [])]),
        ("Other", "1", [("透明", "3", [])]),
        ("Hidden", "1", [("全部", "1", [])]),
    ]
    assert model.folded == {heading_node(Panel.HIDDEN)}


def test_a_morph_goes_where_its_panel_is(model: MorphList, document: Document) -> None:
    with document.edit("edit") as edit:
        edit.set(document.model.morphs, [0], "panel", Panel.EYEBROW)
        edit.set(document.model.morphs, [4], "panel", 77)
    assert [(name, [row for _, row, _ in below]) for name, _, below in tree(model)] == [
        ("Eyebrow", ["0"]),
        ("Eye", ["2"]),
        ("Other", ["3"]),
        ("Hidden", ["1", "4"]),
    ]


def test_weights_and_marks(model: MorphList, document: Document, qtbot: QtBot) -> None:
    document.posing.set_weights([0, 2], [0.25, 1.5])
    with qtbot.waitSignal(model.dataChanged):
        model.refresh()
    assert [model.node_index(row, WEIGHT).data() for row in range(5)] == ["0.250", "0", "1.500", "0", "0"]
    assert held(model) == [0, 2]
    assert "reset" in model.node_index(0, HELD).data(Qt.ItemDataRole.ToolTipRole)
    with qtbot.assertNotEmitted(model.dataChanged):
        model.refresh()


def test_weights_stay_with_their_morphs(model: MorphList, document: Document) -> None:
    document.posing.set_weights([2], 0.5)
    with document.edit("edit") as edit:
        edit.remove(document.model.morphs, [0])
        edit.insert(document.model.morphs, 0, [Morph("a"), Morph("b")])
    assert [model.weight(row) for row in range(6)] == [0, 0, 0, 0.5, 0, 0]
    assert held(model) == [3]


def test_a_weight_can_be_set(model: MorphList, document: Document) -> None:
    assert model.setData(model.node_index(1, WEIGHT), -0.5)
    assert document.posing.current_pose().weights[1] == -0.5
    assert model.weight(1) == -0.5
    assert not model.setData(model.index(0, WEIGHT), 1.0)
    assert model.node_index(1, WEIGHT).flags() & Qt.ItemFlag.ItemIsEditable
    assert not model.node_index(1).flags() & Qt.ItemFlag.ItemIsEditable
