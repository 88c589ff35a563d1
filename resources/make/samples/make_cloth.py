"""Makes the sample of soft bodies: writes it, its textures and a motion into resources/samples.

Run it where the `editor` package can be imported: ``python resources/make/samples/make_cloth.py [FOLDER]``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from teru.charm import model, write_pictures
from teru.swing import motion

from editor.formats import Content, new_content, save
from editor.formats.vmd.content import MotionContent
from editor.resources import resource


def content() -> Content:
    """Teru as something that can be saved."""
    made = new_content()
    made.model = model()
    return made


def write(folder: Path) -> None:
    """Write the model, its textures and its motion into `folder`."""
    write_pictures(folder / "textures")
    save(content(), folder / "cloth.pmx")
    save(MotionContent(motion()), folder / "cloth_swing.vmd")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else resource("samples"))
