"""ScriptMenu: begins, opens, saves and closes the script that is edited, and offers the examples."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from editor.document.script_file import ScriptFile
from editor.plugins.example_scripts import example_scripts
from editor.ui.action import make_action
from editor.ui.dialogs.choose_file import choose_file_to_save
from editor.ui.dialogs.message_boxes import Answer, ask_unsaved, show_failure


class ScriptMenu(QMenu):
    """Asks before a script goes that no file holds."""

    def __init__(self, script: ScriptFile, folder: Path | None, parent: QWidget) -> None:
        """`folder`: where files are looked for first."""
        super().__init__(parent)
        self._script = script
        self._folder = folder
        self.new = make_action(self, self.tr("&New"), self._new)
        self.open = make_action(self, self.tr("&Open…"), self._ask_and_open)
        self.save = make_action(self, self.tr("&Save"), self.save_script)
        self.save_as = make_action(self, self.tr("Save &as…"), self._save_as)
        self.close_script = make_action(self, self.tr("&Close"), self._close)
        self.examples = QMenu(self.tr("&Examples"), self)
        for example in example_scripts():
            title, purpose = (QCoreApplication.translate("Script", text) for text in (example.title, example.purpose))
            open_it = partial(self._open_example, example.file)
            self.examples.addAction(make_action(self, title, open_it, tip=purpose))
        self.examples.setToolTipsVisible(True)
        self.addActions([self.new, self.open])
        self.addMenu(self.examples)
        self.addSeparator()
        self.addActions([self.save, self.save_as])
        self.addSeparator()
        self.addAction(self.close_script)
        script.changed.connect(self._show_state)
        self._show_state()

    def save_script(self) -> bool:
        """Write the script to its file, which is asked for where it has none. Whether that was done."""
        return self._write(self._script.path) if self._script.path is not None else self._save_as()

    def _show_state(self) -> None:
        for action in (self.save, self.save_as, self.close_script):
            action.setEnabled(self._script.is_open)

    def _may_go(self) -> bool:
        if not (self._script.is_open and self._script.is_modified):
            return True
        answer = ask_unsaved(self.window(), self._script.title)
        return answer is Answer.DISCARD or (answer is Answer.SAVE and self.save_script())

    def _new(self) -> None:
        if self._may_go():
            self._script.new()

    def _close(self) -> None:
        if self._may_go():
            self._script.close()

    def _ask_and_open(self) -> None:
        folder = self._script.path.parent if self._script.path is not None else self._folder
        caption, filters = self.tr("Open a script"), self.tr("Python scripts (*.py)")
        name, _ = QFileDialog.getOpenFileName(self.window(), caption, str(folder or ""), filters)
        if name and self._may_go():
            try:
                self._script.open(Path(name))
            except (OSError, ValueError) as error:
                show_failure(self.window(), self.tr("The script could not be read."), Path(name), error)

    def _open_example(self, file: Path) -> None:
        """As a script without a file, for the example stays as it is."""
        if self._may_go():
            self._script.new(file.stem, file.read_text("utf-8"))

    def _save_as(self) -> bool:
        suggestion = self._script.path or (self._folder or Path()) / self._script.title
        path = choose_file_to_save(self.window(), self.tr("Save the script"), suggestion, [".py"])
        return path is not None and self._write(path)

    def _write(self, path: Path) -> bool:
        try:
            self._script.save(path)
        except OSError as error:
            show_failure(self.window(), self.tr("The script could not be saved."), path, error, is_saving=True)
            return False
        return True
