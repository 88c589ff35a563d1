"""Model: the tables of one PMX/PMD model, in PMX order, its names and comments, and what of it is PMX 2.1 alone.

Index sizes and counts are computed on save, never stored. MMD does not read PMX 2.1 (mmd-semantics §1.1).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.bones import Bone
from editor.model.fields import Attribute, Row, integer, text
from editor.model.frames import DisplayFrame, special_fault
from editor.model.joints import Joint, JointKind
from editor.model.materials import Material, MaterialFlags, Texture
from editor.model.mesh import Deform, Face, Vertex
from editor.model.morphs import Morph, MorphKind
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import SoftBody
from editor.model.tables import ArrayTable, RecordTable, Table


@dataclass(frozen=True, slots=True)
class Info(Row):
    name: Attribute[str] = text("Name", help="The model's name, as MMD shows it in its list of models.")
    name_en: Attribute[str] = text("English name", help="The name that MMD shows where its menus are English.")
    comment: Attribute[str] = text("Comment", help="Shown by MMD when the model is loaded; lines end in CR LF.")
    comment_en: Attribute[str] = text("English comment", help="The comment that MMD shows where its menus are English.")
    additional_uvs: Attribute[int] = integer(
        "Additional UVs",
        minimum=0,
        maximum=4,
        help="How many additional UVs (追加UV) each vertex has in the file. Values beyond the count are not saved.",
    )


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
                columns = None if reads is None else [key for key in table.arrays if f"{name}.{key}" in reads]
                table.share(other, columns)
            elif reads is None or name in reads:
                other.records[:] = table.records  # type: ignore[union-attr]
        return copy


MATERIAL_FLAGS = MaterialFlags.VERTEX_COLOR | MaterialFlags.POINTS | MaterialFlags.LINES
MORPH_KINDS = (MorphKind.FLIP, MorphKind.IMPULSE)

Rows = list[int]


def qdef_vertices(model: Model) -> Rows:
    deform = model.vertices[Vertex.deform]
    return list(np.flatnonzero(deform == Deform.QDEF)) if len(deform) and deform.max() >= Deform.QDEF else []


def special_materials(model: Model) -> Rows:
    mask = int(MATERIAL_FLAGS)
    return [row for row, material in enumerate(model.materials) if int(material.flags) & mask]


def special_morphs(model: Model) -> Rows:
    return [row for row, morph in enumerate(model.morphs) if morph.kind in MORPH_KINDS]


def special_joints(model: Model) -> Rows:
    return [row for row, joint in enumerate(model.joints) if joint.kind != JointKind.SPRING_6DOF]


def soft_bodies(model: Model) -> Rows:
    return list(range(len(model.soft_bodies)))


class Feature(NamedTuple):
    """A feature that rows of a table have in PMX 2.1 alone, and the function that finds these rows."""

    table: str
    rows: Callable[[Model], Rows]


FEATURES = {
    "QDEF": Feature("vertices", qdef_vertices),
    "vertex colours, points and lines": Feature("materials", special_materials),
    "flip and impulse morphs": Feature("morphs", special_morphs),
    "joint kinds": Feature("joints", special_joints),
    "soft bodies": Feature("soft_bodies", soft_bodies),
}


def newer_features(model: Model) -> frozenset[str]:
    """The names of what the model has and PMX 2.0 has not."""
    return frozenset(name for name, feature in FEATURES.items() if feature.rows(model))
