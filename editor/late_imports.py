"""Imports that take time: of the program's own modules, which wait until they are needed, and of Qt."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from typing import Any


def imported(module: str) -> Any:
    """Import a module of the program by its full name, `"editor.app"`; the only place where that is done late.

    It is typed as Any, for mypy does not follow it. ImportError as `import` raises it.
    """
    return importlib.import_module(module)


def read_no_sources_for_qt() -> None:
    """Import PySide6, and keep it from reading the source of each module that is imported after it.

    It looks there for its name, as a module that has it may say `from __feature__ import`. That costs some tenths of a
    second at the start, and 20 MB for the lines, which Python keeps. Now each module counts as one that may.
    """
    importlib.import_module("PySide6.QtCore")
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda _: True


@dataclass(frozen=True, slots=True)
class Late:
    """A function or a class of the program, imported when it is first called; `reference` is "module:name"."""

    reference: str

    @property
    def target(self) -> Any:
        """The function or the class itself."""
        module, _, name = self.reference.partition(":")
        return getattr(imported(module), name)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.target(*arguments, **named)


def resolved(function: Any) -> Any:
    """Return the target of a Late; anything else as it is."""
    return function.target if isinstance(function, Late) else function
