"""Areas of a picture: boxes, outlines drawn by hand, and the trace of a brush, as the pixels that they cover. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, Int32Array
from editor.math3d.ragged import entries_of, owners_of
from editor.render.camera import Size

At = tuple[float, float]  # pixels from the top left corner


class Area:
    """The pixels of a picture whose middle is covered by all that was added; none at first.

    `pixels` (height, width) and `flat` (height * width + 1,) are the same booleans; the last of `flat`, False, stands
    for all pixels beside the picture.
    """

    def __init__(self, size: Size) -> None:
        width, height = size
        self.size = size
        self.flat: BoolArray = np.zeros(width * height + 1, np.bool_)
        self.pixels: BoolArray = self.flat[:-1].reshape(height, width)

    def clear(self) -> None:
        self.flat[:] = False

    def add_box(self, corner: At, opposite: At) -> None:
        """Add the pixels between two corners, those of the corners included."""
        (left, right), (top, bottom) = (sorted((int(corner[i]), int(opposite[i]))) for i in (0, 1))
        self.pixels[max(top, 0) : max(bottom + 1, 0), max(left, 0) : max(right + 1, 0)] = True

    def add_polygon(self, corners: ArrayLike) -> None:
        """Add what an outline (n, 2), closed from its last corner to the first, goes around, however often."""
        points = np.asarray(corners, np.float64).reshape(-1, 2)
        width, height = self.size
        if len(points) < 3:
            return
        rows, columns, ways = _crossings(points, height)
        if not len(rows):
            return
        top, left = int(rows.min()), int(np.clip(columns.min(), 0, width))
        bottom, right = int(rows.max()) + 1, int(np.clip(columns.max(), 0, width))
        turns = np.zeros((bottom - top, right - left + 1), np.int32)
        np.add.at(turns, (rows - top, np.clip(columns, left, right) - left), ways)
        self.pixels[top:bottom, left:right] |= np.cumsum(turns, axis=1)[:, :-1] != 0

    def add_trace(self, points: Sequence[At], radius: float) -> None:
        """Add what a disc covers that goes from point to point."""
        pixels = np.asarray(points, np.float64).reshape(-1, 2)
        for start, end in zip(np.concatenate((pixels[:1], pixels[:-1])), pixels, strict=True):
            self._add_capsule(start, end, radius)

    def _add_capsule(self, start: Float64Array, end: Float64Array, radius: float) -> None:
        """Add what is within `radius` of the line from start to end."""
        low = np.maximum(np.floor(np.minimum(start, end) - radius), 0).astype(np.intp)
        high = np.minimum(np.ceil(np.maximum(start, end) + radius), self.size).astype(np.intp)
        if (low >= high).any():
            return
        x = np.arange(low[0], high[0]) + 0.5 - start[0]
        y = np.arange(low[1], high[1])[:, None] + 0.5 - start[1]
        way = end - start
        along = np.clip((x * way[0] + y * way[1]) / max(way @ way, 1e-12), 0, 1)
        covered = (x - along * way[0]) ** 2 + (y - along * way[1]) ** 2 <= radius * radius
        self.pixels[low[1] : high[1], low[0] : high[0]] |= covered


def _crossings(points: Float64Array, height: int) -> tuple[IndexArray, IndexArray, Int32Array]:
    """(n,) rows of pixels that an outline crosses, the first pixel right of each crossing, and 1 down or -1 up.

    A row is crossed where its middle is, from the upper end of a side to just above the lower one.
    """
    following = np.roll(points, -1, axis=0)
    goes_down = following[:, 1] > points[:, 1]
    upper = np.where(goes_down[:, None], points, following)
    lower = np.where(goes_down[:, None], following, points)
    first = np.clip(np.ceil(upper[:, 1] - 0.5), 0, height).astype(np.intp)
    count = np.clip(np.ceil(lower[:, 1] - 0.5), 0, height).astype(np.intp) - first
    side, rows = owners_of(count), entries_of(first, count)
    done = (rows + 0.5 - upper[side, 1]) / (lower - upper)[side, 1]
    x = upper[side, 0] + done * (lower - upper)[side, 0]
    return rows, np.ceil(x - 0.5).astype(np.intp), np.where(goes_down, 1, -1).astype(np.int32)[side]
