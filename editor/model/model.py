"""Model: the tables of one PMX/PMD model, in PMX order. Index sizes and counts are computed on save, never stored."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.bones import Bone
from editor.model.faces import Face
from editor.model.frames import DisplayFrame, special_fault
from editor.model.info import Info
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.morphs import Morph
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import SoftBody
from editor.model.tables import ArrayTable, RecordTable, Table
from editor.model.textures import Texture
from editor.model.vertices import Vertex


class Model:
    """The tables by attribute and, in PMX order, in `tables`.

    A reference (Kind.REFERENCE, nested ones too) is NONE or a row that exists. `formats` repairs what a file brings,
    and an Edit raises for another, so nobody checks it again. It does not hold only between two Changes of an Edit:
    references get their new numbers before the rows come and go, so who watches remembers, and reads later.
    """

    def __init__(self) -> None:
        self.info = RecordTable("info", Info, fixed=True)
        self.vertices = ArrayTable("vertices", Vertex)
        self.faces = ArrayTable("faces", Face, sorted_by=Face.material)
        self.textures = RecordTable("textures", Texture)
        self.materials = RecordTable("materials", Material)
        self.bones = RecordTable("bones", Bone)
        self.morphs = RecordTable("morphs", Morph)
        self.frames = RecordTable("frames", DisplayFrame, refused=special_fault)
        self.rigid_bodies = RecordTable("rigid_bodies", RigidBody)
        self.joints = RecordTable("joints", Joint)
        self.soft_bodies = RecordTable("soft_bodies", SoftBody)
        self.tables: dict[str, Table] = {table.name: table for table in vars(self).values()}

    def counts(self) -> dict[str, int]:
        """Rows by table, without the one row of `info`."""
        return {name: len(table) for name, table in self.tables.items() if not table.fixed}

    def face_starts(self) -> IndexArray:
        """(materials + 1,): material m draws the faces face_starts[m] to face_starts[m + 1]."""
        keys = self.faces[Face.material].view(np.uint32)
        return np.searchsorted(keys, np.arange(len(self.materials) + 1, dtype=np.uint32))

    def snapshot(self, reads: Collection[str] | None = None) -> Model:
        """A copy that stays as it is while this Model is edited: what a worker may see.

        `reads`: all that it will look at, as names of record tables, and of columns, "vertices.normal"; the rest reads
        as its default. Array tables have all their rows in any case.
        """
        copy = Model()
        for name, table in self.tables.items():
            other = copy.tables[name]
            if isinstance(table, ArrayTable):
                assert isinstance(other, ArrayTable)
                read = {key: array for key, array in table.arrays.items() if reads is None or f"{name}.{key}" in reads}
                other.resize(len(table), {key: array.copy() for key, array in read.items()})
            elif reads is None or name in reads:
                other.records[:] = table.records  # type: ignore[union-attr]
        return copy
