"""Makes the ground grid and the axes."""

from __future__ import annotations

import numpy as np

from editor.model.fields import NONE, Vec4
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import AttachedLines, segments

REACH = 50.0
STEP = 5.0
AXIS_COLORS: tuple[Vec4, ...] = ((0.86, 0.2, 0.22, 1), (0.35, 0.66, 0.16, 1), (0.2, 0.42, 0.86, 1))  # x, y, z


def grid_lines(overlay_input: OverlayInput) -> AttachedLines:
    """Lines on the ground, 5 units apart as in MMD, dark before a light background and light before a dark one."""
    along = np.arange(-REACH, REACH + STEP / 2, STEP)
    start = np.zeros((2, len(along), 3))
    start[0, :, 0], start[0, :, 2] = along, -REACH
    start[1, :, 2], start[1, :, 0] = along, -REACH
    end = start.copy()
    end[0, :, 2] = end[1, :, 0] = REACH
    background = overlay_input.options.background
    grey = 0.0 if sum(background[:3]) > 1.2 or background[3] == 0 else 1.0
    colors = np.full((2, len(along), 4), (grey, grey, grey, 0.16))
    colors[:, np.isclose(along, 0), 3] = 0.4
    lines = segments(start.reshape(-1, 3), end.reshape(-1, 3), colors.reshape(-1, 4))
    return AttachedLines.lines_of(lines, NONE, NONE)


def axes_lines(_: OverlayInput) -> AttachedLines:
    """The x, y and z axis from the origin: red, green and blue."""
    return AttachedLines.lines_of(segments(np.zeros((3, 3)), np.eye(3) * REACH / 2, AXIS_COLORS), NONE, NONE)
