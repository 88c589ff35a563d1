"""SkeletonMapping: which bones of a model are which of MMD's, by their names, their places and the user's word."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.bone_tree import ancestors, circles
from editor.model.bones import Bone, circle_fault
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.names import plain_name, sided_name
from editor.operations.bones.humanoid.naming_schemes import (
    BOTH,
    DIGITS,
    FINGERS,
    STANDARD_BONES,
    naming_schemes,
)
from editor.operations.bones.humanoid.skeleton_shape import SkeletonShape
from editor.operations.choices import RigSource

MANY = 8  # standard bones found by the names of one program: these are its names
ENGLISH = RigSource.ENGLISH.token
SPINE = ("上半身", "上半身2", "上半身3")
MIDDLE = 0.5  # of the way from 上半身 to the neck: where 上半身2 is, of more bones than MMD has names for
ABOVE_HALF = 0.003  # heights: what lies so much on the other side, or below, contradicts a name
# By standard bone, without its side: those of which one has to be above it in the tree, the nearest first.
HANGS_FROM = {
    "首": SPINE[::-1],
    "頭": ("首", *SPINE[::-1]),
    "目": ("頭",),
    "肩": SPINE[::-1],
    "腕": ("肩", *SPINE[::-1]),
    "ひじ": ("腕",),
    "手首": ("ひじ",),
    "足": ("下半身", "腰", "センター", "上半身"),
    "ひざ": ("足",),
    "足首": ("ひざ",),
    "つま先": ("足首",),
    **{finger + "０": ("手首",) for finger in FINGERS},
    **{finger + "１": (finger + "０", "手首") for finger in FINGERS},
    **{finger + DIGITS[n]: (finger + DIGITS[n - 1],) for finger in FINGERS for n in (2, 3)},
}
HIGHER = (("頭", "首"), ("首", "上半身"), ("足", "ひざ"), ("ひざ", "足首"))  # the first of each two is above the other

Rows = dict[str, int]  # bones by the names that MMD has for them


@dataclass(frozen=True, slots=True)
class SkeletonMapping:
    """`rows`: bones by the standard names that they are to have. `sure`: those names that nothing contradicts."""

    rows: Rows
    sure: frozenset[str]
    source: RigSource

    @property
    def unsure(self) -> list[str]:
        return [name for name in self.rows if name not in self.sure]


@np.errstate(all="ignore")
def map_skeleton(model: Model, source: RigSource = RigSource.AUTO, overrules: str = "") -> SkeletonMapping:
    """Find the standard bones of a model.

    What a name says is sure where it fits the others in place and in the tree, and what is guessed is not. ValueError
    where `overrules`, "theirs=左腕, …", names what is not there, and for bones that hang from each other.
    """
    for circle in circles(model.bones.records)[:1]:
        raise ValueError(circle_fault(model.bones.records, circle))
    own = read_overrules(model, overrules)
    shape = SkeletonShape(model)
    guessed = _with_spine(shape, shape.guess(), fixed=())
    scheme, named, doubtful = _named(shape, guessed, source)
    rows = named | _not_taken({name: row for name, row in guessed.items() if name not in named}, named)
    rows = _with_overrules(rows, own)
    rows = with_thumbs(_with_spine(shape, rows, fixed=own), fixed=own)
    by_row = {row: name for name, row in named.items()}
    sure = {
        name
        for name, row in rows.items()
        if row in by_row and by_row[row] not in doubtful and not _contradicts(shape, rows, name)
    }
    ordered = {name: rows[name] for name in STANDARD_BONES if name in rows}
    return SkeletonMapping(ordered, frozenset(sure.union(own) & ordered.keys()), scheme)


PAIR = re.compile(r".*?=[^=,]*(?:,|$)|.+$")  # names of bones may have commas, too


def read_overrules(model: Model, text: str) -> dict[str, int]:
    """The rows that a user gave standard bones, NONE for one that no bone is to be: "Arm_L=左腕, Bone7=, =左目"."""
    names = {bone.name: row for row, bone in reversed(list(enumerate(model.bones)))}
    found: dict[str, int] = {}
    for part in filter(None, (part.strip(" ,") for part in PAIR.findall(text))):
        theirs, equals, standard = (piece.strip() for piece in part.rpartition("="))
        if not equals or standard not in STANDARD_BONES:
            raise ValueError(TranslatableText("{} is no pair of a bone and a standard bone, as Arm_L=左腕", part))
        if theirs and theirs not in names:
            raise ValueError(TranslatableText("no bone is called {}", theirs))
        found[standard] = names[theirs] if theirs else NONE
    return found


def _with_overrules(rows: Rows, own: Rows) -> Rows:
    left = {name: row for name, row in rows.items() if name not in own and row not in own.values()}
    return left | {name: row for name, row in own.items() if row != NONE}


def _not_taken(rows: Rows, taken: Rows) -> Rows:
    """The rows that no other name has."""
    return {name: row for name, row in rows.items() if row not in taken.values()}


# -- by names ----------------------------------------------------------------------------------------------------------


def _named(shape: SkeletonShape, guessed: Rows, source: RigSource) -> tuple[RigSource, Rows, set[str]]:
    """The scheme that most names follow, the bones found by names, and those of them that are to be doubted.

    What that scheme does not find, others may, and names that are MMD's already: models are put together of parts.
    """
    names, carries = [bone.name for bone in shape.bones], (shape.weights > 0).tolist()
    schemes = naming_schemes()
    by_scheme = {id: scheme.find(names, carries) for id, scheme in schemes.items()}
    best = max(by_scheme, key=lambda id: (len(by_scheme[id]), id != ENGLISH))
    if source is not RigSource.AUTO:
        best = source.token
    found, doubtful = dict(by_scheme[best]), set[str]()
    if best == ENGLISH or len(found) < MANY:
        doubtful |= _not_as(guessed, found)
    others = sorted((id for id in by_scheme if id != best), key=lambda id: -len(by_scheme[id]))
    for id in others if source is RigSource.AUTO else [ENGLISH]:
        if len(by_scheme[id]) >= MANY or id == ENGLISH:
            more = _not_taken({name: row for name, row in by_scheme[id].items() if name not in found}, found)
            doubtful |= _not_as(guessed, more)
            found |= more
    more = {name: row for name, row in _japanese(names) if name not in found}
    doubtful |= _not_as(guessed, more)
    found |= _not_taken(more, found)
    is_known = best == ENGLISH or len(by_scheme[best]) >= MANY
    return RigSource[best.upper()] if is_known else RigSource.AUTO, found, doubtful


def _not_as(guessed: Rows, found: Rows) -> set[str]:
    """The names of bones that were found otherwise than the shape of the body tells."""
    return {name for name, row in found.items() if guessed.get(name) != row}


def _japanese(names: list[str]) -> Iterator[tuple[str, int]]:
    """The bones that have a standard name, the last of each first."""
    standard = {plain_name(name): name for name in STANDARD_BONES}
    for row, name in reversed(list(enumerate(names))):
        if plain_name(name) in standard:
            yield standard[plain_name(name)], row


def with_own_names(bones: Sequence[Bone], rows: Rows) -> Rows:
    """The rows, with more bones that have names of MMD already, where they hang from what those do."""
    found = dict(rows)
    for standard, row in _japanese([bone.name for bone in bones]):
        sided = sided_name(standard)
        needed = (each for name in HANGS_FROM.get(sided.both, ()) for each in (sided.side.prefix + name, name))
        above = next((rows[name] for name in needed if name in rows), NONE)
        if standard not in found and row not in rows.values() and above in ancestors(bones, row):
            found[standard] = row
    return found


# -- what stands where -------------------------------------------------------------------------------------------------


def _with_spine(shape: SkeletonShape, rows: Rows, fixed: Container[str]) -> Rows:
    """The rows, with the bones from 上半身 to the neck or the shoulders named in their order."""
    lower = rows.get("上半身", NONE)
    upper = next((rows[name] for name in ("首", "左肩", "左腕", "頭") if name in rows), NONE)
    if lower == NONE or upper == NONE or any(name in fixed for name in SPINE):
        return rows
    chain = shape.path_down(lower, upper)[:-1]
    if lower not in ancestors(shape.bones, upper):
        return rows
    taken = {row for name, row in rows.items() if name not in SPINE}
    chain = [row for row in chain if row not in taken]
    others = {name: row for name, row in rows.items() if name not in SPINE}
    if len(chain) > 2:
        goal = shape.at(lower) + MIDDLE * (shape.at(upper) - shape.at(lower))
        middle = min(chain[:-1], key=lambda row: float(np.linalg.norm(shape.at(row) - goal)))
        chain = [middle, chain[-1]]
    return others | dict(zip(SPINE, [lower, *chain], strict=False))


def with_thumbs(rows: Rows, fixed: Container[str]) -> Rows:
    """The rows, with thumbs of fewer than three bones counted from １ on, as MMD has them."""
    found = dict(rows)
    for side in BOTH:
        names = [f"{side.prefix}親指{digit}" for digit in DIGITS[:3]]
        own = [found[name] for name in names if name in found]
        if len(own) < len(names) and not any(name in fixed for name in names):
            found = {name: row for name, row in found.items() if name not in names}
            found |= dict(zip(names[1:], own, strict=False))
    return found


def _contradicts(shape: SkeletonShape, rows: Rows, name: str) -> bool:
    """Return whether the place of a bone, or what it hangs from, is not that of a standard bone."""
    row, sided = rows[name], sided_name(name)
    side, bone = sided.side, sided.both
    if side.sign * float(shape.at(row)[0]) < -ABOVE_HALF * shape.height:
        return True
    for upper, lower in HIGHER:
        pair = [rows.get(side.prefix + each, NONE) for each in (upper, lower)]
        if bone in (upper, lower) and NONE not in pair and shape.at(pair[0])[1] <= shape.at(pair[1])[1]:
            return True
    needed = [side.prefix + each if side.prefix + each in rows else each for each in HANGS_FROM.get(bone, ())]
    there = [rows[each] for each in needed if each in rows]
    return bool(there) and there[0] not in ancestors(shape.bones, row)
