"""FileFormat: the row of a format. It is read without importing what reads and writes files."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from editor.messages import Message
from editor.model.fields import Choice, Field, fields_of, number

# Those of motions and poses return what they read as it is; of models with what no Model holds.
Reader = Callable[..., Any]
Writer = Callable[..., list[Message]]

SMALLEST, LARGEST = 1e-6, 1e6  # scales
SCALE_HELP = "Units of the file for one of the model."


@dataclass(frozen=True, slots=True)
class NoOptions:
    """The options of a format that has none."""


@dataclass(frozen=True, slots=True)
class ScaleOptions:
    """The options of a format of another program, where there are no others."""

    scale: float = number("Scale", 1.0, help=SCALE_HELP, minimum=SMALLEST, maximum=LARGEST)


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A format of models, motions or poses, of the program's own or of a plug-in.

    `name` is the same in every language. A file that begins with one of `signatures` is of the format, whatever its
    extension. A reader or writer that is None: it cannot; both are mostly Late.

    `options` are declared as parameters of operations are, and are keywords of `save` and of the writer: options of the
    command line and dialogs are made of the declaration. `flags` are what options are called on the command line that
    are not called as their attribute; that of a switch which is on by default turns it off. "--licence authors" is the
    field authors of an option that takes FIELD=VALUE. `asks`: the window asks for
    the options before it exports. `notes` tells, of a content and options, what should be known about the file to come.

    One that `is_own` can be the file of a document. One that `writes_beside` writes other files, too: its writer takes
    `path` and `backups`. One that `is_exchange` is of another program and holds other things than a model of MMD:
    reader and writer take a `scale`. One that `has_pictures` holds its textures.
    """

    extension: str
    name: str
    read: Reader | None = None
    write: Writer | None = None
    signatures: tuple[bytes, ...] = ()
    options: type = NoOptions
    flags: Mapping[str, str] = field(default_factory=dict)
    asks: bool = False
    notes: Callable[..., list[str]] | None = None
    is_own: bool = False
    writes_beside: bool = False
    is_exchange: bool = False
    has_pictures: bool = False

    @property
    def option_names(self) -> frozenset[str]:
        """The keywords that the writer takes."""
        return frozenset(option.name for option in dataclasses.fields(self.options))

    def flag(self, option: str) -> str:
        """What an option is called on the command line."""
        return self.flags.get(option, f"--{option.replace('_', '-')}")


def keywords(options: Any) -> dict[str, Any]:
    """Declared options as keywords of `save`: those that are not as they come, which writers know; choices as words."""
    values = {each.name: getattr(options, each.name) for each in fields_of(type(options))}
    defaults = type(options)()
    return {
        name: value.token if isinstance(value, Choice) else value
        for name, value in values.items()
        if value != getattr(defaults, name)
    }


def from_keywords(type: type, given: Mapping[str, Any]) -> Any:
    """Declared options from keywords of `save`. ValueError or TypeError for what they cannot be."""
    return type(**{each.name: _value(each, given[each.name]) for each in fields_of(type) if each.name in given})


def _value(field: Field, value: Any) -> Any:
    if field.type is None or not issubclass(field.type, Choice):
        return field.coerce(value)
    for member in field.type:
        if member.token == value:
            return member
    raise ValueError(value)
