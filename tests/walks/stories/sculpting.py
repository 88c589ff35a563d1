"""A walk of sculpting: a morph is made, sculpted on the mesh with the mouse, tried by its slider, and saved."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint

from editor import formats
from tests.walks.test_edit import sample_file, saved
from tests.walks.user import SAME, User, changed


def sculpt(user: User) -> None:
    as_it_was = formats.load(sample_file()).model
    user.fill(user.find("Filter", "field", "Outline"), "まばたき")
    user.click_on("まばたき", "cell", "Outline")
    user.press("Ins")
    user.fill(user.field("Name"), "ふくらみ")
    user.fill(user.find("まばたき", "field", "Outline"), "")
    user.choose("Morph", "Edit on the model")
    user.wait_to_see("or sculpt with brushes")
    user.press("Alt+3")  # the history, which is closed at first
    user.press("Ctrl+F6")
    user.wait_to_see("Changes the morph")
    mirror = user.find("Mirror across X", "button", "Sculpt").rect
    user.click(QPoint(mirror.left() + 8, mirror.center().y()))
    user.click_on("Sculpt", "button", "Sculpt")
    drag_the_brush(user)
    user.click_on("Done", "button")
    user.wait_to_see("Changes the mesh")
    use_the_slider(user)
    made = saved(user)
    assert made.vertices["position"].tobytes() == as_it_was.vertices["position"].tobytes()
    offsets = next(morph.offsets for morph in made.morphs if morph.name == "ふくらみ")
    assert len(offsets) > 10
    x = made.vertices["position"][offsets["vertex"], 0]
    assert (x > 0.01).any()
    assert (x < -0.01).any(), "of both sides"
    assert np.abs(offsets["translation"]).max() > 0.05


def drag_the_brush(user: User) -> None:
    """From the middle of the body, once in vain, to the side and up."""
    before, middle = user.picture(), user.view().center()
    user.drag(middle, middle + QPoint(30, 10), then=lambda: user.press("Escape"))
    assert changed(user.picture(), before) < SAME
    user.drag(middle, middle + QPoint(40, -20))
    user.wait_for_change(before)
    user.find("Sculpt: move in morph ふくらみ", "cell", "History")


def use_the_slider(user: User) -> None:
    user.press("F9")
    user.press("Alt+7")  # the morphs, which lie behind the pose
    user.wait_to_see("Weight", "header")
    slider = user.row("ふくらみ", "Morphs")[-2].rect
    before = user.picture()
    user.drag(QPoint(slider.left() + 8, slider.center().y()), QPoint(slider.right() - 4, slider.center().y()))
    user.wait_for_change(before)
