"""Offsets of morphs removed where they do nothing, and scaled."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    UvOffset,
    VertexOffset,
)
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply

NAN = np.nan


def with_morph(kind: MorphKind, offsets: Columns) -> Model:
    model = full_model()
    model.morphs.records[0] = Morph("笑い", "smile", kind=kind, offsets=offsets)
    return model


def turned(degrees: float) -> tuple[float, float, float, float]:
    return 0, math.sin(math.radians(degrees) / 2), 0, math.cos(math.radians(degrees) / 2)


@pytest.mark.parametrize(
    ("kind", "offsets", "left"),
    [
        (
            MorphKind.VERTEX,
            Columns(
                VertexOffset,
                vertex=[0, 1, 2, 3, NONE, 4],
                translation=[(0, 1, 0), (0, 5e-5, 0), (NAN, 0, 0), (0, 2e-4, 0), (1, 1, 1), (0, 0, 0)],
            ),
            [0, 3],
        ),
        (  # they add up: to something, and to nothing
            MorphKind.VERTEX,
            Columns(
                VertexOffset,
                vertex=[1, 1, 2, 2],
                translation=[(0, 8e-5, 0), (0, 8e-5, 0), (0, 1, 0), (0, -1, 0)],
            ),
            [0, 1],
        ),
        (
            MorphKind.UV,
            Columns(UvOffset, vertex=[0, 1, 2], uv=[(0, 1, 0, 0), (0, 0, 1, 1), (0, np.inf, 0, 0)]),
            [0],
        ),
        (MorphKind.UV1, Columns(UvOffset, vertex=[0, 1], uv=[(0, 0, 0, 1), (0, 0, 0, 0)]), [0]),
        (
            MorphKind.BONE,
            Columns(
                BoneOffset,
                bone=[0, 1, 2, NONE],
                translation=[(0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 1, 0)],
                rotation=[turned(0), turned(1), turned(0), turned(9)],
            ),
            [1, 2],
        ),
        (
            MorphKind.MATERIAL,
            Columns(
                MaterialOffset,
                material=[NONE, 0, 1, 1],
                operation=[0, 0, 1, 0],
                edge_size=[0.5, 1, 1, NAN],
            ),
            [0, 2],
        ),
        (MorphKind.GROUP, Columns(MorphOffset, morph=[2, 3, NONE], weight=[0, 0.5, 1]), [1]),
        (MorphKind.FLIP, Columns(MorphOffset, morph=[2, 3, NONE], weight=[0, NAN, 1]), [0]),
        (MorphKind.IMPULSE, Columns(ImpulseOffset, body=[0, NONE]), [0]),
    ],
    ids=lambda value: value.name if isinstance(value, MorphKind) else None,
)
def test_what_does_nothing_goes_and_what_is_broken(kind, offsets, left):
    model = with_morph(kind, offsets)
    others = model.morphs.records[1:]
    apply(model, "morphs.prune", {"morphs": [0]})
    assert model.morphs[0].offsets == offsets.take(left)
    assert model.morphs.records[1:] == others


def test_what_is_clean_is_left_alone():
    assert apply(full_model(), "morphs.prune", {"morphs": [0, 1, 4]}).step is None


def test_scaled_by_0_nothing_is_left_and_empty_morphs_go_if_wished():
    model = full_model()
    apply(model, "morphs.scale", factor=0)
    apply(model, "morphs.prune")
    assert [len(morph.offsets) for morph in model.morphs] == [0] * 5
    outcome = apply(model, "morphs.prune", empty=True)
    assert len(model.morphs) == 0
    assert outcome.changed["morphs"]["removed"] == 5


def test_scaled_and_scaled_back_the_morphs_are_as_before():
    model = full_model()
    before = fingerprint(model)
    apply(model, "morphs.scale", factor=2)
    assert model.morphs[0].offsets["translation"].tolist() == [[0, 2, 0], [0, 0, 2]]
    assert model.morphs[1].offsets["weight"].tolist() == [2, 1]
    apply(model, "morphs.scale", factor=0.5)
    assert fingerprint(model) == before


def test_angles_are_scaled_and_materials_about_what_changes_nothing():
    offsets = Columns(BoneOffset, bone=[1], translation=[(0, 1, 0)], rotation=[turned(30)])
    model = with_morph(MorphKind.BONE, offsets)
    apply(model, "morphs.scale", {"morphs": [0]}, factor=3)
    assert model.morphs[0].offsets["rotation"][0] == pytest.approx(turned(90), abs=1e-6)
    offsets = Columns(MaterialOffset, material=[0, 0], operation=[0, 1], edge_size=[0.5, 0.5], toon=[[0.5] * 4] * 2)
    model = with_morph(MorphKind.MATERIAL, offsets)
    apply(model, "morphs.scale", {"morphs": [0]}, factor=0.5)
    assert model.morphs[0].offsets["edge_size"].tolist() == [0.75, 0.25]
    assert model.morphs[0].offsets["toon"].tolist() == [[0.75] * 4, [0.25] * 4]
