"""Reads the sides of names, and pairs rows by them: 左腕 and 右腕, arm_L and arm_R, browDownLeft and browDownRight.

The rules, with a table of examples, are in mmd-semantics §8.5.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import count, pairwise
from typing import Protocol, Self

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE, Choice

CACHED = lru_cache(maxsize=1 << 13)  # the names of a model are read at each press of a brush or a handle
_SET_OFF = re.compile(r"(?P<stem>.+_)(?P<number>[0-9]+|[０-９]+)", re.DOTALL)
_NUMBERED = re.compile(r"(?P<stem>.*?)(?P<number>[0-9]+|[０-９]+)", re.DOTALL)
_FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")


class HasName(Protocol):
    """A record of a table whose rows have names."""

    @property
    def name(self) -> str: ...


class Side(Enum):
    """Side of the character: how a Japanese name begins, how an English one ends, and the sign of x there."""

    RIGHT = "右", "_R", -1
    LEFT = "左", "_L", 1
    MIDDLE = "", "", 0

    def __init__(self, prefix: str, suffix: str, sign: int) -> None:
        self.prefix = prefix
        self.suffix = suffix
        self.sign = sign


# -- marks -------------------------------------------------------------------------------------------------------------

# Letters and signs of full width, as single characters, so that positions in a name stay what they are.
_NARROW = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}
_WIDE = {narrow: wide for wide, narrow in _NARROW.items()}

# LEft and RIght are slips of the shift key: MS_Uka has browDownRIght beside browDownLeft.
_OTHER = {"左": "右", "L": "R", "l": "r", "Left": "Right", "LEft": "RIght", "LEFT": "RIGHT", "left": "right"}
_IS_LEFT = dict.fromkeys(_OTHER, True) | dict.fromkeys(_OTHER.values(), False)


_OTHER |= {right: left for left, right in _OTHER.items()}


_MARK = re.compile(
    r"[左右]"
    r"|^[LlRr](?=[_. ])"  # L_arm, L toe
    r"|(?<=[_.\- ])[LlRr](?![A-Za-z])"  # arm_L, J_L_hand, hair_l1
    r"|(?<=_)[LR](?=D$)"  # leg_LD, the English name of 左足D
    r"|(?<=\()[LR](?=\))"
    r"|(?:Left|Right|LEft|RIght)(?![a-z])"  # browDownLeft, LeftHand
    r"|(?<![A-Za-z])(?:left|right)(?![a-z])"  # leftEye, arm_left
    r"|(?<![A-Za-z])(?:LEFT|RIGHT)(?![A-Za-z])"
)
_BETWEEN = re.compile(r"[_.\- ・/&+]*")  # the two marks of a name that stands for both sides


def _side_marks(narrow: str) -> list[re.Match[str]]:
    """Find what says the side of a name of narrow letters; nothing where two stand together, as in 左右."""
    marks = list(_MARK.finditer(narrow))
    for one, other in pairwise(marks):
        if _IS_LEFT[one[0]] != _IS_LEFT[other[0]] and _BETWEEN.fullmatch(narrow, one.end(), other.start()):
            return []
    return marks


@CACHED
def _sides_exchanged(name: str) -> str:
    """The name with left and right exchanged in it."""
    parts, end = [], 0
    for mark in _side_marks(name.translate(_NARROW)):
        other = _OTHER[mark[0]]
        is_wide = name[mark.start()] != mark[0][0]
        parts += [name[end : mark.start()], other.translate(_WIDE) if is_wide else other]
        end = mark.end()
    return "".join((*parts, name[end:]))


# -- winks -------------------------------------------------------------------------------------------------------------

# ウィンク is of the left eye and ウィンク右 of the right one (mmd-semantics §8.3).
_WINK = re.compile(r"(?:ウ[ィイ]ンク|wink)[ _]?\d?", re.IGNORECASE)
_RIGHT_WINK = {"ウィンク２": "ｳｨﾝｸ２右"}  # 15 bytes do for the name in a motion
_LEFT_WINK = {right: left for left, right in _RIGHT_WINK.items()}


@CACHED
def _is_left_wink(name: str) -> bool:
    return _WINK.fullmatch(plain_name(name)) is not None


def _wink_side(name: str, side: Side) -> str:
    """The name of a wink with its side behind it."""
    return name + (side.suffix if name.isascii() else side.prefix)


# -- one name ----------------------------------------------------------------------------------------------------------


@CACHED
def plain_name(name: str) -> str:
    """The name with letters, digits and kana of one width (NFKC), as names are compared."""
    return unicodedata.normalize("NFKC", name)


@CACHED
def side_of(name: str) -> Side:
    """The side that a name says, MIDDLE for none; 左 and 右 count before what is English."""
    if not (marks := _side_marks(name.translate(_NARROW))):
        return Side.LEFT if _is_left_wink(name) else Side.MIDDLE
    mark = next((mark for mark in marks if mark[0] in "左右"), marks[0])
    return Side.LEFT if _IS_LEFT[mark[0]] else Side.RIGHT


@CACHED
def other_side_name(name: str) -> str:
    """The name of the same on the other side; the name itself for one without a side."""
    if _is_left_wink(name):
        return _RIGHT_WINK.get(name) or _wink_side(name, Side.RIGHT)
    for mark in (Side.RIGHT.prefix, Side.RIGHT.suffix):
        left = name.removesuffix(mark)
        if _is_left_wink(left) and name == _wink_side(left, Side.RIGHT):
            return _LEFT_WINK.get(name, left)
    return _sides_exchanged(name)


@dataclass(frozen=True, slots=True)
class SidedName:
    """A name in parts: without its side, the side, and the number that stood behind the side.

    A side that is said in the middle of a name stays in `core`: `side` is MIDDLE then.
    """

    core: str
    side: Side = Side.MIDDLE
    number: str = ""
    is_japanese: bool = False  # whether the side was said by 左 or 右

    @property
    def both(self) -> str:
        """The name for both sides."""
        return self.core + self.number


_NUMBER = re.compile(r"[0-9]*")
_ENGLISH_NUMBER = re.compile(r"(?:[_.\-]?[0-9]+)?")


@CACHED
def sided_name(name: str) -> SidedName:
    """Take the side off either end of a name; a Japanese one first, and the first before the last."""
    narrow = name.translate(_NARROW)
    marks = sorted(_side_marks(narrow), key=lambda mark: mark[0] not in "左右")
    for mark in marks:
        is_japanese = mark[0] in "左右"
        number = _NUMBER if is_japanese else _ENGLISH_NUMBER
        before, behind = narrow[: mark.start()], narrow[mark.end() :]
        if behind and not before:
            core = name[len(name) - len(behind if is_japanese else behind.lstrip("_.- ")) :]
            rest = ""
        elif before and number.fullmatch(behind):
            core = name[: mark.start() - (not is_japanese and before[-1] in "_.- ")]
            rest = name[mark.end() :]
        else:
            continue
        if core:
            side = Side.LEFT if _IS_LEFT[mark[0]] else Side.RIGHT
            return SidedName(core, side, rest, is_japanese)
    return SidedName(name)


class SideStyle(Choice):
    """The style in which a name marks its side."""

    PREFIX = 0, "左 or 右 in front"
    SUFFIX = 1, "_L or _R at the end"
    DOT = 2, ".L or .R at the end"


def with_side(core: str, side: Side, number: str, style: SideStyle) -> str:
    """The name of one side of something."""
    if side is Side.MIDDLE:
        return core + number
    if style is SideStyle.PREFIX:
        return side.prefix + core + number
    return core + (side.suffix if style is SideStyle.SUFFIX else side.suffix.replace("_", ".")) + number


def in_style(name: str, style: SideStyle) -> str:
    """The name with its side said in a style; ウィンク右 keeps its 右 where 左 and 右 are wanted."""
    sided = sided_name(name)
    if sided.side is Side.MIDDLE or (sided.is_japanese and style is SideStyle.PREFIX):
        return name
    return with_side(sided.core, sided.side, sided.number, style)


# -- the names of a table ----------------------------------------------------------------------------------------------

# Ways in which two names are the same, the strictest first.
_SAME: tuple[Callable[[str], str], ...] = (str, plain_name, lambda name: plain_name(name).casefold())


class SidePairs:
    """Rows of one table that are the left and the right of the same thing, by their names.

    `across` (rows,): the row on the other side, itself for one without a side, NONE where it is not there. Of several
    rows with one name the first counts. Names differ in width or case only where none is exactly right. An unmarked
    wink is the left one, unless there is ウィンク左, too: then it is of both eyes.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._rows: list[dict[str, int]] = [{} for _ in _SAME]
        for rows, same in zip(self._rows, _SAME, strict=True):
            for row, name in enumerate(names):
                rows.setdefault(same(name), row)
        self._others = [self._other_name(name) for name in names]
        self.across: IndexArray = np.array(
            [row if other == names[row] else self._row(other) for row, other in enumerate(self._others)], np.intp
        )
        self._release_strays()

    @classmethod
    def of(cls, records: Iterable[HasName]) -> Self:
        return cls([record.name for record in records])

    def _row(self, name: str) -> int:
        """The row that is called so, NONE without one."""
        found = (rows.get(same(name), NONE) for rows, same in zip(self._rows, _SAME, strict=True))
        return next((row for row in found if row != NONE), NONE)

    def _other_name(self, name: str) -> str:
        other = other_side_name(name)
        if _is_left_wink(name):
            return name if self._row(_wink_side(name, Side.LEFT)) != NONE else other
        exchanged = _sides_exchanged(name)
        return exchanged if other != exchanged and self._row(exchanged) != NONE else other

    def _release_strays(self) -> None:
        """Take the other side from rows that have it only by width or case, where that has a closer one."""
        for row, other in enumerate(self.across.tolist()):
            if other not in (NONE, row) and self._names[other] != self._others[row] and self.across[other] != row:
                self.across[row] = NONE

    def __len__(self) -> int:
        return len(self._names)

    def has_side(self, row: int) -> bool:
        return self._others[row] != self._names[row]

    def is_left(self, row: int) -> bool:
        return self.has_side(row) and side_of(self._names[row]) is Side.LEFT

    def other_name(self, row: int) -> str:
        """Return the name of the counterpart on the other side, present or not."""
        other = int(self.across[row])
        return self._others[row] if other in (NONE, row) else self._names[other]

    @property
    def others(self) -> dict[int, int]:
        """The row on the other side of each row that has one there."""
        return {row: other for row, other in enumerate(self.across.tolist()) if other not in (NONE, row)}

    @property
    def lone(self) -> IndexArray:
        """(n,) the rows of a side of which the other is not there."""
        return np.flatnonzero(self.across == NONE)

    @property
    def or_itself(self) -> IndexArray:
        """(rows,) the row on the other side; itself where none is there, or one has no side."""
        return np.where(self.across == NONE, np.arange(len(self)), self.across)

    def is_pair(self, row: int) -> bool:
        """Tell whether a row and the one on its other side are that of each other."""
        other = int(self.across[row])
        return other not in (NONE, row) and int(self.across[other]) == row

    def mirrored_name(self, row: int) -> str:
        """The name of a row in the mirror image: pairs exchange theirs, and ウィンク stays where it is alone."""
        if self.is_pair(row):
            return self._names[int(self.across[row])]
        name = self._names[row]
        image = _sides_exchanged(name)
        left = other_side_name(image)
        is_taken = left != name and self._row(left) != NONE  # ウィンク左 beside ウィンク: not to become a pair with it
        return name if _is_left_wink(name) or is_taken else image

    def sources(self, rows: Sequence[int]) -> tuple[list[int], list[int]]:
        """Part rows into those to be mirrored and those that have no side. Of two of one name the first alone counts.

        A right one goes without saying where the left one is there as well.
        """
        sided = [row for row in rows if self.has_side(row)]
        chosen, others = set(sided), self.others
        is_source = {row: others.get(row) not in chosen or self.is_left(row) for row in sided}
        is_first = {row: row not in others or others.get(others[row]) == row for row in sided}
        return [row for row in sided if is_source[row] and is_first[row]], [row for row in rows if row not in chosen]


def fresh_name(name: str, taken: Container[str]) -> str:
    """`name` itself where it is free, else with the first free number behind it, from 2 on: "腕_2"."""
    if name not in taken:
        return name
    stem, digits, first = _counting(name)
    return next(each for number in count(first) if (each := _numbered(stem, digits, number)) not in taken)


def fresh_names(names: Iterable[str], taken: Iterable[str]) -> list[str]:
    """A fresh name for each of many, none twice; empty ones stay."""
    fresh, gone = list[str](), TakenNames(set(taken) - {""})
    for name in names:
        fresh.append(gone.numbered(*_counting(name), 1)[0] if name in gone else name)
        if name:
            gone.update(fresh[-1:])
    return fresh


def _counting(name: str) -> tuple[str, str, int]:
    """The stem of the names that follow one that is taken, the width of their numbers, and the first of these."""
    counted = _SET_OFF.fullmatch(name)
    return (f"{name}_", "2", 2) if counted is None else _after(counted)


class TakenNames:
    """Names that are taken. Of names that are counted on again and again it passes each number that is taken once."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = set(names)
        self._free: dict[tuple[str, int, bool], dict[int, int]] = {}  # by stem and digits: what a taken number leads to

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def update(self, names: Iterable[str]) -> None:
        self._names.update(names)

    def numbered(self, stem: str, digits: str, first: int, number: int) -> list[str]:
        """So many free names with numbers from `first` on, as wide as `digits` and with as many of them."""
        names, free = list[str](), self._free.setdefault((stem, len(digits), digits.isascii()), {})
        while len(names) < number:
            passed = []
            while first in free or _numbered(stem, digits, first) in self._names:
                passed.append(first)
                first = free.get(first, first + 1)
            free.update(dict.fromkeys(passed, first))
            names.append(_numbered(stem, digits, first))
            first += 1
        return names


def names_from(name: str, number: int, taken: TakenNames) -> list[str]:
    """So many names: the name for one, else free ones that count on, as 髪1, 髪2 from 髪 and 髪3, 髪4 from 髪3."""
    if number == 1 or not name:
        return [name] * number
    numbered = _NUMBERED.fullmatch(name)
    stem, digits = (numbered["stem"], numbered["number"]) if numbered else (name, "1")
    return taken.numbered(stem, digits, int(digits), number)


def names_following(name: str, number: int, taken: TakenNames) -> list[str]:
    """So many names of what follows a row in a chain: free ones that count on, where it has a number, else its own."""
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None:
        return [name] * number
    return taken.numbered(*_after(numbered), number)


def _after(numbered: re.Match[str]) -> tuple[str, str, int]:
    """The stem of a name with a number, the width of that, and the next one."""
    return numbered["stem"], numbered["number"], int(numbered["number"]) + 1


def _numbered(stem: str, digits: str, number: int) -> str:
    """A name with a number as wide as `digits`, and with as many of them."""
    text = str(number).zfill(len(digits))
    return stem + (text if digits.isascii() else text.translate(_FULL_WIDTH))
