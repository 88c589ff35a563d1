"""Enters new bones and morphs into display frames (PMX 2.0: 表示枠), as MMD shows only what is in one."""

from __future__ import annotations

from collections.abc import Sequence

from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import FACIAL, ROOT, BoneItem, DisplayFrame, FrameItem, MorphItem, first_free_row, special_row

CENTER = "センター"  # the frame of the bones that move the whole model


def enter_bones(edit: Edit, bones: Sequence[int], beside: int) -> None:
    """Put bones into the display frame of the bone `beside`, after it; where that is in none, into that of a parent.

    Where no parent is in a frame either they come to the end of the last frame, which is made where there is none.
    Those that are in a frame already stay there.
    """
    new = [BoneItem(bone) for bone in bones if _place(edit, BoneItem(bone)) is None]
    if new:
        row, place = _nearest(edit, beside) or _last_frame(edit)
        _insert(edit, row, place, new)


def enter_root(edit: Edit, bone: int) -> None:
    """Put a bone into the frame Root in the place of others; these come to the frame センター.

    In a model without Root it comes beside its parents.
    """
    frames = edit.model.frames
    root = special_row(frames.records, ROOT)
    if root == NONE:
        enter_bones(edit, [bone], bone)
        return
    old = [item for item in frames[root].items if isinstance(item, BoneItem) and item.bone != bone]
    edit.replace(frames, root, "items", (BoneItem(bone), *_without(frames[root].items, [BoneItem(bone), *old])))
    homeless = [item for item in old if _place(edit, item) is None]
    if homeless:
        _insert(edit, _frame_of_center(edit), 0, homeless)


def enter_morphs(edit: Edit, morphs: Sequence[int]) -> None:
    """Put morphs at the end of 表情, the special frame of morphs; where a model has none they stay in no frame."""
    row = special_row(edit.model.frames.records, FACIAL)
    new = [MorphItem(morph) for morph in morphs if _place(edit, MorphItem(morph)) is None]
    if row != NONE and new:
        _insert(edit, row, len(edit.model.frames[row].items), new)


def _place(edit: Edit, item: FrameItem) -> tuple[int, int] | None:
    """The row of the frame that has an item, and the place behind it there."""
    found = ((row, frame.items) for row, frame in enumerate(edit.model.frames) if item in frame.items)
    return next(((row, items.index(item) + 1) for row, items in found), None)


def _nearest(edit: Edit, bone: int) -> tuple[int, int] | None:
    """Where a bone, or else the nearest of its parents that is in a frame, stands; not in the frame Root."""
    seen: set[int] = set()
    while bone != NONE and bone not in seen:
        seen.add(bone)
        place = _place(edit, BoneItem(bone))
        if place is not None and not edit.model.frames[place[0]].special:
            return place
        bone = edit.model.bones[bone].parent
    return None


def _last_frame(edit: Edit) -> tuple[int, int]:
    frames = edit.model.frames
    if len(frames) <= first_free_row(frames.records) or frames[len(frames) - 1].special:
        edit.insert(frames, len(frames), [DisplayFrame("その他", "Others")])
    return len(frames) - 1, len(frames[len(frames) - 1].items)


def _without(items: Sequence[FrameItem], others: Sequence[FrameItem]) -> list[FrameItem]:
    return [item for item in items if item not in others]


def _frame_of_center(edit: Edit) -> int:
    """The row of the frame センター, which is made behind the special ones where it is missing."""
    frames = edit.model.frames
    row = next((row for row, frame in enumerate(frames) if not frame.special and frame.name == CENTER), NONE)
    if row == NONE:
        row = first_free_row(frames.records)
        edit.insert(frames, row, [DisplayFrame(CENTER, "Center")])
    return row


def _insert(edit: Edit, row: int, place: int, items: Sequence[FrameItem]) -> None:
    old = edit.model.frames[row].items
    edit.replace(edit.model.frames, row, "items", (*old[:place], *items, *old[place:]))
