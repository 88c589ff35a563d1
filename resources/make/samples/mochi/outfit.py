"""The body: dress with bell sleeves, hands, legs and boots.

Imports numpy, curves, mesh and limbs. The dress covers the trunk, so there is none underneath.
"""

from __future__ import annotations

import numpy as np

from .curves import chain, frames, profile, rounded, smoothstep, spline, superellipse, tube
from .limbs import ANKLE, ARM_AXIS, ELBOW, FORE_ARM, HIP, KNEE, SHOULDER, UPPER_ARM, WRIST
from .mesh import Floats, Joint, Mesh, both_sides, joined, sheet, unit

# height, half width, half depth: down the outside to the hem, then up inside
DRESS = (
    (6.02, 0.46, 0.44), (5.86, 0.62, 0.55), (5.62, 0.86, 0.70), (5.30, 1.01, 0.83), (4.95, 1.05, 0.91),
    (4.60, 1.04, 0.93), (4.30, 1.06, 0.95), (4.00, 1.20, 1.07), (3.65, 1.40, 1.25), (3.25, 1.62, 1.45),
    (2.85, 1.83, 1.65), (2.50, 1.99, 1.80), (2.30, 2.07, 1.87), (2.22, 2.06, 1.86), (2.24, 1.97, 1.77),
    (2.60, 1.78, 1.58), (3.10, 1.50, 1.30), (3.50, 0.85, 0.75), (3.52, 0.0, 0.0),
)  # fmt: skip
HEM_ROW = 13


def dress() -> Mesh:
    """Collar to hem, pleated towards the hem, with a lining; the seam of the texture runs down the back."""
    y, rx, rz = spline(DRESS, 2 * len(DRESS) - 1).T
    rows, columns = len(y), 48
    angle = np.linspace(-np.pi, np.pi, columns + 1)
    angle[-1] = -np.pi
    pleats = 1 + 0.028 * smoothstep(4.0, 2.3, y)[:, None] * np.cos(12 * angle)
    points = np.stack((
        np.maximum(rx, 0)[:, None] * np.sin(angle) * pleats,
        np.broadcast_to(y[:, None], (rows, columns + 1)),
        -np.maximum(rz, 0)[:, None] * np.cos(angle) * pleats + 0.05,
    ), 2)  # fmt: skip
    outside = np.arange(rows) <= HEM_ROW * 2
    v = np.where(outside, (6.0 - y) / (6.0 - 2.22) * 0.70, 0.02)
    u = np.linspace(0, 1, columns + 1)
    mesh = sheet(points, np.stack(np.broadcast_arrays(u, v[:, None]), 2))
    mesh.weights = trunk_weights(mesh.position)
    return mesh


def trunk_weights(position: Floats) -> dict[str, Floats]:
    """By height from 上半身2 down; towards the hem each leg takes its side along."""
    x, y, _ = position.T
    weights = chain(-y, ["首", "上半身2", "上半身", "下半身"], [-9.0, -6.15, -4.9, -4.15], 0.5)
    swing = 0.55 * smoothstep(3.5, 2.3, y)
    left = smoothstep(-1.1, 1.1, x)
    weights["左足D"] = weights["下半身"] * swing * left
    weights["右足D"] = weights["下半身"] * swing * (1 - left)
    weights["下半身"] = weights["下半身"] * (1 - swing)
    return weights


def arm_axes(count: int) -> tuple[Floats, Floats]:
    """To the front and up, across the left arm."""
    front = np.array([0.0, 0.0, -1.0])
    return np.broadcast_to(front, (count, 3)), np.broadcast_to(unit(np.cross(ARM_AXIS, front)), (count, 3))


# distance from the shoulder, radius: along the sleeve to its cuff, then back inside
SLEEVE = (
    (-0.42, 0.30), (-0.30, 0.42), (-0.05, 0.47), (0.30, 0.46), (0.62, 0.45), (0.86, 0.45), (1.12, 0.47),
    (1.38, 0.52), (1.64, 0.60), (1.90, 0.71), (2.06, 0.79), (2.12, 0.80), (2.10, 0.73), (1.85, 0.60),
    (1.55, 0.42), (1.53, 0.0),
)  # fmt: skip
CUFF_ROW = 11


def arm_weights(mesh: Mesh, distance: Floats) -> None:
    """Weights along the left arm; the elbow bends with SDEF."""
    elbow, wrist = UPPER_ARM, UPPER_ARM + FORE_ARM
    bones = ["左肩", "左腕", "左腕捩1", "左腕捩", "左ひじ", "左手捩1", "左手捩", "左手首"]
    starts = [-9.0, -0.12, 0.36 * elbow, 0.58 * elbow, elbow, elbow + 0.32, elbow + 0.60, wrist - 0.02]
    blends = (0.3, 0.3, 0.2, 0.16, 0.55, 0.18, 0.16, 0.16)
    reach = [smoothstep(s - b / 2, s + b / 2, distance) for s, b in zip(starts, blends, strict=True)]
    reach[0] = np.ones_like(distance)
    edges = [*reach, np.zeros_like(distance)]
    mesh.weights = {bone: edges[i] - edges[i + 1] for i, bone in enumerate(bones)}
    mesh.joint = Joint("左腕捩", "左ひじ", ELBOW, ARM_AXIS, 0.24)


def sleeve() -> Mesh:
    distance, radius = spline(SLEEVE, 2 * len(SLEEVE) - 1).T
    rows = len(distance)
    spine = SHOULDER + distance[:, None] * ARM_AXIS
    outside = np.arange(rows) <= 2 * CUFF_ROW
    v = np.where(outside, 0.735 + 0.255 * (distance + 0.42) / 2.54, 0.74)
    section = superellipse(20)
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 1, len(section)), v[:, None]), 2)
    drop = np.maximum(radius, 0)
    mesh = tube(
        spine - 0.12 * arm_axes(rows)[1] * smoothstep(1.2, 2.1, distance)[:, None],
        arm_axes(rows),
        drop,
        drop,
        section,
        uv,
    )
    arm_weights(mesh, np.repeat(distance, len(section)))
    return mesh


def hand() -> Mesh:
    """A mitten with a thumb."""
    rows = 17
    t = np.linspace(0, 1, rows)
    bend = np.array([-0.16, -0.05, -0.02]) * (t[:, None] ** 2)
    spine = WRIST + ARM_AXIS * (t[:, None] * 1.12 - 0.28) + bend
    wide = profile((0.20, 0.22, 0.30, 0.36, 0.36, 0.31, 0.24), rows) * rounded(rows, 0, 0.24)
    palm = tube(spine, frames(spine, arm_axes(1)[1][0]), wide, wide * 0.78, superellipse(16))
    palm.weights = chain(palm.along, ["左手捩", "左手首", "左中指１"], [-1.0, 0.18, 0.62], 0.2)
    path = (
        WRIST
        + ARM_AXIS * 0.12
        + spline(((0, 0, -0.12), (0.07, -0.1, -0.34), (0.2, -0.2, -0.50), (0.30, -0.26, -0.56)), 9)
    )
    thick = profile((0.16, 0.17, 0.16, 0.13), 9) * rounded(9, 0, 0.4)
    thumb = tube(path, frames(path, (0, 1, 0)), thick, thick, superellipse(10))
    thumb.weights = chain(thumb.along, ["左手首", "左親指１"], [-1.0, 0.25], 0.4)
    return joined([palm, thumb])


def leg() -> Mesh:
    """The left leg into its boot: skin, then a sock."""
    rows = 24
    t = np.linspace(0, 1, rows)
    top = np.add(HIP, (0.0, 0.25, 0.0))
    spine = top + (ANKLE - top) * t[:, None]
    radius = profile((0.50, 0.52, 0.48, 0.43, 0.39, 0.36, 0.36), rows)
    section = superellipse(18)
    v = 0.05 + 0.9 * t[:, None]
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 1, len(section)), v), 2)
    mesh = tube(spine, frames(spine, (0.0, 0.0, -1.0)), radius, radius, section, uv)
    height = mesh.position[:, 1]
    mesh.weights = chain(-height, ["下半身", "左足D", "左ひざD", "左足首D"], [-9.0, -3.25, -KNEE[1], -0.75], 0.62)
    mesh.joint = Joint("左足D", "左ひざD", KNEE, unit(ANKLE - HIP), 0.2)
    return mesh


def boot() -> Mesh:
    """The left boot: foot, shaft and a fluffy rim."""
    rows = 17
    foot_way = ((0.02, 0.40, 0.56), (0.0, 0.42, 0.2), (0.02, 0.42, -0.3), (0.05, 0.40, -0.98))
    spine = np.add((ANKLE[0], 0.0, 0.0), spline(foot_way, rows))
    size = rounded(rows, 0.34, 0.42, 2.3)
    wide = profile((0.46, 0.47, 0.52, 0.56, 0.54), rows) * size
    high = profile((0.46, 0.47, 0.46, 0.44, 0.42), rows) * size
    foot = tube(spine, frames(spine, (0.0, 1.0, 0.0)), wide, high, superellipse(16, 2.4))
    foot.position[:, 1] = np.maximum(foot.position[:, 1], 0.0)
    shaft_way = ANKLE + spline(((0.0, -0.42, 0.02), (0.0, 0.0, 0.02), (0.0, 0.62, 0.0)), 7)
    shaft = tube(
        shaft_way,
        frames(shaft_way, (0.0, 0.0, -1.0)),
        profile((0.50, 0.48, 0.50, 0.54), 7),
        profile((0.52, 0.48, 0.50, 0.54), 7),
        superellipse(16),
    )
    rim = ring(np.add(ANKLE, (0.0, 0.64, 0.0)), (0.50, 0.50), (0.14, 0.17), 20, 8)
    mesh = joined([foot, shaft, rim])
    mesh.uv = boot_uv(mesh, len(mesh) - len(rim))
    toes = smoothstep(-0.35, -0.75, mesh.position[:, 2]) * smoothstep(1.0, 0.7, mesh.position[:, 1])
    knee = smoothstep(0.80, 1.25, mesh.position[:, 1])
    mesh.weights = {"左足先EX": toes, "左ひざD": knee, "左足首D": 1 - toes - knee}
    return mesh


def boot_uv(mesh: Mesh, rim_from: int) -> Floats:
    """The texture goes by height; its last strip is the rim."""
    u = 0.5 + 0.3 * mesh.position[:, 2] / 1.2
    v = np.where(np.arange(len(mesh)) < rim_from, 0.86 * (1.6 - mesh.position[:, 1]) / 1.6, 0.95)
    return np.stack((u, v), 1)


def ring(centre: Floats, radii: tuple[float, float], size: tuple[float, float], count: int, sides: int) -> Mesh:
    """A level torus: `radii` of its circle in x and z, `size` of its section outwards and upwards."""
    angle = np.linspace(-np.pi, np.pi, count + 1)
    angle[-1] = -np.pi
    outward = np.stack((np.sin(angle), np.zeros_like(angle), -np.cos(angle)), 1)
    spine = centre + outward * (radii[0], 0.0, radii[1])
    up = np.broadcast_to((0.0, 1.0, 0.0), spine.shape)
    return tube(spine, (outward, up), size[0], size[1], superellipse(sides))


def neck() -> Mesh:
    spine = spline(((0.0, 5.3, 0.05), (0.0, 6.6, 0.05)), 6)
    mesh = tube(spine, frames(spine, (0.0, 0.0, -1.0)), 0.40, 0.40, superellipse(14))
    mesh.weights = chain(mesh.position[:, 1], ["上半身2", "首", "頭"], [0.0, 5.75, 6.3], 0.4)
    mesh.uv = np.full((len(mesh), 2), 0.05)
    return mesh


def skin() -> Mesh:
    """Neck and hands."""
    hands = both_sides(hand())
    for part in hands:
        part.uv = np.full((len(part), 2), 0.05)
    return joined([neck(), *hands])
