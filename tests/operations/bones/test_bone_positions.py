"""Bones placed by the vertices that they move, and left and right alike."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.mesh import Deform
from editor.operations.choices import BonePoint, OriginalSide
from tests.operations.posing import arm_model, bone_named, skinned
from tests.operations.running import apply


@pytest.mark.parametrize(("at", "x"), [(BonePoint.CENTRE, 3.0), (BonePoint.WEIGHTED, 2.0)])
def test_a_bone_comes_to_the_middle_of_its_vertices(at: BonePoint, x: float) -> None:
    model = arm_model()
    model.vertices.fill(
        5,
        position=[(1, 1, 0), (1, 1, 0), (5, 1, 0), (100, 1, 0), (np.nan, 1, 0)],
        bones=[(1, 0, -1, -1)] * 3 + [(0, 1, -1, -1)] + [(1, 0, -1, -1)],
        weights=[(0.75, 0.25, 0, 0)] * 2 + [(0.5, 0.5, 0, 0)] + [(1, 0, 0, 0)] * 2,
        deform=[Deform.BDEF2] * 5,
    )
    outcome = apply(model, "bones.position-from-vertices", {"bones": [1, 3]}, at=at)
    assert bone_named(model, "左腕").position == pytest.approx((x, 1, 0))
    assert bone_named(model, "左手首").position == (5, 10, 0)
    assert "左手首" in str(outcome.result.warnings[0])


def test_the_mesh_stays() -> None:
    model = arm_model()
    before = skinned(model)
    apply(model, "bones.position-from-vertices", {"bones": [1, 2, 3]})
    np.testing.assert_allclose(skinned(model), before, atol=1e-5)


def test_bones_that_move_nothing_cannot_be_placed() -> None:
    model = arm_model()
    model.bones.records.append(Bone("空"))
    with pytest.raises(ValueError, match="moves a vertex"):
        apply(model, "bones.position-from-vertices", {"bones": [4]})


@pytest.mark.parametrize(
    ("side", "left", "right"),
    [
        (OriginalSide.LEFT, (5, 10, 0), (-5, 10, 0)),
        (OriginalSide.RIGHT, (7, 12, 2), (-7, 12, 2)),
        (OriginalSide.MEAN, (6, 11, 1), (-6, 11, 1)),
    ],
)
@pytest.mark.parametrize("row", [3, 4])
def test_sides_are_aligned(side: OriginalSide, left: tuple[float, ...], right: tuple[float, ...], row: int) -> None:
    model = arm_model()
    model.bones.records.append(Bone("右手首", position=(-7, 12, 2), parent=0))
    outcome = apply(model, "bones.match-sides", {"bones": [row]}, from_=side)
    assert bone_named(model, "左手首").position == left
    assert bone_named(model, "右手首").position == right
    assert list(outcome.result.rows["bones"]) == [3, 4]


def test_there_has_to_be_another_side() -> None:
    with pytest.raises(ValueError, match="on the other side"):
        apply(arm_model(), "bones.match-sides", {"bones": [0, 1]})
