"""Presets of chains: how heavy and how stiff what hangs is. They come from files, the program's and the user's own.

`resources/chain_presets.toml` says what the values are about. Angles are degrees.
"""

from __future__ import annotations

import dataclasses
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from editor.messages import TranslatableText
from editor.model.fields import Kind, Vec3, fields_of, integer, no_field, number, switch, vector
from editor.operations.parameters import check_limits
from editor.resources import resource, user_folder

OVERRIDE = "KATACHI_PRESETS"  # names another file of the user's own
PRESET_HELP = "How heavy, stiff and damped it is: hair, skirt, ribbon, chest, tail, or one of your own."
CHAIN_PRESETS = "chain_presets"  # the target of parameters that name one
WIDEST = 180.0  # degrees
LEAST = 0.001

Values = TypeVar("Values")


@dataclass(frozen=True, slots=True)
class CrossJoints:
    """Joints of neighbouring chains: `slack` is how much nearer or farther they may come, as a part of the way."""

    slack: float = number("Slack", 0.3, minimum=0, maximum=1)
    turn: float = number("Turn", 40, minimum=0, maximum=WIDEST)
    turn_spring: float = number("Turn spring", 5, minimum=0)


@dataclass(frozen=True, slots=True)
class ChainValues:
    """The bodies and joints of a chain, from its root on.

    `mass_fall`, `spring_fall`, `loosening`: what each next body's mass, and each next joint's springs and limits, are
    times those before it. `group`: as the window counts them from 1; the bodies share it and do not collide.
    """

    group: int = integer("Group", 2, minimum=1, maximum=15)
    mass: float = number("Mass", 0.3, minimum=LEAST, maximum=1000)
    mass_fall: float = number("Mass, link to link", 0.8, minimum=LEAST, maximum=10)
    linear_damping: float = number("Move damping", 0.9, minimum=0, maximum=1)
    angular_damping: float = number("Turn damping", 0.97, minimum=0, maximum=1)
    turn_lower: Vec3 = vector("Turn from", -20, -6, -20, minimum=-WIDEST, maximum=WIDEST)
    turn_upper: Vec3 = vector("Turn to", 20, 6, 20, minimum=-WIDEST, maximum=WIDEST)
    loosening: float = number("Limits, link to link", 1.1, minimum=LEAST, maximum=10)
    turn_spring: Vec3 = vector("Turn spring", 30, 30, 30, minimum=0)
    spring_fall: float = number("Stiffness, link to link", 0.8, minimum=LEAST, maximum=10)
    friction: float = number("Friction", 0.5, minimum=0)
    restitution: float = number("Restitution", 0.0, minimum=0)
    meets_arms: bool = switch("Collides with arms", True)
    cross: CrossJoints | None = no_field(None)

    @property
    def swing(self) -> float:
        """The farthest that the first joint turns about any axis, in degrees."""
        return max(map(abs, (*self.turn_lower, *self.turn_upper)))

    def with_swing(self, degrees: float) -> ChainValues:
        """The values with all limits widened or narrowed alike, so that the farthest is so many degrees."""
        limits = (self.turn_lower, self.turn_upper) if self.swing else ((-1.0,) * 3, (1.0,) * 3)
        factor = degrees / (self.swing or 1.0)
        lower, upper = (_times(limit, factor) for limit in limits)
        return dataclasses.replace(self, turn_lower=lower, turn_upper=upper)

    @property
    def stiffness(self) -> float:
        """The strongest spring of the first joint."""
        return max(self.turn_spring)

    def with_stiffness(self, spring: float) -> ChainValues:
        """The values with all springs stronger or weaker alike, so that the strongest is that one."""
        springs = self.turn_spring if self.stiffness else (1.0,) * 3
        return dataclasses.replace(self, turn_spring=_times(springs, spring / (self.stiffness or 1.0)))


def _times(numbers: tuple[float, ...], factor: float) -> Vec3:
    x, y, z = (part * factor for part in numbers)
    return x, y, z


Presets = Mapping[str, ChainValues]


@cache
def built_in_presets() -> Presets:
    """Those that come with the program, by name."""
    path = resource("chain_presets.toml")
    return presets_in(path.read_text(encoding="utf-8"), path.name)


def user_presets_file() -> Path:
    """Return the file of the user's own presets. It may not exist yet."""
    override = os.environ.get(OVERRIDE)
    return Path(override) if override else user_folder() / "chain_presets.toml"


def read_presets(path: Path) -> Presets:
    """The presets in a file. ValueError names the file, the location and what is wrong there."""
    try:
        return presets_in(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise ValueError(TranslatableText("{}: this is no text in UTF-8", str(path))) from error
    except OSError as error:
        raise ValueError(TranslatableText("{}: {}", str(path), error.strerror or str(error))) from error


def user_presets() -> Presets:
    """The user's own presets; none where they have none. ValueError as of `read_presets`."""
    path = user_presets_file()
    return read_presets(path) if path.exists() else {}


def preset_named(name: str) -> ChainValues:
    """A preset of the program's or of the user's. ValueError when there is none of that name."""
    if name in built_in_presets():
        return built_in_presets()[name]
    own = user_presets()
    if name not in own:
        known = ", ".join((*built_in_presets(), *own))
        raise ValueError(TranslatableText("there is no preset {}; there are {}", repr(name), known))
    return own[name]


# -- what is in a file -------------------------------------------------------------------------------------------------


def presets_in(text: str, file: str) -> Presets:
    """The presets that a text holds. ValueError names the file, the location in it and what is wrong there."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:  # which says the line and the column
        raise ValueError(TranslatableText("{}: {}", file, str(error))) from error
    return {name: _values(ChainValues, table, f"{file}: [{name}]") for name, table in tables.items()}


def _values(kind: type[Values], table: Any, location: str) -> Values:
    """The values that a table of a file holds; those that it does not name are as they come."""
    if not isinstance(table, dict):
        raise ValueError(TranslatableText("{}: a table of values expected", location))
    fields = {field.name: field for field in fields_of(kind)}
    known = {attribute.name for attribute in dataclasses.fields(kind)}  # type: ignore[arg-type]
    values: dict[str, Any] = {}
    for name, value in table.items():
        if name not in known:
            raise ValueError(
                TranslatableText("{}: {} is not known; there are {}", location, name, ", ".join(sorted(known)))
            )
        if name not in fields:
            values[name] = _values(CrossJoints, value, f"{location} {name}")
            continue
        field = fields[name]
        try:
            if (field.kind is Kind.SWITCH) is not isinstance(value, bool):
                raise TypeError(value)
            values[name] = field.coerce(value)
            check_limits(field, values[name])
        except TypeError as error:
            raise ValueError(TranslatableText("{} {}: {} cannot be read", location, name, repr(value))) from error
        except ValueError as error:
            raise ValueError(TranslatableText("{} {}: {}", location, name, error.args[0])) from error
    return kind(**values)


def presets_text(presets: Presets) -> str:
    """The presets as the text of a file."""
    return "\n".join(f"[{json.dumps(name, ensure_ascii=False)}]\n{_text(values)}" for name, values in presets.items())


def _text(values: ChainValues) -> str:
    lines = [f"{field.name} = {_value_text(getattr(values, field.name))}" for field in fields_of(ChainValues)]
    if values.cross is not None:
        parts = (f"{field.name} = {_value_text(getattr(values.cross, field.name))}" for field in fields_of(CrossJoints))
        lines.append(f"cross = {{ {', '.join(parts)} }}")
    return "\n".join(lines) + "\n"


def _value_text(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value_text, value))}]"
    return f"{value:.7g}" if isinstance(value, float) else str(value).lower()
