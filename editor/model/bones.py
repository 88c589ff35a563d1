"""Bones (PMX 2.0: ボーン). The flags tell which of the later fields are used."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.bone_tree import with_ancestors
from editor.model.fields import (
    NONE,
    Attribute,
    Flags,
    Removal,
    Row,
    Vec3,
    flags,
    integer,
    number,
    records,
    reference,
    replaced,
    single,
    switch,
    text,
    vector,
)

LISTED = 8  # bones at most in the text about a circle
KNEE = re.compile("ひざ|ヒザ|膝|knee", re.IGNORECASE)
# How far a knee bends about X: at most, and at least, so that IK knows which way (mmd-semantics §7.3).
KNEE_LOWER: Vec3 = (single(-math.pi), 0.0, 0.0)
KNEE_UPPER: Vec3 = (single(-math.radians(0.5)), 0.0, 0.0)


class BoneFlags(Flags):
    TAIL_IS_BONE = 0x0001, "Tail is a bone"
    ROTATABLE = 0x0002, "Rotatable"
    MOVABLE = 0x0004, "Movable"
    VISIBLE = 0x0008, "Visible"
    OPERABLE = 0x0010, "Operable"
    IK = 0x0020, "IK"
    LOCAL_APPEND = 0x0080, "Local append"
    APPEND_ROTATION = 0x0100, "Append rotation"
    APPEND_TRANSLATION = 0x0200, "Append translation"
    FIXED_AXIS = 0x0400, "Fixed axis"
    LOCAL_AXES = 0x0800, "Local axes"
    AFTER_PHYSICS = 0x1000, "After physics"
    EXTERNAL_PARENT = 0x2000, "External parent"


APPEND = BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION
POSABLE = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.OPERABLE


def with_any(wanted: BoneFlags) -> Callable[[Bone], bool]:
    """Return whether a bone has one of the wanted flags, as a test of `Field.applies`."""
    return lambda bone: bool(bone.flags & wanted)


def without(unwanted: BoneFlags) -> Callable[[Bone], bool]:
    return lambda bone: not bone.flags & unwanted


def is_limited(link: IkLink) -> bool:
    return link.limited


def append_ended(bone: Bone, parent: Bone) -> dict[str, Any]:
    """The values of a bone whose append parent is removed: it appends nothing."""
    return {"flags": bone.flags & ~(APPEND | BoneFlags.LOCAL_APPEND)}


# -- tails ------------------------------------------------------------------------------------------------------------


def tail_vector(bones: Sequence[Bone], row: int) -> Float64Array:
    """(3,) the way from a bone to where it is shown to end (表示先); 0 where it ends nowhere."""
    bone = bones[row]
    if not bone.flags & BoneFlags.TAIL_IS_BONE:
        return np.array(bone.tail_offset, np.float64)
    if bone.tail_bone == NONE:
        return np.zeros(3)
    return np.array(bones[bone.tail_bone].position, np.float64) - bone.position


def has_free_tail(bone: Bone) -> bool:
    """Return whether the tail of a bone is no other bone."""
    return not bone.flags & BoneFlags.TAIL_IS_BONE or bone.tail_bone == NONE


def tail_at_bone(bone: Bone, row: int) -> dict[str, Any]:
    """The values of a bone whose tail is another bone."""
    return {"flags": bone.flags | BoneFlags.TAIL_IS_BONE, "tail_bone": row}


def tail_at_offset(bone: Bone, offset: Iterable[float]) -> dict[str, Any]:
    """The values of a bone whose tail is an offset."""
    x, y, z = map(single, offset)
    return {"flags": bone.flags & ~BoneFlags.TAIL_IS_BONE, "tail_bone": NONE, "tail_offset": (x, y, z)}


def tail_as_offset(bone: Bone, tail: Bone) -> dict[str, Any]:
    """The values of a bone whose tail bone is removed: the tail stays where it was shown."""
    if not bone.flags & BoneFlags.TAIL_IS_BONE:
        return {}
    return tail_at_offset(bone, (end - start for end, start in zip(tail.position, bone.position, strict=True)))


# -- knees ------------------------------------------------------------------------------------------------------------


def is_knee(bone: Bone) -> bool:
    """Return whether a bone is a knee by one of its names, in whatever way they write it."""
    return bool(KNEE.search(bone.name) or KNEE.search(bone.name_en))


def is_pmd_knee(bone: Bone) -> bool:
    """Return whether MMD takes a link of a PMD, which holds no limits, for a knee (mmd-semantics §7.3)."""
    return bone.name.endswith("ひざ")


# -- what no edit may bring about -------------------------------------------------------------------------------------


def parent_fault(bones: Sequence[Bone], row: int) -> TranslatableText | None:
    """Why a bone cannot hang from its parent: going up from there leads back to the bone."""
    above = list(with_ancestors(bones, row))
    return circle_fault(bones, above) if bones[above[-1]].parent == row else None


def circle_fault(bones: Sequence[Bone], circle: Sequence[int]) -> TranslatableText:
    """That the first bone of a circle hangs from itself, by way of the others; of many the first few are listed."""
    row = circle[0]
    if len(circle) == 1:
        return TranslatableText("{} cannot be its own parent", bones[row].name or row)
    names = [bones[bone].name or str(bone) for bone in (*circle[:LISTED], row)]
    if len(circle) > LISTED:
        names.insert(-1, "…")
    return TranslatableText("{} cannot be its own ancestor: {}", bones[row].name or row, " → ".join(names))


def append_fault(bones: Sequence[Bone], row: int) -> TranslatableText | None:
    is_own = bones[row].append_parent == row
    return TranslatableText("{} cannot be its own append parent", bones[row].name or row) if is_own else None


def target_fault(bones: Sequence[Bone], row: int) -> TranslatableText | None:
    is_own = bones[row].ik_target == row
    return TranslatableText("{} cannot be the target of its own IK", bones[row].name or row) if is_own else None


def links_fault(bones: Sequence[Bone], row: int) -> TranslatableText | None:
    has_own = any(link.bone == row for link in bones[row].ik_links)
    return TranslatableText("{} cannot be a link of its own IK", bones[row].name or row) if has_own else None


# -- bones ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IkLink(Row):
    bone: Attribute[int] = reference("Bone", "bones", removal=Removal.DROP, help="The bone that turns.")
    limited: Attribute[bool] = switch(
        "Angle limit", help="Whether the bone turns only between the limits below, as knees do."
    )
    lower: Attribute[Vec3] = vector(
        "Lower limit",
        angle=True,
        applies=is_limited,
        help="The least angles about X, Y and Z, in degrees. A knee has -180 to -0.5 about X alone.",
    )
    upper: Attribute[Vec3] = vector(
        "Upper limit", angle=True, applies=is_limited, help="The greatest angles about X, Y and Z, in degrees."
    )


@dataclass(frozen=True, slots=True)
class Bone(Row):
    name: Attribute[str] = text(
        "Name",
        group="Name",
        help="Motions find the bone by this name. A VMD holds at most 15 bytes of it in Shift-JIS.",
    )
    name_en: Attribute[str] = text(
        "English name",
        group="Name",
        help="The name that MMD shows where its menus are English; motions do not use it.",
    )
    position: Attribute[Vec3] = vector("Position", group="Place", help="The point about which the bone turns, at rest.")
    parent: Attribute[int] = reference(
        "Parent",
        "bones",
        removal=Removal.HEIR,
        refused=parent_fault,
        group="Place",
        help="The bone that this one follows. None: it follows the model as a whole.",
    )
    level: Attribute[int] = integer(
        "Deform level",
        group="Deform",
        help="The order in which bones deform (変形階層): lower levels first, and within a level in the order of the"
        " list.",
    )
    flags: Attribute[BoneFlags] = flags(
        "Abilities",
        BoneFlags,
        0x1A,
        group="Abilities",
        stored_as="uint16",
        help="What the bone can do. This decides which of the other fields are used.",
    )
    tail_offset: Attribute[Vec3] = vector(
        "Tail offset",
        group="Place",
        applies=without(BoneFlags.TAIL_IS_BONE),
        help="Where the bone's tail (表示先) is, as an offset from its position. It is only shown: nothing"
        " moves by it.",
    )
    tail_bone: Attribute[int] = reference(
        "Tail bone",
        "bones",
        released=tail_as_offset,
        group="Place",
        applies=with_any(BoneFlags.TAIL_IS_BONE),
        help="The bone to which the tail points (表示先). It is only shown: nothing moves by it.",
    )
    append_parent: Attribute[int] = reference(
        "Append parent",
        "bones",
        released=append_ended,
        refused=append_fault,
        group="Deform",
        applies=with_any(APPEND),
        help="The bone whose rotation or movement this one copies in part (付与親).",
    )
    append_ratio: Attribute[float] = number(
        "Append ratio",
        1.0,
        group="Deform",
        applies=with_any(APPEND),
        help="How much of it is copied (付与率): 1 is all, 0.5 half; negative values turn or move it the other way.",
    )
    fixed_axis: Attribute[Vec3] = vector(
        "Fixed axis",
        1,
        0,
        0,
        group="Axes",
        applies=with_any(BoneFlags.FIXED_AXIS),
        help="The only axis about which the bone turns (軸制限), as twist bones do; other rotations of a motion are"
        " projected onto it.",
    )
    local_x: Attribute[Vec3] = vector(
        "Local X axis",
        1,
        0,
        0,
        group="Axes",
        applies=with_any(BoneFlags.LOCAL_AXES),
        help="The X axis along which the bone is moved and rotated by hand (ローカル軸); how it moves in motions does"
        " not change.",
    )
    local_z: Attribute[Vec3] = vector(
        "Local Z axis",
        0,
        0,
        1,
        group="Axes",
        applies=with_any(BoneFlags.LOCAL_AXES),
        help="The Z axis along which the bone is moved and rotated by hand; Y is at right angles to both.",
    )
    external_key: Attribute[int] = integer(
        "External parent key",
        group="Deform",
        applies=with_any(BoneFlags.EXTERNAL_PARENT),
        help="The key number by which a bone of another model can become the parent (外部親).",
    )
    ik_target: Attribute[int] = reference(
        "IK target",
        "bones",
        refused=target_fault,
        group="IK",
        applies=with_any(BoneFlags.IK),
        help="The bone at the end of the chain (Targetボーン). IK turns the links until it is where this IK bone is.",
    )
    ik_loops: Attribute[int] = integer(
        "IK loops",
        minimum=0,
        maximum=255,
        group="IK",
        applies=with_any(BoneFlags.IK),
        help="How often IK goes through its links at most (Loop); 40 is usual for legs. MMD does 255 at most.",
    )
    ik_angle: Attribute[float] = number(
        "IK unit angle",
        0.0,
        angle=True,
        group="IK",
        applies=with_any(BoneFlags.IK),
        help="How far a link may turn in one loop, in degrees (単位角). 114.59° is usual for legs; large is fast,"
        " small is smooth.",
    )
    ik_links: Attribute[tuple[IkLink, ...]] = records(
        "IK links",
        IkLink,
        refused=links_fault,
        group="IK",
        applies=with_any(BoneFlags.IK),
        help="The bones that IK turns so that the target comes to this bone, from the one next to the target upwards.",
    )


# -- what a bone can do -----------------------------------------------------------------------------------------------


def without_limits(bone: Bone) -> Bone:
    """The bone as one that may be moved and rotated in any way, and whose IK bends its links in any way."""
    links = tuple(replaced(link, {"limited": False}) for link in bone.ik_links)
    lifted: Bone = replaced(bone, {"flags": (bone.flags | POSABLE) & ~BoneFlags.FIXED_AXIS, "ik_links": links})
    return lifted


def may_move(bone: Bone) -> bool:
    """Return whether the user may move the bone in a pose."""
    return _has_all(bone, BoneFlags.OPERABLE | BoneFlags.MOVABLE)


def may_rotate(bone: Bone) -> bool:
    """Return whether the user may rotate the bone, about any axis or about its fixed one."""
    return _has_all(bone, BoneFlags.OPERABLE | BoneFlags.ROTATABLE)


def may_scale(bone: Bone) -> bool:
    """Return whether the user may scale the bone in a pose, as who may move or rotate it."""
    return may_move(bone) or may_rotate(bone)


def rotates_freely(bone: Bone) -> bool:
    """Return whether the user may rotate the bone about any axis."""
    return may_rotate(bone) and not bone.flags & BoneFlags.FIXED_AXIS


def rotates_about_axis(bone: Bone) -> bool:
    """Return whether the user may rotate the bone about its fixed axis; one of no length holds it still."""
    return may_rotate(bone) and bool(bone.flags & BoneFlags.FIXED_AXIS) and any(bone.fixed_axis)


def _has_all(bone: Bone, flags: BoneFlags) -> bool:
    return bone.flags & flags == flags
