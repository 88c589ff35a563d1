"""PluginList: the plug-ins that there are, and the lists of what the window offers, with what they add."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from editor.formats.registry import set_added_formats
from editor.messages import TranslatableText
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check
from editor.operations.operation import Operation
from editor.plugins.declarations import names_of
from editor.plugins.load_plugins import load_plugins
from editor.plugins.offered import (
    OfferedCommand,
    OfferedPane,
    OfferedTool,
    checks_with_plugins,
    commands_of,
    formats_of,
    modes_of,
    overlays_of,
    panes_of,
    tools_of,
    with_plugins,
)
from editor.plugins.plugin import LoadedPlugin
from editor.render.modes import ModeRow, set_added_modes
from editor.render.overlays.overlay_list import Overlay


class PluginList(QObject):
    """`operations` and `checks` are all of them; `commands`, `panes`, `tools`, `overlays`, `modes` those of plug-ins.

    There are none before `reload`. `notes` are what the window has to tell of a plug-in, by id; `panes_in_window` are
    the names of the panes for which it has docks.
    """

    changed = Signal()
    noted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plugins: list[LoadedPlugin] = []
        self.operations: Mapping[str, Operation] = OPERATIONS
        self.checks: Mapping[str, Check] = CHECKS
        self.commands: Mapping[str, OfferedCommand] = {}
        self.panes: Mapping[str, OfferedPane] = {}
        self.tools: Mapping[str, OfferedTool] = {}
        self.overlays: Sequence[Overlay] = ()
        self.modes: Mapping[str, ModeRow] = {}
        self.notes: dict[str, list[str]] = {}
        self.panes_in_window: Collection[str] = ()
        self._reserved: frozenset[str] = frozenset()

    def reload(self) -> None:
        """Find plug-ins, and load those that are enabled, anew."""
        self._take(load_plugins(self._reserved))
        self.changed.emit()

    def reserve(self, ids: Iterable[str]) -> None:
        """Have no plug-in keep, or get, the ids of the window's own commands."""
        self._reserved = frozenset(ids) - set(OPERATIONS)
        self._take([_broken_by_taken_ids(plugin, self._reserved) for plugin in self.plugins])

    def note(self, id: str, text: str) -> None:
        """Tell something of a plug-in, until plug-ins are loaded anew."""
        if text not in self.notes.setdefault(id, []):
            self.notes[id].append(text)
            self.noted.emit()

    def _note_failure(self, of: LoadedPlugin, text: TranslatableText) -> None:
        self.note(of.id, text)

    def _take(self, plugins: list[LoadedPlugin]) -> None:
        self.plugins, self.notes = plugins, {}
        self.operations = with_plugins(OPERATIONS, CHECKS, plugins)
        self.checks = checks_with_plugins(CHECKS, plugins)
        self.commands, self.panes, self.tools = commands_of(plugins), panes_of(plugins), tools_of(plugins)
        self.overlays = overlays_of(plugins, self._note_failure)
        self.modes = modes_of(plugins, self._note_failure)
        set_added_modes(self.modes)
        set_added_formats(formats_of(plugins))


def _broken_by_taken_ids(one: LoadedPlugin, taken: Collection[str]) -> LoadedPlugin:
    """The plug-in, but broken if it has an id that is taken."""
    both = names_of(one.plugin).intersection(taken) if one.plugin is not None else ()
    if not both:
        return one
    return dataclasses.replace(one, plugin=None, error=TranslatableText("{} is taken already", min(both)))
