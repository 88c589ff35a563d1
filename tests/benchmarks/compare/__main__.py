"""Compares two commits on one machine: their runs take turns, and a table tells the ratios.

    python -m tests.benchmarks.compare [--rounds N] [--only start,frame] [--json FILE] COMMIT COMMIT

A COMMIT of "." is the working tree as it is. Both are run by this Python, and measured by the probes of this checkout,
which know no more of the program than what is seen from outside. Times are medians of all rounds, by default those of
the processor, which bear a busy machine; calls are counted in two runs of their own, calls of functions below `editor`
on the main thread. A ratio is that of the medians, with the smallest and the largest of a round; ! marks what is worse
by more than a twentieth.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.benchmarks.compare.checkouts import CHECKOUT, checkout_of
from tests.benchmarks.compare.figures import figures
from tests.benchmarks.compare.table import NONE, markdown, table, text_of
from tests.screen import own_screen

ROUNDS = 5
COUNTED = 2  # runs in which calls are counted
WORSE = 1.05
LONGEST = 400.0  # seconds that a run may take
PROBES = Path(__file__).parent / "probes"
OF_WINDOW = ("start", "memory", "actions", "enter", "gizmo", "brush", "frame")
OF_FILES = ("list", "load", "save")  # in this order: the first counts what is imported by then
STEPS = (*OF_WINDOW, *OF_FILES)
MEASURES = {
    "start.cpu_s": "start to the first picture, s of CPU",
    "start.s": "start to the first picture, s",
    "start.modules": "start, modules of editor",
    "list.modules": "apply --list, modules of editor",
    "memory.mib": "memory with the sample open, MiB",
    "frame.cpu_ms": "picture of playback, ms of CPU",
    "frame.ms": "picture of playback, ms",
    "frame.calls": "picture of playback, calls",
    "enter.cpu_ms": "Enter in a cell until idle, ms of CPU",
    "enter.ms": "Enter in a cell until idle, ms",
    "enter.calls": "Enter in a cell, calls at once",
    "enter.calls_idle": "Enter in a cell, calls until idle",
    "gizmo.cpu_ms": "move of the gizmo until idle, ms of CPU",
    "gizmo.ms": "move of the gizmo until idle, ms",
    "gizmo.calls": "move of the gizmo, calls at once",
    "gizmo.calls_idle": "move of the gizmo, calls until idle",
    "brush.cpu_ms": "move of the brush until idle, ms of CPU",
    "brush.ms": "move of the brush until idle, ms",
    "brush.calls": "move of the brush, calls at once",
    "brush.calls_idle": "move of the brush, calls until idle",
    "load sample.cpu_ms": "load mochi.pmx, ms of CPU",
    "load sample.ms": "load mochi.pmx, ms",
    "load largest.cpu_ms": "load the largest of the corpus, ms of CPU",
    "load largest.ms": "load the largest of the corpus, ms",
    "save.cpu_ms": "save mochi.pmx, ms of CPU",
    "save.ms": "save mochi.pmx, ms",
    "actions.adopted": "QActions with an id, not made from the list",
    "actions.outside": "QActions not made from the list",
}
WALL = tuple(name for name in MEASURES if name.endswith(".ms"))
TIMED = tuple(name for name in MEASURES if name.endswith(("ms", ".s", "_s", ".mib")))


@dataclass
class Side:
    """One of the two: its checkout, a home that its runs share, and what they measured."""

    root: Path
    home: Path
    values: dict[str, list[float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def run(self, probe: str, display: str, steps: Sequence[str], is_counting: bool = False, keep: bool = True) -> None:
        """Run a probe in a process of its own, and keep what it measured."""
        if probe == "probe_window" and "start" in self.missing:
            return  # it would take its time again
        samples, out = self.home / "models" / "samples", self.home / "out.json"
        shutil.rmtree(self.home / "config", ignore_errors=True)
        shutil.rmtree(self.home / "models", ignore_errors=True)
        shutil.copytree(self.root / "resources" / "samples", samples, ignore=shutil.ignore_patterns("*.py"))
        out.unlink(missing_ok=True)
        largest = largest_model()
        loaded = {"load sample": str(samples / "mochi.pmx")} | ({"load largest": str(largest)} if largest else {})
        wanted = {
            "root": str(self.root),
            "steps": steps,
            "is_counting": is_counting,
            "sample": str(samples / "mochi.pmx"),
            "motion": str(samples / "mochi_dance.vmd"),
            "loaded": loaded,
            "out": str(out),
            "started": time.monotonic(),
        }
        command = [sys.executable, str(PROBES / f"{probe}.py"), json.dumps(wanted)]
        try:
            done = subprocess.run(
                command,
                cwd=self.home,
                env=environment(self.root, self.home, display),
                capture_output=True,
                text=True,
                check=False,
                timeout=LONGEST,
            )
            complaint = done.stderr.strip().rpartition("\n")[2] or f"status {done.returncode}"
        except subprocess.TimeoutExpired:
            complaint = f"it took longer than {LONGEST:.0f} s"
        if not out.exists():
            self.missing |= dict.fromkeys(steps, complaint)
            return
        told = json.loads(out.read_text())
        self.missing |= told["missing"]
        for name, value in told["results"].items() if keep else ():
            self.values.setdefault(name, []).append(value)


def environment(root: Path, home: Path, display: str) -> dict[str, str]:
    """That of a probe: the checkout's modules first, a home of its own, GL by EGL as the tests have it."""
    left_out = ("WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
    return {name: text for name, text in os.environ.items() if name not in left_out} | {
        "PYTHONPATH": str(root),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PYOPENGL_PLATFORM": "egl",
        "QT_XCB_GL_INTEGRATION": "xcb_egl",
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "LANG": "C.UTF-8",
        "LANGUAGE": "en",
    }


def largest_model() -> Path | None:
    """The largest model of the corpus, None without one."""
    corpus = Path(os.environ.get("KATACHI_CORPUS") or CHECKOUT.parent / "shared" / "corpus")
    models = [file for file in corpus.rglob("*") if file.suffix.lower() in (".pmx", ".pmd")]
    return max(models, key=lambda file: (file.stat().st_size, str(file)), default=None)


def turns(rounds: int) -> Iterator[tuple[int, int]]:
    """The order of the sides in each round: A B, B A, A B…"""
    return ((0, 1) if number % 2 == 0 else (1, 0) for number in range(rounds))


def measure(sides: Sequence[Side], only: Sequence[str], rounds: int, display: str) -> None:
    """Count first, which also fills the caches of what is compiled; then take the times in turns."""
    probes = (
        ("probe_window", [s for s in OF_WINDOW if s in only]),
        ("probe_files", [s for s in OF_FILES if s in only]),
    )
    for number, order in enumerate(turns(COUNTED + rounds)):
        is_counting = number < COUNTED
        for probe, steps in ((probe, steps) for probe, steps in probes if steps):
            timed = [step for step in steps if step not in ("actions", "list")]
            if probe == "probe_window" or not is_counting:
                for side in order:
                    sides[side].run(
                        probe, display, steps if is_counting or probe == "probe_files" else timed, is_counting
                    )
        print(f"{number + 1} of {COUNTED + rounds} rounds", file=sys.stderr)


def rows_of(first: Side, second: Side, is_wall: bool) -> list[list[str]]:
    """The rows of the table: measure, both medians, their ratio."""
    names = [name for name in MEASURES if is_wall or name not in WALL]
    shown = [name for name in names if name in first.values or name in second.values]
    return [[MEASURES[name], cell(first, name), cell(second, name), ratio(first, second, name)] for name in shown]


def cell(side: Side, name: str) -> str:
    values = side.values.get(name)
    if not values:
        return NONE
    if name in TIMED or min(values) == max(values):
        return text_of(statistics.median(values))
    return f"{text_of(min(values))} to {text_of(max(values))}"


def ratio(first: Side, second: Side, name: str) -> str:
    """The ratio of the medians, for times with that of the rounds, marked where the second is worse."""
    before, after = first.values.get(name, []), second.values.get(name, [])
    if not before or not after or not statistics.median(before):
        return ""
    whole = statistics.median(after) / statistics.median(before)
    each = [y / x for x, y in zip(before, after, strict=False) if x] if name in TIMED else []
    spread = f" ({min(each):.2f} to {max(each):.2f})" if len(each) > 1 else ""
    return f"{'! ' if whole > WORSE else ''}{whole:.2f}{spread}"


def reasons(names: Sequence[str], sides: Sequence[Side]) -> str:
    """Why something was not measured, line by line."""
    return "\n".join(
        f"{name}: {step} {NONE}: {why}"
        for name, side in zip(names, sides, strict=True)
        for step, why in side.missing.items()
    )


def steps_of(text: str) -> list[str]:
    steps = [step.strip() for step in text.split(",")]
    if unknown := [step for step in steps if step not in STEPS]:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: there are {', '.join(STEPS)}")
    return steps


def parsed(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "compare", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commits", nargs=2, metavar="COMMIT", help='"." is the working tree as it is')
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"runs of each for times, {ROUNDS} by default")
    parser.add_argument("--only", type=steps_of, default=list(STEPS), help=f"some of {','.join(STEPS)}")
    parser.add_argument("--wall", action="store_true", help="tell the times by the clock, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all values there, too")
    return parser.parse_args(words)


def summary(names: Sequence[str], sides: Sequence[Side], columns: Sequence[Mapping[str, object]], is_wall: bool) -> str:
    measured = table(["measure", *names, "ratio"], rows_of(*sides, is_wall))
    texts = [measured, reasons(names, sides), markdown("figure", names, columns)]  # type: ignore[arg-type]
    return "\n\n".join(text for text in texts if text)


def main() -> int:
    arguments = parsed()
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda number, _frame: sys.exit(128 + number))  # so that the worktrees go then, too
    with ExitStack() as stack:
        roots = [stack.enter_context(checkout_of(commit)) for commit in arguments.commits]
        prefix = "katachi-compare-home-"
        homes = [
            stack.enter_context(tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True)) for _ in roots
        ]
        sides = [Side(root, Path(home)) for root, home in zip(roots, homes, strict=True)]
        display = stack.enter_context(own_screen())
        measure(sides, arguments.only, arguments.rounds, display)
        columns = [figures(root) for root in roots]
    if arguments.json:
        data = {
            name: {"values": side.values, "missing": side.missing, "figures": column}
            for name, side, column in zip(("first", "second"), sides, columns, strict=True)
        }
        arguments.json.write_text(json.dumps({"commits": arguments.commits} | data, indent=2))
    print(summary(arguments.commits, sides, columns, arguments.wall))
    return 0


if __name__ == "__main__":
    sys.exit(main())
