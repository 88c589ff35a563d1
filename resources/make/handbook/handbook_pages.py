"""The pages of the handbook in the language that is installed: what is written in `chapters`, and what is declared.

Panes, display modes, overlays, operations, checks, fields, preferences, commands and their keys are told by the texts
that the program itself shows; so a new one is in the handbook as soon as the pages are made again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from html import escape, unescape
from pathlib import Path

from handbook_api import api_page, plugins_page, scripting
from handbook_book import Book
from handbook_reference import checks, fields, keys, modes, operations, panes, preferences
from handbook_words import PAGES

from editor.ui.commands.window_commands import WindowCommands

Section = tuple[str, str]  # its title, and the name of its anchor
Chapter = tuple[str, str, list[Section]]  # its title, its file, its sections
UPRIGHT = "<style>i { font-style: normal }</style>"  # slanted Japanese is hard to read
# The window of the handbook has a style sheet of its own.
FOR_BROWSERS = '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="../style.css">'
# What makes pages of what is declared; every other one is written in `chapters`.
MAKERS: Mapping[str, Callable[[Book], Iterable[str]]] = {
    "modes": modes,
    "panes": panes,
    "operations": operations,
    "checks": checks,
    "fields": fields,
    "keys": keys,
    "preferences": preferences,
    "scripting": scripting,
    "api": api_page,
    "plugins": plugins_page,
}


class Handbook:
    """The chapters in one language. `pages` are their texts by file, `contents` what is in them, in order."""

    def __init__(self, language: str, commands: WindowCommands, pictures: Path) -> None:
        """`pictures`: where those of the program are; a chapter shows those that it finds there."""
        book = Book(language, commands, pictures)
        self.pages: dict[str, str] = {}
        self.contents: list[Chapter] = []
        for page in PAGES:
            title = book.title(page)
            body = "\n".join(MAKERS[page](book)) if page in MAKERS else book.chapter(page)
            self.pages[f"{page}.html"] = _page(title, body, language)
            self.contents.append((title, f"{page}.html", _sections(body)))


def _sections(body: str) -> list[Section]:
    found = re.findall(r'<h2><a name="([^"]+)"></a>(.+?)</h2>', body)
    return [(unescape(re.sub(r"<[^>]+>", "", title)), anchor) for anchor, title in found]


def _page(title: str, body: str, language: str) -> str:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>{FOR_BROWSERS}{UPRIGHT if language == "ja" else ""}'
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n'
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )
