"""The shapes: a wooden stand, and what hangs from it. Which vertices soft bodies hold on to is said here as well.

Imports numpy and the tools of `mochi`.
"""

from __future__ import annotations

import numpy as np
from mochi.curves import frames, spline, superellipse, tube
from mochi.mesh import Floats, Ints, Mesh, joined, sheet
from numpy.typing import ArrayLike

TOP = 14.0  # of the pole, where the arm turns
HEAD = np.array([3.8, 9.4, 0.0])
RADIUS = 1.5  # of the head
NECK = HEAD[1] - 1.45
CROWN = HEAD[1] + RADIUS
ARM = 5.0  # length to either side
CLOAK_RINGS, CLOAK_SIDES = 19, 40
PLEATS = 8
BANNER_ROWS, BANNER_COLUMNS = 22, 12
BANNER_LEFT, BANNER_RIGHT = -4.7, -1.6
BANNER_TOP, BANNER_BOTTOM = TOP - 0.45, 5.6
CORD_LINKS = 17
CORD_HALF = 0.09  # of its width


def turned(radii: ArrayLike, heights: ArrayLike, sides: int = 24, at: ArrayLike = (0, 0, 0)) -> Mesh:
    """What a lathe makes: radii by heights, from the top down."""
    circle = superellipse(sides)
    ring = np.stack((circle[:, 0], np.zeros(sides + 1), circle[:, 1]), axis=1)
    points = np.asarray(radii, float)[:, None, None] * ring
    points[..., 1] += np.asarray(heights, float)[:, None]
    return sheet(points + np.asarray(at, float))


def rod(start: ArrayLike, end: ArrayLike, radius: float) -> Mesh:
    """A round rod with rounded ends."""
    along = np.array([0.0, 0.004, 0.016, 0.04, 0.5, 0.96, 0.984, 0.996, 1.0])
    thick = radius * np.array([0.0, 0.5, 0.85, 1.0, 1.0, 1.0, 0.85, 0.5, 0.0])
    spine = np.asarray(start, float) + along[:, None] * np.subtract(end, start)
    return tube(spine, frames(spine, (0.0, 0.3, 1.0)), thick, thick, superellipse(16))


def base() -> Mesh:
    """The foot of the stand, and the pole."""
    profile = [(0.0, 0.5), (1.7, 0.5), (1.95, 0.42), (2.05, 0.25), (2.05, 0.0), (0.0, 0.0)]
    foot = turned(*np.array(profile).T, sides=32).bound("支柱")
    knob = turned(0.5 * np.sin(np.linspace(0, np.pi, 9)), TOP + 0.42 + 0.5 * np.cos(np.linspace(0, np.pi, 9)))
    return joined([foot, rod((0, 0.2, 0), (0, TOP + 0.2, 0), 0.3).bound("支柱"), knob.bound("支柱")])


def arm() -> Mesh:
    """The arm that turns about the top of the pole."""
    return rod((-ARM, TOP, 0), (ARM, TOP, 0), 0.24).bound("腕木")


def head() -> Mesh:
    """The ball of the head, a little smaller than the body that stands for it."""
    angles = np.linspace(0, np.pi, 13)
    radius = RADIUS - 0.06
    return turned(radius * np.sin(angles), HEAD[1] + radius * np.cos(angles), 24, HEAD * (1, 0, 1)).bound("頭")


# -- cloak ------------------------------------------------------------------------------------------------------------


def cloak() -> Mesh:
    """A cloth over the head, tied at the neck and pleated below it; its front is in the middle of its texture."""
    along = np.linspace(0, 1, CLOAK_RINGS)
    radius, height, depth = profile(along)
    angle = np.linspace(0, 2 * np.pi, CLOAK_SIDES + 1)
    angle[-1] = 0.0
    pleats = 1 + depth[:, None] * np.cos(PLEATS * angle)
    wide = radius[:, None] * pleats
    points = np.stack((-wide * np.sin(angle), np.broadcast_to(height[:, None], wide.shape), wide * np.cos(angle)), 2)
    uv = np.stack(np.meshgrid(np.linspace(0, 1, CLOAK_SIDES + 1), along), 2)
    return sheet(points + HEAD * (1, 0, 1), uv).bound("頭")


def profile(along: Floats) -> tuple[Floats, Floats, Floats]:
    """Radius, height and depth of the pleats of the cloak, from its crown to its hem."""
    knots = [(0, 0), (0.55, 0.08), (1.1, 0.48), (1.5, 1.05), (1.62, 1.75), (1.42, 2.5), (0.98, 3.05), (0.95, 3.3)]
    knots += [(1.35, 4.0), (1.75, 4.9), (2.1, 5.8), (2.4, 6.6)]
    curve = spline(knots, 400)
    length = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))))
    place = along * length[-1]
    radius, down = (np.interp(place, length, curve[:, axis]) for axis in range(2))
    return radius, CROWN + 0.1 - down, 0.14 * np.clip((down - 3.0) / 2.0, 0, 1)


def cloak_ring(height: float) -> Ints:
    """(n,) the vertices of the ring of the cloak next to a height, the first of the seam left out."""
    ring = int(np.abs(profile(np.linspace(0, 1, CLOAK_RINGS))[1] - height).argmin())
    return ring * (CLOAK_SIDES + 1) + np.arange(CLOAK_SIDES)


# -- banner -----------------------------------------------------------------------------------------------------------


def banner() -> Mesh:
    """A cloth that hangs from the arm; its first row is where it is pinned."""
    x = np.linspace(BANNER_LEFT, BANNER_RIGHT, BANNER_COLUMNS)
    y = np.linspace(BANNER_TOP, BANNER_BOTTOM, BANNER_ROWS)
    across, down = np.meshgrid(x, y)
    made = sheet(np.stack((across, down, np.zeros_like(across)), 2), facing=(0, 0, -1))
    return made.bound("腕木")


def loops() -> Mesh:
    """The straps from the arm to the banner."""
    places = np.linspace(BANNER_LEFT + 0.15, BANNER_RIGHT - 0.15, 4)
    return joined(strap(x) for x in places).bound("腕木")


def strap(x: float) -> Mesh:
    """A band around the arm that ends in the banner."""
    angle = np.linspace(-0.5 * np.pi, 1.5 * np.pi, 17)
    y, z = TOP + 0.29 * np.sin(angle), 0.29 * np.cos(angle)
    y[0] = y[-1] = BANNER_TOP - 0.05
    points = np.stack([np.stack((np.full(17, x + side), y, z), 1) for side in (-0.13, 0.13)], 1)
    return sheet(points)


# -- cord -------------------------------------------------------------------------------------------------------------


def cord() -> Mesh:
    """A flat cord from the arm to the crown: one vertex after the other, from side to side, linked as a rope."""
    count = CORD_LINKS + 1
    down = np.linspace(TOP - 0.2, CROWN + 0.02, count)
    side = np.where(np.arange(count) % 2, CORD_HALF, -CORD_HALF)
    position = np.stack((HEAD[0] + side, down, np.full(count, HEAD[2])), 1)
    first = np.arange(count - 2)[:, None]
    faces = first + np.where(first % 2, [[0, 2, 1]], [[0, 1, 2]])
    uv = np.stack((side / CORD_HALF / 2 + 0.5, np.arange(count) / 4), 1)
    normal = np.tile((0.0, 0.0, -1.0), (count, 1))
    made = Mesh(position, uv, faces, normal, np.linspace(0, 1, count), np.ones(count), np.zeros((count, 2)))
    return made.bound("腕木")


# -- ribbon -----------------------------------------------------------------------------------------------------------


def ribbon() -> Mesh:
    """The ribbon around the neck, with a bow in front."""
    angle = np.linspace(0, 2 * np.pi, 33)
    angle[-1] = 0.0
    ring = np.stack((np.sin(angle), np.zeros(33), -np.cos(angle)), 1)
    place, front = HEAD * (1, 0, 1) + (0, NECK - 0.18, 0), np.array((0, 0, -1.1))
    bands = [place + ring * wide + (0, lift, 0) for wide, lift in ((1.04, 0.13), (1.09, 0.0), (1.04, -0.13))]
    return joined([sheet(np.stack(bands)), *bow(place + front)]).bound("頭")


def bow(knot: Floats) -> list[Mesh]:
    """Two loops, two ends and a knot."""
    parts = [turned(0.2 * np.sin(np.linspace(0, np.pi, 7)), 0.24 * np.cos(np.linspace(0, np.pi, 7)), 10, knot)]
    loop = spline([(0, 0, 0), (0.5, 0.1, -0.25), (1.0, 0.22, -0.2), (1.05, 0.22, 0), (0.5, 0.08, 0.05), (0, 0, 0)], 17)
    end = spline([(0.05, 0, 0), (0.25, -0.5, -0.12), (0.5, -1.1, -0.1)], 7)
    for side in (-1, 1):
        wide = 0.1 + 0.3 * np.sin(2.1 * loop[:, :1] / 1.05)
        parts.append(band(loop * (side, 1, 1) + knot, wide * (0, 1, 0)))
        parts.append(band(end * (side, 1, 1) + knot, np.linspace(0.08, 0.2, 7)[:, None] * (1, 0.25 * side, 0)))
    return parts


def band(middle: Floats, half: Floats) -> Mesh:
    """A strip along `middle` that reaches `half` to both sides."""
    return sheet(np.stack((middle - half, middle + half), 1), facing=(0, 0, -1))
