"""All panes of one document at once, while it is edited and selected in at random: they agree with it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.model import Model
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.table.table_pane import TablePane
from tests.model.random_models import random_model, random_rows
from tests.ui.models.watching import document_of, edit_at_random

TABLES = tuple(Model().tables)


def select_at_random(document: Document, rng: random.Random) -> None:
    name = rng.choice(TABLES)
    document.selection.select(name, random_rows(rng, document.model.tables[name]))
    document.selection.set_active_table(rng.choice(TABLES))


def check_table(pane: TablePane, document: Document) -> None:
    view = pane.sheet
    name = view.sheet.table.name
    places = view.sheet.view_rows(document.selection.rows(name))
    assert sorted({index.row() for index in view.selectedIndexes()}) == sorted(places[places >= 0].tolist())
    row = document.selection.current(name)
    if row >= 0 and view.sheet.view_rows([row])[0] >= 0:
        assert view.sheet.row(view.currentIndex().row()) == row


def check_outline(pane: OutlinePane, document: Document) -> None:
    name = document.selection.active_table
    marked = [pane.model.row_at(index) for index in pane.tree.selectionModel().selectedRows()]
    rows = [row for row in document.selection.rows(name).tolist() if pane.model.row_index(name, row).isValid()]
    assert sorted(row for _, row in marked if row >= 0) == rows


@pytest.mark.parametrize("seed", range(6))
def test_panes_agree(qtbot: QtBot, qtlog: Any, seed: int) -> None:
    rng = random.Random(seed)
    document = document_of(random_model(seed, 8))
    table, outline = TablePane(document), OutlinePane(document)
    for pane in (table, outline, HistoryPane(document), MessagesPane(document)):
        qtbot.addWidget(pane)
        pane.show()
    outline.set_tree(seed % 2 == 0)
    for name in TABLES:
        document.selection.set_active_table(name)
        if seed % 3:
            table.sheet.sortByColumn(rng.randrange(2), Qt.SortOrder.DescendingOrder)
    for _ in range(25):
        rng.choice([edit_at_random, select_at_random])(document, rng)
        QApplication.processEvents()
        check_table(table, document)
        check_outline(outline, document)
