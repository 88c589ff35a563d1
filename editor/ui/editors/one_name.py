"""Asks before many rows get one and the same name, by which motions and other rows would no longer tell them apart."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.model.fields import Field
from editor.ui.dialog import MessageBox
from editor.ui.value_text import count_text, field_label

IDENTIFYING = ("name", "name_en")

translate = QCoreApplication.translate


class OneName(Enum):
    """An answer to the question."""

    WRITE = auto()
    RENAME = auto()
    CANCEL = auto()


def ask_one_name(parent: QWidget, field: Field, count: int) -> OneName:
    """Ask whether so many rows shall have the same text, where the field names them; of others WRITE, unasked."""
    if field.name not in IDENTIFYING or count < 2:
        return OneName.WRITE
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    text = translate("OneName", "Give {count} rows the same {field}?")
    box.setText(text.format(count=count_text(count), field=field_label(field)))
    box.setInformativeText(
        translate("OneName", "Motions find bones and morphs by their names. Rename… gives each row a name of its own.")
    )
    rename = box.addButton(translate("OneName", "&Rename…"), QMessageBox.ButtonRole.AcceptRole)
    write = box.addButton(translate("OneName", "&Write all"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    return box.ask({rename: OneName.RENAME, write: OneName.WRITE}, OneName.CANCEL)
