"""ChainSliders: how heavy, damped and stiff chains are, as sliders, each with what it does to the motion."""

from __future__ import annotations

import dataclasses
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QWidget

from editor.model.fields import field_of, replaced
from editor.operations.physics.presets import ChainValues
from editor.ui.dialogs.light import Amount

SEEN = 12  # lines of text, of which a slider has two, that are seen without scrolling
SLACK = "slack"  # that of the joints between chains; the others are of the chains
# What each sets, or scales: from where to where, with how many decimals, what it is called, and what it does.
SLIDERS = {
    "mass": (
        (0, 5, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Mass"),
        QT_TRANSLATE_NOOP("ChainSliders", "Of the first body. The heavier, the less its springs hold it."),
    ),
    "mass_fall": (
        (0, 2, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Mass, link to link"),
        QT_TRANSLATE_NOOP("ChainSliders", "Below 1 the tip is lighter than the root, and calm."),
    ),
    "linear_damping": (
        (0, 1, 3),
        QT_TRANSLATE_NOOP("ChainSliders", "Move damping"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the slower it follows, as if in water."),
    ),
    "angular_damping": (
        (0, 1, 3),
        QT_TRANSLATE_NOOP("ChainSliders", "Turn damping"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the sooner it stops swinging back and forth."),
    ),
    "swing": (
        (0, 90, 1),
        QT_TRANSLATE_NOOP("ChainSliders", "Limits"),
        QT_TRANSLATE_NOOP("ChainSliders", "Degrees the first joint turns at most: the more, the wider it swings."),
    ),
    "loosening": (
        (0, 2, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Limits, link to link"),
        QT_TRANSLATE_NOOP("ChainSliders", "Above 1 the tip bends farther than the root."),
    ),
    "stiffness": (
        (0, 1000, 0),
        QT_TRANSLATE_NOOP("ChainSliders", "Stiffness"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the harder it springs back into its shape."),
    ),
    "spring_fall": (
        (0, 2, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Stiffness, link to link"),
        QT_TRANSLATE_NOOP("ChainSliders", "Below 1 the tip is softer than the root."),
    ),
    SLACK: (
        (0, 1, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Slack"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the freer neighbouring chains part and close up."),
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
        for name, (limits, *texts) in SLIDERS.items():
            label, help_text = (QCoreApplication.translate("ChainSliders", str(text)) for text in texts)
            amount = self.amounts[name] = Amount(label, *limits)
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
                self.values = replaced(values, {name: max(value, field_of(ChainValues, name).minimum or 0.0)})
        self.moved.emit()


class SlidersArea(QScrollArea):
    """Sliders in a list that scrolls."""

    def __init__(self, sliders: ChainSliders, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self._sliders = sliders
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(sliders)
        self.setMinimumHeight(SEEN * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    @property
    def hidden_height(self) -> int:
        """The height of the list beyond the viewport, in logical pixels."""
        return max(0, self._sliders.height() - self.viewport().height())
