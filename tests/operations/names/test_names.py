"""Names of rows: replaced, made unique, filled in, translated, spelled alike."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone
from editor.model.cp932 import encode
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.model.names import SideStyle, in_style
from editor.model.rigid_bodies import RigidBody
from editor.operations.choices import JointBody, NameLanguage, TranslatedBy, TranslatedTo
from tests.operations.model_making import full_model
from tests.operations.running import apply


def names(model: Model, table: str = "bones", field: str = "name") -> list[str]:
    return [getattr(record, field) for record in model.tables[table]]  # type: ignore[union-attr]


def named(*bones: str) -> Model:
    model = Model()
    model.bones.records[:] = [Bone(name) for name in bones]
    return model


def test_words_are_replaced_in_order():
    model = named("左腕", "左手", "右腕")
    outcome = apply(model, "names.replace", {"bones": [0, 1, 2]}, pairs="左=右,腕=足")
    assert names(model) == ["右足", "右手", "右足"]
    assert str(outcome.result.message) == "Names changed: 3"


def test_without_rows_all_tables_that_have_names():
    model = full_model()
    apply(model, "names.replace", pairs="腕=翼")
    assert "翼" in names(model)
    assert "翼" in names(model, "frames")


def test_only_the_language_that_is_told():
    model = full_model()
    apply(model, "names.replace", pairs="arm=wing", language=NameLanguage.NAME_EN)
    assert names(model, field="name_en")[1] == "wing"
    assert names(model)[1] == "腕"


@pytest.mark.parametrize(
    ("pairs", "options", "after"),
    [
        ("腕=足", {"whole": True}, ["足", "腕捩"]),
        ("腕=", {}, ["", "捩"]),
        (r"^(.)$=\1輪", {"regex": True}, ["腕輪", "腕捩"]),
        ("腕.=x", {"regex": True, "whole": True}, ["腕", "x"]),
        ("腕=a,a=b", {}, ["b", "b捩"]),
    ],
)
def test_ways_to_replace(pairs, options, after):
    model = named("腕", "腕捩")
    apply(model, "names.replace", {"bones": [0, 1]}, pairs=pairs, **options)
    assert names(model) == after


@pytest.mark.parametrize("pairs", ["", "a", "=b", "a=b,c"])
def test_pairs_that_are_none(pairs):
    with pytest.raises(ValueError, match="old=new"):
        apply(named("a"), "names.replace", pairs=pairs)


def test_a_pattern_that_is_none_is_refused():
    with pytest.raises(ValueError, match="pattern"):
        apply(named("a"), "names.replace", pairs="(=b", regex=True)
    with pytest.raises(ValueError, match="pattern"):
        apply(named("a"), "names.replace", pairs=r"a=\7", regex=True)


def test_namesakes_get_numbers_and_the_first_keeps_its_name():
    model = named("腕", "手", "腕", "腕", "腕_2", "")
    apply(model, "names.unique", {"bones": [0, 1, 2, 3, 4, 5]})
    assert names(model) == ["腕", "手", "腕_3", "腕_4", "腕_2", ""]


def test_only_the_chosen_rows_are_renamed():
    model = named("腕", "腕", "腕")
    apply(model, "names.unique", {"bones": [0]})
    assert names(model) == ["腕_2", "腕", "腕"]


def test_a_name_that_a_motion_could_hold_still_can():
    model = named("あいうえおかき", "あいうえおかき", "あいうえおかきくけ", "あいうえおかきくけ")
    apply(model, "names.unique", {"bones": [0, 1, 2, 3]})
    assert names(model) == ["あいうえおかき", "あいうえおか_2", "あいうえおかきくけ", "あいうえおかきくけ_2"]
    assert len(encode(names(model)[1])) <= 15


def test_tables_are_told_apart_one_by_one():
    model = named("笑い", "笑い")
    model.morphs.records[:] = [Morph("笑い"), Morph("笑い")]
    apply(model, "names.unique")
    assert names(model) == ["笑い", "笑い_2"]
    assert names(model, "morphs") == ["笑い", "笑い_2"]


def test_english_is_filled_in_and_the_rest_told():
    model = named("左腕", "謎", "前髪内側", "首")
    model.bones.records[3] = Bone("首", "my neck")
    model.morphs.records[:] = [Morph("まばたき")]
    outcome = apply(model, "names.translate")
    assert names(model, field="name_en") == ["arm_L", "", "", "my neck"]
    assert names(model, "morphs", "name_en") == ["blink"]
    assert str(outcome.result.message) == "Names changed: 2"
    assert [str(warning) for warning in outcome.result.warnings] == [
        "Names that are not in the dictionary (2): 謎, 前髪内側"
    ]


def test_by_parts_and_over_what_is_there():
    model = named("前髪内側", "首")
    model.bones.records[1] = Bone("首", "my neck")
    apply(model, "names.translate", by=TranslatedBy.PARTS, overwrite=True)
    assert names(model, field="name_en") == ["inner front hair", "neck"]


def test_to_japanese():
    model = Model()
    model.bones.records[:] = [Bone("", "leg IK_R"), Bone("bone", "arm_L"), Bone("", "")]
    apply(model, "names.translate", to=TranslatedTo.JA)
    assert names(model) == ["右足ＩＫ", "bone", ""]
    apply(model, "names.translate", {"bones": [1]}, to=TranslatedTo.JA, overwrite=True)
    assert names(model) == ["右足ＩＫ", "左腕", ""]


@pytest.mark.parametrize(
    ("name", "prefix", "suffix", "dot"),
    [
        ("左腕", "左腕", "腕_L", "腕.L"),
        ("arm_R", "右arm", "arm_R", "arm.R"),
        ("hair.l.001", "左hair.001", "hair_L.001", "hair.L.001"),
        ("LeftArm", "左Arm", "Arm_L", "Arm.L"),
        ("browDownLeft", "左browDown", "browDown_L", "browDown.L"),
        ("rightEye", "右Eye", "Eye_R", "Eye.R"),
        ("ＡＲＭ＿Ｌ", "左ＡＲＭ", "ＡＲＭ_L", "ＡＲＭ.L"),
        ("leg_LD", "leg_LD", "leg_LD", "leg_LD"),
        ("付与R", "付与R", "付与R", "付与R"),
        ("ウィンク右", "ウィンク右", "ウィンク_R", "ウィンク.R"),
        ("前髪左1", "前髪左1", "前髪_L1", "前髪.L1"),
        ("左右", "左右", "左右", "左右"),
        ("light", "light", "light", "light"),
        ("左", "左", "左", "左"),
        ("", "", "", ""),
    ],
)
def test_sides_in_every_style(name, prefix, suffix, dot):
    assert [in_style(name, style) for style in SideStyle] == [prefix, suffix, dot]


def test_sides_of_one_language():
    model = Model()
    model.bones.records[:] = [Bone("左腕", "arm_L")]
    apply(model, "names.sides", style=SideStyle.DOT)
    apply(model, "names.sides", style=SideStyle.DOT, language=NameLanguage.NAME_EN)
    assert (names(model), names(model, field="name_en")) == (["腕.L"], ["arm.L"])


def body_model() -> Model:
    model = Model()
    model.bones.records[:] = [Bone("髪", "hair"), Bone("首", "")]
    bodies = [
        RigidBody("a", bone=1),
        RigidBody("b", "b", bone=0),
        RigidBody("c", bone=0),
        RigidBody("髪_2"),
        RigidBody(),
    ]
    model.rigid_bodies.records[:] = bodies
    model.joints.records[:] = [Joint("j", body_a=0, body_b=1)]
    return model


def test_bodies_are_named_as_bones_and_joints_as_bodies():
    model = body_model()
    apply(model, "names.from-related")
    assert names(model, "rigid_bodies") == ["首", "髪", "髪_3", "髪_2", ""]
    assert names(model, "rigid_bodies", "name_en") == ["", "hair", "hair_2", "", ""]
    assert names(model, "joints") == ["髪"]


def test_joints_alone_as_the_other_body():
    model = body_model()
    apply(model, "names.from-related", {"joints": [0]}, body=JointBody.A)
    assert names(model, "joints") == ["a"]
    assert names(model, "rigid_bodies")[0] == "a"


def test_an_english_name_that_repeats_the_japanese_counts_as_none() -> None:
    model = Model()
    given = {"左腕": "左腕", "左ひじ": "左ひ", "browInnerUp": "browInnerUp", "右腕": "my arm"}
    model.bones.records[:] = [Bone(name, name_en) for name, name_en in given.items()]
    apply(model, "names.translate", {"bones": [0, 1, 2, 3]})
    assert [bone.name_en for bone in model.bones] == ["arm_L", "elbow_L", "browInnerUp", "my arm"]
