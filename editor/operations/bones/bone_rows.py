"""Helpers of operations that make bones: new rows that deform in time, directions, and numbered names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText, first_names
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import Vec3, replaced, single
from editor.model.names import HasName, TakenNames, names_following, names_from
from editor.operations.frames.frame_entries import enter_beside
from editor.operations.names.naming import freshly_named

PLAIN = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
NEARLY_NONE = 1e-6  # a way as short as this has no direction
LISTED = 8  # names at most in a message


# -- rows --------------------------------------------------------------------------------------------------------------


def append_bones(edit: Edit, bones: Sequence[Bone]) -> range:
    """Insert bones at the end, under fresh names; `put_behind` brings them to their rows once all refer to them."""
    table = edit.model.bones
    rows = range(len(table), len(table) + len(bones))
    edit.insert(table, len(table), freshly_named(Records(Bone, bones), table.whole))
    return rows


def put_behind(edit: Edit, first: int, behind: Sequence[int]) -> IndexArray:
    """Bring each of the bones from row `first` on behind a row before `first`, or with NONE before all of them.

    Those behind the same row keep their order. Returns (bones,) the row that each bone has come to.
    """
    keys = np.concatenate((np.arange(first), np.asarray(behind, np.intp)))
    order = np.argsort(keys, kind="stable")
    edit.reorder(edit.model.bones, order)
    new_rows = np.empty_like(order)
    new_rows[order] = np.arange(len(order))
    return new_rows


def set_values(edit: Edit, values: Mapping[int, Mapping[str, Any]]) -> None:
    """Give bones other values: by row, and by field."""
    bones = edit.model.bones
    edit.put(bones, list(values), Records(Bone, [replaced(bones[row], dict(new)) for row, new in values.items()]))


def show_bones(edit: Edit, new: Mapping[int, Iterable[int]]) -> None:
    """Enter new bones into display frames by the bone that they belong to; what is hidden needs none."""
    bones = edit.model.bones
    visible = {beside: [row for row in rows if bones[row].flags & BoneFlags.VISIBLE] for beside, rows in new.items()}
    enter_beside(edit, visible)


def deforming(bone: Bone) -> BoneFlags:
    """The flag, if any, by which a bone deforms after physics: what deforms right before or after it has it too."""
    return bone.flags & BoneFlags.AFTER_PHYSICS


# -- directions --------------------------------------------------------------------------------------------------------


def vec3(values: Iterable[float]) -> Vec3:
    """A position or direction as records hold it."""
    x, y, z = map(single, values)
    return x, y, z


def has_length(vector: Float64Array) -> bool:
    """Return whether a vector has a direction; one that is no number has none."""
    return bool(np.isfinite(vector).all() and np.linalg.norm(vector) > NEARLY_NONE)


# -- names -------------------------------------------------------------------------------------------------------------


def both_names(bones: Iterable[Bone]) -> set[str]:
    """The names of bones, in both languages."""
    return {name for bone in bones for name in (bone.name, bone.name_en)}


def named_bones(new: Sequence[Bone], name: str, before: Bone, taken: TakenNames) -> list[Bone]:
    """New bones under a name, counted on, or without one under names that follow that of the bone before them."""
    count = len(new)
    if name:
        names, names_en = names_from(name, count, taken), [""] * count
    else:
        names, names_en = (names_following(each, count, taken) for each in (before.name, before.name_en))
    pairs = zip(new, names, names_en, strict=True)
    return [replaced(bone, {"name": name, "name_en": name_en}) for bone, name, name_en in pairs]


def listed_names(records: Sequence[HasName], rows: Iterable[int]) -> TranslatableText:
    """The names of some rows, for a message: the first few of many."""
    names = [records[row].name or str(row) for row in rows]
    return first_names(names[:LISTED], max(len(names) - LISTED, 0))
