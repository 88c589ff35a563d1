"""Guards against releases of others that break the program, some in ways which only show much later."""

import importlib.util
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 200
# The lowest and the newest version with which all checks have passed, on the systems of .ci/systems.
TRIED = {
    "PySide6-Essentials": ("6.8.3", "6.11.3"),
    "numpy": ("2.0.0", "2.5.5"),
    "PyOpenGL": ("3.1.9", "3.1.10"),
    "Pillow": ("13.0.0", "13.0.0"),
    "pygltflib": ("1.16.5", "1.16.5"),
    "numba": ("0.61.0", "0.68.1"),
    "panda3d": ("1.10.16", "1.10.16"),
    "pytest": ("9.0.0", "9.2.0"),
    "pytest-qt": ("4.5.0", "4.5.0"),
    "pytest-xdist": ("3.8.0", "3.8.0"),
    "hypothesis": ("6.100.0", "6.170.15"),
    "hatchling": ("1.27.0", "1.33.0"),
    "hatch-vcs": ("0.5.0", "0.5.0"),
    "ruff": ("0.17.0", "0.17.6"),
    "mypy": ("2.1.0", "2.4.1"),
    "import-linter": ("2.16", "2.16"),
}
TOOLS = ("ruff", "mypy", "import-linter")  # of the extra `dev`; the tests run without


@pytest.fixture
def declared(checkout: Path) -> dict[str, Requirement]:
    """What pyproject.toml asks for."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *(line for lines in project["optional-dependencies"].values() for line in lines)]
    return {one.name: one for one in map(Requirement, lines) if canonicalize_name(one.name) != project["name"]}


def bounds(requirement: Requirement) -> tuple[Version, Version]:
    """The lowest version that is allowed, and the first that is no more. ValueError for one without both."""
    limits = {limit.operator: Version(limit.version) for limit in requirement.specifier}
    if limits.keys() != {">=", "<"}:
        raise ValueError(f"{requirement} has to have a lowest version (>=) and an end (<), and no more")
    return limits[">="], limits["<"]


def next_line(newest: Version, end: Version) -> Version:
    """The first release after those of the newest version's line, told by as many numbers as `end` has."""
    *line, last = newest.release[: len(end.release)]
    return Version(".".join(map(str, (*line, last + 1))))


def test_each_dependency_is_tried(declared: dict[str, Requirement]) -> None:
    assert declared.keys() == TRIED.keys()


@pytest.mark.parametrize("name", TRIED)
def test_the_declared_bounds_are_those_that_were_tried(name: str, declared: dict[str, Requirement]) -> None:
    lowest, newest = map(Version, TRIED[name])
    low, end = bounds(declared[name])
    assert low == lowest, f"{name} is declared from {low} on, and was tried from {lowest} on: run .ci/systems lowest"
    assert end == next_line(newest, end), (
        f"{name} is declared up to {end}, and was tried up to {newest}: run .ci/systems"
    )


@pytest.mark.parametrize("name", TRIED)
def test_what_is_installed_is_no_newer_than_what_was_tried(name: str, declared: dict[str, Requirement]) -> None:
    marker = declared[name].marker
    if name in TOOLS and not importlib.util.find_spec(name.replace("import-linter", "importlinter")):
        pytest.skip("only those who check the text of the program need it")
    if marker is None or marker.evaluate():
        installed, tried = version(name), TRIED[name]
        assert declared[name].specifier.contains(installed), (
            f"{name} {installed} was not tried, but {' to '.join(tried)}"
        )


def test_a_dependency_without_an_end_is_told() -> None:
    with pytest.raises(ValueError, match="has to have"):
        bounds(Requirement("numpy>=2.0"))


def test_qt_calls_keep_their_references_to_none_and_bool(qtbot: QtBot) -> None:
    """PySide6 6.12.0 drops one at each call on Python below 3.12, until the interpreter dies of it.

    From Python 3.12 on both are immortal and their counts stand still.
    """
    label, plain = QLabel(), QObject()
    qtbot.addWidget(label)
    before = sys.getrefcount(None), sys.getrefcount(False)
    for _ in range(CALLS):
        label.update()
        plain.blockSignals(False)
    lost = before[0] - sys.getrefcount(None), before[1] - sys.getrefcount(False)
    assert max(lost) < CALLS / 2
