"""How long a dab of the weight brush takes, each in ratio to copying the weights of all vertices.

The mesh is a sheet whose vertices and faces are in random order, as in `select_speed`; the brush covers a hundredth of
it, and goes straight on, a quarter of its radius from dab to dab. Times are those of the processor. Run it with
`python -m tests.benchmarks.paint_speed`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.painting.surface import PaintSurface, Touch
from editor.operations.painting.weight_stroke import PaintMode, WeightBrush, WeightStroke
from editor.operations.queries.topology import mesh_of

ROUNDS = 15
SIDES = (224, 707)  # vertices of a row: 50,176 and 499,849 in all
COVERED = 0.01
SIGHT = np.array([0.0, 0.0, 1.0])


def seconds(work: Callable[[], object]) -> float:
    start = time.thread_time()
    work()
    return time.thread_time() - start


def sheet(side: int) -> Model:
    """A wavy square with a seam at x = 0, four bones and weights in stripes."""
    rng = np.random.default_rng(3)
    rows = rng.permutation(side * side).astype(np.int32).reshape(side, side)
    squares = np.stack((rows[:-1, :-1], rows[1:, :-1], rows[:-1, 1:], rows[1:, 1:]), axis=-1).reshape(-1, 4)
    faces = rng.permutation(np.concatenate((squares[:, :3], squares[:, :0:-1])))
    positions = np.empty((rows.size, 3), np.float32)
    y, x = np.divmod(np.arange(rows.size), side)
    positions[rows.ravel()] = np.stack((x - (side - 1) / 2, y, 5 * np.sin(y / 20)), axis=1)
    model = Model()
    model.bones.records[:] = [Bone("センター"), Bone("左腕", parent=0), Bone("右腕", parent=0), Bone("頭", parent=0)]
    model.materials.records[:] = [Material("sheet")]
    bones = np.tile(np.array([0, 3, -1, -1], np.int32), (rows.size, 1))
    model.vertices.fill(
        rows.size,
        position=positions,
        bones=bones,
        weights=np.tile((0.6, 0.4, 0, 0), (rows.size, 1)),
        deform=[1] * rows.size,
    )
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    return model


def touches(model: Model, count: int, step: float) -> list[Touch]:
    """Points on the sheet, so far from one another, on a way across its middle."""
    corners: Float64Array = model.vertices["position"][model.faces["vertices"]].astype(np.float64)
    middles = corners.mean(axis=1)
    half = middles[:, 1].max() / 2
    way = [(step * (place - count / 2), half) for place in range(count)]
    faces = [int(np.square(middles[:, :2] - at).sum(axis=1).argmin()) for at in way]
    return [Touch(face, middles[face], middles[face] - 100 * SIGHT, SIGHT) for face in faces]


def measure(side: int) -> None:
    model = sheet(side)
    copy = median(seconds(lambda: model.vertices["weights"].copy()) for _ in range(ROUNDS))
    print(f"{len(model.vertices):,} vertices; a copy of their weights: {1000 * copy:.2f} ms")

    def tell(name: str, took: float) -> None:
        print(f"  {name:34} {1000 * took:8.1f} ms {took / copy:7.1f}x")

    mesh = mesh_of(model)
    tell("what hangs together, once a shape", seconds(lambda: mesh_of(model)))
    tell("the surface, once a shape", seconds(lambda: PaintSurface(mesh, model.vertices["position"])))
    surface = PaintSurface(mesh, model.vertices["position"])
    radius = float(side * np.sqrt(COVERED / np.pi))
    places = touches(model, ROUNDS, radius / 4)
    first = WeightStroke(model, surface, WeightBrush(), 1, np.zeros(4, np.bool_))
    with Edit(model) as edit:
        tell("the first dab at a place", seconds(partial(first.dab, edit, places[0], radius)))
        edit.cancel()
    brushes = {mode.value: WeightBrush(mode, 0.5) for mode in PaintMode if mode.value not in ("fill", "gradient")}
    brushes |= {"add, both sides": WeightBrush(mirrors=True), "add, through": WeightBrush(through=True)}
    for name, brush in brushes.items():
        tell(name, dab_seconds(model, surface, brush, places, radius))


def dab_seconds(model: Model, surface: PaintSurface, brush: WeightBrush, places: list[Touch], radius: float) -> float:
    stroke = WeightStroke(model, surface, brush, 1, np.zeros(4, np.bool_))
    with Edit(model) as edit:
        took = [seconds(partial(stroke.dab, edit, at, radius)) for at in places]
        edit.cancel()
    return median(took)


def main() -> None:
    for side in SIDES:
        measure(side)


if __name__ == "__main__":
    main()
