"""Mirrors bones: the other side of a chain is made, or corrected where it is there by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.bone_tree import ancestors
from editor.model.bones import Bone, BoneFlags, append_ended, tail_as_offset
from editor.model.deform_order import needs_of, needs_within_layer
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, fields_of, replaced, switch
from editor.model.names import SidePairs, other_side_name
from editor.model.tables import runs
from editor.operations.bones.bone_rows import append_bones, listed_names, put_behind, set_values
from editor.operations.choices import MirrorAxis
from editor.operations.frames.frame_entries import enter_across
from editor.operations.model.move_model import mirrored_bone, mirrored_vector
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation

CORRECTED = [field.name for field in fields_of(Bone) if field.name not in ("name", "name_en")]


@dataclass(frozen=True, slots=True)
class MirrorBones:
    axis: MirrorAxis = choice("Axis", MirrorAxis, help="The axis of the mirror; left and right are along X.")
    update: bool = switch("Correct", True, help="Bones that the other side has already are corrected, too.")


@operation(
    "bones.mirror",
    "Mirror bones",
    "Mirrors bones with left or right in their names to the other side, with IK, append, tails and axes, or"
    " corrects those that are there. New ones enter the display frame of the other side, where there is one.",
    tables=("bones",),
    parameters=MirrorBones,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=310,
)
def mirror_bones(edit: Edit, context: OperationContext, parameters: MirrorBones) -> Result:
    """Make the other side of bones, by their names; where both sides are given, the left is mirrored."""
    bones = edit.model.bones
    pairs = SidePairs.of(bones)
    sources, sideless = pairs.sources(context.of("bones").tolist())
    across = pairs.across.tolist()
    if not sources:
        raise ValueError(TranslatableText("none of the bones has a left or a right in its name"))
    first, made = len(bones), [row for row in sources if across[row] == NONE]
    corrected = [row for row in sources if across[row] != NONE and parameters.update]
    for new, row in enumerate(made, first):
        across[row] = new
    images = {across[row]: _mirror_image(bones.records, row, across, parameters.axis) for row in (*made, *corrected)}
    behind = _insertion_rows(bones.records, made, images)
    append_bones(edit, [Bone(pairs.other_name(row), other_side_name(bones[row].name_en)) for row in made])
    set_values(edit, {row: {name: getattr(image, name) for name in CORRECTED} for row, image in images.items()})
    enter_across(edit, {row: across[row] for row in made if bones[row].flags & BoneFlags.VISIBLE})
    new_rows = put_behind(edit, first, behind)
    message = TranslatableText("Bones mirrored to the other side: {:,}, corrected: {:,}", len(made), len(corrected))
    warning = TranslatableText("left out, as they have no side: {}", listed_names(bones.records, new_rows[sideless]))
    return Result(message, {"bones": new_rows[sorted(images)]}, (warning,) if sideless else ())


# -- one bone ----------------------------------------------------------------------------------------------------------


def _mirror_image(bones: Sequence[Bone], row: int, across: Sequence[int], axis: int) -> Bone:
    """The mirror image of a bone, which refers to the bones of the other side where the bone refers to its own.

    What is there on one side alone has no image: parents further up take its place, tails become offsets, appends and
    IK end.
    """
    bone = bones[row]
    image = mirrored_bone(bone, axis)
    ends = (bone.tail_bone, bone.append_parent, bone.ik_target)
    tail, source, target = (NONE if one == NONE else across[one] for one in ends)
    values: dict[str, Any] = {"parent": _parent_across(bones, row, across)}
    values |= {"tail_bone": tail, "append_parent": source, "ik_target": target}
    if tail == NONE != bone.tail_bone and (released := tail_as_offset(bone, bones[bone.tail_bone])):
        values |= {**released, "tail_offset": mirrored_vector(released["tail_offset"], axis)}
    if source == NONE != bone.append_parent:
        values |= append_ended(replaced(image, values), bone)
    links = ((link, across[link.bone]) for link in image.ik_links if link.bone != NONE)
    values["ik_links"] = tuple(replaced(link, {"bone": other}) for link, other in links if other != NONE)
    return replaced(image, values)


def _parent_across(bones: Sequence[Bone], row: int, across: Sequence[int]) -> int:
    """The bone of the other side of the nearest parent that has one."""
    return next((across[above] for above in ancestors(bones, row) if across[above] != NONE), NONE)


# -- their order -------------------------------------------------------------------------------------------------------


def _insertion_rows(bones: Sequence[Bone], made: Sequence[int], images: Mapping[int, Bone]) -> list[int]:
    """For each bone that is made the row it comes behind: the run of its source, as far as order of deforming lets it.

    It comes behind what it needs itself, and before those bones that need it.
    """
    first = len(bones)
    after = [images[row] if row in images else bones[row] for row in range(first + len(made))]
    needs = needs_within_layer(after, needs_of(after))
    limits = {row: row for row in images if row < first}
    for row in sorted(images, reverse=True):
        for need in needs[row]:
            if need >= first and row in limits:
                limits[need] = min(limits.get(need, first), limits[row])
    ends = {row: run[-1] for run in runs(np.array(made, np.intp)) for row in run}
    behind: dict[int, int] = {}
    for row, source in enumerate(made, first):
        needed = (behind.get(need, NONE) if need >= first else need for need in needs[row])
        behind[row] = max((min(ends[source], limits.get(row, first) - 1), *needed))
    return list(behind.values())
