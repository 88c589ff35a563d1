"""Walks of selecting: a click, a box, a lasso and the table agree on what is selected."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint

from tests.walks.conftest import Program
from tests.walks.user import User, leave, ready


def count(user: User) -> int:
    """How many vertices the status line says are selected."""
    words = next(s.text for s in user.look() if s.text.startswith("Vertices: ") and s.text.endswith(" selected"))
    return int(words.split()[1].replace(",", ""))


def select(user: User) -> None:
    ready(user)
    user.press("Alt+4")  # the table, which is closed at first
    click_a_material(user)
    user.press("Ctrl+Shift+A")
    box_and_lasso(user)
    leave(user)


def box_and_lasso(user: User) -> None:
    user.click_on("Vertices", "button")
    user.click_on("Box", "button")
    middle = user.view().center()
    corners = [middle + QPoint(x, y) for x, y in ((-60, -40), (70, -40), (70, 50), (-60, 50))]
    user.drag(corners[0], corners[2])
    user.picture()
    boxed = count(user)
    assert boxed > 100
    user.wait_to_see(f"selected: {boxed:,}", "label", "Table")
    user.press("Ctrl+Shift+A")
    user.wait_to_see("Vertices: 0 selected")
    user.click_on("Lasso", "button")
    user.drag(*corners, corners[0])
    user.picture()
    assert abs(count(user) - boxed) < 0.05 * boxed


def click_a_material(user: User) -> None:
    user.click_on("Materials", "button")
    user.click_on("Click", "button")
    view = user.view()
    user.click(view.center())
    user.wait_to_see("Materials: 1 selected")
    title = next(s.text for s in user.look("Inspector") if s.text.startswith("Material "))
    name = title.partition(": ")[2]
    assert name in {s.text for s in user.look("Table") if s.is_selected}
    assert name in {s.text for s in user.look("Outline") if s.is_selected}


def test_selecting(new_program: Program, sample: Path) -> None:
    new_program.run(select, sample)
