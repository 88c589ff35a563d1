"""The order in which bones deform, and the bones that it is wrong for (mmd-semantics §2.2, §2.4, §2.6).

Bones deform by after-physics flag, then deform level, then row. A bone needs its parent and its append parent before
it, an IK bone the target and the links that it turns, and what appends from a link the IK bone that turns it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import count

from editor.messages import TranslatableText
from editor.model.bone_tree import circles
from editor.model.bones import APPEND, Bone, BoneFlags, circle_fault
from editor.model.fields import NONE

_TWO_SENTENCES = "{} {}"
_CIRCLE = TranslatableText("Each needs the other, in a circle, so that no order is right.")


class Tie(Enum):
    """Why a bone has to deform after another one."""

    PARENT = "parent"
    APPEND_PARENT = "append parent"
    CHAIN = "IK chain"  # the other is the target or a link of the bone's IK
    SOLVED = "IK"  # the other is the IK that turns the bone's append parent


Needs = list[dict[int, Tie]]  # by bone, which others have to deform before it, and why


def deform_key(bones: Sequence[Bone], row: int) -> tuple[bool, int, int]:
    """Return the key by which bones are sorted to be deformed, ascending."""
    bone = bones[row]
    return bool(bone.flags & BoneFlags.AFTER_PHYSICS), bone.level, row


def deform_order(bones: Sequence[Bone]) -> list[int]:
    """The rows of bones as they deform."""
    keys = [deform_key(bones, row) for row in range(len(bones))]
    return sorted(range(len(bones)), key=keys.__getitem__)


def has_solvable_ik(bone: Bone) -> bool:
    return bone.ik_target != NONE and bool(bone.ik_links) and BoneFlags.IK in bone.flags


def needs_of(bones: Sequence[Bone]) -> Needs:
    """Return the other bones that each bone has to deform after."""
    turned_by: dict[int, list[int]] = defaultdict(list)
    needs: Needs = [{} for _ in bones]
    for row, bone in enumerate(bones):
        if has_solvable_ik(bone):
            links = [link.bone for link in bone.ik_links]
            needs[row].update(dict.fromkeys((bone.ik_target, *links), Tie.CHAIN))
            for link in links:
                turned_by[link].append(row)
    for row, bone in enumerate(bones):
        if bone.append_parent != NONE and bone.flags & APPEND:
            needs[row].update(dict.fromkeys(turned_by.get(bone.append_parent, ()), Tie.SOLVED))
            needs[row][bone.append_parent] = Tie.APPEND_PARENT
        needs[row][bone.parent] = Tie.PARENT
    there = range(len(bones))  # in the midst of an edit references may go beyond
    return [
        {other: tie for other, tie in own.items() if other in there and other != row} for row, own in enumerate(needs)
    ]


def needs_within_layer(bones: Sequence[Bone], needs: Needs) -> list[list[int]]:
    """Of the needs those that rows decide on: between bones that are equal in all else that they deform by."""
    keys = [deform_key(bones, row)[:2] for row in range(len(bones))]
    return [[other for other in own if keys[other] == keys[row]] for row, own in enumerate(needs)]


def can_be_met(needs: Needs) -> Needs:
    """The needs without those that go in a circle, of which those of parents stay. Parents must not go in a circle."""
    circles = _components(needs)
    return [
        {other: tie for other, tie in own.items() if tie is Tie.PARENT or circles[other] != circles[row]}
        for row, own in enumerate(needs)
    ]


def circle_faults(bones: Sequence[Bone]) -> dict[int, TranslatableText]:
    """Why each of the bones that hang from themselves cannot, as `parent_fault` says of one; by ascending row."""
    faults = {
        row: circle_fault(bones, circle[number:] + circle[:number])
        for circle in circles(bones)
        for number, row in enumerate(circle)
    }
    return dict(sorted(faults.items()))


def order_faults(bones: Sequence[Bone]) -> dict[int, list[TranslatableText]]:
    """Why bones deform too early, or hang from themselves; about those with which all is well nothing."""
    faults: dict[int, list[TranslatableText]] = defaultdict(list)
    for row, fault in circle_faults(bones).items():
        faults[row].append(fault)
    needs = needs_of(bones)
    unmet = [row_and_need for row_and_need in unmet_needs(bones, needs) if row_and_need[0] not in faults]
    meetable = can_be_met(needs) if unmet else []
    for row, other, tie in unmet:
        cause = _cause(bones, row, other) if other in meetable[row] else _CIRCLE
        faults[row].append(TranslatableText(_TWO_SENTENCES, _need_text(bones, other, tie), cause))
    return dict(faults)


def unmet_needs(bones: Sequence[Bone], needs: Needs) -> Iterator[tuple[int, int, Tie]]:
    """The bones that deform before others that they need, with those."""
    keys = [deform_key(bones, row) for row in range(len(bones))]
    for row, own in enumerate(needs):
        for other, tie in own.items():
            if keys[other] > keys[row]:
                yield row, other, tie


def _need_text(bones: Sequence[Bone], other: int, tie: Tie) -> TranslatableText:
    name = f"{other}: {bones[other].name}"
    match tie:
        case Tie.PARENT:
            return TranslatableText("Deforms before its parent {}.", name)
        case Tie.APPEND_PARENT:
            return TranslatableText("Deforms before its append parent {}.", name)
        case Tie.CHAIN:
            return TranslatableText("Solves its IK before {} deforms.", name)
        case _:
            return TranslatableText("Deforms before {}, the IK that turns its append parent.", name)


def _cause(bones: Sequence[Bone], row: int, other: int) -> TranslatableText:
    """Return the reason why a bone deforms later than another one."""
    (own_physics, own_level, _), (physics, level, _) = deform_key(bones, row), deform_key(bones, other)
    if physics != own_physics:
        return TranslatableText("That one deforms after physics.")
    if level != own_level:
        return TranslatableText("That one has the higher deform level.")
    return TranslatableText("That one stands in a later row.")


def _components(needs: Needs) -> list[int]:
    """(bones,) a number for each, the same for those that need each other in a circle (Tarjan's algorithm)."""
    found, least, component = ([NONE] * len(needs) for _ in range(3))
    numbers = count()
    path: list[int] = []  # rows that are in no component yet, as they were found
    for start in range(len(needs)):
        climbed = [start] if found[start] == NONE else []
        rest = {row: iter(needs[row]) for row in climbed}
        while climbed:
            row = climbed[-1]
            if found[row] == NONE:
                found[row] = least[row] = next(numbers)
                path.append(row)
            other = next(rest[row], NONE)
            if other == NONE:
                climbed.pop()
                _close_component(row, found, least, component, path)
                if climbed:
                    least[climbed[-1]] = min(least[climbed[-1]], least[row])
            elif found[other] == NONE:
                climbed.append(other)
                rest[other] = iter(needs[other])
            elif component[other] == NONE:
                least[row] = min(least[row], found[other])
    return component


def _close_component(row: int, found: list[int], least: list[int], component: list[int], path: list[int]) -> None:
    """Make what was found since a row a component, if nothing of it leads back to before the row."""
    while least[row] == found[row] and component[row] == NONE:
        component[path.pop()] = row
