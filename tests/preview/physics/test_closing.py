"""Worlds go when they are done with, and not when garbage is collected."""

import gc
from collections.abc import Iterator

import numpy as np
import pytest

from editor.model.rigid_bodies import BodyMode
from editor.operations.physics.settle_to_rest import settle_to_rest
from editor.preview.baking import record_physics
from editor.preview.pose import Pose
from tests.preview.physics.softs import cloth_model, soft
from tests.preview.physics.worlds import FLOATING, Play, body, fixed, joint, model_of, open_worlds


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def chain() -> Play:
    return Play(model_of([fixed(), body(position=(0, -2, 0))], [joint()]), FLOATING).run(0.1)


def cloth() -> Play:
    """With what is pulled."""
    play = Play(cloth_model([soft([0, 6])], bodies=[body(position=(0, 50, 0))])).run(0.1)
    assert play.physics.simulation.grab_vertex(35, (0, -20, 0))
    return play.run(0.1)


@pytest.mark.parametrize("make", [chain, cloth])
def test_nothing_holds_on_to_one(make):
    play = make()
    assert len(open_worlds()) == 1
    del play
    assert not open_worlds()


@pytest.mark.parametrize("make", [chain, cloth])
def test_closed_it_is_gone(make):
    play = make()
    play.physics.close()
    assert not open_worlds()
    play.physics.close()


@pytest.mark.parametrize("make", [chain, cloth])
def test_a_frame_after_that_starts_anew(make):
    play = make()
    play.physics.close()
    play.figure.pose(play.stance)
    assert len(open_worlds()) == 1
    assert (play.positions == Play(play.model, FLOATING).positions).all()


def test_one_takes_the_place_of_another():
    play = chain()
    play.physics.simulation.grab(1, (0, -2, 0))
    play.change("rigid_bodies", 1, mode=BodyMode.FOLLOWS_BONE)
    play.run(0.1)
    assert len(open_worlds()) == 1


def test_thrown_away_bodies_begin_in_one():
    play = chain()
    play.physics.simulation.teleport(np.array([1]), np.array([(1e9, 0, 0)]))
    play.run(0.1)
    assert play.physics.simulation.failures
    assert len(open_worlds()) == 1


@pytest.mark.parametrize(
    "begin",
    [
        lambda model: record_physics(model, lambda _: Pose.at_rest(0, 0), range(9), FLOATING, 0.5),
        lambda model: settle_to_rest(model, FLOATING, 1.0),
    ],
)
def test_work_that_is_stopped_leaves_none(begin):
    play = chain()
    play.physics.close()
    work = begin(play.model)
    next(work)
    assert len(open_worlds()) == 1
    work.close()
    assert not open_worlds()
