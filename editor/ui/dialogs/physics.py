"""Sets gravity, ground, steps and order of the current document's physics, with the numbers that MMD shows."""

from __future__ import annotations

import dataclasses
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.playback import GRAVITY_UNIT, IN_WINDOW, PhysicsPlayback
from editor.preview.physics.engine import AS_MMD, FINE, FINEST
from editor.ui.dialog import Dialog
from editor.ui.dialogs.light import Amount
from editor.ui.help_card import set_command
from editor.ui.services import CurrentDocument

STRONGEST = 100  # gravity, as MMD shows it
LONGEST_WARM_UP = 5  # seconds


def show_physics(current: CurrentDocument, parent: QWidget) -> PhysicsDialog:
    """Show the dialog beside the window, if it is not there yet; does not block."""
    dialog = parent.findChild(PhysicsDialog)
    if dialog is None:
        dialog = PhysicsDialog(current, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
    dialog.activateWindow()
    return dialog


class PhysicsDialog(Dialog):
    """Everything takes effect at once, or once physics is on; each document has its own."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Physics"))
        set_command(self, "physics.settings")
        self._current = current
        self.gravity = Amount(self.tr("Gravity"), 0, STRONGEST, decimals=2)
        self.direction = {name: Amount(name, -1, 1, decimals=2) for name in ("X", "Y", "Z")}
        self.ground = QCheckBox(self.tr("&Ground at height 0"))
        self.steps = QComboBox()
        self.steps.addItem(self.tr("240 (finest)"), FINEST)
        self.steps.addItem(self.tr("120 (fine)"), FINE)
        self.steps.addItem(self.tr("60 (as MMD)"), AS_MMD)
        self.warm_up = Amount(self.tr("Warm-up"), 0, LONGEST_WARM_UP, decimals=1)
        self.warm_up.box.setSuffix(self.tr(" s"))
        self.warm_up.setToolTip(self.tr("How many seconds physics runs after a start or a loop before it is shown"))
        self.appending = QComboBox()
        self.appending.addItem(self.tr("Bones with the flag (as PMXEditor)"), False)
        self.appending.addItem(self.tr("Also bones that append (as MMD)"), True)
        self.appending.setToolTip(
            self.tr("Matters where a bone appends from one that physics moves.")
            + "\n"
            + self.tr("As PMXEditor, it follows only with the flag After physics and local append; as MMD, always.")
        )
        self.resets = QPushButton(self.tr("&MMD's own values"))
        self.settings = QWidget()
        self._arrange()
        self._connect()
        self._show_settings()

    def _arrange(self) -> None:
        rows = QFormLayout(self.settings)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addRow(self.tr("Gravity"), self.gravity)
        for name, amount in self.direction.items():
            rows.addRow(name, amount)
        rows.addRow(self.ground)
        rows.addRow(self.tr("&Steps a second"), self.steps)
        rows.addRow(self.tr("Warm-up"), self.warm_up)
        rows.addRow(self.tr("&After physics"), self.appending)
        ending = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        ending.addButton(self.resets, QDialogButtonBox.ButtonRole.ResetRole)
        ending.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.settings)
        layout.addWidget(ending)

    def _connect(self) -> None:
        for amount in (self.gravity, *self.direction.values(), self.warm_up):
            amount.moved.connect(self._set)
        self.ground.toggled.connect(self._set)
        for box in (self.steps, self.appending):
            box.currentIndexChanged.connect(self._set)
        self.resets.clicked.connect(self._reset)
        self._current.mode_changed.connect(self._show_settings)
        self._current.physics_changed.connect(self._show_settings)
        self._current.destroyed.connect(self.close)  # the window is made anew in another language

    @property
    def _physics(self) -> PhysicsPlayback | None:
        """That of the current document, in Transform mode."""
        posing = self._current.posing
        return posing.physics if posing is not None and posing.is_active else None

    def _show_settings(self) -> None:
        for part in (self.settings, self.resets):
            part.setEnabled(self._physics is not None)
        posing = self._current.posing
        settings = IN_WINDOW if posing is None else posing.physics.settings
        self.gravity.show_value(settings.gravity / GRAVITY_UNIT)
        for amount, along in zip(self.direction.values(), settings.direction, strict=True):
            amount.show_value(along)
        self.warm_up.show_value(settings.warm_up)
        with QSignalBlocker(self.ground), QSignalBlocker(self.steps), QSignalBlocker(self.appending):
            self.ground.setChecked(settings.ground)
            self.steps.setCurrentIndex(self.steps.findData(settings.step))
            self.appending.setCurrentIndex(self.appending.findData(settings.appends_again))

    def _set(self, *_: Any) -> None:
        physics = self._physics
        if physics is None:
            return
        x, y, z = (amount.value for amount in self.direction.values())
        physics.settings = dataclasses.replace(
            physics.settings,
            gravity=self.gravity.value * GRAVITY_UNIT,
            direction=(x, y, z),
            ground=self.ground.isChecked(),
            step=self.steps.currentData(),
            warm_up=self.warm_up.value,
            appends_again=self.appending.currentData(),
        )

    def _reset(self) -> None:
        """To the gravity, the ground, the steps and the order of MMD."""
        if self._physics is not None:
            self._physics.settings = dataclasses.replace(IN_WINDOW, step=AS_MMD, appends_again=True)
