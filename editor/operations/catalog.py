"""Lists every operation, so that menus, palette, command line and scripts can offer them.

Plain data: whoever offers operations reads it, or is given a copy with those of plug-ins; nothing adds to it at run
time. Each module of operations declares its own beside their functions.
"""

from __future__ import annotations

from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.fixing import FIX, fix_operation
from editor.operations.edits import (
    after_upgrade,
    bone_adding,
    bone_axes_from_tail,
    bone_building,
    bone_flags,
    bone_links,
    bone_merging,
    bone_mirror,
    bone_order,
    bone_positions,
    bone_tails,
    clean_textures,
    face_cleaning,
    face_shapes,
    frame_items,
    frames,
    make_ik,
    material_colors,
    material_merging,
    material_order,
    material_parts,
    material_splitting,
    merge_model,
    morph_offsets,
    move_model,
    names,
    names_translation,
    pose_operations,
    primitives,
    row_values,
    rows,
    separation,
    sort_textures,
    transform_rows,
    vertex_merging,
    vertex_normals,
    vertex_uvs,
    whole_model,
)
from editor.operations.edits.physics import (
    bodies_from_bones,
    body_chains,
    collision_masks,
    joint_edits,
    physics_mirror,
    placing,
    soft_body_edits,
)
from editor.operations.edits.semi_standard import add_semi_standard
from editor.operations.edits.weights import weight_copies, weight_kinds, weight_smoothing, weights_from_bones
from editor.operations.operation import Operation

# In the order of menus.
MODULES = (
    rows,
    row_values,
    transform_rows,
    names,
    names_translation,
    whole_model,
    move_model,
    merge_model,
    primitives,
    frames,
    frame_items,
    bone_adding,
    bone_building,
    bone_links,
    make_ik,
    bone_merging,
    bone_mirror,
    bone_positions,
    bone_tails,
    bone_axes_from_tail,
    bone_flags,
    bone_order,
    add_semi_standard,
    after_upgrade,
    material_merging,
    material_splitting,
    material_parts,
    material_colors,
    material_order,
    clean_textures,
    sort_textures,
    separation,
    vertex_merging,
    vertex_normals,
    vertex_uvs,
    face_cleaning,
    weight_kinds,
    weight_smoothing,
    weight_copies,
    weights_from_bones,
    face_shapes,
    morph_offsets,
    bodies_from_bones,
    body_chains,
    joint_edits,
    physics_mirror,
    placing,
    collision_masks,
    soft_body_edits,
    pose_operations,
)
OPERATIONS: dict[str, Operation] = {operation.id: operation for module in MODULES for operation in module.OPERATIONS}
OPERATIONS[FIX] = fix_operation(CHECKS, OPERATIONS)
