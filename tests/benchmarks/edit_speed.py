"""How long edits of a big model take, each in ratio to copying the columns it touches.

Run it with `python -m tests.benchmarks.edit_speed`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np

from editor.model.edit import Edit
from editor.model.history import Step
from editor.model.model import Model
from editor.model.patches import swap_watched
from tests.benchmarks.generated import big_model

ROUNDS = 7


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def undo(step: Step) -> None:
    for patch in reversed(step.patches):
        swap_watched(patch, None)


def measure(name: str, model: Model, edit: Callable[[Edit], None], columns: list[np.ndarray]) -> None:
    """Print the medians of doing, undoing and copying, in ms and in ratio to copying."""
    done, undone, copied = [], [], []
    for _ in range(ROUNDS):
        copied.append(seconds(lambda: [column.copy() for column in columns]))
        work = Edit(model)
        done.append(seconds(lambda work=work: edit(work)))
        step = work.commit()
        assert step is not None
        undone.append(seconds(lambda step=step: undo(step)))
    do, back, copy = (1000 * median(times) for times in (done, undone, copied))
    print(f"{name:34} {do:8.2f} ms {do / copy:6.2f}x, undo {back:8.2f} ms {back / copy:6.2f}x a copy of {copy:.2f} ms")


def main() -> None:
    model = big_model()
    rng = np.random.default_rng(2)
    vertices, faces = model.vertices, model.faces
    offsets = [morph.offsets[name] for morph in model.morphs for name in ("vertex", "translation")]
    all_vertices = [vertices[name] for name in vertices.arrays]
    all_faces = [faces[name] for name in faces.arrays]
    scattered = np.sort(rng.choice(len(vertices), 1000, replace=False))
    few = rng.choice(len(vertices), 100, replace=False)
    measure("delete 3 bones", model, lambda e: e.remove(model.bones, [50, 200, 400], "parent"), [vertices["bones"]])
    measure(
        "delete 1,000 scattered vertices",
        model,
        lambda e: e.remove(vertices, scattered),
        all_vertices + all_faces + offsets,
    )
    measure(
        "insert a bone in the middle",
        model,
        lambda e: e.insert(model.bones, 300, [model.bones[0]]),
        [vertices["bones"]],
    )
    measure("move a material to the end", model, lambda e: e.move(model.materials, [10], 49), all_faces)
    measure(
        "move 100 vertices",
        model,
        lambda e: e.set(vertices, few, "position", (1, 2, rng.random())),
        [vertices["position"]],
    )
    measure(
        "change one material",
        model,
        lambda e: e.set(model.materials, 3, "shininess", rng.random()),
        [vertices["position"]],
    )


if __name__ == "__main__":
    main()
