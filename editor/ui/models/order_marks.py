"""Says in lists which bones deform too early or hang from themselves: in red, with a warning and the reason.

And with a warning alone, which transparent materials hide what is drawn after them.
"""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPalette

from editor.document.document import Document
from editor.ui.value_text import translated

ON_LIGHT, ON_DARK = QColor("#c00000"), QColor("#ff7b72")
MIDDLE = 128  # of 255: lists that are lighter count as light


def order_mark(document: Document, table: str, row: int) -> str:
    """Why a bone deforms too early, a line each; "" where it does not, and of other tables."""
    return "\n".join(map(translated, document.bone_order_faults.of(row))) if table == "bones" else ""


def drawing_hint(document: Document, table: str, row: int) -> str:
    """Why a transparent material had better be drawn later; "" where it need not, and of other tables."""
    hint = document.material_order.of(row) if table == "materials" else None
    return translated(hint) if hint is not None else ""


def fault_color() -> QColor:
    """The red of names with which something is wrong, to be read on the background of lists."""
    base = QGuiApplication.palette().color(QPalette.ColorRole.Base)
    return ON_LIGHT if base.lightness() > MIDDLE else ON_DARK


def fault_brush() -> QBrush:
    return QBrush(fault_color())
