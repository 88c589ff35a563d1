"""The types of numpy arrays, named by what their elements are; docstrings give the shapes."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Float32Array = NDArray[np.float32]
Float64Array = NDArray[np.float64]
FloatArray = NDArray[np.floating[Any]]  # of either width
Int8Array = NDArray[np.int8]
Int32Array = NDArray[np.int32]
Int64Array = NDArray[np.int64]
IntegerArray = NDArray[np.integer[Any]]  # of any width
UInt8Array = NDArray[np.uint8]
UInt32Array = NDArray[np.uint32]
UInt64Array = NDArray[np.uint64]
IndexArray = NDArray[np.intp]  # rows of a table, or indices into another array
BoolArray = NDArray[np.bool_]
StructArray = NDArray[np.void]
AnyArray = NDArray[Any]
