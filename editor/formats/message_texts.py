"""Names what is in a file, and tells where in it a message belongs, so that it can be said in another language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from editor.messages import Message, TranslatableText
from editor.model.fields import NONE
from editor.model.tables import TABLE_LABELS

_ALL = (
    # tables of a model
    TranslatableText("info"),
    TranslatableText("vertices"),
    TranslatableText("faces"),
    TranslatableText("textures"),
    TranslatableText("materials"),
    TranslatableText("bones"),
    TranslatableText("morphs"),
    TranslatableText("frames"),
    TranslatableText("rigid_bodies"),
    TranslatableText("joints"),
    TranslatableText("soft_bodies"),
    # blocks of a motion
    TranslatableText("camera"),
    TranslatableText("light"),
    TranslatableText("self_shadow"),
    TranslatableText("show_ik"),
    # sections and parts of files
    TranslatableText("header"),
    TranslatableText("settings"),
    TranslatableText("signature"),
    TranslatableText("text"),
    TranslatableText("data"),
    TranslatableText("a count"),
    TranslatableText("keys"),
    TranslatableText("model name"),
    TranslatableText("trailing bytes"),
    TranslatableText("vertex indices"),
    TranslatableText("faces with normals"),
    TranslatableText("faces without positions"),
    TranslatableText("points"),
    TranslatableText("lines"),
    TranslatableText("normals"),
    TranslatableText("vertex colours"),
    TranslatableText("animations"),
    TranslatableText("cameras"),
    TranslatableText("items"),
    TranslatableText("links"),
    TranslatableText("IK links"),
    TranslatableText("offsets"),
    TranslatableText("anchors"),
    TranslatableText("pins"),
    TranslatableText("toons"),
    TranslatableText("frame items"),
    TranslatableText("morphs of the facial frame"),
    TranslatableText("rigid bodies"),
    TranslatableText("English"),
    TranslatableText("English header"),
    TranslatableText("English bone names"),
    TranslatableText("English morph names"),
    TranslatableText("English frame names"),
    # one of them
    TranslatableText("vertex"),
    TranslatableText("texture"),
    TranslatableText("material"),
    TranslatableText("bone"),
    TranslatableText("morph"),
    TranslatableText("rigid_body"),
    TranslatableText("mesh"),
    TranslatableText("skin"),
    TranslatableText("node"),
    TranslatableText("scene"),
    TranslatableText("image"),
    TranslatableText("buffer"),
    TranslatableText("buffer view"),
    TranslatableText("accessor"),
    TranslatableText("a file without extension"),
    # what materials lose
    TranslatableText("edge"),
    TranslatableText("sphere texture"),
    TranslatableText("toon"),
)
_NOUNS = {str(word): word for word in _ALL}


def noun(word: str) -> str:
    """The word as TranslatableText if it is one of the known nouns, else unchanged."""
    return _NOUNS.get(word, word)


def location(table: str, row: int) -> str:
    """A row of a table, a table or a section of a file: "Bone 3", "Bones", "header"."""
    if table not in TABLE_LABELS:
        return TranslatableText("{} {}", noun(table), row) if row >= 0 else noun(table)
    label = TABLE_LABELS[table]
    # The model itself has one row only.
    return TranslatableText("{} {}", label.one, row) if row >= 0 and label.one != label.many else label.many


def located_text(message: Message) -> TranslatableText:
    """The text of a message after the table and the row that it is about, if it is about any."""
    return with_location(message.text, message.table, message.row)


def with_location(text: TranslatableText, table: str, row: int) -> TranslatableText:
    """`text` after the table and the row that it is about, if it is about any."""
    return TranslatableText("{}: {}", location(table, row), text) if table else text


def either(words: Iterable[str]) -> str:
    """One of them: "A or B or C"."""
    return reduce(lambda one, other: TranslatableText("{} or {}", one, other), words)


def grouped_by_kind(losses: Iterable[Message]) -> list[list[Message]]:
    """The losses of each kind, in the order in which the kinds come first."""
    groups: dict[object, list[Message]] = {}
    for loss in losses:
        # What is about no row is reported of the whole table already.
        kind = _kind(loss.text) if loss.row >= 0 else loss.text
        groups.setdefault((loss.table, kind), []).append(loss)
    return list(groups.values())


def _kind(message: object) -> object:
    """Return the key shared by messages that differ only in their values."""
    if isinstance(message, TranslatableText):
        return (message.template, *(_kind(value) for value in message.values if isinstance(value, TranslatableText)))
    return message


def located_summary(group: Sequence[Message]) -> TranslatableText:
    """A kind of loss in one line, after the table, with the rows."""
    first = group[0]
    return with_location(
        group_summary(group), first.table, first.row if len({loss.row for loss in group}) == 1 else NONE
    )


def group_summary(group: Sequence[Message]) -> TranslatableText:
    """The message of a kind of loss, with how many and which rows it is about."""
    first, rows = group[0].text, sorted({loss.row for loss in group})
    if not all(loss.text == first for loss in group):
        return TranslatableText("{}, and the like ({:,} in all: {})", first, len(rows), row_runs_text(rows))
    return first if len(rows) == 1 else TranslatableText("{} ({:,} in all: {})", first, len(rows), row_runs_text(rows))


def row_runs_text(rows: Iterable[int]) -> str:
    """Ascending row numbers as text, those that follow each other as a range: "3–5, 9"."""
    found: list[list[int]] = []
    for row in rows:
        if found and row == found[-1][-1] + 1:
            found[-1][1:] = [row]
        else:
            found.append([row])
    return ", ".join("–".join(map(str, run)) for run in found)
