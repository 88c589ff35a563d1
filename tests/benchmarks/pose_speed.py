"""What one frame costs before anything is drawn: sampling, morph weights, bones and IK, plain and compiled.

Run it with `python -m tests.benchmarks.pose_speed [MODEL MOTION…]`; the model is measured beside a generated one of 450
bones, 8 IK chains that never reach their goals and 150 morphs. Without files it is MS_Uka with its motions, where the
folder of real models is at hand. The unit is a million steps of plain Python on the same machine.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from math import pi
from pathlib import Path
from statistics import median

import numpy as np

from editor import formats
from editor.formats.vmd.content import MotionContent
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, VertexOffset
from editor.motion.motion import Motion
from editor.preview import compiling
from editor.preview.morphs import Morphs
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from tests.benchmarks import vmd_speed
from tests.benchmarks.pmx_speed import calibration, milliseconds

BONES, CHAINS, MORPHS = 450, 8, 150
LINKS, LOOPS = 3, 40
APPENDED = 40
AIM = 1.0  # milliseconds a frame for all stages, compiled
MOST_FRAMES = 1_000
STEP = 0.37  # frames
CORPUS = Path(os.environ.get("KATACHI_CORPUS") or Path(__file__).parents[3] / "shared" / "corpus")
STAGES = ("sampling", "morph weights", "bones and IK", "all")


def generated() -> Model:
    """Bones in a tree as deep as a character's, IK whose links bend about one axis each, morphs of four kinds."""
    rng = np.random.default_rng(1)
    model = Model()
    bones = list(_tree(rng))
    for row in range(BONES - CHAINS - APPENDED, BONES - CHAINS):
        source = int(rng.integers(0, row))
        bones.append(_bone(row, source, flags=BoneFlags.APPEND_ROTATION, append_parent=source, append_ratio=0.5))
    chains = range(BONES - CHAINS, BONES)
    bones.extend(_ik(row, 20 + 40 * number, rng) for number, row in enumerate(chains))
    model.bones.records[:] = bones
    model.morphs.records[:] = [_morph(row, rng) for row in range(MORPHS)]
    return model


def _bone(row: int, parent: int, **values: object) -> Bone:
    return Bone(name=f"ボーン{row}", parent=parent, position=(0.3 * (row % 7), 0.1 * row, 0.2 * (row % 3)), **values)


def _tree(rng: np.random.Generator) -> Iterator[Bone]:
    for row in range(BONES - CHAINS - APPENDED):
        # Every fortieth begins a branch; the others hang from the one before, as hair does, or near it.
        parent = int(rng.integers(0, row)) if row % 40 == 0 and row else row - 1
        yield _bone(row, parent)


def _ik(row: int, target: int, rng: np.random.Generator) -> Bone:
    limits = (((-pi, 0, 0), (-0.01, 0, 0)), ((0, -0.5, 0), (0, 0.5, 0)), ((0, 0, 0), (0, 0, 0)))
    links = tuple(IkLink(target - 1 - number, number < 2, *limits[number]) for number in range(LINKS))
    goal = tuple(float(value) for value in rng.normal(size=3) * 1_000)
    where = {"position": goal, "flags": BoneFlags.IK}
    return Bone(f"ボーン{row}", ik_target=target, ik_loops=LOOPS, ik_angle=2.0, ik_links=links, **where)


def _morph(row: int, rng: np.random.Generator) -> Morph:
    name = f"モーフ{row}"
    if row % 10 == 0:
        members = np.array([row + 1, row + 2], np.int32)
        return Morph(name=name, kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=members, weight=_ones(2)))
    if row % 10 == 9:
        rows = rng.integers(0, BONES, 5).astype(np.int32)
        moved = Columns(BoneOffset, bone=rows, translation=_ones((5, 3)), rotation=_ones((5, 4)))
        return Morph(name=name, kind=MorphKind.BONE, offsets=moved)
    return Morph(name=name, kind=MorphKind.VERTEX, offsets=Columns(VertexOffset))


def _ones(shape: int | tuple[int, int]) -> np.ndarray:
    return np.full(shape, 0.5, np.float32)


class Frames:
    """Times the stages of one model and its motion, frame after frame."""

    def __init__(self, model: Model, motion: Motion) -> None:
        self.player = Player(model)
        self.player.set_motions([motion])
        self.morphs = Morphs(model)
        self.skeleton = Skeleton(model.bones.records)
        self.frames = np.arange(0, min(self.player.last_frame, MOST_FRAMES * STEP), STEP)

    def times(self) -> np.ndarray:
        """(frames, stages) milliseconds; the last is the sum."""
        self.frame(0)
        times = 1000 * np.array([self.frame(float(frame)) for frame in self.frames])
        return np.concatenate((times, times.sum(axis=1, keepdims=True)), axis=1)

    def frame(self, frame: float) -> list[float]:
        marks = [time.perf_counter()]
        pose: Pose = self.player.pose(frame)
        marks.append(time.perf_counter())
        parts = self.morphs.apply(pose.weights)
        marks.append(time.perf_counter())
        self.skeleton.solve(pose, parts.bones)
        marks.append(time.perf_counter())
        return np.diff(marks).tolist()


def measure(name: str, model: Model, motion: Motion, unit: float) -> None:
    goals = sum(bool(bone.flags & BoneFlags.IK) for bone in model.bones)
    how = "compiled" if compiling.is_compiled() else "plain"
    times = Frames(model, motion).times()
    if not len(times):
        return
    print(f"{name}, {how}: {len(model.bones)} bones, {goals} IK, {len(model.morphs)} morphs, {len(times)} frames")
    for stage, taken in zip(STAGES, times.T, strict=True):
        middle = median(taken)
        print(f"  {stage:14} {middle:7.3f} ms, at most {max(taken):7.3f} = {middle / unit:8.5f} x the loop")
    built = milliseconds(lambda: Skeleton(model.bones.records))
    print(f"  making the skeleton {built:.2f} ms")


def loaded(paths: list[Path]) -> Iterator[tuple[str, Model, Motion]]:
    if not paths:
        return
    model = formats.load(paths[0]).model
    for path in paths[1:]:
        content = formats.load(path)
        assert isinstance(content, MotionContent)
        yield f"{paths[0].stem} with {path.name}", model, content.motion


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    at_hand = [path for kind in ("pmx", "vmd") for path in sorted(CORPUS.glob(f"uka/**/*.{kind}"))]
    files = parser.parse_args().files or at_hand
    unit = calibration()
    print(f"a million steps of plain Python: {unit:.0f} ms; {AIM} ms is the aim for a compiled frame")
    dance = vmd_speed.generated(*vmd_speed.MOTIONS[0][1:])
    cases = [("generated", generated(), dance), *loaded(files)]
    for case in cases:
        measure(*case, unit)
    with tempfile.TemporaryDirectory() as folder:
        for what in ("compiling", "loading what is compiled"):
            begun = time.perf_counter()
            compiling.use(compiling.compiled(Path(folder)))
            print(f"{what}: {time.perf_counter() - begun:.2f} s")
    for case in cases:
        measure(*case, unit)


if __name__ == "__main__":
    main()
