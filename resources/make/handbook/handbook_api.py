"""The pages of the handbook about scripts and plug-ins: what is written, and what `editor.plugins.api` declares."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from enum import Enum
from html import escape
from typing import Any

from handbook_book import Book, heading
from handbook_markdown import html_of

from editor.model.fields import Choice, Flags
from editor.plugins import api
from editor.resources import resource

WIDEST = 92  # letters of a signature in one line


def scripting(book: Book) -> Iterator[str]:
    yield book.chapter("scripting")


def plugins_page(book: Book) -> Iterator[str]:
    yield book.chapter("plugins")
    yield html_of(resource("reference", "plugins.md").read_text("utf-8"))


def api_page(book: Book) -> Iterator[str]:
    yield book.chapter("api")
    yield f"<pre>{escape(inspect.cleandoc(api.__doc__ or ''))}</pre>"
    names = {name: getattr(api, name) for name in sorted(api.__all__, key=str.lower)}
    for title, is_of in _GROUPS.items():
        yield heading(book.word(title), title.lower().replace(" ", "-"))
        for name in [name for name, value in names.items() if is_of(value)]:
            yield heading(name, f"api-{name}", 3)
            yield from _documented(book, name, names.pop(name))


def _is_enumeration(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, Enum) and bool(value.__members__)


def _is_row(value: Any) -> bool:
    """Whether it is what a row, or an entry of one, is: a dataclass with declared fields."""
    return dataclasses.is_dataclass(value) and any("field" in each.metadata for each in dataclasses.fields(value))


# The first group that a name belongs to has it.
_GROUPS = {
    "Functions": inspect.isfunction,
    "Enumerations": _is_enumeration,
    "Rows and entries": _is_row,
    "Classes": inspect.isclass,
}


def _documented(book: Book, name: str, value: Any) -> Iterator[str]:
    if inspect.isfunction(value):
        yield _callable(name, value)
    elif _is_enumeration(value):
        yield _own_text(value)
        yield book.table(("Member", "Value", "Label"), map(_member, value.__members__.values()))
    elif _is_row(value):
        yield _own_text(value)
        yield book.table(("Attribute", "Type", "At first", "Label"), map(_attribute, dataclasses.fields(value)))
    else:
        if dataclasses.is_dataclass(value):
            yield _signature(name, value)
        yield _own_text(value)
        for method, function in inspect.getmembers(value, inspect.isfunction):
            if not method.startswith("_") and function.__doc__:
                yield _callable(f"{name}.{method}", function)


def _own_text(value: type) -> str:
    """What is said of a class itself; the signature that dataclasses without a text have in its place is left out."""
    text = inspect.cleandoc(value.__dict__.get("__doc__") or "")
    return "" if text.startswith(f"{value.__name__}(") else _paragraphs(text)


def _paragraphs(text: str) -> str:
    paragraphs = (re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(part, quote=False)) for part in text.split("\n\n"))
    return "".join(f"<p>{part}</p>" for part in paragraphs if part)


def _callable(name: str, function: Any) -> str:
    """A function's signature, with a line for each parameter where it is long, and what is said of it."""
    return f"{_signature(name, function)}{_paragraphs(inspect.getdoc(function) or '')}"


def _signature(name: str, function: Any) -> str:
    signature = inspect.signature(function)
    text = f"{name}{signature}"
    if len(text) > WIDEST:
        _, _, returned = text.rpartition(" -> ")
        parameters = "".join(f"    {parameter},\n" for parameter in signature.parameters.values())
        text = f"{name}(\n{parameters})" + f" -> {returned}" * (" -> " in text)
    text = re.sub(r"(: |-> )'([^']*)'", r"\1\2", text)  # annotations are quoted there
    return f"<pre>{escape(text, quote=False)}</pre>"


def _member(member: Any) -> tuple[str, ...]:
    label = member.label if isinstance(member, Choice | Flags) else ""
    return f"<code>{member.name}</code>", escape(str(member.value)), escape(label)


def _attribute(attribute: Any) -> tuple[str, ...]:
    field = attribute.metadata.get("field")
    kind = re.sub(r"^Attribute\[(.*)\]$", r"\1", str(attribute.type).replace("'", ""))
    return f"<code>{attribute.name}</code>", escape(kind), escape(str(attribute.default)), escape(field.label)
