"""`katachi thumbnail`: a small square picture of all of a model, whatever its file is to be called."""

from pathlib import Path

import pytest
from PIL import Image

from editor import cli, formats
from editor.resources import resource

pytestmark = pytest.mark.gl


def picture(model: Path, out: Path, *options: str) -> Image.Image:
    assert cli.main(["thumbnail", *options, str(model), str(out)]) == 0
    with Image.open(out) as image:
        assert image.format == "PNG"
        return image.convert("RGBA")


@pytest.mark.parametrize(("options", "side"), [((), 256), (("--size", "64"), 64)])
def test_the_model_reaches_the_borders_and_has_nothing_behind_it(tmp_path, options, side):
    image = picture(resource("samples", "mochi.pmx"), tmp_path / "no ending", *options)
    assert image.size == (side, side)
    left, top, right, bottom = image.getbbox()
    assert side in (right - left, bottom - top)
    assert image.getpixel((0, 0))[3] == 0
    assert len(image.getcolors(side * side)) > 100


def test_of_an_empty_model_there_is_nothing_to_see(tmp_path, capsys):
    model, out = tmp_path / "empty.pmx", tmp_path / "out.png"
    formats.save(formats.new_content(), model)
    assert picture(model, out).getbbox() is None
    assert capsys.readouterr().out == f"{model} -> {out}\n"


def test_what_cannot_be_read_or_written_is_said(tmp_path, capsys):
    sample = resource("samples", "mochi.pmx")
    for model, out in ((tmp_path / "none.pmx", tmp_path / "out.png"), (sample, tmp_path / "none" / "out.png")):
        assert cli.main(["thumbnail", str(model), str(out)]) == 2
        told = capsys.readouterr()
        (line,) = told.err.splitlines()
        assert not told.out
        assert "No such file" in line
    assert cli.main(["thumbnail", "--size", "0", str(sample), str(tmp_path / "out.png")]) == 2
