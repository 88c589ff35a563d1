"""How long the sheet of a million vertices takes to show, scroll, sort, filter, select in and follow edits.

Run it with `python -m tests.benchmarks.table_view`. Each time is printed beside a repaint of the same sheet with
nothing changed, measured in the same run.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import median

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from editor.document.document import Document
from editor.formats import Content
from editor.ui.panes.table.table_pane import TablePane
from tests.benchmarks.generated import big_model

ROUNDS = 5
VERTICES = 1_000_000


class Bench:
    """A TablePane of a big model and a clock."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self.document = Document(Content(big_model(VERTICES)))
        self.document.selection.set_active_table("vertices")
        self.pane = TablePane(self.document)
        self.pane.resize(1000, 700)
        self.first = self._seconds(self.pane.show)
        self.view = self.pane.sheet
        self.repaint = median(self._seconds(self.view.viewport().repaint) for _ in range(ROUNDS))
        self._say("show", self.first)
        self._say("repaint", self.repaint)

    def measure(self, name: str, work: Callable[[], object], rounds: int = ROUNDS) -> None:
        """Print the median time that `work` and the painting after it take."""
        self._say(name, median(self._seconds(work) for _ in range(rounds)))

    def _seconds(self, work: Callable[[], object]) -> float:
        start = time.perf_counter()
        work()
        self._application.processEvents()
        self.pane.repaint()
        return time.perf_counter() - start

    def _say(self, name: str, seconds: float) -> None:
        print(f"{name:44} {1000 * seconds:9.1f} ms {seconds / self.repaint:7.1f}x a repaint")


def measure_views(bench: Bench) -> None:
    view, sheet = bench.view, bench.view.sheet
    bar = view.verticalScrollBar()
    bench.measure("scroll by a page", lambda: bar.setValue(bar.value() + bar.pageStep()))
    bench.measure("jump to the middle and back", lambda: (bar.setValue(VERTICES // 2), bar.setValue(0)))
    bench.measure("sort by position", lambda: view.sortByColumn(0, Qt.SortOrder.DescendingOrder))
    bench.measure("sort by edge scale", lambda: view.sortByColumn(13, Qt.SortOrder.AscendingOrder))
    bench.measure("no order", lambda: view.sortByColumn(-1, Qt.SortOrder.AscendingOrder))
    bench.measure("filter by the name of a bone", lambda: sheet.set_filter("bone57"))
    bench.measure("no filter", lambda: sheet.set_filter(""))


def measure_selection(bench: Bench) -> None:
    selection = bench.document.selection
    rng = np.random.default_rng(3)
    for count in (1_000, 100_000, VERTICES // 2):
        rows = [rng.choice(VERTICES, count, replace=False) for _ in range(ROUNDS)]
        bench.measure(f"select {count:,} scattered rows", lambda rows=rows: selection.select("vertices", rows.pop()))
    bench.measure("select all", bench.view.selectAll)
    bench.measure("select half, in one run", lambda: selection.select("vertices", np.arange(VERTICES // 2)))
    bench.measure("select one row", lambda: selection.select("vertices", 5))


def measure_edits(bench: Bench) -> None:
    document = bench.document
    vertices = document.model.vertices
    rng = np.random.default_rng(4)
    rows = np.sort(rng.choice(VERTICES, 100_000, replace=False))
    gone = np.sort(rng.choice(VERTICES, 1_000, replace=False))

    def move() -> None:
        with document.edit("Move") as edit:
            edit.set(vertices, rows, "position", rng.random(3))

    def remove() -> None:
        with document.edit("Remove") as edit:
            edit.remove(vertices, gone)

    bench.measure("move 100,000 vertices", move)
    bench.measure("delete 1,000 scattered vertices", remove, 1)
    bench.measure("undo", document.undo, 1)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bench = Bench(QApplication([]))
    measure_views(bench)
    measure_selection(bench)
    measure_edits(bench)


if __name__ == "__main__":
    main()
