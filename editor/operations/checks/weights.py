"""Checks of weights: which bones move a vertex, how much, and the points that SDEF turns about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE, name_of
from editor.model.mesh import SDEF_POINTS, WEIGHT_TOLERANCE, Deform, Vertex, effective_weights, sum_to_one
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_of_rows
from editor.operations.checks.mesh import rows_not_finite

NEARLY_ZERO = 0.001  # weights below it move nothing that anybody would see

WEIGHTS = frozenset({"vertices.deform", "vertices.bones", "vertices.weights"})
POINTS_READ = frozenset({"vertices.deform", *(f"vertices.{name_of(point)}" for point in SDEF_POINTS)})


@dataclass(frozen=True, slots=True, eq=False)
class _Weighted:
    """Vertices of one kind: of `rows` (n,) the bones (slots, n) that it uses, and what each of them moves them by.

    `is_qdef` (n,): which are QDEF, that divides by the sum of its weights and so takes any but 0 (mmd-semantics §4.3).
    """

    rows: IndexArray
    bones: AnyArray
    weights: AnyArray
    is_qdef: BoolArray

    @property
    def is_whole(self) -> BoolArray:
        """(n,) whose weights sum to 1."""
        return sum_to_one(self.weights.sum(axis=0))

    @property
    def is_sound(self) -> BoolArray:
        """(n,) whose weights have a sum that moves them with their bones."""
        return self.is_whole | (self.is_qdef & self.weights.any(axis=0))


def _linear_vertices(subject: CheckSubject) -> list[_Weighted]:
    """The vertices of BDEF1, BDEF2, and BDEF4 or QDEF."""
    one, two, _, four = subject.of(_by_kind)
    return [one, two, four]


def _by_kind(subject: CheckSubject) -> list[_Weighted]:
    """The vertices of BDEF1, BDEF2, SDEF, and BDEF4 or QDEF."""
    vertices = subject.model.vertices
    deform, bones = vertices[Vertex.deform], vertices[Vertex.bones]
    weights = effective_weights(deform, vertices[Vertex.weights])

    def of(kinds: BoolArray, slots: int) -> _Weighted:
        rows = np.flatnonzero(kinds)
        used, shares = (np.ascontiguousarray(values[rows, :slots].T) for values in (bones, weights))
        return _Weighted(rows, used, shares, deform[rows] == Deform.QDEF)

    return [
        of(deform == Deform.BDEF1, 1),
        of(deform == Deform.BDEF2, 2),
        of(deform == Deform.SDEF, 2),
        of((deform == Deform.BDEF4) | (deform == Deform.QDEF), 4),
    ]


def _finding_of(
    kinds: list[_Weighted], wrong: Callable[[_Weighted], Any], text: TranslatableText, field: str = "weights"
) -> Iterator[Finding]:
    """One finding of all vertices of some kinds with weights that are wrong."""
    rows = [kind.rows[wrong(kind)] for kind in kinds]
    yield from findings_of_rows(np.sort(np.concatenate(rows)), "vertices", text, field)


def vertex_without_bone(subject: CheckSubject) -> Iterator[Finding]:
    if len(subject.model.bones):
        text = TranslatableText("A weight has no bone")
        kinds = subject.of(_by_kind)
        yield from _finding_of(kinds, lambda of: ((of.bones == NONE) & (of.weights != 0)).any(axis=0), text, "bones")


def weight_not_finite(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A weight is invalid (NaN or infinite)")
    yield from _finding_of(subject.of(_by_kind), lambda of: ~np.isfinite(of.weights).all(axis=0), text)


def weight_negative(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A weight is below 0")
    yield from _finding_of(subject.of(_by_kind), lambda of: (of.weights < -WEIGHT_TOLERANCE).any(axis=0), text)


def weight_sum(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("The weights do not sum to 1")
    four = subject.of(_by_kind)[3:]
    yield from _finding_of(four, lambda of: ~of.is_sound & np.isfinite(of.weights).all(axis=0), text)


def weight_bone_repeated(subject: CheckSubject) -> Iterator[Finding]:
    yield from _finding_of(
        _linear_vertices(subject), _is_repeated, TranslatableText("A bone has two of the weights"), "bones"
    )


def _is_repeated(of: _Weighted) -> BoolArray:
    """(n,) whether two weights, whose sum with the others is right, are of one bone."""
    repeated = np.zeros(len(of.rows), np.bool_)
    says = (of.weights != 0) & (of.bones != NONE)
    for slot in range(1, len(of.bones)):
        for first in range(slot):
            repeated |= (of.bones[first] == of.bones[slot]) & says[first] & says[slot]
    return repeated & of.is_sound


def weight_nearly_zero(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A weight is almost 0")
    yield from _finding_of(subject.of(_by_kind), _is_nearly_zero, text)


def _is_nearly_zero(of: _Weighted) -> BoolArray:
    small = ((of.weights > 0) & (of.weights < NEARLY_ZERO) & (of.bones != NONE)).any(axis=0)
    return np.asarray(small & of.is_whole)


def sdef_bone_pair(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("SDEF needs two bones, and has one")
    sdef = subject.of(_by_kind)[2]
    single = (sdef.bones[0] == sdef.bones[1]) | (sdef.bones == NONE).any(axis=0)
    yield from findings_of_rows(sdef.rows[single], "vertices", text, "bones")


def sdef_not_finite(subject: CheckSubject) -> Iterator[Finding]:
    deform = subject.model.vertices[Vertex.deform]
    for point in SDEF_POINTS:
        name = name_of(point)
        rows = rows_not_finite(subject, name)
        text = TranslatableText("A value is invalid (NaN or infinite)")
        yield from findings_of_rows(rows[deform[rows] == Deform.SDEF], "vertices", text, name)


def sdef_zero_parameters(subject: CheckSubject) -> Iterator[Finding]:
    rows = np.flatnonzero(subject.model.vertices[Vertex.deform] == Deform.SDEF)
    for point in SDEF_POINTS:
        rows = rows[~subject.model.vertices[point][rows].any(axis=1)]
    yield from findings_of_rows(rows, "vertices", TranslatableText("C, R0 and R1 are all 0"), "sdef_c")


NORMALIZE = "weights.normalize"
CHECKS = (
    Check(
        "weight-not-finite",
        "vertices",
        Level.ERROR,
        "Invalid weights (NaN)",
        "The vertex has no position, and its faces cannot be drawn. Set its weights again.",
        weight_not_finite,
        WEIGHTS,
        Fix(NORMALIZE, is_safe=False),
    ),
    Check(
        "weight-negative",
        "vertices",
        Level.WARNING,
        "Weights below 0",
        "The vertex moves against one of its bones, and away from the body. Set its weights again, from 0 to 1.",
        weight_negative,
        WEIGHTS,
        Fix(NORMALIZE, is_safe=False),
    ),
    Check(
        "weight-sum",
        "vertices",
        Level.WARNING,
        "Weights that do not sum to 1",
        "A vertex of BDEF4 whose weights sum to less than 1 is drawn towards the origin, with more than 1 away from it,"
        " even at rest. With QDEF any sum but 0 will do. Normalize the weights.",
        weight_sum,
        WEIGHTS,
        Fix(NORMALIZE, is_safe=False),
    ),
    Check(
        "vertex-without-bone",
        "vertices",
        Level.WARNING,
        "Vertices without a bone",
        "A weight without a bone stays behind when the model moves. Give the vertex the weights of its neighbours;"
        " the fix gives the weight to the bones that are there, or else to the nearest bone.",
        vertex_without_bone,
        WEIGHTS | {"bones"},
        Fix(NORMALIZE, is_safe=False),
    ),
    Check(
        "weight-bone-repeated",
        "vertices",
        Level.INFO,
        "Vertices with one bone twice",
        "The weights of the same bone add up, so that the vertex moves as it should; but it is slower to calculate,"
        " and painting its weights gives odd results. Normalize the weights, which merges the two.",
        weight_bone_repeated,
        WEIGHTS,
        Fix(NORMALIZE),
    ),
    Check(
        "weight-nearly-zero",
        "vertices",
        Level.INFO,
        "Weights of almost 0",
        "A weight below 0.001 has no visible effect, but costs as much time as any other. Limit the weights: the"
        " others get its share.",
        weight_nearly_zero,
        WEIGHTS,
        Fix("weights.limit", {"prune": str(NEARLY_ZERO)}),
    ),
    Check(
        "sdef-bone-pair",
        "vertices",
        Level.WARNING,
        "SDEF with one bone",
        "SDEF keeps the width of a bend between two bones; with one bone there is none. Normalize the weights, which"
        " makes BDEF1 of it, or set the second bone.",
        sdef_bone_pair,
        WEIGHTS,
        Fix(NORMALIZE, is_safe=False),
    ),
    Check(
        "sdef-not-finite",
        "vertices",
        Level.ERROR,
        "Invalid SDEF values (NaN)",
        "The vertex disappears as soon as its bones turn. Convert its weights to SDEF again, which calculates C, R0"
        " and R1.",
        sdef_not_finite,
        POINTS_READ,
        Fix("weights.convert", {"to": "sdef"}, is_safe=False),
    ),
    Check(
        "sdef-zero-parameters",
        "vertices",
        Level.WARNING,
        "SDEF without C, R0 and R1",
        "All three are at the origin, as tools without SDEF leave them: the vertex does not turn about the joint, and"
        " is out of place in a bend. Convert its weights to SDEF again, which calculates them, or to BDEF2.",
        sdef_zero_parameters,
        POINTS_READ,
        Fix("weights.convert", {"to": "sdef"}),
    ),
)
