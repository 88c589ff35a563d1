"""Tails of bones: from offsets to bones and back, so that they are shown as before, and tips (〜先) out of sight; and
the axis that bones turn about, or the axes that they are handled by, from where they end.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, mask_of
from editor.messages import TranslatableText
from editor.model.bone_tree import children_of
from editor.model.bones import Bone, BoneFlags, tail_as_offset, tail_vector
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, replaced, single, switch
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.references import references
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.related import is_weighted
from editor.preview.bone_axes import NEARLY_NONE, axes_along, bone_directions, straightened_axes

NEAR = 1e-3  # model units: a bone so near to where a tail ends stands there
TIP = re.compile(r"(?!.*(つま|爪)先$).+先")  # toes are called so, too


@dataclass(frozen=True, slots=True)
class TailToBone:
    make_bone: bool = switch("Make bones", help="If no child is at the end of a tail, a hidden bone is made there.")


@dataclass(frozen=True, slots=True)
class TailToOffset:
    remove_tips: bool = switch(
        "Remove tips", help="Removes the tip bones that nothing uses: no vertex, child, rigid body, IK or morph."
    )


@operation(
    "bones.tail-to-bone",
    "Tails to bones",
    "Converts tail offsets into tails that point to the bones where they end.",
    tables=("bones",),
    parameters=TailToBone,
    needs=NEEDS_ROWS,
    menu="bone.tails",
    menu_order=120,
)
def tail_to_bone(edit: Edit, context: OperationContext, parameters: TailToBone) -> Result:
    """Let bones end at the child that stands where their offset ends, or at a new one there."""
    bones = edit.model.bones
    rows = [row for row in context.of("bones").tolist() if _has_offset(bones[row])]
    ends = _children_at_ends(bones.records, rows)
    if len(ends) < len(rows) and parameters.make_bone:
        ends |= _make_tips(edit, [row for row in rows if row not in ends])
    if not ends:
        raise ValueError(TranslatableText("No tail is an offset that ends where a child of its bone stands."))
    edit.put(bones, list(ends), Records(Bone, [_with_tail(bones[row], end) for row, end in ends.items()]))
    left = len(rows) - len(ends)
    warnings = (TranslatableText("Bones without a child where the tail ends: {:,}", left),) if left else ()
    return Result(
        TranslatableText("Tails that are bones now: {:,}", len(ends)),
        {"bones": np.array(sorted(ends), np.intp)},
        warnings,
    )


def _with_tail(bone: Bone, end: int) -> Bone:
    flags = bone.flags | BoneFlags.TAIL_IS_BONE
    changed: Bone = replaced(bone, {"flags": flags, "tail_bone": end, "tail_offset": (0.0, 0.0, 0.0)})
    return changed


def _has_offset(bone: Bone) -> bool:
    return not bone.flags & BoneFlags.TAIL_IS_BONE and NEARLY_NONE < math.hypot(*bone.tail_offset) < math.inf


def _children_at_ends(bones: list[Bone], rows: list[int]) -> dict[int, int]:
    """By bone, of those whose tail ends where a child stands, that child."""
    children = children_of(bones)
    found: dict[int, int] = {}
    for row in rows:
        end = _tail_end(bones[row])
        near = (child for child in children[row] if math.dist(bones[child].position, end) < NEAR)
        found.update((row, child) for child in islice(near, 1))
    return found


def _make_tips(edit: Edit, rows: list[int]) -> dict[int, int]:
    """Put a hidden bone behind the last one for the end of each tail, and tell which."""
    bones = edit.model.bones
    first = len(bones)
    edit.insert(bones, first, [_tip(bones[row], row) for row in rows])
    give_fresh_names(edit, bones, range(first, len(bones)))
    return dict(zip(rows, range(first, len(bones)), strict=True))


def _tail_end(bone: Bone) -> Vec3:
    """Return the end of the offset of a tail."""
    (x, y, z), (to_x, to_y, to_z) = bone.position, bone.tail_offset
    return x + to_x, y + to_y, z + to_z


def _tip(bone: Bone, row: int) -> Bone:
    x, y, z = _tail_end(bone)
    return Bone(
        name=f"{bone.name}先",
        name_en=f"{bone.name_en}_t" if bone.name_en else "",
        position=(single(x), single(y), single(z)),
        parent=row,
        level=bone.level,
        flags=BoneFlags.ROTATABLE | BoneFlags.OPERABLE | bone.flags & BoneFlags.AFTER_PHYSICS,
    )


@operation(
    "bones.tail-to-offset",
    "Tails to offsets",
    "Converts tails that point to bones into offsets that end in the same place.",
    tables=("bones",),
    parameters=TailToOffset,
    needs=NEEDS_ROWS,
    menu="bone.tails",
    menu_order=130,
)
def tail_to_offset(edit: Edit, context: OperationContext, parameters: TailToOffset) -> Result:
    """Let bones keep where they end as an offset, in the place of the bone that stands there."""
    bones = edit.model.bones
    rows = [row for row in context.of("bones").tolist() if bones[row].flags & BoneFlags.TAIL_IS_BONE]
    rows = [row for row in rows if np.isfinite(tail_vector(bones.records, row)).all()]
    if not rows:
        raise ValueError(TranslatableText("None of the bones has a tail that is a bone."))
    ends = [bones[row].tail_bone for row in rows]
    edit.put(bones, rows, Records(Bone, [_with_offset(bones.records, row) for row in rows]))
    gone = _unused_tips(edit.model, ends) if parameters.remove_tips else np.empty(0, np.intp)
    edit.remove(bones, gone, heir="parent")
    text = TranslatableText("Tails that are offsets now: {:,}; tips removed: {:,}", len(rows), len(gone))
    stay = np.setdiff1d(rows, gone)
    return Result(text, {"bones": stay - np.searchsorted(gone, stay)})


def _with_offset(bones: list[Bone], row: int) -> Bone:
    bone = bones[row]
    end = bones[bone.tail_bone] if bone.tail_bone != NONE else bone
    changed: Bone = replaced(bone, tail_as_offset(bone, end))
    return changed


def _unused_tips(model: Model, ends: list[int]) -> IndexArray:
    """Those of the bones that are named or hidden as tips are, and that nothing but display frames refers to."""
    used = _used_bones(model)
    tips = {row for row in ends if row != NONE and not used[row] and _is_tip(model.bones[row])}
    return np.array(sorted(tips), np.intp)


def _is_tip(bone: Bone) -> bool:
    return TIP.fullmatch(bone.name) is not None or not bone.flags & BoneFlags.VISIBLE


def _used_bones(model: Model) -> BoolArray:
    """(bones,): what a vertex, another bone, a rigid body or a morph is about."""
    tables = (model.bones, model.morphs, model.rigid_bodies)
    found = [some.numbers for table in tables for some in references(table.whole, "bones", applying=True)]
    return _weighted_bones(model) | mask_of(len(model.bones), *found)


def _weighted_bones(model: Model) -> BoolArray:
    """(bones,): whether a vertex follows the bone."""
    return mask_of(len(model.bones), model.vertices[Vertex.bones][is_weighted(model)])


@operation(
    "bones.hide-tips",
    "Hide tips (〜先)",
    "Hides the bones whose names end in 先 and that move no vertex; toes (つま先) stay visible.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="bone.tails",
    menu_order=140,
)
def hide_tips(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Make the bones invisible whose names end in 先 and that no vertex follows."""
    bones = edit.model.bones
    weighted = _weighted_bones(edit.model)
    rows = [row for row in context.of("bones").tolist() if TIP.fullmatch(bones[row].name) and not weighted[row]]
    shown = [row for row in rows if bones[row].flags & BoneFlags.VISIBLE]
    if not rows:
        raise ValueError(TranslatableText("None of the bones is a tip, which is named 〜先 and moves no vertex."))
    edit.set(bones, shown, Bone.flags, [bones[row].flags & ~BoneFlags.VISIBLE for row in shown])
    return Result(TranslatableText("Tips hidden: {:,}", len(shown)), {"bones": np.array(rows, np.intp)})


@operation(
    "bones.fixed-axis-from-tail",
    "Fixed axis along the tail",
    "Gives the selected bones a fixed axis (軸制限) along their tail, as twist bones have; without a tail,"
    " towards their first child.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="bone.tails",
    menu_order=210,
)
def fixed_axis_from_tail(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Let bones turn only about the axis from where they are to where they end."""
    rows, vectors = _with_direction(edit.model, context.of("bones"))
    axes = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    _set_axes(edit, rows, BoneFlags.FIXED_AXIS, ({"fixed_axis": axis} for axis in _vectors(axes)))
    text = TranslatableText("Bones with a fixed axis along the tail: {:,}", len(rows))
    return Result(text, {"bones": rows}, _warn_without_direction(context, rows))


@operation(
    "bones.local-axes-from-tail",
    "Local axes along the tail",
    "Gives the selected bones local axes as MMD has them for arms: X to the tail, Z away from the viewer.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="bone.tails",
    menu_order=220,
)
def local_axes_from_tail(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Give bones local axes whose x goes from where they are to where they end."""
    rows, vectors = _with_direction(edit.model, context.of("bones"))
    axes = axes_along(vectors)
    pairs = zip(_vectors(axes[:, :, 0]), _vectors(axes[:, :, 2]), strict=True)
    _set_axes(edit, rows, BoneFlags.LOCAL_AXES, ({"local_x": x, "local_z": z} for x, z in pairs))
    text = TranslatableText("Bones with local axes along the tail: {:,}", len(rows))
    return Result(text, {"bones": rows}, _warn_without_direction(context, rows))


@operation(
    "bones.normalize-axes",
    "Straighten axes",
    "Normalizes fixed and local axes to length 1, and puts the local Z axis at a right angle to the local X axis."
    " Their directions stay.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
)
def straighten_axes(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring axes to length 1, and local Z to a right angle with local X."""
    bones = edit.model.bones
    found = {row: straightened_axes(bones[row]) for row in context.of("bones").tolist()}
    new = {row: replaced(bones[row], values) for row, values in found.items() if values}
    edit.put(bones, list(new), Records(Bone, list(new.values())))
    return Result(
        TranslatableText("Bones whose axes were straightened: {:,}", len(new)), {"bones": np.array(list(new), np.intp)}
    )


def _with_direction(model: Model, rows: IndexArray) -> tuple[IndexArray, Float64Array]:
    """Those of the bones that end somewhere, and the ways there. ValueError when it is none."""
    vectors = bone_directions(model.bones.records, rows.tolist())
    lengths = np.linalg.norm(vectors, axis=1)
    there = np.isfinite(lengths) & (lengths > NEARLY_NONE)
    if not there.any():
        raise ValueError(TranslatableText("None of the bones has a tail or a child that gives a direction."))
    return rows[there], vectors[there]


def _set_axes(edit: Edit, rows: IndexArray, flag: BoneFlags, values: Iterable[dict[str, Any]]) -> None:
    bones = edit.model.bones
    pairs = zip(rows.tolist(), values, strict=True)
    new = [replaced(bones[row], {**changed, "flags": bones[row].flags | flag}) for row, changed in pairs]
    edit.put(bones, rows, Records(Bone, new))


def _vectors(axes: Float64Array) -> list[tuple[float, ...]]:
    """Vectors (n, 3) as records hold them."""
    return [tuple(axis) for axis in axes.astype(np.float32).tolist()]


def _warn_without_direction(context: OperationContext, rows: IndexArray) -> tuple[TranslatableText, ...]:
    """Return a warning about bones that give no direction, if any."""
    left = len(context.of("bones")) - len(rows)
    return (TranslatableText("Bones without tail or child, left as they were: {:,}", left),) if left else ()
