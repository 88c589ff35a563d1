"""Targets of the handles, and the frames that they are in."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from editor.document.virtual_axis import VirtualAxis
from editor.math3d.arrays import Float64Array
from editor.ui.viewport.gizmo.geometry import across
from editor.ui.viewport.tools import Axes


class GizmoFrame(NamedTuple):
    """The frame of the handles: `position` (3,), `axes` (3, 3) as columns; `only_axis` (3,) where there is but one
    to turn about, or to move along. `stays`: the handles do not go along with what they move. `has_own_axes`: they have
    these axes, whichever are chosen. `is_held`: something else moves what they are at, whatever is done by them.
    """

    position: Float64Array
    axes: Float64Array
    only_axis: Float64Array | None = None
    stays: bool = False
    has_own_axes: bool = False
    is_held: bool = False

    @classmethod
    def of_axis(cls, axis: VirtualAxis) -> GizmoFrame:
        """At an axis that was set, which is Z."""
        axes = np.column_stack((*across(axis.direction), axis.direction))
        return cls(axis.origin, axes, axis.direction, stays=True)


class GizmoTarget(Protocol):
    """The object of a gizmo: rows of the model, or posed bones. A drag goes from `begin` to `commit` or `cancel`.

    What it is told meanwhile is always meant from the beginning of the gesture on.
    """

    def frame(self, tool: str, axes: Axes) -> GizmoFrame | None:
        """Return the frame of the handles of a tool; None where there is nothing that it can do."""

    def name(self, tool: str) -> str:
        """Return the name of the step in the history."""

    def begin(self, tool: str, frame: GizmoFrame) -> None:
        """Take hold of what is selected, as it is; `frame` is where the handles are."""

    @property
    def is_open(self) -> bool:
        """True if the gesture still goes on: undoing, for one, ends it."""

    def rotate(self, axis: Float64Array, angle: float) -> None:
        """Turn about `axis` (3,), of length 1, by radians."""

    def move(self, offset: Float64Array) -> None:
        """Move by `offset` (3,)."""

    def scale(self, axes: Float64Array, factors: Float64Array) -> None:
        """Scale by `factors` (3,) along `axes`, columns of (3, 3)."""

    def widen(self, notches: float) -> bool:
        """Let more go along around, by notches of the wheel; False where nothing does."""

    def remark(self) -> str:
        """Return a further remark to show during the gesture."""

    def commit(self) -> None:
        """End the gesture: one step."""

    def cancel(self) -> None:
        """Take the gesture back."""
