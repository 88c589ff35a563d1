"""Images of every kind that models use are decoded by content, and damaged ones end in a clear error."""

import struct
import zlib
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from editor.render.graphics import TextureError
from editor.render.textures import textures
from editor.render.textures.textures import decode, fitted_image, mipmaps

PIXELS = np.array(
    [
        [(255, 0, 0, 255), (0, 255, 0, 128), (0, 0, 255, 255)],
        [(255, 255, 255, 0), (10, 20, 30, 255), (200, 100, 50, 255)],
    ],
    np.uint8,
)


def saved(path: Path, mode: str = "RGBA", **more: object) -> Path:
    Image.fromarray(PIXELS).convert(mode).save(path, **more)
    return path


@pytest.mark.parametrize("kind", ["PNG", "TGA", "DDS"])
def test_formats_with_alpha_keep_every_value(tmp_path: Path, kind: str) -> None:
    np.testing.assert_array_equal(decode(saved(tmp_path / f"a.{kind.lower()}", format=kind)), PIXELS)


@pytest.mark.parametrize("kind", ["PNG", "TGA", "BMP", "PPM", "DDS"])
def test_formats_without_alpha_are_opaque(tmp_path: Path, kind: str) -> None:
    pixels = decode(saved(tmp_path / "a", "RGB", format=kind))
    np.testing.assert_array_equal(pixels[..., :3], PIXELS[..., :3])
    assert (pixels[..., 3] == 255).all()


def test_jpeg_comes_close(tmp_path: Path) -> None:
    Image.new("RGB", (16, 16), (200, 100, 50)).save(tmp_path / "a.jpg")
    pixels = decode(tmp_path / "a.jpg")
    assert np.abs(pixels[8, 8].astype(int) - (200, 100, 50, 255)).max() < 8


@pytest.mark.parametrize("name", ["a.sph", "a.spa", "a.jpg", "a.bmp", "a"])
def test_the_name_does_not_matter(tmp_path: Path, name: str) -> None:
    np.testing.assert_array_equal(decode(saved(tmp_path / name, format="PNG")), PIXELS)


def bmp32(pixels: np.ndarray, top_down: bool = False, masks: bool = False) -> bytes:
    """A 32-bit BMP with alpha in the fourth byte, as MMD's tools write them."""
    height, width = pixels.shape[:2]
    body = pixels[:: 1 if top_down else -1, :, [2, 1, 0, 3]].tobytes()
    extra = struct.pack("<3I", 0xFF0000, 0xFF00, 0xFF) if masks else b""
    start = 54 + len(extra)
    header = struct.pack("<2sI4xI", b"BM", start + len(body), start)
    signed = -height if top_down else height
    header += struct.pack("<IiiHHIIiiII", 40, width, signed, 1, 32, 3 if masks else 0, len(body), 0, 0, 0, 0)
    return header + extra + body


@pytest.mark.parametrize("top_down", [False, True])
@pytest.mark.parametrize("masks", [False, True])
def test_the_fourth_byte_of_a_bmp_is_alpha(tmp_path: Path, top_down: bool, masks: bool) -> None:
    (tmp_path / "a.bmp").write_bytes(bmp32(PIXELS, top_down, masks))
    np.testing.assert_array_equal(decode(tmp_path / "a.bmp"), PIXELS)


def test_a_bmp_whose_fourth_bytes_are_all_zero_is_opaque(tmp_path: Path) -> None:
    (tmp_path / "a.bmp").write_bytes(bmp32(PIXELS * np.array((1, 1, 1, 0), np.uint8)))
    pixels = decode(tmp_path / "a.bmp")
    np.testing.assert_array_equal(pixels[..., :3], PIXELS[..., :3])
    assert (pixels[..., 3] == 255).all()


@pytest.mark.parametrize("mode", ["L", "1", "P", "LA"])
def test_grey_and_palette_images_become_colours(tmp_path: Path, mode: str) -> None:
    expected = np.asarray(Image.fromarray(PIXELS).convert(mode).convert("RGBA"))
    np.testing.assert_array_equal(decode(saved(tmp_path / "a.png", mode)), expected)


def test_transparency_of_a_palette_is_kept(tmp_path: Path) -> None:
    image = Image.new("P", (2, 1))
    image.putpalette([255, 0, 0, 0, 255, 0])
    image.putpixel((1, 0), 1)
    image.save(tmp_path / "a.png", transparency=0)
    np.testing.assert_array_equal(decode(tmp_path / "a.png")[..., 3], [[0, 255]])


def test_sixteen_bits_of_grey_are_scaled(tmp_path: Path) -> None:
    Image.fromarray(np.array([[0, 0x8000, 0xFFFF]], np.uint16)).save(tmp_path / "a.png")
    np.testing.assert_array_equal(decode(tmp_path / "a.png")[0, :, 0], (0, 128, 255))


def test_the_result_is_contiguous(tmp_path: Path) -> None:
    (tmp_path / "a.bmp").write_bytes(bmp32(PIXELS))
    assert decode(tmp_path / "a.bmp").flags.c_contiguous


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "BMP", "TGA", "DDS"])
def test_a_cut_file_is_refused_by_name(tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"cut.{kind.lower()}"
    Image.fromarray(np.random.default_rng(1).integers(0, 255, (64, 64, 3), np.uint8)).save(file, format=kind)
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    with pytest.raises(TextureError, match="cut"):
        decode(file)


@pytest.mark.parametrize("content", [b"", b"text", b"BM", b"BM" + bytes(60), b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_image_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.png").write_bytes(content)
    with pytest.raises(TextureError, match=r"a\.png"):
        decode(tmp_path / "a.png")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextureError, match=r"none\.png"):
        decode(tmp_path / "none.png")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextureError):
        decode(tmp_path)


def test_an_image_with_too_long_sides_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(textures, "LARGEST_SIDE", 1)
    with pytest.raises(TextureError, match="too many"):
        decode(saved(tmp_path / "a.png"))


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA", "P"])
@pytest.mark.parametrize(("width", "height", "made"), [(64, 64, (16, 16)), (128, 32, (32, 8)), (16, 16, (16, 16))])
def test_of_an_image_with_many_pixels_fewer_are_taken(tmp_path, monkeypatch, mode, width, height, made):
    monkeypatch.setattr(textures, "MOST_PIXELS", 256)
    Image.new(mode, (width, height), 1).save(tmp_path / "a.png")
    assert decode(tmp_path / "a.png").shape == (made[1], made[0], 4)
    assert textures.size_of(tmp_path / "a.png") == (width, height)


@pytest.mark.parametrize("sides", [(16385, 3), (30000, 30000)])
def test_sizes_are_refused_in_words_of_our_own(tmp_path: Path, sides: tuple[int, int]) -> None:
    file = saved(tmp_path / "a.png")
    data = bytearray(file.read_bytes())
    data[16:24] = struct.pack(">2I", *sides)
    data[29:33] = struct.pack(">I", zlib.crc32(data[12:29]))
    file.write_bytes(data)
    with pytest.raises(TextureError, match=r"\d × \d+ pixels"):
        decode(file)


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA", "P"])
def test_decoded_in_small_it_is_as_if_it_were_made_small_afterwards(tmp_path, mode):
    pixels = np.random.default_rng(1).integers(0, 256, (12, 16, 4), np.uint8).repeat(32, 0).repeat(32, 1)
    file = tmp_path / "a.png"
    Image.fromarray(pixels).convert(mode).save(file)
    small = decode(file, 64)
    assert small.shape == (48, 64, 4)
    np.testing.assert_allclose(small.astype(int), fitted_image(decode(file), 64).astype(int), atol=1)


def test_a_jpeg_is_decoded_in_small(tmp_path):
    Image.new("RGB", (400, 300), (255, 0, 0)).save(tmp_path / "a.jpg")
    small = decode(tmp_path / "a.jpg", 50)
    assert small.shape[1:] == (50, 4)
    np.testing.assert_allclose(small[10, 10], (255, 0, 0, 255), atol=4)


@pytest.mark.parametrize(("height", "width"), [(64, 64), (64, 16), (37, 50), (1, 9), (1, 1)])
def test_mipmaps_are_those_of_opengl(height: int, width: int) -> None:
    pixels = np.random.default_rng(0).integers(0, 256, (height, width, 4), np.uint8)
    levels = mipmaps(pixels)
    assert np.array_equal(levels[0], pixels)
    assert [level.shape[:2] for level in levels[1:]] == [
        (max(height >> level, 1), max(width >> level, 1)) for level in range(1, len(levels))
    ]
    assert levels[-1].shape == (1, 1, 4)
    for larger, smaller in pairwise(levels):
        down, across = (2 if side > 1 else 1 for side in larger.shape[:2])
        rows, columns = smaller.shape[:2]
        blocks = larger[: rows * down, : columns * across].reshape(rows, down, columns, across, 4)
        assert np.abs(blocks.mean(axis=(1, 3)) - smaller).max() <= 0.5
