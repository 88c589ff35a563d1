"""A figure said once more: morphs, bones and skinning a number at a time, made from the specification alone.

Bones come from `SlowBones`, which know no IK: what that does is judged by where it gets, not by how.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, OffsetMethod
from editor.preview.bone_transforms import BoneParts
from editor.preview.pose import Pose
from tests.golden.cases import UVS
from tests.preview.slow_bones import SlowBones, matrix
from tests.preview.test_skinning import slow_dual, slow_slerp, spun, through, times, unit

UV_KINDS = dict(zip((MorphKind.UV, MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4), UVS, strict=True))
VALUES = ("diffuse", "specular", "shininess", "ambient", "edge_color", "edge_size")
COEFFICIENTS = ("texture", "sphere", "toon")


class SlowFigure:
    """A model in a stance, without IK."""

    def __init__(self, model: Model, pose: Pose) -> None:
        self.model, self.stance = model, pose
        self.weights = self._flipped()
        self.acting = list(self._acting())

    def bones(self) -> SlowBones:
        return SlowBones(self.model.bones.records, self.stance, self._bone_parts())

    def column(self, name: str) -> np.ndarray:
        """Positions or UVs after morphs."""
        values = self.model.vertices[name].astype(np.float64)
        for morph, weight in self.acting:
            if name == "position" and morph.kind is MorphKind.VERTEX:
                for offset in morph.offsets:
                    values[offset.vertex] += weight * np.array(offset.translation)
            elif UV_KINDS.get(morph.kind) == name:
                for offset in morph.offsets:
                    values[offset.vertex] += weight * np.array(offset.uv)[: values.shape[1]]
        return values

    def materials(self) -> np.ndarray:
        """(materials, 28) as `katachi pose` writes them."""
        count = len(self.model.materials)
        rest = [np.hstack([getattr(material, name) for name in VALUES]) for material in self.model.materials]
        values = np.hstack((rest, np.ones((count, 12))))
        factors, terms = np.ones_like(values), np.zeros_like(values)
        for morph, weight in self.acting:
            for offset in morph.offsets if morph.kind is MorphKind.MATERIAL else ():
                told = np.hstack([getattr(offset, name) for name in (*VALUES, *COEFFICIENTS)])
                for row in range(count) if offset.material < 0 else (offset.material,):
                    if offset.operation == OffsetMethod.MULTIPLY:
                        factors[row] *= 1 + (told - 1) * weight
                    else:
                        terms[row] += told * weight
        return values * factors + terms

    def _flipped(self) -> np.ndarray:
        """Of n entries the k-th has its turn from k / (n + 1) on, and gives its morph its weight."""
        weights = self.stance.weights.astype(np.float64)
        for row, morph in enumerate(self.model.morphs):
            if morph.kind is MorphKind.FLIP and weights[row] > 0:
                turn = min(int(weights[row] * (len(morph.offsets) + 1)), len(morph.offsets))
                if turn:
                    chosen = list(morph.offsets)[turn - 1]
                    weights[chosen.morph] = chosen.weight
        return weights

    def _acting(self) -> Iterator[tuple[Morph, float]]:
        """The morphs that do something by themselves, with their weights, once for each way that they are told."""
        for row, morph in enumerate(self.model.morphs):
            if morph.kind is not MorphKind.GROUP:
                yield morph, float(self.weights[row])
                continue
            for member in morph.offsets:
                yield self.model.morphs[member.morph], float(self.weights[row] * member.weight)

    def _bone_parts(self) -> BoneParts:
        count = len(self.model.bones)
        parts = BoneParts(np.zeros((count, 3)), np.tile((0.0, 0, 0, 1), (count, 1)))
        for morph, weight in self.acting:
            for offset in morph.offsets if morph.kind is MorphKind.BONE else ():
                parts.offsets[offset.bone] += weight * np.array(offset.translation)
                turn = power(np.array(offset.rotation), weight)
                parts.rotations[offset.bone] = times(turn, parts.rotations[offset.bone])
        return parts


def power(rotation: np.ndarray, ratio: float) -> np.ndarray:
    """A rotation with its angle times a ratio."""
    sine = np.linalg.norm(rotation[:3])
    if sine == 0:
        return np.array((0.0, 0, 0, 1))
    half = np.arctan2(sine, rotation[3]) * ratio
    return np.append(rotation[:3] / sine * np.sin(half), np.cos(half))


# -- skinning ----------------------------------------------------------------------------------------------------------


class SlowSkin:
    """Bones that are at (bones, 3, 4), and what they do to single vertices."""

    def __init__(self, model: Model, placed: np.ndarray) -> None:
        self.vertices = model.vertices
        self.turns = [matrix_of_none(), *placed[:, :, :3].astype(np.float64)]
        rest = [np.zeros(3), *(np.array(bone.position, np.float64) for bone in model.bones)]
        at = [np.zeros(3), *placed[:, :, 3].astype(np.float64)]
        self.shifts = [there - turn @ here for there, turn, here in zip(at, self.turns, rest, strict=True)]
        self.quaternions = [quaternion_of(turn) for turn in self.turns]

    def skinned(self, row: int, point: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Where a vertex and its normal are, of which the point is at rest."""
        deform, normal = self.vertices["deform"][row], self.vertices["normal"][row].astype(np.float64)
        bones, weights = self.vertices["bones"][row] + 1, self.vertices["weights"][row].astype(np.float64)
        if deform == Deform.SDEF:
            return self._spherical(row, bones[:2], float(weights[0]), point, normal)
        if deform == Deform.QDEF:
            return self._dual(bones, weights, point, normal)
        if deform == Deform.BDEF1:
            weights = np.array((1.0, 0, 0, 0))
        elif deform == Deform.BDEF2:
            weights = np.array((weights[0], 1 - weights[0], 0, 0))
        pairs = list(zip(bones.tolist(), weights, strict=True))
        placed = sum(weight * self._carried(bone, point) for bone, weight in pairs)
        turned = sum(weight * self.turns[bone] @ normal for bone, weight in pairs)
        return placed, unit(turned)

    def _carried(self, bone: int, point: np.ndarray) -> np.ndarray:
        return self.turns[bone] @ point + self.shifts[bone]

    def _spherical(
        self, row: int, bones: np.ndarray, weight: float, point: np.ndarray, normal: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        center, r0, r1 = (self.vertices[name][row].astype(np.float64) for name in ("sdef_c", "sdef_r0", "sdef_r1"))
        mean = weight * r0 + (1 - weight) * r1
        first, second = (self.quaternions[bone] for bone in bones)
        spin = first if abs(first @ second) > 1 - 1e-12 else slow_slerp(first, second, 1 - weight)
        placed = spun(spin, point - center)
        for bone, share, radius in zip(bones, (weight, 1 - weight), (r0, r1), strict=True):
            placed = placed + share * self._carried(bone, center + (radius - mean) / 2)
        return placed, unit(spun(spin, normal))

    def _dual(
        self, bones: np.ndarray, weights: np.ndarray, point: np.ndarray, normal: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        first, real, dual = self.quaternions[bones[0]], np.zeros(4), np.zeros(4)
        for bone, weight in zip(bones, weights, strict=True):
            turn = self.quaternions[bone] * np.sign(self.quaternions[bone] @ first)
            part = slow_dual(turn, self.shifts[bone])
            real, dual = real + weight * part[0], dual + weight * part[1]
        length = np.linalg.norm(real)
        real, dual = real / length, dual / length
        dual = dual - (real @ dual) * real
        return through((real, dual), point), unit(spun(real, normal))


def matrix_of_none() -> np.ndarray:
    """What a missing bone does: nothing."""
    return matrix(np.array((0.0, 0, 0, 1)))


def quaternion_of(turn: np.ndarray) -> np.ndarray:
    """Of a rotation matrix, by less than half a turn: from what is odd in it, and its trace."""
    odd = np.array([turn[2, 1] - turn[1, 2], turn[0, 2] - turn[2, 0], turn[1, 0] - turn[0, 1]])
    angle = np.arctan2(np.linalg.norm(odd), np.trace(turn) - 1)
    return np.append(odd / max(np.linalg.norm(odd), 1e-12) * np.sin(angle / 2), np.cos(angle / 2))
