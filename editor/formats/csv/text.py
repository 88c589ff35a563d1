"""Takes text apart into rows and cells, whatever is in it.

A cell in quotes may hold line ends. A quote that is not closed soon is taken to be closed at the end of its own line.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Generator, Iterable, Iterator
from itertools import islice

Cells = list[str]  # of one row

CHUNK = 4096  # lines taken apart at a time
PIECE = 1 << 20  # characters made into lines at a time
MOST_LINES = 1000  # that one row may go over

_SEPARATED = re.compile(r'\s*"?;?[A-Za-z]+"?\s*([,\t])')


def rows_of(text: str) -> Iterator[tuple[int, list[Cells]]]:
    """All rows, many at a time: the line that the first of them begins on, from 1, and the rows of it and the next.

    Empty lines are rows without cells.
    """
    separator = _separator(text)
    source = _lines(text)
    lines: list[str] = []  # read and not yet taken apart
    line = 1
    while True:
        lines += islice(source, max(0, CHUNK - len(lines)))
        if not lines:
            return
        rows = _simple_rows(lines[:CHUNK], separator)
        if rows is not None:
            yield line, rows
            taken = len(rows)
        else:
            lines += islice(source, MOST_LINES)
            taken = yield from _careful_rows(lines, line, separator)
        line += taken
        del lines[:taken]


def _lines(text: str) -> Iterator[str]:
    """The lines with their ends. A piece at a time: StringIO takes four bytes for each character."""
    start = 0
    while start < len(text):
        stop = text.find("\n", start + PIECE) + 1 or len(text)
        yield from io.StringIO(text[start:stop], newline="")
        start = stop


def _separator(text: str) -> str:
    """A comma, or the tab between the cells of spreadsheets: what follows the first tag."""
    for line in io.StringIO(text[:10_000]):
        if match := _SEPARATED.match(line):
            return match[1]
    return ","


def _cells(lines: Iterable[str], separator: str) -> list[Cells]:
    return list(csv.reader(lines, delimiter=separator, skipinitialspace=separator == ","))


def _simple_rows(lines: list[str], separator: str) -> list[Cells] | None:
    """The cells of the lines where each line is a row, which is nearly always so; else None."""
    try:
        rows = _cells(lines, separator)
    except csv.Error:
        return None
    return rows if len(rows) == len(lines) and not _is_open(lines[-1], separator) else None


def _careful_rows(lines: list[str], line: int, separator: str) -> Generator[tuple[int, list[Cells]], None, int]:
    """The rows of a chunk of lines one by one, the last of which may go beyond it. Returns how many lines they took."""
    start, stop = 0, min(CHUNK, len(lines))
    while start < stop:
        length = _row_length(lines, start, separator)
        row = "".join(lines[start : start + length]) if length else lines[start].rstrip("\r\n") + '"'
        yield line + start, [list(_split(row, separator))]
        start += max(length, 1)
    return start


def _row_length(lines: list[str], start: int, separator: str) -> int:
    """Count the lines of the row that begins here; 0 when it does not end soon."""
    open_ = _is_open(lines[start], separator)
    length = 1
    while open_ and length < MOST_LINES and start + length < len(lines):
        open_ = _is_open('"' + lines[start + length], separator)
        length += 1
    return 0 if open_ else length


def _is_open(line: str, separator: str) -> bool:
    """Return whether the line ends within quotes. They count where they open a cell."""
    at = 0
    while line.find('"', at) >= 0:
        while line[at] == " ":
            at += 1
        if line[at] == '"':
            at = _closing(line, at + 1)
            if at < 0:
                return True
        at = line.find(separator, at)
        if at < 0:
            return False
        at += 1
    return False


def _split(row: str, separator: str) -> Iterator[str]:
    """The cells of a row. The csv module is quicker, and gives up where a cell is long."""
    at = 0
    row = row.rstrip("\r\n")
    while at >= 0:
        while row[at : at + 1] == " ":
            at += 1
        if row[at : at + 1] == '"':
            end = _closing(row, at + 1)
            text = row[at + 1 : end].replace('""', '"')
        else:
            end = row.find(separator, at)
            text = row[at:end] if end >= 0 else row[at:]
        yield text
        at = row.find(separator, end) + 1 if end >= 0 else -1
        at = at or -1


def _closing(line: str, at: int) -> int:
    """Find the quote that closes the cell; -1 when there is none. A doubled one does not."""
    at = line.find('"', at)
    while at >= 0 and line[at + 1 : at + 2] == '"':
        at = line.find('"', at + 2)
    return at
