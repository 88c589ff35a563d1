"""The names of steps and the messages of a document are said in the language that the window speaks now."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from editor.document.texts import RetranslatableText, joined, translate
from editor.messages import TranslatableText
from editor.ui.language import Language
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.messages import MessagesPane
from editor.ui.value_text import translated
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


@pytest.fixture
def language(driver: Driver) -> Iterator[Language]:
    language = Language(driver.bench.session.settings)
    yield language
    language.choose("en")


def steps(driver: Driver) -> list[str]:
    pane = driver.bench.docks["history"].pane
    assert isinstance(pane, HistoryPane)
    return [pane.model.index(row).data() for row in range(1, pane.model.rowCount())]


def messages(driver: Driver) -> list[str]:
    pane = driver.bench.docks["messages"].pane
    assert isinstance(pane, MessagesPane)
    pane.copy()
    return QGuiApplication.clipboard().text().splitlines()


def undo_text(driver: Driver) -> str:
    return driver.bench.commands["edit.undo"].text()


def rename_and_delete(driver: Driver) -> None:
    """Rename the bone 1, pose, and delete the bone 2, as a user does."""
    driver.open(full_model())
    driver.click_row("bones", 1)
    driver.key(Key.Key_F2)
    driver.type("首輪")
    driver.key(Key.Key_Return)
    driver.document.posing.reset_all()
    driver.click_row("bones", 2)
    driver.key(Key.Key_Delete)


def test_steps_undo_and_messages_follow_the_language(driver: Driver, language: Language) -> None:
    rename_and_delete(driver)
    english = steps(driver), messages(driver), undo_text(driver)
    assert english[0][0] == "Change Name: 腕"
    assert english[0][-1].startswith("Delete bone: ")
    assert any(" deleted: " in message for message in english[1])
    language.choose("ja")
    driver.settle()
    japanese = steps(driver), messages(driver), undo_text(driver)
    assert "腕" in japanese[0][0], "names of rows stay"
    said = [*japanese[0], *(message for message in japanese[1] if "首" in message), japanese[2]]
    assert not [text for text in said for word in ("Change", "Delete", "bone", "deleted", "Undo") if word in text]
    driver.key(Key.Key_Z, Control)
    assert japanese[0][-1] in driver.status()
    assert "Delete" not in driver.status()
    driver.key(Key.Key_Y, Control)
    language.choose("en")
    driver.settle()
    assert (steps(driver), messages(driver), undo_text(driver)) == english


def test_what_was_done_in_another_language_is_said_in_english(driver: Driver, language: Language) -> None:
    language.choose("ja")
    driver.settle()
    rename_and_delete(driver)
    language.choose("en")
    driver.settle()
    assert steps(driver)[0] == "Change Name: 腕"
    assert undo_text(driver).startswith("&Undo Delete bone: ")


def test_texts_within_texts_follow_too(language: Language) -> None:
    what = translate("StepNames", "{count} bones").format(count="3")
    name = translate("StepNames", "{step}: {what}").format(step="Script {x}", what=what)
    text = TranslatableText("{}: {}", joined(", ", [name, "{y}"]), "z")
    assert text == "Script {x}: 3 bones, {y}: z"
    language.choose("ja")
    assert translated(text) == "Script {x}：ボーン 3 本, {y}: z"
    assert name == "Script {x}: 3 bones", "as it was said"
    assert isinstance(name, RetranslatableText)
