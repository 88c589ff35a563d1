"""Ears and tail: what makes Mochi a fox.

Imports numpy, curves, mesh and skull. Both use one texture: its left half runs along the tail, its right half
holds the outside and the inside of an ear.
"""

from __future__ import annotations

import numpy as np

from .curves import carried_frames, chain, frames, profile, rounded, spline, superellipse, tube
from .mesh import Floats, Mesh, both_sides, joined, unit

EAR_BASE = np.array([1.72, 10.45, 0.05])
EAR_TIP = np.array([2.72, 13.75, 0.15])
EAR_FRONT = unit((0.30, 0.12, -1.0))

TAIL_WAY = (
    (0.0, 3.30, 0.85), (0.30, 2.80, 1.9), (1.2, 2.48, 2.8), (2.6, 2.72, 3.2), (3.85, 3.75, 3.2),
    (4.5, 5.25, 2.95), (4.55, 6.85, 2.65), (4.15, 8.2, 2.4), (4.2, 9.45, 2.2),
)  # fmt: skip
UP = (0.0, 1.0, 0.0)
TAIL_BONES = ("しっぽ１", "しっぽ２", "しっぽ３", "しっぽ４", "しっぽ５", "しっぽ６")


def ear_frame() -> tuple[Floats, Floats, Floats]:
    """Up along the left ear, to its side, and to its front."""
    up = unit(EAR_TIP - EAR_BASE)
    side = unit(np.cross(EAR_FRONT, up))
    return up, side, np.cross(up, side)


def ear_section(half: int) -> Floats:
    """(4 * half + 1, 2): once around a cupped shell: over the back, around the rim, through the hollow front."""
    angle = np.linspace(0, np.pi, 2 * half + 1)
    back = np.stack((np.cos(angle), -np.sin(angle)), 1)
    inner = np.stack((0.90 * np.cos(angle[::-1]), -0.50 * np.sin(angle[::-1]) + 0.02), 1)
    return np.concatenate((back, inner[:-1], back[:1]))


def ear() -> Mesh:
    """The left ear: a cup with a rounded rim, bent a little outwards at the tip."""
    rows, half = 18, 7
    t = np.linspace(0, 1, rows)
    _, side, front = ear_frame()
    bend = side * (0.16 * np.sin(t * np.pi))[:, None] + front * (0.12 * t**2)[:, None]
    spine = EAR_BASE + (EAR_TIP - EAR_BASE) * t[:, None] + bend
    wide = 1.28 * (1 - t**1.7) ** 0.80 * (0.86 + 0.14 * np.sin(t * np.pi))
    deep = 0.62 * (1 - t**1.5) ** 0.9
    section = ear_section(half)
    axes = (np.broadcast_to(side, spine.shape), np.broadcast_to(front, spine.shape))
    u = np.concatenate((np.linspace(0.52, 0.74, 2 * half + 1), np.linspace(0.76, 0.98, 2 * half + 1)))
    uv = np.stack(np.broadcast_arrays(u, t[:, None]), 2)
    mesh = tube(spine, axes, wide, deep, section, uv)
    mesh.weights = chain(mesh.along, ["頭", "左耳１", "左耳２"], [0.0, 0.16, 0.52], 0.3)
    return mesh


def ear_fluff() -> Mesh:
    """Tufts that grow out of the left ear."""
    up, side, front = ear_frame()
    section = superellipse(8)
    tufts = []
    for shift, lean, length, width in ((-0.42, -0.10, 1.35, 0.24), (0.0, 0.05, 1.75, 0.30), (0.40, 0.22, 1.30, 0.24)):
        t = np.linspace(0, 1, 10)[:, None]
        root = EAR_BASE + up * 0.35 + side * shift - front * 0.12
        spine = root + up * (t * length) + side * (lean * t * t) + front * (0.42 * np.sin(t * np.pi * 0.7))
        widths = profile((0.8, 1.0, 0.75, 0.0), 10) * width
        uv = np.stack(np.broadcast_arrays(np.linspace(0.02, 0.48, 9), 0.30 + 0.1 * t), 2)
        tufts.append(tube(spine, frames(spine, front), widths, widths * 0.5, section, uv))
    mesh = joined(tufts)
    mesh.weights = chain(mesh.along, ["頭", "左耳１"], [-1.0, 0.0], 0.3)
    return mesh


TAIL_RADIUS = (0.34, 0.62, 1.0, 1.26, 1.34, 1.24, 0.98, 0.62, 0.10)
STEPS = 200

# share of the tail where a tuft begins, angle around it, share that it covers, width
TUFTS = ((0.66, 0.5, 0.25, 0.50), (0.70, 2.7, 0.22, 0.46), (0.62, 4.7, 0.24, 0.50))


def tail_spine(count: int) -> Floats:
    return spline(TAIL_WAY, count)


def tail_body() -> Mesh:
    rows, columns = 36, 18
    spine = tail_spine(rows)
    radius = profile(TAIL_RADIUS, rows) * rounded(rows, 0.0, 0.06)
    uv = np.stack(np.broadcast_arrays(np.linspace(0.0, 0.5, columns + 1), np.linspace(0, 1, rows)[:, None]), 2)
    return tube(spine, carried_frames(spine, UP), radius, radius, superellipse(columns), uv)


def tail_tuft(start: float, angle: float, share: float, width: float) -> Mesh:
    """A flick of fur that keeps its distance from the middle of the tail while the tail gets thinner."""
    spine, rings = tail_spine(STEPS), 10
    side, over = carried_frames(spine, UP)
    index = np.linspace(start, start + share, rings) * (STEPS - 1)
    outward = (side * np.cos(angle) + over * np.sin(angle))[index.astype(int)]
    distance = profile(TAIL_RADIUS, STEPS)[int(index[0])] * np.linspace(0.62, 0.92, rings)
    way = spine[index.astype(int)] + outward * distance[:, None]
    widths = profile((0.7, 1.0, 0.85, 0.5, 0.0), rings) * width
    v = np.linspace(start + 0.03, start + share + 0.03, rings)[:, None]
    uv = np.stack(np.broadcast_arrays(np.linspace(0.02, 0.48, 9), v), 2)
    mesh = tube(way, frames(way, outward), widths, widths * 0.55, superellipse(8), uv)
    mesh.along = start + share * mesh.along
    return mesh


def tail() -> Mesh:
    mesh = joined([tail_body(), *(tail_tuft(*tuft) for tuft in TUFTS)])
    names = ["下半身", *TAIL_BONES]
    starts = [-1.0, *(np.arange(6) / 6.2 + 0.02)]
    mesh.weights = chain(mesh.along, names, starts, 0.14)
    return mesh


def fur() -> Mesh:
    return joined([*both_sides(ear()), *both_sides(ear_fluff()), tail()])
