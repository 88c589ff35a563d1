"""The texture field of a material: what is a base, what a sphere texture, and how two fit into 20 bytes."""

import pytest

from editor.formats.pmd.materials import (
    BASE_LOST,
    FOLDERS_LOST,
    SPHERE_LOST,
    PmdTextureTable,
    TextureField,
    field_for,
    parts_of,
)
from editor.model.materials import SphereMode

OFF, MULTIPLY, ADD = SphereMode.OFF, SphereMode.MULTIPLY, SphereMode.ADD


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", TextureField()),
        ("a.bmp", TextureField("a.bmp")),
        ("a.sph", TextureField("", "a.sph", MULTIPLY)),
        ("A.SPA", TextureField("", "A.SPA", ADD)),
        ("a.bmp*b.sph", TextureField("a.bmp", "b.sph", MULTIPLY)),
        ("a.bmp*b.spa", TextureField("a.bmp", "b.spa", ADD)),
        ("b.spa*a.bmp", TextureField("a.bmp", "b.spa", ADD)),
        ("a.bmp*", TextureField("a.bmp")),
        ("*b.sph", TextureField("", "b.sph", MULTIPLY)),
        ("a.bmp/b.sph", TextureField("a.bmp", "b.sph", MULTIPLY)),
        ("tex/a.bmp/b.sph", TextureField("tex/a.bmp", "b.sph", MULTIPLY)),
        ("tex/a.bmp", TextureField("tex/a.bmp")),
        ("tex/b.sph", TextureField("", "tex/b.sph", MULTIPLY)),
        ("../b.sph", TextureField("", "../b.sph", MULTIPLY)),
        ("tex/a.bmp*tex/b.sph", TextureField("tex/a.bmp", "tex/b.sph", MULTIPLY)),
        ("tex\\a.bmp*sph\\b.spa", TextureField("tex\\a.bmp", "sph\\b.spa", ADD)),
        ("sph", TextureField("sph")),
    ],
)
def test_reading(text, parts):
    assert parts_of(text) == parts


@pytest.mark.parametrize(
    ("parts", "data", "lost"),
    [
        (TextureField("a.bmp"), b"a.bmp", {}),
        (TextureField("a.bmp", "b.sph", MULTIPLY), b"a.bmp*b.sph", {}),
        (TextureField("", "b.spa", ADD), b"b.spa", {}),
        (TextureField("tex/a.bmp", "s/b.sph", MULTIPLY), b"tex/a.bmp*s/b.sph", {}),
        (TextureField("t" * 16 + ".bmp"), b"t" * 16 + b".bmp", {}),
        # Only the extension tells the mode.
        (TextureField("a.bmp", "b.sph", ADD), b"a.bmp", {"sphere_texture": SPHERE_LOST}),
        (TextureField("a.bmp", "b.png", MULTIPLY), b"a.bmp", {"sphere_texture": SPHERE_LOST}),
        (TextureField("", "b.png", MULTIPLY), b"", {"sphere_texture": SPHERE_LOST}),
        (TextureField("a.sph"), b"", {"texture": BASE_LOST}),
        # A slash that would part two textures becomes the other one.
        (TextureField("", "a.dir/b.sph", MULTIPLY), b"a.dir\\b.sph", {}),
        # Too long for both, for its folder, for itself; or without bytes in cp932.
        (TextureField("longer.bmp", "longest.sph", MULTIPLY), b"longer.bmp", {"sphere_texture": SPHERE_LOST}),
        (TextureField("textures/of a model/a.bmp"), b"a.bmp", {"texture": FOLDERS_LOST}),
        (TextureField("textures/of a model/a.bmp", "b.sph", MULTIPLY), b"a.bmp*b.sph", {"texture": FOLDERS_LOST}),
        (
            TextureField("textures/of a model/longer.bmp", "longest.sph", MULTIPLY),
            b"longer.bmp",
            {"texture": FOLDERS_LOST, "sphere_texture": SPHERE_LOST},
        ),
        (TextureField("a very long name of a file.bmp"), b"", {"texture": BASE_LOST}),
        (TextureField("a very long name of a file.bmp", "b.sph", MULTIPLY), b"b.sph", {"texture": BASE_LOST}),
        (TextureField("🎀.bmp"), b"", {"texture": BASE_LOST}),
        (TextureField(), b"", {}),
    ],
)
def test_writing(parts, data, lost):
    found, told = field_for(parts)
    assert (found, dict(told)) == (data, lost)
    assert parts_of(found.decode("cp932")).mode in (OFF, parts.mode)


def test_the_same_file_is_one_texture():
    table = PmdTextureTable()
    assert [table.row(path) for path in ("tex\\A.bmp", "b.bmp", "tex/a.BMP", "", "B.bmp")] == [0, 1, 0, -1, 1]
    assert [texture.path for texture in table.textures] == ["tex\\A.bmp", "b.bmp"]
