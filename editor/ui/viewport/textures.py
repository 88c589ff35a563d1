"""Brings the decoded images of textures to a Scene while the model is already seen: one job a file, few at a time."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from editor.document.jobs import Job
from editor.formats.progress import Progress
from editor.model.translatable_text import TranslatableText
from editor.render.scene import Scene
from editor.render.textures import decode

AT_ONCE = 3


class TextureLoading(QObject):
    """Asks the scene for what it wants and gives it each image as it comes."""

    arrived = Signal()
    message_added = Signal(
        object, str, int
    )  # of an image that is not seen, or not as it is, once a file; as Viewport.message_added

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._waiting: list[Path] = []
        self._under_way: dict[Path, Job] = {}
        self._reported: set[Path] = set()

    def fetch(self) -> None:
        """See to it that each image that is wanted comes."""
        asked = {*self._waiting, *self._under_way}
        self._waiting += [path for path in self._scene.wanted_images() if path not in asked]
        self._start_some()

    def report(self) -> None:
        """Warn of what came, but is not drawn as it is."""
        for path, (before, after) in self._scene.reduced_images.items():
            sizes = (*before, *after)
            self._add_message(
                path,
                TranslatableText("The texture file {} has {} × {} pixels, and is drawn with {} × {}", path, *sizes),
            )
        for path, error in self._scene.refused_images.items():
            self._add_message(path, TranslatableText("The texture file {} cannot be drawn: {}", path, error))

    def _add_message(self, path: Path, text: TranslatableText) -> None:
        if path not in self._reported:
            self._reported.add(path)
            self.message_added.emit(text, "textures", self._scene.texture_row(path))

    @property
    def is_idle(self) -> bool:
        """Whether everything that was wanted has come."""
        return not self._waiting and not self._under_way

    def stop(self) -> None:
        """Give up what is under way; the scene will not be touched any more."""
        self._waiting.clear()
        self._under_way.clear()

    def _start_some(self) -> None:
        while self._waiting and len(self._under_way) < AT_ONCE:
            path = self._waiting.pop(0)
            job = self._under_way[path] = Job(partial(_decoded, path))
            job.finished.connect(partial(self._provide, path))
            job.failed.connect(partial(self._give_up, path))
            job.start()

    def _provide(self, path: Path, pixels: Any) -> None:
        if self._under_way.pop(path, None) is not None:
            self._scene.provide_image(path, pixels)
            self._start_some()
            self.arrived.emit()

    def _give_up(self, path: Path, error: Exception) -> None:
        if path in self._under_way:
            self._provide(path, None)
            self._add_message(path, TranslatableText("The texture file {} cannot be read: {}", path, error))


def _decoded(path: Path, progress: Progress) -> Any:
    return decode(path)
