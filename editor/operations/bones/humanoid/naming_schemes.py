"""Naming schemes: how other programs name the bones of a person (`resources/skeletons.toml`)."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from editor.model.names import CACHED, Side
from editor.resources import resource

FINGERS = ("親指", "人指", "中指", "薬指", "小指")
DIGITS = "０１２３"
FINGER_BONES = tuple(finger + digit for finger in FINGERS for digit in (DIGITS[:3] if finger == "親指" else DIGITS[1:]))
TRUNK = ("全ての親", "センター", "腰", "下半身", "上半身", "上半身2", "上半身3", "首", "頭")
LIMBS = ("目", "肩", "腕", "ひじ", "手首", "足", "ひざ", "足首", "つま先", *FINGER_BONES)
BOTH = (Side.LEFT, Side.RIGHT)
# The bones that a skeleton from elsewhere may have, by their names in MMD, in the order in which they are listed.
STANDARD_BONES = (*TRUNK, *(side.prefix + name for side in BOTH for name in LIMBS))

_LEFT, _RIGHT = {"l", "left", "lft", "左"}, {"r", "right", "rgt", "右"}
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^\W\d_a-zA-Z]+")
_RUN_ON = re.compile(r"(left|right)(?=[a-z]{3})", re.IGNORECASE)  # leftarm
_OWNER = re.compile(r"[:|]")  # what stands before is no part of the name: mixamorig:, Armature|
_NUMBERED = re.compile(r"[_.][0-9]+$")  # what exporters put behind to make names unique

Names = Sequence[str]
Affix = tuple[str, str]


@dataclass(frozen=True, slots=True)
class ForeignName:
    """A name in parts: its side, and the words of it in small letters with nothing between them."""

    side: Side
    words: str


@CACHED
def foreign_name(name: str, numbered: bool = True) -> ForeignName:
    """Read a name. `numbered`: a number that is set off at the end is a part of it."""
    own = _OWNER.split(name)[-1]
    own = own if numbered else _NUMBERED.sub("", own)
    words = _WORD.findall(_RUN_ON.sub(r"\1 ", own))
    side, rest = Side.MIDDLE, list[str]()
    for index, word in enumerate(words):
        is_centre = word == "C" and index + 1 < len(words)
        folded = word.lower()
        if side is Side.MIDDLE and folded in _LEFT | _RIGHT:
            side = Side.LEFT if folded in _LEFT else Side.RIGHT
        elif not is_centre:
            rest.append(folded)
    return ForeignName(side, "".join(rest))


@dataclass(frozen=True, slots=True)
class NamingScheme:
    """The names that one program gives bones: `bones` has the standard bone of each, without a side, best first."""

    id: str
    bones: Mapping[str, str]

    def find(self, names: Names, carries: Sequence[bool]) -> dict[str, int]:
        """The rows of the standard bones among bones of those names; read with or without numbers at their ends.

        Of bones that are called alike but for what all of a kind begin with, as DEF- and ORG-, those count that carry
        vertices.
        """
        read = ([foreign_name(name, numbered) for name in names] for numbered in (True, False))
        return max((self._find(each, carries) for each in read), key=len)

    def _find(self, names: Sequence[ForeignName], carries: Sequence[bool]) -> dict[str, int]:
        affixes = {self._affix(names, carries), ("", "")}
        by_standard: dict[str, list[tuple[int, bool, int]]] = defaultdict(list)
        ranks = {words: rank for rank, words in enumerate(self.bones)}
        for row, name in enumerate(names):
            for words in {_without(name.words, affix) for affix in affixes} & ranks.keys():
                if (standard := _sided(self.bones[words], name.side)) is not None:
                    by_standard[standard].append((ranks[words], not carries[row], row))
        found: dict[int, str] = {}  # by row: none has two names
        for standard, rows in by_standard.items():
            found.setdefault(min(rows)[-1], standard)
        return {standard: row for row, standard in found.items()}

    def _affix(self, names: Sequence[ForeignName], carries: Sequence[bool]) -> Affix:
        """The words that most names have around those of the scheme; of several those that carry most vertices."""
        votes: dict[Affix, set[str]] = defaultdict(set)
        carried: dict[Affix, int] = defaultdict(int)
        for row, name in enumerate(names):
            for words, bone in self.bones.items():
                start = name.words.find(words)
                standard = _sided(bone, name.side) if start >= 0 else None
                if standard is not None:
                    affix = name.words[:start], name.words[start + len(words) :]
                    votes[affix].add(standard)
                    carried[affix] += carries[row]
        return max(votes, key=lambda each: (len(votes[each]), carried[each], -len("".join(each))), default=("", ""))


def _without(words: str, affix: Affix) -> str:
    return words.removeprefix(affix[0]).removesuffix(affix[1])


def _sided(bone: str, side: Side) -> str | None:
    """The standard bone of a side; None for one that has no sides, or has to have one."""
    if (bone in TRUNK) == (side is Side.MIDDLE):
        return side.prefix + bone
    return None


@cache
def naming_schemes() -> dict[str, NamingScheme]:
    """The schemes by id, in the order in which they are tried."""
    tables = tomllib.loads(resource("skeletons.toml").read_text(encoding="utf-8"))
    return {
        id: NamingScheme(id, {foreign_name(words).words: bone for bone, words in _names(bones)})
        for id, bones in tables.items()
    }


def _names(bones: Mapping[str, str | list[str] | list[list[str]]]) -> Iterator[tuple[str, str]]:
    """The standard bones of a table with each of their names."""
    for bone, names in bones.items():
        if bone not in FINGERS:
            yield from ((bone, name) for name in _each(names))
            continue
        for digit, each in zip(DIGITS[:3] if bone == "親指" else DIGITS[1:], names, strict=True):
            yield from ((bone + digit, name) for name in _each(each))


def _each(names: object) -> Iterable[str]:
    return [names] if isinstance(names, str) else names  # type: ignore[return-value]
