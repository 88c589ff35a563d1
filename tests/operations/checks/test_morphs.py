"""Checks of morphs."""

from __future__ import annotations

import numpy as np

from editor.model.columns import Columns
from editor.model.frames import DisplayFrame, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, Panel, UvOffset, VertexOffset
from tests.operations.checks.proving import found, prove_fix


def with_morphs(*morphs: Morph) -> Model:
    model = Model()
    model.vertices.fill(4)
    model.morphs.records[:] = morphs
    return model


def moving(vertices: list[int], *ways: float) -> Morph:
    return Morph(offsets=Columns(VertexOffset, vertex=vertices, translation=[(way, 0, 0) for way in ways]))


def group(*members: int, kind: MorphKind = MorphKind.GROUP) -> Morph:
    return Morph(kind=kind, offsets=Columns(MorphOffset, morph=list(members)))


def test_a_morph_that_moves_nothing_is_found() -> None:
    model = with_morphs(moving([0], 1), Morph("---"))
    assert found("morph-empty", model) == [("morphs", [1])]
    prove_fix("morph-empty", model, {"morphs"})


def test_offsets_of_the_same_target_are_found_however_they_stand() -> None:
    model = with_morphs(moving([0, 2, 0], 1, 1, 1), moving([2, 1, 0], 1, 1, 1), group(0, 0), group(1, 0))
    assert found("morph-offset-repeated", model) == [("morphs", [0, 2])]


def test_a_flip_may_choose_the_same_morph_twice() -> None:
    assert found("morph-offset-repeated", with_morphs(moving([0], 1), group(0, 0, kind=MorphKind.FLIP))) == []


def test_offsets_that_do_next_to_nothing_are_removed() -> None:
    uv = Columns(UvOffset, vertex=[0, 1], uv=[(0.5, 0, 0, 0), (0, 0, 3, 3)])
    model = with_morphs(moving([0, 1], 1, 0.00005), moving([0, 1], 1, 0.001), Morph(kind=MorphKind.UV, offsets=uv))
    assert found("morph-offset-nearly-zero", model) == [("morphs", [0, 2])]
    prove_fix("morph-offset-nearly-zero", model, {"morphs.offsets"})


def test_offsets_of_one_vertex_that_cancel_each_other_do_nothing() -> None:
    assert found("morph-offset-nearly-zero", with_morphs(moving([3, 1, 3], 1, 1, -1))) == [("morphs", [0])]
    assert found("morph-offset-nearly-zero", with_morphs(moving([3, 1, 3], 0.00006, 1, 0.00006))) == []


def test_a_number_that_is_none_is_found_and_its_offset_goes() -> None:
    turned = Columns(BoneOffset, bone=[0], rotation=[(0, 0, np.nan, 1)])
    model = with_morphs(moving([0, 1], 1, np.inf), moving([0], 1), Morph(kind=MorphKind.BONE, offsets=turned))
    assert found("morph-offset-not-finite", model) == [("morphs", [0, 2])]
    assert found("morph-offset-nearly-zero", model) == []
    prove_fix("morph-offset-not-finite", model, {"morphs.offsets"})


def test_groups_that_contain_themselves_are_told_with_the_way() -> None:
    circle = with_morphs(group(1), group(0), group(3), moving([0], 1))
    assert found("morph-group-circle", circle) == [("morphs", [0]), ("morphs", [1])]
    assert found("morph-group-nested", circle) == []


def test_groups_within_groups_are_found_and_flips_within_groups_are_not() -> None:
    model = with_morphs(group(1), group(2), moving([0], 1), group(4), group(2, kind=MorphKind.FLIP))
    assert found("morph-group-nested", model) == [("morphs", [0])]
    assert found("morph-group-circle", model) == []


def test_a_morph_that_mmd_does_not_show_is_registered() -> None:
    model = with_morphs(Morph("shown"), Morph("not shown"), Morph("hidden", panel=Panel.HIDDEN))
    model.frames.records[:] = special_frames(facial=(MorphItem(0),))
    assert found("morph-in-no-frame", model) == [("morphs", [1])]
    prove_fix("morph-in-no-frame", model, {"frames.items"})
    assert found("morph-in-no-frame", with_morphs()) == []


def test_a_morph_enters_a_frame_that_has_to_be_made_first() -> None:
    model = with_morphs(Morph("not shown"))
    model.frames.records[:] = [DisplayFrame("体")]
    prove_fix("morph-in-no-frame", model, {"frames", "frames.items"})
