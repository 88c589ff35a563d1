"""Motions and poses through `load` and `save`: recognised, told apart from models, and written as one another."""

import json
from pathlib import Path

import pytest

from editor import formats
from editor.cli import main
from editor.formats import FormatError
from editor.formats.motions import PoseContent
from editor.formats.vmd.content import MotionContent
from tests.formats.making import full_content
from tests.formats.test_vpd import MORPH, TEXT
from tests.formats.vmd.fixtures import ALL, blocks_of

VPD = (TEXT + MORPH).encode("cp932")


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(("data", "kind", "format"), [(ALL, MotionContent, "vmd"), (VPD, PoseContent, "vpd")])
def test_the_content_decides(tmp_path, data, kind, format):
    path = written(tmp_path / "a.bin", data)
    content = formats.load(path)
    assert isinstance(content, kind)
    assert (content.format, content.path, content.warnings) == (format, path, [])
    assert not formats.save(content, tmp_path / f"b.{format}")
    assert (tmp_path / f"b.{format}").read_bytes() == data


def test_what_cannot_be_a_model(tmp_path):
    path = written(tmp_path / "a.vmd", ALL)
    with pytest.raises(FormatError, match=r"a VMD file, which holds no model; .*PMX") as caught:
        formats.load_model(path)
    assert caught.value.path == path
    with pytest.raises(FormatError, match=r"'\.pmx' is not a format that can be written"):
        formats.save(formats.load(path), tmp_path / "a.pmx")
    with pytest.raises(FormatError, match=r"'\.vmd' is not a format that can be written"):
        formats.save(full_content(), tmp_path / "b.vmd")
    assert [child.name for child in tmp_path.iterdir()] == ["a.vmd"]


def test_warnings_come_with_the_content(tmp_path):
    content = formats.load(written(tmp_path / "a.vmd", ALL[:-1]))
    assert [warning.table for warning in content.warnings] == ["show_ik"]


def test_a_pose_as_a_motion_and_back(tmp_path):
    pose = formats.load(written(tmp_path / "a.vpd", VPD))
    assert not formats.save(pose, tmp_path / "a.vmd")
    motion = formats.load(tmp_path / "a.vmd")
    assert motion.motion.counts()["bones"] == 2
    assert not formats.save(motion, tmp_path / "b.vpd")
    again = formats.load(tmp_path / "b.vpd")
    assert (again.pose.bones, again.pose.morphs) == (pose.pose.bones, pose.pose.morphs)
    assert blocks_of(motion.motion)[2:] == blocks_of(formats.load(tmp_path / "a.vmd").motion)[2:]


def test_what_a_pose_cannot_keep_of_a_motion(tmp_path):
    losses = formats.save(formats.load(written(tmp_path / "a.vmd", ALL)), tmp_path / "a.vpd")
    tables = [loss.table for loss in losses]
    assert set(tables) >= {"bones", "morphs", "camera", "light", "self_shadow", "show_ik"}


def test_on_the_command_line(tmp_path, capsys):
    paths = [str(written(tmp_path / "a.vmd", ALL)), str(written(tmp_path / "a.vpd", VPD))]
    assert main(["info", *paths, "--json"]) == 0
    motion, pose = json.loads(capsys.readouterr().out)
    assert (motion["format"], motion["version"], motion["name"]) == ("vmd", "0002", "形")
    assert motion["counts"] == {"bones": 2, "morphs": 1, "camera": 1, "light": 1, "self_shadow": 1, "show_ik": 2}
    assert (pose["format"], pose["counts"]) == ("vpd", {"bones": 2, "morphs": 1})
    assert main(["info", *paths]) == 0
    assert "VMD 0002" in capsys.readouterr().out
    assert main(["convert", *paths, "--to", "vmd", "-o", str(tmp_path / "out")]) == 2
    assert main(["convert", paths[0], str(tmp_path / "b.vmd")]) == 0
    assert (tmp_path / "b.vmd").read_bytes() == ALL
