"""Warns of textures that are not where the model says that they are: whether, and where else, they were found."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.messages import Level, Message, TranslatableText
from editor.render.textures.images import Images
from editor.render.textures.texture_files import missing_message
from editor.texture_paths import seen_from


class RelocatedTextures(QObject):
    """Says each thing once, as long as it stays so."""

    message_added = Signal(Message)
    message_settled = Signal(Message)  # one that holds no longer

    def __init__(self, images: Images, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._images = images
        self._reported: dict[tuple[int, str], Message] = {}

    def report(self) -> None:
        """Warn of what there is to be warned of now, and was not before; settle what was and is no longer."""
        folder = self._images.folder
        if folder is None:
            return
        strays: dict[tuple[int, str], Path | None] = {stray: None for stray in self._images.missing() if stray[1]}
        strays |= {(row, path): found.path for row, path, found in self._images.relocated()}
        before, now = self._reported, {stray: self._message(*stray, strays[stray], folder) for stray in sorted(strays)}
        self._reported = now
        texts = {message.text for message in now.values()}
        for message in before.values():
            if message.text not in texts:
                self.message_settled.emit(message)
        for stray, message in now.items():
            if stray not in before:
                self.message_added.emit(message)

    def _message(self, row: int, path: str, file: Path | None, folder: Path) -> Message:
        if file is None:
            return missing_message(row, path)
        shown = seen_from(folder.absolute(), file)
        return Message(
            Level.WARNING, TranslatableText("The texture file {} was found as {}", path, shown), "textures", row
        )
