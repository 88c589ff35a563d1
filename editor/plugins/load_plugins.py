"""Finds the plug-ins of the user and of installed packages, and loads those that are enabled.

A plug-in is a folder with `plugin.toml` and `plugin.py`, or a package with an entry point in the group
`katachi.plugins` and a `plugin.toml` of its own. What fails is contained: it is told with the plug-in, and the others
go on.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import tomllib
import traceback
from collections.abc import Callable, Collection
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from editor.messages import TranslatableText
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.plugins.declarations import ID, checked_plugin, names_of
from editor.plugins.plugin import API_VERSION, LoadedPlugin, Plugin, PluginError
from editor.plugins.plugin_folder import enabled_ids, plugins_folder

GROUP = "katachi.plugins"  # of entry points
MANIFEST, MODULE = "plugin.toml", "plugin.py"


@dataclass(frozen=True, slots=True)
class _FoundPlugin:
    """The folder of a plug-in, and the function that imports it."""

    name: str  # of the folder or the entry point, for when the manifest cannot be read
    folder: Path
    load: Callable[[str], Any]  # by id, its module or its function


def load_plugins(taken: Collection[str] = ()) -> list[LoadedPlugin]:
    """All plug-ins that there are, those of the user's folder first; the enabled ones are loaded, anew each time.

    `taken`: ids that none may have, besides those of the program's operations and checks.
    """
    enabled, loaded = enabled_ids(), list[LoadedPlugin]()
    taken = {*taken, *OPERATIONS, *CHECKS}
    for found in [*_in_folder(plugins_folder()), *_in_packages()]:
        one = _load_plugin(found, enabled, {other.id for other in loaded}, taken)
        taken |= names_of(one.plugin) if one.plugin else set()
        loaded.append(one)
    return loaded


def load_plugin(folder: str | Path) -> Plugin:
    """Load the plug-in in a folder, enabled or not: for its own tests. PluginError tells why it cannot be loaded."""
    found = _of_folder(Path(folder))
    return checked_plugin(_plugin_of(found, _read_manifest(found)), {*OPERATIONS, *CHECKS})


# -- finding -----------------------------------------------------------------------------------------------------------


def _in_folder(folder: Path) -> list[_FoundPlugin]:
    if not folder.is_dir():
        return []
    manifests = sorted(folder.glob(f"*/{MANIFEST}"))
    return [_of_folder(manifest.parent) for manifest in manifests]


def _of_folder(folder: Path) -> _FoundPlugin:
    return _FoundPlugin(folder.name, folder, partial(_module_of, folder))


def _in_packages() -> list[_FoundPlugin]:
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [_FoundPlugin(point.name, _folder_of(point), partial(_entry, point)) for point in points]


def _entry(point: EntryPoint, id: str) -> Any:
    """Load the object of an entry point; `id` is not used."""
    return point.load()


def _folder_of(point: EntryPoint) -> Path:
    """The folder of the package that an entry point leads to, found without importing it."""
    try:
        spec = importlib.util.find_spec(point.module.partition(".")[0])
    except (ImportError, ValueError):
        spec = None
    return Path(spec.origin).parent if spec and spec.origin else Path(point.name)


# -- loading -----------------------------------------------------------------------------------------------------------


def _load_plugin(
    found: _FoundPlugin, enabled: Collection[str], ids: Collection[str], taken: Collection[str]
) -> LoadedPlugin:
    about = LoadedPlugin(found.name, found.name, "", found.folder)
    try:
        about = _read_manifest(found)
        if about.id in ids:
            raise PluginError(TranslatableText("another plug-in has the id {} too", about.id))
        if about.id not in enabled:
            return about
        about = replace(about, is_enabled=True)
        return replace(about, plugin=checked_plugin(_plugin_of(found, about), taken))
    except PluginError as error:
        return replace(about, error=error.args[0], traceback=error.traceback)


def _read_manifest(found: _FoundPlugin) -> LoadedPlugin:
    """Read the manifest of a plug-in, which is not loaded yet."""
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


def _plugin_of(found: _FoundPlugin, about: LoadedPlugin) -> Any:
    """Call the function `plugin` of a plug-in. Whatever its code raises becomes a PluginError."""
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
    """Return whether a file may be the plug-in's own, and not what imports it."""
    return file != __file__ and not file.startswith("<frozen importlib")


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
    # Python tells by second and size that a source is another than its bytecode, and so not always.
    keeps_none, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    finally:
        sys.dont_write_bytecode = keeps_none
    return module
