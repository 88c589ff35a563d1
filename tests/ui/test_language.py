"""The window speaks the chosen language; the Japanese translation is complete and compiled."""

from __future__ import annotations

import importlib.util
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, QLocale, QTranslator
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QLabel, QPushButton, QTreeView
from pytestqt.qtbot import QtBot

from editor.document.preferences import InterfaceLanguage
from editor.document.settings import Settings
from editor.resources import translation
from editor.ui.language import LANGUAGES, Language, program_translator, system_language
from editor.ui.value_text import section_title

TRANSLATED = pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])


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


def skip_without(tool: str, update: ModuleType) -> None:
    if update.found(tool) is None:
        pytest.skip(f"{tool} is not installed")


def messages(ts: Path) -> set[tuple[str, str]]:
    """(context, source) of everything in a .ts."""
    contexts = ElementTree.parse(ts).getroot().iter("context")
    return {(str(c.findtext("name")), str(m.findtext("source"))) for c in contexts for m in c.iter("message")}


def test_choosing_a_language(language: Language) -> None:
    language.choose("ja")
    assert section_title("bones") == "ボーン"
    assert Settings().preferences.language is InterfaceLanguage.JAPANESE
    language.choose("en")
    assert section_title("bones") == "Bones"


def test_qt_speaks_it_too(language: Language) -> None:
    language.choose("ja")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "キャンセル"


def test_the_file_dialog_speaks_it_too(language: Language, qtbot: QtBot, tmp_path: Path) -> None:
    """All of it: Qt's own translation has gaps. Kinds of files have words where shared-mime-info is installed."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "model.pmx").write_bytes(b"\0")
    language.choose("ja")
    dialog = QFileDialog(None, "ファイル", str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    buttons = [*dialog.findChildren(QPushButton), *dialog.findChildren(QLabel)]
    tree = dialog.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    qtbot.waitUntil(lambda: tree.model().rowCount(tree.rootIndex()) == 2)
    kinds = {tree.model().index(row, 2, tree.rootIndex()).data() for row in range(2)} - {"application/octet-stream"}
    texts = [re.sub(r"\(&.\)", "", button.text()) for button in buttons] + [*kinds]
    assert texts
    assert not [text for text in texts if re.search("[A-Za-z]", text)]


def test_what_contains_files_has_words_of_its_own_on_every_system(language: Language) -> None:
    language.choose("ja")
    assert QFileIconProvider().type(QFileInfo(QDir.rootPath())) == "ドライブ"
    folders = {QCoreApplication.translate("QAbstractFileIconProvider", word) for word in ("Folder", "File Folder")}
    assert not [word for word in folders if word.isascii()]


def test_playing_and_its_menu_have_names_of_their_own(qapp: object) -> None:
    translator = QTranslator()
    assert translator.load(str(translation("katachi_ja.qm")))
    plays = [translator.translate(*entry) for entry in (("Transport", "&Play"), ("TransformMenu", "Playin&g"))]
    assert len({text.split("(")[0] for text in plays}) == 2


def test_a_language_that_the_program_does_not_speak_is_the_systems(language: Language) -> None:
    with pytest.raises(ValueError, match="xx"):
        language.choose("xx")
    Settings().stored.setValue("language", "xx")
    assert Settings().preferences.language is InterfaceLanguage.SYSTEM
    assert program_translator("xx", language) is None


@pytest.mark.parametrize(
    ("read", "spoken"),
    [
        (["ja-JP"], "ja"),
        (["de-DE", "ja"], "ja"),
        (["en-GB", "ja"], "en"),
        (["zh-CN"], "zh_CN"),
        (["zh-Hans-SG"], "zh_CN"),
        (["zh-Hant-TW", "zh-TW", "ko"], "ko"),  # traditional characters are another language
        (["ko-KR"], "ko"),
        (["de"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_language(read: list[str], spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: SimpleNamespace(uiLanguages=lambda: read)))
    assert system_language() == spoken


@TRANSLATED
def test_every_word_of_a_field_is_translated(code: str, update: ModuleType, qapp: object) -> None:
    translator = QTranslator()
    assert translator.load(str(translation(f"katachi_{code}.qm")))
    for context, words in (
        ("Field", update.field_words()),
        ("Operation", update.operation_words()),
        ("Message", update.message_words()),
    ):
        assert [word for word in words if not translator.translate(context, word)] == []


@TRANSLATED
def test_nothing_is_left_untranslated(code: str, checkout: Path) -> None:
    tree = ElementTree.parse(checkout / "translations" / f"katachi_{code}.ts")
    unfinished = [m.findtext("source") for m in tree.iter("message") if not m.findtext("translation")]
    assert unfinished == []


@TRANSLATED
def test_places_for_words_are_kept(code: str, checkout: Path) -> None:
    """A translation has the same {} as its source, or formatting it would fail."""
    tree = ElementTree.parse(checkout / "translations" / f"katachi_{code}.ts")
    for message in tree.iter("message"):
        source, translated = message.findtext("source") or "", "".join(message.find("translation").itertext())
        assert sorted(_places(source)) == sorted(_places(translated)), source


@TRANSLATED
def test_dialogs_and_letters_to_press_are_told_in_every_language(code: str, checkout: Path) -> None:
    tree = ElementTree.parse(checkout / "translations" / f"katachi_{code}.ts")
    for message in tree.iter("message"):
        source, translated = message.findtext("source") or "", "".join(message.find("translation").itertext())
        letters = re.findall("&[A-Za-z]", source.replace("&&", ""))
        assert len(re.findall("&[A-Za-z]", translated.replace("&&", ""))) == len(letters), source
        assert translated.endswith("…") or not (letters and source.endswith("…")), source


def _places(text: str) -> list[str]:
    return [part.split("}")[0] for part in text.split("{")[1:]]


@TRANSLATED
def test_the_sources_hold_no_other_strings(code: str, update: ModuleType, checkout: Path, tmp_path: Path) -> None:
    """After a change of strings: translations/update.py."""
    skip_without("pyside6-lupdate", update)
    kept = checkout / "translations" / f"katachi_{code}.ts"
    fresh = tmp_path / kept.name
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


@TRANSLATED
def test_what_is_loaded_is_what_was_translated(code: str, update: ModuleType, checkout: Path, tmp_path: Path) -> None:
    skip_without("pyside6-lrelease", update)
    fresh = tmp_path / f"katachi_{code}.qm"
    update.compile_ts(checkout / "translations" / f"katachi_{code}.ts", fresh)
    assert fresh.read_bytes() == (checkout / "translations" / fresh.name).read_bytes()
