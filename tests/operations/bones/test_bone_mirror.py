"""Bones mirrored: the other side is the mirror image, in its place, its structure and how it moves."""

from __future__ import annotations

import random

import numpy as np
import pytest

from editor.model.bones import APPEND, Bone, BoneFlags, IkLink
from editor.model.deform_order import order_faults
from editor.model.fields import NONE, replaced
from editor.model.frames import BoneItem, DisplayFrame
from editor.model.model import Model
from editor.model.names import Side, side_of
from editor.operations.choices import MirrorAxis
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.model.random_models import for_random_seeds
from tests.operations.posing import TAIL, arm_model, bone_named, deforms_in_time, names, parent_name, row_named
from tests.operations.running import apply


def leg_model() -> Model:
    """センター and a left leg with IK, a D bone that appends it, a bone with axes, and tails."""
    model = Model()
    limits = IkLink(2, True, (-3.0, -0.1, -0.2), (-0.01, 0.3, 0.4))
    model.bones.records += [
        Bone("センター", "center", (0, 8, 0)),
        Bone("左足", "leg_L", (1, 8, 0), 0, flags=TAIL, tail_bone=2),
        Bone("左ひざ", "knee_L", (1, 4, -0.3), 1, flags=TAIL, tail_bone=3),
        Bone("左足首", "ankle_L", (1, 1, 0), 2, tail_offset=(0.2, -1, -1)),
        Bone(
            *("左足ＩＫ", "leg IK_L", (1, 1, 0), 0),
            flags=BoneFlags(0x3E),
            ik_target=3,
            ik_loops=40,
            ik_angle=2,
            ik_links=(limits, IkLink(1)),
        ),
        Bone(
            *("左足D", "leg D_L", (1, 8, 0), 0, 1),
            flags=BoneFlags(0x1A) | APPEND | BoneFlags.FIXED_AXIS | BoneFlags.LOCAL_AXES,
            append_parent=1,
            fixed_axis=(0.6, 0.8, 0),
            local_x=(0.6, 0.8, 0),
        ),
    ]
    return model


def turned(model: Model, side: str, sign: float) -> dict[str, np.ndarray]:
    """Where the bones of a side are, by their names without it, when some of that side are moved and turned."""
    pose = Pose.at_rest(len(model.bones), 0)
    pose.offsets[row_named(model, f"{side}足ＩＫ")] = (sign * 0.5, 1, -0.7)
    pose.rotations[row_named(model, f"{side}足")] = (0.1, sign * 0.3, sign * 0.2, np.sqrt(1 - 0.14))
    posed = PosedModel(model)
    posed.pose(pose)
    placed = posed.snapshot().bone_transforms
    found = {bone.name[1:]: placed.positions[row] for row, bone in enumerate(model.bones) if bone.name[0] == side}
    return {name: position * (sign, 1, 1) for name, position in found.items()}


def test_the_other_side_moves_as_the_mirror_image_does() -> None:
    model = leg_model()
    outcome = apply(model, "bones.mirror", {"bones": list(range(1, 6))})
    assert len(model.bones) == 11
    assert deforms_in_time(model)
    left, right = turned(model, "左", 1), turned(model, "右", -1)
    assert set(left) == set(right)
    for name, position in left.items():
        np.testing.assert_allclose(right[name], position, atol=1e-5, err_msg=name)
    chosen = [model.bones[row].name for row in outcome.result.rows["bones"]]
    assert chosen == ["右足", "右ひざ", "右足首", "右足ＩＫ", "右足D"]


def test_a_chain_keeps_its_structure() -> None:
    model = leg_model()
    apply(model, "bones.mirror")
    right = {name: bone_named(model, name) for name in names(model) if name[0] == "右"}
    named = {name: model.bones[bone.parent].name for name, bone in right.items()}
    assert named["右足首"] == "右ひざ"
    assert named["右足"] == named["右足ＩＫ"] == "センター"
    assert model.bones[right["右足"].tail_bone].name == "右ひざ"
    assert right["右足首"].tail_offset == pytest.approx((-0.2, -1, -1))
    ik = right["右足ＩＫ"]
    assert model.bones[ik.ik_target].name == "右足首"
    assert [model.bones[link.bone].name for link in ik.ik_links] == ["右ひざ", "右足"]
    assert ik.ik_links[0].lower == pytest.approx((-3, -0.3, -0.4))
    assert ik.ik_links[0].upper == pytest.approx((-0.01, 0.1, 0.2))
    follower = right["右足D"]
    assert model.bones[follower.append_parent].name == "右足"
    assert follower.fixed_axis == pytest.approx((-0.6, 0.8, 0))
    assert follower.local_x == pytest.approx((-0.6, 0.8, 0))
    assert follower.name_en == "leg D_R"
    assert right["右足"].name_en == "leg_R"


def test_what_is_there_is_corrected_or_left() -> None:
    model = leg_model()
    model.bones.records.append(Bone("右足", "own name", (-3, 7, 1), NONE))
    apply(model, "bones.mirror", {"bones": [1, 2]}, update=False)
    assert bone_named(model, "右足").position == (-3, 7, 1)
    assert parent_name(model, "右ひざ") == "右足"
    apply(model, "bones.mirror", {"bones": [1, 2]})
    assert bone_named(model, "右足").position == (-1, 8, 0)
    assert bone_named(model, "右足").name_en == "own name"
    assert parent_name(model, "右足") == "センター"
    assert names(model).count("右足") == 1


def test_mirrored_again_nothing_changes() -> None:
    model = leg_model()
    apply(model, "bones.mirror")
    assert apply(model, "bones.mirror").step is None


def test_of_two_chosen_sides_the_left_one_counts() -> None:
    model = leg_model()
    model.bones.records.insert(1, Bone("右足", position=(-9, 9, 9), parent=0))
    model.bones.records[2:] = [Bone("左足", position=(1, 8, 0), parent=0)]
    apply(model, "bones.mirror", {"bones": [1, 2]})
    assert [bone.position for bone in model.bones] == [(0, 8, 0), (-1, 8, 0), (1, 8, 0)]


def test_a_bone_that_others_need_comes_before_them() -> None:
    """右腕 stands before both 左肩 and 左腕; 右肩, which it hangs from now, comes before it."""
    model = Model()
    model.bones.records += [
        Bone("上半身"),
        Bone("右腕", parent=0),
        Bone("左肩", position=(1, 0, 0), parent=0),
        Bone("左腕", position=(2, 0, 0), parent=2),
    ]
    apply(model, "bones.mirror")
    assert names(model) == ["上半身", "右肩", "右腕", "左肩", "左腕"]
    assert parent_name(model, "右腕") == "右肩"
    assert deforms_in_time(model)


def test_what_one_side_alone_has_is_passed_over() -> None:
    model = leg_model()
    apply(model, "bones.mirror", {"bones": [3, 4, 5]})
    assert parent_name(model, "右足首") == "センター"
    assert bone_named(model, "右足ＩＫ").ik_links == ()
    assert not bone_named(model, "右足D").flags & APPEND
    assert deforms_in_time(model)


def test_a_tail_that_has_no_other_side_becomes_an_offset() -> None:
    model = leg_model()
    apply(model, "bones.mirror", {"bones": [1]})
    assert not bone_named(model, "右足").flags & BoneFlags.TAIL_IS_BONE
    assert bone_named(model, "右足").tail_offset == pytest.approx((0, -4, -0.3))


def test_bones_without_a_side_are_told() -> None:
    outcome = apply(leg_model(), "bones.mirror", {"bones": [0, 1]})
    assert "センター" in str(outcome.result.warnings[0])
    with pytest.raises(ValueError, match="left or a right"):
        apply(leg_model(), "bones.mirror", {"bones": [0]})


@pytest.mark.parametrize(("axis", "position"), [("X", (-5, 10, 0)), ("Y", (5, -10, 0)), ("Z", (5, 10, 0))])
def test_the_axis_of_the_mirror(axis: str, position: tuple[float, float, float]) -> None:
    model = arm_model()
    apply(model, "bones.mirror", {"bones": [3]}, axis=MirrorAxis[axis])
    assert bone_named(model, "右手首").position == position


def test_the_other_side_enters_the_frame() -> None:
    model = arm_model()
    apply(model, "bones.mirror", {"bones": [1, 2, 3]})
    shown = [model.bones[item.bone].name for item in model.frames[2].items if isinstance(item, BoneItem)]
    assert shown == ["左腕", "右腕", "左ひじ", "右ひじ", "左手首", "右手首"]
    assert names(model)[1:] == ["左腕", "左ひじ", "左手首", "右腕", "右ひじ", "右手首"]


def items_of(model: Model, frame: str) -> list[str]:
    (found,) = (each for each in model.frames if each.name == frame)
    return [model.bones[item.bone].name for item in found.items if isinstance(item, BoneItem)]


@pytest.mark.parametrize(
    ("there", "shown"),
    [
        ([], ["右腕", "右ひじ", "右手首"]),
        (["肩"], ["肩", "右腕", "右ひじ", "右手首"]),
        (["右ひじ", "肩"], ["右腕", "右ひじ", "右手首", "肩"]),
        (["右手首"], ["右腕", "右ひじ", "右手首"]),
    ],
)
def test_the_other_side_enters_the_frame_of_the_other_side(there: list[str], shown: list[str]) -> None:
    model = arm_model()
    model.frames.records[2] = replaced(model.frames[2], {"name": "左腕"})
    model.bones.records += [Bone(name, parent=0) for name in there]
    rows = [row_named(model, name) for name in there]
    model.frames.records.append(DisplayFrame("右腕", items=tuple(map(BoneItem, rows))))
    apply(model, "bones.mirror", {"bones": [1, 2, 3]})
    assert items_of(model, "左腕") == ["左腕", "左ひじ", "左手首"]
    assert items_of(model, "右腕") == shown


@for_random_seeds
def test_sides_at_random_deform_in_time(seed: int) -> None:
    rng = random.Random(seed)
    model = Model()
    count = rng.randrange(2, 9)
    kinds = [f"{rng.choice(('左', '右', ''))}{rng.randrange(4)}" for _ in range(count)]
    for row, name in enumerate(dict.fromkeys(kinds)):
        parent = rng.randrange(-1, row) if row else NONE
        model.bones.records.append(Bone(name, position=(rng.random(), 0, 0), parent=parent))
    before = len(model.bones)
    try:
        apply(model, "bones.mirror", update=rng.random() < 0.5)
    except ValueError:
        assert len(model.bones) == before
        return
    for name in names(model):
        if side_of(name) is Side.LEFT:
            assert "右" + name[1:] in names(model)


@pytest.mark.parametrize(
    ("name", "left"),
    [("左腕", True), ("右腕", False), ("arm_L", True), ("arm_R", False), ("Left arm", True), ("頭", False)],
)
def test_which_side_a_name_is_of(name: str, left: bool) -> None:
    assert (side_of(name) is Side.LEFT) == left


@pytest.mark.parametrize(
    ("left", "right"),
    [("arm_L", "arm_R"), ("l_arm", "r_arm"), ("LeftHand", "RightHand"), ("leftEye", "rightEye"), ("腕＿Ｌ", "腕＿Ｒ")],
)
def test_the_bone_that_is_made_says_its_side_as_the_other_does(left: str, right: str) -> None:
    model = Model()
    model.bones.records += [Bone(left, "leg_LD", position=(1, 0, 0)), Bone("付与R"), Bone("leftover")]
    apply(model, "bones.mirror")
    assert [(bone.name, bone.name_en) for bone in model.bones][1] == (right, "leg_RD")
    assert names(model) == [left, right, "付与R", "leftover"]


def test_a_bone_of_the_same_name_in_other_width_is_the_other_side() -> None:
    model = Model()
    model.bones.records += [Bone("左足ＩＫ", position=(1, 2, 3)), Bone("右足IK")]
    apply(model, "bones.mirror", {"bones": [0]})
    assert names(model) == ["左足ＩＫ", "右足IK"]
    assert model.bones[1].position == (-1, 2, 3)


def test_what_appends_from_a_link_of_the_other_side_comes_behind_its_ik() -> None:
    """It reads what the IK turned the link by (mmd-semantics §2.4)."""
    model = Model()
    for side, first in (("左", 0), ("右", 4)):
        model.bones.records += [
            Bone(f"{side}足"),
            Bone(f"{side}足首", parent=first),
            Bone(f"{side}足ＩＫ", flags=BoneFlags.IK, ik_target=first + 1, ik_links=(IkLink(first),)),
            Bone(f"{side}足D", append_parent=first, flags=BoneFlags.APPEND_ROTATION),
        ]
    model.bones.records.pop()
    apply(model, "bones.mirror", {"bones": [3]})
    assert [bone.name for bone in model.bones][-2:] == ["右足ＩＫ", "右足D"]
    assert order_faults(model.bones.records) == {}
