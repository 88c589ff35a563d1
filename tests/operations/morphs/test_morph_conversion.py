"""Morphs of another kind, or in another panel."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.fields import replaced
from editor.model.frames import FrameItem, MorphItem
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES, BoneOffset, Morph, MorphKind, MorphOffset, Panel, UvOffset, VertexOffset
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply


def seen(model: Model, row: int) -> np.ndarray:
    figure = PosedModel(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.weights[row] = 1
    figure.pose(pose)
    return figure.skinned()[0].copy()


def test_uvs_go_to_another_channel_and_groups_become_flips_with_all_offsets():
    model = full_model()
    offsets = Columns(UvOffset, vertex=[1], uv=[(1, 2, 3, 4)])
    model.morphs.records += [Morph("UV", kind=MorphKind.UV, offsets=offsets)]
    apply(model, "morphs.convert", {"morphs": [5]}, to=MorphKind.UV2)
    assert (model.morphs[5].kind, model.morphs[5].offsets) == (MorphKind.UV2, offsets)
    assert model.info[0].additional_uvs == 2
    members = model.morphs[1].offsets
    apply(model, "morphs.convert", {"morphs": [1]}, to=MorphKind.FLIP)
    assert (model.morphs[1].kind, model.morphs[1].offsets) == (MorphKind.FLIP, members)


def test_a_group_does_itself_what_its_members_do():
    model = full_model()
    more = Columns(VertexOffset, vertex=[3, 4], translation=[(1, 0, 0), (2, 2, 2)])
    model.morphs.records += [Morph("二", offsets=more)]
    model.morphs.records[1] = Morph(
        "全部", kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0, 5, -1], weight=[1, 0.5, 1])
    )
    before = seen(model, 1)
    apply(model, "morphs.convert", {"morphs": [1]})
    assert model.morphs[1].offsets == Columns(
        VertexOffset, vertex=[1, 3, 4], translation=[(0, 1, 0), (0.5, 0, 1), (1, 1, 1)]
    )
    assert seen(model, 1) == pytest.approx(before)


@pytest.mark.parametrize("grouped", [False, True])
def test_bones_become_vertices_where_they_take_them(grouped):
    model = full_model()
    half = math.radians(60) / 2
    rotation = [(0, 0, math.sin(half), math.cos(half))]
    offsets = Columns(BoneOffset, bone=[1], translation=[(0, 1, 0)], rotation=rotation)
    model.morphs.records[2] = Morph("振る", kind=MorphKind.BONE, offsets=offsets)
    row = 1 if grouped else 2
    before = seen(model, row)
    assert not np.allclose(before, model.vertices["position"])
    apply(model, "morphs.convert", {"morphs": [row]})
    assert model.morphs[row].kind is MorphKind.VERTEX
    assert seen(model, row) == pytest.approx(before, abs=2e-4)


@pytest.mark.parametrize("kind", MorphKind)
def test_kind_and_offsets_never_part(kind):
    """Whatever is asked for: what is refused is left alone, and what is not has offsets of its kind, and none lost."""
    for row in range(5):
        model = full_model()
        before, count = fingerprint(model), len(model.morphs[row].offsets)
        try:
            apply(model, "morphs.convert", {"morphs": [row]}, to=kind)
        except ValueError:
            assert fingerprint(model) == before
            continue
        morph = model.morphs[row]
        assert (morph.kind, morph.offsets.row_type) == (kind, OFFSET_TYPES[kind])
        assert len(morph.offsets) == count or row in (1, 2)


def test_one_that_cannot_be_converted_is_named_and_nothing_is_done():
    model = full_model()
    before = fingerprint(model)
    with pytest.raises(ValueError, match="透明: it cannot be converted to the kind Vertex"):
        apply(model, "morphs.convert", {"morphs": [2, 3]})
    assert fingerprint(model) == before


def test_an_empty_morph_becomes_anything():
    model = full_model()
    model.morphs.records[0] = Morph("空")
    apply(model, "morphs.convert", {"morphs": [0]}, to=MorphKind.MATERIAL)
    assert model.morphs[0].kind is MorphKind.MATERIAL


def _others(items: Sequence[FrameItem]) -> list[FrameItem]:
    return [item for item in items if item != MorphItem(0)]


def test_a_hidden_morph_that_is_shown_comes_to_a_frame():
    model = full_model()
    model.morphs.records[0] = replaced(model.morphs[0], {"panel": Panel.HIDDEN})
    model.frames.records[:] = [replaced(frame, {"items": _others(frame.items)}) for frame in model.frames]
    apply(model, "morphs.move-to-panel", {"morphs": [0]}, panel=Panel.EYE)
    assert model.morphs[0].panel is Panel.EYE
    assert [MorphItem(0) in frame.items for frame in model.frames].count(True) == 1
    apply(model, "morphs.move-to-panel", {"morphs": [0]}, panel=Panel.MOUTH)
    assert sum(frame.items.count(MorphItem(0)) for frame in model.frames) == 1
