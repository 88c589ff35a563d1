"""What dragging amounts to: the pointer is where what was grabbed would be, had it been turned or moved so far."""

from __future__ import annotations

import numpy as np
import pytest

from editor.render.camera import Camera
from editor.ui.viewport.gizmo.drags import SMALLEST, MoveDrag, RotateDrag, ScaleDrag
from editor.ui.viewport.gizmo.geometry import ViewProjection, directions_across

SIZE = (400, 300)
CENTRE = np.array((0.0, 10.0, 0.0))
X, Y, Z = np.eye(3)
RADIUS = 2.0


@pytest.fixture(params=[True, False], ids=["perspective", "orthographic"])
def projection(request: pytest.FixtureRequest) -> ViewProjection:
    return ViewProjection(Camera(rotation=(25, 30, 0), perspective=request.param), SIZE)


def seen_at(projection: ViewProjection, point: np.ndarray) -> tuple[float, float]:
    x, y, _ = projection.project(point)[0].tolist()
    return x, y


def on_ring(axis: np.ndarray, angle: float) -> np.ndarray:
    first, second = directions_across(axis)
    return CENTRE + RADIUS * (np.cos(angle) * first + np.sin(angle) * second)


@pytest.mark.parametrize("axis", [X, Y, Z])
@pytest.mark.parametrize("full", [80.0, -130.0, 400.0, -750.0])
def test_a_ring_is_followed_around_any_number_of_times(
    projection: ViewProjection, axis: np.ndarray, full: float
) -> None:
    turn = RotateDrag(projection, seen_at(projection, on_ring(axis, 0.5)), CENTRE, axis, RADIUS)
    for angle in np.linspace(0, np.radians(full), 40)[1:]:
        turn.move(projection, seen_at(projection, on_ring(axis, 0.5 + angle)))
    assert np.degrees(turn.angle()) == pytest.approx(full)


def test_a_ring_seen_from_its_side_is_dragged_along(projection: ViewProjection) -> None:
    """The nearer side of a ring around y goes right when y turns it from x to … as the same turn moves it."""
    flat = ViewProjection(Camera(perspective=projection.camera.perspective), SIZE)
    near = CENTRE - RADIUS * Z
    step = 0.05
    # A turn about y (mmd-semantics §0.4).
    turned = CENTRE - RADIUS * np.array((np.sin(step), 0, np.cos(step)))
    turn = RotateDrag(flat, seen_at(flat, near), CENTRE, Y, RADIUS)
    turn.move(flat, seen_at(flat, turned))
    assert turn.start is None
    assert turn.angle() == pytest.approx(step, rel=1e-2)
    x, y = seen_at(flat, near)
    turn.move(flat, (x + 3 * (seen_at(flat, turned)[0] - x), y - 40))
    assert turn.angle() == pytest.approx(3 * step, rel=1e-2)


def test_a_ring_seen_from_its_side_does_not_spin_when_it_is_grabbed_at_its_end(projection: ViewProjection) -> None:
    flat = ViewProjection(Camera(perspective=projection.camera.perspective), SIZE)
    end = CENTRE + RADIUS * X
    x, y = seen_at(flat, end)
    turn = RotateDrag(flat, (x, y), CENTRE, Y, RADIUS)
    turn.move(flat, (x + 60, y))
    radius = x - seen_at(flat, CENTRE)[0]
    assert abs(turn.angle()) == pytest.approx(60 / radius, rel=0.2)


def test_turns_snap_to_whole_steps_and_can_be_fine(projection: ViewProjection) -> None:
    turn = RotateDrag(projection, seen_at(projection, on_ring(Z, 0)), CENTRE, Z, RADIUS)
    turn.move(projection, seen_at(projection, on_ring(Z, np.radians(40))))
    assert np.degrees(turn.angle(snaps=True)) == pytest.approx(45)
    assert np.degrees(turn.angle()) == pytest.approx(40)
    turn.move(projection, seen_at(projection, on_ring(Z, np.radians(60))), fine=True)
    assert np.degrees(turn.angle()) == pytest.approx(42)


def test_an_arrow_is_moved_as_far_as_the_pointer(projection: ViewProjection) -> None:
    shift = MoveDrag(projection, seen_at(projection, CENTRE + X), CENTRE, X[None])
    shift.move(projection, seen_at(projection, CENTRE + X * 3.3))
    np.testing.assert_allclose(shift.offset(), (2.3, 0, 0), atol=1e-9)
    np.testing.assert_allclose(shift.offset(snaps=True), (2.5, 0, 0))
    shift.move(projection, seen_at(projection, CENTRE + X * 4.3), fine=True)
    np.testing.assert_allclose(shift.offset(), (2.4, 0, 0), atol=1e-9)


def test_a_square_is_moved_in_its_plane(projection: ViewProjection) -> None:
    shift = MoveDrag(projection, seen_at(projection, CENTRE), CENTRE, np.stack((Y, Z)))
    shift.move(projection, seen_at(projection, CENTRE + np.array((0, 1.2, -0.7))))
    np.testing.assert_allclose(shift.offset(), (0, 1.2, -0.7), atol=1e-9)
    np.testing.assert_allclose(shift.lengths(snaps=True), (1, -0.5))


def test_where_the_pointer_meets_nothing_all_stays_as_it_is() -> None:
    projection = ViewProjection(Camera(), SIZE)
    shift = MoveDrag(projection, (200, 100), CENTRE, np.stack((Z, X)))
    shift.move(projection, (200, 90))
    before = shift.offset()
    shift.move(projection, (200, 290))  # below the horizon of a plane that is seen from its side: behind the eye
    shift.move(projection, (200, 150))
    assert np.isfinite(shift.offset()).all()
    assert np.isfinite(before).all()


# -- scaling -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("directions", [[X], [Y], [-Z], [X, Y], [Y, Z]])
@pytest.mark.parametrize("factor", [0.5, 2.0, 7.0])
def test_a_scale_is_how_much_further_from_the_middle_the_pointer_is(
    projection: ViewProjection, directions: list[np.ndarray], factor: float
) -> None:
    way = np.sum(directions, axis=0)
    stretch = ScaleDrag(projection, seen_at(projection, CENTRE + way), CENTRE, np.array(directions))
    for part in np.linspace(1, factor, 7)[1:]:
        stretch.move(projection, seen_at(projection, CENTRE + way * part))
    assert stretch.factor() == pytest.approx(factor)
    expected = np.where(np.any(directions, axis=0), factor, 1)
    np.testing.assert_allclose(stretch.factors(np.eye(3)), expected)


def test_the_ring_around_scales_evenly(projection: ViewProjection) -> None:
    x, y = seen_at(projection, CENTRE)
    stretch = ScaleDrag(projection, (x + 100, y), CENTRE, np.empty((0, 3)))
    stretch.move(projection, (x, y + 50))
    np.testing.assert_allclose(stretch.factors(np.eye(3)), (0.5, 0.5, 0.5))
    stretch.move(projection, (x - 148, y))
    assert stretch.factor(snaps=True) == pytest.approx(1.5)


def test_a_scale_stays_above_nothing_and_can_be_fine(projection: ViewProjection) -> None:
    stretch = ScaleDrag(projection, seen_at(projection, CENTRE + X), CENTRE, X[None])
    stretch.move(projection, seen_at(projection, CENTRE + 2 * X), fine=True)
    assert stretch.factor() == pytest.approx(1.1)
    stretch.move(projection, seen_at(projection, CENTRE - 3 * X))
    assert stretch.factor() == SMALLEST
    assert stretch.factor(snaps=True) > 0
