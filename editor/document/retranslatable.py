"""RetranslatableText: a text of the window that is kept, such as the name of a step, and follows the language.

What the layers below the window say, templates of messages and the labels of fields in them, is translated here too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from editor.messages import TranslatableText, translated

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
