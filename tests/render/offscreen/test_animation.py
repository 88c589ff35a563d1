"""What plays in other programs is what was drawn: files are read again by Pillow."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image, ImageSequence

from editor.render.offscreen.animation import write_apng, write_webp

COUNT, FPS = 5, 30


def moving_square(channels: int) -> list[np.ndarray]:
    """A red square that moves over a background, through which one sees if there are four channels."""
    pictures = []
    for number in range(COUNT):
        picture = np.full((31, 45, channels), 255, np.uint8)
        picture[..., 3:] = 0
        picture[5 + number : 15 + number, 7 + 3 * number : 20 + 3 * number] = (255, 0, 0, 255)[:channels]
        pictures.append(picture)
    return pictures


def frames(file: BytesIO, mode: str) -> list[np.ndarray]:
    with Image.open(file) as image:
        return [np.asarray(frame.convert(mode)).astype(int) for frame in ImageSequence.Iterator(image)]


@pytest.mark.parametrize(("channels", "mode"), [(3, "RGB"), (4, "RGBA")])
def test_an_apng_holds_every_pixel(channels: int, mode: str) -> None:
    pictures, file = moving_square(channels), BytesIO()
    write_apng(file, iter(pictures), COUNT, FPS)
    with Image.open(file) as image:
        assert image.n_frames == COUNT
        assert image.size == (45, 31)
        assert image.info["duration"] == pytest.approx(1000 / FPS, abs=0.1)
    for seen, drawn in zip(frames(file, mode), pictures, strict=True):
        np.testing.assert_array_equal(seen, drawn)


@pytest.mark.parametrize(("channels", "mode"), [(3, "RGB"), (4, "RGBA")])
def test_a_webp_comes_close(channels: int, mode: str) -> None:
    pictures, file = moving_square(channels), BytesIO()
    write_webp(file, iter(pictures), FPS, quality=100)
    with Image.open(file) as image:
        assert image.n_frames == COUNT
        assert image.size == (45, 31)
        assert image.info["loop"] == 0
    assert int.from_bytes(file.getvalue()[4:8], "little") == len(file.getvalue()) - 8
    for seen, drawn in zip(frames(file, mode), pictures, strict=True):
        opaque = drawn[..., 3] > 0 if channels == 4 else np.ones(drawn.shape[:2], bool)
        assert np.abs(seen[opaque] - drawn[opaque]).mean() < 8
        if channels == 4:
            np.testing.assert_array_equal(seen[..., 3], drawn[..., 3])


@pytest.mark.parametrize("write", ["apng", "webp"])
def test_pictures_that_stay_the_same_are_kept_as_pictures(write: str) -> None:
    pictures, file = [moving_square(3)[0]] * 3, BytesIO()
    if write == "apng":
        write_apng(file, pictures, 3, FPS)
    else:
        write_webp(file, pictures, FPS)
    with Image.open(file) as image:
        assert image.n_frames == 3


def test_times_add_up_to_what_was_asked_for() -> None:
    file = BytesIO()
    write_webp(file, moving_square(3) * 6, FPS)
    with Image.open(file) as image:
        total = sum(frame.info["duration"] for frame in ImageSequence.Iterator(image) if frame.load() or True)
    assert total == pytest.approx(1000, abs=1)


def test_no_more_is_drawn_than_is_written() -> None:
    drawn = []

    def draw() -> object:
        for picture in moving_square(3):
            drawn.append(len(file.getvalue()))
            yield picture

    file = BytesIO()
    write_apng(file, draw(), COUNT, FPS)
    assert drawn == sorted(set(drawn))  # something was written between any two
