"""Checks of names, in every table that has them: empty and shared ones, and such as motions or MMD cannot hold.

Each kind of row has its own, so that after an edit only those of the edited table are asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from editor.messages import Finding, Level, TranslatableText
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_of_rows
from editor.operations.names.names_dictionary import is_japanese, lacks_translation
from editor.operations.names.naming import keeps_name
from editor.operations.queries.faults import IN_MOTIONS, VMD_BYTES, byte_count, is_in_shift_jis, shared_names

# How codes of checks call a row of each table.
KINDS = {
    "materials": "material",
    "bones": "bone",
    "morphs": "morph",
    "frames": "frame",
    "rigid_bodies": "body",
    "joints": "joint",
    "soft_bodies": "soft-body",
}
ENGLISH = ("materials", "bones", "morphs", "frames")  # whose names MMD shows in its English window
PMD_NAMED = ("bones", "morphs", "rigid_bodies", "joints")  # whose names a PMD keeps in so many bytes
PMD_BYTES = 20
SPECIAL = "Root"

Function = Callable[[CheckSubject], Iterator[Finding]]


def _names(subject: CheckSubject, table: str) -> list[str]:
    """The names of a table; special display frames are called as they have to be, whatever stands there."""
    records = subject.model.tables[table].whole
    return [record.name or (SPECIAL if keeps_name(record, "name") else "") for record in records]


def _names_where(table: str, is_so: Callable[[str], bool], text: TranslatableText) -> Function:
    """Return a check that finds the rows of a table whose names fulfil a condition."""

    def found(subject: CheckSubject) -> Iterator[Finding]:
        rows = [row for row, name in enumerate(_names(subject, table)) if is_so(name)]
        yield from findings_of_rows(rows, table, text, "name")

    return found


def _empty_name_check(table: str) -> Check:
    is_moved = table in IN_MOTIONS
    return Check(
        f"{KINDS[table]}-name-empty",
        table,
        Level.WARNING if is_moved else Level.INFO,
        "No name",
        "No motion can move it, and lists show an empty line. Give it a name."
        if is_moved
        else "Lists show an empty line, which is hard to find. Give it a name.",
        _names_where(table, lambda name: not name, TranslatableText("It has no name")),
        frozenset({table}),
        Fix("names.fill-empty"),
    )


def _duplicate_name_check(table: str) -> Check:
    def found(subject: CheckSubject) -> Iterator[Finding]:
        for name, rows in shared_names(_names(subject, table)).items():
            text = TranslatableText("“{}” is the name of {:,} rows", name, len(rows))
            yield from findings_of_rows(rows, table, text, "name")

    is_moved = table in IN_MOTIONS
    return Check(
        f"{KINDS[table]}-name-duplicate",
        table,
        Level.WARNING if is_moved else Level.INFO,
        "The same name",
        "A motion moves only one of those with the same name; the others stay where they are. Give each its own name:"
        " the fix numbers all but the first."
        if is_moved
        else "They cannot be told apart in lists, and a search by name finds only one of them. Give each its own name.",
        found,
        frozenset({table}),
        Fix("names.unique", is_safe=False),
    )


def _too_long(table: str) -> Check:
    text = TranslatableText("The name has more than {} bytes in Shift-JIS", VMD_BYTES)
    return Check(
        f"{KINDS[table]}-name-too-long",
        table,
        Level.WARNING,
        "Names too long for motions",
        "A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the beginning,"
        " and MMD does not find the bone by it any more. Shorten the name."
        if table == "bones"
        else "A motion file has 15 bytes for a name, seven full-width characters: of a longer one it keeps the"
        " beginning. MMD finds the morph by that, other programs may not. Shorten the name.",
        _names_where(table, lambda name: byte_count(name) > VMD_BYTES, text),
        frozenset({table}),
        "Which part of the name can be left out cannot be guessed.",
    )


def _not_shift_jis(table: str) -> Check:
    return Check(
        f"{KINDS[table]}-name-not-shift-jis",
        table,
        Level.WARNING,
        "Names that motions cannot hold",
        "A character of the name is not in Shift-JIS, in which motions and poses store names: a question mark, or"
        " nothing, is stored instead, and the name does not match any more. Use another character.",
        _names_where(
            table, lambda name: not is_in_shift_jis(name), TranslatableText("A character of the name is not Shift-JIS")
        ),
        frozenset({table}),
        "Which character to use instead cannot be guessed.",
    )


def _english_where(table: str, is_found: Callable[[str, str], bool], text: TranslatableText) -> Function:
    """Find the rows by both their names, the Japanese and the English one."""

    def found(subject: CheckSubject) -> Iterator[Finding]:
        records = enumerate(subject.model.tables[table].whole)
        rows = [row for row, record in records if is_found(record.name, record.name_en)]
        yield from findings_of_rows(rows, table, text, "name_en")

    return found


def _without_english(table: str) -> Check:
    return Check(
        f"{KINDS[table]}-name-without-english",
        table,
        Level.INFO,
        "Names without an English one",
        "MMD's English window has no name to show. Type the English name; the fix takes it from the dictionary, as far"
        " as that knows the words.",
        _english_where(table, lacks_translation, TranslatableText("It has no English name")),
        frozenset({table}),
        Fix("names.translate"),
    )


def _japanese_english(table: str) -> Check:
    def is_found(name: str, name_en: str) -> bool:
        return is_japanese(name_en) and not lacks_translation(name, name_en)  # that is reported already

    return Check(
        f"{KINDS[table]}-english-name-japanese",
        table,
        Level.INFO,
        "English names in Japanese",
        "MMD's English window shows Japanese, which not everybody who uses that can read. Type the English name; the"
        " fix takes it from the dictionary, as far as that knows the words.",
        _english_where(table, is_found, TranslatableText("Its English name is Japanese")),
        frozenset({table}),
        Fix("names.translate", is_safe=False),
    )


def _too_long_for_pmd(table: str) -> Check:
    long = _names_where(
        table,
        lambda name: byte_count(name) > PMD_BYTES,
        TranslatableText("The name has more than {} bytes in Shift-JIS", PMD_BYTES),
    )
    return Check(
        f"pmd-{KINDS[table]}-name-too-long",
        table,
        Level.WARNING,
        "Names too long for a PMD",
        "A PMD has 20 bytes for a name, ten full-width characters: the rest is cut off when it is saved. Shorten the"
        " name, or save as PMX.",
        lambda subject: long(subject) if subject.is_pmd else iter(()),
        frozenset({table}),
        "Which part of the name can be left out cannot be guessed.",
    )


CHECKS = (
    *map(_empty_name_check, KINDS),
    *map(_duplicate_name_check, KINDS),
    *map(_too_long, IN_MOTIONS),
    *map(_not_shift_jis, IN_MOTIONS),
    *map(_without_english, ENGLISH),
    *map(_japanese_english, ENGLISH),
    *map(_too_long_for_pmd, PMD_NAMED),
)
