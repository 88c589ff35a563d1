"""What Mochi wears over the dress: scarf, sash with a bow, and a charm of glass with a rice cake in it.

Imports numpy, curves, mesh and outfit.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from .curves import chain, frames, profile, rounded, spline, superellipse, tube
from .mesh import Floats, Mesh, joined
from .outfit import ring

CHARM = np.array([0.0, 4.98, -1.30])
FRONT_WAY = ((0.62, 5.62, -0.95), (0.70, 5.25, -1.16), (0.74, 4.70, -1.24), (0.80, 4.10, -1.36), (0.88, 3.45, -1.66))
BACK_WAY = ((-0.45, 5.70, 0.92), (-0.62, 5.30, 1.22), (-0.85, 4.75, 1.52), (-1.20, 4.20, 1.92), (-1.55, 3.55, 2.15))
PATTERN_SIZE = 1.5
PLAIN = (0.52 * PATTERN_SIZE, 0.5 * PATTERN_SIZE)  # a place between the blossoms


def patterned(mesh: Mesh, along: ArrayLike, across: ArrayLike) -> Mesh:
    """The mesh with additional UVs for the pattern: lengths in model units along and across the cloth."""
    pairs = np.stack(np.broadcast_arrays(along, across), -1).reshape(-1, 2)
    mesh.uv1 = np.broadcast_to(pairs / PATTERN_SIZE, (len(mesh), 2))
    mesh.slides1["もよう"] = np.tile((1.0, 0.0), (len(mesh), 1))
    return mesh


def sided(section: Floats, size: float) -> Floats:
    """How far around the section each of its points is, in model units."""
    return np.linspace(0, 2 * np.pi * size, len(section))


def wound(centre: Floats, radii: tuple[float, float], size: tuple[float, float], tilt: float) -> Mesh:
    """One turn of the scarf around the neck."""
    count, sides = 36, 10
    mesh = ring(centre, radii, size, count, sides)
    angle = np.repeat(np.linspace(-np.pi, np.pi, count + 1), sides + 1)
    mesh.position[:, 1] += tilt * np.cos(angle + 0.5) + 0.03 * np.cos(3 * angle)
    section = np.tile(sided(superellipse(sides), max(size)), count + 1)
    return patterned(mesh, angle * 1.22, section).bound("上半身2")


def ribbon(way: ArrayLike, bones: tuple[str, str, str]) -> Mesh:
    """A hanging end of the scarf, on three bones."""
    rows = 18
    spine = spline(way, rows)
    section = superellipse(12, 3.2)
    wide = profile((0.26, 0.34, 0.42, 0.48, 0.52), rows) * rounded(rows, 0, 0.05, 3)
    thick = profile((0.14, 0.11, 0.09, 0.09, 0.09), rows) * rounded(rows, 0, 0.05, 3)
    length = np.linspace(0.43, 3.03, rows)[:, None]
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 1, len(section)), np.linspace(0.3, 1, rows)[:, None]), 2)
    mesh = tube(spine, frames(spine, facing(way)), wide, thick, section, uv)
    mesh.weights = chain(mesh.along, ["上半身2", *bones], [-1.0, 0.06, 0.36, 0.68], 0.24)
    return patterned(mesh, length, np.abs(sided(section, 0.45) - 1.4))


def fringes(way: ArrayLike, bone: str) -> list[Mesh]:
    """The tassels at the end of a ribbon."""
    spine = spline(way, 40)
    side, over = frames(spine, facing(way))
    down = spine[-1] - spine[-2]
    down = down / np.linalg.norm(down)
    tassels = []
    for place in np.linspace(-0.42, 0.42, 6):
        t = np.linspace(0, 1, 6)[:, None]
        path = spine[-1] + side[-1] * place * (1 + 0.15 * t) + down * (0.42 * t - 0.06)
        radius = profile((0.045, 0.06, 0.075, 0.07), 6) * rounded(6, 0, 0.3)
        tassel = tube(path, frames(path, over[-1]), radius, radius, superellipse(5))
        tassels.append(patterned(tassel, *PLAIN).bound(bone))
    return tassels


def facing(way: ArrayLike) -> tuple[float, float, float]:
    """Where a ribbon at the front or at the back shows its face."""
    return (0.0, 0.25, -1.0) if np.asarray(way)[0, 2] < 0 else (0.0, 0.4, 1.0)


def sash() -> Mesh:
    """The sash around the waist."""
    band = ring(np.array([0.0, 4.28, 0.05]), (1.02, 0.91), (0.10, 0.27), 40, 10)
    return patterned(band.bound("上半身"), *PLAIN)


def ellipsoid(centre: Floats, radii: ArrayLike, rows: int, columns: int) -> Mesh:
    turn = np.linspace(0, np.pi, rows)
    spine = centre + np.stack((0 * turn, np.cos(turn), 0 * turn), 1) * np.asarray(radii)
    size = np.sin(turn)
    size[-1] = 0.0
    x = np.broadcast_to((1.0, 0.0, 0.0), spine.shape)
    z = np.broadcast_to((0.0, 0.0, 1.0), spine.shape)
    return tube(spine, (x, z), size * np.asarray(radii)[0], size * np.asarray(radii)[2], superellipse(columns))


def scarf() -> Mesh:
    turns = [
        wound(np.array([0.0, 5.66, 0.05]), (0.80, 0.72), (0.36, 0.30), 0.05),
        wound(np.array([0.0, 5.94, 0.05]), (0.62, 0.56), (0.34, 0.26), -0.04),
    ]
    knot = ellipsoid(np.array([0.62, 5.60, -0.86]), (0.30, 0.32, 0.26), 12, 16)
    knot = patterned(knot, knot.uv[:, 0] * 1.5, knot.uv[:, 1]).bound("上半身2")
    front = ribbon(FRONT_WAY, ("マフラー前１", "マフラー前２", "マフラー前３"))
    back = ribbon(BACK_WAY, ("マフラー後１", "マフラー後２", "マフラー後３"))
    return joined(
        [*turns, knot, front, back, sash(), *fringes(FRONT_WAY, "マフラー前３"), *fringes(BACK_WAY, "マフラー後３")]
    )


def charm_fittings() -> Mesh:
    """The cap that holds the glass, and the rice cake inside."""
    cap = ellipsoid(np.add(CHARM, (0.0, 0.30, 0.0)), (0.13, 0.11, 0.13), 8, 14)
    cap.uv = np.full((len(cap), 2), (0.97, 0.715))
    cake = ellipsoid(np.add(CHARM, (0.0, -0.07, 0.0)), (0.17, 0.12, 0.17), 8, 14)
    cake.uv = np.full((len(cake), 2), (0.03, 0.715))
    return joined([cap, cake]).bound("ガラス玉")


def glass() -> Mesh:
    return ellipsoid(CHARM, (0.33, 0.33, 0.33), 13, 20).bound("ガラス玉")
