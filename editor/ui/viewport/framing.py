"""Finds the box in space that shows given rows, also of tables without positions of their own (morphs, frames …)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.references import references
from editor.preview.posed_model import PosedModel
from editor.render.bounds import around
from editor.render.camera import Camera, Size
from editor.render.overlays.overlay_transforms import points_at

Box = tuple[Any, Any]  # (low (3,), high (3,))
PLACED = ("vertices", "faces", "materials", "bones", "rigid_bodies", "joints")
SMALLEST = 1.0  # model units: nearer than that nothing is seen of what is around
AROUND_POINT = 4.0  # a single bone says nothing by itself


def box_of(
    model: Model, table: str = "", rows: Iterable[int] | None = None, posed_model: PosedModel | None = None
) -> Box | None:
    """The box of the given rows, or of the whole model, where `posed_model` has them; None when nothing is anywhere."""
    if table not in model.tables or model.tables[table].fixed or rows is None:
        return around(points_at(model, posed_model, "vertices", None)) or around(
            points_at(model, posed_model, "bones", None)
        )
    table, shown = _placed(model, table, [int(row) for row in rows])
    box = around(points_at(model, posed_model, table, np.array(shown, np.intp)))
    return None if box is None else _at_least(*box)


def before(front: Camera, box: Box | None, size: Size) -> Camera:
    """The camera with a box in view; as it is where there is none, or one without extent."""
    return front.framed(*box, size) if box is not None and np.ptp(box, axis=0).any() else front


def _at_least(low: Any, high: Any) -> Box:
    least = SMALLEST if (high > low).any() else AROUND_POINT
    middle, half = (low + high) / 2, np.maximum((high - low) / 2, least / 2)
    return middle - half, middle + half


def _placed(model: Model, table: str, rows: list[int]) -> tuple[str, list[int]]:
    """Rows that have a position, for rows of any table: what they refer to, or who refers to them (textures)."""
    if table in PLACED:
        return table, rows
    if table == "textures":
        used = references(model.materials.whole, table)
        return "materials", sorted({row for found in used for row in found.owners[np.isin(found.numbers[:, 0], rows)]})
    found = [
        some for row in rows for some in references(model.tables[table].rows([row])) if (some.numbers != NONE).any()
    ]
    first = next((some.target for some in found if some.target in PLACED), PLACED[0])
    return first, sorted(
        {at for some in found if some.target == first for at in some.numbers.ravel().tolist()} - {NONE}
    )
