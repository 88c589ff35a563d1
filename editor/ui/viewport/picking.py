"""Finds the rows of a table that are seen at a place on the screen, or in a box, and selects them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.document.document import Document
from editor.document.selection import Mode
from editor.model.model import Model
from editor.render.picking import Hit
from editor.render.scene import Scene
from editor.ui.viewport.handles.geometry import At, Sight
from editor.ui.viewport.region import Box, rows_in_box

RADIUS = 8.0  # logical pixels

Rows = Sequence[int] | NDArray[np.integer[Any]]


def pick(model: Model, scene: Scene, sight: Sight, kind: str, at: At) -> Hit | None:
    """The row of `kind`, a table, at a pixel (-1: a face of no material). The scene's context has to be current."""
    table = "faces" if kind == "materials" else kind
    hit = scene.pick(sight.camera, sight.size, *at, (table,), RADIUS * sight.ratio)
    if hit is None or kind != "materials":
        return hit
    return replace(hit, table=kind, row=int(model.faces["material"][hit.row]))


def pick_box(model: Model, scene: Scene, sight: Sight, kind: str, box: Box) -> Rows:
    """The rows of `kind`, a table, in a box of device pixels. The scene's context has to be current."""
    seen = scene.visible_faces(sight.camera, sight.size, box)
    return rows_in_box(model, kind, box, sight.camera, sight.size, np.asarray(seen), scene.figure)


def select(document: Document, kind: str, rows: Rows, mode: Mode) -> None:
    """Make `kind` the active table and select its rows; none of them selects nothing, or leaves all as it is."""
    selection = document.selection
    selection.set_active_table(kind)
    if len(rows) or mode is Mode.REPLACE:
        selection.select(kind, rows, mode)
