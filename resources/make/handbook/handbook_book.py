"""Book: what all pages of the handbook are written with: words, headings, tables, pictures, and written chapters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from handbook_words import PAGES, WORDS
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.resources import resource
from editor.ui.action import plain
from editor.ui.commands.menus import INTO, MenuPlaces
from editor.ui.commands.window_commands import WindowCommands
from editor.ui.value_text import field_label
from editor.ui.window.document_panes import PANES

CHAPTERS = resource("handbook", "chapters")
KEYPAD = "Num+"  # of keys, as Qt writes them


class Book:
    """The tools of the pages in one language, which has to be installed. `places`: where commands stand."""

    def __init__(self, language: str, commands: WindowCommands, pictures: Path) -> None:
        """`pictures`: where those of the program are; a page shows those that it finds there."""
        self.language = language
        self.commands = commands
        self.places = MenuPlaces(commands.list, commands.menu_bar)
        self._pictures = pictures

    def word(self, english: str) -> str:
        """A word of the handbook's own, in its language."""
        return WORDS[english] if self.language == "ja" else english

    def title(self, page: str) -> str:
        """What a page is called."""
        return self.word(PAGES[page])

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        """A table whose cells are HTML already."""
        head = "".join(f"<th align='left'>{escape(self.word(text))}</th>" for text in heads)
        body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        return f"<table border='1' cellspacing='0' cellpadding='4' width='100%'>\n<tr>{head}</tr>\n{body}\n</table>"

    def picture(self, name: str, alt: str) -> str:
        """A picture of the program, of this language or of all; nothing while there is none."""
        for folder in (self.language, "all"):
            if (self._pictures / folder / f"{name}.png").exists():
                return f'<p><img src="../pictures/{folder}/{name}.png" alt="{escape(alt)}"></p>'
        return ""

    # -- commands --------------------------------------------------------------------------------------------------

    def path(self, name: str) -> str:
        """Where a command, by its id, or a menu, by its name, stands: "Bone > Make bones > Split bones"."""
        return f"<i>{self._path(name)}</i>"

    def linked_path(self, name: str) -> str:
        """Where a command stands, as a link to what is said of it."""
        if name not in self.commands.list:
            return self.path(name)
        page = "operations" if name in OPERATIONS else "keys"
        return f'<i><a href="{page}.html#{name}">{self._path(name)}</a></i>'

    def _path(self, name: str) -> str:
        if name in self.commands.list:
            return escape(INTO.join((*self.places.path(name), plain(self.commands.list[name].text()))))
        return escape(INTO.join(_way_to(self.commands.menus[name], self.commands.menu_bar)))

    def keys(self, id: str) -> str:
        """The keys of a command as they come, separated by commas."""
        return ", ".join(self._key(key.toString()) for key in self.commands.list.default_keys(id))

    def key(self, id: str) -> str:
        """The first key of a command."""
        return self._key(self.commands.list.default_keys(id)[0].toString())

    def _key(self, key: str) -> str:
        return escape(key.replace(KEYPAD, self.word("numeric keypad ")))

    # -- written chapters --------------------------------------------------------------------------------------------

    def chapter(self, name: str) -> str:
        """What is written in a file of `chapters`.

        In it stand `{menu: pose.load}` for where a command is, `{key: mode.toggle}` for its key, `{pane: checks}` and
        `{page: recipes}` for links, `{label: bones level}` and `{label: bones.split parts}` for what a field or a
        parameter is called, and `{picture: window-edit | what it shows}`.
        """
        text = (CHAPTERS / self.language / f"{name}.html").read_text("utf-8")
        return re.sub(r"\{(menu|key|pane|page|label|picture): ([^}]+)\}", self._put, text)

    def _put(self, found: re.Match[str]) -> str:
        kind, name = found.groups()
        match kind:
            case "menu":
                return self.linked_path(name)
            case "key":
                return self.key(name)
            case "pane":
                title = next(pane.title for pane in PANES if pane.name == name)
                return f'<a href="panes.html#{name}">{escape(tr("Workbench", title))}</a>'
            case "label":
                return escape(_label(*name.split()))
            case "page":
                return f'<a href="{name}.html">{escape(self.title(name))}</a>'
        picture, _, alt = name.partition(" | ")
        return self.picture(picture, alt)


def _way_to(wanted: QMenu, menus: Iterable[QMenu]) -> tuple[str, ...]:
    """The titles of the menus that lead to one, and its own; () where it is not among them or within."""
    for menu in menus:
        inner = map(QMenu.menuInAction, menu.actions())  # action.menu() would delete it, up to PySide6 6.10
        below = _way_to(wanted, [each for each in inner if isinstance(each, QMenu)])
        if below or menu is wanted:
            return (plain(menu.title()), *below)
    return ()


def _label(of: str, name: str) -> str:
    """What a parameter of an operation, or a field of a table, is called."""
    fields = OPERATIONS[of].fields if of in OPERATIONS else Model().tables[of].fields
    return field_label(next(field for field in fields if field.name == name))


def heading(title: str, anchor: str, level: int = 2) -> str:
    """A heading that links lead to; those of level 2 stand in the contents of the page."""
    return f'<h{level}><a name="{anchor}"></a>{escape(title)}</h{level}>'


def lines(*texts: str) -> str:
    """Texts, as far as there are any, a line each."""
    return "<br>".join(escape(text) for text in texts if text)


def tr(context: str, text: Any) -> str:
    """A text that the program shows, in the language that is installed."""
    return QCoreApplication.translate(context, str(text)) if text else ""
