"""IK by angles that are known, within its limits, and with data of every badness."""

from __future__ import annotations

from dataclasses import replace
from math import acos, degrees, pi, radians

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from editor.model.bones import APPEND, Bone, BoneFlags, IkLink
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.kernels.layout import XZY, YXZ, ZYX
from editor.preview.kernels.rotations import euler_from_quaternion, quaternion_from_euler, reflected
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from tests.preview.skeletons import (
    ANKLE_ROW,
    GOAL_ROW,
    HIP_ROW,
    KNEE,
    KNEE_ROW,
    X,
    Y,
    Z,
    after,
    angle_between,
    ik,
    leg,
    solved,
    stance_of,
    turn,
)

pytestmark = pytest.mark.usefixtures("kernels")

# Links do not turn by less than 1e-4, which the length of a leg makes ten times as much, and loops end
# (mmd-semantics §2.12).
NEAR = 5e-3


def bend(placed: BoneTransforms, bone: int, parent: int) -> np.ndarray:
    """(4,) the rotation of a bone against its parent, with w not negative."""
    local = after(placed.rotations[parent] * (-1, -1, -1, 1), placed.rotations[bone])
    return local if local[3] >= 0 else -local


def miss(placed: BoneTransforms, target: int = ANKLE_ROW, goal: int = GOAL_ROW) -> float:
    return float(np.linalg.norm(placed.positions[target] - placed.positions[goal]))


class TestTwoBones:
    @pytest.mark.parametrize("distance", [3.0, 5.0, 7.0, 8.0])
    def test_the_knee_opens_as_the_law_of_cosines_says(self, distance: float):
        hip = leg()[HIP_ROW].position[1]
        placed = solved(leg(), {}, {GOAL_ROW: (0, hip - distance, 0)})
        thigh, shin = placed.positions[HIP_ROW] - placed.positions[KNEE_ROW], -placed.positions[KNEE_ROW]
        shin += placed.positions[ANKLE_ROW]
        opening = degrees(acos(thigh @ shin / 25))
        assert miss(placed) < NEAR
        assert opening == pytest.approx(degrees(acos((50 - distance**2) / 50)), abs=0.02)

    def test_both_angles_are_known(self):
        """A goal as far as a thigh is long makes a triangle with three angles of 60 degrees."""
        hip = leg()[HIP_ROW].position[1]
        placed = solved(leg(), {}, {GOAL_ROW: (0, hip - 5, 0)})
        slant = degrees(np.arctan2(0.5, leg()[KNEE_ROW].position[1]))  # of the thigh at rest
        assert angle_between(placed.rotations[HIP_ROW], turn(X, 60 - slant)) == pytest.approx(0, abs=0.02)
        assert angle_between(placed.rotations[KNEE_ROW], turn(X, slant - 60)) == pytest.approx(0, abs=0.02)

    def test_the_knee_goes_forward(self):
        """The model looks to -z."""
        for goal in ((0, 3, 0), (1, 4, 2), (-1, 2, -3), (2, 6, 1)):
            placed = solved(leg(), {}, {GOAL_ROW: goal})
            between = (placed.positions[HIP_ROW] + placed.positions[ANKLE_ROW]) / 2
            assert miss(placed) < NEAR
            assert placed.positions[KNEE_ROW][2] < between[2] - 0.5

    @given(st.tuples(st.floats(-4, 4), st.floats(0.5, 5), st.floats(-4, 4)), st.floats(-60, 60))
    def test_the_knee_keeps_its_limits(self, goal: tuple[float, float, float], twist: float):
        placed = solved(leg(), {HIP_ROW: turn(Y, twist), KNEE_ROW: turn(Z, 5)}, {GOAL_ROW: goal})
        x, y, z = euler_from_quaternion(tuple(bend(placed, KNEE_ROW, HIP_ROW)), ZYX)
        assert abs(y) < 1e-9
        assert abs(z) < 1e-9
        assert -pi <= x <= -radians(0.5) + 1e-9

    def test_out_of_reach_the_chain_is_straight(self):
        bones = leg(((-pi, 0, 0), (pi, 0, 0)))
        placed = solved(bones, {}, {GOAL_ROW: (10, 10, 10)})
        hip, goal = placed.positions[HIP_ROW], placed.positions[GOAL_ROW]
        assert miss(placed) == pytest.approx(np.linalg.norm(goal - hip) - 10, abs=1e-3)
        along = np.cross(placed.positions[KNEE_ROW] - hip, goal - hip)
        assert np.linalg.norm(along) / np.linalg.norm(goal - hip) < 0.05

    def test_at_the_goal_nothing_turns(self):
        placed = solved(leg())
        assert np.allclose(placed.rotations, (0, 0, 0, 1))

    def test_limits_may_be_the_wrong_way_round(self):
        right, wrong = (solved(leg(limits), {}, {GOAL_ROW: (1, 4, 1)}) for limits in (KNEE, KNEE[::-1]))
        assert np.array_equal(right.positions, wrong.positions)


class TestTheStep:
    @pytest.mark.parametrize("unit", [1.0, 7.0])
    def test_grows_with_the_number_of_the_link(self, unit: float):
        bones = [
            *(Bone(position=(0, 3 - number, 0), parent=number - 1) for number in range(4)),
            ik(3, [IkLink(2), IkLink(1), IkLink(0)], loops=1, degrees=unit, position=(100, 3, 0)),
        ]
        placed = solved(bones)
        assert angle_between(placed.rotations[0], turn(Z, 3 * unit)) == pytest.approx(0, abs=1e-4)
        assert angle_between(bend(placed, 1, 0), turn(Z, 2 * unit)) == pytest.approx(0, abs=1e-4)
        assert angle_between(bend(placed, 2, 1), turn(Z, unit)) == pytest.approx(0, abs=1e-4)

    def test_without_loops_nothing_turns(self):
        for loops in (0, -5):
            assert np.allclose(solved(leg(loops=loops), {}, {GOAL_ROW: (0, 4, 0)}).rotations, (0, 0, 0, 1))

    def test_there_are_256_loops_at_most(self):
        often, most = (
            solved(leg(loops=loops, degrees=0.01), {}, {GOAL_ROW: (0, 4, 9)}).rotations for loops in (100_000, 256)
        )
        assert np.array_equal(often, most)
        assert angle_between(often[HIP_ROW], turn(X, 0)) == pytest.approx(256 * 2 * 0.01, rel=1e-3)


class TestLinks:
    def test_their_own_rotation_is_kept(self):
        """IK comes on top: a foot that is led nowhere else stays turned as it was."""
        bones = [Bone(), Bone(position=(0, -5, 0), parent=0), ik(1, [IkLink(0)], position=(0, -5, 0))]
        assert np.allclose(solved(bones, {0: turn(Y, 30)}).rotations[0], turn(Y, 30))
        placed = solved(bones, {0: turn(Y, 30)}, {2: (3, 1, 0)})
        side = np.arctan2(3, 4)
        assert np.allclose(placed.rotations[0], after(turn(Z, degrees(side)), turn(Y, 30)), atol=1e-4)

    def test_limits_are_those_of_the_whole_rotation(self):
        limits = (radians(-30), 0, 0), (radians(30), 0, 0)
        bones = [Bone(), Bone(position=(0, -5, 0), parent=0), ik(1, [IkLink(0, True, *limits)], position=(0, 0, -5))]
        for own in (0, 20, -50):
            assert np.allclose(solved(bones, {0: turn(X, own)}).rotations[0], turn(X, 30), atol=1e-9)

    def test_one_that_may_not_turn_at_all(self):
        bones = leg(((0, 0, 0), (0, 0, 0)))
        placed = solved(bones, {}, {GOAL_ROW: (3, 2, 0)})
        assert np.allclose(bend(placed, KNEE_ROW, HIP_ROW), (0, 0, 0, 1))
        assert abs(placed.rotations[HIP_ROW][:3]).max() > 0.1

    def test_bones_between_links_go_along(self):
        """Hair with a bone in it that is no link, and one that hangs from a link and deforms before the IK."""
        bones = [
            *(Bone(position=(0.1 * (number % 2), 8 - 2 * number, 0), parent=number - 1) for number in range(5)),
            Bone(position=(1, 4, 0), parent=2),
            ik(4, [IkLink(3), IkLink(1), IkLink(0)], position=(3, 3, 2)),
            Bone(position=(2, 4, 0), parent=5),
        ]
        placed = solved(bones)
        assert miss(placed, 4, 6) < NEAR
        assert_hangs_together(bones, placed)

    @pytest.mark.parametrize("level", [-1, 0])
    def test_ik_may_come_before_its_links(self, level: int):
        """They have their turn early, with all that moves them, and keep what IK did when their own comes."""
        hanging = (-1, 1, 2)
        below = [replace(bone, parent=parent) for bone, parent in zip(leg(), hanging, strict=False)]
        goal = ik(3, [IkLink(2, True, *KNEE), IkLink(1)], level=level)
        placed = solved([goal, *below], {1: turn(Y, 15)}, {0: (1, 3, -1)})
        assert miss(placed, 3, 0) < NEAR
        assert_hangs_together([goal, *below], placed)

    def test_two_that_share_links(self):
        """The later one begins anew."""
        bones = [*leg(), ik(ANKLE_ROW, [IkLink(KNEE_ROW, True, *KNEE), IkLink(HIP_ROW)])]
        alone = solved(leg(), {}, {GOAL_ROW: (0, 5, 0)})
        both = solved(bones, {}, {GOAL_ROW: (3, 3, 3), 4: (0, 5, 0)})
        assert np.allclose(both.rotations[:3], alone.rotations[:3])

    def test_a_toe_after_its_leg(self):
        """The toe's IK turns the foot, which is where the leg's is led to."""
        foot = Bone("左つま先", position=(0, -0.5, -1.5), parent=ANKLE_ROW)
        toe = ik(4, [IkLink(ANKLE_ROW)], parent=GOAL_ROW, position=foot.position, loops=3, degrees=229.18)
        placed = solved([*leg(), foot, toe], {GOAL_ROW: turn(X, 20)}, {GOAL_ROW: (1, 2, -1)})
        assert miss(placed) < NEAR
        assert miss(placed, 4, 5) < NEAR


class TestSwitches:
    def test_off_the_pose_shows(self):
        skeleton, told = Skeleton(leg()), {HIP_ROW: turn(X, 30), KNEE_ROW: turn(X, -50)}
        pose = stance_of(4, told, {GOAL_ROW: (0, 5, 0)})
        assert miss(skeleton.solve(pose)) < NEAR
        pose.ik[GOAL_ROW] = False
        placed = skeleton.solve(pose)
        assert np.allclose(placed.rotations[:2], [turn(X, 30), turn(X, -20)])

    def test_of_two_that_share_links_the_other_goes_on(self):
        bones = [*leg(), ik(ANKLE_ROW, [IkLink(KNEE_ROW, True, *KNEE), IkLink(HIP_ROW)])]
        pose = stance_of(5, {}, {GOAL_ROW: (0, 5, 0)})
        pose.ik[4] = False
        assert miss(Skeleton(bones).solve(pose)) < NEAR


class TestBadData:
    @pytest.mark.parametrize("target", [-1, GOAL_ROW])
    def test_ik_without_a_target(self, target: int):
        bones = [*leg()[:3], ik(target, [IkLink(HIP_ROW)])]
        skeleton = Skeleton(bones)
        assert np.allclose(skeleton.solve(stance_of(4, {}, {3: (5, 5, 5)})).rotations, (0, 0, 0, 1))
        assert [warning.row for warning in skeleton.warnings] == [3]

    def test_ik_without_links(self):
        assert [warning.row for warning in Skeleton([*leg()[:3], ik(2, [])]).warnings] == [3]

    @pytest.mark.parametrize("link", [-1, ANKLE_ROW])
    def test_links_that_can_be_none(self, link: int):
        """They are left out, and the others do what they can with steps as if they were there."""
        bones = [*leg()[:3], ik(ANKLE_ROW, [IkLink(link), IkLink(HIP_ROW)], loops=1, degrees=3, position=(50, 10, 0))]
        skeleton = Skeleton(bones)
        placed = skeleton.solve(stance_of(4))
        assert angle_between(placed.rotations[HIP_ROW], (0, 0, 0, 1)) == pytest.approx(6, abs=1e-4)
        (warning,) = skeleton.warnings
        row, text = warning.row, warning.text
        assert row == 3
        assert text.startswith("Link 1 ")

    def test_links_that_lead_nothing(self):
        """A link that the target does not hang from turns in vain."""
        bones = [Bone(), Bone(position=(1, 0, 0)), ik(1, [IkLink(0)], position=(0, 3, 0))]
        assert np.allclose(solved(bones).positions[1], (1, 0, 0))

    @pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
    def test_numbers_that_are_none(self, number: float):
        limits = (number, 0, 0), (0, number, 0)
        bones = [*leg()[:3], ik(2, [IkLink(1, True, *limits), IkLink(0)], degrees=number, position=(1, 4, 1))]
        assert np.isfinite(solved(bones).positions).all()

    def test_positions_that_are_none_end(self):
        bones = [*leg()[:3], ik(2, [IkLink(1, True, *KNEE), IkLink(0)], position=(float("nan"), 1e38, float("inf")))]
        solved(bones)


@st.composite
def tangles(draw: st.DrawFn) -> tuple[list[Bone], Pose]:
    """Bones with IK of any kind, sound or not."""
    count = draw(st.integers(2, 9))
    rows, small = st.integers(-1, count - 1), st.floats(-4, 4, width=32)
    angle = st.sampled_from((0.0, -0.5, 0.5, -pi, pi, 1.5))
    limits = st.tuples(angle, angle, angle)
    link = st.builds(IkLink, rows, st.booleans(), limits, limits)
    flags = st.sampled_from((BoneFlags(0), BoneFlags.IK, BoneFlags.IK | BoneFlags.AFTER_PHYSICS, APPEND))
    bone = st.builds(
        Bone,
        position=st.tuples(small, small, small),
        parent=rows,
        level=st.integers(0, 1),
        flags=flags,
        append_parent=rows,
        append_ratio=st.sampled_from((1.0, 0.5, -1.0)),
        ik_target=rows,
        ik_loops=st.integers(0, 8),
        ik_angle=st.floats(-1, 4),
        ik_links=st.lists(link, max_size=4).map(tuple),
    )
    pose = Pose.at_rest(count, 0)
    pose.offsets[:] = draw(st.lists(st.tuples(small, small, small), min_size=count, max_size=count))
    return draw(st.lists(bone, min_size=count, max_size=count)), pose


def tangle_in_a_circle() -> tuple[list[Bone], Pose]:
    """Links of two chains that hang from each other in a circle, so that each turn is turned by the one before."""
    bones = [
        Bone(parent=4, flags=BoneFlags.IK, ik_target=1, ik_loops=2, ik_angle=1, ik_links=tuple(map(IkLink, (1, 2, 2)))),
        Bone(parent=0),
        Bone(parent=0),
        Bone(
            parent=2, flags=BoneFlags.IK, ik_target=0, ik_loops=6, ik_angle=1, ik_links=tuple(map(IkLink, (0, 0, 2, 2)))
        ),
        Bone(parent=3),
    ]
    pose = Pose.at_rest(len(bones), 0)
    pose.offsets[:] = [(0, 0, 0), (1, 0, 0), (0, 0, 1), (0, 0, 1), (0, 1, 0)]
    return bones, pose


@example(tangle_in_a_circle())
@given(tangles())
def test_of_any_data_something_comes(case: tuple[list[Bone], Pose]):
    """Numbers without exception, and unit rotations; what hangs together at rest still does."""
    bones, pose = case
    placed = Skeleton(bones).solve(pose)
    assert np.isfinite(placed.positions).all()
    assert np.linalg.norm(placed.rotations, axis=1) == pytest.approx(1, abs=1e-9)


def assert_hangs_together(bones: list[Bone], placed: BoneTransforms) -> None:
    """Every bone is where its parent carries it, when no offsets are told."""
    turns = placed.rotation_matrices()
    for row, bone in enumerate(bones):
        if bone.parent >= 0:
            offset = np.subtract(bone.position, bones[bone.parent].position)
            assert np.allclose(placed.positions[row], placed.positions[bone.parent] + turns[bone.parent] @ offset)


class TestAngles:
    @pytest.mark.parametrize(("form", "middle"), [(YXZ, 0), (ZYX, 1), (XZY, 2)])
    @given(st.tuples(*[st.floats(-3.1, 3.1)] * 3), st.floats(-1.5, 1.5))
    def test_there_and_back(self, form: int, middle: int, angles: tuple[float, ...], inner: float):
        told = [*angles]
        told[middle] = inner
        rotation = quaternion_from_euler(tuple(told), form)
        assert euler_from_quaternion(rotation, form) == pytest.approx(told, abs=1e-9)

    @pytest.mark.parametrize(("form", "order"), [(YXZ, (Y, X, Z)), (ZYX, (Z, Y, X)), (XZY, (X, Z, Y))])
    def test_the_order_in_which_they_turn(self, form: int, order: tuple[tuple[int, ...], ...]):
        told = {X: 10.0, Y: 20.0, Z: 30.0}
        made = quaternion_from_euler(tuple(radians(told[axis]) for axis in (X, Y, Z)), form)
        assert np.allclose(made, after(*(turn(axis, told[axis]) for axis in order)))

    @pytest.mark.parametrize(("form", "axis"), [(YXZ, X), (ZYX, Y), (XZY, Z)])
    def test_the_middle_one_stays_off_the_pole(self, form: int, axis: tuple[int, ...]):
        """At the pole itself the others are whatever sines of 45° are rounded to: none, or half a turn each."""
        angles = euler_from_quaternion(tuple(turn(axis, 90)), form)
        assert degrees(angles[axis.index(1)]) == pytest.approx(88)

    @pytest.mark.parametrize(
        ("angle", "first_half", "later"),
        [(0.5, 0.5, 0.5), (-0.3, 0.3, 0.0), (1.2, 0.8, 1.0), (-1.5, 0.0, 0.0), (2.5, 1.0, 1.0)],
    )
    def test_what_passes_a_limit_is_mirrored_at_first(self, angle: float, first_half: float, later: float):
        """Between 0 and 1."""
        assert reflected(angle, 0.0, 1.0, True) == pytest.approx(first_half)
        assert reflected(angle, 0.0, 1.0, False) == later
