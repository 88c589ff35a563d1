"""The pages of the handbook in the language that is installed: what is written in `chapters`, and what is declared.

Panes, display modes, overlays, operations, checks, fields, preferences, commands and their keys are told by the texts
that the program itself shows; so a new one is in the handbook as soon as the pages are made again.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

from handbook_words import WORDS
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from editor.document.preferences import declared_preferences
from editor.messages import Level
from editor.model.fields import Field, Kind, fields_of
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check
from editor.operations.operation import Operation
from editor.operations.parameters import parameter_name
from editor.plugins import api
from editor.render.modes import MODES
from editor.render.overlays.overlay_list import OVERLAYS
from editor.ui.action import plain
from editor.ui.commands.window_commands import WindowCommands
from editor.ui.dialogs.preferences import preference_limits
from editor.ui.dialogs.shortcuts import mouse_and_keys
from editor.ui.document_panes import PANES
from editor.ui.pane_types import TRANSFORM_ONLY
from editor.ui.value_text import display_text, field_help, field_label, section_title
from editor.ui.whats_this import field_facts

CHAPTERS = Path(__file__).parent / "chapters"
SUBJECTS = ("pose", "rows", "names", "weights", "physics")  # of operations that are no table's
PICTURE_WIDTH = 620  # pixels in the text, at most

Section = tuple[str, str]  # its title, and the name of its anchor
Chapter = tuple[str, str, list[Section]]  # its title, its file, its sections


class Handbook:
    """The chapters in one language. `pages` are their texts by file, `contents` what is in them, in order."""

    def __init__(self, language: str, commands: WindowCommands, pictures: Path) -> None:
        """`pictures`: where those of the program are; a chapter shows those that it finds there."""
        self._language = language
        self._commands = commands
        self._pictures = pictures
        self.pages: dict[str, str] = {}
        self.contents: list[Chapter] = []
        self._sections: list[Section] = []
        for file, title, make in (
            ("start", "Getting started", self._written("start")),
            ("modes", "Modes and looks", self._modes),
            ("panes", "Panes", self._panes),
            ("operations", "Operations", self._operations),
            ("checks", "Checks", self._checks),
            ("fields", "Fields", self._fields),
            ("keys", "Commands, keys and mouse", self._keys),
            ("preferences", "Preferences", self._preferences),
            ("formats", "File formats and what they lose", self._written("formats")),
            ("scripting", "Scripting", self._scripting),
        ):
            self._add(f"{file}.html", self._word(title), make)
        self._add_index()

    # -- putting together ----------------------------------------------------------------------------------------------

    def _add(self, file: str, title: str, make: Any) -> None:
        self._sections = []
        body = "\n".join(make())
        self.pages[file] = _page(title, body)
        self.contents.append((title, file, self._sections))

    def _add_index(self) -> None:
        title = self._word("Handbook of Katachi")
        lines = [self._chapter_text("index"), "<ul>"]
        lines += [f'<li><a href="{file}">{escape(name)}</a></li>' for name, file, _ in self.contents]
        self.pages["index.html"] = _page(title, "\n".join([*lines, "</ul>"]))
        self.contents.insert(0, (title, "index.html", []))

    def _word(self, english: str) -> str:
        return WORDS[english] if self._language == "ja" else english

    def _chapter_text(self, name: str) -> str:
        """What is written for a chapter, with the pictures that it names where `{picture: …}` stands."""
        text = (CHAPTERS / self._language / f"{name}.html").read_text("utf-8")
        for picture in [part.split("}")[0] for part in text.split("{picture: ")[1:]]:
            text = text.replace(f"{{picture: {picture}}}", self._picture(picture))
        return text

    def _written(self, name: str) -> Any:
        return lambda: [self._chapter_text(name)]

    def _section(self, title: str, anchor: str, level: int = 2, *, is_listed: bool = True) -> str:
        if is_listed:
            self._sections.append((title, anchor))
        return f'<h{level}><a name="{anchor}"></a>{escape(title)}</h{level}>'

    def _picture(self, name: str) -> str:
        """A picture of the program, of this language or of all; nothing while there is none."""
        for folder in (self._language, "all"):
            if (self._pictures / folder / f"{name}.png").exists():
                return f'<p><img src="../pictures/{folder}/{name}.png"></p>'
        return ""

    def _table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        """A table whose cells are HTML already."""
        head = "".join(f"<th align='left'>{escape(self._word(text))}</th>" for text in heads)
        body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        return f"<table border='1' cellspacing='0' cellpadding='4' width='100%'>\n<tr>{head}</tr>\n{body}\n</table>"

    # -- chapters ------------------------------------------------------------------------------------------------------

    def _modes(self) -> Iterator[str]:
        yield self._chapter_text("modes")
        yield self._section(self._word("Display modes"), "display-modes")
        for mode, row in MODES.items():
            yield self._section(plain(_tr("DisplayMode", row.label)), f"mode-{mode.value}", 3, is_listed=False)
            yield f"<p>{escape(_tr('DisplayMode', row.tip))}</p>{self._picture(f'mode-{mode.value}')}"
        yield self._section(self._word("Overlays"), "overlays")
        rows = ((_tr("ViewMenu", overlay.label), _tr("ViewMenu", overlay.tip)) for overlay in OVERLAYS)
        yield self._table(("Overlay", "What is seen"), (map(escape, row) for row in rows))

    def _panes(self) -> Iterator[str]:
        for pane in PANES:
            yield self._section(_tr("Workbench", pane.title), pane.name)
            facts = [self._word("Key: {}").format(pane.key)] if pane.key else []
            facts += [self._word("In Transform mode")] if pane.modes == TRANSFORM_ONLY else []
            yield f"<p>{escape(_tr('Workbench', pane.help))}</p>"
            yield f"<p><i>{escape(' · '.join(facts))}</i></p>" if facts else ""
            yield self._picture(f"pane-{pane.name}")

    def _operations(self) -> Iterator[str]:
        yield f"<p>{escape(self._word(OF_OPERATIONS))}</p>"
        for subject, operations in groupby(sorted(OPERATIONS.values(), key=_subject), key=_subject):
            yield self._section(self._subject_title(subject), f"of-{subject}")
            for operation in operations:
                yield self._section(_tr("Operation", operation.label), operation.id, 3, is_listed=False)
                yield f"<p>{escape(_tr('Operation', operation.help))}</p>"
                yield self._operation_facts(operation)
                if operation.fields:
                    yield self._table(("Parameter", "What it does", "At first"), map(self._parameter, operation.fields))

    def _subject_title(self, subject: str) -> str:
        named = {"model": "info", "bodies": "rigid_bodies", "soft-bodies": "soft_bodies"}.get(subject, subject)
        return self._word(subject.capitalize()) if subject in SUBJECTS else section_title(named)

    def _operation_facts(self, operation: Operation) -> str:
        facts = [f"<code>katachi apply {operation.id}</code>"]
        if operation.tables:
            tables = ", ".join(section_title(table) for table in operation.tables)
            facts.append(escape(self._word("Works on: {}").format(tables)))
        return f"<p><i>{' · '.join(facts)}</i></p>"

    def _parameter(self, field: Field) -> tuple[str, str, str]:
        name = f"<b>{escape(field_label(field))}</b><br><code>--{parameter_name(field)}</code>"
        return name, _help(field), escape(_default(field))

    def _checks(self) -> Iterator[str]:
        yield f"<p>{escape(self._word(OF_CHECKS))}</p>"
        tables = [*Model().tables]
        for table, checks in groupby(
            sorted(CHECKS.values(), key=lambda check: tables.index(check.section)), attrgetter("section")
        ):
            yield self._section(section_title(table), f"of-{table}")
            yield self._table(("", "Fault", "In MMD, and by hand", "Mended by"), map(self._check, checks))

    def _check(self, check: Check) -> tuple[str, ...]:
        level = {Level.ERROR: "Error", Level.WARNING: "Warning", Level.INFO: "Note"}[check.level]
        if isinstance(check.fix, str):
            fix = escape(_tr("FixPanel", "No automatic fix: {}").format(_tr("Check", check.fix)))
        else:
            operation = OPERATIONS[check.fix.operation]
            fix = f'<a href="operations.html#{operation.id}">{escape(_tr("Operation", operation.label))}</a>'
            fix += f"<br>({escape(self._word('safely'))})" if check.fix.is_safe else ""
        label = f'<a name="{check.code}"></a>{escape(_tr("Check", check.label))}<br><code>{check.code}</code>'
        return escape(self._word(level)), label, escape(_tr("Check", check.explanation)), fix

    def _fields(self) -> Iterator[str]:
        for name, table in Model().tables.items():
            yield self._section(section_title(name), name)
            yield from self._fields_of(table.row_type, name)

    def _fields_of(self, row_type: type, table: str) -> Iterator[str]:
        fields = fields_of(row_type)
        yield self._table(("Field", "What it is"), (self._field(field, table) for field in fields))
        for field in fields:
            for item in dict.fromkeys(field.items):
                kind = f" ({_kind_of(item)})" if len(field.items) > 1 else ""
                anchor = f"{table}-{field.name}-{item.__name__}"
                yield self._section(f"{field_label(field)}{kind}", anchor, 3, is_listed=False)
                yield from self._fields_of(item, anchor)

    def _field(self, field: Field, table: str) -> tuple[str, str]:
        return f'<a name="{table}-{field.name}"></a><b>{escape(field_label(field))}</b>', _help(field)

    def _keys(self) -> Iterator[str]:
        listed: set[str] = set()
        for menu in self._commands.menu_bar:
            ids = [id for id in _ids_in(menu) if id in self._commands.list and id not in listed]
            listed.update(ids)
            yield from self._of_commands(plain(menu.title()), menu.title(), ids)
        yield from self._of_commands(
            self._word("Others"), "others", [id for id in self._commands.list if id not in listed]
        )
        yield self._section(self._word("Mouse and keys in the model view"), "mouse")
        yield self._table(("What", "How"), (tuple(map(escape, row)) for row in mouse_and_keys()))

    def _of_commands(self, title: str, anchor: str, ids: Sequence[str]) -> Iterator[str]:
        if ids:
            yield self._section(title, anchor.replace("&", "").replace("(", "-").replace(")", ""))
            yield self._table(("Command", "Keys", "What it does"), map(self._command, ids))

    def _command(self, id: str) -> tuple[str, str, str]:
        action = self._commands.list[id]
        keys = ", ".join(key.toString() for key in self._commands.list.keys_as_they_come(id))
        label = f'<a name="{id}"></a><b>{escape(plain(action.text()))}</b>'
        return label, escape(keys), escape(action.whatsThis())

    def _preferences(self) -> Iterator[str]:
        for group, preferences in groupby(declared_preferences().values(), attrgetter("group")):
            yield self._section(_tr("Preferences", group), group.lower().replace(" ", "-"))
            rows = [
                (
                    f"<b>{escape(_tr('Preferences', each.label))}</b>",
                    "<br>".join(map(escape, filter(None, (_tr("Preferences", each.help), preference_limits(each))))),
                )
                for each in preferences
            ]
            yield self._table(("Preference", "What it does"), rows)

    def _scripting(self) -> Iterator[str]:
        yield self._chapter_text("scripting")
        yield self._section("editor.plugins.api", "api")
        yield f"<pre>{escape(inspect.cleandoc(api.__doc__ or ''))}</pre>"
        for name in sorted(api.__all__, key=str.lower):
            value = getattr(api, name)
            if inspect.isclass(value) or inspect.isfunction(value):
                yield f'<h3><a name="api-{name}"></a>{name}</h3>'
                yield f"<pre>{escape(_documented(name, value))}</pre>"


OF_OPERATIONS = (
    "An operation is an edit with a name. Each stands in a menu, is found by Ctrl+Shift+P, is one step to undo, and "
    "does the same on the command line and in scripts. Where it has parameters, a form shows what they do to the model "
    "before OK."
)
OF_CHECKS = (
    "What the Checks pane (F7) and “katachi check” look for. What is mended safely leaves the model as it looks at "
    "rest, and loses nothing that somebody may have meant."
)


def _page(title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>'
    return f"<html>\n<head>{head}</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"


def _tr(context: str, text: Any) -> str:
    return QCoreApplication.translate(context, str(text)) if text else ""


def _subject(operation: Operation) -> str:
    return operation.id.split(".")[0]


def _help(field: Field) -> str:
    return "<br>".join(map(escape, filter(None, (field_help(field), " · ".join(field_facts(field))))))


def _default(field: Field) -> str:
    """The value that a parameter has at first; nothing where it has none."""
    if field.kind in (Kind.ROWS, Kind.FIELD, Kind.FILE, Kind.REFERENCE, Kind.RECORDS, Kind.COLUMNS):
        return ""
    return display_text(Model(), field, field.default)


def _kind_of(item: type) -> str:
    """What morphs with such offsets are called: "Group, Flip"."""
    labels = (_tr("Field", kind.label) for kind, offsets in OFFSET_TYPES.items() if offsets is item)
    return ", ".join(labels)


def _ids_in(menu: QMenu) -> list[str]:
    """The ids of the commands of a menu and of its submenus."""
    found: list[str] = []
    for action in menu.actions():
        inner = action.menu()
        found += _ids_in(inner) if isinstance(inner, QMenu) else [action.objectName()]
    return found


def _documented(name: str, value: Any) -> str:
    """The signature of a function, or the methods of a class, with what is said of them."""
    lines = [inspect.getdoc(value) or ""]
    if inspect.isfunction(value):
        lines.insert(0, f"{name}{inspect.signature(value)}\n")
    for method, function in inspect.getmembers(value, inspect.isfunction) if inspect.isclass(value) else ():
        if not method.startswith("_") and function.__doc__:
            lines.append(f"\n{name}.{method}{inspect.signature(function)}\n    {inspect.getdoc(function)}")
    return "\n".join(lines)
