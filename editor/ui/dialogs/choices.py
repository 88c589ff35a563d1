"""Remembers what was chosen in a dialog: flat dataclasses of plain values, as text in the settings."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any, TypeVar

from PySide6.QtCore import QSettings

Choice = TypeVar("Choice", bound=Any)  # a dataclass, of which Python has no type


def remembered(stored: QSettings, key: str, default: Choice) -> Choice:
    """Return the choice that was stored last, with the values of `default` for those that cannot be read."""
    try:
        found = json.loads(str(stored.value(key, "{}")))
    except ValueError:
        return default
    names = {known.name: type(getattr(default, known.name)) for known in fields(default)}
    values = found if isinstance(found, dict) else {}
    fitting = {name: value for name, value in values.items() if name in names and type(value) is names[name]}
    choice: Choice = type(default)(**{**asdict(default), **fitting})
    return choice


def remember(stored: QSettings, key: str, choice: Any) -> None:
    stored.setValue(key, json.dumps(asdict(choice)))
