"""How long a dab of the sculpt brush takes, each in ratio to copying the positions of all vertices.

Mesh, brush and way are those of `paint_speed`. The morph does something to every tenth vertex, and is sculpted on a
posed model, as the window does it. Times are those of the processor. Run it with `python -m
tests.benchmarks.sculpt_speed`.
"""

from __future__ import annotations

from functools import partial
from statistics import median

import numpy as np

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.operations.painting.sculpt_stroke import SculptBrush, SculptedMesh, SculptedMorph, SculptMode, SculptStroke
from editor.operations.painting.surface import PaintSurface, Touch
from editor.operations.queries.topology import mesh_of
from editor.operations.transform.targets import SeenMorph
from editor.preview.posed_model import PosedModel
from tests.benchmarks.paint_speed import COVERED, ROUNDS, SIDES, seconds, sheet, touches

MOVES = np.linspace(0, 1, ROUNDS)[:, None] * np.array([1.0, 0.5, 0.2])
BRUSHES = {mode.value: SculptBrush(mode, strength=0.5) for mode in SculptMode}
BRUSHES["inflate, both sides"] = SculptBrush(SculptMode.INFLATE, strength=0.5, mirrors=True)


def measure(side: int) -> None:
    model = sheet(side)
    rows = np.arange(0, len(model.vertices), 10)
    offsets = Columns(VertexOffset, vertex=rows, translation=np.tile((0, 0, 0.5), (len(rows), 1)))
    model.morphs.records[:] = [Morph("あ", offsets=offsets)]
    copy = median(seconds(lambda: model.vertices["position"].copy()) for _ in range(ROUNDS))
    print(f"{len(model.vertices):,} vertices; a copy of their positions: {1000 * copy:.2f} ms")
    surface = PaintSurface(mesh_of(model), model.vertices["position"])
    radius = float(side * np.sqrt(COVERED / np.pi))
    places = touches(model, ROUNDS, radius / 4)
    for name, brush in BRUSHES.items():
        for where in ("mesh", "morph"):
            took = dab_seconds(stroke_of(model, surface, brush, where), model, places, radius)
            print(f"  {name + ', ' + where:34} {1000 * took:8.1f} ms {took / copy:7.1f}x")
    stroke = stroke_of(model, surface, BRUSHES["inflate"], "mesh")
    with Edit(model) as edit:
        for at in places:
            stroke.dab(edit, at, radius)
        took = seconds(partial(stroke.finish, edit))
        edit.cancel()
    print(f"  {'normals, once a stroke':34} {1000 * took:8.1f} ms {took / copy:7.1f}x")


def stroke_of(model: Model, surface: PaintSurface, brush: SculptBrush, where: str) -> SculptStroke:
    if where == "mesh":
        return SculptStroke(surface, SculptedMesh(model, model.vertices["position"] * np.float32(1.01)), brush)
    return SculptStroke(surface, SculptedMorph(model, SeenMorph(0, 1.0)), brush, PosedModel(model))


def dab_seconds(stroke: SculptStroke, model: Model, places: list[Touch], radius: float) -> float:
    with Edit(model) as edit:
        if stroke.brush.mode is SculptMode.MOVE:
            stroke.begin_move(places[0], radius)
            took = [seconds(partial(stroke.move, edit, move)) for move in MOVES]
        else:
            took = [seconds(partial(stroke.dab, edit, at, radius)) for at in places]
        edit.cancel()
    return median(took)


def main() -> None:
    for side in SIDES:
        measure(side)


if __name__ == "__main__":
    main()
