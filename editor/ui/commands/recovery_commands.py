"""Keeps copies of unsaved work, and offers what an earlier run of the program left behind when it crashed."""

from __future__ import annotations

import dataclasses
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Signal

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.autosave import Autosave, Recovery
from editor.document.files.loading import load_job
from editor.document.session import Session
from editor.formats import Content, FormatError
from editor.model.names import fresh_name
from editor.ui.services import WindowServices
from editor.ui.value_text import translated


class RecoveryCommands(QObject):
    """The recoveries: asked for once, at the start, and offered until they are opened or discarded.

    What is `discarded` stays until the program ends, so that it can be had back.
    """

    changed = Signal()  # other recoveries are offered

    def __init__(self, session: Session, services: WindowServices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._services = services
        self._autosave = Autosave(session, parent=self)
        self._autosave.failed.connect(self._report_failure)
        self.recoveries = self._autosave.recoveries()
        self.discarded: list[Recovery] = []

    def open(self, recovery: Recovery, compares: bool = False) -> None:
        """Open a copy as the document that it is of, unsaved; `compares`: and show how it differs from its file."""
        job = load_job(recovery.file)
        connect(job.finished, self, partial(self._take, recovery, compares))
        connect(job.failed, self, lambda error: self._services.show_status(_reason(error)))
        self._services.show_job(job, self.tr("Recovering {}").format(recovery.title))
        job.start()

    def discard(self, recovery: Recovery) -> None:
        """Offer a copy no longer; it is removed when the program ends."""
        self.recoveries.remove(recovery)
        self.discarded.append(recovery)
        self.changed.emit()
        self._services.show_status(self.tr("The unsaved {} was discarded").format(recovery.title))

    def undo_discard(self, recovery: Recovery) -> None:
        """Offer a copy again."""
        self.discarded.remove(recovery)
        self.recoveries.append(recovery)
        self.changed.emit()

    def stop(self) -> None:
        """The program ends as it should: nothing of this run will have to be recovered."""
        for recovery in self.discarded:
            self._autosave.discard(recovery)
        self._autosave.stop()

    def _take(self, recovery: Recovery, compares: bool, content: Content) -> None:
        before = self._session.find(recovery.original) if recovery.original is not None else None
        prepare = recovery.state.give if recovery.state is not None else None
        recovered = recovery.recovered(content)
        told = self.tr("{} recovered; it is not saved yet").format(recovery.title)
        if before is not None and before.is_modified and recovery.original is not None:
            path = self._path_beside(recovery.original)
            recovered = dataclasses.replace(recovered, path=path, stamp=None)
            told = self.tr("{name} is open with other unsaved changes: recovered as {recovered}, not saved yet")
            told = told.format(name=recovery.title, recovered=path.name)
        document = self._session.add(recovered, is_saved=False, prepare=prepare)
        if before is not None and not before.is_modified:
            self._session.close(before)  # the same file, as it was before what is recovered
        self._autosave.save_now()
        self._forget(recovery)
        self._services.show_status(told)
        if compares and recovery.original is not None:
            self._services.compare_with(document, recovery.original)

    def _path_beside(self, original: Path) -> Path:
        """Return a path for what is recovered of a file that is open with other changes: no file's, no document's."""
        name = self.tr("{name} (recovered)").format(name=original.stem)
        taken = {path.stem for path in original.parent.glob("*")} | {
            document.path.stem for document in self._session.documents if document.path
        }
        return original.with_stem(fresh_name(name, taken))

    def _forget(self, recovery: Recovery) -> None:
        for known in (self.recoveries, self.discarded):
            if recovery in known:
                known.remove(recovery)
        self._autosave.discard(recovery)
        self.changed.emit()

    def _report_failure(self, document: Document, error: Exception) -> None:
        self._services.show_status(
            self.tr("No copy of the unsaved {} could be kept: {}").format(document.title, _reason(error))
        )


def _reason(error: Exception) -> str:
    return translated(error.located_text) if isinstance(error, FormatError) else str(error)


def described(recovery: Recovery) -> str:
    """Return the description of a copy: its file, the folder of that, and its time."""
    time = QLocale().toString(QDateTime.fromSecsSinceEpoch(round(recovery.written)), QLocale.FormatType.ShortFormat)
    if recovery.original is None:
        return QCoreApplication.translate("Recovery", "{}, never saved, as of {}").format(recovery.title, time)
    text = QCoreApplication.translate("Recovery", "{} as of {}, in {}")
    if recovery.is_older:
        text = QCoreApplication.translate("Recovery", "{} as of {}, older than the file is now, in {}")
    return text.format(recovery.title, time, recovery.original.parent)
