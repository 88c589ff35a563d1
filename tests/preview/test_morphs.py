"""What weights come to through flips and groups, and what morphs of bones and impulses make of them."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import Bone
from editor.model.changes import Change
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    Morph,
    MorphKind,
    MorphOffset,
    UvOffset,
    VertexOffset,
)
from editor.model.rigid_bodies import RigidBody
from editor.preview.morph_weights import Flip
from editor.preview.morphs import MorphParts, Morphs
from tests.model.random_models import random_edit, random_model

HALF = 0.5**0.5
QUARTER_Y = (0, HALF, 0, HALF)  # a quarter turn about y
QUARTER_X = (HALF, 0, 0, HALF)


def leaf(kind: MorphKind = MorphKind.VERTEX) -> Morph:
    return Morph(kind=kind, offsets=Columns(VertexOffset if kind is MorphKind.VERTEX else UvOffset, vertex=[0]))


def group(*members: tuple[int, float]) -> Morph:
    return Morph(kind=MorphKind.GROUP, offsets=entries(members))


def flip(*members: tuple[int, float]) -> Morph:
    return Morph(kind=MorphKind.FLIP, offsets=entries(members))


def entries(members: tuple[tuple[int, float], ...]) -> Columns:
    return Columns.of(MorphOffset, [MorphOffset(*member) for member in members])


def bone_morph(*offsets: tuple[int, tuple, tuple]) -> Morph:
    return Morph(kind=MorphKind.BONE, offsets=Columns.of(BoneOffset, [BoneOffset(*offset) for offset in offsets]))


def model_of(*morphs: Morph, bones: int = 3) -> Model:
    model = Model()
    model.vertices.fill(4)
    model.bones.records[:] = [Bone(name=str(row)) for row in range(bones)]
    model.morphs.records[:] = morphs
    return model


def apply(morphs: list[Morph], **weights: float) -> MorphParts:
    """Weights by row, as `_3=0.5`."""
    told = np.zeros(len(morphs))
    for row, weight in weights.items():
        told[int(row[1:])] = weight
    return Morphs(model_of(*morphs)).apply(told)


# -- flips -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "chosen"),
    [
        *[
            (0, -1),
            (0.05, -1),
            (0.1, 0),
            (0.3, 2),
            (0.39, 2),
            (0.7, 6),
            (0.9, 8),
            (0.95, 8),
            (1, 8),
            (7, 8),
            (1e300, 8),
        ],
        *[(-0.05, -1), (-5, -1), (float("nan"), -1), (float(np.float32(0.7)), 6), (float(np.float32(0.1)), 0)],
    ],
)
def test_which_of_nine_a_flip_chooses(value: float, chosen: int) -> None:
    """The specification: of nine, 0.3 is the third."""
    assert Flip(tuple(range(9)), (1.0,) * 9).choose(value) == chosen


def test_every_tenth_chooses_one_of_nine() -> None:
    nine = Flip(tuple(range(9)), (1.0,) * 9)
    assert [nine.choose(tenth / 10) for tenth in range(11)] == [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8]


def test_a_flip_overwrites_the_weight_of_what_it_chooses() -> None:
    morphs = [leaf(), leaf(), flip((0, 0.25), (1, 0.5))]
    parts = apply(morphs, _0=0.75, _1=0.875, _2=0.4)
    assert parts.effective_weights.tolist() == [0.25, 0.875, 0]
    assert parts.weights.tolist() == [0.25, 0.875, 0.4]


def test_a_flip_at_rest_leaves_weights_alone() -> None:
    assert apply([leaf(), flip((0, 0.25))], _0=0.75).effective_weights.tolist() == [0.75, 0]


def test_flips_of_flips_and_of_themselves_act_once_in_order() -> None:
    # The first chooses the second, which then acts; the third chooses the second again, which has had its turn.
    morphs = [flip((1, 1.0)), flip((3, 0.5)), flip((1, 0.125), (2, 1.0)), leaf()]
    assert apply(morphs, _0=1).weights.tolist() == [1, 1, 0, 0.5]
    assert apply(morphs, _2=0.4).weights.tolist() == [0, 0.125, 0.4, 0]
    assert apply(morphs, _2=1).weights.tolist() == [0, 0, 1, 0]


def test_a_flip_without_entries_or_with_entries_of_no_morph() -> None:
    assert apply([flip()], _0=1).weights.tolist() == [1]
    assert apply([flip((-1, 1.0), (-1, 1.0))], _0=1).weights.tolist() == [1]


# -- groups ------------------------------------------------------------------------------------------------------------


def test_a_group_adds_to_what_its_members_have() -> None:
    morphs = [leaf(), leaf(MorphKind.UV3), group((0, 0.5), (1, 2.0))]
    parts = apply(morphs, _0=0.25, _2=0.5)
    assert parts.effective_weights.tolist() == [0.5, 1, 0]
    assert parts.weights.tolist() == [0.25, 0, 0.5]


def test_rates_and_weights_may_be_any_number() -> None:
    morphs = [leaf(), group((0, -0.5), (0, 3.0)), group((0, -1.0))]
    assert apply(morphs, _1=2).effective_weights[0] == 5
    assert apply(morphs, _1=-1, _2=0.5).effective_weights[0] == -3


def test_a_group_carries_out_its_flips_and_no_other_member_before_them() -> None:
    morphs = [leaf(), leaf(), flip((0, 1.0), (1, 0.75)), group((2, 0.5), (1, 0.5))]
    # Half of 0.8 is the first of two; the group's own member comes on top.
    parts = apply(morphs, _3=0.8)
    assert parts.weights.tolist() == [1, 0, 0, 0.8]
    assert parts.effective_weights.tolist() == [1, 0.4, 0, 0]


def test_a_group_that_a_flip_chooses() -> None:
    morphs = [flip((1, 0.5)), group((2, 0.5)), leaf()]
    assert apply(morphs, _0=1).effective_weights[2] == 0.25


def test_a_negative_group_with_a_negative_rate_flips() -> None:
    assert apply([leaf(), flip((0, 1.0)), group((1, -1.0))], _2=-1).effective_weights[0] == 1


def test_groups_in_groups_are_skipped_and_told_of() -> None:
    morphs = [leaf(), group((0, 1.0)), group((1, 1.0), (2, 1.0), (0, 0.5)), group((3, 1.0))]
    made = Morphs(model_of(*morphs))
    assert made.apply(np.array([0, 0, 1, 1.0])).effective_weights.tolist() == [0.5, 0, 0, 0]
    told_of = [(warning.row, warning.text.split(" of ")[0]) for warning in made.warnings]
    assert told_of == [(2, "Entry 1"), (2, "Entry 2"), (3, "Entry 1")]


def test_members_that_are_not_there_and_weights_that_are_no_numbers() -> None:
    assert apply([leaf(), group((-1, 1.0), (0, 1.0))], _1=1).effective_weights.tolist() == [1, 0]
    assert apply([leaf(), leaf()], _0=float("nan"), _1=float("inf")).effective_weights.tolist() == [0, 0]


def test_nothing_acts() -> None:
    parts = apply([leaf(), bone_morph((0, (1, 2, 3), QUARTER_Y)), group((1, 0.0))], _2=1)
    assert (parts.bones, parts.materials, parts.impulses) == (None, None, [])
    assert Morphs(Model()).apply(np.zeros(0)).effective_weights.shape == (0,)


def test_the_weights_told_are_not_written_to() -> None:
    told = np.array([0.5, 1.0])
    told.flags.writeable = False
    Morphs(model_of(leaf(), flip((0, 1.0)))).apply(told)


# -- bones -------------------------------------------------------------------------------------------------------------


def about(axis: int, degrees: float) -> np.ndarray:
    turned = np.zeros(4)
    turned[axis], turned[3] = np.sin(np.radians(degrees) / 2), np.cos(np.radians(degrees) / 2)
    return turned


def bones_of(morphs: list[Morph], **weights: float) -> tuple[np.ndarray, np.ndarray]:
    parts = apply(morphs, **weights).bones
    assert parts is not None
    return parts.offsets, parts.rotations


def test_a_part_of_a_bone_morph() -> None:
    offsets, rotations = bones_of([bone_morph((1, (1, 2, 3), QUARTER_Y))], _0=0.5)
    assert offsets.tolist() == [[0, 0, 0], [0.5, 1, 1.5], [0, 0, 0]]
    assert np.allclose(rotations, [(0, 0, 0, 1), about(1, 45), (0, 0, 0, 1)])


@pytest.mark.parametrize(("weight", "degrees"), [(2, 180), (-1, -90), (3, 270), (1, 90)])
def test_beyond_0_and_1_the_angle_goes_on(weight: float, degrees: float) -> None:
    _, rotations = bones_of([bone_morph((0, (0, 0, 0), QUARTER_Y))], _0=weight)
    assert np.allclose(rotations[0], about(1, degrees), atol=1e-6)


def test_of_two_ways_round_the_shorter() -> None:
    _, rotations = bones_of([bone_morph((0, (0, 0, 0), tuple(-x for x in QUARTER_Y)))], _0=0.5)
    assert np.allclose(rotations[0], about(1, 45))


def test_bone_morphs_accumulate_the_later_on_the_left() -> None:
    morphs = [bone_morph((0, (1, 0, 0), QUARTER_Y)), bone_morph((0, (0, 1, 0), QUARTER_X), (0, (0, 1, 0), QUARTER_X))]
    offsets, rotations = bones_of(morphs, _0=1, _1=1)
    assert offsets[0].tolist() == [1, 2, 0]
    # Half a turn about x after a quarter about y: (1, 0, 0, 0) · (0, h, 0, h).
    assert np.allclose(rotations[0], (HALF, 0, HALF, 0), atol=1e-6)


def test_a_bone_morph_by_itself_and_through_a_group() -> None:
    morphs = [bone_morph((2, (2, 0, 0), QUARTER_Y)), group((0, 0.5), (0, 1.0))]
    offsets, rotations = bones_of(morphs, _0=0.5, _1=1)
    assert offsets[2].tolist() == [4, 0, 0]
    assert np.allclose(rotations[2], about(1, 180), atol=1e-6)


def test_bone_morphs_with_nothing_in_them() -> None:
    offsets, rotations = bones_of([bone_morph((-1, (1, 1, 1), QUARTER_Y), (1, (0, 0, 0), (0, 0, 0, 0)))], _0=1)
    assert not offsets.any()
    assert rotations.tolist() == [[0, 0, 0, 1]] * 3


# -- impulses ----------------------------------------------------------------------------------------------------------


def test_impulses_are_weighted_and_stops_are_told() -> None:
    pushes = [ImpulseOffset(0, True, (0, 2, 0), (4, 0, 0)), ImpulseOffset(1), ImpulseOffset(-1, False, (1, 1, 1))]
    model = model_of(Morph(kind=MorphKind.IMPULSE, offsets=Columns.of(ImpulseOffset, pushes)), group((0, -0.5)))
    model.rigid_bodies.records[:] = [RigidBody(), RigidBody()]
    first, stop, again, _ = Morphs(model).apply(np.array([0.5, 1])).impulses
    assert (first.body, first.local, first.is_stop) == (0, True, False)
    assert (first.velocity.tolist(), first.torque.tolist()) == ([0, 1, 0], [2, 0, 0])
    assert (stop.body, stop.local, stop.is_stop) == (1, False, True)
    assert again.velocity.tolist() == [0, -1, 0]


# -- staying fresh -----------------------------------------------------------------------------------------------------


class Following:
    """Passes changes on, as a document does."""

    def __init__(self, morphs: Morphs) -> None:
        self._morphs = morphs

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self._morphs.mark(change)


def told(parts: MorphParts) -> list[np.ndarray]:
    bones, materials = parts.bones, parts.materials
    arrays = [parts.weights, parts.effective_weights]
    arrays += [] if bones is None else [bones.offsets, bones.rotations]
    arrays += [] if materials is None else [materials.packed()]
    arrays += [np.hstack((push.body, push.local, push.velocity, push.torque)) for push in parts.impulses]
    return arrays


@given(st.integers(0, 2**32))
def test_after_any_edit_as_if_made_anew(seed: int) -> None:
    rng = random.Random(seed)
    model = random_model(seed)
    morphs = Morphs(model)
    edit = Edit(model, watcher=Following(morphs))
    for _ in range(6):
        random_edit(rng, edit)
        weights = np.array([rng.choice((0, 0.3, 1, -2)) for _ in range(len(model.morphs))])
        mine, fresh = told(morphs.apply(weights)), told(Morphs(model).apply(weights))
        assert len(mine) == len(fresh)
        for one, other in zip(mine, fresh, strict=True):
            assert np.array_equal(one, other)
        rest, rest_anew = morphs.materials_at_rest().packed(), Morphs(model).materials_at_rest().packed()
        assert np.array_equal(rest, rest_anew)
        assert list(morphs.warnings) == list(Morphs(model).warnings)
    edit.cancel()
    weights = np.ones(len(model.morphs))
    for one, other in zip(told(morphs.apply(weights)), told(Morphs(model).apply(weights)), strict=True):
        assert np.array_equal(one, other)


def test_renaming_a_morph_prepares_nothing_anew() -> None:
    model = model_of(leaf(), bone_morph((0, (1, 0, 0), QUARTER_Y)))
    morphs = Morphs(model)
    before = morphs.warnings
    with Edit(model, watcher=Following(morphs)) as edit:
        edit.set(model.morphs, [0], "name", "x")
    assert morphs.warnings is before
