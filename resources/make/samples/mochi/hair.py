"""The hair: a cap over the skull, locks laid over it one by one, side locks and a sprout on top.

Imports numpy, curves, mesh and skull. The way of a lock is given as (angle from the face, height, distance from
the skin) and so always follows the head.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .curves import chain, frames, profile, smoothstep, spline, superellipse, tube
from .mesh import Floats, Mesh, both_sides, joined, sheet, unit
from .skull import CENTRE, around, crown

LOCK = superellipse(8, 1.8)

Way = Sequence[tuple[float, float, float]]


def cap() -> Mesh:
    """The hair close to the head, from the crown to a hem that is high over the face and low behind."""
    rows, columns = 22, 48
    angle = np.linspace(0, 2 * np.pi, columns + 1)
    angle[-1] = 0.0
    turned = np.abs(np.where(angle > np.pi, angle - 2 * np.pi, angle))
    hem = 10.35 - 2.9 * smoothstep(0.7, 1.25, turned) - 0.75 * smoothstep(1.3, 2.4, turned)
    t = np.linspace(0, 1, rows)
    down = 1 - np.cos(np.minimum(t / 0.92, 1) * np.pi / 2)
    top = crown(0.30)
    y = top + (hem - top) * down[:, None]
    margin = 0.30 + 0.10 * smoothstep(9.0, 7.0, y) * smoothstep(0.9, 1.6, turned)
    inward = smoothstep(0.90, 1.0, t)[:, None]
    points = around(angle, y, margin - 0.5 * inward)
    u = np.broadcast_to(np.linspace(0, 6, columns + 1), (rows, columns + 1))
    v = np.broadcast_to(np.minimum((top - y) / 3.6, 0.2 + (top - y) / 7.5), u.shape)
    return sheet(points, np.stack((u, v), 2)).bound("頭")


def outwards(spine: Floats) -> Floats:
    """(n, 3) directions away from the head; straight to the side below its middle, where hair hangs."""
    away = spine - CENTRE
    away[:, 1] = np.maximum(away[:, 1], -0.2)
    return unit(away)


def strand(spine: Floats, wide: Sequence[float], thick: Sequence[float], roots: float = 0.0) -> Mesh:
    """One lock of hair along a spine; its colour runs from `roots` to the end down the texture of the hair."""
    rings = len(spine)
    v = np.linspace(roots, 1.0, rings)[:, None]
    u = np.abs(np.linspace(-1, 1, len(LOCK)))
    uv = np.stack(np.broadcast_arrays(u, v), 2)
    mesh = tube(spine, frames(spine, outwards(spine)), profile(wide, rings), profile(thick, rings), LOCK, uv)
    # No line where the lock comes out of the cap, and a finer one towards its tip.
    mesh.edge = smoothstep(0.05, 0.25, mesh.along) * (1 - 0.6 * mesh.along**3)
    return mesh


def lock(way: Way, wide: Sequence[float], thick: Sequence[float], rings: int = 14) -> Mesh:
    """A lock that lies on the head along a way."""
    return strand(around(*spline(way, rings).T), wide, thick)


BANG_WIDTH = (0.16, 0.52, 0.70, 0.60, 0.33, 0.0)
BANG_THICKNESS = (0.06, 0.16, 0.20, 0.17, 0.12, 0.0)

# root angle, tip angle, tip height, width, how far it stands off
BANGS = (
    (0.20, 0.32, 9.34, 0.95, 0.36),
    (0.50, 0.72, 9.04, 1.05, 0.50),
    (0.84, 1.06, 8.2, 1.05, 0.36),
    (-0.04, -0.16, 9.10, 1.00, 0.52),
    (-0.34, -0.50, 9.34, 1.00, 0.38),
    (-0.62, -0.80, 9.06, 1.05, 0.52),
    (-0.92, -1.08, 8.1, 1.05, 0.36),
)


def bang(root: float, tip: float, low: float, width: float, off: float) -> Mesh:
    way = (
        (root * 0.8, 11.42, 0.02),
        (root, 10.95, 0.75 * off),
        (root + 0.3 * (tip - root), 10.35, off),
        (root + 0.7 * (tip - root), 0.4 * 10.35 + 0.6 * low, off),
        (tip, low, off - 0.20),
    )
    return lock(way, np.multiply(BANG_WIDTH, width).tolist(), BANG_THICKNESS)


# angle, tip height, width, how far it stands off, how far the tip turns aside
BACK = (
    (1.62, 6.75, 0.95, 0.36, 0.10),
    (2.02, 6.20, 1.00, 0.50, -0.08),
    (2.44, 6.45, 1.00, 0.36, 0.12),
    (2.84, 5.95, 1.00, 0.50, 0.04),
)


def back_lock(angle: float, low: float, width: float, off: float, aside: float) -> Mesh:
    way = (
        (angle, 11.3, 0.02),
        (angle, 10.4, off - 0.08),
        (angle, 8.8, off + 0.02),
        (angle + 0.3 * aside, 7.5, off + 0.10),
        (angle + aside, low, off + 0.40),
    )
    widths = np.multiply((0.2, 0.65, 0.92, 1.0, 0.9, 0.55, 0.0), width).tolist()
    return lock(way, widths, (0.06, 0.20, 0.26, 0.28, 0.25, 0.16, 0.0))


def back_hair() -> Mesh:
    locks = [back_lock(*shape) for shape in BACK]
    mirror = [back_lock(-angle, low, width, off, -aside) for angle, low, width, off, aside in BACK]
    mesh = joined([*locks, *mirror, back_lock(np.pi, 6.15, 0.95, 0.60, 0.05)])
    hanging = smoothstep(7.6, 6.3, mesh.position[:, 1])
    sides = smoothstep(-0.7, 0.7, mesh.position[:, 0])
    mesh.weights = {"頭": 1 - hanging, "左後髪": hanging * sides, "右後髪": hanging * (1 - sides)}
    return mesh


SIDE_WAY = (
    (1.95, 10.75, -1.05), (2.55, 10.1, -1.30), (3.02, 8.9, -1.36), (3.14, 7.6, -1.40), (3.00, 6.4, -1.50),
    (2.50, 5.15, -1.62),
)  # fmt: skip
SHORT_WAY = ((1.35, 10.4, 0.10), (1.46, 9.4, 0.44), (1.50, 7.9, 0.54), (1.46, 6.7, 0.70))


def side_locks() -> Mesh:
    """The long lock before the left ear, on two bones, and a short one behind it."""
    widths, depths = (0.12, 0.40, 0.50, 0.54, 0.52, 0.36, 0.0), (0.06, 0.20, 0.26, 0.28, 0.26, 0.17, 0.0)
    long = strand(spline(SIDE_WAY, 18), widths, depths)
    long.weights = chain(-long.position[:, 1], ["頭", "左横髪１", "左横髪２"], [-12.0, -8.3, -6.9], 1.1)
    short = lock(SHORT_WAY, (0.2, 0.62, 0.66, 0.50, 0.0), (0.06, 0.24, 0.26, 0.2, 0.0)).bound("頭")
    return joined([long, short])


SPROUT = (
    (((0, 0, 0), (0.05, 0.45, -0.02), (0.36, 1.02, -0.12), (0.98, 1.22, -0.2), (1.55, 0.82, -0.25)), 0.28),
    (((0, 0, 0), (-0.04, 0.35, 0.02), (-0.28, 0.74, 0.02), (-0.72, 0.86, 0.0), (-1.12, 0.52, 0.0)), 0.22),
)


def sprout_way(count: int, leaf: int = 0) -> Floats:
    """The middle of a leaf of the sprout, from the crown to its tip."""
    return np.array([0.0, crown(0.3) - 0.12, -0.25]) + spline(SPROUT[leaf][0], count)


def sprout() -> Mesh:
    """Two leaves of hair on the crown, on two bones."""
    leaves = []
    for leaf, (_, width) in enumerate(SPROUT):
        spine = sprout_way(14, leaf)
        widths = profile((0.32, 0.45, 0.9, 1.15, 0.85, 0.0), 14) * width
        uv = np.stack(np.broadcast_arrays(np.abs(np.linspace(-1, 1, len(LOCK))), np.linspace(0.2, 1, 14)[:, None]), 2)
        mesh = tube(spine, frames(spine, (0.0, 0.0, -1.0)), widths, widths * 0.42, LOCK, uv)
        mesh.weights = chain(mesh.along, ["アホ毛１", "アホ毛２"], [0.0, 0.5], 0.4)
        leaves.append(mesh)
    return joined(leaves)


def hair() -> Mesh:
    bangs = [bang(*shape).bound("頭") for shape in BANGS]
    return joined([cap(), *bangs, back_hair(), *both_sides(side_locks()), sprout()])
