"""What a step of physics costs, as a ratio against Bullet's own part of it: do_physics of the same world.

Run it with `python -m tests.benchmarks.physics_speed`. Chains of sprung joints that hang from a shaking body, cloths
that hang from a shaking edge, and a character of 300 bodies and 380 joints, whole frames of two steps at 30 a second.
The aim is at most 1.8, and a second of the character in less than a second.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

import numpy as np

from editor.math3d.arrays import Float32Array, IndexArray
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import Pin, SoftBody, SoftFlags
from editor.preview.physics.bullet import BulletSimulation
from editor.preview.physics.engine import AS_MMD, FINE, PhysicsSettings
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import SimulationTargets
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

AIM = 1.8
STEPS, FRAMES = 400, 200
AT_ONCE = 2  # steps of a frame, as at 60 frames a second
LINKS = 10  # bodies of a chain
BODIES, JOINTS = 300, 380


def chains(count: int, sideways: int = 0) -> Model:
    """`count` bodies that hang in chains from one that is led, with a bone each, and as many joints; `sideways` more of
    them from chain to chain.
    """
    model = Model()
    model.bones.records.append(Bone("root", position=(0, 20, 0)))
    model.rigid_bodies.records.append(RigidBody("root", bone=0, position=(0, 20, 0), mode=BodyMode.FOLLOWS_BONE))
    for row in range(count):
        chain, number = divmod(row, LINKS)
        above = row if number else 0
        place = (1.5 * np.cos(chain), 20 - 1.2 * (number + 1), 1.5 * np.sin(chain))
        model.bones.records.append(Bone(str(row), position=place, parent=above))
        model.rigid_bodies.records.append(_link(row, place))
        model.joints.records.append(_sprung(above, row + 1, (place[0], place[1] + 0.6, place[2])))
    for row in range(sideways):
        model.joints.records.append(_sprung(row + 1, row + 1 + LINKS, model.bones.records[row + 1].position))
    return model


def _link(row: int, place: tuple[float, ...]) -> RigidBody:
    return RigidBody(
        "link",
        bone=row + 1,
        shape=BodyShape.CAPSULE,
        size=(0.2, 0.6, 0),
        position=place,
        mask=0,
        mode=BodyMode.PHYSICS,
    )


def _sprung(body_a: int, body_b: int, place: tuple[float, ...]) -> Joint:
    limits = {"turn_lower": (-0.5, -0.2, -0.4), "turn_upper": (0.5, 0.2, 0.4)}
    return Joint("joint", body_a=body_a, body_b=body_b, position=place, turn_spring=(120, 60, 90), **limits)


def cloth(side: int) -> Model:
    """A square cloth of side * side vertices that hangs from its upper edge, with B-links; it meets nothing."""
    model = Model()
    model.bones.records.append(Bone("root"))
    along, down = np.divmod(np.arange(side * side), side)
    places = np.stack((along * 0.25, -down * 0.25, np.zeros(side * side)), axis=1)
    numbers = np.arange(side * side).reshape(side, side)
    a, b, c, d = (part.ravel() for part in (numbers[:-1, :-1], numbers[1:, :-1], numbers[:-1, 1:], numbers[1:, 1:]))
    faces = np.concatenate((np.stack((a, b, c), axis=1), np.stack((b, d, c), axis=1)))
    model.vertices.fill(len(places), position=places, normal=np.tile((0, 0, -1), (len(places), 1)))
    model.vertices.writable("bones")[:, 0] = 0
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    model.materials.records.append(Material("cloth"))
    pins = Columns(Pin, vertex=numbers[:, 0])
    model.soft_bodies.records.append(
        SoftBody("cloth", material=0, flags=SoftFlags.B_LINKS, link_distance=2, dp=0.01, p_it=2, pins=pins)
    )
    return model


class Timed:
    """Frames of a model with physics; of each, how long all of it took, and how long Bullet did."""

    def __init__(self, model: Model, step: float) -> None:
        self.figure = PosedModel(model)
        self.physics = self.figure.physics = Physics(model, PhysicsSettings(step=step, ground=False))
        self.stance = Pose.at_rest(len(model.bones), len(model.morphs))
        self.figure.pose(self.stance)
        self.step = step
        self.frame = 0

    def shake(self) -> None:
        self.frame += 1
        self.stance.offsets[0] = (np.sin(self.frame / 9), 0, np.sin(self.frame / 5))

    def steps(self, count: int) -> Iterator[tuple[float, float]]:
        """Seconds of a step with all that is done for it, and of do_physics in it."""
        simulation = self.physics.simulation
        assert isinstance(simulation, BulletSimulation)
        world = simulation._running
        bare = _Stopwatch(world._world)
        world._world = bare
        for _ in range(count):
            self.shake()
            self.figure.pose(self.stance)
            targets = SimulationTargets(simulation.bodies.rest, ~simulation.state.moving, self.skinned)
            begun, bare.spent = time.perf_counter(), 0.0
            simulation.run(targets, AT_ONCE)
            yield (time.perf_counter() - begun) / AT_ONCE, bare.spent / AT_ONCE

    def skinned(self, rows: IndexArray) -> Float32Array:
        """Where the bones take some vertices."""
        figure = self.figure
        return figure.skin.skin(figure.morphed_vertices.column("position"), figure.bone_transforms, rows)[0]

    def frames(self, count: int) -> Iterator[float]:
        """Seconds of a frame: morphs, bones, steps and bones again."""
        for _ in range(count):
            self.shake()
            begun = time.perf_counter()
            self.figure.pose(self.stance, 1 / 30)
            yield time.perf_counter() - begun


class _Stopwatch:
    """Stands in for a world and times its steps."""

    def __init__(self, world: object) -> None:
        self._world = world
        self.spent = 0.0

    def do_physics(self, *told: float) -> None:
        begun = time.perf_counter()
        self._world.do_physics(*told)  # type: ignore[attr-defined]
        self.spent += time.perf_counter() - begun


def main() -> None:
    for count in (100, 300):
        whole, bare = (1000 * median(times) for times in zip(*Timed(chains(count), FINE).steps(STEPS), strict=True))
        print(f"{count} joints: {whole:.2f} ms a step, do_physics {bare:.2f} ms: {whole / bare:.2f} (aim {AIM})")
    for side in (20, 40):
        whole, bare = (1000 * median(times) for times in zip(*Timed(cloth(side), FINE).steps(STEPS), strict=True))
        print(f"cloth {side}x{side}: {whole:.2f} ms a step, do_physics {bare:.2f} ms: {whole / bare:.2f} (aim {AIM})")
    character = Timed(chains(BODIES - 1, JOINTS - BODIES + 1), AS_MMD)
    times = sorted(character.frames(FRAMES))
    middle, slow = 1000 * median(times), 1000 * times[-FRAMES // 20]
    print(f"{BODIES} bodies, {JOINTS} joints: {middle:.1f} ms a frame of two steps, one in twenty over {slow:.1f} ms")
    print(f"  {middle / 1000 * 30:.2f} s for a second of 30 frames")


if __name__ == "__main__":
    main()
