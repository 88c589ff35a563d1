"""Writes checks.md, the page of all checks, from their declarations: run it after a check was changed.

python resources/make/checks_page.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from editor.messages import Level
from editor.model.tables import TABLE_LABELS
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check
from editor.resources import resource

PAGE = resource("reference", "checks.md")

LEVELS = {
    Level.ERROR: "MMD ends, refuses the model, or draws or moves it wrongly",
    Level.WARNING: "something in the model does not work as it seems to be intended",
    Level.INFO: "it could be better",
}
INTRODUCTION = """\
# Checks

What `katachi check` and the Checks pane look for. `katachi check --fix OUT`, and “Fix findings”, fix what can be fixed
**safely**: the model looks as before at rest, and nothing is lost that may be intended. Everything else is fixed by a
click, or by hand.
"""


def page() -> str:
    """The page as it has to be."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield INTRODUCTION
    counts = {level: sum(check.level is level for check in CHECKS.values()) for level in LEVELS}
    yield f"There are {len(CHECKS)}:"
    yield ""
    yield from (f"- **{level.word}** ({counts[level]}): {meaning}." for level, meaning in LEVELS.items())
    for section, checks in groupby(sorted(CHECKS.values(), key=_place), key=lambda check: check.section):
        yield f"\n## {TABLE_LABELS[section].many}\n"
        yield "| code | | what | in MMD, and by hand | fixed by |"
        yield "|---|---|---|---|---|"
        yield from map(_row, checks)


def _place(check: Check) -> int:
    return list(TABLE_LABELS).index(check.section)


def _row(check: Check) -> str:
    cells = (f"`{check.code}`", check.level.word, check.label, check.explanation, _fix(check))
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _fix(check: Check) -> str:
    """The operation that fixes it, or why there is none."""
    if isinstance(check.fix, str):
        return f"no automatic fix: {check.fix}"
    options = "".join(f" --{name} {value}" for name, value in check.fix.parameters.items())
    safety = "safely: " if check.fix.is_safe else ""
    return f"{safety}{OPERATIONS[check.fix.operation].label} (`{check.fix.operation}{options}`)"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
