"""Bodies pulled by hand: they follow, whatever they weigh; chains follow them; and nothing breaks by it."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.joints import JointKind
from editor.model.rigid_bodies import BodyMode, BodyShape
from tests.preview.physics.worlds import FALLING, FLOATING, FREE, LOCKED, STEP, Play, body, fixed, joint, model_of

BENDING = ((-0.5, -0.5, -0.5), (0.5, 0.5, 0.5))
MASSES = [1e-3, 0.1, 1.0, 100.0]
DAMPED = {"linear_damping": 0.5, "angular_damping": 0.5}


def chain(mass: float, turns: tuple = BENDING, kind: JointKind = JointKind.SPRING_6DOF, count: int = 6) -> Play:
    """Capsules of a unit's length that hang from one that is held at y = 20."""
    form = {"shape": BodyShape.CAPSULE, "size": (0.2, 0.6, 0), "mass": mass, **DAMPED}
    bodies = [fixed(position=(0, 20, 0)), *(body(position=(0, 19 - row, 0), **form) for row in range(count))]
    more = {"kind": kind, "turns": turns}
    joints = [joint(**more, body_a=row, body_b=row + 1, position=(0, 19.5 - row, 0)) for row in range(count)]
    return Play(model_of(bodies, joints), FALLING).run(0.25)


def grabbed(play: Play, row: int, at: tuple[float, float, float] = (0, 0, 0)) -> Play:
    """The body held at a place beside its middle."""
    assert play.physics.simulation.grab(row, play.positions[row] + at)
    return play


def held_at(play: Play) -> np.ndarray:
    grip = play.physics.simulation.grab_point
    assert grip is not None
    return grip.position(play.physics.bodies)


# -- following ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mass", MASSES)
def test_a_body_is_soon_where_the_hand_is(mass: float) -> None:
    play = grabbed(Play(model_of([body(mass=mass, position=(0, 10, 0), **DAMPED)]), FALLING), 0)
    play.physics.simulation.pull((3, 12, -2))
    play.run(0.3)
    assert np.linalg.norm(held_at(play) - (3, 12, -2)) < 0.1


def test_all_masses_go_the_same_way() -> None:
    ways = []
    for mass in MASSES:
        play = grabbed(Play(model_of([body(mass=mass, position=(0, 10, 0))]), FALLING), 0, (0.5, 0.5, 0))
        play.physics.simulation.pull((3, 12, -2))
        ways.append(play.track(0.5))
    for way in ways[1:]:
        np.testing.assert_allclose(way, ways[0], atol=2e-3)


def test_a_body_follows_a_hand_that_moves() -> None:
    play = grabbed(Play(model_of([body(position=(0, 10, 0), **DAMPED)]), FALLING), 0)
    for step in range(240):
        hand = (4 * np.sin(step / 40), 10 + np.cos(step / 40), 0)
        play.physics.simulation.pull(hand)
        play.run(STEP)
        assert step < 30 or np.linalg.norm(held_at(play) - hand) < 0.5


def test_it_is_held_at_the_place_that_was_grabbed() -> None:
    play = grabbed(Play(model_of([body(position=(0, 10, 0), **DAMPED)]), FALLING), 0, (1, 0, 0))
    play.run(10)
    np.testing.assert_allclose(held_at(play), (1, 10, 0), atol=0.05)
    np.testing.assert_allclose(play.positions[0], (1, 9, 0), atol=0.2)  # it hangs from there


@pytest.mark.parametrize("mass", MASSES)
def test_a_chain_follows_and_stays_together(mass: float) -> None:
    play = grabbed(chain(mass), 6, (0, -0.3, 0))
    play.physics.simulation.pull((3, 16, 1))
    play.run(1.5)
    assert np.linalg.norm(held_at(play) - (3, 16, 1)) < 0.1
    assert np.linalg.norm(play.physics.state.limit_violations.moved, axis=1).max() < 0.1
    play.run(2.5)  # until those between swing no more: where they are on their way depends on rounding
    assert np.linalg.norm(play.positions[3] - (0, 17, 0)) == pytest.approx(0.72, abs=0.07)  # they came along


@pytest.mark.parametrize("turns", [BENDING, FREE, LOCKED], ids=["bending", "free", "locked"])
@pytest.mark.parametrize("mass", [1e-3, 100.0])
def test_a_chain_survives_being_pulled_far_beyond_its_reach(turns: tuple, mass: float) -> None:
    play = grabbed(chain(mass, turns), 6)
    simulation = play.physics.simulation
    for number in (0, 1, 2, 5, 9):
        simulation.pull(((-1) ** number * 40, 30 * number, 10))
        track = play.track(100 * STEP)
        assert np.isfinite(track).all()
        assert np.linalg.norm(track - (0, 20, 0), axis=1).max() < 14  # of a chain of 6
    assert simulation.failures == 0
    simulation.release()
    play.run(5)
    assert np.linalg.norm(simulation.state.limit_violations.moved, axis=1).max() < 0.3


@pytest.mark.parametrize("kind", list(JointKind))
def test_joints_of_all_kinds_stand_it(kind: JointKind) -> None:
    play = grabbed(chain(1.0, kind=kind, turns=((0.5, 0.5, 0.5), (0.5, 0.5, 0.5))), 6)
    for hand in ((8, 15, 2), (-30, 40, 0)):
        play.physics.simulation.pull(hand)
        assert np.isfinite(play.track(1)).all()
    assert play.physics.simulation.failures == 0


def test_the_same_pull_gives_the_same_result() -> None:
    ways = []
    for _ in range(2):
        play = grabbed(chain(1.0), 6)
        play.physics.simulation.pull((3, 16, 1))
        ways.append(play.track(1.0))
    np.testing.assert_array_equal(*ways)


# -- what can be grabbed, and for how long -----------------------------------------------------------------------------


def falls(play: Play) -> bool:
    """Whether the last body falls freely."""
    heights = play.track(0.2)[:, 1]
    return bool(heights[-1] - heights[0] < -1)


def test_a_body_that_follows_a_bone_or_is_not_there_is_not_grabbed() -> None:
    simulation = Play(model_of([fixed(), body()]), FLOATING).physics.simulation
    for row, point in ((0, (0, 0, 0)), (2, (0, 0, 0)), (-1, (0, 0, 0)), (1, (0, np.nan, 0))):
        assert not simulation.grab(row, point)
        assert simulation.grab_point is None


def test_let_go_it_falls() -> None:
    play = grabbed(Play(model_of([body(position=(0, 50, 0))]), FALLING), 0).run(0.5)
    assert not falls(play)
    play.physics.simulation.release()
    assert play.physics.simulation.grab_point is None
    assert falls(play)


def test_another_body_takes_its_place() -> None:
    play = grabbed(Play(model_of([body(), body(position=(0, 50, 0))]), FALLING), 1)
    grabbed(play, 0)
    assert falls(play)


def test_a_hand_that_is_nowhere_is_not_heeded() -> None:
    play = grabbed(Play(model_of([body(position=(0, 10, 0), **DAMPED)]), FALLING), 0)
    for hand in ((np.nan, 0, 0), (0, np.inf, 0)):
        play.physics.simulation.pull(hand)
    play.physics.simulation.pull((1e30, 10, 0))
    assert np.isfinite(play.track(0.2)).all()
    assert play.physics.simulation.failures == 0


def test_pulling_nothing_does_nothing() -> None:
    play = Play(model_of([body()]), FALLING)
    play.physics.simulation.pull((0, 9, 0))
    assert falls(play)


def test_a_reset_does_not_loosen_the_grip() -> None:
    play = grabbed(Play(model_of([body(position=(0, 10, 0), **DAMPED)]), FALLING), 0)
    play.physics.simulation.pull((2, 10, 0))
    play.run(1)
    play.physics.reset()
    play.run(STEP)
    assert np.linalg.norm(play.positions[0] - (0, 10, 0)) < 0.5
    play.run(1)
    assert np.linalg.norm(held_at(play) - (2, 10, 0)) < 0.1


def test_edits_do_not_loosen_the_grip() -> None:
    play = grabbed(Play(model_of([body(), body(position=(0, 10, 0), **DAMPED)]), FALLING), 1)
    for field, value in (("mass", 7.0), ("size", (0.4, 0, 0)), ("mask", 3), ("position", (0, 11, 0))):
        play.change("rigid_bodies", 1, **{field: value})
        play.physics.simulation.pull((2, 12, 0))
        play.run(1)
        assert np.linalg.norm(held_at(play) - (2, 12, 0)) < 0.1, field


def test_the_grip_goes_with_the_row_of_its_body() -> None:
    play = grabbed(Play(model_of([body(), body(position=(0, 10, 0), **DAMPED)]), FALLING), 1)
    play.remove("rigid_bodies", 0)
    play.run(1)
    assert play.physics.simulation.grab_point.row == 0
    assert np.linalg.norm(held_at(play) - (0, 10, 0)) < 0.1
    play.model.rigid_bodies.records.insert(0, body())
    play.figure.mark(Change(Action.INSERT, "rigid_bodies", range(1)))
    play.run(STEP)
    assert play.physics.simulation.grab_point.row == 1


def test_the_grip_ends_with_its_body() -> None:
    play = grabbed(Play(model_of([body(), body(position=(0, 10, 0))]), FALLING), 1)
    play.remove("rigid_bodies", 1)
    play.run(STEP)
    assert play.physics.simulation.grab_point is None


def test_the_grip_ends_when_the_body_follows_its_bone() -> None:
    bones = [Bone(position=(0, 10, 0))]
    play = grabbed(Play(model_of([body(bone=0, position=(0, 10, 0))], bones=bones), FALLING), 0)
    play.change("rigid_bodies", 0, mode=BodyMode.FOLLOWS_BONE)
    play.run(STEP)
    assert play.physics.simulation.grab_point is None
    play.change("rigid_bodies", 0, mode=BodyMode.PHYSICS)
    grabbed(play.run(STEP), 0)
    play.stance.physics[0] = False  # the switch of a motion
    play.run(STEP)
    assert play.physics.simulation.grab_point is None
    assert not play.physics.simulation.grab(0, (0, 10, 0))


def test_a_body_that_keeps_the_place_of_its_bone_is_turned() -> None:
    bones = [Bone(position=(0, 10, 0))]
    form = {"mode": BodyMode.PHYSICS_AND_BONE, "shape": BodyShape.CAPSULE, "size": (0.2, 2, 0)}
    play = Play(model_of([body(bone=0, position=(0, 10, 0), **form, **DAMPED)], bones=bones), FALLING)
    grabbed(play, 0, (0, -1, 0))
    play.physics.simulation.pull((3, 9, 0))
    play.run(1)
    np.testing.assert_allclose(play.figure.bone_transforms.positions[0], (0, 10, 0), atol=1e-6)
    assert held_at(play)[0] > 0.5
