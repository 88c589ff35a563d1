"""What a vertex is (PMX 2.0: 頂点; QDEF: PMX 2.1). A million of them live as columns, never as objects."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray
from editor.model.columns import Columns
from editor.model.fields import NONE, XY, XYZW, Choice, Vec2, Vec3, Vec4, choice, number, reference, vector
from editor.model.removal import Removal

WEIGHT_SLOTS = ("1", "2", "3", "4")


class Deform(Choice):
    BDEF1 = 0, "BDEF1"
    BDEF2 = 1, "BDEF2"
    BDEF4 = 2, "BDEF4"
    SDEF = 3, "SDEF"
    QDEF = 4, "QDEF"


_SLOTS = np.array([1, 2, 4, 2, 4])  # of the bones of a vertex those that each kind uses
WHOLE = 1e-5  # how far weights that sum to 1 may be from it


def used_slots(deform: AnyArray) -> BoolArray:
    """(vertices, 4) which of its bones and weights the kind of a vertex uses."""
    used: BoolArray = np.arange(4) < _SLOTS.take(deform, mode="clip")[:, None]
    return used


def effective_weights(deform: AnyArray, weights: AnyArray) -> AnyArray:
    """(vertices, 4) how much each bone moves its vertex (PMX 2.0: ウェイト), 0 in slots that its kind leaves unused.

    The one bone of BDEF1 has it whole; of two, BDEF2 and SDEF, the second has what the first leaves, for a file holds
    the first weight alone; BDEF4 and QDEF have theirs as stored, of any sum. As precise as `weights`.
    """
    shares = weights.copy()
    of_two = (deform == Deform.BDEF2) | (deform == Deform.SDEF)
    shares[:, 1] = np.where(of_two, 1 - shares[:, 0], shares[:, 1])
    shares[of_two, 2:] = 0
    shares[deform == Deform.BDEF1] = (1, 0, 0, 0)
    return shares


def united_weights(vertices: Columns) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices after the weights of a bone that a vertex uses twice are added.

    What has one bone left moves with it as BDEF1 has it: SDEF and QDEF come to the same then. BDEF4 whose weights do
    not sum to 1 scales its vertex (mmd-semantics §4), which no smaller kind does; it stays BDEF4.
    """
    deform, bones, weights = (vertices[name].copy() for name in ("deform", "bones", "weights"))
    used = _used(deform, bones, weights)
    shares = effective_weights(deform, weights)
    twice = np.zeros(len(deform), np.bool_)
    for slot in range(1, 4):
        for first in range(slot):
            same = used[:, first] & used[:, slot] & (bones[:, first] == bones[:, slot]) & (bones[:, slot] != NONE)
            shares[same, first] += shares[same, slot]
            used[same, slot] = False
            twice |= same
    bones[twice], shares[twice] = _gathered(bones[twice], shares[twice], used[twice])
    weights[twice] = shares[twice]
    deform[twice], weights[twice] = _shrunk(deform[twice], weights[twice], used[twice].sum(axis=1))
    return {"deform": deform, "bones": bones, "weights": weights}


def _used(deform: AnyArray, bones: AnyArray, weights: AnyArray) -> BoolArray:
    """(vertices, 4) the slots that the kinds use, less those that say nothing."""
    says: BoolArray = (bones != NONE) | (weights != 0)
    return says & used_slots(deform)


def _gathered(bones: AnyArray, weights: AnyArray, used: AnyArray) -> tuple[AnyArray, AnyArray]:
    """The used slots first, nothing in the others."""
    order = np.argsort(~used, axis=1, kind="stable")
    bones, weights = np.where(used, bones, NONE), np.where(used, weights, 0)
    return np.take_along_axis(bones, order, 1), np.take_along_axis(weights, order, 1)


def _shrunk(deform: AnyArray, weights: AnyArray, counts: AnyArray) -> tuple[AnyArray, AnyArray]:
    """The smallest linear kind that does the same, and its weights."""
    plain = (deform != Deform.BDEF4) | (np.abs(weights.sum(axis=1) - 1) < WHOLE)
    deform = np.where((deform == Deform.BDEF4) & (counts == 2) & plain, Deform.BDEF2, deform)
    single = (counts == 1) & plain
    return np.where(single, Deform.BDEF1, deform), np.where(single[:, None], (1, 0, 0, 0), weights)


def is_sdef(vertex: Vertex) -> bool:
    return vertex.deform == Deform.SDEF


@dataclass(frozen=True, slots=True)
class Vertex:
    position: Vec3 = vector("Position", group="Shape")
    normal: Vec3 = vector("Normal", group="Shape")
    uv: Vec2 = vector("UV", components=XY, group="UV")
    uv1: Vec4 = vector("Additional UV 1", components=XYZW, group="UV")
    uv2: Vec4 = vector("Additional UV 2", components=XYZW, group="UV")
    uv3: Vec4 = vector("Additional UV 3", components=XYZW, group="UV")
    uv4: Vec4 = vector("Additional UV 4", components=XYZW, group="UV")
    deform: Deform = choice("Deform", Deform, group="Weight", help="How the bones move the vertex.")
    bones: tuple[int, int, int, int] = reference(
        "Bones", "bones", size=4, removal=Removal.HEIR, united=united_weights, group="Weight"
    )
    weights: Vec4 = vector(
        "Weights",
        1,
        0,
        0,
        0,
        components=WEIGHT_SLOTS,
        group="Weight",
        help="BDEF2 and SDEF: the second is 1 minus the first. BDEF4 and QDEF need not sum to 1.",
    )
    sdef_c: Vec3 = vector("SDEF C", group="Weight", applies=is_sdef)
    sdef_r0: Vec3 = vector("SDEF R0", group="Weight", applies=is_sdef)
    sdef_r1: Vec3 = vector("SDEF R1", group="Weight", applies=is_sdef)
    edge_scale: float = number(
        "Edge scale", 1.0, group="Shape", help="Multiplies the edge size of the material; 0 draws no edge."
    )
