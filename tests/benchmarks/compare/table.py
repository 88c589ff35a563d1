"""Tables in Markdown: a row for each measure, a column for each checkout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

Value = float | tuple[float, str]  # with a remark
NONE = "not measured"


def markdown(first: str, names: Sequence[str], columns: Sequence[Mapping[str, Value]]) -> str:
    """A table of what is in the columns by name, in the order of the first that has it."""
    keys = dict.fromkeys(key for column in columns for key in column)
    rows = [[key, *(text_of(column.get(key)) for column in columns)] for key in keys]
    return table([first, *names], rows)


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of texts with their bars below one another; all but the first column to the right."""
    rows = [list(header), *map(list, rows)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(header))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(
        "| " + " | ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) + " |"
        for row in [rows[0], rule, *rows[1:]]
    )


def text_of(value: Value | None) -> str:
    """A number with four digits or all before the point, and its remark."""
    if value is None:
        return NONE
    if isinstance(value, tuple):
        return f"{text_of(value[0])} ({value[1]})"
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
