"""Propagation of weights from morph to morph: through flips, which overwrite them, and groups, which add to them.

The two passes of PMX 2.1 (mmd-semantics §3.2). Knows the morphs' kinds and references, not what they do in the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE
from editor.model.morphs import Morph, MorphKind, MorphOffset
from editor.preview.morph_effects import finite

LINEAR = (MorphKind.VERTEX, MorphKind.UV, MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)
SWITCHING = (MorphKind.GROUP, MorphKind.FLIP)


@dataclass(frozen=True, slots=True, eq=False)
class MorphApplications:
    """Applications of morphs, in the order in which they come.

    Each is of the morph in `targets`, with the weight of the one in `sources` (itself, or a group) times the rate.
    """

    sources: IndexArray
    targets: IndexArray
    rates: Float64Array

    def weights(self, weights: Float64Array) -> Float64Array:
        applied: Float64Array = weights[self.sources] * self.rates
        return applied

    def only(self, wanted: BoolArray) -> MorphApplications:
        return MorphApplications(self.sources[wanted], self.targets[wanted], self.rates[wanted])


@dataclass(frozen=True, slots=True)
class Flip:
    """The entries of a flip morph, NONE where there is no such morph: they count when it is told which is meant."""

    members: tuple[int, ...]
    values: tuple[float, ...]

    @classmethod
    def of(cls, morph: Morph) -> Flip:
        """The entries of a morph."""
        return cls(
            tuple(morph.offsets[MorphOffset.morph].tolist()), tuple(finite(morph.offsets[MorphOffset.weight]).tolist())
        )

    def choose(self, value: float) -> int:
        """The number of the entry that a value chooses, -1 for none."""
        if not value > 0:
            return -1
        # In 32 bits, as the specification's example is meant: seven tenths of ten entries are seven, not 6.9999999.
        number = int(np.float32(len(self.members) + 1) * np.float32(min(value, 1.0))) - 1
        return min(number, len(self.members) - 1)

    def switch(self, weights: Float64Array, value: float) -> None:
        """Overwrite the weight of the morph that a value chooses."""
        chosen = self.choose(value)
        if chosen >= 0 and self.members[chosen] != NONE:
            weights[self.members[chosen]] = self.values[chosen]


def nested_faults(morphs: Sequence[Morph]) -> Iterator[tuple[int, TranslatableText]]:
    """The groups that have groups among their entries, with what is left out, an entry at a time."""
    groups = [row for row, morph in enumerate(morphs) if morph.kind == MorphKind.GROUP]
    for row in groups:
        nested = np.isin(morphs[row].offsets[MorphOffset.morph], groups)
        for number in np.flatnonzero(nested).tolist():
            text = TranslatableText("Entry {} of the group is a group itself; the entry is left out.", number + 1)
            yield row, text


class MorphWeights:
    """Resolves group and flip morphs: from the weights of all morphs to the effective weight of each.

    `warnings`: of what of each group is skipped.
    """

    def __init__(self, morphs: Sequence[Morph]) -> None:
        self._morphs = tuple(morphs)
        self._kinds = np.array([morph.kind for morph in morphs], np.intp)
        self.warnings = Messages()
        for row, text in nested_faults(morphs):
            self.warnings.add(text, "morphs", row)
        self._flips = {row: Flip.of(morph) for row, morph in enumerate(morphs) if morph.kind == MorphKind.FLIP}
        self._switches = list(self._switching())
        steps = self._steps()
        kinds = self._kinds[steps.targets]
        self._linear = steps.only(np.isin(kinds, LINEAR))
        others = {kind: steps.only(kinds == kind) for kind in MorphKind if kind not in LINEAR}
        self._others = {kind: found for kind, found in others.items() if len(found.targets)}

    # -- finding them ----------------------------------------------------------

    def _members(self, group: Morph) -> tuple[IndexArray, Float64Array]:
        """The rows and rates of a group's members that are there."""
        rows = group.offsets[MorphOffset.morph]
        there = rows != NONE
        return rows[there].astype(np.intp), finite(group.offsets[MorphOffset.weight])[there]

    def _groups(self) -> Iterator[tuple[int, IndexArray, Float64Array]]:
        for row, morph in enumerate(self._morphs):
            if morph.kind == MorphKind.GROUP:
                yield row, *self._members(morph)

    def _switching(self) -> Iterator[tuple[int, list[tuple[Flip, float]]]]:
        """The rows that do something in the first pass, with the flips that they carry out and at what rate."""
        found = {row: [(flip, 1.0)] for row, flip in self._flips.items()}
        for row, members, rates in self._groups():
            pairs = zip(members.tolist(), rates.tolist(), strict=True)
            flips = [(self._flips[member], rate) for member, rate in pairs if member in self._flips]
            if flips:
                found[row] = flips
        yield from sorted(found.items())

    def _steps(self) -> MorphApplications:
        """The second pass: every morph by its own weight, and the members of groups at the group's place."""
        own = np.flatnonzero(~np.isin(self._kinds, SWITCHING))
        sources, targets, rates = [own], [own], [np.ones(len(own))]
        for row, members, member_rates in self._groups():
            leaf = ~np.isin(self._kinds[members], SWITCHING)
            sources.append(np.full(np.count_nonzero(leaf), row))
            targets.append(members[leaf])
            rates.append(member_rates[leaf])
        whole = MorphApplications(np.concatenate(sources), np.concatenate(targets), np.concatenate(rates))
        order = np.argsort(whole.sources, kind="stable")
        return MorphApplications(whole.sources[order], whole.targets[order], whole.rates[order])

    # -- going them ------------------------------------------------------------

    def flip(self, weights: Float64Array) -> None:
        """The first pass: write into `weights` (morphs,) what flips choose."""
        for row, flips in self._switches:
            value = float(weights[row])
            if value:
                for flip, rate in flips:
                    flip.switch(weights, value * rate)

    def effective_weights(self, weights: Float64Array) -> Float64Array:
        """(morphs,) the whole weight of each vertex and UV morph, its own and what groups add; 0 for other kinds."""
        whole = np.bincount(self._linear.targets, self._linear.weights(weights), len(weights))
        return np.asarray(whole, np.float64)  # for the type alone: numpy 2.4 takes it for integers

    def applied(self, kind: MorphKind, weights: Float64Array) -> list[tuple[int, float]]:
        """The morphs of a kind that act, in the order in which they do, each time with the weight it has then."""
        steps = self._others.get(kind)
        if steps is None:
            return []
        applied = steps.weights(weights)
        active = np.flatnonzero(applied)
        return list(zip(steps.targets[active].tolist(), applied[active].tolist(), strict=True))
