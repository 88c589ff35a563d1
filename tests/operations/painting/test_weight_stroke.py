"""Strokes of the weight brush: how far they reach, what they leave alone, and the way back to the byte."""

from __future__ import annotations

import random

import numpy as np
import pytest

from editor.math3d.arrays import BoolArray, Float64Array
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.history import History
from editor.model.materials import Material, MaterialFlags
from editor.model.mesh import Deform, effective_weights
from editor.model.model import Model
from editor.model.weights import VertexWeights, WeightRules, with_weights
from editor.operations.painting.surface import PaintSurface, Touch
from editor.operations.painting.weight_stroke import PaintMode, WeightBrush, WeightStroke
from editor.operations.queries.topology import mesh_of
from editor.operations.transform.influence import Falloff
from tests.model.random_models import fingerprint, for_random_seeds, random_model

CENTRE, LEFT, RIGHT, HEAD = range(4)
SIDE = 41  # vertices of a row, symmetric about x = 0, 0.1 apart
SIGHT = np.array([0.0, 0.0, 1.0])


def sheet() -> Model:
    """A square, before and behind which there is another one, all of bone 0; the last is seen from behind."""
    y, x = np.divmod(np.arange(SIDE * SIDE), SIDE)
    flat = np.stack((x - SIDE // 2, y - SIDE // 2, np.zeros(SIDE * SIDE)), axis=1) / 10
    rows = np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    a, b, c, d = (part.ravel() for part in (rows[:-1, :-1], rows[:-1, 1:], rows[1:, :-1], rows[1:, 1:]))
    faces = np.concatenate((np.stack((a, c, b), axis=1), np.stack((b, c, d), axis=1)))
    model = Model()
    model.bones.records[:] = [
        Bone("センター"),
        Bone("左腕", position=(1, 0, 0), parent=0),
        Bone("右腕", position=(-1, 0, 0), parent=0),
        Bone("頭", parent=0),
    ]
    positions = np.concatenate((flat, flat + np.array([0, 0, 0.05]))).astype(np.float32)
    model.vertices.fill(len(positions), position=positions, bones=np.tile((0, -1, -1, -1), (len(positions), 1)))
    corners = np.concatenate((faces, faces[:, ::-1] + len(flat)))
    model.faces.fill(len(corners), vertices=corners, material=np.zeros(len(corners)))
    model.materials.records[:] = [Material("both", diffuse=(1, 1, 1, 1), flags=MaterialFlags.DOUBLE_SIDED)]
    return model


def touch(x: float, y: float, face: int = -1) -> Touch:
    column, line = int(np.floor(x * 10)) + SIDE // 2, int(np.floor(y * 10)) + SIDE // 2
    row = line * (SIDE - 1) + column
    return Touch(row if face < 0 else face, np.array([x, y, 0.0]), np.array([x, y, -10.0]), SIGHT)


def surface_of(model: Model) -> PaintSurface:
    return PaintSurface(mesh_of(model), model.vertices["position"])


def unlocked(model: Model, *locked: int) -> BoolArray:
    mask = np.zeros(len(model.bones), np.bool_)
    mask[list(locked)] = True
    return mask


def paint(
    model: Model,
    brush: WeightBrush,
    *touches: Touch,
    bone: int = LEFT,
    radius: float = 0.55,
    locked: tuple[int, ...] = (),
    paintable: BoolArray | None = None,
) -> History:
    stroke = WeightStroke(model, surface_of(model), brush, bone, unlocked(model, *locked), paintable)
    history = History()
    with Edit(model, "Paint") as edit:
        for each in touches:
            stroke.dab(edit, each, radius)
        step = edit.commit()
    if step is not None:
        history.add(step)
    return history


def weight(model: Model, bone: int) -> Float64Array:
    return VertexWeights.of(model, np.arange(len(model.vertices))).of_bone(bone)


def sums(model: Model) -> Float64Array:
    vertices = model.vertices
    shares = effective_weights(vertices["deform"], vertices["weights"])
    return np.asarray(np.where(vertices["bones"] != NONE, shares, 0).sum(axis=1))


# -- reach ---------------------------------------------------------------------------------------------------------


def test_a_brush_is_round_and_stays_on_the_surface() -> None:
    model = sheet()
    at = touch(0.53, 0.27)
    nodes, distances = surface_of(model).within(at.point, at.face, 0.8, SIGHT)
    rows = surface_of(model).vertices(nodes)[0]
    straight = np.linalg.norm(model.vertices["position"][: SIDE * SIDE] - at.point, axis=1)
    assert set(np.flatnonzero(straight < 0.8 * 0.9)) <= set(rows) <= set(np.flatnonzero(straight < 0.8))
    assert (rows < SIDE * SIDE).all(), "the sheet behind is near, but no way leads there"
    assert (distances < 1.15 * straight[rows] + 0.05).all()


@pytest.mark.parametrize("bone", [CENTRE, LEFT])
def test_two_vertices_that_share_a_partner_paint_it_once(bone: int) -> None:
    """CENTRE is its own partner on the other side, LEFT is not."""
    model = sheet()
    here = SIDE // 2 * SIDE + SIDE // 2 + 5
    partner = here - 10
    shape = model.vertices.writable("position")
    shape[here + 1] = shape[here] + np.float32((0.003, 0, 0))
    model.vertices.writable("bones")[:] = (HEAD, NONE, NONE, NONE)
    brush = WeightBrush(PaintMode.ADD, strength=0.25, mirrors=True, falloff=Falloff.CONSTANT)
    paint(model, brush, touch(0.45, 0.02), bone=bone)
    assert weight(model, bone)[here] == pytest.approx(0.25, abs=1e-5)
    assert weight(model, CENTRE if bone == CENTRE else RIGHT)[partner] == pytest.approx(0.25, abs=1e-5)
    assert np.allclose(sums(model), 1, atol=1e-6)


def test_through_the_surface_everything_under_the_brush_is_painted() -> None:
    model = sheet()
    paint(model, WeightBrush(PaintMode.ADD, strength=1, through=True), touch(0.5, 0.5))
    painted = weight(model, LEFT) > 0
    assert painted[: SIDE * SIDE].sum() == painted[SIDE * SIDE :].sum() > 50


def test_vertices_at_one_position_are_painted_as_one() -> None:
    """A cut through the middle of the sheet, as the seam of a UV map is."""
    model = sheet()
    faces, positions = model.faces["vertices"].copy(), model.vertices["position"]
    middle = np.flatnonzero(positions[: SIDE * SIDE, 0] == 0)
    extra = model.vertices.rows(middle)
    twin = np.arange(len(positions) + len(middle))
    twin[middle] = len(positions) + np.arange(len(middle))
    right = (positions[faces].mean(axis=1)[:, 0] > 0) & (faces < SIDE * SIDE).all(axis=1)
    faces[right] = twin[faces[right]]
    with Edit(model) as edit:
        edit.insert(model.vertices, len(positions), extra)
        edit.set(model.faces, np.arange(len(faces)), "vertices", faces)
    paint(model, WeightBrush(strength=1), touch(-0.07, 0.02))
    got = weight(model, LEFT)
    assert (got[middle] == got[twin[middle]]).all()
    assert (got[(model.vertices["position"][:, 0] > 0.05)] > 0).any(), "the brush goes over the seam"


def test_nodes_of_faces_that_are_turned_away_are_left_out() -> None:
    """A roof whose other side goes down away from the eye."""
    model = sheet()
    positions = model.vertices["position"].copy()
    beyond = positions[:, 0] > 0.25
    positions[beyond, 2] += (positions[beyond, 0] - 0.2) * 3
    positions[beyond, 0] = 0.4 - positions[beyond, 0]
    surface = surface_of(model)
    surface.take_positions(positions)
    at = touch(0.05, 0.05)
    nodes, _ = surface.within(at.point, at.face, 0.8, SIGHT)
    rows = surface.vertices(nodes)[0]
    assert len(rows)
    assert not beyond[rows].any()


def test_how_far_it_is_depends_on_the_pose_and_not_on_what_was_painted_before() -> None:
    model, at = sheet(), touch(0.53, 0.27)
    surface, wide = surface_of(model), model.vertices["position"] * np.array([2, 1, 1], np.float32)
    at_rest = surface.within(at.point, at.face, 0.8, SIGHT)
    surface.take_positions(wide)
    there = Touch(at.face, at.point * (2, 1, 1), at.origin, SIGHT)
    nodes, distances = surface.within(there.point, there.face, 0.8, SIGHT)
    apart = np.linalg.norm(wide[surface.vertices(nodes)[0]] - there.point, axis=1)
    assert (np.abs(distances - apart) < 0.25).all()
    assert len(nodes) < 0.6 * len(at_rest[0]), "half as many fit in"
    surface.take_positions(model.vertices["position"])
    assert all(map(np.array_equal, surface.within(at.point, at.face, 0.8, SIGHT), at_rest))


@pytest.mark.parametrize(
    ("positions", "faces"),
    [
        (np.empty((0, 3)), np.empty((0, 3))),
        (np.zeros((4, 3)), np.empty((0, 3))),
        (np.full((3, 3), np.nan), [(0, 1, 2)]),
        (np.zeros((3, 3)), [(0, 1, 2), (2, 2, 2)]),
        (np.eye(3), [(0, 1, NONE), (0, 0, 1)]),
    ],
)
def test_of_any_mesh_there_is_a_surface(positions: Float64Array, faces: list[tuple[int, int, int]]) -> None:
    model = Model()
    model.vertices.fill(len(positions), position=positions)
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    surface = surface_of(model)
    for face in range(len(faces)):
        nodes, distances = surface.within(np.zeros(3), face, 2.0, SIGHT)
        assert len(nodes) == len(distances) == len(surface.vertices(nodes)[0]) <= 3


# -- modes ---------------------------------------------------------------------------------------------------------


def test_dabs_add_up_and_are_taken_away_again() -> None:
    model = sheet()
    paint(model, WeightBrush(PaintMode.ADD, strength=0.25), touch(0.5, 0.5), touch(0.5, 0.5))
    there = np.flatnonzero(np.isclose(model.vertices["position"][:, :2], 0.5).all(axis=1))[0]
    assert weight(model, LEFT)[there] == pytest.approx(0.5, abs=1e-5)
    assert weight(model, CENTRE)[there] == pytest.approx(0.5, abs=1e-5)
    paint(model, WeightBrush(PaintMode.SUBTRACT, strength=1), touch(0.5, 0.5), touch(0.5, 0.5))
    assert weight(model, LEFT)[there] == 0
    assert np.allclose(sums(model), 1, atol=1e-6)


def test_with_a_constant_falloff_all_that_is_reached_gets_the_same() -> None:
    model, brush = sheet(), WeightBrush(strength=0.25, falloff=Falloff.CONSTANT)
    paint(model, brush, touch(0.5, 0.5))
    constant = weight(model, LEFT)
    assert np.unique(constant.round(6)).tolist() == [0, 0.25]
    smooth = sheet()
    paint(smooth, WeightBrush(strength=0.25), touch(0.5, 0.5))
    assert ((weight(smooth, LEFT) > 0) == (constant > 0)).all(), "it reaches as far"


def test_replacing_goes_towards_the_weight_and_no_further() -> None:
    model = sheet()
    brush = WeightBrush(PaintMode.REPLACE, weight=0.4, strength=0.9)
    paint(model, brush, *[touch(0.5, 0.5)] * 20)
    assert weight(model, LEFT).max() == pytest.approx(0.4, abs=1e-4)


def test_smoothing_evens_out_and_leaves_what_is_even() -> None:
    model = sheet()
    model.vertices.fill(
        len(model.vertices),
        position=model.vertices["position"],
        bones=np.tile((LEFT, CENTRE, -1, -1), (len(model.vertices), 1)),
        weights=np.tile(np.where(model.vertices["position"][:, :1] > 0.45, 1, 0), (1, 4)) * (1, 0, 0, 0)
        + np.where(model.vertices["position"][:, :1] > 0.45, 0, 1) * (0, 1, 0, 0),
        deform=np.full(len(model.vertices), Deform.BDEF2),
    )
    before = weight(model, LEFT)
    paint(model, WeightBrush(PaintMode.SMOOTH, strength=1), *[touch(0.5, 0.5)] * 8)
    after = weight(model, LEFT)
    changed = np.flatnonzero(before != after)
    assert len(changed) > 20
    assert np.abs(after[changed] - 0.5).mean() < 0.5
    again = paint(model, WeightBrush(PaintMode.SMOOTH, strength=1), touch(1.3, 0.5), radius=0.3)
    assert not again.steps, "there it is even"


def test_fill_takes_all_that_hangs_together() -> None:
    model = sheet()
    stroke = WeightStroke(model, surface_of(model), WeightBrush(PaintMode.FILL, weight=0.75), HEAD, unlocked(model))
    with Edit(model) as edit:
        stroke.fill(edit, touch(0.5, 0.5))
        edit.commit()
    assert np.allclose(weight(model, HEAD)[: SIDE * SIDE], 0.75)
    assert (weight(model, HEAD)[SIDE * SIDE :] == 0).all()


def test_a_gradient_falls_from_its_beginning_to_its_end_and_follows_the_hand() -> None:
    model = sheet()
    stroke = WeightStroke(model, surface_of(model), WeightBrush(PaintMode.GRADIENT), LEFT, unlocked(model))
    with Edit(model) as edit:
        stroke.begin_gradient(touch(-1, 0.02))
        for end in (1.9, 0.3, 1.0):
            stroke.draw_gradient(edit, np.array([end, 0.02, 0]))
        step = edit.commit()
    x = model.vertices["position"][: SIDE * SIDE, 0]
    between = (x >= -1) & (x <= 1.0)
    assert np.allclose(weight(model, LEFT)[: SIDE * SIDE], np.where(between, (1 - x) / 2, 0), atol=1e-5)
    assert (weight(model, LEFT)[SIDE * SIDE :] == 0).all()
    assert step is not None
    assert len(step.patches) <= 3, "one of each column"


# -- what stays ----------------------------------------------------------------------------------------------------


def three_bones(model: Model) -> None:
    count = len(model.vertices)
    model.vertices.fill(
        count,
        position=model.vertices["position"],
        bones=np.tile((CENTRE, HEAD, RIGHT, -1), (count, 1)),
        weights=np.tile((0.5, 0.3, 0.2, 0), (count, 1)),
        deform=np.full(count, Deform.BDEF4),
    )


def test_locked_bones_keep_their_weight_and_limit_what_can_be_added() -> None:
    model = sheet()
    three_bones(model)
    paint(model, WeightBrush(strength=1), *[touch(0.5, 0.5)] * 5, locked=(HEAD,))
    assert np.allclose(weight(model, HEAD), 0.3)
    assert weight(model, LEFT).max() == pytest.approx(0.7, abs=1e-6)
    assert np.allclose(sums(model), 1, atol=1e-6)


def test_weight_is_taken_from_one_bone_only_and_given_back() -> None:
    model = sheet()
    three_bones(model)
    paint(model, WeightBrush(strength=1, giver=RIGHT), *[touch(0.5, 0.5)] * 5)
    assert weight(model, LEFT).max() == pytest.approx(0.2, abs=1e-6)
    assert np.allclose(weight(model, CENTRE), 0.5)
    assert np.allclose(weight(model, HEAD), 0.3)
    paint(model, WeightBrush(PaintMode.SUBTRACT, strength=1, giver=RIGHT), *[touch(0.5, 0.5)] * 9, radius=0.8)
    assert np.allclose(weight(model, RIGHT), 0.2, atol=1e-6)


def test_without_normalising_the_others_stay() -> None:
    model = sheet()
    three_bones(model)
    paint(model, WeightBrush(strength=0.3, normalize=False), touch(0.5, 0.5))
    assert np.allclose(weight(model, CENTRE), 0.5)
    assert sums(model).max() > 1.25


def test_the_last_bone_of_a_vertex_keeps_what_there_is() -> None:
    model = sheet()
    history = paint(model, WeightBrush(PaintMode.SUBTRACT, strength=1), touch(0.5, 0.5), bone=CENTRE)
    assert not history.steps


def test_sdef_stays_where_its_two_bones_do() -> None:
    model = sheet()
    count = len(model.vertices)
    model.vertices.fill(
        count,
        position=model.vertices["position"],
        bones=np.tile((CENTRE, LEFT, -1, -1), (count, 1)),
        weights=np.tile((0.5, 0.5, 0, 0), (count, 1)),
        deform=np.full(count, Deform.SDEF),
        sdef_c=model.vertices["position"],
    )
    paint(model, WeightBrush(strength=1), *[touch(0.5, 0.5)] * 4)
    assert (model.vertices["deform"] == Deform.SDEF).all()
    assert (model.vertices["bones"][:, :2] == (CENTRE, LEFT)).all()
    assert weight(model, LEFT).max() == 1
    paint(model, WeightBrush(strength=0.5), touch(-0.5, 0.5), bone=HEAD)
    assert ((model.vertices["deform"] == Deform.SDEF) == (weight(model, HEAD) == 0)).all()


def test_only_what_may_be_painted_is() -> None:
    model = sheet()
    paintable = model.vertices["position"][:, 1] > 0.5
    paint(model, WeightBrush(strength=1), touch(0.5, 0.5), paintable=paintable)
    painted = weight(model, LEFT) > 0
    assert painted.any()
    assert not painted[~paintable].any()


# -- both sides ----------------------------------------------------------------------------------------------------


def mirrored(values: Float64Array) -> Float64Array:
    """As they are on the other side, of the first sheet."""
    return values[: SIDE * SIDE].reshape(SIDE, SIDE)[:, ::-1].ravel()


@pytest.mark.parametrize("x", [0.5, 0.12, -0.3, 0.001])
@pytest.mark.parametrize("giver", [NONE, CENTRE, LEFT, RIGHT])
def test_no_side_gets_weight_of_the_other(x: float, giver: int) -> None:
    model = sheet()
    three_bones(model)
    brush = WeightBrush(strength=0.7, mirrors=True, giver=giver)
    paint(model, brush, touch(x, 0.2), touch(x + 0.05, 0.3), bone=LEFT)
    left = weight(model, LEFT)[: SIDE * SIDE]
    assert np.allclose(sums(model), 1, atol=1e-6)
    assert (left > 0).any()
    first = model.vertices["position"][: SIDE * SIDE, 0]
    wrong = first < -0.01 if x > 0 else first > 0.01
    assert (left[wrong] == 0).all(), "no weight of one side on the other"


def test_painted_on_both_sides_an_even_mesh_stays_even() -> None:
    model = sheet()
    paint(model, WeightBrush(strength=0.7, mirrors=True), touch(0.1, 0.2), touch(0.2, 0.1), touch(0.0, 0.1))
    assert np.allclose(weight(model, LEFT)[: SIDE * SIDE], mirrored(weight(model, RIGHT)), atol=1e-6)
    middle = model.vertices["position"][: SIDE * SIDE, 0] == 0
    assert (weight(model, LEFT)[: SIDE * SIDE][middle] > 0).any(), "what is in the middle belongs to both"


def test_a_bone_without_a_side_is_its_own_partner() -> None:
    model = sheet()
    paint(model, WeightBrush(strength=0.5, mirrors=True), touch(0.1, 0.2), bone=HEAD)
    head = weight(model, HEAD)
    assert np.allclose(head[: SIDE * SIDE], mirrored(head))
    assert head.max() <= 0.5 + 1e-6, "where both sides overlap nothing is painted twice"


# -- the rule, and the way back ------------------------------------------------------------------------------------


@for_random_seeds
def test_weights_sum_to_one_and_locked_ones_stay(seed: int) -> None:
    rng = np.random.default_rng(seed)
    count, bones = 60, 8
    chosen = np.argsort(rng.random((count, bones)), axis=1)[:, :4].astype(np.int32)
    weights = rng.dirichlet((0.5, 0.5, 0.5, 0.5), count).astype(np.float32)
    deform = rng.choice([Deform.BDEF1, Deform.BDEF2, Deform.BDEF4, Deform.SDEF, Deform.QDEF], count)
    before = VertexWeights.of_columns({"deform": deform, "bones": chosen, "weights": weights})
    locked = rng.random(bones) < 0.3
    targets = rng.choice(np.flatnonzero(~locked), min(2, (~locked).sum()), replace=False).astype(np.int32)
    if not len(targets):
        return
    giver = NONE if rng.random() < 0.5 else int(rng.integers(bones))
    wanted = rng.random((count, len(targets)))
    givers = None if giver == NONE else [giver] * len(targets)
    after = with_weights(before, targets.tolist(), wanted, WeightRules(locked, keeps_kinds=True), givers)
    assert np.allclose(after.sums, 1, atol=2e-6)
    assert (after.weights >= -1e-6).all()
    for bone in np.flatnonzero(locked).tolist():
        assert np.allclose(after.of_bone(bone), before.of_bone(bone), atol=2e-6)


@for_random_seeds
def test_strokes_undone_give_the_same_bytes(seed: int) -> None:
    """Random strokes on random models, broken ones too."""
    rng = random.Random(seed)
    model = random_model(seed)
    if not len(model.faces) or not len(model.bones):
        return
    before = fingerprint(model)
    vertices, faces = model.vertices["position"], model.faces["vertices"]
    brush = WeightBrush(
        rng.choice(list(PaintMode)),
        rng.random(),
        rng.random() < 0.7,
        rng.choice([NONE, *range(len(model.bones))]),
        strength=rng.random(),
        mirrors=rng.random() < 0.5,
        through=rng.random() < 0.3,
    )
    locked = np.array([rng.random() < 0.2 for _ in model.bones], np.bool_)
    stroke = WeightStroke(model, surface_of(model), brush, rng.randrange(len(model.bones)), locked)
    history = History()
    edit = Edit(model, "Paint")
    for _ in range(4):
        face = rng.randrange(len(faces))
        point = np.nan_to_num(vertices[np.clip(faces[face], 0, len(vertices) - 1)].mean(axis=0)).astype(np.float64)
        at = Touch(face, point, point - (0, 0, 10), SIGHT)
        if brush.mode is PaintMode.GRADIENT:
            stroke.begin_gradient(at)
            stroke.draw_gradient(edit, point + rng.random() * 5)
        elif brush.mode is PaintMode.FILL:
            stroke.fill(edit, at)
        else:
            stroke.dab(edit, at, rng.random() * 10, rng.random())
    step = edit.commit()
    after = fingerprint(model)
    assert (step is None) == (after == before)
    if step is not None:
        history.add(step)
        history.undo()
        assert fingerprint(model) == before
        history.redo()
        assert fingerprint(model) == after


@pytest.mark.parametrize(("left", "right"), [("arm_L", "arm_R"), ("LeftArm", "RightArm")])
def test_the_other_side_is_found_however_it_is_said(left: str, right: str) -> None:
    model = sheet()
    model.bones.records[LEFT : RIGHT + 1] = [Bone(left, position=(1, 0, 0)), Bone(right, position=(-1, 0, 0))]
    paint(model, WeightBrush(strength=0.7, mirrors=True), touch(0.1, 0.2))
    assert weight(model, RIGHT).any()
    assert np.allclose(weight(model, LEFT)[: SIDE * SIDE], mirrored(weight(model, RIGHT)), atol=1e-6)


def test_a_bone_whose_other_side_is_not_there_is_painted_on_its_own_side() -> None:
    model, alone = sheet(), sheet()
    for each in (model, alone):
        each.bones.records[RIGHT] = Bone("腰", position=(-1, 0, 0))
    paint(model, WeightBrush(strength=0.5, mirrors=True), touch(0.3, 0.2))
    paint(alone, WeightBrush(strength=0.5), touch(0.3, 0.2))
    x = model.vertices["position"][:, 0]
    assert not weight(model, LEFT)[x < 0].any()
    assert np.allclose(weight(model, LEFT)[x >= 0], weight(alone, LEFT)[x >= 0])
