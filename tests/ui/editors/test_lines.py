"""Lines of numbers: the quantities that they show, and text where there is little room."""

from __future__ import annotations

import math

import numpy as np
import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from editor.operations.expressions import parse
from editor.ui.editors.lines import fitted_number, fitted_text


@pytest.fixture
def metrics(qapp: object) -> QFontMetrics:
    return QFontMetrics(QApplication.font())


@pytest.mark.parametrize(
    ("number", "room", "shown"),
    [
        ("-0.327", "-0.327", "-0.327"),
        ("-0.327", "-0.33", "-0.33"),
        ("-12.346°", "-12.3°", "-12.3°"),
        ("0.004°", "0.00°", "…"),
        ("0", "0", "0"),
        ("12345678", "12345", "…"),
    ],
)
def test_a_number_has_fewer_decimals_where_there_is_less_room_and_never_reads_0(
    metrics: QFontMetrics, number: str, room: str, shown: str
) -> None:
    assert fitted_number(number, metrics.horizontalAdvance(room), metrics) == shown


def test_words_are_cut_where_it_is_seen(metrics: QFontMetrics) -> None:
    assert fitted_text("全ての親", metrics.horizontalAdvance("全ての"), metrics).endswith("…")


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
