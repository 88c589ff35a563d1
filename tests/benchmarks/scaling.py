"""Cost against size: writes resources/reference/scaling.md, with a plot and a reason for each slope.

    python -m tests.benchmarks.scaling [--most 6]

`--most`: the power of ten up to which sizes go, where the work allows it. Each cost is the median of a few rounds, in
milliseconds of processor time; the exponent is that of the upper half of the sizes, where what is done once for all no
longer counts. Exponents are at most 1.1 but where the reason says otherwise.
"""

from __future__ import annotations

import argparse
import math
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent

from editor import formats
from editor.document.session import Session
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.patches import swap_watched
from editor.motion.sampling import MotionSampler
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import CheckSubject
from editor.preview import compiling
from editor.preview.physics.engine import FINE
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource
from tests.benchmarks.draw_speed import sheet
from tests.benchmarks.generated import big_model
from tests.benchmarks.physics_speed import Timed, chains
from tests.benchmarks.vmd_speed import MORPHS, generated

ROUNDS = 5
STEEPEST = 1.1
WIDTH, HEIGHT = 64, 14  # of a plot, in signs
PAGE = resource("reference", "architecture.md").with_name("scaling.md")
Work = Callable[[], object]


class Curve(NamedTuple):
    """What is done, of what there is more and more, the work for a size, and why it costs what it does."""

    name: str
    unit: str
    sizes: Sequence[int]
    prepare: Callable[[int], Work]
    reason: str


def processor_ms(work: Work) -> float:
    """The median of a few rounds, in milliseconds of the process."""
    work()
    times = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        times.append(1000 * (time.process_time() - begin))
        if sum(times) > 10_000:
            break
    return max(median(times), 1e-3)


# -- the work ----------------------------------------------------------------------------------------------------------


def mesh(vertices: int) -> Model:
    side = max(math.isqrt(vertices), 2)
    return sheet(side, big_model(side**2, 8, 300, 10, 20))


def loading(folder: Path, vertices: int) -> Work:
    path = folder / f"{vertices}.pmx"
    formats.save(Content(mesh(vertices)), path)
    return lambda: formats.load(path)


def saving(folder: Path, vertices: int) -> Work:
    content = Content(mesh(vertices))
    return lambda: formats.save(content, folder / "saved.pmx")


def moving(vertices: int) -> Work:
    model = mesh(vertices)
    rows = np.arange(len(model.vertices))

    def work() -> None:
        edit = Edit(model)
        edit.set(model.vertices, rows, Vertex.position, model.vertices[Vertex.position] + np.float32(1))

    return work


def deleting(vertices: int) -> Work:
    """Delete one vertex in a hundred and take it back."""
    model = mesh(vertices)
    rows = np.arange(0, len(model.vertices), 100)

    def work() -> None:
        edit = Edit(model)
        edit.remove(model.vertices, rows)
        step = edit.commit()
        for patch in reversed(step.patches if step else []):
            swap_watched(patch, None)

    return work


def checking(vertices: int) -> Work:
    model = mesh(vertices)
    return lambda: [check.findings(CheckSubject(model, None)) for check in CHECKS.values()]


def skinning(vertices: int) -> Work:
    posed_model, pose = PosedModel(mesh(vertices)), Pose.at_rest(300, 10)

    def work() -> None:
        pose.offsets += 0.01
        posed_model.pose(pose)
        posed_model.skinned()

    return work


def posing(bones: int) -> Work:
    model = Model()
    model.bones.records += [Bone(f"{row}", parent=row - 1 if row % 10 else -1) for row in range(bones)]
    posed_model, pose = PosedModel(model), Pose.at_rest(bones, 0)

    def work() -> None:
        pose.offsets += 0.01
        posed_model.pose(pose)

    return work


def inserting(bones: int) -> Work:
    """Insert a bone in the middle and take it back."""
    model = Model()
    model.bones.records += [Bone(f"{row}", parent=row - 1 if row % 10 else -1) for row in range(bones)]

    def work() -> None:
        edit = Edit(model)
        edit.insert(model.bones, bones // 2, [Bone("new")])
        edit.cancel()

    return work


def playing(keys: int) -> Work:
    sampler = MotionSampler(generated(keys, keys // 10 + MORPHS, max(keys // 400, 10)))
    frames = iter(np.resize(np.linspace(0, keys // 400, 97), 1 << 16))
    return lambda: sampler.sample(float(next(frames)))


def simulating(bodies: int) -> Work:
    timed = Timed(chains(bodies), FINE)
    return lambda: list(timed.frames(1))


def opening(documents: int) -> Work:
    """Have so many documents of the sample in one session, and close them."""
    content = formats.load_model(resource("samples", "mochi.pmx"))

    def work() -> None:
        session = Session()
        for _ in range(documents):
            session.add(Content(content.model.snapshot()))
        for document in list(session.documents):
            session.close(document)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    return work


def curves(folder: Path, most: int) -> list[Curve]:
    """All that is measured, up to 10 to the power of `most`."""
    meshes = [10**power for power in range(3, most + 1)]
    keys, bones = [10**power for power in range(3, most + 1)], [10**power for power in range(1, 5)]
    whole = "each number is read or written once, as an array"
    return [
        Curve("load a PMX", "vertices", meshes, partial(loading, folder), whole),
        Curve("save a PMX", "vertices", meshes, partial(saving, folder), whole),
        Curve("move all vertices", "vertices", meshes, moving, "one column is written; the rest is not looked at"),
        Curve("delete one in a hundred, undo", "vertices", meshes, deleting, "columns and faces are passed once"),
        Curve("all checks", "vertices", meshes[:4], checking, "some sort what they compare: n log n"),
        Curve("skin all vertices", "vertices", meshes, skinning, "four bones a vertex"),
        Curve("pose", "bones", bones, posing, "each bone has its turn once"),
        Curve("insert a bone, undo", "bones", bones, inserting, "references of all bones are renumbered"),
        Curve("a frame of a motion", "keys", keys, playing, "a search in each track: the logarithm of its keys"),
        Curve("a frame of physics", "bodies", [10, 30, 100, 300, 1000], simulating, "Bullet solves islands apart"),
        Curve("open and close", "documents", [1, 3, 10, 30, 100], opening, "documents know nothing of each other"),
    ]


# -- the page ----------------------------------------------------------------------------------------------------------


def exponent(sizes: Sequence[int], costs: Sequence[float]) -> float:
    """The slope of the upper half of a curve, both axes logarithmic."""
    first = len(sizes) // 2 - (len(sizes) < 4)
    return float(np.polyfit(np.log(sizes[first:]), np.log(costs[first:]), 1)[0])


def plot(curve: Curve, costs: Sequence[float]) -> list[str]:
    """Lines of signs, both axes logarithmic; dots are a slope of 1 through the last point."""
    across, up = np.log10(curve.sizes), np.log10(costs)
    straight = up[-1] + across - across[-1]
    low, high = min(up.min(), straight.min()), max(up.max(), straight.max(), up.min() + 1)
    lines = [[" "] * WIDTH for _ in range(HEIGHT)]
    for sign, heights in (("·", straight), ("o", up)):
        for x in np.linspace(0, 1, WIDTH if sign == "·" else 2):
            column = round(x * (WIDTH - 1))
            height = np.interp(across[0] + x * (across[-1] - across[0]), across, heights)
            lines[_line(height, low, high)][column] = sign
    for size, height in zip(across, up, strict=True):
        column = round((size - across[0]) / (across[-1] - across[0]) * (WIDTH - 1))
        lines[_line(height, low, high)][column] = "o"
    labels = {0: f"{10**high:.3g} ms", HEIGHT - 1: f"{10**low:.3g} ms"}
    return [f"{labels.get(number, ''):>12} {''.join(line).rstrip()}" for number, line in enumerate(lines)]


def _line(height: float, low: float, high: float) -> int:
    return round((high - height) / (high - low) * (HEIGHT - 1))


def chapter(curve: Curve) -> str:
    """Measure a curve; its chapter of the page."""
    costs = [processor_ms(curve.prepare(size)) for size in curve.sizes]
    slope = exponent(curve.sizes, costs)
    said = "" if slope <= STEEPEST else " **steeper than 1.1**"
    print(f"{curve.name}: {slope:.2f}{said}", flush=True)
    rows = [f"| {size:,} | {cost:,.3g} |" for size, cost in zip(curve.sizes, costs, strict=True)]
    return "\n".join(
        [
            f"## {curve.name[0].upper()}{curve.name[1:]}",
            "",
            f"Exponent {slope:.2f}{said}: {curve.reason}.",
            "",
            f"| {curve.unit} | ms |",
            "| ---: | ---: |",
            *rows,
            "",
            "```text",
            *plot(curve, costs),
            "```",
            "",
        ]
    )


HEAD = """# Cost against size

Written by `python -m tests.benchmarks.scaling`, on one machine of two cores: the figures are milliseconds of its
processor, and say something about each other only. Circles are measured, dots a cost that grows as the size does.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=6, help="the power of ten up to which sizes go")
    chosen = parser.parse_args()
    _application = QCoreApplication([])  # documents have timers
    with tempfile.TemporaryDirectory() as folder:
        compiling.use(compiling.compiled(Path(folder)))  # as a window does soon after its start
        chapters = [chapter(curve) for curve in curves(Path(folder), chosen.most)]
    PAGE.write_text("\n".join([HEAD, *chapters]).rstrip() + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
