"""Figures of the architecture, read from the source of a commit or of a folder alone.

    python -m tests.benchmarks.compare.figures [COMMIT|FOLDER]…

Each figure is defined by the function that counts it. Those of the running window (calls, QActions outside the list)
are in the table of `python -m tests.benchmarks.compare`.
"""

from __future__ import annotations

import argparse
import ast
import re
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

from tests.benchmarks.compare.checkouts import checkout_of
from tests.benchmarks.compare.table import Value, markdown

SHORT_FILE = 80
QUESTION = re.compile(r"(What|Whether|Where|How|Which|Who|When)\b")
PLACE = re.compile(r"(?<![a-z])[Pp]laces?(?![a-z])")  # as a word, alone or as a part of an identifier
Node = TypeVar("Node", bound=ast.AST)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Source:
    """The modules of `editor` in a checkout, as text and as trees, and the names of its test modules."""

    def __init__(self, root: Path) -> None:
        files = sorted((root / "editor").rglob("*.py"))
        self.texts = {
            file.relative_to(root).as_posix(): file.read_text("utf-8")
            for file in files
            if file.name != "_version.py"  # made by the build
        }
        self.trees = {name: ast.parse(text) for name, text in self.texts.items()}
        self.nodes_by_module = {name: list(ast.walk(tree)) for name, tree in self.trees.items()}
        self.tests = {file.stem for file in (root / "tests").rglob("test_*.py")}

    def nodes(self, *kinds: type[Node]) -> Iterator[Node]:
        return (node for nodes in self.nodes_by_module.values() for node in nodes if isinstance(node, kinds))


def figures(root: Path) -> dict[str, Value]:
    """All figures of a checkout by their names."""
    source = Source(root)
    return {
        **files(source),
        **functions(source),
        **docstrings(source),
        **types(source),
        **names(source),
        **tests(source),
    }


def files(source: Source) -> dict[str, Value]:
    """Modules, `__init__` too, their lines, and how many lie in one folder without those below it."""
    lengths = [len(text.splitlines()) for text in source.texts.values()]
    folders = Counter(name.rpartition("/")[0] for name in source.texts)
    fullest, most = folders.most_common(1)[0]
    return {
        "files": len(lengths),
        f"files under {SHORT_FILE} lines": sum(length < SHORT_FILE for length in lengths),
        "files in the fullest folder": (most, fullest),
        "lines": sum(lengths),
        "lines of a file, median": statistics.median(lengths),
        "lines of a file, longest": longest({name: len(text.splitlines()) for name, text in source.texts.items()}),
    }


def functions(source: Source) -> dict[str, Value]:
    """Functions and methods, those in functions too, from `def` to their last line, without decorators."""
    lengths: dict[str, int] = {}
    for name, nodes in source.nodes_by_module.items():
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                lengths[f"{name}:{node.lineno} {node.name}"] = node.end_lineno - node.lineno + 1
    return {
        "functions": len(lengths),
        "lines of a function, median": statistics.median(lengths.values()),
        "lines of a function, longest": longest(lengths),
    }


def docstrings(source: Source) -> dict[str, Value]:
    """Docstrings of modules, classes and functions, and those whose first word asks something."""
    texts = [text for node in source.nodes(*DOCUMENTED) if (text := ast.get_docstring(node))]
    return {
        "docstrings": len(texts),
        "docstrings that open with a question word": sum(QUESTION.match(text) is not None for text in texts),
    }


def types(source: Source) -> dict[str, Value]:
    """Lines with the word `Any`, imports too; calls of `Signal`, and those with `object` among their types."""
    signals = [node for node in source.nodes(ast.Call) if isinstance(node.func, ast.Name) and node.func.id == "Signal"]
    untyped = [
        node for node in signals if any(isinstance(type, ast.Name) and type.id == "object" for type in node.args)
    ]
    lines = [line for text in source.texts.values() for line in text.splitlines()]
    return {
        "lines with Any": sum(re.search(r"\bAny\b", line) is not None for line in lines),
        "Signal(": len(signals),
        "Signal(object)": len(untyped),
    }


def names(source: Source) -> dict[str, Value]:
    """Class names that more than one class of a module's top level has; the word "place" in code and prose."""
    classes = Counter(
        node.name for tree in source.trees.values() for node in tree.body if isinstance(node, ast.ClassDef)
    )
    twice = [name for name, count in classes.items() if count > 1]
    lines = sum(len(text.splitlines()) for text in source.texts.values())
    places = sum(len(PLACE.findall(text)) for text in source.texts.values())
    return {
        "class names that stand twice": (len(twice), ", ".join(twice)) if twice else 0,
        "place in 1,000 lines": round(1000 * places / lines, 1),
    }


def tests(source: Source) -> dict[str, Value]:
    """Modules, without `__init__` and `__main__`, whose name a test module has, wherever it is."""
    modules = [Path(name).stem for name in source.texts if not Path(name).stem.startswith("__")]
    return {
        "modules with a test of their name": sum(f"test_{name}" in source.tests for name in modules),
        "modules without one": sum(f"test_{name}" not in source.tests for name in modules),
    }


def longest(lengths: Mapping[str, int]) -> Value:
    name = max(lengths, key=lengths.__getitem__)
    return lengths[name], name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="*", default=["."], metavar="COMMIT|FOLDER")
    sources = parser.parse_args().sources
    with ExitStack() as stack:
        columns = [figures(stack.enter_context(checkout_of(source))) for source in sources]
    print(markdown("figure", sources, columns))


if __name__ == "__main__":
    sys.exit(main())
