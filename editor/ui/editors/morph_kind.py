"""The kind of a morph: asks before its offsets go, which a morph of another kind cannot hold."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.model.fields import Field, field_of
from editor.model.morphs import Morph, lost_offsets
from editor.model.tables import Table
from editor.ui.value_text import count_text

KIND = field_of(Morph, "kind")


def may_set(table: Table, rows: Any, field: Field, values: Any, parent: QWidget | None) -> bool:
    """Whether the rows may be given the values, as `Edit.set` takes them; asks where they would lose offsets."""
    if field is not KIND:
        return True
    morphs: list[Any] = [table[row] for row in rows]
    lost = lost_offsets(morphs, values if isinstance(values, list) else [values] * len(morphs))
    return not lost or ask_to_drop(parent, lost)


def ask_to_drop(parent: QWidget | None, count: int) -> bool:
    """Whether so many offsets may be deleted."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("MorphKind", "Change the kind"))
    text = QCoreApplication.translate("MorphKind", "Offsets that are deleted: {count}")
    box.setText(text.format(count=count_text(count)))
    box.setInformativeText(
        QCoreApplication.translate("MorphKind", "A morph of the new kind cannot hold the offsets of the old one.")
    )
    change = box.addButton(
        QCoreApplication.translate("MorphKind", "&Delete and change"), QMessageBox.ButtonRole.DestructiveRole
    )
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    box.exec()
    return box.clickedButton() is change
