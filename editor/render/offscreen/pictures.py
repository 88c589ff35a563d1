"""Draws a Scene into a picture instead of a window, in whatever context is current."""

from __future__ import annotations

from contextlib import ExitStack
from typing import NamedTuple

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText
from editor.render.camera import Camera, Size
from editor.render.graphics import RenderError
from editor.render.offscreen.framebuffers import Framebuffer
from editor.render.options import ViewOptions
from editor.render.scene import Scene


class Limits(NamedTuple):
    """Limits of pictures: pixels a side, samples a pixel."""

    side: int
    samples: int


def limits() -> Limits:
    """Return the limits of the current context."""
    side, samples = (int(GL.glGetIntegerv(what)) for what in (GL.GL_MAX_RENDERBUFFER_SIZE, GL.GL_MAX_SAMPLES))
    return Limits(side, samples)


def draw_image(scene: Scene, camera: Camera, options: ViewOptions, size: Size, samples: int = 4) -> UInt8Array:
    """(height, width, 4) the picture, top row first, straight alpha. RenderError when it is too large for the GPU."""
    most = limits()
    if not (0 < size[0] <= most.side and 0 < size[1] <= most.side):
        raise RenderError(TranslatableText("A picture is 1 to {} pixels wide and high, not {} × {}", most.side, *size))
    with ExitStack() as targets:
        drawn = Framebuffer(size, samples=min(samples, most.samples))
        targets.callback(drawn.release)
        flat = Framebuffer(size, depth=False)
        targets.callback(flat.release)
        scene.draw(camera, options, size, drawn.name)
        drawn.copy_to(flat)
        return _straight_alpha(flat.read())


def _straight_alpha(pixels: UInt8Array) -> UInt8Array:
    """Undo the multiplication of colours by alpha, which blending onto nothing leaves."""
    alpha = pixels[..., 3:].astype(np.uint16)
    if alpha.min(initial=255) == 255:
        return np.ascontiguousarray(pixels)
    straight = pixels.astype(np.uint16)
    straight[..., :3] = np.minimum((straight[..., :3] * 255 + alpha // 2) // np.maximum(alpha, 1), 255)
    return straight.astype(np.uint8)
