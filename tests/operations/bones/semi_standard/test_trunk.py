"""上半身2, 腰, グルーブ, 全ての親 and 操作中心: where they are, what comes to hang from them, and weights."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import replaced
from tests.operations.bones.semi_standard.made import Made
from tests.operations.humanoid import MOVES, STEPS, TURNS, humanoid


def test_upper_body_2_takes_children_bodies_and_weights() -> None:
    made = Made("上半身2")
    bone = made.bone("上半身2")
    assert bone.position == pytest.approx((0, 12 + 0.35 * 4, 0))
    assert bone.tail_offset == pytest.approx((0, 0.8 * 0.65 * 4, 0))
    assert (bone.name_en, bone.flags) == ("upper body2", TURNS)
    assert made.tail("上半身") == "上半身2"
    assert [made.parent(name) for name in ("首", "左肩", "右肩", "上半身2")] == ["上半身2"] * 3 + ["上半身"]
    assert made.bodies() == {"上半身": "上半身2", "左足": "左足", "左ひざ": "左ひざ", "頭": "頭"}
    for step in range(STEPS):  # each 0.2 higher than the last, and 0.3 before the bones
        height = (0.2 * step - 1.4) / (0.65 * 4)
        upper = np.clip((height + 0.35) / 0.7, 0, 1)
        found = made.weights("上半身", step)
        if step < STEPS - 3:
            assert found.get("上半身2", 0) == pytest.approx(upper, abs=1e-3)
            assert found.get("上半身", 0) == pytest.approx(1 - upper, abs=1e-3)
        else:
            assert found == {"上半身2": 0.5, "首": 0.5}


def test_what_is_behind_the_bone_counts_as_higher() -> None:
    model = humanoid()
    model.vertices.writable("position")[:, 2] = 1.0
    made = Made("上半身2", model)
    height = (0.2 * 7 - 1.4 + 0.5) / (0.65 * 4)
    assert made.weights("上半身", 7)["上半身2"] == pytest.approx((height + 0.35) / 0.7, abs=1e-3)


def test_the_waist_stands_between_and_legs_do_not_follow_it() -> None:
    made = Made("腰")
    bone = made.bone("腰")
    assert bone.position == pytest.approx((0, 12 + 0.6 * (11 - 12), 0.02 * 12))
    assert bone.tail_offset == pytest.approx((0, 0.8 * 0.6, 0.8 * -0.24))
    assert made.parent("腰") == "センター"
    assert [made.parent(name) for name in ("上半身", "下半身", "センター先")] == ["腰", "腰", "センター"]
    for side in "左右":
        cancel = made.bone(f"腰キャンセル{side}")
        assert cancel.flags == BoneFlags.ROTATABLE | BoneFlags.APPEND_ROTATION
        assert (made.parent(cancel.name), made.append_parent(cancel.name)) == ("下半身", "腰")
        assert (cancel.append_ratio, cancel.position) == (-1, made.bone(f"{side}足").position)
        assert made.parent(f"{side}足") == cancel.name


def test_copies_of_legs_that_are_there_are_kept_from_the_waist_too() -> None:
    made = Made("腰", Made("足先EX").model)
    assert made.parent("左足D") == made.parent("左足") == "腰キャンセル左"


def test_leg_iks_stay_where_they_are() -> None:
    model = humanoid()
    for row, bone in enumerate(model.bones):
        if bone.name.endswith("足ＩＫ"):
            model.bones.records[row] = replaced(bone, {"parent": 0})
    assert Made("腰", model).parent("左足ＩＫ") == "センター"


def test_the_groove_is_between_the_center_and_its_children() -> None:
    made = Made("グルーブ")
    bone = made.bone("グルーブ")
    assert bone.position == pytest.approx((0, 8.2, 0))
    assert bone.tail_offset == pytest.approx((0, 1.4, 0))
    assert (bone.name_en, bone.flags, made.parent("グルーブ")) == ("groove", MOVES, "センター")
    assert [made.parent(name) for name in ("上半身", "下半身", "センター先")] == ["グルーブ", "グルーブ", "センター"]
    assert made.names.index("グルーブ") == 1


def test_the_master_is_first_and_everything_hangs_from_it() -> None:
    made = Made("全ての親")
    assert made.names[0] == "全ての親"
    bone = made.bone("全ての親")
    assert (bone.position, bone.name_en, bone.flags) == ((0, 0, 0), "master", MOVES | BoneFlags.TAIL_IS_BONE)
    assert made.tail("全ての親") == "センター"
    assert [name for name in made.names if not made.parent(name)] == ["全ての親"]
    assert made.parent("左足ＩＫ") == "全ての親"


def test_the_view_center_is_first_and_has_nothing_to_do_with_the_others() -> None:
    made = Made("全ての親,操作中心")
    assert made.names[:2] == ["操作中心", "全ての親"]
    assert made.parent("操作中心") == ""
    assert "操作中心" not in {made.parent(name) for name in made.names}
    made = Made("全ての親", Made("操作中心").model)
    assert made.names[:2] == ["全ての親", "操作中心"]
    assert made.parent("操作中心") == ""
    assert made.tail("全ての親") == "センター"


def test_a_waist_without_anything_above_is_not_made() -> None:
    model = humanoid()
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    model.bones.records[rows["下半身"]] = replaced(model.bones[rows["下半身"]], {"parent": -1})
    assert "腰" not in Made("腰", model).names
    model.bones.records.append(Bone("腰"))
    assert "腰キャンセル左" not in Made("腰", model).names
