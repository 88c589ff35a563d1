"""Every attribute of a class in preview is there as soon as the object is: no method has to be called first."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import editor.preview

FOLDER = Path(editor.preview.__file__).parent


def stored(function: ast.FunctionDef) -> set[str]:
    """The attributes of `self` that a method sets."""
    return {
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def late_attributes(tree: ast.AST) -> list[str]:
    """`Class.method: attribute` for each that neither `__init__` sets nor the class declares, as a field or setter."""
    late = []
    for owner in ast.walk(tree):
        if not isinstance(owner, ast.ClassDef):
            continue
        methods = [part for part in owner.body if isinstance(part, ast.FunctionDef)]
        known = {part.target.id for part in owner.body if isinstance(part, ast.AnnAssign)}
        known |= {method.name for method in methods if method.decorator_list}
        known |= {name for method in methods if method.name == "__init__" for name in stored(method)}
        late += [f"{owner.name}.{method.name}: {name}" for method in methods for name in stored(method) - known]
    return late


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER)))
def test_attributes_are_born_in_init(path: Path) -> None:
    assert not late_attributes(ast.parse(path.read_text("utf-8")))


def test_one_that_is_born_elsewhere_is_found() -> None:
    source = "class A:\n  x: int\n  def __init__(self): self.y = 1\n  def f(self): self.x = self.y = self.z = 2"
    assert late_attributes(ast.parse(source)) == ["A.f: z"]
