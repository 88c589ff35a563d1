"""Draws a model into a picture without any window: for the command line and for tests.

Does not import OpenGL itself before it knows that there is a context, so that the command line may import it freely.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from editor.late_imports import imported
from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.graphics import GraphicsMemory, RenderError, TextureError, choose_driver
from editor.render.offscreen.contexts import make_context
from editor.render.offscreen.platform import choose_opengl_platform
from editor.render.options import ViewOptions
from editor.render.textures.textures import LARGEST_SIDE, decode


@contextmanager
def offscreen_context() -> Iterator[None]:
    """Have an OpenGL context of one's own current inside the `with`. RenderError when this machine gives none."""
    choose_driver(GraphicsMemory.of_user())
    choose_opengl_platform("offscreen")
    context = make_context()
    try:
        with context.current():
            yield
    finally:
        context.release()


def render_image(
    model: Model,
    folder: Path | None,
    camera: Camera,
    options: ViewOptions,
    size: Size,
    samples: int = 4,
    posed_model: PosedModel | None = None,
) -> UInt8Array:
    """(height, width, 4) a picture of a model, at rest or as its `posed_model` has it; top row first, straight alpha.

    Textures start at `folder`; one that cannot be found or decoded leaves a plain colour. RenderError when this
    machine cannot draw, or not as large. A process with windows draws its Scenes with `pictures.draw_image` instead.
    """
    with closing(render_images(model, folder, [(camera, posed_model)], options, size, samples)) as pictures:
        return next(pictures)


def render_images(
    model: Model,
    folder: Path | None,
    views: Iterable[tuple[Camera, PosedModel | None]],
    options: ViewOptions,
    size: Size,
    samples: int = 4,
) -> Generator[UInt8Array, None, None]:
    """Pictures as `render_image` makes them, of one model; a PosedModel may be the same one each time, posed anew."""
    with offscreen_context():
        scenes, pictures = drawing_module("scene"), drawing_module("offscreen.pictures")
        scene = scenes.Scene(model, folder)
        for file in scene.wanted_images():
            scene.provide_image(file, decoded_image(file))
        for camera, scene.posed_model in views:
            yield pictures.draw_image(scene, camera, options, size, samples)
        scene.release()


def drawing_module(module: str) -> Any:
    """A module of `editor.render` that draws, imported only now: that settles what OpenGL speaks to, and takes time."""
    try:
        return imported(f"editor.render.{module}")
    except (ImportError, OSError) as error:
        raise RenderError(TranslatableText("OpenGL cannot be loaded. Is libgl1 installed? {}", str(error))) from error


def decoded_image(file: Path, largest: int = LARGEST_SIDE) -> UInt8Array | None:
    """The image in a file, no side longer than `largest`; None when it gives none."""
    try:
        return decode(file, largest)
    except TextureError:
        return None
