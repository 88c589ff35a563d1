"""Makes the ground grid and the axes."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import StructArray
from editor.model.fields import Vec4
from editor.render.overlays.overlay_lines import segments

REACH = 50.0
STEP = 5.0
AXIS_COLORS: tuple[Vec4, ...] = ((0.86, 0.2, 0.22, 1), (0.35, 0.66, 0.16, 1), (0.2, 0.42, 0.86, 1))  # x, y, z


def grid_lines(background: Vec4) -> StructArray:
    """Lines on the ground, 5 units apart as in MMD, dark before a light background and light before a dark one."""
    along = np.arange(-REACH, REACH + STEP / 2, STEP)
    start = np.zeros((2, len(along), 3))
    start[0, :, 0], start[0, :, 2] = along, -REACH
    start[1, :, 2], start[1, :, 0] = along, -REACH
    end = start.copy()
    end[0, :, 2] = end[1, :, 0] = REACH
    grey = 0.0 if sum(background[:3]) > 1.2 or background[3] == 0 else 1.0
    colors = np.full((2, len(along), 4), (grey, grey, grey, 0.16))
    colors[:, np.isclose(along, 0), 3] = 0.4
    return segments(start.reshape(-1, 3), end.reshape(-1, 3), colors.reshape(-1, 4))


def axes_lines() -> StructArray:
    """The x, y and z axis from the origin: red, green and blue."""
    return segments(np.zeros((3, 3)), np.eye(3) * REACH / 2, AXIS_COLORS)
