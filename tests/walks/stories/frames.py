"""A walk through the pane of display frames: what is dragged out of a frame is counted, and registered again."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from editor.model.frames import MorphItem
from editor.model.model import Model
from tests.walks.test_edit import saved
from tests.walks.user import User

PANE = "Display frames"
FACIAL = 1  # the row of 表情


def arrange_frames(user: User) -> None:
    user.press("Shift+F7")
    user.find("表情", "cell", PANE)
    first = user.find("まばたき", "cell", PANE).rect.center()
    empty = user.find("All visible bones and morphs are in display frames", "label", PANE).rect
    user.drag(first, first + QPoint(0, 15), QPoint(first.x(), empty.bottom() + 60))
    user.wait_to_see("1 not in a display frame", "button")
    before = names(saved(user))
    assert "まばたき" not in before
    user.click_on("Register missing", "button", PANE)
    user.click_on("OK", "button")
    user.wait(lambda: not user.sees("1 not in a display frame", "button"), "all to be in a frame")
    assert names(saved(user)) == [*before, "まばたき"]


def names(model: Model) -> list[str]:
    """The morphs of the frame 表情."""
    items = model.frames.records[FACIAL].items
    return [model.morphs.records[item.morph].name for item in items if isinstance(item, MorphItem)]
