"""FaultsBar: says across the top of the window, when a model is saved, which errors it is saved with."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.jobs import Job
from editor.messages import Level
from editor.ui.bars.answer_bar import AnswerBar
from editor.ui.current_document import CurrentDocument
from editor.ui.models.finding_tree import tr_check
from editor.ui.value_text import section_title

MOST_NAMED = 3  # kinds of errors


@dataclass(slots=True)
class _Saved:
    """The state of a document at its last save: file name, revision, and the codes of its errors once known."""

    name: str
    revision: int
    codes: frozenset[str] | None = None


class FaultsBar(AnswerBar):
    """Blocks nothing; goes when the errors are mended, or the user hides it, until the model is saved again.

    It tells of the errors that are in the file: what comes by edits since is not saved.
    """

    def __init__(
        self,
        current: CurrentDocument,
        saving: SignalInstance,
        show_checks: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        """`saving` tells of each document that is being saved, the path of the file, and the job that writes it."""
        super().__init__(parent)
        self._show_checks = show_checks
        self._current = current
        self._saved: weakref.WeakKeyDictionary[Document, _Saved] = weakref.WeakKeyDictionary()
        current.switched.connect(self._show)
        saving.connect(self._follow)
        self._show()

    def _follow(self, document: Document, path: Path, job: Job) -> None:
        """Tell of the errors that a document has now, once it is written."""
        saved = _Saved(path.name, document.history.revision)
        connect(job.finished, self, lambda _: self._tell(document, saved))

    def _tell(self, document: Document, saved: _Saved) -> None:
        if document not in self._saved:
            document.checker.changed.connect(self._show)
        self._saved[document] = saved
        self._show()

    def _show(self, *_: object) -> None:
        document = self._current.document
        saved = self._saved.get(document) if document is not None else None
        errors = _errors(document, saved) if document is not None and saved is not None else []
        if saved is None or not errors:
            self.say()
            return
        named = ", ".join([*errors[:MOST_NAMED], *["…"] * (len(errors) > MOST_NAMED)])
        text = self.tr("{title} is saved with errors that may cause problems in MMD: {errors}")
        answers = {self.tr("Show"): self._show_checks, self.tr("Hide"): self._hide}
        self.say((text.format(title=saved.name, errors=named), answers))

    def _hide(self) -> None:
        document = self._current.document
        if document is not None and self._saved.pop(document, None) is not None:
            document.checker.changed.disconnect(self._show)
        self._show()


def _errors(document: Document, saved: _Saved) -> list[str]:
    """The errors that a document was saved with and still has, as far as the checks have told."""
    checker = document.checker
    found = [checker.checks[code] for code in checker.open_findings()]
    errors = [check for check in found if check.level is Level.ERROR]
    if saved.codes is None and checker.is_fresh and document.history.revision == saved.revision:
        saved.codes = frozenset(check.code for check in errors)
    left = [check for check in errors if check.code in (saved.codes or ())]
    return [f"{section_title(check.section)}: {tr_check(check.label)}" for check in left]
