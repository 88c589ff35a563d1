"""Bodies along chains: joints where they belong, rings closed, and nothing thrown away when it moves."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import quaternions_from_euler, quaternions_from_rotation_vectors, rotated
from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, replaced
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.operations.choices import ChainRoot, CrossChains, MovedBy
from editor.operations.physics.chain_finding import chosen_chains, is_ring
from editor.operations.physics.presets import built_in_presets
from editor.preview.physics.physics import Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.operations.physics.hanging_models import LINKS, TAILED, TURNS, skirt_model
from tests.operations.running import apply

SKIRT = {"preset": "skirt"}


def skirt_rows(model: Model) -> list[int]:
    return list(range(2, len(model.bones)))


def joined(model: Model) -> list[tuple[str, str]]:
    bodies = model.rigid_bodies
    return [(bodies[joint.body_a].name, bodies[joint.body_b].name) for joint in model.joints]


def test_the_first_body_follows_and_the_others_hang() -> None:
    model = skirt_model(1)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)})
    bodies = list(model.rigid_bodies)
    assert [body.name for body in bodies] == [f"スカート_0_{link}" for link in range(LINKS)]  # the tip is skipped
    assert [body.mode for body in bodies] == [BodyMode.FOLLOWS_BONE, BodyMode.PHYSICS, BodyMode.PHYSICS]
    assert joined(model) == [("スカート_0_0", "スカート_0_1"), ("スカート_0_1", "スカート_0_2")]
    for joint in model.joints:
        assert joint.position == model.bones[model.rigid_bodies[joint.body_b].bone].position
        assert joint.name == model.rigid_bodies[joint.body_b].name
    assert bodies[2].mass < bodies[1].mass


def test_what_has_too_few_vertices_is_as_thick_as_its_neighbours() -> None:
    model = skirt_model(1)
    with Edit(model, "weights") as edit:
        edit.set(model.vertices, np.flatnonzero(model.vertices["bones"][:, 0] == 3), "bones", (2, NONE, NONE, NONE))
    apply(model, "bodies.chain", {"bones": skirt_rows(model)})
    first, second, third = (body.size[0] for body in model.rigid_bodies)
    assert min(first, third) <= second <= max(first, third)


def test_from_the_parent_all_of_it_hangs() -> None:
    model = skirt_model(1)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, root=ChainRoot.PARENT, mode=MovedBy.PHYSICS_AND_BONE)
    assert model.rigid_bodies[0].name == "下半身"
    assert model.rigid_bodies[0].mode is BodyMode.FOLLOWS_BONE
    assert {body.mode for body in model.rigid_bodies.records[1:]} == {BodyMode.PHYSICS_AND_BONE}
    assert joined(model)[0] == ("下半身", "スカート_0_0")
    assert len(model.joints) == LINKS


def test_what_the_parent_has_is_hung_from() -> None:
    model = skirt_model(1)
    model.rigid_bodies.records.append(RigidBody("腰", bone=1, position=(0, 11, 0)))
    apply(model, "bodies.chain", {"bones": [2]}, preset="chest", whole=False)
    assert joined(model) == [("腰", "スカート_0_0")]
    assert model.rigid_bodies[1].mode is BodyMode.PHYSICS


def test_a_skirt_is_a_closed_ring() -> None:
    model = skirt_model(8)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, **SKIRT)
    assert len(model.rigid_bodies) == 8 * LINKS
    cross = {frozenset(pair) for pair in joined(model) if pair[0][5] != pair[1][5]}
    expected = {(n, (n + 1) % 8, link) for n in range(8) for link in range(1, LINKS)}
    assert cross == {frozenset((f"スカート_{a}_{link}", f"スカート_{b}_{link}")) for a, b, link in expected}
    assert len(model.joints) == 8 * (LINKS - 1) * 2


def test_an_open_coat_stays_open() -> None:
    model = skirt_model(6, part=0.6)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, **SKIRT)
    cross = {frozenset((a[5], b[5])) for a, b in joined(model) if a[5] != b[5]}
    assert cross == {frozenset((str(n), str(n + 1))) for n in range(5)}


def test_hair_has_no_joints_across() -> None:
    model = skirt_model(4)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, preset="hair")
    assert all(a[5] == b[5] for a, b in joined(model))


def test_without_joints() -> None:
    model = skirt_model(2)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, joints=False)
    assert not len(model.joints)
    assert len(model.rigid_bodies) == 2 * LINKS


def test_where_a_chain_branches_both_arms_hang_from_it() -> None:
    model = Model()
    tails = {"flags": TAILED}
    model.bones.records += [
        Bone("頭", position=(0, 16, 0), flags=TURNS),
        Bone("髪", position=(0, 15, 1), parent=0, tail_bone=3, **tails),
        Bone("枝", position=(0.5, 14, 1), parent=1, flags=TURNS, tail_offset=(0, -1, 0)),
        Bone("先端", position=(0, 14, 1), parent=1, flags=TURNS, tail_offset=(0, -1, 0)),
    ]
    apply(model, "bodies.chain", {"bones": [1, 2, 3]})
    assert sorted(joined(model)) == [("髪", "先端"), ("髪", "枝")]


def test_a_root_that_has_no_size_is_hung_from() -> None:
    model = skirt_model(1)
    model.bones.records[2] = Bone("根", position=(0, 11, 1.2), parent=1, flags=TURNS)
    Edit(model).set(model.vertices, np.flatnonzero(model.vertices["bones"][:, 0] == 2), "bones", (1, -1, -1, -1))
    outcome = apply(model, "bodies.chain", {"bones": skirt_rows(model)})
    assert joined(model)[0] == ("根", "スカート_0_1")
    assert "根" in str(outcome.result.warnings[0])


def test_a_circle_of_parents_ends() -> None:
    model = skirt_model(1)
    first = model.bones[2]
    model.bones.records[2] = Bone(first.name, "", first.position, 4, flags=TAILED, tail_bone=3)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)})
    assert len(model.rigid_bodies) == LINKS


def test_what_touches_at_rest_does_not_collide() -> None:
    model = skirt_model(1)
    model.rigid_bodies.records.append(
        RigidBody("腰", bone=1, group=3, shape=BodyShape.SPHERE, size=(1, 0, 0), position=(0, 10.5, 0.8))
    )
    apply(model, "bodies.chain", {"bones": skirt_rows(model)})
    collides = [bool(body.mask & 1 << 3) for body in model.rigid_bodies.records[1:]]
    assert not collides[0]
    assert collides[2]


@pytest.mark.parametrize(("preset", "left_out"), [("hair", {1}), ("skirt", {2, 3, 4})])
def test_a_skirt_does_not_meet_arms_and_hands(preset: str, left_out: set[int]) -> None:
    model = skirt_model(3)
    first = len(model.bones)
    model.bones.records += [Bone("左腕", parent=0), Bone("左袖", parent=first), Bone("左足", parent=1)]
    at = {"shape": BodyShape.SPHERE, "size": (0.1, 0, 0), "position": (9, 9, 9)}
    groups = {first: 3, first + 1: 4, first + 2: 5}  # of an arm, of what hangs from it, and of a leg
    model.rigid_bodies.records += [RigidBody(str(bone), bone=bone, group=group, **at) for bone, group in groups.items()]
    model.rigid_bodies.records.append(RigidBody("手", bone=first, group=5, **at))  # with the leg, which is met
    outcome = apply(model, "bodies.chain", {"bones": list(range(2, first))}, preset=preset)
    warned = any("collision group" in str(warning) for warning in outcome.result.warnings)
    assert warned is (preset == "skirt")  # of the hand
    assert {body.mask for body in model.rigid_bodies.records[4:]} == {0xFFFF & ~sum(1 << group for group in left_out)}


def test_what_hangs_from_an_arm_is_not_joined_with_what_hangs_from_the_trunk() -> None:
    model = skirt_model(4)
    model.bones.records.append(Bone("右腕", parent=0))
    first = next(row for row, bone in enumerate(model.bones) if bone.name == "スカート_0_0")
    model.bones.records[first] = replaced(model.bones[first], {"parent": len(model.bones) - 1})
    apply(model, "bodies.chain", {"bones": skirt_rows(model)[:-1]}, **SKIRT)
    across = {frozenset((a[5], b[5])) for a, b in joined(model) if a[5] != b[5]}
    assert across == {frozenset("12"), frozenset("23")}


def test_what_was_there_is_made_anew() -> None:
    model = skirt_model(2)
    model.rigid_bodies.records.append(RigidBody("腰", bone=1, position=(0, 11, 0)))
    for preset in ("hair", "tail"):
        apply(model, "bodies.chain", {"bones": skirt_rows(model)}, preset=preset, root=ChainRoot.PARENT, anew=True)
    assert len(model.rigid_bodies) == 1 + 2 * LINKS
    assert len(model.joints) == 2 * LINKS
    assert model.rigid_bodies[0].name == "腰"
    assert all(NONE not in (joint.body_a, joint.body_b) for joint in model.joints)
    assert max(joint.turn_spring[0] for joint in model.joints) == 400


def test_a_root_stands_for_its_chain() -> None:
    model = skirt_model(3)
    roots = [row for row, bone in enumerate(model.bones) if bone.name.endswith("_0")]
    apply(model, "bodies.chain", {"bones": roots}, **SKIRT)
    assert len(model.rigid_bodies) == 3 * LINKS


def test_chains_that_stand_round_are_a_ring() -> None:
    for chains, part, expected in ((8, 1.0, True), (4, 1.0, True), (3, 1.0, False), (8, 0.6, False)):
        model = skirt_model(chains, part)
        found = [chain.rows for chain in chosen_chains(model, skirt_rows(model), False)]
        assert is_ring(model.bones.records, found) is expected


def test_cross_joints_can_be_had_without_a_skirt_and_the_other_way_round() -> None:
    for preset, cross, expected in (("hair", CrossChains.YES, True), ("skirt", CrossChains.NO, False)):
        model = skirt_model(4)
        apply(model, "bodies.chain", {"bones": skirt_rows(model)}, preset=preset, cross=cross)
        assert any(a[5] != b[5] for a, b in joined(model)) is expected


def moved_gaps(model: Model, frames: int) -> tuple[float, float]:
    """How far joints came apart, and bodies from where bones alone have them, while the hips turn and jump about."""
    posed, plain = PosedModel(model), PosedModel(model)
    posed.physics = Physics(model)
    bodies, joints = model.rigid_bodies.records, [one for one in model.joints if one.move_upper == (0, 0, 0)]
    ends = []
    for side in ("body_a", "body_b"):
        rows = np.array([getattr(joint, side) for joint in joints])
        back = quaternions_from_euler([bodies[row].rotation for row in rows]) * (-1, -1, -1, 1)
        ways = np.array([joint.position for joint in joints]) - [bodies[row].position for row in rows]
        ends.append((rows, rotated(back, ways)))
    gap = off = 0.0
    for frame in range(frames):
        pose = Pose.at_rest(len(model.bones), len(model.morphs))
        swing = np.sin(frame / 12)
        pose.offsets[0] = (2 * swing, abs(swing), 0)
        pose.rotations[1] = quaternions_from_rotation_vectors(np.array([(0.4 * swing, 1.2 * swing, 0)]))[0]
        posed.pose(pose, 1 / 60 if frame else 0)
        plain.pose(pose)
        now = posed.physics.bodies
        assert np.isfinite(now.positions).all()
        ends_now = [now.positions[rows] + rotated(now.rotations[rows], ways) for rows, ways in ends]
        gap = max(gap, np.linalg.norm(ends_now[0] - ends_now[1], axis=1).max())
        targets = posed.physics.simulation.bodies.at(plain.bone_transforms.transforms())
        off = max(off, np.linalg.norm(now.positions - targets.positions, axis=1).max())
    posed.physics.close()
    return float(gap), float(off)


@pytest.mark.parametrize("preset", built_in_presets())
@pytest.mark.parametrize("shape", [BodyShape.CAPSULE, BodyShape.BOX], ids=lambda shape: shape.token)
def test_nothing_is_thrown_away(preset: str, shape: BodyShape) -> None:
    pytest.importorskip("panda3d.bullet")
    model = skirt_model(8)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, preset=preset, shape=shape)
    gap, off = moved_gaps(model, 120)
    assert gap < 0.2
    assert off < LINKS


def test_a_skirt_swings_outward_rather_than_inward() -> None:
    """The axes of the joints look outward, so that the wide limit is the one away from the legs."""
    pytest.importorskip("panda3d.bullet")
    skirt = built_in_presets()["skirt"]
    assert skirt.turn_upper[0] > -skirt.turn_lower[0]
    model = skirt_model(8)
    apply(model, "bodies.chain", {"bones": skirt_rows(model)}, **SKIRT)
    inside, outside = (swung(model, sign) for sign in (-1, 1))
    assert outside > 2 * inside


def swung(model: Model, sign: int) -> float:
    """How far the hem of the chain in front swings when gravity pulls it inward or outward."""
    posed = PosedModel(model)
    physics = posed.physics = Physics(model)
    at = next(body.position for body in model.rigid_bodies if body.name == f"スカート_0_{LINKS - 1}")
    row = [body.name for body in model.rigid_bodies].index(f"スカート_0_{LINKS - 1}")
    physics.settings = type(physics.settings)(direction=(0, 0, float(sign)))
    posed.settle(Pose.at_rest(len(model.bones), len(model.morphs)), 1)
    moved = float(np.linalg.norm(physics.bodies.positions[row] - at))
    physics.close()
    return moved


def test_a_hidden_bone_that_moves_something_is_no_tip() -> None:
    model = skirt_model(1)
    last = model.bones[4]
    flags = last.flags & ~BoneFlags.VISIBLE & ~BoneFlags.TAIL_IS_BONE
    model.bones.records[4:] = [Bone(last.name, "", last.position, 3, flags=flags, tail_offset=(0, -1, 0))]
    apply(model, "bodies.chain", {"bones": [2, 3, 4]})
    assert len(model.rigid_bodies) == LINKS
