"""Sets the weights of morphs into the mesh: what vertex and UV morphs do to it at the moment, it is from then on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from editor.math3d.arrays import BoolArray, FloatArray
from editor.model.edit import Edit
from editor.model.model import Info, Model
from editor.model.morphs import MorphKind, MorphOffset
from editor.preview.morphed_vertices import COLUMNS, MorphedVertices

Columns = Mapping[str, FloatArray]


def morphed_columns(shape: MorphedVertices) -> dict[str, FloatArray]:
    """Copies of the columns of the vertices that morphs change at the moment, by field."""
    return {name: shape.column(name).copy() for name in COLUMNS.values() if shape.is_morphed(name)}


def apply_morphs(edit: Edit, columns: Columns) -> int:
    """Give the vertices the columns (vertices, …) that morphs made, and return how many are changed.

    The offsets of the morphs stay as they are: they are added to the new mesh. Whoever calls this takes the weights
    back, or what they do is seen twice. Additional UVs that the file had no room for get it.
    """
    vertices, info = edit.model.vertices, edit.model.info
    changed = np.zeros(len(vertices), np.bool_)
    for name, values in columns.items():
        rows = np.flatnonzero((vertices[name] != values).any(axis=1))
        edit.set(vertices, rows, name, values[rows])
        changed[rows] = True
    edit.set(info, 0, Info.additional_uvs, uvs_needed(edit.model, columns))
    return int(np.count_nonzero(changed))


def uvs_needed(model: Model, columns: Iterable[str]) -> int:
    """Return the number of additional UVs that the file needs to store these columns, too."""
    numbers = (int(name.removeprefix("uv") or 0) for name in columns if name.startswith("uv"))
    return max(model.info[0].additional_uvs, *numbers, 0)


def reaching_kinds(model: Model, kinds: Iterable[MorphKind]) -> BoolArray:
    """(morphs,): which morphs are of the kinds, or are groups or flips of such."""
    wanted = frozenset(kinds)
    leaves = np.array([morph.kind in wanted for morph in model.morphs], np.bool_)
    through = leaves.copy()
    for row, morph in enumerate(model.morphs):
        if morph.kind in (MorphKind.GROUP, MorphKind.FLIP):
            members = morph.offsets[MorphOffset.morph]
            through[row] = leaves[members[members >= 0]].any()
    return through
