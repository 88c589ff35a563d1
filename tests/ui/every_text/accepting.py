"""Agrees to whatever a session asks: takes what windows offer, and gives the files that are asked for."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox, QWidget

from tests.ui.every_text.showing import reject

YES = (QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.YesRole)


class Accepting:
    """Answers a window. `files` are those to be opened, by extension; others are saved in `folder`."""

    def __init__(self, folder: Path, files: dict[str, Path]) -> None:
        self._folder = folder
        self._files = files
        self._numbers = count()

    def __call__(self, window: QWidget) -> None:
        if isinstance(window, QFileDialog):
            self._choose(window)
        elif isinstance(window, QMessageBox):
            button = window.defaultButton() or window.buttons()[0]
            button.click()
        elif isinstance(window, QDialog):
            window.accept()
        else:
            reject(window)

    def _choose(self, dialog: QFileDialog) -> None:
        path = self._path(dialog)
        if path is None:
            dialog.reject()
            return
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert line is not None
        line.setText(str(path))
        dialog.accept()

    def _path(self, dialog: QFileDialog) -> Path | None:
        if dialog.fileMode() is QFileDialog.FileMode.Directory:
            return self._folder
        if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
            return self._folder / f"新{next(self._numbers)}.{dialog.defaultSuffix()}"
        wanted = " ".join(dialog.nameFilters())
        return next((path for extension, path in self._files.items() if f"*{extension}" in wanted), None)
