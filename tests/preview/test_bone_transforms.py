"""What a placement says of points."""

import numpy as np

from editor.model.bones import Bone
from editor.preview.bone_transforms import BoneTransforms
from tests.preview.skeletons import Z, turn


def test_at_rest_nothing_is_moved():
    bone_transforms = BoneTransforms.at_rest([Bone(position=(1, 2, 3)), Bone(position=(0, 5, 0))])
    assert np.array_equal(bone_transforms.matrices(), np.tile(np.eye(4, dtype=np.float32), (2, 1, 1)))
    assert bone_transforms.globals()[0].tolist() == [[1, 0, 0, 1], [0, 1, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]
    assert not bone_transforms.translations().any()


def test_a_point_goes_with_its_bone():
    """A quarter turn about z carries what lies to the right of the bone above it."""
    bone_transforms = BoneTransforms(turn(Z, 90)[None], np.array([[10.0, 0, 0]]), np.array([[1.0, 1, 1]]))
    assert np.allclose(bone_transforms.matrices()[0] @ (3, 1, 1, 1), (10, 2, 0, 1), atol=1e-6)
    assert np.allclose(
        bone_transforms.rotation_matrices()[0] @ (3, 1, 1) + bone_transforms.translations()[0], (10, 2, 0)
    )
    assert bone_transforms.matrices().dtype == bone_transforms.globals().dtype == np.float32


def test_of_no_bones():
    bone_transforms = BoneTransforms.at_rest([])
    assert bone_transforms.matrices().shape == bone_transforms.globals().shape == (0, 4, 4)
    assert bone_transforms.translations().shape == (0, 3)
