"""The texture field of a material: what is a base, what a sphere texture, and how two fit into 20 bytes."""

import pytest

from editor.formats.pmd.textures import BASE_LOST, FOLDERS_LOST, SPHERE_LOST, Parts, TextureTable, field_for, parts_of
from editor.model.materials import SphereMode

OFF, MULTIPLY, ADD = SphereMode.OFF, SphereMode.MULTIPLY, SphereMode.ADD


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", Parts()),
        ("a.bmp", Parts("a.bmp")),
        ("a.sph", Parts("", "a.sph", MULTIPLY)),
        ("A.SPA", Parts("", "A.SPA", ADD)),
        ("a.bmp*b.sph", Parts("a.bmp", "b.sph", MULTIPLY)),
        ("a.bmp*b.spa", Parts("a.bmp", "b.spa", ADD)),
        ("b.spa*a.bmp", Parts("a.bmp", "b.spa", ADD)),
        ("a.bmp*", Parts("a.bmp")),
        ("*b.sph", Parts("", "b.sph", MULTIPLY)),
        ("a.bmp/b.sph", Parts("a.bmp", "b.sph", MULTIPLY)),
        ("tex/a.bmp/b.sph", Parts("tex/a.bmp", "b.sph", MULTIPLY)),
        ("tex/a.bmp", Parts("tex/a.bmp")),
        ("tex/b.sph", Parts("", "tex/b.sph", MULTIPLY)),
        ("../b.sph", Parts("", "../b.sph", MULTIPLY)),
        ("tex/a.bmp*tex/b.sph", Parts("tex/a.bmp", "tex/b.sph", MULTIPLY)),
        ("tex\\a.bmp*sph\\b.spa", Parts("tex\\a.bmp", "sph\\b.spa", ADD)),
        ("sph", Parts("sph")),
    ],
)
def test_reading(text, parts):
    assert parts_of(text) == parts


@pytest.mark.parametrize(
    ("parts", "data", "lost"),
    [
        (Parts("a.bmp"), b"a.bmp", {}),
        (Parts("a.bmp", "b.sph", MULTIPLY), b"a.bmp*b.sph", {}),
        (Parts("", "b.spa", ADD), b"b.spa", {}),
        (Parts("tex/a.bmp", "s/b.sph", MULTIPLY), b"tex/a.bmp*s/b.sph", {}),
        (Parts("t" * 16 + ".bmp"), b"t" * 16 + b".bmp", {}),
        # Only the extension tells the mode.
        (Parts("a.bmp", "b.sph", ADD), b"a.bmp", {"sphere_texture": SPHERE_LOST}),
        (Parts("a.bmp", "b.png", MULTIPLY), b"a.bmp", {"sphere_texture": SPHERE_LOST}),
        (Parts("", "b.png", MULTIPLY), b"", {"sphere_texture": SPHERE_LOST}),
        (Parts("a.sph"), b"", {"texture": BASE_LOST}),
        # A slash that would part two textures becomes the other one.
        (Parts("", "a.dir/b.sph", MULTIPLY), b"a.dir\\b.sph", {}),
        # Too long for both, for its folder, for itself; or without bytes in cp932.
        (Parts("longer.bmp", "longest.sph", MULTIPLY), b"longer.bmp", {"sphere_texture": SPHERE_LOST}),
        (Parts("textures/of a model/a.bmp"), b"a.bmp", {"texture": FOLDERS_LOST}),
        (Parts("textures/of a model/a.bmp", "b.sph", MULTIPLY), b"a.bmp*b.sph", {"texture": FOLDERS_LOST}),
        (
            Parts("textures/of a model/longer.bmp", "longest.sph", MULTIPLY),
            b"longer.bmp",
            {"texture": FOLDERS_LOST, "sphere_texture": SPHERE_LOST},
        ),
        (Parts("a very long name of a file.bmp"), b"", {"texture": BASE_LOST}),
        (Parts("a very long name of a file.bmp", "b.sph", MULTIPLY), b"b.sph", {"texture": BASE_LOST}),
        (Parts("🎀.bmp"), b"", {"texture": BASE_LOST}),
        (Parts(), b"", {}),
    ],
)
def test_writing(parts, data, lost):
    found, told = field_for(parts)
    assert (found, dict(told)) == (data, lost)
    assert parts_of(found.decode("cp932")).mode in (OFF, parts.mode)


def test_the_same_file_is_one_texture():
    table = TextureTable()
    assert [table.row(path) for path in ("tex\\A.bmp", "b.bmp", "tex/a.BMP", "", "B.bmp")] == [0, 1, 0, -1, 1]
    assert [texture.path for texture in table.textures] == ["tex\\A.bmp", "b.bmp"]
