"""Checks of the file as a whole: what was mended when it was read."""

from __future__ import annotations

from editor.messages import Level
from editor.operations.checks.check import REPAIRS, Check, CheckSubject, Findings


def repaired(subject: CheckSubject) -> Findings:
    return subject.repairs


CHECKS = (
    Check(
        "file-repaired",
        "info",
        Level.WARNING,
        "Repaired when the file was read",
        "The file has invalid contents: references to rows that do not exist, invalid numbers (NaN or infinite),"
        " truncated texts. MMD may end with an error when it loads it. It is repaired here already, and stays so when"
        " it is saved; check that the places that are named are as they should be.",
        repaired,
        frozenset({REPAIRS}),
        "It is repaired already; save the model.",
    ),
)
