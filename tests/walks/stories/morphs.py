"""Walks through morphs in Edit mode: their sliders, and a material morph that is edited on the model."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from tests.walks.user import SAME, User, changed


def edit_morphs(user: User) -> None:
    """One walk after the other; each leaves the model as it was."""
    see_a_slider(user)
    thicken_edges_in_a_morph(user)


def see_a_slider(user: User) -> None:
    at_rest = user.picture()
    user.press("Alt+7")
    user.wait_to_see("Weight", "header")
    slider = user.row("笑い", "Morphs")[-2].rect
    middle = slider.center().y()
    user.drag(QPoint(slider.left() + 8, middle), QPoint(slider.right() - 4, middle))
    smiling = user.wait_for_change(at_rest)
    user.click_on("Reset all", "button", "Morphs")
    user.wait_for_change(smiling)
    assert changed(user.picture(), at_rest) < SAME
    user.press("Alt+2")


def thicken_edges_in_a_morph(user: User) -> None:
    user.fill(user.find("Filter", "field", "Outline"), "夜")
    user.click_on("夜", "cell", "Outline")
    before = user.picture()
    user.choose("Morph", "Edit on the model")
    user.wait_to_see("is to color")
    at_night = user.wait_for_change(before)
    user.fill(user.find("夜", "field", "Outline"), "髪")
    user.click_on("髪", "cell", "Outline")
    user.wait_to_see("go into the morph")
    user.wait_to_see("hair", "field", "Inspector")
    user.fill(user.field("Edge size"), "6")
    user.wait_for_change(at_night)
    user.click_on("Cancel", "button")
    user.fill(user.find("髪", "field", "Outline"), "夜")
    user.click_on("夜", "cell", "Outline")
    user.wait(lambda: changed(user.picture(), before) < SAME, "the model as before")
