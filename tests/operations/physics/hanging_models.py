"""Makes models of which something hangs: a skirt of chains about the hips, and hair on a head, with their meshes."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody

TURNS = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
TAILED = TURNS | BoneFlags.TAIL_IS_BONE
LINKS = 3  # bones of a chain, besides its tip
LONG = 1.0  # each


def skirt_model(chains: int = 8, part: float = 1.0) -> Model:
    """センター, 下半身, and chains of three bones and a hidden tip each around it, or around a part of it.

    Their names are スカート_chain_link; each bone moves a flat panel of vertices.
    """
    model = Model()
    model.bones.records += [
        Bone("センター", "center", (0, 8, 0), flags=TURNS | BoneFlags.MOVABLE),
        Bone("下半身", "lower body", (0, 12, 0), 0, flags=TURNS, tail_offset=(0, -2, 0)),
    ]
    points, owners = [], []
    for number in range(chains):
        angle = 2 * np.pi * part * number / chains
        outward, across = np.array((np.sin(angle), 0, np.cos(angle))), np.array((np.cos(angle), 0, -np.sin(angle)))
        for link in range(LINKS + 1):
            row, at = len(model.bones), outward * (1.2 + 0.2 * link) + (0, 11 - LONG * link, 0)
            parent = 1 if link == 0 else row - 1
            flags, name = (TAILED, f"スカート_{number}_{link}") if link < LINKS else (BoneFlags.ROTATABLE, "先")
            model.bones.records.append(
                Bone(name, f"skirt_{number}_{link}", tuple(at.tolist()), parent, flags=flags, tail_bone=row + 1)
            )
            if link < LINKS:
                grid = [
                    across * x + outward * z + (0, -y, 0) for x in (-0.3, 0.3) for y in (0, 1) for z in (-0.05, 0.05)
                ]
                points += [at + point for point in grid]
                owners += [row] * len(grid)
    rows = len(points)
    bones = np.full((rows, 4), -1)
    bones[:, 0] = owners
    model.vertices.fill(rows, position=points, bones=bones)
    return model


def two_sided_model() -> Model:
    """頭, and a bone of hair on either side of it; bodies on the head and on the left, and a joint between them."""
    model = Model()
    model.bones.records += [
        Bone("頭", "head", (0, 16, 0), flags=TURNS),
        Bone("左髪", "hair_L", (1, 17, 0.5), 0, flags=TURNS, tail_offset=(0.3, -2, 0)),
        Bone("右髪", "hair_R", (-1, 17, 0.5), 0, flags=TURNS, tail_offset=(-0.3, -2, 0)),
    ]
    model.rigid_bodies.records += [
        RigidBody("頭", "head", 0, position=(0, 17, 0)),
        RigidBody("左髪", "hair_L", 1, position=(1.15, 16, 0.5), rotation=(0.1, 0.2, 0.3)),
    ]
    return model
