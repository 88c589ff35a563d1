"""The entries of the palette: commands, rows and preferences as PaletteEntry, and how well each matches a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QKeySequence

from editor.document.document import Document
from editor.document.preferences import LABELS, Preference, declared_preferences
from editor.model.tables import RecordTable
from editor.operations.catalog import OPERATIONS
from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.commands.menu_builder import MenuPlaces
from editor.ui.models.row_filter import folded
from editor.ui.value_text import record_title, row_noun

ROW_TABLES = ("bones", "materials", "morphs", "rigid_bodies", "joints")
MOST_ROWS = 50  # that are offered at once

WHOLE, START, WORD, INSIDE, SCATTERED = 100, 80, 60, 40, 20  # how good a match is, by where it was found
RECENT = 15  # what a command gains that was run lately, at most


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """One line of the palette. `names` are folded; `detail` says where it is found, or why it cannot be done."""

    id: str
    label: str
    detail: str
    keys: str
    names: tuple[str, ...]
    run: Callable[[], object]
    is_possible: bool = True


class CommandNames:
    """The names by which commands are found: in both languages, as far as they are known, and the id; made once."""

    def __init__(self, commands: CommandList, japanese: QTranslator | None = None) -> None:
        self._commands = commands
        self._japanese = japanese
        self._names: dict[tuple[str, str], tuple[str, ...]] = {}

    def of(self, id: str, text: str) -> tuple[str, ...]:
        """Those of a command, as its label is now."""
        if (id, text) not in self._names:
            self._names[id, text] = self._find(id, text)
        return self._names[id, text]

    def _find(self, id: str, text: str) -> tuple[str, ...]:
        english = OPERATIONS[id].label if id in OPERATIONS else self._commands.label(id)
        japanese = self._japanese.translate(self._commands.context(id), english) if self._japanese is not None else ""
        as_words = id.replace(".", " ").replace("-", " ")
        names = (plain(text), plain(english), plain(japanese or ""), id, as_words, self._commands.words(id))
        return tuple(dict.fromkeys(folded(name) for name in names if name))


def command_entries(commands: CommandList, names: CommandNames, places: MenuPlaces) -> list[PaletteEntry]:
    """Every command that there is now."""
    return [_command_entry(commands, id, names, places) for id in commands if commands[id].isVisible()]


def _command_entry(commands: CommandList, id: str, names: CommandNames, places: MenuPlaces) -> PaletteEntry:
    action, reason, label = commands[id], commands.reason(id), places.name(id)
    if (text := commands.text_when_shown(id)) and text != commands.label(id):
        label = plain(text)
    keys, as_it_comes = action.shortcuts(), commands.keys_as_they_come(id)
    facts = [reason or "".join(places.path(id)[:1])]
    if keys != as_it_comes:
        was = QCoreApplication.translate("Palette", "was {keys}")
        facts.append(was.format(keys=_keys_text(as_it_comes) or "—"))
    found_by = (*names.of(id, action.text()), folded(label))
    return PaletteEntry(
        id, label, " · ".join(filter(None, facts)), _keys_text(keys), found_by, action.trigger, not reason
    )


def _keys_text(keys: Sequence[QKeySequence]) -> str:
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def row_entries(document: Document, query: str, go_to: Callable[[str, int], object]) -> list[PaletteEntry]:
    """The rows of the model whose names, or "go to" with their names, have every word of a query."""
    words = folded(query).split()
    found: list[PaletteEntry] = []
    for table_name in ROW_TABLES:
        go = QCoreApplication.translate("Palette", "Go to {}").format(row_noun(table_name))
        records: RecordTable[Any] = getattr(document.model, table_name)
        for row, record in enumerate(records):
            names = folded(f"{record.name} {record.name_en}"), folded(go), f"go to {row_noun_en(table_name)}"
            if words and _names_row(words, *names):
                title = record_title(document.model, table_name, row)
                known = (folded(record.name), folded(record.name_en), " ".join(words))
                found.append(PaletteEntry("", title, go, "", known, partial(go_to, table_name, row)))
                if len(found) == MOST_ROWS:
                    return found
    return found


def preference_entries(japanese: QTranslator | None, show: Callable[[str], object]) -> list[PaletteEntry]:
    """Every preference, found by its name in both languages and by its choices; `show` is given the name."""
    place = QCoreApplication.translate("Palette", "Preferences > {group}")
    entries = []
    for name, preference in declared_preferences().items():
        label, group = (
            QCoreApplication.translate("Preferences", text) for text in (preference.label, preference.group)
        )
        known = tuple(dict.fromkeys(folded(text) for text in (label, *_preference_names(preference, japanese)) if text))
        entries.append(PaletteEntry("", label, place.format(group=group), "", known, partial(show, name)))
    return entries


def _preference_names(preference: Preference, japanese: QTranslator | None) -> list[str]:
    members = type(preference.default) if isinstance(preference.default, Enum) else ()
    english = [preference.label, *(LABELS[member] for member in members)]
    here = [QCoreApplication.translate("Preferences", text) for text in english]
    there = [japanese.translate("Preferences", text) or "" for text in english] if japanese is not None else []
    return [*english, *here, *there, preference.name.replace("_", " ")]


def row_noun_en(table: str) -> str:
    return {"bones": "bone", "materials": "material", "morphs": "morph", "rigid_bodies": "body", "joints": "joint"}[
        table
    ]


def _names_row(words: Sequence[str], name: str, *prefixes: str) -> bool:
    """Return whether every word is in the name or one of the prefixes, and at least one in the name."""
    in_name = [word in name for word in words]
    return any(in_name) and any(
        all(inside or word in prefix for word, inside in zip(words, in_name, strict=True)) for prefix in prefixes
    )


def ranked(entries: Iterable[PaletteEntry], query: str, recent: Sequence[str]) -> list[PaletteEntry]:
    """The entries that match, the best first; without a query, all of them, those run lately first.

    Of those that match as well, what can be done comes before what cannot, and what was run lately before the rest.
    """
    words = folded(query).split()
    if not words:
        latest = {id: place for place, id in enumerate(recent)}
        return sorted(entries, key=lambda entry: (not entry.is_possible, latest.get(entry.id, len(latest))))
    bonus = {id: RECENT - place for place, id in enumerate(recent)}

    def rank(found: tuple[float, PaletteEntry]) -> tuple[float, bool, float, int]:
        points, entry = found
        step = next(step for step in (WHOLE, START, WORD, INSIDE, 0) if points >= step * len(words))
        # Of equals, bones before bodies, as they come.
        return -step, not entry.is_possible, -points - bonus.get(entry.id, 0), len(entry.names[0])

    scored = [(score(entry.names, words), entry) for entry in entries]
    return [entry for _, entry in sorted(((points, entry) for points, entry in scored if points), key=rank)]


def score(names: Sequence[str], words: Sequence[str]) -> float:
    """Return how well one of the names matches all the words; 0 when it lacks one."""
    best = 0.0
    for name in names:
        points = [_score(name, word) for word in words]
        if points and min(points) >= 1:
            best = max(best, sum(points))
    return best


def _score(name: str, word: str) -> float:
    at = name.find(word)
    if at == 0:
        return WHOLE if len(name) == len(word) else START
    if at > 0:
        return WORD if not name[at - 1].isalnum() else INSIDE
    return _scattered(name, word)


def _scattered(name: str, word: str) -> float:
    """Return how closely the letters of a word follow each other in a name; 0 if they do not, or too far apart."""
    start = at = name.find(word[0])
    for letter in word[1:]:
        at = name.find(letter, at + 1) if at >= 0 else -1
    if at < 0 or len(word) < 2:
        return 0
    gaps = at - start + 1 - len(word)
    return max(SCATTERED - gaps, 1) if gaps <= SCATTERED else 0
