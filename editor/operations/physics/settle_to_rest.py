"""Lets what physics drives hang: hair and skirt fall to where they come to rest, and that becomes the rest shape.

`settle_to_rest` works it out piece by piece on a model that nobody changes meanwhile; the operation sets it. When it
has come to rest: mmd-semantics §5.8.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import compress, repeat
from math import ceil

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, are_among
from editor.math3d.rotations import (
    Transforms,
    euler_from_matrices,
    inverse,
    joint_euler_from_quaternions,
    matrices_from_quaternions,
    product,
    rotated,
)
from editor.messages import TranslatableText
from editor.model.bone_tree import with_descendants
from editor.model.bones import BoneFlags
from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, number
from editor.model.joints import JointKind
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.model.rigid_bodies import RigidBody
from editor.operations.operation import OperationContext, Report, Result, operation
from editor.operations.pose.apply_pose_as_rest import (
    STILL,
    FieldValues,
    apply_pose_as_rest,
    changed_rows,
    changes,
    moved_text,
    pose_as_rest,
)
from editor.preview.baking import driven_by
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.physics.bodies import Bodies
from editor.preview.physics.constraints import (
    MOVE_LOWER,
    MOVE_UPPER,
    TURN_LOWER,
    TURN_UPPER,
    JointSetup,
    joint_setups,
)
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import RATE, Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

SIX_AXES = (JointKind.SPRING_6DOF, JointKind.SIX_DOF)
FIELDS = {MOVE_LOWER: "move_lower", MOVE_UPPER: "move_upper", TURN_LOWER: "turn_lower", TURN_UPPER: "turn_upper"}


def settled_joints(model: Model, bodies: Bodies, now: Transforms) -> Iterator[FieldValues]:
    """New frames and limits of the joints between bodies that settled, with the limits at the positions as before."""
    for link in joint_setups(model.joints.records, range(len(model.joints)), bodies, []):
        row = np.array([link.row])
        end_a = now.take(np.array([link.body_a])).times(link.frame_a)
        end_b = now.take(np.array([link.body_b])).times(link.frame_b)
        yield from changes(model.joints, row, "position", end_a.positions)
        before = bodies.rest.take(np.array([link.body_a])).times(link.frame_a)
        if abs(float(np.vdot(before.rotations, end_a.rotations))) < 1 - STILL**2:
            angles = euler_from_matrices(np.asarray(matrices_from_quaternions(end_a.rotations), np.float64))
            yield from changes(model.joints, row, "rotation", angles)
        values = _with_limits_of_old(link, end_a, end_b)
        for index, field in FIELDS.items():
            yield from changes(model.joints, row, field, values[index][None])


def _with_limits_of_old(link: JointSetup, end_a: Transforms, end_b: Transforms) -> Float64Array:
    """(6, 3) the values of a joint with limits that count from where the ends are now."""
    values, turns = link.values.copy(), product(inverse(end_a.rotations), end_b.rotations)
    apart = rotated(inverse(end_a.rotations), end_b.positions - end_a.positions)[0]
    if link.kind in SIX_AXES:
        _shift_limits(values, MOVE_LOWER, apart, 3)
        _shift_limits(values, TURN_LOWER, joint_euler_from_quaternions(turns)[0], 3)
    elif link.kind in (JointKind.SLIDER, JointKind.HINGE):
        x, _, z, w = turns[0]
        about = 2 * np.arctan2(x if link.kind == JointKind.SLIDER else z, w)
        _shift_limits(values, TURN_LOWER, np.array([np.remainder(about + np.pi, 2 * np.pi) - np.pi]), 1)
        if link.kind == JointKind.SLIDER:
            _shift_limits(values, MOVE_LOWER, apart, 1)
    return values


def _shift_limits(values: Float64Array, lower: int, by: Float64Array, axes: int) -> None:
    """Let limits of some axes, first of which x, count from elsewhere; locked and free ones stay what they are."""
    low, high = values[lower, :axes].copy(), values[lower + 1, :axes].copy()
    shift = np.where(low < high, np.clip(by[:axes], low, np.maximum(low, high)), 0.0)
    values[lower, :axes], values[lower + 1, :axes] = low - shift, high - shift


CALM = 0.99  # the least damping: nothing swings for long, and what hangs hangs in the same position
WATCHED = RATE // 4  # poses over which nothing may move for it to have come to rest
CALMED = 0.5  # the share of the time in which they are calmed
STOPPED, TREMBLING = 0.004, 0.02  # model units, and sines of half an angle, in that time


@dataclass(frozen=True, slots=True, eq=False)
class SettledShape:
    """`shape`: what has to be set (apply_shape). `restless`: rows of bodies that had not come to rest in the time."""

    shape: list[FieldValues]
    restless: list[int]


def settle_to_rest(model: Model, settings: PhysicsSettings, seconds: float) -> Generator[float, None, SettledShape]:
    """Simulates until bodies are at rest, `seconds` at most; the shape they come to. Yields the progress.

    Starts from the model at rest: nothing posed, no morph, no IK. PhysicsUnavailableError where there is no Bullet.
    """
    posed_model = PosedModel(model.snapshot())
    with closing(Physics(posed_model.model, dataclasses.replace(settings, warm_up=0.0))) as physics:
        posed_model.physics = physics
        return (yield from _let_hang(model, posed_model, physics, seconds))


def _let_hang(
    model: Model, posed_model: PosedModel, physics: Physics, seconds: float
) -> Generator[float, None, SettledShape]:
    """`model` as it is, and the figure of a copy of it."""
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.ik[:] = False
    _damp(posed_model, [_damped_body(body) for body in model.rigid_bodies.records])
    posed_model.pose(pose)
    count = ceil(seconds * RATE / 2)
    yield from _let_settle(posed_model, physics, pose, count)
    yield CALMED
    # On their own, springs and friction hold them a little elsewhere.
    _damp(posed_model, model.rigid_bodies.records)
    restless = yield from _let_settle(posed_model, physics, pose, count, CALMED)
    return SettledShape(_settled_values(model, posed_model, physics, driven_by(physics, pose)), restless)


def _let_settle(
    posed_model: PosedModel, physics: Physics, pose: Pose, count: int, done: float = 0.0
) -> Generator[float, None, list[int]]:
    """Let time pass until nothing moves, or for so many poses; the rows of what still does. `done`: before."""
    history, apart = [physics.bodies.copy()], np.full(len(physics.bodies), np.inf)
    for shown, _ in enumerate(posed_model.play(repeat(pose, count), repeat(1 / RATE, count)), 1):
        yield done + CALMED * shown / count
        history = [*history[-WATCHED:], physics.bodies.copy()]
        apart = _deviations(history[0], history[-1])
        if len(history) > WATCHED and posed_model.soft is None and apart.max(initial=0) < STOPPED:
            break
    return np.flatnonzero(apart > TREMBLING).tolist()


def _damped_body(body: RigidBody) -> RigidBody:
    """A body that swings as little as possible."""
    linear, angular = max(CALM, body.linear_damping), max(CALM, body.angular_damping)
    return dataclasses.replace(body, linear_damping=linear, angular_damping=angular)


def _damp(posed_model: PosedModel, bodies: Sequence[RigidBody]) -> None:
    """Give the bodies of a figure's own model the damping that these have."""
    posed_model.model.rigid_bodies.records[:] = bodies
    rows, fields = range(len(bodies)), frozenset(("linear_damping", "angular_damping"))
    posed_model.mark(Change(Action.SET, "rigid_bodies", rows, fields))


def _deviations(one: Transforms, other: Transforms) -> Float64Array:
    """(bodies,) how far they are from one to the other: model units, or the sine of half the angle."""
    cosines = np.einsum("ij,ij->i", one.rotations, other.rotations)
    turned: Float64Array = np.sqrt(np.maximum(1 - cosines**2, 0))
    made: Float64Array = np.maximum(turned, np.abs(one.positions - other.positions).max(axis=1))
    return made


# -- the shape --------------------------------------------------------------------------------------------------------


def _settled_values(model: Model, posed_model: PosedModel, physics: Physics, driven: BoolArray) -> list[FieldValues]:
    """The FieldValues of bones, vertices, bodies and joints that physics has moved; nothing else is changed."""
    bones, bodies, now = model.bones.records, physics.simulation.bodies, physics.bodies
    moved: BoolArray = with_descendants(driven, np.array(posed_model.skeleton.hierarchy.parents, np.intp))
    placed, still = posed_model.bone_transforms, BoneTransforms.at_rest(bones)
    bone_transforms = BoneTransforms(
        np.where(moved[:, None], placed.rotations, still.rotations),
        np.where(moved[:, None], placed.positions, still.positions),
        still.rest,
    )
    on_moved = are_among(moved, model.vertices[Vertex.bones])
    hanging: BoolArray = np.asarray(on_moved.any(axis=1), np.bool_)
    if posed_model.soft is not None:
        hanging[posed_model.soft.rows] = True
    goals = [bool(bone.flags & BoneFlags.IK) and bone.ik_target != NONE for bone in bones]
    led = np.array([goal and moved[bone.ik_target] for goal, bone in zip(goals, bones, strict=True)], np.bool_)
    allowed = {"vertices": hanging, "bones": moved | led, "rigid_bodies": ~bodies.moving}
    shape = [
        part
        for setting in pose_as_rest(model, bone_transforms, {}, posed_model.soft)
        if setting.table != "joints"
        for part in _allowed_values(model, setting, allowed)
    ]
    return [*shape, *_body_values(model, bodies, now), *settled_joints(model, bodies, now)]


def _allowed_values(model: Model, setting: FieldValues, allowed: Mapping[str, BoolArray]) -> Iterator[FieldValues]:
    """Iterate over the part of a setting for rows that may change; rounding moves others that are far out."""
    if setting.table == "morphs":
        yield from _only_offsets(model.morphs[int(setting.rows[0])], setting, allowed["vertices"])
        return
    kept = allowed[setting.table][setting.rows]
    if kept.any():
        values = setting.values
        held = values[kept] if isinstance(values, np.ndarray) else list(compress(values, kept))
        yield setting._replace(rows=setting.rows[kept], values=held)


def _only_offsets(morph: Morph, setting: FieldValues, allowed: BoolArray) -> Iterator[FieldValues]:
    offsets: Columns = setting.values[0]
    if morph.kind is MorphKind.VERTEX:
        stays = ~allowed[offsets[VertexOffset.vertex]]
        before, now = morph.offsets[VertexOffset.translation], offsets[VertexOffset.translation]
        offsets = offsets.replace(translation=np.where(stays[:, None], before, now))
        if np.abs(offsets[VertexOffset.translation] - before).max() <= STILL:
            return
    yield setting._replace(values=[offsets])


def _body_values(model: Model, bodies: Bodies, now: Transforms) -> Iterator[FieldValues]:
    """Iterate over the positions and rotations that physics has of bodies that move by themselves."""
    rows = np.flatnonzero(bodies.moving)
    yield from changes(model.rigid_bodies, rows, "position", now.positions[rows])
    turned = rows[np.abs(np.einsum("ij,ij->i", now.rotations[rows], bodies.rest.rotations[rows])) < 1 - STILL**2]
    angles = euler_from_matrices(np.asarray(matrices_from_quaternions(now.rotations[turned]), np.float64))
    yield from changes(model.rigid_bodies, turned, "rotation", angles)


@dataclass(frozen=True, slots=True)
class Settle:
    seconds: float = number(
        "Seconds at most",
        3.0,
        minimum=0.1,
        maximum=60,
        help="How many seconds physics runs at most until everything is at rest.",
    )


def settled(context: OperationContext, parameters: Settle, report: Report) -> Generator[float, None, SettledShape]:
    """The model as physics hangs it from the rest pose."""
    return (yield from settle_to_rest(context.model, context.physics, parameters.seconds))


@operation(
    "physics.settle",
    "Settle the rest pose with physics",
    "Runs physics from the rest pose until everything hangs still, and makes that the new rest pose.",
    parameters=Settle,
    prepare=settled,
    previews=False,
)
def settle(edit: Edit, context: OperationContext, parameters: Settle) -> Result:
    """Make the rest shape what physics hangs from it: bones, vertices, rigid bodies and joints."""
    settled: SettledShape = context.prepared
    counts = changed_rows(edit.model, settled.shape)
    if not counts:
        raise ValueError(TranslatableText("physics moves nothing"))
    apply_pose_as_rest(edit, settled.shape)
    restless = [
        TranslatableText("{} had not come to rest", edit.model.rigid_bodies[row].name) for row in settled.restless
    ]
    text = TranslatableText("Settled; {}", moved_text(counts))
    return Result(text, warnings=tuple(restless))
