"""Numbers and words where there is no room for them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from editor.ui.editors.fitted_text import fitted_number, fitted_text


@pytest.fixture
def metrics(qapp: object) -> QFontMetrics:
    return QFontMetrics(QApplication.font())


@pytest.mark.parametrize(
    ("number", "room", "shown"),
    [
        ("-4.2012653e-06", "-4.2012653e-06", "-4.2012653e-06"),
        ("-4.2012653e-06", "-4.20e-06", "-4.2e-06"),
        ("0.12345679", "0.1234", "0.1235"),
        ("-12.345678°", "-12.3°", "-12.3°"),
        ("-2.5727e-08", "-0.00", "-0.00"),
        ("2.5727e-08°", "0.00°", "0.00°"),
        ("-2.5727e+30", "-0.00", "…"),
        ("12345678", "1e+00", "1e+07"),
    ],
)
def test_a_number_is_rounded_and_never_loses_its_exponent(
    metrics: QFontMetrics, number: str, room: str, shown: str
) -> None:
    assert fitted_number(number, metrics.horizontalAdvance(room), metrics) == shown


def test_words_are_cut_where_it_is_seen(metrics: QFontMetrics) -> None:
    assert fitted_text("全ての親", metrics.horizontalAdvance("全ての"), metrics).endswith("…")
