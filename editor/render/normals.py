"""Makes the lines that show where normals point."""

from __future__ import annotations

import numpy as np

from editor.model.fields import Vec4
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.render.signs import Signs, segments

LENGTH = 0.2
COLOR: Vec4 = (0.1, 0.55, 0.85, 0.8)


def normal_signs(model: Model, figure: Figure | None) -> Signs:
    """A line from every vertex along its normal, where a figure has them or at rest."""
    vertices = model.vertices
    positions, normals = figure.skinned() if figure is not None else (vertices["position"], vertices["normal"])
    return segments(positions, positions + normals * np.float32(LENGTH), COLOR)
