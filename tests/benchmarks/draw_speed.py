"""What one frame of the viewport costs: calls of OpenGL, and milliseconds, as ratios to drawing everything at once.

Run it with `python -m tests.benchmarks.draw_speed [MODEL…]`. The unit is the same buffers drawn by one glDrawElements
in one colour, measured in the same run. "own" is what is spent before the GPU draws: the frame with the draw calls left
out, uploads and deforming included where they are made. "whole" waits for the picture. What a pose or an edit costs
elsewhere (`pose_speed`, `edit_speed`) is in neither. At last a window is left alone, and its pictures are counted.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from statistics import median

import numpy as np
from OpenGL import GL
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from editor import formats
from editor.document.document import Document
from editor.formats import Content
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.preview.pose import Pose
from editor.render.bounds import bounds
from editor.render.camera import Camera
from editor.render.offscreen.framebuffers import Framebuffer
from editor.render.offscreen.offscreen import decoded_image, offscreen_context
from editor.render.options import ViewOptions
from editor.resources import resource
from tests.benchmarks.generated import big_model
from tests.render.counting import DRAWING, counted
from tests.render.making import Shown
from tests.render.posing import Limp, limp

SIZE = (1280, 720)
ROUNDS = 5
EDITED = 1000
CLOTH = 40**2  # vertices
IDLE_SECONDS = 2
CORPUS = Path(os.environ.get("KATACHI_CORPUS") or Path(__file__).parents[3] / "shared" / "corpus")
Doing = Callable[[int], object]  # with the number of the round


class Bench:
    """One model, drawn again and again."""

    def __init__(self, model: Model, folder: Path | None) -> None:
        self.model = model
        self.shown = Shown(model, folder)
        for file in self.shown.scene.wanted_images():
            self.shown.scene.provide_image(file, decoded_image(file))
        self.stance = Pose.at_rest(len(model.bones), len(model.morphs))
        self.camera = Camera().framed(*(bounds(model) or (np.zeros(3), np.ones(3))), SIZE)
        self._target = Framebuffer(SIZE)
        self._limp: Limp | None = None
        self.draw()
        self.unit = self._milliseconds(lambda _: None, self._draw_at_once)

    def draw(self) -> None:
        self.shown.scene.draw(self.camera, ViewOptions(), SIZE, self._target.name)

    def _draw_at_once(self) -> None:
        scene = self.shown.scene
        scene._sync()
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._target.name)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT)
        scene._passes.flat((1.0, 0.0, 0.0, 1.0), nearer=0)
        GL.glDrawElements(GL.GL_TRIANGLES, 3 * len(self.model.faces), GL.GL_UNSIGNED_INT, None)

    def measure(self, name: str, do: Doing) -> None:
        whole = self._milliseconds(do, self.draw)
        own = self._milliseconds(do, self.draw, DRAWING)
        do(0)
        with counted() as calls:
            self.draw()
        times = f"own {own:7.2f} ms = {own / self.unit:6.3f}x, whole {whole:8.2f} ms = {whole / self.unit:5.2f}x"
        print(f"  {name:26} {times}; {calls.total()} calls, {sum(calls[call] for call in DRAWING)} draw")

    def _milliseconds(self, do: Doing, draw: Callable[[], object], left_out: tuple[str, ...] = ()) -> float:
        """The median of drawing alone, after something was done."""
        times = []
        for number in range(ROUNDS):
            do(number)
            GL.glFinish()
            with left_out_of_drawing(left_out):
                begun = time.perf_counter()
                draw()
                if not left_out:
                    GL.glFinish()
                times.append(time.perf_counter() - begun)
        return 1000 * median(times)

    # -- what is done before a frame -----------------------------------------------------------------------------

    def turn(self, number: int) -> None:
        self.camera = self.camera.orbited(1, 0)

    def pose(self, number: int) -> None:
        turns = self.stance.rotations
        turns[:] = np.random.default_rng(number).normal(size=turns.shape) * 0.02
        turns[:, 3] = 1
        turns /= np.linalg.norm(turns, axis=1, keepdims=True)
        self.shown.pose(self.stance)

    def morph(self, number: int) -> None:
        kinds = [morph.kind for morph in self.model.morphs]
        if MorphKind.VERTEX in kinds:
            self.stance.weights[kinds.index(MorphKind.VERTEX)] = 0.1 + number / ROUNDS
        self.shown.pose(self.stance)

    def flutter(self, number: int) -> None:
        """A pose in which a cloth, from here and there in the model, is somewhere else."""
        if self._limp is None:
            self.shown.pose(self.stance)
            assert self.shown.figure is not None
            self._limp = limp(self.shown.figure)
        vertices = self.model.vertices
        rows = np.linspace(0, len(vertices) - 1, min(CLOTH, len(vertices))).astype(np.intp)
        self._limp.put(rows, vertices["position"][rows] + np.float32(0.01 * number))
        self.pose(number)

    def recolor(self, number: int) -> None:
        with self.shown.edit() as edit:
            edit.set(self.model.materials, 0, "diffuse", (number / ROUNDS, 0.5, 0.5, 1.0))

    def move(self, number: int) -> None:
        self._move(np.arange(min(EDITED, len(self.model.vertices))))

    def scatter(self, number: int) -> None:
        count = len(self.model.vertices)
        self._move(np.sort(np.random.default_rng(number).choice(count, min(EDITED, count), replace=False)))

    def _move(self, rows: np.ndarray) -> None:
        with self.shown.edit() as edit:
            edit.set(self.model.vertices, rows, "position", self.model.vertices["position"][rows] + np.float32(0.001))

    def release(self) -> None:
        self.shown.scene.release()
        self._target.release()


def left_out_of_drawing(names: tuple[str, ...]) -> ExitStack | nullcontext[None]:
    """Calls of these names do nothing within."""
    if not names:
        return nullcontext()
    stack = ExitStack()
    for name in names:
        stack.callback(setattr, GL, name, getattr(GL, name))
        setattr(GL, name, lambda *arguments: None)
    return stack


def measure(name: str, model: Model, folder: Path | None) -> None:
    counts = model.counts()
    tables = ("vertices", "faces", "materials", "bones", "morphs")
    print(f"{name}: " + ", ".join(f"{counts[table]:,} {table}" for table in tables))
    bench = Bench(model, folder)
    print(f"  one glDrawElements         {bench.unit:8.2f} ms")
    bench.measure("nothing done, at rest", lambda number: None)
    bench.measure("camera moved, at rest", bench.turn)
    bench.measure("material edited", bench.recolor)
    bench.measure(f"{EDITED} vertices moved", bench.move)
    bench.measure(f"{EDITED} here and there", bench.scatter)
    bench.measure("posed", bench.pose)
    bench.measure("camera moved, posed", bench.turn)
    bench.measure("one morph, posed", bench.morph)
    bench.measure(f"posed, {CLOTH} of a cloth", bench.flutter)
    bench.release()


def sheet(side: int, model: Model) -> Model:
    """The model with its `side`² vertices spread out to a wavy sheet of small faces, in bands of a material each."""
    columns = {name: model.vertices[name].copy() for name in model.vertices.arrays}
    x, y = np.meshgrid(np.linspace(-10, 10, side, dtype=np.float32), np.linspace(0, 20, side, dtype=np.float32))
    columns["position"] = np.stack((x, y, np.sin(x + y)), axis=2).reshape(-1, 3)
    columns["normal"] = np.tile(np.float32((0, 0, -1)), (side**2, 1))
    # Neighbours hang from the same bones, lest a pose make large faces of small ones.
    nearest = np.arange(side**2)[:, None] * (len(model.bones) - 4) // side**2 + np.arange(4)
    columns["bones"] = np.where(columns["bones"] >= 0, nearest, -1)
    model.vertices.fill(side**2, **columns)
    corner = (np.arange(side - 1)[:, None] * side + np.arange(side - 1)).reshape(-1, 1)
    faces = (corner + np.array((0, side, 1, 1, side, side + 1))).reshape(-1, 3)
    model.faces.fill(len(faces), vertices=faces, material=np.arange(len(faces)) * len(model.materials) // len(faces))
    return model


def cases(files: list[Path]) -> Iterator[tuple[str, Model, Path | None]]:
    at_hand = sorted(CORPUS.glob("uka/**/*.pmx"))
    for file in files or [resource("samples", "mochi.pmx"), *at_hand[:1]]:
        content = formats.load(file)
        assert isinstance(content, Content)
        yield file.stem, content.model, content.folder
    if not files and not at_hand:
        yield "generated", sheet(224, big_model(224**2, 8, 300, 50, 30)), None
    if not files:
        yield "generated", sheet(1000, big_model(faces=8, materials=60)), None


def count_idle_pictures(application: QApplication) -> None:
    """How often a window draws while nobody does anything."""
    # Not before there is an application: it imports what asks for the window system.
    from editor.ui.viewport.viewport import Viewport  # noqa: PLC0415

    class Watched(Viewport):
        pictures = 0

        def paintGL(self) -> None:  # noqa: N802
            self.pictures += 1
            super().paintGL()

    content = formats.load(resource("samples", "mochi.pmx"))
    assert isinstance(content, Content)
    viewport = Watched(Document(content))
    viewport.resize(800, 600)
    viewport.show()
    wait(1)
    before = viewport.pictures
    wait(IDLE_SECONDS)
    print(
        f"a window that is left alone: {viewport.pictures - before} pictures in {IDLE_SECONDS} s (and {before} before)"
    )
    viewport.stop()
    viewport.deleteLater()


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", type=Path, metavar="MODEL")
    files = parser.parse_args().models
    with offscreen_context():
        print(f"{GL.glGetString(GL.GL_RENDERER).decode()}, {SIZE[0]} x {SIZE[1]}")
        for case in cases(files):
            measure(*case)
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        print("no display: no window was left alone")
        return
    # PyOpenGL speaks to EGL by now.
    os.environ.setdefault("QT_XCB_GL_INTEGRATION", "xcb_egl")
    count_idle_pictures(QApplication([]))


if __name__ == "__main__":
    main()
