"""The parts of handles: which is under the pointer, and that they are as large on the screen wherever they stand."""

from __future__ import annotations

import numpy as np
import pytest

from editor.render.camera import Camera
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.gizmo.parts import (
    ARM,
    ARROW,
    FAR_ALPHA,
    LIT_LINE,
    REACH,
    RING,
    DragKind,
    GizmoPart,
    arms,
    arrows,
    fills_of,
    lines_of,
    only_ring,
    part_at,
    rings,
    sector_fill,
    sector_points,
)

SIZE = (800, 600)
AXES = np.eye(3)
CENTRE = np.array((1.0, 9.0, -2.0))
SLANTED = Camera(rotation=(25, 30, 0))


def seen_at(projection: ViewProjection, point: np.ndarray) -> tuple[float, float]:
    x, y, _ = projection.project(point)[0].tolist()
    return x, y


def named(parts: list[GizmoPart]) -> dict[str, GizmoPart]:
    return {part.name: part for part in parts}


@pytest.mark.parametrize("distance", [4.0, 45.0, 900.0])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("perspective", [True, False])
def test_handles_are_of_one_size_on_the_screen(distance: float, ratio: float, perspective: bool) -> None:
    camera = Camera(target=tuple(CENTRE), distance=distance, perspective=perspective)
    projection = ViewProjection(camera, SIZE, ratio)
    ring = named(rings(projection, CENTRE, AXES))["z"]
    reach = np.linalg.norm(projection.project(ring.lines[:, 0])[:, :2] - projection.project(CENTRE)[0, :2], axis=1)
    np.testing.assert_allclose(reach, RING * ratio, rtol=1e-6)


@pytest.mark.parametrize("name", ["x", "y", "z", "screen"])
def test_a_ring_is_taken_hold_of_on_its_near_side(name: str) -> None:
    projection = ViewProjection(SLANTED, SIZE)
    parts = rings(projection, CENTRE, AXES)
    part = named(parts)[name]
    near = part.lines[~part.far]
    others = [part for part in parts if part.name != name]
    alone = [
        line
        for line in near
        if all(other.distance(projection, seen_at(projection, line[0])) > REACH for other in others)
    ]
    assert len(alone) > 10
    for line in alone:
        found = part_at(parts, projection, seen_at(projection, line[0]))
        assert found is not None
        assert found.name == name


def test_the_far_side_of_a_ring_is_out_of_reach() -> None:
    projection = ViewProjection(SLANTED, SIZE)
    part = named(rings(projection, CENTRE, AXES))["y"]
    ((behind,),) = part.lines[[np.argmax(part.lines[:, 0] @ projection.towards(CENTRE))], :1]
    assert part.far.any()
    assert part.distance(projection, seen_at(projection, behind)) > REACH


def test_a_ring_seen_from_along_its_axis_has_no_far_side() -> None:
    assert not named(rings(ViewProjection(Camera(), SIZE), np.array((0.0, 10, 0)), AXES))["z"].far.any()


def test_nothing_is_taken_hold_of_away_from_all_parts() -> None:
    projection = ViewProjection(SLANTED, SIZE)
    x, y = seen_at(projection, CENTRE)
    assert part_at(rings(projection, CENTRE, AXES), projection, (x + 300, y)) is None
    assert part_at([], projection, (x, y)) is None


@pytest.mark.parametrize("place", [0, 1, 2])
def test_arrows_are_taken_hold_of_along_all_of_their_length(place: int) -> None:
    projection = ViewProjection(SLANTED, SIZE)
    parts = arrows(projection, CENTRE, AXES)
    for length in (60, ARROW, ARROW + 12):
        at = seen_at(projection, CENTRE + AXES[place] * length * projection.length(CENTRE))
        found = part_at(parts, projection, at)
        assert found is not None
        assert found.name == "xyz"[place]
        np.testing.assert_allclose(found.directions, [AXES[place]])


def test_squares_are_taken_hold_of_inside() -> None:
    projection = ViewProjection(Camera(rotation=(25, -30, 0)), SIZE)  # no arrow runs across a square
    parts = arrows(projection, CENTRE, AXES)
    for name in ("xy", "yz", "zx"):
        part = named(parts)[name]
        found = part_at(parts, projection, seen_at(projection, part.lines[:4, 0].mean(axis=0)))
        assert found is part
        np.testing.assert_allclose(part.directions, [AXES["xyz".index(letter)] for letter in name])
    middle = part_at(parts, projection, seen_at(projection, CENTRE))
    assert middle is not None
    assert middle.name == "screen"


def test_what_points_at_the_eye_cannot_be_dragged_and_is_not_there() -> None:
    projection = ViewProjection(Camera(target=tuple(CENTRE)), SIZE)
    assert set(named(arrows(projection, CENTRE, AXES))) == {"screen", "x", "y", "xy"}


def test_a_bone_with_an_axis_has_one_ring() -> None:
    axis = np.array((0.6, 0.8, 0))
    (part,) = only_ring(ViewProjection(SLANTED, SIZE), CENTRE, axis)
    np.testing.assert_allclose((part.lines.reshape(-1, 3) - CENTRE) @ axis, 0, atol=1e-12)


def test_behind_the_eye_there_is_nothing_to_take_hold_of() -> None:
    projection = ViewProjection(Camera(target=(0, 10, 0), distance=10), SIZE)
    assert part_at(rings(projection, np.array((0.0, 10, -30)), AXES), projection, (400, 300)) is None


def test_arms_are_taken_hold_of_by_their_blocks() -> None:
    projection = ViewProjection(SLANTED, SIZE)
    parts = arms(projection, CENTRE, AXES)
    assert [part.name for part in parts] == ["all", "x", "y", "z", "yz", "zx", "xy"]
    assert {part.drag_kind for part in parts} == {DragKind.SCALE}
    for place, name in enumerate("xyz"):
        block = CENTRE + AXES[place] * ARM * projection.length(CENTRE)
        found = part_at(parts, projection, seen_at(projection, block))
        assert found is not None
        assert found.name == name


def test_an_arm_that_points_at_the_eye_is_left_out() -> None:
    names = {part.name for part in arms(ViewProjection(Camera(target=tuple(CENTRE)), SIZE), CENTRE, AXES)}
    assert names == {"all", "x", "y", "xy"}


def test_what_is_grabbed_is_white_and_broad_and_the_far_half_of_a_ring_pale() -> None:
    parts = rings(ViewProjection(SLANTED, SIZE), CENTRE, AXES)
    lines = lines_of(parts, "y")
    white = (lines["tint"][:, :3] == 255).all(axis=1)
    assert white.sum() == len(named(parts)["y"].lines)
    assert (lines["width"][white] == LIT_LINE).all()
    assert not lines["width"][~white].any()
    assert set(lines["tint"][:, 3].tolist()) == {255, round(255 * FAR_ALPHA)}


def test_a_turn_fills_a_sector_of_its_ring() -> None:
    axis, radius = AXES[2], 2.0
    rim = sector_points(CENTRE, axis, radius, 0.25, np.pi / 2)
    first, second = rim[0] - CENTRE, rim[-1] - CENTRE
    np.testing.assert_allclose(np.linalg.norm(rim - CENTRE, axis=1), radius)
    np.testing.assert_allclose(np.cross(first, second), axis * radius**2, atol=1e-9)
    triangles = sector_fill(CENTRE, rim, (1.0, 1.0, 1.0))["place"].reshape(-1, 3, 3).astype(float)
    areas = np.linalg.norm(np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]), axis=1) / 2
    assert areas.sum() == pytest.approx(np.pi * radius**2 / 4, rel=0.01)


def test_areas_and_heads_are_filled() -> None:
    parts = arrows(ViewProjection(SLANTED, SIZE), CENTRE, AXES)
    assert len(fills_of(parts)) == sum(6 if part.corners else 3 for part in parts)
