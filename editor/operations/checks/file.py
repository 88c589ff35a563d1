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
        "Mended when the file was read",
        "The file holds what no model can have: references to rows that do not exist, numbers that are none, texts cut"
        " short. MMD may end with an error when it loads it. It is mended here already, and stays so when it is saved;"
        " look whether the places that are named are as they were meant.",
        repaired,
        frozenset({REPAIRS}),
        "It is mended already; save the model.",
    ),
)
