"""Walks of motion: it plays, is scrubbed through, and goes on while the model is edited; hair and tail are pulled."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint

from tests.walks.conftest import Program
from tests.walks.user import User, changed, leave, open_again, ready


def move(user: User) -> None:
    """The sample dances; then it is opened again, without the motion."""
    ready(user)
    user.find("To the start", "button", "Time line")
    user.wait(lambda: not user.sees("of 0", "label"), "the motion to be loaded")
    scrub(user)
    play_and_edit(user)
    open_again(user)
    pull_the_tail(user)
    leave(user)


def play_and_edit(user: User) -> None:
    at_start = user.picture()
    user.click_on("Play", "button")
    user.wait(lambda: changed(user.glance(), at_start) > 1000, "the dance")
    user.press("Alt+1")  # the outline, which is closed in this workspace
    user.click_on("服", "cell", "Outline")
    user.press("Delete")
    user.click_on("Pause", "button")
    user.click_on("To the start", "button")
    naked = user.picture()
    assert changed(naked, at_start) > 2000
    user.press("Ctrl+Z")
    user.wait_for_change(naked)
    user.press("Ctrl+Shift+A")
    user.click_on("Select", "button")
    assert changed(user.picture(), naked) > 2000


def scrub(user: User) -> None:
    at_start = user.picture()
    pane = user.find("To the start", "button", "Time line").rect
    ruler = QPoint(pane.left() + 300, pane.bottom() + 30)
    user.drag(ruler, ruler + QPoint(200, 0), ruler + QPoint(350, 0))
    later = user.wait_for_change(at_start)
    user.click_on("To the start", "button")
    user.wait_for_change(later)


def pull_the_tail(user: User) -> None:
    user.press("F9")
    user.press("Alt+7")  # the morphs, which lie behind the pose
    user.wait_to_see("Weight", "header")
    user.press("Ctrl+P")
    user.click_on("Grab", "button")
    time.sleep(3)  # until what hangs has come to rest, or nearly so
    hanging = user.glance()
    rows, columns = np.nonzero(fox_red(hanging))
    right = columns.argmax()
    tail = user.view().topLeft() + QPoint(int(columns[right]) - 12, int(rows[right]))
    pulled = []

    def settings() -> None:
        time.sleep(1)
        pulled.append(user.glance())

    user.drag(tail, tail + QPoint(60, -60), then=settings)
    assert changed(pulled[0], hanging) > 1500


def fox_red(picture: np.ndarray) -> np.ndarray:
    red, green, blue = (picture[..., channel].astype(int) for channel in range(3))
    return (red > 140) & (red - blue > 60) & (green > 80) & (green < red - 30)


def test_a_motion_is_scrubbed_through_and_plays_while_the_model_is_edited_and_the_tail_is_pulled(
    program: Program, sample: Path
) -> None:
    program.run(move, sample, sample.with_name("mochi_dance.vmd"))
