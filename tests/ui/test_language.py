"""The window speaks the chosen language; the Japanese translation is complete and compiled."""

from __future__ import annotations

import importlib.util
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QTreeView
from pytestqt.qtbot import QtBot

from editor.document.settings import Settings
from editor.resources import translation
from editor.ui.language import Language
from editor.ui.value_text import section_title


@pytest.fixture
def language(qtbot: QtBot) -> Iterator[Language]:
    language = Language(Settings())
    yield language
    language.choose("en")


@pytest.fixture(scope="module")
def update(checkout: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("update", checkout / "translations" / "update.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(ts: Path) -> set[tuple[str, str]]:
    """(context, source) of everything in a .ts."""
    contexts = ElementTree.parse(ts).getroot().iter("context")
    return {(str(c.findtext("name")), str(m.findtext("source"))) for c in contexts for m in c.iter("message")}


def test_choosing_a_language(language: Language) -> None:
    language.choose("ja")
    assert section_title("bones") == "ボーン"
    assert Settings().language == "ja"
    language.choose("en")
    assert section_title("bones") == "Bones"


def test_qt_speaks_it_too(language: Language) -> None:
    language.choose("ja")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "キャンセル"


def test_the_file_dialog_speaks_it_too(language: Language, qtbot: QtBot, tmp_path: Path) -> None:
    """All of it: Qt's own translation has gaps."""
    (tmp_path / "folder").mkdir()
    language.choose("ja")
    dialog = QFileDialog(None, "ファイル", str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    buttons = [*dialog.findChildren(QPushButton), *dialog.findChildren(QLabel)]
    tree = dialog.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    qtbot.waitUntil(lambda: tree.model().rowCount(tree.rootIndex()) == 1)
    kind = tree.model().index(0, 2, tree.rootIndex()).data()
    texts = [re.sub(r"\(&.\)", "", button.text()) for button in buttons] + [kind]
    assert texts
    assert not [text for text in texts if re.search("[A-Za-z]", text)]


def test_playing_and_its_menu_have_names_of_their_own(qapp: object) -> None:
    translator = QTranslator()
    assert translator.load(str(translation("katachi_ja.qm")))
    plays = [translator.translate(*entry) for entry in (("Transport", "&Play"), ("TransformMenu", "Playin&g"))]
    assert len({text.split("(")[0] for text in plays}) == 2


def test_a_language_without_a_translation_is_english(language: Language) -> None:
    language.choose("xx")
    assert section_title("bones") == "Bones"


def test_every_word_of_a_field_is_translated(update: ModuleType, qapp: object) -> None:
    translator = QTranslator()
    assert translator.load(str(translation("katachi_ja.qm")))
    for context, words in (
        ("Field", update.field_words()),
        ("Operation", update.operation_words()),
        ("Message", update.message_words()),
    ):
        assert [word for word in words if not translator.translate(context, word)] == []


def test_nothing_is_left_untranslated(checkout: Path) -> None:
    tree = ElementTree.parse(checkout / "translations" / "katachi_ja.ts")
    unfinished = [m.findtext("source") for m in tree.iter("message") if not m.findtext("translation")]
    assert unfinished == []


def test_places_for_words_are_kept(checkout: Path) -> None:
    """A translation has the same {} as its source, or formatting it would fail."""
    tree = ElementTree.parse(checkout / "translations" / "katachi_ja.ts")
    for message in tree.iter("message"):
        source, translated = message.findtext("source") or "", message.findtext("translation") or ""
        assert sorted(_places(source)) == sorted(_places(translated)), source


def _places(text: str) -> list[str]:
    return [part.split("}")[0] for part in text.split("{")[1:]]


def test_the_sources_hold_no_other_strings(update: ModuleType, checkout: Path, tmp_path: Path) -> None:
    """After a change of strings: translations/update.py."""
    kept = checkout / "translations" / "katachi_ja.ts"
    fresh = tmp_path / "katachi_ja.ts"
    fresh.write_bytes(kept.read_bytes())
    update.collect(fresh)
    assert messages(fresh) == messages(kept)


def test_tr_is_asked_of_nothing_but_self(checkout: Path) -> None:
    """What collects the strings takes the name of any other variable for the context, in which nobody looks."""
    calls = [
        f"{path.name}: {text}"
        for path in (checkout / "editor").rglob("*.py")
        for text in re.findall(r"\w+\.tr\(.*", path.read_text(encoding="utf-8"))
    ]
    assert calls
    assert [call for call in calls if ": self.tr(" not in call] == []


def test_what_is_loaded_is_what_was_translated(update: ModuleType, checkout: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "katachi_ja.qm"
    update.compile_ts(checkout / "translations" / "katachi_ja.ts", fresh)
    assert fresh.read_bytes() == (checkout / "translations" / "katachi_ja.qm").read_bytes()
