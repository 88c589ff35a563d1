"""PMD files on the disk: loading and saving by the list of formats, and what the command line tells of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor import formats
from editor.cli import main
from editor.formats import Content, FormatError
from editor.formats.pmd.structure import Pmd
from editor.formats.pmx.header import PmxExtra
from editor.formats.progress import Cancelled
from editor.model.edit import Edit
from editor.model.model import Model
from tests.formats.making import assert_same
from tests.formats.pmd.fixtures import SMALL
from tests.formats.test_registry import Recorder


@pytest.fixture
def path(tmp_path) -> Path:
    file = tmp_path / "形.pmd"
    file.write_bytes(SMALL)
    return file


def test_a_file_remembers_that_it_is_a_pmd(path):
    content = formats.load(path)
    assert (content.format, content.path, content.warnings) == ("pmd", path, [])
    assert isinstance(content.extra, Pmd)


def test_the_content_decides_and_not_the_extension(path):
    other = path.rename(path.with_suffix(".pmx"))
    assert formats.load(other).format == "pmd"


def test_saving_gives_back_what_was_opened(path, tmp_path):
    assert formats.save(formats.load(path), tmp_path / "a.pmd") == []
    assert (tmp_path / "a.pmd").read_bytes() == SMALL


def test_a_pmd_is_saved_as_pmx(path, tmp_path):
    content = formats.load(path)
    assert formats.save(content, tmp_path / "a.pmx") == []
    again = formats.load(tmp_path / "a.pmx")
    assert (again.format, again.warnings) == ("pmx", [])
    assert isinstance(again.extra, PmxExtra)
    assert_same(content.model, again.model)


def test_a_pmx_is_saved_as_pmd(tmp_path):
    content = formats.new_content()
    assert formats.save(content, tmp_path / "a.pmd") == []
    again = formats.load(tmp_path / "a.pmd")
    assert [(bone.name, bone.name_en) for bone in again.model.bones] == [("センター", "center")]
    assert again.model.frames.records == content.model.frames.records


def test_it_is_saved_twice(path):
    content = formats.load(path)
    with Edit(content.model) as edit:
        edit.set(content.model.bones, 0, "name", "first")
    formats.save(content, path)
    with Edit(content.model) as edit:
        edit.set(content.model.bones, 0, "name", "centre")
    formats.save(content, path)
    assert path.read_bytes() == SMALL


def test_what_cannot_be_written_leaves_the_file_alone(path):
    model = Model()
    model.vertices.fill(70_000)
    with pytest.raises(FormatError, match="70,000 vertices: PMD holds 65,535 at most") as caught:
        formats.save(Content(model), path)
    assert caught.value.path == path
    assert path.read_bytes() == SMALL
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_progress_and_being_told_to_stop(path):
    recorder = Recorder()
    content = formats.load(path, recorder)
    told = [text for _, text in recorder.told]
    assert {"vertices", "faces", "materials", "bones", "morphs", "frames", "rigid_bodies", "joints"} <= set(told)
    with pytest.raises(Cancelled):
        formats.load(path, Recorder("morphs"))
    with pytest.raises(Cancelled):
        formats.save(content, path, progress=Recorder("bones"))
    assert path.read_bytes() == SMALL


def test_info_and_convert(path, tmp_path, capsys):
    assert main(["info", str(path), "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["format"], entry["version"], entry["encoding"]) == ("pmd", "1.0", "cp932")
    assert entry["counts"]["bones"] == 3
    assert main(["info", str(path)]) == 0
    assert "PMD 1.0 CP932" in capsys.readouterr().out
    assert main(["convert", str(path), str(tmp_path / "a.pmx")]) == 0
    capsys.readouterr()
    assert main(["convert", str(tmp_path / "a.pmx"), str(tmp_path / "b.pmd"), "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["losses"] == []
