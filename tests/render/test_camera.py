"""MMD's camera values put the eye where MMD puts it, and the matrices agree with each other."""

from dataclasses import replace

import numpy as np
import pytest

from editor.motion.sampling import CameraView
from editor.render.camera import Camera, Lens, ViewSide

SIZE = (800, 600)
CAMERAS = [
    Camera(),
    Camera(rotation=(20, 50, 10), distance=30),
    Camera(target=(1, 2, 3), rotation=(-35, 160, 0), fov=60, perspective=False),
]
SHIFTED = [replace(camera, lens=Lens(1.3, 0.2, -0.4)) for camera in CAMERAS]


@pytest.mark.parametrize(
    ("rotation", "eye"),
    [
        ((0, 0, 0), (0, 10, -45)),
        ((90, 0, 0), (0, 55, 0)),
        ((0, -90, 0), (-45, 10, 0)),
        ((0, 90, 0), (45, 10, 0)),
        ((0, 180, 0), (0, 10, 45)),
        ((0, 0, 90), (0, 10, -45)),
    ],
)
def test_the_eye_is_where_mmd_puts_it(rotation, eye) -> None:
    np.testing.assert_allclose(Camera(rotation=rotation).eye, eye, atol=1e-9)


@pytest.mark.parametrize(
    ("view", "forward", "right"),
    [
        (ViewSide.FRONT, (0, 0, 1), (1, 0, 0)),
        (ViewSide.BACK, (0, 0, -1), (-1, 0, 0)),
        (ViewSide.LEFT, (1, 0, 0), (0, 0, -1)),
        (ViewSide.RIGHT, (-1, 0, 0), (0, 0, 1)),
        (ViewSide.TOP, (0, -1, 0), (1, 0, 0)),
        (ViewSide.BOTTOM, (0, 1, 0), (1, 0, 0)),
    ],
)
def test_preset_views_look_along_the_axes(view, forward, right) -> None:
    axes = Camera(rotation=(5, 6, 7)).turned(view).axes
    np.testing.assert_allclose(axes[:, 2], forward, atol=1e-9)
    np.testing.assert_allclose(axes[:, 0], right, atol=1e-9)


@pytest.mark.parametrize("camera", CAMERAS)
def test_nothing_is_mirrored(camera) -> None:
    assert np.linalg.det(camera.axes) == pytest.approx(1)
    x, y, _ = camera.project([camera.target + camera.axes @ (1, 2, 0)], SIZE)[0]
    assert x > SIZE[0] / 2
    assert y < SIZE[1] / 2


@pytest.mark.parametrize("camera", CAMERAS)
def test_the_target_is_in_the_middle(camera) -> None:
    np.testing.assert_allclose(camera.project([camera.target], SIZE)[0, :2], (400, 300))


@pytest.mark.parametrize("camera", [*CAMERAS, *SHIFTED])
def test_project_agrees_with_the_matrix(camera) -> None:
    points = np.random.default_rng(1).normal(size=(20, 3)) * 5 + camera.target
    clip = np.column_stack((points, np.ones(20))) @ camera.view_projection(SIZE).T
    seen = clip[:, :2] / clip[:, 3:]
    expected = (seen * (1, -1) + 1) / 2 * SIZE
    np.testing.assert_allclose(camera.project(points, SIZE)[:, :2], expected)
    assert (np.abs(clip[:, 2]) < clip[:, 3]).all()


@pytest.mark.parametrize("camera", [*CAMERAS, *SHIFTED])
def test_a_ray_passes_through_what_is_projected_there(camera) -> None:
    point = np.add(camera.target, (1, -2, 0.5))
    x, y, _ = camera.project([point], SIZE)[0]
    origin, direction = camera.ray(x, y, SIZE)
    assert np.linalg.norm(direction) == pytest.approx(1)
    along = (point - origin) @ direction
    assert along > 0
    np.testing.assert_allclose(origin + along * direction, point, atol=1e-6)


@pytest.mark.parametrize("camera", [*CAMERAS, *SHIFTED])
def test_all_is_seen_where_it_was_through_a_moved_lens(camera) -> None:
    before, now = (100, 50, 800, 600), (320, 70, 500, 410)
    points = np.array([(0, 10, 0), (3, 12, -4), (-2, 5, 6)])
    moved = replace(camera, lens=camera.lens.moved(before, now))
    np.testing.assert_allclose(
        moved.project(points, now[2:])[:, :2] + now[:2], camera.project(points, before[2:])[:, :2] + before[:2]
    )


def test_what_is_behind_the_eye_has_no_positive_distance() -> None:
    assert Camera().project([(0, 10, -50)], SIZE)[0, 2] < 0


def test_depth_keeps_an_order_from_near_to_far() -> None:
    points = np.array([(0, 10, z, 1) for z in (-40, -10, 0, 100, 10000)])
    for camera in CAMERAS[:1], (replace(CAMERAS[0], perspective=False),):
        clip = points @ camera[0].view_projection(SIZE).T
        assert (np.diff(clip[:4, 2] / clip[:4, 3]) > 0).all()


def test_the_height_of_the_view_is_the_fov() -> None:
    top = Camera().project([(0, 10 + 45 * np.tan(np.radians(15)), 0)], SIZE)
    assert top[0, 1] == pytest.approx(0, abs=1e-9)


def test_an_orthographic_view_is_25_high_at_distance_45() -> None:
    camera = Camera(perspective=False)
    assert camera.project([(0, 22.5, 0)], SIZE)[0, 1] == pytest.approx(0)
    assert camera.project([(0, 22.5, 30)], SIZE)[0, 1] == pytest.approx(0)


@pytest.mark.parametrize("camera", CAMERAS)
def test_panning_takes_the_target_along_with_the_pointer(camera) -> None:
    moved = camera.panned(30, -20, SIZE)
    np.testing.assert_allclose(moved.project([camera.target], SIZE)[0, :2], (430, 280))


@pytest.mark.parametrize("camera", [*CAMERAS, *SHIFTED])
def test_framing_shows_all_of_a_box_and_not_much_more(camera) -> None:
    low, high = np.array((-3, 1, -2)), np.array((4, 16, 5))
    framed = camera.framed(low, high, SIZE)
    corners = [(x, y, z) for x in (-3, 4) for y in (1, 16) for z in (-2, 5)]
    seen = framed.project(corners, SIZE)
    assert (seen[:, :2] >= 0).all()
    assert (seen[:, :2] <= SIZE).all()
    assert (np.ptp(seen[:, :2], axis=0) / SIZE).max() > 0.6
    assert framed.rotation == camera.rotation


def test_a_single_point_is_framed_with_room_around_it() -> None:
    framed = Camera().framed((1, 2, 3), (1, 2, 3), SIZE)
    assert framed.target == (1, 2, 3)
    assert 0 < framed.distance < 5
    assert framed.near < framed.distance


def test_orbiting_adds_to_the_angles_and_stays_within_a_turn() -> None:
    assert Camera(rotation=(10, 170, 5)).orbited(20, 5).rotation == (15, -170, 5)


def test_zooming_never_reaches_the_target() -> None:
    camera = Camera()
    assert camera.zoomed(0.5).distance == 22.5
    for _ in range(100):
        camera = camera.zoomed(0.5)
    assert camera.distance > 0


def test_a_pixel_is_longer_farther_away() -> None:
    camera = Camera()
    near, far = camera.pixel_length((0, 10, 0), SIZE), camera.pixel_length((0, 10, 45), SIZE)
    assert far == pytest.approx(2 * near)
    x = camera.project([(near * 100, 10, 0)], SIZE)[0, 0]
    assert x == pytest.approx(500)


def test_a_view_without_pixels_is_no_error() -> None:
    assert np.isfinite(Camera().view_projection((0, 0))).all()


# -- of a motion -------------------------------------------------------------------------------------------------------


def view(**values: object) -> CameraView:
    given = {"target": (1, 2, 3), "rotation": (0, 0, 0), "distance": -45.0, "fov": 30.0, "perspective": True}
    given.update(values)
    for name in ("target", "rotation"):
        given[name] = np.array(given[name], np.float32)
    return CameraView(**given)


def test_a_camera_of_a_motion_stands_before_the_model_at_a_negative_distance() -> None:
    camera = Camera.of_motion(view())
    assert camera == Camera(target=(1, 2, 3), distance=45.0)
    assert not Camera.of_motion(view(perspective=False)).perspective


def test_a_camera_of_a_motion_turns_as_the_file_says() -> None:
    """Forward is Ry(-ry) · Rx(-rx) · Rz(-rz) · z, in the values of the file."""
    rx, ry, rz = 0.3, -0.7, 0.2
    turns = []
    for axis, angle in ((1, -ry), (0, -rx), (2, -rz)):
        c, s = np.cos(angle), np.sin(angle)
        matrix = np.eye(3)
        a, b = (axis + 1) % 3, (axis + 2) % 3
        matrix[[a, a, b, b], [a, b, a, b]] = c, -s, s, c
        turns.append(matrix)
    camera = Camera.of_motion(view(rotation=(rx, ry, rz), distance=-10.0))
    axes = turns[0] @ turns[1] @ turns[2]
    np.testing.assert_allclose(camera.axes, axes, atol=1e-6)
    np.testing.assert_allclose(camera.eye, (1, 2, 3) + axes @ (0, 0, -10), atol=1e-5)


@pytest.mark.parametrize(("fov", "seen"), [(0.0, 1.0), (400.0, 135.0), (45.0, 45.0)])
def test_a_view_angle_that_cannot_be_is_kept_in_bounds(fov: float, seen: float) -> None:
    assert Camera.of_motion(view(fov=fov)).fov == seen
