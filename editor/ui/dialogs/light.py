"""Sets the light, the self shadow and the background of the model view, with the numbers that MMD shows."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QColorDialog,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from editor.motion.sampling import SelfShadow
from editor.render.options import MMD_SELF_SHADOW, ViewOptions
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.viewport.view_settings import ViewSettings

FULL = 255  # of a colour
FARTHEST = 9999  # distance of self shadows, as MMD shows it
RANGE, STEPS = 10_000, 100_000  # what a VMD stores is (RANGE - distance) / STEPS


def show_light(settings: ViewSettings, parent: QWidget) -> LightDialog:
    """Show the dialog beside the window, if it is not there yet; does not block."""
    dialog = parent.findChild(LightDialog)
    if dialog is None:
        dialog = LightDialog(settings, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
    dialog.activateWindow()
    return dialog


class Amount(QWidget):
    """A number with a slider."""

    moved = Signal()

    def __init__(self, name: str, lowest: int, highest: int, decimals: int = 0) -> None:
        """The slider moves by whole steps of the last decimal."""
        super().__init__()
        self._steps = 10**decimals  # that make 1
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(lowest * self._steps, highest * self._steps)
        self.box = QDoubleSpinBox(decimals=decimals, minimum=lowest, maximum=highest)
        self.box.setSingleStep(0.1 if decimals else 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.slider, self.box):
            part.setAccessibleName(name)
            row.addWidget(part)
        self.slider.valueChanged.connect(lambda steps: self.box.setValue(steps / self._steps))
        self.box.valueChanged.connect(self._emit)

    @property
    def value(self) -> float:
        return self.box.value()

    def show_value(self, value: float) -> None:
        """Show a number that comes from elsewhere; tells nobody."""
        with QSignalBlocker(self.box):
            self.box.setValue(value)
        self._move_slider(value)

    def _move_slider(self, value: float) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(value * self._steps))

    def _emit(self, value: float) -> None:
        self._move_slider(value)
        self.moved.emit()


class LightDialog(Dialog):
    """Everything takes effect at once, in all model views, and is remembered."""

    def __init__(self, settings: ViewSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Light and background"))
        set_command(self, "view.light")
        self._settings = settings
        names = (self.tr("Red"), self.tr("Green"), self.tr("Blue"))
        self.color = {name: Amount(name, 0, FULL) for name in names}
        self.direction = {name: Amount(name, -1, 1, decimals=2) for name in ("X", "Y", "Z")}
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

    def _arrange(self) -> None:
        light, rows = self._group(self.tr("Light"))
        for name, amount in (*self.color.items(), *self.direction.items()):
            rows.addRow(name, amount)
        shadow, rows = self._group(self.tr("Self shadow"))
        rows.addRow(self.tr("Mode"), self.shadow_mode)
        rows.addRow(self.tr("Distance"), self.shadow_distance)
        background, rows = self._group(self.tr("Background"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.background)
        buttons.addWidget(self.neutral)
        rows.addRow(self.tr("Colour"), buttons)
        ending = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        ending.addButton(self.resets, QDialogButtonBox.ButtonRole.ResetRole)
        ending.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (light, shadow, background, ending):
            layout.addWidget(part)

    def _group(self, title: str) -> tuple[QGroupBox, QFormLayout]:
        group = QGroupBox(title)
        return group, QFormLayout(group)

    def _connect(self) -> None:
        for amount in (*self.color.values(), *self.direction.values()):
            amount.moved.connect(self._set_light)
        self.shadow_mode.currentIndexChanged.connect(self._set_shadow)
        self.shadow_distance.moved.connect(self._set_shadow)
        self.background.clicked.connect(self._choose_background)
        self.neutral.clicked.connect(partial(self._set_background, None))
        self.resets.clicked.connect(self._reset)
        self._settings.changed.connect(self._show_settings)
        self._settings.destroyed.connect(self.close)  # the window is made anew in another language

    # -- what it says ------------------------------------------------------------------------------------------

    def _show_settings(self) -> None:
        options = self._settings.options
        for amount, part in zip(self.color.values(), options.light_color, strict=True):
            amount.show_value(part * FULL)
        for amount, part in zip(self.direction.values(), options.light_direction, strict=True):
            amount.show_value(part)
        with QSignalBlocker(self.shadow_mode):
            self.shadow_mode.setCurrentIndex(self.shadow_mode.findData(options.self_shadow.mode))
        self.shadow_distance.show_value(RANGE - options.self_shadow.distance * STEPS)
        self.neutral.setEnabled(self._settings.has_background)

    # -- what it does ------------------------------------------------------------------------------------------

    def _set_light(self) -> None:
        red, green, blue = (amount.value / FULL for amount in self.color.values())
        x, y, z = (amount.value for amount in self.direction.values())
        self._settings.set_light((red, green, blue), (x, y, z))

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
