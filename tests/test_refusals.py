"""What is refused, and why, is told to users: in the layers below the window no such text is plain English."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

LAYERS = ("model", "formats", "operations", "preview", "render", "document")
REFUSALS = {"ValueError", "FormatError", "TruncatedError", "RenderError", "TextureError"}

# Mistakes of whoever wrote the call, and what is told in other words before a user hears of it.
REASONED = {
    "model/tables.py: heirs_of": "no command names such an heir",
    "model/edit.py: _refuse_fixed": "commands are off for tables that neither gain nor lose rows",
    "model/edit.py: put": "rows are counted before they are put",
    "model/edit.py: reorder": "whoever sorts makes an order of all rows",
    "model/columns.py: replace": "values are counted before they are set",
    "model/columns.py: column_of": "whoever makes columns makes them of one length",
    "formats/registry.py: losses_of": "asked for formats alone that are written by themselves",
    "formats/csv/numbers.py: floats": "the reader of the text tells in which cell",
    "formats/csv/numbers.py: integers": "the same",
    "formats/csv/numbers.py: _whole_number": "the same",
    "formats/csv/columns.py": "the same",
    "formats/csv/special_columns.py": "the same",
    "operations/transform/session.py": "the tools are off for tables without a position",
    "operations/queries/selection.py": "the commands are off for tables that they say nothing of",
    "operations/queries/symmetry.py": "the same",
    "operations/queries/related.py": "the same",
    "render/options.py: with_shown": "only scripts and command lines name what is shown",
    "document/session.py": "no command goes to a document that is not open",
}


def plain_refusals(tree: ast.AST, function: str = "") -> Iterator[tuple[str, int]]:
    """The function and the line of each error that is raised with a text that nobody can translate."""
    for node in ast.iter_child_nodes(tree):
        name = node.name if isinstance(node, ast.FunctionDef) else function
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            text = node.exc.args[0]
            if ast.unparse(node.exc.func) in REFUSALS and isinstance(text, ast.Constant | ast.JoinedStr):
                yield function, node.lineno
        yield from plain_refusals(node, name)


def test_what_is_refused_can_be_told_in_every_language(checkout: Path) -> None:
    used, found = set(), []
    for path in sorted(path for room in LAYERS for path in (checkout / "editor" / room).rglob("*.py")):
        file = path.relative_to(checkout / "editor").as_posix()
        for function, line in plain_refusals(ast.parse(path.read_text(encoding="utf-8"))):
            reason = {file, f"{file}: {function}"} & REASONED.keys()
            used |= reason
            if not reason:
                found.append(f"{file}:{line} in {function}")
    assert found == []
    assert used == REASONED.keys()  # no exception outlives its reason


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('raise ValueError(f"no {row}")', 1),
        ('raise ValueError("no")', 1),
        ('raise FormatError(f"no {row}", section="bones")', 1),
        ('raise ValueError(TranslatableText("no {}", row))', 0),
        ('raise KeyError(f"no {row}")', 0),
        ("raise ValueError(why)", 0),
    ],
)
def test_plain_refusals_are_seen(source: str, count: int) -> None:
    assert len(list(plain_refusals(ast.parse(source)))) == count
