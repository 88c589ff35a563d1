"""Edits that add bones where they are meant: beside a bone, at its tail, above it, at a position, with an append."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.bones import APPEND, Bone, BoneFlags, has_free_tail, tail_at_bone, tail_at_offset, tail_vector
from editor.model.deform_order import deform_key
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, choice, integer, number, reference, replaced, switch, text, vector
from editor.model.names import Side, TakenNames, other_side_name
from editor.operations.bones.bone_rows import (
    PLAIN,
    append_bones,
    both_names,
    deforming,
    has_length,
    listed_names,
    named_bones,
    put_behind,
    set_values,
    show_bones,
    vec3,
)
from editor.operations.choices import AppendRole, BonePosition, NewSide
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.rows.rows import NEW_NAMES

MANY = 100  # new bones for one that is selected, at most
TIP = "先"


@dataclass(frozen=True, slots=True)
class AddBones:
    at: BonePosition = choice(
        "At",
        BonePosition,
        help="Here: at the same place, with the same parent. At the tail: as a child. As the tip: a hidden bone"
        " (〜先) to which the tail points.",
    )
    count: int = integer(
        "Count", 1, minimum=1, maximum=MANY, help="How many bones in a row; each is the child of the one before it."
    )
    name: str = text(
        "Name", help="The name of the new bones, with numbers for several. Empty: made from the name of the bone."
    )


@operation(
    "bones.add",
    "Add bones",
    "Adds bones at the place of each selected one, at its tail, or as its tip.",
    tables=("bones",),
    parameters=AddBones,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=110,
)
def add_bones(edit: Edit, context: OperationContext, parameters: AddBones) -> Result:
    """Add bones in a row to each of the bones."""
    if parameters.at is BonePosition.END:
        return _add_tips(edit, context.of("bones").tolist(), parameters)
    bones, rows, count = edit.model.bones, context.of("bones").tolist(), parameters.count
    first, taken = len(bones), TakenNames(both_names(bones))
    make = _bones_following if parameters.at is BonePosition.TAIL else _bones_beside
    chains = {row: range(start, start + count) for row, start in zip(rows, itertools.count(first, count), strict=False)}
    new: list[Bone] = []
    for row, chain in chains.items():
        new += named_bones(make(bones.records, row, chain), parameters.name, bones[row], taken)
        taken.update(both_names(new[-count:]))
    append_bones(edit, new)
    if parameters.at is BonePosition.TAIL:
        free = [row for row in rows if has_free_tail(bones[row])]
        set_values(edit, {row: tail_at_bone(bones[row], chains[row][0]) for row in free})
    show_bones(edit, chains)
    new_rows = put_behind(edit, first, np.repeat(rows, count).tolist())
    return Result(TranslatableText("Bones added: {:,}", len(new)), {"bones": new_rows[first:]})


def _bones_beside(bones: Sequence[Bone], row: int, chain: range) -> list[Bone]:
    """New bones at the position of a bone: the first has the same parent, the others hang from the one before."""
    bone, vector = bones[row], tail_vector(bones, row)
    new = _plain(bone)
    parents = (bone.parent, *chain)
    return [replaced(new, {"parent": parent, **tail_at_offset(new, vector)}) for parent in parents[: len(chain)]]


def _bones_following(bones: Sequence[Bone], row: int, chain: range) -> list[Bone]:
    """New bones from the tail of a bone on, as long and the same way; each has the next one as its tail."""
    bone, vector = bones[row], tail_vector(bones, row)
    new_bones = []
    for number_, (own, parent) in enumerate(zip(chain, (row, *chain), strict=False), 1):
        new = replaced(_plain(bone), {"parent": parent, "position": vec3(bone.position + vector * number_)})
        new_bones.append(replaced(new, tail_at_offset(new, vector) if own == chain[-1] else tail_at_bone(new, own + 1)))
    return new_bones


def _plain(bone: Bone, flags: BoneFlags = PLAIN) -> Bone:
    """A bone at the position of another that can do little, and deforms together with it."""
    return Bone(position=bone.position, level=bone.level, flags=flags | deforming(bone))


def _add_tips(edit: Edit, rows: list[int], parameters: AddBones) -> Result:
    """Add a hidden bone at the end of each tail that is an offset, and make it the tail."""
    bones = edit.model.bones
    if parameters.count > 1:
        raise ValueError(TranslatableText("a bone can have one tip only: the count has to be 1"))
    vectors = {row: tail_vector(bones.records, row) for row in rows}
    ending = [row for row in rows if not bones[row].flags & BoneFlags.TAIL_IS_BONE and has_length(vectors[row])]
    if not ending:
        raise ValueError(TranslatableText("none of the bones has a tail offset"))
    first = len(bones)
    append_bones(edit, [_tip_bone(bones[row], row, vectors[row], parameters.name) for row in ending])
    set_values(edit, {row: tail_at_bone(bones[row], tip) for tip, row in enumerate(ending, first)})
    new_rows = put_behind(edit, first, ending)
    left_out = sorted(set(rows) - set(ending))
    warning = TranslatableText(
        "left out, as their tail is no offset: {}", listed_names(bones.records, new_rows[left_out].tolist())
    )
    message = TranslatableText("Bones added: {:,}", len(ending))
    return Result(message, {"bones": new_rows[first:]}, (warning,) if left_out else ())


def _tip_bone(bone: Bone, row: int, vector: Float64Array, name: str) -> Bone:
    """The tip of a bone; as it is hidden, no display frame needs it."""
    tip = replaced(_plain(bone, BoneFlags.ROTATABLE), {"parent": row, "position": vec3(bone.position + vector)})
    name_en = f"{bone.name_en} tip" if bone.name_en else ""
    return replaced(tip, {"name": name or bone.name + TIP, "name_en": name_en})


# -- at a position -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddBoneAt:
    position: Vec3 = vector("Position", help="The position of the new bone.")
    parent: int = reference("Parent", "bones", help="The parent of the new bone.")
    connect: bool = switch(
        "Tail of the parent",
        True,
        help="The tail of the parent points to the new bone, unless it points to another bone.",
    )
    name: str = text("Name", help="The name of the new bone. Empty: made from the name of the parent.")
    side: NewSide = choice(
        "Side",
        NewSide,
        help="Puts 左 or 右 in front of the name, and _L or _R behind the English one, unless it has one.",
    )


@operation(
    "bones.add-at",
    "Add a bone at a position",
    "Adds a bone at a position, with or without a parent, and with a name and side.",
    parameters=AddBoneAt,
    menu="bone.make",
    menu_order=120,
)
def add_at(edit: Edit, context: OperationContext, parameters: AddBoneAt) -> Result:
    """Add a bone at a position."""
    bones, parent = edit.model.bones, parameters.parent
    above = bones[parent] if parent != NONE else Bone(*NEW_NAMES["bones"])
    new = replaced(_plain(above), {"position": parameters.position, "parent": parent})
    first = len(bones)
    (new,) = named_bones([new], parameters.name, above, TakenNames(both_names(bones)))
    append_bones(edit, [_with_side(new, parameters.side.at(parameters.position))])
    if parent != NONE and parameters.connect and has_free_tail(above):
        set_values(edit, {parent: tail_at_bone(above, first)})
    show_bones(edit, {parent: [first]})
    new_rows = put_behind(edit, first, [parent if parent != NONE else first - 1])[first:]
    return Result(TranslatableText("{} added", bones[new_rows[0]].name), {"bones": new_rows})


def _with_side(bone: Bone, side: Side) -> Bone:
    """A bone whose names say a side; names that say one already stay."""
    names = {"name": side.prefix + bone.name, "name_en": bone.name_en and bone.name_en + side.suffix}
    return replaced(
        bone, {field: name for field, name in names.items() if other_side_name(old := getattr(bone, field)) == old}
    )


# -- above, and with an append -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddParents:
    name: str = text("Name", help="The name of the new bone. Empty: the name of the bone with 親.")


@operation(
    "bones.add-parent",
    "Add a parent bone",
    "Adds a parent bone to each selected one, at the same place, which can be rotated and moved.",
    tables=("bones",),
    parameters=AddParents,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=130,
)
def add_parent(edit: Edit, context: OperationContext, parameters: AddParents) -> Result:
    """Put a bone that can be turned and moved above each of the bones, at the same position."""
    bones, rows = edit.model.bones, context.of("bones").tolist()
    first = len(bones)
    new = [_operation_bone(bones[row], parameters.name, "親", "parent") for row in rows]
    append_bones(edit, new)
    set_values(edit, {row: {"parent": above} for above, row in enumerate(rows, first)})
    show_bones(edit, {row: [above] for above, row in enumerate(rows, first)})
    new_rows = put_behind(edit, first, [row - 1 for row in rows])
    return Result(TranslatableText("Bones added: {:,}", len(rows)), {"bones": new_rows[first:]})


def _operation_bone(bone: Bone, name: str, word: str, word_en: str) -> Bone:
    """A bone at the position and with the parent of another, that can be turned and moved."""
    name_en = "" if name or not bone.name_en else f"{bone.name_en} {word_en}"
    values = {"name": name or bone.name + word, "name_en": name_en, "parent": bone.parent}
    return replaced(_plain(bone, PLAIN | BoneFlags.MOVABLE), values)


@dataclass(frozen=True, slots=True)
class AddAppends:
    role: AppendRole = choice(
        "Role",
        AppendRole,
        help="Leads: the selected bone copies the new one. Follows: the new bone copies the selected one.",
    )
    ratio: float = number("Append ratio", 1.0, help="How much of the movement is copied (付与率).")
    rotation: bool = switch("Rotation", True, help="Rotations are copied (回転付与).")
    translation: bool = switch("Translation", help="Translations are copied (移動付与).")
    name: str = text("Name", help="The name of the new bone. Empty: the name of the bone with 操作 or 付与.")


@operation(
    "bones.add-append",
    "Add an append bone",
    "Adds to each bone one at the same place that controls it, or follows it, by append (付与).",
    tables=("bones",),
    parameters=AddAppends,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=140,
)
def add_append(edit: Edit, context: OperationContext, parameters: AddAppends) -> Result:
    """Add to each bone one at the same position and with the same parent that it appends, or that appends it."""
    bones, rows = edit.model.bones, context.of("bones").tolist()
    flags = BoneFlags.APPEND_ROTATION if parameters.rotation else BoneFlags(0)
    flags |= BoneFlags.APPEND_TRANSLATION if parameters.translation else BoneFlags(0)
    if not flags:
        raise ValueError(TranslatableText("choose rotation, translation or both"))
    leads, first = parameters.role is AppendRole.LEADS, len(bones)
    if appending := [row for row in rows if leads and bones[row].flags & APPEND]:
        text_ = TranslatableText("they have another append parent already: {}", listed_names(bones.records, appending))
        raise ValueError(text_)
    words = ("操作", "control") if leads else ("付与", "append")
    new = [_operation_bone(bones[row], parameters.name, *words) for row in rows]
    append_bones(edit, new)
    changes: dict[int, dict[str, Any]] = defaultdict(dict)
    behind = []
    last = _last_deforming(bones.records, rows)
    for added, row in enumerate(rows, first):
        appender, source = (row, added) if leads else (added, row)
        flagged = {"flags": bones[appender].flags | flags}
        changes[appender] = {**flagged, "append_parent": source, "append_ratio": parameters.ratio}
        behind.append(row - 1 if leads else last[row])
        if not leads:
            changes[added] |= {"level": bones[last[row]].level, "flags": flagged["flags"] | deforming(bones[last[row]])}
    set_values(edit, changes)
    show_bones(edit, {row: [added] for added, row in enumerate(rows, first)})
    new_rows = put_behind(edit, first, behind)
    return Result(TranslatableText("Bones added: {:,}", len(rows)), {"bones": new_rows[first:]})


def _last_deforming(bones: Sequence[Bone], rows: Sequence[int]) -> dict[int, int]:
    """For each bone the one after whose deforming it is where it comes to be: itself, or an IK that turns it."""
    last = {row: row for row in rows}
    for own, bone in enumerate(bones):
        for link in bone.ik_links if bone.flags & BoneFlags.IK else ():
            if link.bone in last:
                last[link.bone] = max(last[link.bone], own, key=lambda row: deform_key(bones, row))
    return last
