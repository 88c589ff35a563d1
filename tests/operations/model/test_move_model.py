"""A whole model moved, rotated, mirrored: skinned, it stands as the old one does, moved, rotated, mirrored."""

from pathlib import Path

import numpy as np
import pytest

from editor.formats.registry import load_model
from editor.math3d.rotations import matrices_from_euler
from editor.model.bones import Bone, IkLink
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.model.names import Side, other_side_name, side_of
from editor.operations.queries.compare import differences
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


def named_morphs(*names: tuple[str, str]) -> Model:
    model = Model()
    model.morphs.records[:] = [Morph(name, name_en) for name, name_en in names]
    return model


def names_of_morphs(model: Model) -> list[tuple[str, str]]:
    return [(morph.name, morph.name_en) for morph in model.morphs]


def test_pairs_exchange_their_names_in_both_languages() -> None:
    model = named_morphs(
        ("ウィンク", "wink"), ("ウィンク右", "wink_R"), ("ウィンク２", "w"), ("ｳｨﾝｸ２右", ""), ("付与R", "R")
    )
    before = names_of_morphs(model)
    outcome = apply(model, "model.mirror")
    assert names_of_morphs(model) == [before[row] for row in (1, 0, 3, 2, 4)]
    assert not outcome.result.warnings
    apply(model, "model.mirror")
    assert names_of_morphs(model) == before


def test_what_one_side_alone_has_is_told_and_a_wink_keeps_its_name() -> None:
    model = named_morphs(("ウィンク", "wink"), ("browDownLeft", ""))
    (warning,) = apply(model, "model.mirror").result.warnings
    assert str(warning) == "there on one side only: ウィンク, browDownLeft"
    assert names_of_morphs(model) == [("ウィンク", "wink"), ("browDownRight", "")]


@pytest.mark.parametrize("file", ["gene/Gene.pmx", "gene/Gene.pmd", "uka/MS_Uka.pmx"])
def test_real_models_mirrored_twice_are_themselves(corpus: Path, file: str) -> None:
    before, model = load_model(corpus / file).model, load_model(corpus / file).model
    apply(model, "model.mirror")
    assert any(True for _ in differences(before, model, 1e-6)), "mirrored once it is another model"
    apply(model, "model.mirror")
    assert list(differences(before, model, 1e-6)) == []
    for name in ("bones", "morphs", "materials", "frames", "rigid_bodies", "joints"):
        one, two = before.tables[name], model.tables[name]
        assert [(row.name, row.name_en) for row in one] == [(row.name, row.name_en) for row in two]  # type: ignore[union-attr]


@pytest.mark.parametrize("file", ["gene/Gene.pmx", "uka/MS_Uka.pmx"])
def test_one_sided_morphs_of_real_models_move_the_side_that_they_name(corpus: Path, file: str) -> None:
    model = load_model(corpus / file).model
    for _ in range(2):
        sides = {name: side for name, side in sides_moved(model).items() if side_of(name) is not Side.MIDDLE}
        assert len(sides) > 60
        assert {"ウィンク", "ウィンク右", "ウィンク２", "ｳｨﾝｸ２右", "browDownLeft", "mouthSmileRight", "jawLeft"} < set(
            sides
        )
        assert [name for name, side in sides.items() if side != side_of(name).sign] == []
        apply(model, "model.mirror")


def sides_moved(model: Model) -> dict[str, float]:
    """The sign of x where each morph moves vertices, by its name; of the way that they go where it moves both sides."""
    x = model.vertices["position"][:, 0].astype(np.float64)
    sides = {}
    for morph in model.morphs:
        if morph.offsets.row_type is VertexOffset and len(morph.offsets):
            moves, positions = morph.offsets["translation"].astype(np.float64), x[morph.offsets["vertex"]]
            far = np.linalg.norm(moves, axis=1)
            share = (far * positions).sum() / (far * np.abs(positions)).sum()
            sides[morph.name] = float(np.sign(share if abs(share) > 0.1 else moves[:, 0].sum()))
    return sides
