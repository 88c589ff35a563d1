"""Keeps copies of unsaved work, and offers what an earlier run of the program left behind when it crashed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from editor.document.autosave import Autosave, Recovery
from editor.document.document import Document
from editor.document.files import load_job
from editor.document.session import Session
from editor.formats import Content, FormatError
from editor.ui.display import said


class RecoveryCommands(QObject):
    """What can be recovered is asked for once, at the start; it is offered until it is opened or discarded."""

    reported = Signal(str)
    job_started = Signal(object, str)  # the Job, and what it does
    changed = Signal()  # other recoveries are offered

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._autosave = Autosave(session, parent=self)
        self._autosave.failed.connect(self._tell_failure)
        self.recoveries = self._autosave.recoveries()

    def open(self, recovery: Recovery) -> None:
        """Open a copy as the document that it is of, unsaved."""
        job = load_job(recovery.file)
        job.finished.connect(partial(self._take, recovery))
        job.failed.connect(lambda error: self.reported.emit(_reason(error)))
        self.job_started.emit(job, self.tr("Recovering {}").format(recovery.title))
        job.start()

    def discard(self, recovery: Recovery) -> None:
        """Give up a copy."""
        self._forget(recovery)
        self.reported.emit(self.tr("The unsaved {} was discarded").format(recovery.title))

    def stop(self) -> None:
        """The program ends as it should: nothing will have to be recovered."""
        self._autosave.stop()

    def _take(self, recovery: Recovery, content: Content) -> None:
        self._session.add(recovery.recovered(content), is_saved=False)
        self._autosave.save_now()
        self._forget(recovery)
        self.reported.emit(self.tr("{} recovered; it is not saved yet").format(recovery.title))

    def _forget(self, recovery: Recovery) -> None:
        self.recoveries.remove(recovery)
        self._autosave.discard(recovery)
        self.changed.emit()

    def _tell_failure(self, document: Document, error: Exception) -> None:
        self.reported.emit(
            self.tr("No copy of the unsaved {} could be kept: {}").format(document.title, _reason(error))
        )


def _reason(error: Exception) -> str:
    return said(error.told) if isinstance(error, FormatError) else str(error)
