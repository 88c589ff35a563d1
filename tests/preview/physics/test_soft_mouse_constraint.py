"""Soft bodies are pulled by a vertex: it goes to the hand as far as the cloth lets it, and back when it is let go."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.fields import NONE
from tests.preview.physics.softs import SIDE, cloth_model, grid, rope, soft, strand
from tests.preview.physics.worlds import FALLING, FLOATING, Play, body

pytest.importorskip("panda3d.bullet")

EDGE = [number * SIDE for number in range(SIDE)]  # the upper one
CORNER = SIDE * SIDE - 1


def hanging(**values):
    return Play(cloth_model([soft(EDGE, **values)]), FALLING)


def at(play, vertex):
    return play.figure.skinned()[0][vertex]


def test_a_free_cloth_comes_to_the_hand():
    play = Play(cloth_model([soft()]), FLOATING)
    there = np.array((8.0, -2.0, -3.0))
    assert play.physics.simulation.grab_vertex(CORNER, at(play, CORNER))
    play.physics.simulation.pull(there)
    assert np.linalg.norm(at(play.run(2), CORNER) - there) < 0.2


def test_a_cloth_that_hangs_gives_way_and_swings_back():
    play = hanging().run(2)
    rest = at(play, CORNER).copy()
    simulation = play.physics.simulation
    assert simulation.grab_vertex(CORNER, rest)
    simulation.pull(rest - np.array((0, 0, 3)))
    assert at(play.run(1), CORNER)[2] < -2
    simulation.release()
    assert simulation.grab_point is None
    assert np.linalg.norm(at(play.run(8), CORNER) - rest) < 1.5


@pytest.mark.parametrize("away", [30, 1e4])
def test_a_hand_out_of_reach_tears_nothing(away):
    play = hanging().run(0.5)
    assert play.physics.simulation.grab_vertex(CORNER, at(play, CORNER))
    play.physics.simulation.pull((0, away, away))
    play.run(4)
    assert play.physics.simulation.failures == 0
    sides = play.figure.skinned()[0][grid()[1]]
    assert np.linalg.norm(sides - np.roll(sides, 1, axis=1), axis=2).max() < 2


def test_the_grip_tells_where_it_is():
    play = hanging().run(0.5)
    simulation = play.physics.simulation
    simulation.grab_vertex(CORNER, at(play, CORNER))
    simulation.pull((1, 2, 3))
    assert simulation.grab_point.target.tolist() == [1, 2, 3]
    np.testing.assert_allclose(simulation.grab_point.position(simulation.state.transforms), at(play, CORNER), atol=1e-4)


@pytest.mark.parametrize("vertex", [EDGE[0], NONE, 10_000])
def test_what_cannot_be_pulled(vertex):
    play = hanging()
    assert not play.physics.simulation.grab_vertex(vertex, (0, 0, 0))
    assert play.physics.simulation.grab_point is None


def test_a_place_that_is_none():
    play = hanging()
    simulation = play.physics.simulation
    assert not simulation.grab_vertex(CORNER, (np.nan, 0, 0))
    assert simulation.grab_vertex(CORNER, at(play, CORNER))
    simulation.pull((np.inf, 0, 0))
    assert np.isfinite(play.run(0.5).figure.skinned()[0]).all()


def test_one_thing_is_pulled_at_a_time():
    model = cloth_model([soft()], bodies=[body(position=(20, 0, 0))])
    simulation = Play(model, FLOATING).physics.simulation
    assert simulation.grab_vertex(CORNER, (0, 0, 0))
    assert simulation.grab(0, (20, 0, 0))
    assert simulation.grab_point.row == 0
    assert simulation.grab_vertex(CORNER, (0, 0, 0))
    assert simulation.grab_point.vertex == CORNER


def test_it_outlasts_another_world_and_a_start():
    play = Play(cloth_model([soft()], bodies=[body(position=(20, 0, 0))]), FLOATING)
    there = np.array((8.0, -2.0, -3.0))
    play.physics.simulation.grab_vertex(CORNER, there)
    play.run(0.2)
    play.change("rigid_bodies", 0, size=(2.0, 2.0, 2.0))
    play.run(0.2)
    play.physics.reset()
    assert np.linalg.norm(at(play.run(2), CORNER) - there) < 0.2


def test_it_ends_with_the_soft_body():
    play = Play(cloth_model([soft()]), FLOATING)
    play.physics.simulation.grab_vertex(CORNER, (5, 5, 5))
    play.remove("soft_bodies", 0)
    play.run(0.1)
    assert play.physics.simulation.grab_point is None


def test_a_rope_is_pulled_by_its_end():
    play = Play(cloth_model([rope([0])], mesh=strand(8)), FALLING).run(1)
    play.physics.simulation.grab_vertex(7, at(play, 7))
    play.physics.simulation.pull((4, 0, -4))
    assert np.linalg.norm(at(play.run(1), 7) - (4, 0, -4)) < 1


def test_same_input_same_result():
    def pulled():
        play = hanging().run(0.3)
        play.physics.simulation.grab_vertex(CORNER, (3, 3, 3))
        return play.run(1).figure.skinned()[0].copy()

    np.testing.assert_array_equal(pulled(), pulled())
