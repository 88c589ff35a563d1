"""What an area of the picture takes in, against rays through every pixel around what is in question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.scene import Scene
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.rows_in_region import Area, RowsInRegion
from tests.render.making import CAMERA, SIZE, Quad, model_of, plain

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
TWO_SIDED = plain(flags=MaterialFlags.DOUBLE_SIDED)
AROUND = [(x, y) for x in (-2, -1, 0, 1, 2) for y in (-2, -1, 0, 1, 2)]


def everything(size: tuple[int, int] = SIZE) -> Area:
    area = Area(size)
    area.add_box((0, 0), size)
    return area


def left_half() -> Area:
    area = Area(SIZE)
    area.add_box((0, 0), (SIZE[0] / 2 - 1, SIZE[1]))
    return area


@pytest.fixture
def scenes() -> Iterator[list[Scene]]:
    """Every scene that is put in here is released."""
    made: list[Scene] = []
    yield made
    for scene in made:
        scene.release()


def look(model: Model, scenes: list[Scene], camera: Camera = CAMERA, size: tuple[int, int] = SIZE) -> RowsInRegion:
    scenes.append(Scene(model, None))
    return RowsInRegion(model, scenes[-1], ViewProjection(camera, size))


def rows(screen: RowsInRegion, kind: str, area: Area | None = None, *, through: bool = False) -> list[int]:
    return np.flatnonzero(screen.rows(kind, area or everything(), through=through)).tolist()


def covered() -> Model:
    """A large quad before a small one; another one, left of both, is turned away."""
    return model_of(
        Quad(plain(), z=-1, x=1.5, half=3),
        Quad(plain(), z=1, x=1.5, half=1),
        Quad(plain(), x=-3.5, half=1, turned_away=True),
    )


@pytest.mark.parametrize(("kind", "seen", "all_there"), [("vertices", 4, 12), ("faces", 2, 6), ("materials", 1, 3)])
def test_what_is_covered_or_turned_away_is_taken_through_the_surface_only(
    scenes: list[Scene], kind: str, seen: int, all_there: int
) -> None:
    screen = look(covered(), scenes)
    assert rows(screen, kind) == list(range(seen))
    assert rows(screen, kind, through=True) == list(range(all_there))


def test_both_sides_of_a_material_are_seen_if_both_are_drawn(scenes: list[Scene]) -> None:
    model = covered()
    model.materials.records[2] = TWO_SIDED
    screen = look(model, scenes)
    assert rows(screen, "vertices") == [*range(4), *range(8, 12)]
    assert rows(screen, "faces") == [0, 1, 4, 5]


def test_what_is_invisible_covers_nothing_and_is_not_seen(scenes: list[Scene]) -> None:
    model = covered()
    model.materials.records[0] = plain(alpha=0.0)
    assert rows(look(model, scenes), "vertices") == list(range(4, 8))


def test_only_what_is_in_the_area_counts(scenes: list[Scene]) -> None:
    model = model_of(Quad(plain(), x=-2.5, half=1), Quad(plain(), x=2.5, half=1))
    screen = look(model, scenes)
    assert rows(screen, "vertices", left_half()) == [0, 1, 2, 3]
    assert rows(screen, "faces", left_half()) == [0, 1]
    assert rows(screen, "materials", left_half(), through=True) == [0]


def test_hidden_rows_are_not_taken(scenes: list[Scene]) -> None:
    model = covered()
    model.bones.records[:] = [Bone(), Bone()]
    screen = look(model, scenes)
    scenes[-1].hide({"faces": np.arange(6) < 2, "bones": np.array([True, False])})
    assert rows(screen, "vertices") == [4, 5, 6, 7]
    assert rows(screen, "vertices", through=True) == list(range(4, 12))
    assert rows(screen, "faces", through=True) == [2, 3, 4, 5]
    assert rows(screen, "materials", through=True) == [1, 2]
    assert rows(screen, "bones") == [1]


def test_bones_bodies_and_joints_are_taken_through_the_surface(scenes: list[Scene]) -> None:
    model = covered()
    model.bones.records[:] = [Bone(position=(-1, 0, 5)), Bone(position=(1, 0, 5))]
    model.rigid_bodies.records[:] = [RigidBody(position=(2, 0, 5)), RigidBody(position=(-2, 0, 5))]
    model.joints.records[:] = [Joint(position=(-2, 0, 5))]
    screen = look(model, scenes)
    assert [rows(screen, kind, left_half()) for kind in ("bones", "rigid_bodies", "joints")] == [[0], [1], [0]]


def test_what_a_figure_moved_is_taken_where_it_is(scenes: list[Scene]) -> None:
    model = model_of(Quad(plain(), x=-2.5, half=1), Quad(plain(), x=2.5, half=1))
    model.bones.records[:] = [Bone(position=(-2.5, 0, 0)), Bone(position=(2.5, 0, 0))]
    bones = np.tile(np.repeat((0, 1), 4)[:, None], (1, 4))
    positions = model.vertices["position"]
    model.vertices.fill(8, position=positions, bones=bones, weights=np.tile((1.0, 0, 0, 0), (8, 1)))
    posed_model = PosedModel(model)
    pose = Pose.at_rest(2, 0)
    pose.offsets[:, 0] = (5, -5)
    posed_model.pose(pose)
    screen = look(model, scenes)
    scenes[-1].posed_model = posed_model
    assert rows(screen, "vertices", left_half()) == [4, 5, 6, 7]
    assert rows(screen, "faces", left_half()) == [2, 3]
    assert rows(screen, "bones", left_half()) == [1]


def test_vertices_without_faces_are_seen_where_nothing_covers_them(scenes: list[Scene]) -> None:
    model = covered()
    model.faces.fill(2, vertices=model.faces["vertices"][:2], material=np.zeros(2))
    assert rows(look(model, scenes), "vertices") == [0, 1, 2, 3, 8, 9, 10, 11]


def test_faces_that_are_smaller_than_pixels_are_taken(scenes: list[Scene]) -> None:
    """A sheet of 100 x 100 squares on 64 x 64 pixels, before another one."""
    side = 101
    y, x = np.divmod(np.arange(side * side), side)
    sheet = np.stack((x / 25 - 2, y / 25 - 2, np.zeros(side * side)), axis=1)
    grid = np.arange(side * side).reshape(side, side)
    a, b, c, d = (part.ravel() for part in (grid[:-1, :-1], grid[1:, :-1], grid[:-1, 1:], grid[1:, 1:]))
    faces = np.concatenate((np.stack((a, b, c), axis=1), np.stack((c, b, d), axis=1)))
    model = Model()
    model.vertices.fill(2 * side * side, position=np.concatenate((sheet, sheet * 0.9 + (0, 0, 1))))
    both = np.concatenate((faces, faces + side * side))
    model.faces.fill(len(both), vertices=both, material=np.zeros(len(both)))
    model.materials.records[:] = [plain()]
    screen = look(model, scenes)
    assert rows(screen, "vertices") == list(range(side * side))
    assert rows(screen, "faces") == list(range(len(faces)))


def test_a_model_with_nothing_in_it(scenes: list[Scene]) -> None:
    screen = look(Model(), scenes)
    for kind in ("vertices", "faces", "materials", "bones", "rigid_bodies", "joints"):
        assert rows(screen, kind) == rows(screen, kind, through=True) == []


def test_corners_and_materials_that_are_none_count_for_nothing(scenes: list[Scene]) -> None:
    model = model_of(Quad(plain()))
    model.faces.fill(3, vertices=[(0, 1, 2), (0, 2, 3), (0, -1, -1)], material=[0, 0, -1])
    screen = look(model, scenes)
    assert rows(screen, "materials") == [0]
    assert rows(screen, "materials", through=True) == [0]
    assert rows(screen, "vertices") == [0, 1, 2, 3]


# -- random models ---------------------------------------------------------------------------------------------------


def random_model(seed: int, faces: int) -> Model:
    """Triangles anywhere, of a material with one side and one with both."""
    rng = np.random.default_rng(seed)
    model = Model()
    model.vertices.fill(3 * faces, position=rng.uniform(-4, 4, (3 * faces, 3)))
    model.faces.fill(faces, vertices=np.arange(3 * faces).reshape(-1, 3), material=np.arange(faces) * 2 // faces)
    model.materials.records[:] = [plain(), TWO_SIDED]
    return model


def depths_at(model: Model, camera: Camera, places: list[tuple[float, float]]) -> np.ndarray:
    """(places,) how far before the camera the sight through a pixel first meets a drawn face; infinite without one."""
    rays = [camera.ray(*place, SIZE) for place in places]
    origins, directions = (np.array(parts)[:, None] for parts in zip(*rays, strict=True))  # (places, 1, 3)
    a, b, c = model.vertices["position"][model.faces["vertices"]].astype(np.float64).transpose(1, 0, 2)
    normals = np.cross(b - a, c - a)
    slopes = (directions * normals).sum(axis=2)
    is_met = (model.faces["material"] == 1) | (slopes < 0)
    distances = np.divide(
        ((a - origins) * normals).sum(axis=2), slopes, out=np.full_like(slopes, -1), where=slopes != 0
    )
    met = origins + directions * distances[..., None]
    for p, q in ((a, b), (b, c), (c, a)):
        is_met &= (np.cross(q - p, met - p) * normals).sum(axis=2) >= 0
    away = camera.project(met.reshape(-1, 3), SIZE)[:, 2].reshape(slopes.shape)
    return np.where(is_met & (distances > 0) & (away > camera.near), away, np.inf).min(axis=1)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.integers(0, 10_000),
    st.integers(2, 12),
    st.tuples(st.floats(-80, 80), st.floats(-180, 180)),
    st.floats(8, 30),
    st.booleans(),
)
@example(1, 12, (0.0, 0.0), 20.0, True)
def test_vertices_are_seen_where_no_ray_to_them_is_cut(
    seed: int, faces: int, turned: tuple[float, float], distance: float, perspective: bool
) -> None:
    model = random_model(seed, faces)
    camera = replace(CAMERA, rotation=(*turned, 0.0), distance=distance, perspective=perspective)
    scene = Scene(model, None)
    taken = RowsInRegion(model, scene, ViewProjection(camera, SIZE)).rows("vertices", everything(), through=False)
    scene.release()
    seen = camera.project(model.vertices["position"], SIZE)
    for row, (x, y, away) in enumerate(seen):
        if not (3 < x < SIZE[0] - 3 and 3 < y < SIZE[1] - 3 and away > camera.near * 1.01):
            continue
        own = row // 3
        a, b, c = model.vertices["position"][model.faces["vertices"][own]].astype(np.float64)
        slope = camera.ray(x, y, SIZE)[1] @ np.cross(b - a, c - a)
        if own * 2 // faces == 0 and abs(slope) > 1e-3 and slope > 0:
            assert not taken[row], "turned away"
            continue
        others = depths_at(model, camera, [(x + dx, y + dy) for dx, dy in AROUND])
        if others.max() < away * 0.98:
            assert not taken[row], "covered all around"
        elif others.min() > away * 1.02 and abs(slope) > 1e-2:
            assert taken[row], "nothing is before it"


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10_000), st.integers(1, 12), st.tuples(st.floats(-80, 80), st.floats(-180, 180)), st.booleans())
def test_through_the_surface_all_in_the_area_are_taken(
    seed: int, faces: int, turned: tuple[float, float], perspective: bool
) -> None:
    model = random_model(seed, faces)
    camera = replace(CAMERA, rotation=(*turned, 0.0), perspective=perspective)
    scene = Scene(model, None)
    taken = RowsInRegion(model, scene, ViewProjection(camera, SIZE)).rows("vertices", left_half(), through=True)
    scene.release()
    seen = camera.project(model.vertices["position"], SIZE)
    for row, (x, y, away) in enumerate(seen):
        if min(abs(x - SIZE[0] / 2), abs(x), abs(y), abs(y - SIZE[1]), abs(away - camera.near)) > 1e-3:
            inside = 0 < x < SIZE[0] / 2 and 0 < y < SIZE[1] and away > camera.near
            assert taken[row] == inside
