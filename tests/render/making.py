"""Small models whose pictures are known beforehand, and ways to draw them and look at single pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from PIL import Image

from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.materials import Material, MaterialFlags, Texture, ToonKind
from editor.model.model import Model
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.offscreen.offscreen import render_image
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.scene import Scene

SIZE = (64, 64)
# Straight on, 10 units high: a quad of the default size fills the middle half of the picture.
CAMERA = Camera(target=(0, 0, 0), distance=18.0, perspective=False)
RED, GREEN, BLUE = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
CENTRE = (32, 32)


@dataclass(frozen=True)
class Quad:
    """A square that faces the viewer of the front view, at `z`, with a material of its own."""

    material: Material
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    half: float = 2.5
    normal: tuple[float, float, float] = (0.0, 0.0, -1.0)
    turned_away: bool = False
    uv1: tuple[float, float, float, float] | None = None


class Shown:
    """A model with a scene, and a figure if it has one, that watch it as in a document."""

    def __init__(self, model: Model, folder: Path | None = None) -> None:
        self.model = model
        self.scene = Scene(model, folder)
        self.figure: PosedModel | None = None

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self.scene.mark(change)
        if self.figure is not None:
            self.figure.mark(change)

    def edit(self) -> Edit:
        return Edit(self.model, watcher=self)

    def pose(self, pose: Pose | None) -> None:
        """Show the model in a stance, None: without a figure."""
        if pose is not None:
            self.figure = self.figure or PosedModel(self.model)
            self.figure.pose(pose)
        self.scene.posed_model = self.figure if pose is not None else None

    def picture(self, options: ViewOptions | None = None, size: tuple[int, int] = SIZE) -> np.ndarray:
        return draw_image(self.scene, CAMERA, options or ViewOptions(), size, samples=0).astype(int)

    def centre(self) -> np.ndarray:
        return self.picture()[CENTRE]


def plain(color: tuple[float, ...] = RED, alpha: float = 1.0, **more: object) -> Material:
    """A material that is drawn in exactly this colour, whatever the light."""
    flags = MaterialFlags(more.pop("flags", 0))
    made = Material(
        diffuse=(0.0, 0.0, 0.0, alpha), ambient=color, flags=flags, toon_kind=ToonKind.TEXTURE, shininess=0.0
    )
    return replace(made, **more)


def model_of(*quads: Quad, textures: tuple[str, ...] = ()) -> Model:
    """A model of quads, in order."""
    model = Model()
    corners = np.array([(-1, 1), (1, 1), (1, -1), (-1, -1)], np.float32)  # clockwise from the top left
    positions = [np.column_stack((corners * q.half + (q.x, q.y), np.full(4, q.z))) for q in quads]
    uvs = np.tile(np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32), (len(quads), 1))
    uv1 = [q.uv1 or (0, 0, 0, 0) for q in quads for _ in range(4)] if any(q.uv1 for q in quads) else None
    model.vertices.fill(
        4 * len(quads),
        position=np.concatenate(positions),
        normal=np.repeat([q.normal for q in quads], 4, axis=0),
        uv=uvs,
        uv1=uv1,
    )
    faces = np.array([(0, 1, 2), (0, 2, 3)])
    model.faces.fill(
        2 * len(quads),
        vertices=np.concatenate([(faces[:, ::-1] if q.turned_away else faces) + 4 * i for i, q in enumerate(quads)]),
        material=np.repeat(np.arange(len(quads)), 2),
    )
    model.materials.records[:] = [quad.material for quad in quads]
    model.textures.records[:] = [Texture(path) for path in textures]
    return model


def picture(
    model: Model,
    folder: Path | None = None,
    camera: Camera = CAMERA,
    options: ViewOptions | None = None,
    size: tuple[int, int] = SIZE,
    samples: int = 0,
) -> np.ndarray:
    """(height, width, 4) as integers, so that they can be subtracted."""
    return render_image(model, folder, camera, options or ViewOptions(), size, samples).astype(int)


def showing(*names: str, hiding: tuple[str, ...] = (), **more: object) -> ViewOptions:
    """Options with some more things shown and some hidden."""
    options = ViewOptions()
    return replace(options, show=(options.show | set(names)) - set(hiding), **more)


def assert_color(pixel: np.ndarray, color: tuple[float, ...], tolerance: int = 2) -> None:
    """The pixel has the colour, given as 0 to 1, but for rounding."""
    wanted = np.rint(np.array(color) * 255)
    assert np.abs(pixel[: len(color)] - wanted).max() <= tolerance, f"{pixel} is not {wanted}"


def save_image(path: Path, pixels: list[list[tuple[int, ...]]], **more: object) -> Path:
    """Write an image of a few pixels, row by row from the top."""
    array = np.array(pixels, np.uint8)
    Image.fromarray(array).save(path, **more)
    return path
