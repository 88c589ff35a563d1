"""Bones merged: the mesh at rest stays, and nothing that was about those that go is lost."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.model.mesh import Deform
from editor.model.morphs import BoneOffset, Morph, MorphKind
from editor.operations.choices import MergeInto
from tests.model.random_models import random_rows
from tests.operations.posing import TAIL, arm_model, bone_named, names, parent_name, random_skeleton, skinned
from tests.operations.running import apply

SEEDS = st.integers(0, 2**32)


@given(seed=SEEDS, into=st.sampled_from(MergeInto))
def test_the_mesh_at_rest_stays(seed: int, into: MergeInto) -> None:
    model = random_skeleton(seed)
    before = skinned(model, ik=False)
    rows = sorted(random_rows(random.Random(seed), model.bones))
    try:
        apply(model, "bones.merge", {"bones": rows}, into=into)
    except ValueError:
        return
    np.testing.assert_allclose(skinned(model, ik=False), before, atol=1e-4)


def test_a_bone_merges_into_its_parent_with_all_it_has() -> None:
    model = arm_model()
    apply(model, "bones.merge", {"bones": [2]})
    assert names(model) == ["センター", "左腕", "左手首"]
    assert parent_name(model, "左手首") == "左腕"
    assert bone_named(model, "左腕").tail_bone == 2
    assert model.rigid_bodies[1].bone == 2
    assert model.morphs[0].offsets["bone"].tolist() == [1, 2]
    assert model.frames[2].items == tuple(map(BoneItem, (1, 2)))


def test_a_chain_merges_into_the_nearest_parent_that_stays() -> None:
    model = arm_model()
    outcome = apply(model, "bones.merge", {"bones": [2, 3]})
    assert names(model) == ["センター", "左腕"]
    assert bone_named(model, "左腕").tail_offset == (6, 0, 0)
    assert not bone_named(model, "左腕").flags & BoneFlags.TAIL_IS_BONE
    assert model.rigid_bodies[1].bone == 1
    assert model.morphs[0].offsets["bone"].tolist() == [1]
    assert list(outcome.result.rows["bones"]) == [1]


def test_weights_onto_one_bone_add_up() -> None:
    model = arm_model()
    model.vertices.arrays["deform"][:] = Deform.BDEF4
    model.vertices.arrays["bones"][:] = (0, 1, 2, 3)
    model.vertices.arrays["weights"][:] = (0.125, 0.125, 0.25, 0.5)
    apply(model, "bones.merge", {"bones": [2, 3]})
    assert model.vertices["bones"][0].tolist() == [0, 1, NONE, NONE]
    assert model.vertices["weights"][0].tolist() == [0.125, 0.875, 0, 0]


def test_sdef_that_has_one_bone_left_is_told() -> None:
    model = arm_model()
    model.vertices.arrays["deform"][:] = Deform.SDEF
    outcome = apply(model, "bones.merge", {"bones": [2]})
    assert any("SDEF" in str(warning) for warning in outcome.result.warnings)
    assert set(model.vertices["deform"].tolist()) == {Deform.SDEF, Deform.BDEF1}


def test_all_merge_into_the_first_though_it_is_below() -> None:
    model = arm_model()
    model.bones.records[:] = [
        Bone("中心", parent=NONE),
        Bone("先", parent=3),
        Bone("元", parent=0),
        Bone("間", parent=2),
    ]
    apply(model, "bones.merge", {"bones": [1, 2]}, into=MergeInto.FIRST)
    assert names(model) == ["中心", "先", "間"]
    assert parent_name(model, "先") == "中心"
    assert parent_name(model, "間") == "先"


@pytest.mark.parametrize(
    ("rows", "into", "why"), [([0, 1], MergeInto.PARENT, "no parent"), ([1], MergeInto.FIRST, "two bones")]
)
def test_what_cannot_be_merged(rows: list[int], into: MergeInto, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        apply(arm_model(), "bones.merge", {"bones": rows}, into=into)


def test_ik_and_appends_are_about_the_heir() -> None:
    model = arm_model()
    model.bones.records += [
        Bone("ＩＫ", flags=BoneFlags(0x3A), ik_target=3, ik_links=(IkLink(2, True), IkLink(1))),
        Bone("付与", flags=BoneFlags.APPEND_ROTATION, append_parent=2),
        Bone("肩", flags=BoneFlags.APPEND_ROTATION, append_parent=3),
    ]
    apply(model, "bones.merge", {"bones": [2]})
    assert bone_named(model, "ＩＫ").ik_links == (IkLink(1),)
    assert bone_named(model, "ＩＫ").ik_target == 2
    assert bone_named(model, "付与").append_parent == 1
    apply(model, "bones.merge", {"bones": [2]})
    assert bone_named(model, "ＩＫ").ik_target == 1
    assert bone_named(model, "ＩＫ").ik_links == ()


def test_a_bone_does_not_append_itself() -> None:
    model = arm_model()
    appending = Bone("腕", flags=BoneFlags.APPEND_ROTATION, append_parent=2)
    model.bones.records[1] = appending
    apply(model, "bones.merge", {"bones": [1, 2]}, into=MergeInto.FIRST)
    assert not model.bones[1].flags & BoneFlags.APPEND_ROTATION


def test_ik_that_ends_is_told() -> None:
    model = arm_model()
    model.bones.records.append(Bone("ＩＫ", parent=0, flags=BoneFlags(0x3A), ik_target=3, ik_links=(IkLink(2),)))
    outcome = apply(model, "bones.merge", {"bones": [4]})
    assert "ＩＫ" in str(outcome.result.warnings[0])


def test_a_morph_moves_the_heir_once() -> None:
    model = arm_model()
    offsets = Columns(BoneOffset, bone=[1, 2, 3], translation=[(1, 0, 0), (2, 0, 0), (3, 0, 0)])
    model.morphs.records[:] = [Morph("曲げ", kind=MorphKind.BONE, offsets=offsets)]
    apply(model, "bones.merge", {"bones": [2, 3]})
    assert model.morphs[0].offsets["translation"].tolist() == [[1, 0, 0]]


def test_the_heir_stands_where_the_others_stood_in_frames() -> None:
    model = arm_model()
    frame = model.frames.records[2]
    model.frames.records[2] = type(frame)(frame.name, items=(BoneItem(3), BoneItem(2)))
    apply(model, "bones.merge", {"bones": [2, 3]})
    assert model.frames[2].items == (BoneItem(1),)


def test_namesakes_become_the_first_of_them() -> None:
    model = arm_model()
    model.bones.records += [
        Bone("左腕", position=(1, 10, 0), parent=0, flags=TAIL, tail_bone=5),
        Bone("袖", parent=4),
        Bone("", parent=4),
        Bone("", parent=0),
    ]
    model.vertices.arrays["bones"][:] = (4, -1, -1, -1)
    before = skinned(model)
    outcome = apply(model, "bones.merge-same-name")
    assert names(model) == ["センター", "左腕", "左ひじ", "左手首", "袖", "", ""]
    assert parent_name(model, "袖") == "左腕"
    assert set(model.vertices["bones"][:, 0].tolist()) == {1}
    assert list(outcome.result.rows["bones"]) == [1]
    np.testing.assert_allclose(skinned(model), before, atol=1e-5)
    assert apply(model, "bones.merge-same-name").step is None


def test_of_chosen_rows_only_their_names_count() -> None:
    model = arm_model()
    model.bones.records += [Bone("左腕", parent=0), Bone("左ひじ", parent=4)]
    apply(model, "bones.merge-same-name", {"bones": [5]})
    assert names(model) == ["センター", "左腕", "左ひじ", "左手首", "左腕"]


def test_namesakes_that_hang_from_each_other_crosswise_are_refused() -> None:
    model = arm_model()
    model.bones.records[:] = [
        Bone("甲", parent=3),
        Bone("乙", parent=2),
        Bone("甲", parent=NONE),
        Bone("乙", parent=NONE),
    ]
    with pytest.raises(ValueError, match="cannot be its own ancestor"):
        apply(model, "bones.merge-same-name")
