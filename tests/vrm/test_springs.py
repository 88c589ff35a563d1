"""Spring bones and colliders of VRM files as bodies and joints."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from editor import formats
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape
from editor.preview.physics.physics import Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.vrm.making import AT, with_hair
from tests.vrm.test_reader import UNIT, places, read


@pytest.mark.parametrize("is_old", [False, True])
def test_hair_swings_from_the_head_and_meets_its_collider_only(tmp_path, is_old):
    model = read(tmp_path, with_hair(is_old)).model
    bodies, names = list(model.rigid_bodies), [bone.name for bone in model.bones]
    collider, anchor, *hair = bodies
    assert [names[body.bone] for body in bodies[:2]] == ["頭", "頭"]
    assert [body.mode for body in bodies[:2]] == [BodyMode.FOLLOWS_BONE] * 2
    assert collider.shape is BodyShape.SPHERE
    assert collider.position == pytest.approx(np.add((0, 1.55, 0), AT) * (UNIT, UNIT, -UNIT))
    assert collider.size[0] == pytest.approx(0.08 * UNIT)
    assert anchor.mask == 0
    assert [names[body.bone] for body in hair] == ["hair1", "hair2", "hair3"][: 3 if is_old else 2], "7 cm in 0.x"
    for body in hair:
        assert (body.mode, body.group, body.mask) == (BodyMode.PHYSICS, 1, 1 << collider.group)
        assert body.size[0] == pytest.approx(0.02 * UNIT)
    assert collider.mask == 1 << hair[0].group
    assert [(joint.body_a, joint.body_b) for joint in model.joints] == [(n + 1, n + 2) for n in range(len(hair))]
    assert [joint.position for joint in model.joints] == [pytest.approx(places(model)[names[b.bone]]) for b in hair]
    assert hair[0].mass > hair[1].mass
    assert all(joint.turn_spring[0] > 0 for joint in model.joints)


def test_the_end_of_hair_that_moves_nothing_has_no_body(tmp_path):
    figure = with_hair(True)
    figure.add_node("hair_end", (0, 1.35, -0.16), "hair3")
    model = read(tmp_path, figure).model
    assert [model.bones[body.bone].name for body in model.rigid_bodies][2:] == ["hair1", "hair2", "hair3"]


def test_capsules_planes_and_what_mmd_does_not_have(tmp_path):
    figure = with_hair(False)
    shapes = figure.blocks["VRMC_springBone"]
    chest = figure.nodes["chest"]
    wide = "VRMC_springBone_extended_collider"
    shapes["colliders"] += [
        {"node": chest, "shape": {"capsule": {"offset": [-0.2, 0, 0], "tail": [0.2, 0, 0], "radius": 0.1}}},
        {"node": chest, "shape": {}, "extensions": {wide: {"shape": {"plane": {"normal": [0, 0, -1]}}}}},
        {"node": chest, "shape": {}, "extensions": {wide: {"shape": {"sphere": {"radius": 1, "inside": True}}}}},
    ]
    shapes["colliderGroups"][0]["colliders"] += [2, 3, 4]
    content = read(tmp_path, figure)
    _, capsule, plane, *_ = content.model.rigid_bodies
    assert (capsule.shape, plane.shape) == (BodyShape.CAPSULE, BodyShape.BOX)
    assert capsule.size[:2] == pytest.approx((0.1 * UNIT, 0.4 * UNIT))
    assert plane.position[2] < 0, "what is below a plane that looks back lies before it"
    assert "holds what is within it" in str(content.warnings[0].text)


def swung(model: Model, bone: str, frames: int, offset: float = 0.0) -> np.ndarray:
    """(frames, 3) where a bone is, from rest on, while the whole model stands aside by `offset` at once."""
    rows = {each.name: row for row, each in enumerate(model.bones)}
    posed = PosedModel(model)
    posed.physics = Physics(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    found = []
    for frame in range(frames):
        pose.offsets[rows["センター"]] = (offset, 0, 0)
        posed.pose(pose, 1 / 60 if frame else 0)
        found.append(posed.bone_transforms.positions[rows[bone]].copy())
    posed.physics.close()
    return np.array(found)


def test_gravity_and_stiffness_rest_where_vrm_has_them(tmp_path):
    figure = with_hair(False, stiffness=0.5, gravityPower=0.5)
    for node, way in (("hair2", (0, 0, -0.1)), ("hair3", (0, 0, -0.1))):  # it stands out backwards
        figure.tree["nodes"][figure.nodes[node]]["translation"] = list(way)
    model = read(tmp_path, figure).model
    start, end = places(model)["hair1"], swung(model, "hair2", 90)[-1]
    below = np.arctan2(start[1] - end[1], end[2] - start[2])
    assert below == pytest.approx(np.pi / 4, abs=0.15), "as strong as each other: half-way down"


def test_what_vrm_holds_up_does_not_sag(tmp_path):
    figure = with_hair(False, stiffness=0.4)
    for node in ("hair2", "hair3"):
        figure.tree["nodes"][figure.nodes[node]]["translation"] = [0, 0, -0.1]
    model = read(tmp_path, figure).model
    at = places(model)
    assert np.linalg.norm(swung(model, "hair3", 90)[-1] - at["hair3"]) < 0.05 * 0.2 * UNIT
    (first, second) = model.joints
    for joint in (first, second):
        assert -np.radians(2) < joint.turn_lower[0] < 0, "it turns no further down"
        assert joint.turn_upper[0] == joint.turn_upper[2] > np.radians(10), "as far as it likes elsewhere"


def test_springs_of_what_hangs_leave_gravity_its_work(tmp_path):
    springs = []
    for way in ((0, -0.1, 0), (0, 0, -0.1)):
        figure = with_hair(False)
        for node in ("hair2", "hair3"):
            figure.tree["nodes"][figure.nodes[node]]["translation"] = list(way)
        model = read(tmp_path, figure).model
        springs.append(model.joints[1].turn_spring[0])
        assert swung(model, "hair3", 60)[-1] == pytest.approx(places(model)["hair3"], abs=0.02 * UNIT)
    assert 0.2 < springs[0] / springs[1] < 0.5, "half as strong for half the drag, less what gravity does"


@pytest.mark.parametrize("node", ["head", "hair1"])
def test_what_lies_beyond_all_numbers_has_no_body(tmp_path, node):
    figure = with_hair(False)
    figure.tree["nodes"][figure.nodes[node]]["translation"] = [0, 1e39, 0]
    content = read(tmp_path, figure)
    assert np.isfinite([body.position for body in content.model.rigid_bodies]).all()
    formats.save(content, tmp_path / "again.vrm")
    formats.load(tmp_path / "again.vrm")


def test_colliders_that_are_farther_away_than_vrm_counts_are_at_its_end(tmp_path):
    content = read(tmp_path, with_hair(False))
    bodies = content.model.rigid_bodies.records
    bodies[0] = replace(bodies[0], position=(0.0, 0.0, 1e30), size=(1e20, 0.0, 0.0))
    formats.save(content, tmp_path / "again.vrm")
    assert len(formats.load(tmp_path / "again.vrm").model.rigid_bodies) == len(bodies)


def test_a_spring_without_joints_or_bones_above_is_let_be(tmp_path):
    figure = with_hair(False)
    figure.blocks["VRMC_springBone"]["springs"] += [{"joints": []}, {"joints": [{"node": 0}, {"node": 1}]}]
    model = read(tmp_path, figure).model
    assert all(body.bone != NONE for body in model.rigid_bodies)
