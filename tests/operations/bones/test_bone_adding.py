"""Bones added: beside others, at tails, above, at a position, with an append."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, special_frames
from editor.model.model import Model
from editor.model.names import TakenNames, names_following, names_from
from editor.operations.choices import AppendRole, BonePosition, NewSide
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.model.random_models import for_random_seeds
from tests.operations.posing import (
    arm_model,
    bone_named,
    deforms_in_time,
    names,
    parent_name,
    random_skeleton,
    row_named,
    skinned,
)
from tests.operations.running import apply

SEEDS = st.integers(0, 2**32)


@given(seed=SEEDS, at=st.sampled_from(BonePosition), count=st.integers(1, 3))
def test_new_bones_change_no_pose(seed: int, at: BonePosition, count: int) -> None:
    model = random_skeleton(seed)
    old = names(model)
    before = skinned(model, old, seed, morphs=0.5)
    try:
        apply(model, "bones.add", at=at, count=count)
    except ValueError:
        assert at is BonePosition.END
        return
    assert deforms_in_time(model)
    np.testing.assert_allclose(skinned(model, old, seed, morphs=0.5), before, atol=1e-5)


def test_a_bone_here_has_the_same_position_and_parent() -> None:
    model = arm_model()
    outcome = apply(model, "bones.add", {"bones": [2]}, name="補助")
    assert names(model) == ["センター", "左腕", "左ひじ", "補助", "左手首"]
    assert parent_name(model, "補助") == "左腕"
    assert bone_named(model, "補助").position == bone_named(model, "左ひじ").position
    assert parent_name(model, "左手首") == "左ひじ"
    assert list(outcome.result.rows["bones"]) == [3]
    assert model.frames[2].items == tuple(map(BoneItem, (1, 2, 3, 4)))


def test_several_bones_are_a_row_from_the_tail_on() -> None:
    model = arm_model()
    apply(model, "bones.add", {"bones": [3]}, at=BonePosition.TAIL, count=3, name="紐1")
    assert names(model)[3:] == ["左手首", "紐1", "紐2", "紐3"]
    assert [bone.position[0] for bone in model.bones] == [0, 1, 3, 5, 7, 9, 11]
    assert [bone.parent for bone in model.bones][3:] == [2, 3, 4, 5]
    assert [model.bones[row].tail_bone for row in (3, 4, 5)] == [4, 5, 6]
    assert bone_named(model, "紐3").tail_offset == (2, 0, 0)


def test_a_tail_that_is_a_bone_stays_that_bone() -> None:
    model = arm_model()
    apply(model, "bones.add", {"bones": [1]}, at=BonePosition.TAIL)
    assert parent_name(model, "左腕_2") == "左腕"
    assert bone_named(model, "左腕_2").position == (3, 10, 0)
    assert bone_named(model, "左腕").tail_bone == row_named(model, "左ひじ")


def test_a_tip_is_hidden_and_in_no_frame() -> None:
    model = arm_model()
    outcome = apply(model, "bones.add", at=BonePosition.END)
    tip = bone_named(model, "左手首先")
    assert tip.position == (7, 10, 0)
    assert tip.name_en == "wrist_L tip"
    assert not tip.flags & BoneFlags.VISIBLE
    assert bone_named(model, "左手首").tail_bone == row_named(model, "左手首先")
    assert BoneItem(row_named(model, "左手首先")) not in model.frames[2].items
    assert "左腕" in str(outcome.result.warnings[0])


@pytest.mark.parametrize(("rows", "count", "why"), [([3], 2, "one tip"), ([1], 1, "a tail offset")])
def test_tips_that_cannot_be(rows: list[int], count: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        apply(arm_model(), "bones.add", {"bones": rows}, at=BonePosition.END, count=count)


@pytest.mark.parametrize(
    ("make", "name", "count", "expected"),
    [
        (names_from, "髪", 1, ["髪"]),
        (names_from, "髪", 2, ["髪1", "髪2"]),
        (names_from, "髪3", 2, ["髪3", "髪5"]),
        (names_from, "髪０９", 2, ["髪０９", "髪１０"]),
        (names_following, "髪3", 2, ["髪5", "髪6"]),
        (names_following, "上半身", 1, ["上半身"]),
        (names_following, "", 2, ["", ""]),
    ],
)
def test_names_count_on(make, name: str, count: int, expected: list[str]) -> None:
    assert make(name, count, TakenNames({"髪4", "上半身"})) == expected


def test_a_bone_at_a_position() -> None:
    model = arm_model()
    apply(model, "bones.add-at", position=(7.5, 10, 0), parent=3)
    assert names(model)[4] == "左手首_2"
    assert model.bones[4].position == (7.5, 10, 0)
    assert model.bones[4].parent == 3
    assert model.bones[3].tail_bone == 4
    assert BoneItem(4) in model.frames[2].items
    apply(model, "bones.add-at", position=(1, 1, 1), parent=2, name="他")
    assert model.bones[2].tail_bone == row_named(model, "左手首")


@pytest.mark.parametrize("connect", [True, False])
def test_a_tail_goes_to_the_new_bone_if_wished(connect: bool) -> None:
    model = arm_model()
    apply(model, "bones.add-at", position=(7.5, 10, 0), parent=3, connect=connect)
    assert bool(model.bones[3].flags & BoneFlags.TAIL_IS_BONE) == connect


@pytest.mark.parametrize(
    ("side", "x", "name", "expected"),
    [
        (NewSide.NAME, 1, "髪", "髪"),
        (NewSide.LEFT, 1, "髪", "左髪"),
        (NewSide.RIGHT, 1, "髪", "右髪"),
        (NewSide.RIGHT, 1, "左髪", "左髪"),
        (NewSide.POSITION, 1, "髪", "左髪"),
        (NewSide.POSITION, -1, "髪", "右髪"),
        (NewSide.POSITION, 0, "髪", "髪"),
        (NewSide.LEFT, 1, "", "左センター"),
    ],
)
def test_a_bone_at_a_position_has_a_side(side: NewSide, x: float, name: str, expected: str) -> None:
    model = arm_model()
    apply(model, "bones.add-at", position=(x, 10, 0), parent=0, name=name, side=side)
    assert model.bones[1].name == expected
    assert model.bones[1].name_en == ("" if name else "center_L")


def test_the_first_bone_of_an_empty_model() -> None:
    model = Model()
    apply(model, "bones.add-at", position=(0, 8, 0), name="センター")
    assert [(bone.name, bone.parent) for bone in model.bones] == [("センター", NONE)]


@for_random_seeds
def test_parents_that_do_nothing_change_no_pose(seed: int) -> None:
    model = random_skeleton(seed)
    old = names(model)
    before = skinned(model, old, seed, morphs=0.5)
    apply(model, "bones.add-parent")
    assert deforms_in_time(model)
    np.testing.assert_allclose(skinned(model, old, seed, morphs=0.5), before, atol=1e-5)


def test_a_parent_stands_above_at_the_same_position() -> None:
    model = arm_model()
    apply(model, "bones.add-parent", {"bones": [1, 3]})
    assert names(model) == ["センター", "左腕親", "左腕", "左ひじ", "左手首親", "左手首"]
    assert [bone.parent for bone in model.bones] == [-1, 0, 1, 2, 3, 4]
    assert bone_named(model, "左腕親").position == (1, 10, 0)
    assert bone_named(model, "左腕親").name_en == "arm_L parent"
    assert bone_named(model, "左腕親").flags & BoneFlags.MOVABLE
    apply(model, "bones.add-parent", {"bones": [0]}, name="全ての親")
    assert names(model)[0] == "全ての親"


def test_no_name_comes_twice() -> None:
    model = arm_model()
    apply(model, "bones.add-parent", {"bones": [1, 2]}, name="操作")
    assert {"操作", "操作_2"} < set(names(model))


@given(seed=SEEDS, role=st.sampled_from(AppendRole))
def test_appends_that_do_nothing_change_no_pose(seed: int, role: AppendRole) -> None:
    model = random_skeleton(seed)
    old = names(model)
    before = skinned(model, old, seed, morphs=0.5)
    try:
        apply(model, "bones.add-append", role=role)
    except ValueError as error:
        assert "another append parent already" in str(error)  # noqa: PT017
        return
    assert deforms_in_time(model)
    np.testing.assert_allclose(skinned(model, old, seed, morphs=0.5), before, atol=1e-5)


def globals_of(model: Model, turned: str) -> np.ndarray:
    """(bones, 4) how each bone is turned when one is."""
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.rotations[row_named(model, turned)] = (0, 0, 0.6, 0.8)
    posed = PosedModel(model)
    posed.pose(pose)
    return np.asarray(posed.snapshot().bone_transforms.rotations)


def test_a_new_bone_operates_the_old_one() -> None:
    model = arm_model()
    apply(model, "bones.add-append", {"bones": [1]})
    assert names(model)[:3] == ["センター", "左腕操作", "左腕"]
    turned = globals_of(model, "左腕操作")
    np.testing.assert_allclose(turned[row_named(model, "左腕")], (0, 0, 0.6, 0.8), atol=1e-6)


def test_a_new_bone_follows_the_old_one() -> None:
    model = arm_model()
    apply(model, "bones.add-append", {"bones": [1]}, role=AppendRole.FOLLOWS, ratio=1.0)
    assert names(model)[:3] == ["センター", "左腕", "左腕付与"]
    turned = globals_of(model, "左腕")
    np.testing.assert_allclose(turned[row_named(model, "左腕付与")], (0, 0, 0.6, 0.8), atol=1e-6)


def test_what_follows_a_link_deforms_after_its_ik() -> None:
    model = arm_model()
    ik = BoneFlags(0x3A) | BoneFlags.AFTER_PHYSICS
    model.bones.records.append(Bone("ＩＫ", parent=0, level=2, flags=ik, ik_target=3, ik_links=(IkLink(2),)))
    apply(model, "bones.add-append", {"bones": [2]}, role=AppendRole.FOLLOWS)
    follower = bone_named(model, "左ひじ付与")
    assert names(model)[-1] == "左ひじ付与"
    assert follower.level == 2
    assert follower.flags & BoneFlags.AFTER_PHYSICS


def test_an_append_takes_something_over() -> None:
    with pytest.raises(ValueError, match="rotation, translation or both"):
        apply(arm_model(), "bones.add-append", {"bones": [1]}, rotation=False)


def test_new_bones_of_many_enter_a_frame_by_one_change() -> None:
    model = Model()
    model.bones.records[:] = [
        Bone(f"{row}", parent=row - 1, flags=BoneFlags.VISIBLE, tail_offset=(0.0, 1.0, 0.0)) for row in range(30)
    ]
    model.frames.records[:] = [*special_frames(), DisplayFrame("鎖", items=tuple(map(BoneItem, range(30))))]
    for id in ("bones.add", "bones.add-parent", "bones.add-append", "bones.insert-between"):
        before = len(model.bones)
        step = apply(model, id, {"bones": list(range(3))}).step
        assert step is not None
        changes = [patch.change() for patch in step.patches]
        entered = [change for change in changes if change.table == "frames"]
        assert len(entered) == 2, "entered, and renumbered when the bones come to their rows"
        assert len(model.frames[2].items) == len(model.bones) > before
