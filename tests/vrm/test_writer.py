"""Models that are written as VRM 1.0: what is in the file, and what comes back of it."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from editor.cli import main
from editor.formats import FormatError, load, save
from editor.formats.content import Content
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.edit import Edit
from editor.model.materials import Material, SphereMode
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.resources import resource
from editor.vrm.extension import BONE_NAMES
from editor.vrm.figure import REQUIRED, humanoid_parent

MOCHI = resource("samples", "mochi.pmx")
NEAR = 1e-6  # of the height


def blocks(file: Path) -> dict[str, Any]:
    data = file.read_bytes()
    return json.loads(data[20 : 20 + struct.unpack("<I", data[12:16])[0]])


def rewritten(file: Path, tree: dict[str, Any]) -> Path:
    """The file with another document about the same data."""
    data = file.read_bytes()
    end = 20 + struct.unpack("<I", data[12:16])[0]
    text = json.dumps(tree).encode()
    text += b" " * (-len(text) % 4)
    file.write_bytes(
        data[:8] + struct.pack("<III", 20 + len(text) + len(data) - end, len(text), 0x4E4F534A) + text + data[end:]
    )
    return file


@pytest.fixture(scope="module")
def mochi(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("vrm") / "mochi.vrm"
    save(load(MOCHI), file)
    return file


@pytest.fixture(scope="module")
def written(mochi: Path) -> dict[str, Any]:
    return blocks(mochi)


def test_bones_are_a_person_in_t_pose_that_looks_along_z(written):
    nodes, bones = written["nodes"], written["extensions"]["VRMC_vrm"]["humanoid"]["humanBones"]
    rows = {name: bone["node"] for name, bone in bones.items()}
    assert set(REQUIRED) <= rows.keys() <= BONE_NAMES
    parents = {child: row for row, node in enumerate(nodes) for child in node.get("children", ())}
    for name, row in rows.items():
        if above := humanoid_parent(name, rows):
            assert parents[row] == rows[above], name
    names = [node["name"] for node in nodes]
    assert not {"左足ＩＫ", "左足D", "センター"} & set(names)
    assert names[rows["hips"]] == "下半身"
    assert names[rows["leftToes"]] == "左足先EX"
    assert names[rows["leftThumbMetacarpal"]] == "左親指１"

    def place(row: int | None) -> np.ndarray:
        own = (0, 0, 0) if row is None else nodes[row].get("translation", (0, 0, 0))
        return np.array(own) + (np.zeros(3) if row is None else place(parents.get(row)))

    arm, hand = (place(rows["left" + name]) for name in ("UpperArm", "Hand"))
    assert hand[0] > arm[0] > 0
    assert abs(hand[1] - arm[1]) < 0.02 * (hand[0] - arm[0])
    assert place(rows["leftEye"])[2] > place(rows["head"])[2]  # eyes are before the head
    assert place(rows["leftUpperLeg"])[1] < place(rows["hips"])[1] < place(rows["spine"])[1]


def test_morphs_are_expressions_bodies_springs_and_materials_mtoon(written):
    extensions = written["extensions"]
    expressions = extensions["VRMC_vrm"]["expressions"]
    targets = written["meshes"][0]["extras"]["targetNames"]
    assert {"aa", "blink", "blinkLeft", "happy", "sad", "surprised"} <= expressions["preset"].keys()
    assert targets[expressions["preset"]["aa"]["morphTargetBinds"][0]["index"]] == "あ"
    assert expressions["preset"]["happy"]["overrideBlink"] == "block"
    assert "耳ぴん" in expressions["custom"]  # of bones
    assert expressions["custom"]["照れ"]["materialColorBinds"]
    assert "しいたけ" not in expressions["custom"]  # of UVs
    both = expressions["custom"]["えへへ"]  # of shapes and a colour
    assert (
        both["materialColorBinds"][0]["material"] == expressions["custom"]["照れ"]["materialColorBinds"][0]["material"]
    )
    assert all(0 <= bind["weight"] <= 1 for bind in both["morphTargetBinds"])
    springs = extensions["VRMC_springBone"]
    names = [node["name"] for node in written["nodes"]]
    tail = next(spring for spring in springs["springs"] if spring["name"].startswith("しっぽ"))
    assert names[tail["joints"][-1]["node"]] == "しっぽ先"
    assert all(
        group < len(springs["colliderGroups"])
        for each in springs["springs"]
        for group in each.get("colliderGroups", ())
    )
    assert {kind for collider in springs["colliders"] for kind in collider["shape"]} == {"sphere", "capsule"}
    mtoon = [material["extensions"]["VRMC_materials_mtoon"] for material in written["materials"]]
    assert any("matcapTexture" in each for each in mtoon)
    assert any(each.get("outlineWidthFactor", 0) > 0 for each in mtoon)
    face = mtoon[0]
    assert face["shadeColorFactor"][0] < written["materials"][0]["pbrMetallicRoughness"]["baseColorFactor"][0]
    assert extensions["VRMC_vrm"]["lookAt"]["type"] == "bone"
    assert set(written["extensionsUsed"]) >= extensions.keys()


def test_all_of_the_model_comes_back(mochi):
    model, back = load(MOCHI).model, load(mochi)
    assert not [message.text for message in back.warnings if "kept" in message.text]
    for table in ("info", "bones", "frames", "rigid_bodies", "joints"):
        assert list(back.model.tables[table]) == list(model.tables[table]), table
    ours, theirs = model.vertices, back.model.vertices
    height = np.ptp(ours[Vertex.position][:, 1])
    assert np.abs(ours[Vertex.position] - theirs[Vertex.position]).max() < NEAR * height
    for name in ("bones", "weights", "deform", "edge_scale", "sdef_c", "sdef_r0", "uv1"):
        assert (ours[name] == theirs[name]).all(), name
    assert (model.faces["vertices"] == back.model.faces["vertices"]).all()
    for one, other in zip(model.morphs, back.model.morphs, strict=True):
        assert (one.name, one.kind, one.panel) == (other.name, other.kind, other.panel)
        if one.kind is MorphKind.VERTEX:
            assert np.abs(moves(model, one) - moves(model, other)).max() < 1e-4
        else:
            assert one.offsets == other.offsets
    for one, other in zip(model.materials, back.model.materials, strict=True):
        assert (one.name, one.diffuse, one.edge_color, one.memo) == (
            other.name,
            other.diffuse,
            other.edge_color,
            other.memo,
        )
        assert _texture(model, one) == _texture(back.model, other)


def test_what_ik_turns_hangs_from_the_arm_that_carries_its_goal(tmp_path):
    content = load(MOCHI)
    model = content.model
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    arm, elbow = (model.bones[rows[name]].position for name in ("左腕", "左ひじ"))
    first = len(model.bones)
    reach = {"ik_target": first + 1, "ik_links": (IkLink(first),), "ik_loops": 40, "ik_angle": 2.0}
    sleeve = [
        Bone("左袖", "", arm, rows["左肩"]),
        Bone("左袖先", "", elbow, first),
        Bone("左袖ＩＫ", "", elbow, rows["左腕"], flags=BoneFlags.IK, **reach),
    ]
    carried = (model.vertices[Vertex.bones] == rows["左腕"]).any(axis=1)
    with Edit(model) as edit:
        edit.insert(model.bones, first, sleeve)
        bones = model.vertices[Vertex.bones]
        edit.set(model.vertices, np.arange(len(bones)), Vertex.bones, np.where(bones == rows["左腕"], first, bones))
        edit.commit()
    file = tmp_path / "sleeves.vrm"
    save(content, file)
    tree = blocks(file)
    nodes = tree["nodes"]
    names = [node["name"] for node in nodes]
    assert names.index("左袖") in nodes[names.index("左腕")]["children"]
    assert np.abs(nodes[names.index("左袖")].get("translation", (0, 0, 0))).max(initial=0) < 1e-5
    ends = [nodes[names.index(name)]["translation"] for name in ("左袖先", "左ひじ")]
    assert np.abs(np.subtract(*ends)).max() < 1e-3  # in T pose, too
    back = load(file).model
    assert list(back.bones) == list(model.bones)
    del tree["extras"]  # as after another program
    changed = load(rewritten(file, tree)).model
    ours, *theirs = (each.vertices[Vertex.position] for each in (model, back, changed))
    assert np.abs(ours - theirs[0]).max() < 1e-3
    assert np.abs(ours - theirs[1])[carried].max() < 0.1


def moves(model: Model, morph: Any) -> np.ndarray:
    whole = np.zeros((len(model.vertices), 3))
    np.add.at(whole, morph.offsets["vertex"], morph.offsets["translation"])
    return whole


def _texture(model: Model, material: Material) -> tuple[str, str]:
    rows = (material.texture, material.sphere_texture if material.sphere_mode is not SphereMode.OFF else -1)
    stems = [Path(model.textures[row].path.replace("\\", "/")).stem if row >= 0 else "" for row in rows]
    return stems[0], stems[1]


def test_what_is_kept_is_left_out_where_it_does_not_fit_or_cannot_be_read(mochi, tmp_path):
    file = tmp_path / "changed.vrm"
    for change, told in (
        (lambda tree: tree["materials"][0].update(name="another"), "changed elsewhere"),
        (lambda tree: tree["extras"]["mmd"].update(model="AAAA"), "cannot be read"),
        (lambda tree: tree["extras"]["mmd"].update(bones=[1]), "cannot be read"),
    ):
        file.write_bytes(mochi.read_bytes())
        tree = blocks(file)
        change(tree)
        content = load(rewritten(file, tree))
        assert any(told in message.text for message in content.warnings)
        assert {"左腕", "左足ＩＫ", "センター"} <= {bone.name for bone in content.model.bones}


def test_bones_that_are_missing_are_named_with_what_to_do(tmp_path):
    content = load(MOCHI)
    model = content.model
    with Edit(model) as edit:
        row = next(row for row, bone in enumerate(model.bones) if bone.name == "左ひざ")
        edit.set(model.bones, row, "name", "knee?")
        edit.commit()
    with pytest.raises(FormatError, match=r"左ひざ: .*bones.to-mmd"):
        save(content, tmp_path / "out.vrm")
    assert not list(tmp_path.iterdir())
    with pytest.raises(FormatError, match="頭"):
        save(Content(Model()), tmp_path / "out.vrm")


def test_licence_and_pose_by_the_command_line(tmp_path, capsys):
    file = tmp_path / "out.vrm"
    given = ["authors=Ann; Bob", "avatarPermission=onlySeparatelyLicensedPerson", "allowRedistribution=yes"]
    arguments = ["convert", str(MOCHI), str(file), "--pose", "a", "--json"]
    assert main([*arguments, *(each for one in given for each in ("--licence", one))]) == 0
    losses = json.loads(capsys.readouterr().out)[0]["losses"]
    assert len({(loss["table"], loss["message"]) for loss in losses}) == len(losses)
    meta = blocks(file)["extensions"]["VRMC_vrm"]["meta"]
    assert meta == {
        "name": "もち",
        "authors": ["Ann", "Bob"],
        "licenseUrl": "https://vrm.dev/licenses/1.0/",
        "avatarPermission": "onlySeparatelyLicensedPerson",
        "allowRedistribution": True,
    }
    back = load(file)
    assert not [message.text for message in back.warnings if "kept" in message.text]
    assert back.model.vertices[Vertex.position] == pytest.approx(load(MOCHI).model.vertices[Vertex.position])
    assert list(back.model.bones) == list(load(MOCHI).model.bones)
    for wrong in ("authors", "colour=red", "avatarPermission=nobody"):
        assert main([*arguments, "--licence", wrong]) == 2
        assert capsys.readouterr().err.startswith("katachi: convert: argument --licence: ")
