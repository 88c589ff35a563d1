"""Makes joints: at the bone of the body that hangs, along it, as free and as springy as a preset has it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.euler import euler_from_matrices
from editor.model.bones import Bone
from editor.model.fields import NONE, Vec3
from editor.model.joints import Joint
from editor.model.rigid_bodies import RigidBody
from editor.operations.bones.bone_rows import vec3
from editor.operations.physics.body_rows import radians
from editor.operations.physics.bone_fit import axes_of
from editor.operations.physics.presets import ChainValues, CrossJoints

WIDEST_TURN = 80.0  # degrees: Bullet reads the angle about Y up to 90 only


def joint_place(bones: Sequence[Bone], body: RigidBody, facing: Float64Array | None = None) -> tuple[Vec3, Vec3]:
    """Position and rotation of a joint that a body hangs from: those of its bone, or its own where it has none."""
    if body.bone == NONE or not np.isfinite(bones[body.bone].position).all():
        return body.position, body.rotation
    turned = axes_of(bones, body.bone, facing)
    return bones[body.bone].position, vec3(euler_from_matrices(turned[None])[0])


def hanging_joint(
    names: tuple[str, str], pair: tuple[int, int], place: tuple[Vec3, Vec3], values: ChainValues, depth: int
) -> Joint:
    """A joint from which a body hangs; `depth`: how many joints of the chain are above it."""
    loosened, softened = values.loosening**depth, values.spring_fall**depth
    return Joint(
        *names,
        body_a=pair[0],
        body_b=pair[1],
        position=place[0],
        rotation=place[1],
        turn_lower=_turn(values.turn_lower, loosened),
        turn_upper=_turn(values.turn_upper, loosened),
        turn_spring=vec3(spring * softened for spring in values.turn_spring),
    )


def _turn(degrees: Vec3, factor: float) -> Vec3:
    return vec3(radians(vec3(np.clip(np.array(degrees) * factor, -WIDEST_TURN, WIDEST_TURN))))


def cross_joint(bodies: Sequence[RigidBody], pair: tuple[int, int], cross: CrossJoints) -> Joint:
    """A joint half-way between two bodies side by side, which lets them come a little nearer or farther."""
    a, b = (bodies[row] for row in pair)
    ends = np.array((a.position, b.position), np.float64)
    slack, turn = cross.slack * float(np.linalg.norm(ends[1] - ends[0])), float(np.radians(cross.turn))
    name_en = f"{a.name_en}-{b.name_en}" if a.name_en and b.name_en else ""
    return Joint(
        f"{a.name}-{b.name}",
        name_en,
        body_a=pair[0],
        body_b=pair[1],
        position=vec3(ends.mean(axis=0)),
        rotation=b.rotation,
        move_lower=vec3((-slack,) * 3),
        move_upper=vec3((slack,) * 3),
        turn_lower=vec3((-turn,) * 3),
        turn_upper=vec3((turn,) * 3),
        turn_spring=vec3((cross.turn_spring,) * 3),
    )
