"""FaultsBar: says across the top of the window, when a model is saved, which errors it is saved with."""

from __future__ import annotations

import weakref
from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.messages import Level
from editor.ui.bars.answer_bar import AnswerBar
from editor.ui.current_document import CurrentDocument
from editor.ui.models.finding_tree import tr_check
from editor.ui.value_text import section_title

MOST_NAMED = 3  # kinds of errors


class FaultsBar(AnswerBar):
    """Blocks nothing; goes when the errors are mended, or the user hides it, until the model is saved again."""

    def __init__(
        self,
        current: CurrentDocument,
        saving: SignalInstance,
        show_checks: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        """`saving` tells of each document that is being saved."""
        super().__init__(parent)
        self._show_checks = show_checks
        self._current = current
        self._told: weakref.WeakSet[Document] = weakref.WeakSet()  # of which something is to be said
        current.switched.connect(self._show)
        saving.connect(self._tell)
        self._show()

    def _tell(self, document: Document) -> None:
        """Say which errors a document has, as it is being saved."""
        if document not in self._told:
            self._told.add(document)
            document.checker.changed.connect(self._show)
        self._show()

    def _show(self, *_: object) -> None:
        document = self._current.document
        errors = _errors(document) if document is not None and document in self._told else []
        if document is None or not errors:
            self.say()
            return
        named = ", ".join([*errors[:MOST_NAMED], *["…"] * (len(errors) > MOST_NAMED)])
        text = self.tr("{title} is saved with errors that may cause problems in MMD: {errors}")
        answers = {self.tr("Show"): self._show_checks, self.tr("Hide"): self._hide}
        self.say((text.format(title=document.title, errors=named), answers))

    def _hide(self) -> None:
        document = self._current.document
        if document is not None and document in self._told:
            self._told.discard(document)
            document.checker.changed.disconnect(self._show)
        self._show()


def _errors(document: Document) -> list[str]:
    checks = document.checker.checks
    found = [checks[code] for code in document.checker.open_findings()]
    errors = [check for check in found if check.level is Level.ERROR]
    return [f"{section_title(check.section)}: {tr_check(check.label)}" for check in errors]
