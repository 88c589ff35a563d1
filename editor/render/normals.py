"""Makes the lines that show where normals point."""

from __future__ import annotations

import numpy as np

from editor.model.fields import Vec4
from editor.model.model import Model
from editor.render.signs import Signs, segments

LENGTH = 0.2
COLOR: Vec4 = (0.1, 0.55, 0.85, 0.8)


def normal_signs(model: Model) -> Signs:
    """A line from every vertex along its normal."""
    positions = model.vertices["position"]
    return segments(positions, positions + model.vertices["normal"] * np.float32(LENGTH), COLOR)
