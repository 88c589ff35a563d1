"""Host: who runs a script, as far as a script may ask it: the window, or a command without one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Protocol

import numpy as np

from editor.math3d.arrays import IndexArray, UInt8Array
from editor.model.model import Model
from editor.operations.operation import NO_ROWS
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.offscreen.offscreen import render_image
from editor.render.options import ViewOptions


class Host(Protocol):
    """The place where a script runs: information about it, and actions besides editing."""

    camera: Camera  # from where the model is seen; another one may be set

    @property
    def path(self) -> Path | None:
        """The file of the document; None where it has none yet."""

    @property
    def out(self) -> Path | None:
        """The file that the model is written to after the script, by `-o`; None where it is not."""

    def selected(self, table: str) -> IndexArray:
        """(n,) the selected rows of a table, ascending."""

    def select(self, table: str, rows: Sequence[int] | IndexArray) -> None:
        """Select these rows of a table and no others of it."""

    def status(self, text: str) -> None:
        """Say something in the status line."""

    def progress(self, fraction: float, text: str = "") -> None:
        """Tell that `fraction`, 0 to 1, is done, and what comes now. Raises Cancelled when the user has had enough."""

    def draw(
        self, model: Model, folder: Path | None, camera: Camera, options: ViewOptions, size: Size, posed: PosedModel
    ) -> UInt8Array:
        """(height, width, 4) a picture of a posed model; top row first, straight alpha. For `ScriptModel.render`."""


class PlainHost:
    """The Host of scripts that run without a window: it prints, and selects for the script alone."""

    def __init__(self, path: Path | None = None, out: Path | None = None) -> None:
        self.path = path
        self.out = out
        self.camera = Camera()
        self._selected: dict[str, IndexArray] = {}
        self._text = ""

    def selected(self, table: str) -> IndexArray:
        return self._selected.get(table, NO_ROWS)

    def select(self, table: str, rows: Sequence[int] | IndexArray) -> None:
        self._selected[table] = np.unique(np.asarray(rows, np.intp))

    def status(self, text: str) -> None:
        print(text)

    def progress(self, fraction: float, text: str = "") -> None:
        if text and text != self._text:
            print(f"{fraction:4.0%} {text}")
        self._text = text

    def draw(
        self, model: Model, folder: Path | None, camera: Camera, options: ViewOptions, size: Size, posed: PosedModel
    ) -> UInt8Array:
        return render_image(model, folder, camera, options, size, posed_model=posed)


_current: ContextVar[Host | None] = ContextVar("host", default=None)


def current_host() -> Host:
    """The Host of the script that runs now; a PlainHost where none does."""
    return _current.get() or PlainHost()


@contextmanager
def running_in(host: Host) -> Iterator[None]:
    """Have `host` be the current one inside the `with`."""
    token = _current.set(host)
    try:
        yield
    finally:
        _current.reset(token)
