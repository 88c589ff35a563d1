"""Holds the bodies that springs of VRM became to the springs themselves, as the specification has them.

Run it with `python -m tests.benchmarks.vrm.springs [FILE] [--out FOLDER]`; without a file a figure is made with chains
that hang, stand up and stand out, soft and stiff, with gravity and without. The head shakes for five seconds, after two
in which it is still. It prints for each chain how far both sag at rest, and how far the paths of the tips are apart, in
parts of the length of the chain, and draws these paths beside each other.
"""

from __future__ import annotations

import argparse
import math
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import numpy as np
from PIL import Image, ImageDraw

from editor import formats
from editor.math3d.arrays import Float64Array
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.preview.physics.physics import Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.vrm import springs
from tests.vrm.making import Figure

FPS, STILL, SHAKEN = 60, 120, 300
UNITS = 12.5
SIDE = 220  # of a picture of one chain


@dataclass
class Chain:
    """A chain as VRM has it: (joints, 3) starts and the end of each, in units."""

    name: str
    joints: list[springs.SpringJoint]
    starts: Float64Array
    ends: Float64Array
    rows: list[int]  # of the bodies
    bone: int = -1  # that it hangs from

    @property
    def length(self) -> float:
        return float(np.linalg.norm(self.ends - self.starts, axis=1).sum())


def load(file: Path) -> tuple[Model, list[Chain]]:
    """The model, and its chains before they became bodies."""
    found: list[Chain] = []
    make = springs._make_chain

    def noted(edit, space, spring, met):  # type: ignore[no-untyped-def]
        links = list(springs._links(space, spring, met))
        first = sum(body.mode is BodyMode.PHYSICS for body in edit.model.rigid_bodies)
        if links:
            starts, ends = (np.array([getattr(link, end) for link in links]) for end in ("start", "end"))
            rows = list(range(first, first + len(links)))
            found.append(Chain(spring.name, [link.joint for link in links], starts, ends, rows))
        make(edit, space, spring, met)

    with mock.patch.object(springs, "_make_chain", noted):
        model = formats.load(file).model
    swinging = [row for row, body in enumerate(model.rigid_bodies) if body.mode is BodyMode.PHYSICS]
    for chain in found:
        chain.rows = [swinging[row] for row in chain.rows]
        chain.bone = model.bones[model.rigid_bodies[chain.rows[0]].bone].parent
    return model, found


def turned(start: Float64Array, end: Float64Array) -> Float64Array:
    """(3, 3) the least turn that brings one direction to another."""
    a, b = start / np.linalg.norm(start), end / np.linalg.norm(end)
    cross, cos = np.cross(a, b), float(a @ b)
    if cos < -0.999999:
        return -np.eye(3)
    skew = np.array([[0, -cross[2], cross[1]], [cross[2], 0, -cross[0]], [-cross[1], cross[0], 0]])
    return np.eye(3) + skew + skew @ skew / (1 + cos)


class Spring:
    """VRMC_springBone 1.0 of one chain, without colliders, in units."""

    def __init__(self, chain: Chain, origin: Float64Array) -> None:
        self.chain = chain
        self.ways = chain.ends - chain.starts
        self.lengths = np.linalg.norm(self.ways, axis=1)
        self.root = chain.starts[0] - origin
        self.now, self.before = chain.ends.copy(), chain.ends.copy()

    def step(self, rotation: Float64Array, position: Float64Array) -> Float64Array:
        """Go on by a frame, with the bone above there; (3,) where the tip is."""
        start, frame = position + rotation @ self.root, rotation
        for row, joint in enumerate(self.chain.joints):
            axis = self.ways[row] / self.lengths[row]
            down = np.array(joint.gravity_direction) * (1, 1, -1)
            pushed = frame @ axis * joint.stiffness + down * joint.gravity
            now = self.now[row] + (self.now[row] - self.before[row]) * (1 - joint.drag) + pushed * UNITS / FPS
            way = now - start
            now = start + way / np.linalg.norm(way) * self.lengths[row]
            self.before[row], self.now[row] = self.now[row], now
            frame = turned(frame @ axis, now - start) @ frame
            start = now
        return start.copy()


def shaken(frame: int) -> tuple[float, float, float, float]:
    """The rotation of the head: left and right, then up and down, then still for the last second."""
    second = (frame - STILL) / FPS
    if second < 0 or second > 3.75:
        return 0.0, 0.0, 0.0, 1.0
    yaw = math.radians(35) * math.sin(math.tau * second) * (second < 2.5)
    nod = math.radians(20) * math.sin(math.tau * 0.8 * (second - 2.5)) * (second >= 2.5)
    return (
        math.sin(nod / 2) * math.cos(yaw / 2),
        math.cos(nod / 2) * math.sin(yaw / 2),
        -math.sin(nod / 2) * math.sin(yaw / 2),
        math.cos(nod / 2) * math.cos(yaw / 2),
    )


def paths(model: Model, chains: Sequence[Chain]) -> tuple[Float64Array, Float64Array]:
    """(chains, frames, 3) where the tips are, as VRM has them and as the bodies do."""
    names = [bone.name for bone in model.bones]
    head = names.index("頭")
    rest = np.array([bone.position for bone in model.bones])
    bodies = model.rigid_bodies
    posed = PosedModel(model)
    posed.physics = Physics(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    models = [Spring(chain, rest[chain.bone]) for chain in chains]
    ours, theirs = np.zeros((2, len(chains), STILL + SHAKEN, 3))
    for frame in range(STILL + SHAKEN):
        pose.rotations[head] = shaken(frame)
        posed.pose(pose, 1 / FPS if frame else 0)
        transforms = posed.bone_transforms
        turns = transforms.rotation_matrices()
        for row, (chain, spring) in enumerate(zip(chains, models, strict=True)):
            theirs[row, frame] = spring.step(turns[chain.bone], transforms.positions[chain.bone])
            last = bodies[chain.rows[-1]].bone
            ours[row, frame] = transforms.positions[last] + turns[last] @ (chain.ends[-1] - rest[last])
    posed.physics.close()
    return theirs, ours


def figure() -> Figure:
    """Chains in all directions, of all strengths."""
    made = Figure()
    ways = {"down": (0, -1, 0), "back": (0, -0.7, -0.7), "out": (-1, 0, 0), "up": (0, 1, 0)}
    kinds = [
        ("vroid", 4, 0.08, {"stiffness": 0.8, "dragForce": 0.4}),
        ("soft", 4, 0.08, {"stiffness": 0.2, "dragForce": 0.4}),
        ("heavy", 4, 0.08, {"stiffness": 0.5, "dragForce": 0.4, "gravityPower": 0.2}),
        ("stiff", 3, 0.05, {"stiffness": 4.0, "dragForce": 0.5}),
        ("long", 8, 0.1, {"stiffness": 0.6, "dragForce": 0.3, "gravityPower": 0.1}),
        ("short", 2, 0.03, {"stiffness": 1.0, "dragForce": 0.4}),
        ("free", 4, 0.08, {"stiffness": 0.05, "dragForce": 0.1, "gravityPower": 0.3}),
    ]
    springs = []
    for kind, count, length, values in kinds:
        for way, direction in ways.items():
            above, at = "head", np.array((0, 1.7, -0.1))
            joints = []
            for number in range(count + 1):
                name = f"{kind}_{way}{number}"
                node = made.add_node(name, tuple(at), above)
                joints.append({"node": node, "hitRadius": 0.01, **values})
                above, at = name, at + np.array(direction) * length
            springs.append({"name": f"{kind} {way}", "joints": joints})
    made.blocks["VRMC_springBone"] = {"specVersion": "1.0", "springs": springs}
    return made


def drawn(chains: Sequence[Chain], theirs: Float64Array, ours: Float64Array, file: Path) -> None:
    """The paths of the tips from the front and from the side: VRM's blue, ours red."""
    across = 4
    picture = Image.new("RGB", (across * SIDE * 2, -(-len(chains) // across) * SIDE), "white")
    draw = ImageDraw.Draw(picture)
    for row, chain in enumerate(chains):
        corner = np.array((row % across * SIDE * 2, row // across * SIDE))
        draw.text(tuple(corner + 4), chain.name, "black")
        for view, axes in enumerate(((0, 1), (2, 1))):
            for path, color in ((theirs[row], (40, 80, 220)), (ours[row], (220, 40, 40))):
                points = (path[:, axes] - chain.starts[0][list(axes)]) * (1, -1)
                points = corner + (SIDE * view + SIDE / 2, SIDE / 2) + points / chain.length * SIDE * 0.42
                draw.line([tuple(point) for point in points], color)
    picture.save(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    file = given.file or figure().write(given.out / "chains.vrm")
    model, chains = load(file)
    theirs, ours = paths(model, chains)
    columns = ("sag VRM", "sag MMD", "apart", "shaken", "most", "reach VRM", "reach MMD")
    print(f"{'chain':16}" + "".join(f"{name:>11}" for name in columns))
    figures = []
    for row, chain in enumerate(chains):
        rest, length = chain.ends[-1], chain.length
        at_rest = theirs[row, STILL - 1], ours[row, STILL - 1]
        apart = np.linalg.norm(theirs[row, STILL:] - ours[row, STILL:], axis=1) / length
        reach = [
            np.linalg.norm(each[row, STILL:] - at, axis=1).max() / length
            for each, at in zip((theirs, ours), at_rest, strict=True)
        ]
        sags = [float(np.linalg.norm(at - rest)) / length for at in at_rest]
        own = [*sags, float(np.linalg.norm(at_rest[0] - at_rest[1])) / length, apart.mean(), apart.max(), *reach]
        figures.append(own)
        print(f"{chain.name[:15]:16}" + "".join(f"{x:11.3f}" for x in own))
    if figures:
        print(f"{'mean':16}" + "".join(f"{x:11.3f}" for x in np.mean(figures, axis=0)))
    drawn(chains, theirs, ours, given.out / f"{file.stem}_springs.png")


if __name__ == "__main__":
    main()
