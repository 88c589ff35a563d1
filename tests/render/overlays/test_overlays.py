"""Grid, axes, bones, bodies, joints, normals, vertices and wires appear where they belong."""

from dataclasses import replace

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import OVERLAYS, Group
from editor.render.scene import Scene
from tests.render.making import CAMERA, Quad, model_of, picture, plain, showing

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
SIZE = (256, 256)


def furnished():
    """A white quad with bones, bodies of every shape, and a joint."""
    model = model_of(Quad(plain((1, 1, 1)), half=2))
    limited = IkLink(0, limited=True, lower=(-1, 0, 0), upper=(0, 0, 0))
    ik = BoneFlags.TAIL_IS_BONE | BoneFlags.IK | BoneFlags.VISIBLE
    hidden = BoneFlags.TAIL_IS_BONE | BoneFlags.APPEND_ROTATION
    model.bones.records[:] = [
        Bone(position=(-3, 0, 5), tail_offset=(0, 3, 0)),
        Bone(position=(3, 0, 5), tail_bone=0, flags=ik, ik_target=2, ik_links=(limited,)),
        Bone(position=(0, -4, 5), tail_bone=-1, flags=hidden, append_parent=0, parent=1),
    ]
    model.rigid_bodies.records[:] = [
        RigidBody(shape=BodyShape.SPHERE, size=(1, 0, 0), position=(-3, 3, 0), mode=BodyMode.FOLLOWS_BONE),
        RigidBody(shape=BodyShape.BOX, size=(1, 0.5, 0.5), position=(0, 3, 0), rotation=(0, 0, np.pi / 2)),
        RigidBody(shape=BodyShape.CAPSULE, size=(0.5, 2, 0), position=(3, 3, 0), mode=BodyMode.PHYSICS_AND_BONE),
    ]
    model.joints.records[:] = [Joint(position=(0, -3, 0), turn_lower=(-1, 0, 0), turn_upper=(1, 0, 0))]
    anchors, pins = Columns.of(Anchor, [Anchor(0, 1, False), Anchor(-1, -1, True)]), Columns.of(Pin, [Pin(2), Pin(-1)])
    model.soft_bodies.records[:] = [SoftBody(anchors=anchors, pins=pins)]
    return model


def drawn(*names: str, model=None, camera=CAMERA, **more: object) -> np.ndarray:
    """(height, width) where the overlays change the picture."""
    model = model or furnished()
    plainly = picture(model, camera=camera, options=ViewOptions(**more), size=SIZE)
    return (picture(model, camera=camera, options=showing(*names, **more), size=SIZE) != plainly).any(axis=-1)


def near(mask: np.ndarray, x: float, y: float, reach: int = 3) -> bool:
    """Whether anything was drawn near a point of the plane z = 0."""
    px, py, _ = CAMERA.project([(x, y, 0)], SIZE)[0].round().astype(int)
    return bool(mask[py - reach : py + reach + 1, px - reach : px + reach + 1].any())


# What has to be shown besides, for some to show anything.
COMPANIONS = {"body-groups": "bodies", "joint-limits": "joints", "hidden-bones": "bones"}


WITH_PHYSICS = {"contacts", "beyond-limits"}
OFFERED = [row.name for row in OVERLAYS if row.group is not Group.SURFACE and not row.is_of_window]


@pytest.mark.parametrize("name", [name for name in OFFERED if name not in WITH_PHYSICS])
def test_everything_that_is_offered_shows_something(name: str) -> None:
    scene = Scene(furnished(), None)
    for table in ("bones", "joints", "vertices", "faces"):
        scene.highlight(table, [0])
    without = ViewOptions(show=frozenset({"toon", COMPANIONS.get(name, "toon")}))
    camera = replace(CAMERA, rotation=(20, 10, 0))
    shown = draw_image(scene, camera, without.with_shown(name, True), SIZE).astype(int)
    assert (shown != draw_image(scene, camera, without, SIZE)).any(axis=-1).sum() > 5
    scene.release()


def test_bones_are_marked_at_both_ends_and_through_the_model() -> None:
    mask = drawn("bones")
    for x, y in ((-3, 0), (-3, 1.5), (3, 0), (0, 0), (0, -4)):
        assert near(mask, x, y), (x, y)
    assert not near(mask, 3, 3)


def bone_color(selected: bool) -> np.ndarray:
    """The colour in the middle of the second bone's mark."""
    scene = Scene(furnished(), None)
    scene.highlight("bones", [1] if selected else [])
    x, y = CAMERA.project([(3, 0, 0)], SIZE)[0, :2].astype(int)
    pixels = draw_image(scene, CAMERA, showing("bones", selection_color=(0.0, 1.0, 0.0)), SIZE)
    scene.release()
    return pixels[y, x].astype(int)


def test_a_selected_bone_has_the_colour_of_the_selection() -> None:
    assert bone_color(True)[1] - bone_color(True)[0] > 150
    red, _, blue, _ = bone_color(False)
    assert red - blue > 150


def test_bodies_have_their_shape_size_and_rotation() -> None:
    mask = drawn("bodies")
    for x, y in ((-3, 4), (-2, 3), (-4, 3), (0.5, 4), (-0.5, 2), (3, 4.5), (3.5, 3), (3, 1.5)):
        assert near(mask, x, y), (x, y)
    assert not near(mask, 1, 3)


def test_a_joint_is_a_small_box() -> None:
    mask = drawn("joints")
    rows, columns = np.nonzero(mask)
    assert near(mask, 0, -3, 4)
    assert np.ptp(rows) < 20
    assert np.ptp(columns) < 20


def test_vertices_are_dots_at_the_corners() -> None:
    mask = drawn("vertices")
    assert near(mask, 2, 2)
    assert mask.sum() <= 4 * 16


def test_wires_follow_the_sides() -> None:
    mask = drawn("wire")
    assert near(mask, 2, 0, 1)
    assert near(mask, 0, 0, 1)
    assert not near(mask, 1, -0.2, 2)


def test_normals_point_away_from_the_face() -> None:
    mask = drawn("normals", camera=replace(CAMERA, rotation=(0.0, 90.0, 0.0)))
    columns = np.nonzero(mask)[1]
    assert columns.min() < columns.max() <= 129


def test_the_grid_lies_on_the_ground_and_the_model_hides_it() -> None:
    above = replace(CAMERA, rotation=(90.0, 0.0, 0.0))
    model = model_of(Quad(plain((1, 1, 1)), half=2))
    assert drawn("grid", model=model, camera=above)[128].all()
    assert not drawn("grid", model=model)[100:120, 128].any()


def test_the_grid_fades_towards_the_horizon() -> None:
    seen = drawn("grid", model=Model(), camera=replace(CAMERA, rotation=(10.0, 0.0, 0.0), perspective=True))
    rows = seen.any(axis=1).nonzero()[0]
    assert rows.max() == SIZE[1] - 1
    plainly, horizon = (
        ViewOptions(),
        replace(CAMERA, rotation=(0.0, 0.0, 0.0), target=(0.0, 3.0, 0.0), perspective=True),
    )
    last = picture(Model(), camera=horizon, options=plainly, size=SIZE)
    faint = np.abs(picture(Model(), camera=horizon, options=showing("grid"), size=SIZE) - last).max(axis=(1, 2))
    strengths = faint[faint > 0]
    assert strengths[0] < strengths[-1] / 4


def test_a_backdrop_goes_from_one_colour_to_another_behind_the_model() -> None:
    options = showing(backdrop=((1.0, 0.0, 0.0), (0.0, 0.0, 1.0)))
    seen = picture(model_of(Quad(plain((0, 1, 0)), half=1)), options=options, size=SIZE)
    assert (np.abs(seen[0, :, :3] - (255, 0, 0)) <= 2).all()
    assert (np.abs(seen[-1, :, :3] - (0, 0, 255)) <= 2).all()
    assert tuple(seen[128, 128]) == (0, 255, 0, 255)
    clear = picture(Model(), options=replace(options, background=(0.0, 0.0, 0.0, 0.0)), size=SIZE)
    assert not clear.any()


def test_a_shift_moves_the_picture_by_pixels() -> None:
    model = model_of(Quad(plain((0, 1, 0)), half=1))
    usual = picture(model, options=showing(), size=SIZE)
    moved = picture(model, options=showing(shift=(3.0, 2.0)), size=SIZE)
    assert (moved[:-2, 3:] == usual[2:, :-3]).all()


@pytest.mark.parametrize("background", [(1.0, 1.0, 1.0, 1.0), (0.1, 0.1, 0.1, 1.0)])
def test_the_grid_is_seen_before_any_background(background) -> None:
    assert drawn("grid", camera=replace(CAMERA, rotation=(30, 0, 0)), background=background).sum() > 100


def test_overlays_grow_with_the_density_of_the_screen() -> None:
    assert drawn("bones", pixel_ratio=3.0).sum() > 2 * drawn("bones").sum()


def test_lines_that_pass_the_eye_are_cut_there() -> None:
    inside = replace(CAMERA, target=(0.0, 1.0, 0.0), distance=5.0, perspective=True)
    mask = drawn("axes", "grid", model=model_of(Quad(plain((1, 1, 1)), half=0.1, y=1)), camera=inside)
    assert mask[150:].any()
    assert not mask[:60, :100].any()
