"""LackingNames: how many bones and morphs of the motions the model lacks, and, unfolded, which."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.ui.value_text import count_text


class LackingNames(QWidget):
    """A line that unfolds; the names can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QToolButton(autoRaise=True)
        self.heading.setCheckable(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setToolTip(self.tr("Bones and morphs that the motions move, but that the model does not have"))
        self.names = QPlainTextEdit(readOnly=True)
        self.names.setAccessibleName(self.heading.toolTip())
        self.names.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.names.hide()
        self.heading.toggled.connect(self._unfold)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.names, 1)
        column.addStretch(0)
        self._unfold(False)

    def show_names(self, names: Sequence[str]) -> None:
        self.heading.setText(self.tr("Not in the model: {}").format(count_text(len(names))))
        self.heading.setEnabled(bool(names))
        text = "\n".join(names)
        if text != self.names.toPlainText():
            self.names.setPlainText(text)
        if not names:
            self.heading.setChecked(False)

    def _unfold(self, unfolded: bool) -> None:
        self.heading.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self.names.setVisible(unfolded)
