"""The display modes: what each shows in single pixels, posed as at rest, and that it costs nothing while it is off."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset
from editor.render.modes import DEFORM_COLORS, HEAT, MODES, NO_BONE, DisplayMode, bone_color, heat_legend
from editor.render.options import ViewOptions
from tests.render.looking import assert_alike, gradient, saved, texel, textured, with_columns
from tests.render.making import BLUE, CENTRE, GREEN, RED, Quad, Shown, model_of, picture, plain, showing
from tests.render.posing import hung, shifted, weighted

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
UVS = [DisplayMode.UV1, DisplayMode.UV2, DisplayMode.UV3, DisplayMode.UV4]
DARK, DARKEST = (0.4, 0.6)  # of facets and of what modes show, turned away from light or eye


def seen_in(mode: DisplayMode, bone: int = -1, **more: object) -> ViewOptions:
    return ViewOptions(mode=mode, weight_bone=bone, **more)


def weighted_model(deform: Deform, bones: tuple[int, ...], weights: tuple[float, ...]) -> Model:
    model = model_of(Quad(plain(RED)))
    model.bones.records[:] = [Bone(f"{row}") for row in range(4)]
    return with_columns(
        model, deform=np.full(4, deform), bones=np.tile(bones, (4, 1)), weights=np.tile(weights, (4, 1))
    )


def heat(weight: float) -> np.ndarray:
    at = np.linspace(0, 1, len(HEAT))
    return np.array([np.interp(weight, at, [color[part] for color in HEAT]) for part in range(3)])


# The weights that a bone has of a vertex, by bone.
WEIGHTED = [
    (Deform.BDEF1, (1, 2, 0, 3), (0.3, 0.7, 0.5, 0.5), {1: 1.0}),
    (Deform.BDEF2, (1, 2, 0, 3), (0.3, 0.9, 0.5, 0.5), {1: 0.3, 2: 0.7}),
    (Deform.SDEF, (2, 0, 1, 3), (0.6, 0.0, 0.5, 0.5), {2: 0.6, 0: 0.4}),
    (Deform.BDEF4, (0, 1, 2, 3), (0.1, 0.2, 0.3, 0.4), {0: 0.1, 1: 0.2, 2: 0.3, 3: 0.4}),
    (Deform.BDEF4, (2, 1, 2, -1), (0.1, 0.2, 0.3, 0.4), {2: 0.4, 1: 0.2, -1: 0.4}),
    (Deform.QDEF, (3, 2, 1, 0), (0.5, 0.25, 0.25, 0.0), {3: 0.5, 2: 0.25, 1: 0.25}),
]


@pytest.mark.parametrize(("deform", "bones", "weights", "shares"), WEIGHTED)
def test_the_weight_of_a_bone(deform, bones, weights, shares) -> None:
    model = weighted_model(deform, bones, weights)
    for bone in range(-1, 5):
        seen = picture(model, options=seen_in(DisplayMode.BONE_WEIGHT, bone))[CENTRE]
        assert_alike(seen, heat(shares.get(bone, 0.0) if bone >= 0 else 0.0))


@pytest.mark.parametrize(("deform", "bones", "weights", "shares"), WEIGHTED)
def test_weights_as_colours_of_bones(deform, bones, weights, shares) -> None:
    model = weighted_model(deform, bones, weights)
    mixed = sum(np.array(bone_color(bone)) * weight for bone, weight in shares.items())
    assert_alike(picture(model, options=seen_in(DisplayMode.BONE_COLORS))[CENTRE], mixed)


def test_bones_have_colours_of_their_own() -> None:
    colors = np.array([bone_color(row) for row in range(60)])
    away = np.linalg.norm(colors[:, None] - colors[None], axis=-1) + np.eye(60)
    assert away.min() > 0.03
    assert np.linalg.norm(np.diff(colors, axis=0), axis=1).min() > 0.5
    assert bone_color(-1) == NO_BONE


@pytest.mark.parametrize("bone", [0, 1, 77, 1000, 32767])
def test_the_colours_of_bones_are_those_that_are_drawn(bone: int) -> None:
    model = weighted_model(Deform.BDEF1, (bone, -1, -1, -1), (1, 0, 0, 0))
    assert_alike(picture(model, options=seen_in(DisplayMode.BONE_COLORS))[CENTRE], np.array(bone_color(bone)))


def test_numbers_are_colours_in_any_mode_and_grey_where_there_are_none() -> None:
    model = weighted_model(Deform.BDEF4, (0, 1, 2, 3), (0.1, 0.2, 0.3, 0.4))
    for number, color in ((0.0, heat(0)), (3.0, heat(1)), (np.nan, np.array(NO_BONE))):
        numbers = np.full(4, number, np.float32)
        for mode in (DisplayMode.NORMAL, DisplayMode.WIRE, DisplayMode.BONE_WEIGHT):
            assert_alike(picture(model, options=seen_in(mode, 1, heat=numbers))[CENTRE], color)
    other = picture(model, options=seen_in(DisplayMode.BONE_WEIGHT, 1, heat=np.zeros(3, np.float32)))
    assert_alike(other[CENTRE], heat(0.2))  # of another mesh
    assert [label for label, _ in heat_legend(np.array([0, np.nan, 3.0]))] == ["0", "0.75", "1.5", "2.25", "3"]


@pytest.mark.parametrize("deform", list(Deform))
def test_the_weight_type(deform: Deform) -> None:
    model = weighted_model(deform, (0, 0, 0, 0), (1, 0, 0, 0))
    assert_alike(picture(model, options=seen_in(DisplayMode.DEFORM))[CENTRE], np.array(DEFORM_COLORS[deform]))


def test_there_is_a_row_for_every_mode() -> None:
    assert list(MODES) == list(DisplayMode)  # menus are in the order of rows


def test_legends_say_what_colours_mean() -> None:
    assert [label for label, _ in MODES[DisplayMode.DEFORM].legend] == ["BDEF1", "BDEF2", "BDEF4", "SDEF", "QDEF"]
    assert dict(MODES[DisplayMode.BONE_WEIGHT].legend)["50 %"] == HEAT[2]
    assert MODES[DisplayMode.NORMAL].legend == ()


@pytest.mark.parametrize("mode", UVS)
def test_additional_uvs_are_colours(mode: DisplayMode) -> None:
    model = with_columns(model_of(Quad(plain(RED))), **{mode.value: np.tile((0.2, 1.4, 0.6, -1), (4, 1))})
    assert_alike(picture(model, options=seen_in(mode))[CENTRE], np.array((0.2, 1.0, 0.6)))
    others = [other for other in UVS if other is not mode]
    assert all((picture(model, options=seen_in(other))[CENTRE][:3] == 0).all() for other in others)


def test_morphed_uvs_are_seen_as_they_are_morphed() -> None:
    model = hung(Quad(plain(RED)))
    with_columns(model, uv3=np.tile((0.2, 0.2, 0.2, 0), (4, 1)), bones=model.vertices["bones"].copy())
    entries = [UvOffset(row, (0.5, 0, 0, 0)) for row in range(4)]
    model.morphs.records[:] = [Morph("m", kind=MorphKind.UV3, offsets=Columns.of(UvOffset, entries))]
    shown = Shown(model)
    options = seen_in(DisplayMode.UV3)
    assert_alike(shown.picture(options)[CENTRE], np.array((0.2, 0.2, 0.2)))
    shown.pose(weighted(model, 1.0))
    assert_alike(shown.picture(options)[CENTRE], np.array((0.7, 0.2, 0.2)))
    shown.pose(weighted(model, 0.5))
    assert_alike(shown.picture(options)[CENTRE], np.array((0.45, 0.2, 0.2)))
    shown.pose(None)
    assert_alike(shown.picture(options)[CENTRE], np.array((0.2, 0.2, 0.2)))


def test_the_checker_tells_where_on_the_texture_a_place_is() -> None:
    model = with_columns(model_of(Quad(plain(RED), half=5)), uv=np.array([(0, 0), (2, 0), (2, 2), (0, 2)]))
    size = (320, 320)
    seen = picture(model, options=seen_in(DisplayMode.CHECKER), size=size)
    for row, column in ((0, 0), (0, 1), (3, 12), (9, 20), (31, 31)):
        color = np.array((((column % 16) + 0.5) / 16, ((row % 16) + 0.5) / 16, 0.5))
        even = (row + column) % 2 == 0
        assert_alike(seen[row * 10 + 5, column * 10 + 5], color * 0.4 + 0.6 if even else color * 0.7)


def test_the_texture_is_seen_unlit(tmp_path: Path) -> None:
    image = gradient()
    saved(tmp_path, "a.png", image)
    model = textured(model_of(Quad(plain(RED, texture=0), half=5, normal=(0, 0, 1))), "a.png")
    seen = picture(model, tmp_path, options=seen_in(DisplayMode.TEXTURE))
    along = (np.arange(64) + 0.5) / 64
    assert_alike(seen[32], texel(image, along, np.full(64, 32.5 / 64)))
    assert_alike(picture(model, options=seen_in(DisplayMode.TEXTURE))[CENTRE], np.ones(3))


def test_flat_faces_have_their_own_normals_whatever_vertices_say() -> None:
    model = model_of(Quad(plain((0.8, 0.6, 0.4)), half=5, normal=(1, 0, 0)))
    for light, facing in (((0, 0, 1), 1.0), ((0, -1, 0), 0.0), ((0, 0, -1), -1.0), ((0.6, 0, 0.8), 0.8)):
        seen = picture(model, options=seen_in(DisplayMode.FLAT, light_direction=light))[CENTRE]
        assert_alike(seen, np.array((0.8, 0.6, 0.4)) * (DARK + (1 - DARK) * (0.5 + 0.5 * facing)))


def test_wires_have_nothing_behind_them() -> None:
    for mode, centre in ((DisplayMode.WIRE, (1, 1, 1)), (DisplayMode.WIRE_OVER, RED)):
        seen = picture(model_of(Quad(plain(RED))), options=seen_in(mode))
        assert_alike(seen[28, 40], np.array(centre))  # beside the diagonal
        border = seen[32, 14:18, :3]
        assert (border.max(axis=1) < 130).any()


def test_wires_are_light_on_dark() -> None:
    seen = picture(model_of(Quad(plain(RED))), options=seen_in(DisplayMode.WIRE, background=(0.1, 0.1, 0.1, 1)))
    assert (seen[32, 14:18, :3].min(axis=1) > 100).any()


@pytest.mark.parametrize("mode", [DisplayMode.BONE_COLORS, DisplayMode.DEFORM, DisplayMode.UV2, DisplayMode.CHECKER])
def test_what_turns_away_is_a_little_darker(mode: DisplayMode) -> None:
    straight, aside = (
        picture(
            with_columns(model_of(Quad(plain(RED), normal=normal)), bones=np.full((4, 4), 1), uv2=np.full((4, 4), 0.6)),
            options=seen_in(mode),
        )[CENTRE]
        for normal in ((0.0, 0.0, -1.0), (1.0, 0.0, 0.0))
    )
    assert_alike(aside, straight[:3] / 255 * DARKEST)


@pytest.mark.parametrize("mode", list(DisplayMode))
def test_every_mode_shows_the_pose(mode: DisplayMode) -> None:
    shown = Shown(hung(Quad(plain(RED), half=1.0)))
    options = seen_in(mode, background=(1, 0, 1, 1))

    def covered() -> np.ndarray:
        return (shown.picture(options)[..., :3] != (255, 0, 255)).any(axis=-1)

    at_rest = covered()
    assert at_rest.any()
    shown.pose(shifted(shown.model, 0, (3.0, 0, 0)))
    away = np.nonzero(covered())[1].mean() - np.nonzero(at_rest)[1].mean()
    assert away == pytest.approx(3.0 * 64 / 10, abs=1)
    shown.pose(None)
    assert np.array_equal(covered(), at_rest)


@pytest.mark.parametrize("posed", [False, True])
def test_edited_weights_are_seen_in_the_next_picture(posed: bool) -> None:
    shown = Shown(weighted_model(Deform.BDEF2, (0, 1, -1, -1), (1.0, 0, 0, 0)))
    if posed:
        shown.pose(shifted(shown.model, 3, (1, 0, 0)))
    options = seen_in(DisplayMode.BONE_WEIGHT, 0)
    assert_alike(shown.picture(options)[CENTRE], heat(1.0))
    with shown.edit() as edit:
        edit.set(shown.model.vertices, range(4), "weights", np.tile((0.25, 0.75, 0, 0), (4, 1)))
    assert_alike(shown.picture(options)[CENTRE], heat(0.25))
    shown.pose(shifted(shown.model, 0, (100, 0, 0)))
    # A quarter of a hundred to the side: the pose has not missed what was looked at without it.
    assert_alike(shown.picture(options)[CENTRE], np.ones(3))


def test_columns_are_uploaded_while_they_are_looked_at(uploads: list[int]) -> None:
    model = with_columns(
        weighted_model(Deform.BDEF4, (0, 1, 2, 3), (0.25,) * 4), bones=np.zeros((4, 4)), uv4=np.ones((4, 4))
    )
    shown = Shown(model)
    shown.picture()
    wide = 4 * 16  # bytes of a column of four numbers a vertex
    assert wide not in uploads
    shown.picture(seen_in(DisplayMode.BONE_WEIGHT))
    assert uploads.count(wide) == 1  # the bones; deform and weights are those of no vertex in particular
    shown.picture(seen_in(DisplayMode.UV4))
    assert uploads.count(wide) == 2
    uploads.clear()
    shown.picture(seen_in(DisplayMode.UV4))
    shown.picture(seen_in(DisplayMode.BONE_COLORS))
    shown.picture()
    assert wide not in uploads


def test_what_a_texture_cuts_out_is_not_there_in_any_mode(tmp_path: Path) -> None:
    saved(tmp_path, "a.png", np.array([[(255, 255, 255, 0)]], np.uint8))
    model = textured(model_of(Quad(plain(RED, texture=0), z=-1), Quad(plain(BLUE), z=1, half=5)), "a.png")
    blank = textured(model_of(Quad(plain(BLUE), z=1, half=5)))
    for mode in DisplayMode:
        if mode not in (DisplayMode.WIRE, DisplayMode.WIRE_OVER):
            seen, without = (picture(one, tmp_path, options=seen_in(mode))[20, 40] for one in (model, blank))
            assert_alike(seen, without[:3] / 255)


def test_edges_and_shadows_belong_to_the_lit_modes() -> None:
    material = plain(RED, flags=0x10, edge_color=(0, 1, 0, 1))
    model = model_of(Quad(material, turned_away=True))
    for mode in (DisplayMode.NORMAL, DisplayMode.FLAT, DisplayMode.WIRE_OVER):
        assert_alike(picture(model, options=seen_in(mode))[28, 40], np.array(GREEN))
    for mode in (DisplayMode.BONE_WEIGHT, DisplayMode.CHECKER, DisplayMode.UV1):
        assert_alike(picture(model, options=seen_in(mode))[28, 40], np.ones(3))


def test_a_model_of_nothing_is_a_background_in_every_mode() -> None:
    for mode in DisplayMode:
        options = replace(showing("wire"), mode=mode)
        assert (picture(Model(), options=options) == 255).all()


def test_drawn_again_after_it_was_released() -> None:
    shown = Shown(weighted_model(Deform.BDEF2, (0, 1, -1, -1), (0.5, 0, 0, 0)))
    options = seen_in(DisplayMode.BONE_WEIGHT, 1)
    before = shown.picture(options)
    shown.scene.release()
    assert (shown.picture(options) == before).all()
