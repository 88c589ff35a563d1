"""Proves a check: what has the fault is found, what is near it is not, and the fix mends it and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from editor.math3d.arrays import Float32Array
from editor.model.history import History
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import CheckSubject
from editor.operations.checks.fix_faults import FixFaults
from editor.operations.checks.fixing import FIX
from editor.operations.operation import OperationContext
from editor.operations.queries.compare import differences
from editor.operations.run_operation import run_operation
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.model.random_models import fingerprint


def found(code: str, subject: CheckSubject | Model) -> list[tuple[str, list[int]]]:
    """The tables and rows that a check finds."""
    given = CheckSubject(subject) if isinstance(subject, Model) else subject
    return [(finding.table, finding.rows.tolist()) for finding in CHECKS[code].findings(given)]


def prove_fix(code: str, faulty: Model, changes: Collection[str], folder: Path | None = None) -> None:
    """The fix of a check mends all that it finds; only these fields change, as "table.field"; undone to the byte.

    Where the fix is safe, the model stands and looks as before at rest. `changes` has the name of a table alone where
    rows of it may come or go. `folder`: where the textures are.
    """
    subject = CheckSubject(faulty, folder)
    assert found(code, subject), "the fault is found"
    before, bytes_before, shown = faulty.snapshot(), fingerprint(faulty), _rest(faulty)
    step = run_operation(OPERATIONS[FIX], OperationContext(faulty, folder=folder), FixFaults(code)).step
    assert found(code, CheckSubject(faulty, folder)) == [], "the fault is gone"
    changed = {f"{one.table}.{one.field.partition('[')[0]}".rstrip(".") for one in differences(before, faulty)}
    assert changed <= set(changes)
    if CHECKS[code].is_safely_fixable and len(before.vertices) == len(faulty.vertices):
        assert abs(_rest(faulty) - shown).max(initial=0) < 1e-5
    assert step is not None
    history = History()
    history.add(step)
    history.undo()
    assert fingerprint(faulty) == bytes_before


def _rest(model: Model) -> Float32Array:
    """(vertices, 3) where the vertices stand at rest."""
    posed = PosedModel(model.snapshot())
    posed.pose(Pose.at_rest(len(model.bones), len(model.morphs)))
    return posed.skinned()[0]
