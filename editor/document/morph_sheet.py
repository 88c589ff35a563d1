"""A picture of many morphs: each at weight 1, with its name below, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter

from editor.document.jobs import Job
from editor.document.offscreen_gl import OffscreenGl
from editor.document.picture_specs import ModelSnapshot, PictureSpec
from editor.document.pictures import PictureOptions, taken_pictures, write_png
from editor.formats.progress import Progress
from editor.math3d.arrays import UInt8Array
from editor.render.camera import Camera
from editor.render.morph_views import MorphViews, SheetLayout
from editor.render.options import ViewOptions


class MorphPictures:
    """The pictures of morphs in their order."""

    def __init__(self, views: MorphViews, rows: Sequence[int], options: ViewOptions) -> None:
        self._views = views
        self._rows = rows
        self._options = options

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, number: int) -> PictureSpec:
        row = self._rows[number]
        return PictureSpec(self._views.camera(row), self._options, self._views.pose(row))


def morph_sheet_job(
    gl: OffscreenGl, snapshot: ModelSnapshot, rows: Sequence[int], front: Camera, options: ViewOptions, path: Path
) -> Job:
    """A Job that writes the sheet of some morphs as PNG; its value is how many. It fails with RenderError or OSError.

    `front`: a camera of the kind that is wanted, wherever it is.
    """
    layout = SheetLayout.of(len(rows))
    names = [f"{row}: {snapshot.model.morphs[row].name}" for row in rows]

    def work(progress: Progress) -> int:
        size = (layout.cell, layout.cell)
        specs = MorphPictures(MorphViews(snapshot.model, front, size), rows, options)
        sheet = QImage(*layout.size(len(rows)), QImage.Format.Format_RGBA8888)
        sheet.fill(QColor.fromRgbF(*options.background[:3]))
        with closing(taken_pictures(gl, snapshot, specs, PictureOptions(size), progress)) as pictures:
            for number, (picture, name) in enumerate(zip(pictures, names, strict=True)):
                _lay(sheet, layout, number, picture, name)
        write_png(path, _pixels(sheet))
        return len(rows)

    return Job(work)


def _lay(sheet: QImage, layout: SheetLayout, number: int, picture: UInt8Array, name: str) -> None:
    """Put a picture (height, width, 3) into its cell, and its name below."""
    height, width = picture.shape[:2]
    corner = QPoint(*layout.corner(number))
    image = QImage(picture.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    painter = QPainter(sheet)
    painter.drawImage(corner, image)
    font = painter.font()
    font.setPixelSize(round(layout.caption * 0.7))
    painter.setFont(font)
    is_dark = QColor(sheet.pixelColor(corner + QPoint(1, layout.cell + 1))).lightnessF() < 0.5
    painter.setPen(Qt.GlobalColor.white if is_dark else Qt.GlobalColor.black)
    line = QRect(corner + QPoint(2, layout.cell), corner + QPoint(layout.cell - 3, layout.cell + layout.caption - 1))
    text = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()


def _pixels(image: QImage) -> UInt8Array:
    """(height, width, 3) the colours of an image of four bytes a pixel."""
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return np.ascontiguousarray(pixels[..., :3])
