"""ThumbnailRenderer: draws small pictures of many models, one after the other, without a window.

Does not import OpenGL itself before it knows that there is a context, as `offscreen`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from editor.math3d.arrays import UInt8Array
from editor.model.model import Model
from editor.render.bounds import bounds
from editor.render.camera import Camera, Size
from editor.render.offscreen.offscreen import decoded, drawing, offscreen_context
from editor.render.options import ViewOptions

LARGEST_TEXTURE = 512  # pixels of the longer side: more are not seen in a small picture
MOST_IMAGES = 64  # of one character there are often many models, each with the same textures in its folder
BACKGROUND = (0.76, 0.78, 0.81, 1.0)  # against which white and black models are seen
FROM = (8.0, 25.0, 0.0)  # degrees: a little from above and from the side, where shapes are seen best
SAMPLES = 4


class ThumbnailRenderer:
    """Draws in the context that is current; what it has decoded last it keeps, in small."""

    def __init__(self) -> None:
        self._images: dict[bytes, UInt8Array | None] = {}  # by what their files hold

    @classmethod
    @contextmanager
    def in_own_context(cls) -> Iterator[ThumbnailRenderer]:
        """A renderer with an OpenGL context of its own. RenderError when this machine gives none."""
        with offscreen_context():
            yield cls()

    def picture(self, model: Model, folder: Path | None, size: Size) -> UInt8Array | None:
        """(height, width, 4) the whole model; None where there is nothing to be seen."""
        scenes: Any = drawing("scene")
        pictures: Any = drawing("offscreen.pictures")
        box = bounds(model) if len(model.faces) else None
        if box is None:
            return None
        scene = scenes.Scene(model, folder)
        try:
            for file in scene.wanted_images():
                scene.provide_image(file, self._image(file))
            camera = Camera(rotation=FROM).framed(*box, size)
            pixels: UInt8Array = pictures.draw_image(scene, camera, ViewOptions(background=BACKGROUND), size, SAMPLES)
        finally:
            scene.release()
        return pixels

    def _image(self, file: Path) -> UInt8Array | None:
        try:
            key = hashlib.blake2b(file.read_bytes()).digest()
        except OSError:
            return None
        if key not in self._images:
            if len(self._images) == MOST_IMAGES:
                del self._images[next(iter(self._images))]
            self._images[key] = decoded(file, LARGEST_TEXTURE)
        return self._images[key]
