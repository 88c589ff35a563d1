"""The handbook that comes with the program is the one that its script makes now, and nothing in it leads nowhere."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from editor.formats.registry import OWN_EXTENSIONS
from editor.render.modes import DisplayMode
from editor.resources import resource
from editor.ui.document_panes import PANES
from editor.ui.language import Language
from tests.ui.driving import Driver, driven

LANGUAGES = ("en", "ja")
MOST_BYTES = 3_000_000  # that the handbook may add to the wheel


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driven(qtbot, monkeypatch) as driver:
        yield driver


def module(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(resource("handbook")))
    return importlib.import_module(name)


@pytest.mark.gl
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_in_it_is_stale(code: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where this fails: .ci/handbook --texts."""
    language = Language(driver.bench.session.settings, driver.window)
    language.install()
    try:
        language.choose(code)
        driver.settle()
        files = module("make_handbook", monkeypatch).handbook_files(code, driver.bench.commands)
    finally:
        language.choose("en")
    folder = resource("handbook", code)
    assert {path.name for path in folder.iterdir()} == set(files)
    assert [name for name, text in files.items() if (folder / name).read_text("utf-8") != text] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_link_and_every_picture_is_there(code: str) -> None:
    pages = {path.name: path.read_text("utf-8") for path in resource("handbook", code).glob("*.html")}
    links = [(name, link) for name, text in pages.items() for link in re.findall(r'href="([^"]+)"', text)]
    assert links
    for name, link in links:
        page, _, anchor = link.partition("#")
        assert not anchor or f'name="{anchor}"' in pages[page or name], link
        assert (page or name) in pages, link
    for text in pages.values():
        assert all((resource("handbook", code) / file).exists() for file in re.findall(r'src="([^"]+)"', text))
        assert "{picture" not in text


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


def test_it_is_small() -> None:
    pictures = resource("handbook", "pictures").rglob("*.png")
    assert sum(path.stat().st_size for path in pictures) < MOST_BYTES


@pytest.mark.gl
def test_the_script_of_the_pictures_runs(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ("window-edit", "pane-outline", "pane-morphs", "mode-normal")
    make = module("handbook_pictures", monkeypatch).make_pictures
    make(driver.window, tmp_path, "en", are_shared=True, only=wanted)
    made = {path.stem: path for path in tmp_path.rglob("*.png")}
    assert set(made) == set(wanted)
    for path in made.values():
        with Image.open(path) as picture:
            assert len(picture.convert("RGB").getcolors(1 << 16) or ()) > 8
