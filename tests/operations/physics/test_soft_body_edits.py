"""Soft bodies are made of materials, get presets, and hold their vertices to bodies and bones."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import matrices_from_euler
from editor.model.columns import Columns
from editor.model.fields import fields_of
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import SoftPreset
from editor.operations.operation import OperationContext
from editor.operations.physics.soft_body_edits import KEPT, SOFT_PRESETS, _signed_distance, nearest_anchors
from editor.operations.run_operation import run_operation
from editor.preview.physics.soft_body_layout import SoftBodyParameters
from tests.operations.model_making import full_model
from tests.operations.running import apply


def anchors(body: SoftBody) -> list[tuple[int, int]]:
    return [(each.body, each.vertex) for each in body.anchors]


def pins(body: SoftBody) -> list[int]:
    return body.pins["vertex"].tolist()


def cloth_model() -> Model:
    """A strip of six vertices along X in one material, which is soft, and a body at each end; one vertex beside it."""
    model = full_model()
    model.faces.fill(4, vertices=[(0, 1, 2), (2, 1, 3), (3, 4, 2), (4, 3, 2)], material=[1] * 4)
    model.rigid_bodies.records[:] = [
        RigidBody("左", shape=BodyShape.SPHERE, size=(0.5, 0, 0), position=(-1, 0, 0)),
        RigidBody("右", shape=BodyShape.SPHERE, size=(0.5, 0, 0), position=(6, 3, -6)),
    ]
    model.soft_bodies.records[:] = [
        SoftBody("布", material=1, anchors=Columns(Anchor, body=[1], vertex=[2]), pins=Columns(Pin, vertex=[0, 4]))
    ]
    return model


def test_vertices_are_anchored_to_the_nearest_body_and_pinned_no_more() -> None:
    model = cloth_model()
    outcome = apply(model, "soft-bodies.anchor", {"vertices": [0, 2, 4, 5]})
    body = model.soft_bodies[0]
    assert anchors(body) == [(0, 0), (0, 2), (1, 4)]
    assert pins(body) == []
    assert str(outcome.result.warnings[0]).endswith("no soft body: 1")  # the last is in no face
    assert outcome.result.rows["vertices"].tolist() == [0, 2, 4]


def test_vertices_are_anchored_to_the_selected_bodies_or_the_one_that_is_told() -> None:
    model, anchor = cloth_model(), OPERATIONS["soft-bodies.anchor"]
    selected = {"vertices": np.array([0]), "rigid_bodies": np.array([1])}
    run_operation(anchor, OperationContext(model, {"vertices": np.array([0])}, selected), anchor.parameters())
    assert anchors(model.soft_bodies[0]) == [(1, 2), (1, 0)]
    apply(model, "soft-bodies.anchor", {"vertices": [0, 2]}, body=0, near=True)
    assert anchors(model.soft_bodies[0]) == [(0, 0), (0, 2)]
    assert model.soft_bodies[0].anchors["near"].all()


def test_the_nearest_is_told_by_the_surface() -> None:
    model = Model()
    model.vertices.fill(4, position=[(0, 5.2, 0), (0.9, 0, 0), (3, 0, 0), (np.nan, 0, 0)])
    model.rigid_bodies.records += [
        RigidBody(shape=BodyShape.CAPSULE, size=(0.5, 10, 0)),
        RigidBody(shape=BodyShape.BOX, size=(0.1, 9, 0.1), position=(1.2, 0, 0)),
        RigidBody(shape=BodyShape.SPHERE, size=(1, 0, 0), position=(4.5, 0, 0)),
        RigidBody(position=(np.nan, 0, 0)),
    ]
    every = np.arange(4)
    assert nearest_anchors(model, every, every)["body"].tolist()[:3] == [0, 1, 2]


@pytest.mark.parametrize("seed", range(20))
def test_the_nearest_of_many_is_that_of_each_pair(seed: int) -> None:
    rng, model = np.random.default_rng(seed), Model()
    model.vertices.fill(600, position=rng.normal(0, 3, (600, 3)).astype(np.float32))
    model.rigid_bodies.records += [
        RigidBody(
            shape=BodyShape(rng.integers(3)),
            size=tuple(rng.uniform(-0.2, 1, 3) * 10 ** rng.uniform(-1, 1)),
            position=tuple(rng.normal(0, 3, 3)),
            rotation=tuple(rng.normal(0, 3, 3)),
        )
        for _ in range(30)
    ]
    bodies = model.rigid_bodies.records
    turned = matrices_from_euler([body.rotation for body in bodies])
    positions = model.vertices["position"].astype(np.float64)
    distances = [
        _signed_distance(body, (positions - body.position) @ axes) for body, axes in zip(bodies, turned, strict=True)
    ]
    found = nearest_anchors(model, np.arange(600), np.arange(30))["body"]
    assert found.tolist() == np.argmin(distances, axis=0).tolist()


@pytest.mark.parametrize("shape", BodyShape)
def test_a_distance_leaves_the_points_as_they_are(shape: BodyShape) -> None:
    points = np.array([[0.0, 3.0, 0.0], [0.5, 0.25, 0.0]])
    before = points.copy()
    _signed_distance(RigidBody(shape=shape, size=(1, 2, 1)), points)
    assert points.tolist() == before.tolist()


def test_vertices_are_pinned_and_released() -> None:
    model = cloth_model()
    apply(model, "soft-bodies.pin", {"vertices": [2, 3]})
    assert pins(model.soft_bodies[0]) == [0, 4, 2, 3]
    assert anchors(model.soft_bodies[0]) == []
    apply(model, "soft-bodies.release", {"vertices": [2, 4]})
    assert pins(model.soft_bodies[0]) == [0, 3]
    with pytest.raises(ValueError, match="none of the vertices belongs to a soft body"):
        apply(model, "soft-bodies.pin", {"vertices": [5]})


def test_a_soft_body_is_made_of_a_material() -> None:
    model = full_model()
    outcome = apply(model, "soft-bodies.from-materials", {"materials": [0, 1]}, preset=SoftPreset.CAPE)
    made = model.soft_bodies[1]
    assert (made.name, made.name_en, made.material) == ("顔", "face", 0)
    assert not made.mask >> made.group & 1
    assert made.mass == np.float32(0.6)
    assert outcome.result.warnings
    with pytest.raises(ValueError, match="soft bodies already"):
        apply(model, "soft-bodies.from-materials")


@pytest.mark.parametrize("preset", SoftPreset)
def test_a_preset_sets_all_numbers_within_what_physics_takes(preset: SoftPreset) -> None:
    model = full_model()
    before = model.soft_bodies[0]
    apply(model, "soft-bodies.preset", preset=preset)
    after = model.soft_bodies[0]
    assert {field.name for field in fields_of(SoftBody)} == {*SOFT_PRESETS[preset], *KEPT}
    assert [getattr(after, name) for name in KEPT] == [getattr(before, name) for name in KEPT]
    apply(model, "soft-bodies.from-materials", {"materials": [0]}, preset=preset)
    assert [getattr(model.soft_bodies[1], name) for name in SOFT_PRESETS[preset]] == [
        getattr(after, name) for name in SOFT_PRESETS[preset]
    ]  # in 32 bits, as a file keeps them
    warnings: list = []
    SoftBodyParameters.of(after, 0, 300, warnings)
    assert not warnings
