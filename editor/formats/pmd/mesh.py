"""The vertices and faces of a PMD, up and down (mmd-semantics §7.5, §7.6). Face counts are of vertex indices."""

from __future__ import annotations

import numpy as np

from editor.formats.pmd.structure import INDEX, VERTEX, Pmd, add_once
from editor.math3d.arrays import AnyArray, IndexArray, UInt8Array
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE
from editor.model.mesh import Deform, Face, Vertex, effective_weights, strongest, used_slots
from editor.model.model import Model

CORNERS = 3
FULL = 100  # percent
EXACT = 1e-6  # by which a weight may differ from whole percent, for the rounding of its 32 bits


# -- up ---------------------------------------------------------------------------------------------------------------


def fill_vertices(model: Model, pmd: Pmd, messages: Messages) -> None:
    table = pmd.vertices
    too_much = np.flatnonzero(table["weight"] > FULL)
    if len(too_much):
        messages.note("a weight of {} percent; 100 instead", "vertices", too_much, table["weight"][too_much].tolist())
    deform, bones, weights = _weights(table, len(pmd.bones) > 0)
    model.vertices.fill(
        len(table),
        position=table["position"],
        normal=table["normal"],
        uv=table["uv"],
        deform=deform,
        bones=bones,
        weights=weights,
        edge_scale=(table["edge_off"] == 0).astype(np.float32),
    )


def _weights(table: AnyArray, has_bones: bool) -> tuple[AnyArray, AnyArray, AnyArray]:
    """Deform, bones and weights of the vertices: a vertex that only one bone moves has only one."""
    percent = table["weight"]
    pair = np.where(has_bones, table["bones"].astype(np.int32), np.int32(NONE))
    first = (percent >= FULL) | (pair[:, 0] == pair[:, 1])
    single = first | (percent == 0)
    bones = np.full((len(table), 4), NONE, np.int32)
    bones[:, 0] = np.where(single & ~first, pair[:, 1], pair[:, 0])
    bones[:, 1] = np.where(single, NONE, pair[:, 1])
    weights = np.zeros((len(table), 4), np.float32)
    weights[:, 0] = np.where(single, 1, percent / np.float64(FULL))
    weights[:, 1] = np.where(single, 0, 1 - weights[:, 0])
    return np.where(single, Deform.BDEF1, Deform.BDEF2).astype(np.uint8), bones, weights


def fill_faces(model: Model, pmd: Pmd, messages: Messages) -> None:
    """Give each material its run of faces. Those beyond all runs have no material; runs are cut to fit."""
    left_over = len(pmd.indices) % CORNERS
    if left_over:
        count = len(pmd.indices)
        messages.note("{} vertex indices, not a multiple of 3; those left over are left out", "faces", values=[count])
    count = len(pmd.indices) // CORNERS
    corners = pmd.indices[: count * CORNERS].astype(np.int32).reshape(-1, CORNERS)
    ends = np.cumsum(pmd.materials["indices"].astype(np.int64) // CORNERS)
    _report_runs(pmd.materials["indices"], ends, count, messages)
    materials = np.searchsorted(ends, np.arange(count), side="right").astype(np.int32)
    materials[materials == len(ends)] = NONE
    model.faces.fill(count, vertices=corners, material=materials)


def _report_runs(indices: AnyArray, ends: AnyArray, count: int, messages: Messages) -> None:
    odd = np.flatnonzero(indices % CORNERS)
    if len(odd):
        messages.note("draws {} vertex indices, not a multiple of 3", "materials", odd, indices[odd].tolist())
    beyond = np.flatnonzero(ends > count)
    if len(beyond):
        messages.note("there are fewer faces than this material has", "materials", beyond[:1])
    drawn = int(ends[-1]) if len(ends) else 0
    if drawn < count:
        messages.note("{} faces from here on belong to no material", "faces", (drawn,), (count - drawn,))


# -- down -------------------------------------------------------------------------------------------------------------


def downgraded_vertices(model: Model, bone_rows: IndexArray, losses: Messages) -> AnyArray:
    """The vertices, with bones by their rows in the PMD: `bone_rows` (bones + 1,) ends with NONE."""
    table = model.vertices
    packed = np.zeros(len(table), VERTEX)
    for name in ("position", "normal", "uv"):
        packed[name] = table[name]
    edge = table[Vertex.edge_scale]
    add_once(losses, "vertices", (edge != 0) & (edge != 1), "edge_scale", EDGE_LOST)
    packed["edge_off"] = edge <= 0
    if not len(model.bones):
        packed["weight"] = FULL
        return packed
    bones, percent = _two_bones(model, losses)
    rows = bone_rows[bones]
    add_once(losses, "vertices", (rows < 0).any(axis=1), "bones", NO_BONE)
    packed["bones"] = np.maximum(rows, 0)
    packed["weight"] = percent
    return packed


EDGE_LOST = TranslatableText("PMD has no edge scale; the edge of a vertex is on or off")
NO_BONE = TranslatableText("in PMD every vertex has bones; the first bone instead of none")
THIRD_LOST = TranslatableText("PMD has two bones for each vertex; the two with the largest weights are kept")
SDEF_LOST = TranslatableText("SDEF becomes BDEF2")
NEGATIVE_LOST = TranslatableText("PMD has no negative weights")
ROUNDED = TranslatableText("weights become whole percent")
UVS_LOST = TranslatableText("PMD has no additional UVs")
CORNER_LOST = TranslatableText("left out, because it lacks a corner")


def _two_bones(model: Model, losses: Messages) -> tuple[AnyArray, UInt8Array]:
    """(n, 2): the two bones of most weight of each vertex, a single one twice; (n,): percent of the first of them."""
    deform = model.vertices[Vertex.deform]
    width = 4 if ((deform == Deform.BDEF4) | (deform >= Deform.QDEF)).any() else 2
    bones = model.vertices[Vertex.bones][:, :width]
    weights = effective_weights(deform, model.vertices[Vertex.weights])[:, :width]
    weights = np.where(used_slots(deform)[:, :width] & (bones != NONE), weights, 0).astype(np.float64)
    weights[deform == Deform.BDEF1, 0] = 1
    add_once(losses, "vertices", deform == Deform.SDEF, "deform", SDEF_LOST)
    add_once(losses, "vertices", (weights < 0).any(axis=1), "weights", NEGATIVE_LOST)
    weights = np.maximum(weights, 0)
    pair, kept = bones[:, :2].copy(), weights[:, :2].copy()
    many = np.flatnonzero(weights[:, 2:].any(axis=1))
    # The first bone of two stays the first: their order is seen in the file.
    pair[many], kept[many] = (slots[:, :2] for slots in strongest(bones[many], weights[many], 2))
    add_once(
        losses, "vertices", np.count_nonzero(weights, axis=1) > np.count_nonzero(kept, axis=1), "weights", THIRD_LOST
    )
    return _weights_in_percent(pair, kept, losses)


def _weights_in_percent(pair: AnyArray, kept: AnyArray, losses: Messages) -> tuple[AnyArray, UInt8Array]:
    total = kept.sum(axis=1)
    share = np.divide(kept[:, 0], total, out=np.ones(len(kept)), where=total > 0)
    percent = np.rint(share * FULL)
    add_once(
        losses, "vertices", (np.abs(share - percent / FULL) > EXACT) | (np.abs(total - 1) > EXACT), "weights", ROUNDED
    )
    pair = np.where((percent == FULL)[:, None], pair[:, :1], pair)
    pair = np.where((percent == 0)[:, None], pair[:, 1:], pair)
    return pair, np.where(pair[:, 0] == pair[:, 1], FULL, percent).astype(np.uint8)


def downgraded_faces(model: Model, losses: Messages) -> tuple[AnyArray, AnyArray]:
    """The vertex indices, and how many of them each material draws. Faces that lack a corner are left out."""
    corners, materials = model.faces[Face.vertices], model.faces[Face.material]
    whole = (corners >= 0).all(axis=1)
    add_once(losses, "faces", ~whole, "vertices", CORNER_LOST)
    counts = np.bincount(materials[whole & (materials >= 0)], minlength=len(model.materials))
    return corners[whole].astype(INDEX).reshape(-1), counts * CORNERS


def report_lost_uvs(model: Model, losses: Messages) -> None:
    if model.info[0].additional_uvs:
        losses.add(UVS_LOST, "info", 0, "additional_uvs")
    for name in ("uv1", "uv2", "uv3", "uv4"):
        if model.vertices.stores(name):
            add_once(losses, "vertices", model.vertices[name].any(axis=1), name, UVS_LOST)
