"""Parameters of operations as texts: what the command line and the list of operations say of them, and read.

A parameter is called as its attribute, with `-` for `_` and without one at the end: `make_bone` is `make-bone`, and
`from_` is `from`. Angles are degrees in texts, radians in values. A choice is named by its member in small letters.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.fields import NONE, Choice, Field, Kind, single
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.operations.operation import Operation

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
LISTED = (Kind.VECTOR, Kind.COLOR, Kind.ROTATION)


def parameter_name(field: Field) -> str:
    """Return the name of a parameter outside the program."""
    return field.name.rstrip("_").replace("_", "-")


def parameter_field(operation: Operation, name: str) -> Field:
    """The declaration of a parameter that is called so. ValueError when the operation has none."""
    for field in operation.fields:
        if parameter_name(field) == name.replace("_", "-"):
            return field
    raise ValueError(TranslatableText("{} has no parameter {}", operation.id, name))


def parameters_from_texts(operation: Operation, texts: Mapping[str, str], model: Model) -> Any:
    """The parameters of an operation with some given as texts. ValueError names what cannot be understood."""
    values = {}
    for name, text in texts.items():
        field = parameter_field(operation, name)
        values[field.name] = value_from_text(field, text, model)
    return checked_parameters(operation.parameters(**values), operation)


def checked_parameters(parameters: Any, operation: Operation) -> Any:
    """The parameters, if each is within its limits. ValueError for the first that is not."""
    for field in operation.fields:
        check_limits(field, getattr(parameters, field.name))
    return parameters


def check_limits(field: Field, value: Any) -> None:
    """ValueError where a number, or one of several, is not within the limits of a field."""
    numbers = value if isinstance(value, tuple) else (value,)
    for number in numbers if field.kind in (Kind.NUMBER, Kind.INTEGER, *LISTED) else ():
        _check_number(field, number)


def _check_number(field: Field, number: float) -> None:
    label, unit = TranslatableText(field.label), 180 / math.pi if field.angle else 1
    if not math.isfinite(number):
        raise ValueError(TranslatableText("{}: a finite number expected", label))
    if field.minimum is not None and number < field.minimum:
        raise ValueError(TranslatableText("{}: at least {:g}", label, field.minimum * unit))
    if field.maximum is not None and number > max(field.maximum, single(field.maximum)):  # 180° are more in 32 bits
        raise ValueError(TranslatableText("{}: at most {:g}", label, field.maximum * unit))


def model_fields(operation: Operation) -> list[Field]:
    """The parameters that name the file of another model."""
    return [field for field in operation.fields if field.kind is Kind.FILE and field.target == "model"]


def models_of(operation: Operation, parameters: Any, load: Callable[[str], Model]) -> dict[str, Model]:
    """The models in the files that parameters name, read by `load`. ValueError names the file that cannot be read."""
    models = {}
    for field in model_fields(operation):
        path = getattr(parameters, field.name)
        if not path:
            raise ValueError(TranslatableText("{}: a file expected", TranslatableText(field.label)))
        try:
            models[field.name] = load(path)
        except (ValueError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ValueError(TranslatableText("{}: {}", path, reason)) from error
    return models


def value_from_text(field: Field, text: str, model: Model) -> Any:
    """The value of a parameter that a text stands for. ValueError says what was expected."""
    try:
        return field.coerce(text if field.kind is Kind.TEXT else _value_from_text(field, text.strip(), model))
    except (TypeError, ValueError, OverflowError) as error:
        if error.args and isinstance(error.args[0], TranslatableText):
            raise
        raise ValueError(
            TranslatableText("{}: {} cannot be read", TranslatableText(field.label), repr(text))
        ) from error


def _value_from_text(field: Field, text: str, model: Model) -> Any:
    scale = math.pi / 180 if field.angle else 1.0
    match field.kind:
        case Kind.NUMBER:
            return float(text) * scale
        case Kind.INTEGER:
            return int(text)
        case Kind.SWITCH:
            return _switch(field, text)
        case Kind.CHOICE:
            return _choice(field, text)
        case Kind.VECTOR | Kind.COLOR | Kind.ROTATION:
            parts = tuple(float(part) * scale for part in text.split(","))
            return parts * field.size if len(parts) == 1 and field.minimum is not None else parts  # a size
        case Kind.REFERENCE:
            return NONE if text in ("", str(NONE)) else rows_from_text(model.tables[field.target], text)[0]
        case Kind.ROWS:
            return tuple(rows_from_text(model.tables[field.target], text)) if text else ()
        case _:
            return text


def _switch(field: Field, text: str) -> bool:
    if text.lower() in (*YES, *NO):
        return text.lower() in YES
    raise ValueError(TranslatableText("{}: yes or no expected, not {}", TranslatableText(field.label), repr(text)))


def _choice(field: Field, text: str) -> Choice:
    assert field.type is not None
    for member in field.type:
        if isinstance(member, Choice) and _plain(member.token) == _plain(text):
            return member
    known = ", ".join(choices(field))
    raise ValueError(
        TranslatableText("{}: one of {} expected, not {}", TranslatableText(field.label), known, repr(text))
    )


def _plain(name: Any) -> str:
    return str(name).lower().replace("_", "-").replace(" ", "-")


def choices(field: Field) -> list[str]:
    """Return the names of the members of a choice outside the program; empty for other kinds."""
    return [member.token for member in field.type] if field.type is not None and issubclass(field.type, Choice) else []


def rows_from_text(table: Table, text: str) -> list[int]:
    """The rows that "all", or numbers, runs and names, separated by commas, stand for: "12,14-20" or "左腕,右腕".

    A name stands for every row that has it, in either language. ValueError for what is not there.
    """
    if text == "all":
        return list(range(len(table)))
    rows: list[int] = []
    for part in text.split(","):
        found = numbers_from_text(part, len(table)) or _rows_named(table, part.strip())
        if not found:
            raise ValueError(TranslatableText("{} has no row {}", table.name, repr(part)))
        rows += found
    return rows


def numbers_from_text(text: str, count: int) -> list[int]:
    """The numbers below `count` that "12" or a run such as "14-20" stands for; none where one of them is not there.

    A run that ends too late is not cut short: it was counted wrong, or meant for another model, and whoever wants all
    to the last says "all".
    """
    first, _, last = text.strip().partition("-")
    if not (first.isdecimal() and (last or first).isdecimal() and int(last or first) < count):
        return []
    return list(range(int(first), int(last or first) + 1))


def _rows_named(table: Table, name: str) -> list[int]:
    if not isinstance(table, RecordTable):
        return []
    fields = [field.name for field in table.fields if field.name in ("name", "name_en", "path")]
    return next((rows for field in fields if (rows := _with_value(table, field, name))), [])


def _with_value(table: RecordTable[Any], field: str, value: str) -> list[int]:
    return [row for row, record in enumerate(table) if getattr(record, field) == value]


def operation_entry(operation: Operation) -> dict[str, Any]:
    """An operation as `katachi apply --list --json` shows it."""
    return {
        "id": operation.id,
        "label": operation.label,
        "help": operation.help,
        "tables": list(operation.tables),
        "needs": sorted(need.value for need in operation.needs),
        "parameters": [_parameter_description(field) for field in operation.fields],
    }


def _parameter_description(field: Field) -> dict[str, Any]:
    return {
        "name": parameter_name(field),
        "kind": field.kind.value,
        "label": field.label,
        "default": shown_value(field, field.default),
        "choices": choices(field) or None,
        "minimum": _shown_number(field, field.minimum),
        "maximum": _shown_number(field, field.maximum),
        "help": field.help,
    }


def shown_value(field: Field, value: Any) -> Any:
    """A value of a parameter as JSON and texts show it: degrees, names of choices."""
    if isinstance(value, Choice):
        return value.token
    if isinstance(value, tuple):
        return [_shown_number(field, part) for part in value]
    return _shown_number(field, value) if field.kind in (Kind.NUMBER, Kind.INTEGER) else value


def _shown_number(field: Field, number: float | None) -> float | None:
    if number is None or isinstance(number, int):
        return number
    shown = np.degrees(number) if field.angle else number
    return float(f"{shown:.6g}")  # a default is written as 0.1, and not as what 32 bits keep of it
