"""Brings a model down to PMX 2.0, the only version that MMD reads."""

from __future__ import annotations

from collections.abc import Iterable

from editor.messages import Level, Message, TranslatableText
from editor.model.edit import Edit
from editor.model.joints import JointKind
from editor.model.model import Model
from editor.model.newer_features import (
    MATERIAL_FLAGS,
    Rows,
    qdef_vertices,
    soft_bodies,
    special_joints,
    special_materials,
    special_morphs,
)
from editor.model.vertices import Deform


def downgraded_to_2_0(model: Model) -> tuple[Model, list[Message]]:
    """A copy of the model without what PMX 2.0 has not, and what was lost."""
    copy = model.snapshot()
    edit = Edit(copy)
    losses = [*_plain_weights(edit), *_plain_materials(edit), *_plain_joints(edit)]
    for table, rows, text in (
        (copy.morphs, special_morphs(copy), TranslatableText("left out: PMX 2.0 has no flip or impulse morphs")),
        (copy.soft_bodies, soft_bodies(copy), TranslatableText("left out: PMX 2.0 has no soft bodies")),
    ):
        losses += _losses(table.name, rows, "", text)
        edit.remove(table, rows)
    return copy, losses


def _plain_weights(edit: Edit) -> Iterable[Message]:
    vertices = edit.model.vertices
    if rows := qdef_vertices(edit.model):
        edit.set(vertices, rows, "deform", Deform.BDEF4)
        message = TranslatableText("becomes BDEF4, as all {:,} vertices with QDEF", len(rows))
        yield Message(Level.WARNING, message, vertices.name, int(rows[0]), "deform")


def _plain_materials(edit: Edit) -> Iterable[Message]:
    materials = edit.model.materials
    rows = special_materials(edit.model)
    edit.set(materials, rows, "flags", [materials[row].flags & ~MATERIAL_FLAGS for row in rows])
    return _losses(
        materials.name, rows, "flags", TranslatableText("vertex colours, points and lines are not kept in PMX 2.0")
    )


def _plain_joints(edit: Edit) -> Iterable[Message]:
    joints = edit.model.joints
    rows = special_joints(edit.model)
    edit.set(joints, rows, "kind", JointKind.SPRING_6DOF)
    return _losses(joints.name, rows, "kind", TranslatableText("becomes a spring 6DOF joint, the only kind of PMX 2.0"))


def _losses(table: str, rows: Rows, field: str, text: TranslatableText) -> list[Message]:
    return [Message(Level.WARNING, text, table, row, field) for row in rows]
