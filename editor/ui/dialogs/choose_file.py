"""Asks for the files to open and the file to save to; what can be read and written comes from the formats."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from editor.formats import READERS, WRITERS


def _patterns(extensions: Iterable[str]) -> str:
    return " ".join(f"*.{extension.lstrip('.')}" for extension in sorted(extensions))


def choose_files_to_open(parent: QWidget, folder: Path | None) -> list[Path]:
    """The files the user wants to open; none if they thought better of it."""
    caption = QCoreApplication.translate("ChooseFile", "Open")
    filters = (
        QCoreApplication.translate("ChooseFile", "Models ({})").format(_patterns(READERS)),
        QCoreApplication.translate("ChooseFile", "All files (*)"),
    )
    names, _ = QFileDialog.getOpenFileNames(parent, caption, str(folder or ""), ";;".join(filters))
    return [Path(name) for name in names]


def choose_file_to_save(parent: QWidget, caption: str, suggestion: Path) -> Path | None:
    """Where to save, with a suffix that can be written; the dialog asks before a file would be replaced."""
    dialog = QFileDialog(parent, caption, str(suggestion.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(next(iter(WRITERS)).lstrip("."))
    dialog.setNameFilters([QCoreApplication.translate("ChooseFile", "Models ({})").format(_patterns(WRITERS))])
    dialog.selectFile(suggestion.name)
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else None
