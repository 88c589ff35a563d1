"""The user's folder of plug-ins, and the file beside it that says which are enabled."""

from __future__ import annotations

import json
import os
from pathlib import Path

from editor.formats.atomic_write import atomic_write
from editor.resources import user_folder

OVERRIDE = "KATACHI_PLUGINS"  # names another folder


def plugins_folder() -> Path:
    """Return the folder that holds the user's plug-ins, a folder each. It may not exist yet."""
    override = os.environ.get(OVERRIDE)
    return Path(override) if override else user_folder() / "plugins"


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
