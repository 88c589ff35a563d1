"""How long selecting by what is selected takes in a big mesh, each in ratio to copying the corners of its faces.

The mesh is a sheet of a million vertices that are in random order, as are its faces: the worst for the memory.
Run it with `python -m tests.benchmarks.select_speed`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np

from editor.model.bones import Bone
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.queries.related import related
from editor.operations.queries.selection import connected_rows, grown_rows, of_same_material, shrink, unused_rows
from editor.operations.queries.symmetry import other_side
from editor.operations.queries.topology import mesh_of

ROUNDS = 5
SIDE = 1000


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def sheet() -> Model:
    rng = np.random.default_rng(3)
    rows = rng.permutation(SIDE * SIDE).astype(np.int32).reshape(SIDE, SIDE)
    squares = np.stack((rows[:-1, :-1], rows[1:, :-1], rows[:-1, 1:], rows[1:, 1:]), axis=-1).reshape(-1, 4)
    faces = rng.permutation(np.concatenate((squares[:, :3], squares[:, :0:-1])))
    positions = np.empty((rows.size, 3), np.float32)
    y, x = np.divmod(np.arange(rows.size), SIDE)
    positions[rows.ravel()] = np.stack((x - (SIDE - 1) / 2, y, np.sin(y)), axis=1) / 50
    model = Model()
    model.bones.records[:] = [Bone("センター"), Bone("先", parent=0)]
    model.materials.records[:] = [Material("前"), Material("後")]
    model.vertices.fill(rows.size, position=positions, bones=np.tile([0, 1, -1, -1], (rows.size, 1)))
    model.faces.fill(len(faces), vertices=faces, material=np.arange(len(faces)) * 2 // len(faces))
    return model


def main() -> None:
    model, mesh = sheet(), mesh_of(sheet())
    half = model.vertices["position"][:, 0] > 0
    of_half = mesh.network.within(mesh.at(half))
    bone = np.array([True, False])
    copy = median(seconds(model.faces["vertices"].copy) for _ in range(ROUNDS))
    cases: dict[str, Callable[[], object]] = {
        "make the mesh": lambda: mesh_of(model),
        "make the mesh, first connected": lambda: connected_rows(model, "vertices", half),
        "grow vertices": lambda: grown_rows(model, "vertices", half, mesh),
        "shrink faces": lambda: shrink(model, "faces", of_half, mesh),
        "connected vertices again": lambda: connected_rows(model, "vertices", half, mesh),
        "other side of 500,000 vertices": lambda: other_side(model, "vertices", half, mesh),
        "other side of 1,000,000 faces": lambda: other_side(model, "faces", of_half, mesh),
        "same material": lambda: of_same_material(model, "vertices", half),
        "vertices to faces": lambda: related(model, "vertices", half, "faces"),
        "a bone to its vertices": lambda: related(model, "bones", bone, "vertices"),
        "a bone to its materials": lambda: related(model, "bones", bone, "materials"),
        "unused vertices": lambda: unused_rows(model, "vertices"),
    }
    print(f"{len(model.vertices):,} vertices, {len(model.faces):,} faces; a copy of the corners: {1000 * copy:.2f} ms")
    for name, work in cases.items():
        took = median(seconds(work) for _ in range(ROUNDS))
        print(f"{name:34} {1000 * took:8.1f} ms {took / copy:6.1f}x")


if __name__ == "__main__":
    main()
