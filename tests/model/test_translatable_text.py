"""Texts that remember how they were made."""

from __future__ import annotations

import copy
import pickle

import pytest

from editor.model.words import Words, said

GERMAN = {"{} has no {}.": "{} hat kein {}.", "mass": "Gewicht", "{1} of {0}": "{0}: {1}", "{:,} rows": "{:,} Zeilen"}


def translated(template: str) -> str:
    return GERMAN.get(template, template)


def test_they_are_english_text() -> None:
    assert Words("{} has no {}.", "Body", "mass") == "Body has no mass."
    assert {Words("mass"): 1}["mass"] == 1


def test_said_in_another_language_with_what_is_within() -> None:
    assert Words("{} has no {}.", 3, Words("mass")).said(translated) == "3 hat kein Gewicht."
    assert Words("{1} of {0}", "a", "b").said(translated) == "a: b"
    assert Words("{:,} rows", 12345).said(translated) == "12,345 Zeilen"


def test_what_nobody_translated_stays() -> None:
    assert Words("so {}", 1).said(translated) == "so 1"
    assert said("plain", translated) == "plain"
    assert said(5, translated) == 5


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda words: pickle.loads(pickle.dumps(words))])
def test_copies_remember(copied) -> None:
    words = copied(Words("{} has no {}.", "a", "b"))
    assert (words, words.template, words.values) == ("a has no b.", "{} has no {}.", ("a", "b"))
