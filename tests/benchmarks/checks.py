"""Times the checks on a model of a million vertices and on a character, all together and the slowest of each.

    python -m tests.benchmarks.checks [MODEL…]

Each check is timed alone, with a subject of its own; all of them together with one that they share. Prints the ratio
to copying the model in the same run, too: how fast the machine is at the time shows in both.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from editor import formats
from editor.model.model import Model
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, CheckSubject
from tests.benchmarks.generated import big_model

TURNS = 3
SLOWEST = 8


def main(paths: list[Path]) -> None:
    run("a million vertices", big_model())
    run("50,000 vertices", big_model(50_000, 80_000, 400, 60, 30))
    for path in paths:
        content = formats.load_model(path)
        run(path.name, content.model, content.folder)


def run(name: str, model: Model, folder: Path | None = None) -> None:
    """Time all checks of a model, and print it."""
    copying = seconds(model.snapshot)
    together = seconds(lambda: _all(CheckSubject(model, folder)))
    print(f"{name}: {together * 1e3:.1f} ms, {together / copying:.1f}x copying it ({copying * 1e3:.1f} ms)")
    alone = {code: seconds(partial(_one, check, model, folder)) for code, check in CHECKS.items()}
    for code in sorted(alone, key=lambda code: -alone[code])[:SLOWEST]:
        print(f"  {code:32}{alone[code] * 1e3:8.1f} ms")


def _all(subject: CheckSubject) -> None:
    for check in CHECKS.values():
        check.findings(subject)


def _one(check: Check, model: Model, folder: Path | None) -> None:
    check.findings(CheckSubject(model, folder))


def seconds(work: Callable[[], object]) -> float:
    """The shortest of some turns, in time of the processor: what else runs on the machine does not count."""
    taken = []
    for _ in range(TURNS):
        start = time.thread_time()
        work()
        taken.append(time.thread_time() - start)
    return min(taken)


if __name__ == "__main__":
    main([Path(path) for path in sys.argv[1:]])
