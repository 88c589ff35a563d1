"""Brushes: strength and radius, the surface that they touch, and mirroring to the other side."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.model.fields import NONE
from editor.operations.painting.surface import PaintSurface
from editor.operations.queries.symmetry import NEAR
from editor.operations.transform.influence import Falloff, falloff_weights


@dataclass(frozen=True, slots=True, kw_only=True)
class Brush:
    """`strength`: of each dab, 0 to 1. `through`: on what is under the brush, and not only the surface that is seen."""

    strength: float = 0.2
    mirrors: bool = False
    through: bool = False
    falloff: Falloff = Falloff.SMOOTH


@dataclass(frozen=True, slots=True, eq=False)
class Touch:
    """Intersection of the ray through the pointer with the surface: a point (3,) of a face."""

    face: int
    point: Float64Array
    origin: Float64Array
    sight: Float64Array


def touched_nodes(surface: PaintSurface, brush: Brush, touch: Touch, radius: float) -> tuple[IndexArray, Float64Array]:
    """The nodes that a dab touches, and how much of its strength each gets, 0 to 1."""
    if brush.through:
        nodes, distances = surface.along_sight(touch.origin, touch.sight, radius)
    else:
        nodes, distances = surface.within(touch.point, touch.face, radius, touch.sight)
    return nodes, falloff_weights(distances, radius, brush.falloff)


def side_of(x: float) -> float:
    """The side of the plane x = 0 that something is on, 1 or -1."""
    return -1.0 if x < 0 else 1.0


def on_side(surface: PaintSurface, nodes: IndexArray, side: float) -> IndexArray:
    """The indices of those of some nodes that are on one side of the plane x = 0 at rest, or in the middle."""
    return np.flatnonzero(surface.rest[0, nodes] * side >= -NEAR)


def partners_across(surface: PaintSurface, nodes: IndexArray) -> tuple[IndexArray, IndexArray]:
    """The indices of those of some nodes that have a partner on the other side, and the partners, each of them once."""
    across, indices = np.unique(surface.across(nodes), return_index=True)
    there = across != NONE
    return indices[there], across[there]
