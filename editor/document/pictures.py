"""Takes pictures of a document and writes them to files, as jobs: drawing and compressing are both for the worker."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

import numpy as np
from PIL import Image

from editor.document.jobs import Job
from editor.document.offscreen_gl import OffscreenGl
from editor.document.picture_specs import ModelSnapshot, PictureSequence, PictureSpec
from editor.formats.atomic_write import atomic_write
from editor.formats.progress import Progress
from editor.math3d.arrays import UInt8Array
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.camera import Size
from editor.render.offscreen.animation import write_apng, write_webp
from editor.render.offscreen.offscreen import decoded
from editor.render.offscreen.pictures import draw_image
from editor.render.overlays.overlay_lines import MARKER
from editor.render.scene import Scene

NOTHING = (0.0, 0.0, 0.0, 0.0)
NO_MARKS = np.empty(0, MARKER)


class AnimationFormat(Enum):
    """The format of several pictures; the value is the extension."""

    WEBP = ".webp"
    APNG = ".apng"
    SERIES = ".png"


@dataclass(frozen=True, slots=True)
class PictureOptions:
    """Options of pictures: their size, samples a pixel, and whether the background is transparent."""

    size: Size
    samples: int = 4
    is_transparent: bool = False


def picture_job(gl: OffscreenGl, snapshot: ModelSnapshot, spec: PictureSpec, how: PictureOptions, path: Path) -> Job:
    """A Job that writes one picture as PNG; its value is None. It fails with RenderError or OSError."""

    def work(progress: Progress) -> None:
        with closing(taken_pictures(gl, snapshot, [spec], how, progress)) as pictures:
            write_png(path, next(pictures))

    return Job(work)


def animation_job(
    gl: OffscreenGl,
    snapshot: ModelSnapshot,
    specs: PictureSequence,
    how: PictureOptions,
    fps: int,
    path: Path,
    form: AnimationFormat,
) -> Job:
    """A Job that writes pictures one after another; its value is how many. It fails with RenderError or OSError.

    A series has its numbers before the extension of `path`; each of its files is written by itself, and what is
    there when the Job ends early stays. Other files are whole or not there.
    """

    def work(progress: Progress) -> int:
        with closing(taken_pictures(gl, snapshot, specs, how, progress)) as pictures:
            if form is AnimationFormat.SERIES:
                for file, picture in zip(series(path, len(specs)), pictures, strict=True):
                    write_png(file, picture)
                return len(specs)
            with atomic_write(path) as target:
                if form is AnimationFormat.WEBP:
                    write_webp(target, pictures, fps)
                else:
                    write_apng(target, pictures, len(specs), fps)
        return len(specs)

    return Job(work)


def series(path: Path, count: int) -> list[Path]:
    """The files of a series of as many pictures: "walk.png" becomes walk_0001.png, walk_0002.png …"""
    digits = max(4, len(str(count)))
    return [path.with_name(f"{path.stem}_{number:0{digits}}{path.suffix}") for number in range(1, count + 1)]


def write_png(path: Path, picture: UInt8Array) -> None:
    with atomic_write(path) as file:
        Image.fromarray(picture).save(file, "PNG")


def taken_pictures(
    gl: OffscreenGl, snapshot: ModelSnapshot, specs: PictureSequence, how: PictureOptions, progress: Progress
) -> Generator[UInt8Array, None, None]:
    """(height, width, 4) each, (height, width, 3) where one does not see through; on the thread that asks for them."""
    with gl.current():
        studio = _SnapshotRenderer(snapshot)
        try:
            for number in range(len(specs)):
                progress.report(number / len(specs))
                picture = studio.take(specs[number], how)
                yield picture if how.is_transparent else np.ascontiguousarray(picture[..., :3])
        finally:
            studio.release()


class _SnapshotRenderer:
    """The scenes that pictures are taken of. The context must be current."""

    def __init__(self, snapshot: ModelSnapshot) -> None:
        self._snapshot = snapshot
        self._posed_model: PosedModel | None = None
        self._nothing = Scene(Model(), None)
        self._scene = Scene(snapshot.model, snapshot.folder)
        self._scene.hide(snapshot.hidden)
        for file in self._scene.wanted_images():
            self._scene.provide_image(file, decoded(file))
        for table, rows in snapshot.selected.items():
            self._scene.highlight(table, rows)

    def take(self, spec: PictureSpec, how: PictureOptions) -> UInt8Array:
        """(height, width, 4), as it is on the window, where it has that size."""
        scene = self._nothing if spec.is_hidden else self._posed(spec)
        options = replace(spec.options, background=NOTHING) if how.is_transparent else spec.options
        picture = draw_image(scene, spec.camera, options, how.size, how.samples)
        return picture if spec.writing is None else _laid_over(picture, spec.writing)

    def _posed(self, spec: PictureSpec) -> Scene:
        if spec.pose is not None:
            self._posed_model = self._posed_model or PosedModel(self._snapshot.model)
            self._posed_model.pose(spec.pose, state=spec.simulation_state)
        self._scene.posed_model = self._posed_model if spec.pose is not None else None
        if spec.lines is not None:
            self._scene.lay_over(spec.lines, NO_MARKS)
        return self._scene

    def release(self) -> None:
        self._scene.release()
        self._nothing.release()


def _laid_over(picture: UInt8Array, writing: UInt8Array) -> UInt8Array:
    """Writing, whose colours are multiplied by its alpha, over a picture, whose colours are not."""
    written = writing[..., 3] > 0
    above, below = (pixels[written].astype(np.float32) / 255 for pixels in (writing, picture))
    shown = below[:, 3:] * (1 - above[:, 3:])
    alpha = above[:, 3:] + shown
    colors = (above[:, :3] + below[:, :3] * shown) / alpha
    together = picture.copy()
    together[written] = np.rint(np.concatenate((colors, alpha), axis=1) * 255).clip(0, 255)
    return together
