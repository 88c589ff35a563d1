"""The user's folder of plug-ins, and the file beside it that says which are enabled."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from editor.formats.atomic_write import atomic_write

OVERRIDE = "KATACHI_PLUGINS"  # names another folder


def plugins_folder() -> Path:
    """Where the user's plug-ins lie, a folder each. It may not be there yet."""
    override = os.environ.get(OVERRIDE)
    return Path(override) if override else _data_folder() / "Katachi" / "plugins"


def _data_folder() -> Path:
    """Where programs keep what belongs to a user, as the platform has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")


def enabled_ids() -> set[str]:
    """The ids of the plug-ins that the user has enabled; none where the file is not there or says nothing."""
    try:
        held = json.loads(_enabled_file().read_text("utf-8"))
        return {str(id) for id in held["enabled"]}
    except (OSError, ValueError, KeyError, TypeError):
        return set()


def set_enabled(id: str, on: bool) -> None:
    """Enable or disable a plug-in from now on. OSError when the file cannot be written."""
    ids = enabled_ids() | {id} if on else enabled_ids() - {id}
    file = _enabled_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(file) as stream:
        stream.write(json.dumps({"enabled": sorted(ids)}, indent=2).encode() + b"\n")


def _enabled_file() -> Path:
    folder = plugins_folder()
    return folder.with_name(f"{folder.name}.json")
