"""The shape applied: what was seen in the pose is seen at rest, and moves on from there as it did before."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from editor.formats import load, load_model
from editor.formats.vmd.content import MotionContent
from editor.math3d.arrays import FloatArray
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.joints import Joint
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, VertexOffset
from editor.model.rigid_bodies import RigidBody
from editor.operations.pose.apply_pose_as_rest import (
    apply_morphs,
    apply_pose_as_rest,
    changed_rows,
    morphed_columns,
    pose_as_rest,
    reaching_kinds,
)
from editor.operations.queries.compare import differences
from editor.operations.transform.session import TransformOptions, begin_transform
from editor.operations.transform.transform import moved
from editor.preview.morphed_vertices import COLUMNS
from editor.preview.physics.soft_body_layout import SoftVertices
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.overlays.overlay_input import bodies_at, joints_at
from editor.resources import resource

NEAR = 1e-4
Turns = Mapping[str, tuple[float, float, float]]


def quaternion(turn: tuple[float, float, float]) -> FloatArray:
    """From a rotation vector in degrees."""
    vector = np.radians(turn)
    angle = np.linalg.norm(vector)
    return np.append(vector * (np.sin(angle / 2) / angle if angle else 0), np.cos(angle / 2))


def stance_of(model: Model, turns: Turns | None = None, moves: Turns | None = None, **weights: float) -> Pose:
    bones = {bone.name: row for row, bone in enumerate(model.bones)}
    morphs = {morph.name: row for row, morph in enumerate(model.morphs)}
    pose = Pose.at_rest(len(bones), len(morphs))
    for name, turn in (turns or {}).items():
        pose.rotations[bones[name]] = quaternion(turn)
    for name, move in (moves or {}).items():
        pose.offsets[bones[name]] = move
    for name, weight in weights.items():
        pose.weights[morphs[name]] = weight
    return pose


def posed(model: Model, pose: Pose) -> PosedModel:
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    return posed_model


def at_rest(model: Model) -> PosedModel:
    return posed(model, stance_of(model))


def applied(model: Model, pose: Pose) -> PosedModel:
    """The model with the shape of the stance, and the figure that it had as seen before."""
    posed_model = posed(model.snapshot(), pose)
    with Edit(model) as edit:
        apply_pose_as_rest(
            edit, pose_as_rest(model, posed_model.bone_transforms, morphed_columns(posed_model.morphed_vertices))
        )
    return posed_model


def check_what_is_seen(before: PosedModel, after: PosedModel, near: float = NEAR) -> None:
    """That both show the same: vertices, normals, bones, bodies and joints."""
    for old, new in zip(before.skinned(), after.skinned(), strict=True):
        np.testing.assert_allclose(new, old, atol=near)
    check_bones(before, after)
    for frames_of in (bodies_at, joints_at):
        for old, new in zip(frames_of(before.model, before), frames_of(after.model, after), strict=True):
            np.testing.assert_allclose(new, old, atol=near)


def check_bones(before: PosedModel, after: PosedModel) -> None:
    """That bones, but for goals of IK, and what hangs from one bone alone are seen in the same positions.

    Where several bones pull, a shape that is applied moves on from where they left it, which is not the same.
    """
    joined = [row for row, bone in enumerate(before.model.bones) if not bone.flags & BoneFlags.IK]
    np.testing.assert_allclose(
        after.bone_transforms.positions[joined], before.bone_transforms.positions[joined], atol=NEAR
    )
    alone = before.model.vertices["deform"] == Deform.BDEF1
    for old, new in zip(before.skinned(), after.skinned(), strict=True):
        np.testing.assert_allclose(new[alone], old[alone], atol=NEAR)


# -- the sample --------------------------------------------------------------------------------------------------------

ARMS: Turns = {"左腕": (10, -30, 37), "右腕": (20, 5, -50), "左ひじ": (30, 40, 0), "左手捩": (20, -15, 0)}
BODY: Turns = {"上半身": (-8, 20, 5), "頭": (5, 30, -10), "左耳１": (0, 0, 20), "しっぽ３": (10, 30, 0), **ARMS}
STEP: Turns = {"センター": (0.4, -0.5, 0.2), "左足ＩＫ": (0.5, 0.6, -0.8), "全ての親": (1, 0, 2)}
FACE = {"あ": 0.7, "笑い": 0.5, "はぁと": 1.0, "しっぽふり": 0.6, "えへへ": 0.3}


@pytest.fixture
def mochi() -> Model:
    return load_model(resource("samples", "mochi.pmx")).model


def test_what_was_seen_is_the_rest_shape(mochi: Model) -> None:
    before = applied(mochi, stance_of(mochi, BODY, STEP, **FACE))
    after = at_rest(mochi)
    check_what_is_seen(before, after)
    np.testing.assert_allclose(after.morphed_vertices.column("uv"), before.morphed_vertices.column("uv"), atol=1e-6)


def test_bones_that_are_scaled_are_larger_at_rest(mochi: Model) -> None:
    """With what hangs from them: vertices, bones, tails, rigid bodies, and what morphs do."""
    names = {bone.name: row for row, bone in enumerate(mochi.bones)}
    head = names["頭"]
    pose, before = stance_of(mochi, {"頭": (0, 20, 0)}), mochi.snapshot()
    pose.scales[head] = 1.5
    seen = applied(mochi, pose)
    for old, new in zip(seen.skinned(), at_rest(mochi).skinned(), strict=True):
        np.testing.assert_allclose(new, old, atol=NEAR)
    np.testing.assert_allclose(
        [bone.position for bone in mochi.bones], seen.bone_transforms.positions, atol=0.02
    )  # IK goals go to their targets
    tail = np.linalg.norm(mochi.bones[head].tail_offset)
    assert tail == pytest.approx(1.5 * np.linalg.norm(before.bones[head].tail_offset), abs=1e-5)
    for old, new in zip(before.rigid_bodies, mochi.rigid_bodies, strict=True):
        scale = np.cbrt(np.linalg.det(seen.bone_transforms.linear_maps()[old.bone])) if old.bone != NONE else 1
        np.testing.assert_allclose(new.size, np.array(old.size) * scale, atol=1e-5)
    pose.weights[0] = 1
    blinking = posed(before, pose)
    again = stance_of(mochi)
    again.weights[0] = 1
    np.testing.assert_allclose(posed(mochi, again).skinned()[0], blinking.skinned()[0], atol=NEAR)


def test_vertex_morphs_do_what_they_did(mochi: Model) -> None:
    original = mochi.snapshot()
    applied(mochi, stance_of(mochi, BODY, STEP))
    for name in ("あ", "まばたき", "にこり"):
        before = posed(original, stance_of(original, BODY, STEP, **{name: 0.8}))
        check_what_is_seen(before, posed(mochi, stance_of(mochi, **{name: 0.8})))


def test_bone_morphs_do_what_they_did(mochi: Model) -> None:
    original = mochi.snapshot()
    applied(mochi, stance_of(mochi, BODY, STEP))
    for name in ("耳ぺたん", "しっぽふり"):
        before = posed(original, stance_of(original, BODY, STEP, **{name: 0.8}))
        check_bones(before, posed(mochi, stance_of(mochi, **{name: 0.8})))


def test_weights_that_are_applied_act_again_from_there(mochi: Model) -> None:
    original = mochi.snapshot()
    applied(mochi, stance_of(mochi, BODY, あ=0.5))
    before = posed(original, stance_of(original, BODY, あ=0.75))
    check_what_is_seen(before, posed(mochi, stance_of(mochi, あ=0.25)))


def test_an_elbow_bends_on_from_where_it_was(mochi: Model) -> None:
    # About one axis SDEF adds up angles, so that two halves have to be a whole.
    original = mochi.snapshot()
    half, whole = (18.0, 24.0, 0.0), (36.0, 48.0, 0.0)
    applied(mochi, stance_of(mochi, {"左ひじ": half}))
    assert (mochi.vertices["deform"] == Deform.SDEF).any()
    before = posed(original, stance_of(original, {"左ひじ": whole}))
    check_what_is_seen(before, posed(mochi, stance_of(mochi, {"左ひじ": half})))


def test_bones_turn_what_shows_where_they_point(mochi: Model) -> None:
    original = mochi.snapshot()
    turns = at_turns = {"左腕": (0.0, 0.0, 90.0)}
    applied(mochi, stance_of(mochi, turns))
    for old, new in zip(original.bones, mochi.bones, strict=True):
        if old.name == "左ひじ":
            np.testing.assert_allclose(new.local_x, (-old.local_x[1], old.local_x[0], old.local_x[2]), atol=1e-6)
        if old.name == "左腕捩":
            np.testing.assert_allclose(
                new.fixed_axis, (-old.fixed_axis[1], old.fixed_axis[0], old.fixed_axis[2]), atol=1e-6
            )
        if old.name not in at_turns and not old.name.startswith("左"):
            assert new == old


def test_feet_stay_where_a_leg_without_ik_left_them(mochi: Model) -> None:
    pose = stance_of(mochi, {"左足": (-40, 0, 10), "左ひざ": (-50, 0, 0)})
    pose.ik[:] = False
    before = applied(mochi, pose)
    after = at_rest(mochi)
    np.testing.assert_allclose(after.skinned()[0], before.skinned()[0], atol=NEAR)
    bones = {bone.name: bone for bone in mochi.bones}
    assert bones["左足ＩＫ"].position == bones["左足首"].position


def test_a_pose_at_rest_changes_nothing(mochi: Model) -> None:
    posed_model = at_rest(mochi)
    assert not changed_rows(
        mochi, pose_as_rest(mochi, posed_model.bone_transforms, morphed_columns(posed_model.morphed_vertices))
    )


def test_only_what_moves_is_changed(mochi: Model) -> None:
    posed_model = posed(mochi, stance_of(mochi, {"左腕": (0, 0, 30)}))
    counts = changed_rows(
        mochi, pose_as_rest(mochi, posed_model.bone_transforms, morphed_columns(posed_model.morphed_vertices))
    )
    assert 0 < counts["vertices"] < len(mochi.vertices) / 4
    assert counts["bones"] == 11  # the arm itself, which keeps its place, for its axes
    assert counts["morphs"] == counts["joints"] == 0
    assert counts["rigid_bodies"] == 2


def test_what_soft_bodies_have_elsewhere_stays_there(mochi: Model) -> None:
    posed_model = posed(mochi, stance_of(mochi, {"左腕": (0, 0, 30)}))
    seen = posed_model.skinned()[0]
    rows, up = np.array([3, 77, 400]), np.tile(np.float32((0, 1, 0)), (3, 1))
    soft = SoftVertices(rows, np.float32([(1, 2, 3), (4, 5, 6), (7, 8, 9)]), up)
    with Edit(mochi) as edit:
        apply_pose_as_rest(
            edit, pose_as_rest(mochi, posed_model.bone_transforms, morphed_columns(posed_model.morphed_vertices), soft)
        )
    np.testing.assert_array_equal(mochi.vertices["position"][rows], soft.positions)
    np.testing.assert_array_equal(mochi.vertices["normal"][rows], soft.normals)
    others = np.setdiff1d(np.arange(len(mochi.vertices)), rows)
    np.testing.assert_allclose(mochi.vertices["position"][others], seen[others], atol=NEAR)


def test_it_can_be_taken_back(mochi: Model) -> None:
    original, posed_model = mochi.snapshot(), posed(mochi, stance_of(mochi, BODY, STEP, **FACE))
    edit = Edit(mochi)
    apply_pose_as_rest(
        edit, pose_as_rest(mochi, posed_model.bone_transforms, morphed_columns(posed_model.morphed_vertices))
    )
    assert list(differences(original, mochi))
    edit.cancel()
    assert not list(differences(original, mochi))


# -- by hand -----------------------------------------------------------------------------------------------------------


def strange_model() -> Model:
    """Weights that do not sum to 1, no bone at all, QDEF, and an IK whose goal stands far off."""
    model = Model()
    model.bones.records += [
        Bone("根", position=(0, 1, 0)),
        Bone("先", position=(0, 3, 0), parent=0),
        Bone("端", position=(0, 5, 0), parent=1),
        Bone("目標", position=(9, 5, 0), flags=BoneFlags.IK, ik_target=2, ik_loops=0),
    ]
    deforms = [Deform.BDEF4, Deform.BDEF4, Deform.QDEF, Deform.BDEF1, Deform.BDEF2]
    model.vertices.fill(
        5,
        position=[(1, 2, 3), (2, 4, 1), (0, 3, 1), (1, 1, 1), (3, 4, 0)],
        normal=[(0, 1, 0)] * 4 + [(0, 0, 0)],
        deform=deforms,
        bones=[(0, 1, 2, NONE), (0, 1, NONE, NONE), (0, 1, 2, 0), (NONE,) * 4, (1, NONE, NONE, NONE)],
        weights=[(0.5, 0.2, 0.1, 0), (0, 0, 0, 0), (1, 2, 1, 0), (1, 0, 0, 0), (0.25, 0.75, 0, 0)],
    )
    moves = Columns(VertexOffset, vertex=[0, 2, 4], translation=[(1, 0, 0), (0, 1, 0), (0, 0, 1)])
    turns = Columns(BoneOffset, bone=[2], translation=[(0, 1, 0)], rotation=[quaternion((0, 0, 40))])
    model.morphs.records += [Morph("動", offsets=moves), Morph("回", kind=MorphKind.BONE, offsets=turns)]
    return model


def test_what_is_strange() -> None:
    model, turns = strange_model(), {"根": (0, 30, 20), "先": (40, 0, 10)}
    original = model.snapshot()
    before = applied(model, stance_of(model, turns, {"根": (1, 2, 3)}))
    check_what_is_seen(before, at_rest(model), near=1e-5)
    assert model.bones[3].position == original.bones[3].position
    moved, turned = (posed(original, stance_of(original, turns, {"根": (1, 2, 3)}, **{name: 0.7})) for name in "動回")
    check_what_is_seen(moved, posed(model, stance_of(model, 動=0.7)), near=1e-5)
    check_bones(turned, posed(model, stance_of(model, 回=0.7)))


# -- real ones ---------------------------------------------------------------------------------------------------------

MOVED = (("gene/Gene.pmx", "gene/motion/33_angry.vmd"), ("uka/MS_Uka.pmx", "uka/motion/38_Ashamed.vmd"))


@pytest.mark.parametrize(("file", "motion"), MOVED)
def test_characters_as_a_motion_has_them(corpus: Path, file: str, motion: str) -> None:
    model, content = load_model(corpus / file).model, load(corpus / motion)
    assert isinstance(content, MotionContent)
    player = Player(model)
    player.set_motions([content.motion])
    check_what_is_seen(applied(model, player.pose(45)), at_rest(model))


@pytest.mark.parametrize("file", [file for file, _ in MOVED])
def test_characters_from_a_pose_to_t_pose(corpus: Path, file: str) -> None:
    model = load_model(corpus / file).model
    turns = {"左腕": (0, 0, 35), "右腕": (0, 0, -35), "左ひじ": (0, 10, 0), "頭": (10, 20, 5)}
    check_what_is_seen(applied(model, stance_of(model, turns)), at_rest(model))


# -- joints ------------------------------------------------------------------------------------------------------------


def swinging(a: int, b: int) -> Model:
    """A strand that hangs from a head, with a body for each bone and a joint where the strand begins."""
    model = Model()
    model.bones.records[:] = [Bone("head", position=(0, 9, 0)), Bone("strand", position=(0, 8, 0), parent=0)]
    model.rigid_bodies.records[:] = [RigidBody(bone=0, position=(0, 9, 0)), RigidBody(bone=1, position=(0, 7, 0))]
    model.joints.records[:] = [Joint(body_a=a, body_b=b, position=(0, 8, 0))]
    return model


@pytest.mark.parametrize(("a", "b"), [(0, 1), (1, 0), (1, NONE), (NONE, 1), (0, NONE), (NONE, NONE)])
@pytest.mark.parametrize("bone", ["head", "strand"])
def test_a_joint_goes_where_it_is_seen_and_where_handles_take_it(a: int, b: int, bone: str) -> None:
    model, handled = swinging(a, b), swinging(a, b)
    before = applied(model, stance_of(model, moves={bone: (5, 0, 0)}))
    rows = np.array([0, 1] if bone == "head" else [1])
    with Edit(handled) as edit:
        begin_transform(handled, "bones", rows, TransformOptions(with_attached=True)).write(edit, moved((5, 0, 0)))
    assert model.joints[0].position == handled.joints[0].position
    assert model.rigid_bodies[1].position == handled.rigid_bodies[1].position
    np.testing.assert_allclose(joints_at(model, None)[0], joints_at(before.model, before)[0])


@pytest.mark.parametrize(("a", "b"), [(0, 1), (1, 0)])
def test_a_joint_stays_with_the_body_that_swings_from_it(a: int, b: int) -> None:
    model = swinging(a, b)
    applied(model, stance_of(model, moves={"strand": (5, 0, 0)}, turns={"strand": (0, 0, 90)}))
    (joint,) = model.joints
    assert joint.position == pytest.approx((5, 8, 0))
    assert joint.rotation == pytest.approx((0, 0, np.pi / 2))
    applied(model, stance_of(model, moves={"head": (0, 0, 2)}))
    assert model.joints[0].position == pytest.approx((5, 8, 2))


@pytest.fixture
def model() -> Model:
    return load_model(resource("samples", "mochi.pmx")).model


def figure(model: Model, **weights: float) -> PosedModel:
    made, pose = PosedModel(model), Pose.at_rest(len(model.bones), len(model.morphs))
    rows = {morph.name: row for row, morph in enumerate(model.morphs)}
    for name, weight in weights.items():
        pose.weights[rows[name]] = weight
    made.pose(pose)
    return made


def test_the_mesh_is_what_the_morphs_made_of_it(model: Model) -> None:
    posed = figure(model, あ=0.5, はぁと=1.0, きらきら=0.4, もよう=0.3)
    columns = morphed_columns(posed.morphed_vertices)
    assert set(columns) == {"position", "uv", "uv1"}
    count = apply_morphs(Edit(model), columns)
    for name in COLUMNS.values():
        np.testing.assert_array_equal(model.vertices[name], columns.get(name, model.vertices[name]))
    np.testing.assert_array_equal(figure(model).morphed_vertices.column("position"), columns["position"])
    assert 0 < count < len(model.vertices)


def test_nothing_but_the_mesh_changes(model: Model) -> None:
    before = model.snapshot()
    apply_morphs(Edit(model), morphed_columns(figure(model, まばたき=1.0, ぐるぐる=1.0).morphed_vertices))
    changed = {(found.table, found.field) for found in differences(before, model)}
    assert changed == {("vertices", "position"), ("vertices", "uv")}


def test_what_does_nothing_changes_nothing(model: Model) -> None:
    columns = morphed_columns(figure(model, 照れ=1.0, 耳ぴん=1.0).morphed_vertices)
    assert columns == {}
    edit = Edit(model)
    assert apply_morphs(edit, columns) == 0
    assert edit.commit() is None


def test_uvs_that_the_file_had_no_room_for_get_it(model: Model) -> None:
    with Edit(model) as edit:
        edit.set(model.info, 0, "additional_uvs", 0)
    apply_morphs(Edit(model), morphed_columns(figure(model, もよう=1.0).morphed_vertices))
    assert model.info[0].additional_uvs == 1


def test_groups_act_through_their_members(model: Model) -> None:
    names = [morph.name for morph in model.morphs]
    of_bones = reaching_kinds(model, (MorphKind.BONE,))
    found = {names[row] for row in np.flatnonzero(of_bones)}
    assert found == {"耳ぴん", "耳ぺたん", "しっぽふり", "えへへ", "しょんぼり", "おどろき", "きらきら"}
