"""A scene with a figure draws everything where the figure is, follows the model as before, and uploads little."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from OpenGL import GL

from editor.formats import load
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import MaterialFlags, SharedToon, Texture, ToonKind
from editor.model.mesh import Deform, Vertex
from editor.model.morphs import Morph, MorphKind, UvOffset
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.bounds import bounds
from editor.render.camera import Camera
from editor.render.offscreen.offscreen import render_image
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import OVERLAYS
from editor.resources import resource
from tests.render.making import (
    BLUE,
    CAMERA,
    CENTRE,
    GREEN,
    RED,
    SIZE,
    Quad,
    Shown,
    assert_color,
    plain,
    save_image,
    showing,
)
from tests.render.posing import at_rest, hung, moving, posed, shifted, turned, weighted

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
EVERYTHING = ViewOptions(show=frozenset(overlay.name for overlay in OVERLAYS))
ASIDE = (3.0, 0.0, 0.0)


@pytest.fixture
def shown(gl: None) -> Iterator[Shown]:
    """A red quad on a bone, before a blue one on another; morphs that take vertices of either aside."""
    model = hung(Quad(plain(RED), half=1), Quad(plain(BLUE), z=1, half=4))
    model.morphs.records[:] = [moving(range(4), ASIDE), moving([5], (1, 1, 0)), moving([], ASIDE)]
    made = Shown(model)
    yield made
    made.scene.release()


def fresh(shown: Shown, pose: Pose, options: ViewOptions | None = None) -> np.ndarray:
    """The picture that a new scene gives."""
    posed_model = posed(shown.model, pose)
    return render_image(shown.model, None, CAMERA, options or ViewOptions(), SIZE, 0, posed_model).astype(int)


# -- at rest -----------------------------------------------------------------------------------------------------------


def test_a_figure_at_rest_looks_as_none(shown: Shown) -> None:
    without = shown.picture(EVERYTHING.with_shown("self-shadow", False))
    shown.pose(at_rest(shown.model))
    assert (shown.picture(EVERYTHING.with_shown("self-shadow", False)) == without).all()


def test_the_sample_at_rest_looks_as_without_a_figure() -> None:
    path = resource("samples", "mochi.pmx")
    model, size = load(Path(str(path))).model, (300, 300)
    camera = Camera(rotation=(10, 20, 0)).framed(*bounds(model), size)
    without = render_image(model, None, camera, ViewOptions(), size).astype(int)
    with_figure = render_image(model, None, camera, ViewOptions(), size, posed_model=PosedModel(model)).astype(int)
    # A vertex of several bones is a weighted sum, and may be off by the last of its bits.
    assert np.abs(with_figure - without).max() <= 8
    assert (with_figure != without).any(axis=-1).mean() < 1e-3


# -- moved -------------------------------------------------------------------------------------------------------------


def test_vertices_go_with_their_bone_and_come_back(shown: Shown) -> None:
    assert_color(shown.centre(), RED)
    shown.pose(shifted(shown.model, 0, ASIDE))
    picture = shown.picture()
    assert_color(picture[CENTRE], BLUE)
    assert_color(picture[32, 32 + 19], RED)
    shown.pose(None)
    assert_color(shown.centre(), RED)
    shown.pose(turned(shown.model, 0, 45))
    corner = shown.picture()[32, 32 + 7]
    assert_color(corner, RED)


def test_a_scene_that_never_had_a_figure_uploads_no_weights(shown: Shown, uploads: list[int]) -> None:
    shown.picture()
    without = len(uploads)
    shown.scene.release()
    del uploads[:]
    shown.pose(at_rest(shown.model))
    shown.picture()
    assert len(uploads) == without + 2  # the column of bones, and where those are


@pytest.mark.parametrize("name", ["wire", "normals", "vertices", "bones", "edge", "texture"])
def test_everything_moves_with_the_bones(shown: Shown, name: str) -> None:
    """A model with both bones moved alike looks as the model that was moved by hand."""
    with shown.edit() as edit:
        edit.set(shown.model.materials, [0, 1], "flags", MaterialFlags.EDGE)
    pose = at_rest(shown.model)
    pose.offsets[:] = (1, -0.5, 0.25)
    shown.pose(pose)
    seen = shown.picture(showing(name))
    shown.pose(None)
    with shown.edit() as edit:
        for table in (shown.model.vertices, shown.model.bones):
            for row in range(len(table)):
                edit.set(table, row, "position", tuple(np.add(table.value(row, "position"), (1, -0.5, 0.25)).tolist()))
    assert (shown.picture(showing(name)) == seen).all()


def test_what_is_selected_moves(shown: Shown) -> None:
    shown.scene.highlight("faces", [0, 1])
    shown.scene.highlight("vertices", [0])
    shown.pose(shifted(shown.model, 0, ASIDE))
    plainly = fresh(shown, shifted(shown.model, 0, ASIDE))
    changed = (shown.picture() != plainly).any(axis=-1)
    assert changed[:, 40:62].sum() == changed.sum() > 100


def test_the_ground_shadow_moves() -> None:
    model = hung(Quad(plain(RED, flags=MaterialFlags.GROUND_SHADOW), y=3))
    camera, options = Camera(target=(0, 0, 0), distance=40.0, rotation=(60, 0, 0)), showing("ground-shadow")

    def middle(pose: Pose) -> float:
        posed_model = posed(model, pose)
        pixels = render_image(model, None, camera, options, SIZE, 0, posed_model).astype(int)
        return float(np.flatnonzero((np.abs(pixels[..., :3] - 128) < 60).all(axis=-1).any(axis=0)).mean())

    assert middle(shifted(model, 0, (5, 0, 0))) > middle(at_rest(model)) + 5


def test_the_contact_shadow_comes_down_with_the_model() -> None:
    shown = Shown(hung(Quad(plain(RED, flags=MaterialFlags.GROUND_SHADOW))))
    vertices = shown.model.vertices
    with shown.edit() as edit:
        lying = vertices["position"][:, (0, 2, 1)] + np.array((0, 3, 0), np.float32)
        edit.set(vertices, range(len(vertices)), "position", lying)
    camera, options = Camera(target=(0, 0, 0), distance=40.0, rotation=(60, 0, 0)), showing("contact-shadow")

    def greys(pose: Pose | None) -> int:
        shown.pose(pose)
        pixels = draw_image(shown.scene, camera, options, SIZE, samples=0).astype(int)
        return int((np.ptp(pixels[..., :3], axis=-1) < 3).sum() - (pixels[..., :3] == 255).all(axis=-1).sum())

    assert greys(None) == greys(at_rest(shown.model)) == 0
    assert greys(shifted(shown.model, 0, (0, -2, 0))) > 10
    assert greys(None) == 0


def test_self_shadows_are_cast_from_where_the_model_has_gone() -> None:
    """Far from where it is at rest, two quads throw the same shadow on each other."""
    toon = {"toon_kind": ToonKind.SHARED, "shared_toon": SharedToon.TOON03}
    behind = Quad(plain((1, 1, 1), flags=MaterialFlags.SELF_SHADOW, **toon), half=4, z=2)
    before = Quad(plain(RED, flags=MaterialFlags.CASTS_SELF_SHADOW), half=1, x=-2, z=-2)
    model, options = hung(behind, before), showing("self-shadow", light_direction=(1, 0, 1))
    pose = at_rest(model)
    pose.offsets[:] = (500, 200, 0)
    camera = Camera(target=(500, 200, 0), distance=18.0, perspective=False)
    posed_model = posed(model, pose)
    pixels = render_image(model, None, camera, options, SIZE, 0, posed_model).astype(int)
    assert_color(pixels[32, 32 + 13], (154 / 255,) * 3)
    assert_color(pixels[50, 32 + 13], (1, 1, 1))


def test_normals_turn_with_the_bone() -> None:
    toon = {"toon_kind": ToonKind.SHARED, "shared_toon": SharedToon.TOON03}
    model = hung(Quad(plain((1, 1, 1), flags=MaterialFlags.DOUBLE_SIDED, **toon)))
    options = ViewOptions(light_direction=(0, 0, 1))
    for degrees, color in ((0, 1), (180, 154 / 255)):
        posed_model = posed(model, turned(model, 0, degrees, (0, 1, 0)))
        pixels = render_image(model, None, CAMERA, options, SIZE, 0, posed_model).astype(int)
        assert_color(pixels[CENTRE], (color,) * 3)


# -- morphs of vertices ------------------------------------------------------------------------------------------------


def test_vertex_morphs_act_before_the_bones(shown: Shown) -> None:
    pose = weighted(shown.model, 1)
    pose.rotations[0] = (0, 0, np.sqrt(0.5), np.sqrt(0.5))  # a quarter turn, from right to up
    shown.pose(pose)
    picture = shown.picture()
    assert_color(picture[CENTRE], BLUE)
    assert_color(picture[32 - 19, 32], RED)


def test_only_rows_that_morphs_moved_are_uploaded(shown: Shown, uploads: list[int]) -> None:
    shown.pose(at_rest(shown.model))
    shown.picture()
    del uploads[:]
    shown.pose(weighted(shown.model, 0, 1))
    shown.picture()
    shown.pose(weighted(shown.model, 0, 0.5))
    shown.picture()
    assert sorted(uploads)[:2] == [12, 12]
    assert len(uploads) == 6  # twice a vertex, the bones and the frame


def test_the_model_comes_back_when_the_figure_goes(shown: Shown) -> None:
    rest = shown.picture()
    shown.pose(weighted(shown.model, 1, 1))
    assert (shown.picture() != rest).any()
    shown.pose(None)
    assert (shown.picture() == rest).all()
    shown.pose(weighted(shown.model, 1, 0))
    shown.picture()
    shown.pose(weighted(shown.model, 0, 0))
    assert (shown.picture() == rest).all()


def test_another_figure_has_another_shape(shown: Shown) -> None:
    shown.pose(weighted(shown.model, 1, 0.5))
    shown.picture()
    shown.scene.posed_model = posed(shown.model, weighted(shown.model, 0, 1))
    assert (shown.picture() == fresh(shown, weighted(shown.model, 0, 1))).all()


def uv_morph(kind: MorphKind, uv: tuple[float, float, float, float]) -> Morph:
    """Moves the first four vertices."""
    offsets = Columns.of(UvOffset, [UvOffset(row, uv) for row in range(4)])
    return Morph("uv", kind=kind, offsets=offsets)


def test_uvs_are_morphed(tmp_path: Path) -> None:
    save_image(tmp_path / "two.png", [[(255, 0, 0), (0, 0, 255)]])
    model = hung(Quad(plain((1, 1, 1), texture=0)))
    model.textures.records[:] = [Texture("two.png")]
    model.vertices.writable("uv")[:] = (0.25, 0.5)
    model.morphs.records[:] = [uv_morph(MorphKind.UV, (0.5, 0, 0, 0))]
    for weight, color in ((0, RED), (1, BLUE), (0.5, (0.5, 0, 0.5))):
        posed_model = posed(model, weighted(model, weight))
        pixels = render_image(model, tmp_path, CAMERA, ViewOptions(), SIZE, 0, posed_model).astype(int)
        assert_color(pixels[CENTRE], color)


def test_a_column_that_only_morphs_write_vanishes_with_them() -> None:
    model = hung(Quad(plain(flags=MaterialFlags.VERTEX_COLOR)))
    model.morphs.records[:] = [uv_morph(MorphKind.UV1, (1, 1, 0, 1))]
    made = Shown(model)
    made.pose(weighted(model, 1))
    assert_color(made.centre(), (1, 1, 0))
    made.pose(weighted(model, 0))
    assert_color(made.centre(), (1, 1, 1))
    made.scene.release()


# -- edits while it is posed -------------------------------------------------------------------------------------------


@pytest.fixture
def dancing(shown: Shown) -> Shown:
    """A pose that is seen, of which a picture has been made."""
    pose = weighted(shown.model, 0.25, 1)
    pose.offsets[:] = (0.5, 1, 0)
    shown.pose(pose)
    shown.picture()
    return shown


def stance_of(shown: Shown) -> Pose:
    pose = weighted(shown.model, *(0.25, 1)[: len(shown.model.morphs)])
    pose.offsets[:] = (0.5, 1, 0)
    pose.offsets[0] = (1, 1, 0)
    return pose


def repose(shown: Shown) -> None:
    """What whoever owns the figure does after an edit; then all is as in a new scene."""
    pose = stance_of(shown)
    shown.pose(pose)
    assert (shown.picture() == fresh(shown, pose)).all()
    assert (shown.picture(EVERYTHING) == fresh(shown, pose, EVERYTHING)).all()


def test_vertices_move_under_the_pose(dancing: Shown) -> None:
    with dancing.edit() as edit:
        edit.set(dancing.model.vertices, [0, 5], "position", [(-2, 2, 0), (1, 4, 1)])
    repose(dancing)


def test_weights_change_under_the_pose(dancing: Shown) -> None:
    vertices = dancing.model.vertices
    with dancing.edit() as edit:
        edit.set(vertices, [0, 1], "deform", [Deform.BDEF2, Deform.QDEF])
        edit.set(vertices, [0, 1], "bones", [(1, 0, -1, -1), (0, 1, 1, 0)])
        edit.set(vertices, [0, 1], "weights", [(0.5, 0.5, 0, 0), (0.25, 0.25, 0.25, 0.25)])
    repose(dancing)
    edit.cancel()
    repose(dancing)


def test_vertices_come_and_go_under_the_pose(dancing: Shown) -> None:
    with dancing.edit() as edit:
        edit.remove(dancing.model.vertices, [6])
    repose(dancing)
    with dancing.edit() as edit:
        edit.insert(dancing.model.vertices, 2, Columns(Vertex, 3))
    repose(dancing)


def test_bones_come_and_go_under_the_pose(dancing: Shown) -> None:
    with dancing.edit() as edit:
        edit.insert(dancing.model.bones, 0, [Bone("new")])
    repose(dancing)
    with dancing.edit() as edit:
        edit.remove(dancing.model.bones, [1])
    repose(dancing)
    with dancing.edit() as edit:
        edit.set(dancing.model.bones, 0, "position", (1, 2, 3))
    repose(dancing)


def test_morphs_change_under_the_pose(dancing: Shown) -> None:
    with dancing.edit() as edit:
        edit.set(dancing.model.morphs, 0, "offsets", [moving([0, 4], (0, -1, 0)).offsets])
    repose(dancing)
    with dancing.edit() as edit:
        edit.remove(dancing.model.morphs, [0])
    repose(dancing)


def test_faces_and_materials_change_under_the_pose(dancing: Shown) -> None:
    with dancing.edit() as edit:
        edit.set(dancing.model.materials, 0, "ambient", GREEN)
        edit.set(dancing.model.faces, [0], "vertices", [(0, 1, 3)])
    repose(dancing)
    with dancing.edit() as edit:
        edit.remove(dancing.model.materials, [1])
    repose(dancing)


def test_a_released_scene_shows_the_pose_again(dancing: Shown) -> None:
    before = dancing.picture(EVERYTHING)
    dancing.scene.release()
    assert (dancing.picture(EVERYTHING) == before).all()


# -- cost --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all GL functions that are called from now on."""
    made: list[str] = []

    def counted(name: str, function):
        return lambda *args, **named: (made.append(name), function(*args, **named))[1]

    for name in dir(GL):
        if name.startswith("gl") and name[2].isupper():
            monkeypatch.setattr(GL, name, counted(name, getattr(GL, name)))
    return made


def calls_of_a_frame(shown: Shown, pose: Pose | None, calls: list[str]) -> int:
    shown.pose(pose)
    draw_image(shown.scene, CAMERA, ViewOptions(), SIZE)
    shown.pose(pose)
    del calls[:]
    draw_image(shown.scene, CAMERA, ViewOptions(), SIZE)
    return len(calls)


def test_a_pose_costs_the_same_few_calls_whatever_the_model(calls: list[str]) -> None:
    more = []
    for count in (1, 8):
        model = hung(*(Quad(plain(), x=number / 2, half=0.2) for number in range(count)))
        made = Shown(model)
        at_rest_, moved = (calls_of_a_frame(made, pose, calls) for pose in (None, shifted(model, 0, ASIDE)))
        more.append(moved - at_rest_)
        made.scene.release()
    assert more[0] == more[1] <= 40


def test_a_moving_camera_only_draws(shown: Shown, calls: list[str], uploads: list[int]) -> None:
    rest = calls_of_a_frame(shown, None, calls)
    shown.pose(shifted(shown.model, 0, ASIDE))
    shown.picture()
    del calls[:], uploads[:]
    draw_image(shown.scene, CAMERA.orbited(10, 10), ViewOptions(), SIZE)
    assert len(uploads) == 1  # the frame
    assert "glBeginTransformFeedback" not in calls
    assert len(calls) <= rest
