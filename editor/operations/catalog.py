"""Lists every operation, so that menus, palette, command line and scripts can offer them.

Plain data: whoever offers operations reads it, or is given a copy with those of plug-ins; nothing adds to it at run
time. Each module of operations declares its own beside their functions.
"""

from __future__ import annotations

from editor.operations.edits import (
    after_upgrade,
    bone_adding,
    bone_axes_from_tail,
    bone_building,
    bone_flags,
    bone_merging,
    bone_mirror,
    bone_order,
    bone_placing,
    bone_positions,
    bone_tails,
    frame_items,
    frames,
    make_ik,
    material_parts,
    merge_model,
    move_model,
    names,
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
        bone_placing,
        whole_model,
        move_model,
        merge_model,
        material_parts,
        make_ik,
        bone_tails,
        bone_axes_from_tail,
        bone_order,
        frames,
        frame_items,
        pose_operations,
        after_upgrade,
        bone_flags,
        bone_adding,
        bone_building,
        bone_merging,
        bone_mirror,
        bone_positions,
    )
    for operation in module.OPERATIONS
}
