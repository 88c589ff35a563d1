"""Swinging lets a document's model move with physics while something of it is tried out, and puts all back after."""

from __future__ import annotations

import math
import time

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document.document import Document
from editor.document.posing import Gesture
from editor.math3d.rotations import quaternions_from_rotation_vectors
from editor.model.bone_tree import upwards
from editor.model.fields import NONE

PERIOD = 2.4  # seconds from side to side and back
ASIDE, AHEAD = 0.8, 0.3  # model units
SLOWEST = 0.05  # seconds from picture to picture: where they take longer it sways slower, and does not leap
TURN = 0.45  # radians, about the upright


class Swinging(QObject):
    """Switches physics on in Transform mode. Motions that are loaded play; without one the whole model sways."""

    switched = Signal(bool)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._before = (False, False, False, 0.0)  # whether posed, physics on, only while playing; the frame
        self._root = NONE  # the bone that sways
        self._phase, self._last = 0.0, 0.0
        self._gesture: Gesture | None = None  # that sways
        self.is_on = False
        document.posing.active_changed.connect(self._follow_mode)

    def begin(self, bone: int) -> str | None:
        """Begin; `bone` is one of those that hang. Why physics cannot be had, or None."""
        posing, physics = self._document.posing, self._document.posing.physics
        self._before = posing.is_active, physics.is_on, physics.only_playing, posing.frame
        reason = physics.switch(True)
        if reason is not None or self.is_on:
            return reason
        self.is_on = True
        physics.only_playing = False
        posing.set_active(True)
        if posing.last_frame > 0:
            posing.play()
        else:
            self._root, self._phase, self._last = self._root_of(bone), 0.0, time.monotonic()
            self._gesture = posing.begin()
            physics.tick.connect(self._sway)
        self.switched.emit(True)
        return None

    def restart(self) -> None:
        """Let every body start from its bone again, as the model is another one now."""
        if self.is_on:
            self._document.posing.physics.reset(warms_up=False)

    def end(self) -> None:
        """Put pose, mode and physics back as they were."""
        if not self.is_on:
            return
        self.is_on = False
        posing, physics = self._document.posing, self._document.posing.physics
        was_active, was_on, only_playing, frame = self._before
        if self._root != NONE:
            physics.tick.disconnect(self._sway)
            if posing.has_open(self._gesture):
                posing.cancel()
            self._root = NONE
        else:
            posing.pause()
            posing.set_frame(frame)
        physics.switch(was_on)
        physics.only_playing = only_playing
        posing.set_active(was_active)
        self.switched.emit(False)

    def _follow_mode(self, is_active: bool) -> None:
        if not is_active and self.is_on:
            self._before = (False, *self._before[1:])  # somebody wants it so
            self.end()

    def _root_of(self, row: int) -> int:
        *_, root = upwards(self._document.model.bones.records, row)
        return root

    def _sway(self) -> None:
        posing = self._document.posing
        if not posing.has_open(self._gesture) or self._root >= len(self._document.model.bones):
            return  # somebody else poses
        now = time.monotonic()
        self._phase += math.tau * min(now - self._last, SLOWEST) / PERIOD
        self._last, angle = now, self._phase
        offset = ASIDE * math.sin(angle), 0.0, AHEAD * math.sin(2 * angle)
        turn = quaternions_from_rotation_vectors(np.array([[0.0, TURN * math.sin(angle), 0.0]]))[0]
        posing.pose_bones([self._root], offset, turn)
