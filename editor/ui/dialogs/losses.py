"""Tells what a file cannot keep of its model, before or after it is written, and what was mended as one was read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.formats.message_texts import grouped, located_summary, located_text, summary
from editor.messages import Level, Message, TranslatableText
from editor.ui.dialog import Dialog, MessageBox
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text, translated

MOST_SHOWN = 500  # lines; all of them are in the messages


def show_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> None:
    """Show them, folded; does not block."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(QCoreApplication.translate("Losses", "Saved with losses"))
    text = QCoreApplication.translate("Losses", "{name} was saved. What the format cannot keep: {count}")
    box.setText(text.format(name=path.name, count=count_text(len(losses))))
    box.setInformativeText(
        QCoreApplication.translate(
            "Losses", "The open model still has all of it until it is closed. The list is in Messages, too."
        )
    )
    lines = [translated(located_text(loss)) for loss in losses[:MOST_SHOWN]]
    box.setDetailedText("\n".join([*lines, "…"] if len(losses) > MOST_SHOWN else lines))
    box.setModal(True)
    box.show()


def ask_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> bool:
    """Ask whether to save to `path`, though these will be lost."""
    dialog = LossesDialog(path, losses, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Losses", "Save with losses"))
    roles = QDialogButtonBox.ButtonRole
    dialog.buttons.addButton(QCoreApplication.translate("Losses", "&Save"), roles.AcceptRole)
    dialog.buttons.addButton(QCoreApplication.translate("Losses", "&Cancel"), roles.RejectRole)
    return bool(dialog.exec())


def tell_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> None:
    """Show what would be lost in a file at `path`, which nobody writes; does not block."""
    dialog = LossesDialog(path, losses, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Losses", "What would be lost"))
    dialog.buttons.addButton(QDialogButtonBox.StandardButton.Close)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(True)
    dialog.show()


class LossesDialog(Dialog):
    """A line a kind of loss, which unfolds to the rows."""

    def __init__(self, path: Path, losses: Sequence[Message], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_command(self, "file.pmd-losses")
        text = QCoreApplication.translate("Losses", "{} cannot keep all of the model. This will be lost:")
        if not losses:
            text = QCoreApplication.translate("Losses", "{} can keep all of the model.")
        label = QLabel(text.format(path.name))
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.addTopLevelItems([_item(group) for group in grouped(losses)])
        more = QLabel(QCoreApplication.translate("Losses", "The open model keeps all of it until it is closed."))
        self.buttons = QDialogButtonBox()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (label, self.tree, more, self.buttons) if losses else (label, self.buttons):
            column.addWidget(part)
        if losses:
            self.resize(720, 420)


def _item(group: Sequence[Message]) -> QTreeWidgetItem:
    item = QTreeWidgetItem([translated(located_summary(group))])
    item.setToolTip(0, item.text(0))  # where it is cut
    if len(group) > 1:
        lines = [translated(located_text(loss)) for loss in group[:MOST_SHOWN]]
        item.addChildren([QTreeWidgetItem([line]) for line in lines + ["…"] * (len(group) > MOST_SHOWN)])
    return item


def as_messages(path: Path, losses: Sequence[Message]) -> list[Message]:
    """The losses, a message a kind, for the messages of the document that was written to `path`."""
    return [
        Message(Level.WARNING, TranslatableText("{}: {}", path.name, summary(group)), group[0].table, group[0].row)
        for group in grouped(losses)
    ]


def warnings_as_messages(path: Path, warnings: Sequence[Message]) -> list[Message]:
    """Return the repairs made in the file at `path`, for the messages of a document whose rows they are not about."""
    return [
        Message(Level.WARNING, TranslatableText("{}: {}", path.name, located_text(warning))) for warning in warnings
    ]
