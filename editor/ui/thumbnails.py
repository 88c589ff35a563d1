"""Keeps a small picture of each model that was seen, for the list of recent files; a cache, lost without harm."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QImage

PICTURE_SIZE = 64


def picture_file(model: Path) -> Path:
    """Return the path of the picture of the model at this path; it may not exist."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
    name = hashlib.sha1(str(model.absolute()).encode(), usedforsecurity=False).hexdigest()
    return folder / "pictures" / f"{name}.png"


def keep_picture(model: Path, image: QImage) -> None:
    """Keep the middle square of an image of the model; silently nothing where the cache cannot be written."""
    side = min(image.width(), image.height())
    middle = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    small = middle.scaledToWidth(2 * PICTURE_SIZE, Qt.TransformationMode.SmoothTransformation)
    file = picture_file(model)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    small.save(str(file))
