"""The plug-ins as commands without a window use them: enabled, loaded, and their formats read and written."""

from __future__ import annotations

from editor.cli.output import fault
from editor.formats.registry import set_added_formats
from editor.plugins.load_plugins import load_plugins
from editor.plugins.offered import formats_of
from editor.plugins.plugin import LoadedPlugin


def use_plugins() -> list[LoadedPlugin]:
    """Load the plug-ins that are enabled, whose formats are known from then on. Those that cannot be had are named."""
    plugins = load_plugins()
    for plugin in plugins:
        if plugin.error:
            fault(f"plug-in {plugin.id}: {plugin.error}")
    set_added_formats(formats_of(plugins))
    return plugins
