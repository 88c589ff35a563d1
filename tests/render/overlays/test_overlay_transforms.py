"""What is pointed at, framed and laid over a posed model is where it is seen."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.joints import Joint
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.preview.posed_model import PosedModel
from editor.render.bounds import PosedBounds
from editor.render.frame import LightView
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_input import bodies_at, joints_at, points_at
from editor.render.overlays.overlay_lines import RING, markers, segments
from editor.render.scene import Scene
from tests.render.making import BLUE, CAMERA, CENTRE, GREEN, RED, SIZE, Quad, Shown, assert_color, plain, showing
from tests.render.posing import Marking, any_stance, at_rest, hung, moving, posed, shifted, swarm, turned, weighted

UP = (0.0, 3.0, 0.0)


def furnished():
    """Two quads on bones, with bodies on both bones and on none, and joints between them."""
    model = hung(Quad(plain(RED), half=1, normal=(0, 1, 0)), Quad(plain(BLUE), x=3, z=1, half=1))
    model.bones.records[:] = [
        Bone("left", tail_offset=(0, 1, 0)),
        Bone("right", position=(3, 0, 1), tail_bone=0, flags=BoneFlags.TAIL_IS_BONE),
        Bone("alone", position=(0, 0, 2), tail_bone=-1, flags=BoneFlags.TAIL_IS_BONE),
    ]
    model.rigid_bodies.records[:] = [
        RigidBody(bone=0, position=(1, 0, 0), shape=BodyShape.BOX, size=(1, 0.2, 0.2), mode=BodyMode.FOLLOWS_BONE),
        RigidBody(bone=-1, position=(1, 1, 0)),
        RigidBody(bone=-1, position=(2, 1, 0)),
    ]
    model.joints.records[:] = [
        Joint(body_a=0, body_b=1, position=(1, 0, 0)),
        Joint(body_a=1, body_b=0, position=(1, 0, 0)),
        Joint(body_a=1, body_b=-1, position=(1, 0, 0)),
    ]
    return model


# -- where rows are --------------------------------------------------------------------------------------------------


def test_without_a_figure_everything_is_at_rest() -> None:
    model = furnished()
    for table in ("vertices", "faces", "bones", "rigid_bodies", "joints"):
        rest = points_at(model, None, table, None)
        np.testing.assert_allclose(points_at(model, PosedModel(model), table, None), rest, atol=1e-6)
        assert rest.dtype == np.float32


def test_bodies_and_joints_are_nailed_to_bones() -> None:
    model = furnished()
    posed_model = posed(model, turned(model, 0, 90))
    places, turns = bodies_at(model, posed_model)
    np.testing.assert_allclose(places, [(0, 1, 0), (1, 1, 0), (2, 1, 0)], atol=1e-6)
    np.testing.assert_allclose(turns[0] @ (1, 0, 0), (0, 1, 0), atol=1e-6)
    np.testing.assert_array_equal(turns[1], np.eye(3))
    places, _ = joints_at(model, posed_model)
    np.testing.assert_allclose(places, [(0, 1, 0), (0, 1, 0), (1, 0, 0)], atol=1e-6)


@pytest.mark.parametrize("few", [0, 100_000])
def test_vertices_are_those_of_the_cpu_however_many(monkeypatch: pytest.MonkeyPatch, few: int) -> None:
    monkeypatch.setattr("editor.render.overlays.overlay_input.FEW", few)
    model = swarm()
    posed_model = posed(model, any_stance(model))
    rows = [400, 3, 3, 9999, -1]
    np.testing.assert_allclose(
        points_at(model, posed_model, "vertices", rows), posed_model.skinned()[0][[400, 3, 3]], atol=1e-5
    )


def test_rows_that_are_not_there_count_for_nothing() -> None:
    model = furnished()
    posed_model = PosedModel(model)
    for table, length in (("bones", 3), ("rigid_bodies", 3), ("joints", 3)):
        assert len(points_at(model, posed_model, table, [0, -1, length, 1])) == 2
    assert points_at(model, posed_model, "faces", [0, 99]).shape == (3, 3)
    assert points_at(model, posed_model, "materials", [1]).shape == (6, 3)
    assert points_at(model, posed_model, "morphs", None).shape == (0, 3)


# -- the box around it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_the_box_encloses_every_pose(seed: int) -> None:
    model = swarm(seed=seed)
    linear, weights = model.vertices.writable("deform"), model.vertices.writable("weights")
    linear[:] = linear % 3
    weights[:] /= weights.sum(axis=1, keepdims=True)
    model.morphs.records[:] = [moving(range(0, 500, 7), (4, 0, -3))]
    pose = any_stance(model, seed)
    pose.weights[0] = 1
    posed_model = posed(model, pose)
    low, high = PosedBounds(model).box(posed_model)
    points = posed_model.skinned()[0]
    assert (low <= points.min(axis=0) + 1e-4).all()
    assert (high >= points.max(axis=0) - 1e-4).all()


def test_the_box_is_tight_where_each_vertex_has_one_bone() -> None:
    model = furnished()
    low, high = PosedBounds(model).box(posed(model, shifted(model, 1, UP)))
    np.testing.assert_allclose((low, high), [(-1, -1, 0), (4, 4, 1)], atol=1e-5)


def test_what_is_nowhere_is_in_no_box() -> None:
    model = furnished()
    lost = shifted(model, 0, (np.nan, np.inf, 0))
    np.testing.assert_allclose(PosedBounds(model).box(posed(model, lost))[0], (2, -1, 1), atol=1e-5)


def test_the_box_follows_the_model() -> None:
    model = furnished()
    reach, posed_model = PosedBounds(model), PosedModel(model)
    reach.box(posed_model)
    Edit(model, watcher=Marking(reach)).set(model.vertices, [0], "position", (-9, 0, 0))
    assert reach.box(posed_model)[0][0] == -9
    empty = swarm(0)
    assert PosedBounds(empty).box(PosedModel(empty)) is None


def test_the_light_over_a_posed_model_moves_by_whole_texels() -> None:
    places = [LightView(ViewOptions(), np.array((x, 0.1, 2.0)), 7.5, 2048).projection for x in (0.0, 0.0101, 3.333)]
    for place in places[1:]:
        np.testing.assert_array_equal(place[:3, :3], places[0][:3, :3])
        texels = (place - places[0])[:3, 3] * 2048
        np.testing.assert_allclose(texels, np.rint(texels), atol=1e-6)
        assert np.abs(texels).max() >= 1


# -- pointing --------------------------------------------------------------------------------------------------------


@pytest.fixture
def scene(gl: None) -> Iterator[Scene]:
    model = furnished()
    made = Scene(model, None)
    made.posed_model = posed(model, shifted(model, 0, UP))
    yield made
    made.release()


def pixel(x: float, y: float) -> tuple[float, float]:
    px, py, _ = CAMERA.project([(x, y, 0)], SIZE)[0]
    return px, py


@pytest.mark.gl
def test_faces_are_met_where_they_are_seen(scene: Scene) -> None:
    hit = scene.pick(CAMERA, SIZE, *pixel(0.5, 3.7), tables=("faces",))
    assert hit is not None
    assert hit.row == 0
    np.testing.assert_allclose(hit.point, (0.5, 3.7, 0), atol=1e-5)
    assert scene.pick(CAMERA, SIZE, *pixel(0, 0), tables=("faces",)) is None
    np.testing.assert_array_equal(scene.visible_faces(CAMERA, SIZE, (0, 0, *SIZE)), range(4))
    np.testing.assert_array_equal(scene.visible_faces(CAMERA, SIZE, (0, 0, SIZE[0], 20)), (0, 1))


@pytest.mark.gl
@pytest.mark.parametrize(
    ("table", "x", "y", "row"),
    [("bones", 0, 3, 0), ("vertices", -1, 4, 0), ("rigid_bodies", 1, 3, 0), ("joints", 1, 3, 0), ("bones", 3, 0, 1)],
)
def test_rows_are_met_where_they_are_seen(scene: Scene, table: str, x: float, y: float, row: int) -> None:
    hit = scene.pick(CAMERA, SIZE, *pixel(x, y), tables=(table,), radius=4)
    assert hit is not None
    assert (hit.table, hit.row) == (table, row)
    np.testing.assert_allclose(hit.point[:2], (x, y), atol=1e-5)
    np.testing.assert_allclose(scene.posed(table, [row]), [hit.point], atol=1e-5)


@pytest.mark.gl
def test_without_a_figure_rows_are_met_at_rest_again(scene: Scene) -> None:
    scene.posed_model = None
    assert scene.pick(CAMERA, SIZE, *pixel(0, 0.5), tables=("faces",)) is not None
    assert scene.pick(CAMERA, SIZE, *pixel(0, 3.5), tables=("faces",)) is None


# -- overlays --------------------------------------------------------------------------------------------------------


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
@pytest.mark.parametrize(("name", "x", "y"), [("bones", 0, 3), ("bodies", 2, 3), ("joints", 1, 3), ("normals", 1, 4.1)])
def test_overlays_are_where_the_figure_is(name: str, x: float, y: float) -> None:
    made = Shown(furnished())
    made.pose(at_rest(made.model))
    options = ViewOptions(show=frozenset((name,)))
    made.picture(options)  # so that there is something to be made anew
    made.pose(shifted(made.model, 0, UP))
    seen = (made.picture(options, (256, 256)) != made.picture(ViewOptions(show=frozenset()), (256, 256))).any(axis=-1)
    px, py, _ = CAMERA.project([(x, y, 0)], (256, 256))[0].astype(int)
    assert seen[py - 3 : py + 4, px - 3 : px + 4].any()
    made.scene.release()


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_handles_are_seen_through_everything_until_there_are_others() -> None:
    made = Shown(hung(Quad(plain(RED))))
    before = made.picture()
    line = segments([(-2, 0, 5)], [(2, 0, 5)], (*GREEN, 1))
    mark = markers([(0, 2, 5)], (*BLUE, 1), 9)
    made.scene.lay_over(line, mark)
    made.scene.highlight("vertices", range(4))
    picture = made.picture(showing("bones", "wire"))
    assert_color(picture[CENTRE], GREEN)
    assert_color(picture[19, 32], BLUE)
    made.scene.lay_over(line[:0], markers([(0, 0, 5)], (*BLUE, 1), 9, RING))
    made.scene.highlight("vertices", [])
    assert_color(made.centre(), BLUE)
    made.scene.release()
    assert_color(made.centre(), BLUE)
    made.scene.lay_over(line[:0], mark[:0])
    assert (made.picture() == before).all()
    made.scene.release()


def test_a_figure_may_be_set_before_there_is_a_context() -> None:
    model = furnished()
    scene = Scene(model, None)
    scene.posed_model = posed(model, weighted(model))
    assert scene.posed_model is not None
    np.testing.assert_allclose(scene.posed("bones", [1]), [(3, 0, 1)])
