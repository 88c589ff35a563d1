"""Takes pictures of a document and writes them to files, as jobs: drawing and compressing are both for the worker.

They are specified one by one: a single moment, a turntable, a stretch of a motion, each of many morphs. What specifies
them holds copies only: the document goes on meanwhile.

The worker has an OpenGL context of its own, of the kind that the window's are, so that drawing holds up nobody.
`editor.render.offscreen` makes its contexts without Qt; beside a window PyOpenGL would speak to the wrong system then.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from PIL import Image
from PySide6.QtCore import QPoint, QRect, Qt, QThread
from PySide6.QtGui import QColor, QFontMetrics, QImage, QOffscreenSurface, QOpenGLContext, QPainter, QSurfaceFormat

from editor.document.jobs import Job
from editor.document.posing import Posing
from editor.formats.atomic_write import atomic_write
from editor.formats.progress import Progress
from editor.math3d.arrays import BoolArray, IntegerArray, StructArray, UInt8Array
from editor.messages import TranslatableText
from editor.model.model import Model
from editor.motion.motion import FRAMES_PER_SECOND
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import SimulationState
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.graphics import VERSION, RenderError
from editor.render.morph_views import MorphViews, SheetLayout
from editor.render.offscreen.animation import write_apng, write_webp
from editor.render.offscreen.offscreen import decoded_image
from editor.render.offscreen.pictures import Limits, draw_image, limits
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_lines import NO_CORNERS, NO_MARKERS
from editor.render.scene import Scene

if TYPE_CHECKING:
    from editor.document.document import Document

NOTHING = (0.0, 0.0, 0.0, 0.0)


class OffscreenGl:
    """OpenGL context of its own for a worker.

    Made, and in the end let go of, on the window's thread; in between current on any one thread at a time.
    """

    def __init__(self) -> None:
        """RenderError when there is no OpenGL 3.3."""
        wanted = QSurfaceFormat(QSurfaceFormat.defaultFormat())
        wanted.setVersion(*VERSION)
        wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
        self._context = QOpenGLContext()
        self._context.setFormat(wanted)
        if not self._context.create() or self._context.format().version() < VERSION:
            raise RenderError(TranslatableText("OpenGL 3.3 is needed to draw pictures"))
        # Some systems make it as a window, which only the window's thread may.
        self._surface = QOffscreenSurface()
        self._surface.setFormat(self._context.format())
        self._surface.create()
        self._belong_to(None)
        with self.current():
            self.limits: Limits = limits()

    @contextmanager
    def current(self) -> Iterator[None]:
        """OpenGL draws with this context, on this thread, within. RenderError when it cannot."""
        self._belong_to(QThread.currentThread())
        try:
            if not self._context.makeCurrent(self._surface):
                raise RenderError(TranslatableText("The OpenGL context cannot be used"))
            yield
        finally:
            self._context.doneCurrent()
            self._belong_to(None)

    def _belong_to(self, thread: Any) -> None:
        """Move the context to a thread. A context of no thread can be fetched by any."""
        self._context.moveToThread(thread)


@dataclass(frozen=True, slots=True, eq=False)
class ModelSnapshot:
    """Snapshot of a model: its state, the folder of its textures, and the rows that show as selected.

    `hidden`: masks of tables, (rows,) each, of what is not shown.
    """

    model: Model
    folder: Path | None
    selected: Mapping[str, IntegerArray] = field(default_factory=dict)
    hidden: Mapping[str, BoolArray] = field(default_factory=dict)

    @classmethod
    def of(cls, document: Document, selected: Mapping[str, IntegerArray]) -> ModelSnapshot:
        hidden = dict(document.masking.masks)
        return cls(document.model.snapshot(), document.content.folder, dict(selected), hidden)


@dataclass(frozen=True, slots=True, eq=False)
class PictureSpec:
    """One picture. `pose` None: at rest. `simulation_state`: what physics made of it. Hidden models leave grid and
    axes.

    `lines` and `fills`: handles above everything, their segments and the corners of their triangles. `writing`:
    (height, width, 4), colours multiplied by alpha, over the picture.
    """

    camera: Camera
    options: ViewOptions
    pose: Pose | None = None
    simulation_state: SimulationState | None = None
    is_hidden: bool = False
    lines: StructArray | None = None
    fills: StructArray = field(default_factory=lambda: NO_CORNERS)
    writing: UInt8Array | None = None


class PictureSequence(Protocol):
    """Pictures in their order."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> PictureSpec: ...


def picture_spec_of(posing: Posing, camera: Camera, options: ViewOptions) -> PictureSpec:
    """Return the specification of a picture of this moment."""
    if not posing.is_shown:
        return PictureSpec(camera, options)
    state = posing.posed_model().state
    moment = None if state is None else state.complete()
    is_hidden = posing.is_active and not posing.scene_state().visible
    return PictureSpec(camera, options, posing.seen_pose().copy(), moment, is_hidden)


@dataclass(frozen=True, slots=True, eq=False)
class Turntable:
    """Once around what the camera looks at, in `count` steps of the same size; begins with `first`."""

    first: PictureSpec
    count: int

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, number: int) -> PictureSpec:
        return replace(self.first, camera=self.first.camera.orbited(360 * number / self.count, 0))


class MotionSequence:
    """Motions from one frame to another, with what is held by hand, on the copy of a model that a ModelSnapshot has."""

    def __init__(
        self, snapshot: ModelSnapshot, posing: Posing, camera: Camera, options: ViewOptions, frames: Sequence[float]
    ) -> None:
        """`camera` and `options` where the motions do not have a camera and a light that are to be used."""
        self._frames = frames
        self._camera = camera
        self._options = options
        self._uses_camera = posing.uses_camera
        self._override = posing.override()
        self._model = snapshot.model
        self._player = Player(snapshot.model)
        self._player.set_motions([loaded.motion for loaded in posing.motions])
        self._simulation_states: list[SimulationState] = []

    def __len__(self) -> int:
        return len(self._frames)

    def __getitem__(self, number: int) -> PictureSpec:
        frame = self._frames[number]
        scene_state = self._player.scene_state(frame)
        moment = self._simulation_states[number] if self._simulation_states else None
        camera, options = self._camera, self._options
        if self._uses_camera:
            camera = camera if scene_state.camera is None else Camera.of_motion(scene_state.camera)
            options = options.lit_by(scene_state.light, scene_state.self_shadow)
        return PictureSpec(camera, options, self._pose_at(frame), moment, not scene_state.visible)

    def _pose_at(self, frame: float) -> Pose:
        return self._override.laid_over(self._player.pose(frame))

    def rehearse(self, settings: PhysicsSettings) -> Generator[float, None, None]:
        """Let physics go through it first; yields how far it is, 0 to 1. Only on the thread where Bullet is used."""
        moments: list[SimulationState] = []
        seconds = [0.0, *(np.diff(self._frames) / FRAMES_PER_SECOND)]
        with closing(Physics(self._model, settings)) as physics:
            posed_model = PosedModel(self._model)
            posed_model.physics = physics
            for _ in posed_model.play(map(self._pose_at, self._frames), seconds):
                if posed_model.state is not None:
                    moments.append(posed_model.state.complete())
                yield len(moments) / len(self._frames)
        self._simulation_states = moments


def count_between(first: int, last: int, fps: int) -> int:
    """Return the number of pictures at `fps` from one frame to another."""
    return (last - first) * fps // FRAMES_PER_SECOND + 1


def frames_between(first: int, last: int, fps: int) -> list[float]:
    """The frames of pictures at `fps`, from one frame to another; that one is among them if a picture falls on it."""
    return [first + number * FRAMES_PER_SECOND / fps for number in range(count_between(first, last, fps))]


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
                for file, picture in zip(series_files(path, len(specs)), pictures, strict=True):
                    write_png(file, picture)
                return len(specs)
            with atomic_write(path) as target:
                if form is AnimationFormat.WEBP:
                    write_webp(target, pictures, fps)
                else:
                    write_apng(target, pictures, len(specs), fps)
        return len(specs)

    return Job(work)


def series_files(path: Path, count: int) -> list[Path]:
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
        studio = SnapshotRenderer(snapshot)
        try:
            for number in range(len(specs)):
                progress.report(number / len(specs))
                picture = studio.take(specs[number], how)
                yield picture if how.is_transparent else np.ascontiguousarray(picture[..., :3])
        finally:
            studio.release()


class SnapshotRenderer:
    """The scenes that pictures are taken of. The context must be current."""

    def __init__(self, snapshot: ModelSnapshot) -> None:
        self._snapshot = snapshot
        self._posed_model: PosedModel | None = None
        self._nothing = Scene(Model(), None)
        self._scene = Scene(snapshot.model, snapshot.folder)
        self._scene.hide(snapshot.hidden)
        for file in self._scene.wanted_images():
            self._scene.provide_image(file, decoded_image(file))
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
            self._scene.lay_over(spec.lines, NO_MARKERS, spec.fills)
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


class MorphPictures:
    """The pictures of morphs in their order."""

    def __init__(self, views: MorphViews, rows: Sequence[int], options: ViewOptions) -> None:
        self._views = views
        self._rows = rows
        self._options = options

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, number: int) -> PictureSpec:
        row = self._rows[number]
        return PictureSpec(self._views.camera(row), self._options, self._views.pose(row))


def morph_sheet_job(
    gl: OffscreenGl, snapshot: ModelSnapshot, rows: Sequence[int], front: Camera, options: ViewOptions, path: Path
) -> Job:
    """A Job that writes the sheet of some morphs as PNG; its value is how many. It fails with RenderError or OSError.

    `front`: a camera of the kind that is wanted, wherever it is.
    """
    layout = SheetLayout.of(len(rows))
    names = [f"{row}: {snapshot.model.morphs[row].name}" for row in rows]

    def work(progress: Progress) -> int:
        size = (layout.cell, layout.cell)
        specs = MorphPictures(MorphViews(snapshot.model, front, size), rows, options)
        sheet = QImage(*layout.size(len(rows)), QImage.Format.Format_RGBA8888)
        sheet.fill(QColor.fromRgbF(*options.background[:3]))
        with closing(taken_pictures(gl, snapshot, specs, PictureOptions(size), progress)) as pictures:
            for number, (picture, name) in enumerate(zip(pictures, names, strict=True)):
                _lay_picture(sheet, layout, number, picture, name)
        write_png(path, _pixels(sheet))
        return len(rows)

    return Job(work)


def _lay_picture(sheet: QImage, layout: SheetLayout, number: int, picture: UInt8Array, name: str) -> None:
    """Put a picture (height, width, 3) into its cell, and its name below."""
    height, width = picture.shape[:2]
    corner = QPoint(*layout.corner(number))
    image = QImage(picture.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    painter = QPainter(sheet)
    painter.drawImage(corner, image)
    font = painter.font()
    font.setPixelSize(round(layout.caption * 0.7))
    painter.setFont(font)
    is_dark = QColor(sheet.pixelColor(corner + QPoint(1, layout.cell + 1))).lightnessF() < 0.5
    painter.setPen(Qt.GlobalColor.white if is_dark else Qt.GlobalColor.black)
    line = QRect(corner + QPoint(2, layout.cell), corner + QPoint(layout.cell - 3, layout.cell + layout.caption - 1))
    text = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()


def _pixels(image: QImage) -> UInt8Array:
    """(height, width, 3) the colours of an image of four bytes a pixel."""
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return np.ascontiguousarray(pixels[..., :3])
