"""Bodies and bones: who follows whom."""

from dataclasses import replace
from math import radians

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.joints import JointKind
from editor.model.rigid_bodies import BodyMode, BodyShape
from editor.preview.posed_model import PosedModel
from tests.preview.physics.worlds import FALLING, FLOATING, FREE, Play, angle, body, fixed, joint, model_of
from tests.preview.skeletons import Z, turn

BALL = JointKind.POINT_TO_POINT
PAIR = [Bone("root", position=(1, 5, 0)), Bone("tip", position=(1, 3, 0), parent=0)]


def hanging(mode: BodyMode = BodyMode.PHYSICS, **values: object):
    """A body on "tip" that hangs from one on "root" by a ball joint at "tip"."""
    bodies = [fixed(bone=0, position=(1, 5, 0)), body(bone=1, position=(1, 1, 0), mode=mode, **values)]
    return model_of(bodies, [joint(BALL, position=(1, 3, 0))], PAIR)


class TestFollowing:
    def test_a_body_goes_where_its_bone_goes(self):
        play = Play(model_of([fixed(bone=1, position=(2, 3, 0), rotation=(0, 0, 1))], bones=PAIR), FALLING)
        play.stance.rotations[1], play.stance.offsets[0] = turn(Z, 90), (0, 0, 4)
        play.run(0.1)
        assert play.positions[0] == pytest.approx((1, 4, 4))
        assert angle(play.rotations[0]) == pytest.approx(90 + np.degrees(1))

    def test_bodies_without_bones(self):
        play = Play(model_of([fixed(position=(1, 2, 3)), body(bone=-1, position=(4, 5, 6))], bones=PAIR), FALLING)
        play.stance.offsets[0] = (9, 9, 9)
        play.run(0.5)
        assert play.positions[0].tolist() == [1, 2, 3]
        assert play.positions[1, 1] < -5
        assert play.figure.bone_transforms.positions[1].tolist() == [10, 12, 9]

    def test_bodies_of_bones_that_deform_after_physics(self):
        late = [PAIR[0], Bone("late", position=(1, 3, 0), parent=0, flags=BoneFlags.AFTER_PHYSICS)]
        play = Play(model_of([fixed(bone=1, position=(1, 3, 0))], bones=late))
        play.stance.offsets[:] = (1, 0, 0)
        assert play.run(0.1).positions[0].tolist() == [3, 3, 0]

    def test_they_pass_through_all_between(self):
        """Within a frame of several steps a body that is led goes on its way, and does not jump."""
        play = Play(model_of([fixed(bone=0, position=(1, 5, 0)), body(position=(1, 4, 0))], [joint()], PAIR), FLOATING)
        play.stance.offsets[0] = (3, 0, 0)
        play.figure.pose(play.stance, 1 / 30)
        assert play.positions[0].tolist() == [4, 5, 0]
        assert play.positions[1, 0] > 2.5


class TestDriving:
    def test_a_body_takes_its_bone_and_what_hangs_from_it(self):
        model = hanging()
        model.bones.records += [Bone("end", position=(1, 0, 0), parent=1)]
        play = Play(model, FALLING)
        play.stance.offsets[0] = (2, 0, 0)
        play.run(0.2)
        placed = play.figure.bone_transforms
        turned = angle(placed.rotations[1])
        assert turned > 5
        assert placed.positions[1] == pytest.approx((3, 5 - 2, 0), abs=0.1)
        assert np.linalg.norm(placed.positions[2] - placed.positions[1]) == pytest.approx(3)
        assert angle(placed.rotations[2]) == pytest.approx(turned)

    def test_bones_that_deform_after_physics_see_it(self):
        model = hanging()
        model.bones.records += [Bone("late", position=(1, 0, 0), parent=1, flags=BoneFlags.AFTER_PHYSICS)]
        play = Play(model, FALLING)
        play.stance.offsets[0] = (2, 0, 0)
        placed = play.run(0.2).figure.bone_transforms
        assert angle(placed.rotations[2]) == pytest.approx(angle(placed.rotations[1])) != 0

    def test_of_a_body_that_keeps_its_place_only_the_rotation_counts(self):
        """Its joint has been made loose, and still the bone stays where its parent has it; the body goes along."""
        model = hanging(BodyMode.PHYSICS_AND_BONE)
        model.joints.records[:] = [joint(position=(1, 3, 0), moves=FREE, turns=FREE)]
        model.rigid_bodies.records[1] = body(
            bone=1, position=(1, 1, 0), mode=BodyMode.PHYSICS_AND_BONE, angular_damping=0.0
        )
        play = Play(model, FALLING).run(0.5)
        assert play.figure.bone_transforms.positions[1] == pytest.approx((1, 3, 0))
        assert play.positions[1] == pytest.approx((1, 1, 0))

    def test_one_that_keeps_its_place_below_one_that_does_not(self):
        bones = [*PAIR, Bone("between", position=(1, 2, 0), parent=1), Bone("low", position=(1, 1, 0), parent=2)]
        bodies = [
            fixed(bone=0, position=(1, 5, 0)),
            body(bone=1, position=(1, 1, 0)),
            body(bone=3, position=(1, 0, 0), mode=BodyMode.PHYSICS_AND_BONE),
        ]
        play = Play(model_of(bodies, [joint(BALL, position=(1, 3, 0))], bones), FALLING)
        play.stance.offsets[0] = (2, 0, 0)
        placed = play.run(0.2).figure.bone_transforms
        assert angle(placed.rotations[1]) > 5
        for row in (2, 3):
            own = np.linalg.inv(placed.globals()[1]) @ np.append(placed.positions[row], 1)
            assert own[:3] == pytest.approx((0, -1 * (row - 1), 0), abs=1e-4)

    def test_one_that_is_tied_to_the_body_of_its_parent_leaves_its_place(self):
        bones = [*PAIR, Bone("low", position=(1, 1, 0), parent=1)]
        keeping = BodyMode.PHYSICS_AND_BONE
        bodies = [fixed(bone=0), body(bone=1, mode=keeping), body(bone=2, mode=keeping), body(bone=2, mode=keeping)]
        tied = [joint(), joint(body_a=1, body_b=2), joint(body_a=0, body_b=3)]
        modes = Play(model_of(bodies, tied, bones)).physics.simulation.bodies.modes
        assert modes.tolist() == [0, keeping, BodyMode.PHYSICS, keeping]

    def test_of_several_bodies_the_last_one_drives(self):
        model = hanging()
        model.rigid_bodies.records += [body(bone=1, position=(1, 3, 0)), fixed(bone=1)]
        play = Play(model, FALLING).run(0.5)
        assert play.figure.bone_transforms.positions[1, 1] == pytest.approx(3 - 12.45, abs=0.1)


class TestAppending:
    def test_from_a_driven_bone_in_the_order_of_pmxeditor_and_of_mmd(self):
        """In the first only local append with the flag sees physics; in the other all that append do."""
        turns, local, late = BoneFlags.APPEND_ROTATION, BoneFlags.LOCAL_APPEND, BoneFlags.AFTER_PHYSICS
        model, kinds = hanging(), (turns, turns | late, turns | local, turns | local | late)
        model.bones.records += [Bone(append_parent=1, flags=kind) for kind in kinds]
        model.bones.records += [Bone("child", position=(0, 1, 0), parent=2)]
        play = Play(model, FALLING)
        play.stance.offsets[0] = (2, 0, 0)
        play.run(0.2)
        turned = angle(play.figure.bone_transforms.rotations[1])
        assert turned > 5
        for again, told in ((False, (0, 0, 0, 1, 0)), (True, (1, 1, 1, 1, 1))):
            play.physics.settings = replace(FALLING, appends_again=again)
            play.figure.pose(play.stance)
            placed = play.figure.bone_transforms.rotations
            assert [angle(row) for row in placed[2:]] == pytest.approx([turned * share for share in told])
            assert angle(placed[1]) == pytest.approx(turned)
        shown = PosedModel(model)
        shown.pose(play.stance, state=play.physics.state)
        assert shown.bone_transforms.rotations.tolist() == placed.tolist()


class TestSwitches:
    def test_a_bone_without_physics_moves_its_bodies(self):
        play = Play(hanging(), FALLING)
        play.stance.offsets[0] = (2, 0, 0)
        play.stance.physics[1] = False
        play.stance.rotations[1] = turn(Z, 90)
        play.run(0.3)
        assert play.positions[1] == pytest.approx((5, 3, 0))
        assert play.figure.bone_transforms.positions[1].tolist() == [3, 3, 0]

    def test_when_it_is_on_again_it_begins_at_rest_and_falls(self):
        play = Play(model_of([body(bone=0, position=(1, 5, 0))], bones=PAIR), FALLING).run(0.5)
        play.stance.physics[0] = False
        play.run(0.1)
        assert play.positions[0].tolist() == [1, 5, 0]
        play.stance.physics[0] = True
        assert play.run(0.5).positions[0, 1] == pytest.approx(5 - 12.45, abs=0.1)

    def test_a_figure_can_do_without(self):
        play = Play(hanging(), FALLING)
        play.stance.offsets[0] = (2, 0, 0)
        play.run(0.3)
        play.figure.physics = None
        play.figure.pose(play.stance, 1.0)
        assert play.figure.bone_transforms.positions[1].tolist() == [3, 3, 0]


class TestOddNumbers:
    @pytest.mark.parametrize("field", ["position", "rotation", "size", "mass", "friction", "linear_damping"])
    @pytest.mark.parametrize("number", [float("nan"), float("inf"), -1e30])
    def test_of_bodies(self, field, number):
        odd = number if field in ("mass", "friction", "linear_damping") else (number, 1, 1)
        play = Play(model_of([body(mask=0xFFFF), body(mask=0xFFFF, **{field: odd})], [joint()])).run(0.5)
        assert np.isfinite(play.positions).all()
        assert ("rigid_bodies", 1) in [(warning.table, warning.row) for warning in play.physics.warnings]
        assert play.physics.simulation.failures == 0

    @pytest.mark.parametrize("field", ["position", "rotation", "move_lower", "turn_upper", "turn_spring"])
    def test_of_joints(self, field):
        odd = joint(**{field: (float("nan"), 0, 0)})
        play = Play(model_of([fixed(), body()], [odd])).run(0.5)
        assert np.isfinite(play.positions).all()
        assert [(warning.table, warning.row) for warning in play.physics.warnings] == [("joints", 0)]

    @pytest.mark.parametrize("shape", BodyShape)
    def test_sizes_of_nothing(self, shape):
        play = Play(model_of([fixed(), body(shape=shape, size=(0, 0, 0))], [joint(turns=FREE, turn_spring=(9, 9, 9))]))
        assert np.isfinite(play.run(0.5).positions).all()

    def test_a_body_without_mass_follows_its_bone(self):
        play = Play(model_of([body(mass=0, bone=0, position=(1, 5, 0))], bones=PAIR))
        play.stance.offsets[0] = (0, 1, 0)
        assert play.run(0.2).positions[0].tolist() == [1, 6, 0]

    def test_what_is_thrown_away_starts_anew(self):
        """A spring that no step is short enough for."""
        wild = joint(moves=FREE, move_spring=(1e6, 1e6, 1e6), turns=FREE, turn_spring=(1e6, 1e6, 1e6))
        play = Play(model_of([fixed(), body(position=(1, 0, 0), mass=1e-6)], [wild])).run(2)
        assert np.isfinite(play.positions).all()
        assert np.abs(play.positions).max() < 1e5

    def test_a_model_without_anything(self):
        play = Play(model_of([])).run(0.1)
        assert play.positions.shape == (0, 3)
        assert play.physics.bodies.matrices().shape == (0, 4, 4)

    def test_rotations_of_bodies(self):
        """z turns first, then x, then y."""
        turned = fixed(rotation=(radians(90), 0, radians(90)))
        matrix = Play(model_of([turned])).physics.bodies.matrices()[0]
        assert matrix[:3, :3] == pytest.approx(np.array([(0, -1, 0), (0, 0, -1), (1, 0, 0)]), abs=1e-6)
