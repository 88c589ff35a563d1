"""Counts names on: for a row whose name is taken, and for what follows a row in a chain.

A number that `_` sets off counts, and is counted on as wide as it is written: 腕_2, 腕_3 and hair_01, hair_02.
A bare digit mostly says something else in this field (上半身2 is no second 上半身): a copy keeps it and gets a number
of its own, 髪1 and 髪1_2. Only where bones follow one another in a chain it is the place in the chain, and counted on:
the bone at the tail of 髪1 is 髪2.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from itertools import count, islice

_SET_OFF = re.compile(r"(?P<stem>.+_)(?P<number>[0-9]+|[０-９]+)", re.DOTALL)
_NUMBERED = re.compile(r"(?P<stem>.*?)(?P<number>[0-9]+|[０-９]+)", re.DOTALL)
_FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")


def fresh_name(name: str, taken: Container[str]) -> str:
    """`name` itself where it is free, else with the first free number behind it, from 2 on: "腕_2"."""
    if name not in taken:
        return name
    counted = _SET_OFF.fullmatch(name)
    names = _counted(f"{name}_", "2", 2) if counted is None else _following(counted)
    return next(each for each in names if each not in taken)


def names_from(name: str, number: int, taken: Container[str]) -> list[str]:
    """So many names: the name for one, else free ones that count on, as 髪1, 髪2 from 髪 and 髪3, 髪4 from 髪3."""
    if number == 1 or not name:
        return [name] * number
    numbered = _NUMBERED.fullmatch(name)
    stem, digits = (numbered["stem"], numbered["number"]) if numbered else (name, "1")
    return list(islice((each for each in _counted(stem, digits, int(digits)) if each not in taken), number))


def names_following(name: str, number: int, taken: Container[str]) -> list[str]:
    """So many names of what follows a row in a chain: free ones that count on, where it has a number, else its own."""
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None:
        return [name] * number
    return list(islice((each for each in _following(numbered) if each not in taken), number))


def _following(numbered: re.Match[str]) -> Iterator[str]:
    """The names that count a name on."""
    return _counted(numbered["stem"], numbered["number"], int(numbered["number"]) + 1)


def _counted(stem: str, digits: str, first: int) -> Iterator[str]:
    """Names with numbers from `first` on, as wide as `digits` and with as many of them."""
    numbers = (str(each).zfill(len(digits)) for each in count(first))
    return (stem + (each if digits.isascii() else each.translate(_FULL_WIDTH)) for each in numbers)
