"""NameDictionary translates names of rows between Japanese and English, by the words of `resources/names.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import groupby, pairwise
from typing import Any, TypeVar

from editor.model.fields import choice, switch
from editor.model.model import Model
from editor.model.names import Side, SideStyle, plain_name, sided_name, with_side
from editor.operations.choices import JointBody, TranslatedBy, TranslatedTo
from editor.resources import resource

Section = Mapping[str, str | list[str]]
Key = TypeVar("Key")

# The section of words that is looked through first, by table.
_OWN = {
    "bones": "bones",
    "rigid_bodies": "bones",
    "joints": "bones",
    "materials": "materials",
    "soft_bodies": "materials",
    "morphs": "morphs",
    "frames": "frames",
}
_SHARED = ("words", "modifiers", "bones", "materials", "morphs")
_BRIEF = ("morphs", "frames")  # sections whose words of one letter mean something there only: あ, 上
TIP, TIP_EN = "先", "_t"
_COUNTED = re.compile(r"(?P<stem>.*?[^\d_.\-])(?P<number>[_.\-]?\d[\d_.\-]*)", re.DOTALL)
_TOKEN = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^A-Za-z\d]")
_LATIN = re.compile(r"[A-Za-z]+")
_GLUE = ("_", "-", ".", " ")  # between the words of an English name
_SIGNS = {side.prefix: side.suffix for side in (Side.LEFT, Side.RIGHT)} | {"・": " "}  # within a Japanese name
LONGEST = 9  # tokens of an entry
LONGEST_NAME = 200  # letters; nobody means a longer one
# Kanji with 々 and 〇, hiragana, katakana, and these in half width; not the dots, marks and signs among them.
JAPANESE = re.compile("[々〇㐀-䶿一-鿿豈-﫿ぁ-ゖァ-ヺｦ-ﾝ]")


def folded(japanese: str) -> str:
    """A Japanese name without the differences between full and half width, and of case."""
    return plain_name(japanese).casefold()


def tokens(english: str) -> tuple[str, ...]:
    """The words, numbers and signs of an English name: "UpperBody2" and "upper_body2" have the same."""
    found = (match[0].casefold() for match in _TOKEN.finditer(plain_name(english)))
    long_vowel = ("-",) if english.endswith("-") else ()  # of えー, "e-"
    return tuple(token for token in found if token not in _GLUE) + long_vowel


class NameDictionary:
    """Translates by the words of its sections; None stands for a name that it does not know."""

    def __init__(self, sections: Mapping[str, Section]) -> None:
        self.sections = sections
        self._vocabularies: dict[str, Vocabulary] = {}

    def english(self, name: str, table: str, by_parts: bool = False) -> str | None:
        """The English name of a row of a table; a name that is not Japanese is its own."""
        if not name or name.isascii():
            return name or None
        if len(name) > LONGEST_NAME:
            return None
        vocabulary = self._vocabulary(table)
        return vocabulary.english(name) or (vocabulary.english_by_parts(name) if by_parts else None)

    def japanese(self, name: str, table: str, by_parts: bool = False) -> str | None:
        """The Japanese name of a row of a table; a name that is not in Latin letters is its own."""
        if not name or not _LATIN.search(name):
            return name or None
        if len(name) > LONGEST_NAME:
            return None
        vocabulary = self._vocabulary(table)
        return vocabulary.japanese(name) or (vocabulary.japanese_by_parts(name) if by_parts else None)

    def _vocabulary(self, table: str) -> Vocabulary:
        own = _OWN[table]
        if own not in self._vocabularies:
            sections = {own: self.sections[own]}
            for name in _SHARED:
                sections.setdefault(name, _long_words(self.sections[name]) if name in _BRIEF else self.sections[name])
            self._vocabularies[own] = Vocabulary(own, sections)
        return self._vocabularies[own]


@cache
def name_dictionary() -> NameDictionary:
    """The program's own dictionary."""
    return NameDictionary(tomllib.loads(resource("names.toml").read_text(encoding="utf-8")))


class Vocabulary:
    """The words for rows of one kind; those of the first of its sections come first."""

    def __init__(self, own: str, sections: Mapping[str, Section]) -> None:
        self._own = own
        self._sections = sections
        self._modifiers = {folded(word) for word in sections["modifiers"]}

    @cached_property
    def _english(self) -> dict[str, str]:
        """The English of the words, by the folded Japanese."""
        return _first_of_each((folded(japanese), english[0]) for japanese, english in _entries(self._sections.values()))

    @cached_property
    def _exact(self) -> dict[str, str]:
        """The Japanese of the words, by the English in small letters."""
        entries = _entries(self._sections.values())
        return _first_of_each((word.casefold(), japanese) for japanese, english in entries for word in english if word)

    @cached_property
    def _japanese(self) -> dict[tuple[str, ...], str]:
        """The Japanese of the words, by the tokens of the English."""
        return _by_tokens(_entries(self._sections.values()))

    # -- whole names ---------------------------------------------------------------------------------------------------

    def english(self, name: str) -> str | None:
        """The English of a name that is a word of the dictionary, with a side and a number or without."""
        known = self._english.get(folded(name))
        if known:
            return known
        sided = sided_name(plain_name(name))
        core = self._english_core(sided.core)
        return core and with_side(core, sided.side, sided.number, SideStyle.SUFFIX)

    def _english_core(self, core: str) -> str | None:
        known = self._english.get(folded(core))
        if known is not None:
            return known or None
        if core.endswith(TIP):
            stem = self._english_core(core.removesuffix(TIP))
            return stem and stem + TIP_EN
        counted = _COUNTED.fullmatch(core)
        stem = self._english_core(counted["stem"]) if counted else None
        return stem + counted["number"] if counted and stem else None

    def japanese(self, name: str) -> str | None:
        """The Japanese of a name that is a word of the dictionary, with a side and a number or without."""
        known = self._known_japanese(name)
        if known:
            return known
        sided = sided_name(name)
        core = self._japanese_core(sided.core)
        return core and self._with_japanese_side(core, sided.side, sided.number)

    def _known_japanese(self, name: str) -> str | None:
        return self._exact.get(name.casefold()) or self._japanese.get(tokens(name))

    def _japanese_core(self, core: str) -> str | None:
        known = self._known_japanese(core)
        if known:
            return known
        if core.endswith(TIP_EN):
            stem = self._japanese_core(core.removesuffix(TIP_EN))
            return stem and stem + TIP
        counted = _COUNTED.fullmatch(core)
        stem = self._japanese_core(counted["stem"].rstrip()) if counted else None
        return stem + counted["number"] if counted and stem else None

    def _with_japanese_side(self, core: str, side: Side, number: str) -> str:
        """Morphs have their side behind, and so has what counts on each side: ウィンク右, 前髪左1."""
        if side is not Side.MIDDLE and (number or self._own == "morphs"):
            return core + side.prefix + number
        return with_side(core, side, number, SideStyle.PREFIX)

    # -- names made of several words -----------------------------------------------------------------------------------

    def english_by_parts(self, name: str) -> str | None:
        """The English of a name all of whose parts are words of the dictionary, Latin ones, numbers or signs."""
        sided = sided_name(plain_name(name))
        core = self._joined_english(sided.core)
        return core and with_side(core, sided.side, sided.number, SideStyle.SUFFIX)

    def _joined_english(self, name: str) -> str | None:
        text = ""
        for is_word, parts in groupby(self._parts(name) or (), self._is_word):
            if is_word:
                words = self._english_words(parts)
                text += f" {words}" if words and text and text[-1] not in " _-.(" else words
            else:
                text += "".join(_SIGNS.get(part, part) for part in parts)
        return text.strip() or None

    def _english_words(self, parts: Iterable[str]) -> str:
        """The English of words that stand together: modifiers before the others."""
        ordered = sorted(parts, key=lambda part: part.casefold() not in self._modifiers)
        return " ".join(filter(None, (self._english_parts.get(part.casefold(), part) for part in ordered)))

    def _is_word(self, part: str) -> bool:
        return part.casefold() in self._english_parts or (part.isascii() and part.isalpha())

    @cached_property
    def _english_parts(self) -> dict[str, str]:
        """The words that longer names are made of, by the folded Japanese."""
        return _first_of_each((folded(japanese), english[0]) for japanese, english in self._part_entries())

    @cached_property
    def _japanese_parts(self) -> dict[tuple[str, ...], str]:
        """The words that longer names are made of, by the tokens of the English."""
        return _by_tokens(self._part_entries())

    def _part_entries(self) -> Iterator[tuple[str, list[str]]]:
        """The entries that may be parts; those that are meant to be come first."""
        for name in dict.fromkeys(("words", "modifiers", *self._sections)):
            words = self._sections[name]
            yield from _entries([_long_words(words) if name in _BRIEF else words])

    @cached_property
    def _longest(self) -> dict[str, int]:
        """The length of the longest part, by its last letter."""
        return {word[-1]: len(word) for word in sorted(self._english_parts, key=len)}

    def _reach(self, letter: str) -> int:
        """Return the largest length of a part that ends in this letter."""
        is_latin = letter.isascii() and letter.isalpha()
        return LONGEST_NAME if is_latin else self._longest.get(letter.casefold()[-1], 1)

    def _parts(self, name: str) -> list[str] | None:
        """The fewest parts that a name is made of; None where some of it is no word."""
        too_many = len(name) + 1
        fewest = [0, *[too_many] * len(name)]  # parts up to each letter
        starts = [0] * (len(name) + 1)  # of the last of these parts
        for end in range(1, len(name) + 1):
            for start in range(max(0, end - self._reach(name[end - 1])), end):
                if fewest[start] + 1 < fewest[end] and self._is_part(name[start:end]):
                    fewest[end], starts[end] = fewest[start] + 1, start
        if fewest[-1] == too_many:
            return None
        ends = [len(name)]
        while starts_at := starts[ends[-1]]:
            ends.append(starts_at)
        return [name[start:end] for start, end in pairwise([0, *reversed(ends)])]

    def _is_part(self, part: str) -> bool:
        is_known = part.casefold() in self._english_parts or part in _SIGNS
        return is_known or (part.isascii() and (len(part) == 1 or part.isalpha()))

    def japanese_by_parts(self, name: str) -> str | None:
        """The Japanese of a name all of whose parts are words of the dictionary, numbers or signs."""
        sided = sided_name(name)
        core = self._joined_japanese(sided.core)
        return core and self._with_japanese_side(core, sided.side, sided.number)

    def _joined_japanese(self, name: str) -> str | None:
        """Japanese words stand without anything between them, but for what stands before a number."""
        found = [match[0] for match in _TOKEN.finditer(name)]
        text, index = "", 0
        while index < len(found):
            if found[index] in _GLUE:
                following = found[index + 1 : index + 2]
                text += found[index] if following and following[0].isdecimal() else ""
                index += 1
                continue
            word, used = self._longest_japanese(found[index:])
            if not used:
                return None
            text, index = text + word, index + used
        return text.strip() or None

    def _longest_japanese(self, found: Sequence[str]) -> tuple[str, int]:
        """The Japanese of as many words as possible at the beginning, and how many tokens those are."""
        for used in range(min(len(found), LONGEST), 0, -1):
            word = self._japanese_parts.get(tokens("".join(found[:used])))
            if word and found[used - 1] not in _GLUE:
                return word, used
        is_literal = len(found[0]) == 1 or not _LATIN.fullmatch(found[0])
        return (found[0], 1) if is_literal else ("", 0)


def _long_words(section: Section) -> Section:
    """The words of two letters or more."""
    return {japanese: english for japanese, english in section.items() if len(japanese) > 1}


def _entries(sections: Iterable[Section]) -> Iterator[tuple[str, list[str]]]:
    for section in sections:
        for japanese, english in section.items():
            yield japanese, [english] if isinstance(english, str) else english


def _first_of_each(pairs: Iterable[tuple[Key, str]]) -> dict[Key, str]:
    """A dict of pairs; of several with one key the first counts."""
    found: dict[Key, str] = {}
    for key, word in pairs:
        found.setdefault(key, word)
    return found


def _by_tokens(entries: Iterable[tuple[str, list[str]]]) -> dict[tuple[str, ...], str]:
    """The Japanese of entries by the tokens of the English, where that has any."""
    pairs = ((tokens(word), japanese) for japanese, english in entries for word in english)
    return _first_of_each((key, japanese) for key, japanese in pairs if key)


@dataclass(frozen=True, slots=True)
class TranslateNames:
    to: TranslatedTo = choice(
        "Into", TranslatedTo, help="The language of the new names, which are translated from the other one."
    )
    by: TranslatedBy = choice(
        "Look up",
        TranslatedBy,
        help="Also parts of names: translates names made of several words of the dictionary, such as 前髪内側.",
    )
    overwrite: bool = switch(
        "Overwrite",
        help="Also replaces names that are there already. Otherwise only names are filled in that are empty or Japanese"
        " where English ones belong.",
    )


@lru_cache(maxsize=1 << 14)
def translated_name(name: str, table: str, to: TranslatedTo, by: TranslatedBy) -> str | None:
    """The translation of the name of a row of a table; None where the dictionary does not know it."""
    dictionary = name_dictionary()
    translate = dictionary.english if to is TranslatedTo.EN else dictionary.japanese
    return translate(name, table, by is TranslatedBy.PARTS)


def needs_translation(record: Any, parameters: TranslateNames) -> bool:
    name, now = getattr(record, parameters.to.source), getattr(record, parameters.to.goal)
    return bool(name) and (parameters.overwrite or is_untranslated(name, now, parameters.to))


def untranslated_rows(
    model: Model, rows: Mapping[str, Sequence[int]], parameters: TranslateNames
) -> dict[str, list[int]]:
    """The rows, of some by table, that are to be translated, whether the dictionary knows their names or not."""
    tables: Mapping[str, Any] = model.tables
    lacking = {
        name: [row for row in some if needs_translation(tables[name][row], parameters)] for name, some in rows.items()
    }
    return {name: found for name, found in lacking.items() if found}


def knows_any(model: Model, rows: Mapping[str, Sequence[int]], parameters: TranslateNames) -> bool:
    """Return whether the dictionary has the translation of one of the names of rows, by table."""
    to, by = parameters.to, parameters.by
    named = ((str(model.tables[table].value(row, to.source)), table) for table, some in rows.items() for row in some)
    return any(translated_name(name, table, to, by) is not None for name, table in named)


def is_untranslated(name: str, translation: str, to: TranslatedTo = TranslatedTo.EN) -> bool:
    """Return whether a name has no translation, or, of one into English, one that is Japanese."""
    return bool(name) and (lacks_translation(name, translation) or (to is TranslatedTo.EN and is_japanese(translation)))


def lacks_translation(name: str, translation: str) -> bool:
    """Return whether a name has no translation, or one that repeats it, or its start, in letters that are no Latin."""
    return bool(name) and (not translation or (name.startswith(translation) and not translation.isascii()))


def is_japanese(text: str) -> bool:
    """Return whether a text has Japanese letters, kana or kanji; signs as in (・∀・) are none."""
    return JAPANESE.search(text) is not None


def related_row(table: str, record: Any, body: JointBody) -> tuple[str, int]:
    """The table and the row of what a body or a joint is named after; the row may be NONE."""
    if table == "rigid_bodies":
        return "bones", record.bone
    return "rigid_bodies", record.body_a if body is JointBody.A else record.body_b
