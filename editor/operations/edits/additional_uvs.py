"""How many additional UVs a file has to have: it has a count for all vertices, and drops what is beyond it."""

from __future__ import annotations

from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.model.morphs import MorphKind

UVS = ("uv1", "uv2", "uv3", "uv4")
KINDS = (MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)


def uvs_of(model: Model, change: Change) -> int:
    """How many there have to be for what a change brought into vertices or morphs; 0 where it needs none."""
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
