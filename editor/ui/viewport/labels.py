"""Texts over a view: names and numbers of rows, the notice of a fault, the readout, the legend of colors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintDevice, QPainter, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.model.fields import NONE
from editor.model.model import Model
from editor.render.camera import Camera, Size
from editor.render.modes import MODES, DisplayMode, heat_legend
from editor.render.options import ViewOptions
from editor.render.overlays.labels import AWAY, Label
from editor.render.overlays.overlay_list import OVERLAYS, Overlay
from editor.render.scene import Scene
from editor.ui.models.marks import NameMode
from editor.ui.tokens import SPACING_M

SMALLER = 0.9  # than the font of the window
MARGIN = 2.0  # between a text and the border of its card, in logical pixels
CARD_ALPHA = 0.72
ROUNDING = 3.0
LIGHT = 1.2  # sum of red, green and blue from which a background is a light one


class Labels:
    """The texts in one viewport, in the names that are shown now."""

    def __init__(self, model: Model, names: NameMode) -> None:
        self._model = model
        self._names = names

    def draw(
        self, device: QPaintDevice, font: QFont, scene: Scene, camera: Camera, options: ViewOptions, size: Size
    ) -> None:
        """Write over what has been drawn: on an image, or within `paintGL` of a widget, after the scene.

        Leaves another GL state behind.
        """
        write(device, font, scene.labels(camera, options, size, self.text), options)

    def text(self, table: str, row: int) -> str:
        """Return the name of a row; its number where it has none."""
        return self._names.name(self._model.tables[table], row) or str(row)


def write(device: QPaintDevice, font: QFont, labels: Sequence[Label], options: ViewOptions) -> None:
    """Write texts, if there are any, over what has been drawn, somewhat smaller than in `font`."""
    if not labels:
        return
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    font = QFont(font)
    font.setPointSizeF(max(font.pointSizeF() * SMALLER, 1.0))
    painter.setFont(font)
    _write(painter, labels, options)
    painter.end()


def _write(painter: QPainter, labels: Sequence[Label], options: ViewOptions) -> None:
    """Each text on a card of the background's colour, so that it can be read on anything; the first on top.

    They stand on whole pixels, to which letters go anyway: of two the one on an image, the other one in OpenGL.
    """
    metrics = QFontMetricsF(painter.font())
    card = QColor.fromRgbF(*options.background[:3], CARD_ALPHA)
    ink = QColor(Qt.GlobalColor.black if sum(options.background[:3]) > LIGHT else Qt.GlobalColor.white)
    chosen = QPen(QColor.fromRgbF(*options.selection_color), 1.5)
    for label in reversed(labels):
        position = QPointF(label.x, label.y) + QPointF(AWAY, metrics.ascent() / 2) * options.pixel_ratio
        start = QPointF(position.toPoint()) / options.pixel_ratio
        area = QRectF(start.x(), start.y() - metrics.ascent(), metrics.horizontalAdvance(label.text), metrics.height())
        painter.setPen(chosen if label.is_selected else Qt.PenStyle.NoPen)
        painter.setBrush(card)
        painter.drawRoundedRect(area.adjusted(-MARGIN, 0, MARGIN, 0), ROUNDING, ROUNDING)
        painter.setPen(ink)
        painter.drawText(start, label.text)


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


CARD_AWAY = QPoint(18, 20)  # of the pointer, which it must not be under
CARD_MARGIN = 6


class Readout(QLabel):
    """A small card within its parent, hidden while there is nothing to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(CARD_MARGIN)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: str, pointer: QPoint) -> None:
        """Show a text beside the pointer, within the parent; "" hides."""
        self.setText(text)
        self.setVisible(bool(text))
        self.adjustSize()
        room = self._around.size() - self.size()
        position = pointer + CARD_AWAY
        self.move(max(min(position.x(), room.width()), 0), max(min(position.y(), room.height()), 0))


_ROW = '<span style="background-color: {color}">&nbsp;&nbsp;&nbsp;&nbsp;</span>&nbsp;{label}'


def seen_mode(options: ViewOptions) -> str:
    """The mode that surfaces are drawn in: weights are seen of a bone alone, and modes go with their plug-ins."""
    is_without_bone = options.mode == DisplayMode.BONE_WEIGHT and options.weight_bone == NONE
    return DisplayMode.NORMAL if is_without_bone or options.mode not in MODES else options.mode


class Legend(QLabel):
    """A small card at the lower left of its parent, hidden while nothing needs explaining."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(CARD_MARGIN)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
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
        self.place()

    def place(self) -> None:
        """Go to the lower left, as the parent has another size."""
        self.move(SPACING_M, self._around.height() - self.height() - SPACING_M)
