"""Asks about unsaved changes and about going back to the file, and tells why something failed."""

from __future__ import annotations

import traceback
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from editor.formats import FormatError
from editor.formats.atomic_write import BACKUP_SUFFIX
from editor.ui.value_text import translated


class Answer(Enum):
    SAVE = QMessageBox.StandardButton.Save
    DISCARD = QMessageBox.StandardButton.Discard
    CANCEL = QMessageBox.StandardButton.Cancel


def ask_unsaved(parent: QWidget, title: str) -> Answer:
    """What to do with the unsaved changes of the document of this title."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Unsaved changes"))
    box.setText(QCoreApplication.translate("Messages", "{} has changes that are not saved.").format(title))
    box.setInformativeText(QCoreApplication.translate("Messages", "They are lost if you do not save them."))
    box.setStandardButtons(Answer.SAVE.value | Answer.DISCARD.value | Answer.CANCEL.value)
    box.setDefaultButton(Answer.SAVE.value)
    box.button(Answer.SAVE.value).setText(QCoreApplication.translate("Messages", "&Save"))
    box.button(Answer.DISCARD.value).setText(QCoreApplication.translate("Messages", "&Discard"))
    box.button(Answer.CANCEL.value).setText(QCoreApplication.translate("Messages", "&Cancel"))
    return Answer(QMessageBox.StandardButton(box.exec()))


def ask_revert(parent: QWidget, title: str) -> bool:
    """Whether to give up the changes and read the file again."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Revert"))
    box.setText(QCoreApplication.translate("Messages", "Read {} again and give up all changes?").format(title))
    box.setInformativeText(QCoreApplication.translate("Messages", "This cannot be undone."))
    revert = box.addButton(QCoreApplication.translate("Messages", "&Revert"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(_add_cancel(box))
    box.exec()
    return box.clickedButton() is revert


class Overwriting(Enum):
    """What to do about a file that another program has changed."""

    OVERWRITE = auto()
    SAVE_AS = auto()
    CANCEL = auto()


def ask_overwrite(parent: QWidget, path: Path) -> Overwriting:
    """Whether to save to a file that another program has changed."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Changed by another program"))
    text = QCoreApplication.translate("Messages", "Another program has changed {} since it was opened or saved here.")
    box.setText(text.format(path.name))
    more = QCoreApplication.translate("Messages", "If you overwrite it, the file as it is now is kept beside it as {}.")
    box.setInformativeText(more.format(path.name + BACKUP_SUFFIX))
    roles = QMessageBox.ButtonRole
    overwrite = box.addButton(QCoreApplication.translate("Messages", "&Overwrite"), roles.DestructiveRole)
    elsewhere = box.addButton(QCoreApplication.translate("Messages", "Save &as…"), roles.AcceptRole)
    _add_cancel(box)
    box.setDefaultButton(elsewhere)
    box.exec()
    if box.clickedButton() is overwrite:
        return Overwriting.OVERWRITE
    return Overwriting.SAVE_AS if box.clickedButton() is elsewhere else Overwriting.CANCEL


def _add_cancel(box: QMessageBox) -> QPushButton:
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    cancel.setText(QCoreApplication.translate("Messages", "&Cancel"))
    return cancel


def show_failure(parent: QWidget, what: str, path: Path, error: Exception, *, is_saving: bool = False) -> None:
    """Tell that `what` failed: which file, where in it, why, and what can be done. Does not block."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle(path.name)  # a title has room for little
    box.setText(f"{what}\n{path}")
    box.setInformativeText(f"{_reason(error)}\n\n{_advice(error, is_saving)}")
    box.setDetailedText("".join(traceback.format_exception(error)))
    box.setModal(True)
    box.show()


def _reason(error: Exception) -> str:
    if isinstance(error, FormatError):
        return translated(error.detail)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__


def _advice(error: Exception, is_saving: bool) -> str:
    """What the user can do about it."""
    match error:
        case FormatError() if is_saving:
            return QCoreApplication.translate("Messages", "The format has no room for this model. Choose another one.")
        case FormatError():
            return QCoreApplication.translate(
                "Messages", "The file may be damaged or of another format. It was not changed."
            )
        case PermissionError():
            return QCoreApplication.translate(
                "Messages", "Choose another folder, or change the permissions of the file."
            )
        case FileNotFoundError():
            return QCoreApplication.translate("Messages", "It may have been moved, renamed or deleted.")
        case OSError():
            return QCoreApplication.translate("Messages", "Check the disk, or try another folder.")
        case _:
            return QCoreApplication.translate("Messages", "The details help to find the cause.")
