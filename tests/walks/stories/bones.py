"""A walk through the form of semi-standard bones: what it adds is seen before OK, and is one step."""

from __future__ import annotations

from tests.walks.test_edit import sample_file, saved
from tests.walks.user import User

HELD = "Holds what lies in the hand: accessories hang from it."


def add_semi_standard_bones(user: User) -> None:
    as_it_was = sample_file().read_bytes()
    before = user.picture()
    user.choose("Bone", "Semi-standard bones")
    user.wait_to_see("Bones added (9)", "label")
    user.find("操作中心", "cell", "Outline")
    user.wait_for_change(before)
    user.click_on(HELD, "label")
    user.wait_to_see("Bones added (7)", "label")
    assert sample_file().read_bytes() == as_it_was
    user.click_on("OK", "button")
    user.wait_to_see("mochi.pmx*", "tab")
    names = [bone.name for bone in saved(user).bones.records]
    assert {"操作中心", "右肩P", "左肩P", "右親指０", "左親指０"} <= set(names)
    assert "右ダミー" not in names
    user.press("Ctrl+Z")
    user.wait(lambda: not user.find("Undo", "button").is_enabled, "the one step to be undone")
    saved(user)
    assert sample_file().read_bytes() == as_it_was
