"""Asks whether the model of a PMD file is saved as PMX, or made PMD again."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget


class PmdAnswer(Enum):
    PMX = auto()
    PMD = auto()
    CANCEL = auto()


def ask_pmd(parent: QWidget, title: str) -> PmdAnswer:
    """In which format to save the document of this title."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("Pmd", "Save as PMX or PMD"))
    box.setText(QCoreApplication.translate("Pmd", "{} is a PMD file; it was upgraded to PMX.").format(title))
    box.setInformativeText(
        QCoreApplication.translate(
            "Pmd",
            "PMX keeps everything. PMD keeps what it has room for; what would be lost is listed before, and the file"
            " that is replaced is kept as a backup.",
        )
    )
    pmx = box.addButton(QCoreApplication.translate("Pmd", "Save as PMX…"), QMessageBox.ButtonRole.AcceptRole)
    pmd = box.addButton(QCoreApplication.translate("Pmd", "Save as PMD"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(pmx)
    box.exec()
    clicked = box.clickedButton()
    if clicked is pmx:
        return PmdAnswer.PMX
    return PmdAnswer.PMD if clicked is pmd else PmdAnswer.CANCEL
