"""Where bodies touch: known places, normals and depths."""

import numpy as np

from editor.model.fields import NONE
from editor.model.rigid_bodies import BodyShape
from editor.preview.physics.engine import PhysicsSettings
from tests.preview.physics.worlds import FLOATING, Play, body, fixed, model_of

MEETS = {"mask": 0xFFFF}
BOX = {"shape": BodyShape.BOX, "size": (1.0, 0.5, 1.0), **MEETS}


def test_a_ball_touches_the_ground_in_one_point() -> None:
    play = Play(model_of([body(position=(3, 1.2, 4), **MEETS)])).run(1)
    contacts = play.physics.state.contacts
    np.testing.assert_allclose(contacts.points, [(3, 0, 4)], atol=0.01)
    np.testing.assert_allclose(np.abs(contacts.normals), [(0, 1, 0)], atol=1e-3)
    np.testing.assert_allclose(contacts.depths, [0], atol=2e-3)
    assert sorted(contacts.bodies[0]) == [NONE, 0]


def test_a_box_stands_on_a_box_in_four_points() -> None:
    play = Play(model_of([fixed(position=(0, 1, 0), **BOX), body(position=(0, 2.1, 0), **BOX)])).run(2)
    contacts = play.physics.state.contacts
    between = (contacts.bodies != NONE).all(axis=1)
    assert between.sum() == 4
    np.testing.assert_allclose(contacts.points[between][:, 1], 1.5, atol=0.01)
    np.testing.assert_allclose(np.abs(contacts.points[between][:, ::2]), 1, atol=0.05)
    np.testing.assert_allclose(np.abs(contacts.normals[between]), [(0, 1, 0)] * 4, atol=1e-3)


def test_the_normal_points_from_the_second_body_to_the_first() -> None:
    play = Play(model_of([fixed(position=(0, 1, 0), **BOX), body(position=(0, 2.1, 0), **BOX)])).run(2)
    contacts = play.physics.state.contacts
    between = (contacts.bodies != NONE).all(axis=1)
    first, second = play.positions[contacts.bodies[between]].transpose(1, 0, 2)
    assert (np.einsum("ij,ij->i", first - second, contacts.normals[between]) > 0).all()


def test_bodies_within_each_other_say_how_deep() -> None:
    play = Play(model_of([fixed(**MEETS), body(position=(1.5, 0, 0), mass=1e6, **MEETS)]), FLOATING).run(1 / 120)
    contacts = play.physics.state.contacts
    assert contacts.depths.tolist()[0] > 0.3


def test_there_are_none_where_nothing_touches_or_masks_forbid() -> None:
    apart = Play(model_of([body(position=(0, 9, 0), **MEETS), body(position=(5, 9, 0), **MEETS)]), FLOATING).run(0.1)
    passing = Play(model_of([body(), body(position=(0.5, 0, 0))]), PhysicsSettings(gravity=0, ground=False)).run(0.1)
    assert len(apart.physics.state.contacts) == len(passing.physics.state.contacts) == 0
    assert len(Play(model_of([])).physics.state.contacts) == 0
