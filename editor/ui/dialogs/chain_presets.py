"""PresetsButton: keeps the user's own presets of chains: saved, renamed, deleted, and passed on as a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QMessageBox, QPushButton, QWidget

from editor.formats.atomic_write import atomic_write
from editor.operations.physics.presets import (
    ChainValues,
    built_in_presets,
    presets_text,
    read_presets,
    user_presets,
    user_presets_file,
)
from editor.ui.action import make_action, plain
from editor.ui.dialogs.choose_file import choose_any_file, choose_file_to_save
from editor.ui.value_text import error_text

EXTENSION = ".toml"


class PresetsButton(QPushButton):
    """A menu. `chosen()`: the name of the preset that is chosen, and the values that are shown."""

    renewed = Signal(str)  # the user's presets are others; the name of the one that is meant now

    def __init__(self, chosen: Callable[[], tuple[str, ChainValues]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.setText(self.tr("Presets"))
        self.setAutoDefault(False)  # Enter is OK
        menu = QMenu(self)
        self.save = make_action(self, self.tr("&Save as preset…"), self._save)
        self.rename = make_action(self, self.tr("&Rename…"), self._rename)
        self.delete = make_action(self, self.tr("&Delete"), self._delete)
        self.import_ = make_action(self, self.tr("&Import from a file…"), self._import)
        self.export = make_action(self, self.tr("&Export to a file…"), self._export)
        menu.addActions([self.save, self.rename, self.delete])
        menu.addSeparator()
        menu.addActions([self.import_, self.export])
        menu.aboutToShow.connect(self._show_possible)
        self.setMenu(menu)

    def _show_possible(self) -> None:
        own = self._own() or {}
        for action in (self.rename, self.delete):
            action.setEnabled(self._chosen()[0] in own)
        self.export.setEnabled(bool(own))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Keep the values under a name that the user gives; what has it already is replaced."""
        chosen, values = self._chosen()
        name = self._ask_name(plain(self.save.text()), "" if chosen in built_in_presets() else chosen)
        own = self._own(tells=True)
        if name and own is not None:
            self._keep({**own, name: values}, name)

    def _rename(self) -> None:
        old = self._chosen()[0]
        name = self._ask_name(plain(self.rename.text()), old)
        own = self._own(tells=True)
        if name and own is not None and old in own:
            kept = {it: values for it, values in own.items() if it not in (old, name)}
            self._keep({**kept, name: own[old]}, name)

    def _delete(self) -> None:
        chosen, own = self._chosen()[0], self._own(tells=True)
        if own is not None and chosen in own:
            self._keep({name: values for name, values in own.items() if name != chosen}, next(iter(built_in_presets())))

    def _import(self) -> None:
        """Take in the presets of a file; those of the same name are replaced."""
        path = choose_any_file(self, self.tr("Import presets"), None)
        own = self._own(tells=True) if path is not None else None
        if path is None or own is None:
            return
        try:
            found = {name: values for name, values in read_presets(path).items() if name not in built_in_presets()}
        except ValueError as error:
            self._tell(error_text(error))
            return
        if not found:
            self._tell(self.tr("{}: there are no presets in it that do not come with the program").format(path))
            return
        self._keep({**own, **found}, next(iter(found)))

    def _export(self) -> None:
        """Write all of the user's own into a file, for others."""
        own = self._own(tells=True)
        if own is None:
            return
        path = choose_file_to_save(self, self.tr("Export presets"), Path("chain_presets.toml"), [EXTENSION])
        if path is not None:
            self._write(path, own)

    # -- the file ------------------------------------------------------------------------------------------------------

    def _own(self, tells: bool = False) -> Mapping[str, ChainValues] | None:
        """The user's own; None where their file cannot be read, which is left as it is, and told."""
        try:
            return user_presets()
        except ValueError as error:
            if tells:
                self._tell(error_text(error))
            return None

    def _keep(self, presets: Mapping[str, ChainValues], name: str) -> None:
        if self._write(user_presets_file(), presets):
            self.renewed.emit(name)

    def _write(self, path: Path, presets: Mapping[str, ChainValues]) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with atomic_write(path) as stream:
                stream.write(presets_text(presets).encode("utf-8"))
        except OSError as error:
            self._tell(f"{path}: {error.strerror or error}")
            return False
        return True

    # -- talking -------------------------------------------------------------------------------------------------------

    def _ask_name(self, title: str, offered: str) -> str:
        """A name of the user's choice; "" when they think better of it, or choose that of one of the program's own."""
        given, is_given = QInputDialog.getText(self, title, self.tr("Name"), text=offered)
        name = given.strip() if is_given else ""
        if name in built_in_presets():
            self._tell(self.tr("{} comes with the program: another name is needed").format(name))
            return ""
        return name

    def _tell(self, text: str) -> None:
        QMessageBox.warning(self, self.tr("Presets"), text)
