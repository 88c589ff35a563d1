"""LoadedPlugin: a plug-in that was found, and what became of it; PluginError, why it cannot be had."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from editor.plugins.plugin import Plugin


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

    @property
    def files(self) -> list[str]:
        """Those that its code is in."""
        return [str(file) for file in self.source.rglob("*.py")] if self.source is not None else []
