"""A big model made of random numbers, for the benchmarks."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset


def big_model(
    vertices: int = 1_000_000, faces: int = 2_000_000, bones: int = 600, morphs: int = 100, materials: int = 50
) -> Model:
    """BDEF1, BDEF2, BDEF4 and SDEF vertices 35 : 40 : 15 : 10; a chain of bones; vertex morphs."""
    rng = np.random.default_rng(1)
    model = Model()
    model.bones.records[:] = [Bone(name=f"bone{row}", parent=row - 1) for row in range(bones)]
    model.materials.records[:] = [Material(name=f"material{row}") for row in range(materials)]
    deform = rng.choice(np.array([0, 1, 2, 3], np.uint8), vertices, p=(0.35, 0.40, 0.15, 0.10))
    used = np.array([1, 2, 4, 2])[deform][:, None] > np.arange(4)
    first = rng.random(vertices, np.float32)
    weights = np.where(used, 0.25, 0).astype(np.float32)
    pair = np.isin(deform, (1, 3))
    weights[pair, 0], weights[pair, 1] = first[pair], 1 - first[pair]
    weights[deform == 0, 0] = 1
    sdef = np.where((deform == 3)[:, None], rng.random((vertices, 3), np.float32), 0)
    model.vertices.fill(
        vertices,
        position=rng.random((vertices, 3), np.float32),
        normal=rng.random((vertices, 3), np.float32),
        uv=rng.random((vertices, 2), np.float32),
        deform=deform,
        bones=np.where(used, rng.integers(0, bones, (vertices, 4), np.int32), -1),
        weights=weights,
        sdef_c=sdef,
        sdef_r0=sdef,
        sdef_r1=sdef,
        edge_scale=np.ones(vertices, np.float32),
    )
    corner = np.sort(rng.integers(0, vertices - 8, faces, np.int32))  # neighbours in a mesh are neighbours in the file
    model.faces.fill(
        faces,
        vertices=corner[:, None] + rng.integers(0, 8, (faces, 3), np.int32),
        material=np.sort(rng.integers(0, materials, faces, np.int32)),
    )
    for row in range(morphs):
        rows = np.sort(rng.choice(vertices, vertices // 200, replace=False)).astype(np.int32)
        offsets = Columns(VertexOffset, vertex=rows, translation=rng.random((len(rows), 3), np.float32))
        model.morphs.records.append(Morph(name=f"morph{row}", kind=MorphKind.VERTEX, offsets=offsets))
    return model
