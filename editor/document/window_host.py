"""WindowHost: the window, as far as a script may ask it about a document and what is seen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from editor.document.document import Document
from editor.document.pictures import OffscreenGl
from editor.math3d.arrays import IndexArray, UInt8Array
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.offscreen.offscreen import decoded
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.scene import Scene

SAMPLES = 4


class View(Protocol):
    """A view of a model."""

    @property
    def camera(self) -> Camera: ...

    def set_camera(self, camera: Camera) -> None: ...


class WindowHost:
    """The Host of scripts that the window runs. `view`: what the document is seen in, where it is seen at all."""

    def __init__(
        self, document: Document, view: Callable[[], View | None], progress: Callable[[float, str], None]
    ) -> None:
        self._document = document
        self._view = view
        self._progress = progress
        self._gl: OffscreenGl | None = None

    def __repr__(self) -> str:
        return "<window>"

    @property
    def path(self) -> Path | None:
        return self._document.path

    @property
    def out(self) -> Path | None:
        return None  # the user saves the model

    @property
    def camera(self) -> Camera:
        view = self._view()
        return view.camera if view is not None else Camera()

    @camera.setter
    def camera(self, camera: Camera) -> None:
        view = self._view()
        if view is not None:
            view.set_camera(camera)

    def selected(self, table: str) -> IndexArray:
        return self._document.selection.rows(table)

    def select(self, table: str, rows: Sequence[int] | IndexArray) -> None:
        """Select these rows, and work on their table from now on. IndexError for a row that is not there."""
        numbers = np.unique(np.asarray(rows, np.intp))
        count = len(self._document.model.tables[table])
        if len(numbers) and not (numbers[0] >= 0 and numbers[-1] < count):
            raise IndexError(f"{table}: rows of 0 to {count - 1} expected")
        self._document.selection.select(table, numbers)
        self._document.selection.set_active_table(table)

    def status(self, text: str) -> None:
        self._document.show_status(text)

    def progress(self, fraction: float, text: str = "") -> None:
        self._progress(fraction, text)

    def draw(
        self, model: Model, folder: Path | None, camera: Camera, options: ViewOptions, size: Size, posed: PosedModel
    ) -> UInt8Array:
        self._gl = self._gl or OffscreenGl()
        with self._gl.current():
            scene = Scene(model, folder)
            scene.posed_model = posed
            for file in scene.wanted_images():
                scene.provide_image(file, decoded(file))
            picture = draw_image(scene, camera, options, size, SAMPLES)
            scene.release()
        return picture
