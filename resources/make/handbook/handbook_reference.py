"""The pages of the handbook that tell of what the program declares: modes, panes, operations, checks, fields, keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from html import escape
from itertools import groupby
from operator import attrgetter
from typing import Any

from handbook_book import Book, heading, lines, tr

from editor.document.program.preferences import LABELS, Preference, declared_preferences
from editor.document.working_rows import leading_tables
from editor.model.fields import Choice, Field, Kind, fields_of
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check
from editor.operations.operation import ALL_TABLES, Operation
from editor.operations.parameters import parameter_name
from editor.render.modes import MODES
from editor.render.overlays.overlay_list import DRAWABLE, OVERLAYS
from editor.ui.action import plain
from editor.ui.commands.keys_and_mouse import mouse_and_keys
from editor.ui.dialogs.preferences import preference_limits
from editor.ui.editors.field_editor import field_facts
from editor.ui.models.finding_tree import level_text
from editor.ui.shortcuts import EDIT_ONLY, TRANSFORM_ONLY
from editor.ui.value_text import exact_text, field_help, field_label, section_title, tr_field
from editor.ui.window.document_panes import PANES
from editor.ui.window.pane_types import TRANSFORM_ONLY as IN_TRANSFORM_MODE

BETWEEN = " · "  # what stands in one line; labels may have commas


def modes(book: Book) -> Iterator[str]:
    yield book.chapter("modes")
    yield heading(book.word("Display modes"), "display-modes")
    yield book.chapter("display-modes")
    for mode, row in MODES.items():
        label, tip = plain(tr("DisplayMode", row.label)), tr("DisplayMode", row.tip)
        yield f'<h3><a name="mode-{mode.value}"></a>{escape(label)} <code>{mode.value}</code></h3>'
        yield f"<p>{escape(tip)}</p>{book.picture(f'mode-{mode.value}', f'{label}: {tip}')}"
    yield heading(book.word("Overlays"), "overlays")
    yield book.chapter("overlays")
    rows = (
        (
            escape(tr("ViewMenu", overlay.label)),
            f"<code>{overlay.name}</code>" if overlay.name in DRAWABLE else "",
            escape(tr("ViewMenu", overlay.tip)),
        )
        for overlay in OVERLAYS
    )
    yield book.table(("Overlay", "On the command line", "What is seen"), rows)


def panes(book: Book) -> Iterator[str]:
    yield book.chapter("panes")
    for pane in PANES:
        title, help = tr("Workbench", pane.title), tr("Workbench", pane.help)
        yield heading(title, pane.name)
        yield f"<p>{escape(help)}</p>"
        facts = [book.path(f"pane.show-{pane.name}")]
        facts += [escape(book.word("Key: {}").format(pane.key))] if pane.key else []
        facts += [escape(book.word("In Transform mode"))] if pane.modes == IN_TRANSFORM_MODE else []
        yield f"<p>{BETWEEN.join(facts)}</p>"
        yield book.picture(f"pane-{pane.name}", f"{title}: {help}")


# -- operations --------------------------------------------------------------------------------------------------------


def operations(book: Book) -> Iterator[str]:
    yield book.chapter("operations")
    for place, (title, ids) in enumerate(_by_menu(book, OPERATIONS)):
        yield heading(title, f"menu-{place}")
        yield from _operations_of(book, ids)


def _by_menu(book: Book, ids: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Those of the commands that are in a menu, by its title and in its order; then those that are in none."""
    wanted = dict.fromkeys(ids)
    placed = [id for id in book.places.ids if id in wanted]
    for title, found in groupby(placed, lambda id: book.places.path(id)[0]):
        yield title, list(found)
    if others := [id for id in wanted if not book.places.path(id)]:
        yield book.word("Others"), others


def _operations_of(book: Book, ids: Iterable[str]) -> Iterator[str]:
    for operation in map(OPERATIONS.__getitem__, ids):
        yield heading(tr("Operation", operation.label), operation.id, 3)
        yield f"<p>{escape(tr('Operation', operation.help))}</p>"
        yield _operation_facts(book, operation)
        if operation.fields:
            rows = ((_parameter(field), _facts(field), escape(_default(field))) for field in operation.fields)
            yield book.table(("Parameter", "What it does", "At first"), rows)


def _operation_facts(book: Book, operation: Operation) -> str:
    facts = [book.path(operation.id)] if book.places.path(operation.id) else []
    facts.append(f"<code>katachi apply {operation.id}</code>")
    if operation.tables:
        is_any = operation.tables == ALL_TABLES
        tables = escape(book.word("every table")) if is_any else ", ".join(map(_table, operation.tables))
        facts.append(escape(book.word("Works on: {}")).format(tables))
        leading = [escape(section_title(name)) for name in leading_tables(operation) if name not in operation.tables]
        if leading:
            text = book.word("in the window also where these are selected: {}")
            facts.append(escape(text).format(", ".join(leading)))
    return f"<p>{BETWEEN.join(facts)}</p>"


def _table(name: str) -> str:
    """What the rows of a table are called, and the table on the command line."""
    return f"{escape(section_title(name))} (<code>{name}</code>)"


def _parameter(field: Field) -> str:
    return f"<b>{escape(field_label(field))}</b><br><code>--{parameter_name(field)}</code>"


def _facts(field: Field) -> str:
    """The help of a field, its limits, and what can be chosen: with the word of the command line, where it has one."""
    told = lines(field_help(field), BETWEEN.join(field_facts(replace(field, type=None))))
    if field.type is None:
        return told
    can_be = escape(tr("WhatsThis", "Can be: {}")).format(BETWEEN.join(map(_member, field.type.__members__.values())))
    return f"{told}<br>{can_be}" if told else can_be


def _member(member: Any) -> str:
    label = escape(tr_field(member.label))
    return f"{label} (<code>{member.token}</code>)" if isinstance(member, Choice) else label


def _default(field: Field) -> str:
    """The value that a parameter has at first; nothing where it has none."""
    if field.kind in (Kind.ROWS, Kind.FIELD, Kind.FILE, Kind.REFERENCE, Kind.RECORDS, Kind.COLUMNS):
        return ""
    return exact_text(Model(), field, field.default)


# -- checks and fields -------------------------------------------------------------------------------------------------


def checks(book: Book) -> Iterator[str]:
    yield book.chapter("checks")
    tables = [*Model().tables]
    for table, found in groupby(
        sorted(CHECKS.values(), key=lambda check: tables.index(check.section)), attrgetter("section")
    ):
        yield heading(section_title(table), f"of-{table}")
        yield book.table(("Level", "Fault", "In MMD, and by hand", "Mended by"), (_check(book, each) for each in found))


def _check(book: Book, check: Check) -> tuple[str, ...]:
    if isinstance(check.fix, str):
        fix = escape(tr("FixPanel", "No automatic fix: {}").format(tr("Check", check.fix)))
    else:
        operation = OPERATIONS[check.fix.operation]
        fix = f'<a href="operations.html#{operation.id}">{escape(tr("Operation", operation.label))}</a>'
        fix += f"<br>({escape(book.word('safely'))})" if check.fix.is_safe else ""
    label = f'<a name="{check.code}"></a>{escape(tr("Check", check.label))}<br><code>{check.code}</code>'
    return escape(level_text(check.level)), label, escape(tr("Check", check.explanation)), fix


def fields(book: Book) -> Iterator[str]:
    yield book.chapter("fields")
    for name, table in Model().tables.items():
        yield heading(section_title(name), name)
        yield f"<p><code>{name}</code></p>"
        yield from _fields_of(book, table.row_type, name)
        if name == "joints":
            yield book.chapter("joints")


def _fields_of(book: Book, row_type: type, table: str) -> Iterator[str]:
    declared = fields_of(row_type)
    yield book.table(("Field", "What it is"), ((_named(field, table), _facts(field)) for field in declared))
    for field in declared:
        for item in dict.fromkeys(field.items):
            anchor = f"{table}-{field.name}-{item.__name__}"
            yield heading(f"{field_label(field)}{_kinds(item) if len(field.items) > 1 else ''}", anchor, 3)
            yield from _fields_of(book, item, anchor)


def _named(field: Field, table: str) -> str:
    return f'<a name="{table}-{field.name}"></a><b>{escape(field_label(field))}</b><br><code>{field.name}</code>'


def _kinds(item: type) -> str:
    """Which morphs have such offsets, or else what an entry begins with: " (UV, Additional UV 1)"."""
    labels = [kind.label for kind, offsets in OFFSET_TYPES.items() if offsets is item]
    labels = labels or [field.label for field in fields_of(item)[:1]]
    return f" ({', '.join(map(tr_field, labels))})"


# -- commands and preferences ------------------------------------------------------------------------------------------


def keys(book: Book) -> Iterator[str]:
    yield book.chapter("keys")
    for place, (title, ids) in enumerate(_by_menu(book, book.commands.list)):
        yield heading(title, f"menu-{place}")
        yield book.table(("Command", "Keys", "Mode", "What it does"), (_command(book, id) for id in ids))
    yield heading(book.word("Mouse and keys in the model view"), "mouse")
    yield book.table(("What", "How"), (tuple(map(escape, row)) for row in mouse_and_keys()))


def _command(book: Book, id: str) -> tuple[str, ...]:
    label = f'<a name="{id}"></a><b>{escape(book.places.name(id))}</b>'
    mode = "Edit" if id in EDIT_ONLY else "Transform" if id.startswith(TRANSFORM_ONLY) else ""
    return label, book.keys(id), escape(book.word(mode)), escape(book.commands.list[id].whatsThis())


def preferences(book: Book) -> Iterator[str]:
    yield book.chapter("preferences")
    for group, found in groupby(declared_preferences().values(), attrgetter("group")):
        yield heading(tr("Preferences", group), group.lower().replace(" ", "-"))
        rows = (
            (
                f"<b>{escape(tr('Preferences', each.label))}</b>",
                lines(tr("Preferences", each.help), preference_limits(each)),
                escape(_preference_default(book, each)),
            )
            for each in found
        )
        yield book.table(("Preference", "What it does", "At first"), rows)


def _preference_default(book: Book, preference: Preference) -> str:
    value = preference.default
    if isinstance(value, bool):
        return book.word("on" if value else "off")
    if isinstance(value, Enum):
        return tr("Preferences", LABELS[value])
    if isinstance(value, tuple):
        return "#" + "".join(f"{round(part * 255):02X}" for part in value)
    if isinstance(value, str):
        return value
    return f"{value * preference.shown_times:g}{tr('Preferences', preference.unit)}"
