"""Says what a file holds that was to be opened while there is no model for it: a motion or a pose."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.formats.motions import Moving
from editor.formats.vpd import PoseContent
from editor.ui.value_text import count_text


def show_no_model(parent: QWidget, path: Path, content: Moving) -> None:
    """Show it; does not block."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(QCoreApplication.translate("NoModel", "No model to move"))
    box.setText(what_it_is(path.name, content))
    box.setInformativeText(
        QCoreApplication.translate("NoModel", "Open a model first, then this file: it will move the model.")
    )
    box.setModal(True)
    box.show()


def what_it_is(name: str, content: Moving) -> str:
    """The file by name, what kind of file it is, and how much is in it."""
    if isinstance(content, PoseContent):
        text = QCoreApplication.translate("NoModel", "{name} is a pose of {count} bones.")
        return text.format(name=name, count=count_text(len(content.pose.bones)))
    text = QCoreApplication.translate("NoModel", "{name} is a motion with {count} keys.")
    return text.format(name=name, count=count_text(sum(content.motion.counts().values())))
