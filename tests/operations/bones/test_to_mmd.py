"""The operation that makes skeletons of other programs MMD's, held to the sample that they were made of."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from editor.formats import load
from editor.model.bones import BoneFlags
from editor.model.deform_order import order_faults
from editor.model.frames import BoneItem
from editor.model.history import History
from editor.model.model import Model
from editor.motion.motion import Motion
from editor.operations.bones.humanoid.mapping import map_skeleton
from editor.operations.bones.humanoid.naming_schemes import STANDARD_BONES, naming_schemes
from editor.operations.choices import ArmPose, RigSource
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from editor.resources import resource
from tests.benchmarks.foreign_rigs import comparable, differences, standard_motion
from tests.model.random_models import fingerprint
from tests.operations.bones.foreign_rigs import CONVENTIONS, PLAIN, UNKNOWN, VARIANTS, Convention, Variant, foreign_rig
from tests.operations.running import apply

MIXAMO = CONVENTIONS[0]


@cache
def mochi() -> Model:
    return load(resource("samples", "mochi.pmx")).model


@cache
def dance() -> Motion:
    return load(resource("samples", "mochi_dance.vmd")).motion


def rows_of(model: Model) -> dict[str, int]:
    return {bone.name: row for row, bone in enumerate(model.bones)}


def made(**parameters: Any) -> Model:
    model = foreign_rig(mochi(), MIXAMO).model
    apply(model, "bones.to-mmd", **parameters)
    return model


# -- which bone is which -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("convention", CONVENTIONS, ids=lambda each: each.id)
def test_names_of_each_program_tell_the_bones(convention: Convention) -> None:
    for variant in VARIANTS[1:]:
        rig = foreign_rig(mochi(), convention, variant)
        mapping = map_skeleton(rig.model)
        found = {name: rig.model.bones[row].name for name, row in mapping.rows.items()}
        assert found == rig.names
        assert len(mapping.sure) >= 0.8 * len(found)


@pytest.mark.parametrize("variant", UNKNOWN, ids=lambda each: each.id)
def test_bones_without_known_names_are_guessed_and_none_is_sure(variant: Variant) -> None:
    rig = foreign_rig(mochi(), MIXAMO, variant)
    mapping = map_skeleton(rig.model)
    right = [name for name, row in mapping.rows.items() if rig.model.bones[row].name == rig.names.get(name)]
    assert len(right) >= 0.9 * len(rig.names)
    assert not mapping.sure
    assert mapping.source is RigSource.AUTO


def test_a_name_that_its_place_contradicts_is_not_sure() -> None:
    model = foreign_rig(mochi(), MIXAMO).model
    rows = rows_of(model)
    arm, leg = rows["mixamorig:LeftArm"], rows["mixamorig:RightUpLeg"]
    for row, name in ((arm, "mixamorig:RightUpLeg"), (leg, "mixamorig:LeftArm")):
        model.bones.records[row] = replace(model.bones[row], name=name)
    mapping = map_skeleton(model)
    assert {"左腕", "右足", "左ひじ", "右ひざ"} <= set(mapping.unsure)
    assert "右腕" in mapping.sure


def test_overrules_count_and_are_sure() -> None:
    rig = foreign_rig(mochi(), MIXAMO)
    mapping = map_skeleton(rig.model, RigSource.AUTO, "mixamorig:LeftHand=左ひじ, =左目")
    assert rig.model.bones[mapping.rows["左ひじ"]].name == "mixamorig:LeftHand"
    assert "左ひじ" in mapping.sure
    assert "左目" not in mapping.rows
    hand = mapping.rows["左ひじ"]
    rig.model.bones.records[hand] = replace(rig.model.bones[hand], name="hand, left=1")
    again = map_skeleton(rig.model, RigSource.AUTO, "hand, left=1=左ひじ, =左目")
    assert again.rows["左ひじ"] == hand
    for wrong in ("LeftHand", "nobody=左腕", "mixamorig:LeftHand=腕"):
        with pytest.raises(ValueError, match=r"nobody|no pair"):
            map_skeleton(rig.model, RigSource.AUTO, wrong)


def test_the_list_of_names_is_of_standard_bones_and_of_all_programs() -> None:
    assert list(naming_schemes()) == [source.token for source in RigSource if source is not RigSource.AUTO]
    standard = {name.lstrip("左右") for name in STANDARD_BONES}
    assert all(set(scheme.bones.values()) <= standard for scheme in naming_schemes().values())


# -- the skeleton that is made -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [PLAIN, UNKNOWN[1]], ids=lambda each: each.id)
def test_a_motion_moves_it_as_the_original(variant: Variant) -> None:
    rig = foreign_rig(mochi(), MIXAMO, variant)
    apply(rig.model, "bones.to-mmd")
    same = {name: name for name in rig.names if "目" not in name}
    origins, degrees, of_one_bone, most = differences(
        comparable(mochi(), rig.model), rig.model, same, standard_motion(dance(), same)
    )
    assert origins < 1e-3
    assert degrees < 0.5
    assert of_one_bone < 1e-3
    assert most < 1e-2


def test_undone_it_is_what_it_was_to_the_byte() -> None:
    model = foreign_rig(mochi(), CONVENTIONS[6], VARIANTS[2]).model
    before = fingerprint(model)
    outcome = apply(model, "bones.to-mmd", twist=True)
    assert outcome.step is not None
    history = History()
    history.add(outcome.step)
    after = fingerprint(model)
    assert after != before
    history.undo()
    assert fingerprint(model) == before
    history.redo()
    assert fingerprint(model) == after


def test_bones_have_mmds_names_abilities_order_and_frames() -> None:
    model = made(twist=True)
    rows = rows_of(model)
    assert not order_faults(model.bones.records)
    assert {"全ての親", "センター", "グルーブ", "両目", "左足ＩＫ", "右つま先ＩＫ", "左腕捩", "右手捩"} <= rows.keys()
    bones = model.bones
    assert bones[rows["左腕"]].name_en == "arm_L"
    assert [bones[bones[rows[name]].parent].name for name in ("上半身", "下半身", "グルーブ")] == [
        "グルーブ",
        "グルーブ",
        "センター",
    ]
    assert all(bones[rows[name]].append_parent == rows["両目"] for name in ("左目", "右目"))
    assert BoneFlags.LOCAL_AXES in bones[rows["左ひじ"]].flags
    assert BoneFlags.MOVABLE not in bones[rows["左ひじ"]].flags
    items = {frame.name: [item for item in frame.items if isinstance(item, BoneItem)] for frame in model.frames}
    frames = {name: [bones[item.bone].name for item in some] for name, some in items.items()}
    assert frames["Root"] == ["全ての親"]
    assert "左足ＩＫ" in frames["ＩＫ"]
    assert "左腕" in frames["腕"]


def test_knees_bend_forward() -> None:
    model = made()
    rows = rows_of(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.offsets[rows["左足ＩＫ"]] = (0, 0.8, 0)
    skeleton = Skeleton(model.bones.records)
    moved = skeleton.solve(pose).positions[rows["左ひざ"]] - skeleton.rest[rows["左ひざ"]]
    assert moved[2] < -0.3


def test_another_bone_of_a_standard_name_gets_a_number() -> None:
    rig = foreign_rig(mochi(), MIXAMO, VARIANTS[3])
    apply(rig.model, "bones.to-mmd")
    names = [bone.name for bone in rig.model.bones]
    assert names.count("頭") == 1
    assert "頭_2" in names


def test_switches_leave_out_their_step() -> None:
    rig = foreign_rig(mochi(), MIXAMO)
    names = {bone.name for bone in rig.model.bones}
    heights = {bone.name: bone.position[1] for bone in rig.model.bones}
    off = dict.fromkeys(("names", "centre", "eyes", "fingers", "ik", "frames"), False)
    apply(rig.model, "bones.to-mmd", pose=ArmPose.KEEP, **off)
    bones = rig.model.bones
    assert {bone.name for bone in bones} == names
    assert not any(bone.flags & (BoneFlags.IK | BoneFlags.APPEND_ROTATION) for bone in bones)
    hand = "mixamorig:LeftHand"
    assert bones[rows_of(rig.model)[hand]].position[1] == heights[hand]


def test_what_is_no_person_or_mmds_already_is_refused() -> None:
    model = mochi().snapshot()
    with pytest.raises(ValueError, match="already"):
        apply(model, "bones.to-mmd")
    with pytest.raises(ValueError, match="no bone was found for"):
        apply(load(resource("samples", "cloth.pmx")).model, "bones.to-mmd")
    turned = foreign_rig(mochi(), MIXAMO).model
    apply(turned, "model.rotate", angles=(0.0, math.pi, 0.0))
    with pytest.raises(ValueError, match="faces -Z"):
        apply(turned, "bones.to-mmd")
