"""bones.make-ik: chains, names, knees that bend the right way, and what it refuses."""

from __future__ import annotations

from dataclasses import replace
from math import pi, radians

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.deform_order import order_faults
from editor.model.frames import BoneItem, special_frames
from editor.model.model import Model
from editor.operations.choices import Knee
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from tests.operations.running import apply

MASTER, LOWER, LEG, SHIN, ANKLE, TOE = range(6)


@pytest.fixture
def model() -> Model:
    """A left leg, straight but for a knee that is a little to the front."""
    model = Model()
    model.frames.records += special_frames()
    model.bones.records += [
        Bone("全ての親", "master"),
        Bone("下半身", "lower body", (0, 10, 0), MASTER),
        Bone("左足", "leg_L", (1, 9, 0), LOWER),
        Bone("左ひざ", "knee_L", (1, 5, -0.2), LEG),
        Bone("左足首", "ankle_L", (1, 1, 0), SHIN, tail_bone=TOE, flags=BoneFlags.TAIL_IS_BONE),
        Bone("左つま先", "toe_L", (1, 0, -1), ANKLE),
    ]
    return model


def bend(model: Model, ik: int, up: float) -> tuple[np.ndarray, float]:
    """Where the knee is when the IK bone is raised, and how far the ankle is from it."""
    pose = Pose.at_rest(len(model.bones), 0)
    pose.offsets[ik] = (0, up, 0)
    positions = Skeleton(model.bones.records).solve(pose).positions
    return positions[SHIN], float(np.linalg.norm(positions[ik] - positions[ANKLE]))


def test_a_leg_gets_what_legs_have(model: Model) -> None:
    outcome = apply(model, "bones.make-ik", {"bones": [ANKLE]})
    (row,) = outcome.result.rows["bones"]
    ik = model.bones[row]
    assert (ik.name, ik.name_en, ik.position, ik.parent) == ("左足ＩＫ", "leg IK_L", (1, 1, 0), MASTER)
    assert ik.tail_offset == (0, -1, -1)
    assert ik.flags == BoneFlags.IK | BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
    assert (ik.ik_target, ik.ik_loops, ik.ik_angle) == (ANKLE, 40, pytest.approx(radians(114.59)))
    assert [link.bone for link in ik.ik_links] == [SHIN, LEG]
    knee, leg = ik.ik_links
    assert knee.limited
    assert not leg.limited
    assert knee.lower == pytest.approx((-pi, 0, 0))
    assert knee.upper == pytest.approx((-radians(0.5), 0, 0))
    assert BoneItem(row) in model.frames[2].items
    assert not order_faults(model.bones.records)


def test_the_knee_goes_to_the_front(model: Model) -> None:
    (row,) = apply(model, "bones.make-ik", {"bones": [ANKLE]}).result.rows["bones"]
    knee, miss = bend(model, row, 3.0)
    assert knee[2] < -2  # models look along -z
    assert miss < 0.01


def test_the_knee_of_an_animal_goes_to_the_back(model: Model) -> None:
    model.bones.records[SHIN] = replace(model.bones[SHIN], position=(1, 5, 2))
    (row,) = apply(model, "bones.make-ik", {"bones": [ANKLE]}).result.rows["bones"]
    knee, miss = bend(model, row, 2.0)
    assert knee[2] > 2
    assert miss < 0.01


@pytest.mark.parametrize(
    ("knee", "limited"), [(Knee.AUTO, [True, False]), (Knee.ON, [True, False]), (Knee.OFF, [False] * 2)]
)
def test_knees_can_be_told(model: Model, knee: Knee, limited: list[bool]) -> None:
    (row,) = apply(model, "bones.make-ik", {"bones": [ANKLE]}, knee=knee).result.rows["bones"]
    assert [link.limited for link in model.bones[row].ik_links] == limited


def test_a_toe_hangs_from_the_ik_that_leads_its_link(model: Model) -> None:
    apply(model, "bones.make-ik", {"bones": [ANKLE]})
    leg_ik = next(row for row, bone in enumerate(model.bones) if bone.name == "左足ＩＫ")
    toe = next(row for row, bone in enumerate(model.bones) if bone.name == "左つま先")
    (row,) = apply(model, "bones.make-ik", {"bones": [toe]}, links=1).result.rows["bones"]
    leg_ik += row <= leg_ik
    assert (model.bones[row].name, model.bones[row].parent) == ("左つま先ＩＫ", leg_ik)
    assert not order_faults(model.bones.records)


def test_a_chain_that_is_selected_is_the_chain(model: Model) -> None:
    model.bones.records += [
        Bone("頭", "head"),
        Bone("左髪１", "hair1_L", parent=6),
        Bone("左髪２", "hair2_L", parent=7),
        Bone("左髪３", "hair3_L", parent=8, level=1),
    ]
    (row,) = apply(model, "bones.make-ik", {"bones": [7, 8, 9]}, links=1).result.rows["bones"]
    ik = model.bones[row]
    assert (ik.name, ik.name_en, ik.parent, ik.level) == ("左髪ＩＫ", "hair IK_L", 6, 1)
    assert [link.bone for link in ik.ik_links] == [8, 7]
    assert not any(link.limited for link in ik.ik_links)


def test_both_sides_at_once(model: Model) -> None:
    model.bones.records += [Bone("髪A", parent=1), Bone("髪B", parent=6)]
    rows = apply(model, "bones.make-ik", {"bones": [ANKLE, 7]}).result.rows["bones"]
    assert [model.bones[row].name for row in rows] == ["左足ＩＫ", "髪BＩＫ"]


@pytest.mark.parametrize(
    ("rows", "reason"),
    [([MASTER], "hangs from no bone"), ([LOWER, LEG, 6], "下半身 forks")],
)
def test_what_makes_no_chain_is_refused(model: Model, rows: list[int], reason: str) -> None:
    model.bones.records += [Bone("右足", parent=LOWER)]
    with pytest.raises(ValueError, match=reason):
        apply(model, "bones.make-ik", {"bones": rows})


def test_a_second_ik_for_one_target_is_refused(model: Model) -> None:
    apply(model, "bones.make-ik", {"bones": [ANKLE]})
    with pytest.raises(ValueError, match="左足首 is the target of an IK already: 左足ＩＫ"):
        apply(model, "bones.make-ik", {"bones": [ANKLE]})


def test_bones_that_append_from_a_link_and_come_too_early_now_are_told(model: Model) -> None:
    model.bones.records.insert(0, Bone("左足D", append_parent=1 + LEG, flags=BoneFlags.APPEND_ROTATION))
    model.bones.records[1:] = [
        replace(bone, parent=bone.parent + 1 if bone.parent >= 0 else -1, tail_bone=bone.tail_bone + 1)
        for bone in model.bones.records[1:]
    ]
    warnings = apply(model, "bones.make-ik", {"bones": [1 + ANKLE]}).result.warnings
    assert warnings == ("Bones that append from a link may deform too early now: 1. Put bones in order.",)
    apply(model, "bones.order")
    assert not order_faults(model.bones.records)
