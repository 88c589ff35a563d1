"""State that the cameras of one document's views share: lock, rotation centre, remembered cameras, arrangement.

Lives as long as the document is open, and is never written to a file.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QObject, Signal

from editor.model.fields import Vec3
from editor.render.camera import Camera


class Lock(Enum):
    """The part of a camera that is locked."""

    NONE = "none"
    ROTATION = "rotation"
    ALL = "all"


class Cameras(QObject):
    """Followed by the views of one document."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lock = Lock.NONE
        self.centre: Vec3 | None = None  # what is orbited around; None: each camera's target
        self.by_name: dict[str, Camera] = {}  # remembered, by name; those kept by number have the number as their name
        self.last: Camera | None = None  # of the first view, for that which comes after it
        self.is_synced = False
        self.is_four = False

    def set_lock(self, lock: Lock) -> None:
        self.lock = lock
        self.changed.emit()

    def set_centre(self, point: ArrayLike | None) -> None:
        """Orbit around a point of model space, (3,), wherever the cameras look; None: around their targets."""
        if point is None:
            self.centre = None
        else:
            x, y, z = np.asarray(point, np.float64).tolist()
            self.centre = (x, y, z)
        self.changed.emit()

    def set_synced(self, synced: bool) -> None:
        """Let all views go along with the one that is moved."""
        self.is_synced = synced
        self.changed.emit()

    def set_four(self, four: bool) -> None:
        """Show the model from the top, the front and the side, too."""
        self.is_four = four
        self.changed.emit()

    def keep(self, name: str, camera: Camera) -> None:
        """Remember a camera; one that was kept by that name is replaced."""
        self.by_name[name] = camera
        self.changed.emit()

    def forget(self, name: str) -> None:
        """Remember a camera no longer; KeyError for a name that none has."""
        del self.by_name[name]
        self.changed.emit()

    def steered(self, before: Camera, after: Camera) -> Camera | None:
        """Return the camera `after` as far as the lock allows it; None if it allows nothing."""
        if self.lock is Lock.ALL:
            return None
        if self.lock is Lock.ROTATION:
            return replace(after, rotation=before.rotation)
        is_turned = after.rotation != before.rotation and after.target == before.target
        return turned_about(self.centre, before, after) if is_turned and self.centre is not None else after


def turned_about(centre: Vec3, before: Camera, after: Camera) -> Camera:
    """A camera that was turned, shifted so that a point is seen where it was seen before."""
    offset = before.axes.T @ np.subtract(before.target, centre)
    return after.centred(np.add(centre, after.axes @ offset))


def camera_along_with(camera: Camera, moved: Camera, *, turns: bool) -> Camera:
    """A camera that goes along with another that was moved, from its own side unless it `turns`, too."""
    camera = replace(camera, target=moved.target, distance=moved.distance)
    return replace(camera, rotation=moved.rotation, fov=moved.fov) if turns else camera
