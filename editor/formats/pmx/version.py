"""What of a model belongs to PMX 2.1 alone, and how it is brought down to 2.0, the only version that MMD reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from editor.formats.content import Loss
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.joints import JointKind
from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.model.vertices import Deform

MATERIAL_FLAGS = MaterialFlags.VERTEX_COLOR | MaterialFlags.POINTS | MaterialFlags.LINES
MORPH_KINDS = (MorphKind.FLIP, MorphKind.IMPULSE)

Rows = list[int]


def qdef_vertices(model: Model) -> Rows:
    deform = model.vertices["deform"]
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


FEATURES: dict[str, Callable[[Model], Rows]] = {
    "QDEF": qdef_vertices,
    "vertex colours, points and lines": special_materials,
    "flip and impulse morphs": special_morphs,
    "joint kinds": special_joints,
    "soft bodies": soft_bodies,
}


def newer_features(model: Model) -> frozenset[str]:
    """The names of what the model has and PMX 2.0 has not."""
    return frozenset(name for name, rows_of in FEATURES.items() if rows_of(model))


def downgraded_to_2_0(model: Model) -> tuple[Model, list[Loss]]:
    """A copy of the model without what PMX 2.0 has not, and what was lost."""
    copy = model.snapshot()
    edit = Edit(copy)
    losses = [*_plain_weights(edit), *_plain_materials(edit), *_plain_joints(edit)]
    for table, rows in ((copy.morphs, special_morphs(copy)), (copy.soft_bodies, soft_bodies(copy))):
        losses += _losses(table.name, rows, "", TranslatableText("is left out, because PMX 2.0 has none of its kind"))
        edit.remove(table, rows)
    return copy, losses


def _plain_weights(edit: Edit) -> Iterable[Loss]:
    vertices = edit.model.vertices
    if rows := qdef_vertices(edit.model):
        edit.set(vertices, rows, "deform", Deform.BDEF4)
        message = TranslatableText("becomes BDEF4, as all {:,} vertices with QDEF", len(rows))
        yield Loss(vertices.name, int(rows[0]), "deform", message)


def _plain_materials(edit: Edit) -> Iterable[Loss]:
    materials = edit.model.materials
    rows = special_materials(edit.model)
    edit.set(materials, rows, "flags", [materials[row].flags & ~MATERIAL_FLAGS for row in rows])
    return _losses(
        materials.name, rows, "flags", TranslatableText("vertex colours, points and lines are not kept in PMX 2.0")
    )


def _plain_joints(edit: Edit) -> Iterable[Loss]:
    joints = edit.model.joints
    rows = special_joints(edit.model)
    edit.set(joints, rows, "kind", JointKind.SPRING_6DOF)
    return _losses(joints.name, rows, "kind", TranslatableText("becomes a spring 6DOF joint, the only kind of PMX 2.0"))


def _losses(table: str, rows: Rows, field: str, message: str) -> list[Loss]:
    return [Loss(table, row, field, message) for row in rows]
