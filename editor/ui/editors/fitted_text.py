"""Text as far as there is room for it: numbers are rounded, for one that is cut would be another number."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from editor.ui.value_text import ABOUT_ZERO, short_number

ELLIPSIS = "…"


def fitted_text(text: str, width: int, metrics: QFontMetrics) -> str:
    """`text`, or its beginning and an ellipsis."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def fitted_number(text: str, width: int, metrics: QFontMetrics) -> str:
    """A number, as `short_number` writes it, with or without the sign of degrees, with as many decimals as fit.

    What is not 0 never reads 0; where nothing fits there is an ellipsis.
    """
    if metrics.horizontalAdvance(text) <= width:
        return text
    number = text.removesuffix("°")
    decimals = range(len(number.partition(".")[2]) - 1, -1, -1)
    forms = [short_number(float(number), count) for count in decimals]
    if forms and abs(float(number)) < 1:
        forms.append(ABOUT_ZERO)
    unit = text[len(number) :]
    fitting = (form + unit for form in forms if metrics.horizontalAdvance(form + unit) <= width)
    return next(fitting, ELLIPSIS)
