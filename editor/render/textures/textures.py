"""Decodes texture files, whatever they are called: by content, as Direct3D would. No OpenGL.

PNG, JPEG, BMP, TGA, DDS, GIF and PPM; `.sph` and `.spa` are ordinary images under another name (mmd-semantics §1.6).
"""

from __future__ import annotations

import math
import struct
import threading
import warnings
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import numpy as np
from PIL import Image, UnidentifiedImageError

from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText, error_message
from editor.render.camera import Size
from editor.render.graphics import TextureError

FORMATS = ("PNG", "JPEG", "BMP", "DIB", "DDS", "GIF", "PPM", "TGA")
LARGEST_SIDE = 16384
MOST_PIXELS = 1 << 26  # that are drawn: of larger images fewer are taken
Image.MAX_IMAGE_PIXELS = LARGEST_SIDE**2  # Pillow refuses twice as many, before it tells the size
BY_CHANNELS = ("L", "RGB", "RGBA")  # modes of Pillow in which the mean of pixels is one
# Magic, offset of the pixels, header size, width, height, planes, bits, compression.
_BMP_HEADER = struct.Struct("<2s8xIIiiHHI")
_BITFIELDS = 3
_BGR_MASKS = struct.pack("<3I", 0xFF0000, 0xFF00, 0xFF)
_ALONE = threading.Lock()  # of the images that take a gigabyte while they are decoded, one at a time


def decode(path: Path, largest: int = LARGEST_SIDE) -> UInt8Array:
    """(height, width, 4) RGBA, the top row first, straight alpha. TextureError when the file gives no image.

    No side is longer than `largest`, see `fitted_image`: for little, that takes less time and memory. There are
    MOST_PIXELS at most.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what Pillow warns of is refused by _check_size, or harmless
            with Image.open(path, formats=FORMATS) as image, _turn(image):
                _check_size(image)
                side = min(largest, _longest_side(image))
                pixels = _bmp_with_alpha(path) if image.format == "BMP" else None
                return fitted_image(_rgba(_reduced_image(image, side)) if pixels is None else pixels, side)
    # Damaged files make Pillow raise nearly anything.
    except Exception as error:
        raise TextureError(TranslatableText("{}: {}", path.name, _reason(error))) from error


def size_of(path: Path) -> Size:
    """The width and the height of an image that `decode` takes, as they are in the file."""
    with Image.open(path, formats=FORMATS) as image:
        return image.size


def format_of(path: Path) -> str:
    """The format of an image that `decode` takes, "PNG", whatever its file is called."""
    with Image.open(path, formats=FORMATS) as image:
        return image.format or ""


def fitted_image(pixels: UInt8Array, largest: int) -> UInt8Array:
    """The image, (height, width, 4), no side longer than `largest`: each pixel the mean of those that it stands for.

    Colours and alpha by themselves, as mip-maps have them.
    """
    height, width = pixels.shape[:2]
    longest = max(height, width)
    if longest <= largest:
        return pixels
    size = (max(width * largest // longest, 1), max(height * largest // longest, 1))
    channels = (Image.fromarray(np.ascontiguousarray(channel)) for channel in np.moveaxis(pixels, 2, 0))
    smaller = [np.asarray(channel.resize(size, Image.Resampling.BOX)) for channel in channels]
    return np.ascontiguousarray(np.stack(smaller, axis=2))


def mipmaps(pixels: UInt8Array) -> list[UInt8Array]:
    """The image, (height, width, 4), and smaller ones down to a single pixel: each half as high and half as wide.

    As OpenGL makes them: sides rounded down, colours and alpha by themselves. Software drivers take a tenth of a second
    of each context to begin with theirs.
    """
    levels = [pixels]
    height, width = pixels.shape[:2]
    image = Image.frombuffer("RGBX", (width, height), np.ascontiguousarray(pixels), "raw", "RGBX", 0, 1)
    while max(image.size) > 1:
        across, down = (min(side, 2) for side in image.size)
        image = image.reduce((across, down), (0, 0, image.width // across * across, image.height // down * down))
        levels.append(np.asarray(image))
    return levels


def _reason(error: Exception) -> str:
    if isinstance(error, UnidentifiedImageError):
        return TranslatableText("not an image of a known kind")
    if isinstance(error, Image.DecompressionBombError):
        return TranslatableText("more than {} × {} pixels", LARGEST_SIDE, LARGEST_SIDE)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return error_message(error) or type(error).__name__


def _turn(image: Image.Image) -> AbstractContextManager[object]:
    return _ALONE if math.prod(image.size) > MOST_PIXELS else nullcontext()


def _longest_side(image: Image.Image) -> int:
    """Return the length to reduce the longer side of an image to, so that it has no more pixels than can be drawn."""
    return int(max(image.size) * min(1, math.sqrt(MOST_PIXELS / math.prod(image.size))))


def _check_size(image: Image.Image) -> None:
    width, height = image.size
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise TextureError(TranslatableText("{} × {} pixels are too many", width, height))


def _rgba(image: Image.Image) -> UInt8Array:
    if image.mode.startswith("I"):  # 16 bits of grey, which Pillow would clip instead of scaling
        grey = (np.asarray(image).astype(np.uint32) >> 8).clip(0, 255).astype(np.uint8)
        return np.dstack((grey, grey, grey, np.full_like(grey, 255)))
    return np.ascontiguousarray(image.convert("RGBA"))


def _reduced_image(image: Image.Image, largest: int) -> Image.Image:
    """The image with as many times fewer pixels as leave no side shorter than it is to become, channel by channel."""
    image.draft(image.mode, (largest, largest))  # JPEG alone is made smaller as it is decoded
    times = max(image.size) // largest
    if times < 2 or image.mode not in BY_CHANNELS:
        return image
    if image.mode in ("L", "RGB"):
        return image.reduce(times)
    return Image.merge(image.mode, [image.getchannel(channel).reduce(times) for channel in range(len(image.mode))])


def _bmp_with_alpha(path: Path) -> UInt8Array | None:
    """The pixels of a plain 32-bit BMP with its fourth byte as alpha; None for other BMPs.

    Direct3D takes that byte for alpha where most decoders drop it; all zero means opaque (mmd-semantics §1.6).
    """
    data = path.read_bytes()
    magic, start, header, width, height, _, bits, compression = _BMP_HEADER.unpack_from(data)
    plain = compression == 0 or (compression == _BITFIELDS and data[54:66] == _BGR_MASKS)
    if magic != b"BM" or header < 40 or bits != 32 or not plain or width <= 0:
        return None
    rows = np.frombuffer(data, np.uint8, abs(height) * width * 4, start).reshape(-1, width, 4)
    pixels = rows[:: -1 if height > 0 else 1, :, (2, 1, 0, 3)]
    if not pixels[..., 3].any():
        pixels[..., 3] = 255
    return np.ascontiguousarray(pixels)
