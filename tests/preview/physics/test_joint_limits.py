"""How far joints are beyond their limits: by closed forms for each kind, and as Bullet keeps them."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import Transforms, product, quaternions_about_axes
from editor.model.joints import Joint, JointKind
from editor.preview.morphs import Impulse
from editor.preview.physics.bodies import Bodies
from editor.preview.physics.constraints import joint_setups
from editor.preview.physics.joint_limits import BENT, MOVED, JointLimits, LimitViolations
from tests.preview.physics.worlds import FLOATING, FREE, LOCKED, STEP, Play, body, fixed, joint, model_of

X, Y, Z = np.eye(3)
NONE_OF_IT = (0.0, 0.0, 0.0)
WIDE = ((-0.5, -0.4, -0.3), (0.6, 0.7, 0.8))
SIX = (JointKind.SPRING_6DOF, JointKind.SIX_DOF)


def about(axis: np.ndarray, angle: float) -> np.ndarray:
    return quaternions_about_axes([axis], [angle])[0]


def beyond(made: Joint, turn: np.ndarray | None = None, move: tuple[float, ...] = NONE_OF_IT) -> LimitViolations:
    """Body B turned about the joint, which stands at the origin as both bodies do at rest, and moved."""
    bodies = Bodies.of(model_of([fixed(), body()]), [])
    still = about(X, 0.0)
    now = Transforms(np.stack((still, still if turn is None else turn)), np.array((NONE_OF_IT, move)))
    return JointLimits(joint_setups([made], [0], bodies, [])).violations(now)


@pytest.mark.parametrize("kind", SIX)
def test_a_6dof_may_move_within_its_limits(kind: JointKind) -> None:
    made = joint(kind, moves=((-1, 0, 1), (2, 0, -1)))
    np.testing.assert_allclose(beyond(made, move=(3, -0.25, 9)).moved, [(1, -0.25, 0)])
    np.testing.assert_allclose(beyond(made, move=(-1.5, 0, -9)).moved, [(-0.5, 0, 0)])
    np.testing.assert_allclose(beyond(made, move=(1.9, 0, 0)).moved, [NONE_OF_IT])


@pytest.mark.parametrize("kind", SIX)
@pytest.mark.parametrize("axis", range(3))
def test_a_6dof_may_turn_within_its_limits(kind: JointKind, axis: int) -> None:
    """Bullet counts its angles the other way round."""
    made = joint(kind, turns=WIDE)
    low, high = WIDE[0][axis], WIDE[1][axis]
    for angle, too_much in ((-high - 0.2, -0.2), (-low + 0.3, 0.3), (-high + 0.1, 0), (-low - 0.1, 0)):
        out = beyond(made, about(np.eye(3)[axis], angle)).bent
        np.testing.assert_allclose(out, [np.eye(3)[axis] * too_much], atol=1e-6)


def test_what_is_locked_has_limits_of_no_width_and_what_is_free_has_none() -> None:
    turn = product(about(X, 0.3)[None], about(Z, 0.2)[None])[0]
    assert np.linalg.norm(beyond(joint(turns=LOCKED), turn).bent) > 0.3
    assert not beyond(joint(moves=FREE, turns=FREE), turn, (5, 6, 7)).bent.any()
    assert not beyond(joint(moves=FREE, turns=FREE), turn, (5, 6, 7)).moved.any()


def test_a_point_to_point_may_turn_but_not_move() -> None:
    out = beyond(joint(JointKind.POINT_TO_POINT), about(Y, 2.0), (0.5, 0, 0))
    np.testing.assert_allclose(out.moved, [(0.5, 0, 0)])
    assert not out.bent.any()


def test_a_slider_may_move_along_x_and_turn_about_it() -> None:
    made = joint(JointKind.SLIDER, moves=((-1, 0, 0), (1, 0, 0)), turns=((-0.5, 0, 0), (0.7, 0, 0)))
    np.testing.assert_allclose(beyond(made, move=(1.25, 0.5, 0)).moved, [(0.25, 0.5, 0)])
    for angle, too_much in ((0.9, 0.2), (-0.6, -0.1), (0.6, 0)):
        np.testing.assert_allclose(beyond(made, about(X, angle)).bent, [X * too_much], atol=1e-6)
    for axis in (Y, Z):
        np.testing.assert_allclose(beyond(made, about(axis, -0.2)).bent, [axis * -0.2], atol=1e-6)


def test_a_hinge_may_turn_about_z() -> None:
    made = joint(JointKind.HINGE, turns=((-0.5, 0, 0), (0.7, 0, 0)))
    for angle, too_much in ((0.9, 0.2), (-0.6, -0.1), (0.6, 0)):
        np.testing.assert_allclose(beyond(made, about(Z, angle)).bent, [Z * too_much], atol=1e-6)
    np.testing.assert_allclose(beyond(made, about(X, 0.2)).bent, [X * 0.2], atol=1e-6)
    np.testing.assert_allclose(beyond(made, move=(0, 0, 2)).moved, [(0, 0, 2)])


def test_a_cone_lets_swing_within_an_ellipse_and_twist() -> None:
    made = joint(JointKind.CONE_TWIST, turns=((0.3, 0.5, 1.0), NONE_OF_IT))
    for axis, span in ((X, 0.3), (Y, 0.5), (Z, 1.0)):
        for sign in (-1, 1):
            out = beyond(made, about(axis, sign * (span + 0.1))).bent
            np.testing.assert_allclose(out, [axis * sign * 0.1], atol=1e-6)
            np.testing.assert_allclose(beyond(made, about(axis, sign * (span - 0.05))).bent, [NONE_OF_IT], atol=1e-6)
    slant = (Y + Z) / np.sqrt(2)
    limit = 1 / np.sqrt((0.5 / 0.25) + 0.5)
    np.testing.assert_allclose(beyond(made, about(slant, limit + 0.2)).bent, [slant * 0.2], atol=1e-6)


def test_a_cone_without_width_is_a_hinge_and_a_negative_twist_is_free() -> None:
    made = joint(JointKind.CONE_TWIST, turns=((-1.0, 0.5, 0.0), NONE_OF_IT))
    np.testing.assert_allclose(beyond(made, about(Y, 0.6)).bent, [Y * 0.1], atol=1e-6)
    np.testing.assert_allclose(beyond(made, about(Z, 0.2)).bent, [Z * 0.2], atol=1e-6)
    np.testing.assert_allclose(beyond(made, about(X, 2.0)).bent, [NONE_OF_IT], atol=1e-6)


def test_swing_and_twist_together_are_told_apart() -> None:
    made = joint(JointKind.CONE_TWIST, turns=((0.3, 0.5, 0.5), NONE_OF_IT))
    out = beyond(made, product(about(Y, 0.9)[None], about(X, 0.6)[None])[0]).bent[0]
    assert np.linalg.norm(out[1:]) == pytest.approx(0.4, abs=1e-6)
    assert abs(out[0]) == pytest.approx(0.3, abs=1e-6)


def test_the_way_round_is_the_shorter_one() -> None:
    made = joint(JointKind.HINGE, turns=((-3.0, 0, 0), (-2.0, 0, 0)))
    np.testing.assert_allclose(beyond(made, about(Z, np.pi - 0.05)).bent, [Z * (3 - np.pi - 0.05)], atol=1e-6)
    full = joint(JointKind.HINGE, turns=((-7.0, 0, 0), (7.0, 0, 0)))
    assert not beyond(full, about(Z, 3.0)).bent.any()


def test_only_what_could_be_seen_counts_as_outside() -> None:
    assert len(beyond(joint(), move=(MOVED * 0.9, 0, 0)).violated()) == 0
    assert beyond(joint(), move=(MOVED * 1.1, 0, 0)).violated().bodies.tolist() == [[0, 1]]
    assert len(beyond(joint(), about(X, BENT * 0.9)).violated()) == 0
    assert len(beyond(joint(), about(X, BENT * 1.1)).violated()) == 1


KEPT = {
    JointKind.SPRING_6DOF: (((-0.2, 0, 0), (0.5, 0, 0)), ((-0.1, -0.3, -0.2), (0.6, 0.1, 0.5))),
    JointKind.SIX_DOF: (((0, -0.3, 0), (0, 0.1, 0)), ((-0.7, -0.1, -0.1), (0.1, 0.5, 0.6))),
    JointKind.POINT_TO_POINT: (LOCKED, FREE),
    JointKind.CONE_TWIST: (((1.0, 0, 0), NONE_OF_IT), ((0.4, 0.3, 0.6), NONE_OF_IT)),
    JointKind.SLIDER: (((-0.5, 0, 0), (1, 0, 0)), ((-0.2, 0, 0), (0.9, 0, 0))),
    JointKind.HINGE: (LOCKED, ((-0.2, 0, 0), (0.9, 0, 0))),
}


@pytest.mark.parametrize("kind", KEPT)
def test_bullet_keeps_what_is_measured_here(kind: JointKind) -> None:
    """However a body is pushed against limits that differ on both sides, it stays within what counts as inside."""
    moves, turns = KEPT[kind]
    softness = {"move_spring": (1.0, 0.3, 1.0)} if kind in (JointKind.CONE_TWIST, JointKind.HINGE) else {}
    damped = body(angular_damping=0.5, linear_damping=0.5)
    play = Play(model_of([fixed(), damped], [joint(kind, moves, turns, **softness)]), FLOATING)
    most = np.zeros(3)
    for push in np.random.default_rng(2).normal(0, 0.6, (24, 3)):
        play.push(Impulse(1, False, push / 2, push, False))
        play.run(20 * STEP)
        now = play.physics.state.limit_violations
        assert not now.is_violated.any(), (np.degrees(now.bent), now.moved)
        most = np.maximum(most, np.abs(play.rotations[1, :3]))
    assert most.max() > (0.05 if kind is not JointKind.SIX_DOF else 0.02)  # it has indeed been moved


def test_it_is_asked_for_what_the_model_has_now() -> None:
    play = Play(model_of([fixed(), body(position=(0, -1, 0))], [joint(turns=FREE)]))
    play.run(0.5)
    assert len(play.physics.state.limit_violations) == 1
    play.change("joints", 0, turn_lower=(0.3, 0.3, 0.3), turn_upper=(0.4, 0.4, 0.4))
    play.run(STEP)
    assert np.linalg.norm(play.physics.state.limit_violations.bent) > 0.2
    play.remove("joints", 0)
    play.run(STEP)
    assert len(play.physics.state.limit_violations) == 0
