"""One link for all item views: what is selected in the view and in the document is the same, whatever the model."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange
from PySide6.QtWidgets import QAbstractItemView, QTableView, QTreeView
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.ui.models.field_table import FieldTableModel
from editor.ui.models.outline import OutlineModel
from editor.ui.models.row_lists import PoseList
from editor.ui.panes.selection_link import SelectionLink
from tests.operations.model_making import full_model

Flag = QItemSelectionModel.SelectionFlag


@pytest.fixture
def document(qapp: object) -> Document:
    document = Document(Content(full_model()))
    document.selection.set_active_table("bones")
    return document


@pytest.fixture(params=["outline", "tree", "table"])
def linked(request: pytest.FixtureRequest, document: Document, qtbot: QtBot) -> tuple[QAbstractItemView, Any]:
    """A view of bones, which is linked, and its model."""
    model: Any
    match request.param:
        case "outline":
            view, model, table = QTreeView(), OutlineModel(document), ""
        case "tree":
            view, model, table = QTreeView(), PoseList(document), "bones"
        case _:
            view, model, table = QTableView(), FieldTableModel(document, "bones"), "bones"
    qtbot.addWidget(view)
    view.setModel(model)
    view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    SelectionLink(view, model, table).start()
    return view, model


def marked(view: QAbstractItemView, model: Any) -> list[int]:
    rows = model.rows_of(list(view.selectionModel().selection()))
    return rows["bones"].tolist() if rows else []


def test_the_view_marks_what_the_document_selects(linked: Any, document: Document) -> None:
    view, model = linked
    document.selection.select("bones", [0, 1, 3])
    assert marked(view, model) == [0, 1, 3]
    document.selection.set_current("bones", 3)
    assert model.row_at(view.currentIndex()) == ("bones", 3)
    document.selection.select("bones", [])
    assert marked(view, model) == []


def test_the_document_selects_what_the_view_marks(linked: Any, document: Document) -> None:
    view, model = linked
    items = QItemSelection()
    for first, last in model.ranges_of("bones", np.array([1, 2]), 2) or []:
        items.append(QItemSelectionRange(first, last))
    view.selectionModel().select(items, Flag.ClearAndSelect)
    assert document.selection.rows("bones").tolist() == [1, 2]
    view.selectionModel().setCurrentIndex(model.index_of("bones", 2), Flag.NoUpdate)
    assert document.selection.current("bones") == 2


def test_what_the_filter_hides_stays_selected(linked: Any, document: Document) -> None:
    view, model = linked
    document.selection.select("bones", [0, 3])
    model.set_filter(document.model.bones[3].name)
    assert model.is_shown("bones", np.array([0, 3])).tolist() == [False, True]
    assert marked(view, model) == [3]
    assert document.selection.rows("bones").tolist() == [0, 3]


def test_rows_too_scattered_for_the_view_are_not_marked(linked: Any, document: Document) -> None:
    view, model = linked
    view.findChild(SelectionLink).most_ranges = 1
    document.selection.select("bones", [0, 3])
    assert marked(view, model) == []
    assert document.selection.rows("bones").tolist() == [0, 3]
    document.selection.select("bones", [2, 3])
    assert marked(view, model) == [2, 3]
