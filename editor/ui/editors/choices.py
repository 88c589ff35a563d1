"""Editors of what is chosen from a list: one of several, some of several, presets of chains, names of fields."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.model.fields import Field, Flags
from editor.operations.physics.presets import built_in_presets, user_presets
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import MIXED, Bits, MixedBits, Revision, SameValue
from editor.ui.style import soft_accent
from editor.ui.tokens import RADIUS_S, SPACING_S
from editor.ui.value_text import GROUPS, error_text, field_label, named_bits, tr_field

NARROWEST = 8  # characters of a combo box


class CalmComboBox(QComboBox):
    """A combo box that leaves the wheel to the pane until it has the focus, and may be cut where a pane is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def minimumSizeHint(self) -> QSize:
        least = self.fontMetrics().averageCharWidth() * NARROWEST
        return QSize(least, super().minimumSizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SwitchEditor(FieldEditor):
    """A check box; half checked while the rows differ, and then the first click checks it everywhere."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.box = QCheckBox()
        self.box.setAccessibleName(self.accessibleName())
        self.box.clicked.connect(self._clicked)
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self._show(self._value)

    def _clicked(self) -> None:
        self._choose(SameValue(self.box.checkState() != Qt.CheckState.Unchecked))

    def coming(self) -> Revision:
        """The other value while the mouse is over the box."""
        return SameValue(not self.box.isChecked()) if self.box.underMouse() else super().coming()

    def _show(self, value: Any) -> None:
        show_tristate(self.box, value is MIXED, bool(value))


def show_tristate(box: QCheckBox, mixed: bool, on: bool) -> None:
    """Bring a check box to on, off or, where rows differ, in between. The user cannot bring it in between."""
    states = Qt.CheckState
    box.setTristate(mixed)
    # Not setChecked: to it a box in between is checked already, and nothing paints it anew.
    box.setCheckState(states.PartiallyChecked if mixed else states.Checked if on else states.Unchecked)


class ChoiceEditor(FieldEditor):
    """A list of the named values; a value that the format does not name stands at its end as a number."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        assert field.type is not None
        self.box = CalmComboBox()
        self.box.setAccessibleName(self.accessibleName())
        for member in field.type:
            self.box.addItem(tr_field(member.label), int(member))
        self._named = self.box.count()
        self.box.activated.connect(self._activated)
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self._show(self._value)

    def _activated(self, index: int) -> None:
        value = self.box.itemData(index)
        if self.takes_same or self._value is MIXED or value != int(self._value):
            self._choose(SameValue(value))

    def fit_cell(self) -> None:
        self.box.view()  # makes the list, whose keys the table listens to

    def coming(self) -> Revision:
        """Give what is chosen in the list, while that is open."""
        chosen = self.box.view().currentIndex().row() if self.box.view().isVisible() else -1
        return SameValue(self.box.itemData(chosen)) if chosen >= 0 else super().coming()

    def _show(self, value: Any) -> None:
        while self.box.count() > self._named:
            self.box.removeItem(self._named)
        self.box.setPlaceholderText(self.tr("mixed"))
        if value is MIXED:
            self.box.setCurrentIndex(-1)
            return
        if self.box.findData(int(value)) < 0:
            self.box.addItem(str(int(value)), int(value))
        self.box.setCurrentIndex(self.box.findData(int(value)))


FLAG_COLUMNS = 2
GROUP_COLUMNS = 8


def bits_of(value: Any) -> MixedBits:
    """Any value of a field of bits as MixedBits; MIXED without more means that every bit may differ."""
    if isinstance(value, MixedBits):
        return value
    return MixedBits(0, -1) if value is MIXED else MixedBits(int(value), int(value))


class FlagsEditor(FieldEditor):
    """A check box a named bit."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        assert field.type is not None and issubclass(field.type, Flags)
        self.boxes = {int(bit): QCheckBox(tr_field(bit.label)) for bit in named_bits(field.type)}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(SPACING_S)
        rows = -(-len(self.boxes) // FLAG_COLUMNS)
        for index, (bit, box) in enumerate(self.boxes.items()):
            connect(box.clicked, self, partial(self._clicked, bit))
            grid.addWidget(box, index % rows, index // rows)
        self.setFocusProxy(next(iter(self.boxes.values())))
        self._show(self._value)

    def _clicked(self, bit: int) -> None:
        self._choose(Bits(bit, self.boxes[bit].checkState() != Qt.CheckState.Unchecked))

    def coming(self) -> Revision:
        """Give what a click would do while the mouse is over a box."""
        pointed = (Bits(bit, not box.isChecked()) for bit, box in self.boxes.items() if box.underMouse())
        return next(pointed, super().coming())

    def _show(self, value: Any) -> None:
        bits = bits_of(value)
        for bit, box in self.boxes.items():
            on = bool(bits.in_every & bit)
            show_tristate(box, not on and bool(bits.in_some & bit), on)


class GroupButton(QAbstractButton):
    """A small numbered button: filled when on, outlined when off, hatched where rows differ."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._mixed = False

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("00") + 6, metrics.height() + 4)

    def show_state(self, mixed: bool, on: bool) -> None:
        self._mixed = mixed
        self.setChecked(on)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, on = self.palette(), self.isChecked()
        painter.setBrush(soft_accent(palette, palette.ColorRole.Base) if on else palette.base())
        painter.setPen(palette.text().color() if self.hasFocus() else palette.mid().color())
        rect = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, RADIUS_S, RADIUS_S)
        if self._mixed:
            painter.setBrush(QBrush(palette.mid().color(), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(rect, RADIUS_S, RADIUS_S)
        painter.setPen(palette.text().color())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class GroupsEditor(FieldEditor):
    """Collision groups 1 to 16; set means that the body collides with the group."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.buttons = [GroupButton(str(group + 1)) for group in range(GROUPS)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACING_S)
        for group, button in enumerate(self.buttons):
            button.setAccessibleName(f"{self.accessibleName()} {group + 1}")
            button.setToolTip(self.tr("Collision group {number}").format(number=group + 1))
            connect(button.clicked, self, partial(self._clicked, group))
            grid.addWidget(button, group // GROUP_COLUMNS, group % GROUP_COLUMNS)
        self.setFocusProxy(self.buttons[0])
        self._show(self._value)

    def _clicked(self, group: int) -> None:
        self._choose(Bits(1 << group, self.buttons[group].isChecked()))

    def coming(self) -> Revision:
        """Give what a click would do while the mouse is over a button."""
        buttons = enumerate(self.buttons)
        pointed = (Bits(1 << group, not button.isChecked()) for group, button in buttons if button.underMouse())
        return next(pointed, super().coming())

    def _show(self, value: Any) -> None:
        bits = bits_of(value)
        for group, button in enumerate(self.buttons):
            on = bool(bits.in_every >> group & 1)
            button.show_state(not on and bool(bits.in_some >> group & 1), on)


# What the program's own are called.
TITLES = {
    "hair": QT_TRANSLATE_NOOP("ChainPresets", "Hair"),
    "skirt": QT_TRANSLATE_NOOP("ChainPresets", "Skirt"),
    "ribbon": QT_TRANSLATE_NOOP("ChainPresets", "Ribbon"),
    "chest": QT_TRANSLATE_NOOP("ChainPresets", "Chest"),
    "tail": QT_TRANSLATE_NOOP("ChainPresets", "Tail"),
}


class PresetEditor(FieldEditor):
    """A list; the user's own presets stand after a line."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.box = CalmComboBox()
        self.box.setAccessibleName(self.accessibleName())
        self.box.activated.connect(lambda index: self._commit(SameValue(self.box.itemData(index))))
        self.setFocusProxy(self.box)
        self.fault = ""  # why the user's own cannot be had
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self.renew()

    def renew(self) -> None:
        """Offer the presets that there are now."""
        try:
            own, self.fault = list(user_presets()), ""
        except ValueError as error:
            own, self.fault = [], error_text(error)
        self.box.clear()
        for name in built_in_presets():
            self.box.addItem(QCoreApplication.translate("ChainPresets", str(TITLES.get(name, name))), name)
        if own:
            self.box.insertSeparator(self.box.count())
        for name in own:
            self.box.addItem(name, name)
        self._show(self._value)

    def _show(self, value: Any) -> None:
        if value is not MIXED and value and self.box.findData(value) < 0:
            self.box.addItem(value, value)  # of a file that is not there now
        self.box.setCurrentIndex(-1 if value is MIXED else self.box.findData(value))


class FieldNameEditor(FieldEditor):
    """Chooses a field of a table: the active one, until `set_table` says another."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self._table = ""
        self.box = CalmComboBox()
        self.box.setAccessibleName(self.accessibleName())
        self.box.activated.connect(lambda index: self._commit(SameValue(self.box.itemData(index))))
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self.set_table(document.selection.active_table)

    def set_table(self, name: str) -> None:
        """Offer the fields of a table. What is chosen stays if that has it, too; else it is the first."""
        if name == self._table:
            return
        self._table = name
        self.box.clear()
        for field in self.document.model.tables[name].fields:
            self.box.addItem(field_label(field), field.name)
        self.set_value(self._value)

    def _show(self, value: object) -> None:
        self.box.setCurrentIndex(max(self.box.findData(value), 0))
        self._value = self.box.currentData()
