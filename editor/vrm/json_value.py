"""JsonValue: a part of the JSON of a file, with its place, whose values are checked where they are read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from editor.formats.content import FormatError
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE

LARGEST = 1e9  # of a number


@dataclass(frozen=True, slots=True)
class JsonValue:
    """A value and its `place`, "VRMC_vrm.expressions.preset.happy". FormatError names the place of what is wrong.

    An absent value is empty: it has no parts, and reads as the default.
    """

    value: Any
    place: str

    def __bool__(self) -> bool:
        return self.value is not None

    def at(self, key: str) -> JsonValue:
        """A part by its name."""
        return JsonValue(self._as(dict, {}).get(key), f"{self.place}.{key}")

    def items(self) -> Iterator[tuple[str, JsonValue]]:
        """The parts of an object with their names."""
        for key, value in self._as(dict, {}).items():
            yield key, JsonValue(value, f"{self.place}.{key}")

    def each(self) -> Iterator[JsonValue]:
        """The elements of an array."""
        for index, value in enumerate(self._as(list, [])):
            yield JsonValue(value, f"{self.place}[{index}]")

    def text(self, default: str = "") -> str:
        return str(self._as(str, default))

    def switch(self, default: bool = False) -> bool:
        return bool(self._as(bool, default))

    def number(self, default: float = 0.0) -> float:
        """A finite number. Text and switches are none."""
        if self.value is None:
            return default
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)):
            raise self._fault()
        if not math.isfinite(self.value) or abs(self.value) > LARGEST:
            raise self._fault()
        return float(self.value)

    def numbers(self, default: tuple[float, ...]) -> tuple[float, ...]:
        """As many numbers as the default has: an array, or as 0.x has it an object of x, y, z."""
        if self.value is None:
            return default
        if isinstance(self.value, dict):
            return tuple(
                self.at(name).number(usual) for name, usual in zip("xyzw"[: len(default)], default, strict=True)
            )
        values = tuple(each.number() for each in self.each())
        if len(values) < len(default):
            raise self._fault()
        return values[: len(default)]

    def row(self, count: int, required: bool = True) -> int | None:
        """A number below `count`. None where it is absent, or -1, if it is not required."""
        if not required and self.value in (None, NONE):
            return None
        if isinstance(self.value, float) and self.value.is_integer():
            value: Any = int(self.value)
        else:
            value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._fault()
        if not 0 <= value < count:
            raise FormatError(TranslatableText("{}: {} does not exist", self.place, value))
        return value

    def needed_row(self, count: int) -> int:
        """A number below `count`, which has to be there."""
        row = self.row(count)
        assert row is not None
        return row

    def known_row(self, count: int, messages: Messages) -> int | None:
        """A number below `count`; None where it is absent, or -1, or told as left out, where nothing has it."""
        try:
            return self.row(count, required=False)
        except FormatError:
            if type(self.value) is not int:
                raise
        messages.note("left out, for it refers to what does not exist: {}", values=[self.place])
        return None

    def words(self) -> str:
        """A text, or a number as text; "" for what is neither."""
        is_number = isinstance(self.value, (int, float)) and not isinstance(self.value, bool)
        return str(self.value) if is_number or isinstance(self.value, str) else ""

    def _as(self, type: type, default: Any) -> Any:
        if self.value is None:
            return default
        if not isinstance(self.value, type):
            raise self._fault()
        return self.value

    def _fault(self) -> FormatError:
        shown = repr(self.value)
        return FormatError(
            TranslatableText("{}: {} is not what belongs there", self.place, shown[:40] + "…" * (len(shown) > 40))
        )
