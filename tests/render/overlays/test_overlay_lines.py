"""What bones, chains, limits, bodies and soft bodies are shown as, in numbers: kinds, places, poses, what is hidden."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from editor.model.bone_roles import BoneRole
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.render import hiding
from editor.render.options import ViewOptions
from editor.render.overlays import bodies, bones, joints, overlay_lines
from editor.render.overlays import overlay_input as overlay_inputs
from tests.render.making import CAMERA, CENTRE, GREEN, RED, Quad, Shown, model_of, plain, showing
from tests.render.posing import any_stance, hung, moving, posed, shifted, swarm, turned, weighted

OPERABLE = BoneFlags.VISIBLE | BoneFlags.OPERABLE
TURNS, MOVES = OPERABLE | BoneFlags.ROTATABLE, OPERABLE | BoneFlags.ROTATABLE | BoneFlags.MOVABLE


def subject_of(model: Model, hidden: dict[str, list[int]] | None = None, show: tuple[str, ...] = (), **selected):
    """The model as an overlay finds it, with rows selected and hidden by table."""

    def mask(table: str, rows: list[int]) -> np.ndarray:
        return np.isin(np.arange(len(model.tables[table])), rows)

    kept = hiding.Hidden(model)
    kept.take({table: mask(table, rows) for table, rows in (hidden or {}).items()})
    options = ViewOptions(selection_color=GREEN)
    options = replace(options, show=options.show | set(show))
    return overlay_inputs.OverlayInput(model, lambda table: mask(table, selected.get(table, [])), options, kept)


def skeleton(*made: Bone) -> Model:
    model = Model()
    model.bones.records[:] = made
    return model


def tint_of(color: tuple[float, ...]) -> list[int]:
    return np.rint(np.array(color) * 255).astype(int).tolist()


# -- bones -------------------------------------------------------------------------------------------------------------


def kinds() -> Model:
    """A bone of every kind, in the order of KINDS."""
    model = skeleton(
        Bone(flags=TURNS),
        Bone(flags=MOVES),
        Bone(flags=MOVES | BoneFlags.IK, ik_target=0, ik_links=(IkLink(3), IkLink(-1))),
        Bone(flags=TURNS),
        Bone(flags=TURNS | BoneFlags.FIXED_AXIS),
        Bone(flags=TURNS),
        Bone(flags=BoneFlags.VISIBLE | BoneFlags.ROTATABLE),
        Bone(flags=BoneFlags.ROTATABLE | BoneFlags.OPERABLE),
    )
    model.rigid_bodies.records[:] = [
        RigidBody(bone=5, mode=BodyMode.PHYSICS),
        RigidBody(bone=0, mode=BodyMode.FOLLOWS_BONE),
        RigidBody(bone=-1, mode=BodyMode.PHYSICS),
    ]
    return model


KINDS = (
    ("RING", "ROTATED"),
    ("SQUARE", "MOVED"),
    ("SQUARES", "IK"),
    ("DOUBLE", "LINK"),
    ("CROSSED", "TWISTED"),
    ("DIAMOND", "DRIVEN"),
    ("HOLLOW", "INOPERABLE"),
    ("DISC", "ROTATED"),
)


def test_each_kind_of_bone_has_a_shape_and_a_colour_of_its_own() -> None:
    marks = bones.bone_lines(subject_of(kinds())).marks
    for mark, (shape, role) in zip(marks, KINDS, strict=True):
        assert mark["shape"] == getattr(overlay_lines, shape)
        assert mark["tint"][:3].tolist() == tint_of(bones.ROLE_COLORS[BoneRole[role]])
    assert marks["tint"][-1, 3] < 255, "a hidden bone is pale"
    assert len(set(KINDS)) == len(KINDS)


def test_colours_of_bones_of_ones_own() -> None:
    own = tuple((0.0, 0.0, row / 10) for row in range(len(BoneRole)))
    subject = subject_of(kinds())
    subject = replace(subject, options=replace(ViewOptions(), bone_colors=own))
    for mark, (_, role) in zip(bones.bone_lines(subject).marks, KINDS, strict=True):
        assert mark["tint"][:3].tolist() == tint_of(own[BoneRole[role]])


def test_selected_bones_come_last_larger_and_filled() -> None:
    hung_ = bones.bone_lines(subject_of(kinds(), bones=[0]))
    assert hung_.bones.tolist() == [1, 2, 3, 4, 5, 6, 7, 0]
    mark = hung_.marks[-1]
    assert mark["shape"] == overlay_lines.RING + overlay_lines.FILLED
    assert mark["size"] > hung_.marks["size"][0]
    assert mark["tint"].tolist() == tint_of((*GREEN, 1))


def test_hidden_bones_are_shown_only_if_wanted_or_selected() -> None:
    overlay_input = subject_of(kinds(), bones=[])
    options = ViewOptions().with_shown("hidden-bones", False)
    assert 7 not in bones.bone_lines(replace(overlay_input, options=options)).bones
    chosen = subject_of(kinds(), bones=[7])
    assert 7 in bones.bone_lines(replace(chosen, options=options)).bones


def test_masked_bones_are_not_shown() -> None:
    model = skeleton(Bone(), Bone(parent=0, position=(1, 0, 0)), Bone(parent=0, position=(2, 0, 0)))
    overlay_input = subject_of(model, hidden={"bones": [1]}, bones=[1, 2])
    assert bones.bone_lines(overlay_input).bones.tolist() == [0, 2]
    assert set(bones.axis_lines(overlay_input).starts) == {2}
    assert bones.parent_lines(overlay_input).ends.tolist() == [2]


def test_bones_end_where_the_next_has_gone_or_their_offset_points() -> None:
    model = skeleton(
        Bone(tail_offset=(0, 1, 0)),
        Bone(parent=0, position=(0, 3, 0), flags=MOVES | BoneFlags.TAIL_IS_BONE, tail_bone=0),
        Bone(position=(0, 0, 2), flags=MOVES | BoneFlags.TAIL_IS_BONE, tail_bone=-1),
    )
    posed_model = posed(model, turned(model, 0, 90))
    lines, marks = bones.bone_lines(subject_of(model)).at(overlay_inputs.OverlayPose.of(posed_model))
    np.testing.assert_allclose(marks["place"], [(0, 0, 0), (-3, 0, 0), (0, 0, 2)], atol=1e-6)
    np.testing.assert_allclose(lines["end"][::2], [(-1, 0, 0), (0, 0, 0)], atol=1e-6)


def test_the_axes_of_selected_bones_turn_with_them() -> None:
    model = skeleton(Bone(), Bone(parent=0, position=(1, 0, 0)))
    posed_model = posed(model, turned(model, 0, 90))
    lines, _ = bones.axis_lines(subject_of(model, bones=[1])).at(overlay_inputs.OverlayPose.of(posed_model))
    np.testing.assert_allclose(lines["start"], [(0, 1, 0)] * 3, atol=1e-6)
    ways = (lines["end"] - lines["start"]) / bones.AXIS_LENGTH
    np.testing.assert_allclose(ways, [(0, 1, 0), (-1, 0, 0), (0, 0, 1)], atol=1e-6)


# -- chains ------------------------------------------------------------------------------------------------------------


def leg() -> Model:
    """Hip, knee, ankle, and an IK bone that takes the ankle along."""
    links = (IkLink(1, limited=True, lower=(-np.pi, 0, 0), upper=(0, 0, 0)), IkLink(0), IkLink(-1))
    return skeleton(
        Bone(position=(0, 4, 0)),
        Bone(position=(0, 2, 0), parent=0),
        Bone(position=(0, 0, 0), parent=1),
        Bone(position=(0, 0, 1), flags=MOVES | BoneFlags.IK, ik_target=2, ik_links=links),
        Bone(flags=MOVES | BoneFlags.IK, ik_target=-1),
    )


def test_an_ik_chain_goes_from_the_bone_to_its_target_and_up_the_links() -> None:
    shown = bones.ik_lines(subject_of(leg()))
    assert list(zip(shown.starts.tolist(), shown.ends.tolist(), strict=True)) == [(3, 2), (1, 2), (0, 1)]
    assert shown.lines["dash"].tolist() == [bones.DASH, 0, 0]


@pytest.mark.parametrize("chosen", [1, 3])
def test_the_limits_of_a_chosen_link_stand_in_the_space_of_its_parent(chosen: int) -> None:
    model = leg()
    shown = bones.ik_lines(subject_of(model, bones=[chosen]))
    fan = (shown.starts == 0) & (shown.ends == 0)
    rim = shown.lines["end"][fan & (shown.lines["tint"] == tint_of(joints.AXIS_COLORS[0])).all(axis=1)]
    assert len(rim)
    assert rim[:, 2].min() == pytest.approx(0, abs=1e-6), "only backwards, as a knee bends"
    assert rim[:, 2].max() == pytest.approx(1, abs=0.02)


def test_append_links_tell_the_sign_of_their_ratio() -> None:
    flags = TURNS | BoneFlags.APPEND_ROTATION
    model = skeleton(
        Bone(),
        Bone(position=(1, 0, 0), flags=flags, append_parent=0, append_ratio=0.5),
        Bone(position=(2, 0, 0), flags=flags, append_parent=0, append_ratio=-1.0),
        Bone(position=(3, 0, 0), flags=flags, append_parent=0, append_ratio=0.0),
        Bone(position=(4, 0, 0), flags=flags, append_parent=-1),
        Bone(position=(5, 0, 0), append_parent=0),
    )
    shown = bones.append_lines(subject_of(model))
    looks = {
        row: (line["tint"].tolist(), float(line["dash"])) for row, line in zip(shown.ends, shown.lines, strict=True)
    }
    assert sorted(looks) == [1, 2, 3]
    assert looks[1] == (tint_of(bones.ADDED), bones.DASH)
    assert looks[2] == (tint_of(bones.SUBTRACTED), bones.DOT)
    assert looks[3] == (tint_of(bones.NO_RATIO), bones.DASH)


# -- limits ------------------------------------------------------------------------------------------------------------


def fan(low: float, high: float, ahead: tuple[float, float, float] = (0, -2, 0)) -> np.ndarray:
    """Where the fan around x ends."""
    made = joints.fans((0, 0, 0), np.eye(3), (low, 0, 0), (high, 0, 0), np.array(ahead, float), 1.0)
    return np.concatenate((made[0]["end"], made[0]["start"]))


def test_a_fan_starts_from_where_the_thing_is_at_angle_0() -> None:
    ends = fan(0, np.pi / 2)
    assert np.linalg.norm(ends - (0, -1, 0), axis=1).min() < 1e-6
    assert np.linalg.norm(ends - (0, 0, -1), axis=1).min() < 1e-6  # turned by +90° about x
    assert ends[:, 1].max() < 1e-6


def test_a_fan_around_the_way_to_the_thing_starts_from_the_next_axis() -> None:
    assert np.linalg.norm(fan(0, 0.5, (3, 0, 0)) - (0, 1, 0), axis=1).min() < 1e-6


@pytest.mark.parametrize("given", [(1.0, -1.0), (-9.0, 9.0)])
def test_without_limits_a_fan_is_a_circle(given: tuple[float, float]) -> None:
    ends = fan(*given)
    for direction in ((0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)):
        assert np.linalg.norm(ends - direction, axis=1).min() < 0.1


def test_a_locked_axis_ends_in_a_cross() -> None:
    made = joints.fans((0, 0, 0), np.eye(3), (0, 0, 0), (0, 0, 0), np.zeros(3), 1.0)
    assert [len(lines) for lines in made] == [3, 3, 3]
    assert (made[2]["end"][0] == np.float32((0, 0, 0.6))).all()


def test_the_box_of_a_range_is_as_large_as_the_range() -> None:
    lines = joints.range_box((1, 0, 0), np.eye(3), (-1, 0, 2), (1, 0, 1), free=5)
    ends = np.concatenate((lines["start"], lines["end"]))
    np.testing.assert_allclose(ends.min(axis=0), (0, 0, -5))
    np.testing.assert_allclose(ends.max(axis=0), (2, 0, 5))
    along_z = lines["start"][:, 2] != lines["end"][:, 2]
    assert (lines["dash"] > 0).tolist() == along_z.tolist(), "where it has no end, it is dashed"


JOINT = Joint(
    body_a=0,
    body_b=1,
    move_lower=(-1, -2, 0),
    move_upper=(1, 2, 0),
    turn_lower=(-1, -0.5, 0.2),
    turn_upper=(1, 0.5, 0.3),
)


@pytest.mark.parametrize(
    ("kind", "moves", "turns"),
    [
        (JointKind.SPRING_6DOF, ((-1, -2, 0), (1, 2, 0)), ((-1, -0.5, 0.2), (1, 0.5, 0.3))),
        (JointKind.SIX_DOF, ((-1, -2, 0), (1, 2, 0)), ((-1, -0.5, 0.2), (1, 0.5, 0.3))),
        (JointKind.POINT_TO_POINT, joints.LOCKED, joints.FREE),
        (JointKind.CONE_TWIST, joints.LOCKED, ((-1, -0.5, -0.2), (1, 0.5, 0.2))),
        (JointKind.SLIDER, ((-1, 0, 0), (1, 0, 0)), ((-1, 0, 0), (1, 0, 0))),
        (JointKind.HINGE, joints.LOCKED, ((0, 0, -1), (0, 0, 1))),
    ],
)
def test_what_a_joint_allows_is_for_its_kind_to_say(kind: JointKind, moves: object, turns: object) -> None:
    assert joints.move_and_turn_limits(replace(JOINT, kind=kind)) == (moves, turns)


# -- bodies and joints -------------------------------------------------------------------------------------------------


LIMB = RigidBody(bone=1, position=(5, 0, 0), group=19, shape=BodyShape.CAPSULE, size=(1, 4, 0))


def jointed() -> Model:
    """Two bodies on a bone each, neither of which hangs from the other, with a joint, and a joint of nothing."""
    model = skeleton(Bone(), Bone(position=(5, 0, 0)))
    model.rigid_bodies.records[:] = [
        RigidBody(bone=0, position=(1, 0, 0), group=3, mode=BodyMode.FOLLOWS_BONE),
        replace(LIMB, mode=BodyMode.PHYSICS),
    ]
    model.joints.records[:] = [replace(JOINT, position=(2, 0, 0)), Joint(position=(9, 9, 9), body_a=-1)]
    return model


def test_joints_are_tied_to_their_bodies_wherever_these_are() -> None:
    model = jointed()
    pose = overlay_inputs.OverlayPose.of(posed(model, shifted(model, 1, (0, 0, 7))))
    lines, marks = joints.joint_lines(subject_of(model)).at(pose)
    np.testing.assert_allclose(lines["start"], [(2, 0, 7)] * 2, atol=1e-6)
    np.testing.assert_allclose(lines["end"], [(1, 0, 0), (5, 0, 7)], atol=1e-6)
    np.testing.assert_allclose(marks["place"], [(2, 0, 7), (9, 9, 9)], atol=1e-6)


def test_limits_are_those_of_selected_joints_and_follow_body_a() -> None:
    model = jointed()
    assert not len(joints.joint_limit_lines(subject_of(model)).lines)
    assert not len(joints.joint_limit_lines(subject_of(model, hidden={"joints": [0]}, joints=[0])).lines)
    shown = joints.joint_limit_lines(subject_of(model, joints=[0]))
    assert set(shown.starts) == {0}
    box = np.concatenate((shown.lines["start"][:8], shown.lines["end"][:8]))
    np.testing.assert_allclose((box.min(axis=0), box.max(axis=0)), [(1, -2, 0), (3, 2, 0)], atol=1e-6)
    lines, _ = shown.at(overlay_inputs.OverlayPose.of(posed(model, shifted(model, 0, (0, 0, 7)))))
    np.testing.assert_allclose(lines["start"][:8, 2], 7, atol=1e-6)


def test_bodies_have_the_colour_of_their_kind_or_group() -> None:
    model = jointed()
    by_kind = bodies.body_colors(subject_of(model))
    assert by_kind.tolist() == [list(bodies.BODY_COLORS[mode]) for mode in (BodyMode.FOLLOWS_BONE, BodyMode.PHYSICS)]
    by_group = bodies.body_colors(subject_of(model, show=("body-groups",)))
    assert by_group.tolist() == [list(bodies.GROUP_COLORS[3])] * 2
    assert len(set(bodies.GROUP_COLORS)) == 16


def test_bodies_are_placed_with_their_bone_and_left_out_when_masked() -> None:
    model = jointed()
    figures = bodies.body_wires(subject_of(model, hidden={"rigid_bodies": [0]}))
    placed = figures.at(overlay_inputs.OverlayPose.of(posed(model, turned(model, 1, 90))))
    assert not len(placed[BodyShape.SPHERE])
    capsule = placed[BodyShape.CAPSULE][0]
    np.testing.assert_allclose(capsule["row_x"], (0, -1, 0, 5), atol=1e-6)
    assert capsule["scale"].tolist() == [1, 1, 1]
    assert capsule["apart"] == 2


def test_soft_bodies_show_anchors_and_pins_where_the_vertices_are() -> None:
    model = hung(Quad(plain()))
    model.rigid_bodies.records[:] = [RigidBody(position=(0, 9, 0))]
    anchors = Columns.of(Anchor, [Anchor(0, 1), Anchor(0, 2, near=True), Anchor(-1, 1), Anchor(0, -1)])
    model.soft_bodies.records[:] = [SoftBody(anchors=anchors, pins=Columns.of(Pin, [Pin(3), Pin(-1)]))]
    model.morphs.records[:] = [moving([1], (0, 0, -4))]
    pose = shifted(model, 0, (10, 0, 0))
    pose.weights[0] = 1
    lines, marks = bodies.soft_anchors(subject_of(model)).at(overlay_inputs.OverlayPose.of(posed(model, pose)))
    np.testing.assert_allclose(marks["place"], [(12.5, 2.5, -4), (12.5, -2.5, 0), (7.5, -2.5, 0)], atol=1e-5)
    np.testing.assert_allclose(lines["start"], marks["place"][:2])
    np.testing.assert_allclose(lines["end"], [(0, 9, 0)] * 2)
    assert marks["shape"].tolist() == [overlay_lines.SQUARE, overlay_lines.SQUARE, overlay_lines.CROSSED]
    assert (lines["dash"] > 0).tolist() == [False, True]


# -- drawn -------------------------------------------------------------------------------------------------------------


def solid(*made: RigidBody) -> Shown:
    shown = Shown(model_of(Quad(plain((1, 1, 1)), half=10)))
    shown.model.rigid_bodies.records[:] = made
    return shown


SOLID = showing("solid-bodies")
BALL = RigidBody(size=(2, 0, 0), mode=BodyMode.FOLLOWS_BONE)


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
class TestDrawn:
    def test_of_solid_bodies_only_the_nearest_face_is_seen_through_the_model(self) -> None:
        one = solid(replace(BALL, position=(0, 0, 5))).picture(SOLID)[CENTRE]
        red, green, blue, alpha = one
        assert green > red + 30
        assert green > blue + 30
        assert alpha == 255
        two = solid(replace(BALL, position=(0, 0, 5)), replace(BALL, position=(0, 0, 9))).picture(SOLID)[CENTRE]
        np.testing.assert_array_equal(one, two)

    def test_a_name_is_nothing_that_is_seen(self, uploads: list[int]) -> None:
        shown = Shown(jointed())
        options = showing("bones", "bodies", "joints")
        shown.picture(options)
        shown.edit().set(shown.model.bones, 0, "name", "other")
        uploads.clear()
        shown.picture(options)
        assert len(uploads) == 1

    @pytest.mark.parametrize(
        ("shape", "size", "inside", "outside"),
        [
            (BodyShape.SPHERE, (2, 0, 0), (1.9, 0), (1.5, 1.5)),
            (BodyShape.BOX, (2, 1, 1), (1.9, 0.9), (1.9, 1.2)),
            (BodyShape.CAPSULE, (1, 4, 0), (0.9, 1.9), (0.9, 2.9)),
        ],
    )
    def test_solid_bodies_have_their_shape(self, shape, size, inside, outside) -> None:
        picture = solid(RigidBody(shape=shape, size=size)).picture(replace(SOLID, pixel_ratio=1.0))
        for (x, y), is_covered in ((inside, True), (outside, False)):
            column, row = CAMERA.project([(x, y, 0)], (64, 64))[0, :2].astype(int)
            assert (picture[row, column, :3] != 255).any() == is_covered

    def test_selected_solid_bodies_stand_out(self) -> None:
        shown = solid(BALL)
        shown.scene.highlight("rigid_bodies", [0])
        red, green, _, _ = shown.picture(replace(SOLID, selection_color=RED))[CENTRE]
        assert red > green + 100

    def test_normals_follow_bones_morphs_and_edits(self) -> None:
        shown = Shown(hung(Quad(plain(), normal=(1, 0, 0))))
        options = ViewOptions(show=frozenset({"normals"}))
        at = (32 - 13, 32 + 13)  # above the right top corner, where the lines begin
        assert shown.picture(options)[at[0], at[1] + 1, :3].tolist() != [255, 255, 255]
        model = shown.model
        shown.pose(turned(model, 0, 90))
        assert (shown.picture(options) != shown.picture(ViewOptions(show=frozenset()))).any()
        lit = np.argwhere((shown.picture(options) != shown.picture(ViewOptions(show=frozenset()))).any(axis=-1))
        assert np.ptp(lit[:, 1]) <= 34, "turned to point upwards, they are no broader than the quad"

    def test_normals_of_masked_vertices_are_not_drawn(self) -> None:
        shown = Shown(model_of(Quad(plain(), normal=(1, 0, 0))))
        options = ViewOptions(show=frozenset({"normals"}))
        without = ViewOptions(show=frozenset())
        shown.scene.hide({"faces": np.ones(2, np.bool_)})
        np.testing.assert_array_equal(shown.picture(options), shown.picture(without))

    def test_what_has_not_changed_is_not_made_again(self, uploads: list[int]) -> None:
        shown = Shown(jointed())
        options = showing("bones", "bodies", "solid-bodies", "joints", "ik", "append", "parents", "soft-bodies")
        shown.pose(shifted(shown.model, 0, (0, 0, 1)))
        shown.picture(options)
        uploads.clear()
        shown.picture(options)
        assert len(uploads) == 1, "the camera's block, and nothing else"
        shown.pose(shifted(shown.model, 0, (0, 0, 1)))
        uploads.clear()
        shown.picture(options)
        assert len(uploads) > 1, "a pose moves what is shown"

    def test_released_overlays_are_made_again(self) -> None:
        shown = Shown(jointed())
        options = showing("bones", "bodies", "solid-bodies", "joints", "normals")
        before = shown.picture(options)
        shown.scene.release()
        np.testing.assert_array_equal(shown.picture(options), before)

    def test_overlays_follow_the_bones_as_at_rest_where_nothing_moves(self) -> None:
        model = swarm(bones=4)
        model.rigid_bodies.records[:] = jointed().rigid_bodies.records
        model.joints.records[:] = jointed().joints.records
        shown = Shown(model)
        options = showing("bones", "bodies", "solid-bodies", "joints", "ik", "append", "parents")
        at_rest = shown.picture(options)
        shown.pose(weighted(model))
        assert (np.abs(shown.picture(options) - at_rest) > 8).any(axis=-1).sum() < 8
        shown.pose(any_stance(model))
        assert (shown.picture(options) != at_rest).any()

    def test_thin_lines_are_seen_on_white_and_on_black(self) -> None:
        for color in ((1.0, 1.0, 1.0), (0.0, 0.0, 0.0)):
            shown = Shown(model_of(Quad(plain(color), half=10)))
            shown.model.bones.records[:] = [Bone(position=(-3, 0, 0), tail_offset=(6, 0, 0))]
            away = np.abs(shown.picture(showing("bones")) - shown.picture())[..., :3].max(axis=-1)
            assert away.max() > 90
