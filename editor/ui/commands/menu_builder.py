"""MenuBuilder: makes QMenus from the data of `menus`, and keeps up what they show of their commands; MenuMnemonics."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.commands.menus import Entry, Filled, Menu, MenuSection, Part, Separator


class MenuBuilder:
    """`menus` are those that it made, by name. `operations` has those of each Part, `filled` the menu of each Filled.

    What a menu shows of its commands is that of when it opens.
    """

    def __init__(
        self,
        commands: CommandList,
        operations: Mapping[str, Sequence[Entry]],
        filled: Mapping[str, QMenu],
        parent: QWidget,
    ) -> None:
        self.menus: dict[str, QMenu] = dict(filled)
        self._commands = commands
        self._operations = operations
        self._filled = filled
        self._parent = parent

    def build(self, menu: Menu) -> QMenu:
        """Make a menu with everything in it."""
        made = QMenu(QCoreApplication.translate("Menu", menu.title), self._parent)
        made.setToolTipsVisible(True)
        for entry in self._entries(menu.entries):
            self._add(made, entry)
        ids = self.ids(menu.entries)
        made.menuAction().setVisible(bool(made.actions()))
        made.aboutToShow.connect(partial(self._commands.show_possible, ids))
        made.aboutToHide.connect(self._commands.renew_soon)
        self.menus[menu.name] = made
        return made

    def ids(self, entries: Iterable[Entry]) -> list[str]:
        """Return the commands that stand among entries, without those of menus there."""
        return [entry for entry in self._entries(entries) if isinstance(entry, str)]

    def _entries(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """Entries, with operations and commands in the place of every Part."""
        for entry in entries:
            if isinstance(entry, Part):
                yield from self._operations.get(entry.name, ())
                yield from self._commands.parts.get(entry.name, ())
            else:
                yield entry

    def _add(self, made: QMenu, entry: Entry) -> None:
        match entry:
            case str():
                made.addAction(self._commands[entry])
            case Menu():
                made.addMenu(self.build(entry))
            case MenuSection():
                made.addSection(QCoreApplication.translate("Menu", entry.title))
            case Filled():
                made.addMenu(self._filled[entry.name])
            case Separator():
                made.addSeparator()


class MenuMnemonics(QObject):
    """Takes from the titles of menus the letters whose keys are those of commands: Qt would run neither of both."""

    def __init__(self, menus: Iterable[QMenu], commands: CommandList, parent: QObject) -> None:
        super().__init__(parent)
        self._titles = {menu: menu.title() for menu in menus}
        self._commands = commands
        commands.keys_changed.connect(self._yield)
        self._yield()

    def _yield(self) -> None:
        taken = {key.toString() for id in self._commands for key in self._commands.keys(id)}
        for menu, title in self._titles.items():
            is_taken = QKeySequence.mnemonic(title).toString() in taken
            menu.setTitle(plain(title) if is_taken else title)
