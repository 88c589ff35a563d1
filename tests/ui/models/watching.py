"""Watches item models while documents are edited: Qt's own tester, and a mirror that believes their signals."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from editor.document.document import Document
from editor.formats import Content
from editor.model.model import Model
from tests.model.random_models import random_edit

Mode = QAbstractItemModelTester.FailureReportingMode
ROOT = QModelIndex()


def document_of(model: Model) -> Document:
    return Document(Content(model))


def qt_tester(model: QAbstractItemModel) -> QAbstractItemModelTester:
    """Qt's tester; what it finds it logs (see `failures`)."""
    return QAbstractItemModelTester(model, Mode.Warning, model)


def failures(qtlog: Any) -> list[str]:
    """What the testers have found in this test."""
    return [record.message for record in qtlog.records if "FAIL" in record.message]


def edit_at_random(document: Document, rng: random.Random) -> None:
    """One step of some random edits, or a step back or forth, or an edit that is taken back."""
    what = rng.random()
    if what < 0.2:
        document.undo()
    elif what < 0.3:
        document.redo()
    elif what < 0.4:
        random_edit(rng, document.begin("gesture", refuses=False))
        document.cancel()
    else:
        with document.edit("edit", refuses=False) as edit:
            for _ in range(rng.randrange(1, 4)):
                random_edit(rng, edit)


def shown_row(model: QAbstractItemModel, place: int) -> tuple[Any, ...]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(ROOT)
    return tuple(model.index(place, column).data() for column in range(columns))


def shown(model: QAbstractItemModel) -> list[tuple[Any, ...]]:
    """All that a table model shows."""
    return [shown_row(model, place) for place in range(model.rowCount(ROOT))]


class Mirror:
    """Keeps what a table model shows by its signals alone."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self._model = model
        self.rows = shown(model)
        self.resets = 0
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.rowsMoved.connect(self._move)
        model.dataChanged.connect(self._change)
        model.modelReset.connect(self._reset)

    def _insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.rows[first:first] = [shown_row(self._model, place) for place in range(first, last + 1)]

    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        del self.rows[first : last + 1]

    def _move(self, parent: QModelIndex, first: int, last: int, to_parent: QModelIndex, to: int) -> None:
        block = self.rows[first : last + 1]
        del self.rows[first : last + 1]
        place = to if to <= first else to - len(block)
        self.rows[place:place] = block

    def _change(self, first: QModelIndex, last: QModelIndex) -> None:
        columns = range(first.column(), last.column() + 1)
        for place in range(first.row(), last.row() + 1):
            new = shown_row(self._model, place)
            old = self.rows[place]
            self.rows[place] = tuple(new[c] if c in columns else old[c] for c in range(len(old)))

    def _reset(self) -> None:
        self.resets += 1
        self.rows = shown(self._model)
