"""The additional UVs of a model: how many something needs."""

from __future__ import annotations

from editor.model.changes import Action, Change
from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.model import Model
from editor.model.morphs import MorphKind

UVS = ("uv1", "uv2", "uv3", "uv4")
KINDS = (MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)


def used_uvs(model: Model) -> int:
    """Return the number of additional UVs in use: by values, UV morphs, vertex colours, or a sub-texture."""
    held = [at for at, name in enumerate(UVS) if model.vertices.stores(name) and model.vertices[name].any()]
    morphed = [KINDS.index(morph.kind) for morph in model.morphs if morph.kind in KINDS]
    drawn = [0 for material in model.materials if is_drawn_by_uv1(material)]
    return max([*held, *morphed, *drawn], default=-1) + 1


def is_drawn_by_uv1(material: Material) -> bool:
    """Return whether a material takes its sub-texture, or the colours of its vertices, by the first additional UV."""
    return material.sphere_mode == SphereMode.SUB_TEXTURE or bool(material.flags & MaterialFlags.VERTEX_COLOR)


def uvs_of(model: Model, change: Change) -> int:
    """Return the number of additional UVs that a change of vertices or morphs needs; 0 where it needs none."""
    comes = change.action is Action.INSERT
    if change.table == "vertices":
        written = [name for name in UVS if (comes or name in change.fields) and model.vertices.stores(name)]
        used = [UVS.index(name) for name in written if model.vertices[name][change.rows].any()]
    elif change.table == "morphs" and (comes or change.fields & {"kind", "offsets"}):
        kinds = {model.morphs[row].kind for row in change.rows}
        used = [KINDS.index(kind) for kind in kinds if kind in KINDS]
    else:
        return 0
    return max(used, default=-1) + 1
