"""The display frames of a PMD, up and down: one of morphs, others of bones, and one that is not named.

The rules are those of mmd-semantics §7.5, §7.6.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.formats.notes import Notes
from editor.formats.pmd.fixed_width_texts import column_of, distinct, texts_of
from editor.formats.pmd.losses import Losses
from editor.formats.pmd.morphs import morph_rows
from editor.formats.pmd.structure import FRAME_ITEM, FRAME_NAME, INDEX, MOST_FACIAL, MOST_FRAMES, MOST_IN_FRAME, Pmd
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.model import Model

ROOT, FACIAL = "Root", "表情"
ENGLISH = {ROOT: "Root", FACIAL: "Exp"}
LINE_END = b"\n"  # ends a name for PMDEditor, which shows none without


# -- up ---------------------------------------------------------------------------------------------------------------


def upgraded_frames(pmd: Pmd, notes: Notes) -> list[DisplayFrame]:
    """The two special frames, then those that the PMD names. What is in frame 0 belongs to the first bone's."""
    items = _items_by_frame(pmd, notes)
    first = [BoneItem(0)] if len(pmd.bones) else []
    root = first + [item for item in items[0] if item not in first]
    english = texts_of(pmd.english.frames) if pmd.english else []
    english += [""] * (len(pmd.frames) - len(english))
    named = [
        DisplayFrame(name.rstrip("\r\n"), name_en.rstrip("\r\n"), items=tuple(own))
        for name, name_en, own in zip(texts_of(pmd.frames), english, items[1:], strict=True)
    ]
    return [
        DisplayFrame(ROOT, ENGLISH[ROOT], special=True, items=tuple(root)),
        DisplayFrame(FACIAL, ENGLISH[FACIAL], special=True, items=_facial_items(pmd, notes)),
        *named,
    ]


def _items_by_frame(pmd: Pmd, notes: Notes) -> list[list[BoneItem]]:
    items: list[list[BoneItem]] = [[] for _ in range(len(pmd.frames) + 1)]
    for bone, frame in pmd.frame_items.tolist():
        if frame < len(items):
            items[frame].append(BoneItem(bone))
        else:
            notes.add("bone {} is in a frame that does not exist; left out", "frames", values=(bone,))
    return items


def _facial_items(pmd: Pmd, notes: Notes) -> tuple[MorphItem, ...]:
    rows = morph_rows(pmd).tolist()
    found = []
    for morph in pmd.facial.tolist():
        if morph < len(rows) and rows[morph] != NONE:
            found.append(MorphItem(rows[morph]))
        else:
            notes.add("morph {} is of a kind that frames cannot show; left out", "frames", (1,), (morph,))
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
TOO_MANY_MORPHS = TranslatableText("in PMD 255 morphs can be shown at most")
TOO_MANY_FRAMES = TranslatableText("left out, because PMD has 255 frames at most")
SPLIT = TranslatableText("PMD has 254 bones in a frame at most; it becomes several of the same name")
NOT_SPECIAL = TranslatableText("PMD has no other special frames than Root and 表情")
NOT_THERE = TranslatableText("in PMD the frames Root and 表情 come first, each once")
FIRST_ADDED = TranslatableText("in PMD the first bone, and no other one, is always first in Root")


def downgraded_frames(model: Model, bone_rows: IndexArray, morph_numbers: IndexArray, losses: Losses) -> FrameTables:
    """The frames; `bone_rows` and `morph_numbers` (rows + 1,) tell the rows in the PMD, NONE for what is not there."""
    specials = {name: _special(model, name) for name in (ROOT, FACIAL)}
    _report_lost_specials(model, specials, losses)
    facial = _facial_numbers(model, specials[FACIAL], morph_numbers, losses)
    entries = [(bone, 0) for bone in _root_bones(model, specials[ROOT], bone_rows, losses)]
    others = [row for row in range(len(model.frames)) if row not in specials.values()]
    parts = [(row, part) for row in others for part in _parts(row, model.frames[row], bone_rows, losses)]
    for row in dict.fromkeys(row for row, _ in parts[MOST_FRAMES:]):
        losses.add("frames", row, "", TOO_MANY_FRAMES)
    del parts[MOST_FRAMES:]
    entries += [(bone, number) for number, (_, bones) in enumerate(parts, 1) for bone in bones]
    names, english = _names(model, [row for row, _ in parts], losses)
    return FrameTables(np.array(facial, INDEX), names, np.array(entries, FRAME_ITEM), english)


def _special(model: Model, name: str) -> int:
    """The row of the special frame of a name; NONE without one."""
    rows = (row for row, frame in enumerate(model.frames) if frame.special and frame.name == name)
    return next(rows, NONE)


def _report_lost_specials(model: Model, specials: dict[str, int], losses: Losses) -> None:
    for place, (name, row) in enumerate(specials.items()):
        if row not in (place, NONE):
            losses.add("frames", row, "", NOT_THERE)
        if row != NONE and model.frames[row].name_en != ENGLISH[name]:
            losses.add("frames", row, "name_en", TranslatableText("in PMD it is {!r}, always", ENGLISH[name]))
    for row, frame in enumerate(model.frames):
        if frame.special and row not in specials.values():
            losses.add("frames", row, "special", NOT_SPECIAL)


def _facial_numbers(model: Model, row: int, morph_numbers: IndexArray, losses: Losses) -> list[int]:
    if row == NONE:
        return []
    items = model.frames[row].items
    if any(isinstance(item, BoneItem) for item in items):
        losses.add("frames", row, "items", NO_MORPHS)
    numbers = [int(morph_numbers[item.morph]) for item in items if isinstance(item, MorphItem)]
    there = [number for number in numbers if number != NONE]
    if len(there) > MOST_FACIAL:
        losses.add("frames", row, "items", TOO_MANY_MORPHS)
    if len(there) < len(numbers):
        losses.add("frames", row, "items", TranslatableText("morphs that are left out are not shown either"))
    return there[:MOST_FACIAL]


def _root_bones(model: Model, row: int, bone_rows: IndexArray, losses: Losses) -> list[int]:
    """The bones of Root but the first, which PMD takes for granted."""
    bones = _bones(model.frames[row], row, bone_rows, losses) if row != NONE else []
    if row != NONE and len(model.bones) and (bones[:1] != [0] or bones.count(0) > 1):
        losses.add("frames", row, "items", FIRST_ADDED)
    return [bone for bone in bones if bone != 0]


def _bones(frame: DisplayFrame, row: int, bone_rows: IndexArray, losses: Losses) -> list[int]:
    if any(isinstance(item, MorphItem) for item in frame.items):
        losses.add("frames", row, "items", NO_MORPHS)
    rows = [int(bone_rows[item.bone]) for item in frame.items if isinstance(item, BoneItem)]
    return [bone for bone in rows if bone != NONE]


def _parts(row: int, frame: DisplayFrame, bone_rows: IndexArray, losses: Losses) -> list[list[int]]:
    """The bones of a frame, as many at a time as MMD shows; one part even if there are none."""
    bones = _bones(frame, row, bone_rows, losses)
    if len(bones) > MOST_IN_FRAME:
        losses.add("frames", row, "items", SPLIT)
    return [bones[start : start + MOST_IN_FRAME] for start in range(0, max(1, len(bones)), MOST_IN_FRAME)]


def _names(model: Model, rows: list[int], losses: Losses) -> tuple[AnyArray, list[bytes]]:
    """The names of the frames of some rows of the Model, and their English names."""
    names = distinct([model.frames[row].name for row in rows], FRAME_NAME - len(LINE_END))
    english = distinct([model.frames[row].name_en for row in rows], FRAME_NAME)
    for row, (name, name_en) in dict(zip(rows, zip(names, english, strict=True), strict=True)).items():
        losses.text("frames", row, "name", model.frames[row].name, name)
        losses.text("frames", row, "name_en", model.frames[row].name_en, name_en)
    return column_of([name + LINE_END for name in names], FRAME_NAME), english
