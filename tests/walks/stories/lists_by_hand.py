"""Walks of lists by hand: rows dragged from place to place, and bones that are made by clicks."""

from __future__ import annotations

import sys

from PySide6.QtCore import QPoint

from tests.walks.test_edit import list_bones, sample_file, saved
from tests.walks.user import User


def lists_by_hand(user: User) -> None:
    as_it_was = sample_file().read_bytes()
    for walk in WALKS:
        walk(user)
        assert sample_file().read_bytes() == as_it_was, walk.__name__


def drag_a_bone(user: User) -> None:
    list_bones(user)
    user.click_on("腰", "cell", "Outline")
    below = user.find("首", "cell", "Outline").rect
    user.drag(user.find("腰", "cell", "Outline").rect.center(), QPoint(below.left() + 40, below.bottom() - 2))
    user.wait_to_see("Move to a place", "status")
    names = [bone.name for bone in saved(user).bones.records]
    assert names[names.index("首") + 1] == "腰"
    user.press("Ctrl+Z")
    saved(user)


def make_bones_by_clicks(user: User) -> None:
    list_bones(user)
    user.click_on("頭", "cell", "Outline")
    user.choose("Bone", "New bones by click")
    view = user.view()
    for place in (view.center() + QPoint(50, -40), view.center() + QPoint(60, -20)):
        user.click(place)
        user.wait_to_see("added", "status")
    user.press("Escape")
    bones = saved(user).bones.records
    head = next(row for row, bone in enumerate(bones) if bone.name == "頭")
    assert [bone.name for bone in bones[head + 1 : head + 3]] == ["頭_2", "頭_3"]
    assert [bone.parent for bone in bones[head + 1 : head + 3]] == [head, head + 1]
    user.press("Ctrl+Z", "Ctrl+Z")
    saved(user)


WALKS = (make_bones_by_clicks,) if sys.platform == "win32" else (drag_a_bone, make_bones_by_clicks)  # see DRAGS
