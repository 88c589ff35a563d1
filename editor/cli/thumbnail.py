"""Draws all of a model, small, for file managers: a square PNG with a transparent background."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image, ImageOps

from editor.cli.session import DONE, FAILED, PROBLEMS, Entry, fail, load, print_written
from editor.formats import Content
from editor.formats.atomic_write import atomic_write
from editor.render.bounds import bounds
from editor.render.camera import Camera
from editor.render.graphics import RenderError
from editor.render.offscreen.offscreen import render_image
from editor.render.options import ViewOptions


def write_picture(draw: Callable[[], Image.Image], out: Path, entry: Entry) -> int:
    """Draw the picture of the model that an entry is about and write it as PNG, or say why not; the exit status."""
    try:
        picture = draw()
        with atomic_write(out) as file:
            picture.save(file, "PNG")
    except RenderError as error:
        fail(f"{entry['file']}: {error}", entry)
        return PROBLEMS
    except OSError as error:
        fail(f"{out}: {error.strerror or error}", entry)
        return FAILED
    return DONE


LARGEST = 4096
NO_BACKGROUND = ViewOptions(background=(0.0, 0.0, 0.0, 0.0))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL")
    parser.add_argument("output", metavar="OUT", help="a PNG file, whatever its name ends in")
    parser.add_argument("--size", type=side, default=256, metavar="PIXELS", help="of each side; 256 by default")


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    entry: Entry = {"file": arguments.model, "out": arguments.output}
    content = load(arguments.model, entry)
    if content is None:
        return FAILED
    status = write_picture(partial(draw, content, arguments.size), Path(arguments.output), entry)
    if status == DONE:
        print_written(entry)
    return status


def draw(content: Content, side: int) -> Image.Image:
    """A square picture of a model, which reaches its borders; RenderError when it cannot be drawn."""
    size = (side * 2, side * 2)  # the camera leaves room around the model
    box = bounds(content.model)
    camera = Camera().framed(*box, size) if box else Camera()
    drawn = Image.fromarray(render_image(content.model, content.folder, camera, NO_BACKGROUND, size))
    return ImageOps.pad(drawn.crop(drawn.getbbox()), (side, side), color=(0, 0, 0, 0))


def side(text: str) -> int:
    if not (text.isdecimal() and 0 < int(text) <= LARGEST):
        raise argparse.ArgumentTypeError(f"{text}: a number from 1 to {LARGEST} expected")
    return int(text)
