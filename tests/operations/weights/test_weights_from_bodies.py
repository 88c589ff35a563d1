"""Weights of vertices by the rigid bodies, as anchors, in which they are or to which they are near."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.math3d.rotations import matrices_from_euler
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.weights import VertexWeights
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import PresentWeights
from editor.operations.operation import OperationContext
from editor.operations.run_operation import run_operation
from editor.operations.weights.weights_from_bodies import BodyVolumes
from tests.operations.running import apply
from tests.operations.weights.test_weight_kinds import told

SPHERE, BOX, CAPSULE = BodyShape
FROM_BODIES = "weights.from-bodies"


def anchored(*points: tuple[float, float, float]) -> Model:
    """Bones 1 and 2 with a sphere of radius 1 each, three apart, bone 3 with none; all points hang from bone 0."""
    model = Model()
    model.bones.records += [Bone(name) for name in ("全ての親", "左腕", "右腕", "頭")]
    model.rigid_bodies.records += [
        RigidBody("左", bone=1, size=(1, 0, 0), position=(1.5, 0, 0)),
        RigidBody("右", bone=2, size=(1, 0, 0), position=(-1.5, 0, 0)),
        RigidBody("床", size=(99, 0, 0)),
    ]
    model.vertices.fill(len(points), position=points, bones=[(0, NONE, NONE, NONE)] * len(points))
    return model


def test_a_body_has_all_of_what_is_in_it_alone_and_nothing_of_what_is_far() -> None:
    """In its middle, at its surface, half of the fall-off away, and where that ends."""
    model = anchored((1.5, 0, 0), (1.5, 1, 0), (3.0, 0, 0), (3.5, 0, 0), (9, 0, 0))
    outcome = apply(model, FROM_BODIES, fall_off=1)
    assert told(model) == [{1: 1}, {1: 1}, {1: 1}, {0: 1}, {0: 1}]
    assert model.vertices["deform"].tolist() == [Deform.BDEF1] * 5
    assert outcome.result.rows["vertices"].tolist() == [0, 1, 2]  # type: ignore[union-attr]
    assert [str(warning) for warning in outcome.result.warnings] == ["Vertices that are near none of the bodies: 2"]
    assert outcome.result.heat is not None
    np.testing.assert_allclose(outcome.result.heat, [1, 1, 0.5, np.nan, np.nan])


def test_blended_what_was_there_comes_in_where_the_body_goes_out() -> None:
    model = anchored((1.5, 0, 0), (2.5, 0, 0), (2.75, 0, 0), (3.0, 0, 0), (3.5, 0, 0))
    apply(model, FROM_BODIES, fall_off=1, present=PresentWeights.BLEND)
    assert told(model) == [{1: 1}, {1: 1}, {1: 0.75, 0: 0.25}, {1: 0.5, 0: 0.5}, {0: 1}]


def test_kept_is_what_some_bone_moves() -> None:
    model = anchored((1.5, 0, 0), (1.5, 0, 0), (1.5, 0, 0))
    model.vertices.writable("bones")[:2] = NONE
    model.vertices.writable("deform")[:] = Deform.BDEF4
    model.vertices.writable("weights")[1] = 0
    apply(model, FROM_BODIES, present=PresentWeights.KEEP)
    assert told(model) == [{1: 1}, {1: 1}, {0: 1}]


def test_between_two_alike_each_has_a_half_and_the_nearer_more() -> None:
    """In the middle between both; and where one is half as far as the fall-off, and the other a quarter."""
    model = anchored((0, 0, 0), (0, 0.5, 0), (0.25, 0, 0))
    apply(model, FROM_BODIES, fall_off=1)
    assert told(model)[:2] == [{1: 0.5, 2: 0.5}] * 2
    assert told(model)[2] == {1: pytest.approx(0.75), 2: pytest.approx(0.25)}
    model.rigid_bodies.records[:2] = [
        RigidBody("左", bone=1, size=(1, 0, 0), position=(0.5, 0, 0)),
        RigidBody("右", bone=2, size=(1, 0, 0), position=(-0.5, 0, 0)),
    ]
    apply(model, FROM_BODIES, fall_off=0)
    depths = 1 + 0.75, 1 + 0.25  # of the last, in parts of the radius, above what a surface counts for
    shares = [pytest.approx(depth / sum(depths)) for depth in depths]
    assert told(model) == [{1: 0.5, 2: 0.5}, {1: 0.5, 2: 0.5}, {1: shares[0], 2: shares[1]}]


def test_several_bodies_of_one_bone_are_one_volume() -> None:
    model = anchored((0, 0, 0))
    model.rigid_bodies.records.append(model.rigid_bodies[0])
    apply(model, FROM_BODIES, fall_off=1)
    assert told(model) == [{1: 0.5, 2: 0.5}]


def test_as_many_bones_as_wished_the_nearest() -> None:
    model = anchored((0.1, 0, 0))
    apply(model, FROM_BODIES, fall_off=1, max_bones=1)
    assert told(model) == [{1: 1}]
    model.rigid_bodies.records += [RigidBody(str(row), bone=row, size=(1 + row, 0, 0)) for row in (0, 3)]
    apply(model, FROM_BODIES, fall_off=1, max_bones=3)
    assert told(model)[0].keys() == {0, 1, 3}
    apply(model, FROM_BODIES, fall_off=1)
    assert told(model)[0].keys() == {0, 1, 2, 3}


def test_bodies_are_those_told_or_selected_or_that_have_a_bone() -> None:
    model = anchored((0.1, 0, 0))
    outcome = apply(model, FROM_BODIES, bodies=(1, 2), fall_off=1)
    assert told(model) == [{2: 1}]
    assert [str(warning) for warning in outcome.result.warnings] == ["rigid bodies left out, as they have no bone: 床"]
    rows, selected = {"vertices": np.arange(1)}, {"rigid_bodies": np.array([0])}
    operation = OPERATIONS[FROM_BODIES]
    run_operation(operation, OperationContext(model, rows, selected), operation.parameters(fall_off=1))
    assert told(model) == [{1: 1}]


def test_without_a_body_that_has_a_bone_it_refuses() -> None:
    model = anchored((0, 0, 0))
    del model.rigid_bodies.records[:2]
    for bodies in ((), (0,)):
        with pytest.raises(ValueError, match="no rigid bodies that have a bone"):
            apply(model, FROM_BODIES, bodies=bodies)


@pytest.mark.parametrize("shape", BodyShape)
def test_distances_are_those_to_the_nearest_of_many_points_of_the_surface(shape: BodyShape) -> None:
    rng = np.random.default_rng(int(shape))
    body = RigidBody("a", bone=0, shape=shape, size=(0.5, 0.8, 0.3), position=(1, 2, 3), rotation=(0.4, -1.1, 2.0))
    surface = _surface(shape, np.array(body.size), rng.normal(size=(200_000, 3)))
    surface = surface @ matrices_from_euler([body.rotation])[0].T + body.position
    points = rng.normal(size=(50, 3)) * 0.8 + body.position
    nearest = np.array([np.linalg.norm(surface - point, axis=1).min() for point in points])
    found = BodyVolumes([body]).distances(points)[:, 0]
    np.testing.assert_allclose(np.abs(found), nearest, atol=0.02)
    inside = BodyVolumes([body]).distances(np.array([body.position]))
    assert inside[0, 0] == pytest.approx(-0.3 if shape is BOX else -0.5)


def _surface(shape: BodyShape, size: np.ndarray, ways: np.ndarray) -> np.ndarray:
    """Points all over the surface of a shape, upright, around the origin."""
    if shape is BOX:
        points = np.random.default_rng(7).uniform(-1, 1, ways.shape)
        axis = np.arange(len(points)) % 3
        points[np.arange(len(points)), axis] = np.sign(points[np.arange(len(points)), axis])
        return points * size
    round_ = ways / np.linalg.norm(ways, axis=1, keepdims=True) * size[0]
    if shape is CAPSULE:
        half = len(ways) // 2
        round_[:, 1] += np.copysign(size[1] / 2, round_[:, 1])
        around = math.tau * np.arange(half) / 997
        up = np.random.default_rng(8).uniform(-1, 1, half) * size[1] / 2
        round_[:half] = np.column_stack((size[0] * np.cos(around), up, size[0] * np.sin(around)))
    return round_


def test_a_mirrored_rig_gives_mirrored_weights() -> None:
    rng = np.random.default_rng(5)
    points = rng.normal(size=(200, 3)).astype(np.float32)
    model = anchored(*points.tolist(), *(points * (-1, 1, 1)).tolist())
    model.rigid_bodies.records[:] = [
        RigidBody("左腕", bone=1, shape=CAPSULE, size=(0.4, 1, 0), position=(0.8, 0, 0.2), rotation=(0.3, 0.5, -0.7)),
        RigidBody("左腕2", bone=1, shape=BOX, size=(0.4, 0.3, 0.2), position=(0.4, 0.9, 0), rotation=(-0.3, 0.2, 0.1)),
        RigidBody("頭", bone=3, size=(0.5, 0, 0), position=(0, 1, 0)),
    ]
    apply(model, "bodies.mirror", {"rigid_bodies": [0, 1]})
    assert [body.bone for body in model.rigid_bodies].count(2) == 2
    apply(model, FROM_BODIES, present=PresentWeights.BLEND)
    weights = VertexWeights.of(model, np.arange(400))
    assert 0.05 < weights.of_bone(1).mean() < 0.95
    for bone, other in ((0, 0), (1, 2), (3, 3)):
        np.testing.assert_allclose(weights.of_bone(bone)[:200], weights.of_bone(other)[200:], atol=1e-4)
    np.testing.assert_allclose(weights.sums, 1, atol=1e-6)


def test_bodies_of_all_bones_at_once_hang_the_mesh_from_them_again() -> None:
    """Made from the vertices that bones move, they give most of these back: a place to begin from."""
    rng = np.random.default_rng(6)
    model = anchored(*rng.normal(size=(300, 3)).tolist())
    del model.rigid_bodies.records[:]
    own = rng.integers(1, 4, 300)
    model.vertices.writable("position")[:] += np.array([(0, 0, 0), (6, 0, 0), (-6, 0, 0), (0, 6, 0)])[own]
    model.vertices.writable("bones")[:, 0] = own
    apply(model, "bodies.from-bones", shape=SPHERE)
    assert len(model.rigid_bodies) == 3
    model.vertices.writable("bones")[:, 0] = 0
    apply(model, FROM_BODIES, fall_off=1)
    assert (model.vertices["bones"][:, 0] == own).mean() > 0.9
