"""Coming values: what cells would hold if an edit of one were done to all that are selected, before it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from editor.model.fields import Field
from editor.ui.editors.revisions import Revision, is_mixed, revised
from editor.ui.value_text import count_text

GAP = 4  # pixels between a cell and the badge beside it


@dataclass(frozen=True, slots=True)
class ComingValues:
    """A revision that waits to be done to a field of some rows."""

    field: Field
    rows: frozenset[int]
    revision: Revision

    def value(self, row: int, field: Field, present: Any) -> Any:
        """The value that a row is going to have; the present one where nothing comes, or what cannot be."""
        if field is not self.field or row not in self.rows:
            return present
        try:
            value = revised(field, self.revision, present)
        except (ValueError, TypeError, OverflowError):
            return present
        return present if is_mixed(value) else value


class RowsBadge(QLabel):
    """A label beside a cell that tells in how many rows an edit is going to be done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setFrameShape(QFrame.Shape.Box)
        self.setMargin(GAP)
        self.hide()

    def show_count(self, count: int, cell: QRect) -> None:
        """Stand at the right of a cell of the parent, or at its left where there is no room."""
        self.setText(self.tr("→ {count} rows").format(count=count_text(count)))
        self.resize(self.sizeHint().width(), self.fontMetrics().height() + GAP)
        parent = self.parentWidget()
        assert parent is not None
        around = parent.rect()
        left = cell.right() + GAP
        if left + self.width() > around.right():
            left = max(cell.left() - GAP - self.width(), around.left())
        self.move(QPoint(left, min(cell.top(), around.bottom() - self.height())))
        self.show()
        self.raise_()
