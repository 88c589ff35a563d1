"""Every block of the page on scripts and plug-ins does what the page says."""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QPushButton

from editor import cli
from editor.formats.registry import set_added_formats
from editor.model.bones import BoneFlags
from editor.plugins import api
from editor.plugins.load_plugins import GROUP
from editor.plugins.plugin_folder import plugins_folder
from editor.plugins.run_script import run_script
from editor.render.hiding import Hidden
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_input import OverlayInput
from editor.resources import resource
from tests.plugins.plugin_making import write_plugin

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r"^#\s*([\w/]+\.py)\n")
HEADING = re.compile(r"^## (.+)", re.MULTILINE)


@pytest.fixture(scope="module")
def page() -> str:
    return resource("reference", "plugins.md").read_text("utf-8")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all files that the page speaks of."""
    for name in ("mochi.pmx", "mochi_dance.vmd"):
        shutil.copy(resource("samples", name), tmp_path / name.replace("mochi.pmx", "model.pmx").replace("mochi_", ""))
    shutil.copytree(resource("samples", "textures"), tmp_path / "textures")
    monkeypatch.setenv("KATACHI_PLUGINS", str(tmp_path / "plugins"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def _own_formats() -> Iterator[None]:
    yield
    set_added_formats(())


def run_block(kind: str, text: str, place: Path) -> None:
    if kind == "sh":
        for line in text.splitlines():
            program, *arguments = shlex.split(line)
            assert program == "katachi"
            assert cli.main(arguments) == 0, line
    elif kind == "toml":
        manifest = tomllib.loads(text)
        if "id" in manifest:
            (place / "plugins" / manifest["id"]).mkdir(parents=True)
            (place / "plugins" / manifest["id"] / "plugin.toml").write_text(text, "utf-8")
    elif (title := TITLE.match(text)) and title[1].startswith("plugins/"):
        id = title[1].split("/")[1]
        write_plugin(id, text, enabled=False)
        check_rows(api.load_plugin(plugins_folder() / id), place)
    elif title:
        folder = plugins_folder() / "first" if title[1] == "plugin.py" else place
        (folder / title[1]).write_text(text, "utf-8")
    else:
        run_script(text, api.open(place / "model.pmx"))


def check_rows(plugin: api.Plugin, place: Path) -> None:
    """Run the commands, and make the panes, of a plug-in of the page."""
    model, host = api.open(place / "model.pmx"), api.PlainHost()
    for command in plugin.commands:
        command.function(model, host)
        assert len(host.selected("bones")) == sum(not bone.name_en for bone in model.bones)
    for pane in plugin.panes:
        button = pane.make(model, host)
        assert isinstance(button, QPushButton)
        button.click()
        assert button.text() == f"{len(model.bones)} bones, {len(model.morphs)} morphs"
        button.deleteLater()
    for overlay in plugin.overlays:
        (part,) = overlay.parts
        ends = len(model.bones) - len({bone.parent for bone in model.bones} - {api.NONE})
        assert len(part.make(overlay_input(model)).marks) == ends
    for mode in plugin.modes:
        assert np.shape(mode.values(model.content.model)) == (len(model.vertices),)
    for tool in plugin.tools:
        spot = tool.make(SeenFromAbove())
        assert (len(spot.marks()), spot.texts(), spot.cancel()) == (0, [], False)
        spot.press((3.0, 4.0))
        assert (len(spot.marks()), spot.texts(), spot.cancel()) == (1, [((3.0, 2.0, 4.0), "height 2.00")], True)


def overlay_input(model: api.ScriptModel) -> OverlayInput:
    """A model of which nothing is selected or hidden."""
    tables = model.content.model
    return OverlayInput(
        tables, lambda table: np.zeros(len(tables.tables[table]), np.bool_), ViewOptions(), Hidden(tables)
    )


class SeenFromAbove:
    """A model view, as far as the tool of the page asks it."""

    def point(self, pixel: tuple[float, float]) -> tuple[float, float, float]:
        return pixel[0], 2.0, pixel[1]


@pytest.mark.gl
@pytest.mark.usefixtures("qapp", "_own_formats")
def test_every_block_runs(page: str, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall(page)
    assert len(blocks) == page.count("```") // 2
    assert {kind for kind, _ in blocks} == {"python", "toml", "sh"}
    for kind, text in blocks:
        run_block(kind, text, place)
    told = capsys.readouterr().out
    assert "92 bones, happy" in told
    assert "first.hide: Hides bones." in told
    assert "Help on function sort" in told
    assert api.open(place / "loud.pmx").bones[0].name_en.isupper()
    assert api.open(place / "copy.pmx").name == "もち"
    assert not any(bone.flags & BoneFlags.VISIBLE for bone in list(api.open(place / "hidden.pmx").bones)[:4])
    assert (place / "picture.png").exists()
    assert len((place / "model.bones").read_text("utf-8").splitlines()) == 92
    assert "BONES" in told


def test_the_first_plugin_has_ten_lines(page: str) -> None:
    (source,) = (text for kind, text in BLOCK.findall(page) if kind == "python" and text.startswith("# plugin.py"))
    assert len([line for line in source.splitlines() if line]) == 10


def test_names_that_the_page_says_are_there(page: str) -> None:
    for name in set(re.findall(r"`api\.([a-zA-Z_]+)", page)):
        assert name in dir(api), name
    assert f'entry-points."{GROUP}"' in page
    assert f"this is version {api.API_VERSION}." in page


def test_the_contents_list_every_section(page: str) -> None:
    assert re.findall(r"^- \[(.+)\]\(#", page, re.MULTILINE) == HEADING.findall(page)
