"""Finds which rigid bodies touch at rest: they would push each other away from the first step on."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.euler import matrices_from_euler
from editor.model.rigid_bodies import BodyShape, RigidBody

ALONG = np.linspace(-1, 1, 5)  # where along a body it is looked at


def touched_groups(bodies: Sequence[RigidBody], others: Sequence[RigidBody]) -> list[int]:
    """For each body the groups, a bit each, of those of the others that it touches. All are taken for capsules."""
    if not others:
        return [0] * len(bodies)
    centres, halves, radii = _capsules(others)
    lengths = np.maximum(np.einsum("ij,ij->i", halves, halves), np.finfo(np.float64).tiny)
    groups = np.array([1 << other.group if 0 <= other.group < 16 else 0 for other in others])
    touched = []
    with np.errstate(all="ignore"):
        for centre, half, radius in zip(*_capsules(bodies), strict=True):
            ways = (centre + ALONG[:, None] * half)[:, None] - centres
            along = np.clip(np.einsum("pni,ni->pn", ways, halves) / lengths, -1, 1)
            nearest = np.linalg.norm(ways - along[:, :, None] * halves, axis=2).min(axis=0)
            touched.append(int(np.bitwise_or.reduce(groups[nearest < radius + radii], initial=0)))
    return touched


def _capsules(bodies: Sequence[RigidBody]) -> tuple[Float64Array, Float64Array, Float64Array]:
    """(n, 3) centres, (n, 3) ways from there to either end of the axis, and (n,) radii."""
    sizes = np.array([body.size for body in bodies], np.float64).reshape(-1, 3)
    shapes = np.array([body.shape for body in bodies])
    is_box, is_capsule = shapes == BodyShape.BOX, shapes == BodyShape.CAPSULE
    radii = np.where(is_box, np.minimum(sizes[:, 0], sizes[:, 2]), sizes[:, 0])
    halves = np.where(is_box, np.maximum(sizes[:, 1] - radii, 0), np.where(is_capsule, sizes[:, 1] / 2, 0))
    axes = matrices_from_euler([body.rotation for body in bodies])[:, :, 1]
    return np.array([body.position for body in bodies], np.float64), axes * halves[:, None], radii
