"""The display frames of a PMD, up and down: one of morphs, others of bones, and one that is not named.

The rules are those of mmd-semantics §7.5, §7.6.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.formats.pmd.morphs import morph_rows
from editor.formats.pmd.structure import (
    FRAME_ITEM,
    FRAME_NAME,
    INDEX,
    MOST_FACIAL,
    MOST_FRAMES,
    MOST_IN_FRAME,
    Pmd,
    add_shortened,
    column_of,
    distinct_bytes,
    texts_of,
)
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE
from editor.model.frames import (
    ENGLISH,
    FACIAL,
    ROOT,
    SPECIAL,
    BoneItem,
    DisplayFrame,
    MorphItem,
    special_frames,
    special_row,
)
from editor.model.model import Model

LINE_END = b"\n"  # ends a name for PMDEditor, which shows none without


# -- up ---------------------------------------------------------------------------------------------------------------


def upgraded_frames(pmd: Pmd, messages: Messages) -> list[DisplayFrame]:
    """The two special frames, then those that the PMD names. What is in frame 0 belongs to the first bone's."""
    items = _items_by_frame(pmd, messages)
    first = [BoneItem(0)] if len(pmd.bones) else []
    root = first + [item for item in items[0] if item not in first]
    english = texts_of(pmd.english.frames) if pmd.english else []
    english += [""] * (len(pmd.frames) - len(english))
    named = [
        DisplayFrame(name.rstrip("\r\n"), name_en.rstrip("\r\n"), items=tuple(own))
        for name, name_en, own in zip(texts_of(pmd.frames), english, items[1:], strict=True)
    ]
    return [*special_frames(tuple(root), _facial_items(pmd, messages)), *named]


def _items_by_frame(pmd: Pmd, messages: Messages) -> list[list[BoneItem]]:
    items: list[list[BoneItem]] = [[] for _ in range(len(pmd.frames) + 1)]
    for bone, frame in pmd.frame_items.tolist():
        if frame < len(items):
            items[frame].append(BoneItem(bone))
        else:
            messages.note("bone {} is in a display frame that does not exist; left out", "frames", values=(bone,))
    return items


def _facial_items(pmd: Pmd, messages: Messages) -> tuple[MorphItem, ...]:
    rows = morph_rows(pmd).tolist()
    found = []
    for morph in pmd.facial.tolist():
        if morph < len(rows) and rows[morph] != NONE:
            found.append(MorphItem(rows[morph]))
        else:
            messages.note("morph {} is of a kind that frames cannot show; left out", "frames", (1,), (morph,))
    return tuple(found)


# -- down -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class FrameTables:
    """The sections of frames."""

    facial: AnyArray
    frames: AnyArray
    items: AnyArray
    english: list[bytes]


NO_MORPHS = TranslatableText("in PMD only the facial frame has morphs, and it has no bones")
TOO_MANY_MORPHS = TranslatableText("PMD shows at most 255 morphs")
TOO_MANY_FRAMES = TranslatableText("left out, because PMD has 255 frames at most")
SPLIT = TranslatableText("PMD has at most 254 bones in a frame; it becomes several of the same name")
NOT_SPECIAL = TranslatableText("PMD has no other special frames than Root and 表情")
NOT_THERE = TranslatableText("in PMD the frames Root and 表情 come first, each once")
FIRST_ADDED = TranslatableText("in PMD the first bone, and no other one, is always first in Root")


def downgraded_frames(model: Model, bone_rows: IndexArray, morph_numbers: IndexArray, losses: Messages) -> FrameTables:
    """The frames; `bone_rows` and `morph_numbers` (rows + 1,) tell the rows in the PMD, NONE for what is not there."""
    specials = {name: special_row(model.frames.records, name) for name in SPECIAL}
    _report_lost_specials(model, specials, losses)
    facial = _facial_numbers(model, specials[FACIAL], morph_numbers, losses)
    entries = [(bone, 0) for bone in _root_bones(model, specials[ROOT], bone_rows, losses)]
    others = [row for row in range(len(model.frames)) if row not in specials.values()]
    parts = [(row, part) for row in others for part in _frame_parts(row, model.frames[row], bone_rows, losses)]
    for row in dict.fromkeys(row for row, _ in parts[MOST_FRAMES:]):
        losses.add(TOO_MANY_FRAMES, "frames", row)
    del parts[MOST_FRAMES:]
    entries += [(bone, number) for number, (_, bones) in enumerate(parts, 1) for bone in bones]
    names, english = _names(model, [row for row, _ in parts], losses)
    return FrameTables(np.array(facial, INDEX), names, np.array(entries, FRAME_ITEM), english)


def _report_lost_specials(model: Model, specials: dict[str, int], losses: Messages) -> None:
    for index, (name, row) in enumerate(specials.items()):
        if row not in (index, NONE):
            losses.add(NOT_THERE, "frames", row)
        if row != NONE and model.frames[row].name_en != ENGLISH[name]:
            losses.add(TranslatableText("in PMD it is always {!r}", ENGLISH[name]), "frames", row, "name_en")
    for row, frame in enumerate(model.frames):
        if frame.special and row not in specials.values():
            losses.add(NOT_SPECIAL, "frames", row, "special")


def _facial_numbers(model: Model, row: int, morph_numbers: IndexArray, losses: Messages) -> list[int]:
    if row == NONE:
        return []
    items = model.frames[row].items
    if any(isinstance(item, BoneItem) for item in items):
        losses.add(NO_MORPHS, "frames", row, "items")
    numbers = [int(morph_numbers[item.morph]) for item in items if isinstance(item, MorphItem)]
    there = [number for number in numbers if number != NONE]
    if len(there) > MOST_FACIAL:
        losses.add(TOO_MANY_MORPHS, "frames", row, "items")
    if len(there) < len(numbers):
        losses.add(TranslatableText("morphs that are left out are not shown either"), "frames", row, "items")
    return there[:MOST_FACIAL]


def _root_bones(model: Model, row: int, bone_rows: IndexArray, losses: Messages) -> list[int]:
    """The bones of Root but the first, which PMD takes for granted."""
    bones = _bones(model.frames[row], row, bone_rows, losses) if row != NONE else []
    if row != NONE and len(model.bones) and (bones[:1] != [0] or bones.count(0) > 1):
        losses.add(FIRST_ADDED, "frames", row, "items")
    return [bone for bone in bones if bone != 0]


def _bones(frame: DisplayFrame, row: int, bone_rows: IndexArray, losses: Messages) -> list[int]:
    if any(isinstance(item, MorphItem) for item in frame.items):
        losses.add(NO_MORPHS, "frames", row, "items")
    rows = [int(bone_rows[item.bone]) for item in frame.items if isinstance(item, BoneItem)]
    return [bone for bone in rows if bone != NONE]


def _frame_parts(row: int, frame: DisplayFrame, bone_rows: IndexArray, losses: Messages) -> list[list[int]]:
    """The bones of a frame, as many at a time as MMD shows; one part even if there are none."""
    bones = _bones(frame, row, bone_rows, losses)
    if len(bones) > MOST_IN_FRAME:
        losses.add(SPLIT, "frames", row, "items")
    return [bones[start : start + MOST_IN_FRAME] for start in range(0, max(1, len(bones)), MOST_IN_FRAME)]


def _names(model: Model, rows: list[int], losses: Messages) -> tuple[AnyArray, list[bytes]]:
    """The names of the frames of some rows of the Model, and their English names."""
    names = distinct_bytes([model.frames[row].name for row in rows], FRAME_NAME - len(LINE_END))
    english = distinct_bytes([model.frames[row].name_en for row in rows], FRAME_NAME)
    for row, (name, name_en) in dict(zip(rows, zip(names, english, strict=True), strict=True)).items():
        add_shortened(losses, "frames", row, "name", model.frames[row].name, name)
        add_shortened(losses, "frames", row, "name_en", model.frames[row].name_en, name_en)
    return column_of([name + LINE_END for name in names], FRAME_NAME), english
