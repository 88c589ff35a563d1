"""Tells what a file cannot keep of its model, before or after it is written, and what was mended in one that was read.

Losses of one kind are told together, with the rows that they are about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.formats.translatable_nouns import located_text, with_location
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text, translated

MOST_SHOWN = 500  # lines; all of them are in the messages


def show_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> None:
    """Show them, folded; does not block."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(QCoreApplication.translate("Losses", "Saved with losses"))
    text = QCoreApplication.translate("Losses", "{name} was saved. What the format cannot keep: {count}")
    box.setText(text.format(name=path.name, count=count_text(len(losses))))
    box.setInformativeText(
        QCoreApplication.translate("Losses", "The open document still has all of it. The list is in Messages, too.")
    )
    lines = [translated(located_text(loss)) for loss in losses[:MOST_SHOWN]]
    box.setDetailedText("\n".join([*lines, "…"] if len(losses) > MOST_SHOWN else lines))
    box.setModal(True)
    box.show()


def ask_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> bool:
    """Whether to save to `path`, though these will be lost."""
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


class LossesDialog(QDialog):
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
        more = QLabel(QCoreApplication.translate("Losses", "The open document keeps all of it."))
        self.buttons = QDialogButtonBox()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (label, self.tree, more, self.buttons) if losses else (label, self.buttons):
            column.addWidget(part)
        if losses:
            self.resize(720, 420)


def _item(group: Sequence[Message]) -> QTreeWidgetItem:
    item = QTreeWidgetItem([translated(_told(group))])
    item.setToolTip(0, item.text(0))  # where it is cut
    if len(group) > 1:
        lines = [translated(located_text(loss)) for loss in group[:MOST_SHOWN]]
        item.addChildren([QTreeWidgetItem([line]) for line in lines + ["…"] * (len(group) > MOST_SHOWN)])
    return item


def grouped(losses: Iterable[Message]) -> list[list[Message]]:
    """The losses of each kind, in the order in which the kinds come first."""
    groups: dict[object, list[Message]] = {}
    for loss in losses:
        # What is about no row is told of the whole table already.
        kind = _kind(loss.text) if loss.row >= 0 else loss.text
        groups.setdefault((loss.table, kind), []).append(loss)
    return list(groups.values())


def _kind(message: object) -> object:
    """What messages have in common that tell the same of different values."""
    if isinstance(message, TranslatableText):
        return (message.template, *(_kind(value) for value in message.values if isinstance(value, TranslatableText)))
    return message


def _told(group: Sequence[Message]) -> TranslatableText:
    """A kind of loss in one line, after the table, with the rows."""
    first = group[0]
    return with_location(_summed(group), first.table, first.row if len({loss.row for loss in group}) == 1 else NONE)


def _summed(group: Sequence[Message]) -> TranslatableText:
    """The message of a kind of loss, with how many and which rows it is about."""
    first, rows = group[0].text, sorted({loss.row for loss in group})
    if not all(loss.text == first for loss in group):
        return TranslatableText("{}, and the like ({:,} in all: {})", first, len(rows), runs(rows))
    return first if len(rows) == 1 else TranslatableText("{} ({:,} in all: {})", first, len(rows), runs(rows))


def runs(rows: Iterable[int]) -> str:
    """Ascending row numbers as text, those that follow each other as a range: "3–5, 9"."""
    found: list[list[int]] = []
    for row in rows:
        if found and row == found[-1][-1] + 1:
            found[-1][1:] = [row]
        else:
            found.append([row])
    return ", ".join("–".join(map(str, run)) for run in found)


def as_messages(path: Path, losses: Sequence[Message]) -> list[Message]:
    """The losses, a message a kind, for the messages of the document that was written to `path`."""
    return [
        Message(Level.WARNING, TranslatableText("{}: {}", path.name, _summed(group)), group[0].table, group[0].row)
        for group in grouped(losses)
    ]


def warnings_as_messages(path: Path, warnings: Sequence[Message]) -> list[Message]:
    """What was mended in the file at `path`, for the messages of a document whose own rows it is not about."""
    return [
        Message(Level.WARNING, TranslatableText("{}: {}", path.name, located_text(warning))) for warning in warnings
    ]
