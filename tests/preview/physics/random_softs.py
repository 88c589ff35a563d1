"""Random soft bodies, sane and mad, each moved for a while: `python -m tests.preview.physics.random_softs FIRST LAST`.

A program of its own, because what it looks for are numbers that end the program.
"""

from __future__ import annotations

import sys

import numpy as np

from editor.model.bones import Bone
from editor.model.fields import Field, Kind, fields_of
from editor.model.materials import Material
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.soft_bodies import Anchor, SoftBody, SoftFlags
from editor.preview.physics.engine import PhysicsSettings
from tests.preview.physics.softs import cloth_model, grid, soft, strand
from tests.preview.physics.worlds import Play, body, fixed

FRAMES, JUMP_AT = 25, 8
NUMBERS = (0, 1, -1, 0.1, 2, 10, 100, 1e3, 1e6, 1e9, 1e30, -1e30, np.nan, np.inf, -np.inf, 1e-6, 1e-30, -5)
INTEGERS = (0, 1, 2, 3, 4, 5, 8, 20, 100, 1000, -1, -5, 2**31 - 1, -(2**31))
WILD = 0.35  # how often a field is any of these
BAD_PLACES = (np.nan, np.inf, 1e7, 1e5, 0, -3)

Mesh = tuple[np.ndarray, np.ndarray]


def mesh(rng: np.random.Generator) -> Mesh:
    size = float(10 ** rng.uniform(-2, 1))
    match rng.integers(0, 8):
        case 0:
            return grid(int(rng.integers(2, 8)), size)
        case 1:
            return strand(int(rng.integers(2, 20)), size)
        case 2:
            return soup(rng, int(rng.integers(1, 30)), int(rng.integers(0, 60)))
        case 3:  # two sides
            places, faces = grid(5)
            return np.concatenate((places, places)), np.concatenate((faces, faces[:, ::-1] + len(places)))
        case 4:  # places that are the same
            places, faces = grid(4)
            return np.round(places / 2) * 2, faces
        case 5:  # or nearly so
            places, faces = grid(5)
            return places + rng.normal(0, 1e-6, places.shape), faces
        case 6:
            return np.eye(3), np.array([(0, 1, 2)])
        case _:
            places, faces = grid(5)
            places[rng.integers(0, 25, 3)] = rng.choice(BAD_PLACES)
            return places, faces


def soup(rng: np.random.Generator, vertices: int, faces: int) -> Mesh:
    return rng.normal(0, 2, (vertices, 3)), rng.integers(0, vertices, (faces, 3))


def value(rng: np.random.Generator, field: Field) -> object:
    """Of a field of a soft body."""
    is_wild = rng.random() < WILD
    match field.kind:
        case Kind.NUMBER:
            return float(rng.choice(NUMBERS)) if is_wild else float(rng.choice((rng.uniform(0, 1), field.default)))
        case Kind.INTEGER:
            return int(rng.choice(INTEGERS)) if is_wild else int(rng.integers(0, 8))
        case Kind.CHOICE:
            assert field.type is not None
            return field.type(int(rng.integers(0, 6 if is_wild else 2)))
        case Kind.GROUPS:
            return int(rng.choice((0, 0xFFFF, rng.integers(0, 0x10000))))
        case _:
            return SoftFlags(int(rng.integers(0, 8)))


def soft_body(rng: np.random.Generator, vertices: int, bodies: int) -> SoftBody:
    told = [field for field in fields_of(SoftBody) if field.kind not in (Kind.TEXT, Kind.REFERENCE, Kind.COLUMNS)]
    values = {field.name: value(rng, field) for field in told}
    values |= {"group": int(rng.integers(0, 16)), "material": int(rng.choice((0, 0, 0, 1, -1)))}
    if rng.random() < 1 - WILD:
        values |= {"mass": float(10 ** rng.uniform(-2, 2)), "margin": float(rng.uniform(0, 0.5))}
    pins = rng.integers(-1, vertices, int(rng.choice((0, 1, 5, vertices))))
    anchors = [
        Anchor(int(rng.integers(-1, bodies)), int(rng.integers(-1, vertices)), bool(rng.integers(0, 2)))
        for _ in range(int(rng.choice((0, 0, 1, 4))))
    ]
    return soft(pins.tolist(), anchors, **values)


def rigid_body(rng: np.random.Generator) -> RigidBody:
    make = fixed if rng.random() < WILD else body
    return make(
        bone=int(rng.integers(-1, 2)),
        mask=int(rng.choice((0, 0xFFFF))),
        group=int(rng.integers(0, 16)),
        shape=BodyShape(int(rng.integers(0, 3))),
        size=tuple(rng.uniform(0.1, 2, 3)),
        position=tuple(rng.normal(0, 2, 3)),
        mass=float(10 ** rng.uniform(-2, 2)),
    )


def play(rng: np.random.Generator) -> Play:
    places, faces = mesh(rng)
    bodies = [rigid_body(rng) for _ in range(int(rng.integers(0, 4)))]
    model = cloth_model(
        [soft_body(rng, len(places), len(bodies)) for _ in range(int(rng.integers(1, 4)))],
        (places, faces),
        bodies,
        (Bone("a"), Bone("b", parent=0)),
    )
    model.materials.records.append(Material("two"))
    if rng.random() < WILD:
        model.faces.writable("material")[len(faces) // 2 :] = 1
    return Play(model, PhysicsSettings(ground=bool(rng.integers(0, 2)), step=float(rng.choice((1 / 60, 1 / 120)))))


def check(seed: int) -> None:
    """Let time pass, with a jump in it; all numbers that come out are numbers."""
    rng = np.random.default_rng(seed)
    playing = play(rng)
    for frame in range(FRAMES):
        playing.stance.offsets[0] = rng.normal(0, 0.3, 3)
        playing.stance.rotations[0] = turn(rng)
        pull(rng, playing)
        playing.figure.pose(playing.stance, 2.0 if frame == JUMP_AT else 1 / 60)
    soft_vertices = playing.figure.soft
    assert playing.physics.warnings is not None
    if soft_vertices is not None:
        assert np.isfinite(soft_vertices.positions).all(), seed
        assert np.isfinite(soft_vertices.normals).all(), seed


def pull(rng: np.random.Generator, playing: Play) -> None:
    """Grab a vertex, pull it somewhere else, or let go; most of the time nothing of these."""
    simulation = playing.physics.simulation
    match int(rng.integers(0, 8)):
        case 0:
            simulation.grab_vertex(int(rng.integers(-1, len(playing.model.vertices))), rng.normal(0, 10, 3))
        case 1:
            simulation.pull(10 ** rng.uniform(-1, 6) * rng.normal(0, 1, 3))
        case 2:
            simulation.release()


def turn(rng: np.random.Generator) -> np.ndarray:
    made = rng.normal((0, 0, 0, 1), 0.2)
    return made / np.linalg.norm(made)


def main() -> None:
    first, last = map(int, sys.argv[1:3])
    for seed in range(first, last):
        print(seed, flush=True)
        check(seed)
    print("done")


if __name__ == "__main__":
    main()
