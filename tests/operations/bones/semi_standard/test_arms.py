"""What shoulders, arms and hands move by: where it is, what it copies, which weights it takes."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import BoneFlags
from editor.model.model import Model
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.operations.bones.semi_standard.made import Made
from tests.operations.humanoid import MOVES, STEPS, TURNS, humanoid

LAST = STEPS - 1
END = 0.6 + 0.8 * 0.4


@pytest.mark.parametrize(
    ("which", "upper", "lower", "english"),
    [("腕捩", "腕", "ひじ", "arm twist"), ("手捩", "ひじ", "手首", "wrist twist")],
)
@pytest.mark.parametrize(("side", "suffix"), [("左", "_L"), ("右", "_R")])
def test_the_bones(which: str, upper: str, lower: str, english: str, side: str, suffix: str) -> None:
    made = Made(which)
    start, end = (np.array(made.bone(side + name).position) for name in (upper, lower))
    twist = made.bone(side + which)
    np.testing.assert_allclose(twist.position, start + 0.6 * (end - start), rtol=1e-6)
    np.testing.assert_allclose(twist.fixed_axis, (end - start) / np.linalg.norm(end - start), rtol=1e-6)
    assert twist.name_en == english + suffix
    assert twist.flags == (BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE | BoneFlags.FIXED_AXIS)
    assert made.parent(side + which) == side + upper
    assert made.parent(side + lower) == side + which
    assert made.names.index(side + which) == made.names.index(side + upper) + 1
    for number, ratio in enumerate((0.25, 0.5, 0.75), 1):
        helper = made.bone(f"{side}{which}{number}")
        assert helper.name_en == f"{english}{number}{suffix}"
        assert helper.flags == BoneFlags.ROTATABLE | BoneFlags.APPEND_ROTATION
        assert (made.parent(helper.name), made.append_parent(helper.name)) == (side + upper, side + which)
        assert helper.append_ratio == ratio


def test_weights_go_from_the_arm_to_the_twist_bone_in_four_pieces() -> None:
    """The vertices reach from 腕 to ひじ, the last three half ひじ. The twist ends at 0.92 of it at least."""
    made = Made("腕捩")
    assert made.weights("左腕", 0) == {"左腕": 1}
    assert made.weights("左腕", LAST) == {"左腕捩": 0.5, "左ひじ": 0.5}
    chain = ["左腕", "左腕捩1", "左腕捩2", "左腕捩3", "左腕捩"]
    for step in range(LAST - 2):
        along = 4 * step / LAST / END
        lower, part = int(along), along % 1
        expected = {chain[lower]: 1 - part, chain[min(lower + 1, 4)]: part}
        found = made.weights("左腕", step)
        assert found == pytest.approx({name: share for name, share in expected.items() if share > 1e-6}, abs=1e-3)
    at = [np.array(made.bone(name).position) for name in chain[1:4]]
    start, end = np.array((1.5, 15, 0)), np.array((1.5, 15, 0)) + END * np.array((2.5, -2, 0))
    for position, part in zip(at, (0.25, 0.5, 0.75), strict=True):
        np.testing.assert_allclose(position, start + part * (end - start), atol=1e-5)


def test_the_elbow_is_looked_for_in_the_sleeve_where_that_is_wanted() -> None:
    """The mesh runs 0.3 before the bones: the elbow counts as 0.75 of that before itself, and stays."""
    made = Made("腕捩", elbow=True)
    assert made.bone("左腕捩").position[2] == pytest.approx(0.6 * 0.75 * -0.3)
    assert made.bone("左腕捩").fixed_axis[2] < -0.05
    assert made.bone("左ひじ").position == humanoid().bones[made.names.index("左ひじ") - 4].position


def test_the_arm_does_not_turn_with_the_parent_of_the_shoulder() -> None:
    made = Made("肩P")
    parent, cancel = made.bone("左肩P"), made.bone("左肩C")
    assert (parent.position, parent.flags, parent.name_en) == (made.bone("左肩").position, TURNS, "shoulderP_L")
    assert (cancel.position, cancel.append_ratio) == (made.bone("左腕").position, -1)
    assert cancel.flags == BoneFlags.ROTATABLE | BoneFlags.APPEND_ROTATION
    chain = [made.parent(name) for name in ("左腕", "左肩C", "左肩", "左肩P")]
    assert chain == ["左肩C", "左肩", "左肩P", "上半身"]
    pose = Pose.at_rest(len(made.model.bones), 0)
    pose.rotations[made.names.index("左肩P")] = (0, 0, np.sin(0.2), np.cos(0.2))
    posed_model = PosedModel(made.model)
    posed_model.pose(pose)
    matrices = posed_model.bone_transforms.matrices()
    np.testing.assert_allclose(matrices[made.names.index("左腕"), :3, :3], np.eye(3), atol=1e-6)
    assert matrices[made.names.index("左腕"), 1, 3] > 0.1


@pytest.mark.parametrize(("side", "sign"), [("左", 1), ("右", -1)])
def test_what_is_held_is_below_the_palm(side: str, sign: int) -> None:
    made = Made("ダミー")
    dummy = made.bone(f"{side}ダミー")
    across = np.array([sign * -0.8, -1.0, 0]) / np.hypot(0.8, 1)
    np.testing.assert_allclose(dummy.position, (sign * 7, 10.6, 0) + 0.25 * across, rtol=1e-6)
    np.testing.assert_allclose(dummy.tail_offset, 1.2 * across, rtol=1e-6)
    assert (made.parent(dummy.name), dummy.flags) == (f"{side}手首", MOVES)


@pytest.mark.parametrize(("side", "sign", "suffix"), [("左", 1, "L"), ("右", -1, "R")])
def test_the_base_of_the_thumb(side: str, sign: int, suffix: str) -> None:
    made = Made("親指０")
    base = made.bone(f"{side}親指０")
    np.testing.assert_allclose(base.position, (sign * 6.7, 11 - 1 / 3, -1 / 3), rtol=1e-6)
    assert (base.flags, base.name_en) == (TURNS | BoneFlags.TAIL_IS_BONE, f"thumb0_{suffix}")
    assert (made.tail(base.name), made.parent(base.name)) == (f"{side}親指１", f"{side}手首")
    assert made.parent(f"{side}親指１") == base.name


def test_weights_of_the_thumb_fade_with_the_distance() -> None:
    made = Made("親指０")
    start, end = (np.array(made.bone(name).position) for name in ("左親指０", "左親指１"))
    line = np.array([-1, -1, 0]) / np.sqrt(2)
    for step in range(18):
        position = np.array((6.5, 11, -0.3)) + step / 20 * np.array((0.3, -0.5, -0.5))
        away = position - (start + end) / 2
        distance = np.linalg.norm(away - (away @ line) * line) / (1.4 * np.linalg.norm(end - start))
        expected = np.clip(1.3 * (1 - distance), 0, 1)
        assert made.weights("左手首", step).get("左親指０", 0) == pytest.approx(expected, abs=2e-3), step


def test_axes_of_the_thumb_where_they_are_wanted() -> None:
    assert not Made("親指０").bone("左親指１").flags & BoneFlags.LOCAL_AXES
    made = Made("親指０", thumb_axes=True)
    for name in ("左親指０", "左親指１", "左親指２"):
        bone = made.bone(name)
        assert bone.flags & BoneFlags.LOCAL_AXES
        assert np.linalg.norm(bone.local_x) == pytest.approx(1)
        assert np.linalg.norm(bone.local_z) == pytest.approx(1)
    inwards = np.array(made.bone("左親指１").position) - np.array(made.bone("左親指０").position)
    np.testing.assert_allclose(made.bone("左親指０").local_x, inwards / np.linalg.norm(inwards), atol=1e-6)


def test_a_thumb_whose_vertices_hang_from_four_bones_keeps_four() -> None:
    model: Model = humanoid()
    names = [bone.name for bone in model.bones]
    near = np.flatnonzero(model.vertices["bones"][:, 0] == names.index("左手首"))
    model.vertices.writable("deform")[near] = 2
    model.vertices.writable("bones")[near] = [
        names.index(name) for name in ("左手首", "左親指１", "左ひじ", "左人指１")
    ]
    model.vertices.writable("weights")[near] = (0.4, 0.3, 0.2, 0.1)
    made = Made("親指０", model)
    for step in range(18):
        found = made.weights("左手首", step)
        assert len(found) <= 4
        assert sum(found.values()) == pytest.approx(1, abs=1e-3)
        assert "左人指１" not in found or "左親指０" not in found or len(found) == 4
