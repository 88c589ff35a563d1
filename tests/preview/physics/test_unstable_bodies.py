"""Bodies that physics throws away again and again: they are held, and the others do not suffer for it."""

from __future__ import annotations

import numpy as np
import pytest

from editor.messages import Level, Message, TranslatableText
from editor.preview.physics.bullet import PATIENCE, WITHIN, UnstableBodies
from tests.preview.physics.worlds import FALLING, FREE, Play, body, fixed, joint, model_of

pytest.importorskip("panda3d.bullet")

TOLD = "Became unstable repeatedly; this body follows its bone from now on."


def thrown(*others):
    """A body on a spring that no step is short enough for, and others."""
    wild = joint(moves=FREE, move_spring=(1e6, 1e6, 1e6), turns=FREE, turn_spring=(1e6, 1e6, 1e6))
    return model_of([fixed(), body(position=(1, 0, 0), mass=1e-6), *others], [wild])


def test_it_is_held_after_a_few_times():
    play = Play(thrown(), FALLING).run(2)
    simulation = play.physics.simulation
    assert simulation.failures == PATIENCE
    assert Message(Level.WARNING, TranslatableText(TOLD), "rigid_bodies", 1) in simulation.warnings
    assert play.positions[1].tolist() == [1, 0, 0]


def test_the_others_move_on():
    play = Play(thrown(body(position=(0, 50, 0))), FALLING).run(2)
    assert play.positions[2, 1] < 0


def test_another_start_gives_it_another_chance():
    play = Play(thrown(), FALLING).run(2)
    play.physics.reset()
    assert play.run(2).physics.simulation.failures == 2 * PATIENCE


def test_a_change_of_the_model_does_too():
    play = Play(thrown(), FALLING).run(2)
    play.change("joints", 0, move_spring=(0.0, 0.0, 0.0), turn_spring=(0.0, 0.0, 0.0))
    play.run(0.5)
    assert play.physics.simulation.failures == PATIENCE
    assert play.positions[1, 1] < -1


def test_what_is_far_away_from_the_start_does_not_stop_the_others():
    play = Play(model_of([body(position=(9e5, 0, 0)), body(position=(0, 50, 0))]), FALLING).run(2)
    assert np.isfinite(play.positions).all()
    assert play.positions[1, 1] < 0


def test_now_and_then_is_not_again_and_again():
    strays = UnstableBodies(2)
    for _ in range(3 * PATIENCE):
        strays.add_failure(np.array([1]))
        strays.pass_time(WITHIN / (PATIENCE - 1) + 0.1)
    assert not strays.disabled.any()
