"""What is typed as a number: arithmetic, and what is none."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.operations.expressions import parse


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("180/3", 60),
        ("*1.1", 11),
        ("/4", 2.5),
        ("+5", 15),
        ("-5", -5),
        ("-=5", 5),
        ("+=1", 11),
        ("*=2+1", 30),
        ("/=4", 2.5),
        ("x*2+1", 21),
        ("2^3", 8),
        ("-(1+2)*3", -9),
        ("１０＋２", 12),
        ("2*pi", 2 * math.pi),
        ("7%4", 3),
        (".5", 0.5),
        ("1e3", 1000),
    ],
)
def test_arithmetic(text: str, result: float) -> None:
    assert parse(text)(np.array([10.0, 10.0])).tolist() == pytest.approx([result, result])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc",
        "1,2",
        "[1]",
        "x.real",
        "__import__('os')",
        "x(1)",
        "True",
        "1;2",
        "1j",
        "x<2",
        "1 if x else 2",
        "(" * 150,
        "9" * 300,
    ],
)
def test_what_is_not_arithmetic_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse(text)


def test_a_tower_of_powers_is_infinite_at_once() -> None:
    assert np.isinf(parse("9**9**9**9")(np.zeros(1))).all()
