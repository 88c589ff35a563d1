"""Walks through Transform mode: what is posed is seen to move, and comes back."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from editor.math3d.arrays import UInt8Array
from tests.walks.user import SAME, User, changed, right_end


def pose(user: User) -> None:
    """One walk after the other; each leaves the model as it was."""
    user.press("F9")
    user.press("Alt+7")  # the morphs, which lie behind the pose
    user.wait_to_see("Weight", "header")
    at_rest = user.picture()
    drag_a_slider(user, at_rest)
    type_a_weight(user, at_rest)
    step_a_weight(user, at_rest)
    switch_ik_off(user)
    turn_a_bone(user)


def drag_a_slider(user: User, before: UInt8Array) -> None:
    slider = user.row("笑い", "Morphs")[-2].rect
    middle = slider.center().y()
    user.drag(QPoint(slider.left() + 8, middle), QPoint(slider.right() - 4, middle))
    smiling = user.wait_for_change(before)
    assert float(user.row("笑い", "Morphs")[-1].text) == 1
    user.press("Ctrl+Z")
    user.wait_for_change(smiling)
    assert changed(user.picture(), before) < SAME


def type_a_weight(user: User, before: UInt8Array) -> None:
    user.click(user.row("あ", "Morphs")[-1], double=True)
    user.type("1")
    user.press("Return")
    saying_a = user.wait_for_change(before)
    assert float(user.row("あ", "Morphs")[-1].text) == 1
    user.press("Ctrl+Z")
    user.wait_for_change(saying_a)
    assert changed(user.picture(), before) < SAME


def step_a_weight(user: User, before: UInt8Array) -> None:
    user.click(user.find("まばたき", "cell", "Morphs"))
    user.press(*["Right"] * 5)
    closing = user.wait_for_change(before)
    user.press(*["Left"] * 5)
    user.wait_for_change(closing)
    assert changed(user.picture(), before) < SAME


def switch_ik_off(user: User) -> None:
    user.press("Alt+6")
    user.click_on("センター", "cell", "Pose")
    user.fill(user.field("Translation", "Pose", nth=1), "-1")
    user.fill(user.find("Filter", "field", "Pose"), "IK")
    crouching = user.picture()
    user.click(user.cell("右足ＩＫ", "IK", "Pose"))
    straight = user.wait_for_change(crouching)
    user.press("Ctrl+Z")
    user.wait_for_change(straight)
    assert changed(user.picture(), crouching) < SAME
    user.fill(user.find("IK", "field", "Pose"), "")
    user.press("Ctrl+Z")


def turn_a_bone(user: User) -> None:
    user.click_on("左腕", "cell", "Pose")
    with_rings = user.picture()
    user.fill(user.field("Rotation", "Pose", nth=2), "40")
    by_number = user.wait_for_change(with_rings)
    user.press("Ctrl+Z")
    user.wait_for_change(by_number)
    assert changed(user.picture(), with_rings) < SAME
    start = handles_end(user, with_rings)
    user.drag(start, start + QPoint(0, 30), start + QPoint(-5, 60))
    by_handle = user.wait_for_change(with_rings)
    user.press("Ctrl+Z")
    user.wait_for_change(by_handle)
    assert changed(user.picture(), with_rings) < SAME


def handles_end(user: User, with_handles: UInt8Array) -> QPoint:
    """The point of the handles that is furthest to the right: what is seen no more when no bone is selected."""
    user.click_on("Select", "button")
    without = user.wait_for_change(with_handles, least=50)
    user.click_on("Rotate", "button")
    again = user.wait_for_change(without, least=50)
    return user.view().topLeft() + right_end(again, without)
