"""TranslatableText: what is told of a model or a file, in English, in such a way that it can be said in another
language.

The rooms below the window know no languages. What they tell is a str like any other, which remembers how it was made.
"""

from __future__ import annotations

from collections.abc import Callable


class TranslatableText(str):
    """A template, with values in its places, as by `str.format`; values may be TranslatableText, too.

    Templates stand as literals in the calls: from there `translations/update.py` collects them.
    """

    template: str
    values: tuple[object, ...]

    def __new__(cls, template: str, *values: object) -> TranslatableText:
        made = super().__new__(cls, template.format(*values))
        made.template, made.values = template, values
        return made

    def __getnewargs__(self) -> tuple[object, ...]:  # type: ignore[override]
        return (self.template, *self.values)

    def translated(self, translate: Callable[[str], str]) -> str:
        """The text in the language that `translate` gives templates in."""
        return translate(self.template).format(*(translated(value, translate) for value in self.values))


def translated(text: object, translate: Callable[[str], str]) -> object:
    """Words in another language; anything else as it is."""
    return text.translated(translate) if isinstance(text, TranslatableText) else text
