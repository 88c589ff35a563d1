"""The pixels of pictures, all at once: to ask Qt for each takes tenths of a second."""

from __future__ import annotations

from collections import Counter

import numpy as np
from PySide6.QtGui import QImage


def pixels_of(image: QImage) -> np.ndarray:
    """(height, width, 4) red, green, blue and alpha, 0 to 255."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4).copy()


def colors_of(image: QImage, apart: int) -> Counter[tuple[int, int, int]]:
    """How often each colour is there, of pixels that are so far apart."""
    colors, counts = np.unique(pixels_of(image)[::apart, ::apart, :3].reshape(-1, 3), axis=0, return_counts=True)
    return Counter(dict(zip(map(tuple, colors.tolist()), counts.tolist(), strict=True)))
