"""Asks at which frame, and in which motion, the pose becomes keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QWidget

from editor.motion.motion import HIGHEST_FRAME
from editor.motion.sampling import NamedPose
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text


class Into(Enum):
    """The destination of the keys."""

    NEW = auto()
    FILE = auto()
    LOADED = auto()


@dataclass(frozen=True, slots=True)
class PoseKeys:
    """`number` of the loaded motion, if it is one of those."""

    frame: int
    into: Into = Into.NEW
    number: int = -1


def ask_pose_keys(parent: QWidget, pose: NamedPose, titles: Sequence[str], frame: int) -> PoseKeys | None:
    """Ask for the keys to make; None if cancelled. `titles`: of the loaded motions; `frame`: the initial one."""
    dialog = PoseKeysDialog(pose, titles, frame, parent)
    return dialog.chosen() if dialog.exec() else None


class PoseKeysDialog(Dialog):
    """Offers a new motion, those that are loaded, and a file."""

    def __init__(self, pose: NamedPose, titles: Sequence[str], frame: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys of the pose"))
        set_command(self, "pose.save-keys")
        self.frame = QSpinBox(maximum=HIGHEST_FRAME, value=frame)
        self.into = QComboBox()
        self.into.addItem(self.tr("A new motion"), (Into.NEW, -1))
        for number, title in enumerate(titles):
            self.into.addItem(title, (Into.LOADED, number))
        self.into.addItem(self.tr("The motion in a file…"), (Into.FILE, -1))
        counts = {what: count_text(count) for what, count in pose.counts().items()}
        form = QFormLayout(self)
        form.addRow(QLabel(self.tr("Keys; bones: {bones}, morphs: {morphs}").format(**counts)))
        form.addRow(self.tr("Frame"), self.frame)
        form.addRow(self.tr("Put into"), self.into)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def chosen(self) -> PoseKeys:
        """Return the keys that are set now."""
        return PoseKeys(self.frame.value(), *self.into.currentData())
