"""Impulse morphs: what a push does, and what stops a body."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import ImpulseOffset, Morph, MorphKind
from editor.model.rigid_bodies import RigidBody
from tests.preview.physics.worlds import FALLING, FLOATING, STEP, Play, body, fixed, model_of

HALF_TURN = (0, 0, np.pi / 2)


def pushed(one: RigidBody, *entries: tuple[bool, tuple[float, ...], tuple[float, ...]]) -> Model:
    """A model with a morph that pushes its only body: local or not, velocity, torque."""
    local, velocity, torque = zip(*entries, strict=True)
    columns = Columns(ImpulseOffset, body=[0] * len(entries), local=local, velocity=velocity, torque=torque)
    model = model_of([one])
    model.morphs.records.append(Morph("push", kind=MorphKind.IMPULSE, offsets=columns))
    return model


def play(model: Model, weight: float, settings=FLOATING) -> Play:
    made = Play(model, settings)
    made.stance.weights[0] = weight
    return made


def velocity(made: Play) -> np.ndarray:
    before = made.positions[0].copy()
    return (made.run(STEP).positions[0] - before) / STEP


@pytest.mark.parametrize("mass", [0.5, 1, 4])
def test_velocity_is_impulse_over_mass(mass):
    one = play(pushed(body(mass=mass), (False, (6, 0, 2), (0, 0, 0))), 0.5)
    assert velocity(one) == pytest.approx((3 / mass, 0, 1 / mass), rel=1e-4)


def test_turning_is_torque_over_inertia():
    one = play(pushed(body(mass=2), (False, (0, 0, 0), (0, 0.8 * 3, 0))), 1).run(STEP)
    assert 2 * np.arcsin(one.rotations[0, 1]) / STEP == pytest.approx(3, rel=1e-3)


def test_as_long_as_the_morph_acts():
    one = play(pushed(body(), (False, (1, 0, 0), (0, 0, 0))), 1)
    assert velocity(one.run(9 * STEP))[0] == pytest.approx(10, rel=1e-3)
    one.stance.weights[0] = 0
    assert velocity(one)[0] == pytest.approx(10, rel=1e-3)


def test_along_the_axes_of_the_body():
    one = play(pushed(body(rotation=HALF_TURN), (True, (5, 0, 0), (0, 0, 0)), (False, (0, 0, 4), (0, 0, 0))), 1)
    assert velocity(one) == pytest.approx((0, 5, 4), abs=1e-3)


def test_entries_of_a_body_add_up():
    one = play(pushed(body(), (False, (5, 0, 0), (0, 0, 0)), (False, (1, 1, 0), (0, 0, 0))), -1)
    assert velocity(one) == pytest.approx((-6, -1, 0), abs=1e-3)


def test_nothing_at_all_stops():
    one = play(pushed(body(), (False, (0, 0, 0), (0, 0, 0))), 0, FALLING).run(0.5)
    assert velocity(one)[1] < -40
    one.stance.weights[0] = 0.1
    assert velocity(one)[1] == pytest.approx(-98 * STEP, rel=0.02)


def test_a_body_that_follows_its_bone_does_not_feel_it():
    one = play(pushed(fixed(), (False, (5, 0, 0), (0, 0, 0))), 1).run(0.1)
    assert one.positions[0].tolist() == [0, 0, 0]


def test_no_time_no_push():
    one = play(pushed(body(), (False, (5, 0, 0), (0, 0, 0))), 1)
    for _ in range(10):
        one.figure.pose(one.stance)
    one.stance.weights[0] = 0
    assert velocity(one).tolist() == [0, 0, 0]
