"""Vertices (PMX 2.0: 頂点; QDEF: PMX 2.1) and faces (PMX 2.0: 面): columns, never objects, for there may be a million.

The table of faces is kept sorted by material, so that a material's faces are one run; the counts that a file stores
with the material are computed on save. NONE (faces that no material draws) sorts last.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray
from editor.model.columns import Columns
from editor.model.fields import (
    NONE,
    XY,
    XYZW,
    Attribute,
    Choice,
    Removal,
    Row,
    Vec2,
    Vec3,
    Vec4,
    choice,
    number,
    reference,
    vector,
)


@dataclass(frozen=True, slots=True)
class Face(Row):
    vertices: Attribute[tuple[int, int, int]] = reference(
        "Vertices",
        "vertices",
        size=3,
        removal=Removal.HEIR_OR_DROP,
        help="The three corners, clockwise as seen from the front.",
    )
    material: Attribute[int] = reference(
        "Material",
        "materials",
        removal=Removal.HEIR_OR_DROP,
        optional=True,
        help="The material that the face is drawn with. Faces are kept in the order of their materials.",
    )


SLOTS = 4  # as many bones move a vertex at most (PMX 2.0: ウェイト)
WEIGHT_SLOTS = ("1", "2", "3", "4")


class Deform(Choice):
    BDEF1 = 0, "BDEF1"
    BDEF2 = 1, "BDEF2"
    BDEF4 = 2, "BDEF4"
    SDEF = 3, "SDEF"
    QDEF = 4, "QDEF"


_USED = np.array([1, 2, 4, 2, 4])  # of the bones of a vertex those that each kind uses
# How far weights may be from what they should be. A vertex 20 from the origin, the height of an adult, is out of place
# by 0.002 then, a tenth of a pixel where the adult fills the screen; and CSV with its six digits stays below.
WEIGHT_TOLERANCE = 1e-4


def used_slots(deform: AnyArray) -> BoolArray:
    """(vertices, 4) which of its bones and weights the kind of a vertex uses."""
    used: BoolArray = np.arange(SLOTS) < _USED.take(deform, mode="clip")[:, None]
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


def sum_to_one(sums: AnyArray) -> BoolArray:
    """Tell of sums of weights, of any shape, which are 1: vertices of other sums are scaled (mmd-semantics §4.1).

    Checks, selections, the weights pane, edits and imports all ask here, so that what one of them mends no other tells.
    """
    whole: BoolArray = np.abs(sums - 1) <= WEIGHT_TOLERANCE
    return whole


def with_united_bones(bones: AnyArray, weights: AnyArray) -> tuple[AnyArray, AnyArray]:
    """Bones and weights (n, k) after those of a bone that a vertex has several times are added in its first slot."""
    bones, weights = bones.copy(), weights.copy()
    for slot in range(1, bones.shape[1]):
        for first in range(slot):
            rows = np.flatnonzero((bones[:, first] == bones[:, slot]) & (bones[:, slot] != NONE))
            if len(rows):
                weights[rows, first] += weights[rows, slot]
                weights[rows, slot], bones[rows, slot] = 0, NONE
    return bones, weights


def strongest(bones: AnyArray, weights: AnyArray, count: int = SLOTS) -> tuple[AnyArray, AnyArray]:
    """(n, 4) the greatest `count` of weights (n, k), in the order in which they were, and their bones."""
    if weights.shape[1] > count:
        ranks = np.argsort(np.argsort(-weights, axis=1, kind="stable"), axis=1, kind="stable")
        weights = np.where(ranks < count, weights, 0)
    return _meaningful_first(np.where(weights != 0, bones, NONE), weights)


def _meaningful_first(bones: AnyArray, weights: AnyArray) -> tuple[AnyArray, AnyArray]:
    """(n, 4) slots of bones and weights (n, k): first those that say something, in their order."""
    says = _meaningful_slots(bones, weights)
    if says.shape[1] > SLOTS or (says[:, 1:] > says[:, :-1]).any():
        order = np.argsort(~says, axis=1, kind="stable")[:, :SLOTS]
        bones, weights = np.take_along_axis(bones, order, axis=1), np.take_along_axis(weights, order, axis=1)
    return bones, weights


def _meaningful_slots(bones: AnyArray, weights: AnyArray) -> BoolArray:
    """(n, k) which slots say something: a weight without a bone does, for it counts in the sum."""
    says: BoolArray = (bones != NONE) | (weights != 0)
    return says


def smallest_kinds(deform: AnyArray, counts: AnyArray, is_whole: BoolArray | bool) -> AnyArray:
    """(n,) the smallest kinds, for those that vertices have, that hold weights of so many bones, `counts` (n,).

    Weights that are not whole, that is, do not sum to 1, scale their vertex (mmd-semantics §4), which of the linear
    kinds only BDEF4 does. QDEF stays while it has more than one bone; with one all kinds move alike.
    """
    is_qdef = deform == Deform.QDEF
    plain = is_whole | is_qdef
    linear = np.select([plain & (counts <= 1), plain & (counts == 2)], [Deform.BDEF1, Deform.BDEF2], Deform.BDEF4)
    return np.where(is_qdef & (counts > 1), Deform.QDEF, linear).astype(deform.dtype)


def united_weights(vertices: Columns[Vertex]) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices after the weights of a bone that a vertex uses twice are added."""
    deform, bones, weights = (vertices[key].copy() for key in (Vertex.deform, Vertex.bones, Vertex.weights))
    used = np.where(used_slots(deform), bones, NONE)
    left, shares = with_united_bones(used, effective_weights(deform, weights))
    twice = np.flatnonzero((left != used).any(axis=1))
    left, shares, kinds = *_meaningful_first(left[twice], shares[twice]), deform[twice]
    is_whole = (kinds != Deform.BDEF4) | sum_to_one(shares.sum(axis=1))
    kinds = smallest_kinds(kinds, _meaningful_slots(left, shares).sum(axis=1), is_whole)
    shares[kinds == Deform.BDEF1] = (1, 0, 0, 0)
    deform[twice], bones[twice], weights[twice] = kinds, left, shares
    return {"deform": deform, "bones": bones, "weights": weights}


USED_SLOTS = {
    Deform.BDEF1: WEIGHT_SLOTS[:1],
    Deform.BDEF2: WEIGHT_SLOTS[:2],
    Deform.BDEF4: WEIGHT_SLOTS,
    Deform.SDEF: WEIGHT_SLOTS[:2],
    Deform.QDEF: WEIGHT_SLOTS,
}


def is_sdef(vertex: Vertex) -> bool:
    return vertex.deform == Deform.SDEF


@dataclass(frozen=True, slots=True)
class Vertex(Row):
    position: Attribute[Vec3] = vector(
        "Position",
        group="Shape",
        help="Where the vertex is at rest, in MMD's units of about 8 cm: an adult is some 20 high.",
    )
    normal: Attribute[Vec3] = vector(
        "Normal",
        group="Shape",
        help="The direction in which the surface faces, of length 1. Light, toon and edge depend on it.",
    )
    uv: Attribute[Vec2] = vector(
        "UV",
        components=XY,
        group="UV",
        help="The place on the texture: 0, 0 is its upper left corner, 1, 1 its lower right one.",
    )
    uv1: Attribute[Vec4] = vector(
        "Additional UV 1",
        components=XYZW,
        group="UV",
        help="Four additional numbers. Sphere mode Sub-texture uses the first two as its UV; effects may use all.",
    )
    uv2: Attribute[Vec4] = vector(
        "Additional UV 2",
        components=XYZW,
        group="UV",
        help="Four additional numbers for effects; MMD itself does not use them.",
    )
    uv3: Attribute[Vec4] = vector(
        "Additional UV 3",
        components=XYZW,
        group="UV",
        help="Four additional numbers for effects; MMD itself does not use them.",
    )
    uv4: Attribute[Vec4] = vector(
        "Additional UV 4",
        components=XYZW,
        group="UV",
        help="Four additional numbers for effects; MMD itself does not use them.",
    )
    deform: Attribute[Deform] = choice(
        "Weight type", Deform, group="Weight", help="How the bones move the vertex (ウェイト変形方式)."
    )
    bones: Attribute[tuple[int, int, int, int]] = reference(
        "Bones",
        "bones",
        size=4,
        removal=Removal.HEIR,
        united=united_weights,
        group="Weight",
        parts_by="deform",
        parts=USED_SLOTS,
        help="The bones that move the vertex: 1, 2 or 4, depending on its weight type.",
    )
    weights: Attribute[Vec4] = vector(
        "Weights",
        1,
        0,
        0,
        0,
        components=WEIGHT_SLOTS,
        group="Weight",
        parts_by="deform",
        parts=USED_SLOTS,
        help="BDEF2 and SDEF: the second is 1 minus the first. BDEF4 and QDEF should sum to 1; files can hold other"
        " sums, and the vertex is displaced then.",
    )
    sdef_c: Attribute[Vec3] = vector(
        "SDEF C",
        group="Weight",
        applies=is_sdef,
        help="The point about which SDEF turns the vertex, usually on the line between the two bones.",
    )
    sdef_r0: Attribute[Vec3] = vector(
        "SDEF R0",
        group="Weight",
        applies=is_sdef,
        help="The point beside C on the side of the first bone. R0 and R1 shape the bend; with both at C it is a"
        " plain rotation.",
    )
    sdef_r1: Attribute[Vec3] = vector(
        "SDEF R1", group="Weight", applies=is_sdef, help="The point beside C on the side of the second bone."
    )
    edge_scale: Attribute[float] = number(
        "Edge scale", 1.0, group="Shape", help="Multiplies the edge size of the material; 0 draws no edge."
    )


SDEF_POINTS = (Vertex.sdef_c, Vertex.sdef_r0, Vertex.sdef_r1)
