"""Manages plug-ins: list | new NAME | enable ID | disable ID. One runs only after it has been enabled.

`use_plugins` loads the enabled ones for the other commands.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from editor.cli.session import DONE, FAILED, PROBLEMS, add_json, fault, print_json
from editor.formats.registry import set_added_formats
from editor.plugins.load_plugins import load_plugins
from editor.plugins.offered import formats_of
from editor.plugins.plugin import LoadedPlugin, Plugin
from editor.plugins.plugin_folder import enabled_ids, plugins_folder, set_enabled
from editor.plugins.template import id_of, write_template


def use_plugins() -> list[LoadedPlugin]:
    """Load the plug-ins that are enabled, whose formats are known from then on. Those that cannot be had are named."""
    plugins = load_plugins()
    for plugin in plugins:
        if plugin.error:
            fault(f"plug-in {plugin.id}: {plugin.error}")
    set_added_formats(formats_of(plugins))
    return plugins


def add_arguments(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="list | new NAME | enable ID | disable ID")
    listing = verbs.add_parser("list", help="tell which there are, what they add, and what is wrong with them")
    add_json(listing)
    new = verbs.add_parser("new", help="write a plug-in to begin with, and enable it")
    new.add_argument("name", metavar="NAME")
    for verb in ("enable", "disable"):
        verbs.add_parser(verb, help=f"{verb} a plug-in").add_argument("id", metavar="ID")


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    try:
        match arguments.verb:
            case "list":
                return _list(arguments.json)
            case "new":
                return _create_plugin(arguments.name)
        return _enable(arguments.id, arguments.verb == "enable")
    except OSError as error:
        fault(f"{error.filename or plugins_folder()}: {error.strerror or error}")
        return FAILED


def _list(as_json: bool) -> int:
    """The exit code is 1 where one of them cannot be loaded."""
    plugins = load_plugins()
    if as_json:
        print_json(map(_entry, plugins))
    elif not plugins:
        print(f"no plug-ins in {plugins_folder()}")
    for plugin in plugins if not as_json else ():
        state = "enabled" if plugin.is_enabled else "disabled"
        print(f"{plugin.id:24}{plugin.version:10}{state:10}{plugin.name}  ({plugin.source})")
        for line in _addition_lines(plugin.plugin or Plugin()):
            print(f"    {line}")
    for plugin in plugins:
        if plugin.error:
            fault(f"plug-in {plugin.id}: {plugin.error}")
    return PROBLEMS if any(plugin.error for plugin in plugins) else DONE


def _addition_lines(plugin: Plugin) -> Iterator[str]:
    """Iterate over descriptions of a plug-in's additions, a line each."""
    for operation in plugin.operations:
        yield f"{operation.id}: {operation.help}"
    for command in plugin.commands:
        yield f"{command.id}, a command: {command.help or command.label}"
    for row in plugin.formats:
        what = "read and written" if row.read and row.write else "read" if row.read else "written"
        yield f"{row.extension}, a format that is {what}: {row.name}"
    for pane in plugin.panes:
        yield f"{pane.name}, a pane: {pane.title}"


def _entry(plugin: LoadedPlugin) -> dict[str, object]:
    adds = plugin.plugin or Plugin()
    entry: dict[str, object] = {
        "id": plugin.id,
        "name": plugin.name,
        "version": plugin.version,
        "folder": str(plugin.source),
        "enabled": plugin.is_enabled,
        "operations": [operation.id for operation in adds.operations],
        "commands": [command.id for command in adds.commands],
        "formats": [row.extension for row in adds.formats],
        "panes": [pane.name for pane in adds.panes],
    }
    return entry | ({"error": plugin.error} if plugin.error else {})


def _create_plugin(name: str) -> int:
    try:
        id = id_of(name)
    except ValueError as error:
        fault(f"plugin new: {error}")
        return FAILED
    if id in {plugin.id for plugin in load_plugins()}:
        fault(f"plugin new: there is a plug-in {id} already")
        return FAILED
    folder = plugins_folder() / id
    for file in write_template(folder, id, name):
        print(file)
    set_enabled(id, True)
    return DONE


def _enable(id: str, on: bool) -> int:
    known = {plugin.id for plugin in load_plugins()} | (set() if on else enabled_ids())
    if id not in known:
        fault(f"plugin: there is no plug-in {id!r}; `katachi plugin list` tells which there are")
        return FAILED
    set_enabled(id, on)
    return DONE
