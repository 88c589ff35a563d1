"""Reads and writes the sides of names: 左腕, arm_L and arm.L are the left one of the same thing."""

from __future__ import annotations

import re
from dataclasses import dataclass

from editor.model.fields import Choice

LETTERS = {"左": "L", "右": "R"}
_SIDES = {"l": "左", "r": "右", "left": "左", "right": "右", "左": "左", "右": "右"}
_WORD = "[Ll]eft|[Rr]ight|LEFT|RIGHT"

# In the order in which they are tried; what follows the word of a side is a number.
_JAPANESE_BEFORE = re.compile(r"(?P<side>[左右])(?![左右])(?P<core>.+)", re.DOTALL)
_JAPANESE_BEHIND = re.compile(r"(?P<core>.*[^左右])(?P<side>[左右])(?P<number>[0-9０-９]*)", re.DOTALL)
_BEHIND = re.compile(rf"(?P<core>.+?)[_.\- ](?P<side>[LlRr]|{_WORD})(?P<number>(?:[_.\-]?[0-9]+)?)", re.DOTALL)
_WORD_BEFORE = re.compile(rf"(?P<side>{_WORD})(?:[_.\- ]+|(?=[A-Z]))(?P<core>.+)", re.DOTALL)
_LETTER_BEFORE = re.compile(r"(?P<side>[LR])[_.](?P<core>.+)", re.DOTALL)
_SPELLINGS = (_JAPANESE_BEFORE, _JAPANESE_BEHIND, _BEHIND, _WORD_BEFORE, _LETTER_BEFORE)


class SideStyle(Choice):
    """How a name says its side."""

    PREFIX = 0, "左 or 右 in front"
    SUFFIX = 1, "_L or _R at the end"
    DOT = 2, ".L or .R at the end"


@dataclass(frozen=True, slots=True)
class SidedName:
    """A name without its side, the side, 左 or 右 or "", and the number that stood behind the side."""

    core: str
    side: str = ""
    number: str = ""
    is_japanese: bool = False  # whether the side was said by 左 or 右


def sided_name(name: str) -> SidedName:
    """Read the side of a name, however it is spelt."""
    for spelling in _SPELLINGS:
        if found := spelling.fullmatch(name):
            words = found.groupdict("")
            is_japanese = spelling in (_JAPANESE_BEFORE, _JAPANESE_BEHIND)
            return SidedName(words["core"], _SIDES[words["side"].lower()], words.get("number", ""), is_japanese)
    return SidedName(name)


def with_side(core: str, side: str, number: str, style: SideStyle) -> str:
    """The name of one side of something."""
    if not side:
        return core + number
    if style is SideStyle.PREFIX:
        return side + core + number
    return core + ("_" if style is SideStyle.SUFFIX else ".") + LETTERS[side] + number


def in_style(name: str, style: SideStyle) -> str:
    """The name with its side said in a style; ウィンク右 keeps its 右 where 左 and 右 are wanted."""
    sided = sided_name(name)
    if not sided.side or (sided.is_japanese and style is SideStyle.PREFIX):
        return name
    return with_side(sided.core, sided.side, sided.number, style)
