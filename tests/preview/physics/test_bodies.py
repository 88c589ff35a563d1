"""Where rays meet bodies: by their real shapes, turned and moved."""

import numpy as np
import pytest

from editor.math3d.rotations import Transforms
from editor.model.rigid_bodies import BodyShape
from editor.preview.physics.bodies import Bodies, ray_distances
from tests.preview.physics.worlds import body, model_of

AHEAD = np.array((0.0, 0.0, 1.0))
QUARTER = np.pi / 4
BALL = {"shape": BodyShape.SPHERE, "size": (1.0, 0, 0)}
BOX = {"shape": BodyShape.BOX, "size": (1.0, 2.0, 1.0)}
PILL = {"shape": BodyShape.CAPSULE, "size": (0.5, 2.0, 0)}


def met(values: dict, start: tuple[float, float, float], by: float = 0.0) -> float:
    bodies = Bodies.of(model_of([body(position=(0, 0, 5), **values)]), [])
    return float(ray_distances(bodies, bodies.rest, np.array(start, np.float64), AHEAD, by)[0])


@pytest.mark.parametrize(
    ("values", "start", "distance"),
    [
        (BALL, (0, 0, 0), 4),
        (BALL, (0, 0.6, 0), 4.2),
        (BALL, (0, 1.1, 0), np.inf),
        (BALL, (0, 0, 9), np.inf),
        (BALL, (0, 0, 5), 0),
        (BOX, (0.9, 1.9, 0), 4),
        (BOX, (1.1, 0, 0), np.inf),
        (BOX | {"rotation": (0, QUARTER, 0)}, (0, 0, 0), 5 - np.sqrt(2)),
        (BOX | {"rotation": (0, 0, 2 * QUARTER)}, (1.9, 0.9, 0), 4),
        (PILL, (0, 0.9, 0), 4.5),
        (PILL, (0.3, 1.4, 0), 5.0),
        (PILL, (0, 1.3, 0), 4.6),
        (PILL, (0, 1.6, 0), np.inf),
        (PILL | {"rotation": (2 * QUARTER, 0, 0)}, (0, 0.3, 0), 3.6),
        (PILL | {"rotation": (0, 0, 2 * QUARTER)}, (1.2, 0, 0), 5 - np.sqrt(0.21)),
    ],
)
def test_shapes_are_met_where_they_are(values: dict, start: tuple[float, float, float], distance: float) -> None:
    assert met(values, start) == pytest.approx(distance, abs=1e-6)


def test_bodies_can_be_met_from_close_by() -> None:
    for values, start in ((BALL, (0, 1.2, 0)), (BOX, (1.2, 0, 0)), (PILL, (0.7, 0, 0)), (PILL, (0, 1.7, 0))):
        assert met(values, start) == np.inf
        assert met(values, start, 0.3) < 5


def test_they_are_met_where_they_have_gone() -> None:
    bodies = Bodies.of(model_of([body(**BALL), body(**BALL)]), [])
    now = Transforms(bodies.rest.rotations, np.array([(0.0, 0, 8), (3.0, 0, 8)]))
    assert ray_distances(bodies, now, np.zeros(3), AHEAD).tolist() == [7, np.inf]


def test_without_bodies_nothing_is_met() -> None:
    bodies = Bodies.of(model_of([]), [])
    assert len(ray_distances(bodies, bodies.rest, np.zeros(3), AHEAD)) == 0
