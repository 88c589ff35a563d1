"""Input of an overlay, and attachment of its points to the bones. No OpenGL."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, FloatArray, IndexArray
from editor.model.fields import NONE, Vec3, Vec4
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.hiding import Hidden

Selected = Callable[[str], BoolArray]  # table name -> (rows,) whether selected


class OverlayOptions(Protocol):
    """The part of the ViewOptions that overlays read; these know the list of overlays and so stand above them."""

    @property
    def show(self) -> frozenset[str]: ...

    @property
    def background(self) -> Vec4: ...

    @property
    def selection_color(self) -> Vec3: ...

    @property
    def bone_colors(self) -> tuple[Vec3, ...]: ...

    @property
    def pixel_ratio(self) -> float: ...

    def shows(self, name: str) -> bool: ...


@dataclass(frozen=True, slots=True)
class OverlayInput:
    """A model, what of it is selected and hidden, how it is looked at, and the table and row under the pointer."""

    model: Model
    selected: Selected
    options: OverlayOptions
    hidden: Hidden
    hovered: tuple[str, int] = ("", NONE)

    def hovered_row(self, table: str) -> int:
        """Return the row of a table that the pointer is over and that is not hidden; NONE for none."""
        name, row = self.hovered
        is_there = name == table and 0 <= row < len(self.model.tables[table]) and bool(self.seen(table)[row])
        return row if is_there else NONE

    def seen(self, table: str) -> BoolArray:
        """(rows,) whether each row of a table is not hidden."""
        mask = self.hidden.mask(table)
        return np.ones(len(self.model.tables[table]), np.bool_) if mask is None else ~mask

    def rows(self, table: str) -> IndexArray:
        """The rows of a table that are not hidden, the selected ones last, so that nothing covers them."""
        order = np.argsort(self.selected(table), kind="stable")
        return order[self.seen(table)[order]]

    @property
    def highlight(self) -> Vec4:
        """The colour of what is selected."""
        return (*self.options.selection_color, 1.0)


@dataclass(frozen=True, slots=True, eq=False)
class OverlayPose:
    """A figure as of now, with `matrices` (bones + 1, 3, 4) from rest to pose; the last, for no bone, moves nothing."""

    posed_model: PosedModel
    matrices: Float32Array

    @classmethod
    def of(cls, posed_model: PosedModel) -> OverlayPose:
        return cls(
            posed_model,
            np.concatenate((posed_model.bone_transforms.matrices()[:, :3], np.eye(3, 4, dtype=np.float32)[None])),
        )

    def moved(self, points: FloatArray, bones: IndexArray) -> FloatArray:
        """(n, 3) points at rest where the bones that they hang from take them; NONE: from none."""
        matrices = self.matrices[bones]
        moved: FloatArray = np.einsum("nij,nj->ni", matrices[:, :, :3], points)
        moved += matrices[:, :, 3]
        return moved
