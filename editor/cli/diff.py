"""Tells how two models differ, field by field. The exit code is 1 when they do."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any

from editor.cli.session import DONE, FAILED, PROBLEMS, Entry, add_json, load, print_json, tolerance
from editor.model.fields import Choice, Flags
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.operations.queries.compare import Difference, differences

SHOWN = 20  # differences of the same field that are printed one by one


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    parser.add_argument(
        "--tolerance", type=tolerance, default=0.0, metavar="T", help="numbers closer than this count as equal"
    )
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    entries: list[Entry] = [{"file": arguments.a}, {"file": arguments.b}]
    a, b = (load(entry["file"], entry) for entry in entries)
    if a is None or b is None:
        if arguments.json:
            print_json(entry for entry in entries if "error" in entry)
        return FAILED
    found = differences(a.model, b.model, arguments.tolerance)
    first = next(found, None)
    every = chain([first], found) if first else iter(())
    if arguments.json:
        print_json(map(_entry, every))
    else:
        _print(every, a.model)
    return PROBLEMS if first else DONE


def _entry(difference: Difference) -> Entry:
    return {
        "table": difference.table,
        "row": difference.row,
        "field": difference.field,
        "a": _plain(difference.a),
        "b": _plain(difference.b),
    }


def _plain(value: Any) -> Any:
    """A value as JSON has it: enumerations as their numbers."""
    return int(value) if isinstance(value, (Choice, Flags)) else value


def _print(found: Iterable[Difference], model: Model) -> None:
    """Print the first few differences of each field, and how many more there are."""
    counts: Counter[tuple[str, str]] = Counter()
    for difference in found:
        key = difference.table, difference.field.partition("[")[0]
        counts[key] += 1
        if counts[key] <= SHOWN:
            print(_line(difference, model))
    for (table, field), count in counts.items():
        if count > SHOWN:
            print(f"{table}: {count - SHOWN:,} more {'differences in ' + field if field else 'rows'}")


def _line(d: Difference, model: Model) -> str:
    if not d.field:
        return f"{d.table} {d.row}: only in {'B' if d.a is None else 'A'}: {d.b if d.a is None else d.a}"
    return f"{d.table} {d.row}{_row_text(model, d)}: {d.field}: {_text(d.a)} -> {_text(d.b)}"


def _row_text(model: Model, d: Difference) -> str:
    table = model.tables[d.table]
    name = getattr(table[d.row], "name", "") if isinstance(table, RecordTable) else ""
    return f" ({name})" if name else ""


def _text(value: Any) -> str:
    if isinstance(value, Choice):
        return value.label
    if isinstance(value, Flags):
        return hex(value)
    if isinstance(value, tuple):
        return ", ".join(map(_text, value))
    return f"{value:.7g}" if isinstance(value, float) else repr(value) if isinstance(value, str) else str(value)
