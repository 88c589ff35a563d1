"""Texts that remember how they were made."""

from __future__ import annotations

import copy
import pickle

import pytest

from editor.messages import TranslatableText, translated

GERMAN = {"{} has no {}.": "{} hat kein {}.", "mass": "Gewicht", "{1} of {0}": "{0}: {1}", "{:,} rows": "{:,} Zeilen"}


def translate(template: str) -> str:
    return GERMAN.get(template, template)


def test_they_are_english_text() -> None:
    assert TranslatableText("{} has no {}.", "Body", "mass") == "Body has no mass."
    assert {TranslatableText("mass"): 1}["mass"] == 1


def test_said_in_another_language_with_what_is_within() -> None:
    assert TranslatableText("{} has no {}.", 3, TranslatableText("mass")).translated(translate) == "3 hat kein Gewicht."
    assert TranslatableText("{1} of {0}", "a", "b").translated(translate) == "a: b"
    assert TranslatableText("{:,} rows", 12345).translated(translate) == "12,345 Zeilen"


def test_what_nobody_translated_stays() -> None:
    assert TranslatableText("so {}", 1).translated(translate) == "so 1"
    assert translated("plain", translate) == "plain"
    assert translated(5, translate) == 5


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda words: pickle.loads(pickle.dumps(words))])
def test_copies_remember(copied) -> None:
    words = copied(TranslatableText("{} has no {}.", "a", "b"))
    assert (words, words.template, words.values) == ("a has no b.", "{} has no {}.", ("a", "b"))
