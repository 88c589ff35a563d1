"""Rigid bodies made on bones and around vertices: as large as what hangs there, and along it."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import matrices_from_euler
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.operations.choices import BodyFit, MovedBy
from editor.operations.physics.bone_fit import smallest_sphere
from tests.operations.humanoid import humanoid
from tests.operations.physics.hanging_models import TURNS, two_sided_model
from tests.operations.running import apply


def limb_model(way: tuple[float, float, float] = (3, -4, 0), radius: float = 0.5) -> Model:
    """左腕 at (1, 10, 0) with a tube of vertices around the way to its tail."""
    model = Model()
    model.bones.records.append(Bone("左腕", "arm_L", (1, 10, 0), flags=TURNS, tail_offset=way))
    y = np.array(way) / np.linalg.norm(way)
    side = np.cross(y, (0, 0, 1))
    side /= np.linalg.norm(side)
    other = np.cross(y, side)
    turns = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    ring = np.cos(turns)[:, None] * side + np.sin(turns)[:, None] * other
    points = np.concatenate([(1, 10, 0) + np.multiply(way, part) + ring * radius for part in np.linspace(0, 1, 21)])
    bones = np.full((len(points), 4), NONE)
    bones[:, 0] = 0
    model.vertices.fill(len(points), position=points, bones=bones)
    return model


def test_a_capsule_lies_in_the_limb() -> None:
    model = limb_model()
    apply(model, "bodies.from-bones")
    (body,) = model.rigid_bodies
    assert (body.name, body.name_en, body.bone, body.mode) == ("左腕", "arm_L", 0, BodyMode.FOLLOWS_BONE)
    assert body.shape is BodyShape.CAPSULE
    assert body.size[0] == pytest.approx(0.5, abs=0.02)
    assert body.size[1] + 2 * body.size[0] == pytest.approx(5, abs=0.6)
    assert body.position == pytest.approx((2.5, 8, 0), abs=0.05)
    axis = matrices_from_euler([body.rotation])[0][:, 1]
    assert abs(axis @ (0.6, -0.8, 0)) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(
    ("shape", "size"),
    [(BodyShape.SPHERE, (1.1, 0, 0)), (BodyShape.BOX, (0.5, 2.35, 0.5))],
)
def test_spheres_and_boxes(shape: BodyShape, size: tuple[float, float, float]) -> None:
    model = limb_model()
    apply(model, "bodies.from-bones", shape=shape)
    assert model.rigid_bodies[0].size == pytest.approx(size, abs=0.2)


def test_by_the_tail_no_vertex_counts() -> None:
    model = limb_model(radius=3)
    apply(model, "bodies.from-bones", fit=BodyFit.TAIL)
    (body,) = model.rigid_bodies
    assert body.position == pytest.approx((2.5, 8, 0))
    assert body.size[1] + 2 * body.size[0] == pytest.approx(5)


def test_both_sides_are_mirror_images() -> None:
    model = humanoid()
    model.rigid_bodies.records.clear()
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    apply(
        model, "bodies.from-bones", {"bones": [rows[side + name] for name in ("腕", "ひじ", "足") for side in "左右"]}
    )
    before = list(model.rigid_bodies)
    apply(model, "bodies.mirror")
    for old, new in zip(before, model.rigid_bodies, strict=True):
        assert (old.name, old.bone) == (new.name, new.bone)
        for name in ("size", "position", "rotation"):
            assert getattr(old, name) == pytest.approx(getattr(new, name), abs=1e-4), old.name


def test_what_physics_moves_does_not_meet_its_own_kind() -> None:
    model = two_sided_model()
    model.rigid_bodies.records[1:] = []
    apply(model, "bodies.from-bones", {"bones": [1, 2]}, mode=MovedBy.PHYSICS_AND_BONE)
    left, right = model.rigid_bodies[1], model.rigid_bodies[2]
    assert left.mode is BodyMode.PHYSICS_AND_BONE
    assert left.group == right.group != model.rigid_bodies[0].group
    assert not left.mask & 1 << right.group
    assert left.mask & 1 << model.rigid_bodies[0].group


def test_bones_without_a_size_are_told() -> None:
    model = limb_model()
    model.bones.records.append(Bone("点", position=(0, 0, 0)))
    outcome = apply(model, "bodies.from-bones")
    assert len(model.rigid_bodies) == 1
    assert "点" in str(outcome.result.warnings[0])
    with pytest.raises(ValueError, match="vertices or a tail"):
        apply(model, "bodies.from-bones", {"bones": [1]})


def test_positions_that_are_no_numbers_do_not_count() -> None:
    model = limb_model()
    Edit(model).set(model.vertices, [3], "position", np.nan)
    model.bones.records.append(Bone("壊", position=(np.nan, 0, 0), tail_offset=(0, 1, 0)))
    apply(model, "bodies.from-bones")
    assert [body.name for body in model.rigid_bodies] == ["左腕"]
    assert np.isfinite(model.rigid_bodies[0].size).all()


def test_names_stay_different() -> None:
    model = limb_model()
    apply(model, "bodies.from-bones")
    apply(model, "bodies.from-bones")
    assert [body.name for body in model.rigid_bodies] == ["左腕", "左腕_2"]


def test_a_body_around_vertices_is_on_their_bone() -> None:
    model = limb_model()
    rows = list(range(16))  # the first ring
    apply(model, "bodies.at-vertices", {"vertices": rows}, shape=BodyShape.BOX)
    (body,) = model.rigid_bodies
    assert (body.name, body.bone) == ("左腕", 0)
    assert body.position == pytest.approx((1, 10, 0), abs=1e-5)
    assert body.size == pytest.approx((0.5, 0.05, 0.5), abs=0.01)


def how_far_out(body: RigidBody, points: np.ndarray) -> float:
    """How far the furthest of points lies outside a body, by its own shape; below 0 where all are in it."""
    own = (points - body.position) @ matrices_from_euler([body.rotation])[0]
    match body.shape:
        case BodyShape.SPHERE:
            away = np.linalg.norm(own, axis=1) - body.size[0]
        case BodyShape.CAPSULE:
            own[:, 1] -= np.clip(own[:, 1], -body.size[1] / 2, body.size[1] / 2)
            away = np.linalg.norm(own, axis=1) - body.size[0]
        case _:
            away = (np.abs(own) - body.size).max(axis=1)
    return float(away.max())


@pytest.mark.parametrize("shape", list(BodyShape))
@pytest.mark.parametrize("seed", range(12))
def test_a_body_around_vertices_holds_them_all(shape: BodyShape, seed: int) -> None:
    rng = np.random.default_rng(seed)
    extent = rng.permutation((1.0, rng.random(), rng.random() * 0.1))
    points = rng.normal(size=(2 + seed**3, 3)) * extent @ np.linalg.qr(rng.normal(size=(3, 3)))[0] + rng.normal(size=3)
    model = limb_model()
    model.vertices.fill(len(points), position=points, bones=np.tile((0, NONE, NONE, NONE), (len(points), 1)))
    apply(model, "bodies.at-vertices", {"vertices": range(len(points))}, shape=shape)
    (body,) = model.rigid_bodies
    points = model.vertices["position"].astype(np.float64)
    assert how_far_out(body, points) == pytest.approx(0, abs=1e-5) or shape is BodyShape.BOX
    assert how_far_out(body, points) < 1e-5


def test_the_sphere_around_vertices_is_the_smallest() -> None:
    rng = np.random.default_rng(1)
    points = rng.normal(size=(500, 3))
    points *= np.minimum(1, 2 / np.linalg.norm(points, axis=1))[:, None]
    points = np.concatenate([points, 2 * np.array([(1, 0, 0), (-1, 0, 0)])])
    centre, radius = smallest_sphere(points)
    assert radius == pytest.approx(2, abs=1e-6)
    assert centre == pytest.approx((0, 0, 0), abs=1e-6)
    assert smallest_sphere(points[:1])[1] == 0
    assert smallest_sphere(np.tile(points[:2], (50, 1)))[1] == pytest.approx(np.linalg.norm(points[0] - points[1]) / 2)


def test_a_capsule_around_vertices_lies_along_their_longest_axis() -> None:
    model = limb_model(way=(0, 1, 0))
    line = np.linspace(0, 4, 50)
    points = np.column_stack([1 + line, 10 + 0.3 * np.sin(9 * line), 0.3 * np.cos(9 * line)])
    model.vertices.fill(50, position=points, bones=np.tile((0, NONE, NONE, NONE), (50, 1)))
    apply(model, "bodies.at-vertices", {"vertices": range(50)}, shape=BodyShape.CAPSULE)
    (body,) = model.rigid_bodies
    assert abs(matrices_from_euler([body.rotation])[0][0, 1]) == pytest.approx(1, abs=1e-2)
    assert body.size[0] == pytest.approx(0.3, abs=0.02)
    assert body.size[1] == pytest.approx(4, abs=0.1)  # the outermost lie on the rims of its ends


def test_a_body_around_vertices_is_named_for_their_material_where_the_bone_has_one() -> None:
    model = limb_model()
    model.materials.records += [Material("袖", "sleeve"), Material("髪", "hair")]
    model.faces.fill(3, vertices=[(0, 1, 2), (1, 2, 3), (40, 41, 42)], material=[1, 1, 0])
    for rows in ([0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 40, 41, 42]):
        apply(model, "bodies.at-vertices", {"vertices": rows})
    names = [(body.name, body.name_en) for body in model.rigid_bodies]
    assert names == [("左腕", "arm_L"), ("髪", "hair"), ("袖", "sleeve")]


def test_vertices_without_a_bone() -> None:
    model = limb_model()
    Edit(model).set(model.vertices, slice(None), "bones", NONE)
    outcome = apply(model, "bodies.at-vertices")
    assert model.rigid_bodies[0].bone == NONE
    assert model.rigid_bodies[0].name
    assert outcome.result.warnings
    with pytest.raises(ValueError, match="at one place"):
        apply(model, "bodies.at-vertices", {"vertices": [0]})


def test_a_body_at_a_position_is_on_the_bone_that_is_there() -> None:
    model = limb_model()
    model.bones.records.append(Bone("胴", position=(0, 0, 0)))
    Edit(model).set(model.vertices, range(320, 336), "bones", (1, -1, -1, -1))  # the last ring
    apply(model, "bodies.add-at", position=(1, 10, 0))
    apply(model, "bodies.add-at", position=(4, 6, 0), shape=BodyShape.CAPSULE, radius=0.2, joined=0)
    first, last = model.rigid_bodies
    assert (first.name, first.bone, last.name, last.bone) == ("左腕", 0, "胴", 1)
    assert first.position == (1, 10, 0)
    assert first.size[0] == pytest.approx(0.5, abs=0.05)  # as far as the mesh is
    np.testing.assert_allclose(matrices_from_euler([first.rotation])[0][:, 1], (-0.6, 0.8, 0), atol=1e-5)
    assert last.size == pytest.approx((0.2, 0.4, 0))
    (joint,) = model.joints
    assert (joint.body_a, joint.body_b) == (0, 1)
    assert joint.position == pytest.approx((2.5, 8, 0))


def test_a_body_at_a_position_without_a_mesh() -> None:
    model = Model()
    with pytest.raises(ValueError, match="no mesh here"):
        apply(model, "bodies.add-at")
    apply(model, "bodies.add-at", radius=1)
    assert model.rigid_bodies[0].bone == NONE
