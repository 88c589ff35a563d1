"""Tells of display frames (PMX 2.0: 表示枠): which bones and morphs are in none, and what MMD cannot bear in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from editor.messages import TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.frames import FACIAL, BoneItem, DisplayFrame, FrameItem, MorphItem, special_fault, special_row
from editor.model.model import Model
from editor.model.morphs import Morph, Panel

VISIBLE = int(BoneFlags.VISIBLE)  # plain numbers take a tenth of the time
MOST_MORPHS = 250  # in all frames together (mmd-semantics §1.11)
MOST_PMD_BONES = 254  # in one frame of a PMD (the same)


class FrameFaultKind(Enum):
    """The kind of fault of a display frame, or of an item of one."""

    SPECIAL = "special frames"
    OVERFULL = "too many bones for a PMD"
    NOTHING = "about nothing"
    TWICE = "in a frame already"
    HIDDEN = "a hidden morph"
    TOO_MANY = "too many morphs"


@dataclass(frozen=True, slots=True)
class FrameFault:
    """A fault of display frames in MMD: of an item by its index in a frame; of a frame; both NONE: of all frames."""

    kind: FrameFaultKind
    row: int
    index: int
    reason: TranslatableText


def wants_frame(record: Bone | Morph) -> bool:
    """Return whether MMD should show it: a visible bone, or a morph with a panel."""
    return bool(int(record.flags) & VISIBLE) if isinstance(record, Bone) else record.panel != Panel.HIDDEN


def bones_in_no_frame(model: Model) -> list[int]:
    """The visible bones that no display frame has, so that MMD does not show them."""
    there = {item.bone for frame in model.frames for item in frame.items if isinstance(item, BoneItem)}
    return [row for row, bone in enumerate(model.bones) if row not in there and wants_frame(bone)]


def morphs_in_no_frame(model: Model) -> list[int]:
    """The morphs with a panel that no display frame has, so that MMD does not show them."""
    there = {item.morph for frame in model.frames for item in frame.items if isinstance(item, MorphItem)}
    return [row for row, morph in enumerate(model.morphs) if row not in there and wants_frame(morph)]


def target_of(item: FrameItem) -> tuple[str, int]:
    """The table and the row that an item is about."""
    return ("bones", item.bone) if isinstance(item, BoneItem) else ("morphs", item.morph)


def frame_faults(model: Model, is_pmd: bool = False) -> list[FrameFault]:
    """Find the faults of display frames in MMD, each with the reason; `is_pmd`: of a model that is saved as PMD."""
    frames = model.frames.records
    special = special_fault(frames)
    faults = [FrameFault(FrameFaultKind.SPECIAL, NONE, NONE, special)] if special else []
    if is_pmd:
        faults += _overfull(frames)
    return faults + list(_item_faults(model))


def _overfull(frames: Sequence[DisplayFrame]) -> Iterator[FrameFault]:
    for row, frame in enumerate(frames):
        count = sum(isinstance(item, BoneItem) for item in frame.items)
        if count > MOST_PMD_BONES:
            reason = TranslatableText(
                "{} bones: a frame of a PMD has {} at most, and becomes several when it is saved", count, MOST_PMD_BONES
            )
            yield FrameFault(FrameFaultKind.OVERFULL, row, NONE, reason)


def _item_faults(model: Model) -> Iterator[FrameFault]:
    counts = {"bones": len(model.bones), "morphs": len(model.morphs)}
    hidden = {row for row, morph in enumerate(model.morphs) if not wants_frame(morph)}
    seen: dict[str, dict[int, str]] = {"bones": {}, "morphs": {}}  # the first frame of each row
    morphs = 0
    for row, frame in enumerate(model.frames):
        for index, item in enumerate(frame.items):
            table, target = target_of(item)
            morphs += table == "morphs"
            if not 0 <= target < counts[table]:
                yield FrameFault(FrameFaultKind.NOTHING, row, index, TranslatableText("It refers to nothing"))
            elif target in seen[table]:
                reason = TranslatableText("It is in the display frame {} already", seen[table][target])
                yield FrameFault(FrameFaultKind.TWICE, row, index, reason)
            elif table == "morphs" and target in hidden:
                reason = TranslatableText("A hidden morph (panel 0): MMD may crash where a display frame has one")
                yield FrameFault(FrameFaultKind.HIDDEN, row, index, reason)
            elif table == "morphs" and morphs > MOST_MORPHS:
                reason = TranslatableText(
                    "Morph {} in display frames: MMD may crash where there are more than {}", morphs, MOST_MORPHS
                )
                yield FrameFault(FrameFaultKind.TOO_MANY, row, index, reason)
            seen[table].setdefault(target, frame.name or str(row))


def bones_among_morphs(model: Model) -> list[int]:
    """The bones that are in 表情, the display frame of morphs."""
    row = special_row(model.frames.records, FACIAL)
    items = model.frames[row].items if row != NONE else ()
    return sorted({item.bone for item in items if isinstance(item, BoneItem)} - {NONE})
