"""The entries of menus, as data: parts with commands, separators, titles, submenus, and menus that fill themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class Separator:
    """A line between entries."""


@dataclass(frozen=True, slots=True)
class MenuSection:
    """A line with a title, which is translated in the context "Menu"."""

    title: Any


@dataclass(frozen=True, slots=True)
class Part:
    """Stands for the operations and commands that name it as their `menu`, in their order."""

    name: str


@dataclass(frozen=True, slots=True)
class Filled:
    """Stands for a menu that fills itself."""

    name: str


class Menu:
    """A menu by its name; the title is English, translated in the context "Menu"."""

    def __init__(self, name: str, title: Any, *entries: Entry) -> None:
        self.name = name
        self.title = title
        self.entries = entries


# By its id a command stands where it goes without the others of its part, as on the tool bar.
Entry = str | Separator | MenuSection | Part | Filled | Menu
SEPARATOR = Separator()
