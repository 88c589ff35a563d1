"""The comparison of two commits: its figures of the source, its arguments, and its table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.compare.__main__ import STEPS, Side, parsed, rows_of, turns
from tests.benchmarks.compare.figures import figures
from tests.benchmarks.compare.table import markdown

MODULE = '''"""Signals of places."""
from typing import Any

class Place:
    """Whether it is there."""

    moved = Signal(object)
    hidden = Signal(int)

    def move(self, place: Any) -> None:
        """Move it."""
        self.places = place
'''


def test_figures_of_a_tree_are_those_that_are_defined(tmp_path: Path) -> None:
    (tmp_path / "editor" / "ui").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "editor" / "place.py").write_text(MODULE)
    (tmp_path / "editor" / "ui" / "place.py").write_text(MODULE)
    (tmp_path / "editor" / "ui" / "long.py").write_text("pass\n" * 80)
    (tmp_path / "tests" / "test_place.py").touch()
    assert figures(tmp_path) == {
        "files": 3,
        "files under 80 lines": 2,
        "files in the fullest folder": (2, "editor/ui"),
        "lines": 104,
        "lines of a file, median": 12,
        "lines of a file, longest": (80, "editor/ui/long.py"),
        "functions": 2,
        "lines of a function, median": 3,
        "lines of a function, longest": (3, "editor/place.py:10 move"),
        "docstrings": 6,
        "docstrings that open with a question word": 2,
        "lines with Any": 4,
        "Signal(": 4,
        "Signal(object)": 2,
        "class names that stand twice": (1, "Place"),
        "place in 1,000 lines": round(1000 * 10 / 104, 1),
        "modules with a test of their name": 2,
        "modules without one": 1,
    }


def test_the_checkout_has_figures(checkout: Path) -> None:
    found = figures(checkout)
    assert found["files"] > 100
    assert "| lines " in markdown("figure", ["."], [found])


def test_arguments_choose_commits_and_measures() -> None:
    arguments = parsed(["HEAD~1", ".", "--only", "start,frame", "--rounds", "3"])
    assert (arguments.commits, arguments.only, arguments.rounds) == (["HEAD~1", "."], ["start", "frame"], 3)
    assert tuple(parsed(["HEAD", "."]).only) == STEPS


def test_an_unknown_measure_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed(["HEAD", ".", "--only", "speed"])
    assert "speed: there are start" in capsys.readouterr().err


def test_sides_take_turns() -> None:
    assert list(turns(3)) == [(0, 1), (1, 0), (0, 1)]


def test_rows_tell_ratios_and_mark_what_is_worse() -> None:
    before = Side(Path(), Path(), {"start.cpu_s": [2.0, 4.0, 2.0], "enter.calls": [4077, 4077], "frame.calls": [1585]})
    after = Side(Path(), Path(), {"start.cpu_s": [3.0, 4.0, 3.0], "enter.calls": [2000, 2010]})
    assert rows_of(before, after, is_wall=False) == [
        ["start to the first picture, s of CPU", "2", "3", "! 1.50 (1.00 to 1.50)"],
        ["picture of playback, calls", "1,585", "not measured", ""],
        ["Enter in a cell, calls at once", "4,077", "2,000 to 2,010", "0.49"],
    ]
