"""The whole way from a motion to vertices, beside what two independent engines say, where their results are at hand."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor.math3d.rotations import product
from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.preview.bone_transforms import BoneParts, BoneTransforms
from editor.preview.skeleton import Skeleton
from editor.preview.skinning import skin
from tests.benchmarks.oracles import (
    CASES,
    TOLERANCE,
    Moment,
    deform_places,
    is_off_in_saba,
    moments,
    morphed_twice,
)

SABA = [name for name in CASES if not name.endswith("_babylon")]
APPENDS = ("append of a move", "append of an append", "local append")


@pytest.fixture(scope="module", params=CASES)
def case(corpus: Path, request: pytest.FixtureRequest) -> list[Moment]:
    return list(moments(corpus, request.param))


@pytest.fixture(scope="module", params=SABA)
def of_saba(corpus: Path, request: pytest.FixtureRequest) -> list[Moment]:
    return list(moments(corpus, request.param))


class TestTheWholeWay:
    def test_bones(self, case):
        for moment in case:
            plain = moment.cause_of_bones() == ""
            assert plain.any()
            assert moment.bones()[plain].max() < TOLERANCE
            assert moment.turns()[plain].max() < TOLERANCE

    def test_vertices(self, of_saba):
        for moment in of_saba:
            plain = moment.cause_of_vertices() == ""
            assert moment.vertices()[plain].max(initial=0) < TOLERANCE
            normals = unit(moment.told["normals"][plain]) - moment.figure.skinned()[1][plain]
            assert np.abs(normals).max(initial=0) < TOLERANCE

    def test_uvs(self, of_saba):
        """The engine takes away what a morph adds to v."""
        for moment in of_saba:
            rest, now = moment.figure.model.vertices["uv"], moment.figure.morphed_vertices.column("uv")
            theirs = moment.told["uv_sabaflip"] * (1, -1) + rest * (0, 2)
            assert np.abs(now - theirs).max(initial=0) < 1e-5

    def test_materials(self, of_saba):
        for moment in of_saba:
            ours = moment.figure.materials
            coefficients = (
                *(ours.texture_mul, ours.texture_add),
                *(ours.sphere_mul, ours.sphere_add),
                *(ours.toon_mul, ours.toon_add),
            )
            columns = np.hstack((ours.values[:, :11], *coefficients))
            assert np.abs(columns - moment.told["materials"]).max(initial=0) < 1e-5

    def test_weights(self, of_saba):
        for moment in of_saba:
            assert np.abs(moment.figure.parts.weights - moment.told["morph_w"]).max(initial=0) < 1e-6
            assert (moment.stance.ik[iks(moment.figure.model)] == moment.told["ik_enabled"]).all()


class TestTheParts:
    """With what the engine put in, all that comes out: what it makes otherwise before then counts no more."""

    def test_bones_that_an_ik_has_turned(self, of_saba):
        for moment in of_saba:
            model, told = moment.figure.model, moment.told
            morphed = told["bonemorph_q"]
            pose = moment.stance.copy()
            # Morphs turn after the user, IK turns after morphs.
            pose.rotations[:] = chain(morphed * (-1, -1, -1, 1), told["ik_q"], morphed, told["anim_q"])
            pose.ik[:] = False
            parts = BoneParts(told["bonemorph_t"].astype(float), unit(morphed))
            placed = Skeleton(model.bones.records).solve(pose, parts)
            plain = ~np.isin(moment.cause_of_bones(), APPENDS)
            distances = np.linalg.norm(placed.positions - told["global"][:, :3, 3], axis=1)
            assert distances[plain].max() < TOLERANCE

    def test_bone_morphs(self, of_saba):
        for moment in of_saba:
            parts = moment.figure.parts.bones
            offsets, rotations = (0, (0, 0, 0, 1)) if parts is None else (parts.offsets, parts.rotations)
            alike = np.abs(np.sum(rotations * moment.told["bonemorph_q"], axis=1)) > 1 - 1e-6
            assert np.abs(offsets - moment.told["bonemorph_t"]).max() < 1e-5
            alike[list(morphed_twice(moment.figure.model, moment.stance))] = True
            assert alike.all()

    def test_vertices_on_the_bones_of_the_engine(self, of_saba):
        for moment in of_saba:
            model, told = moment.figure.model, moment.told
            rest = np.array([bone.position for bone in model.bones])
            bone_transforms = BoneTransforms(quaternions(told["global"][:, :3, :3]), told["global"][:, :3, 3], rest)
            positions, normals = skin(
                model.vertices, moment.figure.morphed_vertices.column("position"), bone_transforms
            )
            sound = ~is_off_in_saba(model)
            assert np.abs(positions - told["positions"])[sound].max(initial=0) < TOLERANCE
            assert np.abs(normals - unit(told["normals"]))[sound].max(initial=0) < TOLERANCE


class TestIk:
    """Engines differ in how they come to their goals, so that what counts is how near, and within which limits."""

    def test_goals_are_reached_as_well(self, of_saba):
        for moment in of_saba:
            ours, theirs = moment.figure.bone_transforms.positions, moment.told["global"][:, :3, 3]
            for goal, bone in working(moment):
                led = bone.ik_target
                near, near_there = (np.linalg.norm(at[goal] - at[led]) for at in (ours, theirs))
                assert near <= near_there + 0.05, (moment.case, moment.frame, bone.name)

    def test_limits_are_kept(self, case):
        """Of links that turn about one axis: only about it, and as far as they may."""
        for moment in case:
            turns = local_rotations(moment.figure.model, moment.figure.bone_transforms.globals()[:, :3, :3])
            for _, bone in working(moment):
                for link in bone.ik_links:
                    free = np.flatnonzero(np.array((link.lower, link.upper)).any(axis=0))
                    if not link.limited or len(free) != 1:
                        continue
                    (axis,) = free.tolist()
                    turn = turns[link.bone] * np.sign(turns[link.bone, 3])
                    assert np.abs(np.delete(turn[:3], axis)).max() < 1e-4
                    angle = 2 * np.arctan2(turn[axis], turn[3])
                    low, high = sorted((link.lower[axis], link.upper[axis]))
                    assert low - 1e-3 < angle < high + 1e-3, (moment.case, moment.frame, bone.name)


def working(moment: Moment) -> Iterator[tuple[int, Bone]]:
    """The IKs that have the last word on all of their links."""
    bones, place = moment.figure.model.bones, deform_places(moment.figure.model)
    turned_later: set[int] = set()
    for row in sorted(iks(moment.figure.model), key=place.__getitem__, reverse=True):
        links = {link.bone for link in bones[row].ik_links} if moment.stance.ik[row] else set()
        if links and not links & turned_later:
            yield row, bones[row]
        turned_later |= links


def iks(model: Model) -> list[int]:
    return [row for row, bone in enumerate(model.bones) if bone.flags & BoneFlags.IK]


def unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)


def chain(*rotations: np.ndarray) -> np.ndarray:
    """The product, of which the last turns first, made unit again: the engine's numbers are rounded."""
    made = rotations[0]
    for rotation in rotations[1:]:
        made = product(made, rotation)
    return unit(made)


def local_rotations(model: Model, turned: np.ndarray) -> np.ndarray:
    """(bones, 4) how each bone is turned against its parent, from (bones, 3, 3)."""
    parents = np.array([bone.parent for bone in model.bones])
    against = np.where((parents < 0)[:, None, None], np.eye(3), turned[parents])
    return quaternions(np.einsum("nji,njk->nik", against, turned))


def quaternions(matrices: np.ndarray) -> np.ndarray:
    """(n, 4) of rotation matrices (n, 3, 3), by the eigenvector of the largest eigenvalue."""
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = np.moveaxis(matrices.astype(np.float64), 0, -1)
    symmetric = np.array(
        [
            [xx - yy - zz, xy + yx, xz + zx, zy - yz],
            [xy + yx, yy - xx - zz, yz + zy, xz - zx],
            [xz + zx, yz + zy, zz - xx - yy, yx - xy],
            [zy - yz, xz - zx, yx - xy, xx + yy + zz],
        ]
    )
    return np.linalg.eigh(np.moveaxis(symmetric, -1, 0))[1][:, :, -1]
