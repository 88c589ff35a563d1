"""Physics while a model is posed: bodies fall as time passes, start anew after jumps, and rest while nobody looks."""

from __future__ import annotations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document import playback
from editor.document.document import Document
from editor.document.posing import Posing
from editor.formats import Content
from editor.messages import Level, Message, TranslatableText
from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import SoftBody
from editor.preview.physics.bullet import PATIENCE
from editor.preview.physics.engine import PhysicsSettings
from editor.render.overlays.overlay_input import bodies_at
from tests.document.timing import Time
from tests.preview.physics.worlds import open_worlds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(playback, "time", time)
    return time


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    pytest.importorskip("panda3d.bullet")
    model = Model()
    model.bones.records.append(Bone("球", position=(0, 50, 0)))
    size, position = (1.0, 1.0, 1.0), (0.0, 50.0, 0.0)
    ball = RigidBody("球", bone=0, shape=BodyShape.SPHERE, size=size, position=position, mode=BodyMode.PHYSICS)
    model.rigid_bodies.records.append(ball)
    document = Document(Content(model))
    document.posing.physics.settings = PhysicsSettings()  # without warm-up
    return document


def height(posing: Posing, time: Time, seconds: float = 0.0) -> float:
    """How high the ball is, so much later."""
    time.now += seconds
    posing.physics.tick.emit()
    return float(posing.posed_model().bone_transforms.positions[0, 1])


def test_a_ball_falls_once_physics_is_on(document: Document, time: Time) -> None:
    posing = document.posing
    posing.set_active(True)
    assert height(posing, time, 0.1) == 50
    assert posing.physics.switch(True) is None
    assert height(posing, time) == 50
    fallen = height(posing, time, 0.08)
    assert 49 < fallen < 50
    assert height(posing, time, 0.08) < fallen
    places, _ = bodies_at(document.model, posing.posed_model())
    assert places[0, 1] == pytest.approx(posing.posed_model().bone_transforms.positions[0, 1], abs=1e-4)


def test_switched_off_the_bone_is_where_it_is_told(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    height(posing, time, 0.08)
    posing.physics.switch(False)
    assert height(posing, time) == 50


def test_after_a_jump_everything_starts_from_its_bone(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    assert height(posing, time, 0.08) < 50
    posing.set_frame(20)
    assert height(posing, time, 0.01) == 50


def test_it_beats_only_while_it_is_on_and_watched(document: Document, qtbot: QtBot) -> None:
    physics = document.posing.physics
    physics.switch(True)
    with qtbot.assertNotEmitted(physics.tick, wait=60):
        pass
    with qtbot.waitSignal(physics.tick):
        document.posing.set_active(True)
    document.posing.set_active(False)
    with qtbot.assertNotEmitted(physics.tick, wait=60):
        pass


def test_where_there_is_no_bullet_it_says_so(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback, "reason_unavailable", lambda: "no Bullet")
    assert document.posing.physics.switch(True) == "no Bullet"
    assert not document.posing.physics.is_on


def test_mass_is_edited_while_it_falls(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    before = height(posing, time, 0.08)
    with document.edit("Heavier") as edit:
        edit.set(document.model.rigid_bodies, 0, "mass", 5.0)
    assert height(posing, time, 0.08) < before


def test_settings_are_kept_while_it_is_off(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.settings = PhysicsSettings(gravity=0.0)
    posing.physics.switch(True)
    height(posing, time)
    assert height(posing, time, 0.08) == 50
    posing.physics.switch(False)
    assert posing.physics.settings == PhysicsSettings(gravity=0.0)


def test_settings_take_effect_while_it_falls(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    assert height(posing, time, 0.08) < 50
    posing.physics.settings = PhysicsSettings(gravity=980.0, direction=(0.0, 1.0, 0.0))
    height(posing, time, 0.08)
    assert height(posing, time, 0.08) > 50


def test_it_tells_of_what_is_new_only(document: Document, qtbot: QtBot) -> None:
    physics = document.posing.physics
    with qtbot.waitSignal(physics.changed):
        physics.settings = PhysicsSettings(ground=False)
    with qtbot.assertNotEmitted(physics.changed):
        physics.settings = PhysicsSettings(ground=False)
    with qtbot.waitSignal(physics.changed):
        physics.switch(True)


def test_it_is_slower_for_a_second_after_time_was_dropped(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    height(posing, time, 0.08)
    time.now += 2.0
    height(posing, time, 0.01)
    height(posing, time, 0.01)
    assert posing.physics.speed < 0.5  # the two seconds count as one at most, of which ten steps are done
    time.now += 1.5
    assert posing.physics.speed == 1
    height(posing, time, 0.01)


def test_a_busy_window_is_no_jump(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    fallen = height(posing, time, 0.08)
    assert height(posing, time, 20.0) < fallen


def test_a_frame_takes_no_longer_than_its_budget(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    physics = posing.posed_model().physics
    assert physics is not None
    physics.budget = 1e-9
    height(posing, time, 0.08)
    assert physics.dropped == 0  # nothing was known yet of what a step takes
    before = posing.posed_model().bone_transforms.positions[0, 1]
    height(posing, time, 0.08)
    assert physics.dropped > 0.05
    assert posing.posed_model().bone_transforms.positions[0, 1] < before


def test_only_while_playing(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.only_playing = True
    posing.physics.switch(True)
    assert posing.physics.is_on
    assert not posing.physics.works
    assert height(posing, time, 0.1) == 50
    posing.clock.last_frame = 600
    posing.play()
    assert posing.physics.works
    height(posing, time)
    assert height(posing, time, 0.08) < 50
    posing.pause()
    assert not posing.physics.works
    assert height(posing, time, 0.1) == 50


def test_bodies_warm_up_before_they_are_seen(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.settings = PhysicsSettings(warm_up=0.25)
    posing.physics.switch(True)
    warmed = height(posing, time)
    assert warmed == pytest.approx(50 - 98 * 0.25**2 / 2, abs=0.2)
    posing.set_frame(20)
    assert height(posing, time) == 50
    posing.physics.reset()
    assert height(posing, time) == pytest.approx(warmed, abs=1e-6)


def test_it_tells_what_there_is_to_say_against_bodies(document: Document, time: Time, qtbot: QtBot) -> None:
    posing = document.posing
    posing.physics.switch(True)
    with qtbot.assertNotEmitted(posing.physics.warnings_added):
        height(posing, time)
    with document.edit("Flat") as edit:
        edit.set(document.model.rigid_bodies, 0, "size", (0.0, 0.0, 0.0))
    with qtbot.waitSignal(posing.physics.warnings_added) as warned:
        height(posing, time)
    text = TranslatableText("This body has no volume; it does not collide.")
    assert warned.args == [[Message(Level.WARNING, text, "rigid_bodies", 0)]]
    with qtbot.assertNotEmitted(posing.physics.warnings_added):
        height(posing, time)


def test_only_advancing_lets_time_pass(document: Document, time: Time) -> None:
    posing = document.posing
    posing.physics.switch(True)
    height(posing, time)
    fallen = height(posing, time, 0.08)
    time.now += 0.08
    posing.pose_bones([0], offsets=(0, 0, 1))
    posing.current_pose()
    assert posing.posed_model().bone_transforms.positions[0, 1] == fallen
    posing.advance(0.08)
    assert posing.posed_model().bone_transforms.positions[0, 1] < fallen


def test_bullet_has_nothing_of_it_while_it_does_not_work(document: Document, time: Time) -> None:
    posing = document.posing
    posing.set_active(True)
    posing.physics.switch(True)
    height(posing, time)
    assert len(open_worlds()) == 1
    posing.physics.switch(False)
    assert not open_worlds()
    posing.physics.switch(True)
    fallen = [height(posing, time, 0.08) for _ in range(3)]
    assert fallen == sorted(set(fallen), reverse=True)
    posing.physics.only_playing = True
    assert not open_worlds()


def test_bullet_has_nothing_of_it_while_nobody_looks(document: Document, time: Time) -> None:
    posing = document.posing
    posing.set_active(True)
    posing.physics.switch(True)
    height(posing, time)
    assert height(posing, time, 0.08) < 50
    posing.set_active(False)
    assert not open_worlds()
    posing.set_active(True)
    assert height(posing, time, 0.01) == 50
    assert height(posing, time, 0.08) < 50
    assert len(open_worlds()) == 1
    posing.physics.switch(False)


def test_it_tells_of_joints_and_soft_bodies_that_lack_something_and_of_bodies_that_blew_up(
    document: Document, time: Time, qtbot: QtBot
) -> None:
    document.model.rigid_bodies.records.append(RigidBody(mode=BodyMode.PHYSICS, mass=1e-6, size=(1, 1, 1)))
    document.model.joints.records += [Joint(body_a=0, body_b=-1)]
    document.model.soft_bodies.records.append(SoftBody(material=-1))
    posing, warned = document.posing, []
    posing.physics.warnings_added.connect(warned.extend)
    posing.physics.switch(True)
    height(posing, time)
    assert [(message.table, message.row, message.text) for message in warned] == [
        ("joints", 0, "Rigid body B is missing; the joint is left out."),
        ("soft_bodies", 0, "Its material is missing; it is left out."),
    ]
    warned.clear()
    assert posing.physics._physics is not None
    for _ in range(PATIENCE):
        posing.physics._physics.simulation._unstable.add_failure(np.array([1]))
    height(posing, time)
    assert [(message.table, message.row) for message in warned] == [("rigid_bodies", 1)]
    assert all(isinstance(message, Message) and isinstance(message.text, TranslatableText) for message in warned)
