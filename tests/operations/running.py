"""Runs an operation of the list by its id, with parameters by name: what most tests of operations begin with."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation


def apply(model: Model, id: str, rows: dict[str, list[int]] | None = None, **parameters: Any) -> Outcome:
    """Run an operation on rows by table; everything that it works on where none are told."""
    operation = OPERATIONS[id]
    given = {table: np.array(numbers, np.intp) for table, numbers in (rows or {}).items()}
    return run_operation(operation, OperationContext(model, given, given), operation.parameters(**parameters))
