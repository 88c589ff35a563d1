"""Names translated, their sides spelt another way, and taken from the bone or the body."""

import pytest

from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.model.names import SideStyle, in_style
from editor.model.rigid_bodies import RigidBody
from editor.operations.choices import JointBody, NameLanguage, TranslatedBy, TranslatedTo
from tests.operations.names.test_names import named, names
from tests.operations.running import apply


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
