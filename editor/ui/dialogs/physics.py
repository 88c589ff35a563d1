"""Dialogs of physics: gravity, ground, steps and order, and how it becomes the keys of a motion."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum
from math import radians
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from editor.document.playback import GRAVITY_UNIT, IN_WINDOW, PhysicsPlayback
from editor.late_imports import Late
from editor.motion.motion import FRAMES_PER_SECOND, HIGHEST_FRAME
from editor.motion.reducing import Tolerance
from editor.preview.physics.engine import AS_MMD, FINE, FINEST
from editor.ui.dialog import Dialog, combo_box
from editor.ui.editors.lines import Amount
from editor.ui.help_card import set_command
from editor.ui.services import CurrentDocument
from editor.ui.value_text import count_text

if TYPE_CHECKING:
    from editor.preview.baked_motion import Baking

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
            amount.moved.connect(self._apply_settings)
        self.ground.toggled.connect(self._apply_settings)
        for box in (self.steps, self.appending):
            box.currentIndexChanged.connect(self._apply_settings)
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

    def _apply_settings(self, *_: Any) -> None:
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


class BakedInto(Enum):
    """The destination of a baked motion."""

    FILE = "file"
    BESIDE = "beside"
    IN_PLACE = "in place"


@dataclass(frozen=True, slots=True)
class BakeChoice:
    """The options of a Baking that are remembered, angles in degrees; `into` is the value of a BakedInto."""

    reduces: bool = True
    angle: float = 0.5
    distance: float = 0.02
    is_whole: bool = False
    switches_off: bool = True
    warm_up: float = 0.5
    into: str = BakedInto.FILE.value


class BakeDialog(Dialog):
    """Offers a stretch of the motions, or of the pose where there are none."""

    def __init__(
        self,
        choice: BakeChoice,
        last: int,
        *,
        has_motions: bool,
        has_soft_bodies: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Bake physics into a motion"))
        set_command(self, "physics.bake")
        self.first = QSpinBox(maximum=HIGHEST_FRAME)
        self.last = QSpinBox(maximum=HIGHEST_FRAME, value=last)
        self.length = QLabel()
        self.keys = combo_box([(self.tr("As few as needed"), True), (self.tr("On every frame"), False)], choice.reduces)
        self.angle = QDoubleSpinBox(decimals=2, minimum=0.01, maximum=45, singleStep=0.1, suffix="°")
        self.distance = QDoubleSpinBox(decimals=3, minimum=0.001, maximum=10, singleStep=0.01)
        ways = [(self.tr("The bones that physics moves"), False), (self.tr("Everything, with motions and pose"), True)]
        self.extent = combo_box(ways, choice.is_whole)
        self.switches_off = QCheckBox(self.tr("&Switch physics off for these bones"))
        self.warm_up = QDoubleSpinBox(decimals=1, maximum=60, singleStep=0.5, suffix=self.tr(" s"))
        self.into = self._make_into(choice, has_motions)
        self._show_choice(choice)
        self._arrange(has_soft_bodies)
        self._connect()
        self._show_what_applies()

    def _make_into(self, choice: BakeChoice, has_motions: bool) -> QComboBox:
        ways = [(self.tr("Save it as a VMD file"), BakedInto.FILE.value)]
        if has_motions:
            ways.append((self.tr("Play it after the motions"), BakedInto.BESIDE.value))
            ways.append((self.tr("Play it in place of the motions"), BakedInto.IN_PLACE.value))
        else:
            ways.append((self.tr("Play it"), BakedInto.BESIDE.value))
        return combo_box(ways, choice.into)

    def _show_choice(self, choice: BakeChoice) -> None:
        self.angle.setValue(choice.angle)
        self.distance.setValue(choice.distance)
        self.switches_off.setChecked(choice.switches_off)
        self.warm_up.setValue(choice.warm_up)

    def _arrange(self, has_soft_bodies: bool) -> None:
        self.form = QFormLayout(self)
        self.form.addRow(self.tr("&First frame"), self.first)
        self.form.addRow(self.tr("&Last frame"), self.last)
        self.form.addRow("", self.length)
        self.form.addRow(self.tr("&Warm up before"), self.warm_up)
        self.form.addRow(self.tr("&Keys"), self.keys)
        self.form.addRow(self.tr("R&otation may be off by"), self.angle)
        self.form.addRow(self.tr("&Position may be off by"), self.distance)
        self.form.addRow(self.tr("&The motion holds"), self.extent)
        self.form.addRow(self.switches_off)
        self.form.addRow(self.tr("&Afterwards"), self.into)
        self.switches_off.setToolTip(self.tr("MMD then moves them by these keys, and not by physics of its own"))
        if has_soft_bodies:
            self.form.addRow(QLabel(self.tr("Soft bodies cannot become part of a motion.")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Bake"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.form.addRow(buttons)

    def _connect(self) -> None:
        for box in (self.first, self.last):
            box.valueChanged.connect(self._show_what_applies)
        for combo in (self.keys, self.into):
            combo.currentIndexChanged.connect(self._show_what_applies)

    def _show_what_applies(self) -> None:
        self.first.setMaximum(self.last.value())
        for box in (self.angle, self.distance):
            self.form.setRowVisible(box, self.keys.currentData())
        # In the place of the motions there have to be all that they do.
        is_alone = self.into.currentData() == BakedInto.IN_PLACE.value
        self.extent.setEnabled(not is_alone)
        if is_alone:
            self.extent.setCurrentIndex(self.extent.findData(True))
        count = self.last.value() - self.first.value() + 1
        text = self.tr("{count} frames, {seconds} seconds")
        self.length.setText(text.format(count=count_text(count), seconds=f"{count / FRAMES_PER_SECOND:.1f}"))

    def choice(self) -> BakeChoice:
        """Return the options that are set now."""
        return BakeChoice(
            self.keys.currentData(),
            self.angle.value(),
            self.distance.value(),
            self.extent.currentData(),
            self.switches_off.isChecked(),
            self.warm_up.value(),
            self.into.currentData(),
        )

    def baking(self) -> Baking:
        """The choice as the Baking that `baked` takes, with angles in radians."""
        choice = self.choice()
        baking: Baking = Late("editor.preview.baked_motion:Baking")(
            self.first.value(),
            self.last.value(),
            Tolerance(radians(choice.angle), choice.distance) if choice.reduces else None,
            choice.is_whole,
            choice.switches_off,
            choice.warm_up,
        )
        return baking
