"""Arrangements of the panes under names: saved, switched, renamed and deleted in a menu, and reset."""

from __future__ import annotations

import json
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from editor.model.names import fresh_name
from editor.ui.action import add_choice, plain
from editor.ui.command import Answer, Command, CommandList

LAYOUTS, CURRENT = "layouts/all", "layouts/current"

PaneStates = dict[str, str]  # texts by what they are of, which is for `Layout` to know


class NamedLayouts(QObject):
    """Kept in the settings; `current` is the one that was last switched to, or saved, "" for none."""

    changed = Signal()

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self._all = _valid_layouts(stored.value(LAYOUTS, "{}"))
        current = str(stored.value(CURRENT, ""))
        self.current = current if current in self._all else ""

    @property
    def names(self) -> list[str]:
        """In the order of saving."""
        return list(self._all)

    def __getitem__(self, name: str) -> PaneStates:
        return self._all[name]

    def save(self, name: str, states: PaneStates) -> None:
        """Remember states under a name, in the place of what has it."""
        self._all[name] = states
        self.choose(name)

    def choose(self, name: str) -> None:
        """Make a layout the current one; "" for none."""
        self.current = name
        self._store()

    def rename(self, old: str, new: str) -> None:
        """Give a layout another name, at the same place; ValueError for one that another layout has."""
        if new != old and new in self._all:
            raise ValueError(new)
        self._all = {new if name == old else name: states for name, states in self._all.items()}
        self.current = new if self.current == old else self.current
        self._store()

    def forget(self, name: str) -> None:
        """Remember a layout no longer; panes stay where they are."""
        del self._all[name]
        self.current = "" if self.current == name else self.current
        self._store()

    def _store(self) -> None:
        self._stored.setValue(LAYOUTS, json.dumps(self._all))
        self._stored.setValue(CURRENT, self.current)
        self.changed.emit()


def _valid_layouts(text: object) -> dict[str, PaneStates]:
    """Return the stored layouts, as far as they are valid: anybody may have written in the file."""
    try:
        found = json.loads(str(text))
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: states for name, states in found.items() if isinstance(states, dict) and _are_texts(states)}


def _are_texts(states: dict[str, object]) -> bool:
    return all(isinstance(value, str) for value in states.values())


class PaneArrangement(Protocol):
    """The panes of the window, and where they stand in each mode."""

    def states(self) -> PaneStates: ...

    def take(self, states: PaneStates) -> None: ...

    def reset(self) -> None: ...


class LayoutsMenu(QMenu):
    """`arrangement` is what it is about, given once there is one."""

    def __init__(self, layouts: NamedLayouts, commands: CommandList, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("La&youts"))
        self.arrangement: PaneArrangement | None = None
        self._layouts = layouts
        self._window = window
        self._commands = commands
        self._switches = QActionGroup(self)
        commands.add(self._make_commands(), "LayoutsMenu")
        self._first = self.addSeparator()
        self.addActions(commands.actions("view.save-layout", "view.rename-layout", "view.delete-layout"))
        self.addSeparator()
        self.addActions(commands.actions("view.reset-layout"))
        ids = ("view.save-layout", "view.rename-layout", "view.delete-layout", "view.reset-layout")
        self.aboutToShow.connect(partial(commands.show_possible, ids))
        layouts.changed.connect(self._fill)
        self.aboutToShow.connect(self._fill)
        self._fill()

    def _make_commands(self) -> list[Command]:
        tip = self.tr("Remember under a name where the panes stand, in Edit and in Transform mode")
        is_current = self._has_current
        return [
            Command("view.save-layout", self.tr("&Save layout as…"), self._ask_and_save, tip=tip),
            Command("view.rename-layout", self.tr("Re&name layout…"), self._ask_and_rename, when=is_current),
            Command("view.delete-layout", self.tr("&Delete layout"), self._delete, when=is_current),
            Command("view.reset-layout", self.tr("&Reset layout"), self._reset),
        ]

    def _has_current(self) -> Answer:
        return bool(self._layouts.current) or self.tr("None of the layouts with a name is in use")

    def _fill(self) -> None:
        """Offer the layouts that there are."""
        for action in self._switches.actions():
            self.removeAction(action)
            action.deleteLater()
        self._switches.deleteLater()
        self._switches = QActionGroup(self)
        for name in self._layouts.names:
            action = add_choice(self, "view.layouts", name.replace("&", "&&"), partial(self.switch, name))
            action.setCheckable(True)
            action.setChecked(name == self._layouts.current)
            self._switches.addAction(action)
        self.insertActions(self._first, self._switches.actions())
        self._commands.renew_soon()

    def switch(self, name: str) -> None:
        """Put the panes where they stand in a layout."""
        if self.arrangement is not None:
            self.arrangement.take(self._layouts[name])
            self._layouts.choose(name)

    def _reset(self) -> None:
        if self.arrangement is not None:
            self.arrangement.reset()
            self._layouts.choose("")

    def _ask_and_save(self) -> None:
        """Save under a name that the user gives; what has it already is replaced."""
        offered = self._layouts.current or fresh_name(self.tr("Layout"), self._layouts.names)
        name = self._ask_name("view.save-layout", offered)
        if name and self.arrangement is not None:
            self._layouts.save(name, self.arrangement.states())

    def _ask_and_rename(self) -> None:
        old = self._layouts.current
        name = self._ask_name("view.rename-layout", old)
        if name:
            self._layouts.rename(old, fresh_name(name, [other for other in self._layouts.names if other != old]))

    def _ask_name(self, id: str, offered: str) -> str:
        """The name that the user gives; "" for none."""
        title = plain(self._commands[id].text())
        name, is_given = QInputDialog.getText(self._window, title, self.tr("Name"), text=offered)
        return name.strip() if is_given else ""

    def _delete(self) -> None:
        self._layouts.forget(self._layouts.current)
