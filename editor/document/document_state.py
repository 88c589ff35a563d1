"""DocumentState: what the program remembers of an open document until it is opened again: cameras, selection, mode.

As JSON, in the settings and beside the copies of unsaved work: see `Settings.last_session` and `autosave`. What is
there may have been written by anybody.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np

from editor.document.document import Document
from editor.document.session import Session
from editor.formats.content import stamp_of
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
        document.cameras.kept.update(self.kept_cameras)
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
        "kept_cameras": {name: dataclasses.asdict(camera) for name, camera in cameras.kept.items()},
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
        rows={str(name): _rows(runs) for name, runs in entry["rows"].items()},
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


def _rows(runs: list[list[int]]) -> IndexArray:
    """Return the rows of runs made by `_runs`; ValueError where they cannot have been."""
    last = -1
    for first, end in runs:
        if not last < first <= end < 1 << 31:
            raise ValueError(runs)
        last = end
    return np.concatenate([np.arange(first, end + 1) for first, end in runs] or [np.empty(0, np.intp)])
