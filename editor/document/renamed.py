"""The one table of ids that were others once: settings, files of keys and lists of users may still hold those."""

from __future__ import annotations

from collections.abc import Mapping

# The former id of a command, an operation or a check, or name of a preference, and the present one.
RENAMED: Mapping[str, str] = {
    # Keys of settings for options of exporting.
    "export/x/binary": "export/x/is_binary",
    "export/x/emissive": "export/x/writes_emissive",
}
# A command that is no more, and the one that does its work beside its own.
MERGED: Mapping[str, str] = {"pose.undo": "edit.undo", "pose.redo": "edit.redo"}


def present_id(id: str) -> str:
    """Return the present form of an id."""
    return MERGED.get(id, RENAMED.get(id, id))


def every_id(id: str) -> list[str]:
    """An id, and those that it had before."""
    return [id, *(former for former, now in RENAMED.items() if now == id)]
