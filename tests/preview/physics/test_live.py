"""Editing while it moves: what is edited is taken in, and the rest goes on as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.model.bones import Bone
from editor.model.joints import JointKind
from editor.preview.physics.bullet import BulletSimulation
from editor.preview.physics.physics import Physics
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource
from tests.preview.physics.worlds import FALLING, FLOATING, FREE, Play, body, fixed, joint, model_of


@pytest.fixture
def falling() -> Iterator[Play]:
    """Three balls side by side that have been falling for half a second; a bone that none of them follows."""
    balls = [body(position=(5 * row, 0, 0)) for row in range(3)]
    play = Play(model_of(balls, bones=[Bone("bone")]), FALLING).run(0.5)
    yield play
    play.physics.close()


def world(play: Play) -> object:
    simulation = play.physics.simulation
    assert isinstance(simulation, BulletSimulation)
    return simulation._world


class TestBodies:
    @pytest.mark.parametrize("change", [{"mass": 9.0}, {"friction": 0.1, "restitution": 1.0}, {"name": "other"}])
    def test_how_they_feel_leaves_the_world_as_it_is(self, falling, change):
        same = world(falling)
        untouched = Play(falling.model, FALLING).run(1).positions
        falling.change("rigid_bodies", 1, **change)
        assert falling.run(0.5).positions == pytest.approx(untouched, abs=1e-3)
        assert world(falling) is same

    def test_damping_acts_from_now_on(self, falling):
        falling.change("rigid_bodies", 1, linear_damping=0.99)
        heights = falling.run(0.5).positions[:, 1]
        assert heights[1] > heights[0] + 5
        assert heights[0] == heights[2]

    @pytest.mark.parametrize("change", [{"size": (2, 2, 2)}, {"group": 3}, {"mask": 7}])
    def test_what_takes_another_world_goes_on_moving(self, falling, change):
        untouched = Play(falling.model, FALLING).run(1).positions
        falling.change("rigid_bodies", 1, **change)
        assert falling.run(0.5).positions == pytest.approx(untouched, abs=1e-3)

    def test_one_that_is_moved_begins_anew(self, falling):
        falling.change("rigid_bodies", 1, position=(5, 100, 0))
        heights = falling.run(0.5).positions[:, 1]
        assert heights == pytest.approx([-49.4, 100 - 12.45, -49.4], abs=0.2)

    def test_one_goes(self, falling):
        falling.remove("rigid_bodies", 0)
        assert falling.run(0.5).positions[:, :2] == pytest.approx(np.array([(5, -49.4), (10, -49.4)]), abs=0.2)

    def test_one_begins_to_follow(self, falling):
        falling.change("rigid_bodies", 2, mode=0)
        assert falling.run(0.5).positions[:, 1] == pytest.approx([-49.4, -49.4, 0], abs=0.2)
        falling.change("rigid_bodies", 2, mode=1)
        assert falling.run(0.5).positions[2, 1] == pytest.approx(-12.45, abs=0.1)

    def test_without_mass_and_with_it_again(self, falling):
        falling.change("rigid_bodies", 2, mass=0.0)
        assert falling.run(0.1).positions[2, 1] == pytest.approx(0, abs=1e-6)
        falling.change("rigid_bodies", 2, mass=1.0)
        assert falling.run(0.5).positions[2, 1] < -12

    def test_bones(self, falling):
        falling.change("bones", 0, position=(1, 2, 3))
        assert falling.run(0.5).positions[:, 1] == pytest.approx([-49.4] * 3, abs=0.2)

    def test_a_bone_goes(self):
        play = Play(model_of([body(bone=1), body(bone=0)], bones=[Bone("a"), Bone("b")]), FALLING).run(0.2)
        play.change("rigid_bodies", 0, bone=0)
        play.change("rigid_bodies", 1, bone=-1)
        play.remove("bones", 0)
        play.stance = Pose.at_rest(1, 0)
        placed = play.run(0.2).figure.bone_transforms
        assert placed.positions[0] == pytest.approx(play.positions[0])


class TestJoints:
    def test_only_the_joint_is_made_anew(self):
        play = Play(model_of([fixed(), body(position=(0, -3, 0)), body(position=(9, 0, 0))], [joint()]), FALLING).run(
            0.5
        )
        same = world(play)
        play.change("joints", 0, move_lower=(0, -4, 0))
        play.run(1)
        assert play.positions[1] == pytest.approx((0, -7, 0), abs=0.1)
        assert play.positions[2, 1] < -100
        assert world(play) is same

    def test_springs(self):
        play = Play(
            model_of([fixed(), body(linear_damping=0.95)], [joint(moves=FREE, move_spring=(0, 100, 0))]), FALLING
        )
        assert play.run(3).positions[1, 1] == pytest.approx(-0.98, abs=0.05)
        play.change("joints", 0, move_spring=(0.0, 400.0, 0.0))
        assert play.run(3).positions[1, 1] == pytest.approx(-0.245, abs=0.05)
        play.change("joints", 0, kind=JointKind.SIX_DOF)
        assert play.run(1).positions[1, 1] < -10

    def test_one_goes(self):
        play = Play(model_of([fixed(), body(position=(0, -3, 0))], [joint()]), FALLING).run(0.2)
        play.remove("joints", 0)
        assert play.run(0.5).positions[1, 1] < -12

    def test_one_loses_its_body(self):
        play = Play(model_of([fixed(), body(position=(0, -3, 0))], [joint()]), FALLING).run(0.2)
        play.change("joints", 0, body_a=-1)
        assert play.run(0.5).positions[1, 1] < -12
        assert [warning.row for warning in play.physics.warnings] == [0]


class TestSameAgain:
    def dance(self, posed_model: PosedModel, player: Player) -> list[bytes]:
        assert posed_model.physics
        told = []
        for frame in range(40):
            posed_model.pose(player.pose(frame), 1 / 30)
            told.append(
                posed_model.physics.bodies.matrices().tobytes() + posed_model.bone_transforms.globals().tobytes()
            )
        return told

    def test_same_input_same_result(self):
        model = formats.load(resource("samples", "mochi.pmx")).model
        player = Player(model)
        player.set_motions([formats.load(Path(resource("samples", "mochi_dance.vmd"))).motion])
        figures = [PosedModel(model), PosedModel(model)]
        for posed_model in figures:
            posed_model.physics = Physics(model)
        first = self.dance(figures[0], player)
        assert len(set(first)) == len(first)
        assert self.dance(figures[1], player) == first
        figures[0].physics.reset()
        assert self.dance(figures[0], player) == first

    def test_memory_stays_what_it_is(self):
        status = Path("/proc/self/statm")
        if not status.exists():
            pytest.skip("tells how much memory is used only on Linux")
        chain = [fixed(), *(body(position=(0, -row, 0), mask=0xFFFF) for row in range(1, 5))]
        links = [joint(body_a=row, body_b=row + 1, turns=FREE, turn_spring=(5, 5, 5)) for row in range(4)]
        play = Play(model_of(chain, links), FLOATING).run(10)
        before = int(status.read_text().split()[1])
        for _ in range(1500):
            play.figure.pose(play.stance, 1 / 60)
        grown = (int(status.read_text().split()[1]) - before) * 4096
        assert grown < 600_000
