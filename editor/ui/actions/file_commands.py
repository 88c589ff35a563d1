"""Opens, saves, reverts and closes the session's documents; loading and saving are jobs and wait for nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.files import SaveOptions, load_job, save_job
from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats import WRITERS, Content
from editor.resources import resource
from editor.ui.dialogs.choose_file import choose_file_to_save, choose_files_to_open
from editor.ui.dialogs.messages import Answer, ask_revert, ask_unsaved, show_failure
from editor.ui.dialogs.save_options import ask_save_options

Then = Callable[[], object]


def sample_file() -> Path:
    """The model that comes with the program. FileNotFoundError when it does not."""
    return resource("samples", "mochi.pmx")


def nothing() -> None:
    """What follows when nothing is to follow."""


class FileCommands(QObject):
    """What the File menu does. `then` is done after success only: a chain of closes stops where one is refused."""

    reported = Signal(str)
    job_started = Signal(object, str)  # the Job, and what it does

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._options: dict[Document, SaveOptions] = {}
        self._saving: dict[Document, Job] = {}
        session.closed.connect(self._forget)

    def _forget(self, document: Document) -> None:
        self._options.pop(document, None)

    # -- opening -----------------------------------------------------------------------------------------------

    def new(self) -> None:
        document = self._session.new()
        document.selection.set_active_table("bones")  # all that it has
        self.reported.emit(self.tr("New model"))

    def ask_and_open(self) -> None:
        current = self._session.current
        recent = self._session.recent_files()
        beside = current.path if current is not None and current.path else next(iter(recent), None)
        self.open(choose_files_to_open(self._window, beside.parent if beside else None))

    def open_sample(self) -> None:
        self._load(sample_file(), remembered=False)

    def open(self, paths: Iterable[Path]) -> None:
        """Open files, each in a tab; one that is open already comes to the front."""
        for path in paths:
            document = self._session.find(path)
            if document is None:
                self._load(path)
            else:
                self._session.set_current(document)

    def _load(self, path: Path, remembered: bool = True) -> None:
        job = load_job(path)
        job.finished.connect(partial(self._take, path, remembered))
        job.failed.connect(partial(self._tell_unreadable, path))
        job.cancelled.connect(lambda: self.reported.emit(self.tr("Opening {} was cancelled").format(path.name)))
        self._start(job, self.tr("Opening {}").format(path.name))

    def _take(self, path: Path, remembered: bool, content: Content) -> None:
        warnings = len(content.warnings)
        text = self.tr("{} opened; warnings: {}") if warnings else self.tr("{} opened")
        self.reported.emit(text.format(path.name, warnings))
        self._session.add(content)  # what the viewport misses is told after that
        if remembered:
            self._session.remember(path)

    def _tell_unreadable(self, path: Path, error: Exception) -> None:
        if isinstance(error, FileNotFoundError):
            self._session.forget(path.absolute())
        show_failure(self._window, self.tr("The file could not be opened."), path, error)

    # -- saving ------------------------------------------------------------------------------------------------

    def save(self, document: Document, then: Then = nothing) -> None:
        """Save to the document's file; ask for one where it has none that can be written."""
        path = document.path
        if path is None or document.content.format not in _written_formats() or _is_ours(path):
            self.save_as(document, then)
        else:
            self._write(document, path, self.options(document), then)

    def save_as(self, document: Document, then: Then = nothing) -> None:
        path = choose_file_to_save(self._window, self.tr("Save as"), _suggestion(document))
        if path is not None:
            self._write(document, path, self.options(document), then)

    def save_copy(self, document: Document) -> None:
        path = choose_file_to_save(self._window, self.tr("Save a copy"), _suggestion(document))
        if path is not None:
            options = self.options(document)
            copy = SaveOptions(options.encoding, options.pmx_version, options.backup, is_copy=True)
            self._write(document, path, copy, nothing)

    def options(self, document: Document) -> SaveOptions:
        """How the document is saved."""
        return self._options.get(document, SaveOptions(backup=self._session.settings.keeps_backup))

    def ask_options(self, document: Document) -> None:
        chosen = ask_save_options(self._window, self.options(document))
        if chosen is not None:
            self._options[document] = chosen
            self._session.settings.keeps_backup = chosen.backup
            self.reported.emit(self.tr("The options will be used when {} is saved").format(document.title))

    def _write(self, document: Document, path: Path, options: SaveOptions, then: Then) -> None:
        if document in self._saving:
            self.reported.emit(self.tr("{} is still being saved").format(document.title))
            self._saving[document].finished.connect(lambda _: then())
            return
        job = self._saving[document] = save_job(document, path, options)
        for end in (job.finished, job.failed, job.cancelled):
            end.connect(lambda *_: self._saving.pop(document, None))
        job.finished.connect(partial(self._told_saved, path, options.is_copy, then))
        job.failed.connect(partial(self._tell_unsaved, path))
        job.cancelled.connect(lambda: self.reported.emit(self.tr("Saving {} was cancelled").format(path.name)))
        self._start(job, self.tr("Saving {}").format(path.name))

    def _told_saved(self, path: Path, is_copy: bool, then: Then, losses: list[str]) -> None:
        if not is_copy:
            self._session.remember(path)
        text = self.tr("{} saved") if not losses else self.tr("{} saved; it could not keep: {}")
        self.reported.emit(text.format(path, "; ".join(map(str, losses))))
        then()

    def _tell_unsaved(self, path: Path, error: Exception) -> None:
        show_failure(self._window, self.tr("The file could not be saved; what was there is untouched."), path, error)

    # -- going back, closing -----------------------------------------------------------------------------------

    def revert(self, document: Document) -> None:
        """Read the document's file again in its place."""
        path = document.path
        if path is None or not ask_revert(self._window, document.title):
            return
        job = load_job(path)
        job.finished.connect(lambda content: self._replace(document, content))
        job.failed.connect(partial(self._tell_unreadable, path))
        self._start(job, self.tr("Opening {}").format(path.name))

    def _replace(self, document: Document, content: Content) -> None:
        if document in self._session.documents:
            self._session.replace(document, content)
            self.reported.emit(self.tr("{} is as in its file again").format(document.title))

    def close(self, document: Document) -> None:
        """Close a document, having asked about its unsaved changes."""
        self.settle([document], lambda: self._session.close(document))

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

    def _start(self, job: Job, text: str) -> None:
        self.job_started.emit(job, text)
        job.start()


def _written_formats() -> set[str]:
    return {extension.lstrip(".") for extension in WRITERS}


def _is_ours(path: Path) -> bool:
    """Whether the file belongs to the program (the sample), so that saving must not replace it."""
    try:
        return path.resolve() == sample_file().resolve()
    except FileNotFoundError:
        return False


def _suggestion(document: Document) -> Path:
    """A file to suggest for saving: the document's own, with a suffix that can be written."""
    path = document.path or Path(document.model.info[0].name.strip() or document.title)
    if path.suffix.lstrip(".").lower() in _written_formats():
        return path
    return path.with_name(path.name + "." + next(iter(WRITERS)).lstrip("."))
