"""Contacts, and joints beyond their limits, are seen where physics has them; nothing of it is asked for unseen."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import SimulationState
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.overlays.bodies import CONTACT
from editor.render.overlays.joints import VIOLATION_COLOR
from editor.render.scene import Scene
from tests.render.making import CAMERA

pytest.importorskip("panda3d.bullet")
pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]

SIZE = (256, 256)
STEP = 1 / 120
PLAIN = ViewOptions(show=frozenset())
ANCHOR, TORN = (0.0, 2.0, 0.0), (3.0, 2.0, 0.0)


def swinging() -> Model:
    """A ball that hangs from one that is held, by a joint that neither moves nor turns, above a ball on the ground."""
    model = Model()
    ball = {"shape": BodyShape.SPHERE, "size": (0.5, 0, 0), "bone": -1}
    model.rigid_bodies.records[:] = [
        RigidBody("anchor", position=ANCHOR, mode=BodyMode.FOLLOWS_BONE, **ball),
        RigidBody("hung", position=TORN, mode=BodyMode.PHYSICS, mask=0, **ball),
        RigidBody("lying", position=(-3, 0.5, 0), mode=BodyMode.PHYSICS, mask=0xFFFF, **ball),
    ]
    model.joints.records[:] = [Joint(kind=JointKind.SIX_DOF, body_a=0, body_b=1, position=TORN)]
    return model


class Posed:
    """A scene whose figure has physics."""

    def __init__(self) -> None:
        self.model = swinging()
        self.scene = Scene(self.model, None)
        self.figure = PosedModel(self.model)
        self.figure.physics = Physics(self.model, PhysicsSettings())
        self.scene.posed_model = self.figure
        self.run(1)

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.figure.pose(Pose.at_rest(0, 0), STEP)

    def seen(self, *names: str) -> np.ndarray:
        """(height, width, 3)."""
        return draw_image(self.scene, CAMERA, ViewOptions(show=frozenset(names)), SIZE)[..., :3].astype(int)

    def tear(self) -> None:
        """Have the ball that hangs somewhere else."""
        assert self.figure.physics is not None
        self.figure.physics.simulation.teleport(np.array([1]), np.array([(3.0, -1.0, 0.0)]))
        self.figure.pose(Pose.at_rest(0, 0))


@pytest.fixture
def posed(gl: None) -> Iterator[Posed]:
    made = Posed()
    yield made
    made.scene.release()


def colored(picture: np.ndarray, color: tuple[float, ...]) -> np.ndarray:
    """(height, width) where a picture has a colour."""
    return np.abs(picture - np.array(color[:3]) * 255).max(axis=-1) < 40


def near(mask: np.ndarray, point: np.ndarray | tuple[float, float, float], reach: int = 4) -> bool:
    x, y, _ = CAMERA.project([point], SIZE)[0].round().astype(int)
    return bool(mask[max(y - reach, 0) : y + reach + 1, max(x - reach, 0) : x + reach + 1].any())


def test_a_contact_is_a_mark_with_a_needle_along_its_normal(posed: Posed) -> None:
    posed.run(60)
    mask = colored(posed.seen("contacts"), CONTACT)
    assert near(mask, (-3, 0, 0))
    rows, columns = np.nonzero(mask)
    assert 20 < np.ptp(rows) < 40  # logical pixels, however far away it is
    assert np.ptp(columns) < 16


def test_needles_are_as_long_from_everywhere(posed: Posed) -> None:
    posed.run(60)
    lengths = []
    for distance in (10.0, 40.0):
        camera = CAMERA.centred((-3, 0, 0)).zoomed(distance / CAMERA.distance)
        picture = draw_image(posed.scene, camera, PLAIN.with_shown("contacts", True), SIZE)[..., :3].astype(int)
        lengths.append(np.ptp(np.nonzero(colored(picture, CONTACT))[0]))
    assert abs(lengths[0] - lengths[1]) <= 2


def test_nothing_is_beyond_its_limits_at_first(posed: Posed) -> None:
    assert not colored(posed.seen("beyond-limits"), VIOLATION_COLOR).any()


def test_a_joint_that_is_torn_is_marked_and_so_is_the_body_that_it_holds(posed: Posed) -> None:
    posed.tear()
    assert posed.figure.physics is not None
    body = posed.figure.physics.bodies.positions[1]
    assert np.linalg.norm(body - TORN) > 0.3
    mask = colored(posed.seen("beyond-limits"), VIOLATION_COLOR)
    assert near(mask, body)
    assert near(mask, body + np.array((0.5, 0, 0)))  # its outline
    assert near(mask, (body + TORN) / 2)  # from where it should be to where it is
    assert not near(mask, (0.0, 2.5, 0.0))  # the body that follows a bone is not to blame
    assert not near(mask, (-3, 0.5, 0))


def test_joints_are_tied_to_where_the_bodies_are(posed: Posed) -> None:
    posed.tear()
    mask = (posed.seen("joints") < 240).any(axis=-1)
    assert near(mask, (1.5, 0.5, 0))
    assert not near((posed.seen() < 240).any(axis=-1), (1.5, 0.5, 0))


def test_a_joint_goes_with_a_moving_body_that_has_no_bone(posed: Posed) -> None:
    posed.model.joints.records[:] = [
        Joint(body_a=1, body_b=0, position=TORN, move_lower=(1, 1, 1), move_upper=(-1,) * 3)
    ]
    posed.tear()
    np.testing.assert_allclose(posed.scene.posed("joints"), [(3, -1, 0)], atol=1e-5)


def test_hidden_joints_and_bodies_are_not_shown(posed: Posed) -> None:
    posed.run(60)
    posed.tear()
    posed.scene.hide({"joints": np.array([True]), "rigid_bodies": np.array([False, True, True])})
    assert not colored(posed.seen("beyond-limits"), VIOLATION_COLOR).any()
    assert not colored(posed.seen("contacts"), CONTACT).any()


def test_it_goes_when_the_joint_holds_again(posed: Posed) -> None:
    posed.tear()
    assert colored(posed.seen("beyond-limits"), VIOLATION_COLOR).any()
    assert posed.figure.physics is not None
    posed.figure.physics.reset()
    posed.run(1)
    assert not colored(posed.seen("beyond-limits"), VIOLATION_COLOR).any()


def test_without_physics_there_is_nothing_to_see(posed: Posed) -> None:
    posed.figure.physics = None
    posed.run(1)
    assert (posed.seen("contacts", "beyond-limits") == 255).all()
    posed.scene.posed_model = None
    assert (posed.seen("contacts", "beyond-limits") == 255).all()


def test_nothing_is_asked_for_while_it_is_not_shown(posed: Posed, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: SimulationState) -> None:
        raise AssertionError("asked for what nobody sees")

    for name in ("contacts", "limit_violations"):
        monkeypatch.setattr(SimulationState, name, property(refuse))
    posed.run(1)
    posed.seen("bodies", "joints", "joint-limits")
