"""Imports pygltflib when it is first needed, and turns its many complaints into one."""

from __future__ import annotations

import importlib
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from editor.formats.content import FormatError
from editor.formats.translatable_nouns import noun
from editor.messages import TranslatableText

PACKAGE = "pygltflib"
# What reading a tree of parts of any type can end in, where they are not what the specification says.
COMPLAINTS = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, struct.error)


def library() -> Any:
    """The module. FormatError where it is not installed."""
    try:
        return importlib.import_module(PACKAGE)
    except ImportError as error:
        raise FormatError(TranslatableText("glTF needs {}, which is not installed", PACKAGE)) from error


@contextmanager
def damage_reported() -> Iterator[None]:
    """FormatError for whatever goes wrong because parts of a document are not what they have to be."""
    try:
        yield
    except COMPLAINTS as error:
        raise FormatError(TranslatableText("the glTF document is damaged")) from error


def part(parts: Any, index: Any, what: str) -> Any:
    """One of a list of parts. FormatError where it does not exist."""
    if not isinstance(index, int) or not 0 <= index < len(parts or ()):
        raise FormatError(TranslatableText("{} {} does not exist", noun(what), index))
    return parts[index]
