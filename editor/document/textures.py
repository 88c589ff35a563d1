"""Textures of a document: which file each of them means, which were written by other programs, and small pictures.

Files are looked at, and made small, on a worker. They are watched together with their folders, for many programs save
by putting a new file in the place of the old one.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from editor.document.jobs import Job
from editor.formats.content import Content, FileStamp, stamp_of
from editor.formats.progress import Progress
from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText, error_message
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.materials import Texture
from editor.model.model import Model
from editor.render.camera import Size
from editor.render.textures.texture_files import shared_toon, toon_number
from editor.render.textures.textures import decode, fitted_image, format_of
from editor.texture_paths import TexturePlaces

QUIET = 200  # milliseconds without a change after which a file counts as saved

FoundFile = tuple[Path, FileStamp | None]
PREVIEW = 256  # pixels of the longer side
SMALL = 48
MS_BETWEEN_CHANGES = 50  # while more are made


class TextureFiles(QObject):
    """Files that the textures mean; `document.texture_files`. It looks at nothing before somebody calls `start`."""

    looked = Signal()  # a look is over, whether it found anything new or not
    files_found = Signal()  # the files of other paths are known, or others than before
    changed = Signal(set, bool)  # the files that were written, came or went; whether some came or went

    def __init__(self, content: Content, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self._files: dict[str, FoundFile | None] = {}  # by texture path, as of the last look
        self._watcher: QFileSystemWatcher | None = None
        self._is_looking = False
        self._watches = True
        self._waiting = QTimer(self, singleShot=True, interval=QUIET)
        self._waiting.timeout.connect(self._look)

    # -- what is known ---------------------------------------------------------------------------------------------

    def is_known(self, path: str) -> bool:
        """Return whether it was looked for the file of a texture path."""
        return path in self._files

    def file_of(self, path: str) -> Path | None:
        """The file that a texture path means; None when there is none, or it was not looked for yet."""
        found = self._files.get(path)
        return found[0] if found is not None else None

    # -- textures for files ----------------------------------------------------------------------------------------

    def path_to(self, file: Path) -> str:
        """Return the path of a file to write into the model. ValueError where the model would not find it again."""
        folder, absolute = self._content.folder, os.path.abspath(file)
        is_below = folder is not None and Path(absolute).is_relative_to(folder.absolute())
        if folder is None or (self._content.extracted is not None and not is_below):
            raise ValueError(TranslatableText("Save the model first: pictures are found from the folder that it is in"))
        try:
            path = os.path.relpath(absolute, folder.absolute())
        except ValueError:
            message = TranslatableText("{} is on another drive than the model: copy it beside the model first", file)
            raise ValueError(message) from None
        uses_backslash = any("\\" in texture.path for texture in self._content.model.textures)
        return path.replace(os.sep, "\\" if uses_backslash else "/")

    def use(self, edit: Edit, file: Path) -> int:
        """The row of the texture that means a file; a new one where none does. ValueError as `path_to`."""
        path, absolute = self.path_to(file), Path(os.path.abspath(file))
        textures = edit.model.textures
        for row, texture in enumerate(textures):
            if texture.path == path or self.file_of(texture.path) == absolute:
                return row
        edit.insert(textures, len(textures), [Texture(path)])
        return len(textures) - 1

    # -- looking ---------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Look at the files, and watch them from now on."""
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._waiting.start)
            self._watcher.directoryChanged.connect(self._look_soon)
            self._look()

    def set_watching(self, watches: bool) -> None:
        """Hear of files that other programs write, or do not; what was written meanwhile is heard of at once."""
        if watches == self._watches:
            return
        self._watches = watches
        self._watch()
        if watches:
            self._look_again()
        else:
            self._waiting.stop()

    def move(self, content: Content) -> None:
        """Take note that the model has another file."""
        is_elsewhere = content.folder != self._content.folder
        self._content = content
        if is_elsewhere:
            self._files.clear()
            self._look_again()

    def follow(self, change: Change) -> None:
        """Look for the files of paths that are new."""
        if (
            change.table == "textures"
            and {texture.path for texture in self._content.model.textures} - self._files.keys()
        ):
            self._look_again()

    def stop(self) -> None:
        """Watch no longer."""
        self._waiting.stop()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def _look_again(self) -> None:
        if self._watcher is not None:
            self._waiting.start(0)

    def _look_soon(self) -> None:
        """A folder tells of all that is in it, so that more may come and come: wait for one pause only."""
        if not self._waiting.isActive():
            self._waiting.start(QUIET)

    def _look(self) -> None:
        if self._is_looking:
            self._look_soon()
            return
        self._is_looking = True
        self._waiting.setInterval(QUIET)
        paths = {texture.path for texture in self._content.model.textures}
        job = Job(partial(_locate_files, self._content.folder, paths))
        job.finished.connect(self._take)
        job.failed.connect(self._give_up)
        job.start()

    def _give_up(self) -> None:
        self._is_looking = False

    def _take(self, looked: tuple[Path | None, dict[str, FoundFile | None]]) -> None:
        """Take over what was found, and tell what is other than before."""
        self._is_looking = False
        folder, found = looked
        if folder != self._content.folder:
            return
        before, self._files = self._files, found
        others = [(before[path], found[path]) for path in before.keys() & found.keys() if before[path] != found[path]]
        written = {file for pair in others for file, _ in filter(None, pair)}
        self._watch()
        if others or before.keys() != found.keys():
            self.files_found.emit()
        self.looked.emit()
        if written:
            moves = any(old is None or new is None or old[0] != new[0] for old, new in others)
            self.changed.emit(written, moves)

    def _watch(self) -> None:
        """Watch the files that were found, also those that were put in the place of others, and their folders."""
        if self._watcher is None:
            return
        files = {str(found[0]) for found in self._files.values() if found is not None and self._watches}
        folders = {os.path.dirname(file) for file in files}
        if self._watches and self._content.folder is not None and self._content.folder.is_dir():
            folders.add(str(self._content.folder.absolute()))
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - files - folders:
            self._watcher.removePaths(sorted(gone))
        if new := (files | folders) - watched:
            self._watcher.addPaths(sorted(new))


def _locate_files(
    folder: Path | None, paths: set[str], _progress: Progress
) -> tuple[Path | None, dict[str, FoundFile | None]]:
    """The folder, and the file of each texture path in it with its stamp."""
    if folder is None:
        return folder, dict.fromkeys(paths)
    places = TexturePlaces(folder)
    located = {path: places.locate(path) for path in paths}
    return folder, {path: (some.path, stamp_of(some.path)) if some else None for path, some in located.items()}


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """A texture in small: `preview` and `small` are None where its file is not found, or gives no picture (`fault`)."""

    file: Path | None = None
    size: Size = (0, 0)  # of the picture itself, in pixels
    format: str = ""  # of the file, "PNG"
    bytes: int = 0  # of the file
    has_alpha: bool = False  # anything is transparent
    preview: QImage | None = None
    small: QImage | None = None
    fault: str = ""


class Thumbnails(QObject):
    """Small pictures of the textures; `document.thumbnails`.

    A file is read once, and again when another program has written it.
    """

    changed = Signal()  # some are there, or others than before

    def __init__(
        self, model: Model, files: TextureFiles, parent: QObject | None = None, *, preview: int = PREVIEW
    ) -> None:
        """`preview`: how many pixels the longer side of the larger pictures has at most."""
        super().__init__(parent)
        self._model = model
        self._preview = preview
        self._files = files
        self._thumbnails: dict[Path, Thumbnail] = {}
        self._queue: list[Path] = []
        self._stale: set[Path] = set()  # that were written since
        self._current: Path | None = None
        self._change_reporting = QTimer(self, singleShot=True, interval=MS_BETWEEN_CHANGES)
        self._change_reporting.timeout.connect(self.changed)
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
        self._thumbnails = {each: made for each, made in self._thumbnails.items() if each == file}

    def _of_file(self, file: Path) -> Thumbnail | None:
        if (file not in self._thumbnails or file in self._stale) and file not in self._queue and file != self._current:
            self._queue.append(file)
            self._make_next()
        return self._thumbnails.get(file)

    def _renew(self, files: set[Path]) -> None:
        """Make those of files anew when they are next looked at; the old ones stay until then."""
        self._stale |= files
        self.changed.emit()

    def _make_next(self) -> None:
        if self._current is None and self._queue:
            self._current = self._queue.pop()  # what was asked for last is seen now
            self._stale.discard(self._current)
            job = Job(partial(_make_thumbnail, self._current, self._preview))
            job.finished.connect(self._take)
            job.start()

    def _take(self, thumbnail: Thumbnail) -> None:
        assert thumbnail.file is not None
        self._thumbnails[thumbnail.file] = thumbnail
        self._current = None
        self._make_next()
        if self._current is None:
            self._change_reporting.stop()
            self.changed.emit()
        elif not self._change_reporting.isActive():
            self._change_reporting.start()


@lru_cache
def thumbnail_of_toon(number: int) -> Thumbnail:
    """That of one of the toons that all models share."""
    pixels = shared_toon(number)
    return Thumbnail() if pixels is None else _thumbnail(None, pixels)


def _make_thumbnail(file: Path, longest: int, _progress: Progress) -> Thumbnail:
    try:
        thumbnail = _thumbnail(file, decode(file), longest)
        return replace(thumbnail, format=format_of(file), bytes=file.stat().st_size)
    except Exception as error:
        return Thumbnail(file, fault=error_message(error))


def _thumbnail(file: Path | None, pixels: UInt8Array, longest: int = PREVIEW) -> Thumbnail:
    height, width = pixels.shape[:2]
    preview = image_of(fitted_image(pixels, longest))
    aspect, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = preview if max(width, height) <= SMALL else preview.scaled(SMALL, SMALL, aspect, smooth)
    return Thumbnail(file, (width, height), has_alpha=bool((pixels[..., 3] < 255).any()), preview=preview, small=small)


def image_of(pixels: UInt8Array) -> QImage:
    """The image of pixels (height, width, 4): red, green, blue and alpha."""
    data = np.ascontiguousarray(pixels)
    height, width = data.shape[:2]
    return QImage(data.data, width, height, 4 * width, QImage.Format.Format_RGBA8888).copy()


def pixels_of(image: QImage) -> UInt8Array:
    """(height, width, 4) the pixels of an image: red, green, blue and alpha."""
    wanted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.frombuffer(wanted.constBits(), np.uint8).reshape(wanted.height(), wanted.width(), 4).copy()
