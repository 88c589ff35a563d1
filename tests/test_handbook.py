"""The handbook that comes with the program is the one that its script makes now, and nothing in it leads nowhere."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu
from pytestqt.qtbot import QtBot

from editor.document.files import autosave
from editor.document.program.preferences import Antialiasing, Preferences
from editor.formats.registry import OWN_EXTENSIONS
from editor.model.fields import Choice
from editor.operations.catalog import OPERATIONS
from editor.plugins.plugin_folder import plugins_folder
from editor.plugins.template import write_template
from editor.render.modes import DisplayMode
from editor.resources import resource
from editor.ui.action import plain
from editor.ui.icons import icon
from editor.ui.language import Language
from editor.ui.window.document_panes import PANES
from tests.operations.model_making import full_model
from tests.ui.driving import Driver, driven

LANGUAGES = ("en", "ja")
MOST_BYTES = 3_000_000  # that the handbook may add to the wheel


@pytest.fixture
def driver(qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    folder = tmp_path_factory.mktemp("autosave")  # nothing that another test left is offered
    monkeypatch.setattr(autosave, "default_folder", lambda: folder)
    with driven(qtbot, monkeypatch) as driver:
        yield driver


def module(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(resource("make", "handbook")))
    return importlib.import_module(name)


@contextmanager
def speaking(driver: Driver, code: str) -> Iterator[None]:
    """The window in a language, for a while."""
    language = Language(driver.bench.session.settings, driver.window)
    language.install()
    try:
        language.choose(code)
        driver.settle()
        yield
    finally:
        language.choose("en")


def pages(code: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in resource("handbook", code).glob("*.html")}


def chapters(code: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in resource("handbook", "chapters", code).glob("*.html")}


def menu_paths(actions: list[QAction], above: str = "") -> Iterator[str]:
    """The paths of menus and of what stands in them, with titles within a menu: "Select > A click selects > Bones"."""
    part = ""
    for action in actions:
        if action.isSeparator():
            part = f"{plain(action.text())} > " if action.text() else ""
            continue
        path = above + ("" if action.menu() else part) + plain(action.text())
        yield path
        if isinstance(menu := action.menu(), QMenu):
            yield from menu_paths(menu.actions(), f"{path} > ")


@pytest.mark.gl
@pytest.mark.parametrize("code", LANGUAGES)
def test_it_says_what_the_window_says(code: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking(driver, code):
        files = module("make_handbook", monkeypatch).handbook_files(code, driver.bench.commands)
        paths = set(menu_paths(driver.window.menuBar().actions()))
    check_nothing_is_stale(code, files)
    check_menus(code, paths)
    commands = driver.bench.commands.list
    check_keys(code, {key.toString() for id in commands for key in commands.default_keys(id)})
    if code == "en":
        check_preferences_are_told_as_their_dialog_shows_them(files["preferences.html"])


def check_nothing_is_stale(code: str, files: dict[str, str]) -> None:
    """Where this fails: .ci/handbook --texts."""
    folder = resource("handbook", code)
    assert {path.name for path in folder.iterdir()} == set(files)
    assert [name for name, text in files.items() if (folder / name).read_text("utf-8") != text] == []


def check_menus(code: str, there: set[str]) -> None:
    """Every path of menus is one of the window."""
    emphasized = [part for text in pages(code).values() for part in re.findall("<i>(.*?)</i>", text)]
    named = {unescape(re.sub("<[^>]*>", "", part)) for part in emphasized if "&gt;" in part}
    assert len(named) > len(OPERATIONS)
    assert named - there == set()
    typed = [(name, found) for name, text in chapters(code).items() for found in re.findall(r".{20}&gt;.{20}", text)]
    assert typed == [], "{menu: id} finds the path"


def check_keys(code: str, there: set[str]) -> None:
    """Every key is one of the window."""
    pattern = r"(?<![A-Za-z+])(?:(?:(?:Ctrl|Alt|Shift)\+)+(?:[A-Z0-9]|F\d+)|F\d+)(?![A-Za-z0-9])"
    typed = {key for text in chapters(code).values() for key in re.findall(pattern, text)}
    assert "Shift+F1" in typed
    assert typed - there == set()


def check_preferences_are_told_as_their_dialog_shows_them(page: str) -> None:
    (row,) = (row for row in page.splitlines() if "Time between autosaves" in row)
    seconds = Preferences().autosave_minutes * 60
    assert f"<td>{seconds:g} s</td>" in row


@pytest.mark.parametrize("code", LANGUAGES)
def test_both_languages_have_the_same_chapters_and_name_the_same_commands(code: str) -> None:
    def named(text: str) -> set[str]:
        return set(re.findall(r"{(?:menu|key|pane|page|label): [^}]+}", text))

    english = chapters("en")
    assert {name: named(text) for name, text in chapters(code).items()} == {
        name: named(text) for name, text in english.items()
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_page_leads_to_every_other(code: str) -> None:
    linked = set(re.findall(r'<a href="([^"#]+)"', pages(code)["index.html"]))
    assert linked == set(pages(code)) - {"index.html"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_are_told_as_the_command_line_takes_them(code: str) -> None:
    text = pages(code)["operations.html"]
    choices = [field.type for operation in OPERATIONS.values() for field in operation.fields if field.type is not None]
    tokens = {member.token for choice in choices if issubclass(choice, Choice) for member in choice}
    assert "each-other" in tokens
    assert [token for token in tokens if f"(<code>{token}</code>)" not in text] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_link_and_every_picture_is_there(code: str) -> None:
    texts = pages(code)
    links = [(name, link) for name, text in texts.items() for link in re.findall(r'<a href="([^"]+)"', text)]
    assert links
    for name, link in links:
        page, _, anchor = link.partition("#")
        assert (page or name) in texts, link
        assert not anchor or f'name="{anchor}"' in texts[page or name], link
    for text in texts.values():
        files = re.findall(r'(?:src|<link [^>]*href)="([^"]+)"', text)
        assert all((resource("handbook", code) / file).exists() for file in files)
        assert re.findall(r"{(?:menu|key|pane|page|label|picture):", text) == []
        assert [image for image in re.findall("<img[^>]*>", text) if ' alt="' not in image] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_pane_and_every_mode_has_a_picture(code: str) -> None:
    panes = resource("handbook", code, "panes.html").read_text("utf-8")
    assert [pane.name for pane in PANES if f"/pane-{pane.name}.png" not in panes] == []
    modes = resource("handbook", code, "modes.html").read_text("utf-8")
    assert [mode for mode in DisplayMode if f"/mode-{mode.value}.png" not in modes] == []
    assert "/window-edit.png" in modes
    assert "/window-transform.png" in modes


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_format_is_told_of(code: str) -> None:
    page = resource("handbook", code, "formats.html").read_text("utf-8")
    assert [extension for extension in OWN_EXTENSIONS if extension not in page] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_of_plugins_has_all_of_the_reference(code: str) -> None:
    source = resource("reference", "plugins.md").read_text("utf-8")
    page = resource("handbook", code, "plugins.html").read_text("utf-8")
    blocks = {block.rstrip() for block in re.findall(r"```\w*\n(.*?)```", source, re.DOTALL)}
    assert {unescape(block) for block in re.findall("<pre>(.*?)</pre>", page, re.DOTALL)} == blocks
    text = " ".join(unescape(re.sub("<[^>]*>", "", page)).split())
    words = re.sub(r"```.*?```|\]\([^)]*\)|[#*`\[]|^- ", "", source, flags=re.DOTALL | re.MULTILINE).split("\n\n")
    assert [part for part in words[1:] if " ".join(part.split()) not in text] == []


@pytest.mark.gl
@pytest.mark.skipif(sys.platform != "linux", reason="keys, and what the system has, are called otherwise")
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_picture_is_old(code: str, driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where this fails: .ci/handbook --old. What a picture shows is noted in resources/handbook/pictures/shown.json."""
    pictures = module("handbook_pictures", monkeypatch)
    write_template(plugins_folder() / "my-plugin", "my-plugin", "My plug-in")
    driver.bench.session.plugins.reload()
    driver.window.resize(*pictures.SIZE)
    with speaking(driver, code):
        shown = pictures.make_pictures(driver.window, tmp_path, code, are_shared=code == "en", draws=False)
    assert [*tmp_path.iterdir()] == []
    folder = resource("handbook", "pictures")
    there = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.png")}
    assert shown.keys() == {name for name in there if name.startswith((f"{code}/", "all/" if code == "en" else code))}
    old = pictures.old_pictures(folder, shown)
    assert old == {}, "\n".join([".ci/handbook --old", *(f"{name}: {changes}" for name, changes in old.items())])


@pytest.mark.gl
def test_a_picture_is_old_once_a_text_a_field_or_an_icon_of_it_is_another(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures, shown_in = module("handbook_pictures", monkeypatch), module("handbook_shown", monkeypatch).shown_in
    document = driver.open(full_model())
    driver.qtbot.waitUntil(lambda: document.checker.is_fresh)
    driver.settle()
    pane = driver.bench.docks["inspector"].widget()
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "pane-inspector.png").touch()
    pictures.keep_shown(tmp_path, {"en/pane-inspector": shown_in(pane), "en/gone": ["text"]})
    assert pictures.shown_when_made(tmp_path).keys() == {"en/pane-inspector"}

    def changes() -> list[str]:
        return pictures.old_pictures(tmp_path, {"en/pane-inspector": shown_in(pane)}).get("en/pane-inspector", [])

    pane.resize(pane.width() + 40, pane.height() - 40)
    driver.document.selection.set_active_table("info")
    before = changes()
    driver.settle()
    assert changes() == before == []
    label = next(label for label in pane.findChildren(QLabel) if label.isVisible() and label.text())
    text = label.text()
    label.setText("Another text 12")
    assert set(changes()) <= {"+ Another text 0", f"- {text}"}
    assert "+ Another text 0" in changes()
    label.setText("Another text 13.5")
    assert "+ Another text 0" in changes(), "numbers are none of it"
    label.setText(text)
    button = next(button for button in pane.findChildren(QAbstractButton) if button.isVisible())
    button.setIcon(icon("knife"))
    assert [change.rpartition(" ")[0] for change in changes() if change.startswith("+")] == ["+ icon knife"]
    assert pictures.old_pictures(tmp_path, {"en/other": []}) == {"en/other": ["there is none"]}


def test_it_is_small() -> None:
    pictures = resource("handbook", "pictures").rglob("*.png")
    assert sum(path.stat().st_size for path in pictures) < MOST_BYTES


@pytest.mark.gl
def test_every_numbered_part_of_the_window_is_explained(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.open(full_model())
    parts = [*module("handbook_pictures", monkeypatch).window_parts(driver.window, driver.bench)]
    for code in LANGUAGES:
        legend = pages(code)["start.html"].partition("/window-parts.png")[2].partition("</ol>")[0]
        assert len(re.findall("<li>", legend)) == len(parts), code
    assert [part for part in parts if not driver.window.rect().contains(part)] == []


@pytest.fixture
def _no_antialiasing(_own_settings: None) -> None:
    QSettings().setValue("antialiasing", Antialiasing.OFF.value)


@pytest.mark.gl
@pytest.mark.usefixtures("_no_antialiasing")
def test_the_script_of_the_pictures_runs(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ("window-edit", "window-parts", "pane-outline", "pane-history", "pane-morphs", "mode-normal")
    make = module("handbook_pictures", monkeypatch).make_pictures
    make(driver.window, tmp_path, "en", are_shared=True, only=wanted)
    made = {path.stem: path for path in tmp_path.rglob("*.png")}
    assert set(made) == set(wanted)
    for path in made.values():
        with Image.open(path) as picture:
            assert len(picture.convert("RGB").getcolors(1 << 16) or ()) > 8
