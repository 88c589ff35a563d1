"""The entries of menus, as data: commands by id, separators, titles, lists that are filled later, submenus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


class Separator:
    """A line between entries."""


@dataclass(frozen=True, slots=True)
class MenuSection:
    """A line with a title, which is translated in the context "Menu"."""

    title: Any


@dataclass(frozen=True, slots=True)
class Listed:
    """Stands for a list of entries that is known only when the window is made, or a whole menu that fills itself."""

    name: str


class Menu:
    """A menu by its name; the title is English, translated in the context "Menu"."""

    def __init__(self, name: str, title: Any, *entries: Entry) -> None:
        self.name = name
        self.title = title
        self.entries = entries

    def ids(self) -> Iterator[str]:
        """The commands that stand by their ids in it and in the menus in it."""
        for entry in self.entries:
            if isinstance(entry, str):
                yield entry
            elif isinstance(entry, Menu):
                yield from entry.ids()


Entry = str | Separator | MenuSection | Listed | Menu
SEPARATOR = Separator()
