"""Morphs: from the weights of all morphs of a model to what each room of it has to do: bones, materials, vertices.

Compiled once and followed by `mark`; what costs time is done only for morphs that act.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array
from editor.messages import Messages
from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import ImpulseOffset, MorphKind
from editor.preview.bone_transforms import BoneParts
from editor.preview.morph_effects import (
    VALUES,
    BoneMorph,
    MaterialMorph,
    MaterialParts,
    OffsetCache,
    bone_parts,
    finite,
    morphed_materials,
    values_of,
)
from editor.preview.morph_weights import MorphWeights

Made = TypeVar("Made")

ROUTING = frozenset(("kind", "offsets"))  # the fields of a morph that say what it does


@dataclass(frozen=True, slots=True, eq=False)
class Impulse:
    """A push of a rigid body (row), weighted: `velocity` (3,), `torque` (3,), along the body's own axes if `local`.

    `is_stop`: nothing is pushed, the body stops (mmd-semantics §3.4).
    """

    body: int
    local: bool
    velocity: Float64Array
    torque: Float64Array
    is_stop: bool


@dataclass(frozen=True, slots=True, eq=False)
class MorphParts:
    """Effects of all morphs at one moment.

    `weights` (morphs,) as flips left them. `effective_weights` (morphs,) the whole weight of each vertex and UV morph,
    its own and what it has through groups. None where no morph of the kind acts.
    """

    weights: Float64Array
    effective_weights: Float64Array
    bones: BoneParts | None
    materials: MaterialParts | None
    impulses: list[Impulse]


@dataclass(frozen=True, slots=True, eq=False)
class _Pushes:
    """The entries of an impulse morph for bodies that are there."""

    bodies: list[int]
    local: list[bool]
    velocities: Float64Array
    torques: Float64Array

    @classmethod
    def of(cls, offsets: Columns) -> _Pushes:
        there = offsets[ImpulseOffset.body] != NONE
        bodies, local = offsets[ImpulseOffset.body][there].tolist(), offsets[ImpulseOffset.local][there].tolist()
        return cls(
            bodies, local, finite(offsets[ImpulseOffset.velocity])[there], finite(offsets[ImpulseOffset.torque])[there]
        )

    def weighted(self, weight: float) -> list[Impulse]:
        entries = zip(self.bodies, self.local, self.velocities, self.torques, strict=True)
        return [
            Impulse(body, bool(local), velocity * weight, torque * weight, not (velocity.any() or torque.any()))
            for body, local, velocity, torque in entries
        ]


class _Latest(Generic[Made]):
    """Keeps the last that was made, for as long as the same is asked for: few morphs change in most frames."""

    def __init__(self) -> None:
        self._made: tuple[list[tuple[int, float]], Made] | None = None

    def of(self, applied: list[tuple[int, float]], make: Callable[[], Made]) -> Made:
        """Return what `make` makes of applied morphs."""
        if self._made is None or self._made[0] != applied:
            self._made = applied, make()
        return self._made[1]

    def clear(self) -> None:
        self._made = None


class Morphs:
    """The morphs of a model, ready to act. References to rows that are not there are passed over."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._morph_weights: MorphWeights | None = None
        self._rest: Float32Array | None = None
        self._at_rest: MaterialParts | None = None
        self._bones = OffsetCache(BoneMorph.of)
        self._materials = OffsetCache(lambda offsets: MaterialMorph.of(offsets, len(model.materials)))
        self._pushes = OffsetCache(_Pushes.of)
        self._bone_effects: _Latest[BoneParts] = _Latest()
        self._material_effects: _Latest[MaterialParts] = _Latest()
        self._targets: dict[str, OffsetCache[Any]] = {
            "bones": self._bones,
            "materials": self._materials,
            "rigid_bodies": self._pushes,
        }

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model."""
        restructured = change.action is not Action.SET
        self._bone_effects.clear()
        self._material_effects.clear()
        if change.table == "morphs" and (restructured or change.fields & ROUTING):
            self._morph_weights = None
        if change.table == "materials" and (restructured or change.fields & set(VALUES)):
            self._rest = self._at_rest = None
        if restructured and change.table in self._targets:
            self._targets[change.table].clear()

    @property
    def warnings(self) -> Messages:
        """Warnings about morphs of which something is skipped."""
        return self._routed().warnings

    def apply(self, weights: Float64Array) -> MorphParts:
        """Return the effects of the morphs with weights (morphs,); weights that are not finite count 0."""
        routes = self._routed()
        now = finite(weights)
        routes.flip(now)
        return MorphParts(
            now, routes.effective_weights(now), self._bone_parts(now), self._material_parts(now), self._impulses(now)
        )

    def bone_parts_after(self, weights: Float64Array, row: int) -> BoneParts | None:
        """Return the effects on bones of the morphs behind a row, weights (morphs,) as flips left them; None: none."""
        return self._bone_parts(np.where(np.arange(len(weights)) > row, weights, 0.0))

    def materials_at_rest(self) -> MaterialParts:
        """The materials as the model has them."""
        if self._at_rest is None:
            self._at_rest = morphed_materials(self._resting(), ())
        return self._at_rest

    def _routed(self) -> MorphWeights:
        if self._morph_weights is None:
            morphs = self._model.morphs.records
            self._morph_weights = MorphWeights(morphs)
            for prepared in self._targets.values():
                prepared.keep(morphs)
        return self._morph_weights

    def _resting(self) -> Float32Array:
        if self._rest is None:
            self._rest = values_of(self._model.materials.records)
        return self._rest

    def _bone_parts(self, weights: Float64Array) -> BoneParts | None:
        applied = self._routed().applied(MorphKind.BONE, weights)
        return self._bone_effects.of(applied, lambda: self._morphed_bones(applied)) if applied else None

    def _morphed_bones(self, applied: list[tuple[int, float]]) -> BoneParts:
        records = self._model.morphs.records
        morphs = [(self._bones.of(records[row].offsets), weight) for row, weight in applied]
        return bone_parts(morphs, len(self._model.bones))

    def _material_parts(self, weights: Float64Array) -> MaterialParts | None:
        applied = self._routed().applied(MorphKind.MATERIAL, weights)
        return self._material_effects.of(applied, lambda: self._morphed_materials(applied)) if applied else None

    def _morphed_materials(self, applied: list[tuple[int, float]]) -> MaterialParts:
        records = self._model.morphs.records
        morphs = ((self._materials.of(records[row].offsets), weight) for row, weight in applied)
        return morphed_materials(self._resting(), morphs)

    def _impulses(self, weights: Float64Array) -> list[Impulse]:
        records, applied = self._model.morphs.records, self._routed().applied(MorphKind.IMPULSE, weights)
        return [push for row, weight in applied for push in self._pushes.of(records[row].offsets).weighted(weight)]
