"""Models that bones move in every way, and what to do with them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_void_p
from typing import cast

import numpy as np
from numpy.typing import ArrayLike
from OpenGL import GL
from OpenGL.raw.GL.VERSION.GL_1_5 import glGetBufferSubData

from editor.math3d.rotations import Transforms
from editor.model.bones import Bone
from editor.model.changes import Change
from editor.model.columns import Columns
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.morphs import MorphParts
from editor.preview.physics.collisions import NO_CONTACTS
from editor.preview.physics.joint_limits import JointLimits
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import SimulationState
from editor.preview.physics.soft_body_layout import SoftVertices
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.preview.skeleton import Skeleton
from editor.render.bounds import PosedBounds
from editor.render.gpu import Buffer
from editor.render.skin import GpuSkin
from tests.render.making import Quad, model_of, plain

KINDS = len(Deform)


class Marking:
    """Tells one part of a scene of all that an Edit does."""

    def __init__(self, part: GpuSkin | PosedBounds) -> None:
        self._part = part

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self._part.mark(change)


def swarm(count: int = 500, bones: int = 6, seed: int = 0) -> Model:
    """Vertices without faces that hang from a chain of bones in every way there is, and in some that are not meant."""
    random = np.random.default_rng(seed)
    model = Model()
    model.bones.records[:] = [
        Bone(f"{row}", parent=row - 1, position=tuple(random.uniform(-3, 3, 3))) for row in range(bones)
    ]
    normals = random.normal(size=(count, 3))
    normals[::50] = 0
    model.vertices.fill(
        count,
        position=random.uniform(-3, 3, (count, 3)),
        normal=normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9),
        deform=np.arange(count) % KINDS,
        bones=random.integers(-1, bones, (count, 4)),
        weights=random.uniform(0, 1, (count, 4)),
        sdef_c=random.uniform(-3, 3, (count, 3)),
        sdef_r0=random.uniform(-3, 3, (count, 3)),
        sdef_r1=random.uniform(-3, 3, (count, 3)),
    )
    return model


def any_stance(model: Model, seed: int = 0, far: float = 1.0, calm: float = 0.0) -> Pose:
    """Every bone moved up to `far` and turned somehow; the calmer, the less."""
    random = np.random.default_rng(seed)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.offsets[:] = random.uniform(-far, far, pose.offsets.shape)
    turns = random.normal(size=pose.rotations.shape)
    turns[:, 3] += calm
    pose.rotations[:] = turns / np.linalg.norm(turns, axis=1, keepdims=True)
    return pose


def posed(model: Model, pose: Pose) -> PosedModel:
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    return posed_model


def hung(*quads: Quad) -> Model:
    """Quads, each on a bone of its own in its middle."""
    model = model_of(*(quads or (Quad(plain()),)))
    model.bones.records[:] = [Bone(f"{n}", position=(q.x, q.y, q.z)) for n, q in enumerate(quads)]
    bones = np.full((4 * len(quads), 4), -1)
    bones[:, 0] = np.repeat(np.arange(len(quads)), 4)
    columns = {name: model.vertices[name].copy() for name in ("position", "normal", "uv")}
    model.vertices.fill(len(bones), **columns, bones=bones)
    return model


def at_rest(model: Model) -> Pose:
    return Pose.at_rest(len(model.bones), len(model.morphs))


def shifted(model: Model, row: int, offset: tuple[float, float, float]) -> Pose:
    """One bone moved."""
    pose = at_rest(model)
    pose.offsets[row] = offset
    return pose


def turned(model: Model, row: int, degrees: float, axis: tuple[float, float, float] = (0, 0, 1)) -> Pose:
    """One bone turned."""
    pose = at_rest(model)
    half = np.radians(degrees) / 2
    pose.rotations[row] = (*(np.sin(half) * np.array(axis)), np.cos(half))
    return pose


def weighted(model: Model, *weights: float) -> Pose:
    """Weights of the first morphs."""
    pose = at_rest(model)
    pose.weights[: len(weights)] = weights
    return pose


def moving(rows: Iterable[int], offset: tuple[float, float, float]) -> Morph:
    """A vertex morph."""
    entries = [VertexOffset(row, offset) for row in rows]
    return Morph("moving", kind=MorphKind.VERTEX, offsets=Columns.of(VertexOffset, entries))


def read(buffer: Buffer) -> np.ndarray:
    """(rows, 3) the 32-bit numbers that a buffer holds."""
    array = np.empty((buffer.rows, 3), np.float32)
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer.name)
    glGetBufferSubData(GL.GL_ARRAY_BUFFER, 0, array.nbytes, c_void_p(array.ctypes.data))
    return array


class Limp:
    """A stand-in for physics in which bones stay as they are told and soft vertices are where they are put."""

    def __init__(self, model: Model) -> None:
        bodies = len(model.rigid_bodies)
        self.bodies = Transforms(np.tile((0.0, 0.0, 0.0, 1.0), (bodies, 1)), np.zeros((bodies, 3)))
        self.soft: SoftVertices | None = None

    @property
    def state(self) -> SimulationState:
        nothing = JointLimits([]).violations(self.bodies)
        moving = np.zeros(len(self.bodies), np.bool_)
        return SimulationState(self.bodies, moving, lambda: self.soft, lambda: NO_CONTACTS, lambda: nothing)

    def put(self, rows: ArrayLike, positions: ArrayLike, normals: ArrayLike = (0, 0, -1)) -> None:
        """Have these vertices, (n,), there and nowhere else: (n, 3), or one normal for all."""
        soft = np.asarray(rows, np.intp)
        if self.soft is not None and np.array_equal(self.soft.rows, soft):
            soft = self.soft.rows
        self.soft = SoftVertices(
            soft, np.array(positions, np.float32), np.broadcast_to(np.float32(normals), (len(soft), 3)).copy()
        )

    def mark(self, change: Change) -> None:
        pass

    def solve(
        self, skeleton: Skeleton, pose: Pose, parts: MorphParts, seconds: float, vertices: object = None
    ) -> BoneTransforms:
        return skeleton.solve(pose, parts.bones)


def limp(posed_model: PosedModel) -> Limp:
    """The physics of a figure from now on."""
    physics = Limp(posed_model.model)
    posed_model.physics = cast(Physics, physics)
    return physics
