"""The kernels as Python runs them and, once `warm_up` has been called, as machine code; holds the one for the process.

Which of them it is changes speed only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar, get_type_hints

import numpy as np

from editor.preview.kernels import frame
from editor.preview.kernels.records import BoneRecords, ChainRecords, PoseRecords, Reals

Records = TypeVar("Records", BoneRecords, ChainRecords, PoseRecords)


class Kernels(NamedTuple):
    """The entrances of `kernels.frame`. Compiled ones take records of arrays, the others records of lists."""

    run: Callable[..., None]
    follow: Callable[..., None]
    are_compiled: bool


PLAIN = Kernels(frame.run, frame.follow, are_compiled=False)


def kernels() -> Kernels:
    return PLAIN


def arrays_of(records: Records) -> Records:
    """The same records with an array of doubles or of whole numbers in the place of each list."""
    kinds = get_type_hints(type(records))
    arrays = (
        np.array(values, np.float64 if kinds[name] == Reals else np.int64)
        for name, values in zip(records._fields, records, strict=True)
    )
    return type(records)(*arrays)  # type: ignore[arg-type]
