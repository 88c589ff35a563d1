"""Imports of the program's own modules that wait until they are needed, because they take time."""

from __future__ import annotations

import importlib
from typing import Any


def imported(module: str) -> Any:
    """Import a module of the program by its full name, `"editor.app"`; the only place where that is done late.

    It is typed as Any, for mypy does not follow it. ImportError as `import` raises it.
    """
    return importlib.import_module(module)
