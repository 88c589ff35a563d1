"""Every block of the page on scripts and plug-ins does what the page says."""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest

from editor import cli
from editor.model.bones import BoneFlags
from editor.plugins import api
from editor.plugins.load_plugins import GROUP
from editor.plugins.plugin_folder import plugins_folder
from editor.plugins.run_script import run_script
from editor.resources import resource

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r"^#\s*(\w+\.py)\n")
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
    elif title := TITLE.match(text):
        folder = plugins_folder() / "first" if title[1] == "plugin.py" else place
        (folder / title[1]).write_text(text, "utf-8")
    else:
        run_script(text, api.open(place / "model.pmx"))


@pytest.mark.gl
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
