"""The special display frames: which they are, and where they stand."""

from editor.model.fields import NONE
from editor.model.frames import (
    FACIAL,
    ROOT,
    BoneItem,
    DisplayFrame,
    MorphItem,
    first_free_row,
    special_fault,
    special_frames,
    special_row,
)


def test_a_model_begins_with_them() -> None:
    frames = special_frames((BoneItem(0),), (MorphItem(1), MorphItem(0)))
    assert frames == [
        DisplayFrame("Root", "Root", True, (BoneItem(0),)),
        DisplayFrame("表情", "Exp", True, (MorphItem(1), MorphItem(0))),
    ]
    assert special_fault(frames) is None
    assert first_free_row(frames) == 2


def test_only_what_is_marked_as_special_is_one_of_them() -> None:
    frames = [DisplayFrame(FACIAL), *special_frames(), DisplayFrame(FACIAL, special=True)]
    assert special_row(frames, ROOT) == 1
    assert special_row(frames, FACIAL) == 2
    assert special_row(frames[:1], FACIAL) == NONE
    assert first_free_row(frames) == 0
