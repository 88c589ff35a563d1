"""MorphBar: says across the top of the window which morph handles change, and ends that."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from editor.model.fields import NONE
from editor.ui.current_document import CurrentDocument
from editor.ui.recovery_bar import answer_line
from editor.ui.value_text import record_title


class MorphBar(QFrame):
    """Seen as long as a morph of the current document is edited."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._line: QWidget | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 4, 8, 4)
        current.edited_morph_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        if self._line is not None:
            self._line.hide()
            self._line.deleteLater()
            self._line = None
        document = self._current.document
        is_editing = document is not None and document.edited_morph.row != NONE
        if document is not None and is_editing:
            text = self.tr("What handles move goes into the morph {morph}; the mesh stays as it is.")
            title = record_title(document.model, "morphs", document.edited_morph.row)
            self._line = answer_line(text.format(morph=title), {self.tr("Done"): document.edited_morph.end})
            self._row.addWidget(self._line)
        self.setVisible(is_editing)
