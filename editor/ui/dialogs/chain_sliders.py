"""ChainSliders: how heavy, damped and stiff chains are, as sliders, each with what it does to the motion."""

from __future__ import annotations

import dataclasses
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from editor.model.fields import field_of, replaced
from editor.operations.edits.physics.presets import ChainValues, CrossJoints
from editor.ui.dialogs.light import Amount
from editor.ui.value_text import field_help, field_label

LEAST = 0.01  # of what may not be 0
SLACK = "slack"
# What they set, from where to where, with how many decimals.
RANGES = {
    "mass": (0, 5, 2),
    "mass_fall": (0, 2, 2),
    "linear_damping": (0, 1, 3),
    "angular_damping": (0, 1, 3),
    "swing": (0, 90, 1),
    "loosening": (0, 2, 2),
    "stiffness": (0, 1000, 0),
    "spring_fall": (0, 2, 2),
    SLACK: (0, 1, 2),
}
# Those that set several values at once: their label and help.
JOINED = {
    "swing": (
        QT_TRANSLATE_NOOP("ChainSliders", "Limits"),
        QT_TRANSLATE_NOOP("ChainSliders", "Degrees the first joint turns at most: the more, the wider it swings."),
    ),
    "stiffness": (
        QT_TRANSLATE_NOOP("ChainSliders", "Stiffness"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the harder it springs back into its shape."),
    ),
}


class ChainSliders(QWidget):
    """Shows ChainValues, and changes them; `moved` when the user did."""

    moved = Signal()

    def __init__(self, values: ChainValues, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = values
        self.amounts: dict[str, Amount] = {}
        grid = QGridLayout(self)
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(0)
        for name, (lowest, highest, decimals) in RANGES.items():
            label, help_text = _texts(name)
            amount = self.amounts[name] = Amount(label, lowest, highest, decimals)
            amount.moved.connect(partial(self._take, name))
            amount.setToolTip(help_text)
            told = QLabel(help_text, wordWrap=True)
            told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            row = grid.rowCount()
            grid.addWidget(QLabel(label), row, 0)
            grid.addWidget(amount, row, 1)
            grid.addWidget(told, row + 1, 0, 1, 2)
            grid.setRowMinimumHeight(row + 2, grid.horizontalSpacing())
        self.show_values(values)

    def show_values(self, values: ChainValues) -> None:
        """Show values that come from elsewhere; tells nobody."""
        self.values = values
        for name, amount in self.amounts.items():
            is_there = name != SLACK or values.cross is not None
            amount.setEnabled(is_there)
            if is_there:
                amount.show_value(getattr(values.cross if name == SLACK else values, name))

    def _take(self, name: str) -> None:
        value, values = self.amounts[name].value, self.values
        match name:
            case "swing":
                self.values = values.with_swing(value)
            case "stiffness":
                self.values = values.with_stiffness(value)
            case "slack":
                assert values.cross is not None
                self.values = dataclasses.replace(values, cross=dataclasses.replace(values.cross, slack=value))
            case _:
                lowest = LEAST if field_of(ChainValues, name).minimum else 0.0
                self.values = replaced(values, {name: max(value, lowest)})
        self.moved.emit()


def _texts(name: str) -> tuple[str, str]:
    """The label and the help of a slider."""
    if name in JOINED:
        label, help_text = (QCoreApplication.translate("ChainSliders", str(text)) for text in JOINED[name])
        return label, help_text
    field = field_of(CrossJoints if name == SLACK else ChainValues, name)
    return field_label(field), field_help(field)
