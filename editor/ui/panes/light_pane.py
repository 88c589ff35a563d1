"""The pane of the light, the self shadow and the background of the model view, with the numbers that MMD shows."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QColorDialog,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.math3d.arrays import Float64Array
from editor.model.fields import Vec3
from editor.motion.sampling import SelfShadow
from editor.render.options import MMD_SELF_SHADOW, ViewOptions
from editor.ui.editors.lines import Amount
from editor.ui.tokens import HAIRLINE, RADIUS_S
from editor.ui.viewport.view_settings import ViewSettings

FULL = 255  # of a colour
FARTHEST = 9999  # distance of self shadows, as MMD shows it
BALL, RADIUS_OF_BALL = 104, 46  # logical pixels: the side of the ball's square
DARKEST = 0.25  # of the ball, in shade
TURN = 5  # degrees, by an arrow key
RANGE, STEPS = 10_000, 100_000  # what a VMD stores is (RANGE - distance) / STEPS


class LightBall(QWidget):
    """A ball in the light, seen as the model is from the front; dragging and the arrow keys turn the light.

    Beyond the rim of the ball the light comes from behind.
    """

    turned = Signal(float, float, float)  # the way the light travels, of length 1

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(BALL, BALL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(self.tr("Direction of the light"))
        self.setToolTip(self.tr("Drag to where the light comes from, beyond the rim for behind; arrow keys turn it"))
        self._source = np.array((0.0, 0.0, -1.0))  # the direction from which the light comes, of length 1
        self._color: Vec3 = (1.0, 1.0, 1.0)

    def show_light(self, direction: Vec3, color: Vec3) -> None:
        """Show light that travels in a direction of any length."""
        length = np.linalg.norm(direction)
        if length:
            self._source = -np.asarray(direction) / length
        self._color = color
        self.update()

    def _turn(self, source: Float64Array) -> None:
        self._source = source
        self.update()
        x, y, z = (-source).tolist()
        self.turned.emit(x, y, z)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, self._shaded(self.devicePixelRatioF()))
        x, y = self._source[:2] * RADIUS_OF_BALL + BALL / 2
        spot = QPointF(x, BALL - y)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), HAIRLINE))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        if self._source[2] < 0:  # else the ball is before it
            painter.drawEllipse(spot, RADIUS_S, RADIUS_S)
        rim = QPalette.ColorRole.Highlight if self.hasFocus() else QPalette.ColorRole.Mid
        painter.setPen(QPen(self.palette().color(rim), 2 * HAIRLINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(BALL / 2, BALL / 2), RADIUS_OF_BALL, RADIUS_OF_BALL)
        painter.end()

    def _shaded(self, ratio: float) -> QImage:
        """The ball without its outline, for a screen of `ratio` device pixels to a logical one."""
        side = round(BALL * ratio)
        across = (np.arange(side) + 0.5) / ratio - BALL / 2
        x, y = np.meshgrid(across / RADIUS_OF_BALL, -across / RADIUS_OF_BALL)
        inside = x * x + y * y
        normals = np.stack((x, y, -np.sqrt(np.maximum(1 - inside, 0))), axis=-1)
        shade = DARKEST + (1 - DARKEST) * np.maximum(normals @ self._source, 0)
        pixels = np.empty((side, side, 4), np.uint8)
        pixels[..., :3] = FULL * shade[..., None] * (np.asarray(self._color) / max(*self._color, 1 / FULL))
        pixels[..., 3] = np.where(inside <= 1, FULL, 0)
        image = QImage(pixels.tobytes(), side, side, 4 * side, QImage.Format.Format_RGBA8888).copy()
        image.setDevicePixelRatio(ratio)
        return image

    # -- turning it ------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag_to(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag_to(event.position())

    def _drag_to(self, at: QPointF) -> None:
        """Let the light come from a point of the ball; as far behind the rim as the point is beyond it."""
        x, y = (at.x() - BALL / 2) / RADIUS_OF_BALL, (BALL / 2 - at.y()) / RADIUS_OF_BALL
        away = float(np.hypot(x, y))
        reach = away if away <= 1 else max(2 - away, 0.0)
        depth = np.sqrt(max(1 - reach * reach, 0.0))
        share = reach / away if away else 0.0
        self._turn(np.array((x * share, y * share, -depth if away <= 1 else depth)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Left: (1, 0), Qt.Key.Key_Right: (-1, 0), Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        x, y, z = self._source
        around = np.arctan2(x, -z) - way[0] * np.radians(TURN)
        up = np.clip(np.arcsin(np.clip(y, -1, 1)) + way[1] * np.radians(TURN), -np.pi / 2, np.pi / 2)
        self._turn(np.array((np.sin(around) * np.cos(up), np.sin(up), -np.cos(around) * np.cos(up))))


class LightPane(QScrollArea):
    """Everything takes effect at once, in all model views, and is remembered."""

    def __init__(self, settings: ViewSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        names = (self.tr("Red"), self.tr("Green"), self.tr("Blue"))
        self.color = {name: Amount(name, 0, FULL) for name in names}
        self.direction = {name: Amount(name, -1, 1, decimals=2) for name in ("X", "Y", "Z")}
        self.ball = LightBall()
        self.shadow_mode = QComboBox()
        self.shadow_mode.addItem(self.tr("Standard (mode 1)"), 1)
        self.shadow_mode.addItem(self.tr("By distance (mode 2)"), 2)
        self.shadow_distance = Amount(self.tr("Distance"), 0, FARTHEST)
        self.background = QPushButton(self.tr("&Choose…"))
        self.neutral = QPushButton(self.tr("&Neutral"))
        self.resets = QPushButton(self.tr("&MMD's own light"))
        self._arrange()
        self._connect()
        self._show_settings()
        self.setFocusProxy(self.ball)

    def _arrange(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        beside, axes = QHBoxLayout(), QFormLayout()
        for name, amount in self.direction.items():
            axes.addRow(name, amount)
        beside.addWidget(self.ball)
        beside.addLayout(axes, 1)
        light, rows = self._group(self.tr("Light"))
        rows.addRow(beside)
        for name, amount in self.color.items():
            rows.addRow(name, amount)
        rows.addRow(self.resets)
        shadow, rows = self._group(self.tr("Self shadow"))
        rows.addRow(self.tr("Mode"), self.shadow_mode)
        rows.addRow(self.tr("Distance"), self.shadow_distance)
        background, rows = self._group(self.tr("Background"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.background)
        buttons.addWidget(self.neutral)
        rows.addRow(self.tr("Colour"), buttons)
        for part in (light, shadow, background):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(inner.minimumSizeHint().width())

    def _group(self, title: str) -> tuple[QGroupBox, QFormLayout]:
        group = QGroupBox(title)
        return group, QFormLayout(group, rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)

    def _connect(self) -> None:
        for amount in (*self.color.values(), *self.direction.values()):
            amount.moved.connect(self._set_light)
        self.ball.turned.connect(self._turn_light)
        self.shadow_mode.currentIndexChanged.connect(self._set_shadow)
        self.shadow_distance.moved.connect(self._set_shadow)
        self.background.clicked.connect(self._choose_background)
        self.neutral.clicked.connect(partial(self._set_background, None))
        self.resets.clicked.connect(self._reset)
        self._settings.changed.connect(self._show_settings)

    # -- what it says ------------------------------------------------------------------------------------------

    def _show_settings(self) -> None:
        options = self._settings.options
        for amount, part in zip(self.color.values(), options.light_color, strict=True):
            amount.show_value(part * FULL)
        for amount, part in zip(self.direction.values(), options.light_direction, strict=True):
            amount.show_value(part)
        self.ball.show_light(options.light_direction, options.light_color)
        with QSignalBlocker(self.shadow_mode):
            self.shadow_mode.setCurrentIndex(self.shadow_mode.findData(options.self_shadow.mode))
        self.shadow_distance.show_value(RANGE - options.self_shadow.distance * STEPS)
        self.neutral.setEnabled(self._settings.has_background)

    # -- what it does ------------------------------------------------------------------------------------------

    def _set_light(self) -> None:
        red, green, blue = (amount.value / FULL for amount in self.color.values())
        x, y, z = (amount.value for amount in self.direction.values())
        self._settings.set_light((red, green, blue), (x, y, z))

    def _turn_light(self, x: float, y: float, z: float) -> None:
        self._settings.set_light(self._settings.options.light_color, (x, y, z))

    def _set_shadow(self, *_: Any) -> None:
        distance = (RANGE - self.shadow_distance.value) / STEPS
        self._settings.set_self_shadow(SelfShadow(self.shadow_mode.currentData(), distance))

    def _reset(self) -> None:
        """To what MMD starts with; the background is not MMD's to say."""
        fresh = ViewOptions()
        self._settings.set_light(fresh.light_color, fresh.light_direction)
        self._settings.set_self_shadow(MMD_SELF_SHADOW)

    def _choose_background(self) -> None:
        """Open the colour dialog; every colour tried is seen, and the former one comes back when none is taken."""
        before = self._settings.options.background[:3] if self._settings.has_background else None
        dialog = QColorDialog(QColor.fromRgbF(*self._settings.options.background), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.currentColorChanged.connect(lambda color: self._set_background(color))
        dialog.rejected.connect(lambda: self._settings.set_background(before))
        dialog.open()

    def _set_background(self, color: QColor | None) -> None:
        rgb = None if color is None else (color.redF(), color.greenF(), color.blueF())
        self._settings.set_background(rgb)
