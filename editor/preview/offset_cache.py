"""Caches what is computed from the offsets of a morph, by the identity of its Columns, which never change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array
from editor.model.columns import Columns
from editor.model.morphs import Morph

Ready = TypeVar("Ready")


class OffsetCache(Generic[Ready]):
    """Keeps what `prepare` made of offsets, for as long as some morph has them."""

    def __init__(self, prepare: Callable[[Columns], Ready]) -> None:
        self._prepare = prepare
        # By identity: comparing columns would cost as much as preparing them. The columns are kept with what was
        # made of them, so that no other can take their place in memory.
        self._kept: dict[int, tuple[Columns, Ready]] = {}

    def of(self, offsets: Columns) -> Ready:
        kept = self._kept.get(id(offsets))
        if kept is None:
            kept = self._kept[id(offsets)] = offsets, self._prepare(offsets)
        return kept[1]

    def keep(self, morphs: Iterable[Morph]) -> None:
        """Give up what none of these morphs has any more."""
        alive = {id(morph.offsets) for morph in morphs}
        self._kept = {key: kept for key, kept in self._kept.items() if key in alive}

    def clear(self) -> None:
        """Give up everything: what the offsets refer to has changed in number."""
        self._kept.clear()


def finite(values: AnyArray) -> Float64Array:
    """The values in 64 bits, 0 in place of what is no finite number (mmd-semantics §1.5)."""
    return np.where(np.isfinite(values), values, 0).astype(np.float64)
