"""FrameIndicator: a button in the status line that says how many bones and morphs are in no display frame."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from editor.operations.queries.display_frames import bones_in_no_frame, morphs_in_no_frame
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import count_text


class FrameIndicator(QToolButton):
    """Seen only where there are any, as MMD would not show them."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Visible bones and morphs that are in no display frame: MMD does not show them"))
        self._current = current
        current.history_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        count = 0
        if document is not None:
            count = len(bones_in_no_frame(document.model)) + len(morphs_in_no_frame(document.model))
        self.setText(self.tr("In no frame: {count}").format(count=count_text(count)))
        self.setVisible(count > 0)
