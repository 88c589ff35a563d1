"""No module imports itself by way of others: what is imported first must not decide whether it can be imported."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


def modules(checkout: Path) -> dict[str, ast.Module]:
    """The modules of the program by their dotted names."""
    files = (checkout / "editor").rglob("*.py")
    names = {".".join(file.relative_to(checkout).with_suffix("").parts): file for file in files}
    return {name.removesuffix(".__init__"): ast.parse(file.read_bytes()) for name, file in names.items()}


def imported(tree: ast.Module, known: set[str]) -> set[str]:
    """The modules of the program that a module imports when it is imported itself."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module in known:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & known
            found |= inner or {node.module}
    return found


def test_no_circles(checkout: Path) -> None:
    trees = modules(checkout)
    assert len(trees) > 100
    graph = {name: imported(tree, set(trees)) - {name} for name, tree in trees.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(" <- ".join(error.args[1])) from None
