"""Bones made one by one: a new one below another, and parents and tails that are set by hand."""

from __future__ import annotations

import pytest

from editor.model.bones import BoneFlags
from editor.model.fields import NONE, single
from editor.model.frames import BoneItem
from tests.operations.model_making import full_model
from tests.operations.running import apply


def test_a_bone_is_added_right_after_its_parent_and_beside_it_in_its_frame() -> None:
    model = full_model()
    outcome = apply(model, "bones.add-at", position=(0.1, 2.0, 3.0), parent=2)
    assert list(outcome.result.rows["bones"]) == [3]
    assert [bone.name for bone in model.bones] == ["センター", "腕", "手", "新規ボーン", "手ＩＫ"]
    new = model.bones[3]
    assert (new.position, new.parent, new.name_en) == ((single(0.1), 2.0, 3.0), 2, "New bone")
    assert model.frames[2].items == (BoneItem(2), BoneItem(3), BoneItem(1))
    assert model.vertices["bones"].max() == 2  # nothing hangs from it yet
    assert model.morphs[2].offsets["bone"].tolist() == [2, 4]


def test_a_chain_gets_names_of_its_own_and_tails_from_bone_to_bone() -> None:
    model = full_model()
    apply(model, "bones.add-at", parent=2, name="髪")
    apply(model, "bones.add-at", parent=3, name="髪")
    assert [bone.name for bone in model.bones][2:5] == ["手", "髪", "髪_2"]
    assert [model.bones[row].parent for row in (3, 4)] == [2, 3]
    for parent, child in ((2, 3), (3, 4)):
        assert model.bones[parent].flags & BoneFlags.TAIL_IS_BONE
        assert model.bones[parent].tail_bone == child


def test_a_tail_that_leads_somewhere_stays_and_so_does_one_that_is_to_stay() -> None:
    model = full_model()
    model.bones.records[2] = type(model.bones[2])("手", tail_offset=(0, -1, 0), parent=1)
    apply(model, "bones.add-at", parent=2)
    assert not model.bones[2].flags & BoneFlags.TAIL_IS_BONE
    apply(model, "bones.add-at", parent=3, tail=False)
    assert not model.bones[3].flags & BoneFlags.TAIL_IS_BONE


def test_a_bone_without_a_parent_is_the_last_and_in_the_last_frame() -> None:
    model = full_model()
    apply(model, "bones.add-at", name="飾り")
    assert (model.bones[4].name, model.bones[4].name_en, model.bones[4].parent) == ("飾り", "", NONE)
    assert model.frames[2].items[-1] == BoneItem(4)


def test_a_new_bone_deforms_when_its_parent_has() -> None:
    model = full_model()
    bone = model.bones[1]
    model.bones.records[1] = type(bone)(bone.name, parent=0, level=2, flags=bone.flags | BoneFlags.AFTER_PHYSICS)
    apply(model, "bones.add-at", parent=1)
    assert (model.bones[2].level, bool(model.bones[2].flags & BoneFlags.AFTER_PHYSICS)) == (2, True)


def test_bones_hang_from_another_or_from_none() -> None:
    model = full_model()
    apply(model, "bones.set-parent", {"bones": [2, 3]}, parent=0)
    assert [bone.parent for bone in model.bones] == [NONE, 0, 0, 0]
    apply(model, "bones.set-parent", {"bones": [2]})
    assert model.bones[2].parent == NONE


def test_no_bone_hangs_from_itself() -> None:
    model = full_model()
    before = list(model.bones)
    with pytest.raises(ValueError, match="センター cannot hang from itself: センター → 手 → 腕 → センター"):
        apply(model, "bones.set-parent", {"bones": [0, 3]}, parent=2)
    with pytest.raises(ValueError, match="cannot be its own parent"):
        apply(model, "bones.set-parent", {"bones": [0, 1]}, parent=1)
    assert list(model.bones) == before


def test_tails_lead_to_a_bone_but_not_to_their_own() -> None:
    model = full_model()
    apply(model, "bones.set-tail", {"bones": [0, 2]}, bone=3)
    assert [bool(bone.flags & BoneFlags.TAIL_IS_BONE) for bone in model.bones] == [True, False, True, False]
    assert [model.bones[row].tail_bone for row in (0, 2)] == [3, 3]
    with pytest.raises(ValueError, match="手 cannot be its own tail"):
        apply(model, "bones.set-tail", {"bones": [0, 2]}, bone=2)
    with pytest.raises(ValueError, match="Choose the bone"):
        apply(model, "bones.set-tail", {"bones": [0]})
