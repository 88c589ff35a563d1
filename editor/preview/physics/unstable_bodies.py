"""Finds bodies that become unstable again and again, and makes them kinematic so that the others go on.

How they come to be thrown: mmd-semantics §5.8.
"""

from __future__ import annotations

from collections import deque

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.translatable_text import TranslatableText
from editor.preview.physics.bodies import Warnings

PATIENCE = 3  # times
WITHIN = 5.0  # seconds


class UnstableBodies:
    """Of so many bodies. Time is simulated time: the same happens whenever it happens again."""

    def __init__(self, count: int) -> None:
        self.disabled: BoolArray = np.zeros(count, np.bool_)
        self._now = 0.0
        self._thrown: deque[tuple[float, IndexArray]] = deque()

    def pass_time(self, seconds: float) -> None:
        self._now += seconds

    def add_failure(self, rows: IndexArray) -> None:
        """Bodies were thrown away."""
        self._thrown.append((self._now, rows))
        while self._now - self._thrown[0][0] > WITHIN:
            self._thrown.popleft()
        times = np.zeros(len(self.disabled), np.intp)
        for _, thrown in self._thrown:
            times[thrown] += 1
        self.disabled |= times >= PATIENCE

    @property
    def warnings(self) -> Warnings:
        text = TranslatableText("Became unstable repeatedly; this body follows its bone from now on.")
        return [("rigid_bodies", row, text) for row in np.flatnonzero(self.disabled).tolist()]
