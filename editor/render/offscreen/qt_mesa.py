"""Finds the Mesa that Qt brings for Windows. Imports neither."""

from __future__ import annotations

import importlib.util
from pathlib import Path

LIBRARY = "opengl32sw.dll"


def qt_mesa() -> Path | None:
    """The library with OpenGL in software; None where there is none."""
    found = importlib.util.find_spec("PySide6")
    folders = found.submodule_search_locations if found is not None else None
    files = (Path(folder) / LIBRARY for folder in folders or ())
    return next((file for file in files if file.is_file()), None)
