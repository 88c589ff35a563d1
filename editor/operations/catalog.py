"""Lists every operation, so that menus, palette, command line and scripts can offer them.

Plain data: whoever offers operations reads it, or is given a copy with those of plug-ins; nothing adds to it at run
time. An operation is declared above its function; its row is made of that, and imports what it runs when it is run.
"""

from __future__ import annotations

from editor.operations.operation import Operation
from editor.operations.operation_rows import ROWS

OPERATIONS: dict[str, Operation] = {row.id: row for row in ROWS}
