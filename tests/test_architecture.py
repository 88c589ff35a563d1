"""The drawings of the architecture are those of the code: its imports, and what calls what."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path

import pytest

from editor.resources import resource

PAGE = resource("reference", "architecture.md")
SEQUENCE = re.compile(r"```mermaid\nsequenceDiagram\n(.*?)```", re.DOTALL)
MOST_FILES = 10  # to be opened by whoever follows one


def test_the_drawing_of_the_packages_is_that_of_the_imports() -> None:
    text = PAGE.read_text("utf-8")
    page = runpy.run_path(str(resource("make", "package_drawing.py")))["page"]
    assert text == page(text), "run python resources/make/package_drawing.py"


def test_arrows_that_follow_from_others_are_left_out() -> None:
    reduced = runpy.run_path(str(resource("make", "package_drawing.py")))["reduced"]
    graph = {"a": {"b", "c", "d"}, "b": {"c"}, "c": set(), "d": {"c"}}
    assert reduced(graph) == {"a": {"b", "d"}, "b": {"c"}, "c": set(), "d": {"c"}}


@pytest.mark.parametrize("sequence", SEQUENCE.findall(PAGE.read_text("utf-8")))
def test_what_is_called_in_a_sequence_is_there(sequence: str, checkout: Path) -> None:
    files = dict(re.findall(r"participant (\w) as (\S+)", sequence))
    calls = re.findall(r"(\w)--?>>(\w): (\w+)", sequence)
    assert len(files) <= MOST_FILES
    assert {file for caller, called, _ in calls for file in (caller, called)} == files.keys()
    for _, called, name in calls:
        tree = ast.parse((checkout / "editor" / files[called]).read_text("utf-8"))
        names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        assert name in names, f"{files[called]} has no {name}"


def test_there_are_three() -> None:
    assert len(SEQUENCE.findall(PAGE.read_text("utf-8"))) == 3
