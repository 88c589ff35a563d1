"""Tells what a file that was written could not keep of its model, and what was mended in one that was read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.document.messages import Level, Message
from editor.formats import LoadWarning, Loss
from editor.model.words import Words
from editor.ui.display import count_text, said

MOST_SHOWN = 500  # lines; all of them are in the messages


def show_losses(parent: QWidget, path: Path, losses: Sequence[Loss]) -> None:
    """Show them, folded; does not block."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(QCoreApplication.translate("Losses", "Saved with losses"))
    text = QCoreApplication.translate("Losses", "{name} was saved. What the format cannot keep: {count}")
    box.setText(text.format(name=path.name, count=count_text(len(losses))))
    box.setInformativeText(
        QCoreApplication.translate("Losses", "The open document still has all of it. The list is in Messages, too.")
    )
    lines = [said(loss.told) for loss in losses[:MOST_SHOWN]]
    box.setDetailedText("\n".join([*lines, "…"] if len(losses) > MOST_SHOWN else lines))
    box.setModal(True)
    box.show()


def as_messages(path: Path, losses: Sequence[Loss]) -> list[Message]:
    """The losses, for the messages of the document that was written to `path`."""
    return [Message(Level.WARNING, Words("{}: {}", path.name, loss.message), loss.table, loss.row) for loss in losses]


def warnings_as_messages(path: Path, warnings: Sequence[LoadWarning]) -> list[Message]:
    """What was mended in the file at `path`, for the messages of a document whose own rows it is not about."""
    return [Message(Level.WARNING, Words("{}: {}", path.name, warning.told)) for warning in warnings]
