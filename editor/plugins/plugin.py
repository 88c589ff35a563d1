"""Plugin: what a plug-in adds to the program, as it returns it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from editor.operations.operation import Operation


@dataclass(frozen=True, slots=True)
class Plugin:
    """What a plug-in adds. Without a window operations and checks count alone.

    `commands`, `checks`, `formats` and `panes` are rows of the lists of the same names.
    """

    operations: Sequence[Operation] = ()
    commands: Sequence[Any] = ()
    checks: Sequence[Any] = ()
    formats: Sequence[Any] = ()
    panes: Sequence[Any] = ()
