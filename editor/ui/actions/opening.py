"""Loads files for whoever needs a model out of one, and says why there is none in a file that has none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.document.files import NoModelError, SeveralModelsError, load_job
from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats import Content
from editor.ui.dialogs.choose_model import choose_model
from editor.ui.dialogs.messages import show_failure
from editor.ui.dialogs.no_model import show_no_model

Take = Callable[[Content], object]


class Opening(QObject):
    """`load` gives what a file holds to `take`, once it is loaded; where that fails, the user is told."""

    reported = Signal(str)
    job_started = Signal(object, str)  # the Job, and what it does

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window

    def load(self, path: Path, take: Take) -> None:
        job = load_job(path)
        job.finished.connect(take)
        job.failed.connect(partial(self._fail, path, take))
        job.cancelled.connect(partial(self._tell_cancelled, path))
        self.start(job, self.tr("Opening {}").format(path.name))

    def start(self, job: Job, text: str) -> None:
        """Start a job; the status line shows its progress."""
        self.job_started.emit(job, text)
        job.start()

    def _tell_cancelled(self, path: Path) -> None:
        self.reported.emit(self.tr("Opening {} was cancelled").format(path.name))

    def _fail(self, path: Path, take: Take, error: Exception) -> None:
        match error:
            case SeveralModelsError():
                self._ask_which(error, take)
            case NoModelError():
                show_no_model(self._window, path, error.content)
            case _:
                if isinstance(error, FileNotFoundError):
                    self._session.forget(path.absolute())
                show_failure(self._window, self.tr("The file could not be opened."), path, error)

    def _ask_which(self, found: SeveralModelsError, take: Take) -> None:
        model = choose_model(self._window, found.path.name, found.models)
        if model is not None:
            self.load(found.path / model, take)
