"""Shortcuts: the keys of all commands, as a set and what the user changed of it, and what keys do beside them."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QWidget,
)

from editor.document.connections import connect
from editor.document.program.settings import MERGED, RENAMED
from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.lists import FilteredList
from editor.ui.services import WindowServices

KATACHI = "Katachi"

# Most keys come from PMXEditor anyway; these are those that are elsewhere as it comes.
_PMXEDITOR: Mapping[str, tuple[str, ...]] = {
    "pane.go-to-view": ("Ctrl+W", "Alt+0"),
    "file.close": ("Ctrl+Shift+W",),  # as Ctrl+F4 stores positions
    "rows.copy-references": ("Ctrl+X",),
    "select.grow": ("+", "Ctrl++"),
    "select.shrink": ("-", "Ctrl+-"),
    "materials.merge": ("Ctrl+J",),
    "axes.virtual-from-selection": ("A",),
}

_BLENDER: Mapping[str, tuple[str, ...]] = {
    "help.palette": ("F3", "Ctrl+Shift+P"),
    "tool.select": ("W",),
    "tool.move": ("G",),
    "tool.rotate": ("R",),
    "tool.scale": ("S",),
    "tool.grab": ("Shift+G",),
    "rows.delete": ("X", "Del"),
    "rows.insert": ("Shift+A", "Ins"),
    "rows.duplicate": ("Shift+D", "Ctrl+D"),
    "edit.redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "select.all": ("A", "Ctrl+A"),
    "select.none": ("Alt+A",),
    "select.invert": ("Ctrl+I",),
    "select.connected": ("Ctrl+L", "L"),
    "select.grow": ("Ctrl+Num++", "Ctrl++"),
    "select.shrink": ("Ctrl+Num+-", "Ctrl+-"),
    "hide.selected": ("H",),
    "hide.isolate": ("Shift+H",),
    "hide.show-all": ("Alt+H",),
    "transform.by-numbers": ("N", "F4"),
    "playback.play": ("Shift+Space", "Ctrl+M"),
    "camera.front": ("Num+1",),
    "camera.back": ("Ctrl+Num+1",),
    "camera.models-left": ("Num+3",),  # seen from +X, as Blender's right view is
    "camera.models-right": ("Ctrl+Num+3",),
    "camera.top": ("Num+7",),
    "camera.bottom": ("Ctrl+Num+7",),
    "camera.perspective": ("Num+5",),
    "camera.frame-selection": ("Num+.", "."),
    "camera.four-views": ("Ctrl+Alt+Q", "F12"),
}

# What macOS keeps for itself with the Command key, which Qt calls Ctrl there, and what stands for it.
IS_MAC = sys.platform == "darwin"
_MAC = {"Ctrl+Q": "Meta+Q", "Ctrl+H": "Meta+H", "Ctrl+M": "Meta+M", "Ctrl+Shift+Q": "Ctrl+Q"}

KEY_SETS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    KATACHI: {},
    "PMXEditor": _PMXEDITOR,
    "Blender": _BLENDER,
}

# Keys for something else while a list of rows has the keyboard, by set: the id of the command.
LIST_KEYS: Mapping[str, Mapping[str, str]] = {"PMXEditor": {"Ctrl+W": "hide.isolate"}}


def system_keys(keys: Iterable[str]) -> list[str]:
    """The keys of a set as they are on this system."""
    return [_MAC.get(key, key) if IS_MAC else key for key in keys]


SET, OWN = "keys/set", "keys/own"
# What works in one mode only may have a key of what works in the other only.
EDIT_ONLY = ("hide.isolate",)
TRANSFORM_ONLY = ("pose.", "playback.", "physics.")
Keys = dict[str, list[str]]


class Shortcuts(QObject):
    """Gives the commands their keys, by `apply` and after changes. `own` are the user's, by id, as portable texts."""

    def __init__(self, commands: CommandList, stored: QSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._stored = stored
        self._guests: Collection[str] = ()
        self.set_name, self.own = KATACHI, Keys()
        self._read()

    # -- what is so ------------------------------------------------------------------------------------------------

    def keys(self, id: str) -> list[str]:
        """The keys that a command has in the chosen set, with the user's changes."""
        return self._all_keys()[id]

    def keys_of_all(self) -> Keys:
        """The keys of every command, by id, in the time that those of one take."""
        return self._all_keys()

    def is_moved(self, id: str, keys: list[str]) -> bool:
        """Return whether these are other keys than a command comes with."""
        return keys != self._commands.default_key_texts(id)

    def sharing(self, id: str, key: str) -> list[str]:
        """The other commands that have a key and would compete for it."""
        return [other for other, keys in self._all_keys().items() if key in keys and self._can_conflict(id, other)]

    def conflicts(self) -> dict[str, list[str]]:
        """The commands that share a key with others, and those."""
        every = self._all_keys()
        holders: dict[str, list[str]] = {}
        for id, keys in every.items():
            for key in keys:
                holders.setdefault(key, []).append(id)
        found: dict[str, list[str]] = {}
        for ids in holders.values():
            for id in ids:
                if others := [other for other in ids if self._can_conflict(id, other)]:
                    found.setdefault(id, []).extend(others)
        return found

    def lost(self, id: str) -> list[tuple[str, str]]:
        """The keys that a guest comes with and does not have, each with the command that has it."""
        every = self._all_keys()
        default = self._commands.default_key_texts(id) if id not in self.own else ()
        gone = [key for key in default if key not in every[id]]
        return [
            (key, other) for key in gone for other in every if key in every[other] and self._can_conflict(id, other)
        ]

    # -- changes ---------------------------------------------------------------------------------------------------

    def set_guests(self, ids: Collection[str]) -> None:
        """Take note of the commands of plug-ins: they get no key that another command has, but from the user."""
        has_had = bool(self._guests)
        self._guests = ids
        if ids or has_had:
            self.apply()

    def choose_set(self, name: str) -> list[tuple[str, str]]:
        """Take another set beside the user's own keys, which win.

        Returns the keys of the set that are the user's own for something else, each with the command that lacks it.
        """
        self.set_name, self.own = name, {id: keys for id, keys in self.own.items() if not self._has_yielded(id)}
        taken = self._conflicts()
        self._change(name, self._own_without(taken))
        return taken

    def _conflicts(self) -> list[tuple[str, str]]:
        """The keys of the set that are the user's own for something else, each with the command that comes with it."""
        every = self._all_keys()
        own = [(id, key) for id, keys in self.own.items() for key in keys]
        others = [id for id in every if id not in self.own]
        return [
            (key, other) for id, key in own for other in others if key in every[other] and self._can_conflict(id, other)
        ]

    def _own_without(self, taken: Iterable[tuple[str, str]]) -> Keys:
        """The user's own keys, with those that are left to the commands from which some were taken."""
        yielding: Keys = {}
        for key, other in taken:
            yielding[other] = [kept for kept in yielding.get(other, self.keys(other)) if kept != key]
        return {**self.own, **yielding}

    def _has_yielded(self, id: str) -> bool:
        """Return whether a command has other keys than those of the set only because the user gave these to others."""
        of_set, own = set(self._of_set().get(id, ())), set(self.own[id])
        elsewhere = {key for other, keys in self.own.items() if other != id for key in keys}
        return own < of_set and of_set - own <= elsewhere

    def give(self, id: str, keys: Iterable[str]) -> None:
        """Give a command these keys and take them from whoever else competes for them."""
        wanted = list(dict.fromkeys(key for key in keys if key))
        own = dict(self.own)
        for key in wanted:
            for other in self.sharing(id, key):
                own[other] = [kept for kept in own.get(other, self.keys(other)) if kept != key]
        self._change(self.set_name, {**own, id: wanted})

    def reset(self, id: str) -> None:
        """Give a command the keys of the set again, as far as nobody else has been given them."""
        self._change(self.set_name, {other: keys for other, keys in self.own.items() if other != id})

    def reset_all(self) -> None:
        """Give up all that the user changed, and the set."""
        self._change(KATACHI, {})

    def export(self, path: Path) -> None:
        """Write the set and the changes to a file."""
        path.write_text(json.dumps({"set": self.set_name, "keys": self.own}, ensure_ascii=False, indent=2), "utf-8")

    def import_(self, path: Path) -> None:
        """Take the set and the changes of a file. ValueError, with its reason, for one that holds none."""
        try:
            held = json.loads(path.read_text("utf-8"))
            name, own = held["set"], {str(id): [str(key) for key in keys] for id, keys in held["keys"].items()}
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(QCoreApplication.translate("Shortcuts", "This file holds no keys")) from error
        self.set_name = name if name in KEY_SETS else KATACHI
        self._change(self.set_name, self._by_present_ids(own))

    def _change(self, name: str, own: Keys) -> None:
        self.set_name, self.own = name, own
        self._stored.setValue(SET, name)
        self._stored.setValue(OWN, json.dumps(own))
        self.apply()

    # -- the keys themselves ---------------------------------------------------------------------------------------

    def apply(self) -> None:
        """Give all commands their keys, those too that came since."""
        self._commands.set_keys({id: [QKeySequence(key) for key in keys] for id, keys in self._all_keys().items()})

    def _all_keys(self) -> Keys:
        every = self._of_set()
        every |= {id: keys for id, keys in self.own.items() if id in every}
        alike = {id: like for id in every if (like := self._commands.keys_like(id)) and id not in self.own}
        return self._with_guests_yielding({**every, **{id: every[like] for id, like in alike.items()}})

    def _of_set(self) -> Keys:
        """The keys of all commands in the chosen set, without the user's changes."""
        given = {id: list(keys) for id, keys in KEY_SETS[self.set_name].items() if id in self._commands}
        holders: dict[str, list[str]] = {}
        for id, keys in given.items():
            for key in keys:
                holders.setdefault(key, []).append(id)
        return {id: system_keys(given.get(id) or self._remaining_defaults(id, holders)) for id in self._commands}

    def _with_guests_yielding(self, every: Keys) -> Keys:
        """The keys of all commands, without those of guests that somebody else, or a guest before them, has."""
        yielding = [id for id in self._guests if id not in self.own]
        kept = {id: keys for id, keys in every.items() if id not in yielding}
        for id in yielding:
            taken = {key for other, keys in kept.items() if self._can_conflict(id, other) for key in keys}
            kept[id] = [key for key in every[id] if key not in taken]
        return {id: kept[id] for id in every}

    def _remaining_defaults(self, id: str, holders: Mapping[str, list[str]]) -> list[str]:
        """The keys that a command comes with, but for those that the set gives to others."""
        return [
            key
            for key in self._commands.default_key_texts(id)
            if not any(self._can_conflict(id, other) for other in holders.get(key, ()))
        ]

    def _can_conflict(self, id: str, other: str) -> bool:
        """Return whether two commands may be wanted by the same key at once: those of a pane go before the rest."""
        pair = (id, other)
        is_apart = any(one in EDIT_ONLY for one in pair) and any(one.startswith(TRANSFORM_ONLY) for one in pair)
        return id != other and not is_apart and self._commands.pane(id) == self._commands.pane(other)

    def _read(self) -> None:
        """Take what is stored. A key that came with a command since the user gave it to another stays the user's."""
        name = str(self._stored.value(SET, KATACHI))
        self.set_name = name if name in KEY_SETS else KATACHI
        try:
            own = json.loads(str(self._stored.value(OWN, "{}")))
            kept = {str(id): [str(key) for key in keys] for id, keys in own.items()}
        except (ValueError, AttributeError, TypeError):
            return
        if kept:
            self.own = self._by_present_ids(kept)
            self.own = self._own_without(self._conflicts())

    def _by_present_ids(self, own: Keys) -> Keys:
        """The user's own keys by today's ids; those of a command that is no more go to the one that does its work."""
        kept = {RENAMED.get(id, id): keys for id, keys in own.items() if id not in MERGED}
        for id, now in MERGED.items():
            if own.get(id) and now in self._commands:
                kept[now] = list(dict.fromkeys([*kept.get(now, self._of_set()[now]), *own[id]]))
        return kept


class ListKeys(QObject):
    """Looks at keys of the window before its shortcuts do. What the user gave a key to has it everywhere."""

    def __init__(self, commands: CommandList, shortcuts: Shortcuts, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._shortcuts = shortcuts
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        id = self._command_of_key(QKeySequence(event.keyCombination()).toString())
        if not id or event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._commands[id].trigger()
        return True

    def _command_of_key(self, key: str) -> str:
        """The command that a key is for in the list that has the keyboard; "" for none that can be done."""
        id = LIST_KEYS.get(self._shortcuts.set_name, {}).get(key, "")
        is_given = any(key in keys for keys in self._shortcuts.own.values())
        is_wanted = bool(id) and not is_given and isinstance(QApplication.focusWidget(), FilteredList)
        return id if is_wanted and self._commands[id].isEnabled() else ""


class DisabledKeys(QObject):
    """Follows the keys that come to the window because nothing in it took them, and to what `follow` is given."""

    def __init__(self, commands: CommandList, services: WindowServices, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._commands = commands
        window.installEventFilter(self)

    def follow(self, dock: QDockWidget) -> None:
        """Have the window's keys find commands as they are now in a dock, too, while it floats."""
        connect(dock.topLevelChanged, self, partial(self._follow, dock))
        self._follow(dock, dock.isFloating())

    def _follow(self, dock: QDockWidget, is_window: bool) -> None:
        dock.removeEventFilter(self)
        if is_window:
            dock.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            self._commands.renew_of_key(QKeySequence(event.keyCombination()))
        elif event.type() == QEvent.Type.KeyPress and not isinstance(watched, QDockWidget):
            assert isinstance(event, QKeyEvent)
            reasons = self._reasons(QKeySequence(event.keyCombination()))
            if reasons:
                self._services.show_status(" · ".join(reasons))
        return super().eventFilter(watched, event)

    def _reasons(self, key: QKeySequence) -> list[str]:
        """Return why each command that has the key here cannot run, with its name."""
        actions = [self._commands[id] for id in self._commands if key in self._commands.keys(id)]
        dead = [
            action for action in actions if key in action.shortcuts() and not action.isEnabled() and _works_here(action)
        ]
        found = {plain(action.text()): self._commands.reason(action.objectName()) for action in dead}
        return [f"{text}: {reason}" for text, reason in found.items() if reason]


def _works_here(action: QAction) -> bool:
    """Return whether the keys of an action, if it were enabled, would reach it from the widget with the focus."""
    if action.shortcutContext() == Qt.ShortcutContext.WindowShortcut:
        return True
    focused = QApplication.focusWidget()
    places = (place for place in action.associatedObjects() if isinstance(place, QWidget))
    return focused is not None and any(place is focused or place.isAncestorOf(focused) for place in places)
