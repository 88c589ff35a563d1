"""Numbers and words where there is no room for them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

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
        ("-0.0002", "-0.00", "≈0"),
        ("0.004°", "0.00°", "≈0°"),
        ("≈0", "≈0", "≈0"),
        ("≈0", "0", "…"),
        ("12345678", "12345", "…"),
    ],
)
def test_a_number_has_fewer_decimals_where_there_is_less_room_and_never_reads_0(
    metrics: QFontMetrics, number: str, room: str, shown: str
) -> None:
    assert fitted_number(number, metrics.horizontalAdvance(room), metrics) == shown


def test_words_are_cut_where_it_is_seen(metrics: QFontMetrics) -> None:
    assert fitted_text("全ての親", metrics.horizontalAdvance("全ての"), metrics).endswith("…")
