"""Loads files for whoever needs a model out of one; of files that hold none says so, or passes on what moves models."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.files import NoModelError, SeveralModelsError, load_job
from editor.document.jobs import Job
from editor.document.main_thread_job import MainThreadJob
from editor.document.session import Session
from editor.formats import Content
from editor.formats.motions import Moving
from editor.ui.dialogs.message_boxes import choose_model, show_failures
from editor.ui.services import WindowServices

Take = Callable[[Content], object]


class Opening(QObject):
    """`load` gives what a file holds to `take`, once it is loaded; where that fails, the user is told.

    Motions and poses wait until nothing is loaded any more, for the model that they move may be under way. They come in
    the order in which they were asked for. So do failures, which are told together.
    """

    moving_loaded = Signal(Path, object)  # and what is in it: MotionContent or PoseContent

    def __init__(self, session: Session, services: WindowServices, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._services = services
        self._window = window
        self._numbers = count()
        self._loading: set[int] = set()
        self._moving: dict[int, tuple[Path, Moving]] = {}
        self._asked: set[Path] = set()  # what was asked for since nothing was loaded
        self._failures: dict[int, tuple[Path, Exception]] = {}

    def load(self, path: Path, take: Take) -> None:
        number = next(self._numbers)
        job = load_job(path)
        connect(job.finished, self, take)
        connect(job.failed, self, partial(self._fail, number, path, take))
        connect(job.cancelled, self, partial(self._report_cancelled, path))
        for end in (job.finished, job.failed, job.cancelled):
            connect(end, self, partial(self._end, number))
        self._loading.add(number)
        self._asked.add(path)
        self.start(job, self.tr("Opening {}").format(path.name))

    def start(self, job: Job | MainThreadJob, text: str) -> None:
        """Start a job; the status line shows its progress."""
        self._services.show_job(job, text)
        job.start()

    def _report_cancelled(self, path: Path) -> None:
        self._services.show_status(self.tr("Opening {} was cancelled").format(path.name))

    def _end(self, number: int, *_: object) -> None:
        self._loading.discard(number)
        if self._loading:
            return
        moving, self._moving = sorted(self._moving.items()), {}
        failures, self._failures = sorted(self._failures.items()), {}
        asked, self._asked = len(self._asked), set()
        for _number, (path, content) in moving:
            self.moving_loaded.emit(path, content)
        if failures:
            show_failures(self._window, [failure for _number, failure in failures], asked)

    def _fail(self, number: int, path: Path, take: Take, error: Exception) -> None:
        match error:
            case SeveralModelsError():
                self._ask_which(error, take)
            case NoModelError():
                self._moving[number] = (path, error.content)
            case _:
                is_pinned = path.absolute() in self._session.settings.pinned_files  # perhaps on a disk that is away
                if isinstance(error, FileNotFoundError) and not is_pinned:
                    self._session.forget(path.absolute())
                self._failures[number] = path, error

    def _ask_which(self, found: SeveralModelsError, take: Take) -> None:
        self._asked.discard(found.path)
        model = choose_model(self._window, found.path.name, found.models)
        if model is not None:
            self.load(found.path / model, take)
