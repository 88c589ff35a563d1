"""A walk of cutting: the dress is cut with the knife, what is below goes, the hole is closed, and all is taken back."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint

from editor.model.model import Model
from tests.walks.test_edit import sample_file, saved
from tests.walks.user import SAME, User, changed

DRESS = 7


def cut_and_close(user: User) -> None:
    as_it_was = sample_file().read_bytes()
    user.click_on("服", "cell", "Outline")
    user.press("Ctrl+Shift+A")
    before, view = user.picture(), user.view()
    user.click_on("服", "cell", "Outline")
    user.click_on("Through the surface", "button")
    cut_across(user, view.center() + QPoint(0, int(view.height() * 0.235)), view.width() // 4)
    model = saved(user)
    assert len(model.faces) > 33165 + 50
    user.click_on("Select", "button")
    user.click_on("Faces", "button")
    user.click_on("Box", "button")
    start = view.center() + QPoint(-view.width() // 4, int(view.height() * 0.235) + 2)
    user.drag(start, QPoint(view.center().x() + view.width() // 4, view.bottom() - 4))
    user.press("Delete")
    opened = saved(user)
    assert len(opened.faces) < len(model.faces) - 500
    user.click_on("Vertices", "button")
    user.press("Ctrl+A")
    user.choose("Mesh", "Fill holes")
    user.click_on("OK", "button")
    user.wait_to_see("Holes closed")
    closed = saved(user)
    assert of_dress(closed) > of_dress(opened)
    user.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+A")
    assert changed(user.picture(), before) < SAME
    saved(user)
    assert sample_file().read_bytes() == as_it_was


def of_dress(model: Model) -> int:
    """How many faces the dress has."""
    return int(np.count_nonzero(model.faces["material"] == DRESS))


def cut_across(user: User, middle: QPoint, half: int) -> None:
    """Draw a line with the knife, first with Escape, which leaves everything as it was."""
    user.click_on("Knife", "button")
    uncut, line = user.picture(), (middle - QPoint(half, 0), middle + QPoint(half, 0))
    seen = []
    user.drag(*line, then=lambda: (seen.append(changed(user.glance(), uncut)), user.press("Escape")))
    assert seen[0] > half / 2, "the line is seen while it is drawn"
    assert changed(user.picture(), uncut) < SAME
    assert not user.find("Undo", "button").is_enabled
    user.drag(*line)
    user.wait_to_see("Cut; new vertices")
