"""Draws the samples in every way with the OpenGL that macOS has: ``python -m tests.render.core_4_1``.

The context is 4.1 core, forward compatible, so that nothing deprecated is there, and tells of what is wrong. Prints its
version and each such message. With ``--provoke`` it does what is wrong, and draws nothing.
"""

from __future__ import annotations

import ctypes
import dataclasses
import importlib
import sys
from typing import Any

from editor import formats
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.modes import DisplayMode
from editor.render.offscreen.egl import EglContext
from editor.render.offscreen.offscreen import decoded_image, drawing_module
from editor.render.offscreen.platform import choose_opengl_platform
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import DRAWABLE
from editor.resources import resource

DEBUG, FORWARD_COMPATIBLE = 0x31B0, 0x31B1
ERROR, DEPRECATED, UNDEFINED = 0x824C, 0x824D, 0x824E
SIZE = (64, 64)
SAMPLES = ("mochi.pmx", "cloth.pmx")


class MacContext(EglContext):
    """A context as macOS gives it, that tells of faults."""

    def _version_attributes(self) -> tuple[int, ...]:
        return (*super()._version_attributes(), DEBUG, 1, FORWARD_COMPATIBLE, 1)


def draw_everything(scenes: Any, pictures: Any, name: str) -> None:
    """All modes and overlays, at rest and posed, and what a click finds."""
    content = formats.load_model(resource("samples", name))
    scene = scenes.Scene(content.model, content.folder)
    for file in scene.wanted_images():
        scene.provide_image(file, decoded_image(file))
    camera, options = Camera(), ViewOptions(show=frozenset(DRAWABLE))
    for posed in (None, PosedModel(content.model)):
        scene.posed_model = posed
        for mode in DisplayMode:
            pictures.draw_image(scene, camera, dataclasses.replace(options, mode=mode), SIZE)
        for table in ("faces", "vertices", "bones", "rigid_bodies"):
            scene.highlight(table, [0, 1, 2])
        pictures.draw_image(scene, camera, options, SIZE)
        scene.pick(camera, SIZE, 32, 32, ["faces", "bones"])
    scene.release()


def main() -> int:
    choose_opengl_platform("offscreen")
    context = MacContext((4, 1))
    with context.current():
        scenes, pictures = drawing_module("scene"), drawing_module("offscreen.pictures")
        debug: Any = importlib.import_module("OpenGL.GL.KHR.debug")
        found: set[str] = set()

        def tell(_source: int, kind: int, _id: int, _severity: int, length: int, message: Any, _user: Any) -> None:
            if kind in (ERROR, DEPRECATED, UNDEFINED):
                found.add(ctypes.string_at(message, length).decode("utf-8", "replace"))

        callback = debug.GLDEBUGPROC(tell)
        debug.glDebugMessageCallback(callback, None)
        if "--provoke" in sys.argv:
            drawing_module("gpu").GL.glLineWidth(-1.0)
        print(context.text(0x1F02))
        for name in SAMPLES if "--provoke" not in sys.argv else ():
            draw_everything(scenes, pictures, name)
    print(*sorted(found), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
