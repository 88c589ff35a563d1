"""Opening loads files for whoever needs what is in them; Reopening opens again what was open when the program ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.autosave import DocumentState, states_of, states_text
from editor.document.files.loading import NoModelError, SeveralModelsError, load_job
from editor.document.jobs import Job, MainThreadJob
from editor.document.session import Session
from editor.formats import Content
from editor.formats.content import FileStamp, stamp_of
from editor.formats.motions import Moving
from editor.ui.dialogs.file_options import confirm_licence
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
        self._requested: set[Path] = set()  # what was asked for since nothing was loaded
        self._failures: dict[int, tuple[Path, Exception]] = {}
        self._written: set[tuple[Path, FileStamp | None]] = set()

    def load(self, path: Path, take: Take) -> None:
        number = next(self._numbers)
        job = load_job(path)
        connect(job.finished, self, partial(self._take, path, take))
        connect(job.failed, self, partial(self._fail, number, path, take))
        connect(job.cancelled, self, partial(self._report_cancelled, path))
        for end in (job.finished, job.failed, job.cancelled):
            connect(end, self, partial(self._end, number))
        self._loading.add(number)
        self._requested.add(path)
        self.start(job, self.tr("Opening {}").format(path.name))

    def note_written(self, path: Path) -> None:
        """Remember a file that the user exported, whose licence is the user's own."""
        self._written.add((path.absolute(), stamp_of(path)))

    def _take(self, path: Path, take: Take, content: Content) -> None:
        """Hand on what was loaded, once the user has seen under which licence it is."""
        licence = content.licence
        is_own = (path.absolute(), content.stamp) in self._written
        if licence is None or is_own or confirm_licence(self._window, path.name, licence):
            take(content)
        else:
            self._services.show_status(self.tr("{} was not opened").format(path.name))

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
        asked, self._requested = len(self._requested), set()
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
        self._requested.discard(found.path)
        model = choose_model(self._window, found.path.name, found.models)
        if model is not None:
            self.load(found.path / model, take)


# A crash may come, too: what is open is remembered so many milliseconds after a document was opened or closed, and
# again and again, for its cameras and what is selected.
SOON = 500
OFTEN = 30_000


class Reopening(QObject):
    """`last` is what was open when the program ended last; it stays on offer until it is opened again."""

    changed = Signal()  # whether there is anything on offer

    def __init__(self, session: Session, opening: Opening, services: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._services = services
        self._opening = opening
        self.last = states_of(session.settings.last_session)
        self._all: list[DocumentState] = []  # as long as they are being opened
        self._remaining: list[DocumentState] = []
        self._opened: dict[Document, int] = {}  # the place of each in `_all`
        self._missing: list[str] = []
        self._faulty: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.remember)
        for signal in (session.opened, session.closed):
            signal.connect(self._soon.start)
        self._often = QTimer(self, interval=OFTEN)
        self._often.timeout.connect(self.remember_if_any)
        self._often.start()

    def remember(self) -> None:
        """Remember what is open now; not while that of last time is still coming."""
        self._soon.stop()
        if not self._all:
            self._session.settings.last_session = states_text(self._session)

    def remember_if_any(self) -> None:
        """Remember what is open; where nothing is, what was open before stays."""
        if self._session.documents:
            self.remember()

    def reopen(self) -> None:
        """Open what was open last, the document in front before the others."""
        states, self.last = self.last, []
        if not states:
            return
        self.changed.emit()
        self._all, self._opened, self._missing, self._faulty = states, {}, [], []
        self._remaining = sorted(states, key=lambda state: not state.is_in_front)
        self._load_next()

    def _load_next(self) -> None:
        while self._remaining and self._session.find(self._remaining[0].path) is not None:
            self._remaining.pop(0)
        if not self._remaining:
            self._end()
            return
        state = self._remaining.pop(0)
        job = load_job(state.path)
        connect(job.finished, self, partial(self._take, state))
        connect(job.failed, self, partial(self._miss, state))
        job.cancelled.connect(self._cancel)
        self._opening.start(job, self.tr("Opening {}").format(state.path.name))

    def _take(self, state: DocumentState, content: Content) -> None:
        number, is_first = self._all.index(state), not self._opened
        after = sorted((other, each) for each, other in self._opened.items() if other > number)
        before = after[0][1] if after else None
        document = self._session.add(content, in_front=is_first, before=before, prepare=state.give)
        self._opened[document] = number
        self._load_next()

    def _miss(self, state: DocumentState, error: Exception) -> None:
        (self._missing if isinstance(error, FileNotFoundError) else self._faulty).append(state.path.name)
        self._load_next()

    def _cancel(self) -> None:
        self._remaining.clear()
        self._end()

    def _end(self) -> None:
        """All that could be opened is open: say what could not."""
        self._all, self._opened = [], {}
        self.remember()
        texts = []
        if self._missing:
            texts.append(self.tr("Not there any more: {}").format(", ".join(self._missing)))
        if self._faulty:
            texts.append(self.tr("Could not be opened: {}").format(", ".join(self._faulty)))
        if texts:
            self._services.show_status("; ".join(texts))
