"""Expressions of VRM files as morphs."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.morphs import MorphKind, Panel
from tests.vrm.making import Figure
from tests.vrm.test_reader import UNIT, read


def morphs(content) -> dict:
    return {morph.name: morph for morph in content.model.morphs}


@pytest.mark.parametrize("is_old", [False, True])
def test_expressions_have_the_names_and_panels_of_mmd(tmp_path, is_old):
    figure = Figure(is_old)
    names = ("a", "blink", "joy", "blink_l") if is_old else ("aa", "blink", "happy", "blinkLeft")
    figure.add_expression(names[0], {"A": 1})
    figure.add_expression(names[1], {"Blink": 1})
    figure.add_expression(names[2], {"Joy": 1, "A": 0.25})
    figure.add_expression(names[3], {})
    figure.add_expression("EyeSquintLeft", {"Blink": 0.5}, custom=True)
    content = read(tmp_path, figure)
    found = morphs(content)
    assert list(found) == ["まばたき", "笑い", "あ", "EyeSquintLeft", "Joy"]
    assert [found[name].panel for name in ("まばたき", "あ", "EyeSquintLeft", "Joy")] == [
        Panel.EYE,
        Panel.MOUTH,
        Panel.EYE,
        Panel.OTHER,
    ]
    assert [str(each.text) for each in content.warnings] == ["expressions that change nothing are left out: blinkLeft"]
    assert not content.repairs  # it is no damage that MMD would stumble over
    group = found["笑い"]
    assert group.kind is MorphKind.GROUP
    members = zip(group.offsets["morph"].tolist(), group.offsets["weight"].tolist(), strict=True)
    assert {list(found)[row]: weight for row, weight in members} == {"Joy": 1, "あ": 0.25}
    assert found["あ"].name_en == "aa"
    assert found["あ"].offsets["translation"].tolist() == [pytest.approx((0, -0.01 * UNIT, -0.002 * UNIT))]
    facial = next(frame for frame in content.model.frames if frame.name == "表情")
    assert len(facial.items) == 5


def test_targets_of_one_name_in_several_meshes_are_one_morph(tmp_path):
    figure = Figure()
    figure.tree["nodes"].append({"name": "Teeth", "mesh": 1})
    figure.tree["nodes"][figure.nodes["head"]]["children"].append(len(figure.tree["nodes"]) - 1)
    figure.add_expression("aa", {"A": 1})
    figure.vrm["expressions"]["preset"]["aa"]["morphTargetBinds"].append(
        {"node": len(figure.tree["nodes"]) - 1, "index": 0, "weight": 1}
    )
    found = morphs(read(tmp_path, figure))
    assert len(found["あ"].offsets) == 2
    figure.vrm["expressions"]["preset"]["aa"]["morphTargetBinds"].pop()
    found = morphs(read(tmp_path, figure))
    assert (len(found["あ"].offsets), len(found["A"].offsets)) == (1, 1), "the expression moves one of them only"


def test_colours_and_uvs_of_the_face_change(tmp_path):
    figure = Figure()
    figure.tree["materials"][1]["pbrMetallicRoughness"] = {"baseColorFactor": [1, 0, 0, 1]}
    figure.add_expression(
        "angry",
        {},
        materialColorBinds=[
            {"material": 1, "type": "color", "targetValue": [0, 0, 1, 0.5]},
            {"material": 1, "type": "rimColor", "targetValue": [0, 0, 1, 0.5]},
        ],
        textureTransformBinds=[{"material": 1, "scale": [1, 0.5], "offset": [0.25, 0]}],
    )
    content = read(tmp_path, figure)
    found = morphs(content)
    assert list(found)[:3] == ["怒り", "angry_材質", "angry_UV"]
    assert found["怒り"].kind is MorphKind.GROUP
    offsets = found["angry_材質"].offsets
    assert content.model.materials[int(offsets["material"][0])].name == "face"
    assert offsets["diffuse"][0] == pytest.approx((-1, 0, 1, -0.5))
    assert offsets["ambient"][0] == pytest.approx((-0.4, 0, 0.4))
    uvs = content.model.vertices["uv"][found["angry_UV"].offsets["vertex"]]
    moved = uvs + found["angry_UV"].offsets["uv"][:, :2]
    assert np.allclose(moved, uvs * (1, 0.5) + (0.25, 0))
    assert "rimColor is not kept" in str(content.warnings[0].text)


def test_old_binds_of_materials_go_by_their_names_and_by_percent(tmp_path):
    figure = Figure(is_old=True)
    values = [
        {"materialName": "face", "propertyName": "_Color", "targetValue": [0, 0, 1, 1]},
        {"materialName": "face", "propertyName": "_MainTex_ST", "targetValue": [1, 1, 0.5, 0.25]},
        {"materialName": "nowhere", "propertyName": "_Color", "targetValue": [0, 0, 1, 1]},
    ]
    figure.add_expression("Blue", {}, custom=True, materialValues=values)
    content = read(tmp_path, figure)
    found = morphs(content)
    assert found["Blue_材質"].offsets["diffuse"][0] == pytest.approx((-1, -1, 0, 0))
    assert np.allclose(found["Blue_UV"].offsets["uv"][:, :2], (0.5, -0.25)), "v goes the other way in Unity"
    assert "there is no material nowhere" in str(content.warnings[0].text)
