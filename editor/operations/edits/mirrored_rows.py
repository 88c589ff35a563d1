"""Finds the other sides of rows by their names, and which of them are to be mirrored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.joints import Joint
from editor.model.rigid_bodies import RigidBody
from editor.operations.edits.move_model import is_left, other_side_name
from editor.operations.edits.naming import HasName

Named = Bone | RigidBody | Joint
Sides = Mapping[int, int]  # for each row that has one, the row of the other side


def other_sides(records: Sequence[Named]) -> dict[int, int]:
    """For each row of a side the first one that has the name of the other side."""
    rows = {record.name: row for row, record in reversed(list(enumerate(records)))}
    names = ((row, record.name, other_side_name(record.name)) for row, record in enumerate(records))
    return {row: rows[other] for row, name, other in names if other != name and other in rows}


def rows_across(records: Iterable[HasName]) -> IndexArray:
    """(records,) the row of the other side by its name: itself for one without a side, NONE where it is not there."""
    names = [record.name for record in records]
    rows = {name: row for row, name in reversed(list(enumerate(names)))}
    pairs = enumerate(map(other_side_name, names))
    return np.array([row if other == names[row] else rows.get(other, NONE) for row, other in pairs], np.intp)


def mirror_sources(records: Sequence[Named], rows: Sequence[int], others: Sides) -> tuple[list[int], list[int]]:
    """Of some rows those to be mirrored, and those that have no side. Of two of one name the first alone has another.

    A right one goes without saying where the left one is there as well.
    """
    sided = [row for row in rows if other_side_name(records[row].name) != records[row].name]
    chosen = set(sided)
    is_source = {row: others.get(row) not in chosen or is_left(records[row].name) for row in sided}
    is_first = {row: row not in others or others.get(others[row]) == row for row in sided}
    return [row for row in sided if is_source[row] and is_first[row]], [row for row in rows if row not in chosen]
