"""Checks of soft bodies."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.soft_bodies import AeroModel, Anchor, Pin, SoftFlags
from tests.operations.checks.proving import found, prove_fix
from tests.preview.physics.softs import cloth_model, grid, soft
from tests.preview.physics.worlds import fixed

PINS = Columns(Pin, vertex=[0, 1])
ANCHORS = Columns(Anchor, body=[0], vertex=[5])


def cloth(**values: object) -> Model:
    """A cloth of which only vertices 0 to 35 are drawn, by the first of two materials."""
    positions, faces = grid()
    mesh = np.concatenate((positions, np.ones((4, 3)))), faces
    model = cloth_model([replace(soft(), **values)], mesh, [fixed()])  # type: ignore[arg-type]
    model.materials.records.append(Material("other"))
    return model


FAULTS = {
    "soft-body-without-material": ({"material": -1}, {"material": 0}, {"soft_bodies"}),
    "soft-body-not-made": ({"material": 1}, {"material": 0}, None),
    "soft-body-hold-idle": (
        {"pins": Columns(Pin, vertex=[0, 38]), "anchors": Columns(Anchor, body=[-1, 0], vertex=[3, 4])},
        {"pins": PINS, "anchors": ANCHORS},
        {"soft_bodies.pins", "soft_bodies.anchors"},
    ),
    "soft-body-pin-on-anchor": (
        {"pins": Columns(Pin, vertex=[0, 5]), "anchors": ANCHORS},
        {"pins": PINS, "anchors": ANCHORS},
        {"soft_bodies.pins"},
    ),
    "soft-body-number-out-of-range": (
        {"dp": 2.0, "lst": -1.0, "p_it": 1000, "mass": 1e-6},
        {"dp": 1.0, "lst": 0.0, "p_it": 100, "margin": 0.0},
        {f"soft_bodies.{name}" for name in ("dp", "lst", "p_it", "mass")},
    ),
    "soft-body-simplified": (
        {"flags": SoftFlags.CLUSTERS, "clusters": -1},
        {"flags": SoftFlags(0), "clusters": -1},
        None,
    ),
}


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_a_soft_body_is_found_and_mended(code: str) -> None:
    faulty, near, changes = FAULTS[code]
    assert found(code, cloth(**near)) == []
    assert [other for other in FAULTS if found(other, cloth(**faulty))] == [code]
    if changes is not None:
        prove_fix(code, cloth(**faulty), changes)


def test_an_unknown_aero_model_is_told() -> None:
    assert found("soft-body-simplified", cloth(aero_model=AeroModel(9))) == [("soft_bodies", [0])]


def test_what_holds_stays() -> None:
    model = cloth(pins=Columns(Pin, vertex=[0, 38, 1]), anchors=Columns(Anchor, body=[0, 0], vertex=[39, 5]))
    prove_fix("soft-body-hold-idle", model, {"soft_bodies.pins", "soft_bodies.anchors"})


def test_a_second_soft_body_of_a_material_cannot_be_made() -> None:
    model = cloth()
    model.soft_bodies.records.append(model.soft_bodies[0])
    assert found("soft-body-not-made", model) == [("soft_bodies", [1])]
