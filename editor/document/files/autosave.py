"""Copies of modified documents for the case of a crash, and the state of a document beside its model.

Each run of the program has a folder of its own, held by a lock that the system takes away when the process ends in
whatever way: numbers of processes repeat, in containers at once. A folder whose lock nobody holds was left by a crash.

The state is JSON, in the settings and beside the copies of unsaved work: see `Settings.last_session`. What is there may
have been written by anybody.
"""

from __future__ import annotations

import dataclasses
import json
import logging
import os
import shutil
import uuid
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, QStandardPaths, QSysInfo, QTimer, Signal

from editor import formats
from editor.document.connections import connect
from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats import Content
from editor.formats.atomic_write import atomic_write
from editor.formats.content import stamp_of
from editor.formats.file_access import lock
from editor.formats.progress import Progress
from editor.math3d.arrays import IndexArray
from editor.model.fields import Vec3
from editor.render.camera import Camera

FAULTS = (ValueError, TypeError, KeyError, AttributeError, OverflowError)
MOST_RUNS = 500  # of rows that follow each other, in a table: settings are no place for more


@dataclass(frozen=True, slots=True)
class DocumentState:
    """Of one document; rows only where the file is the same as then, for others could have their numbers."""

    path: Path
    is_in_front: bool = False
    is_posing: bool = False
    is_four: bool = False
    camera: Camera | None = None
    kept_cameras: dict[str, Camera] = field(default_factory=dict)
    active_table: str = ""
    rows: dict[str, IndexArray] = field(default_factory=dict)  # that are selected, by table
    stamp: list[int] = field(default_factory=list)  # of the file

    def give(self, document: Document) -> None:
        """Bring a document to this before anybody sees it."""
        document.cameras.last = self.camera
        document.cameras.by_name.update(self.kept_cameras)
        document.cameras.is_four = self.is_four
        document.posing.set_active(self.is_posing)
        tables = document.model.tables
        if self.stamp == _stamp(document):
            for name, rows in self.rows.items():
                if name in tables and len(rows) and rows[-1] < len(tables[name]):
                    document.selection.select(name, rows)
        if self.active_table in tables:
            document.selection.set_active_table(self.active_table)


def states_text(session: Session) -> str:
    """Return the states of all documents that have files, in their order, as text."""
    states = []
    for document in session.documents:
        if document.path is not None:
            state = state_of(document) | {"is_in_front": document is session.current}
            # The numbers of rows are those of the file only where nothing was changed since.
            states.append(state | {"rows": {}} if document.is_modified else state)
    return json.dumps(states)


def states_of(text: str) -> list[DocumentState]:
    """Parse the states of documents; none if the text is not valid."""
    try:
        entries = json.loads(text or "[]")
        return [state_from(entry) for entry in entries]
    except FAULTS:
        return []


def state_of(document: Document) -> dict[str, Any]:
    """Return the present state of a document, to be written as JSON."""
    cameras, selection = document.cameras, document.selection
    rows = {name: _runs(selection.rows(name)) for name in document.model.tables}
    return {
        "path": str(document.path or ""),
        "is_in_front": False,
        "is_posing": document.posing.is_active,
        "is_four": cameras.is_four,
        "camera": dataclasses.asdict(cameras.last) if cameras.last is not None else None,
        "kept_cameras": {name: dataclasses.asdict(camera) for name, camera in cameras.by_name.items()},
        "active_table": selection.active_table,
        "rows": {name: runs for name, runs in rows.items() if runs},
        "stamp": _stamp(document),
    }


def state_from(entry: dict[str, Any]) -> DocumentState:
    """Parse an entry that `state_of` wrote; one of FAULTS for one that it cannot have written."""
    camera = entry["camera"]
    return DocumentState(
        path=Path(str(entry["path"])),
        is_in_front=entry["is_in_front"] is True,
        is_posing=entry["is_posing"] is True,
        is_four=entry["is_four"] is True,
        camera=_camera(camera) if camera is not None else None,
        kept_cameras={str(name): _camera(kept) for name, kept in entry["kept_cameras"].items()},
        active_table=str(entry["active_table"]),
        rows={str(name): _rows_of_runs(runs) for name, runs in entry["rows"].items()},
        stamp=list(entry["stamp"]),
    )


def _camera(values: dict[str, Any]) -> Camera:
    return Camera(
        _vector(values["target"]),
        _vector(values["rotation"]),
        _number(values["distance"]),
        _number(values["fov"]),
        values["perspective"] is True,
    )


def _vector(values: Iterable[Any]) -> Vec3:
    x, y, z = map(_number, values)
    return x, y, z


def _number(value: Any) -> float:
    number = float(value)
    if not isfinite(number):
        raise ValueError(value)
    return number


def _stamp(document: Document) -> list[int]:
    stamp = stamp_of(document.path) if document.path is not None else None
    return [stamp.changed, stamp.size] if stamp is not None else []


def _runs(rows: IndexArray) -> list[list[int]]:
    """Ascending rows as first and last of those that follow each other; nothing where these are more than MOST_RUNS."""
    ends = np.flatnonzero(np.diff(rows) != 1)
    if not len(rows) or len(ends) >= MOST_RUNS:
        return []
    runs: list[list[int]] = np.stack((rows[np.append(0, ends + 1)], rows[np.append(ends, -1)]), axis=1).tolist()
    return runs


def _rows_of_runs(runs: list[list[int]]) -> IndexArray:
    """Return the rows of runs made by `_runs`; ValueError where they cannot have been."""
    last = -1
    for first, end in runs:
        if not last < first <= end < 1 << 31:
            raise ValueError(runs)
        last = end
    return np.concatenate([np.arange(first, end + 1) for first, end in runs] or [np.empty(0, np.intp)])


log = logging.getLogger(__name__)

LOCKS = "lock-*"
LOCK = LOCKS.replace("*", QSysInfo.machineUniqueId().toStdString())  # of this machine: no other may see it held


@dataclass(frozen=True, slots=True)
class Recovery:
    """A copy that a crash left behind: `file` can be loaded. `original`: the document's own file, if it had one.

    `written` is when, in seconds since 1970; `is_older`, whether the document's own file was written after that;
    `state`, how it was looked at.
    """

    file: Path
    title: str
    original: Path | None
    written: float = 0.0
    is_older: bool = False
    state: DocumentState | None = None

    def recovered(self, content: Content) -> Content:
        """Return content loaded from `file` as content of the document's own file; it is not saved there yet."""
        file_format = self.original.suffix.lstrip(".").lower() if self.original else content.format
        stamp = stamp_of(self.original) if self.original else None
        return dataclasses.replace(content, path=self.original, format=file_format, stamp=stamp)


@dataclass(slots=True)
class _Copy:
    """The copy of one document: its file, the revision that it holds, and the Job that writes it."""

    file: Path
    revision: int | None = None  # None while it holds a gesture, too
    is_written: bool = False
    job: Job | None = None


def default_folder() -> Path:
    """Return the folder for data of programs, as the platform has it."""
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(data) / "autosave"


class Autosave(QObject):
    """Saves copies of the session's modified documents every few minutes, and drops them when they are saved."""

    failed = Signal(Document, Exception)

    def __init__(self, session: Session, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._root = folder if folder is not None else default_folder()
        self._folder = self._root / uuid.uuid4().hex
        self._lock: int | None = None
        self._copies: dict[Document, _Copy] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.save_now)
        session.remembered.connect(self._drop_saved)
        session.closed.connect(self._drop)
        session.settings.preferences_changed.connect(self.restart)
        self.restart()

    @property
    def is_on(self) -> bool:
        """True if copies are made from time to time."""
        return self._timer.isActive()

    def restart(self) -> None:
        """Take up the interval that the settings say; none at all for 0."""
        interval = round(self._session.settings.preferences.autosave_minutes * 60_000)
        if not interval:
            self._timer.stop()
        elif interval != self._timer.interval() or not self._timer.isActive():
            self._timer.start(interval)

    def stop(self) -> None:
        """End for good, as when the program ends: nothing is left to recover."""
        self._timer.stop()
        for document in list(self._copies):
            self._drop(document)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
        shutil.rmtree(self._folder, ignore_errors=True)

    # -- saving ---------------------------------------------------------------------------------------------------

    def save_now(self) -> None:
        """Start a Job for each modified document whose copy is out of date; an open gesture is a part of it."""
        for document in self._session.documents:
            if not (document.is_modified or document.is_editing):
                self._drop(document)
            elif self._is_outdated(document):
                self._start(document)

    def _is_outdated(self, document: Document) -> bool:
        copy = self._copies.get(document)
        if copy is None:
            return True
        is_current = copy.is_written and copy.revision == document.history.revision and not document.is_editing
        return copy.job is None and not is_current

    def _start(self, document: Document) -> None:
        try:
            copy = self._copies.get(document) or _Copy(self._own_folder() / f"{uuid.uuid4().hex}.pmx")
        except OSError as error:
            self._report(document, error)
            return
        self._copies[document] = copy
        copy.revision = None if document.is_editing else document.history.revision
        notes = {"title": document.title, "state": state_of(document)}
        copy.job = Job(partial(_write, document.copy_as_seen(), copy.file, notes))
        connect(copy.job.finished, self, partial(_written, copy))
        connect(copy.job.failed, self, partial(self._not_written, document, copy))
        copy.job.start()

    def _own_folder(self) -> Path:
        if self._lock is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / LOCK).touch()
            self._lock = lock(self._folder / LOCK)
        return self._folder

    def _drop_saved(self, path: Path) -> None:
        document = self._session.find(path)
        if document is not None and not (document.is_modified or document.is_editing):
            self._drop(document)

    def _not_written(self, document: Document, copy: _Copy, error: Exception) -> None:
        copy.job, copy.is_written = None, False
        self._report(document, error)

    def _report(self, document: Document, error: Exception) -> None:
        log.warning("No autosave of %s: %s", document.title, error)
        self.failed.emit(document, error)

    def _drop(self, document: Document) -> None:
        copy = self._copies.pop(document, None)
        if copy is None:
            return
        if copy.job is not None:
            copy.job.stop()
        _remove(copy.file)

    # -- recovering -----------------------------------------------------------------------------------------------

    def recoveries(self) -> list[Recovery]:
        """Return the recoveries left behind by crashes."""
        found: list[Recovery] = []
        for folder in sorted(self._root.glob("*/")):
            if folder != self._folder and _is_abandoned(folder):
                found += _recoveries_in(folder)
        return found

    def discard(self, recovery: Recovery) -> None:
        """Remove a copy that was recovered, or is not wanted."""
        _remove(recovery.file)


def _write(content: Content, file: Path, notes: dict[str, Any], progress: Progress) -> None:
    formats.save(dataclasses.replace(content, extracted=None), file, progress=progress)  # without its textures
    original = str(content.path.absolute()) if content.path else ""
    with atomic_write(_metadata_of(file)) as stream:
        stream.write(json.dumps(notes | {"original": original}).encode())


def _written(copy: _Copy, _: Any) -> None:
    copy.job, copy.is_written = None, True


def _metadata_of(file: Path) -> Path:
    return file.with_suffix(".json")


def _remove(file: Path) -> None:
    for path in (file, _metadata_of(file)):
        path.unlink(missing_ok=True)


def _is_abandoned(folder: Path) -> bool:
    """Return whether a run of this machine left the folder; so it counts where there are no locks: nothing is lost."""
    if any(path.name != LOCK for path in folder.glob(LOCKS)):
        return False
    try:
        descriptor = lock(folder / LOCK)
    except BlockingIOError:
        return False
    if descriptor is not None:
        os.close(descriptor)
    return True


def _recoveries_in(folder: Path) -> list[Recovery]:
    found = [recovery for file in sorted(folder.glob("*.pmx")) if (recovery := _recovery_of(file))]
    if not found:
        shutil.rmtree(folder, ignore_errors=True)
    return found


def _recovery_of(file: Path) -> Recovery | None:
    try:
        notes = json.loads(_metadata_of(file).read_text(encoding="utf-8"))
        title, original = str(notes["title"]), Path(notes["original"]) if notes["original"] else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
    try:
        state = state_from(notes["state"])
    except FAULTS:
        state = None
    written = file.stat().st_mtime
    is_older = original is not None and original.exists() and original.stat().st_mtime > written
    return Recovery(file, title, original, written, is_older, state)
