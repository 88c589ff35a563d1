"""Thumbnails: small pictures of the textures of a document, made on a worker and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from editor.document.jobs import Job
from editor.document.texture_files import TextureFiles
from editor.formats.progress import Progress
from editor.math3d.arrays import UInt8Array
from editor.messages import told_by
from editor.model.model import Model
from editor.render.camera import Size
from editor.render.textures.textures import decode, fitted
from editor.render.textures.toons import shared_toon, toon_number

PREVIEW = 256  # pixels of the longer side
SMALL = 48
MS_BETWEEN_CHANGES = 50  # while more are made


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """A texture in small: `preview` and `small` are None where its file is not found, or gives no picture (`fault`)."""

    file: Path | None = None
    size: Size = (0, 0)  # of the picture itself, in pixels
    preview: QImage | None = None
    small: QImage | None = None
    fault: str = ""


class Thumbnails(QObject):
    """Of one document; `document.thumbnails`. A file is read once, and again when another program has written it."""

    changed = Signal()  # some are there, or others than before

    def __init__(
        self, model: Model, files: TextureFiles, parent: QObject | None = None, *, preview: int = PREVIEW
    ) -> None:
        """`preview`: how many pixels the longer side of the larger pictures has at most."""
        super().__init__(parent)
        self._model = model
        self._preview = preview
        self._files = files
        self._made: dict[Path, Thumbnail] = {}
        self._wanted: list[Path] = []
        self._stale: set[Path] = set()  # that were written since
        self._under_way: Path | None = None
        self._some_came = QTimer(self, singleShot=True, interval=MS_BETWEEN_CHANGES)
        self._some_came.timeout.connect(self.changed)
        files.files_found.connect(self.changed)
        files.changed.connect(self._renew)

    def of_texture(self, row: int) -> Thumbnail | None:
        """That of a texture; None for no texture, and as long as it is still to be made."""
        return self.of_path(self._model.textures[row].path) if 0 <= row < len(self._model.textures) else None

    def of_path(self, path: str) -> Thumbnail | None:
        """That of a texture path; None as long as it is still to be made."""
        self._files.start()
        file = self._files.file_of(path)
        if file is not None:
            return self._of_file(file)
        number = toon_number(path)
        if number is not None:
            return thumbnail_of_toon(number)
        return Thumbnail() if self._files.is_known(path) else None

    def keep_only(self, row: int) -> None:
        """Forget all but that of a texture, for the memory that large ones take."""
        file = self._files.file_of(self._model.textures[row].path) if 0 <= row < len(self._model.textures) else None
        self._made = {each: made for each, made in self._made.items() if each == file}

    def _of_file(self, file: Path) -> Thumbnail | None:
        if (file not in self._made or file in self._stale) and file not in self._wanted and file != self._under_way:
            self._wanted.append(file)
            self._make_next()
        return self._made.get(file)

    def _renew(self, files: set[Path]) -> None:
        """Make those of files anew when they are next looked at; the old ones stay until then."""
        self._stale |= files
        self.changed.emit()

    def _make_next(self) -> None:
        if self._under_way is None and self._wanted:
            self._under_way = self._wanted.pop()  # what was asked for last is seen now
            self._stale.discard(self._under_way)
            job = Job(partial(_made, self._under_way, self._preview))
            job.finished.connect(self._take)
            job.start()

    def _take(self, thumbnail: Thumbnail) -> None:
        assert thumbnail.file is not None
        self._made[thumbnail.file] = thumbnail
        self._under_way = None
        self._make_next()
        if self._under_way is None:
            self._some_came.stop()
            self.changed.emit()
        elif not self._some_came.isActive():
            self._some_came.start()


@lru_cache
def thumbnail_of_toon(number: int) -> Thumbnail:
    """That of one of the toons that all models share."""
    pixels = shared_toon(number)
    return Thumbnail() if pixels is None else _thumbnail(None, pixels)


def _made(file: Path, longest: int, _progress: Progress) -> Thumbnail:
    try:
        return _thumbnail(file, decode(file), longest)
    except Exception as error:
        return Thumbnail(file, fault=told_by(error))


def _thumbnail(file: Path | None, pixels: UInt8Array, longest: int = PREVIEW) -> Thumbnail:
    height, width = pixels.shape[:2]
    preview = _image(fitted(pixels, longest))
    aspect, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = preview if max(width, height) <= SMALL else preview.scaled(SMALL, SMALL, aspect, smooth)
    return Thumbnail(file, (width, height), preview, small)


def _image(pixels: UInt8Array) -> QImage:
    data = np.ascontiguousarray(pixels)
    height, width = data.shape[:2]
    return QImage(data.data, width, height, 4 * width, QImage.Format.Format_RGBA8888).copy()
