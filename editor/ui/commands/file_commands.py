"""Opens, saves, reverts and closes the session's documents; loading and saving are jobs and wait for nobody."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.desktop.shell import plain_path
from editor.document.connections import connect
from editor.document.document import Document, is_changed_on_disk
from editor.document.files.loading import OWN_FORMATS, SaveOptions, folder_beside, losses_job, save_job, with_backup
from editor.document.jobs import Job
from editor.document.operation_run import OperationRun
from editor.document.session import Session
from editor.formats import Content
from editor.formats.content import ExtractedFiles
from editor.late_imports import Late
from editor.messages import Level, Message, TranslatableText
from editor.resources import resource
from editor.texture_paths import TexturePlaces
from editor.ui.commands.import_export import ExchangeCommands
from editor.ui.commands.motion_commands import MotionCommands
from editor.ui.commands.opening import Opening, Reopening
from editor.ui.commands.picture_commands import PictureCommands
from editor.ui.dialogs.message_boxes import (
    Answer,
    Overwriting,
    PmdAnswer,
    as_messages,
    ask_losses,
    ask_overwrite,
    ask_pmd,
    ask_revert,
    ask_unsaved,
    choose_file_to_save,
    choose_files_to_open,
    show_failure,
    tell_losses,
)
from editor.ui.dialogs.open_forms import open_form, settle_form
from editor.ui.editors.field_editor import finish_typing
from editor.ui.services import WindowServices
from editor.ui.value_text import count_text
from editor.ui.welcome import WelcomePage

ask_save_options = Late("editor.ui.dialogs.file_options:ask_save_options")

Then = Callable[[], object]

SAMPLES = MOCHI, CLOTH = "mochi.pmx", "cloth.pmx"
DANCE = "mochi_dance.vmd"  # of Mochi


def sample_file(name: str = MOCHI) -> Path:
    """A model that comes with the program. FileNotFoundError when it does not."""
    return resource("samples", name)


def nothing() -> None:
    """Do nothing: the default of `then`."""


class FileCommands(QObject):
    """The commands of the File menu. `then` runs after success only: a chain of closes stops where one is refused."""

    saving = Signal(Document, Path, QObject)  # as it begins to be written, where to, and the Job
    saved = Signal(Path)  # of a file that was just written

    def __init__(self, session: Session, services: WindowServices, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self.services = services
        self._window = window
        self._options: dict[Document, SaveOptions] = {}
        self._stays_pmd: set[Document] = set()  # for those, the user chose PMD
        self._agreed_losses: dict[Document, set[Message]] = {}
        self._saving: dict[Document, Job] = {}
        self.opening = Opening(session, services, window)
        self.reopening = Reopening(session, self.opening, services, self)
        self.exchange = ExchangeCommands(session, self.opening, self.take, services, window)
        self.motions = MotionCommands(session, self.opening, services, window)
        self.pictures = PictureCommands(session, self.opening, services, window)
        session.closed.connect(self._forget)

    def _forget(self, document: Document) -> None:
        self._options.pop(document, None)
        self._stays_pmd.discard(document)
        self._agreed_losses.pop(document, None)

    def serve(self, page: WelcomePage) -> None:
        """Do what is wanted on the welcome page, and offer there what was open last."""
        page.start_wanted.connect(self.begin)
        page.recent.file_wanted.connect(self._open_one)
        self.reopening.changed.connect(page.offer_nothing_to_reopen)
        page.offer_to_reopen([state.path.name for state in self.reopening.last])

    def begin(self, start: str) -> None:
        """Do what one of the STARTS of the welcome page says."""
        of_samples = {"sample": self.open_sample, "cloth": self.open_cloth_sample, "tour": self.services.begin_tour}
        {"new": self.new, "open": self.ask_and_open, "last": self.reopening.reopen, **of_samples}[start]()

    def _open_one(self, path: str) -> None:
        self.open([Path(path)])

    # -- opening -----------------------------------------------------------------------------------------------

    def new(self) -> None:
        document = self._session.new()
        document.selection.set_active_table("bones")  # all that it has
        self.services.show_status(self.tr("New model"))

    def ask_and_open(self) -> None:
        current = self._session.current
        recent = self._session.recent_files()
        beside = current.path if current is not None and current.path else next(iter(recent), None)
        self.open(choose_files_to_open(self._window, folder_beside(beside) if beside else None))

    def open_sample(self) -> None:
        """Open Mochi, with the dance ready to be played."""
        self.opening.load(sample_file(), self._take_sample)

    def _take_sample(self, content: Content) -> None:
        self._take_apart(sample_file(), content)
        if self._session.current is not None:
            self.provide_dance(self._session.current)

    def provide_dance(self, document: Document) -> None:
        """Have the dance of the sample ready to be played."""
        self.motions.provide(document, resource("samples", DANCE))

    def open_cloth_sample(self) -> None:
        self.opening.load(sample_file(CLOTH), partial(self._take_apart, sample_file(CLOTH)))

    def _take_apart(self, path: Path, content: Content) -> None:
        """Open a sample with textures of its own: what sorts or paints them leaves those of the program alone."""
        content.extracted, places = ExtractedFiles(), TexturePlaces(path.parent)
        for texture in content.model.textures:
            if (found := places.locate(texture.path)) is not None:
                content.extracted.put(texture.path.replace("\\", "/"), found.path.read_bytes())
        self.take(path, False, content)

    def open(self, paths: Iterable[Path]) -> None:
        """Open models, each in a tab; one that is open already comes to the front. Motions and poses move the model."""
        for path in map(plain_path, paths):
            document = self._session.find(path)
            if document is None:
                self._load(path)
            else:
                self._session.set_current(document)

    def take_dropped(self, paths: Iterable[Path]) -> None:
        """Open files; of a CSV file ask what becomes of it, for it may be rows for the model that is open."""
        for path in paths:
            if path.suffix.lower() == ".csv" and self._session.current is not None:
                self.exchange.import_file(path)
            else:
                self.open([path])

    def _load(self, path: Path) -> None:
        self.opening.load(path, partial(self.take, path, True))

    def take(self, path: Path, remembered: bool, content: Content, is_saved: bool = True) -> None:
        """Open what was loaded from a file; `is_saved`: and is as it is there."""
        if content.path not in (None, path) and (document := self._session.find(content.path)):
            self._session.set_current(document)  # that from the same archive
            return
        self.services.show_status(self._opened_text(content.path or path, content))
        document = self._session.add(content, is_saved=is_saved)  # what the viewport misses is told after that
        if content.is_pmd:
            self.services.add_messages(
                document, [Message(Level.INFO, TranslatableText("The PMD model was upgraded to PMX"))]
            )
            self.services.lead_to_upgrade()
        if remembered:
            self._session.remember(path)

    def _opened_text(self, path: Path, content: Content) -> str:
        text = self.tr("{} opened and upgraded to PMX") if content.is_pmd else self.tr("{} opened")
        if content.warnings:
            text = self.tr("{opened}; what was noticed is in Messages").format(opened=text)
        return text.format(path.name)

    # -- saving ------------------------------------------------------------------------------------------------

    def save(self, document: Document, then: Then = nothing) -> None:
        """Save to the document's file; ask for one where it has none that can be written."""
        path = document.path
        if path is None or not _is_own(document, path) or _is_ours(path):
            self.save_as(document, then)
        elif document.content.is_pmd and document not in self._stays_pmd:
            self._save_upgraded(document, path, then)
        else:
            self._write_over(document, path, then)

    def _save_upgraded(self, document: Document, path: Path, then: Then) -> None:
        """Ask which of both formats the model of a PMD file is saved in, and remember if it is to stay PMD."""
        answer = ask_pmd(self._window, document.title)
        if answer is PmdAnswer.PMX:
            self.save_as(document, then)
        elif answer is PmdAnswer.PMD:
            self._stays_pmd.add(document)
            self._write_over(document, path, then)

    def _write_over(self, document: Document, path: Path, then: Then) -> None:
        """Write to the document's own file. Where another program has changed it, ask first, and keep what it wrote."""
        if document in self._saving or not is_changed_on_disk(document):
            self._write(document, path, self.options(document), then)
            return
        answer = ask_overwrite(self._window, path)
        if answer is Overwriting.OVERWRITE:
            self._write(document, path, with_backup(self.options(document)), then)
        elif answer is Overwriting.SAVE_AS:
            self.save_as(document, then)
        elif answer is Overwriting.COMPARE:
            self.services.compare_with(document, path)

    def save_as(self, document: Document, then: Then = nothing) -> None:
        path = choose_file_to_save(self._window, self.tr("Save as"), _suggested_path(document), OWN_FORMATS)
        if path is not None:
            if path.suffix.lower() == ".pmd":
                self._stays_pmd.add(document)
            self._write(document, path, self.options(document), then)

    def save_copy(self, document: Document) -> None:
        path = choose_file_to_save(self._window, self.tr("Save a copy"), _suggested_path(document), OWN_FORMATS)
        if path is not None:
            copy = dataclasses.replace(self.options(document), is_copy=True)
            self._write(document, path, copy, nothing)

    def options(self, document: Document) -> SaveOptions:
        """Return the options that the document is saved with."""
        return self._options.get(document, SaveOptions(backups=self._session.settings.preferences.backups))

    def ask_options(self, document: Document) -> None:
        chosen = ask_save_options(self._window, document, self.options(document))
        if chosen is not None:
            self._options[document] = chosen
            self._session.settings.choose(backups=chosen.backups)
            self.services.show_status(self.tr("The options will be used when {} is saved").format(document.title))

    def _write(self, document: Document, path: Path, options: SaveOptions, then: Then) -> None:
        if document in self._saving:
            self.services.show_status(self.tr("{} is still being saved").format(document.title))
            connect(self._saving[document].finished, self, lambda _: then())
            return
        if path.suffix.lower() == ".pmd":  # loses so much that what was there is kept, whatever the options say
            write = partial(self._start, document, path, with_backup(options), then)
            self._run(document, path, losses_job(document, path), partial(self._ask_losses, document, path, write))
        else:
            self._start(document, path, options, then)

    def _ask_losses(self, document: Document, path: Path, write: Then, losses: list[Message]) -> None:
        """Tell what would be lost, before it is, and `write` if the user agrees; once for the same losses."""
        agreed = self._agreed_losses.setdefault(document, set())
        if not agreed.issuperset(losses) and not ask_losses(self._window, path, losses):
            self._stays_pmd.discard(document)
            self.services.show_status(self.tr("Saving {} was cancelled").format(path.name))
            return
        agreed.update(losses)
        write()

    def show_pmd_losses(self, document: Document) -> None:
        """Tell what the document would lose as a PMD; nothing is written."""
        path = Path(document.title).with_suffix(".pmd")
        job = losses_job(document, path)
        connect(job.finished, self, partial(tell_losses, self._window, path))
        connect(job.failed, self, partial(self._report_unsaved, document, path))
        self.opening.start(job, self.tr("Looking what {} would lose").format(path.name))

    def _start(self, document: Document, path: Path, options: SaveOptions, then: Then) -> None:
        report = partial(self._report_saved, document, path, options.is_copy, then)
        job = save_job(document, path, options)
        self.saving.emit(document, path, job)
        self._run(document, path, job, report)

    def _run(self, document: Document, path: Path, job: Job, then: Callable[[list[Message]], object]) -> None:
        """Start a job of saving a document, of which there is one at a time."""
        self._saving[document] = job
        for end in (job.finished, job.failed, job.cancelled):
            connect(end, self, lambda *_: self._saving.pop(document, None))
        connect(job.finished, self, then)
        connect(job.failed, self, partial(self._report_unsaved, document, path))
        connect(
            job.cancelled,
            self,
            lambda: self.services.show_status(self.tr("Saving {} was cancelled").format(path.name)),
        )
        self.opening.start(job, self.tr("Saving {}").format(path.name))

    def _report_saved(self, document: Document, path: Path, is_copy: bool, then: Then, losses: list[Message]) -> None:
        if not is_copy:
            self._session.remember(path)
        text = self.tr("{} saved") if not losses else self.tr("{} saved; what it could not keep is in Messages: {}")
        if losses:
            self.services.add_messages(document, as_messages(path, losses))
        self.services.show_status(text.format(path.name, count_text(len(losses))))
        self.saved.emit(path)
        then()

    def _report_unsaved(self, document: Document, path: Path, error: Exception) -> None:
        text = self.tr("The file could not be saved; what was there is untouched.")
        elsewhere = partial(self._save_elsewhere, document)
        show_failure(self._window, text, path, error, is_saving=True, save_elsewhere=elsewhere)

    def _save_elsewhere(self, document: Document) -> None:
        if document in self._session.documents:
            self.save_as(document)

    # -- going back, closing -----------------------------------------------------------------------------------

    def revert(self, document: Document) -> None:
        """Read the document's file again in its place."""
        path = document.path
        if path is None or (document.is_modified and not ask_revert(self._window, document.title)):
            return
        self.opening.load(path, partial(self._replace, document))

    def _replace(self, document: Document, content: Content) -> None:
        if document in self._session.documents:
            self._session.replace(document, content)
            self.services.show_status(self.tr("{} is as in its file again").format(document.title))

    def is_ready(self, document: Document) -> bool:
        """Return whether the document holds what the user means, having asked about an open form."""
        refusal = settle_form(document, self._window)
        if refusal:
            self.services.show_status(refusal)
        return not refusal and self.finish_typing()

    def close(self, document: Document) -> None:
        """Close a document, having asked about its unsaved changes."""
        if self.finish_before_closing([document]):
            self.settle([document], lambda: self._close(document))

    def _close(self, document: Document) -> None:
        for run in document.findChildren(OperationRun):
            if run.is_working:
                run.take_back()
                self._report_stopped(run.label)
        self._session.close(document)

    def _report_stopped(self, what: str) -> None:
        self.services.show_status(self.tr("{} was stopped").format(what))

    def finish_before_closing(self, documents: Iterable[Document]) -> bool:
        """Finish what is typed or dragged, as `finish_typing`; what an open form shows goes with the form."""
        for document in documents:
            form = open_form(document, self._window)
            if form is not None:
                if form.is_accepted:
                    self._report_stopped(form.windowTitle())
                form.reject()
        return self.finish_typing()

    def finish_typing(self) -> bool:
        """Make what is being typed or dragged part of the documents; False, having said why, where that cannot be."""
        for document in self._session.documents:
            document.commit()
        return finish_typing(self.services.show_status)

    def settle(self, documents: Sequence[Document], then: Then) -> None:
        """Ask about unsaved changes, one document after the other; `then`, only if the user never objects."""
        unsaved = [document for document in documents if document.is_modified]
        if not unsaved:
            then()
            return
        first, others = unsaved[0], unsaved[1:]
        self._session.set_current(first)
        answer = ask_unsaved(self._window, first.title)
        if answer is Answer.SAVE:
            self.save(first, lambda: self.settle(unsaved, then))
        elif answer is Answer.DISCARD:
            self.settle(others, then)


def _is_own(document: Document, path: Path) -> bool:
    """Return whether the document's file can be written, is not in an archive, and holds all of a model."""
    return f".{document.content.format}" in OWN_FORMATS and path.parent.is_dir()


def _is_ours(path: Path) -> bool:
    """Return whether the file belongs to the program (a sample), so that saving must not replace it."""
    try:
        return path.resolve() in [sample_file(name).resolve() for name in SAMPLES]
    except FileNotFoundError:
        return False


def _suggested_path(document: Document) -> Path:
    """A file to suggest for saving: the document's own, as PMX."""
    if document.path is None:
        return Path(f"{document.model.info[0].name.strip() or document.title}.pmx")
    return folder_beside(document.path) / document.path.with_suffix(".pmx").name
