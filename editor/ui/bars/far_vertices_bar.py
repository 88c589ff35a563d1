"""FarVerticesBar: says across the top of the window that vertices lie so far outside that views leave them out."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.messages import NO_ROWS
from editor.operations.checks.vertices import VERTEX_FAR_OUTSIDE
from editor.ui.bars.answer_bar import AnswerBar, Answers
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import count_text


class FarVerticesBar(AnswerBar):
    """Seen until the vertices are brought back, or the user dismisses it; for more of them it comes again."""

    def __init__(
        self, current: CurrentDocument, show_rows: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        """`show_rows` brings up what the selected rows are seen in."""
        super().__init__(parent)
        self._current = current
        self._show_rows = show_rows
        self._dismissed: weakref.WeakKeyDictionary[Document, int] = weakref.WeakKeyDictionary()  # how many vertices
        current.findings_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        if document is None:
            self.say()
            return
        count = len(_far(document))
        self._dismissed[document] = min(count, self._dismissed.get(document, 0))
        if count > self._dismissed[document]:
            self.say(self._line(document, count))
        else:
            self.say()

    def _line(self, document: Document, count: int) -> tuple[str, Answers]:
        one, many = self.tr("1 vertex is far outside"), self.tr("{count} vertices are far outside")
        select = self.tr("Select it") if count == 1 else self.tr("Select them")
        answers = {
            select: partial(self._select, document),
            self.tr("Dismiss"): partial(self._dismiss, document, count),
        }
        return (one if count == 1 else many).format(count=count_text(count)), answers

    def _select(self, document: Document) -> None:
        rows = _far(document)
        document.selection.select("vertices", rows)
        document.selection.set_current("vertices", int(rows[0]))
        document.selection.set_active_table("vertices")
        self._show_rows()

    def _dismiss(self, document: Document, count: int) -> None:
        self._dismissed[document] = count
        self._show()


def _far(document: Document) -> IndexArray:
    """The rows of the vertices that the checks find far outside, by the rule by which views leave them out."""
    findings = document.checker.open_findings().get(VERTEX_FAR_OUTSIDE, ())
    return np.unique(np.concatenate([NO_ROWS, *(finding.rows for finding in findings)]))
