"""CheckIndicator: in the status line, how much is wrong with the current document; a click opens the pane of checks."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from editor.document.document import Document
from editor.messages import Level
from editor.operations.checks.fixing import count_of
from editor.ui.current_document import CurrentDocument
from editor.ui.icons import icon
from editor.ui.models.finding_tree import ICONS, tr_check
from editor.ui.panes.checks_pane import counts_text
from editor.ui.value_text import count_text, section_title

COUNTED = (Level.ERROR, Level.WARNING)
MOST_NAMED = 12  # kinds of faults that the tooltip names


class CheckIndicator(QToolButton):
    """Seen only where there are errors or warnings. As it can always be seen, the document in front is checked."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._document: Document | None = None
        self._connection: QMetaObject.Connection | None = None
        current.switched.connect(self._switch)
        self._switch(current.document)

    def _switch(self, document: Document | None) -> None:
        if self._document is not None and self._connection is not None:
            QObject.disconnect(self._connection)
            self._document.checker.watch(self, False)
        self._document, self._connection = document, None
        if document is not None:
            self._connection = document.checker.changed.connect(self._show)
            document.checker.watch(self, True)
        self._show()

    def _show(self) -> None:
        document = self._document
        worst = [level for level in COUNTED if document and document.checker.count(level)]
        self.setVisible(bool(worst))
        if document is not None and worst:
            self.setIcon(icon(ICONS[worst[0]]))
            self.setText(counts_text(document, COUNTED))
            self.setToolTip("\n".join(self._lines(document)))

    def _lines(self, document: Document) -> list[str]:
        checker = document.checker
        every = [(checker.checks[code], findings) for code, findings in checker.open_findings().items()]
        found = [(check, findings) for check, findings in every if check.level in COUNTED]
        lines = [
            f"{section_title(check.section)}: {tr_check(check.label)} ({count_text(count_of(findings))})"
            for check, findings in found[:MOST_NAMED]
        ]
        return [*lines, *["…"] * (len(found) > MOST_NAMED), self.tr("A click opens the checks")]
