"""Measures how long a commit takes to load and to save files, or what its list of operations imports.

Run as a script, with a JSON object as its argument.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from probe_origin import check_origin

TIMES = 5


def median(work: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of some runs, and those of the processor; the first, which imports, is not one of them."""
    work()
    wall, cpu = [], []
    for _ in range(TIMES):
        started, on_cpu = time.perf_counter(), time.process_time()
        work()
        wall.append(1000 * (time.perf_counter() - started))
        cpu.append(1000 * (time.process_time() - on_cpu))
    return statistics.median(wall), statistics.median(cpu)


class Probe:
    def __init__(self, wanted: dict[str, Any]) -> None:
        self._wanted = wanted
        self.results: dict[str, float] = {}
        self.missing: dict[str, str] = {}

    def load(self) -> None:
        load = importlib.import_module("editor.formats").load
        for name, file in self._wanted["loaded"].items():
            self.results[f"{name}.ms"], self.results[f"{name}.cpu_ms"] = median(lambda file=file: load(Path(file)))

    def save(self) -> None:
        formats = importlib.import_module("editor.formats")
        content = formats.load(Path(self._wanted["sample"]))
        out = Path(self._wanted["sample"]).with_name("saved.pmx")
        self.results["save.ms"], self.results["save.cpu_ms"] = median(lambda: formats.save(content, out))

    def list(self) -> None:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
            importlib.import_module("editor.__main__").main(["apply", "--list"])
        self.results["list.modules"] = len([name for name in sys.modules if name.startswith("editor.")])


if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    check_origin(Path(wanted["root"]))
    probe = Probe(wanted)
    for step in wanted["steps"]:
        try:
            getattr(probe, step)()
        except Exception as error:
            probe.missing[step] = repr(error)
    Path(wanted["out"]).write_text(json.dumps({"results": probe.results, "missing": probe.missing}))
