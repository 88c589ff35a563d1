"""What is told of files: Words, so that it can be said in another language, and the English of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.formats.content import FormatError
from editor.formats.message_texts import either, located_text, noun
from editor.messages import Level, Message, Messages, TranslatableText

GERMAN = {
    "bones": "Knochen",
    "Bone": "Knochen",
    "Bones": "Knochen",
    "{} {}": "{} Nr. {}",
    "{}: {}": "{} – {}",
    "{}, {}: {}": "{} ({}) – {}",
    "byte {}": "Byte {}",
    "{} is odd": "{} ist seltsam",
    "{}: {} is odd": "{}: {} ist seltsam",
    "parent": "Elter",
    "{} or {}": "{} oder {}",
}


def german(text: str) -> str:
    assert isinstance(text, TranslatableText)
    return text.translated(lambda template: GERMAN.get(template, template))


@pytest.mark.parametrize(
    ("location", "english", "translated"),
    [
        ({}, "5 is odd", "5 ist seltsam"),
        ({"section": "bones"}, "Bones: 5 is odd", "Knochen – 5 ist seltsam"),
        ({"section": "bones", "record": 3}, "Bone 3: 5 is odd", "Knochen Nr. 3 – 5 ist seltsam"),
        ({"offset": 70}, "byte 70: 5 is odd", "Byte 70 – 5 ist seltsam"),
        ({"section": "bones", "offset": 70}, "Bones, byte 70: 5 is odd", "Knochen (Byte 70) – 5 ist seltsam"),
        (
            {"section": "bones", "record": 3, "offset": 70},
            "Bone 3, byte 70: 5 is odd",
            "Knochen Nr. 3 (Byte 70) – 5 ist seltsam",
        ),
    ],
)
def test_an_error_says_where(location, english: str, translated: str) -> None:
    error = FormatError(TranslatableText("{} is odd", 5), **location)
    assert error.detail == str(error) == english
    assert german(error.detail) == translated


def test_an_error_says_in_which_file() -> None:
    error = FormatError(TranslatableText("{} is odd", 5), section="bones")
    error.path = Path("model.pmx")
    assert str(error) == "model.pmx: Bones: 5 is odd"
    assert german(error.located_text) == "model.pmx – Knochen – 5 ist seltsam"


def test_messages_say_of_which_row() -> None:
    text = TranslatableText("{} is odd", 5)
    assert german(located_text(Message(Level.WARNING, text, "bones", 3))) == "Knochen Nr. 3 – 5 ist seltsam"
    assert german(located_text(Message(Level.WARNING, text, "bones"))) == "Knochen – 5 ist seltsam"
    assert located_text(Message(Level.WARNING, text, "rigid_bodies", 3)) == "Rigid body 3: 5 is odd"
    assert located_text(Message(Level.WARNING, text, "info", 0)) == "Model: 5 is odd"
    assert located_text(Message(Level.WARNING, text, "camera", 3)) == "camera 3: 5 is odd"
    assert located_text(Message(Level.WARNING, text)) == "5 is odd"


def test_notes_of_the_same_fault_in_different_things_are_told_apart() -> None:
    messages = Messages()
    for about in ("parent", "tail"):
        messages.note("{}: {} is odd", "bones", [1, 2], [5, 7], about=(TranslatableText(about),))
    assert [warning.text for warning in list(messages)] == [
        "parent: 5 is odd",
        "parent: 7 is odd",
        "tail: 5 is odd",
        "tail: 7 is odd",
    ]
    assert german(next(iter(messages)).text) == "Elter: 5 ist seltsam"


def test_more_notes_than_are_shown_keep_what_they_are_about() -> None:
    messages = Messages()
    messages.note("{}: {} is odd", "bones", range(100), range(100), about=(TranslatableText("parent"),))
    assert list(messages)[-1].text == "and 90 more of these: parent: … is odd"
    assert german(list(messages)[-1].text) == "and 90 more of these: Elter: … ist seltsam"


def test_nouns() -> None:
    assert noun("bones") == "bones"
    assert german(noun("bones")) == "Knochen"
    assert noun("no such noun") == "no such noun"
    assert either(["A", "B", "C"]) == "A or B or C"
    assert german(either(["A", "B"])) == "A oder B"


MESSAGES = {
    "FormatError": 0,
    "TruncatedError": 0,
    "Message": 1,
    "add": 0,
    "lose": 0,
    "error": 0,
}  # which argument it is


def messages(tree: ast.AST) -> Iterator[ast.expr]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute):
            index = MESSAGES.get(call.func.id if isinstance(call.func, ast.Name) else call.func.attr)
            if index is not None and len(call.args) > index:
                yield call.args[index]


def test_no_error_and_no_loss_is_plain_text(checkout: Path) -> None:
    """Plain texts would stay English in every language."""
    found = [
        f"{path.name}:{message.lineno}"
        for path in sorted((checkout / "editor" / "formats").rglob("*.py"))
        for message in messages(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(message, ast.Constant | ast.JoinedStr)
    ]
    assert found == []
