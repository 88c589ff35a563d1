"""A walk of the UV pane: an island is selected on the texture, dragged, saved, and taken back."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, QRect

from editor import formats
from editor.math3d.arrays import BoolArray, IndexArray
from tests.walks.test_edit import sample_file, saved
from tests.walks.user import SAME, User, changed

MARKED = (255, 138, 0)  # the colour of what is selected
WAY = QPoint(48, 30)


def drag_an_island(user: User) -> None:
    as_it_was, before = sample_file().read_bytes(), formats.load(sample_file()).model.vertices["uv"].copy()
    user.click_on("まぶた", "cell", "Outline")
    user.choose("View", "Panes", "UV")
    user.wait_to_see("まぶた, textures\\face.png", "label", "UV")
    whole = marks(user)
    user.click(canvas(user).topLeft() + leftmost(whole), double=True)
    user.wait(lambda: 0 < marks(user).sum() < whole.sum(), "one island to be selected")
    one, picture = marks(user), user.picture(canvas(user))

    user.press("W")
    start = canvas(user).topLeft() + leftmost(one)
    user.drag(start, start + WAY, then=lambda: user.wait_to_see("px)", "label", "UV"))
    moved = user.wait_for_change(picture, canvas(user))
    np.testing.assert_allclose(middle(marks(user)) - middle(one), (WAY.x(), WAY.y()), atol=2)
    ways = saved(user).vertices["uv"] - before
    rows = np.flatnonzero(ways.any(axis=1))
    assert is_island_of_one_material(rows)
    np.testing.assert_allclose(ways[rows], np.broadcast_to(ways[rows[0]], (len(rows), 2)), atol=1e-6)
    assert (ways[rows[0]] > 0).all()

    user.press("Ctrl+Z")
    user.wait_for_change(moved, canvas(user))
    assert changed(picture, user.picture(canvas(user))) < SAME
    saved(user)
    assert sample_file().read_bytes() == as_it_was


def is_island_of_one_material(rows: IndexArray) -> bool:
    """Whether faces of まぶた have all their vertices among these, or none."""
    model = formats.load(sample_file()).model
    material = next(row for row, each in enumerate(model.materials) if each.name == "まぶた")
    corners = model.faces["vertices"][model.faces["material"] == material]
    inside = np.isin(corners, rows).sum(axis=1)
    return len(rows) > 0 and set(inside.tolist()) == {0, 3}


def canvas(user: User) -> QRect:
    """Where UVs are drawn: between the line of the channel and that of the hint."""
    above, below = user.find("UV", "field", "UV").rect, user.find(hint(user), "label", "UV").rect
    return QRect(QPoint(below.left() + 4, above.bottom() + 8), QPoint(below.right() - 4, below.top() - 8))


def hint(user: User) -> str:
    return max((one for one in user.look("UV") if one.kind == "label"), key=lambda label: label.rect.bottom()).text


def marks(user: User) -> BoolArray:
    """(height, width) which pixels of the canvas are of what is selected."""
    return np.asarray((user.picture(canvas(user)) == MARKED).all(axis=-1))


def leftmost(mask: BoolArray) -> QPoint:
    rows, columns = np.nonzero(mask)
    first = columns.argmin()
    return QPoint(int(columns[first]), int(rows[first]))


def middle(mask: BoolArray) -> tuple[float, float]:
    rows, columns = np.nonzero(mask)
    return np.array(((columns.min() + columns.max()) / 2, (rows.min() + rows.max()) / 2))  # type: ignore[return-value]
