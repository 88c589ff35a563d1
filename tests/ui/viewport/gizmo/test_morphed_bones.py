"""Handles change what a bone morph does: closed forms, with other morphs, weights and undo."""

from __future__ import annotations

import numpy as np
import pytest

from editor.document.document import Document
from editor.formats import Content
from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import (
    matrices_from_quaternions,
    quaternions_about_axes,
)
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind
from editor.ui.viewport.gizmo.posed_bones import MorphedBones
from editor.ui.viewport.tools import Axes, Tool
from tests.model.random_models import fingerprint

X, Y, Z = np.eye(3)
ARM, HAND, FIXED = 0, 1, 2
BEND, LATER = 0, 1
QUARTER = np.pi / 2


@pytest.fixture
def document() -> Document:
    model = Model()
    model.bones.records[:] = [
        Bone("腕", position=(0, 10, 0)),
        Bone("手", position=(2, 10, 0), parent=ARM),
        Bone("捩り", position=(1, 10, 0), parent=ARM, flags=BoneFlags.FIXED_AXIS, fixed_axis=(1, 0, 0)),
    ]
    turned = quaternions_about_axes([Y], [QUARTER])
    model.morphs.records[:] = [
        Morph("曲げ", kind=MorphKind.BONE),
        Morph("後", kind=MorphKind.BONE, offsets=Columns(BoneOffset, bone=[ARM], rotation=turned)),
    ]
    return Document(Content(model))


def edit(document: Document, *bones: int) -> MorphedBones:
    document.edited_morph.begin(BEND)
    document.selection.select("bones", list(bones))
    return MorphedBones(document)


def turn(handles: MorphedBones, axis: Float64Array, angle: float) -> None:
    frame = handles.frame(Tool.ROTATE, Axes.GLOBAL)
    assert frame is not None
    handles.begin(Tool.ROTATE, frame)
    handles.rotate(axis, angle / 2)
    handles.rotate(axis, angle)
    handles.commit()


def move(handles: MorphedBones, by: Float64Array) -> None:
    frame = handles.frame(Tool.MOVE, Axes.GLOBAL)
    assert frame is not None
    handles.begin(Tool.MOVE, frame)
    handles.move(by)
    handles.commit()


def seen_rotation(document: Document, bone: int) -> Float64Array:
    rotations = document.posing.posed_model().bone_transforms.rotations
    return np.asarray(matrices_from_quaternions(rotations[[bone]].astype(np.float64))[0])


def seen_position(document: Document, bone: int) -> Float64Array:
    return np.asarray(document.posing.posed_model().bone_transforms.positions[bone], np.float64)


def test_a_turn_and_a_move_go_into_the_morph_and_the_bones_stay(document: Document) -> None:
    before, bones = fingerprint(document.model), list(document.model.bones)
    handles = edit(document, ARM)
    assert document.selection.active_table == "bones"
    turn(handles, Z, QUARTER)
    np.testing.assert_allclose(seen_position(document, HAND), (0, 12, 0), atol=1e-6)
    document.selection.select("bones", [HAND])
    move(handles, X)  # in the model, though the arm is turned
    np.testing.assert_allclose(seen_position(document, HAND), (1, 12, 0), atol=1e-6)
    offsets = document.model.morphs[BEND].offsets
    assert offsets["bone"].tolist() == [ARM, HAND]
    np.testing.assert_allclose(offsets["rotation"][0], (0, 0, 0.5**0.5, 0.5**0.5), atol=1e-6)
    np.testing.assert_allclose(offsets["translation"], [(0, 0, 0), (0, -1, 0)], atol=1e-6)
    assert list(document.model.bones) == bones
    assert [step.is_edit for step in document.history.steps] == [False, True, True]
    assert document.history.undo_name == "Move 手 in morph 曲げ"
    document.undo()
    document.undo()
    assert fingerprint(document.model) == before


def test_what_it_does_already_is_gone_on_from_and_each_bone_has_one_entry(document: Document) -> None:
    half = quaternions_about_axes([Z, Z], [QUARTER / 2] * 2)
    offsets = Columns(BoneOffset, bone=[ARM, HAND, ARM], rotation=[half[0], (0, 0, 0, 1), half[1]])
    with document.edit("prepare") as open_edit:
        open_edit.replace(document.model.morphs, BEND, "offsets", offsets)
    turn(edit(document, ARM), Z, QUARTER)
    np.testing.assert_allclose(seen_rotation(document, ARM) @ X, -X, atol=1e-6)
    assert document.model.morphs[BEND].offsets["bone"].tolist() == [ARM, HAND]


@pytest.mark.parametrize("weight", [1.0, 0.5])
def test_it_turns_as_the_handles_do_at_any_weight_and_within_later_morphs(document: Document, weight: float) -> None:
    handles = edit(document, ARM)
    document.posing.set_weights([BEND, LATER], [weight, 1.0])
    before = seen_rotation(document, ARM)
    np.testing.assert_allclose(before @ X, -Z, atol=1e-6)
    turn(handles, X, QUARTER / 2)
    turned = matrices_from_quaternions(quaternions_about_axes([X], [QUARTER / 2]))[0]
    np.testing.assert_allclose(seen_rotation(document, ARM), turned @ before, atol=1e-6)


def test_a_bone_with_an_axis_turns_about_that_alone(document: Document) -> None:
    handles = edit(document, FIXED)
    turn(handles, np.array((0.6, 0.8, 0)), 1.0)
    expected = quaternions_about_axes([X], [0.6])[0]
    np.testing.assert_allclose(document.model.morphs[BEND].offsets["rotation"][0], expected, atol=1e-6)


def test_taken_back_there_is_no_step_and_nothing_is_offered_without_weight(document: Document) -> None:
    before = fingerprint(document.model)
    handles = edit(document, ARM)
    frame = handles.frame(Tool.MOVE, Axes.LOCAL)
    assert frame is not None
    handles.begin(Tool.MOVE, frame)
    handles.move(X)
    assert handles.is_open
    handles.cancel()
    assert not handles.is_open
    assert fingerprint(document.model) == before
    assert handles.frame(Tool.SCALE, Axes.GLOBAL) is None
    document.posing.set_weights([BEND], 0.0)
    assert handles.frame(Tool.MOVE, Axes.GLOBAL) is None
    document.edited_morph.end()
    assert not handles.is_morph_edited
