"""The scripts that come with the program do what they say."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from editor import formats
from editor.model.bones import Bone
from editor.model.mesh import Deform
from editor.plugins import api
from editor.plugins.run_script import run_script
from editor.plugins.script_model import EditedContent
from editor.resources import resource
from tests.cli.moving import save_pose, save_square
from tests.operations.model_making import full_model

SCRIPTS = sorted(path.stem for path in resource("scripts").glob("*.py"))


def run(name: str, model: api.ScriptModel, **options: object) -> None:
    run_script(resource("scripts", f"{name}.py"), model, options={key: str(value) for key, value in options.items()})


@pytest.fixture
def model(tmp_path: Path) -> api.ScriptModel:
    """Something in every table, in a file."""
    formats.save(formats.Content(full_model(), "pmx"), tmp_path / "full.pmx")
    return api.open(tmp_path / "full.pmx")


@pytest.fixture
def square(tmp_path: Path) -> api.ScriptModel:
    """What can be seen."""
    return api.open(save_square(tmp_path / "square.pmx"))


def test_each_has_a_test_and_says_how_it_is_run() -> None:
    assert len(SCRIPTS) == 10
    for name in SCRIPTS:
        assert f"test_{name}" in globals()
        assert f"katachi run {name}.py " in resource("scripts", f"{name}.py").read_text("utf-8")


def test_rename_by_list(model: api.ScriptModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "names.csv").write_text("腕,右腕\n笑い,にっこり\n髪,前髪\nない,ある\n", "utf-8")
    run("rename_by_list", model, list=tmp_path / "names.csv")
    assert (model.bones[1].name, model.morphs[0].name, model.materials[1].name) == ("右腕", "にっこり", "前髪")
    assert capsys.readouterr().out == "Names changed: 3\nnothing is called ない\n"


def test_mirror_weights(capsys: pytest.CaptureFixture[str]) -> None:
    content = formats.new_content()
    content.model.bones.records += [Bone("左腕"), Bone("右腕"), Bone("hand_L"), Bone("hand_R")]
    content.model.vertices.fill(
        7,
        position=[(1, 2, 3), (-1, 2, 3), (0, 1, 1), (2, 2, 2), (-4, 0, 0), (5, 1, 0), (-5, 1, 0)],
        bones=[(1, 0, -1, -1), *((row, -1, -1, -1) for row in (2, 0, 1, 2, 3, 2))],
        weights=[(0.75, 0.25, 0, 0)] + [(1, 0, 0, 0)] * 6,
        deform=[Deform.SDEF] + [Deform.BDEF1] * 6,
        sdef_c=[(1, 2, 3)] + [(0, 0, 0)] * 6,
    )
    model = api.ScriptModel(EditedContent(content))
    run("mirror_weights", model)
    vertices = model.vertices
    assert vertices["bones"].tolist()[1] == [2, 0, -1, -1]
    assert vertices["weights"].tolist()[1] == [0.75, 0.25, 0, 0]
    assert vertices["sdef_c"].tolist()[1] == [-1, 2, 3]
    assert vertices["deform"].tolist() == [Deform.SDEF, Deform.SDEF, *[Deform.BDEF1] * 5]
    assert vertices["bones"].tolist()[4] == [2, -1, -1, -1]
    assert vertices["bones"].tolist()[6] == [4, -1, -1, -1]
    assert capsys.readouterr().out == "2 vertices mirrored, 1 without a partner\n"


@pytest.mark.gl
def test_thumbnails(square: api.ScriptModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    square.save(tmp_path / "other.pmd")
    (tmp_path / "broken.pmx").write_bytes(b"nothing")
    run("thumbnails", square, size=32)
    pictures = sorted((tmp_path / "thumbnails").iterdir())
    assert [picture.name for picture in pictures] == ["other.png", "square.png"]
    assert "broken.pmx" in capsys.readouterr().out
    with Image.open(pictures[1]) as picture:
        assert (picture.size, picture.mode) == ((32, 32), "RGBA")
        red, _, _, alpha = np.asarray(picture)[12, 8]
    assert red > 100
    assert alpha == 255


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    run("report", api.open(resource("samples", "mochi.pmx")))
    told = capsys.readouterr().out
    for word in ("もち", "19,704", "BDEF2", "faces"):
        assert word in told
    assert "missing" not in told


def test_report_tells_what_is_odd(model: api.ScriptModel, capsys: pytest.CaptureFixture[str]) -> None:
    run("report", model)
    assert "tex/顔.png is missing" in capsys.readouterr().out


def test_cut_by_material(model: api.ScriptModel, tmp_path: Path) -> None:
    run("cut_by_material", model)
    parts = [api.open(path) for path in sorted((tmp_path / "parts").iterdir())]
    assert [part.path.name for part in parts if part.path] == ["00 顔.pmx", "01 髪.pmx"]
    assert [len(part.faces) for part in parts] == [2, 2]
    assert all(len(part.materials) == 1 and len(part.bones) == len(model.bones) for part in parts)
    assert len(model.materials) == 2


def test_upgrade_pmd(square: api.ScriptModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    square.save(tmp_path / "old" / "one.pmd")
    shutil.copy(tmp_path / "old" / "one.pmd", tmp_path / "old" / "two.PMD")
    (tmp_path / "old" / "broken.pmd").write_bytes(b"nothing")
    run("upgrade_pmd", api.open(tmp_path / "old" / "one.pmd"), to=tmp_path / "new")
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["one.pmx", "two.pmx"]
    assert len(api.open(tmp_path / "new" / "two.pmx").vertices) == len(square.vertices)
    assert "broken.pmd" in capsys.readouterr().out


@pytest.mark.gl
def test_pose_pictures(square: api.ScriptModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "poses").mkdir()
    save_pose(tmp_path / "poses" / "rest.vpd")
    save_pose(tmp_path / "poses" / "turned.vpd", "root", "horn")
    run("pose_pictures", square, poses=tmp_path / "poses", size=32)
    at_rest, turned = (
        np.asarray(Image.open(tmp_path / "poses" / "pictures" / f"{name}.png")) for name in ("rest", "turned")
    )
    assert at_rest.shape == (32, 32, 3)
    assert (at_rest != turned).any()
    assert "turned.vpd: the model lacks horn" in capsys.readouterr().out


@pytest.mark.gl
def test_morph_sheet(square: api.ScriptModel, tmp_path: Path) -> None:
    run("morph_sheet", square, size=24, columns=2)
    count = len(square.morphs)
    with Image.open(tmp_path / "morphs.png") as sheet:
        assert sheet.size == (48, 24 * -(-count // 2))
        pixels = np.asarray(sheet)
    assert (pixels[:24, :24] != 255).any()


def test_find_differences(model: api.ScriptModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = model.copy()
    with other.edit() as edit:
        edit.set("bones", "腕,手", "level", 2)
        edit.remove("morphs", 0)
    other.save(tmp_path / "other.pmx")
    run("find_differences", model, **{"with": tmp_path / "other.pmx"})
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["bones", "level", "2"] in told
    assert ["morphs", "only", "here", "1"] in told
    run("find_differences", model, **{"with": tmp_path / "full.pmx"})
    assert capsys.readouterr().out == "no difference\n"


def test_missing_textures(model: api.ScriptModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tex").mkdir()
    (tmp_path / "tex" / "髪.png").write_bytes(b"")
    run("missing_textures", model)
    assert capsys.readouterr().out == "tex/顔.png: 顔\ntex/toon.bmp: 髪\n2 of 3 textures are missing\n"
