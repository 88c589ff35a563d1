"""Makes the sample dance: writes mochi_dance.vmd into resources/samples, the same bytes every time.

Run it where the `editor` package can be imported: ``python resources/make/samples/make_dance.py [FOLDER]``. With
``--picture FILE`` it draws the dance, as the README shows it, instead; that needs OpenGL.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mochi.character import model
from mochi.dance import motion
from PIL import Image

from editor.formats import save
from editor.formats.vmd.content import MotionContent
from editor.preview.physics.physics import Physics
from editor.preview.player import Player
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.offscreen.offscreen import render_image
from editor.render.options import SHOWN, ViewOptions
from editor.resources import resource

SIZE = (480, 480)
EVERY = 2  # frames of the dance to one of the picture
CAMERA = Camera(target=(1.6, 7.1, 0.0), rotation=(4.0, 12.0, 0.0), distance=36.5, fov=27.0)
OPTIONS = ViewOptions(
    show=SHOWN | {"ground-shadow"}, background=(0.93, 0.94, 0.96, 1.0), light_direction=(-0.15, -1.0, 0.25)
)


def content() -> MotionContent:
    """The dance as something that can be saved."""
    return MotionContent(motion())


def write(folder: Path) -> None:
    """Write the motion into `folder`."""
    save(content(), folder / "mochi_dance.vmd")


def draw(file: Path) -> None:
    """Draw the dance as an animated picture that begins again where it ends."""
    dancer, player = model(), Player(model())
    player.set_motions([motion()])
    posed_model = PosedModel(dancer)
    posed_model.physics = Physics(dancer)
    pictures = []
    for frame in range(2 * player.last_frame):
        posed_model.pose(player.pose(frame % player.last_frame), 1 / 30)
        # Once through without drawing, so that tail and hair swing at the start as they do at the end.
        if frame >= player.last_frame and frame % EVERY == 0:
            pictures.append(picture(posed_model))
    pictures[0].save(
        file, save_all=True, append_images=pictures[1:], duration=round(1000 * EVERY / 30), loop=0, quality=45, method=6
    )


def picture(posed_model: PosedModel, camera: Camera = CAMERA) -> Image.Image:
    """The dancer as it stands."""
    pixels = render_image(posed_model.model, resource("samples"), camera, OPTIONS, SIZE, posed_model=posed_model)
    return Image.fromarray(pixels).convert("RGB")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--picture"]:
        draw(Path(sys.argv[2]))
    else:
        write(Path(sys.argv[1]) if len(sys.argv) > 1 else resource("samples"))
