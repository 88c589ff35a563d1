"""Counts what tells whether the code stays easy to pick up: run it before and after larger changes, and compare.

python tests/benchmarks/house.py [CHECKOUT]
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from pathlib import Path

# Half angles, angles from sines and cosines, conjugates: what rotations are reckoned with by hand.
ROTATING = re.compile(
    r"arctan2|arcsin|arccos|atan2|\bcos\([^)]*/ 2|\(-1(\.0)?, -1(\.0)?, -1(\.0)?, 1|def (slerp|product)\("
)
# An alias of a type: CamelCase, which neither a constant nor a TypeVar is.
ALIAS = re.compile(r"_?[A-Z]\w*[a-z]\w*")
SAYING, ABOUT = {"text", "message"}, {"row", "table", "section", "record"}

Trees = dict[Path, ast.Module]


def trees_in(folder: Path) -> Trees:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}


def nodes_of(trees: Trees, kind: type[ast.AST]) -> list[ast.AST]:
    return [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, kind)]


def lines_of(trees: Trees) -> list[int]:
    return [path.read_text(encoding="utf-8").count("\n") for path in trees]


def lengths(trees: Trees) -> list[int]:
    """The lines of every function, docstring included, ascending."""
    functions = nodes_of(trees, ast.FunctionDef)
    return sorted(node.end_lineno - node.lineno + 1 for node in functions)  # type: ignore[attr-defined,operator]


def doubled_classes(trees: Trees) -> list[str]:
    """The names that more than one class has."""
    counts = Counter(node.name for node in nodes_of(trees, ast.ClassDef))  # type: ignore[attr-defined]
    return sorted(name for name, count in counts.items() if count > 1)


def aliases(trees: Trees) -> list[str]:
    """The names of types that modules define by assignment, once for each definition."""
    found = []
    for tree in trees.values():
        for node in tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            is_type = isinstance(node, ast.Assign) and isinstance(
                node.value, (ast.Subscript, ast.BinOp, ast.Attribute, ast.Name)
            )
            if is_type and isinstance(target, ast.Name) and ALIAS.fullmatch(target.id):
                found.append(target.id)
    return found


def rotating(trees: Trees) -> list[Path]:
    """The files that do arithmetic of rotations themselves."""
    return [path for path in trees if ROTATING.search(path.read_text(encoding="utf-8"))]


def message_shapes(trees: Trees) -> list[str]:
    """The classes, and the tuples put into lists of warnings, that carry a text and what it is about."""
    found = {node.name for node in nodes_of(trees, ast.ClassDef) if _is_message(node)}  # type: ignore[attr-defined]
    for call in nodes_of(trees, ast.Call):
        assert isinstance(call, ast.Call)
        if ast.unparse(call.func).endswith("warnings.append") and call.args and isinstance(call.args[0], ast.Tuple):
            found.add(f"tuple of {len(call.args[0].elts)}")
    return sorted(found)


def _is_message(node: ast.AST) -> bool:
    fields = {each.target.id for each in ast.iter_child_nodes(node) if _is_field(each)}  # type: ignore[attr-defined]
    own = (each for each in ast.walk(node) if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store))
    fields |= {each.attr for each in own if ast.unparse(each.value) == "self"}
    return bool(fields & SAYING and fields & ABOUT)


def _is_field(node: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)


def figures(checkout: Path) -> list[tuple[str, object, str]]:
    """What is counted, how much it is, and what it is to be."""
    code, tests = trees_in(checkout / "editor"), trees_in(checkout / "tests")
    doubled, functions, files = doubled_classes(code), lengths(code), lines_of(code)
    folders = Counter(path.parent.relative_to(checkout) for path in code)
    return [
        ("files", len(files), "at most 440"),
        ("files in the fullest folder", f"{folders.most_common(1)[0][1]} ({folders.most_common(1)[0][0]})", ""),
        ("class names that exist twice", f"{len(doubled)} {' '.join(doubled)}", "at most 3"),
        ("alias definitions", f"{len(aliases(code))} of {len(set(aliases(code)))} names", "those of one module"),
        ("files with rotation arithmetic", len(rotating(code)), "at most 4"),
        ("message shapes", f"{len(message_shapes(code))}: {', '.join(message_shapes(code))}", "1"),
        ("lines of a function, 90 in 100", functions[len(functions) * 9 // 10], "at most 14"),
        ("lines of the longest function", functions[-1], "at most 40"),
        ("lines of the longest file", max(files), "at most 400"),
        ("lines of tests a line of code", f"{sum(lines_of(tests)) / sum(files):.2f}", "at least 0.75"),
    ]


if __name__ == "__main__":
    here = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    for what, much, wanted in figures(here):
        print(f"{what:32} {much}" + (f"   ({wanted})" if wanted else ""))
