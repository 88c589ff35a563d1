"""`bodies.chain`: makes what hangs swing: bodies along chains of bones, with the joints that hold them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import pairwise
from operator import or_

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import matrices_from_euler
from editor.messages import TranslatableText
from editor.model.bone_tree import with_ancestors
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, no_field, replaced, single, switch, text
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import MODE_HELP, BodyMode, BodyShape, RigidBody
from editor.operations.bones.bone_rows import listed_names
from editor.operations.choices import BodyFit, ChainRoot, CrossChains, MovedBy
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.physics.bodies_from_bones import SHAPE_HELP
from editor.operations.physics.body_rows import (
    FOLLOWERS,
    append_bodies,
    append_joints,
    bodies_of_bones,
    body_above,
    body_on,
    free_group,
)
from editor.operations.physics.bone_fit import BoneFits, Placed
from editor.operations.physics.chain_finding import BoneChain, chosen_chains, neighbouring_chains
from editor.operations.physics.joint_making import cross_joint, hanging_joint, joint_position_and_rotation
from editor.operations.physics.presets import CHAIN_PRESETS, PRESET_HELP, ChainValues, CrossJoints, preset_named

ALONG = np.linspace(-1, 1, 5)  # where along a body it is looked at
OF_ARMS = ("肩", "腕", "ひじ", "肘", "手首", "指")
OF_LEG = ("足", "ひざ", "膝")
OF_LEGS = ("下半身", "腰", *OF_LEG)
SUPPORT = 0.5  # the radius of a body that is there to be hung from, as a part of that of the first that hangs


def arm_groups(bones: Sequence[Bone], followers: Sequence[RigidBody]) -> tuple[int, int]:
    """The groups, a bit each, of bodies on arms and hands, by the names of bones that theirs hang from.

    First those in which no hips or legs are, then those in which there are: a skirt lies on these.
    """
    arms, legs = (_groups_below(bones, followers, words) for words in (OF_ARMS, OF_LEGS))
    return arms & ~legs, arms & legs


def _groups_below(bones: Sequence[Bone], bodies: Sequence[RigidBody], words: Sequence[str]) -> int:
    """The groups of those bodies whose bone, or one that it hangs from, has one of the words in its name."""
    named = {row for row, bone in enumerate(bones) if any(word in bone.name for word in words)}
    return reduce(or_, (_bit(one) for one in bodies if not named.isdisjoint(with_ancestors(bones, one.bone))), 0)


def limb_above(bones: Sequence[Bone], row: int) -> int:
    """The bone of an arm or a leg, by its name, that a bone hangs from, or is; NONE where it hangs from the trunk."""
    limbs = (
        above for above in with_ancestors(bones, row) if any(word in bones[above].name for word in (*OF_ARMS, *OF_LEG))
    )
    return next(limbs, NONE)


def _bit(body: RigidBody) -> int:
    return 1 << body.group if 0 <= body.group < 16 else 0


def touched_groups(bodies: Sequence[RigidBody], others: Sequence[RigidBody]) -> list[int]:
    """For each body the groups, a bit each, of those of the others that it touches. All are taken for capsules."""
    if not others:
        return [0] * len(bodies)
    centres, halves, radii = _capsules(others)
    lengths = np.maximum(np.einsum("ij,ij->i", halves, halves), np.finfo(np.float64).tiny)
    groups = np.array([_bit(other) for other in others])
    touched = []
    with np.errstate(all="ignore"):
        for centre, half, radius in zip(*_capsules(bodies), strict=True):
            vectors = (centre + ALONG[:, None] * half)[:, None] - centres
            along = np.clip(np.einsum("pni,ni->pn", vectors, halves) / lengths, -1, 1)
            nearest = np.linalg.norm(vectors - along[:, :, None] * halves, axis=2).min(axis=0)
            touched.append(int(np.bitwise_or.reduce(groups[nearest < radius + radii], initial=0)))
    return touched


def _capsules(bodies: Sequence[RigidBody]) -> tuple[Float64Array, Float64Array, Float64Array]:
    """(n, 3) centres, (n, 3) ways from there to either end of the axis, and (n,) radii."""
    sizes = np.array([body.size for body in bodies], np.float64).reshape(-1, 3)
    shapes = np.array([body.shape for body in bodies])
    is_box, is_capsule = shapes == BodyShape.BOX, shapes == BodyShape.CAPSULE
    radii = np.where(is_box, np.minimum(sizes[:, 0], sizes[:, 2]), sizes[:, 0])
    halves = np.where(is_box, np.maximum(sizes[:, 1] - radii, 0), np.where(is_capsule, sizes[:, 1] / 2, 0))
    axes = matrices_from_euler([body.rotation for body in bodies])[:, :, 1]
    return np.array([body.position for body in bodies], np.float64), axes * halves[:, None], radii


@dataclass(frozen=True, slots=True)
class ChainBodies:
    preset: str = text("Preset", "hair", target=CHAIN_PRESETS, help=PRESET_HELP)
    shape: BodyShape = choice("Shape", BodyShape, BodyShape.CAPSULE, help=SHAPE_HELP)
    mode: MovedBy = choice("Mode", MovedBy, MovedBy.PHYSICS, help="Of the bodies that hang. " + MODE_HELP)
    root: ChainRoot = choice(
        "Hangs from",
        ChainRoot,
        help="First bone: its body follows the bone, and the others hang from it. Parent: the first one swings,"
        " too, and hangs from a body on its parent. A chain of one bone always hangs from its parent.",
    )
    whole: bool = switch("Whole chains", True, help="Takes all bones below the selected ones, down to the tips.")
    joints: bool = switch("Joints", True, help="Also makes the joints, with the limits and springs of the preset.")
    cross: CrossChains = choice(
        "Cross joints", CrossChains, help="Joints between neighbouring chains, which keep a skirt together."
    )
    anew: bool = switch(
        "Replace existing bodies", help="Deletes the rigid bodies that these bones have, with their joints."
    )
    values: ChainValues | None = no_field(None)  # in place of the preset's

    def chain_values(self) -> ChainValues:
        """Return the masses and stiffnesses of the chain. ValueError for a preset that does not exist."""
        values = self.values or preset_named(self.preset)
        if self.cross is CrossChains.NO:
            return replace(values, cross=None)
        return replace(values, cross=values.cross or CrossJoints()) if self.cross is CrossChains.YES else values


@dataclass(frozen=True, slots=True)
class _Hanging:
    """A chain of bones that get bodies: whether it hangs from a body above it, and which way is outward."""

    rows: tuple[int, ...]
    hangs: bool
    facing: Float64Array | None


@operation(
    "bodies.chain",
    "Chains and skirt",
    "Makes hair, skirts, ribbons and the like swing: rigid bodies along chains of bones, and the joints between them.",
    tables=("bones",),
    parameters=ChainBodies,
    needs=NEEDS_ROWS,
    menu="physics.wizards",
    menu_order=110,
    on_worker=True,
)
def make_chain_bodies(edit: Edit, context: OperationContext, parameters: ChainBodies) -> Result:
    """Make bodies and joints along the chains that the bones make up."""
    model, values = edit.model, parameters.chain_values()
    bones: Sequence[Bone] = model.bones.records
    found = chosen_chains(model, context.of("bones").tolist(), parameters.whole)
    facings = _facings(bones, found) if values.cross and found else [None] * len(found)
    if parameters.anew:
        _remove_bodies(edit, {row for one in found for row in one.rows})
    fits = BoneFits(model, [row for one in found for row in one.rows], BodyFit.WEIGHTS)
    fitted = {
        row: placed
        for one, facing in zip(found, facings, strict=True)
        for row, placed in zip(one.rows, fits.placed_along(one.rows, parameters.shape, facing), strict=True)
    }
    placed = {row: fit for row, fit in fitted.items() if fit is not None}
    if not placed:
        raise ValueError(
            TranslatableText("none of the bones has vertices or a tail from which the size could be determined")
        )
    hanging = _hanging_chains(bones, found, facings, placed, parameters.root)
    before = bodies_of_bones(model.rigid_bodies.records)
    supports = _support_bodies(bones, hanging, placed, before)
    bodies = _bodies(model.rigid_bodies.records, bones, hanging, placed, parameters)
    meeting = () if values.meets_arms else _meeting_arms(model)
    new = append_bodies(edit, [*supports, *bodies])
    held = before | {model.rigid_bodies[row].bone: row for row in new}
    joints = append_joints(edit, _joints(model, hanging, held, values)) if parameters.joints else range(0)
    message = TranslatableText("Rigid bodies made: {:,}, joints: {:,}", len(new), len(joints))
    rows = {"rigid_bodies": new} | ({"joints": joints} if joints else {})
    left_out = [row for row in fitted if row not in placed]
    warnings = _warnings(bones, left_out, [row for row in placed if row in before])
    return Result(message, rows, (*warnings, *meeting))


def _remove_bodies(edit: Edit, bones: set[int]) -> None:
    """Remove the bodies of some bones; their joints go with them."""
    bodies = edit.model.rigid_bodies
    rows = [row for row, body in enumerate(bodies) if body.bone in bones]
    if rows:
        edit.remove(bodies, rows)


def _warnings(bones: Sequence[Bone], left_out: Sequence[int], twice: Sequence[int]) -> tuple[TranslatableText, ...]:
    messages = (
        (
            left_out,
            TranslatableText("bones left out, as their size cannot be determined: {}", listed_names(bones, left_out)),
        ),
        (
            twice,
            TranslatableText("bones that had rigid bodies already and have more now: {}", listed_names(bones, twice)),
        ),
    )
    return tuple(text for rows, text in messages if rows)


def _meeting_arms(model: Model) -> tuple[TranslatableText, ...]:
    """Return a warning where a skirt cannot but meet arms."""
    text = TranslatableText("arms are in a collision group of hips or legs: the skirt collides with them, too")
    return (text,) if arm_groups(model.bones.records, _followers(model.rigid_bodies.records))[1] else ()


# -- where chains hang -------------------------------------------------------------------------------------------------


def _hanging_chains(
    bones: Sequence[Bone],
    found: Sequence[BoneChain],
    facings: Sequence[Float64Array | None],
    placed: Mapping[int, Placed],
    root: ChainRoot,
) -> list[_Hanging]:
    """The chains, as far as their bones get bodies."""
    made = []
    for one, facing in zip(found, facings, strict=True):
        if rows := tuple(row for row in one.rows if row in placed):
            is_whole = rows[0] == one.rows[0] and len(rows) > 1 and not one.branches
            has_parent = bones[rows[0]].parent not in (NONE, *rows)
            hangs = has_parent and (root is ChainRoot.PARENT or not is_whole)
            made.append(_Hanging(rows, hangs, facing))
    return made


def _support_bodies(
    bones: Sequence[Bone], hanging: Sequence[_Hanging], placed: Mapping[int, Placed], before: Mapping[int, int]
) -> list[RigidBody]:
    """Small bodies, which nothing collides with, on the parents that chains hang from and that have no body."""
    made: dict[int, RigidBody] = {}
    for one in hanging:
        parent = bones[one.rows[0]].parent
        if not one.hangs or parent in before or parent in placed or parent in made:
            continue
        if np.isfinite(bones[parent].position).all():
            radius = single(placed[one.rows[0]].size[0] * SUPPORT)
            ball = Placed((radius, 0.0, 0.0), bones[parent].position, (0.0, 0.0, 0.0))
            body = body_on(bones[parent], parent, ball, BodyShape.SPHERE, BodyMode.FOLLOWS_BONE, FOLLOWERS)
            made[parent] = replaced(body, {"mask": 0})
    return list(made.values())


def _facings(bones: Sequence[Bone], found: Sequence[BoneChain]) -> list[Float64Array | None]:
    """For each chain the level way outward from the middle of all."""
    middles = np.array([np.mean([bones[row].position for row in one.rows], axis=0) for one in found])
    return list((middles - middles.mean(axis=0)) * (1.0, 0.0, 1.0))


# -- bodies and joints -------------------------------------------------------------------------------------------------


def _bodies(
    bodies: Sequence[RigidBody],
    bones: Sequence[Bone],
    hanging: Sequence[_Hanging],
    placed: Mapping[int, Placed],
    parameters: ChainBodies,
) -> list[RigidBody]:
    """The bodies of chains: those that hang are lighter the farther down they are."""
    values = parameters.chain_values()
    group = free_group(bodies, values.group - 1)
    made = []
    for one in hanging:
        for depth, row in enumerate(one.rows):
            mode = parameters.mode.mode if depth or one.hangs else BodyMode.FOLLOWS_BONE
            body = body_on(bones[row], row, placed[row], parameters.shape, mode, group)
            made.append(replaced(body, _physics_values(values, depth)))
    followers = _followers(bodies)
    return _without_collisions(made, followers, 0 if values.meets_arms else arm_groups(bones, followers)[0])


def _followers(bodies: Sequence[RigidBody]) -> list[RigidBody]:
    return [body for body in bodies if body.mode is BodyMode.FOLLOWS_BONE]


def _without_collisions(made: Sequence[RigidBody], followers: Sequence[RigidBody], avoided: int) -> list[RigidBody]:
    """The bodies, without collisions with some groups, and with those that they touch at rest, as hair does the head.

    A skirt that met arms and hands would be torn by those that reach through it.
    """
    touched = touched_groups(made, followers)
    return [
        replaced(body, {"mask": body.mask & ~(groups | avoided)}) for body, groups in zip(made, touched, strict=True)
    ]


def _physics_values(values: ChainValues, depth: int) -> dict[str, float]:
    return {
        "mass": single(values.mass * values.mass_fall**depth),
        "linear_damping": single(values.linear_damping),
        "angular_damping": single(values.angular_damping),
        "restitution": single(values.restitution),
        "friction": single(values.friction),
    }


def _joints(model: Model, hanging: Sequence[_Hanging], held: dict[int, int], values: ChainValues) -> list[Joint]:
    """The joints of chains, each with the one above it, and of neighbours."""
    bones, bodies = model.bones.records, model.rigid_bodies.records
    joints, chains = [], []
    for one in hanging:
        own = [held[row] for row in one.rows]
        above = body_above(bones, one.rows[0], held) if one.hangs else NONE
        chains.append(own)
        pairs = [pair for pair in pairwise([above, *own]) if NONE not in pair]
        for depth, pair in enumerate(pairs):
            body = bodies[pair[1]]
            frame = joint_position_and_rotation(bones, body, one.facing)
            joints.append(hanging_joint((body.name, body.name_en), pair, frame, values, depth))
    if values.cross is not None:
        crossing = _neighbour_pairs(bones, hanging, chains)
        joints += [cross_joint(bodies, pair, values.cross) for pair in crossing]
    return [joint for joint in joints if _swings(bodies, joint)]


def _neighbour_pairs(
    bones: Sequence[Bone], hanging: Sequence[_Hanging], chains: Sequence[Sequence[int]]
) -> list[tuple[int, int]]:
    """Pairs of bodies side by side, of neighbouring chains, at the same depth.

    A part of a cloak that hangs from an arm is not joined with that on the back: the arm would tear them apart.
    """
    limbs = [limb_above(bones, bones[one.rows[0]].parent) for one in hanging]
    pairs = neighbouring_chains(bones, [one.rows for one in hanging])
    pairs = [(one, other) for one, other in pairs if limbs[one] == limbs[other]]
    return [pair for one, other in pairs for pair in zip(chains[one], chains[other], strict=False)]


def _swings(bodies: Sequence[RigidBody], joint: Joint) -> bool:
    """Return whether physics moves a body of a joint: without one there is nothing to hold."""
    return any(bodies[row].mode is not BodyMode.FOLLOWS_BONE for row in (joint.body_a, joint.body_b))
