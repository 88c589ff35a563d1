"""Imports of the program's own modules that wait until they are needed, because they take time."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any


def imported(module: str) -> Any:
    """Import a module of the program by its full name, `"editor.app"`; the only place where that is done late.

    It is typed as Any, for mypy does not follow it. ImportError as `import` raises it.
    """
    return importlib.import_module(module)


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
