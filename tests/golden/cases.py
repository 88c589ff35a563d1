"""What the golden numbers are about: the sample models, and one small model of what those lack, moved in a few ways."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from editor.formats import load, load_model
from editor.formats.vmd.content import MotionContent
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    OffsetMethod,
    UvOffset,
    VertexOffset,
)
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.motion.motion import Motion
from editor.preview.physics.physics import Physics
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource

Arrays = dict[str, np.ndarray]

FRAMES = (0.0, 37.5, 90.0, 151.0, 220.25)  # of the dance
SECONDS = 4.0  # in which bodies come to rest
UVS = ("uv", "uv1", "uv2", "uv3", "uv4")
PUSH = (0.0, 6.0, 0.0), (0.0, 0.0, 3.0)  # velocity and torque


@dataclass(frozen=True, slots=True)
class Case:
    """A model in a stance; with physics, so many seconds later. `rows`: the vertices that are looked at."""

    model: Model
    stance: Pose
    rows: np.ndarray
    seconds: float = 0.0

    def figure(self) -> PosedModel:
        posed_model = PosedModel(self.model)
        if self.seconds:
            posed_model.physics = Physics(self.model)
            posed_model.settle(self.stance, self.seconds)
        else:
            posed_model.pose(self.stance)
        return posed_model

    def measured(self) -> Arrays:
        """What the program makes of it."""
        posed_model = self.figure()
        positions, normals = posed_model.skinned()
        if posed_model.physics is not None:
            found = {"bodies": posed_model.physics.bodies.matrices()[:, :3], "positions": positions[self.rows]}
        else:
            found = {
                "weights": posed_model.parts.weights,
                "bones": posed_model.bone_transforms.globals()[:, :3],
                "positions": positions[self.rows],
                "normals": normals[self.rows],
                "materials": posed_model.materials.packed(),
            } | {
                name: posed_model.morphed_vertices.column(name)[self.rows]
                for name in UVS
                if self.model.vertices.stores(name)
            }
        return {name: np.asarray(values, np.float32) for name, values in found.items()}


def cases() -> Iterator[tuple[str, Case]]:
    """All of them by name."""
    mochi, cloth = sample("mochi"), sample("cloth")
    rows = looked_at(mochi)
    for frame in FRAMES:
        yield f"dance {frame}", Case(mochi, stance_at("mochi_dance", mochi, frame), rows)
    without = stance_at("mochi_dance", mochi, FRAMES[2])
    without.ik[:] = False
    yield "dance without IK", Case(mochi, without, rows)
    faces = stance_of(mochi)
    faces.weights[:] = np.arange(1, len(mochi.morphs) + 1) / 64
    yield "all morphs of Mochi", Case(mochi, faces, rows)
    workshop = workshop_model()
    every = np.arange(len(workshop.vertices))
    for name, weights in WEIGHTS.items():
        yield f"workshop {name}", Case(workshop, reaching(workshop, weights), every)
    yield "rest of Mochi", Case(mochi, stance_of(mochi), rows, SECONDS)
    yield "rest of Teru", Case(cloth, stance_of(cloth), soft_rows(cloth), SECONDS)
    swung = stance_at("cloth_swing", cloth, 60.0)
    yield "Teru leaning", Case(cloth, swung, soft_rows(cloth), SECONDS)


# -- the samples -------------------------------------------------------------------------------------------------------


@cache
def sample(name: str) -> Model:
    return load_model(resource("samples", f"{name}.pmx")).model


@cache
def motion(name: str) -> Motion:
    content = load(resource("samples", f"{name}.vmd"))
    assert isinstance(content, MotionContent)
    return content.motion


def stance_of(model: Model) -> Pose:
    return Pose.at_rest(len(model.bones), len(model.morphs))


def stance_at(name: str, model: Model, frame: float) -> Pose:
    """As a motion has a model."""
    player = Player(model)
    player.set_motions([motion(name)])
    return player.pose(frame)


def looked_at(model: Model) -> np.ndarray:
    """Some vertices from everywhere, some of each deform, and some of each morph."""
    deforms = model.vertices["deform"]
    runs = [np.arange(len(deforms)), *(np.flatnonzero(deforms == deform) for deform in Deform)]
    runs += [morph.offsets["vertex"] for morph in model.morphs if "vertex" in morph.offsets.stored]
    return np.unique(np.concatenate([run[:: max(len(run) // 12, 1)] for run in runs]))


def soft_rows(model: Model) -> np.ndarray:
    softs = [soft.material for soft in model.soft_bodies]
    return np.unique(model.faces["vertices"][np.isin(model.faces["material"], softs)])[::16]


# -- what they lack ----------------------------------------------------------------------------------------------------

# Weights of the morphs of the workshop, by what they are for.
WEIGHTS = {
    "at rest": {},
    "morphs": {"vertex": 0.5, "bone": 0.75, "uv": 0.25, "uv1": 0.5, "uv2": -1, "uv3": 2, "uv4": 1, "add": 0.5},
    "group": {"group": 0.8, "multiply": 0.25},
    "flip": {"flip": 0.6, "vertex": 1.0},
    "IK": {"IK": 1.0},
    "impulse": {"impulse": 0.5, "vertex": 0.0},
}


def workshop_model() -> Model:
    """An arm of three bones with an IK, appends of all kinds, vertices of all deforms, and morphs of all kinds."""
    model = Model()
    model.bones.records[:] = [
        Bone("root"),
        Bone("arm", position=(1, 0, 0), parent=0),
        Bone("elbow", position=(3, 0, 0), parent=1),
        Bone("hand", position=(5, 0, 0), parent=2),
        Bone(
            "twist",
            position=(2, 0, 0),
            parent=1,
            flags=BoneFlags.FIXED_AXIS | BoneFlags.APPEND_ROTATION,
            fixed_axis=(1, 0, 0),
            append_parent=2,
            append_ratio=-0.5,
        ),
        Bone(
            "shadow",
            position=(0, 4, 0),
            parent=0,
            level=1,
            flags=BoneFlags.LOCAL_APPEND | BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION,
            append_parent=3,
            append_ratio=0.5,
        ),
        Bone("after", position=(0, 6, 0), parent=5, flags=BoneFlags.AFTER_PHYSICS),
        Bone(
            "goal",
            position=(5, 0, 0),
            flags=BoneFlags.IK,
            level=2,
            ik_target=3,
            ik_loops=60,
            ik_angle=1.0,
            ik_links=(IkLink(2, True, (0, 0, 0), (0, 0, 3)), IkLink(1)),
        ),
    ]
    _fill(model)
    model.materials.records[:] = [Material("a", diffuse=(0.5, 0.25, 0.75, 1)), Material("b", specular=(0.5, 1, 0.25))]
    model.faces.fill(2, vertices=[(0, 1, 2), (3, 4, 5)], material=[0, 1])
    model.rigid_bodies.records[:] = [RigidBody("ball", bone=3, position=(5, 0, 0), mode=BodyMode.FOLLOWS_BONE)]
    model.info.records[:] = [type(model.info[0])(additional_uvs=4)]
    model.morphs.records[:] = _morphs(len(model.vertices))
    return model


def _fill(model: Model) -> None:
    deforms = np.repeat(list(map(int, Deform)), 6)
    count = len(deforms)
    waves = np.sin(np.arange(count * 12).reshape(count, 12)).astype(np.float32)
    bones = np.tile((1, 2, 3, 5), (count, 1))
    weights = np.tile((0.5, 0.25, 0.125, 0.125), (count, 1))
    model.vertices.fill(
        count,
        position=waves[:, :3] + (3, 0, 0),
        normal=waves[:, 3:6] / np.linalg.norm(waves[:, 3:6], axis=1, keepdims=True),
        uv=waves[:, 6:8],
        uv1=waves[:, 8:12],
        deform=deforms,
        bones=bones,
        weights=weights,
        sdef_c=waves[:, :3] * 0.25 + (3, 0, 0),
        sdef_r0=waves[:, 4:7] * 0.25 + (2, 0, 0),
        sdef_r1=waves[:, 7:10] * 0.25 + (4, 0, 0),
    )


def _morphs(vertices: int) -> list[Morph]:
    rows = np.arange(0, vertices, 3)
    steps = np.stack((rows, -rows, rows * 0.5, rows * 0.25), axis=1) / vertices
    uvs = (MorphKind.UV, MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)
    turn = (0, np.sqrt(0.5), 0, np.sqrt(0.5))
    return [
        Morph("vertex", offsets=Columns(VertexOffset, vertex=rows, translation=steps[:, :3])),
        *(
            Morph(name, kind=kind, offsets=Columns(UvOffset, vertex=rows, uv=steps))
            for name, kind in zip(UVS, uvs, strict=True)
        ),
        Morph(
            "bone",
            kind=MorphKind.BONE,
            offsets=Columns(BoneOffset, bone=[1, 3], translation=[(0, 1, 0), (0, 0, 2)], rotation=[turn] * 2),
        ),
        Morph(
            "multiply",
            kind=MorphKind.MATERIAL,
            offsets=Columns.of(MaterialOffset, [MaterialOffset(0, diffuse=(0.5, 0, 1, 0.5), edge_size=3.0)]),
        ),
        Morph(
            "add",
            kind=MorphKind.MATERIAL,
            offsets=Columns.of(MaterialOffset, [MaterialOffset(-1, OffsetMethod.ADD, ambient=(0.5, 0.25, -1))]),
        ),
        Morph("group", kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0, 6, 7], weight=[0.5, -1, 1])),
        Morph("flip", kind=MorphKind.FLIP, offsets=Columns(MorphOffset, morph=[0, 1], weight=[0.25, 0.5])),
        Morph("impulse", kind=MorphKind.IMPULSE, offsets=Columns.of(ImpulseOffset, [ImpulseOffset(0, False, *PUSH)])),
    ]


def reaching(model: Model, weights: dict[str, float]) -> Pose:
    """The arm bent and moved, and some morphs. With "IK" the hand follows its goal instead."""
    pose = stance_of(model)
    for row, turn in ((1, (0.1, 0.2, 0.3)), (2, (-0.2, 0.1, 0.4)), (3, (0.3, 0, -0.1)), (4, (0.2, 0.3, 0.1))):
        pose.rotations[row] = (*turn, np.sqrt(1 - np.square(turn).sum()))
    pose.offsets[:] = [(0.5, 0, 0), (0, 0.25, 0), (0, 0, 0), (0, 0, 0.5), (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 0)]
    pose.ik[:] = "IK" in weights
    if "IK" in weights:
        pose.offsets[7] = (-2, 2, 0.5)
    numbers = {morph.name: row for row, morph in enumerate(model.morphs)}
    for name, weight in weights.items():
        if name in numbers:
            pose.weights[numbers[name]] = weight
    return pose
