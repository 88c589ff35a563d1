"""Asks how physics becomes the keys of a motion."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import radians

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from editor.motion.motion import FRAMES_PER_SECOND, HIGHEST_FRAME
from editor.motion.reducing import Tolerance
from editor.preview.baked_motion import Baking
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text


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
        self.keys = _combo(
            (self.tr("As few as needed"), True), (self.tr("On every frame"), False), chosen=choice.reduces
        )
        self.angle = QDoubleSpinBox(decimals=2, minimum=0.01, maximum=45, singleStep=0.1, suffix="°")
        self.distance = QDoubleSpinBox(decimals=3, minimum=0.001, maximum=10, singleStep=0.01)
        self.whole = _combo(
            (self.tr("The bones that physics moves"), False),
            (self.tr("Everything, with motions and pose"), True),
            chosen=choice.is_whole,
        )
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
        return _combo(*ways, chosen=choice.into)

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
        self.form.addRow(self.tr("&The motion holds"), self.whole)
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
        self.whole.setEnabled(not is_alone)
        if is_alone:
            self.whole.setCurrentIndex(self.whole.findData(True))
        count = self.last.value() - self.first.value() + 1
        text = self.tr("{count} frames, {seconds} seconds")
        self.length.setText(text.format(count=count_text(count), seconds=f"{count / FRAMES_PER_SECOND:.1f}"))

    def choice(self) -> BakeChoice:
        """Return the options that are set now."""
        return BakeChoice(
            self.keys.currentData(),
            self.angle.value(),
            self.distance.value(),
            self.whole.currentData(),
            self.switches_off.isChecked(),
            self.warm_up.value(),
            self.into.currentData(),
        )

    def baking(self) -> Baking:
        """The choice as the Baking that `baked` takes, with angles in radians."""
        choice = self.choice()
        return Baking(
            self.first.value(),
            self.last.value(),
            Tolerance(radians(choice.angle), choice.distance) if choice.reduces else None,
            choice.is_whole,
            choice.switches_off,
            choice.warm_up,
        )


def _combo(*items: tuple[str, object], chosen: object) -> QComboBox:
    box = QComboBox()
    for text, value in items:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box
