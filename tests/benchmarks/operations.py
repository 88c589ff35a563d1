"""Runs every operation of the list on models, with parameters that do something; times it, and undoes it to the byte.

    python -m tests.benchmarks.operations MODEL…

Prints for each operation the longest time, its ratio to copying the model in the same run, how far the rest pose of
any vertex moved (in model units, where there are as many vertices as before), and what was refused.
"""

from __future__ import annotations

import io
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.formats import Content
from editor.formats.progress import NoProgress
from editor.math3d.arrays import Float32Array
from editor.model.history import History
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Need, Operation, OperationContext
from editor.operations.run_operation import run_operation
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel, PoseSnapshot

SOME: dict[str, dict[str, Any]] = {
    "rows.set": {"field": "name", "value": "{x}_{i}"},
    "names.replace": {"pairs": "左=右,右=左"},
    "model.scale": {"factor": 2.0},
    "model.move": {"by": (1.0, 2.0, 3.0)},
    "model.rotate": {"angles": (0.1, 0.2, 0.3)},
    "model.additional-uvs": {"count": 2},
    "physics.settle": {"seconds": 0.2},
}
BONES = ("rows.",)  # what works on every table is tried on bones


def main(paths: list[Path]) -> None:
    seconds: dict[str, list[float]] = {}
    for path in paths:
        content = formats.load_model(path)
        before, copying, rest = _bytes(content), _seconds_of_copy(content), _rest(content)
        for operation in OPERATIONS.values():
            took, moved, told = _run(operation, content, rest)
            undone = "undone" if _bytes(content) == before else "NOT UNDONE"
            seconds.setdefault(operation.id, []).append(took)
            figures = f"{took * 1e3:9.1f} ms {took / copying:8.1f}x  {undone}  moved {moved:8.1e}"
            print(f"{path.name}: {operation.id:28} {figures}  {told}")
    slowest = sorted(seconds, key=lambda id: -max(seconds[id]))[:3]
    print("slowest:", ", ".join(f"{id} {max(seconds[id]) * 1e3:.0f} ms" for id in slowest))


def _run(operation: Operation, content: Content, rest: Float32Array) -> tuple[float, float, str]:
    """How long an operation took, how far it moved the model at rest, and what it said; it is taken back."""
    model = content.model
    table = "bones" if operation.id.startswith(BONES) else next(iter(operation.tables), "")
    rows = {table: np.arange(len(model.tables[table]))} if table else {}
    posed = _posed(content) if Need.POSE in operation.needs else None
    models = {field.name: model.snapshot() for field in operation.fields if field.target == "model"}
    context = OperationContext(model, rows, rows, posed=posed, models=models, folder=content.folder)
    start = time.perf_counter()
    try:
        outcome = run_operation(operation, context, operation.parameters(**SOME.get(operation.id, {})))
    except ValueError as error:
        return time.perf_counter() - start, 0.0, f"refused: {error}"
    took = time.perf_counter() - start
    now = _rest(content)
    moved = float(np.abs(now - rest).max(initial=0.0)) if now.shape == rest.shape else math.nan
    if outcome.step is not None:
        history = History()
        history.add(outcome.step)
        history.undo()
    return took, moved, str(outcome.result.message)


def _rest(content: Content) -> Float32Array:
    """(vertices, 3) where the vertices are while nothing moves the model."""
    posed_model = PosedModel(content.model.snapshot())
    posed_model.pose(Pose.at_rest(len(content.model.bones), len(content.model.morphs)))
    return posed_model.skinned_at(None)[0]


def _posed(content: Content) -> PoseSnapshot:
    posed_model = PosedModel(content.model.snapshot())
    pose = Pose.at_rest(len(content.model.bones), len(content.model.morphs))
    pose.offsets[:, 1], pose.weights[:] = 0.1, 0.5
    posed_model.pose(pose)
    return posed_model.snapshot()


def _bytes(content: Content) -> bytes:
    """What would be written, of everything that the file keeps."""
    written = io.BytesIO()
    formats.WRITERS[".pmx"](content, written, NoProgress())
    return written.getvalue()


def _seconds_of_copy(content: Content) -> float:
    start = time.perf_counter()
    content.model.snapshot()
    return time.perf_counter() - start


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
