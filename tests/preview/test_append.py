"""What a bone takes over from its append parent: ratios, chains, order, IK, and the local kind."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import APPEND, Bone, BoneFlags
from editor.preview.skeleton import Skeleton
from tests.preview.skeletons import X, Y, Z, after, angle_between, leg, solved, stance_of, turn

pytestmark = pytest.mark.usefixtures("kernels")

TURNS, MOVES, LOCAL = BoneFlags.APPEND_ROTATION, BoneFlags.APPEND_TRANSLATION, BoneFlags.LOCAL_APPEND


def taker(source: int, ratio: float = 1.0, flags: BoneFlags = APPEND, **values: object) -> Bone:
    return Bone(flags=flags, append_parent=source, append_ratio=ratio, **values)


class TestRatios:
    @pytest.mark.parametrize(("ratio", "degrees"), [(1, 80), (-1, -80), (0.5, 40), (2, 160), (-2, -160), (0, 0)])
    def test_rotation(self, ratio: float, degrees: float):
        placed = solved([Bone(), taker(0, ratio)], {0: turn((1, 2, 3), 80)})
        assert angle_between(placed.rotations[1], turn((1, 2, 3), degrees)) == pytest.approx(0, abs=1e-5)

    @pytest.mark.parametrize("ratio", [1.0, -1.0, 0.5, 2.0, -0.25])
    def test_translation(self, ratio: float):
        placed = solved([Bone(), taker(0, ratio)], {}, {0: (1, 2, 3)})
        assert np.allclose(placed.positions[1], ratio * np.array((1, 2, 3)))

    def test_the_shorter_way_is_meant(self):
        """A turn of 300 degrees is one of 60 back."""
        for told in (turn(Z, 300), -turn(Z, 300)):
            placed = solved([Bone(), taker(0, 0.5), taker(0, 2)], {0: told})
            assert angle_between(placed.rotations[1], turn(Z, -30)) == pytest.approx(0, abs=1e-5)
            assert angle_between(placed.rotations[2], turn(Z, -120)) == pytest.approx(0, abs=1e-5)

    def test_each_of_both_by_its_flag(self):
        placed = solved([Bone(), taker(0, flags=TURNS), taker(0, flags=MOVES)], {0: turn(X, 50)}, {0: (1, 0, 0)})
        assert np.allclose(placed.rotations[1:], [turn(X, 50), (0, 0, 0, 1)])
        assert placed.positions[1:, 0].tolist() == [0, 1]


class TestSums:
    def test_what_is_appended_turns_first(self):
        placed = solved([Bone(), taker(0)], {0: turn(X, 50), 1: turn(Y, 30)}, {0: (1, 0, 0), 1: (0, 1, 0)})
        assert np.allclose(placed.rotations[1], after(turn(Y, 30), turn(X, 50)))
        assert np.allclose(placed.positions[1], (1, 1, 0))

    def test_a_chain_passes_on_its_own_as_well(self):
        bones = [Bone(), taker(0, 0.5), taker(1, 0.5)]
        placed = solved(bones, {0: turn(X, 80), 1: turn(X, 20)}, {0: (4, 0, 0), 1: (1, 0, 0)})
        assert angle_between(placed.rotations[2], turn(X, (40 + 20) / 2)) == pytest.approx(0, abs=1e-5)
        assert placed.positions[2, 0] == pytest.approx((2 + 1) / 2)

    def test_what_the_hierarchy_does_is_not_passed_on(self):
        bones = [Bone(), Bone(parent=0, position=(1, 0, 0)), taker(1)]
        placed = solved(bones, {0: turn(Z, 90)}, {0: (5, 5, 5)})
        assert np.allclose(placed.rotations[2], (0, 0, 0, 1))
        assert np.allclose(placed.positions[2], 0)

    def test_of_a_link_ik_is_passed_on(self):
        """The D bones of a leg do all that the leg does."""
        bones = [
            *leg(),
            taker(0, flags=TURNS, position=leg()[0].position),
            taker(1, flags=TURNS, parent=4, position=leg()[1].position),
        ]
        placed = solved(bones, {0: turn(Y, 20)}, {3: (1, 3, -1)})
        assert np.allclose(placed.positions[4:], placed.positions[:2])
        assert np.allclose(placed.rotations[4:], placed.rotations[:2])
        assert angle_between(placed.rotations[1], placed.rotations[0]) > 30


class TestOrder:
    def test_levels_make_it(self):
        """A source that comes later in the file, and appends itself, is known by its sum when its level is lower."""
        bones = [taker(1, level=1), taker(2), Bone(level=-1)]
        placed = solved(bones, {2: turn(X, 40)})
        assert np.allclose(placed.rotations, turn(X, 40))

    def test_of_a_later_source_what_it_is_told_is_known(self):
        bones = [taker(1), taker(2), Bone()]
        placed = solved(bones, {1: turn(X, 10), 2: turn(X, 40)}, {1: (1, 0, 0), 2: (2, 0, 0)})
        assert np.allclose(placed.rotations[:2], [turn(X, 10), turn(X, 50)])
        assert placed.positions[:, 0].tolist() == [1, 3, 2]

    def test_after_physics_comes_after_every_level(self):
        bones = [taker(1, flags=APPEND | BoneFlags.AFTER_PHYSICS), taker(2, level=5), Bone(level=3)]
        assert np.allclose(solved(bones, {2: turn(X, 40)}).rotations, turn(X, 40))
        late = [taker(1), taker(2, flags=APPEND | BoneFlags.AFTER_PHYSICS), Bone()]
        assert np.allclose(solved(late, {2: turn(X, 40)}).rotations[0], (0, 0, 0, 1))

    def test_loops_are_survived(self):
        placed = solved([taker(1, 0.5), taker(0, 0.5)], {0: turn(X, 40)})
        assert np.allclose(placed.rotations, [turn(X, 40), turn(X, 20)])


class TestLocal:
    def test_what_the_hierarchy_does_is_passed_on(self):
        bones = [Bone(), Bone(parent=0, position=(1, 0, 0)), taker(1, 1, APPEND | LOCAL), taker(1, 0.5, APPEND | LOCAL)]
        placed = solved(bones, {0: turn(Z, 90)})
        assert np.allclose(placed.rotations[2:], [turn(Z, 90), turn(Z, 45)])
        assert np.allclose(placed.positions[2:], [(-1, 1, 0), (-0.5, 0.5, 0)])  # from (1, 0, 0) to (0, 1, 0)


class TestBadData:
    @pytest.mark.parametrize("source", [-1, 1])
    def test_is_left_out_with_a_warning(self, source: int):
        skeleton = Skeleton([Bone(), taker(source)])
        placed = skeleton.solve(stance_of(2, {0: turn(X, 40), 1: turn(Y, 30)}))
        assert np.allclose(placed.rotations[1], turn(Y, 30))
        (warning,) = skeleton.warnings
        row, text = warning.row, warning.text
        assert row == 1
        assert "append parent" in text

    def test_without_the_flags_nothing_is_said(self):
        assert not Skeleton([Bone(append_parent=-1)]).warnings

    @pytest.mark.parametrize("ratio", [float("nan"), float("inf")])
    def test_ratios_that_are_no_numbers(self, ratio: float):
        placed = solved([Bone(), taker(0, ratio)], {0: turn(X, 40)}, {0: (1, 1, 1)})
        assert np.allclose(placed.rotations[1], (0, 0, 0, 1))
        assert np.allclose(placed.positions[1], 0)
