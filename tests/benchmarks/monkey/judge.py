"""Judges what became of each action: what was logged, and whether the models are sound and can be undone to the byte.

The program's own hooks stay: exceptions and messages of Qt are taken from what they write to the log. PyOpenGL asks for
errors after each call and raises them.
"""

from __future__ import annotations

import logging
import re
import tempfile
import traceback
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.document.document import Document
from editor.document.session import Session
from editor.model.columns import Columns
from editor.model.fields import NONE, Kind, fields_of
from editor.model.mesh import effective_weights
from editor.model.model import Model
from editor.model.tables import RecordTable
from tests.formats.fuzzing import not_finite

# Messages of Qt that say nothing about the program, each with the reason.
HARMLESS = (
    r"Mouse event at .* occurs outside target window",  # the monkey's own, as it drags from one window to another
    r"This plugin does not support",  # of platforms without a window manager's abilities
    r"^qt\.qpa\.|XCB|xcb",  # of a bare X screen
    r"QXcbClipboard|Timeout",  # the clipboard of a screen that is busy
)
UNEVEN = 1e-3  # by how much a sum of weights may miss 1
ENDLESS = 200  # errors between two actions: nobody makes so many by one
SHARE_OF_BUDGET = 0.25  # of the history: with more in it, the oldest steps may be gone

Report = Callable[[str, str], None]  # what, details


class Listener(logging.Handler):
    """Hears what the program logs: errors of its own, warnings of Qt. `endless` is told once there is no end of it."""

    def __init__(self, report: Report, endless: Report) -> None:
        super().__init__(logging.WARNING)
        self._report = report
        self._endless = endless
        self.count = 0  # errors since the last action

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.name.startswith("qt."):
            name = record.name.removeprefix("qt.").replace("default", "")
            if not any(re.search(pattern, f"{name}: {text}"[2 * (not name) :]) for pattern in HARMLESS):
                self._report(f"Qt: {text}", _stack())
        elif record.levelno >= logging.ERROR:
            self._hear_error(text)

    def _hear_error(self, text: str) -> None:
        self.count += 1
        last = text.strip().rpartition("\n")[2]
        if self.count == ENDLESS:
            self._endless(f"errors without an end: {last}", text)
        elif self.count < ENDLESS:
            self._report(last, text)


def _stack() -> str:
    """How the program came here, without the log and what runs the monkey."""
    frames = traceback.extract_stack()
    own = [one for one in frames if "/editor/" in one.filename and "/ui/crash.py" not in one.filename]
    return "".join(traceback.format_list(own))


class Judge:
    """Looks at the documents of a session. Called on the thread of the window."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._opened: weakref.WeakKeyDictionary[Document, bytes] = weakref.WeakKeyDictionary()
        self._changed: set[int] = set()  # ids of documents that changed since they were looked at
        self._uneven: weakref.WeakKeyDictionary[Document, int] = weakref.WeakKeyDictionary()

    def follow(self, session: Session) -> None:
        session.opened.connect(self._watch)
        for document in session.documents:
            self._watch(document)

    def _watch(self, document: Document) -> None:
        self._opened[document] = written(document)
        self._uneven[document] = uneven(document.model)
        document.changed.connect(partial(self._note, id(document)))

    def _note(self, number: int, change: object) -> None:
        self._changed.add(number)

    def look(self, documents: list[Document]) -> None:
        """Look at each model that has changed, unless an edit of it is still open."""
        for document in documents:
            if id(document) in self._changed and not document.is_editing:
                self._changed.discard(id(document))
                name = document.history.undo_name
                found = list(faults(document.model))
                before, self._uneven[document] = self._uneven[document], uneven(document.model)
                if self._uneven[document] > before:
                    found.append("weights that summed up to 1 do so no longer")
                for fault in found:
                    self._report(f"{fault} after {name}", f"{document.title}: {name}")

    def undo_all(self, documents: list[Document]) -> None:
        """Undo each history to its beginning, which is the file as it was opened, and redo it."""
        for document in documents:
            history = document.history
            is_whole = history.nbytes < SHARE_OF_BUDGET * history.budget
            if document.is_editing or not is_whole or document not in self._opened:
                continue
            position, before = history.position, written(document)
            names = [step.name for step in history.steps[:position]]
            for place, expected in ((0, self._opened[document]), (position, before)):
                document.go_to(place)
                document.cancel()  # what a form that is open shows of its operation at once
                now = written(document)
                if now != expected:
                    word = "redone" if place else "undone"
                    details = f"{document.title}: {difference(now, expected)}\n" + "\n".join(names)
                    self._report(f"other bytes when all is {word}", details)


def written(document: Document) -> bytes:
    """The file that a document would be saved as."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.pmx"
        formats.save(document.copy_as_seen(), path)
        return path.read_bytes()


def difference(one: bytes, other: bytes) -> str:
    """Where two files begin to differ."""
    if len(one) != len(other):
        return f"{len(one):,} bytes for {len(other):,}"
    a, b = (np.frombuffer(data, np.uint8) for data in (one, other))
    places = np.flatnonzero(a != b)
    return f"{len(places)} bytes from {places[0]}" if len(places) else "none"


# -- what makes a model sound ------------------------------------------------------------------------------------------


def faults(model: Model) -> Iterator[str]:
    """References that lead nowhere, numbers that are none, weights of two bones that are no shares of one."""
    for name, table in model.tables.items():
        rows = table if isinstance(table, RecordTable) else [table.rows(range(len(table)))]
        targets = {
            target for row in rows for target, numbers in references(row) if _leads_nowhere(model, target, numbers)
        }
        for target in sorted(targets):
            yield f"{name} refer to {target} that do not exist"
    if fault := not_finite(model):
        yield fault
    vertices = model.vertices
    sums = effective_weights(vertices["deform"], vertices["weights"]).sum(axis=1)
    if np.any(~np.isfinite(sums)):
        yield "weights that are no numbers"


def uneven(model: Model) -> int:
    """How many vertices have weights whose sum is not 1."""
    vertices = model.vertices
    sums = effective_weights(vertices["deform"], vertices["weights"]).sum(axis=1)
    return int(np.count_nonzero(np.abs(sums - 1) > UNEVEN))


def _leads_nowhere(model: Model, target: str, numbers: np.ndarray) -> bool:
    return bool(np.any((numbers != NONE) & ((numbers < 0) | (numbers >= len(model.tables[target])))))


def references(value: Any) -> Iterator[tuple[str, np.ndarray]]:
    """The target and the numbers of each reference of a record, or of Columns, and of what is in them."""
    is_columns = isinstance(value, Columns)
    for field in fields_of(value.row_type if is_columns else type(value)):
        inner = value[field.name] if is_columns else getattr(value, field.name)
        if field.kind is Kind.REFERENCE:
            yield field.target, np.atleast_1d(np.asarray(inner, np.int64))
        elif field.kind is Kind.COLUMNS:
            yield from references(inner)
        elif field.kind is Kind.RECORDS:
            for item in inner:
                yield from references(item)
