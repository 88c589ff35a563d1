"""The editors of bits: named flags as check boxes, collision groups as sixteen small buttons.

A click changes its own bit in every row and leaves the others alone, the ones without a name included.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QGridLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.model.fields import Field, Flags
from editor.ui.editors.choices import show_tristate
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import MIXED, Bits, MixedBits, Revision
from editor.ui.icons import with_selections
from editor.ui.value_text import GROUPS, named_bits, tr_field

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
        grid.setVerticalSpacing(2)
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
            on = bool(bits.every & bit)
            show_tristate(box, not on and bool(bits.some & bit), on)


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
        palette, on = with_selections(self.palette()), self.isChecked()
        painter.setBrush(palette.highlight() if on else palette.base())
        painter.setPen(palette.text().color() if self.hasFocus() else palette.mid().color())
        rect = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, 3, 3)
        if self._mixed:
            painter.setBrush(QBrush(palette.mid().color(), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(rect, 3, 3)
        painter.setPen(palette.highlightedText().color() if on else palette.text().color())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class GroupsEditor(FieldEditor):
    """Collision groups 1 to 16; set means that the body collides with the group."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.buttons = [GroupButton(str(group + 1)) for group in range(GROUPS)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
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
            on = bool(bits.every >> group & 1)
            button.show_state(not on and bool(bits.some >> group & 1), on)
