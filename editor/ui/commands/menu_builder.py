"""MenuBuilder makes QMenus from the data of `menus`, MenuPlaces tells where commands stand in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction, QActionEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.commands.menus import Entry, Filled, Menu, MenuSection, Part, Separator

INTO = " > "  # from the title of a menu to what is in it


class MenuPlaces:
    """Made when it is needed, of the menus as they are then; a command that is in several is told of in the first."""

    def __init__(self, commands: CommandList, menus: Iterable[QMenu], *, is_lasting: bool = False) -> None:
        """`is_lasting`: whether commands are called as they always are, "Undo" without its step."""
        self._paths: dict[str, tuple[str, ...]] = {}
        self._commands = commands
        for menu in menus:
            self._walk(menu, (plain(menu.title()),))
        for id in commands:
            if pane := commands.pane(id):
                self._paths.setdefault(id, (commands.scope(pane).title,))
        texts = {id: plain(commands.lasting_text(id) if is_lasting else commands[id].text()) for id in commands}
        short = {id: INTO.join((*self._path_of_name(id), text)) for id, text in texts.items()}
        counts = Counter(short.values())
        self._names = {
            id: name if counts[name] == 1 else INTO.join((*self.path(id), texts[id])) for id, name in short.items()
        }

    @property
    def ids(self) -> list[str]:
        """The commands that are in menus, in their order there."""
        return list(self._paths)

    def path(self, id: str) -> tuple[str, ...]:
        """The titles of the menus, and of the part of one, that lead to a command; () where it is in none."""
        return self._paths.get(id, ())

    def name(self, id: str) -> str:
        """Return a command's name: "Save", "Compare with > A file"; its whole path where another has that name, too."""
        return self._names[id]

    def _path_of_name(self, id: str) -> tuple[str, ...]:
        """Return the beginning of a name: the titles without that at the top, or the pane that a command is of."""
        path = self.path(id)
        return path if self._commands.pane(id) else path[1:]

    def _walk(self, menu: QMenu, path: tuple[str, ...]) -> None:
        part: tuple[str, ...] = ()
        for action in menu.actions():
            inner = QMenu.menuInAction(action)  # action.menu() would delete it, up to PySide6 6.10
            if action.isSeparator():
                part = (plain(action.text()),) if action.text() else ()
            elif isinstance(inner, QMenu):
                self._walk(inner, (*path, plain(inner.title())))
            elif action.objectName() in self._commands:
                self._paths.setdefault(action.objectName(), (*path, *part))


def leave_out_impossible(menu: QMenu) -> None:
    """Take out of a menu that was made for one right click what cannot be done now, and menus of nothing else."""
    for action in menu.actions():
        inner = QMenu.menuInAction(action)
        can_run = action.isEnabled() and (
            not isinstance(inner, QMenu) or any(each.isEnabled() for each in inner.actions() if not each.isSeparator())
        )
        if not (can_run or action.isSeparator()):
            menu.removeAction(action)


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


class MenuRoles(QObject):
    """Watches menus: whatever is put into them without a role gets none."""

    def __init__(self, menus: Iterable[QMenu], parent: QObject) -> None:
        super().__init__(parent)
        for menu in menus:
            menu.installEventFilter(self)
            for action in menu.actions():
                _settle(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActionAdded:
            assert isinstance(event, QActionEvent)
            _settle(event.action())
        return False


def _settle(action: QAction) -> None:
    if action.menuRole() == QAction.MenuRole.TextHeuristicRole:
        action.setMenuRole(QAction.MenuRole.NoRole)
