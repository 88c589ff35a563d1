"""Lists every operation, so that menus, palette, command line and scripts can offer them.

Plain data: whoever offers operations reads it, or is given a copy with those of plug-ins; nothing adds to it at run
time. Each module of operations declares its own beside their functions.
"""

from __future__ import annotations

from editor.operations.edits import (
    after_upgrade,
    bone_flags,
    material_parts,
    merge_model,
    move_model,
    names,
    names_translation,
    pose_operations,
    row_values,
    rows,
    transform_rows,
    whole_model,
)
from editor.operations.operation import Operation

OPERATIONS: dict[str, Operation] = {
    operation.id: operation
    for module in (
        rows,
        row_values,
        transform_rows,
        names,
        names_translation,
        whole_model,
        move_model,
        merge_model,
        material_parts,
        pose_operations,
        after_upgrade,
        bone_flags,
    )
    for operation in module.OPERATIONS
}
