"""Remembers the parameters that an operation was run with last, as JSON in the settings; shows what empty ones mean."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSettings

from editor.document.open_models import OpenModel
from editor.document.renamed import every_id
from editor.model.fields import Choice, Field, Kind
from editor.operations.operation import Operation
from editor.operations.parameters import checked
from editor.ui.editors import FieldEditor
from editor.ui.editors.lines import EntryLine

OF_A_MODEL = (Kind.ROWS, Kind.REFERENCE)  # they mean nothing in another one
NAME = "name"  # of one new row; the next has another


def remember_parameters(stored: QSettings, operation: Operation, parameters: Any) -> None:
    """Keep the parameters of an operation, but for rows, names and open models, for the next time."""
    values = {field.name: getattr(parameters, field.name) for field in operation.fields if _is_kept(field)}
    kept = {name: value for name, value in values.items() if not isinstance(value, OpenModel)}
    stored.setValue(_key(operation.id), json.dumps(kept))


def remembered_parameters(stored: QSettings, operation: Operation) -> Any:
    """The parameters that an operation was run with last; the default in place of what is not valid any more."""
    try:
        kept = (stored.value(_key(id)) for id in every_id(operation.id))
        found = json.loads(str(next((text for text in kept if text is not None), "{}")))
    except ValueError:
        found = {}
    values = found if isinstance(found, dict) else {}
    parameters: dict[str, Any] = {}
    for field in operation.fields:
        if field.name in values and _is_kept(field):
            try:
                parameters[field.name] = _valid(operation, field, values[field.name])
            except (TypeError, ValueError, OverflowError):
                continue
    return operation.parameters(**parameters)


def show_left_empty(editors: Mapping[str, FieldEditor], texts: Mapping[str, str]) -> None:
    """Show in the lines of some parameters what they come to where they are left empty."""
    for name, text in texts.items():
        for line in editors[name].findChildren(EntryLine):
            line.show_when_empty(text)


def _is_kept(field: Field) -> bool:
    return field.kind not in OF_A_MODEL and field.name != NAME


def _valid(operation: Operation, field: Field, value: Any) -> Any:
    """The value of a parameter, if it can be one. ValueError or TypeError when it cannot."""
    coerced = field.coerce(value)
    if isinstance(coerced, Choice) and not coerced.known:
        raise ValueError(value)
    if field.kind is Kind.SWITCH and not isinstance(value, bool):
        raise TypeError(value)
    checked(operation.parameters(**{field.name: coerced}), operation)
    return coerced


def _key(id: str) -> str:
    return f"operations/{id}"
