"""How long selecting in the view takes, each in ratio to drawing the same picture: clicks, and a lasso as it grows.

The model is a ball of vertices in rings, seen whole. Run it with `python -m tests.benchmarks.pick_speed`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np
from OpenGL import GL

from editor.model.materials import Material, MaterialFlags
from editor.model.model import Model
from editor.render.camera import Camera
from editor.render.offscreen.framebuffers import Framebuffer
from editor.render.offscreen.offscreen import offscreen_context
from editor.render.options import ViewOptions
from editor.render.scene import Scene
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.rows_in_region import Area, RowsInRegion

ROUNDS = 7
SIZE = (1280, 800)
CAMERA = Camera(target=(0, 0, 0), distance=45.0)


def seconds(work: Callable[[], object]) -> float:
    """Of one time, the GPU's share included."""
    start = time.perf_counter()
    work()
    GL.glFinish()
    return time.perf_counter() - start


def often(work: Callable[[], object]) -> float:
    return median(seconds(work) for _ in range(ROUNDS))


def ball(rings: int) -> Model:
    """`rings` by `rings` vertices and about twice as many faces, both sides of them drawn."""
    up, around = np.divmod(np.arange(rings * rings), rings)
    height, angle = np.pi * (up + 0.5) / rings, 2 * np.pi * around / rings
    points = np.stack((np.sin(height) * np.cos(angle), np.cos(height), np.sin(height) * np.sin(angle)), axis=1)
    grid = np.arange(rings * rings, dtype=np.int32).reshape(rings, rings)
    upper, lower = grid[:-1], grid[1:]
    a, b, c, d = (part.ravel() for part in (upper, np.roll(upper, -1, 1), lower, np.roll(lower, -1, 1)))
    faces = np.concatenate((np.stack((a, b, c), axis=1), np.stack((c, b, d), axis=1)))
    model = Model()
    model.vertices.fill(len(points), position=9 * points, normal=points)
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    model.materials.records[:] = [Material("ball", flags=MaterialFlags.DOUBLE_SIDED)]
    return model


def lasso() -> Area:
    """Three hundred corners around most of the ball."""
    angles = np.linspace(0, 2 * np.pi, 300)
    reach = 250 + 40 * np.sin(9 * angles)
    area = Area(SIZE)
    area.add_polygon(np.stack((640 + reach * np.cos(angles), 400 + reach * np.sin(angles)), axis=1))
    return area


def measure(rings: int) -> None:
    model = ball(rings)
    scene, target, projection = Scene(model, None), Framebuffer(SIZE), ViewProjection(CAMERA, SIZE)
    options = ViewOptions(show=frozenset({"toon", "specular", "selected-vertices", "selected-faces"}))

    def draw() -> None:
        scene.draw(CAMERA, options, SIZE, target.name)

    def grow(screen: RowsInRegion, kind: str, through: bool) -> None:
        scene.highlight(kind, np.flatnonzero(screen.rows(kind, lasso(), through=through)))

    def tell(name: str, took: float) -> None:
        print(f"  {name:44} {1000 * took:8.1f} ms {took / picture:6.2f}x")

    draw()
    picture = often(draw)
    print(f"{len(model.vertices):,} vertices, {len(model.faces):,} faces; a picture: {1000 * picture:.1f} ms")
    for kind in ("faces", "vertices"):
        tell(f"click, {kind}", often(partial(scene.pick, CAMERA, SIZE, 600, 390, (kind,))))
        for through in (False, True):
            step = partial(grow, RowsInRegion(model, scene, projection), kind, through)
            name = f"lasso, {kind}{' through' * through}"
            tell(f"{name}: at first", seconds(step))
            tell(f"{name}: each step", often(step))
        tell(f"a picture with selected {kind}", seconds(draw))
        scene.highlight(kind, ())
    scene.release()
    target.release()


def main() -> None:
    with offscreen_context():
        print(GL.glGetString(GL.GL_RENDERER).decode())
        for rings in (316, 1000):
            measure(rings)


if __name__ == "__main__":
    main()
