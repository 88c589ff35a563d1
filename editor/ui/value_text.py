"""Says what a value is in words: every pane, table and message shows fields, and names steps, by these functions.

Numbers are shown with at most three decimals, and exactly where they are edited, copied or asked for; angles in
degrees, references with the name of what they refer to. What is wrong with names is said here, too, while they change
one by one. Reads the model; needs QtCore for translation only.
"""

from __future__ import annotations

import math
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from editor.document import texts
from editor.document.texts import (
    NO_TEXT,
    RetranslatableText,
    row_name,
    rows_named,
    rows_text,
    translate,
    translated_template,
)
from editor.messages import TranslatableText, error_message
from editor.model.changes import Rows
from editor.model.fields import NONE, Field, Flags, Kind
from editor.model.model import Model
from editor.model.tables import TABLE_LABELS, Table
from editor.operations.queries import faults
from editor.operations.queries.faults import IN_MOTIONS

NOTHING = "—"
NAMING = frozenset(("name", "name_en", "path"))  # the fields by which rows are called
GROUPS = 16
DECIMALS = 3  # of a number that is shown
LEAST_PLAIN, MOST_PLAIN = np.float32(1e-6), np.float32(1e16)  # what is edited is written without an exponent

FRACTIONS = (Kind.NUMBER, Kind.VECTOR, Kind.ROTATION, Kind.COLOR)

_COUNTED = {
    "offsets": (
        QT_TRANSLATE_NOOP("ValueText", "{count} offset"),
        QT_TRANSLATE_NOOP("ValueText", "{count} offsets"),
    ),
    "ik_links": (QT_TRANSLATE_NOOP("ValueText", "{count} link"), QT_TRANSLATE_NOOP("ValueText", "{count} links")),
    "items": (QT_TRANSLATE_NOOP("ValueText", "{count} item"), QT_TRANSLATE_NOOP("ValueText", "{count} items")),
    "anchors": (
        QT_TRANSLATE_NOOP("ValueText", "{count} anchor"),
        QT_TRANSLATE_NOOP("ValueText", "{count} anchors"),
    ),
    "pins": (QT_TRANSLATE_NOOP("ValueText", "{count} pin"), QT_TRANSLATE_NOOP("ValueText", "{count} pins")),
}


KIBIBYTE = 1024


def _translated(text: object) -> str:
    return QCoreApplication.translate("ValueText", str(text))  # str: of Qt's marks the stubs know no type


def tr_field(text: str) -> RetranslatableText:
    """A label, help, group or component of a declared field, translated."""
    return translate("Field", text) if text else NO_TEXT


def field_label(field: Field) -> RetranslatableText:
    return tr_field(field.label)


def field_help(field: Field) -> RetranslatableText:
    return tr_field(field.help)


def section_title(table_name: str) -> str:
    """Return the plural name of a table's rows: "Bones"."""
    return translated(TABLE_LABELS[table_name].many)


def counts_text(counts: Mapping[str, int]) -> str:
    """Return the numbers of rows of the tables that have any: "Faces 1,234 · Bones 3"."""
    return " · ".join(f"{section_title(table)} {count_text(count)}" for table, count in counts.items() if count)


def row_noun(table_name: str) -> str:
    """Return the singular name of a table's rows: "Bone"."""
    return translated(TABLE_LABELS[table_name].one)


def translated(text: str) -> str:
    """Return a text of the layers below in the language of the window, as far as it is translated."""
    return text.translated(translated_template) if isinstance(text, TranslatableText) else text


def error_text(error: Exception) -> str:
    """Return why something was refused, in the language of the window."""
    return translated(error_message(error))


def record_title(model: Model, table_name: str, row: int) -> str:
    """A row by number and name: "12: 名前"; the model itself by name; "12" for what has no names."""
    table = model.tables[table_name]
    name = row_name(table, row)
    if table.fixed:
        return name
    return f"{row}: {name}" if name else str(row)


def reference_text(model: Model, target: str, row: int) -> str:
    """A reference into the table `target`: "12: 名前", "—" for none, "12: ?" when there is no such row."""
    if row == NONE:
        return NOTHING
    exists = 0 <= row < len(getattr(model, target))
    return record_title(model, target, int(row)) if exists else f"{row}: ?"


def short_number(value: float, decimals: int = DECIMALS) -> str:
    """The number as it is shown: rounded to a few decimals, without an exponent and without zeros at its end.

    What would read 0 with all three has a fourth; what is smaller yet reads 0, and is told in full where the number is
    edited, and in the tool tip.
    """
    text = fixed_text(value, decimals)
    if decimals == DECIMALS and not float(text):
        text = fixed_text(value, DECIMALS + 1)
    return text.rstrip("0").removesuffix(".") if decimals else text


def lacking_decimals(text: str) -> str:
    """What a number as `short_number` shows it lacks of three decimals: with it points stand below each other."""
    return f".{'0' * DECIMALS}"[len("".join(text.removesuffix("°").partition(".")[1:])) :]


def padded_number(value: float) -> str:
    """The number with all three decimals: alike in a column."""
    return fixed_text(value, DECIMALS)


def number_text(value: float) -> str:
    """The shortest text that single precision reads back as `value`: 0.1, not 0.10000000149, and 1000000, not 1e+06."""
    single = np.float32(value) + np.float32(0)  # + 0: no minus before zero
    is_plain = single == 0 or LEAST_PLAIN <= abs(single) < MOST_PLAIN
    return (np.format_float_positional if is_plain else np.format_float_scientific)(single, trim="-")


def fixed_text(value: float, decimals: int) -> str:
    """The value with so many decimals, and no minus before zero."""
    return f"{float(value):z.{decimals}f}"


def rounded_text(value: float, digits: int) -> str:
    """The value with at most so many digits that count, and no minus before zero."""
    return f"{value:z.{digits}g}"


def degrees_text(radians: float) -> str:
    """The shortest number of degrees (without sign) that is `radians` again in single precision."""
    stored, degrees = np.float32(radians), math.degrees(radians)
    for digits in range(4, 10):
        text = rounded_text(degrees, digits)
        if np.float32(math.radians(float(text))) == stored:
            return text
    return number_text(degrees)


def component_text(field: Field, value: float) -> str:
    """One number of a field as it is edited: angles in degrees, without a unit; groups counted from 1."""
    if field.kind is Kind.INTEGER:
        return str(int(value) + field.counts_from)
    return degrees_text(float(value)) if field.angle else number_text(value)


def component_shown(field: Field, value: float) -> str:
    """One number of a field as it is shown, by `short_number`; in the units of `component_text`."""
    if field.kind is Kind.INTEGER:
        return component_text(field, value)
    return short_number(math.degrees(value) if field.angle else value)


def count_text(count: int) -> str:
    """A number of things: "1,234", as in texts of the packages below and in every language that the program speaks."""
    return f"{int(count):,}"


def size_text(size: int) -> str:
    """A number of bytes: "12.3 MiB". Qt's own text of few bytes is in the system's language, not the window's."""
    if size < KIBIBYTE:
        return QCoreApplication.translate("ValueText", "{count} bytes").format(count=count_text(size))
    return QLocale.c().formattedDataSize(size, 1)


def counted_text(field: Field, count: int) -> str:
    """The length of a nested list: "1,234 offsets"."""
    forms = _COUNTED.get(field.name)
    if forms is None:
        return count_text(count)
    return _translated(forms[count != 1]).format(count=count_text(count))


def named_bits(flags: type[Flags]) -> Iterator[Flags]:
    """The bits that the format names, in the order of declaration."""
    return iter(flags.__members__.values())


def flags_text(flags: type[Flags], value: int) -> str:
    """The labels of the set bits, comma-separated; bits without a name as one hexadecimal number."""
    value = int(value)
    labels = [tr_field(bit.label) for bit in named_bits(flags) if value & bit]
    unnamed = value & ~sum(named_bits(flags))
    return ", ".join(labels + [f"0x{unnamed:X}"] * bool(unnamed)) or NOTHING


def groups_text(mask: int) -> str:
    """Collision groups counted from 1, runs joined: "1, 3–5"."""
    members = [group for group in range(GROUPS) if int(mask) >> group & 1]
    runs = [list(run) for _, run in groupby(members, lambda group: group - members.index(group))]
    parts = [str(run[0] + 1) if len(run) == 1 else f"{run[0] + 1}–{run[-1] + 1}" for run in runs]
    return ", ".join(parts) or NOTHING


def display_text(model: Model, field: Field, value: Any) -> str:
    """The value of a field as the user reads it; numpy scalars and rows are as good as records' values."""
    if field.kind in FRACTIONS:
        return _numbers(field, value, component_shown)
    return _TEXTS[field.kind](model, field, value)


def exact_text(model: Model, field: Field, value: Any) -> str:
    """The value of a field with all digits: what is copied, compared, and told where the mouse rests."""
    if field.kind in FRACTIONS:
        return _numbers(field, value, component_text)
    return _TEXTS[field.kind](model, field, value)


def _parts(field: Field, value: Any) -> Sequence[Any]:
    return list(value) if field.size > 1 else [value]


def _text(model: Model, field: Field, value: Any) -> str:
    return str(value)


def _numbers(field: Field, value: Any, text: Callable[[Field, float], str]) -> str:
    unit = "°" if field.angle else ""
    return ", ".join(text(field, part) + unit for part in _parts(field, value))


def _switch(model: Model, field: Field, value: Any) -> str:
    return _translated(QT_TRANSLATE_NOOP("ValueText", "Yes") if value else QT_TRANSLATE_NOOP("ValueText", "No"))


def _choice(model: Model, field: Field, value: Any) -> str:
    assert field.type is not None
    return tr_field(field.type(int(value)).label)


def _flags(model: Model, field: Field, value: Any) -> str:
    assert field.type is not None and issubclass(field.type, Flags)
    return flags_text(field.type, value)


def _reference(model: Model, field: Field, value: Any) -> str:
    rows = [int(row) for row in _parts(field, value)]
    while len(rows) > 1 and rows[-1] == NONE:
        rows.pop()
    return ", ".join(reference_text(model, field.target, row) for row in rows)


_TEXTS: dict[Kind, Callable[[Model, Field, Any], str]] = {
    Kind.TEXT: _text,
    Kind.INTEGER: lambda model, field, value: _numbers(field, value, component_text),
    Kind.SWITCH: _switch,
    Kind.CHOICE: _choice,
    Kind.FLAGS: _flags,
    Kind.GROUPS: lambda model, field, value: groups_text(value),
    Kind.REFERENCE: _reference,
    Kind.RECORDS: lambda model, field, value: counted_text(field, len(value)),
    Kind.COLUMNS: lambda model, field, value: counted_text(field, len(value)),
}


def about(step: str, table: Table, rows: Sequence[int] | Rows) -> RetranslatableText:
    """The name of a step that does something to rows: "Add to IK links: 左足ＩＫ"."""
    return texts.about(step, rows_text(table, rows))


def in_morph(step: TranslatableText, morphs: Table, row: int) -> TranslatableText:
    """The name of a step that changes what a morph does: "Move 187 vertices in morph 笑い"; the step's own for NONE."""
    if row == NONE:
        return step
    template = translate("StepNames", "{step} in morph {morph}")
    return template.format(step=step, morph=row_name(morphs, row) or row)


def change_name(field: Field, table: Table, rows: Sequence[int] | Rows) -> RetranslatableText:
    """The name of a step that gives a field of rows other values: "Change Parent: 左腕"."""
    step = translate("StepNames", "Change {field}").format(field=field_label(field))
    return about(step, table, rows)


def operation_name(operation: str, table: Table, rows: Sequence[int] | Rows) -> RetranslatableText:
    """The name of a step that does an operation to whole rows: "Delete 3 bones: 左腕, 右腕, 首"."""
    template = translate("StepNames", "{operation} {rows}")
    return template.format(operation=operation, rows=rows_named(table, rows))


# -- faults of names -----------------------------------------------------------------------------------------------


class NameFaults:
    """The faults of the names in a table while single ones change."""

    def __init__(self, names: Sequence[str], table: str) -> None:
        self._is_in_motions = table in IN_MOTIONS
        self._names = list(names)
        self._namesakes: dict[str, list[int]] = defaultdict(list)  # the rows of each name, ascending
        for row, name in enumerate(names):
            self._namesakes[name].append(row)

    def of(self, row: int) -> str:
        """Return the faults of the name of a row; "" for none."""
        name = self._names[row]
        others = [other for other in self._namesakes[name][:2] if other != row]
        limit = motion_fault(name) if self._is_in_motions else ""
        return "\n".join(filter(None, (limit, shared_fault(name, others[0]) if others else "")))

    def rename(self, row: int, name: str) -> None:
        """Take notice of the new name of a row."""
        rows = self._namesakes[self._names[row]]
        del rows[bisect_left(rows, row)]
        self._names[row] = name
        insort(self._namesakes[name], row)


def motion_fault(name: str) -> str:
    """Return why a VMD cannot hold `name`; "" when it can."""
    fault = faults.motion_fault(name)
    return translated(fault) if fault is not None else ""


def shared_fault(name: str, other: int) -> str:
    """That another row has the same name; "" for the empty one."""
    return translated(faults.shared_fault(other)) if name else ""
