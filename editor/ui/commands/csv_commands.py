"""Exchanges rows as CSV with the open model: updates it by a file or the clipboard, copies the whole of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.csv_update import (
    TO_CLIPBOARD,
    CsvUpdate,
    apply_update,
    copy_job,
    store_style,
    stored_style,
    text_of_file,
    update_job,
)
from editor.document.document import Document
from editor.document.files import folder_beside
from editor.document.said import translate
from editor.document.session import Session
from editor.formats import FormatError
from editor.messages import Message
from editor.ui.commands.opening import Opening
from editor.ui.dialogs.choose_file import choose_csv_file
from editor.ui.dialogs.csv_style import ask_style
from editor.ui.dialogs.csv_update import ask_update
from editor.ui.dialogs.message_boxes import show_failure
from editor.ui.services import WindowServices
from editor.ui.value_text import count_text, error_text, translated


class CsvCommands(QObject):
    """Nothing of the model changes before the user has seen what would, and each update is one step."""

    def __init__(self, session: Session, opening: Opening, services: WindowServices, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._services = services
        self._opening = opening
        self._window = window

    # -- updating --------------------------------------------------------------------------------------------------

    def ask_and_update(self, document: Document) -> None:
        """Ask for a CSV file, and update the document by it."""
        path = choose_csv_file(self._window, folder_beside(document.path) if document.path is not None else None)
        if path is not None:
            self.update_from_file(document, path)

    def update_from_file(self, document: Document, path: Path) -> None:
        """Show what the rows of a file would do to a document, and do it if the user agrees."""
        failed = partial(show_failure, self._window, self.tr("The file could not be read as rows of a model."), path)
        self._update(document, text_of_file(path), path.name, failed)

    def update_from_clipboard(self, document: Document) -> None:
        """The same with the text on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if not text:
            self._services.show_status(self.tr("There is no text on the clipboard"))
            return
        self._update(document, lambda: text, translate("CsvCommands", "clipboard"), self._report_failed)

    def _update(
        self, document: Document, text: Callable[[], str], source: str, failed: Callable[[Exception], object]
    ) -> None:
        job = update_job(document, text)
        connect(job.failed, self, failed)
        job.cancelled.connect(self._report_cancelled)
        self._opening.start(job, self.tr("Looking what {} would change").format(source))
        connect(
            job.finished, self, partial(self._ask, document, source)
        )  # last: the status line is done with the job then

    def _ask(self, document: Document, source: str, update: CsvUpdate) -> None:
        if document not in self._session.documents:
            return
        if not ask_update(self._window, source, update):
            self._report_cancelled()
            return
        name = translate("CsvCommands", "Update from {}").format(source)
        try:
            report = apply_update(document, update, name)
        except ValueError as error:
            self._services.show_status(error_text(error))
            return
        for table, applied in report.tables.items():
            if table in update.tables and not document.model.tables[table].fixed:
                document.selection.select(table, applied.rows)
        changed = sum(table.changed for table in update.tables.values())
        added = sum(table.added for table in update.tables.values())
        text = self.tr("{name}; changed rows: {changed}, new rows: {added}")
        self._services.show_status(text.format(name=name, changed=count_text(changed), added=count_text(added)))

    def _report_failed(self, error: Exception) -> None:
        reason = translated(error.detail) if isinstance(error, FormatError) else error_text(error)
        self._services.show_status(self.tr("Nothing was changed: {}").format(reason))

    def _report_cancelled(self) -> None:
        self._services.show_status(self.tr("Nothing was changed"))

    # -- the whole model on the clipboard --------------------------------------------------------------------------

    def ask_copied(self) -> None:
        """Ask how rows, and the whole model, go to the clipboard as text."""
        stored = self._session.settings.stored
        style = ask_style(
            self._window, self.tr("What is copied as text"), stored_style(stored, TO_CLIPBOARD), is_file=False
        )
        if style is not None:
            store_style(stored, TO_CLIPBOARD, style)
            self._services.show_status(self.tr("Rows will be copied so from now on"))

    def copy_model(self, document: Document) -> None:
        """Put the whole model on the clipboard, as text."""
        job = copy_job(document, stored_style(self._session.settings.stored, TO_CLIPBOARD))
        job.finished.connect(self._take_copy)
        job.failed.connect(self._report_uncopied)
        connect(job.cancelled, self, lambda: self._services.show_status(self.tr("Nothing was copied")))
        self._opening.start(job, self.tr("Copying {} as CSV").format(document.title))

    def _take_copy(self, copied: tuple[str, list[Message]]) -> None:
        text, losses = copied
        QGuiApplication.clipboard().setText(text)
        said = self.tr("Copied as CSV; lines: {count}")
        if losses:
            said = self.tr("Copied as CSV; lines: {count}, not kept: {lost}")
        self._services.show_status(said.format(count=count_text(text.count("\n")), lost=count_text(len(losses))))

    def _report_uncopied(self, error: Exception) -> None:
        reason = translated(error.detail) if isinstance(error, FormatError) else error_text(error)
        self._services.show_status(self.tr("Nothing was copied: {}").format(reason))
