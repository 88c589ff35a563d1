"""Text as far as there is room for it: numbers are rounded, for one that is cut would be another number."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from editor.ui.value_text import rounded_text

DIGITS = 9  # that tell all numbers of single precision apart
ELLIPSIS = "…"


def fitted_text(text: str, width: int, metrics: QFontMetrics) -> str:
    """`text`, or its beginning and an ellipsis."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def fitted_number(text: str, width: int, metrics: QFontMetrics) -> str:
    """A number, with or without the sign of degrees, rounded to what fits; where nothing does, an ellipsis.

    An exponent is never cut off: what is too small to be written in the room is written as zeros, "-0.000".
    """
    if metrics.horizontalAdvance(text) <= width:
        return text
    number = text.removesuffix("°")
    value, unit = float(number), text[len(number) :]
    digits = range(min(DIGITS, width // metrics.horizontalAdvance("0")), 0, -1)
    forms = [rounded_text(value, count) for count in digits]
    if abs(value) < 1:
        forms += [f"{value:.{count}f}" for count in digits]
    fitting = (form + unit for form in forms if metrics.horizontalAdvance(form + unit) <= width)
    return next(fitting, ELLIPSIS)
