"""足IK親, and 足D, ひざD, 足首D with 足先EX: where they are, what hangs from them, when they deform."""

import numpy as np
import pytest

from editor.model.bones import BoneFlags
from editor.model.fields import replaced
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.operations.bones.semi_standard.made import Made
from tests.operations.humanoid import MOVES, STEPS, TURNS, humanoid


def test_the_parent_of_a_leg_ik_is_on_the_ground_below_it() -> None:
    made = Made("足IK親")
    bone = made.bone("左足IK親")
    assert (bone.position, bone.name_en) == ((1, 0, 0), "leg IKP_L")
    assert bone.flags == MOVES | BoneFlags.TAIL_IS_BONE
    assert (made.tail(bone.name), made.parent("左足ＩＫ"), made.parent(bone.name)) == ("左足ＩＫ", bone.name, "")
    assert made.names.index("左足ＩＫ") == made.names.index(bone.name) + 1


@pytest.mark.parametrize("shows", [False, True])
def test_copies_of_a_leg_turn_as_it_does_and_take_its_vertices_and_bodies(shows: bool) -> None:
    made = Made("足先EX", show_d=shows)
    parents = {"左足D": "下半身", "左ひざD": "左足D", "左足首D": "左ひざD", "左足先EX": "左足首D"}
    assert {name: made.parent(name) for name in parents} == parents
    for name in ("左足", "左ひざ", "左足首"):
        bone, copy = made.bone(name), made.bone(f"{name}D")
        assert (copy.position, copy.level, copy.append_ratio) == (bone.position, bone.level + 1, 1)
        assert made.append_parent(copy.name) == name
        assert copy.flags == (TURNS if shows else BoneFlags.ROTATABLE) | BoneFlags.APPEND_ROTATION
    assert made.bodies() == {"上半身": "上半身", "左足": "左足D", "左ひざ": "左ひざD", "頭": "頭"}
    assert made.weights("左足", 3) == {"左足D": 1}
    assert made.weights("左足", STEPS - 1) == {"左足D": 0.5, "左ひざD": 0.5}
    assert made.names[-8:] == [
        f"{side}{name}" for side in "右左" for name in ("足D", "ひざD", "足首D", "足先EX")
    ]  # fmt: skip


def test_the_toes_have_what_is_beyond_the_ball_of_the_foot() -> None:
    made = Made("足先EX")
    toes = made.bone("左足先EX")
    assert toes.position == pytest.approx((1, 0.5, -1), abs=1e-6)
    assert (toes.tail_offset, toes.name_en, toes.flags) == ((0, 0, -1), "toe2_L", TURNS)
    for step in range(STEPS - 3):  # from the ankle to the tip, 1.5 before it, and all 0.3 before the bones
        forward = (0.3 + 1.5 * step / (STEPS - 1)) / 1
        assert made.weights("左足首", step).get("左足先EX", 0) == pytest.approx(
            np.clip((forward - 0.75) * 2, 0, 1), abs=1e-3
        )


def test_copies_deform_after_the_ik_of_the_leg() -> None:
    model = humanoid()
    for row, bone in enumerate(model.bones):
        if bone.name.endswith("ＩＫ"):
            model.bones.records[row] = replaced(bone, {"level": 3})
    made = Made("足先EX", model)
    assert made.bone("左足D").level == 3
    posed_model, pose = PosedModel(made.model), Pose.at_rest(len(made.model.bones), 0)
    pose.offsets[made.names.index("左足ＩＫ")] = (0.3, 3, -1)
    posed_model.pose(pose)
    matrices = posed_model.bone_transforms.matrices()
    bent = matrices[made.names.index("左ひざ")]
    assert not np.allclose(bent, np.eye(4), atol=0.1)
    np.testing.assert_allclose(matrices[made.names.index("左ひざD")], bent, atol=1e-5)


def test_toes_are_added_to_copies_that_are_there() -> None:
    made = Made("足先EX")
    model = made.model
    rows = [row for row, name in enumerate(made.names) if name.endswith("EX")]
    for row in rows:
        model.bones.records[row] = replaced(model.bones[row], {"name": "他"})
    again = Made("足先EX", model)
    assert again.parent("左足先EX") == "左足首D"
    assert again.names.count("左足D") == 1
