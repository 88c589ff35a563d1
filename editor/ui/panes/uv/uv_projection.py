"""UvProjection: where UVs are seen, and which part of the UV plane is."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QPointF

from editor.math3d.arrays import Float64Array, FloatArray

LEAST, MOST = 2.0, 1e6  # pixels of one UV
MARGIN = 1.1
SMALLEST = 0.01  # of the longer side of the texture, when a few UVs are looked at
FAR = 100.0  # UVs beyond this are mistakes, and not looked at from so far away that nothing else is seen


@dataclass(frozen=True, slots=True)
class UvProjection:
    """U goes to the right, V downwards, as a texture is seen. Pixels are logical ones, from the top left."""

    centre: tuple[float, float] = (0.5, 0.5)  # the UV that is seen in the middle
    unit: float = 256.0  # pixels of the longer side of the texture
    aspect: tuple[float, float] = (1.0, 1.0)  # sides of the texture; the longer is 1
    size: tuple[int, int] = (1, 1)  # of the view

    @property
    def scale(self) -> Float64Array:
        """(2,) pixels of 1 along U and V."""
        return self.unit * np.array(self.aspect)

    @property
    def origin(self) -> Float64Array:
        """(2,) the pixel where UV (0, 0) is."""
        return np.array(self.size) / 2 - np.array(self.centre) * self.scale

    def pixels(self, uvs: FloatArray) -> Float64Array:
        """(…, 2) where UVs are seen."""
        return np.asarray(uvs * self.scale + self.origin)

    def uv(self, at: QPointF) -> Float64Array:
        """(2,) the UV that is seen at a pixel."""
        return np.asarray((np.array((at.x(), at.y())) - self.origin) / self.scale)

    def panned(self, offset: QPointF) -> UvProjection:
        """With everything that is seen moved by some pixels."""
        u, v = np.array(self.centre) - np.array((offset.x(), offset.y())) / self.scale
        return replace(self, centre=(float(u), float(v)))

    def zoomed(self, factor: float, at: QPointF) -> UvProjection:
        """Nearer by a factor, with what is seen at a pixel left there."""
        held, unit = self.uv(at), min(max(self.unit * factor, LEAST), MOST)
        u, v = held + (np.array(self.centre) - held) * (self.unit / unit)
        return replace(self, unit=unit, centre=(float(u), float(v)))

    def fitted(self, uvs: FloatArray) -> UvProjection:
        """So that the whole texture is seen, and UVs (n, 2) beyond it."""
        return self.framed(np.concatenate((uvs, [(0.0, 0.0), (1.0, 1.0)])))

    def framed(self, uvs: FloatArray) -> UvProjection:
        """So that these UVs (n, 2) fill the view; as it is where there are none."""
        known = uvs[(np.abs(uvs) < FAR).all(axis=1)]
        if not len(known):
            return self
        low, high = known.min(axis=0), known.max(axis=0)
        u, v = (low + high) / 2
        sides = np.maximum((high - low) * self.aspect, SMALLEST)
        unit = float((np.array(self.size) / (sides * MARGIN)).min())
        return replace(self, unit=min(max(unit, LEAST), MOST), centre=(float(u), float(v)))
