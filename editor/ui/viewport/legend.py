"""Says in a corner of the model view what the colours of a display mode, and of what is laid over it, mean."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from editor.render.contacts import CONTACT
from editor.render.limit_violations import VIOLATION_COLOR
from editor.render.modes import legend
from editor.render.options import ViewOptions

MARGIN = 6
AWAY = 8  # from the borders of the view
_ROW = '<span style="background-color: {color}">&nbsp;&nbsp;&nbsp;&nbsp;</span>&nbsp;{label}'


class Legend(QLabel):
    """A small card within its parent, hidden while nothing needs explaining."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(MARGIN)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.move(AWAY, AWAY)
        self.hide()

    def explain(self, options: ViewOptions) -> None:
        """Show what the colours mean, or nothing if they say it themselves."""
        overlays = {
            "beyond-limits": (self.tr("Beyond joint limits"), VIOLATION_COLOR[:3]),
            "contacts": (self.tr("Contacts"), CONTACT[:3]),
        }
        meant = [*legend(options.mode), *(row for name, row in overlays.items() if options.shows(name))]
        rows = [_ROW.format(color=QColor.fromRgbF(*color).name(), label=label) for label, color in meant]
        self.setText("<br>".join(rows))
        self.setVisible(bool(rows))
        self.adjustSize()
