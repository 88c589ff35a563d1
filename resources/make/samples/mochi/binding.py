"""From weights by bone name to the vertex columns of PMX: BDEF1, BDEF2, BDEF4, and SDEF at elbows and knees.

Imports numpy, mesh and editor.model.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.model.fields import NONE
from editor.model.mesh import Deform

from .mesh import Floats, Ints, Joint, Mesh

Columns = dict[str, Any]


def strongest(weights: dict[str, Floats], rows: dict[str, int], count: int) -> tuple[Ints, Floats]:
    """(n, 4) bones and weights: the four strongest of each vertex in order, summing to one."""
    table = np.zeros((count, len(rows)))
    for bone, values in weights.items():
        table[:, rows[bone]] += np.round(values, 3)
    order = np.argsort(-table, axis=1, kind="stable")[:, :4]
    share = np.take_along_axis(table, order, 1)
    share /= share.sum(1, keepdims=True)
    return np.where(share > 0, order, NONE), share


def bound(mesh: Mesh, rows: dict[str, int]) -> Columns:
    """The weight columns of a mesh: deform, bones, weights and the three points of SDEF."""
    bones, weights = strongest(mesh.weights, rows, len(mesh))
    used = (bones != NONE).sum(1)
    deform = np.select([used == 1, used == 2], [Deform.BDEF1, Deform.BDEF2], Deform.BDEF4)
    columns = {"deform": deform, "bones": bones, "weights": weights}
    columns |= {name: np.zeros((len(mesh), 3)) for name in ("sdef_c", "sdef_r0", "sdef_r1")}
    if mesh.joint:
        bend(columns, mesh.position, mesh.joint, rows)
    return columns


def bend(columns: Columns, position: Floats, joint: Joint, rows: dict[str, int]) -> None:
    """Make SDEF of the vertices that hang on both bones of a joint and on nothing else.

    C is the vertex's place on the limb's axis; R0 and R1 lie half a ring before and behind it.
    """
    pair = np.array([rows[joint.parent], rows[joint.child]])
    here = (columns["deform"] == Deform.BDEF2) & (np.sort(columns["bones"][:, :2], 1) == np.sort(pair)).all(1)
    swapped = here & (columns["bones"][:, 0] != pair[0])
    for name in ("bones", "weights"):
        columns[name][swapped, :2] = columns[name][swapped, 1::-1]
    columns["deform"][here] = Deform.SDEF
    along = (position[here] - joint.centre) @ joint.axis
    centre = joint.centre + along[:, None] * joint.axis
    columns["sdef_c"][here] = centre
    columns["sdef_r0"][here] = centre - 0.5 * joint.spacing * joint.axis
    columns["sdef_r1"][here] = centre + 0.5 * joint.spacing * joint.axis
