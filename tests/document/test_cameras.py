"""What cameras share: locks, the centre that they orbit around, and going along with another. No GL."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from editor.document.cameras import Cameras, Lock, camera_along_with
from editor.render.camera import Camera, ViewSide

SIZE = (400, 300)
BEFORE = Camera(target=(1, 9, 2), rotation=(10, -20, 5), distance=30)


def test_a_lock_keeps_the_rotation_or_everything() -> None:
    cameras, after = Cameras(), BEFORE.orbited(30, 5).zoomed(2)
    cameras.set_lock(Lock.ROTATION)
    assert cameras.steered(BEFORE, after) == replace(after, rotation=BEFORE.rotation)
    cameras.set_lock(Lock.ALL)
    assert cameras.steered(BEFORE, after) is None
    cameras.set_lock(Lock.NONE)
    assert cameras.steered(BEFORE, after) == after


@pytest.mark.parametrize("perspective", [True, False])
def test_orbiting_leaves_the_centre_where_it_is_seen(perspective: bool) -> None:
    cameras, before = Cameras(), replace(BEFORE, perspective=perspective)
    cameras.set_centre((4, 12, -3))
    for after in (before.orbited(75, -30), before.turned(ViewSide.TOP)):
        steered = cameras.steered(before, after)
        assert steered is not None
        assert steered.rotation == after.rotation
        seen = [camera.project([cameras.centre], SIZE) for camera in (before, steered)]
        np.testing.assert_allclose(*seen, atol=1e-9)


def test_without_a_centre_and_in_other_movements_nothing_is_steered() -> None:
    cameras, turned, panned = Cameras(), BEFORE.orbited(40, 0), BEFORE.panned(10, 5, SIZE)
    assert cameras.steered(BEFORE, turned) == turned
    cameras.set_centre((4, 12, -3))
    assert cameras.steered(BEFORE, panned) == panned
    cameras.set_centre(None)
    assert cameras.steered(BEFORE, turned) == turned


def test_a_side_goes_along_without_turning() -> None:
    moved = Camera((1, 2, 3), (4, 5, 6), 7, 8)
    side = Camera(perspective=False).turned(ViewSide.TOP)
    assert camera_along_with(side, moved, turns=False) == replace(side, target=(1, 2, 3), distance=7)
    assert camera_along_with(Camera(perspective=False), moved, turns=True) == replace(moved, perspective=False)


def test_cameras_are_kept_by_name_until_they_are_forgotten() -> None:
    cameras, told = Cameras(), []
    cameras.changed.connect(lambda: told.append(dict(cameras.by_name)))
    cameras.keep("1", BEFORE)
    cameras.keep("1", Camera())
    cameras.forget("1")
    assert told == [{"1": BEFORE}, {"1": Camera()}, {}]
