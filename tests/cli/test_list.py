"""`katachi list`: names, missing textures and errors of models, thumbnails, and what is kept of them by content."""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from editor import cli, formats
from editor.cli import list as list_command
from editor.cli.list import BACKGROUND, ThumbnailRenderer
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.model.whole_model import scale_lengths
from editor.resources import resource
from tests.operations.model_making import full_model


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    shutil.copytree(resource("samples", "textures"), tmp_path / "models" / "textures")
    return Path(shutil.copy(resource("samples", "mochi.pmx"), tmp_path / "models"))


def listed(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[dict[str, Any]]]:
    code = cli.main(["list", *map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def circle() -> Model:
    model = full_model()
    model.bones.records[:] = [Bone("a", parent=1), Bone("b", parent=0)]
    return model


def test_names_textures_and_errors(sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    formats.save(Content(circle(), "pmx"), sample.with_name("circle.pmx"))
    code, (faulty, mochi) = listed(capsys, sample.parent)
    assert code == 0
    assert (mochi["name"], mochi["name_en"], mochi["missing_textures"], mochi["errors"]) == ("もち", "Mochi", [], {})
    assert "bone-parent-circle" in faulty["errors"]
    assert "thumbnail" not in mochi
    shutil.rmtree(sample.parent / "textures")
    _, (mochi,) = listed(capsys, sample)
    assert len(mochi["missing_textures"]) > 3


def test_in_words(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(sample.parent / "textures")
    assert cli.main(["list", str(sample)]) == 0
    assert "もち / Mochi; 19,704 vertices; 18 textures missing" in capsys.readouterr().out


@pytest.mark.gl
def test_a_thumbnail_is_kept_by_content(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    _, (first,) = listed(capsys, sample, "--thumbnails", cache)
    with Image.open(first["thumbnail"]) as picture:
        assert picture.size == list_command.SIZE
        assert len(picture.getcolors(1 << 16)) > 100
    moved = sample.rename(sample.with_name("renamed.pmx"))
    with monkeypatch.context() as patch:
        patch.setattr(list_command, "load", lambda *_: pytest.fail("it was read again"))
        _, (again,) = listed(capsys, moved, "--thumbnails", cache)
    assert again == {**first, "file": str(moved)}
    next((sample.parent / "textures").glob("*.png")).unlink()
    _, (other,) = listed(capsys, moved, "--thumbnails", cache)
    assert len(other["missing_textures"]) == 1


def test_what_somebody_wrote_into_the_cache_is_found_out_again(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(list_command.ModelSummaries, "_draw", lambda *_: False)
    cache = tmp_path / "cache"
    _, first = listed(capsys, sample, "--thumbnails", cache)
    for text in ("", "[]", '{"form": "another"}'):
        next(cache.glob("*.json")).write_text(text, encoding="utf-8")
        assert listed(capsys, sample, "--thumbnails", cache) == (0, first)


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.pmx").write_bytes(b"PMX nonsense")
    code, (broken, gone) = listed(capsys, tmp_path / "a.pmx", tmp_path / "b.pmx")
    assert code == 2
    assert "error" in broken
    assert "error" in gone


def test_paths_from_standard_input(
    sample: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0, raising=False)
    stream = io.TextIOWrapper(io.BytesIO(os.fsencode(sample) + b"\n" + os.fsencode(sample) + b"\n"))
    monkeypatch.setattr(sys, "stdin", stream)
    assert cli.main(["list", "-", "--json-lines"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["name"] for line in lines] == ["もち", "もち"]


pytestmark = pytest.mark.gl
SIZE = (96, 64)


@pytest.fixture
def renderer() -> Iterator[ThumbnailRenderer]:
    with ThumbnailRenderer.in_own_context() as renderer:
        yield renderer


@pytest.fixture
def model() -> Model:
    return formats.load_model(resource("samples", "mochi.pmx")).model


@pytest.mark.parametrize("factor", [0.05, 1, 100])
def test_the_whole_model_is_seen(renderer: ThumbnailRenderer, model: Model, factor: float) -> None:
    with Edit(model) as edit:
        scale_lengths(edit, factor)
    pixels = renderer.picture(model, None, SIZE)
    assert pixels is not None
    assert pixels.shape == (64, 96, 4)
    is_model = (np.abs(pixels[..., :3] / 255 - BACKGROUND[:3]) > 0.02).any(axis=2)
    rows, columns = np.flatnonzero(is_model.any(axis=1)), np.flatnonzero(is_model.any(axis=0))
    assert len(rows) > 40
    assert 0 < rows[0] <= rows[-1] < 63
    assert 0 < columns[0] <= columns[-1] < 95


def test_of_nothing_there_is_no_picture(renderer: ThumbnailRenderer) -> None:
    assert renderer.picture(formats.new_content().model, None, SIZE) is None


def test_textures_that_are_the_same_are_decoded_once(
    renderer: ThumbnailRenderer, model: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded: list[Path] = []
    monkeypatch.setattr(list_command, "decoded_image", lambda file, _: decoded.append(file))
    for folder in (tmp_path / "a", tmp_path / "b"):
        shutil.copytree(resource("samples", "textures"), folder / "textures")
        renderer.picture(model, folder, SIZE)
    assert decoded
    assert {file.parent.parent for file in decoded} == {tmp_path / "a"}
