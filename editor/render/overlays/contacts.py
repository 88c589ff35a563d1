"""Makes the signs of contacts: where bodies touch each other or the ground, and which way they push. No OpenGL."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, StructArray
from editor.model.fields import NONE, Vec4
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose
from editor.render.overlays.overlay_lines import DISC, MARKER, SEGMENT, SQUARE, markers, segments

CONTACT: Vec4 = (0.1, 0.78, 0.95, 1.0)
MARK = 5.0  # logical pixels
NOTHING: tuple[StructArray, StructArray] = (np.empty(0, SEGMENT), np.empty(0, MARKER))


@dataclass(frozen=True, slots=True, eq=False)
class ContactLines:
    """`seen` (bodies + 1,): whose contacts are shown; the last stands for the ground."""

    seen: BoolArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """A mark at each contact, a square where it is one with the ground, and a needle for its normal.

        The needles end in directions, not in points (`needle.vert`). None without physics.
        """
        state = pose.posed_model.state if pose is not None else None
        if state is None:
            return NOTHING
        contacts = state.contacts
        shown = self.seen[contacts.bodies].all(axis=1) if len(self.seen) == len(state.transforms) + 1 else slice(0)
        points, on_ground = contacts.points[shown], (contacts.bodies[shown] == NONE).any(axis=1)
        return (
            segments(points, contacts.normals[shown], CONTACT),
            markers(points, CONTACT, MARK, np.where(on_ground, SQUARE, DISC)),
        )


def contact_lines(overlay_input: OverlayInput) -> ContactLines:
    """The contacts of the bodies that are not hidden."""
    return ContactLines(np.append(overlay_input.seen("rigid_bodies"), True))
