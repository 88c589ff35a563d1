"""FieldGroup: fields under a heading that folds them away, which is remembered."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPoint, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.ui.value_text import tr_field


class Heading(QToolButton):
    """The name of a group with an arrow before it and a line after it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        font = self.font()
        font.setBold(True)
        self.setFont(font)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.fontMetrics().height() + 8)

    def show_folded(self, folded: bool) -> None:
        self.setArrowType(Qt.ArrowType.RightArrow if folded else Qt.ArrowType.DownArrow)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().mid().color())
        middle = self.height() // 2
        painter.drawLine(super().sizeHint().width() + 8, middle, self.width() - 4, middle)


class FieldGroup(QWidget):
    """Rows of a label and an editor, hidden while all of them are; without a name it has no heading."""

    menu_wanted = Signal(QPoint)  # where on the screen

    def __init__(self, name: str, key: str, settings: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._settings = settings
        self._shown: dict[QWidget, bool] = {}
        self.heading = Heading(tr_field(name))
        self.heading.setToolTip(self.tr("Right click: copy these values, or paste them onto the selection"))
        self.heading.clicked.connect(lambda: self.fold(not self.is_folded))
        self.heading.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.heading.customContextMenuRequested.connect(
            lambda position: self.menu_wanted.emit(self.heading.mapToGlobal(position))
        )
        self._body = QWidget()
        self._form = QFormLayout(self._body)
        self._lay_out()
        self.heading.setVisible(bool(name))  # now that it has a parent: before, it would be a window for an instant
        self._show_folded(bool(name) and bool(settings.value(key, False, bool)))

    @property
    def is_folded(self) -> bool:
        return self.heading.arrowType() == Qt.ArrowType.RightArrow

    def fold(self, folded: bool) -> None:
        """Fold the fields away, or show them, here and from now on."""
        self._show_folded(folded)
        self._settings.setValue(self._key, folded)

    def add_row(self, label: QLabel, editor: QWidget) -> None:
        self._form.addRow(label, editor)
        self._shown[editor] = True

    def add_wide(self, widget: QWidget) -> None:
        """Add what has its own words and takes the whole width."""
        self._form.addRow(widget)
        self._shown[widget] = True

    def add_note(self, note: QWidget, editor: QWidget) -> None:
        """Add what stands below an editor, in its column, and hides itself."""
        row, _ = cast("tuple[int, object]", self._form.getWidgetPosition(editor))
        self._form.insertRow(row + 1, "", note)

    def show_row(self, editor: QWidget, shown: bool) -> None:
        """Show or hide the row of an editor."""
        if self._shown[editor] != shown:
            self._shown[editor] = shown
            self._form.setRowVisible(editor, shown)
            self.setVisible(any(self._shown.values()))

    def _show_folded(self, folded: bool) -> None:
        self.heading.show_folded(folded)
        self._body.setVisible(not folded)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.heading)
        column.addWidget(self._body)
        self._form.setContentsMargins(6, 2, 2, 6)
        self._form.setVerticalSpacing(4)
        self._form.setHorizontalSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
