"""What hangs becomes the rest shape, and stays there; the rest stays what it was."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from typing import TypeVar

import numpy as np
import pytest

from editor import formats
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.joints import JointKind
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.model.rigid_bodies import BodyMode
from editor.operations.physics.settle_to_rest import SettledShape, settle_to_rest
from editor.operations.pose.apply_pose_as_rest import apply_pose_as_rest, changed_rows
from editor.operations.queries.compare import differences
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource

pytest.importorskip("panda3d.bullet")

from tests.preview.physics.worlds import FALLING, FREE, LOCKED, body, fixed, joint, model_of

T = TypeVar("T")
BALL = JointKind.POINT_TO_POINT
NO_MOVE = LOCKED
SOME = ((-0.3, -0.3, -0.3), (0.3, 0.3, 0.3))


def run(work: Generator[float, None, T]) -> T:
    while True:
        try:
            assert 0 <= next(work) <= 1
        except StopIteration as end:
            made: T = end.value
            return made


def arm(kind: JointKind = BALL, mode: BodyMode = BodyMode.PHYSICS, **values: object) -> Model:
    """Two bones with bodies, stretched out sideways from a bone that nothing moves, and a bone beside them."""
    bones = [Bone("root", position=(0, 10, 0))]
    bodies, joints = [fixed(bone=0, position=(0, 10, 0))], []
    for number in (1, 2):
        bones.append(Bone(f"arm{number}", position=(3 * number, 10, 0), parent=number - 1, tail_offset=(3, 0, 0)))
        bodies.append(body(bone=number, position=(3 * number + 1.5, 10, 0), mode=mode, angular_damping=0.5))
        at = (3.0 * number, 10.0, 0.0)
        joints.append(joint(kind, position=at, body_a=number - 1, body_b=number, **values))
    bones += [Bone("tip", position=(9, 10, 0), parent=2), Bone("beside", position=(0, 5, 0), parent=0)]
    model = model_of(bodies, joints, bones)
    add_vertices(model)
    return model


def add_vertices(model: Model) -> None:
    """A vertex at each bone, one between two, and a morph that moves one that hangs and one that does not."""
    positions = [bone.position for bone in model.bones.records] + [(4.5, 10, 0)]
    count = len(positions)
    rows = np.tile(np.array((0, -1, -1, -1)), (count, 1))
    rows[:-1, 0], rows[-1, :2] = np.arange(count - 1), (1, 2)
    vertices = Columns(
        Vertex,
        position=np.float32(positions),
        normal=np.tile(np.float32((0, 1, 0)), (count, 1)),
        deform=[Deform.BDEF1] * (count - 1) + [Deform.BDEF2],
        bones=rows,
        weights=np.tile(np.float32((0.5, 0, 0, 0)), (count, 1)),
    )
    with_edit(model, lambda edit: edit.insert(model.vertices, 0, vertices))
    offsets = Columns(VertexOffset, vertex=[0, 2], translation=[(0, 1, 0), (0, 1, 0)])
    model.morphs.records += [Morph("out", kind=MorphKind.VERTEX, offsets=offsets)]


def with_edit(model: Model, work) -> list:
    edit = Edit(model, "edit")
    work(edit)
    step = edit.commit()
    return [] if step is None else step.patches


def hang(model: Model, seconds: float = 8.0, settings: PhysicsSettings = FALLING) -> SettledShape:
    """Once, into the model."""
    made = run(settle_to_rest(model.snapshot(), settings, seconds))
    with_edit(model, lambda edit: apply_pose_as_rest(edit, made.shape))
    return made


def bones_at(model: Model) -> np.ndarray:
    return np.array([bone.position for bone in model.bones.records])


def moved(model: Model, seconds: float = 8.0) -> float:
    """How far a bone goes when it hangs once more."""
    before = bones_at(model)
    hang(model, seconds)
    return float(np.abs(bones_at(model) - before).max())


class TestWhatHangs:
    def test_it_hangs_down(self):
        model = arm()
        made = hang(model)
        assert not made.restless
        np.testing.assert_allclose(bones_at(model)[[1, 2, 3]], [(3, 10, 0), (3, 7, 0), (3, 4, 0)], atol=0.15)
        assert np.array(model.bones[2].tail_offset) == pytest.approx((0, -3, 0), abs=0.15)

    def test_what_belongs_to_it_goes_along(self):
        model = arm()
        hang(model)
        bodies = np.array([one.position for one in model.rigid_bodies.records])
        np.testing.assert_allclose(bodies, [(0, 10, 0), (3, 8.5, 0), (3, 5.5, 0)], atol=0.15)
        assert abs(model.rigid_bodies[1].rotation[2]) == pytest.approx(np.pi / 2, abs=0.05)
        joints = np.array([one.position for one in model.joints.records])
        np.testing.assert_allclose(joints, [(3, 10, 0), (3, 7, 0)], atol=0.15)
        np.testing.assert_allclose(model.vertices["position"][:5], bones_at(model), atol=1e-4)
        np.testing.assert_allclose(model.vertices["position"][5], (3, 8.5, 0), atol=0.15)
        np.testing.assert_allclose(model.vertices["normal"][2], (1, 0, 0), atol=0.15)
        np.testing.assert_allclose(model.morphs[0].offsets["translation"], [(0, 1, 0), (1, 0, 0)], atol=0.15)

    @pytest.mark.parametrize("mode", [BodyMode.PHYSICS, BodyMode.PHYSICS_AND_BONE])
    @pytest.mark.parametrize(
        ("kind", "turns"),
        [(BALL, LOCKED), (JointKind.SIX_DOF, FREE), (JointKind.SIX_DOF, SOME), (JointKind.HINGE, SOME)],
    )
    def test_once_more_it_nearly_stays(self, mode, kind, turns):
        """Where limits hold it, they hold it in the same position."""
        model = arm(kind, mode, turns=turns)
        first = moved(model)
        assert first > 0.5
        assert moved(model) < first / 10

    def test_a_joint_on_the_side_of_its_limits(self):
        model = arm(JointKind.SIX_DOF, turns=SOME)
        hang(model)
        for one in model.joints.records:
            assert np.subtract(one.turn_upper, one.turn_lower) == pytest.approx((0.6, 0.6, 0.6), abs=1e-5)
            assert max(np.abs(one.turn_lower[2]), np.abs(one.turn_upper[2])) == pytest.approx(0.6, abs=0.02)
            assert (one.move_lower, one.move_upper) == NO_MOVE

    def test_physics_from_rest_stays_there(self):
        """With the damping that bodies have by themselves, and everything else as in the window."""
        model = arm()
        hang(model)
        posed_model = PosedModel(model)
        posed_model.physics = Physics(model, FALLING)
        pose = Pose.at_rest(len(model.bones), len(model.morphs))
        for _ in range(120):
            posed_model.pose(pose, 1 / 60)
        assert np.abs(posed_model.bone_transforms.positions - bones_at(model)).max() < 0.3

    def test_bodies_without_bones_and_others_of_a_bone(self):
        model = arm()
        model.rigid_bodies.records += [body(position=(9, 9, 9)), body(bone=2, position=(7, 12, 0))]
        model.joints.records += [
            joint(BALL, position=(9, 12, 9), body_a=0, body_b=3),
            joint(BALL, position=(5, 12, 0), body_a=0, body_b=4),
        ]
        model.rigid_bodies.records[2:3], model.rigid_bodies.records[4:] = (
            [dataclasses.replace(model.rigid_bodies[4], name="other")],
            [model.rigid_bodies[2]],
        )
        model.joints.records[1] = dataclasses.replace(model.joints[1], body_b=4)
        model.joints.records[3] = dataclasses.replace(model.joints[3], body_b=2)
        hang(model)
        positions = np.array([one.position for one in model.rigid_bodies.records])
        assert positions[4] == pytest.approx((3, 5.5, 0), abs=0.2), "of the bone's two bodies the last drives it"
        assert np.linalg.norm(positions[2] - (5, 12, 0)) == pytest.approx(2, abs=0.1)
        assert np.linalg.norm(positions[3] - (9, 12, 9)) == pytest.approx(3, abs=0.1)
        assert positions[3][1] < 9.5


class TestWhatStays:
    def test_to_the_bit(self):
        model = arm()
        before = model.snapshot()
        hang(model)
        assert model.bones[0] == before.bones[0]
        assert model.bones[4] == before.bones[4]
        assert model.rigid_bodies[0] == before.rigid_bodies[0]
        for name in before.vertices.arrays:
            assert model.vertices[name][[0, 4]].tolist() == before.vertices[name][[0, 4]].tolist()
        assert model.morphs[0].offsets["translation"][0].tolist() == [0, 1, 0]

    def test_far_from_the_middle(self):
        """Where single precision rounds more than it would be worth to tell, too."""
        model = arm()
        far = (12345.678, 10, -9876.543)
        model.vertices.arrays["position"][4] = far
        model.vertices.arrays["deform"][4] = Deform.BDEF4
        model.vertices.arrays["bones"][4], model.vertices.arrays["weights"][4] = (0, 4, 0, 4), (0.3, 0.3, 0.2, 0.2)
        stored = model.vertices["position"][4].copy()
        hang(model)
        assert model.vertices["position"][4].tolist() == stored.tolist()

    def test_ik_beside_it(self):
        """An IK that would bend its chain at rest does not; one whose target hangs goes with it."""
        model = arm()
        bent = Bone("ik", position=(0.02, 5, 0), flags=BoneFlags.IK, ik_target=4, ik_links=(IkLink(0),), ik_angle=1.0)
        along = dataclasses.replace(bent, name="ik2", position=(9, 10, 0), ik_target=3, ik_links=(IkLink(2),))
        model.bones.records += [bent, along]
        hang(model)
        assert model.bones[5] == bent
        assert np.array(model.bones[6].position) == pytest.approx(np.array(model.bones[3].position), abs=1e-4)

    def test_undo_gives_back_the_same_bytes(self, tmp_path):
        content = formats.load_model(resource("samples", "mochi.pmx"))
        before = content.model.snapshot()
        made = run(settle_to_rest(content.model.snapshot(), PhysicsSettings(), 2.0))
        counts = changed_rows(content.model, made.shape)
        assert {"bones", "vertices", "rigid_bodies", "joints"} <= set(counts)
        edit = Edit(content.model, "hang")
        apply_pose_as_rest(edit, made.shape)
        assert list(differences(before, content.model))
        edit.cancel()
        formats.save(content, tmp_path / "again.pmx")
        assert (tmp_path / "again.pmx").read_bytes() == resource("samples", "mochi.pmx").read_bytes()


def test_soft_bodies_are_where_physics_has_their_vertices():
    content = formats.load_model(resource("samples", "cloth.pmx"))
    model, before = content.model, content.model.snapshot()
    hang(model, 1.0, PhysicsSettings())
    moves = np.linalg.norm(model.vertices["position"] - before.vertices["position"], axis=1)
    assert np.count_nonzero(moves) > 1000
    assert np.count_nonzero(moves == 0) > 500
    assert moves.max() < 3
    np.testing.assert_allclose(np.linalg.norm(model.vertices["normal"], axis=1), 1, atol=1e-4)
    assert (model.vertices["normal"] != before.vertices["normal"]).any(axis=1).sum() > 1000


def test_what_has_no_time_to_come_to_rest_is_told():
    made = run(settle_to_rest(arm(), FALLING, 0.3))
    assert set(made.restless) == {1, 2}


def test_nothing_to_hang():
    model = model_of([fixed()], [], [Bone("root")])
    assert run(settle_to_rest(model, FALLING, 1.0)) is not None
    assert not run(settle_to_rest(model, FALLING, 1.0)).shape


@pytest.mark.parametrize("name", ["uka/MS_Uka.pmx", "units/test_hair_physics.pmx"])
def test_characters(corpus, name):
    check_hung(corpus / name)


def test_the_sample():
    check_hung(resource("samples", "mochi.pmx"))


def check_hung(path):
    """That what has hung once hardly moves when it hangs again."""
    model = formats.load_model(path).model
    first = moved(model, 5.0)
    assert first > 0.3
    assert moved(model, 5.0) < first / 4
