"""The blend shapes of ARKit: which there are, and what the missing ones are made of."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import rotated
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, VertexOffset
from editor.operations.choices import PrimitiveKind
from editor.operations.morphs.arkit import arkit_shapes, shape_key
from editor.preview.morphed_vertices import MorphDeltas
from tests.operations.running import apply

MIXED = np.array([[1.0, 5, -2], [3, -4, 2], [2, 3, 6]])
FORWARD = (0.0, 0.0, -1.0)


def face(*names: str) -> Model:
    """A sphere on which each morph of these names moves every vertex up and down, and some bones."""
    model = Model()
    apply(model, "model.add-primitive", kind=PrimitiveKind.SPHERE, size=(2, 2, 2))
    every, points = np.arange(len(model.vertices)), model.vertices["position"].astype(np.float64)
    for number, name in enumerate(names, 1):
        offsets = Columns(VertexOffset, vertex=every, translation=np.sin(number * points @ MIXED))
        model.morphs.records.append(Morph(name, offsets=offsets))
    model.bones.records += [Bone("左目", position=(0.3, 0, -1)), Bone("右目", position=(-0.3, 0, -1))]
    return model


def moves(model: Model, name: str) -> np.ndarray:
    morph = next(morph for morph in model.morphs if morph.name == name)
    deltas, whole = MorphDeltas.of(morph.offsets), np.zeros((len(model.vertices), 3))
    whole[deltas.rows] = deltas.values
    return whole


def test_the_table_has_the_52_and_names_of_morphs_that_can_be_read():
    names = [shape.name for shape in arkit_shapes()]
    assert len(set(names)) == len(names) == 52
    assert {"eyeBlinkLeft", "jawOpen", "mouthShrugUpper", "tongueOut", "noseSneerRight"} <= set(names)
    assert len({shape_key(name) for name in names}) == 52
    assert shape_key("browDownRIght") == shape_key("browDown_R") == shape_key("browDownRight")
    assert all(source.morph or source.bone for shape in arkit_shapes() for source in shape.sources)


def test_shapes_are_made_of_what_is_there_and_both_halves_are_the_whole():
    model = face("まばたき", "あ", "上", "口角上げ", "cheekPuff")
    outcome = apply(model, "morphs.arkit")
    names = [morph.name for morph in model.morphs]
    assert "1 of 52 were there" in outcome.result.message
    assert "tongueOut" in outcome.result.message
    assert "jawOpen" not in outcome.result.message
    assert names.count("cheekPuff") == 1
    assert moves(model, "eyeBlinkLeft") + moves(model, "eyeBlinkRight") == pytest.approx(moves(model, "まばたき"))
    x = model.vertices["position"][:, 0]
    assert not moves(model, "mouthSmileLeft")[x < -0.2001].any()
    at_seam = np.abs(x) < 1e-6
    assert moves(model, "mouthSmileLeft")[at_seam] == pytest.approx(moves(model, "口角上げ")[at_seam] / 2)
    brows = sum(moves(model, name) for name in ("browInnerUp", "browOuterUpLeft", "browOuterUpRight"))
    assert brows == pytest.approx(moves(model, "上"), abs=2e-4)
    assert moves(model, "jawOpen") == pytest.approx(-moves(model, "mouthClose"))
    assert moves(model, "mouthUpperUpLeft")[:, 1].min() >= 0
    assert not moves(model, "mouthUpperUpLeft")[:, [0, 2]].any()


@pytest.mark.parametrize(
    ("name", "bone", "axis", "sign"),
    [
        ("eyeLookUpLeft", "左目", 1, 1),
        ("eyeLookDownRight", "右目", 1, -1),
        ("eyeLookInLeft", "左目", 0, -1),
        ("eyeLookOutLeft", "左目", 0, 1),
        ("eyeLookInRight", "右目", 0, 1),
    ],
)
def test_eyes_look_where_the_shape_says(name, bone, axis, sign):
    model = face()
    apply(model, "morphs.arkit")
    morph = next(morph for morph in model.morphs if morph.name == name)
    assert morph.kind is MorphKind.BONE
    assert model.bones[int(morph.offsets[BoneOffset.bone][0])].name == bone
    seen = rotated(morph.offsets[BoneOffset.rotation].astype(np.float64), np.array([FORWARD]))[0]
    assert sign * seen[axis] > 0.1


def test_one_side_is_made_of_the_other_and_groups_of_what_they_do():
    model = face("mouthDimple_L", "eyeWide", "あ")
    model.morphs.records.append(
        Morph("ん", kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[2], weight=[0.5]))
    )
    apply(model, "morphs.arkit")
    assert "mouthDimpleLeft" not in [morph.name for morph in model.morphs]
    left, right = moves(model, "mouthDimple_L"), moves(model, "mouthDimpleRight")
    assert np.sort(left[:, 1]) == pytest.approx(np.sort(right[:, 1]))
    assert moves(model, "eyeWideLeft") + moves(model, "eyeWideRight") == pytest.approx(moves(model, "eyeWide"))
    pressed = moves(model, "mouthPressLeft") + moves(model, "mouthPressRight")
    assert pressed == pytest.approx(moves(model, "あ") / 2, abs=1e-6)


def test_a_model_of_which_nothing_can_be_made_is_refused():
    model = face("照れ")
    model.bones.records.clear()
    with pytest.raises(ValueError, match="nothing to make blend shapes of"):
        apply(model, "morphs.arkit")
