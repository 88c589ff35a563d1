"""Draws the packages of editor and what imports what into architecture.md, as its imports are.

python resources/make/package_drawing.py

An arrow that follows from others is left out. Imports for types alone, and those that wait until they are needed, count
as the others do: they go down, too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from editor.resources import resource

CHECKOUT = Path(__file__).resolve().parents[2]
PAGE = resource("reference", "architecture.md")
BEGIN, END = "<!-- made by resources/make/package_drawing.py -->\n", "<!-- end -->\n"
LEFT_OUT = ("__init__", "_version")  # modules of `editor` itself
Graph = dict[str, set[str]]


def imports(root: Path) -> Graph:
    """Return what each package or module below `editor` imports of the others."""
    graph: Graph = {}
    for file in sorted((root / "editor").rglob("*.py")):
        package = file.relative_to(root / "editor").parts[0].removesuffix(".py")
        if package not in LEFT_OUT:
            found = {each for each in _imported(file.read_text("utf-8")) if each not in LEFT_OUT}
            graph.setdefault(package, set()).update(found - {package})
    return {package: found & graph.keys() for package, found in graph.items()}


def _imported(text: str) -> Iterator[str]:
    """Yield the packages of `editor` that a module names, in imports and where it imports later."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module == "editor":
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("editor."):
            yield node.module.split(".")[1]
        elif isinstance(node, ast.Call) and "imported" in ast.unparse(node.func):
            yield from re.findall(r"^['\"]editor\.(\w+)", ast.unparse(node.args[0]) if node.args else "")


def reduced(graph: Graph) -> Graph:
    """Leave out what is reached by way of something else."""
    below = {package: _below(graph, package) for package in graph}
    return {
        package: {each for each in found if not any(each in below[other] for other in found - {each})}
        for package, found in graph.items()
    }


def _below(graph: Graph, package: str) -> set[str]:
    reached: set[str] = set()
    waiting = [*graph[package]]
    while waiting:
        each = waiting.pop()
        if each not in reached:
            reached.add(each)
            waiting += graph[each]
    return reached


def drawing(root: Path = CHECKOUT) -> str:
    """Return the graph in Mermaid, as GitHub draws it."""
    arrows = [
        f"  {package} --> {' & '.join(sorted(found))}" for package, found in reduced(imports(root)).items() if found
    ]
    return "\n".join(["```mermaid", "flowchart TD", *arrows, "```", ""])


def page(text: str) -> str:
    """Return the page with the drawing of now."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + drawing() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")
