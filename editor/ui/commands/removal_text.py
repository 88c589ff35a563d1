"""Says what the deletion of rows did to all that referred to them: what went where, what went too, what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.document.row_texts import names_text, rows_text
from editor.document.said import Said, joined, translate
from editor.model.bones import Bone, IkLink
from editor.model.changes import Rows
from editor.model.faces import Face
from editor.model.fields import NONE, field_of
from editor.model.frames import BoneItem, MorphItem
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES
from editor.model.references import Consequence, consequences
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.model.tables import Table
from editor.model.vertices import Vertex
from editor.operations.queries.related import faces_of, heir_field, own_vertices
from editor.ui.value_text import count_text

MOST_HEIRS = 3  # that are named

Forms = tuple[Any, Any]  # for one, and for several

# What goes to an heir, by row type and field, and what can be said of it where there is no heir.
_TAKEN: dict[tuple[type, str], tuple[Forms, Forms]] = {
    (Vertex, "bones"): (
        (QT_TRANSLATE_NOOP("RemovalText", "{count} weight"), QT_TRANSLATE_NOOP("RemovalText", "{count} weights")),
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} weight is left without a bone"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} weights are left without a bone"),
        ),
    ),
    (Bone, "parent"): (
        (QT_TRANSLATE_NOOP("RemovalText", "{count} child"), QT_TRANSLATE_NOOP("RemovalText", "{count} children")),
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} bone is left without a parent"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} bones are left without a parent"),
        ),
    ),
    (RigidBody, "bone"): (
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid body"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid bodies"),
        ),
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid body is left without a bone"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid bodies are left without a bone"),
        ),
    ),
}
_OFFSETS: Forms = (
    QT_TRANSLATE_NOOP("RemovalText", "{count} morph offset"),
    QT_TRANSLATE_NOOP("RemovalText", "{count} morph offsets"),
)
_ITEMS: Forms = (
    QT_TRANSLATE_NOOP("RemovalText", "{count} frame item"),
    QT_TRANSLATE_NOOP("RemovalText", "{count} frame items"),
)
# What goes with its target, by row type.
_DROPPED: dict[type, Forms] = {
    Vertex: (
        QT_TRANSLATE_NOOP("RemovalText", "{count} vertex"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} vertices"),
    ),
    Face: (QT_TRANSLATE_NOOP("RemovalText", "{count} face"), QT_TRANSLATE_NOOP("RemovalText", "{count} faces")),
    IkLink: (QT_TRANSLATE_NOOP("RemovalText", "{count} IK link"), QT_TRANSLATE_NOOP("RemovalText", "{count} IK links")),
    **dict.fromkeys(OFFSET_TYPES.values(), _OFFSETS),
    **dict.fromkeys((BoneItem, MorphItem), _ITEMS),
    Joint: (QT_TRANSLATE_NOOP("RemovalText", "{count} joint"), QT_TRANSLATE_NOOP("RemovalText", "{count} joints")),
    Anchor: (QT_TRANSLATE_NOOP("RemovalText", "{count} anchor"), QT_TRANSLATE_NOOP("RemovalText", "{count} anchors")),
    Pin: (QT_TRANSLATE_NOOP("RemovalText", "{count} pin"), QT_TRANSLATE_NOOP("RemovalText", "{count} pins")),
}
_TEXTURES: Forms = (
    QT_TRANSLATE_NOOP("RemovalText", "{count} material lost a texture"),
    QT_TRANSLATE_NOOP("RemovalText", "{count} textures of materials are empty now"),
)
# What else becomes of a field without its target.
_CHANGED: dict[tuple[type, str], Forms] = {
    (Bone, "tail_bone"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} tail became an offset"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} tails became offsets"),
    ),
    (Bone, "append_parent"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} bone appends nothing any more"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} bones append nothing any more"),
    ),
    (Bone, "ik_target"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} IK needs another target"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} IKs need another target"),
    ),
    **dict.fromkeys(((Material, name) for name in ("texture", "sphere_texture", "toon_texture")), _TEXTURES),
    (SoftBody, "material"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} soft body needs another material"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} soft bodies need another material"),
    ),
}


DELETING = ("rows.delete", "materials.delete-part")


class RemovalMessage(NamedTuple):
    """The consequences of a deletion in words, and whether other rows have any, so that Messages keeps them."""

    text: Said
    has_consequences: bool


def removal_by(operation_id: str, model: Model, table: str, rows: Rows) -> RemovalMessage | None:
    """The removal of rows by an operation on them, told beforehand; None of one that deletes nothing."""
    if operation_id not in DELETING or not len(rows):
        return None
    found = _consequences(operation_id, model, table, rows)
    return RemovalMessage(removal_text(model.tables[table], rows, found), bool(found))


def _consequences(operation_id: str, model: Model, table: str, rows: Rows) -> list[Consequence]:
    found = consequences(model, model.tables[table], rows, heir_field(model.tables[table]))
    if operation_id != "materials.delete-part":
        return found
    vertices = np.flatnonzero(own_vertices(model, faces_of(model, np.asarray(rows, np.intp))))
    lost = Consequence(Vertex, field_of(Vertex, Vertex.position), NONE, len(vertices))
    of_vertices = consequences(model, model.vertices, vertices)
    return [*found, lost, *(one for one in of_vertices if one.owner is not Face)]  # their faces are counted already


def removal_text(table: Table, rows: Sequence[int] | Rows, found: Sequence[Consequence]) -> Said:
    """Return the consequences of a removal in one line: "左腕, 右腕 deleted: 412 weights to 上半身"."""
    what = names_text(table, rows)
    parts = [*_inherited(table, found), *_dropped(found), *_left(found)]
    if not parts:
        return translate("RemovalText", "{what} deleted").format(what=what)
    return translate("RemovalText", "{what} deleted: {parts}").format(what=what, parts=joined(", ", parts))


def _inherited(table: Table, found: Sequence[Consequence]) -> list[str]:
    """Return texts of the things that heirs take over, one for each heir; for many heirs, one for all."""
    taken = [one for one in found if one.heir != NONE and (one.owner, one.field.name) in _TAKEN]
    heirs = list(dict.fromkeys(one.heir for one in taken))
    if len(heirs) > MOST_HEIRS:
        text = translate("RemovalText", "{things} to {heirs}")
        return [text.format(things=_things(taken), heirs=rows_text(table, heirs))]
    return [
        translate("RemovalText", "{things} to {heirs}").format(
            things=_things(one for one in taken if one.heir == heir), heirs=rows_text(table, [heir])
        )
        for heir in heirs
    ]


def _things(taken: Iterable[Consequence]) -> str:
    counts: Counter[tuple[type, str]] = Counter()
    for one in taken:
        counts[one.owner, one.field.name] += one.count
    return _and([_counted(_TAKEN[what][0], count) for what, count in counts.items()])


def _dropped(found: Sequence[Consequence]) -> list[str]:
    counts: Counter[Forms] = Counter()
    for one in found:
        if one.heir == NONE and one.owner in _DROPPED and (one.owner, one.field.name) not in _TAKEN:
            counts[_DROPPED[one.owner]] += one.count
    things = _and([_counted(forms, count) for forms, count in counts.items()])
    return [translate("RemovalText", "{things} dropped").format(things=things)] if things else []


def _left(found: Sequence[Consequence]) -> list[str]:
    counts: Counter[Forms] = Counter()
    for one in found:
        what = (one.owner, one.field.name)
        if one.heir == NONE and (what in _CHANGED or what in _TAKEN):
            counts[_CHANGED[what] if what in _CHANGED else _TAKEN[what][1]] += one.count
    return [_counted(forms, count) for forms, count in counts.items()]


def _counted(forms: Forms, count: int) -> str:
    return translate("RemovalText", str(forms[count != 1])).format(count=count_text(count))


def _and(parts: Sequence[str]) -> str:
    """Several things as one: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return translate("RemovalText", "{things} and {last}").format(things=joined(", ", parts[:-1]), last=parts[-1])
