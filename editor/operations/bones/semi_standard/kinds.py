"""Lists the twelve kinds of semi-standard bones: what each is called and for, what it needs, and what makes it.

`wanted_bones` are those that a text names, `addable_names` those that a model lacks and that can be made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.fields import NONE, rows_parameter, switch, text
from editor.model.model import Model
from editor.model.names import Side, plain_name
from editor.operations.bones.semi_standard.arms import (
    make_arm_twist,
    make_held,
    make_shoulder_parent,
    make_thumb,
    make_wrist_twist,
)
from editor.operations.bones.semi_standard.rig import NamedBones, SemiStandardRig
from editor.operations.bones.semi_standard.trunk_and_legs import (
    LEG,
    make_groove,
    make_leg_ik_parent,
    make_master,
    make_toes,
    make_upper_body_2,
    make_view_center,
    make_waist,
)

ALL = "all"
BOTH = (Side.RIGHT, Side.LEFT)
ONE = (Side.MIDDLE,)
Fault = Callable[[NamedBones, Side], TranslatableText | None]


@dataclass(frozen=True, slots=True)
class SemiStandardOptions:
    which: str = text(
        "Bones to add", ALL, help="The bones to add: all, or names separated by commas: 腕捩, 上半身2, 足先EX …"
    )
    reweight: bool = switch("Re-weight", True, help="Gives vertices weights of the new bones where these need it.")
    materials: tuple[int, ...] = rows_parameter(
        "Materials", "materials", help="Only vertices of these materials get weights. None: all materials."
    )
    frames: bool = switch("Add to display frames", True, help="Adds the new visible bones to display frames.")
    elbow: bool = switch(
        "Correct the elbow",
        help="For 腕捩, takes the elbow to be in the middle of the arm, from front to back.",
    )
    show_d: bool = switch("Show D bones", help="Makes 足D, ひざD and 足首D visible and operable.")
    thumb_axes: bool = switch(
        "Local axes of the thumb", help="With 親指０, gives the thumb local axes along which it bends."
    )


@dataclass(frozen=True, slots=True)
class SemiStandardKind:
    """One kind of semi-standard bone, of one or of both sides.

    `needs`: the bones without which it cannot be made, less the words of a side. `makes`: those that are not to be
    there yet. `fault`: why it cannot be made of the bones that it needs.
    """

    name: str
    sides: tuple[Side, ...]
    needs: tuple[str, ...]
    make: Callable[[SemiStandardRig, Side, SemiStandardOptions], None]
    makes: tuple[str, ...]
    fault: Fault = lambda bones, side: None

    def title(self, side: Side) -> str:
        return side.prefix + self.name

    def is_there(self, bones: NamedBones, side: Side) -> bool:
        return any(side.prefix + name in bones for name in self.makes)

    def obstacle(self, bones: NamedBones, side: Side) -> TranslatableText | None:
        """Why the bone cannot be made, where it is not there already."""
        needs = [side.prefix + name for name in self.needs]
        missing = [name for name in needs if name not in bones]
        if missing:
            return TranslatableText("{} is missing", ", ".join(missing))
        lost = [name for name in needs if not np.isfinite(bones.at(name)).all()]
        if lost:
            return TranslatableText("{} has no position", ", ".join(lost))
        return self.fault(bones, side)


def _hanging_fault(top: str, bottom: str) -> Fault:
    """The fault of a bone that does not hang from another, or is where that is."""

    def fault(bones: NamedBones, side: Side) -> TranslatableText | None:
        upper, lower = side.prefix + top, side.prefix + bottom
        if bones.branch(bones.row(upper), bones.row(lower)) == NONE:
            return TranslatableText("{} is not below {}", lower, upper)
        return _apart(bones, upper, lower, 3)

    return fault


def _apart(bones: NamedBones, one: str, other: str, components: int) -> TranslatableText | None:
    if np.array_equal(bones.at(one)[:components], bones.at(other)[:components]):
        return TranslatableText("{} and {} are at the same place", one, other)
    return None


def _below_neck(bones: NamedBones, side: Side) -> TranslatableText | None:
    is_above = bones.at("首")[1] > bones.at("上半身")[1]
    return None if is_above else TranslatableText("{} is not above {}", "首", "上半身")


def _without_parent(bones: NamedBones, side: Side) -> TranslatableText | None:
    parent = bones.bone("下半身").parent
    if parent == NONE:
        return TranslatableText("{} has no parent", "下半身")
    apart = [leg for leg in ("右足", "左足") if bones.branch(parent, bones.row(leg)) == NONE]
    return TranslatableText("{} is not below {}", apart[0], bones.model.bones[parent].name) if apart else None


def _half_copied(bones: NamedBones, side: Side) -> TranslatableText | None:
    copies = [f"{side.prefix}{name}D" for name in LEG]
    is_copied = any(name in bones for name in copies)
    if is_copied and copies[-1] not in bones:
        return TranslatableText("{} is missing", copies[-1])
    return None


KINDS = {
    kind.name: kind
    for kind in (
        SemiStandardKind(
            "腕捩",
            BOTH,
            ("腕", "ひじ"),
            lambda rig, side, options: make_arm_twist(rig, side, options.elbow),
            ("腕捩", "腕捩1", "腕捩2", "腕捩3"),
            _hanging_fault("腕", "ひじ"),
        ),
        SemiStandardKind(
            "手捩",
            BOTH,
            ("ひじ", "手首"),
            lambda rig, side, options: make_wrist_twist(rig, side),
            ("手捩", "手捩1", "手捩2", "手捩3"),
            _hanging_fault("ひじ", "手首"),
        ),
        SemiStandardKind(
            "上半身2",
            ONE,
            ("上半身", "首"),
            lambda rig, side, options: make_upper_body_2(rig),
            ("上半身2",),
            _below_neck,
        ),
        SemiStandardKind(
            "腰",
            ONE,
            ("下半身", "右足", "左足"),
            lambda rig, side, options: make_waist(rig),
            ("腰",),
            _without_parent,
        ),
        SemiStandardKind(
            "足IK親", BOTH, ("足ＩＫ",), lambda rig, side, options: make_leg_ik_parent(rig, side), ("足IK親",)
        ),
        SemiStandardKind(
            "足先EX",
            BOTH,
            ("足", "ひざ", "足首", "つま先ＩＫ"),
            lambda rig, side, options: make_toes(rig, side, options.show_d),
            ("足先EX",),
            _half_copied,
        ),
        SemiStandardKind(
            "ダミー",
            BOTH,
            ("手首", "中指１"),
            lambda rig, side, options: make_held(rig, side),
            ("ダミー",),
            lambda bones, side: _apart(bones, f"{side.prefix}手首", f"{side.prefix}中指１", 2),
        ),
        SemiStandardKind(
            "肩P",
            BOTH,
            ("肩", "腕"),
            lambda rig, side, options: make_shoulder_parent(rig, side),
            ("肩P", "肩C"),
            _hanging_fault("肩", "腕"),
        ),
        SemiStandardKind(
            "親指０",
            BOTH,
            ("手首", "親指１"),
            lambda rig, side, options: make_thumb(rig, side, options.thumb_axes),
            ("親指０",),
            _hanging_fault("手首", "親指１"),
        ),
        SemiStandardKind("グルーブ", ONE, ("センター",), lambda rig, side, options: make_groove(rig), ("グルーブ",)),
        SemiStandardKind("全ての親", ONE, (), lambda rig, side, options: make_master(rig), ("全ての親",)),
        SemiStandardKind("操作中心", ONE, (), lambda rig, side, options: make_view_center(rig), ("操作中心",)),
    )
}


def addable_names(model: Model) -> list[str]:
    """The names of the bones that a model lacks and that can be made of what it has."""
    bones = NamedBones(model)
    lacking = [(kind, side) for kind, side in wanted_bones(ALL) if not kind.is_there(bones, side)]
    return [kind.title(side) for kind, side in lacking if kind.obstacle(bones, side) is None]


def wanted_bones(which: str) -> list[tuple[SemiStandardKind, Side]]:
    """The kinds that a text names, with sides, in the order in which they are made. ValueError for a strange name."""
    every = [(kind, side) for kind in KINDS.values() for side in kind.sides]
    if which.strip().lower() == ALL:
        return every
    names = {_plain(part) for part in which.split(",")} - {""}
    called = [{_plain(kind.name), _plain(kind.title(side))} for kind, side in every]
    if strange := sorted(names.difference(*called)):
        raise ValueError(TranslatableText("{} is no semi-standard bone: {}", ", ".join(strange), ", ".join(KINDS)))
    if not names:
        raise ValueError(TranslatableText("no bone is chosen"))
    return [each for each, own in zip(every, called, strict=True) if names & own]


def _plain(name: str) -> str:
    """A name as it is compared: with letters and digits of any width."""
    return plain_name(name).strip().lower()
