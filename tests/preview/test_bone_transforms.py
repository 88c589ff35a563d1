"""What a placement says of points."""

import numpy as np

from editor.model.bones import Bone
from editor.preview.placement import Placement
from tests.preview.skeletons import Z, turn


def test_at_rest_nothing_is_moved():
    placement = Placement.at_rest([Bone(position=(1, 2, 3)), Bone(position=(0, 5, 0))])
    assert np.array_equal(placement.matrices(), np.tile(np.eye(4, dtype=np.float32), (2, 1, 1)))
    assert placement.globals()[0].tolist() == [[1, 0, 0, 1], [0, 1, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]
    assert not placement.shifts().any()


def test_a_point_goes_with_its_bone():
    """A quarter turn about z carries what lies to the right of the bone above it."""
    placement = Placement(turn(Z, 90)[None], np.array([[10.0, 0, 0]]), np.array([[1.0, 1, 1]]))
    assert np.allclose(placement.matrices()[0] @ (3, 1, 1, 1), (10, 2, 0, 1), atol=1e-6)
    assert np.allclose(placement.rotation_matrices()[0] @ (3, 1, 1) + placement.shifts()[0], (10, 2, 0))
    assert placement.matrices().dtype == placement.globals().dtype == np.float32


def test_of_no_bones():
    placement = Placement.at_rest([])
    assert placement.matrices().shape == placement.globals().shape == (0, 4, 4)
    assert placement.shifts().shape == (0, 3)
