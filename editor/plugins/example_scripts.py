"""The scripts that come with the program, as examples: what each is called, and what it does."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from editor.resources import resource


@dataclass(frozen=True, slots=True)
class ExampleScript:
    """`title` is made of the file's name, `purpose` is the first line of its docstring; both are to be translated."""

    file: Path
    title: str
    purpose: str


def example_scripts() -> list[ExampleScript]:
    """All of them, by the names of their files."""
    return [_read(file) for file in sorted(resource("scripts").glob("*.py"))]


def _read(file: Path) -> ExampleScript:
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return ExampleScript(file, file.stem.replace("_", " ").capitalize(), text.partition("\n")[0])
