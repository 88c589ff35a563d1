"""UVs held while they are moved, scaled and turned, those of the mesh and those that a morph shows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, are_among, finite_rows, mask_of
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, integer
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset
from editor.operations.mesh.offset_copies import set_offsets
from editor.preview.morphed_vertices import COLUMNS

KINDS = (MorphKind.UV, MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)  # the morphs of each channel
UV_COLUMNS = tuple(COLUMNS[kind] for kind in KINDS)


def channel(label: str, default: int, help: str) -> Any:
    """A parameter that names a channel: the UV itself, or one of the additional ones."""
    return integer(label, default, minimum=0, maximum=4, help=help)


@dataclass(frozen=True, slots=True, eq=False)
class UvMap:
    """Affine map of UVs: `matrix` (2, 2) turns and scales them about `pivot` (2,), then `move` (2,) is added."""

    matrix: Float64Array
    pivot: Float64Array
    move: Float64Array

    @property
    def is_identity(self) -> bool:
        return bool(np.array_equal(self.matrix, np.eye(2)) and not self.move.any())

    def of(self, uvs: Float64Array) -> Float64Array:
        """(n, 2) where some are then."""
        with np.errstate(invalid="ignore"):  # of those that are not finite
            return np.asarray((uvs - self.pivot) @ self.matrix.T + self.pivot + self.move)


def box_of(uvs: Float64Array) -> tuple[Float64Array, Float64Array]:
    """The corners (2,) of the box around those that are finite; at 0 where there are none."""
    known = uvs[finite_rows(uvs)]
    return (known.min(axis=0), known.max(axis=0)) if len(known) else (np.zeros(2), np.zeros(2))


def centre_of(uvs: Float64Array) -> Float64Array:
    """(2,) the middle of the box around those that are finite."""
    low, high = box_of(uvs)
    return (low + high) / 2


class HeldUvs:
    """The UVs of vertices in a channel as they are at first; `write` sets them anew from these each time."""

    def __init__(self, model: Model, channel: int, rows: IndexArray) -> None:
        self._channel = channel
        self._rows = rows
        self._values = model.vertices[UV_COLUMNS[channel]][rows].astype(np.float64)

    @property
    def uvs(self) -> Float64Array:
        return self._values[:, :2]

    @property
    def centre(self) -> Float64Array:
        """(2,) the middle of the box around those that are finite."""
        return centre_of(self.uvs)

    def write(self, edit: Edit, uv_map: UvMap) -> None:
        """Bring all from where they were at first to where the map takes them."""
        values = self._values.copy()
        values[:, :2] = uv_map.of(self.uvs)
        edit.set(edit.model.vertices, self._rows, UV_COLUMNS[self._channel], values)

    def finish(self, edit: Edit, uv_map: UvMap) -> None:
        """Scale and turn what UV morphs do to them, once: when the map is the last one."""
        if not uv_map.is_identity:
            chosen = mask_of(len(edit.model.vertices), self._rows)
            _transform_morphs(edit, self._channel, chosen, uv_map.matrix)


class HeldMorphUvs:
    """The UVs of vertices as a UV morph shows them; `write` sets what the morph does to them, and leaves the mesh."""

    def __init__(self, model: Model, morph: int, channel: int, rows: IndexArray, weight: float) -> None:
        self._morph = morph
        self._rows = rows
        self._weight = weight
        offsets = model.morphs[morph].offsets
        offsets = offsets.take(offsets[UvOffset.vertex] != NONE)
        self._vertices = np.unique(offsets[UvOffset.vertex])  # stay in the morph, wherever they go
        self._moves = np.zeros((len(model.vertices), 4))
        np.add.at(self._moves, offsets[UvOffset.vertex], offsets[UvOffset.uv])
        self.uvs: Float64Array = model.vertices[UV_COLUMNS[channel]][rows][:, :2] + weight * self._moves[rows, :2]

    @property
    def centre(self) -> Float64Array:
        """(2,) the middle of the box around those that are finite."""
        return centre_of(self.uvs)

    def write(self, edit: Edit, uv_map: UvMap) -> None:
        """Have the morph bring all from where they were at first to where the map takes them."""
        moves = self._moves.copy()
        with np.errstate(invalid="ignore"):
            moved = (uv_map.of(self.uvs) - self.uvs) / self._weight
        moves[self._rows, :2] += np.where(np.isfinite(moved), moved, 0)
        rows = np.union1d(self._vertices, np.flatnonzero(moves.any(axis=1)))
        edit.replace(edit.model.morphs, self._morph, Morph.offsets, Columns(UvOffset, vertex=rows, uv=moves[rows]))

    def finish(self, edit: Edit, uv_map: UvMap) -> None:
        """Nothing: other morphs stay as they are, as the mesh does."""


def rotation(angle: float) -> Float64Array:
    """(2, 2) from U towards V, in radians."""
    cosine, sine = math.cos(angle), math.sin(angle)
    return np.array([(cosine, -sine), (sine, cosine)])


def _transform_morphs(edit: Edit, number: int, chosen: BoolArray, matrix: Float64Array) -> None:
    def transformed(offsets: Columns) -> Columns:
        mine = are_among(chosen, offsets[UvOffset.vertex])
        if not mine.any():
            return offsets
        uvs = offsets[UvOffset.uv].copy()
        uvs[mine, :2] = uvs[mine, :2] @ matrix.T
        return offsets.replace(uv=uvs)

    morphs = edit.model.morphs
    rows = np.array([row for row, morph in enumerate(morphs) if morph.kind is KINDS[number]], np.intp)
    set_offsets(edit, rows, lambda morph: transformed(morph.offsets))
