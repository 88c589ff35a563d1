"""The bones of Mochi, with the names that motions for MikuMikuDance use.

Imports numpy, the shapes that bones follow, and editor.model. Bones are first written down with names, then
numbered: parents come before their children.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians

import numpy as np
from numpy.typing import ArrayLike

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.fields import NONE, Vec3
from editor.model.names import other_side_name

from . import eyes, fur, hair, limbs, scarf
from .curves import spline
from .mesh import Floats, unit
from .skull import around

TURN = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
MOVE = TURN | BoneFlags.MOVABLE
HIDDEN = BoneFlags.ROTATABLE


@dataclass
class Link:
    """A bone of an IK chain; `knee` bends backwards only."""

    bone: str
    knee: bool = False


@dataclass
class Ik:
    target: str
    loops: int
    angle: float
    links: tuple[Link, ...]


@dataclass
class Joint:
    """A bone by names: `tail` is a bone or an offset, `append` a bone to turn along with and how much."""

    name: str
    english: str
    at: ArrayLike
    parent: str = ""
    tail: str | ArrayLike = (0.0, 0.0, 0.0)
    flags: BoneFlags = TURN
    append: tuple[str, float] | None = None
    level: int = 0
    axis: ArrayLike | None = None
    local: ArrayLike | None = None
    ik: Ik | None = None


def point(values: ArrayLike) -> Vec3:
    x, y, z = (round(float(value), 5) + 0.0 for value in np.asarray(values))
    return x, y, z


def right_of(joint: Joint) -> Joint:
    """The same bone of the right side."""
    flip = np.array([-1.0, 1.0, 1.0])

    def flipped(vector: ArrayLike) -> Floats:
        return np.asarray(vector, float) * flip

    tail = other_side_name(joint.tail) if isinstance(joint.tail, str) else flipped(joint.tail)
    ik = joint.ik and Ik(
        other_side_name(joint.ik.target),
        joint.ik.loops,
        joint.ik.angle,
        tuple(Link(other_side_name(link.bone), link.knee) for link in joint.ik.links),
    )
    return Joint(
        other_side_name(joint.name),
        joint.english.replace("_L", "_R"),
        flipped(joint.at),
        other_side_name(joint.parent),
        tail,
        joint.flags,
        joint.append and (other_side_name(joint.append[0]), joint.append[1]),
        joint.level,
        None if joint.axis is None else flipped(joint.axis),
        None if joint.local is None else flipped(joint.local),
        ik,
    )


def both(left: Sequence[Joint]) -> list[Joint]:
    return [*left, *(right_of(joint) for joint in left)]


def trunk() -> list[Joint]:
    return [
        Joint("全ての親", "master", (0, 0, 0), tail="センター", flags=MOVE),
        Joint("センター", "center", (0, 3.0, 0), "全ての親", (0, -1.2, 0), MOVE),
        Joint("グルーブ", "groove", (0, 3.1, 0), "センター", (0, 0.8, 0), MOVE),
        Joint("腰", "waist", (0, 3.6, 0.1), "グルーブ", (0, 0.45, -0.06)),
        Joint("下半身", "lower body", (0, 4.1, 0.05), "腰", (0, -0.9, 0)),
        Joint("上半身", "upper body", (0, 4.1, 0.05), "腰", "上半身2"),
        Joint("上半身2", "upper body2", (0, 4.75, 0.05), "上半身", "首"),
        Joint("首", "neck", (0, 5.72, 0.05), "上半身2", "頭"),
        Joint("頭", "head", (0, 6.2, 0.0), "首", "頭先"),
        Joint("頭先", "head_t", (0, 11.6, 0), "頭", flags=HIDDEN),
        Joint("両目", "eyes", (0, 12.4, -0.6), "頭", (0, 0, -1.0)),
    ]


def eye() -> list[Joint]:
    return [Joint("左目", "eye_L", eyes.pivot(), "頭", (0, 0, -1.0), append=("両目", 1.0))]


def arm() -> list[Joint]:
    axis = limbs.ARM_AXIS
    shoulder, elbow, wrist = limbs.SHOULDER, limbs.ELBOW, limbs.WRIST
    hand = wrist + axis * 0.36
    collar = np.array([0.32, 5.50, 0.05])
    upper, fore = elbow - shoulder, wrist - elbow
    return [
        Joint("左肩", "shoulder_L", collar, "上半身2", "左腕", local=shoulder - collar),
        Joint("左腕", "arm_L", shoulder, "左肩", "左ひじ", local=axis),
        Joint("左腕捩", "arm twist_L", shoulder + 0.6 * upper, "左腕", axis=axis),
        twist_share("左腕捩1", "arm twist1_L", shoulder + 0.3 * upper, "左腕", "左腕捩"),
        Joint("左ひじ", "elbow_L", elbow, "左腕捩", "左手首", local=axis),
        Joint("左手捩", "wrist twist_L", elbow + 0.6 * fore, "左ひじ", axis=axis),
        twist_share("左手捩1", "wrist twist1_L", elbow + 0.3 * fore, "左ひじ", "左手捩"),
        Joint("左手首", "wrist_L", wrist, "左手捩", "左中指１", local=axis),
        Joint("左親指１", "thumb1_L", wrist + axis * 0.2 + (0.05, -0.1, -0.25), "左手首", "左親指先"),
        Joint("左親指先", "thumb_L_t", wrist + axis * 0.4 + (0.1, -0.15, -0.58), "左親指１", flags=HIDDEN),
        Joint("左中指１", "middle1_L", hand, "左手首", "左中指先"),
        Joint("左中指先", "middle_L_t", hand + axis * 0.42 + (-0.12, -0.04, 0), "左中指１", flags=HIDDEN),
    ]


def twist_share(name: str, english: str, at: Floats, parent: str, twist: str) -> Joint:
    """A hidden bone that takes half of a twist, so that the sleeve does not wring."""
    return Joint(name, english, at, parent, flags=HIDDEN, append=(twist, 0.5))


def leg() -> list[Joint]:
    hip, knee, ankle, toe = limbs.HIP, limbs.KNEE, limbs.ANKLE, limbs.TOE
    sole = (ankle[0], 0.0, ankle[2])
    leg_ik = Ik("左足首", 40, 2.0, (Link("左ひざ", True), Link("左足")))
    toe_ik = Ik("左つま先", 3, 4.0, (Link("左足首"),))
    return [
        Joint("左足", "leg_L", hip, "下半身", "左ひざ"),
        Joint("左ひざ", "knee_L", knee, "左足", "左足首"),
        Joint("左足首", "ankle_L", ankle, "左ひざ", "左つま先"),
        Joint("左つま先", "toe_L", toe, "左足首", (0, 0, -0.3)),
        Joint("左足IK親", "leg IKP_L", sole, "全ての親", "左足ＩＫ", MOVE),
        Joint("左足ＩＫ", "leg IK_L", ankle, "左足IK親", (0, 0, 0.8), MOVE, ik=leg_ik),
        Joint("左つま先ＩＫ", "toe IK_L", toe, "左足ＩＫ", (0, -0.5, 0), MOVE, ik=toe_ik),
    ]


def copied_leg() -> list[Joint]:
    """The D bones: what the legs are weighted to, turning along with the bones that IK moves."""
    hip, knee, ankle, toe = limbs.HIP, limbs.KNEE, limbs.ANKLE, limbs.TOE
    return [
        Joint("左足D", "leg_LD", hip, "下半身", "左ひざD", append=("左足", 1.0), level=1),
        Joint("左ひざD", "knee_LD", knee, "左足D", "左足首D", append=("左ひざ", 1.0), level=1),
        Joint("左足首D", "ankle_LD", ankle, "左ひざD", "左足先EX", append=("左足首", 1.0), level=1),
        Joint("左足先EX", "toe2_L", (ankle + 2 * toe) / 3, "左足首D", (0, 0, -0.4), level=1),
    ]


def chain_of(name: str, english: str, points: Sequence[ArrayLike], parent: str, count: int) -> list[Joint]:
    """Bones 1 to `count` through `points` and a hidden one at the end; the digits are full-width, as is usual."""
    digits = "１２３４５６７８９"
    names = [f"{name}{digits[i]}" for i in range(count)] + [f"{name}先"]
    suffix = english[-2:] if english[-2:] in ("_L", "_R") else ""
    stem = english.removesuffix(suffix)
    labels = [f"{stem}{i + 1}{suffix}" for i in range(count)] + [f"{stem}{suffix}_t"]
    parents = [parent, *names[:-1]]
    tails: list[str | ArrayLike] = [*names[1:], (0.0, 0.0, 0.0)]
    return [
        Joint(*values[:4], values[4], TURN if i < count else HIDDEN)
        for i, values in enumerate(zip(names, labels, points, parents, tails, strict=True))
    ]


def at_height(way: ArrayLike, heights: Sequence[float]) -> list[Floats]:
    """The points of a curve at the given heights."""
    spine = spline(way, 200)
    return [spine[np.argmin(np.abs(spine[:, 1] - height))] for height in heights]


def ear() -> list[Joint]:
    points = [fur.EAR_BASE + (fur.EAR_TIP - fur.EAR_BASE) * t for t in (0.10, 0.50, 1.0)]
    return chain_of("左耳", "ear_L", points, "頭", 2)


def side_hair() -> list[Joint]:
    points = at_height(hair.SIDE_WAY, (8.3, 6.9, 5.45))
    return chain_of("左横髪", "side hair_L", points, "頭", 2)


def back_hair() -> list[Joint]:
    return [
        Joint("左後髪", "back hair_L", around(2.45, 7.4, 0.45), "頭", around(2.5, 6.1, 0.8) - around(2.45, 7.4, 0.45))
    ]


def loose() -> list[Joint]:
    """What hangs from the middle: sprout, tail, scarf and charm."""
    tail = fur.tail_spine(125)
    tail_points = [tail[20 * i + 2] for i in range(6)] + [tail[124]]
    sprout = hair.sprout_way(101)
    front, back = spline(scarf.FRONT_WAY, 101), spline(scarf.BACK_WAY, 101)
    return [
        *chain_of("アホ毛", "sprout", [sprout[2], sprout[50], sprout[100]], "頭", 2),
        *chain_of("しっぽ", "tail", tail_points, "下半身", 6),
        *chain_of("マフラー前", "scarf front", [front[i] for i in (6, 36, 68, 100)], "上半身2", 3),
        *chain_of("マフラー後", "scarf back", [back[i] for i in (6, 36, 68, 100)], "上半身2", 3),
        Joint("ガラス玉", "glass charm", np.add(scarf.CHARM, (0, 0.42, 0.05)), "上半身2", (0, -0.42, -0.05)),
    ]


def joints() -> list[Joint]:
    sides = (eye(), arm(), leg(), copied_leg(), ear(), side_hair(), back_hair())
    return [*trunk(), *(joint for left in sides for joint in both(left)), *loose()]


def numbered(joint: Joint, rows: dict[str, int]) -> Bone:
    """The bone as the model holds it."""
    flags = joint.flags
    values: dict[str, object] = {}
    if isinstance(joint.tail, str):
        flags |= BoneFlags.TAIL_IS_BONE
        values["tail_bone"] = rows[joint.tail]
    else:
        values["tail_offset"] = point(joint.tail)
    if joint.append:
        flags |= BoneFlags.APPEND_ROTATION
        values |= {"append_parent": rows[joint.append[0]], "append_ratio": joint.append[1]}
    if joint.axis is not None:
        flags |= BoneFlags.FIXED_AXIS
        values["fixed_axis"] = point(joint.axis)
    if joint.local is not None:
        flags |= BoneFlags.LOCAL_AXES
        values |= local_axes(joint.local)
    if joint.ik:
        flags |= BoneFlags.IK
        values |= ik_values(joint.ik, rows)
    parent = rows[joint.parent] if joint.parent else NONE
    return Bone(joint.name, joint.english, point(joint.at), parent, joint.level, flags, **values)  # type: ignore[arg-type]


def local_axes(along: ArrayLike) -> dict[str, object]:
    """X along the limb, Z towards the viewer, at right angles."""
    x = unit(along)
    towards = np.array([0.0, 0.0, -1.0])
    return {"local_x": point(x), "local_z": point(unit(towards - x * (x @ towards)))}


def ik_values(ik: Ik, rows: dict[str, int]) -> dict[str, object]:
    lower, upper = (radians(-180), 0.0, 0.0), (radians(-0.5), 0.0, 0.0)
    links = tuple(
        IkLink(rows[link.bone], True, lower, upper) if link.knee else IkLink(rows[link.bone]) for link in ik.links
    )
    return {"ik_target": rows[ik.target], "ik_loops": ik.loops, "ik_angle": ik.angle, "ik_links": links}


def bones() -> list[Bone]:
    named = joints()
    rows = {joint.name: row for row, joint in enumerate(named)}
    return [numbered(joint, rows) for joint in named]
