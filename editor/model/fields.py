"""Declarations of attributes and columns: one for each, where the attribute is.

A row type is a frozen dataclass whose attributes are made by the functions below (`text`, `number`, `reference` …).
Tables, inspector, renumbering, checks and diff read the declarations through `fields_of`; nothing here knows a format.

Of a row, an attribute is its value; of the row type, the key of the field: `Bone.position` is what an Edit sets, and a
column is `vertices[Vertex.normal]`. Where the name is data, as in a script or a CSV, it does instead of the key.
"""

from __future__ import annotations

import dataclasses
import operator
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import KEEP, Enum, EnumType, IntEnum, IntFlag
from functools import cache
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, overload

import numpy as np
from numpy.typing import DTypeLike

from editor.messages import TranslatableText


class Removal(Enum):
    """Handling of a reference to a removed row. `inherits`: it goes to the heir, where there is one.

    | of           | reference                           | removed from           | becomes                           |
    |--------------|-------------------------------------|------------------------|-----------------------------------|
    | vertex       | bones                               | bones                  | the heir; equal bones become one  |
    | face         | vertices, material                  | vertices, materials    | the heir, or else the face goes   |
    | material     | texture, sphere texture, toon       | textures               | none                              |
    | bone         | parent                              | bones                  | the heir                          |
    | bone         | tail bone                           | bones                  | none; the tail keeps its offset   |
    | bone         | append parent                       | bones                  | none; nothing is appended         |
    | bone         | IK target                           | bones                  | none; the IK rests                |
    | IK link      | bone                                | bones                  | the link goes                     |
    | morph offset | morph, vertex, bone, material, body | each of them           | the offset goes                   |
    | frame item   | bone, morph                         | bones, morphs          | the item goes                     |
    | rigid body   | bone                                | bones                  | the heir                          |
    | joint        | rigid bodies A and B                | rigid bodies           | the joint goes                    |
    | soft body    | material                            | materials              | none                              |
    | anchor, pin  | vertex, rigid body                  | vertices, rigid bodies | the anchor or pin goes            |

    The heir is whatever `Edit.remove` is told; operations tell the nearest parent that stays, for bones, and else
    nothing.
    """

    inherits: bool  # an attribute, and no property: it is asked for each reference of each record

    def __new__(cls, number: int, inherits: bool) -> Self:
        member = object.__new__(cls)
        member._value_ = number
        member.inherits = inherits
        return member

    NONE = 0, False  # it refers to nothing
    HEIR = 1, True  # it goes to the heir; to nothing where there is none
    HEIR_OR_DROP = 2, True  # it goes to the heir; where there is none, what refers goes too
    DROP = 3, False  # what refers goes too: a nested entry means nothing, or something else, without its target
    DROP_ROW = 4, False  # the row that refers goes too, though files may hold it without a target


Vec2 = tuple[float, float]
Vec3 = tuple[float, float, float]
Vec4 = tuple[float, float, float, float]

XY = ("U", "V")
XYZ = ("X", "Y", "Z")
XYZW = ("X", "Y", "Z", "W")
RGBA = ("R", "G", "B", "A")
NONE = -1  # a reference to nothing

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    RowType = TypeVar("RowType", default=Any)  # `Columns` alone are those of any row type
    Value = TypeVar("Value", default=Any)

    class FieldKey(Generic[RowType, Value]):
        """A field of a row type, with values of a type: what an Attribute is of the row type itself."""

        __name__: str

else:
    RowType, Value = typing.TypeVar("RowType"), typing.TypeVar("Value")
    # Python makes one for each slot of a class, so that a key takes no time and reading a row takes none more.
    FieldKey = MemberDescriptorType


class Attribute(Protocol[Value]):
    """The annotation of a declared attribute: its value of a row, its FieldKey of the row type."""

    @overload
    def __get__(self, row: None, row_type: type[RowType]) -> FieldKey[RowType, Value]: ...
    @overload
    def __get__(self, row: Row, row_type: type) -> Value: ...

    def __set__(self, row: Row, value: Value) -> None: ...


class Row:
    """The base of row types, which are frozen dataclasses with slots."""

    if not TYPE_CHECKING:  # mypy takes what a class with slots has itself for a mistake; here they are the keys
        __slots__ = ()


def name_of(field: FieldKey | str) -> str:
    """The name of a field that is given by its key or by its name."""
    return field if isinstance(field, str) else field.__name__


class Kind(Enum):
    """The kind of a field, which decides how it is stored and edited."""

    TEXT = "text"
    NUMBER = "number"
    INTEGER = "integer"
    SWITCH = "switch"
    CHOICE = "choice"
    FLAGS = "flags"
    GROUPS = "groups"  # 16 bits, one a collision group: set = collides (mmd-semantics §1.7)
    VECTOR = "vector"
    COLOR = "color"
    ROTATION = "rotation"  # quaternion x, y, z, w
    REFERENCE = "reference"  # a row number of another table, or NONE
    RECORDS = "records"  # a tuple of records of one or more types
    COLUMNS = "columns"  # a Columns of one of several row types
    ROWS = "rows"  # row numbers of another table; of parameters only, as the next two are
    FIELD = "field"  # the name of a field of the table that an operation works on
    FILE = "file"  # a path


class Choice(IntEnum):
    """An enumeration of the format with a label a member; a value the format does not name is kept as read."""

    label: str

    def __new__(cls, value: int, label: str = "") -> Self:
        member = int.__new__(cls, value)
        member._value_ = value
        member.label = label
        return member

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_, member.label = f"UNKNOWN_{value}", value, str(int(value))
        return member

    @property
    def known(self) -> bool:
        """True if the format names this value."""
        return self._name_ in type(self).__members__

    @property
    def token(self) -> str:
        """The name of the value on the command line."""
        return self._name_.lower().replace("_", "-")


def _other_bits(flags: Flags) -> Flags:
    """Return all other bits of the byte, or the two, that a file has, with a name or without."""
    bits = 0xFF if max(type(flags)) <= 0xFF else 0xFFFF
    return type(flags)(bits ^ int(flags))


class _FlagsType(EnumType):
    """The type of flags whose `~` keeps what is read.

    That of IntFlag, which each class of flags is given anew, knows no more than the bits up to the last with a name,
    and in Python 3.11.2 fewer where members are pairs.
    """

    def __init__(cls, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        cls.__invert__ = _other_bits


class Flags(IntFlag, boundary=KEEP, metaclass=_FlagsType):
    """Bits of the format with a label a bit; bits that the format does not name are kept as read."""

    label: str

    def __new__(cls, value: int, label: str = "") -> Self:
        member = int.__new__(cls, value)
        member._value_ = value
        member.label = label
        return member


@dataclass(frozen=True, slots=True)
class Field:
    """One declared attribute of a row type.

    `size` is the number of components (vectors, colours, references of a vertex to its bones). Angles are stored in
    radians and shown in degrees (`angle`). `applies` tells whether the field means anything for a given record (IK
    data of a bone without IK does not).

    Of references: `removal` says what becomes of them when their target is removed, `released` (record, target) which
    other values the record gets then, and `united` (rows) which values rows get in which several slots now go to
    the same heir. `optional`: NONE means something of its own, though entries go with their target.

    `refused` tells why a row, given all records, cannot be as an edit wants it; files may hold it all the same.

    `counts_from`: what the window shows for the integer 0, as it counts collision groups from 1. Stored values, limits
    and defaults, files, scripts and the command line count from 0.

    `parts_by` is the field whose value says which components mean anything, and `parts` has their labels by that value,
    the first components of all.

    `preference`, of a parameter: the name of the preference that says its default in the window.
    """

    kind: Kind
    label: str
    default: Any
    name: str = ""
    help: str = ""
    group: str = ""
    size: int = 1
    components: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    angle: bool = False
    counts_from: int = 0
    target: str = ""
    removal: Removal = Removal.NONE
    released: Callable[[Any, Any], dict[str, Any]] | None = None
    united: Callable[[Any], dict[str, Any]] | None = None
    optional: bool = False
    refused: Callable[[Sequence[Any], int], TranslatableText | None] | None = None
    items: tuple[type, ...] = ()
    type: type[Choice] | type[Flags] | None = None
    applies: Callable[[Any], bool] | None = None
    parts_by: str = ""
    parts: Mapping[int, tuple[str, ...]] | None = dataclasses.field(default=None, hash=False)
    stored_as: str = ""
    preference: str = ""

    @property
    def drop(self) -> bool:
        """True if a face or nested entry means nothing without the target."""
        return self.removal in (Removal.DROP, Removal.HEIR_OR_DROP)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element type of a column of this field."""
        return np.dtype(self.stored_as or _DTYPES[self.kind])

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one row of a column: () for a scalar, (size,) otherwise."""
        return () if self.size == 1 else (self.size,)

    def coerce(self, value: Any) -> Any:
        """`value` as a record holds it: floats rounded to what the 32 bits of the format keep, enums typed.

        Raises ValueError or TypeError, naming the field, for what the field cannot hold.
        """
        try:
            return _COERCE[self.kind](self, value)
        except (TypeError, ValueError, OverflowError) as error:
            why = error.args[0] if isinstance(error, ValueError) else str(error)
            raise type(error)(TranslatableText("{}: {}", TranslatableText(self.label), why)) from error


_DTYPES: dict[Kind, DTypeLike] = {
    Kind.NUMBER: np.float32,
    Kind.VECTOR: np.float32,
    Kind.COLOR: np.float32,
    Kind.ROTATION: np.float32,
    Kind.INTEGER: np.int32,
    Kind.REFERENCE: np.int32,
    Kind.ROWS: np.int32,
    Kind.CHOICE: np.uint8,
    Kind.FLAGS: np.uint8,
    Kind.SWITCH: np.bool_,
    Kind.GROUPS: np.uint16,
}


def single(value: float) -> float:
    """`value` rounded to single precision, as the formats store it."""
    return float(np.float32(value))


def _coerce_text(field: Field, value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"text expected, not {value!r}")
    return value


def _coerce_floats(field: Field, value: Any) -> tuple[float, ...]:
    values = tuple(single(part) for part in value)
    if len(values) != field.size:
        raise ValueError(TranslatableText("{} numbers expected, not {}", field.size, len(values)))
    return values


@cache
def limits(dtype: np.dtype[Any]) -> tuple[int, int]:
    """The lowest and the highest number that an integer type holds."""
    info = np.iinfo(dtype)
    return int(info.min), int(info.max)


def _coerce_integer(field: Field, value: Any) -> int:
    number_ = int(value)
    low, high = limits(field.dtype)
    if not low <= number_ <= high:
        raise ValueError(TranslatableText("{} is not between {} and {}", number_, low, high))
    return number_


def _coerce_reference(field: Field, value: Any) -> Any:
    if field.size == 1:
        return _coerce_integer(field, value)
    rows = tuple(_coerce_integer(field, row) for row in value)
    if len(rows) != field.size:
        raise ValueError(TranslatableText("{} rows expected, not {}", field.size, len(rows)))
    return rows


def _coerce_enum(field: Field, value: Any) -> Any:
    assert field.type is not None
    return field.type(_coerce_integer(field, value))


def _coerce_items(field: Field, value: Any) -> tuple[Any, ...]:
    items = tuple(value)
    for item in items:
        if not isinstance(item, field.items):
            raise TypeError(f"{type(item).__name__} does not belong here")
    return items


def _coerce_columns(field: Field, value: Any) -> Any:
    if getattr(value, "row_type", None) not in field.items:
        raise TypeError(f"{value!r} does not belong here")
    return value


_COERCE: dict[Kind, Callable[[Field, Any], Any]] = {
    Kind.TEXT: _coerce_text,
    Kind.NUMBER: lambda field, value: single(value),
    Kind.INTEGER: _coerce_integer,
    Kind.SWITCH: lambda field, value: bool(value),
    Kind.CHOICE: _coerce_enum,
    Kind.FLAGS: _coerce_enum,
    Kind.GROUPS: _coerce_integer,
    Kind.VECTOR: _coerce_floats,
    Kind.COLOR: _coerce_floats,
    Kind.ROTATION: _coerce_floats,
    Kind.REFERENCE: _coerce_reference,
    Kind.RECORDS: _coerce_items,
    Kind.COLUMNS: _coerce_columns,
    Kind.ROWS: lambda field, value: tuple(_coerce_integer(field, row) for row in value),
    Kind.FIELD: _coerce_text,
    Kind.FILE: _coerce_text,
}


def declared(field: Field) -> Any:
    """The dataclass attribute that carries `field` and has its default."""
    return dataclasses.field(default=field.default, metadata={"field": field})


def text(label: str, default: str = "", **more: Any) -> Any:
    return declared(Field(Kind.TEXT, label, default, **more))


def number(label: str, default: float = 0.0, **more: Any) -> Any:
    return declared(Field(Kind.NUMBER, label, single(default), **more))


def integer(label: str, default: int = 0, **more: Any) -> Any:
    return declared(Field(Kind.INTEGER, label, default, **more))


def switch(label: str, default: bool = False, **more: Any) -> Any:
    return declared(Field(Kind.SWITCH, label, default, **more))


def choice(label: str, type: type[Choice], default: int = 0, **more: Any) -> Any:
    return declared(Field(Kind.CHOICE, label, type(default), type=type, **more))


def flags(label: str, type: type[Flags], default: int = 0, **more: Any) -> Any:
    return declared(Field(Kind.FLAGS, label, type(default), type=type, **more))


def groups(label: str, default: int = 0xFFFF, **more: Any) -> Any:
    return declared(Field(Kind.GROUPS, label, default, **more))


def vector(label: str, *default: float, components: tuple[str, ...] = XYZ, **more: Any) -> Any:
    values = tuple(map(single, default)) or (0.0,) * len(components)
    return declared(Field(Kind.VECTOR, label, values, size=len(components), components=components, **more))


def color(label: str, *default: float, **more: Any) -> Any:
    components = RGBA[: len(default)]
    values = tuple(map(single, default))
    return declared(Field(Kind.COLOR, label, values, size=len(values), components=components, **more))


def rotation(label: str, **more: Any) -> Any:
    identity = (0.0, 0.0, 0.0, 1.0)
    return declared(Field(Kind.ROTATION, label, identity, size=4, components=XYZW, **more))


def reference(label: str, target: str, size: int = 1, **more: Any) -> Any:
    default = NONE if size == 1 else (NONE,) * size
    components = () if size == 1 else tuple(str(slot + 1) for slot in range(size))
    return declared(Field(Kind.REFERENCE, label, default, size=size, components=components, target=target, **more))


def records(label: str, *items: type, **more: Any) -> Any:
    return declared(Field(Kind.RECORDS, label, (), items=items, **more))


def columns(label: str, *items: type, default: Any, **more: Any) -> Any:
    return declared(Field(Kind.COLUMNS, label, default, items=items, **more))


def rows_parameter(label: str, target: str, **more: Any) -> Any:
    return declared(Field(Kind.ROWS, label, (), target=target, **more))


def field_parameter(label: str, default: str = "", **more: Any) -> Any:
    return declared(Field(Kind.FIELD, label, default, **more))


def file_parameter(label: str, **more: Any) -> Any:
    return declared(Field(Kind.FILE, label, "", **more))


def model_parameter(label: str, **more: Any) -> Any:
    """The file of another model, which whoever runs the operation reads."""
    return declared(Field(Kind.FILE, label, "", target="model", **more))


def no_field(default: Any) -> Any:
    """An attribute that is no Field: only code sets it."""
    return dataclasses.field(default=default, metadata={"field": None})


def fields_of(row_type: type) -> tuple[Field, ...]:
    """The declared fields of a row type, in the order of declaration. KeyError for an attribute without declaration."""
    declarations: Any = row_type  # a class is hashable, which type checkers do not see of `type`
    return _fields_of(declarations)


@cache
def _fields_of(row_type: Any) -> tuple[Field, ...]:
    return tuple(
        dataclasses.replace(attribute.metadata["field"], name=attribute.name)
        for attribute in dataclasses.fields(row_type)
        if attribute.metadata["field"] is not None
    )


def field_of(row_type: type, field: FieldKey | str) -> Field:
    """The declaration of a field of a row type. KeyError when there is none."""
    name = name_of(field)
    declarations: Any = row_type
    found = _fields_by_name(declarations).get(name)
    if found is None:
        raise KeyError(f"{row_type.__name__} has no field {name!r}")
    return found


@cache
def _fields_by_name(row_type: Any) -> dict[str, Field]:
    return {field.name: field for field in _fields_of(row_type)}


def replaced(record: RowType, values: Mapping[str, Any]) -> RowType:
    """`dataclasses.replace` for declared records at half its cost: deleting a bone replaces nearly every bone."""
    row_type: Any = type(record)
    index_of, held_by = _reading(row_type)
    held = held_by(record)
    for name, value in values.items():
        held[index_of[name]] = value
    new: RowType = row_type(*held)
    return new


@cache
def _reading(row_type: Any) -> tuple[dict[str, int], Callable[[Any], list[Any]]]:
    """The index of each field in the declaration, and a function that gives all values of a record in that order."""
    names = [field.name for field in fields_of(row_type)]
    get = operator.attrgetter(*names)
    if len(names) == 1:
        return {names[0]: 0}, lambda record: [get(record)]
    return {name: index for index, name in enumerate(names)}, lambda record: list(get(record))
