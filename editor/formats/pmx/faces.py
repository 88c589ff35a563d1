"""The faces of a PMX file (PMX 2.0: 面), and the runs of them that its materials draw."""

from __future__ import annotations

from itertools import accumulate, pairwise

import numpy as np

from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.math3d.arrays import AnyArray, Int32Array
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.model.model import Model

CORNERS = 3
SLICE = 1 << 18  # faces written at a time


def read_faces(c: PmxReader) -> Int32Array:
    """(faces, 3): the corners. What they are drawn with is known after the materials. The file counts corners."""
    c.enter("faces")
    index = np.dtype("<" + c.header.vertex)
    count = c.count("vertex indices", index.itemsize)
    corners = c.rows(index, count, "faces")
    if left_over := count % CORNERS:
        c.note("{} vertex indices, not a multiple of 3; those left over are left out", count)
        corners = corners[:-left_over]
    return corners.astype(np.int32).reshape(-1, CORNERS)


def fill_faces(c: PmxReader, model: Model, corners: Int32Array, runs: list[int]) -> None:
    """Give each material its run of so many faces. Those beyond all runs have no material; runs are cut to fit."""
    count = len(corners)
    ends = list(accumulate(runs))
    if ends and ends[-1] > count:
        row = next(row for row, end in enumerate(ends) if end > count)
        c.messages.note("there are fewer faces than this material has", "materials", (row,))
    ends = [min(end, count) for end in ends]
    drawn = ends[-1] if ends else 0
    if drawn < count:
        c.messages.note("{} faces from here on belong to no material", "faces", (drawn,), (count - drawn,))
    lengths = [end - start for start, end in pairwise([0, *ends, count])]
    material = np.repeat(np.array([*range(len(ends)), NONE], np.int32), lengths)
    model.faces.fill(count, vertices=corners, material=material)


def write_faces(s: PmxWriter, model: Model) -> list[int]:
    """Write the faces that have all their corners. How many each material draws."""
    s.enter(model.faces.name)
    corners, runs = model.faces["vertices"], np.diff(model.face_starts()).tolist()
    if len(corners) and corners.min() < 0:
        corners, runs = _whole_faces(s, model)
    s.pack("i", corners.size)
    for start in range(0, len(corners), SLICE):
        s.array(corners[start : start + SLICE].astype("<" + s.header.vertex))
    return list(runs)


def _whole_faces(s: PmxWriter, model: Model) -> tuple[AnyArray, list[int]]:
    corners, materials = model.faces["vertices"], model.faces["material"]
    whole = (corners >= 0).all(axis=1)
    s.lose(TranslatableText("{:,} faces that lack a corner", np.count_nonzero(~whole)), "vertices")
    drawn = materials[whole & (materials >= 0)]
    return corners[whole], np.bincount(drawn, minlength=len(model.materials)).tolist()
