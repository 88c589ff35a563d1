"""Bones without IK: order, hierarchy, stages, fixed axes, and all of it beside a slow reference."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import APPEND, Bone, BoneFlags
from editor.preview import compiling
from editor.preview.bone_transforms import BoneParts
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton, Stage
from tests.preview.skeletons import X, Y, Z, after, angle_between, leg, solved, stance_of, turn
from tests.preview.slow_bones import SlowBones

pytestmark = pytest.mark.usefixtures("kernels")

AFTER = BoneFlags.AFTER_PHYSICS


class TestHierarchy:
    def test_a_child_goes_with_its_parent(self):
        bones = [Bone(position=(0, 1, 0)), Bone(position=(0, 3, 0), parent=0), Bone(position=(1, 3, 0), parent=1)]
        placed = solved(bones, {0: turn(Z, 90)}, {1: (0, 0, 4)})
        assert np.allclose(placed.positions, [(0, 1, 0), (-2, 1, 4), (-2, 2, 4)])
        assert np.allclose(placed.rotations, turn(Z, 90))

    def test_a_parent_may_come_later_in_the_file(self):
        """What counts is the level."""
        bones = [Bone(position=(2, 0, 0), parent=1, level=1), Bone()]
        assert np.allclose(solved(bones, {1: turn(Y, 180)}).positions[0], (-2, 0, 0))

    @pytest.mark.parametrize("level", [0, 1])
    def test_who_deforms_before_the_parent_goes_by_its_rest_place(self, level: int):
        bones = [Bone(position=(2, 0, 0), parent=1), Bone(position=(1, 0, 0), level=level)]
        placed = solved(bones, {1: turn(Y, 180)}, {1: (7, 7, 7)})
        assert np.allclose(placed.positions, [(2, 0, 0), (8, 7, 7)])

    def test_nothing_is_left_of_the_frame_before(self):
        bones = [Bone(position=(2, 0, 0), parent=1), Bone(position=(1, 0, 0)), *leg()]
        skeleton = Skeleton(bones)
        moved = stance_of(len(bones), {1: turn(Y, 180)}, {5: (0, 3, 0)})
        first = skeleton.solve(moved)
        skeleton.solve(Pose.at_rest(len(bones), 0))
        assert np.array_equal(skeleton.solve(moved).positions, first.positions)

    def test_parents_in_a_loop_are_survived(self):
        bones = [Bone(position=(1, 0, 0), parent=1), Bone(position=(2, 0, 0), parent=0)]
        placed = solved(bones, {0: turn(Z, 90)})
        assert np.allclose(placed.positions, [(1, 0, 0), (1, 1, 0)])

    def test_parents_that_are_missing(self):
        skeleton = Skeleton([Bone(position=(1, 0, 0), parent=0), Bone(position=(2, 0, 0), parent=-1)])
        placed = skeleton.solve(stance_of(2, {0: turn(Z, 90)}))
        assert np.allclose(placed.positions, [(1, 0, 0), (2, 0, 0)])
        assert [warning.row for warning in skeleton.warnings] == [0]

    def test_without_bones(self):
        assert Skeleton([]).solve(Pose.at_rest(0, 0)).positions.shape == (0, 3)


class TestWhatIsTold:
    def test_morphs_turn_after_the_user(self):
        skeleton = Skeleton([Bone()])
        parts = BoneParts(np.array([[0.0, 1, 0]]), turn(X, 30)[None])
        placed = skeleton.solve(stance_of(1, {0: turn(Y, 40)}, {0: (1, 0, 0)}), parts)
        assert np.allclose(placed.rotations[0], after(turn(X, 30), turn(Y, 40)))
        assert np.allclose(placed.positions[0], (1, 1, 0))

    def test_rotations_are_made_unit(self):
        skeleton = Skeleton([Bone(), Bone()])
        placed = skeleton.solve(stance_of(2, {0: 3 * turn(Y, 40), 1: np.zeros(4)}))
        assert np.allclose(placed.rotations, [turn(Y, 40), (0, 0, 0, 1)])

    def test_the_stance_is_not_written_into(self):
        pose = stance_of(1, {0: turn(Y, 40)})
        Skeleton([Bone(flags=BoneFlags.FIXED_AXIS, fixed_axis=X)]).solve(pose)
        assert np.array_equal(pose.rotations[0], turn(Y, 40))


class TestFixedAxis:
    @pytest.mark.parametrize(
        ("told", "done"),
        [
            (turn((1, 1, 0), 40), turn(X, 40)),
            (turn((-1, 1, 0), 40), turn(X, -40)),
            (turn(Y, 40), turn(X, 40)),  # neither one way nor the other counts as the one
            (turn((-1, 0, 0), 200), turn(X, -200)),
            (-turn((1, 1, 0), 40), turn(X, 40)),
        ],
    )
    def test_same_angle_about_the_axis(self, told: np.ndarray, done: np.ndarray):
        placed = solved([Bone(flags=BoneFlags.FIXED_AXIS, fixed_axis=(3, 0, 0))], {0: told})
        assert angle_between(placed.rotations[0], done) == pytest.approx(0, abs=1e-5)

    def test_of_no_length_it_lets_nothing_turn(self):
        placed = solved([Bone(flags=BoneFlags.FIXED_AXIS, fixed_axis=(0, 0, 0))], {0: turn(Y, 40)})
        assert np.allclose(placed.rotations[0], (0, 0, 0, 1))

    def test_morphs_may_turn_otherwise(self):
        skeleton = Skeleton([Bone(flags=BoneFlags.FIXED_AXIS, fixed_axis=X)])
        placed = skeleton.solve(stance_of(1), BoneParts(np.zeros((1, 3)), turn(Y, 30)[None]))
        assert np.allclose(placed.rotations[0], turn(Y, 30))


class TestPhysics:
    def test_bones_of_the_second_stage_wait(self):
        bones = [Bone(position=(1, 0, 0), flags=AFTER), Bone(position=(2, 0, 0))]
        skeleton = Skeleton(bones)
        skeleton.begin(stance_of(2, offsets={0: (0, 1, 0), 1: (0, 1, 0)}))
        skeleton.run(Stage.BEFORE)
        assert skeleton.bone_transforms().positions[:, 1].tolist() == [0, 1]
        skeleton.run(Stage.AFTER)
        assert skeleton.bone_transforms().positions[:, 1].tolist() == [1, 1]

    def test_what_hangs_from_a_driven_bone_follows(self):
        bones = [
            Bone(),
            Bone(position=(0, 1, 0), parent=0),
            Bone(position=(0, 2, 0), parent=1),
            Bone(position=(0, 3, 0), parent=2, flags=AFTER),
            Bone(position=(5, 0, 0)),
        ]
        skeleton = Skeleton(bones)
        skeleton.begin(stance_of(5, {2: turn(X, 10), 4: turn(Y, 10)}))
        skeleton.run(Stage.BEFORE)
        skeleton.drive([1], turn(Z, 90)[None], np.array([[7.0, 0, 0]]))
        skeleton.run(Stage.AFTER)
        placed = skeleton.bone_transforms()
        assert np.allclose(placed.positions[:3], [(0, 0, 0), (7, 0, 0), (6, 0, 0)])
        tilted = after(turn(Z, 90), turn(X, 10))
        assert np.allclose(placed.rotations, [(0, 0, 0, 1), turn(Z, 90), tilted, tilted, turn(Y, 10)])
        assert np.allclose(placed.positions[3], (6 - np.cos(np.radians(10)), 0, np.sin(np.radians(10))))

    def test_driven_bones_stay_where_physics_has_them(self):
        """Also when they hang from one another, and when their own turn comes."""
        bones = [Bone(), Bone(position=(0, 1, 0), parent=0), Bone(position=(0, 2, 0), parent=1, flags=AFTER)]
        skeleton = Skeleton(bones)
        skeleton.begin(stance_of(3, {0: turn(Z, 90), 2: turn(Z, 90)}))
        skeleton.run(Stage.BEFORE)
        places = np.arange(9.0).reshape(3, 3)
        skeleton.drive(range(3), np.tile(turn(Y, 20), (3, 1)), places)
        skeleton.run(Stage.AFTER)
        assert np.allclose(skeleton.bone_transforms().positions, places)
        assert np.allclose(skeleton.bone_transforms().rotations, turn(Y, 20))

    def test_physics_is_not_appended(self):
        bones = [
            Bone(),
            Bone(flags=BoneFlags.APPEND_ROTATION | AFTER, append_parent=0),
            Bone(flags=APPEND | AFTER | BoneFlags.LOCAL_APPEND, append_parent=0),
        ]
        skeleton = Skeleton(bones)
        skeleton.begin(Pose.at_rest(3, 0))
        skeleton.run(Stage.BEFORE)
        skeleton.drive([0], turn(Y, 60)[None], np.array([[1.0, 2, 3]]))
        skeleton.run(Stage.AFTER)
        assert np.allclose(skeleton.bone_transforms().rotations, [turn(Y, 60), (0, 0, 0, 1), turn(Y, 60)])
        assert np.allclose(skeleton.bone_transforms().positions, [(1, 2, 3), (0, 0, 0), (1, 2, 3)])

    @pytest.mark.parametrize("late", [BoneFlags(0), AFTER])
    def test_physics_is_appended_as_mmd_does_it(self, late: BoneFlags):
        """By bones before and after physics, from first to last, with what hangs from them; driven ones stay."""
        turned, both = turn(Y, 60), APPEND | late
        bones = [
            Bone("early", flags=both, append_parent=2, append_ratio=0.5),
            Bone("root", position=(0, 1, 0)),
            Bone("driven", position=(0, 2, 0), parent=1),
            Bone("taker", position=(5, 0, 0), flags=both, append_parent=2, append_ratio=-1.0),
            Bone("child", position=(5, 0, 2), parent=3, flags=late),
            Bone("taker of a taker", flags=both, append_parent=3, append_ratio=2.0),
            Bone("local", flags=both | BoneFlags.LOCAL_APPEND, append_parent=2),
            Bone("driven taker", parent=3, flags=both, append_parent=2),
            Bone("aside", flags=both, append_parent=1),
        ]
        skeleton = Skeleton(bones)
        skeleton.begin(stance_of(9, {1: turn(Z, 90), 2: turn(X, 10), 3: turn(X, 20)}))
        skeleton.run(Stage.BEFORE)
        taken = np.array([after(turn(Z, 90), turned), turned])
        skeleton.drive([2, 7], taken, np.array([[-1.0, 1, 4], [7, 7, 7]]), appends_again=True)
        skeleton.run(Stage.AFTER)
        placed = skeleton.bone_transforms()
        told = after(turn(X, 20), turn(Y, -60))
        wanted = [turn(Y, 30), turn(Z, 90), taken[0], told, told, after(told, told), taken[0], turned, turn(Z, 90)]
        for row, rotation in enumerate(wanted):
            assert angle_between(placed.rotations[row], rotation) == pytest.approx(0, abs=1e-5), bones[row].name
        assert np.allclose(placed.positions[[0, 3, 6, 7]], [(0, 0, 2), (5, 0, -4), (-1, -1, 4), (7, 7, 7)])
        assert np.allclose(placed.positions[4], placed.positions[3] + placed.rotation_matrices()[3] @ (0, 0, 2))

    def test_ik_of_which_all_links_are_driven_is_left_out(self):
        bones = leg()
        skeleton, raised = Skeleton(bones), stance_of(4, offsets={3: (0, 3, 0)})
        for driven, moves in (((0, 1), False), ((0,), True), ((), True)):
            skeleton.begin(raised, driven=np.isin(np.arange(4), driven))
            skeleton.run(Stage.BEFORE)
            assert (abs(skeleton.bone_transforms().positions[2]).max() > 1) == moves


def vectors(size: float) -> st.SearchStrategy[tuple[float, float, float]]:
    number = st.floats(-size, size, width=32).map(lambda value: round(value, 2))
    return st.tuples(number, number, number)


@st.composite
def bones_and_seed(draw: st.DrawFn) -> tuple[list[Bone], int]:
    """Any bones without IK: parents and sources earlier, later, missing or themselves, any level and ratio."""
    count = draw(st.integers(1, 8))
    rows = st.integers(-1, count - 1)
    kinds = st.sampled_from([*APPEND, AFTER, BoneFlags.FIXED_AXIS, BoneFlags.LOCAL_APPEND])
    bones = [
        Bone(
            position=draw(vectors(5)),
            parent=draw(rows),
            level=draw(st.integers(0, 2)),
            flags=sum(draw(st.sets(kinds)), BoneFlags(0)),
            append_parent=draw(rows),
            append_ratio=draw(st.sampled_from((0.0, 0.5, 1.0, -1.0, 2.0, -0.3, 1.7))),
            fixed_axis=draw(vectors(1)),
        )
        for _ in range(count)
    ]
    return bones, draw(st.integers(0, 2**16))


def random_turns(rng: np.random.Generator, count: int) -> np.ndarray:
    turns = rng.normal(size=(count, 4))
    return turns / np.linalg.norm(turns, axis=1, keepdims=True)


@given(bones_and_seed())
def test_as_slow_as_it_may_be_said(case: tuple[list[Bone], int]):
    bones, seed = case
    rng, count = np.random.default_rng(seed), len(bones)
    pose, parts = Pose.at_rest(count, 0), BoneParts(rng.normal(size=(count, 3)), random_turns(rng, count))
    pose.offsets[:], pose.rotations[:] = rng.normal(size=(count, 3)), random_turns(rng, count)
    placed = Skeleton(bones).solve(pose, parts)
    slow = SlowBones(bones, pose, parts)
    said = np.array([slow.place(row) for row in range(count)])
    assert np.abs(placed.positions - said[:, :3, 3]).max() < 1e-6
    assert np.abs(placed.rotation_matrices() - said[:, :3, :3]).max() < 1e-6


def test_a_skeleton_outlives_the_change_to_other_kernels(compiled_kernels: compiling.Kernels):
    bones = [*leg(), Bone(parent=0, append_parent=1, flags=APPEND, append_ratio=0.5)]
    skeleton, raised = Skeleton(bones), stance_of(5, {0: turn(Y, 20)}, {3: (1, 4, -2)})
    placed = []
    for kernels in (compiling.PLAIN, compiled_kernels, compiling.PLAIN):
        skeleton.begin(raised)
        compiling.use(kernels)  # a frame that has begun goes on as it began
        skeleton.run(Stage.BEFORE)
        skeleton.run(Stage.AFTER)
        placed.append(skeleton.bone_transforms())
    for other in placed[1:]:
        assert np.abs(other.positions - placed[0].positions).max() < 1e-9
        assert np.abs(other.rotations - placed[0].rotations).max() < 1e-9
