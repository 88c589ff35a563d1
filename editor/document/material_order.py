"""MaterialOrder: which transparent materials hide others that are drawn after them, worked out anew after edits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from editor.document.jobs import Job
from editor.formats.progress import Progress
from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.operations.queries.transparency import (
    Alphas,
    changes_transparency,
    hidden_behind,
    texture_alphas,
    transparent_materials,
)

PAUSE = 200  # milliseconds after an edit: a gesture is many
FIRST_PAUSE = 2000  # the views want the textures first
MOST_NAMES = 3


class MaterialOrder(QObject):
    """Says it of each material as of the last pause between edits; textures count once a job has read them."""

    changed = Signal()

    def __init__(self, model: Model, folder: Path | None, parent: QObject) -> None:
        """`folder` is where the textures are sought."""
        super().__init__(parent)
        self._model = model
        self._folder = folder
        self._alphas: Alphas = {}
        self._read: Any = None  # the files that the alphas are of
        self._found: Mapping[int, TranslatableText] = {}
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)
        self._timer.start(FIRST_PAUSE)

    def of(self, row: int) -> TranslatableText | None:
        """What there is to say about the place of a material among the others; mostly nothing."""
        return self._found.get(row)

    def follow(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if changes_transparency(change):
            self._timer.start(PAUSE)
        if change.table == "materials" and change.action is not Action.SET:
            self._found = {}  # until it is known again, rather than said of other rows

    def look_in(self, folder: Path | None) -> None:
        """Seek the textures in another folder from now on."""
        self._folder = folder
        self._timer.start(PAUSE)

    def read_again(self, *_: object) -> None:
        """Other programs wrote files of textures: read them once more."""
        self._read = None
        self._timer.start(PAUSE)

    def _look(self) -> None:
        self._read_textures()
        model = self._model
        behind = hidden_behind(model, transparent_materials(model, self._alphas))
        found = {row: _text([model.materials[other].name for other in others]) for row, others in behind.items()}
        if found != self._found:
            self._found = found
            self.changed.emit()

    def _read_textures(self) -> None:
        """Have a job read the textures, if they are others than before."""
        model, folder = self._model, self._folder
        rows = sorted({material.texture for material in model.materials} - {NONE})
        files = folder, [(row, model.textures[row].path) for row in rows]
        if files == self._read:
            return
        self._read, self._alphas = files, {}
        if not rows or folder is None:
            return
        job = Job(partial(_alphas, files, model.snapshot(), folder))
        job.finished.connect(self._take)
        job.start()

    def _take(self, read: tuple[Any, Alphas]) -> None:
        if read[0] is self._read:  # and not of the same files before they were written
            self._alphas = read[1]
            self._look()


def _alphas(files: Any, model: Model, folder: Path, progress: Progress) -> tuple[Any, Alphas]:
    return files, texture_alphas(model, folder, progress.report)


def _text(names: list[str]) -> TranslatableText:
    told = ", ".join([*names[:MOST_NAMES], *["…"] * (len(names) > MOST_NAMES)])
    return TranslatableText(
        "It is transparent and drawn before {}: where these are behind it, they are not seen through it."
        " “Transparent materials last” moves it behind them",
        told,
    )
