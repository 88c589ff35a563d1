"""Walks of help: F1 on a field and on an entry of a menu, the handbook, and the tour by the keyboard."""

from __future__ import annotations

from tests.walks.user import User


def help_at_hand(user: User) -> None:
    for walk in (ask_about_a_field, take_the_tour):
        walk(user)


def ask_about_a_field(user: User) -> None:
    user.click_on("髪", "cell", "Outline")
    user.click(user.field("Edge size"))
    user.press("F1")
    user.wait_to_see("How wide the outline is")
    user.press("F1")
    user.wait_to_see("Start")  # of the handbook's tool bar
    user.wait_to_see("Getting started")  # in its contents
    user.press("Esc")
    user.wait(lambda: not user.sees("Getting started"), "the handbook to close")


def take_the_tour(user: User) -> None:
    user.choose("Help", "Tour")
    for title in ("Look around", "Select", "Change", "Take back", "Pose and play", "Check and save"):
        user.wait_to_see(title, "label")
        user.press("Return")
    user.wait(lambda: not user.sees("Check and save"), "the tour to end")
