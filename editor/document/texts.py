"""Texts of the window: RetranslatableText, one that is kept, such as the name of a step, and follows the language; and
rows by the names of the first few, or by what they are and how many.

What the layers below the window say, templates of messages and the labels of fields in them, is translated here too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from editor.messages import TranslatableText, first_names, translated
from editor.model.changes import Rows
from editor.model.fields import Kind
from editor.model.model import Model
from editor.model.tables import TABLE_LABELS, Table

MOST_NAMES = 3  # named of many rows

# What rows of each table are called: one that has no name, one that is named besides, and several.
_WORDS: dict[str, tuple[Any, Any, Any]] = {
    "vertices": (
        QT_TRANSLATE_NOOP("StepNames", "vertex {row}"),
        QT_TRANSLATE_NOOP("StepNames", "vertex"),
        QT_TRANSLATE_NOOP("StepNames", "{count} vertices"),
    ),
    "faces": (
        QT_TRANSLATE_NOOP("StepNames", "face {row}"),
        QT_TRANSLATE_NOOP("StepNames", "face"),
        QT_TRANSLATE_NOOP("StepNames", "{count} faces"),
    ),
    "textures": (
        QT_TRANSLATE_NOOP("StepNames", "texture {row}"),
        QT_TRANSLATE_NOOP("StepNames", "texture"),
        QT_TRANSLATE_NOOP("StepNames", "{count} textures"),
    ),
    "materials": (
        QT_TRANSLATE_NOOP("StepNames", "material {row}"),
        QT_TRANSLATE_NOOP("StepNames", "material"),
        QT_TRANSLATE_NOOP("StepNames", "{count} materials"),
    ),
    "bones": (
        QT_TRANSLATE_NOOP("StepNames", "bone {row}"),
        QT_TRANSLATE_NOOP("StepNames", "bone"),
        QT_TRANSLATE_NOOP("StepNames", "{count} bones"),
    ),
    "morphs": (
        QT_TRANSLATE_NOOP("StepNames", "morph {row}"),
        QT_TRANSLATE_NOOP("StepNames", "morph"),
        QT_TRANSLATE_NOOP("StepNames", "{count} morphs"),
    ),
    "frames": (
        QT_TRANSLATE_NOOP("StepNames", "display frame {row}"),
        QT_TRANSLATE_NOOP("StepNames", "display frame"),
        QT_TRANSLATE_NOOP("StepNames", "{count} display frames"),
    ),
    "rigid_bodies": (
        QT_TRANSLATE_NOOP("StepNames", "rigid body {row}"),
        QT_TRANSLATE_NOOP("StepNames", "rigid body"),
        QT_TRANSLATE_NOOP("StepNames", "{count} rigid bodies"),
    ),
    "joints": (
        QT_TRANSLATE_NOOP("StepNames", "joint {row}"),
        QT_TRANSLATE_NOOP("StepNames", "joint"),
        QT_TRANSLATE_NOOP("StepNames", "{count} joints"),
    ),
    "soft_bodies": (
        QT_TRANSLATE_NOOP("StepNames", "soft body {row}"),
        QT_TRANSLATE_NOOP("StepNames", "soft body"),
        QT_TRANSLATE_NOOP("StepNames", "{count} soft bodies"),
    ),
}


def row_name(table: Table, row: int) -> str:
    """The name (or path) of a row; "" for what has no names, like vertices, and for rows that do not exist."""
    for field in table.fields:
        if field.kind is Kind.TEXT and 0 <= row < len(table):
            return str(table.value(row, field.name))
    return ""


def rows_text(table: Table, rows: Sequence[int] | Rows) -> str:
    """Rows in short: the name of a single one, "vertex 12" where it has none, or "12 materials"."""
    if table.fixed:
        return retranslatable(TABLE_LABELS[table.name].many)
    alone, _, several = _WORDS[table.name]
    if len(rows) == 1:
        return row_name(table, int(rows[0])) or _translated(alone).format(row=int(rows[0]))
    return _translated(several).format(count=f"{len(rows):,}")


def names_text(table: Table, rows: Sequence[int] | Rows) -> str:
    """Rows by their names: "左腕, 右腕, 首 and 2 more"; as `rows_text` where one of the first has none."""
    names = [] if table.fixed else [row_name(table, int(row)) for row in rows[:MOST_NAMES]]
    if not names or not all(names):
        return rows_text(table, rows)
    return retranslatable(first_names(names, len(rows) - len(names)))


def rows_named(table: Table, rows: Sequence[int] | Rows) -> str:
    """Rows with what they are: "bone: 左腕", "5 bones: 左腕, 右腕, 首 and 2 more", "12 vertices"."""
    names, short = names_text(table, rows), rows_text(table, rows)
    if table.fixed or not (len(rows) and row_name(table, int(rows[0]))):
        return short
    what = short if len(rows) > 1 else _translated(_WORDS[table.name][1])
    return about(what, names) if names != short or len(rows) == 1 else short


def tables_text(model: Model, rows: Mapping[str, Rows]) -> str:
    """Rows by their names, and with what they are where they are of several tables."""
    told = names_text if len(rows) == 1 else rows_named
    return ", ".join(told(model.tables[table], some) for table, some in rows.items())


def about(step: str, what: str) -> RetranslatableText:
    """Return an action with the rows that it is done to: "Set parent: 左腕"."""
    return translate("StepNames", "{step}: {what}").format(step=step, what=what)


def _translated(text: Any) -> RetranslatableText:
    return translate("StepNames", str(text))


CONTEXTS = ("Message", "Field", "Check")  # values within messages may be labels of fields and of checks


def translated_template(template: str) -> str:
    """The template of a TranslatableText in the language of the window; itself where it is not translated."""
    found = (QCoreApplication.translate(context, template) for context in CONTEXTS)
    return next((text for text in found if text != template), template)


class RetranslatableText(TranslatableText):
    """A text as it was said, in the language of then; `translated` says it in the language of now.

    It remembers how it was made: by `translate`, which gives a template in a context of the translations, and by
    `format`, which puts values in, among which may be such texts, too. What has names is called as it was then.
    """

    context: str
    named: Mapping[str, object]

    def __new__(
        cls, text: str, context: str, template: str, values: tuple[object, ...] = (), named: Mapping[str, object] = {}
    ) -> RetranslatableText:
        made = str.__new__(cls, text)
        made.context, made.template, made.values, made.named = context, template, values, named
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        return str(self), self.context, self.template, self.values, self.named

    def format(self, *values: object, **named: object) -> RetranslatableText:
        return RetranslatableText(str.format(self, *values, **named), self.context, self.template, values, named)

    def translated(self, translate: Callable[[str], str]) -> str:
        """Return the text in the language of the window; `translate` is for the texts of the layers below within."""
        text = QCoreApplication.translate(self.context, self.template) if self.context else translate(self.template)
        if not self.values and not self.named:
            return text
        named = {name: translated(value, translate) for name, value in self.named.items()}
        return text.format(*(translated(value, translate) for value in self.values), **named)


NO_TEXT = RetranslatableText("", "", "")


def translate(context: str, template: str) -> RetranslatableText:
    """Return a text in the language of the window, as `QCoreApplication.translate` does, to be kept."""
    return RetranslatableText(QCoreApplication.translate(context, template), context, template)


def joined(separator: str, texts: Sequence[str]) -> RetranslatableText:
    """Return texts one after the other, to be kept."""
    return RetranslatableText(separator.join(texts), "", separator.join(["{}"] * len(texts)), tuple(texts))


def retranslatable(text: TranslatableText) -> RetranslatableText:
    """Return a text of the layers below in the language of the window, to be kept."""
    return RetranslatableText(text.translated(translated_template), "", text.template, text.values)
