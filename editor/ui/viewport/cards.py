"""Cards that lie over a view: the notice of a fault, the readout beside the pointer, the legend of colors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.model.fields import NONE
from editor.render.modes import MODES, DisplayMode, heat_legend
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import OVERLAYS, Overlay


class Notice(QFrame):
    """A hidden card in the middle of its parent until there is a fault to show."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setMaximumWidth(420)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._again = QPushButton(self.tr("Try again"))
        self._again.clicked.connect(self._try_again)
        self._retry: Callable[[], object] | None = None
        layout = QVBoxLayout(self)
        layout.addWidget(self._text)
        layout.addWidget(self._again, alignment=Qt.AlignmentFlag.AlignRight)
        self.hide()

    @property
    def is_shown(self) -> bool:
        return not self.isHidden()

    def show_fault(self, why: str, retry: Callable[[], object]) -> None:
        """Show why nothing is drawn; `retry` is called when the user asks for another try."""
        self._retry = retry
        self._text.setText(self.tr("The model cannot be shown.") + f"\n\n{why}")
        self.adjustSize()
        self.move(24, 24)
        self.show()

    def _try_again(self) -> None:
        self.hide()
        if self._retry is not None:
            self._retry()


AWAY = QPoint(18, 20)  # of the pointer, which it must not be under
MARGIN = 6


class Readout(QLabel):
    """A small card within its parent, hidden while there is nothing to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(MARGIN)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: str, pointer: QPoint) -> None:
        """Show a text beside the pointer, within the parent; "" hides."""
        self.setText(text)
        self.setVisible(bool(text))
        self.adjustSize()
        room = self._around.size() - self.size()
        position = pointer + AWAY
        self.move(max(min(position.x(), room.width()), 0), max(min(position.y(), room.height()), 0))


LEGEND_AWAY = 8  # from the borders of the view
_ROW = '<span style="background-color: {color}">&nbsp;&nbsp;&nbsp;&nbsp;</span>&nbsp;{label}'


def seen_mode(options: ViewOptions) -> str:
    """The mode that surfaces are drawn in: weights are seen of a bone alone, and modes go with their plug-ins."""
    is_without_bone = options.mode == DisplayMode.BONE_WEIGHT and options.weight_bone == NONE
    return DisplayMode.NORMAL if is_without_bone or options.mode not in MODES else options.mode


class Legend(QLabel):
    """A small card within its parent, hidden while nothing needs explaining."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(MARGIN)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.move(LEGEND_AWAY, LEGEND_AWAY)
        self.hide()

    def explain(self, options: ViewOptions, overlays: Sequence[Overlay] = OVERLAYS) -> None:
        """Show what the colours mean, or nothing if they say it themselves."""
        shown = (
            (QCoreApplication.translate("ViewMenu", overlay.label), overlay.color[:3])
            for overlay in overlays
            if overlay.color is not None and options.shows(overlay.name)
        )
        colors = MODES[seen_mode(options)].legend if options.heat is None else heat_legend(options.heat)
        meant = [*colors, *shown]
        rows = [_ROW.format(color=QColor.fromRgbF(*color).name(), label=label) for label, color in meant]
        if seen_mode(options) is not options.mode and options.heat is None:
            rows.insert(0, self.tr("Select a bone to see its weights"))
        self.setText("<br>".join(rows))
        self.setVisible(bool(rows))
        self.adjustSize()
