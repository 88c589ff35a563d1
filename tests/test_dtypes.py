"""Guards against dtypes that are others on another system: int32 is `l` on Windows, and a C long has 32 bits there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

BY_SYSTEM = {"char", "int_", "uint", "intc", "uintc", "long", "ulong", "longlong", "ulonglong", "longdouble"}
CONVERSIONS = {"dtype", "astype", "asarray", "array", "zeros", "ones", "empty", "full", "arange", "frombuffer"}


def told_by_system(tree: ast.AST) -> list[int]:
    """The lines in which a dtype is compared by its `char`, or is one of C's types, or Python's int."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute | ast.Call)]
    named = {node.lineno for node in nodes if isinstance(node, ast.Attribute) and node.attr in BY_SYSTEM}
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    plain = {
        call.lineno
        for call in calls
        for value in (*call.args, *(word.value for word in call.keywords if word.arg == "dtype"))
        if isinstance(value, ast.Name) and value.id == "int" and call.func.attr in CONVERSIONS  # type: ignore[attr-defined]
    }
    return sorted(named | plain)


@pytest.mark.parametrize("line", ["np.dtype(x).char", "a.astype(np.intc)", "a.astype(int)", "np.zeros(3, dtype=int)"])
def test_they_are_found(line: str) -> None:
    assert told_by_system(ast.parse(line)) == [1]


def test_dtypes_are_the_same_on_every_system(checkout: Path) -> None:
    found = {
        file.name: lines
        for file in (checkout / "editor").rglob("*.py")
        if (lines := told_by_system(ast.parse(file.read_bytes())))
    }
    assert found == {}
