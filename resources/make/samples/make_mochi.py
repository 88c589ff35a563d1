"""Makes the sample model: writes mochi.pmx and its textures into resources/samples, the same bytes every time.

Run it where the `editor` package can be imported: ``python resources/make/samples/make_mochi.py [FOLDER]``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mochi.character import model, write_pictures

from editor.formats import Content, new_content, save
from editor.resources import resource


def content() -> Content:
    """Mochi as something that can be saved."""
    made = new_content()
    made.model = model()
    return made


def write(folder: Path) -> None:
    """Write the model and its textures into `folder`."""
    write_pictures(folder / "textures")
    save(content(), folder / "mochi.pmx")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else resource("samples"))
