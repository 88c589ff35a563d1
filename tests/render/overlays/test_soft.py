"""Vertices of soft bodies are drawn, met and framed where physics has them, and cost only what they are."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.materials import MaterialFlags, ToonKind
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody, SoftShape
from editor.preview.posed_model import PosedModel
from editor.render.bounds import PosedBounds
from editor.render.columns import VertexColumn
from editor.render.modes import DisplayMode
from editor.render.options import ViewOptions
from editor.render.overlays.bodies import soft_anchors, soft_links
from editor.render.overlays.overlay_input import OverlayPose, points_at
from editor.render.skin import SHAPE, GpuSkin
from tests.render.counting import counted
from tests.render.making import CAMERA, CENTRE, RED, SIZE, Quad, Shown, plain, showing
from tests.render.overlays.test_overlay_lines import subject_of
from tests.render.posing import Limp, any_stance, at_rest, hung, limp, posed, read, shifted, swarm

ROWS = {
    "one": np.array([7]),
    "a run": np.arange(100, 180),
    "scattered": np.arange(0, 500, 3),
    "all": np.arange(500),
}


def put_anywhere(physics: Limp, rows: np.ndarray, seed: int = 0) -> None:
    random = np.random.default_rng(seed)
    normals = random.normal(size=(len(rows), 3))
    physics.put(rows, random.uniform(-5, 5, (len(rows), 3)), normals / np.linalg.norm(normals, axis=1, keepdims=True))


class Gpu:
    """Skins a figure again and again."""

    def __init__(self, posed_model: PosedModel) -> None:
        self.figure, self.skin = posed_model, GpuSkin(posed_model.model)
        self._shape = [VertexColumn(name) for name in SHAPE]

    def run(self) -> list[np.ndarray]:
        for column in self._shape:
            column.mark_all()
            column.sync(self.figure.model.vertices[column.name])
        return [read(buffer) for buffer in self.skin.sync(self.figure, [one.buffer for one in self._shape], True)]

    def assert_as_on_cpu(self) -> None:
        for gpu, cpu in zip(self.run(), self.figure.skinned(), strict=True):
            np.testing.assert_allclose(gpu, cpu, atol=1e-4)


@pytest.fixture
def posed_model() -> PosedModel:
    model = swarm()
    return posed(model, any_stance(model))


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
@pytest.mark.parametrize("which", ROWS)
def test_the_gpu_has_them_where_physics_has_them(posed_model: PosedModel, which: str) -> None:
    physics, gpu, rows = limp(posed_model), Gpu(posed_model), ROWS[which]
    for seed in range(2):
        put_anywhere(physics, rows, seed)
        posed_model.pose(any_stance(posed_model.model, seed))
        gpu.assert_as_on_cpu()
        assert physics.soft is not None
        np.testing.assert_array_equal(gpu.run()[0][rows], physics.soft.positions)
    gpu.skin.release()
    gpu.assert_as_on_cpu()
    gpu.skin.release()


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_other_rows_more_vertices_and_no_physics_are_followed(posed_model: PosedModel) -> None:
    physics, gpu, model = limp(posed_model), Gpu(posed_model), posed_model.model
    put_anywhere(physics, ROWS["a run"])
    gpu.assert_as_on_cpu()
    put_anywhere(physics, ROWS["scattered"], 1)
    posed_model.pose(at_rest(model))
    gpu.assert_as_on_cpu()
    posed_model.physics = None
    model.vertices.fill(900, position=np.random.default_rng(3).normal(size=(900, 3)))
    posed_model = gpu.figure = PosedModel(model)
    gpu.skin = GpuSkin(model)
    gpu.assert_as_on_cpu()
    put_anywhere(limp(posed_model), np.arange(880, 900), 2)
    posed_model.pose(at_rest(model))
    gpu.assert_as_on_cpu()
    posed_model.physics = None
    posed_model.pose(at_rest(model))
    gpu.assert_as_on_cpu()
    gpu.skin.release()


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_only_they_are_uploaded(posed_model: PosedModel, uploads: list[int]) -> None:
    physics, gpu = limp(posed_model), Gpu(posed_model)
    rows = np.arange(20, 60, 2)
    put_anywhere(physics, rows)
    gpu.run()
    shape = [column.buffer for column in gpu._shape]
    uploads.clear()
    put_anywhere(physics, rows, 1)
    posed_model.pose(at_rest(posed_model.model))
    gpu.skin.sync(posed_model, shape, False)
    bones = 64 * len(posed_model.model.bones)
    assert sorted(uploads) == sorted([bones, 32 * len(rows)])
    gpu.skin.release()


@pytest.mark.parametrize("few", [0, 100_000])
def test_places_are_the_same_however_many_are_asked_for(
    posed_model: PosedModel, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.render.overlays.overlay_input.FEW", few)
    put_anywhere(limp(posed_model), ROWS["scattered"])
    rows = [400, 3, 3, 1, 499, 0]
    posed_model.version += 1
    np.testing.assert_allclose(
        points_at(posed_model.model, posed_model, "vertices", rows), posed_model.skinned()[0][rows], atol=1e-5
    )


def test_the_box_holds_them(posed_model: PosedModel) -> None:
    limp(posed_model).put([3, 9], [(50, 0, 0), (0, -60, 0)])
    low, high = PosedBounds(posed_model.model).box(posed_model) or (None, None)
    assert high is not None
    assert low is not None
    assert (high[0], low[1]) == (50, -60)


# -- what it costs -----------------------------------------------------------------------------------------------------


def calls_of(model: Model, rows: np.ndarray | None) -> Counter[str]:
    """The calls of a frame in a new pose, with physics that has these rows, None: that has no soft bodies."""
    shown = Shown(model)
    shown.pose(at_rest(model))
    assert shown.figure is not None
    physics = limp(shown.figure)
    for round_ in range(2):
        if rows is not None:
            put_anywhere(physics, rows, round_)
        shown.pose(shifted(model, 0, (round_, 0, 0)))
        with counted() as calls:
            shown.picture()
    shown.scene.release()
    return calls


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_calls_are_the_same_for_any_number_of_them_and_none_without() -> None:
    model = swarm()
    calls = [calls_of(model, ROWS[which]) for which in ("one", "scattered", "all")]
    assert calls[0] == calls[1] == calls[2]
    without = calls_of(model, None)
    assert (calls[0] - without).total() <= 6
    rigid = Shown(model)
    for at in range(2):
        rigid.pose(shifted(model, 0, (at, 0, 0)))
        with counted() as without_physics:
            rigid.picture()
    assert without == without_physics
    rigid.scene.release()


# -- pictures ----------------------------------------------------------------------------------------------------------


def beside() -> tuple[Shown, Limp]:
    """A quad that bones have in the left half of the picture and physics in the middle."""
    model = hung(Quad(plain(RED, flags=MaterialFlags.EDGE | MaterialFlags.CASTS_SELF_SHADOW), x=-50, half=2))
    shown = Shown(model)
    shown.pose(at_rest(model))
    assert shown.figure is not None
    physics = limp(shown.figure)
    physics.put(range(4), model.vertices["position"] + np.float32((50, 0, 0)))
    shown.pose(at_rest(model))
    return shown, physics


EMPTY = ViewOptions(show=frozenset())
LOOKS = {
    "plain": EMPTY,
    "edges": showing("edge"),
    "shadows": showing("self-shadow", "ground-shadow"),
    "wires": ViewOptions(show=frozenset(), mode=DisplayMode.WIRE),
    "weights": ViewOptions(show=frozenset(), mode=DisplayMode.BONE_COLORS),
    "flat": ViewOptions(show=frozenset(), mode=DisplayMode.FLAT),
    "vertices": ViewOptions(show=frozenset(("vertices",))),
    "normals": ViewOptions(show=frozenset(("normals",))),
}


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
@pytest.mark.parametrize("name", LOOKS)
def test_every_way_of_looking_shows_them_there(name: str) -> None:
    shown, _ = beside()
    picture = shown.picture(LOOKS[name])
    seen = np.argwhere((picture[..., :3] != 255).any(axis=2))
    assert len(seen)
    np.testing.assert_allclose(seen.mean(axis=0), CENTRE, atol=2.5)
    assert shown.figure is not None
    shown.figure.physics = None
    shown.pose(at_rest(shown.model))
    assert (shown.picture(LOOKS[name])[..., :3] == 255).all()
    shown.scene.release()


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_they_are_met_where_they_are_seen() -> None:
    shown, physics = beside()
    for table, row in (("faces", 1), ("vertices", 0)):
        x, y = CAMERA.project([(0.5, -0.5, 0) if table == "faces" else (-2, 2, 0)], SIZE)[0][:2]
        hit = shown.scene.pick(CAMERA, SIZE, x, y, tables=(table,), radius=4)
        assert hit is not None
        assert hit.row in ((0, 1) if table == "faces" else (row,))
    np.testing.assert_array_equal(shown.scene.visible_faces(CAMERA, SIZE, (0, 0, *SIZE)), (0, 1))
    assert physics.soft is not None
    np.testing.assert_allclose(shown.scene.posed("materials", [0]).mean(axis=0), (0, 0, 0), atol=1e-5)
    shown.scene.release()


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_normals_are_those_of_physics() -> None:
    shown, physics = beside()
    shown.model.materials.records[:] = [plain((0, 0, 0), diffuse=(1.0, 1.0, 1.0, 1.0), toon_kind=ToonKind.SHARED)]
    assert physics.soft is not None
    bright = []
    for normal in ((0, 1, 0), (0, -1, 0)):
        physics.put(range(4), physics.soft.positions, normal)
        shown.pose(at_rest(shown.model))
        bright.append(shown.picture(EMPTY.with_shown("toon", True))[CENTRE][0])
    assert bright[0] > bright[1] + 20
    shown.scene.release()


# -- signs -------------------------------------------------------------------------------------------------------------


def test_anchors_and_pins_are_where_physics_has_them() -> None:
    model = hung(Quad(plain()))
    model.rigid_bodies.records[:] = [RigidBody(position=(0, 9, 0))]
    anchors = Columns.of(Anchor, [Anchor(0, 1)])
    model.soft_bodies.records[:] = [SoftBody(material=0, anchors=anchors, pins=Columns.of(Pin, [Pin(3)]))]
    posed_model = PosedModel(model)
    physics = limp(posed_model)
    places = np.float32([(0, 0, 0), (1, 0, 0), (1, -1, 0), (0, -1, 1)])
    physics.put(range(4), places)
    physics.bodies.positions[0] = (4, 4, 4)
    posed_model.pose(at_rest(model))
    lines, marks = soft_anchors(subject_of(model)).at(OverlayPose.of(posed_model))
    np.testing.assert_allclose(marks["place"], places[[1, 3]])
    np.testing.assert_allclose((lines["start"][0], lines["end"][0]), (places[1], (4, 4, 4)))
    rest_lines, rest_marks = soft_anchors(subject_of(model)).at(None)
    np.testing.assert_allclose(rest_marks["place"], model.vertices["position"][[1, 3]])
    np.testing.assert_allclose(rest_lines["end"][0], (0, 9, 0))


def ends_of(lines: np.ndarray) -> set[tuple[tuple[float, ...], ...]]:
    ends = (lines[name].tolist() for name in ("start", "end"))
    return {(tuple(start), tuple(end)) for start, end in zip(*ends, strict=True)}


@pytest.mark.parametrize("shape", list(SoftShape))
def test_links_are_those_of_physics(shape: SoftShape) -> None:
    model = hung(Quad(plain()))
    model.soft_bodies.records[:] = [SoftBody(material=0, shape=shape)]
    posed_model = PosedModel(model)
    places = np.float32([(0, 0, 0), (1, 0, 0), (1, -1, 0), (0, -1, 1)])
    limp(posed_model).put(range(4), places)
    posed_model.pose(at_rest(model))
    pairs = [(0, 1), (1, 2), (2, 3)] + ([(0, 2), (0, 3)] if shape == SoftShape.TRIMESH else [])
    for pose, points in ((OverlayPose.of(posed_model), places), (None, model.vertices["position"])):
        lines, marks = soft_links(subject_of(model)).at(pose)
        assert not len(marks)
        assert ends_of(lines) == {(tuple(points[a].tolist()), tuple(points[b].tolist())) for a, b in pairs}
    hidden = soft_links(subject_of(model, hidden={"faces": [0]})).at(None)[0]
    assert len(hidden) < len(pairs)
