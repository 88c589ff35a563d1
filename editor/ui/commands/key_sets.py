"""Sets of keys that hands know from other programs, by the ids of commands; what is not named stays as it comes.

A key that a set gives to one command is taken from every other that comes with it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

KATACHI = "Katachi"

# Most keys come from PMXEditor anyway; these are those that are elsewhere as it comes.
_PMXEDITOR: Mapping[str, tuple[str, ...]] = {
    "pane.go-to-view": ("Ctrl+W", "Alt+0"),
    "file.close": ("Ctrl+Shift+W",),  # as Ctrl+F4 stores positions
    "rows.copy-references": ("Ctrl+X",),
    "select.grow": ("+", "Ctrl++"),
    "select.shrink": ("-", "Ctrl+-"),
    "materials.merge": ("Ctrl+J",),
    "axes.virtual-from-selection": ("A",),
}

_BLENDER: Mapping[str, tuple[str, ...]] = {
    "help.palette": ("F3", "Ctrl+Shift+P"),
    "tool.select": ("W",),
    "tool.move": ("G",),
    "tool.rotate": ("R",),
    "tool.scale": ("S",),
    "tool.grab": ("Shift+G",),
    "rows.delete": ("X", "Del"),
    "rows.insert": ("Shift+A", "Ins"),
    "rows.duplicate": ("Shift+D", "Ctrl+D"),
    "edit.redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "select.all": ("A", "Ctrl+A"),
    "select.none": ("Alt+A",),
    "select.invert": ("Ctrl+I",),
    "select.connected": ("Ctrl+L", "L"),
    "select.grow": ("Ctrl+Num++", "Ctrl++"),
    "select.shrink": ("Ctrl+Num+-", "Ctrl+-"),
    "hide.selected": ("H",),
    "hide.isolate": ("Shift+H",),
    "hide.show-all": ("Alt+H",),
    "transform.by-numbers": ("N", "F4"),
    "playback.play": ("Shift+Space", "Ctrl+M"),
    "camera.front": ("Num+1",),
    "camera.back": ("Ctrl+Num+1",),
    "camera.models-left": ("Num+3",),  # seen from +X, as Blender's right view is
    "camera.models-right": ("Ctrl+Num+3",),
    "camera.top": ("Num+7",),
    "camera.bottom": ("Ctrl+Num+7",),
    "camera.perspective": ("Num+5",),
    "camera.frame-selection": ("Num+.", "."),
    "camera.four-views": ("Ctrl+Alt+Q", "F12"),
}

# What macOS keeps for itself with the Command key, which Qt calls Ctrl there, and what stands for it.
IS_MAC = sys.platform == "darwin"
_MAC = {"Ctrl+Q": "Meta+Q", "Ctrl+H": "Meta+H", "Ctrl+M": "Meta+M", "Ctrl+Shift+Q": "Ctrl+Q"}

KEY_SETS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    KATACHI: {},
    "PMXEditor": _PMXEDITOR,
    "Blender": _BLENDER,
}

# Keys for something else while a list of rows has the keyboard, by set: the id of the command.
LIST_KEYS: Mapping[str, Mapping[str, str]] = {"PMXEditor": {"Ctrl+W": "hide.isolate"}}


def system_keys(keys: Iterable[str]) -> list[str]:
    """The keys of a set as they are on this system."""
    return [_MAC.get(key, key) if IS_MAC else key for key in keys]
