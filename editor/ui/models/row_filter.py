"""Filters of rows by what is typed above a list: words, row numbers, and regular expressions between slashes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray
from editor.model.fields import Field, Kind
from editor.model.model import Model
from editor.model.tables import ArrayTable, Table
from editor.operations.names.naming import mistake
from editor.ui.models.cells import applies_mask, column, texts
from editor.ui.value_text import named_bits, tr_field, translated

_RANGE = re.compile(r"(\d+)(?:[-–](\d+))?")
_PATTERN = re.compile(r"/(.+)/")

TextTest = Callable[[str], bool]  # True for a text that has what is looked for


def folded(text: str) -> str:
    """`text` without the differences that nobody searching for a name means: case, and full against half width."""
    return _normal(text).casefold()


def _normal(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def pattern_fault(text: str) -> str:
    """Return why the text between slashes is no regular expression; "" where it is one, or none is meant."""
    try:
        _pattern(text)
    except re.error as error:
        return translated(mistake(error))
    return ""


def _pattern(text: str) -> re.Pattern[str] | None:
    between = _PATTERN.fullmatch(text.strip())
    return re.compile(_normal(between[1]), re.IGNORECASE | re.MULTILINE) if between else None


def rows_matching(model: Model, table: Table, fields: Sequence[Field], text: str) -> BoolArray:
    """(rows,): the rows in which every word of `text` occurs in one of `fields`, or is the row's number.

    A word is looked for in texts, in names of rows referred to, and in labels of choices and flags; "12" and "10-20"
    are row numbers too. Text between slashes is one regular expression, looked for in the same places.
    """
    pattern = None if pattern_fault(text) else _pattern(text)
    if pattern is not None:
        return _rows_passing(model, table, fields, partial(_has_pattern, pattern))
    found = np.ones(len(table), np.bool_)
    for word in folded(text).split():
        found &= _rows_numbered(table, word) | _rows_passing(model, table, fields, partial(_has_word, word))
    return found


def text_filter(text: str) -> TextTest:
    """A test of whether a name has every word of a filter, or the regular expression that it is."""
    pattern, words = None if pattern_fault(text) else _pattern(text), folded(text).split()
    if pattern is not None:
        return partial(_has_pattern, pattern)
    return lambda name: all(word in folded(name) for word in words)


def _has_pattern(pattern: re.Pattern[str], text: str) -> bool:
    return pattern.search(_normal(text)) is not None


def _has_word(word: str, text: str) -> bool:
    return word in folded(text)


def _rows_passing(model: Model, table: Table, fields: Sequence[Field], passes: TextTest) -> BoolArray:
    found = np.zeros(len(table), np.bool_)
    for field in fields:
        if field.kind in _MATCH:
            found |= _MATCH[field.kind](model, table, field, passes) & applies_mask(table, field)
    return found


def _rows_numbered(table: Table, word: str) -> BoolArray:
    found = np.zeros(len(table), np.bool_)
    if span := _RANGE.fullmatch(word):
        first = min(int(span[1]), len(found))
        found[first : int(span[2] or span[1]) + 1] = True
    return found


def _with_text(model: Model, table: Table, field: Field, passes: TextTest) -> BoolArray:
    if isinstance(table, ArrayTable):
        return np.zeros(len(table), np.bool_)
    return np.fromiter(map(passes, texts(table, field)), np.bool_, len(table))


def _with_reference(model: Model, table: Table, field: Field, passes: TextTest) -> BoolArray:
    target = model.tables[field.target]
    found = np.zeros(len(target) + 1, np.bool_)  # the last is for references to nothing
    for named in target.fields:
        if named.kind is Kind.TEXT:
            found[:-1] |= _with_text(model, target, named, passes)
    if not found.any():
        return np.zeros(len(table), np.bool_)
    rows = column(table, field)
    hits = found[np.where((rows >= 0) & (rows < len(target)), rows, len(target))]
    by_slot: BoolArray = hits.reshape(len(table), field.size)
    return np.asarray(by_slot.any(axis=1))


def _with_choice(model: Model, table: Table, field: Field, passes: TextTest) -> BoolArray:
    assert field.type is not None
    values = column(table, field)
    labels = ((value, field.type(value).label) for value in np.unique(values).tolist())
    return np.isin(values, [value for value, label in labels if passes(tr_field(label))])


def _with_flag(model: Model, table: Table, field: Field, passes: TextTest) -> BoolArray:
    kind: Any = field.type
    bits = sum(bit for bit in named_bits(kind) if passes(tr_field(bit.label)))
    hits: BoolArray = (column(table, field).astype(np.int64) & bits).astype(np.bool_)
    return hits


_MATCH: dict[Kind, Callable[[Model, Table, Field, TextTest], BoolArray]] = {
    Kind.TEXT: _with_text,
    Kind.REFERENCE: _with_reference,
    Kind.CHOICE: _with_choice,
    Kind.FLAGS: _with_flag,
}
