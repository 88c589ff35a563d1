"""Texture paths are found the way Windows would, on any file system."""

import unicodedata
from pathlib import Path

import pytest

from editor.model.materials import Texture
from editor.model.model import Model
from editor.render.textures.texture_files import find_texture, missing_textures, relocated_in
from editor.texture_paths import LocatedFile, MatchKind, TexturePlaces


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("tex/Face.png", "model/tex/Body.PNG", "model/髪.bmp", "model/ガラス.tga", "model/ﾏﾌﾗｰ.png"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")
    return tmp_path / "model"


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("tex/Body.PNG", "tex/Body.PNG"),
        ("tex\\Body.PNG", "tex/Body.PNG"),
        ("TEX\\body.png", "tex/Body.PNG"),
        (".\\tex\\\\body.png", "tex/Body.PNG"),
        ("tex/../髪.bmp", "髪.bmp"),
        ("..\\tex\\face.png", "../tex/Face.png"),
        (unicodedata.normalize("NFD", "ガラス.tga"), "ガラス.tga"),
        ("マフラー.png", "ﾏﾌﾗｰ.png"),
        ("tex\\Body.PNG\0", "tex/Body.PNG"),
    ],
)
def test_a_path_is_found(folder: Path, path: str, found: str) -> None:
    result = find_texture(folder, path)
    assert result is not None
    assert result.samefile(folder / found)


@pytest.mark.parametrize("path", ["", ".", "tex", "tex/none.png", "C:\\none.png", "a\0b", "x" * 5000, "\ud800.png"])
def test_what_is_not_a_file_is_not_found(folder: Path, path: str) -> None:
    assert find_texture(folder, path) is None


def test_an_exact_name_wins_over_a_similar_one(tmp_path: Path) -> None:
    for name in ("A.png", "a.png"):
        (tmp_path / name).write_bytes(name.encode())
    assert find_texture(tmp_path, "a.png") == tmp_path / "a.png"


def test_nothing_is_found_without_a_folder() -> None:
    assert find_texture(None, "a.png") is None


def test_missing_textures_are_named_by_row(folder: Path) -> None:
    model = Model()
    model.textures.records[:] = [Texture(path) for path in ("髪.bmp", "no.png", "toon01.bmp", "spa\\no.spa")]
    found = [(message.row, str(message.text)) for message in missing_textures(model, folder)]
    assert found == [(1, "The texture file no.png was not found"), (3, "The texture file spa\\no.spa was not found")]


def test_textures_that_went_astray_are_named_by_row(folder: Path) -> None:
    model = Model()
    model.textures.records[:] = [Texture(path) for path in ("髪.bmp", "none/Body.PNG", "no.png")]
    assert relocated_in(model, TexturePlaces(folder)) == [
        (1, "none/Body.PNG", LocatedFile(folder / "tex" / "Body.PNG", MatchKind.ELSEWHERE))
    ]
    assert relocated_in(model, None) == []
