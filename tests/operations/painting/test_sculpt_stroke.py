"""Strokes of the sculpt brush: where they take vertices, of the mesh and of a morph, at rest and posed, and back."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.history import History
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.operations.painting.sculpt_stroke import (
    INFLATION,
    SculptBrush,
    SculptedMesh,
    SculptedMorph,
    SculptMode,
    SculptStroke,
)
from editor.operations.painting.surface import Touch
from editor.operations.transform.influence import Falloff, falloff_weights
from editor.operations.transform.targets import SeenMorph
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.model.random_models import fingerprint, for_random_seeds, random_model
from tests.operations.painting.test_weight_stroke import SIDE, SIGHT, sheet, surface_of, touch

RADIUS = 0.55
FRONT = SIDE * SIDE
OFFSET = np.array([0.1, 0.05, -0.2])


def rough(seed: int = 5) -> Model:
    """The sheets of `sheet`, the front one rough."""
    model = sheet()
    positions = model.vertices.writable("position")
    positions[:FRONT, 2] -= np.random.default_rng(seed).random(FRONT).astype(np.float32) * 0.04
    return model


def positions(model: Model) -> Float64Array:
    return model.vertices["position"].astype(np.float64)


def offsets(model: Model) -> Float64Array:
    """(vertices, 3) what the first morph does."""
    found = np.zeros((len(model.vertices), 3))
    rows = model.morphs[0].offsets
    found[rows["vertex"]] = rows["translation"]
    return found


def with_morph(model: Model, rows: IndexArray | None = None, by: Any = (0, 0, 1)) -> Model:
    rows = np.empty(0, np.intp) if rows is None else rows
    moves = np.tile(np.array(by, np.float32), (len(rows), 1))
    model.morphs.records[:] = [Morph("あ", offsets=Columns(VertexOffset, vertex=rows, translation=moves))]
    return model


def sculpt(
    model: Model,
    brush: SculptBrush,
    *touches: Touch,
    base: Float64Array | None = None,
    move: Float64Array = OFFSET,
    posed: PosedModel | None = None,
    morph: SeenMorph | None = None,
    movable: BoolArray | None = None,
) -> History:
    surface = surface_of(model)
    if posed is not None:
        surface.take_positions(posed.skinned()[0])
    shape = positions(model) if base is None else base
    target = SculptedMesh(model, shape.astype(np.float32)) if morph is None else SculptedMorph(model, morph)
    stroke = SculptStroke(surface, target, brush, posed, movable)
    history = History()
    with Edit(model, "Sculpt") as edit:
        for each in touches:
            if brush.mode is SculptMode.MOVE:
                stroke.begin_move(each, RADIUS)
                stroke.move(edit, move / 3)
                stroke.move(edit, move)
            else:
                stroke.dab(edit, each, RADIUS)
        stroke.finish(edit)
        step = edit.commit()
    if step is not None:
        history.add(step)
    return history


def distances(at: Touch) -> Float64Array:
    """(vertices,) from the touch along the flat front sheet; the one behind is out of reach."""
    apart = np.linalg.norm(positions(sheet()) - at.point, axis=1)
    apart[FRONT:] = np.inf
    return apart


# -- at rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("falloff", Falloff)
def test_what_is_moved_follows_the_pointer_the_less_the_further_it_is(falloff: Falloff) -> None:
    model, at = sheet(), touch(0.03, 0.02)
    before = positions(model)
    sculpt(model, SculptBrush(SculptMode.MOVE, falloff=falloff), at)
    surface = surface_of(sheet())
    nodes, ways = surface.within(at.point, at.face, RADIUS, SIGHT)
    rows, node_index = surface.vertices(nodes)
    expected = np.zeros_like(before)
    expected[rows] = falloff_weights(ways, RADIUS, falloff)[node_index, None] * OFFSET
    np.testing.assert_allclose(positions(model) - before, expected, atol=1e-6)
    assert np.abs(ways - distances(at)[surface.first_vertices(nodes)]).max() < 0.08, "which are as far as they seem"


def test_inflating_goes_along_the_normals_and_inwards_against_them() -> None:
    model, at = sheet(), touch(0.03, 0.02)
    before = positions(model)
    sculpt(model, SculptBrush(SculptMode.INFLATE, strength=0.5, falloff=Falloff.CONSTANT), at)
    moved = positions(model) - before
    reached = moved.any(axis=1)
    assert reached.sum() > 50
    np.testing.assert_allclose(moved[reached], np.tile((0, 0, -RADIUS * INFLATION / 2), (reached.sum(), 1)), atol=1e-6)
    sculpt(model, SculptBrush(SculptMode.INFLATE, strength=0.5, falloff=Falloff.CONSTANT, inwards=True), at)
    flat = distances(at) < RADIUS * 0.7  # where the normals are as before
    np.testing.assert_allclose(positions(model)[flat], before[flat], atol=1e-6)


def test_smoothing_makes_less_rough_and_leaves_a_plane_a_plane() -> None:
    plane, uneven, at = sheet(), rough(), touch(0.03, 0.02)
    before = positions(uneven)
    brush = SculptBrush(SculptMode.SMOOTH, strength=1)
    sculpt(plane, brush, at, at)
    assert (positions(plane)[:FRONT, 2] == 0).all()
    sculpt(uneven, brush, at, at, at)
    middle = distances(at) < 0.3
    assert positions(uneven)[middle, 2].std() < 0.4 * before[middle, 2].std()
    away = distances(at) > RADIUS
    np.testing.assert_array_equal(positions(uneven)[away], before[away])


def test_smoothing_keeps_the_border_where_it_is_straight() -> None:
    """The border of the sheet does not draw back from where there is nothing."""
    model = sheet()
    sculpt(model, SculptBrush(SculptMode.SMOOTH, strength=1, falloff=Falloff.CONSTANT), *[touch(1.95, 0.02)] * 5)
    border = np.flatnonzero(sheet().vertices["position"][:FRONT, 0] == np.float32(2))
    np.testing.assert_allclose(positions(model)[border, 0], 2, atol=1e-6)


def test_restoring_ends_at_the_base() -> None:
    model, at = sheet(), touch(0.03, 0.02)
    base = positions(model)
    sculpt(model, SculptBrush(SculptMode.MOVE, falloff=Falloff.LINEAR), at)
    near = distances(at) < RADIUS * 0.7
    half = positions(model) - base
    sculpt(model, SculptBrush(SculptMode.RESTORE, through=True, strength=0.5, falloff=Falloff.CONSTANT), at, base=base)
    np.testing.assert_allclose((positions(model) - base)[near], half[near] / 2, atol=1e-6)
    brush = SculptBrush(SculptMode.RESTORE, through=True, strength=0.9, falloff=Falloff.CONSTANT)
    sculpt(model, brush, *[at] * 10, base=base)
    assert (positions(model)[near] == base[near]).all(), "to the bit"


def test_normals_turn_with_the_faces_and_come_back_with_them() -> None:
    model, at = sheet(), touch(0.03, 0.02)
    model.vertices.writable("normal")[:] = (0, 0, -2)
    before = model.vertices["normal"].copy()
    base = positions(model)
    sculpt(model, SculptBrush(SculptMode.MOVE), at, move=np.array([0, 0, -0.5]))
    normals = model.vertices["normal"]
    np.testing.assert_allclose(np.linalg.norm(normals, axis=1), 2, atol=1e-5)
    right = int(np.linalg.norm(base - (0.3, 0, 0), axis=1).argmin())
    assert normals[right, 0] > 0.5, "the slope of the hill looks away from its top"
    np.testing.assert_array_equal(normals[FRONT:], before[FRONT:])
    sculpt(
        model, SculptBrush(SculptMode.RESTORE, through=True, strength=1, falloff=Falloff.CONSTANT), at, at, base=base
    )
    assert np.abs(model.vertices["normal"][distances(at) < 0.3] - (0, 0, -2)).max() < 0.05


def test_through_the_surface_what_is_behind_moves_too() -> None:
    model = sheet()
    before = positions(model)
    sculpt(model, SculptBrush(SculptMode.MOVE, through=True), touch(0.5, 0.5))
    moved = (positions(model) != before).any(axis=1)
    assert moved[:FRONT].sum() == moved[FRONT:].sum() > 50


def test_through_the_surface_goes_as_deep_as_the_brush_is_wide() -> None:
    for gap, is_reached in ((0.9 * RADIUS, True), (1.1 * RADIUS, False)):
        model = sheet()
        model.vertices.writable("position")[FRONT:, 2] = model.vertices["position"][0, 2] + gap
        before = positions(model)
        sculpt(model, SculptBrush(SculptMode.MOVE, through=True), touch(0.5, 0.5))
        moved = (positions(model) != before).any(axis=1)
        assert moved[:FRONT].any()
        assert moved[FRONT:].any() == is_reached


def test_only_what_may_be_moved_is() -> None:
    model = sheet()
    before, free = fingerprint(model), np.zeros(len(model.vertices), np.bool_)
    rows = np.flatnonzero(model.vertices["position"][:FRONT, 1] > 0.1)
    free[rows] = True
    at_rest = model.vertices["position"].copy()
    sculpt(model, SculptBrush(SculptMode.MOVE), touch(0.03, 0.02), movable=free)
    moved = (model.vertices["position"] != at_rest).any(axis=1)
    assert moved.any()
    assert set(np.flatnonzero(moved)) <= set(rows)
    free[:] = False
    model = sheet()
    sculpt(model, SculptBrush(SculptMode.INFLATE), touch(0.03, 0.02), movable=free)
    assert fingerprint(model) == before


# -- mirrored --------------------------------------------------------------------------------------------------------


def asymmetry(model: Model) -> float:
    """How far the furthest vertex is from where its partner, mirrored, is."""
    rows = np.arange(FRONT).reshape(SIDE, SIDE)
    there = positions(model)[:FRONT] * (-1, 1, 1)
    return float(np.abs(positions(model)[rows[:, ::-1].ravel()] - there).max())


@pytest.mark.parametrize("mode", SculptMode)
@pytest.mark.parametrize("x", [-0.72, 0.13, 0.02])
def test_mirrored_strokes_are_symmetric(mode: SculptMode, x: float) -> None:
    model = sheet()
    hill = 0.3 * np.cos(positions(model)[:FRONT, 0] * 4) * np.cos(positions(model)[:FRONT, 1] * 3)
    model.vertices.writable("position")[:FRONT, 2] = hill
    base = positions(sheet())
    assert asymmetry(model) < 1e-6
    before = positions(model)
    brush = SculptBrush(mode, strength=0.5, mirrors=True)
    sculpt(model, brush, touch(x, 0.31), touch(x, 0.35), base=base)
    assert asymmetry(model) < 1e-6
    moved = (positions(model) != before).any(axis=1)[:FRONT]
    side = before[:FRONT, 0] * np.sign(x)
    assert moved[side > 0.05].sum() == moved[side < -0.05].sum() > 10
    middle = np.abs(before[:FRONT, 0]) < 1e-6
    assert (positions(model)[:FRONT][middle, 0] == before[:FRONT][middle, 0]).all(), "the middle stays there"


def test_two_vertices_that_share_a_partner_move_it_once() -> None:
    model = sheet()
    column, line = SIDE // 2 + 5, SIDE // 2
    here, beside = line * SIDE + column, line * SIDE + column + 1
    shape = model.vertices.writable("position")
    shape[beside] = shape[here] + np.float32((0.003, 0, 0))
    before = positions(model)
    sculpt(model, SculptBrush(SculptMode.MOVE, mirrors=True, falloff=Falloff.CONSTANT), touch(0.45, 0.02))
    partner = line * SIDE + SIDE // 2 - 5
    np.testing.assert_allclose(positions(model)[partner] - before[partner], OFFSET * (-1, 1, 1), atol=1e-6)


# -- into a morph, and posed -----------------------------------------------------------------------------------------


def posed_model(model: Model, weight: float = 1.0, turned: bool = False) -> PosedModel:
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    if len(model.morphs):
        pose.weights[0] = weight
    if turned:
        pose.rotations[0] = (0, 0, np.sin(np.pi / 4), np.cos(np.pi / 4))  # by 90° about z: x is seen as y
        pose.offsets[0] = (0, 0, 1)
    posed = PosedModel(model)
    posed.pose(pose)
    return posed


@pytest.mark.parametrize("weight", [1.0, 0.5])
def test_into_a_morph_the_mesh_stays_and_the_offsets_take_it(weight: float) -> None:
    model, at = with_morph(sheet(), np.array([0, 3]), (0, 1, 0)), touch(0.03, 0.02)
    mesh, plain = model.vertices["position"].tobytes() + model.vertices["normal"].tobytes(), sheet()
    sculpt(plain, SculptBrush(SculptMode.MOVE), at)
    sculpt(model, SculptBrush(SculptMode.MOVE), at, posed=posed_model(model, weight), morph=SeenMorph(0, weight))
    assert model.vertices["position"].tobytes() + model.vertices["normal"].tobytes() == mesh
    moves = positions(plain) - positions(sheet())
    moved = offsets(model)
    np.testing.assert_array_equal(moved[[0, 3]], [(0, 1, 0)] * 2)
    moved[[0, 3]] = 0
    np.testing.assert_allclose(moved * weight, moves, atol=1e-6)
    assert (np.diff(model.morphs[0].offsets["vertex"]) > 0).all()
    assert not (model.morphs[0].offsets["translation"] == 0).all(axis=1).any()


def test_restoring_in_a_morph_ends_with_nothing() -> None:
    model, at = with_morph(sheet(), np.arange(FRONT), (0, 0, -0.2)), touch(0.03, 0.02)
    brush = SculptBrush(SculptMode.RESTORE, through=True, strength=1, falloff=Falloff.CONSTANT)
    sculpt(model, brush, at, posed=posed_model(model), morph=SeenMorph(0, 1.0))
    left = model.morphs[0].offsets["vertex"]
    assert 40 < FRONT - len(left) < FRONT
    assert not set(left.tolist()) & set(np.flatnonzero(distances(at) < 0.3).tolist())


def test_posed_the_mesh_moves_as_it_is_seen_to() -> None:
    """Everything is turned by 90°, so that what is seen to go along y goes along x at rest."""
    model = sheet()
    posed = posed_model(model, turned=True)
    seen = posed.skinned()[0].astype(np.float64)
    row = int(np.linalg.norm(positions(model) - (0.5, 0.5, 0), axis=1).argmin())
    point = seen[row] + (0.01, 0.01, 0)
    face = int((model.faces["vertices"] == row).any(axis=1).argmax())
    at = Touch(face, point, point - 10 * SIGHT, SIGHT)
    before, move = positions(model), np.array([0.0, 0.2, 0.0])
    sculpt(model, SculptBrush(SculptMode.MOVE), at, move=move, posed=posed)
    moved = positions(model) - before
    assert moved[row, 0] == pytest.approx(0.2, abs=0.01)
    assert np.abs(moved[:, 1:]).max() < 1e-6
    after = posed_model(model, turned=True).skinned()[0] - seen
    assert after[row, 1] == pytest.approx(moved[row, 0], abs=1e-5)


def test_vertices_at_one_position_stay_at_one_position() -> None:
    """Those of a seam go together, though bones have them differently."""
    model = sheet()
    twin = FRONT * 2
    with Edit(model) as edit:
        edit.insert(model.vertices, twin, model.vertices.rows([FRONT // 2]))
        edit.set(model.vertices, [twin], "bones", (1, -1, -1, -1))
    sculpt(model, SculptBrush(SculptMode.MOVE), touch(0.03, 0.02), posed=posed_model(model, turned=True))
    sculpt(model, SculptBrush(SculptMode.SMOOTH, strength=1), touch(0.03, 0.02))
    np.testing.assert_array_equal(model.vertices["position"][twin], model.vertices["position"][FRONT // 2])


# -- undone ----------------------------------------------------------------------------------------------------------


@for_random_seeds
def test_strokes_undone_give_the_same_bytes(seed: int) -> None:
    """Random strokes on random models, broken ones too, into the mesh and into morphs."""
    rng = random.Random(seed)
    model = random_model(seed)
    if not len(model.faces):
        return
    kinds = [row for row, morph in enumerate(model.morphs) if morph.offsets.row_type is VertexOffset]
    morph = SeenMorph(rng.choice(kinds), 1.0) if kinds and rng.random() < 0.5 else None
    before = fingerprint(model)
    brush = SculptBrush(
        rng.choice(list(SculptMode)),
        rng.random() < 0.5,
        strength=rng.random(),
        mirrors=rng.random() < 0.5,
        through=rng.random() < 0.3,
        falloff=rng.choice(list(Falloff)),
    )
    face = rng.randrange(len(model.faces))
    corner = int(model.faces["vertices"][face, 0])
    point = np.nan_to_num(model.vertices["position"][corner].astype(np.float64)) if corner >= 0 else np.zeros(3)
    touches = [Touch(face, point + rng.random() / 10, point - 10 * SIGHT, SIGHT) for _ in range(3)]
    posed = PosedModel(model) if rng.random() < 0.5 else None
    history = sculpt(model, brush, *touches, morph=morph, posed=posed)
    if history.steps:
        history.undo()
    assert fingerprint(model) == before
