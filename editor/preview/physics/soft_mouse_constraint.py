"""Grabbing soft bodies: the vertex that is pulled gets a good part of the body's weight, and goes to where the hand is.

A node as light as the others would get nowhere: air alone takes all of its speed. One that nothing can hold, as a pin
is, would tear what is pinned elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.preview.physics.soft_body_layout import SoftBodyLayout

WEIGHT = 0.3  # times the mass of the body, that the node which is pulled weighs
SHARE = 0.3  # of the way to the hand, that the node goes in a step: as with rigid bodies
FASTEST = 0.3  # links a step, at the most: what it gains on the others in a step they have to take back


@dataclass(frozen=True, slots=True, eq=False)
class SoftGrabPoint:
    """Which vertex of which soft body is pulled, where it is by now (3,), and where the hand is (3,)."""

    row: int
    vertex: int
    at: Float64Array
    target: Float64Array

    def position(self, _: object = None) -> Float64Array:
        """(3,) where the vertex is."""
        return self.at


def next_position(layout: SoftBodyLayout, now: Float64Array, target: Float64Array) -> Float64Array:
    """(3,) where what is pulled, which is at `now` (3,), is to be after the next step."""
    way, longest = (target - now) * SHARE, layout.spacing() * FASTEST
    position: Float64Array = now + way * min(longest / max(float(np.linalg.norm(way)), longest), 1.0)
    return position
