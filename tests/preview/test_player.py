"""Motions told to a model: by name, several at once, and again after names or rows changed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.motion.motion import BoneKey, CameraKey, IkState, MorphKey, Motion, ShowIk, ShowKey
from editor.motion.tracks import Tracks
from editor.preview import compiling
from editor.preview.compiling import Kernels
from editor.preview.kernels import tracks
from editor.preview.player import Player
from editor.preview.pose import Pose
from tests.motion.random_motions import NAMES, motions
from tests.motion.test_sampling import moments


@pytest.fixture
def model() -> Model:
    model = Model()
    model.bones.records += [Bone("センター"), Bone("頭"), Bone("左足ＩＫ", flags=BoneFlags.IK)]
    model.morphs.records += [Morph("あ"), Morph("まばたき")]
    return model


def bone_motion(name: str, *, x: float, frame: int = 10) -> Motion:
    """A motion in which a bone goes from 0 to x."""
    keys = Columns(BoneKey, 2, frame=[0, frame], offset=[(0, 0, 0), (x, 0, 0)], rotation=[(0, 0, 0, 1)] * 2)
    return Motion(bones=Tracks.of([name], [0, 0], keys))


def test_bones_go_where_the_motion_has_them(model: Model) -> None:
    player = Player(model)
    player.set_motions([bone_motion("頭", x=4.0)])
    assert player.pose(5).offsets[:, 0].tolist() == pytest.approx([0, 2, 0], abs=1e-6)
    assert player.pose(0).offsets.any() == np.False_  # backwards
    assert player.last_frame == 10


def test_of_two_motions_the_later_one_moves_what_both_do(model: Model) -> None:
    player = Player(model)
    player.set_motions([bone_motion("頭", x=4.0), bone_motion("頭", x=1.0), bone_motion("センター", x=3.0)])
    assert player.pose(10).offsets[:, 0].tolist() == [3, 1, 0]


def test_weights_and_switches(model: Model) -> None:
    morphs = Tracks.of(["まばたき"], [0], Columns(MorphKey, 1, frame=[0], weight=[0.5]))
    states = Columns(IkState, 1, key=[0], name=[0], enabled=[False])
    show = ShowIk(Columns(ShowKey, 1, frame=[3], visible=[False]), ("左足ＩＫ",), states)
    player = Player(model)
    player.set_motions([Motion(morphs=morphs, show_ik=show)])
    assert player.pose(0).weights.tolist() == [0, 0.5]
    assert player.pose(0).ik.all()
    assert player.pose(3).ik.tolist() == [True, True, False]
    assert player.scene_state(2).visible
    assert not player.scene_state(3).visible


def test_the_camera_is_that_of_the_last_motion_that_has_one(model: Model) -> None:
    near, far = (Motion(camera=Columns(CameraKey, 1, frame=[0], distance=[d])) for d in (-10.0, -50.0))
    player = Player(model)
    assert player.scene_state(0).camera is None
    player.set_motions([near, far, bone_motion("頭", x=1.0)])
    camera = player.scene_state(0).camera
    assert camera is not None
    assert camera.distance == -50


def test_what_the_model_lacks_is_named_once(model: Model) -> None:
    player = Player(model)
    player.set_motions([bone_motion("首", x=1.0), bone_motion("首", x=2.0), bone_motion("頭", x=1.0)])
    assert player.lacking() == ["首"]


def test_bones_are_found_again_after_edits(model: Model) -> None:
    player = Player(model)
    player.set_motions([bone_motion("頭", x=4.0)])
    with Edit(model, "", Ear(player)) as edit:
        edit.insert(model.bones, 0, [Bone("全ての親")])
    assert player.pose(10).offsets[:, 0].tolist() == [0, 0, 4, 0]
    with Edit(model, "", Ear(player)) as edit:
        edit.set(model.bones, [2, 1], "name", ["首", "頭"])
    assert player.pose(10).offsets[:, 0].tolist() == [0, 4, 0, 0]


class Ear:
    """Tells the player of changes."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def about_to_change(self, change) -> None: ...

    def changed(self, change) -> None:
        self._player.mark(change)


def _on_lists(kernel: compiling.Kernel) -> compiling.Kernel:
    """A kernel as Python runs it, on arrays as if it were compiled."""

    def run(frame: float, *arrays: np.ndarray) -> None:
        lists = [array.tolist() for array in arrays]
        kernel(frame, *lists)
        for array, values in zip(arrays, lists, strict=True):
            array[:] = values

    return run


LISTED = compiling.PLAIN._replace(
    sample_bones=_on_lists(tracks.sample_bones), sample_weights=_on_lists(tracks.sample_weights), are_compiled=True
)


@pytest.fixture(scope="module")
def ways(compiled_kernels: Kernels) -> list[Kernels]:
    """By numpy, by a kernel as Python runs it, and by one that is compiled."""
    return [compiling.PLAIN, LISTED, compiled_kernels]


@given(motion=motions(), frame=moments)
def test_every_way_of_sampling_says_the_same(ways: list[Kernels], motion: Motion, frame: float) -> None:
    model = Model()
    model.bones.records += map(Bone, (*NAMES[::-1], "not in the motion"))
    model.morphs.records += map(Morph, NAMES)
    player = Player(model)
    player.set_motions([motion])
    with pytest.MonkeyPatch.context() as patch:
        poses = []
        for kernels in ways:
            patch.setattr(compiling, "kernels", lambda kernels=kernels: kernels)
            poses.append(player.pose(frame))
    for other in poses[1:]:
        assert_same(poses[0], other)


def assert_same(pose: Pose, other: Pose) -> None:
    for column in ("offsets", "rotations", "weights"):
        assert getattr(other, column) == pytest.approx(getattr(pose, column), rel=1e-9, abs=1e-9)
    assert other.physics.tolist() == pose.physics.tolist()
    assert other.ik.tolist() == pose.ik.tolist()
