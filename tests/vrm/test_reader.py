"""VRM files as models of MMD: the skeleton, where it stands and looks, and files that are no VRM."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.message_texts import located_text
from editor.model.bones import BoneFlags
from editor.model.model import Model
from tests.vrm.making import Figure, with_hair

UNIT = 12.5


def read(folder: Path, figure: Figure) -> Content:
    return formats.load(figure.write(folder / "a.vrm"))


def places(model: Model) -> dict[str, np.ndarray]:
    return {bone.name: np.array(bone.position) for bone in model.bones}


@pytest.mark.parametrize(("is_old", "turned"), [(False, None), (True, None), (True, False), (False, True)])
def test_a_figure_has_the_skeleton_of_mmd_and_looks_forward(tmp_path, is_old, turned):
    content = read(tmp_path, Figure(is_old, turned))
    model, at = content.model, places(content.model)
    assert content.warnings == []
    assert model.info[0].name == "人形"
    assert {
        "全ての親",
        "センター",
        "グルーブ",
        "下半身",
        "上半身2",
        "首",
        "左肩",
        "左足ＩＫ",
        "両目",
        "左親指１",
    } <= at.keys()
    assert "Root" not in at
    assert at["頭"] == pytest.approx((0, 1.55 * UNIT, 0))
    assert at["左足"] == pytest.approx((0.1 * UNIT, 0.95 * UNIT, 0))
    assert at["左目"] == pytest.approx((0.03 * UNIT, 1.62 * UNIT, -0.07 * UNIT)), "no skin uses it, and it looks to -Z"
    assert at["左手首"][1] < 1.3 * UNIT, "arms are in A pose"
    head = model.vertices["bones"][:, 0] == list(at).index("頭")
    assert head.sum() == 6, "a face without a skin hangs from the head"
    assert model.vertices["position"][head].mean(axis=0)[2] < 0


def test_joints_of_any_scale_and_rest_are_read_as_they_stand(tmp_path):
    plain = read(tmp_path, Figure()).model
    scaled = read(tmp_path, Figure(scale=100)).model
    assert np.allclose(scaled.vertices["position"], plain.vertices["position"], atol=1e-4)
    assert all(np.allclose(places(scaled)[name], at, atol=1e-4) for name, at in places(plain).items())


def test_feet_of_which_nothing_is_before_the_ankle_have_toes(tmp_path):
    model = read(tmp_path, Figure()).model
    at = places(model)
    for side in ("左", "右"):
        ankle, toe = at[f"{side}足首"], at[f"{side}つま先"]
        assert toe[0] == pytest.approx(ankle[0])
        assert (toe < ankle)[1:].all()


def test_a_figure_beside_the_origin_stays_there(tmp_path):
    figure = Figure()
    figure.tree["nodes"][0]["translation"] = [2, 0, 1]
    at = places(read(tmp_path, figure).model)
    assert at["頭"] == pytest.approx((2 * UNIT, 1.55 * UNIT, -UNIT))
    assert at["センター"][0] == pytest.approx(2 * UNIT)
    assert at["左肩"][0] > 2 * UNIT > at["右肩"][0]


def test_several_skins_share_bones_and_vertices(tmp_path):
    figure = Figure()
    tree, made = figure.tree, figure.made
    inverse = made.array(tree["skins"][0]["inverseBindMatrices"]).reshape(-1, 16)
    tree["skins"].append({"joints": figure.joints[::-1], "inverseBindMatrices": made.accessor(inverse[::-1])})
    body = tree["meshes"][0]["primitives"][0]
    joints = made.array(body["attributes"]["JOINTS_0"]).copy()
    joints[:, 0] = len(figure.joints) - 1 - joints[:, 0]
    turned = {**body, "attributes": body["attributes"] | {"JOINTS_0": made.accessor(joints, "u1")}}
    tree["meshes"].append({"primitives": [turned, turned]})
    tree["nodes"].append({"mesh": 2, "skin": 1})
    tree["scenes"][0]["nodes"].append(len(tree["nodes"]) - 1)
    plain, model = read(tmp_path, Figure()).model, read(tmp_path, figure).model
    assert places(model).keys() == places(plain).keys()
    count = len(plain.vertices) - 3  # of the body
    assert len(model.vertices) == 2 * count + 3, "two primitives of one mesh have the same vertices"
    _, first, second = np.split(model.vertices["position"], [3, 3 + count])
    assert np.allclose(first, second, atol=1e-5)


def test_an_ordinary_node_with_a_name_of_mmd_makes_room(tmp_path):
    figure = Figure()
    figure.add_node("頭", (0, 1.9, 0), "head")
    at = places(read(tmp_path, figure).model)
    assert (at["頭"][1], at["頭_2"][1]) == pytest.approx((1.55 * UNIT, 1.9 * UNIT))


def test_helpers_of_mmd_that_were_left_behind_are_not_doubled(tmp_path):
    figure = Figure()
    for name, above, at in (
        ("センター", "", (0, 0.9, 0)),
        ("左足ＩＫ", "", (0.1, 0.1, 0)),
        ("両目", "head", (0, 1.8, 0)),
        ("左つま先", "leftFoot", (0.1, 0.01, 0.12)),
        ("左腕捩", "leftUpperArm", (0.3, 1.4, 0)),
        ("左腕捩1", "leftUpperArm", (0.2, 1.4, 0)),
    ):
        figure.add_node(name, at, above)
    model = read(tmp_path, figure).model
    names = [bone.name for bone in model.bones]
    assert not [name for name in names if name.endswith("_2")]
    assert len(names) == len(set(names))
    bones = dict(zip(names, model.bones, strict=True))
    assert bones["左つま先"].position[1] == pytest.approx(0.01 * UNIT)
    assert bones["左ひじ"].parent == names.index("左腕捩")
    assert bones["左腕捩"].flags & BoneFlags.FIXED_AXIS
    assert (bones["左腕捩1"].append_parent, bones["左腕捩1"].append_ratio) == (names.index("左腕捩"), 0.25)


@pytest.mark.parametrize("is_old", [False, True])
def test_a_figure_that_stands_sideways_is_turned(tmp_path, is_old):
    figure = Figure(is_old)
    figure.tree["nodes"][0]["rotation"] = [0, 0.7071068, 0, 0.7071068]
    at = places(read(tmp_path, figure).model)
    assert at["左腕"] == pytest.approx(places(read(tmp_path, Figure(is_old)).model)["左腕"], abs=1e-4)


def test_vertices_that_an_exporter_wrote_again_are_one(tmp_path):
    figure = Figure()
    body = figure.tree["meshes"][0]["primitives"]
    points = figure.made.array(body[0]["attributes"]["POSITION"])
    own = body[0]["attributes"]
    own["NORMAL"] = figure.made.accessor(np.tile((0.0, 0, 1), (len(points), 1)))
    kinds = {"JOINTS_0": "u1"}
    again = {name: figure.made.accessor(figure.made.array(row), kinds.get(name, "f4")) for name, row in own.items()}
    body.append({**body[0], "attributes": again, "indices": figure.made.accessor([0, 1, 2], "u2")})
    moved = np.zeros((len(points), 3))
    moved[4] = 1
    target = {"targets": [{"POSITION": figure.made.accessor(moved)}], "indices": figure.made.accessor([3, 4, 5], "u2")}
    body.append({**body[1], **target})
    model = read(tmp_path, figure).model
    assert len(model.vertices) == 3 + len(points) + 3, "the face, the body, and what of it another primitive moves"
    (offsets,) = (morph.offsets for morph in model.morphs if morph.name == "モーフ1")
    assert np.allclose(model.vertices["position"][offsets["vertex"]], model.vertices["position"][[3 + 4]])


def test_old_files_that_refer_to_what_does_not_exist_open_with_a_message(tmp_path):
    figure = with_hair(True)
    figure.vrm["meta"] |= {"version": 1.0, "reference": None, "contactInformation": ["x"]}
    figure.vrm["humanoid"]["humanBones"].append({"bone": "jaw", "node": 999})
    (group,) = figure.vrm["secondaryAnimation"]["boneGroups"]
    group["bones"] += [-1, 999]
    group["colliderGroups"] += [7]
    figure.add_expression("a", {"A": 1})
    figure.vrm["blendShapeMaster"]["blendShapeGroups"][0]["binds"] += [{"mesh": 9, "index": 0}, {"mesh": 1, "index": 9}]
    figure.vrm["materialProperties"] = [{"shader": "VRM/MToon", "textureProperties": {"_SphereAdd": 9}}]
    figure.tree["materials"][1]["pbrMetallicRoughness"] = {"baseColorTexture": {"index": -1}}
    content = read(tmp_path, figure)
    told = [located_text(each) for each in content.warnings]
    assert len([text for text in told if "refers to what does not exist" in text]) == 6
    assert any("texture -1 does not exist" in text for text in told)
    assert "version: 1.0" in content.model.info[0].comment
    assert len(content.model.rigid_bodies) == 5
    assert "あ" in [morph.name for morph in content.model.morphs]


def test_what_mmd_has_nothing_for_is_told(tmp_path):
    figure = with_hair(False)
    figure.add_expression("happy", {"Joy": 1}, overrideBlink="block", isBinary=True)
    figure.vrm["firstPerson"] = {"meshAnnotations": [{"node": figure.face, "type": "thirdPersonOnly"}]}
    spring = figure.blocks["VRMC_springBone"]["springs"][0] | {"name": "tail", "center": 0}
    joints = [{**joint, "gravityPower": 1, "gravityDir": [1, 0, 0]} for joint in spring["joints"]]
    figure.blocks["VRMC_springBone"]["springs"] = [spring | {"joints": joints}]
    rim = {"specVersion": "1.0", "parametricRimColorFactor": [1, 1, 1], "uvAnimationScrollXSpeedFactor": 1}
    figure.tree["materials"][0]["extensions"] = {"VRMC_materials_mtoon": rim}
    told = [located_text(each) for each in read(tmp_path, figure).warnings]
    for text in ("gaze or the mouth: happy", "set by degrees: happy", "hidden in first person"):
        assert any(text in each for each in told), text
    for text in (
        "centres of springs are not kept: tail",
        "gravity in another direction",
        "light at the rim",
        "UVs that move by themselves",
    ):
        assert any(text in each for each in told), text


def test_a_figure_with_few_bones_becomes_one_of_mmd(tmp_path):
    few = Figure(lacks=("neck", "chest", "leftEye", "rightEye", "leftThumbProximal", "leftThumbDistal"))
    few.tree["nodes"][few.nodes["spine"]]["name"] = "頭"
    content = read(tmp_path, few)
    assert content.warnings == []
    assert "両目" not in places(content.model)


@pytest.mark.parametrize("lacking", ["hips", "leftFoot"])
def test_what_is_no_person_opens_as_it_is(tmp_path, lacking):
    figure = Figure()
    del figure.vrm["humanoid"]["humanBones"][lacking]
    content = read(tmp_path, figure)
    assert "the skeleton stays as it is" in str(content.warnings[0].text)
    assert {"hips", "head"} <= places(content.model).keys()


def test_a_plain_glb_and_a_web_page_called_vrm(tmp_path):
    figure = Figure()
    figure.blocks.clear()
    content = read(tmp_path, figure)
    assert [located_text(each) for each in content.warnings] == [
        "the file tells nothing of VRM: it is read as plain glTF"
    ]
    assert len(content.model.bones) > 10
    page = tmp_path / "page.vrm"
    page.write_text("<!DOCTYPE html><html></html>")
    with pytest.raises(FormatError, match="no VRM"):
        formats.load(page)


@pytest.mark.parametrize(
    ("is_old", "place", "value", "message"),
    [
        (False, "VRMC_vrm.humanoid.humanBones.head.node", 999, "VRMC_vrm.humanoid.humanBones.head.node: 999 does not"),
        (
            False,
            "VRMC_vrm.expressions.preset.aa.morphTargetBinds.0.index",
            3,
            r"morphTargetBinds\[0\].index: 3 does not",
        ),
        (False, "VRMC_vrm.expressions.preset.aa.morphTargetBinds.0.weight", "x", r"\[0\].weight: 'x' is not what"),
        (False, "VRMC_springBone.springs.0.joints.1.node", None, r"springs\[0\].joints\[1\].node: None is not what"),
        (False, "VRMC_springBone.colliders.0.shape", {}, r"colliders\[0\].shape: neither a sphere"),
        (False, "VRMC_vrm.meta", [], r"VRMC_vrm.meta: \[\] is not what"),
        (True, "VRM.humanoid.humanBones.0.node", True, r"VRM.humanoid.humanBones\[0\].node: True is not what"),
        (True, "VRM.secondaryAnimation.boneGroups.0.hitRadius", 1e300, r"boneGroups\[0\].hitRadius: 1e\+300 is not"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(tmp_path, is_old, place, value, message):
    figure = with_hair(is_old)
    figure.add_expression("a" if is_old else "aa", {"A": 1})
    *above, last = (int(part) if part.isdigit() else part for part in place.split("."))
    part = figure.blocks
    for key in above:
        part = part[key]
    part[last] = value
    with pytest.raises(FormatError, match=message):
        read(tmp_path, figure)


@pytest.mark.parametrize("name", ["nodes", "skins"])
def test_parts_that_are_null_are_named(tmp_path, name):
    figure = Figure()
    figure.tree[name][0] = None
    with pytest.raises(FormatError, match=f"{name.removesuffix('s')} 0 does not exist"):
        read(tmp_path, figure)


def test_nodes_in_a_circle_and_a_file_without_bones(tmp_path):
    figure = with_hair(False)
    figure.tree["nodes"] += [{"children": [len(figure.tree["nodes"])], "name": "round"}]
    figure.blocks["VRMC_springBone"]["springs"][0]["joints"].append({"node": len(figure.tree["nodes"]) - 1})
    assert "round" in places(read(tmp_path, figure).model)
    bare = Figure()
    bare.vrm["humanoid"] = {}
    bare.tree["nodes"] = [{"mesh": 1}]
    bare.tree["scenes"] = [{"nodes": [0]}]
    assert list(places(read(tmp_path, bare).model)) == ["センター"]


def test_constraints_are_appends_and_fixed_axes(tmp_path):
    figure = Figure()
    nodes = figure.tree["nodes"]
    for name, constraint in (
        ("twist", {"roll": {"source": figure.nodes["leftLowerArm"], "rollAxis": "X", "weight": 0.5}}),
        ("copy", {"rotation": {"source": figure.nodes["head"]}}),
        ("aim", {"aim": {"source": figure.nodes["head"], "aimAxis": "PositiveX"}}),
    ):
        row = figure.add_node(name, (0.3, 1.4, 0), "leftUpperArm")
        nodes[row]["extensions"] = {"VRMC_node_constraint": {"specVersion": "1.0", "constraint": constraint}}
    content = read(tmp_path, figure)
    bones = {bone.name: bone for bone in content.model.bones}
    names = list(bones)
    twist, copy = bones["twist"], bones["copy"]
    assert (names[twist.append_parent], twist.append_ratio) == ("左ひじ", 0.5)
    assert abs(twist.fixed_axis[0]) > 0.8, "along the arm, which went down"
    assert twist.flags & BoneFlags.APPEND_ROTATION
    assert (names[copy.append_parent], copy.append_ratio) == ("頭", 1)
    assert not copy.flags & BoneFlags.FIXED_AXIS
    assert not bones["aim"].flags & BoneFlags.APPEND_ROTATION
    assert [str(each.text) for each in content.warnings] == ["the bone aim: its constraint is not kept"]
    assert bones["左目"].append_parent == names.index("両目")
