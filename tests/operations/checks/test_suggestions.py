"""What the page of a PMD offers: each button's operation mends what all of its checks find."""

from __future__ import annotations

import pytest

from editor.operations.checks.check import Fix
from editor.operations.checks.suggestions import SUGGESTIONS, Suggestion


@pytest.mark.parametrize("suggestion", SUGGESTIONS)
def test_the_checks_of_a_suggestion_have_one_operation(suggestion: Suggestion) -> None:
    assert {check.fix.operation for check in suggestion.checks if isinstance(check.fix, Fix)} == {suggestion.operation}
