"""What is hidden vanishes from pictures and from under the pointer, at rest and posed, whatever it is drawn as."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.render.hiding import Hidden
from editor.render.options import ViewOptions
from tests.render.making import BLUE, CAMERA, GREEN, RED, SIZE, Quad, Shown, assert_color, plain, showing
from tests.render.posing import hung, shifted

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
WHITE = (1.0, 1.0, 1.0)
UPPER, LOWER = (28, 36), (36, 28)  # pixels of the two faces of a quad in the middle: row, column


def three_quads(flags: int = 0) -> Model:
    """Left red, in the middle green, right blue; two faces each, and each on a bone of its own."""
    colors = ((RED, -3.2), (GREEN, 0.0), (BLUE, 3.2))
    return hung(*(Quad(plain(color, flags=flags), x=x, half=1.5) for color, x in colors))


@pytest.fixture(params=[False, True], ids=["at rest", "posed"])
def shown(gl: None, request: pytest.FixtureRequest) -> Iterator[Shown]:
    made = Shown(three_quads())
    if request.param:
        made.pose(shifted(made.model, 0, (0.0, 0.1, 0.0)))
    yield made
    made.scene.release()


def mask(length: int, *rows: int) -> np.ndarray:
    return np.isin(np.arange(length), rows)


def hide(shown: Shown, *faces: int, **tables: np.ndarray) -> None:
    masks = {"faces": mask(len(shown.model.faces), *faces)} if faces else {}
    shown.scene.hide({**masks, **tables})


def pixel(x: float, y: float = 0.3) -> tuple[float, float]:
    px, py, _ = CAMERA.project([(x, y, 0)], SIZE)[0]
    return px, py


def color_at(shown: Shown, x: float, options: ViewOptions | None = None) -> np.ndarray:
    px, py = pixel(x)
    return shown.picture(options)[int(py), int(px)]


def face_at(shown: Shown, x: float) -> int | None:
    hit = shown.scene.pick(CAMERA, SIZE, *pixel(x), tables=("faces",))
    return hit.row if hit is not None else None


def test_hidden_faces_are_not_in_the_picture_and_others_keep_their_materials(shown: Shown) -> None:
    hide(shown, 2, 3)
    for x, color in ((-3.2, RED), (0.0, WHITE), (3.2, BLUE)):
        assert_color(color_at(shown, x), color)
    hide(shown, 0, 1)
    for x, color in ((-3.2, WHITE), (0.0, GREEN), (3.2, BLUE)):
        assert_color(color_at(shown, x), color)
    hide(shown)
    for x, color in ((-3.2, RED), (0.0, GREEN), (3.2, BLUE)):
        assert_color(color_at(shown, x), color)


def test_half_a_material_can_be_hidden(shown: Shown) -> None:
    hide(shown, 2)
    picture = shown.picture()
    seen = [tuple(picture[place][:3]) == (255, 255, 255) for place in (UPPER, LOWER)]
    assert sorted(seen) == [False, True]


def test_all_faces_can_be_hidden(shown: Shown) -> None:
    hide(shown, *range(6))
    options = showing("edge", "wire", "vertices", "normals", "self-shadow", "ground-shadow")
    assert (shown.picture(options)[..., :3] == 255).all()
    assert face_at(shown, 3.2) is None
    assert shown.scene.pick(CAMERA, SIZE, *pixel(3.2), tables=("vertices",), radius=100) is None


def test_faces_are_met_by_their_rows(shown: Shown) -> None:
    before = [face_at(shown, x) for x in (-3.2, 0.0, 3.2)]
    assert None not in before
    hide(shown, 0, 1, 2)
    assert face_at(shown, -3.2) is None
    assert face_at(shown, 3.2) == before[2]
    assert shown.scene.visible_faces(CAMERA, SIZE, (0, 0, *SIZE)).tolist() == [3, 4, 5]


def test_the_pointer_meets_what_is_behind(gl: None) -> None:
    shown = Shown(hung(Quad(plain(RED)), Quad(plain(GREEN), z=1)))
    assert face_at(shown, 0.4) in (0, 1)
    hide(shown, 0, 1)
    assert face_at(shown, 0.4) in (2, 3)
    assert_color(shown.centre(), GREEN)


@pytest.mark.parametrize("flags", [MaterialFlags.POINTS, MaterialFlags.LINES])
@pytest.mark.parametrize("is_posed", [False, True])
def test_points_and_lines_can_be_hidden(gl: None, flags: int, is_posed: bool) -> None:
    shown = Shown(three_quads(flags))
    if is_posed:
        shown.pose(shifted(shown.model, 1, (0.0, 0.0, -0.5)))
    corner = pixel(-1.5, 1.5)
    place = int(corner[1]), int(corner[0])
    near = slice(place[0] - 2, place[0] + 3), slice(place[1] - 2, place[1] + 3)
    assert (shown.picture()[near][..., :3] != 255).any()
    assert shown.scene.pick(CAMERA, SIZE, *corner, tables=("faces",)).row in (2, 3)
    hide(shown, 0, 2, 3)
    assert (shown.picture()[near][..., :3] == 255).all()
    assert shown.scene.pick(CAMERA, SIZE, *corner, tables=("faces",)) is None
    assert shown.scene.visible_faces(CAMERA, SIZE, (0, 0, *SIZE)).tolist() == [1, 4, 5]


def test_hidden_faces_cast_no_shadow(gl: None) -> None:
    flags = MaterialFlags.CASTS_SELF_SHADOW | MaterialFlags.DOUBLE_SIDED
    receiver = plain(GREEN, flags=flags | MaterialFlags.SELF_SHADOW)
    caster = Quad(plain(RED, flags=flags), x=-1.5, y=2.0, z=-1.5, half=1.0)
    shown = Shown(hung(Quad(receiver, half=4.0), caster))
    options = replace(showing("self-shadow"), light_direction=(1.0, -1.0, 1.0))
    unhidden = shown.picture(options)
    hide(shown, 2, 3)
    without = shown.picture(options)
    alone = Shown(hung(Quad(receiver, half=4.0))).picture(options)
    assert (unhidden != without).any()
    assert np.abs(without - alone).max() <= 2


def test_selected_rows_that_are_hidden_are_not_shown(shown: Shown) -> None:
    for table, rows in (("faces", [2, 3]), ("vertices", range(4, 8)), ("materials", [1])):
        shown.scene.highlight(table, rows)
        hide(shown, 2, 3)
        assert_color(color_at(shown, 0.0), WHITE)
        middle = shown.picture()[:, 23:41, :3]
        assert (middle == 255).all(), table
        hide(shown)
        assert (shown.picture()[:, 23:41, :3] != 255).any(), table


def test_dots_of_vertices_go_with_all_of_their_faces(shown: Shown) -> None:
    hide(shown, 2, 3)
    assert (shown.picture(showing("vertices"))[:, 23:41, :3] == 255).all()
    hide(shown, 2)
    assert (shown.picture(showing("vertices"))[:, 23:41, :3] != 255).any()


def test_hidden_faces_stay_hidden_while_faces_change(gl: None) -> None:
    shown = Shown(three_quads())
    hide(shown, 2, 3)
    shown.centre()
    with shown.edit() as edit:
        edit.set(shown.model.faces, [0, 1], "vertices", [(8, 9, 10), (8, 10, 11)])
    assert_color(color_at(shown, -3.2), WHITE)
    assert_color(color_at(shown, 0.0), WHITE)
    assert_color(color_at(shown, 3.2), BLUE)


def test_a_mask_of_another_length_hides_nothing(gl: None) -> None:
    shown = Shown(three_quads())
    shown.scene.hide({"faces": mask(7, 2, 3)})
    assert_color(color_at(shown, 0.0), GREEN)
    assert face_at(shown, 0.0) in (2, 3)


def with_signs() -> Model:
    model = Model()
    model.bones.records[:] = [Bone("0", position=(-2, 2, 0)), Bone("1", position=(2, 2, 0))]
    model.rigid_bodies.records[:] = [
        RigidBody(position=(-2, 0, 0), size=(0.5, 0, 0)),
        RigidBody(position=(2, 0, 0), size=(0.5, 0, 0)),
    ]
    model.joints.records[:] = [Joint(position=(-2, -2, 0)), Joint(position=(2, -2, 0))]
    return model


@pytest.mark.parametrize(
    ("table", "overlay", "y"), [("bones", "bones", 2.0), ("rigid_bodies", "bodies", 0.0), ("joints", "joints", -2.0)]
)
@pytest.mark.parametrize("is_posed", [False, True])
def test_hidden_rows_are_neither_shown_nor_met(gl: None, table: str, overlay: str, y: float, is_posed: bool) -> None:
    shown = Shown(with_signs())
    if is_posed:
        shown.pose(shifted(shown.model, 0, (0.0, 0.0, 0.5)))
    shown.scene.highlight(table, [0, 1])

    def seen() -> list[bool]:
        picture = shown.picture(showing(overlay))[..., :3]
        return [bool((half != 255).any()) for half in (picture[:, :32], picture[:, 32:])]

    def met() -> list[bool]:
        return [shown.scene.pick(CAMERA, SIZE, *pixel(x, y), tables=(table,)) is not None for x in (-2, 2)]

    assert seen() == met() == [True, True]
    hide(shown, **{table: mask(2, 0)})
    assert seen() == met() == [False, True]
    assert shown.scene.pick(CAMERA, SIZE, *pixel(2, y), tables=(table,)).row == 1
    hide(shown, **{table: mask(2, 1)})
    assert seen() == met() == [True, False]
    hide(shown)
    assert seen() == met() == [True, True]


def test_only_another_array_is_another_mask(gl: None) -> None:
    hidden, faces = Hidden(three_quads()), mask(6, 0)
    assert hidden.take({"faces": faces}) == {"faces"}
    assert hidden.take({"faces": faces}) == set()
    assert hidden.take({"bones": mask(3, 1), "faces": faces}) == {"bones"}
    assert hidden.take({}) == {"faces", "bones"}
