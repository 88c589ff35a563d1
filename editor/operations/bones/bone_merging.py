"""Edits that make one bone of several: what belonged to those that go belongs to the one that stays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.messages import TranslatableText
from editor.model.bone_tree import with_ancestors
from editor.model.bones import APPEND, Bone, BoneFlags, IkLink, tail_at_bone, tail_at_offset
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, replaced
from editor.model.frames import BoneItem, DisplayFrame, FrameItem
from editor.model.mesh import Deform, Vertex
from editor.model.morphs import BoneOffset, Morph
from editor.operations.bones.bone_rows import listed_names, set_values
from editor.operations.choices import MergeInto
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation

Heirs = Mapping[int, int]  # for each bone that goes the one that takes its place, which stays


@dataclass(frozen=True, slots=True)
class MergeBones:
    into: MergeInto = choice(
        "Merge into", MergeInto, help="Each bone into its parent, or all into the first selected bone."
    )


@operation(
    "bones.merge",
    "Merge bones",
    "Merges bones into their parents or into the first one, with weights, children, rigid bodies, morph offsets,"
    " frame items, IK links and appends.",
    tables=("bones",),
    parameters=MergeBones,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
)
def merge_bones(edit: Edit, context: OperationContext, parameters: MergeBones) -> Result:
    """Merge bones into their nearest parents that are not among them, or all into the first."""
    bones, rows = edit.model.bones, context.of("bones").tolist()
    if parameters.into is MergeInto.FIRST:
        if len(rows) < 2:
            raise ValueError(TranslatableText("two bones at least are needed to merge them"))
        return merge_into(edit, dict.fromkeys(rows[1:], rows[0]))
    gone = set(rows)
    heirs = {
        row: next((above for above in with_ancestors(bones.records, row) if above not in gone), NONE) for row in rows
    }
    if orphans := [row for row, heir in heirs.items() if heir == NONE]:
        text = TranslatableText("they have no parent to be merged into: {}", listed_names(bones.records, orphans))
        raise ValueError(text)
    return merge_into(edit, heirs)


@operation(
    "bones.merge-same-name",
    "Merge bones of the same name",
    "Merges bones of the same name into the first one: of the selected names or, if none are given, of all.",
    tables=("bones",),
    previews=False,
    scope=Scope.OR_ALL,
)
def merge_same_name(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Merge bones into the first one of their name: of the names of the chosen rows or, without any, of all."""
    bones, chosen = edit.model.bones, context.of("bones").tolist()
    names = {bones[row].name for row in chosen or range(len(bones))} - {""}
    first: dict[str, int] = {}
    heirs = {}
    for row, bone in enumerate(bones):
        if bone.name in names and first.setdefault(bone.name, row) != row:
            heirs[row] = first[bone.name]
    return merge_into(edit, heirs)


def merge_into(edit: Edit, heirs: Heirs) -> Result:
    """Merge bones into their heirs, with weights, children, bodies, morph offsets, frame items, IK and appends."""
    bones, vertices = edit.model.bones, edit.model.vertices
    gone = np.array(sorted(heirs), np.intp)
    kept = np.unique(np.fromiter(heirs.values(), np.intp, len(heirs)))
    ending = [row for row in heirs if bones[row].flags & (BoneFlags.IK | APPEND)]
    warnings = [TranslatableText("IK and append removed: {}", listed_names(bones.records, ending))] if ending else []
    was_curved = _is_curved(vertices[Vertex.deform])
    set_values(edit, {row: _values_after_merge(bones.records, row, heirs) for row in kept.tolist()})
    _hand_over_references(edit, heirs)
    _hand_over_offsets(edit, heirs)
    _hand_over_items(edit, heirs)
    edit.set(bones, gone, Bone.parent, [heirs[row] for row in gone.tolist()])
    edit.remove(bones, gone, heir="parent")
    lost = int(np.count_nonzero(was_curved & ~_is_curved(vertices[Vertex.deform])))
    if lost:
        warnings.append(TranslatableText("SDEF and QDEF vertices that have one bone left became BDEF1: {:,}", lost))
    message = TranslatableText("Bones merged: {:,} into {:,}", len(gone), len(kept))
    return Result(message, {"bones": kept - np.searchsorted(gone, kept)} if len(kept) else {}, tuple(warnings))


def _is_curved(deform: AnyArray) -> BoolArray:
    curved: BoolArray = (deform == Deform.SDEF) | (deform == Deform.QDEF)
    return curved


# -- what stays, put in order before the others go ---------------------------------------------------------------------


def _values_after_merge(bones: Sequence[Bone], row: int, heirs: Heirs) -> dict[str, Any]:
    """The values of a bone that others merge into: it hangs above all of these, and ends where they ended."""
    values: dict[str, Any] = {}
    path = list(with_ancestors(bones, row))
    last = max(index for index, one in enumerate(path) if heirs.get(one, one) == row)
    if last:
        values["parent"] = path[last + 1] if last + 1 < len(path) else NONE
    return values | _joined_tail(bones, row, heirs)


def _joined_tail(bones: Sequence[Bone], row: int, heirs: Heirs) -> dict[str, Any]:
    """The values of a bone whose tail merges into it: its tail is where that one's is."""
    bone, end, seen = bones[row], row, {row}
    while bones[end].flags & BoneFlags.TAIL_IS_BONE and (tail := bones[end].tail_bone) not in (NONE, *seen):
        if heirs.get(tail) != row:
            return tail_at_bone(bone, tail) if end != row else {}
        end = tail
        seen.add(end)
    if end == row:
        return {}
    last = bones[end]
    offset = (0.0, 0.0, 0.0) if last.flags & BoneFlags.TAIL_IS_BONE else last.tail_offset
    return tail_at_offset(bone, np.array(last.position, np.float64) + offset - bone.position)


def _hand_over_references(edit: Edit, heirs: Heirs) -> None:
    """Let tails, append parents and IK that are about bones that go be about their heirs."""
    bones = edit.model.bones
    values = {row: _handed_over(bones.records, row, heirs) for row in range(len(bones)) if row not in heirs}
    set_values(edit, {row: new for row, new in values.items() if new})


def _handed_over(bones: Sequence[Bone], row: int, heirs: Heirs) -> dict[str, Any]:
    """The values that change of a bone that stays. What would be about the bone itself ends, as removal has it.

    A tail goes to an heir that stands at the same position; another one becomes the offset that it showed.
    """
    bone = bones[row]
    values: dict[str, Any] = {}
    tail, source, target = (heirs.get(one, NONE) for one in (bone.tail_bone, bone.append_parent, bone.ik_target))
    if tail not in (NONE, row) and bones[tail].position == bones[bone.tail_bone].position:
        values["tail_bone"] = tail
    if source not in (NONE, row):
        values["append_parent"] = source
    if target not in (NONE, row):
        values["ik_target"] = target
    if target != NONE or any(link.bone in heirs for link in bone.ik_links):
        values["ik_links"] = _merged_links(bone, {row, values.get("ik_target", bone.ik_target)}, heirs)
    return values


def _merged_links(bone: Bone, excluded: set[int], heirs: Heirs) -> tuple[IkLink, ...]:
    """The links of an IK, each bone once; those that are there already before those that merge into them."""
    own = {link.bone for link in bone.ik_links if link.bone not in heirs}
    seen, links = set(excluded), []
    for link in bone.ik_links:
        heir = heirs.get(link.bone, link.bone)
        if heir not in seen and not (link.bone in heirs and heir in own):
            seen.add(heir)
            links.append(replaced(link, {"bone": heir}))
    return tuple(links)


def _hand_over_offsets(edit: Edit, heirs: Heirs) -> None:
    """Let bone morphs move the heirs of bones that go, unless they move these already."""
    morphs = edit.model.morphs
    heir_of = np.arange(len(edit.model.bones) + 1)
    heir_of[-1] = NONE
    heir_of[list(heirs)] = list(heirs.values())
    for row, morph in enumerate(morphs.records):
        if morph.offsets.row_type is BoneOffset and len(morph.offsets):
            edit.replace(morphs, row, Morph.offsets, _merged_offsets(morph.offsets, heir_of))


def _merged_offsets(offsets: Columns, heir_of: IndexArray) -> Columns:
    old = offsets[BoneOffset.bone]
    new = heir_of[old]
    moved = np.flatnonzero(new != old)
    _, firsts = np.unique(new[moved], return_index=True)
    moving = moved[firsts]
    moving = moving[~np.isin(new[moving], old)]
    bones = old.copy()
    bones[moving] = new[moving]
    return offsets.replace(bone=bones) if len(moving) else offsets


def _hand_over_items(edit: Edit, heirs: Heirs) -> None:
    """Let the heir of a bone that goes stand in its place in a display frame, if it stands in none."""
    frames = edit.model.frames
    shown = {item.bone for frame in frames for item in frame.items if isinstance(item, BoneItem)}
    for row, frame in enumerate(frames.records):
        items = tuple(_merged_items(frame.items, heirs, shown))
        if items != frame.items:
            edit.replace(frames, row, DisplayFrame.items, items)


def _merged_items(items: Iterable[FrameItem], heirs: Heirs, shown: set[int]) -> Iterable[FrameItem]:
    for item in items:
        heir = heirs.get(item.bone, NONE) if isinstance(item, BoneItem) else NONE
        yield item if heir == NONE or heir in shown else BoneItem(heir)
        shown.add(heir)
