"""Warns of textures that are not where the model says that they are: whether, and where else, they were found."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.messages import TranslatableText
from editor.render.textures.images import Images


class RelocatedTextures(QObject):
    """Says each thing once, as long as it stays so."""

    message_added = Signal(object, str, int)  # text, and the table and row that it is about

    def __init__(self, images: Images, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._images = images
        self._reported: set[tuple[int, str]] = set()

    def report(self) -> None:
        """Warn of what there is to be warned of now, and was not before."""
        folder = self._images.folder
        if folder is None:
            return
        strays: dict[tuple[int, str], Path | None] = {place: None for place in self._images.missing() if place[1]}
        strays |= {(row, path): found.path for row, path, found in self._images.relocated()}
        for row, path in sorted(strays.keys() - self._reported):
            self.message_added.emit(self._text(path, strays[row, path], folder), "textures", row)
        self._reported = set(strays)

    def _text(self, path: str, found: Path | None, folder: Path) -> TranslatableText:
        if found is None:
            return TranslatableText("The texture file {} was not found", path)
        shown = os.path.relpath(found, folder.absolute())
        return TranslatableText("The texture file {} was found as {}", path, shown)
