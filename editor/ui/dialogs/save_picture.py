"""Asks how a picture, or an animation, of what the viewport shows is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QSpinBox,
    QWidget,
)

from editor.document.connections import connect
from editor.document.files.pictures import AnimationFormat, PictureOptions, count_between
from editor.motion.motion import HIGHEST_FRAME
from editor.render.camera import Size
from editor.render.offscreen.animation import LARGEST_WEBP
from editor.render.offscreen.pictures import Limits
from editor.ui.dialog import Dialog, MessageBox, combo_box
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1080, 1080), (1080, 1920))
SAMPLES = (2, 4, 8, 16)
RATES = (10, 15, 24, 30, 60)  # pictures a second
MOST_TURNS = 3600


class AnimationSubject(Enum):
    """The subject of an animation."""

    TURNTABLE = "turntable"
    MOTION = "motion"


@dataclass(frozen=True, slots=True)
class PictureChoice:
    """`width` and `height` 0: as the window is. `signs`: with overlays, handles and what is selected."""

    width: int = 0
    height: int = 0
    samples: int = 4
    transparent: bool = False
    signs: bool = False

    def picturing(self, window: Size) -> PictureOptions:
        """Return the options of the pictures, for a window of that size."""
        return PictureOptions((self.width or window[0], self.height or window[1]), self.samples, self.transparent)


@dataclass(frozen=True, slots=True)
class AnimationChoice(PictureChoice):
    """`count` of pictures of a turntable; frames `first` to `last` of a motion, which are not remembered."""

    subject: str = AnimationSubject.TURNTABLE.value
    count: int = 90
    first: int = 0
    last: int = 0
    fps: int = 30
    format: str = AnimationFormat.WEBP.value


class PictureDialog(Dialog):
    """Offers sizes up to what the driver draws."""

    def __init__(self, choice: PictureChoice, window: Size, limits: Limits, parent: QWidget | None = None) -> None:
        """`window`: the size of the viewport in device pixels."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save picture"))
        set_command(self, "file.save-picture")
        self._window = window
        self.width_box, self.height_box = (QSpinBox(minimum=1, maximum=limits.side) for _ in range(2))
        self.sizes = QComboBox()
        self._fill_sizes(choice, limits)
        self.samples = QComboBox()
        self._fill_samples(choice.samples, limits)
        self.transparent = QCheckBox(self.tr("&Transparent background"))
        self.signs = QCheckBox(self.tr("With &overlays, handles and selection"))
        self.transparent.setChecked(choice.transparent)
        self.signs.setChecked(choice.signs)
        self.form = QFormLayout(self)
        self._add_own_rows()
        self._arrange()

    def choice(self) -> PictureChoice:
        """Return the choice that is set now."""
        return PictureChoice(**self._common())

    def _common(self) -> dict[str, Any]:
        size = (0, 0) if self.sizes.currentIndex() == 0 else (self.width_box.value(), self.height_box.value())
        return {
            "width": size[0],
            "height": size[1],
            "samples": self.samples.currentData(),
            "transparent": self.transparent.isChecked(),
            "signs": self.signs.isChecked(),
        }

    def _add_own_rows(self) -> None:
        """Add the rows before the size; none for a single picture."""

    def _arrange(self) -> None:
        row = QHBoxLayout()
        for widget in (self.width_box, QLabel("×"), self.height_box):
            row.addWidget(widget)
        self.width_box.setAccessibleName(self.tr("Width"))
        self.height_box.setAccessibleName(self.tr("Height"))
        self.form.addRow(self.tr("&Size"), self.sizes)
        pixels = QLabel(self.tr("&Pixels"))
        pixels.setBuddy(self.width_box)
        self.form.addRow(pixels, row)
        self.form.addRow(self.tr("S&moothing"), self.samples)
        self.form.addRow(self.transparent)
        self.form.addRow(self.signs)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.form.addRow(buttons)

    def _fill_sizes(self, choice: PictureChoice, limits: Limits) -> None:
        offered = [size for size in SIZES if max(size) <= limits.side]
        self._offered = [self._window, *offered]
        self.sizes.addItem(self.tr("As in the window"))
        self.sizes.addItems([f"{width} × {height}" for width, height in offered])
        self.sizes.addItem(self.tr("Other"))
        wanted = (choice.width, choice.height)
        self._show_size(wanted if all(wanted) else self._window)
        known = offered.index(wanted) + 1 if wanted in offered else len(self._offered)
        self.sizes.setCurrentIndex(known if all(wanted) else 0)
        self.sizes.activated.connect(self._take_size)
        for box in (self.width_box, self.height_box):
            connect(box.valueChanged, self, lambda _: self.sizes.setCurrentIndex(len(self._offered)))

    def _take_size(self, place: int) -> None:
        if place < len(self._offered):
            self._show_size(self._offered[place])
            self.sizes.setCurrentIndex(place)  # which other numbers have taken to the last

    def _show_size(self, size: Size) -> None:
        self.width_box.setValue(size[0])
        self.height_box.setValue(size[1])

    def _fill_samples(self, samples: int, limits: Limits) -> None:
        self.samples.addItem(self.tr("None"), 0)
        for count in (count for count in SAMPLES if count <= limits.samples):
            self.samples.addItem(self.tr("{} samples a pixel").format(count), count)
        known = self.samples.findData(samples)
        self.samples.setCurrentIndex(known if known >= 0 else self.samples.count() - 1)


class AnimationDialog(PictureDialog):
    """Offers a turntable, and what the motions do where there are any."""

    def __init__(
        self,
        choice: AnimationChoice,
        window: Size,
        limits: Limits,
        last_frame: int | None,
        parent: QWidget | None = None,
    ) -> None:
        """`last_frame` of the motions, None without any."""
        self._chosen = choice
        self._last_frame = last_frame
        super().__init__(choice, window, Limits(min(limits.side, LARGEST_WEBP), limits.samples), parent)
        self.setWindowTitle(self.tr("Save animation"))
        set_command(self, "file.make-animation")
        for box in (self.count, self.first, self.last):
            box.valueChanged.connect(self._show_what_applies)
        for combo in (self.subject, self.fps):
            combo.currentIndexChanged.connect(self._show_what_applies)
        self._show_what_applies()

    def choice(self) -> AnimationChoice:
        return AnimationChoice(
            **self._common(),
            subject=self.subject.currentData(),
            count=self.count.value(),
            first=self.first.value(),
            last=self.last.value(),
            fps=self.fps.currentData(),
            format=self.file_format.currentData(),
        )

    def _add_own_rows(self) -> None:
        self.subject = QComboBox()
        self.subject.addItem(self.tr("Turntable"), AnimationSubject.TURNTABLE.value)
        if self._last_frame is not None:
            self.subject.addItem(self.tr("Motion"), AnimationSubject.MOTION.value)
        self.count = QSpinBox(minimum=2, maximum=MOST_TURNS, value=self._chosen.count)
        self.first = QSpinBox(maximum=HIGHEST_FRAME, value=self._chosen.first)
        self.last = QSpinBox(maximum=HIGHEST_FRAME, value=self._last_frame or self._chosen.last)
        self.fps = combo_box([(str(rate), rate) for rate in RATES], self._chosen.fps)
        self.subject.setCurrentIndex(max(self.subject.findData(self._chosen.subject), 0))
        self._make_file_format()
        self.summary = QLabel()
        self.form.addRow(self.tr("&Animation"), self.subject)
        self.form.addRow(self.tr("Pictures a t&urn"), self.count)
        self.form.addRow(self.tr("&First frame"), self.first)
        self.form.addRow(self.tr("&Last frame"), self.last)
        self.form.addRow(self.tr("Pictures a s&econd"), self.fps)
        self.form.addRow(self.tr("Fi&le"), self.file_format)
        self.form.addRow(self.summary)

    def _make_file_format(self) -> None:
        forms = {
            AnimationFormat.WEBP: self.tr("Animated WebP"),
            AnimationFormat.APNG: self.tr("Animated PNG"),
            AnimationFormat.SERIES: self.tr("Numbered PNG files"),
        }
        self.file_format = combo_box([(text, form.value) for form, text in forms.items()], self._chosen.format)

    def _show_what_applies(self) -> None:
        turns = self.subject.currentData() == AnimationSubject.TURNTABLE.value
        self.form.setRowVisible(self.count, turns)
        self.form.setRowVisible(self.first, not turns)
        self.form.setRowVisible(self.last, not turns)
        self.first.setMaximum(self.last.value())
        fps = self.fps.currentData()
        count = self.count.value() if turns else count_between(self.first.value(), self.last.value(), fps)
        text = self.tr("{count} pictures, {seconds} seconds")
        self.summary.setText(text.format(count=count_text(count), seconds=f"{count / fps:.1f}"))


def ask_replace(parent: QWidget, names: Sequence[str], folder: str) -> bool:
    """Ask whether to replace the files of a series that exist already."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("SavePicture", "Save animation"))
    text = QCoreApplication.translate("SavePicture", "{count} of the files are in {folder} already, such as {name}.")
    box.setText(text.format(count=count_text(len(names)), folder=folder, name=names[0]))
    replace = box.addButton(QCoreApplication.translate("SavePicture", "Replace"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    return box.clickedButton() is replace
