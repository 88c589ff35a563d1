"""Moving, turning and scaling: what becomes of every kind of row, what goes along, and that undo is exact."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.math3d.rotations import matrices_from_euler, matrix_from_rotation_vector, rotation_vector_from_matrix
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.operations.transform.influence import Falloff, distances_to, falloff_weights
from editor.operations.transform.session import Distances, TransformOptions, TransformSession, begin_transform
from editor.operations.transform.transform import Transform, combined, moved, rotated, scaled_along

X, Y, Z = np.eye(3)
QUARTER = np.pi / 2
ANGLES = (0.125, 0.25, 0.5)
PIVOT = (1.0, 2.0, 3.0)

vectors = st.tuples(*[st.floats(-50, 50, width=32)] * 3)
turns = st.tuples(*[st.floats(-2, 2, width=32)] * 3)
factors = st.tuples(*[st.floats(0.125, 8, width=32)] * 3)


def body() -> Model:
    """Arms to both sides and a middle: two vertices, a bone, a body and a joint for each of them."""
    model = Model()
    x = np.array((-3.0, -2.0, 0.0, 0.0, 2.0, 3.0), np.float32)
    positions = np.stack((x, 10 + np.abs(x), x * x), axis=1)
    carriers = np.array((1, 1, 0, 0, 2, 2))
    model.vertices.fill(
        6,
        position=positions,
        normal=np.tile((0, 0, -1), (6, 1)),
        bones=np.stack((carriers, *[np.full(6, -1)] * 3), axis=1),
        weights=np.tile((1.0, 0, 0, 0), (6, 1)),
        deform=[0, 0, 0, Deform.SDEF, 0, 0],
        **{name: positions.copy() for name in ("sdef_c", "sdef_r0", "sdef_r1")},
    )
    model.faces.fill(4, vertices=[(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5)], material=[0, 0, 1, 1])
    model.materials.records[:] = [Material("右"), Material("左")]
    model.bones.records[:] = [
        Bone("首", position=(0, 10, 0), tail_offset=(0, 2, 0)),
        Bone("右腕", position=(-2, 12, 4), parent=0, tail_offset=(-1, 0, 0)),
        Bone("左腕", position=(2, 12, 4), parent=0, tail_offset=(1, 0, 0)),
        Bone("左手", position=(3, 13, 9), parent=2, flags=BoneFlags.FIXED_AXIS | BoneFlags.LOCAL_AXES),
    ]
    model.rigid_bodies.records[:] = [
        RigidBody("首", bone=0, shape=BodyShape.SPHERE, size=(1, 7, 8), position=(0, 11, 0)),
        RigidBody(
            "右腕", bone=1, shape=BodyShape.BOX, size=(1, 2, 3), position=(-2, 12, 4), rotation=(0.125, 0.25, 0.5)
        ),
        RigidBody("左腕", bone=2, shape=BodyShape.CAPSULE, size=(1, 2, 9), position=(2, 12, 4)),
    ]
    limits: dict[str, Any] = {"move_lower": (-1, -2, -3), "move_upper": (1, 2, 3)}
    model.joints.records[:] = [
        Joint("右腕", body_a=0, body_b=1, position=(-1, 11, 0), **limits),
        Joint("左腕", body_a=0, body_b=2, position=(1, 11, 0), rotation=(0, 0, 0.5), **limits),
    ]
    offsets = Columns(VertexOffset, vertex=[5, 0], translation=[(1, 0, 0), (0, 1, 0)])
    model.morphs.records[:] = [Morph("伸び", offsets=offsets)]
    return model


def rows(*numbers: int) -> np.ndarray:
    return np.array(numbers, np.intp)


def go(
    model: Model,
    table: str,
    chosen: np.ndarray,
    transform: Transform,
    options: TransformOptions = TransformOptions(),  # noqa: B008
) -> Edit:
    """Write a transform as a gesture does, on the way to somewhere else."""
    edit = Edit(model)
    session = begin_transform(model, table, chosen, options)
    session.write(edit, combined((5, 5, 5), np.eye(3), (1, 2, 3), (0.3, 0.2, 0.1), (2, 3, 4)))
    finish(session, edit, transform)
    return edit


def finish(session: TransformSession, edit: Edit, transform: Transform) -> None:
    session.write(edit, transform)
    session.finish(edit, transform)


def contents(model: Model) -> list[object]:
    columns = [model.vertices[name].tobytes() for name in ("position", "normal", "sdef_c", "sdef_r0", "sdef_r1")]
    tables = model.bones, model.rigid_bodies, model.joints, model.morphs
    return [*columns, *[list(table) for table in tables]]


# -- the arithmetic ----------------------------------------------------------------------------------------------------


def test_points_are_scaled_then_turned_then_moved() -> None:
    transform = combined(PIVOT, np.eye(3), (10, 0, 0), (0, 0, QUARTER), (2, 1, 1))
    np.testing.assert_allclose(transform.points(np.array([(2.0, 2, 3), PIVOT])), [(11, 4, 3), (11, 2, 3)], atol=1e-12)


def test_numbers_count_along_the_axes_that_are_given() -> None:
    axes = matrix_from_rotation_vector(Z * QUARTER)  # x is up
    transform = combined((0, 0, 0), axes, (1, 0, 0), (0, 0, 0), (3, 1, 1))
    np.testing.assert_allclose(transform.points(np.array([(1.0, 1, 1)])), [(1, 4, 1)], atol=1e-12)


@given(turns)
def test_turns_come_back_from_their_matrices(turn: tuple[float, ...]) -> None:
    matrix = matrix_from_rotation_vector(turn)
    np.testing.assert_allclose(matrix_from_rotation_vector(rotation_vector_from_matrix(matrix)), matrix, atol=1e-6)


@pytest.mark.parametrize("axis", [X, Y, Z, -Z, np.array((0.6, 0.0, 0.8))])
def test_half_a_turn_has_an_axis(axis: np.ndarray) -> None:
    np.testing.assert_allclose(
        matrix_from_rotation_vector(rotation_vector_from_matrix(matrix_from_rotation_vector(axis * np.pi))),
        matrix_from_rotation_vector(axis * np.pi),
        atol=1e-7,
    )


@given(vectors, turns, factors, vectors)
def test_what_is_mirrored_goes_the_mirrored_way(offset: Any, turn: Any, by: Any, point: Any) -> None:
    transform = combined(PIVOT, np.eye(3), offset, turn, by)
    flip = np.array((-1.0, 1, 1))
    there = transform.points(np.array([point], np.float64))
    np.testing.assert_allclose(transform.mirrored().points(np.array([point]) * flip), there * flip, atol=1e-6)
    middle = transform.symmetric().points(np.array([(0.0, *point[1:])]))
    assert middle[0, 0] == pytest.approx(0, abs=1e-9)


@given(turns, vectors)
def test_shares_are_parts_of_the_way(turn: Any, point: Any) -> None:
    transform = combined(PIVOT, np.eye(3), (4, 0, 0), (0, 0, 0), (3, 1, 1))
    points = np.tile(np.array(point, np.float64), (3, 1))
    there = transform.points(points, np.array((0, 0.5, 1.0)))
    np.testing.assert_allclose(there[0], points[0], atol=1e-9)
    np.testing.assert_allclose(there[1], (points[0] + there[2]) / 2, atol=1e-9)
    about = Transform(rotation_vector=np.array(turn))
    half = about.points(points, np.array((0.5, 0.5, 0.5)))
    np.testing.assert_allclose(about.points(half, np.array((0.5, 0.5, 0.5))), about.points(points), atol=1e-9)


def test_normals_stay_upright_on_what_is_stretched() -> None:
    transform = scaled_along((0, 0, 0), np.eye(3), (4, 1, 1))
    slope, normal = np.array([(1.0, 1, 0)]), np.array([(1.0, -1, 0)]) / np.sqrt(2)
    after = transform.normals(normal)
    assert transform.directions(slope)[0] @ after[0] == pytest.approx(0)
    assert np.linalg.norm(after) == pytest.approx(1)


def test_what_is_no_scale_is_refused() -> None:
    for bad in ((0, 1, 1), (1, -1, 1), (1, np.inf, 1), (1, 1, np.nan)):
        with pytest.raises(ValueError, match="positive number"):
            scaled_along((0, 0, 0), np.eye(3), bad)


# -- every kind of row -------------------------------------------------------------------------------------------------


@given(st.sampled_from(["vertices", "faces", "materials", "bones", "rigid_bodies", "joints"]), vectors, turns, factors)
def test_taking_back_is_exact(table: str, offset: Any, turn: Any, by: Any) -> None:
    model = body()
    before = contents(model)
    options = TransformOptions(symmetry=True, radius=2.0, with_children=True, with_attached=True, morphs=True)
    edit = go(model, table, rows(1), combined(PIVOT, np.eye(3), offset, turn, by), options)
    step = edit.commit()
    if step is not None:
        assert contents(model) != before
        for patch in reversed(step.patches):
            patch.swap()
    assert contents(model) == before


def test_a_gesture_that_comes_back_has_changed_nothing() -> None:
    model = body()
    before = contents(model)
    for table in ("vertices", "bones", "rigid_bodies", "joints"):
        go(model, table, rows(1), moved((0, 0, 0)))
    assert contents(model) == before


def test_vertices_turn_with_their_normals_and_sdef() -> None:
    model = body()
    go(model, "vertices", rows(3), rotated((0, 0, 0), X, QUARTER))
    np.testing.assert_allclose(model.vertices["position"][3], (0, 0, 10), atol=1e-5)
    np.testing.assert_allclose(model.vertices["normal"][3], (0, 1, 0), atol=1e-6)
    for name in ("sdef_c", "sdef_r0", "sdef_r1"):
        np.testing.assert_allclose(model.vertices[name][3], (0, 0, 10), atol=1e-5)
    assert model.vertices["position"][2].tolist() == [0, 10, 0]


def test_faces_and_materials_are_their_vertices() -> None:
    for table, chosen, moves in (("faces", 0, [0, 1, 2]), ("materials", 1, [2, 3, 4, 5])):
        model = body()
        before = model.vertices["position"].copy()
        go(model, table, rows(chosen), moved((0, 1, 0)))
        assert np.flatnonzero((model.vertices["position"] != before).any(axis=1)).tolist() == moves


def test_bones_turn_with_their_ends_and_axes() -> None:
    model = body()
    go(model, "bones", rows(3), rotated((0, 0, 0), Z, QUARTER))
    bone = model.bones[3]
    assert bone.position == pytest.approx((-13, 3, 9))
    assert bone.fixed_axis == pytest.approx((0, 1, 0))
    assert (bone.local_x, bone.local_z) == (pytest.approx((0, 1, 0)), pytest.approx((0, 0, 1)))
    go(model, "bones", rows(0), rotated((0, 10, 0), Z, QUARTER))
    assert model.bones[0].position == pytest.approx((0, 10, 0))
    assert model.bones[0].tail_offset == pytest.approx((-2, 0, 0))
    assert model.bones[1].position == (-2, 12, 4)


@pytest.mark.parametrize(("axis", "angles"), [(X, (QUARTER, 0, 0)), (Y, (0, QUARTER, 0)), (Z, (0, 0, QUARTER))])
def test_a_body_that_is_turned_by_a_quarter_has_these_angles(axis: np.ndarray, angles: tuple[float, ...]) -> None:
    model = body()
    go(model, "rigid_bodies", rows(2), rotated((2, 12, 4), axis, QUARTER))
    assert model.rigid_bodies[2].rotation == pytest.approx(angles)
    assert model.rigid_bodies[2].position == pytest.approx((2, 12, 4))


@given(turns, turns)
def test_bodies_and_joints_turn_on_from_where_they_are(first: Any, second: Any) -> None:
    model = body()
    model.rigid_bodies.records[1] = replace(model.rigid_bodies[1], rotation=first)
    go(model, "rigid_bodies", rows(1), Transform(rotation_vector=np.array(second)))
    after = matrices_from_euler([model.rigid_bodies[1].rotation])[0]
    np.testing.assert_allclose(after, matrix_from_rotation_vector(second) @ matrices_from_euler([first])[0], atol=1e-6)


def test_moving_leaves_angles_to_the_bit() -> None:
    model = body()
    go(model, "rigid_bodies", rows(1), moved((1, 0, 0)))
    assert model.rigid_bodies[1].rotation == body().rigid_bodies[1].rotation
    assert model.rigid_bodies[1].size == body().rigid_bodies[1].size


def test_sizes_and_limits_are_scaled_along_their_own_axes() -> None:
    model = body()
    model.rigid_bodies.records[1] = replace(model.rigid_bodies[1], rotation=(0, 0, QUARTER))
    scale = scaled_along((0, 0, 0), np.eye(3), (2, 8, 4))
    go(model, "rigid_bodies", rows(0, 1, 2), scale)
    assert model.rigid_bodies[0].size == pytest.approx((4, 7, 8))  # as large as its volume
    assert model.rigid_bodies[1].size == pytest.approx((8, 4, 12))  # x of the box is up
    assert model.rigid_bodies[2].size == pytest.approx((8**0.5, 16, 9))
    go(model, "joints", rows(0), scale)
    assert model.joints[0].move_lower == pytest.approx((-2, -16, -12))
    assert model.joints[0].move_upper == pytest.approx((2, 16, 12))


def test_vertex_morphs_turn_along_where_that_is_wanted() -> None:
    for wanted, expected in ((False, (1, 0, 0)), (True, (0, 1, 0))):
        model = body()
        go(model, "vertices", rows(5), rotated((0, 0, 0), Z, QUARTER), TransformOptions(morphs=wanted))
        translation = model.morphs[0].offsets["translation"]
        np.testing.assert_allclose(translation, [expected, (0, 1, 0)], atol=1e-6)


# -- what goes along ---------------------------------------------------------------------------------------------------


def test_children_and_what_bones_move_go_along() -> None:
    model = body()
    options = TransformOptions(with_children=True, with_attached=True)
    go(model, "bones", rows(2), moved((0, 5, 0)), options)
    first = body()
    assert [bone.position[1] - old.position[1] for bone, old in zip(model.bones, first.bones, strict=True)] == [
        0,
        0,
        5,
        5,
    ]
    assert [b.position[1] - old.position[1] for b, old in zip(model.rigid_bodies, first.rigid_bodies, strict=True)] == [
        0,
        0,
        5,
    ]
    assert [joint.position[1] for joint in model.joints] == [11, 16]
    raised = model.vertices["position"][:, 1] - first.vertices["position"][:, 1]
    assert raised.tolist() == [0, 0, 0, 0, 5, 5]


def test_vertices_go_along_by_their_weights() -> None:
    model = body()
    bones, weights = model.vertices["bones"].copy(), np.zeros((6, 4), np.float32)
    bones[4], weights[4] = (0, 2, -1, -1), (0.75, 0, 0, 0)
    with Edit(model) as edit:
        edit.set(model.vertices, [4], "bones", bones[4])
        edit.set(model.vertices, [4], "weights", weights[4])
        edit.set(model.vertices, [4], "deform", Deform.BDEF2)
    go(model, "bones", rows(2), moved((0, 4, 0)), TransformOptions(with_attached=True))
    assert model.vertices["position"][4, 1] == pytest.approx(12 + 1)


@pytest.mark.parametrize(
    ("falloff", "expected"),
    [
        (Falloff.LINEAR, (1, 0.75, 0.5, 0, 0)),
        (Falloff.SHARP, (1, 0.5625, 0.25, 0, 0)),
        (Falloff.CONSTANT, (1, 1, 1, 0, 0)),
    ],
)
def test_falloffs(falloff: Falloff, expected: tuple[float, ...]) -> None:
    np.testing.assert_allclose(falloff_weights(np.array((0.0, 1, 2, 4, np.inf)), 4.0, falloff), expected)


def test_the_falloff_is_whole_where_it_begins_and_nothing_at_its_radius() -> None:
    weights = falloff_weights(np.array((0.0, 1, 2, 4, 9, np.inf)), 4.0)
    assert weights[[0, 2, 3, 4, 5]].tolist() == [1, 0.5, 0, 0, 0]
    assert 0.5 < weights[1] < 1


def test_vertices_around_go_along_the_less_the_further_away() -> None:
    model = body()
    first = model.vertices["position"].copy()
    distance = np.linalg.norm(first - first[5], axis=1)
    go(model, "vertices", rows(5), moved((0, 0, 8)), TransformOptions(radius=12.0))
    went = model.vertices["position"][:, 2] - first[:, 2]
    np.testing.assert_allclose(went, 8 * falloff_weights(distance, 12.0), atol=1e-5)
    assert went[5] == 8


@given(st.integers(0, 300), st.integers(0, 300), st.integers(0, 2**32 - 1))
def test_distances_are_those_to_the_nearest(count: int, targets: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    points, goals = (random.normal(size=(n, 3)) * (5, 1, 0.1) for n in (count, targets))
    apart = np.linalg.norm(points[:, None] - goals[None], axis=2)
    np.testing.assert_allclose(distances_to(points, goals), apart.min(axis=1, initial=np.inf), atol=1e-6)


def test_distances_of_many_points_as_far_as_they_are_asked_for() -> None:
    random = np.random.default_rng(5)
    points, goals = random.normal(size=(20_000, 3)), random.normal(size=(900, 3)) * 0.1
    some = random.integers(0, len(points), 200)
    apart = np.linalg.norm(points[some][:, None] - goals[None], axis=2).min(axis=1)
    np.testing.assert_allclose(distances_to(points, goals)[some], apart, atol=1e-9)
    near = distances_to(points, goals, 1.0)[some]
    np.testing.assert_allclose(near[apart <= 1], apart[apart <= 1], atol=1e-9)
    assert (near[apart > 1] > 1).all()
    assert (apart > 1).any()


def test_distances_are_of_the_beginning() -> None:
    model = body()
    distances = Distances(model, rows(5))
    first = [distances.weights(radius) for radius in (0.5, 12.0, 0.5)]
    go(model, "vertices", rows(0, 1, 2), moved((0, 50, 0)))
    for radius, expected in zip((0.5, 12.0, 0.5), first, strict=True):
        np.testing.assert_array_equal(distances.weights(radius), expected)
        np.testing.assert_array_equal(Distances(body(), rows(5)).weights(radius), expected)


def test_what_is_hidden_goes_along_with_nothing_unless_it_is_chosen() -> None:
    model = body()
    first = model.vertices["position"].copy()
    hidden = {"vertices": np.array((True, False, False, False, True, True))}
    edit = Edit(model)
    options = TransformOptions(symmetry=True, radius=50.0)
    finish(begin_transform(model, "vertices", rows(5), options, hidden=hidden), edit, moved((0, 1, 0)))
    moves = (model.vertices["position"] != first).any(axis=1)
    assert moves.tolist() == [False, True, True, True, False, True]


def test_what_is_nowhere_cannot_be_held() -> None:
    with pytest.raises(ValueError, match="no position"):
        begin_transform(body(), "morphs", rows(0), TransformOptions())


# -- the other side ----------------------------------------------------------------------------------------------------


@given(vectors, turns, factors, st.sampled_from([0.0, 4.0]))
def test_mirrored_vertices_stay_mirrored(offset: Any, turn: Any, by: Any, radius: float) -> None:
    model = body()
    go(model, "vertices", rows(3, 4, 5), combined(PIVOT, np.eye(3), offset, turn, by), TransformOptions(True, radius))
    for name in ("position", "normal"):
        values = model.vertices[name].astype(np.float64)
        np.testing.assert_allclose(values[[0, 1]], values[[5, 4]] * (-1, 1, 1), rtol=1e-5, atol=1e-4)
    assert model.vertices["position"][2:4, 0].tolist() == [0, 0]


def test_the_side_with_more_of_what_is_chosen_leads() -> None:
    model = body()
    go(model, "vertices", rows(0, 1, 4), moved((-1, 0, 0)), TransformOptions(symmetry=True))
    assert model.vertices["position"][:, 0].tolist() == [-4, -3, 0, 0, 3, 4]


def test_what_has_no_partner_goes_as_it_is_told() -> None:
    model = body()
    with Edit(model) as edit:
        edit.set(model.vertices, [0], "position", (-9, 0, 0))
    go(model, "vertices", rows(0, 5), moved((1, 0, 0)), TransformOptions(symmetry=True))
    assert model.vertices["position"][[0, 5], 0].tolist() == [-8, 4]


def test_joints_go_along_where_both_of_their_bodies_do() -> None:
    options = TransformOptions(with_joints=True)
    first, model = body(), body()
    go(model, "rigid_bodies", rows(0, 1), moved((1, 2, 3)), options)
    assert model.joints[0].position == pytest.approx(np.add(first.joints[0].position, (1, 2, 3)))
    assert model.joints[1] == first.joints[1]
    alone = body()
    go(alone, "rigid_bodies", rows(0, 1), moved((1, 2, 3)))
    assert list(alone.joints) == list(first.joints)
    mirrored = body()
    go(mirrored, "rigid_bodies", rows(0, 1), moved((1, 2, 0)), replace(options, symmetry=True))
    left, right = mirrored.joints[1].position, mirrored.joints[0].position
    assert left == pytest.approx(np.multiply(right, (-1, 1, 1)))
    assert right[1] == pytest.approx(first.joints[0].position[1] + 2)


def test_bones_bodies_and_joints_are_mirrored_by_name() -> None:
    model = body()
    for table, left, right, middle in (("bones", 2, 1, 0), ("rigid_bodies", 2, 1, 0), ("joints", 1, 0, None)):
        records: Any = model.tables[table]
        before = [record.position for record in records]
        go(model, table, rows(*sorted({left, middle or left})), moved((1, 2, 0)), TransformOptions(symmetry=True))
        after = [record.position for record in records]
        assert np.subtract(after[left], before[left]).tolist() == [1, 2, 0]
        assert np.subtract(after[right], before[right]).tolist() == [-1, 2, 0]
        if middle is not None:
            assert after[middle] == before[middle]
    go(model, "bones", rows(0, 2), moved((1, 2, 0)), TransformOptions(symmetry=True))
    assert model.bones[0].position == (0, 12, 0)


def test_what_hangs_on_mirrored_bones_is_mirrored_too() -> None:
    model = body()
    go(model, "bones", rows(2), rotated((2, 12, 4), Z, QUARTER), TransformOptions(symmetry=True, with_attached=True))
    values = model.vertices["position"].astype(np.float64)
    np.testing.assert_allclose(values[[0, 1]], values[[5, 4]] * (-1, 1, 1), atol=1e-5)
    assert model.rigid_bodies[2].rotation == pytest.approx((0, 0, QUARTER))
    assert model.joints[0].position == pytest.approx(np.multiply(model.joints[1].position, (-1, 1, 1)))


@pytest.mark.parametrize("symmetry", [False, True])
def test_normals_turn_on_their_own_and_back_to_the_bit(symmetry: bool) -> None:
    model = body()
    before = {name: column.copy() for name, column in model.vertices.arrays.items()}
    model.morphs.records.append(Morph("m", offsets=Columns(VertexOffset, vertex=[5], translation=[(1, 2, 3)])))
    edit, options = Edit(model), TransformOptions(symmetry, morphs=True, normals=True)
    session = begin_transform(model, "vertices", np.array([5]), options)
    for angle in (0.5, QUARTER):
        session.write(edit, rotated(np.zeros(3), Y, angle))
    session.finish(edit, rotated(np.zeros(3), Y, QUARTER))
    assert model.vertices["normal"][5] == pytest.approx((-1, 0, 0), abs=1e-6)
    assert model.vertices["normal"][0] == pytest.approx((1, 0, 0) if symmetry else (0, 0, -1), abs=1e-6)
    for name in ("position", "sdef_c", "sdef_r0", "sdef_r1"):
        assert np.array_equal(model.vertices[name], before[name])
    assert model.morphs[-1].offsets["translation"].tolist() == [[1, 2, 3]]
    edit.cancel()
    assert np.array_equal(model.vertices["normal"], before["normal"])


def test_normals_around_turn_the_less_the_further_away() -> None:
    model = body()
    edit = Edit(model)
    session = begin_transform(model, "vertices", np.array([5]), TransformOptions(radius=6, normals=True))
    session.write(edit, rotated(np.zeros(3), Y, QUARTER))
    turns = np.arccos(np.clip(-model.vertices["normal"][:, 2], -1, 1))
    assert turns[5] == pytest.approx(QUARTER)
    assert QUARTER > turns[4] > 0
    assert turns[0] == 0
