"""Finds where names belong in a picture, as many as can be read; writing them is for who can write. No OpenGL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray, finite_rows
from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from editor.render.camera import Camera, Size
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_list import LABELS

Placed = Callable[[str, IndexArray], Float32Array]  # table, rows -> (n, 3) where they are seen, as `Scene.posed`

MOST = 200
FEW = 4  # bones that are named while they are selected, whether names are shown or not
MOST_CANDIDATES = 2000  # of a table: beyond that only every so many is looked at
LINE, LETTER = 15, 7  # logical pixels that a line is high and half a wide letter is broad
AWAY = 9  # logical pixels from a point to where its name begins
# What is named where which overlays are shown.
NAMED = {
    "bones": ("bones",),
    "rigid_bodies": ("bodies", "solid-bodies"),
    "joints": ("joints",),
}


class Label(NamedTuple):
    """A text beside (x, y) in pixels from the top left, `depth` before the camera."""

    text: str
    x: float
    y: float
    depth: float
    is_selected: bool


def labels(
    overlay_input: OverlayInput, placed: Placed, name: Callable[[str, int], str], camera: Camera, size: Size
) -> list[Label]:
    """The names, or of vertices the numbers, of what overlays show in a picture; at most MOST, and none over another.

    Where names are not shown, those of a few selected bones and of the one under the pointer are. What is selected goes
    first, then what is near. Of vertices only the selected ones are named. `name` gives the text of a row of a table,
    "" for none.
    """
    candidates = []
    for table in (*NAMED, "vertices"):
        chosen = overlay_input.selected(table)
        wanted = _shown(overlay_input, table, chosen) & _named(overlay_input, table, chosen)
        rows = np.flatnonzero(wanted & overlay_input.seen(table))
        rows = rows[:: -(-len(rows) // MOST_CANDIDATES) or 1]
        if len(rows):
            candidates.append(_Candidates(table, rows, chosen[rows], camera.project(placed(table, rows), size)))
    return list(_labels_with_room(candidates, size, overlay_input.options.pixel_ratio, name))


class _Candidates(NamedTuple):
    table: str
    rows: IndexArray
    chosen: BoolArray
    on_screen: Float64Array  # (rows, 3) x, y, depth


def _named(overlay_input: OverlayInput, table: str, chosen: BoolArray) -> BoolArray:
    """(rows,) whether each row has its name written: all where names are shown, else the few bones that are handled."""
    if overlay_input.options.shows(LABELS):
        return np.ones_like(chosen)
    named = np.zeros_like(chosen)
    if table == "bones":
        named |= chosen & (np.count_nonzero(chosen) <= FEW)
    return _with_hovered(overlay_input, table, named)


def _shown(overlay_input: OverlayInput, table: str, chosen: BoolArray) -> BoolArray:
    """(rows,) whether an overlay shows each row of a table."""
    options = overlay_input.options
    if table == "vertices":
        return chosen & options.shows("selected-vertices")
    if not any(options.shows(name) for name in NAMED[table]):
        return _with_hovered(overlay_input, table, np.zeros_like(chosen))
    if table != "bones" or options.shows("hidden-bones"):
        return np.ones_like(chosen)
    visible = np.array([bool(bone.flags & BoneFlags.VISIBLE) for bone in overlay_input.model.bones], np.bool_)
    return _with_hovered(overlay_input, table, visible | chosen)


def _with_hovered(overlay_input: OverlayInput, table: str, mask: BoolArray) -> BoolArray:
    """A mask of a table's rows, with the one under the pointer."""
    row = overlay_input.hovered_row(table)
    if row != NONE:
        mask[row] = True
    return mask


def _labels_with_room(
    candidates: list[_Candidates], size: Size, ratio: float, name: Callable[[str, int], str]
) -> Iterator[Label]:
    """The labels that find room, in the order of how much they matter."""
    taken: set[tuple[int, int]] = set()
    count = 0
    for table, row, (x, y, depth), is_selected in _by_weight(candidates, size):
        text = name(table, row)
        cells = _covered_cells(text, x / ratio, y / ratio)
        if text and taken.isdisjoint(cells):
            taken |= cells
            yield Label(text, x, y, depth, is_selected)
            count += 1
        if count == MOST:
            return


def _by_weight(candidates: list[_Candidates], size: Size) -> Iterator[tuple[str, int, list[float], bool]]:
    """Table, row, pixel and whether selected of all in the picture, the selected first, then the nearest."""
    if not candidates:
        return
    seen = np.concatenate([some.on_screen for some in candidates])
    chosen = np.concatenate([some.chosen for some in candidates])
    sources = [(some.table, row) for some in candidates for row in some.rows.tolist()]
    inside = finite_rows(seen) & (seen[:, 2] > 0)
    inside &= (seen[:, :2] >= 0).all(axis=1) & (seen[:, :2] < size).all(axis=1)
    order = np.lexsort((seen[:, 2], ~chosen))
    for number in order[inside[order]].tolist():
        yield *sources[number], seen[number].tolist(), bool(chosen[number])


def _covered_cells(text: str, x: float, y: float) -> set[tuple[int, int]]:
    """The cells of a grid, LETTER by LINE, that a text beside a point covers; as high as a line, it may touch two."""
    breadth = sum(2 if ord(letter) > 0x2E7F else 1 for letter in text)
    first = int((x + AWAY) // LETTER)
    rows = {int((y - LINE / 2) // LINE), int((y + LINE / 2 - 1) // LINE)}
    return {(row, column) for row in rows for column in range(first, first + breadth + 1)}
