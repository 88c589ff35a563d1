"""Asks what a morph that is made of what is seen is called, where it is shown, and how small a move it leaves out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from editor.model.morphs import Morph, Panel
from editor.model.tables import RecordTable
from editor.operations.edits.naming import fresh_name
from editor.operations.edits.rows import NEW_NAMES
from editor.ui.value_text import tr_field


@dataclass(frozen=True, slots=True)
class NewMorph:
    """`threshold`: moves of as many model units, or less, are left out."""

    name: str
    name_en: str = ""
    panel: Panel = Panel.OTHER
    threshold: float = 0.0


def ask_new_morph(parent: QWidget, title: str, what: str, new: NewMorph) -> NewMorph | None:
    """What the user makes of `new`; None if they thought better of it. `what`: a sentence about what becomes of it."""
    dialog = NewMorphDialog(title, what, new, parent)
    return dialog.answer() if dialog.exec() else None


def fresh_morph(morphs: RecordTable[Morph], threshold: float) -> NewMorph:
    """What is offered: names that are free, and the panel for what is no part of the face."""
    name, name_en = NEW_NAMES["morphs"]
    return NewMorph(
        fresh_name(name, {morph.name for morph in morphs}),
        fresh_name(name_en, {morph.name_en for morph in morphs}),
        threshold=threshold,
    )


class NewMorphDialog(QDialog):
    """The name is the first thing, and selected, so that typing and Enter are enough."""

    def __init__(self, title: str, what: str, new: NewMorph, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.name, self.name_en = QLineEdit(new.name), QLineEdit(new.name_en)
        self.panel = QComboBox()
        for panel in Panel:
            self.panel.addItem(tr_field(panel.label), panel)
        self.panel.setCurrentIndex(self.panel.findData(new.panel))
        self.threshold = QDoubleSpinBox(decimals=5, maximum=1.0, singleStep=0.001, value=new.threshold)
        self.threshold.setToolTip(self.tr("In model units. What moves as much, or less, is left out."))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._arrange(QLabel(what, wordWrap=True))
        self.name.textChanged.connect(self._show_what_is_possible)
        self.name.selectAll()
        self.name.setFocus()

    def answer(self) -> NewMorph:
        """What is asked for now."""
        panel = Panel(self.panel.currentData())
        return NewMorph(self.name.text().strip(), self.name_en.text().strip(), panel, self.threshold.value())

    def _arrange(self, what: QLabel) -> None:
        form = QFormLayout(self)
        form.addRow(what)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&English name"), self.name_en)
        form.addRow(self.tr("&Panel"), self.panel)
        form.addRow(self.tr("&Leave out moves up to"), self.threshold)
        form.addRow(self._buttons)

    def _show_what_is_possible(self) -> None:
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.name.text().strip()))
