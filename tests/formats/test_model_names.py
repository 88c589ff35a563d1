"""What a model is called is read from the beginning of its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from editor import formats
from editor.formats.model_files import BEGINNING, names_of
from editor.model.edit import Edit


def saved(path: Path, encoding: str | None = None, comment: str = "") -> Path:
    content = formats.new_content()
    with Edit(content.model) as edit:
        for field, value in (("name", "初音ミク"), ("name_en", "Hatsune Miku"), ("comment", comment)):
            edit.set(content.model.info, 0, field, [value])
    formats.save(content, path, encoding=encoding)
    return path


@pytest.mark.parametrize("encoding", ["utf16", "utf8"])
def test_of_a_pmx(tmp_path: Path, encoding: str) -> None:
    assert names_of(saved(tmp_path / "a.pmx", encoding, "長い" * BEGINNING)) == ("初音ミク", "Hatsune Miku")


def test_of_a_pmd(tmp_path: Path) -> None:
    assert names_of(saved(tmp_path / "a.pmd")) == ("初音ミク", "")


@pytest.mark.parametrize(
    "data", [b"", b"PMX ", b"Pmd", b"Pmd\0\0\x80\x3f", b"PMX \0\0\0\x40\x08" + b"\xff" * 40, b"?" * 99]
)
def test_of_anything_else(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.pmx").write_bytes(data)
    assert names_of(tmp_path / "a.pmx") == ("", "")


def test_of_real_models(corpus: Path) -> None:
    for file in (corpus / "gene" / "Gene.pmx", corpus / "gene" / "Gene.pmd"):
        info = formats.load_model(file).model.info[0]
        name, name_en = names_of(file)
        assert name == info.name
        assert name_en in (info.name_en, "")
