"""Imports models from other files into the open one, and exports it to formats that cannot be its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.csv_update import (
    TO_CLIPBOARD,
    CsvUpdate,
    apply_update,
    copy_job,
    store_style,
    stored_style,
    text_of_file,
    update_job,
)
from editor.document.files.loading import (
    OWN_FORMATS,
    ImportMode,
    ImportOptions,
    SaveOptions,
    bring_textures,
    folder_beside,
    rescale,
    save_job,
    take_in,
)
from editor.document.session import Session
from editor.document.texts import RetranslatableText, translate
from editor.formats import WRITERS, Content, FormatError
from editor.formats.registry import FORMATS
from editor.late_imports import Late
from editor.messages import Level, Message, TranslatableText
from editor.operations.catalog import OPERATIONS
from editor.ui.commands.opening import Opening
from editor.ui.dialogs.message_boxes import (
    as_messages,
    choose_csv_file,
    choose_file_to_import,
    choose_file_to_save,
    show_failure,
    warnings_as_messages,
)
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.services import WindowServices
from editor.ui.value_text import count_text, error_text, translated

if TYPE_CHECKING:
    from editor.operations.model.merge_model import MergeResult

missing_bones = Late("editor.vrm.figure:missing_bones")
ask_style = Late("editor.ui.dialogs.csv_dialogs:ask_style")
ask_update = Late("editor.ui.dialogs.csv_dialogs:ask_update")
ask_export_options = Late("editor.ui.dialogs.file_options:ask_export_options")
ask_import_options = Late("editor.ui.dialogs.file_options:ask_import_options")


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
            job.finished, self, partial(self._ask_and_apply, document, source)
        )  # last: the status line is done with the job then

    def _ask_and_apply(self, document: Document, source: str, update: CsvUpdate) -> None:
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


EXPORT_FORMAT = "export/format"

TakeNew = Callable[[Path, bool, Content, bool], object]


class ExchangeCommands(QObject):
    """`take_new(path, remembered, content, is_saved)` opens what is imported as a document of its own."""

    def __init__(
        self, session: Session, opening: Opening, take_new: TakeNew, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._services = services
        self._opening = opening
        self._take_new = take_new
        self._window = window
        self.csv = CsvCommands(session, opening, services, window)

    # -- import ------------------------------------------------------------------------------------------------

    def ask_and_import(self) -> None:
        """Ask for a file, load it, and ask what is to become of it."""
        document = self._session.current
        folder = folder_beside(document.path) if document is not None and document.path is not None else None
        path = choose_file_to_import(self._window, folder)
        if path is not None:
            self.import_file(path)

    def import_file(self, path: Path) -> None:
        """Load a file, and ask what is to become of it."""
        self._opening.load(path, partial(self._ask_and_take, path, self._session.current))

    def _ask_and_take(self, path: Path, document: Document | None, content: Content) -> None:
        if document is not None and document not in self._session.documents:
            document = None
        options = ask_import_options(self._window, content, document)
        if options is None:
            self._services.show_status(self.tr("Nothing was imported"))
        elif document is None or options.mode is ImportMode.NEW:
            self._take_as_new(path, content, options)
        elif options.mode is ImportMode.UPDATE:
            self.csv.update_from_file(document, path)
        elif options.mode is ImportMode.GEOMETRY:
            given = {"model": str(path), "scale": options.scale}
            show_operation_form(document, OPERATIONS["model.replace-geometry"], self._window, given=given)
        else:
            self._take_in(path, document, content, options)

    def _take_as_new(self, path: Path, content: Content, options: ImportOptions) -> None:
        rescale(content, options.scale)
        self._take_new(path, True, content, options.scale == 1)

    def _take_in(self, path: Path, document: Document, content: Content, options: ImportOptions) -> None:
        name = self._step_name(options.mode).format(path.name)
        try:
            losses = bring_textures(document, content) if options.mode is ImportMode.APPEND else []
            done = take_in(document, content, options, name)
        except (ValueError, OSError) as error:
            show_failure(self._window, self.tr("The file could not be imported."), path, error)
            return
        warnings = warnings_as_messages(path, content.warnings)
        self._services.add_messages(document, [*warnings, *as_messages(path, losses), *self._renamed(done)])
        self._services.show_status(self._result(name, document, done))

    def _step_name(self, mode: ImportMode) -> RetranslatableText:
        return {
            ImportMode.APPEND: translate("ExchangeCommands", "Append {}"),
            ImportMode.SHAPE: translate("ExchangeCommands", "Replace positions and normals: {}"),
            ImportMode.UV: translate("ExchangeCommands", "Replace UVs: {}"),
        }[mode]

    def _renamed(self, done: MergeResult) -> list[Message]:
        """Return a message for each row that could not keep its name."""
        return [
            Message(Level.INFO, TranslatableText("{} was renamed, because the name was taken", old), table, row)
            for table, renamed in done.renamed.items()
            for row, old, _ in renamed
        ]

    def _result(self, name: str, document: Document, done: MergeResult) -> str:
        """Return the text of the status line about what was done."""
        if not done.rows:
            vertices = count_text(len(document.model.vertices))
            return self.tr("{command}; vertices: {count}").format(command=name, count=vertices)
        text = self.tr(
            "{command}; new vertices: {vertices}, materials: {materials}, bones: {bones}; merged bones: {merged}"
        )
        new = {table: count_text(len(done.rows[table])) for table in ("vertices", "materials", "bones")}
        return text.format(command=name, merged=count_text(len(done.merged.get("bones", ()))), **new)

    # -- export ------------------------------------------------------------------------------------------------

    def export(self, document: Document) -> None:
        """Write the document in any format; its own file stays what it was."""
        path = choose_file_to_save(self._window, self.tr("Export"), self._suggestion(document), tuple(WRITERS))
        if path is None:
            return
        self._session.settings.stored.setValue(EXPORT_FORMAT, path.suffix.lower())
        options = self._options(document, path.suffix.lower())
        if options is None:
            self._services.show_status(self.tr("Exporting {} was cancelled").format(path.name))
            return
        job = save_job(document, path, options)
        connect(job.finished, self, partial(self._report_exported, document, path))
        connect(job.failed, self, partial(self._report_unexported, path))
        connect(
            job.cancelled,
            self,
            lambda: self._services.show_status(self.tr("Exporting {} was cancelled").format(path.name)),
        )
        self._opening.start(job, self.tr("Exporting {}").format(path.name))

    def _options(self, document: Document, extension: str) -> SaveOptions | None:
        """Return the options to write a format with, asked of the user where there is a choice; None if cancelled."""
        given = ask_export_options(self._window, document, FORMATS[extension], self._session.settings.stored)
        return None if given is None else SaveOptions(given, self._session.settings.preferences.backups, is_copy=True)

    def _suggestion(self, document: Document) -> Path:
        """Beside the document's file, in the format that was exported last."""
        last = str(self._session.settings.stored.value(EXPORT_FORMAT, ""))
        extension = last if last in WRITERS else _first_format(document)
        if document.path is None:
            return Path(f"{document.model.info[0].name.strip() or document.title}{extension}")
        return folder_beside(document.path) / document.path.with_suffix(extension).name

    def _report_exported(self, document: Document, path: Path, losses: list[Message]) -> None:
        self._opening.note_written(path)
        text = self.tr("{} exported")
        if losses:
            self._services.add_messages(document, as_messages(path, losses))
            text = self.tr("{} exported; what it could not keep is in Messages: {}")
        self._services.show_status(text.format(path.name, count_text(len(losses))))

    def _report_unexported(self, path: Path, error: Exception) -> None:
        text = self.tr("The file could not be exported; what was there is untouched.")
        show_failure(self._window, text, path, error, is_saving=True)


def _first_format(document: Document) -> str:
    """The extension to export to the first time: what the model came as, or what other programs read it best from."""
    own = f".{document.content.format}"
    if own in WRITERS and own not in OWN_FORMATS:
        return own
    return ".glb" if missing_bones(document.model) else ".vrm"
