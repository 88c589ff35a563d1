"""The window speaks the chosen language; the Japanese translation is complete and compiled."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, QLocale, QTranslator
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QLabel, QPushButton, QTreeView
from pytestqt.qtbot import QtBot

from editor.document.program.preferences import InterfaceLanguage
from editor.document.program.settings import Settings
from editor.resources import translation
from editor.ui.language import LANGUAGES, Language, program_translator, system_language
from editor.ui.value_text import section_title
from tests.ui.every_text.program_texts import program_texts, update_script

TRANSLATED = pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])


@pytest.fixture
def language(qtbot: QtBot) -> Iterator[Language]:
    language = Language(Settings())
    yield language
    language.choose("en")


@pytest.fixture(scope="module")
def update() -> ModuleType:
    return update_script()


def skip_without(tool: str, update: ModuleType) -> None:
    if update.found(tool) is None:
        pytest.skip(f"{tool} is not installed")


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


def test_every_text_is_translated(update: ModuleType, checkout: Path) -> None:
    """The only test to fail on a text without a translation; everything else then shows it in English."""
    skip_without("pyside6-lupdate", update)
    texts, files = program_texts(), sorted((checkout / "translations").glob("katachi_*.ts"))
    assert {file.stem for file in files} == {f"katachi_{code}" for code in LANGUAGES if code != "en"}
    lacking = {file.name: update.missing(file, texts) for file in files}
    assert not any(lacking.values()), "python translations/update.py, then translate what --missing lists"
    left = {file.name: update.no_longer_there(file, texts) for file in files}
    assert not any(left.values()), "python translations/update.py"


def test_what_is_missing_is_listed_with_its_places(update: ModuleType, checkout: Path, tmp_path: Path) -> None:
    kept = checkout / "translations" / "katachi_ja.ts"
    tree = ElementTree.parse(kept)
    texts = {text: ["editor/a.py:1", "editor/b.py:2"] for text in update.messages(kept)}
    texts["Part", "Brand new"] = ["editor/c.py:3"]
    first, second = list(tree.iter("message"))[:2]
    first.find("translation").text = ""
    second.find("translation").set("type", "unfinished")
    fresh = tmp_path / kept.name
    tree.write(fresh, "utf-8")
    told = [f"editor/a.py:1, editor/b.py:2: {each.findtext('source')!r}" for each in (first, second)]
    assert update.missing(fresh, texts) == [*sorted(told), "editor/c.py:3: 'Brand new'"]
    del texts["Part", "Brand new"]
    gone = texts.popitem()[0]
    assert update.no_longer_there(fresh, texts) == [gone[1]]


def test_texts_have_places(update: ModuleType, checkout: Path) -> None:
    """Those of declarations, which no call names, too, unless they are put together."""
    skip_without("pyside6-lupdate", update)
    texts = program_texts()
    assert len([text for text, places in texts.items() if not places]) < 10
    assert {context for context, _ in texts} >= {"Field", "Operation", "Check", "Message", "Script", "ViewMenu"}
    for (_, text), places in [(text, places) for text, places in texts.items() if places][::100]:
        file, _, line = places[0].rpartition(":")
        assert re.findall(r"\w+", text)[0] in (checkout / file).read_text("utf-8")
        assert int(line) > 0


@TRANSLATED
def test_places_for_words_are_kept(code: str, update: ModuleType, checkout: Path) -> None:
    """A translation has the same {} as its source, or formatting it would fail."""
    for source, translated in translations(code, update, checkout):
        assert sorted(_places(source)) == sorted(_places(translated)), source


@TRANSLATED
def test_dialogs_and_letters_to_press_are_told_in_every_language(code: str, update: ModuleType, checkout: Path) -> None:
    for source, translated in translations(code, update, checkout):
        letters = re.findall("&[A-Za-z]", source.replace("&&", ""))
        assert len(re.findall("&[A-Za-z]", translated.replace("&&", ""))) == len(letters), source
        assert translated.endswith("…") or not (letters and source.endswith("…")), source


def translations(code: str, update: ModuleType, checkout: Path) -> list[tuple[str, str]]:
    """The texts of a .ts that have a translation, each with it."""
    entries = update.messages(checkout / "translations" / f"katachi_{code}.ts").items()
    pairs = [(source, "".join(message.find("translation").itertext())) for (_, source), message in entries]
    assert pairs
    return [(source, translated) for source, translated in pairs if translated]


def _places(text: str) -> list[str]:
    return [part.split("}")[0] for part in text.split("{")[1:]]


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
