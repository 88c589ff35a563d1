"""Checks what a plug-in returns: rows that menus, forms, dialogs and the command line can be made of, and free ids."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any

from editor.formats.registry import OWN_EXTENSIONS
from editor.messages import Level, TranslatableText
from editor.model.tables import TABLE_LABELS
from editor.operations.checks.check import Check, Fix
from editor.operations.operation import ALL_TABLES, Operation
from editor.operations.parameters import operation_entry
from editor.plugins.plugin import (
    TOOL_MODES,
    WORKSPACES,
    Plugin,
    PluginCommand,
    PluginError,
    PluginFormat,
    PluginMode,
    PluginPane,
    PluginTool,
)
from editor.render.overlays.overlay_list import Group, LayerKind, Overlay

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
DOTTED_ID = re.compile(rf"{ID.pattern}\.{ID.pattern}")
EXTENSION = re.compile(r"\.[a-z0-9_-]+")


def names_of(plugin: Plugin) -> set[str]:
    """Return the names that have to be unique: ids of operations, commands and tools, codes of checks, extensions."""
    return {*_ids(plugin), *_codes(plugin), *(row.extension for row in plugin.formats)}


def checked_plugin(plugin: Any, taken: Collection[str]) -> Plugin:
    """The plug-in, if it is one, all its rows are declared well, and none has what is `taken`. PluginError if not."""
    if not isinstance(plugin, Plugin):
        raise PluginError(TranslatableText("its function returned {} instead of a Plugin", repr(plugin)))
    for attribute, (kind, check) in KINDS.items():
        rows = getattr(plugin, attribute)
        if not isinstance(rows, list | tuple):
            raise PluginError(TranslatableText("{}: a list expected, not {}", attribute, repr(rows)))
        for row in rows:
            if not isinstance(row, kind):
                raise PluginError(TranslatableText("{} is no {}", repr(row), kind.__name__))
            check(row)
    _check_free(_ids(plugin), taken)
    _check_free(_codes(plugin), taken)
    _check_free([row.extension for row in plugin.formats], {*taken, *OWN_EXTENSIONS})
    _check_free([row.name for row in plugin.panes], ())
    _check_free([row.name for row in plugin.overlays], ())
    _check_free([row.name for row in plugin.modes], ())
    return plugin


def _ids(plugin: Plugin) -> list[str]:
    return [row.id for rows in (plugin.operations, plugin.commands, plugin.tools) for row in rows]


def _codes(plugin: Plugin) -> list[str]:
    return [check.code for check in plugin.checks]


def _check_free(names: Sequence[str], taken: Collection[str]) -> None:
    """Refuse names that something has already, or that are there twice."""
    for place, name in enumerate(names):
        if name in taken or name in names[:place]:
            raise PluginError(TranslatableText("{} is taken already", name))


def _check_operation(operation: Operation) -> None:
    _check_id(operation.id)
    if strange := set(operation.tables) - set(ALL_TABLES):
        raise PluginError(TranslatableText("{}: there is no table {}", operation.id, ", ".join(sorted(strange))))
    try:
        operation_entry(operation)
    except Exception as error:
        raise PluginError(TranslatableText("{}: its parameters are not declared: {}", operation.id, error)) from error


def _check_check(check: Check) -> None:
    _check_name(check.code)
    if check.section not in TABLE_LABELS:
        raise PluginError(TranslatableText("{}: there is no table {}", check.code, repr(check.section)))
    if not isinstance(check.level, Level):
        raise PluginError(TranslatableText("{}: a level expected, not {}", check.code, repr(check.level)))
    if not isinstance(check.fix, (Fix, str)):
        raise PluginError(TranslatableText("{}: a fix, or why there is none, expected", check.code))
    _check_text(check.code, check.label)
    _check_callable(check.code, check.function)


def _check_command(command: PluginCommand) -> None:
    _check_id(command.id)
    _check_text(command.id, command.label)
    _check_callable(command.id, command.function)
    _check_keys(command.id, command.keys)


def _check_format(row: PluginFormat) -> None:
    if not (isinstance(row.extension, str) and EXTENSION.fullmatch(row.extension)):
        raise PluginError(TranslatableText("{}: a dot and small letters expected", repr(row.extension)))
    _check_text(row.extension, row.name)
    if row.read is None and row.write is None:
        raise PluginError(TranslatableText("{} is neither read nor written", row.extension))
    for function in (row.read, row.write):
        if function is not None:
            _check_callable(row.extension, function)


def _check_pane(pane: PluginPane) -> None:
    _check_name(pane.name)
    _check_text(pane.name, pane.title)
    _check_callable(pane.name, pane.make)
    _check_among(pane.name, "workspaces", pane.workspaces, WORKSPACES)


def _check_tool(tool: PluginTool) -> None:
    _check_id(tool.id)
    _check_text(tool.id, tool.label)
    _check_callable(tool.id, tool.make)
    _check_keys(tool.id, tool.keys)
    _check_among(tool.id, "modes", tool.modes, TOOL_MODES, at_least=1)


def _check_overlay(overlay: Overlay) -> None:
    _check_name(overlay.name)
    _check_text(overlay.name, overlay.label)
    if not isinstance(overlay.group, Group):
        raise PluginError(TranslatableText("{}: a group expected, not {}", overlay.name, repr(overlay.group)))
    for part in overlay.parts:
        _check_callable(overlay.name, part.make)
        if part.layer is not LayerKind.LINES:
            raise PluginError(TranslatableText("{}: only lines and markers are drawn of plug-ins", overlay.name))


def _check_mode(mode: PluginMode) -> None:
    _check_name(mode.name)
    _check_text(mode.name, mode.label)
    _check_callable(mode.name, mode.values)


def _check_name(name: Any) -> None:
    if not (isinstance(name, str) and ID.fullmatch(name)):
        raise PluginError(TranslatableText("{}: small letters, digits and hyphens expected", repr(name)))


def _check_among(of: str, what: str, given: Any, known: Sequence[str], *, at_least: int = 0) -> None:
    if isinstance(given, str) or len(given) < at_least or not set(given) <= set(known):
        raise PluginError(TranslatableText("{}: {} are among {}, not {}", of, what, repr(known), repr(given)))


def _check_keys(of: str, keys: Any) -> None:
    if isinstance(keys, str) or not all(isinstance(key, str) for key in keys):
        raise PluginError(TranslatableText("{}: keys are a list of texts, not {}", of, repr(keys)))


def _check_id(id: Any) -> None:
    if not (isinstance(id, str) and DOTTED_ID.fullmatch(id)):
        raise PluginError(TranslatableText("{}: a subject, a dot and a verb expected", repr(id)))


def _check_text(of: str, label: Any) -> None:
    if not (isinstance(label, str) and label.strip()):
        raise PluginError(TranslatableText("{} has no label", of))


def _check_callable(of: str, function: Any) -> None:
    if not callable(function):
        raise PluginError(TranslatableText("{}: a function expected, not {}", of, repr(function)))


KINDS: dict[str, tuple[type, Callable[[Any], None]]] = {
    "operations": (Operation, _check_operation),
    "checks": (Check, _check_check),
    "commands": (PluginCommand, _check_command),
    "formats": (PluginFormat, _check_format),
    "panes": (PluginPane, _check_pane),
    "tools": (PluginTool, _check_tool),
    "overlays": (Overlay, _check_overlay),
    "modes": (PluginMode, _check_mode),
}
