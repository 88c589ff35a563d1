"""A whole model moved, rotated, mirrored: skinned, it stands as the old one does, moved, rotated, mirrored."""

import numpy as np
import pytest

from editor.math3d.euler import matrices_from_euler
from editor.model.bones import Bone, IkLink
from editor.model.model import Model
from editor.operations.edits.move_model import other_side_name
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply


def skinned(model: Model, bone_weight: float = 0.0) -> np.ndarray:
    """The vertices with every bone morph at a weight."""
    posed_model = PosedModel(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.weights[:] = bone_weight
    pose.ik[:] = False
    posed_model.pose(pose)
    return posed_model.skinned()[0].astype(np.float64)


def with_moving_morphs() -> Model:
    model = full_model()
    morph = model.morphs[2]
    offsets = morph.offsets.replace(translation=[(1, 2, 3), (0, 1, 0)], rotation=[(0, 0.6, 0, 0.8), (0.28, 0, 0, 0.96)])
    apply(model, "rows.set", {"bones": [1, 2]}, field="position", value="i,1+i,2")
    model.morphs.records[2] = type(morph)(morph.name, morph.name_en, morph.panel, morph.kind, offsets)
    return model


@pytest.mark.parametrize("weight", [0.0, 1.0])
def test_moved_all_stands_elsewhere(weight):
    model = with_moving_morphs()
    before = skinned(model, weight)
    apply(model, "model.move", by=(1.0, 2.0, -3.0))
    np.testing.assert_allclose(skinned(model, weight), before + np.array((1, 2, -3)), atol=1e-5)


@pytest.mark.parametrize("weight", [0.0, 1.0])
def test_rotated_all_stands_rotated_with_what_morphs_do(weight):
    model = with_moving_morphs()
    before, angles = skinned(model, weight), (0.3, 1.0, -0.7)
    apply(model, "model.rotate", angles=angles)
    np.testing.assert_allclose(skinned(model, weight), before @ matrices_from_euler(angles)[0].T, atol=1e-5)


@pytest.mark.parametrize("weight", [0.0, 1.0])
def test_mirrored_all_is_the_mirror_image(weight):
    model = with_moving_morphs()
    before = skinned(model, weight)
    apply(model, "model.mirror")
    np.testing.assert_allclose(skinned(model, weight), before * (-1, 1, 1), atol=1e-5)


def test_mirrored_faces_look_outwards_still():
    model = full_model()
    before = model.faces["vertices"].copy()
    apply(model, "model.mirror")
    assert model.faces["vertices"].tolist() == before[:, ::-1].tolist()


def test_mirrored_twice_is_the_model():
    model = with_moving_morphs()
    before = fingerprint(model)
    apply(model, "model.mirror")
    apply(model, "model.mirror")
    assert fingerprint(model) == before


def test_limits_are_mirrored():
    model = Model()
    model.bones.records[:] = [
        Bone("ＩＫ", ik_links=(IkLink(0, True, (-1.0, -2.0, -3.0), (4.0, 5.0, 6.0)),)),
        Bone("左足"),
    ]
    apply(model, "model.mirror")
    link = model.bones[0].ik_links[0]
    assert link.lower == (-1, -5, -6)
    assert link.upper == (4, 2, 3)
    assert model.bones[1].name == "右足"


def test_a_rotation_warns_of_limits_that_stay():
    model = Model()
    model.bones.records[:] = [Bone("ＩＫ", ik_links=(IkLink(1, True),)), Bone("足")]
    assert apply(model, "model.rotate", angles=(0.0, 1.0, 0.0)).result.warnings
    assert not apply(model, "model.rotate").result.warnings


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("左腕", "右腕"),
        ("arm_L", "arm_R"),
        ("arm.R", "arm.L"),
        ("Left arm", "Right arm"),
        ("leg IK_L", "leg IK_R"),
        ("hair_l1", "hair_r1"),
        ("Lamp", "Lamp"),
        ("leftover", "leftover"),
        ("center", "center"),
    ],
)
def test_names_of_sides(name, other):
    assert other_side_name(name) == other
    assert other_side_name(other) == name
