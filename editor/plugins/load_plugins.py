"""Finds the plug-ins of the user and of installed packages, and loads those that are enabled.

A plug-in is a folder with `plugin.toml` and `plugin.py`, or a package with an entry point in the group
`katachi.plugins` and a `plugin.toml` of its own. What fails is contained: it is told with the plug-in, and the others
go on.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import logging
import re
import sys
import tomllib
import traceback
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from functools import partial, wraps
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from editor.formats.progress import Cancelled
from editor.messages import TranslatableText
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import ALL_TABLES, Operation
from editor.operations.parameters import description
from editor.plugins.plugin import Plugin
from editor.plugins.plugin_folder import enabled_ids, plugins_folder
from editor.plugins.version import API_VERSION

GROUP = "katachi.plugins"  # of entry points
MANIFEST, MODULE = "plugin.toml", "plugin.py"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
OPERATION_ID = re.compile(rf"{ID.pattern}\.{ID.pattern}")

_log = logging.getLogger(__name__)


class PluginError(Exception):
    """Why a plug-in cannot be loaded. `traceback`: where in its own code, if it was there."""

    def __init__(self, text: str, traceback: str = "") -> None:
        super().__init__(text)
        self.traceback = traceback


@dataclass(frozen=True, slots=True)
class LoadedPlugin:
    """A plug-in that was found. `plugin`: what it adds; None while it is not enabled, or where `error` tells why."""

    id: str
    name: str
    version: str
    source: Path | None  # its folder
    is_enabled: bool = False
    plugin: Plugin | None = None
    error: str = ""
    traceback: str = ""


@dataclass(frozen=True, slots=True)
class _Found:
    """Where a plug-in is, and how it is imported."""

    name: str  # of the folder or the entry point, for when the manifest cannot be read
    folder: Path
    load: Callable[[str], Any]  # by id, its module or its function


def load_plugins() -> list[LoadedPlugin]:
    """All plug-ins that there are, those of the user's folder first; the enabled ones are loaded, anew each time."""
    enabled, loaded = enabled_ids(), list[LoadedPlugin]()
    taken = set(OPERATIONS)
    for found in [*_in_folder(plugins_folder()), *_in_packages()]:
        one = _loaded(found, enabled, {other.id for other in loaded}, taken)
        taken |= {operation.id for operation in one.plugin.operations} if one.plugin else set()
        loaded.append(one)
    return loaded


def load_plugin(folder: str | Path) -> Plugin:
    """What the plug-in in a folder adds, enabled or not: for its own tests. PluginError tells why it cannot be had."""
    found = _of_folder(Path(folder))
    return _checked(_made(found, _described(found)), set(OPERATIONS))


def with_plugins(operations: Mapping[str, Operation], plugins: Iterable[LoadedPlugin]) -> dict[str, Operation]:
    """A copy of a list of operations, with those of the plug-ins that could be loaded, whose failures are contained."""
    added = [_contained(operation, one) for one in plugins if one.plugin for operation in one.plugin.operations]
    return {**operations, **{operation.id: operation for operation in added}}


def _contained(operation: Operation, of: LoadedPlugin) -> Operation:
    """The operation of a plug-in, which refuses, and names the plug-in, where its code fails."""

    def contained(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def run(*arguments: Any) -> Any:
            try:
                return function(*arguments)
            except (ValueError, Cancelled):
                raise
            except Exception as error:
                _log.warning("Plug-in %s, operation %s", of.id, operation.id, exc_info=error)
                kind = type(error).__name__
                raise ValueError(TranslatableText("plug-in {} failed: {}: {}", of.name, kind, error)) from error

        return run

    prepare = operation.prepare
    if prepare is not None and not inspect.isgeneratorfunction(prepare):
        prepare = contained(prepare)
    return replace(operation, function=contained(operation.function), prepare=prepare)


# -- finding -----------------------------------------------------------------------------------------------------------


def _in_folder(folder: Path) -> list[_Found]:
    if not folder.is_dir():
        return []
    manifests = sorted(folder.glob(f"*/{MANIFEST}"))
    return [_of_folder(manifest.parent) for manifest in manifests]


def _of_folder(folder: Path) -> _Found:
    return _Found(folder.name, folder, partial(_module_of, folder))


def _in_packages() -> list[_Found]:
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [_Found(point.name, _folder_of(point), partial(_entry, point)) for point in points]


def _entry(point: EntryPoint, id: str) -> Any:
    """What an entry point leads to; `id` is of no matter to it."""
    return point.load()


def _folder_of(point: EntryPoint) -> Path:
    """The folder of the package that an entry point leads to, found without importing it."""
    try:
        spec = importlib.util.find_spec(point.module.partition(".")[0])
    except (ImportError, ValueError):
        spec = None
    return Path(spec.origin).parent if spec and spec.origin else Path(point.name)


# -- loading -----------------------------------------------------------------------------------------------------------


def _loaded(found: _Found, enabled: Collection[str], ids: Collection[str], taken: Collection[str]) -> LoadedPlugin:
    about = LoadedPlugin(found.name, found.name, "", found.folder)
    try:
        about = _described(found)
        if about.id in ids:
            raise PluginError(TranslatableText("another plug-in has the id {} too", about.id))
        if about.id not in enabled:
            return about
        about = replace(about, is_enabled=True)
        return replace(about, plugin=_checked(_made(found, about), taken))
    except PluginError as error:
        return replace(about, error=error.args[0], traceback=error.traceback)


def _described(found: _Found) -> LoadedPlugin:
    """What its manifest says of a plug-in, which is not loaded yet."""
    try:
        manifest = tomllib.loads((found.folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise PluginError(TranslatableText("{} cannot be read: {}", MANIFEST, error)) from error
    lacking = [key for key in ("id", "name", "version", "api") if key not in manifest]
    if lacking:
        raise PluginError(TranslatableText("{} lacks {}", MANIFEST, ", ".join(lacking)))
    id, api = str(manifest["id"]), manifest["api"]
    if not ID.fullmatch(id):
        raise PluginError(TranslatableText("{} is no id: small letters, digits and hyphens expected", repr(id)))
    if api != API_VERSION:
        raise PluginError(TranslatableText("made for version {} of the API; this is version {}", api, API_VERSION))
    return LoadedPlugin(id, str(manifest["name"]), str(manifest["version"]), found.folder)


def _made(found: _Found, about: LoadedPlugin) -> Any:
    """What the function `plugin` of a plug-in returns. Whatever its code raises becomes a PluginError."""
    try:
        with redirect_stdout(sys.stderr):  # what it prints is no result of a command
            loaded = found.load(about.id)
            make = loaded if callable(loaded) else loaded.plugin
            return make()
    except (Exception, SystemExit) as error:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_of_plugin(frame.filename)]
        told = [*traceback.format_list(frames), *traceback.format_exception_only(error)]
        raise PluginError(f"{type(error).__name__}: {error}", "".join(told)) from error


def _is_of_plugin(file: str) -> bool:
    """Whether a file may be the plug-in's own, and not what imports it."""
    return file != __file__ and not file.startswith("<frozen importlib")


def _checked(plugin: Any, taken: Collection[str]) -> Plugin:
    """The plug-in, if it is one, and its operations have ids that nothing has yet."""
    if not isinstance(plugin, Plugin):
        raise PluginError(TranslatableText("its function returned {} instead of a Plugin", repr(plugin)))
    ids: set[str] = set()
    for operation in plugin.operations:
        _check_declaration(operation)
        if operation.id in taken or operation.id in ids:
            raise PluginError(TranslatableText("there is an operation {} already", operation.id))
        ids.add(operation.id)
    return plugin


def _check_declaration(operation: Any) -> None:
    """Refuse what menus, forms and the command line could not be made of."""
    if not isinstance(operation, Operation):
        raise PluginError(TranslatableText("{} is no Operation", repr(operation)))
    if not OPERATION_ID.fullmatch(operation.id):
        raise PluginError(TranslatableText("{}: a subject, a dot and a verb expected", repr(operation.id)))
    if strange := set(operation.tables) - set(ALL_TABLES):
        raise PluginError(TranslatableText("{}: there is no table {}", operation.id, ", ".join(sorted(strange))))
    try:
        description(operation)
    except Exception as error:
        raise PluginError(TranslatableText("{}: its parameters are not declared: {}", operation.id, error)) from error


def _module_of(folder: Path, id: str) -> Any:
    """The module of a plug-in, imported anew with what lies beside it, which it imports as `from .other import …`."""
    name = f"katachi_plugin_{id.replace('-', '_')}"
    for known in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
        del sys.modules[known]
    importlib.invalidate_caches()
    spec = importlib.util.spec_from_file_location(name, folder / MODULE, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
