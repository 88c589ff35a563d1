"""The operation that mends what checks find."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.edit import Edit
from editor.model.fields import text
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.fixing import FIX, chosen_checks, mend
from editor.operations.operation import OperationContext, Result, operation


@dataclass(frozen=True, slots=True)
class FixFaults:
    codes: str = text(
        "Checks", help="The codes of checks, separated by commas. Empty: every check that has a safe fix."
    )


@operation(
    FIX,
    "Fix findings",
    "Fixes what the checks find: everything that can be fixed without changing how the model looks, or what the given"
    " checks find.",
    parameters=FixFaults,
    on_worker=True,
)
def fix_faults(edit: Edit, context: OperationContext, parameters: FixFaults) -> Result:
    """Run the operations of checks that find something, until they find nothing that these can mend."""
    return mend(edit, context, chosen_checks(CHECKS, parameters.codes), OPERATIONS)
