"""Parents and tails that are set by hand."""

from __future__ import annotations

import pytest

from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from tests.operations.model_making import full_model
from tests.operations.running import apply


def test_bones_hang_from_another_or_from_none() -> None:
    model = full_model()
    apply(model, "bones.set-parent", {"bones": [2, 3]}, parent=0)
    assert [bone.parent for bone in model.bones] == [NONE, 0, 0, 0]
    apply(model, "bones.set-parent", {"bones": [2]})
    assert model.bones[2].parent == NONE


def test_no_bone_hangs_from_itself() -> None:
    model = full_model()
    before = list(model.bones)
    with pytest.raises(ValueError, match="センター cannot be its own ancestor: センター → 手 → 腕 → センター"):
        apply(model, "bones.set-parent", {"bones": [0, 3]}, parent=2)
    with pytest.raises(ValueError, match="cannot be its own parent"):
        apply(model, "bones.set-parent", {"bones": [0, 1]}, parent=1)
    assert list(model.bones) == before


def test_tails_lead_to_a_bone_but_not_to_their_own() -> None:
    model = full_model()
    apply(model, "bones.set-tail", {"bones": [0, 2]}, bone=3)
    assert [bool(bone.flags & BoneFlags.TAIL_IS_BONE) for bone in model.bones] == [True, False, True, False]
    assert [model.bones[row].tail_bone for row in (0, 2)] == [3, 3]
    with pytest.raises(ValueError, match="手 cannot be its own tail"):
        apply(model, "bones.set-tail", {"bones": [0, 2]}, bone=2)
    with pytest.raises(ValueError, match="Choose the bone"):
        apply(model, "bones.set-tail", {"bones": [0]})
