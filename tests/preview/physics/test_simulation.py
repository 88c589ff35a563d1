"""A state of a simulation is a value: it stays what it is, whatever the simulation does, and needs no Bullet."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone
from editor.preview.physics import physics
from editor.preview.posed_model import PosedModel
from tests.preview.physics.softs import cloth_model, soft
from tests.preview.physics.worlds import FALLING, FREE, Play, body, fixed, joint, model_of


def lying() -> Play:
    """A ball that drives a bone and lies on the ground, tied to another one."""
    bodies = [fixed(position=(3, 3, 0)), body(bone=0, position=(0, 1, 0), mask=0xFFFF)]
    return Play(model_of(bodies, [joint()], [Bone("ball", position=(0, 1, 0))])).run(0.1)


def test_it_stays_what_it_is() -> None:
    play = Play(model_of([fixed(), body()], [joint(moves=FREE, turns=FREE)]), FALLING).run(0.1)
    state = play.physics.state
    before = state.transforms.copy()
    at = state.limit_violations.frames_b.positions.copy()
    play.run(0.2)
    assert (state.transforms.positions == before.positions).all()
    assert (state.limit_violations.frames_b.positions == at).all()
    assert (play.physics.state.transforms.positions != before.positions).any()


def test_a_frame_without_time_has_the_same() -> None:
    play = lying()
    before = play.physics.state
    play.figure.pose(play.stance)
    assert play.physics.state is not before
    assert (play.physics.state.transforms.positions == before.transforms.positions).all()


def test_complete_it_outlives_the_world() -> None:
    play = lying()
    state, late = play.physics.state.complete(), play.physics.simulation.state
    count = len(state.contacts)
    play.physics.close()
    assert play.physics.state is None
    assert len(state.contacts) == count > 0
    assert len(late.contacts) == 0  # nobody had asked in time


def test_bones_go_where_it_has_their_bodies_without_bullet(monkeypatch) -> None:
    play = lying()
    state, placed = play.physics.state.complete(), play.figure.bone_transforms
    monkeypatch.setattr(physics, "BulletSimulation", None)
    shown = PosedModel(play.model)
    shown.pose(play.stance, state=state)
    assert shown.state is state
    assert (shown.bone_transforms.positions == placed.positions).all()
    assert (shown.bone_transforms.rotations == placed.rotations).all()
    shown.pose(play.stance)
    assert shown.state is None
    assert shown.bone_transforms.positions.tolist() == [[0, 1, 0]]


def test_soft_vertices_are_those_of_its_moment() -> None:
    play = Play(cloth_model([soft([0, 6])]), FALLING).run(0.1)
    early = play.physics.state
    play.run(0.1)
    skinned = play.figure.skinned()[0]
    asked_in_time = Play(cloth_model([soft([0, 6])]), FALLING).run(0.1).figure.soft
    assert np.array_equal(early.soft.positions, asked_in_time.positions)
    assert not np.array_equal(early.soft.positions, play.figure.soft.positions)
    assert early.soft.rows is play.figure.soft.rows
    play.figure.detach_physics()
    assert play.figure.physics is None
    assert np.array_equal(play.figure.skinned()[0], skinned)
