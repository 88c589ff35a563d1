"""Writes the pictures of commands; apart from `output`, for most commands need nothing that draws."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from editor.cli.output import DONE, FAILED, PROBLEMS, Entry, fail
from editor.formats.atomic_write import atomic_write
from editor.render.errors import RenderError


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
