"""TexturesBar: says across the top of the window that files of textures are not found, and offers to search them."""

from __future__ import annotations

import weakref
from functools import partial

from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.textures import TEXTURE_MISSING
from editor.ui.bars.answer_bar import AnswerBar, Answers
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.choose_file import choose_folder
from editor.ui.value_text import count_text, error_text

MOST_NAMED = 3  # paths


class TexturesBar(AnswerBar):
    """Seen until the files are found, or the user dismisses it; for other files it comes again."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._dismissed: weakref.WeakKeyDictionary[Document, set[str]] = weakref.WeakKeyDictionary()  # paths
        current.findings_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        rows = _missing(document) if document is not None else []
        if document is None or not rows:
            self.say()
            return
        paths = [document.model.textures[row].path for row in rows]
        if self._dismissed.get(document, set()).issuperset(paths):
            self.say()
            return
        named = ", ".join([*paths[:MOST_NAMED], *["…"] * (len(paths) > MOST_NAMED)])
        one, many = self.tr("1 texture is not found: {paths}"), self.tr("{count} textures are not found: {paths}")
        text = (one if len(paths) == 1 else many).format(count=count_text(len(paths)), paths=named)
        answers: Answers = {
            self.tr("Look in folder…"): partial(self._look, document),
            self.tr("Show"): partial(_select, document, rows),
            self.tr("Dismiss"): partial(self._dismiss, document, paths),
        }
        self.say((text, answers))

    def _look(self, document: Document) -> None:
        beside = document.left_folder or document.content.folder
        folder = choose_folder(self.window(), self.tr("Look in folder"), beside)
        if folder is None:
            return
        try:
            document.texture_files.path_to(folder / "any")
        except ValueError as error:
            document.show_status(error_text(error))
            return
        document.selection.select("textures", _missing(document))
        document.selection.set_active_table("textures")
        find = OPERATIONS["textures.find"]
        run_at_once(document, find, find.parameters(str(folder)))

    def _dismiss(self, document: Document, paths: list[str]) -> None:
        self._dismissed[document] = {*self._dismissed.get(document, set()), *paths}
        self._show()


def _missing(document: Document) -> list[int]:
    """The rows of the textures that the checks find without a file; of paths written since nothing is known yet."""
    findings = document.checker.open_findings().get(TEXTURE_MISSING, ())
    found = [(row, finding.text.values) for finding in findings for row in finding.rows.tolist()]
    return [row for row, sought in found if document.model.textures[row].path in sought]


def _select(document: Document, rows: list[int]) -> None:
    document.selection.select("textures", rows)
    document.selection.set_current("textures", rows[0])
    document.selection.set_active_table("textures")
