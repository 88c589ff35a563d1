"""The editors of switches and of choices from a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import MIXED, Revision, Whole
from editor.ui.value_text import tr_field

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
        self._choose(Whole(self.box.checkState() != Qt.CheckState.Unchecked))

    def coming(self) -> Revision:
        """The other value while the mouse is over the box."""
        return Whole(not self.box.isChecked()) if self.box.underMouse() else super().coming()

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
            self._choose(Whole(value))

    def fit_cell(self) -> None:
        self.box.view()  # makes the list, whose keys the table listens to

    def coming(self) -> Revision:
        """Give what is chosen in the list, while that is open."""
        chosen = self.box.view().currentIndex().row() if self.box.view().isVisible() else -1
        return Whole(self.box.itemData(chosen)) if chosen >= 0 else super().coming()

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
