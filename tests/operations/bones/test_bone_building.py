"""Bones split, and put between others: posed by the bones that were there, the model looks as before."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.model.mesh import Deform, effective_weights, used_slots
from tests.model.random_models import for_random_seeds
from tests.operations.posing import (
    TAIL,
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


def total_weights(model, row):
    """(vertices,) how much a bone moves each vertex."""
    deform, bones = model.vertices["deform"], model.vertices["bones"]
    return np.where(bones == row, effective_weights(deform, model.vertices["weights"]), 0).sum(axis=1)


@given(seed=SEEDS, parts=st.integers(2, 5))
@example(seed=14359478, parts=2)  # QDEF whose first slot has no bone
def test_split_bones_move_the_mesh_as_the_whole_ones_did(seed: int, parts: int) -> None:
    model = random_skeleton(seed)
    old = names(model)
    before = skinned(model, old, seed, morphs=0.5)
    try:
        apply(model, "bones.split", parts=parts)
    except ValueError:
        assert names(model) == old
        return
    assert deforms_in_time(model)
    np.testing.assert_allclose(skinned(model, old, seed, morphs=0.5), before, atol=2e-4)
    used = used_slots(model.vertices["deform"])
    assert (model.vertices["bones"][used] < len(model.bones)).all()


def test_a_bone_is_split_into_equal_parts_in_a_row() -> None:
    model = arm_model()
    outcome = apply(model, "bones.split", {"bones": [1]}, parts=4)
    assert names(model) == ["センター", "左腕", "左腕_2", "左腕_3", "左腕_4", "左ひじ", "左手首"]
    assert [bone.position[0] for bone in model.bones] == [0, 1, 1.5, 2, 2.5, 3, 5]
    assert [bone.parent for bone in model.bones] == [-1, 0, 1, 2, 3, 4, 5]
    assert [model.bones[row].tail_bone for row in range(1, 5)] == [2, 3, 4, 5]
    assert list(outcome.result.rows["bones"]) == [1, 2, 3, 4]
    assert model.frames[2].items == tuple(map(BoneItem, range(1, 7)))
    assert model.rigid_bodies[0].bone == 1
    assert model.rigid_bodies[1].bone == 6


def test_a_tail_that_is_an_offset_is_split_too() -> None:
    model = arm_model()
    apply(model, "bones.split", {"bones": [3]})
    assert bone_named(model, "左手首_2").position == (6, 10, 0)
    assert bone_named(model, "左手首_2").tail_offset == (1, 0, 0)
    assert bone_named(model, "左手首").tail_bone == row_named(model, "左手首_2")


def test_weights_go_over_from_part_to_part() -> None:
    model = arm_model()
    model.vertices.arrays["deform"][:] = Deform.BDEF1
    whole = total_weights(model, 1)
    apply(model, "bones.split", {"bones": [1]}, parts=2)
    first, second = total_weights(model, 1), total_weights(model, 2)
    np.testing.assert_allclose(first + second, whole, atol=1e-6)
    along = model.vertices["position"][whole > 0, 0]
    np.testing.assert_allclose(second[whole > 0], np.clip(along - 1.5, 0, 1), atol=1e-6)
    assert set(model.vertices["deform"].tolist()) == {Deform.BDEF1, Deform.BDEF2}


def test_without_new_weights_the_first_part_keeps_all() -> None:
    model = arm_model()
    before = model.vertices["weights"].copy(), model.vertices["deform"].copy(), total_weights(model, 1)
    apply(model, "bones.split", {"bones": [1]}, reweight=False)
    np.testing.assert_array_equal(model.vertices["weights"], before[0])
    np.testing.assert_array_equal(model.vertices["deform"], before[1])
    np.testing.assert_array_equal(total_weights(model, 1), before[2])


def test_sdef_and_qdef_stay_what_they_are() -> None:
    model = arm_model()
    curved = np.isin(model.vertices["deform"], (Deform.SDEF, Deform.QDEF))
    before = model.vertices["deform"][curved].copy()
    apply(model, "bones.split", {"bones": [1, 2]}, parts=3)
    np.testing.assert_array_equal(model.vertices["deform"][curved], before)


def test_sdef_of_one_bone_alone_is_divided() -> None:
    model = arm_model()
    model.vertices.arrays["deform"][:] = Deform.SDEF
    model.vertices.arrays["weights"][:] = (1, 0, 0, 0)
    before = skinned(model, names(model))
    apply(model, "bones.split", {"bones": [1]})
    assert set(model.vertices["deform"].tolist()) == {Deform.SDEF, Deform.BDEF2}
    np.testing.assert_allclose(skinned(model, ["センター", "左腕", "左ひじ", "左手首"]), before, atol=1e-4)


def test_a_full_vertex_goes_to_the_nearer_part_whole() -> None:
    model = arm_model()
    model.vertices.arrays["deform"][:] = Deform.BDEF4
    model.vertices.arrays["bones"][:] = (0, 1, 2, 3)
    model.vertices.arrays["weights"][:] = (0.25, 0.25, 0.25, 0.25)
    apply(model, "bones.split", {"bones": [1]})
    second = total_weights(model, 2)
    along = model.vertices["position"][:, 0]
    np.testing.assert_array_equal(second, np.where(along > 2, 0.25, 0).astype(np.float32))


def test_children_hang_from_the_part_that_they_begin_at() -> None:
    model = arm_model()
    model.bones.records += [Bone("袖", position=(1.2, 10, 0), parent=1), Bone("捩", position=(2.2, 10, 0), parent=1)]
    apply(model, "bones.split", {"bones": [1]})
    assert parent_name(model, "袖") == "左腕"
    assert parent_name(model, "捩") == "左腕_2"
    assert parent_name(model, "左ひじ") == "左腕_2"


def test_bones_without_a_tail_are_told() -> None:
    model = arm_model()
    outcome = apply(model, "bones.split", {"bones": [0, 1]})
    assert "センター" in str(outcome.result.warnings[0])
    with pytest.raises(ValueError, match="none of the bones has a tail"):
        apply(model, "bones.split", {"bones": [0]})


@for_random_seeds
def test_bones_in_between_change_no_pose(seed: int) -> None:
    model = random_skeleton(seed)
    old = names(model)
    before = skinned(model, old, seed, morphs=0.5)
    apply(model, "bones.insert-between")
    assert deforms_in_time(model)
    np.testing.assert_allclose(skinned(model, old, seed, morphs=0.5), before, atol=2e-4)


def test_a_bone_comes_half_way_to_the_child() -> None:
    model = arm_model()
    outcome = apply(model, "bones.insert-between", {"bones": [1, 2]})
    assert names(model) == ["センター", "左腕", "左腕_2", "左ひじ", "左ひじ_2", "左手首"]
    assert [bone.position[0] for bone in model.bones] == [0, 1, 2, 3, 4, 5]
    assert [bone.parent for bone in model.bones] == [-1, 0, 1, 2, 3, 4]
    assert [model.bones[row].tail_bone for row in range(1, 5)] == [2, 3, 4, 5]
    assert list(outcome.result.rows["bones"]) == [2, 4]


def test_each_child_gets_one_where_no_child_is_the_tail() -> None:
    model = arm_model()
    model.bones.records.append(Bone("右腕", position=(-1, 10, 0), parent=0, level=2))
    apply(model, "bones.insert-between", {"bones": [0]})
    assert names(model) == ["センター", "センター_2", "左腕", "左ひじ", "左手首", "センター_3", "右腕"]
    assert bone_named(model, "センター_3").level == 2
    with pytest.raises(ValueError, match="has a child"):
        apply(model, "bones.insert-between", {"bones": [4]})


def test_bones_in_a_row_between_two() -> None:
    model = arm_model()
    apply(model, "bones.chain-between", {"bones": [1, 2]}, count=3, name="腕捩")
    assert names(model) == ["センター", "左腕", "腕捩1", "腕捩2", "腕捩3", "左ひじ", "左手首"]
    assert [bone.position[0] for bone in model.bones] == [0, 1, 1.5, 2, 2.5, 3, 5]
    assert [bone.parent for bone in model.bones] == [-1, 0, 1, 2, 3, 4, 5]


def test_a_row_to_a_bone_that_hangs_elsewhere_only_leads_there() -> None:
    model = arm_model()
    model.bones.records.append(Bone("紐", position=(5, 6, 0), parent=0, flags=BoneFlags(0x1A)))
    apply(model, "bones.chain-between", {"bones": [1, 4]}, count=1)
    assert parent_name(model, "紐") == "センター"
    assert parent_name(model, "左腕_2") == "左腕"
    assert model.bones[bone_named(model, "左腕_2").tail_bone].name == "紐"
    assert parent_name(model, "左ひじ") == "左腕"


def test_the_one_above_is_the_upper_one_whatever_their_rows() -> None:
    model = arm_model()
    model.bones.records[:] = [
        Bone("下", parent=1, level=1, position=(0, 2, 0)),
        Bone("上", flags=TAIL, tail_bone=0, parent=NONE),
    ]
    model.vertices.arrays["bones"][:] = NONE
    model.morphs.records.clear()
    model.frames.records.clear()
    model.rigid_bodies.records.clear()
    apply(model, "bones.chain-between", {"bones": [0, 1]})
    assert [parent_name(model, name) for name in ("下", "上_2")] == ["上_2", "上"]
    assert deforms_in_time(model)


def test_only_two_bones_have_something_between_them() -> None:
    with pytest.raises(ValueError, match="two bones"):
        apply(arm_model(), "bones.chain-between", {"bones": [1]})


def test_ik_bends_where_it_bent() -> None:
    model = arm_model()
    links = (IkLink(2), IkLink(1))
    goal = Bone("ＩＫ", "", (4, 8, 1), flags=BoneFlags(0x3E), ik_target=3, ik_loops=20, ik_angle=1, ik_links=links)
    model.bones.records.append(goal)
    before = skinned(model, ["ＩＫ"])
    apply(model, "bones.split", {"bones": [1, 2]}, parts=3)
    np.testing.assert_allclose(skinned(model, ["ＩＫ"]), before, atol=1e-3)
