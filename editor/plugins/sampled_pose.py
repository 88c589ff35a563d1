"""SampledPose: a model as motions, a pose and single values have it at a frame, as arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np

from editor import formats
from editor.formats import FormatError
from editor.formats.motions import PoseContent
from editor.formats.vmd.content import MotionContent
from editor.math3d.arrays import Float32Array, IndexArray
from editor.messages import TranslatableText
from editor.model.model import Model
from editor.motion.binding import lacking_names
from editor.motion.motion import Motion
from editor.motion.sampling import NamedPose, SceneState
from editor.preview.player import Player
from editor.preview.pose import PoseOverride
from editor.preview.posed_model import PosedModel

MotionGiven = str | Path | Motion
PoseGiven = str | Path | NamedPose


class SampledPose:
    """A posed model, made by `ScriptModel.posed`, of the model as it was then.

    Arrays are float32, in file space and model units; matrices (4, 4) multiply column vectors.
    """

    def __init__(self, posed_model: PosedModel, scene_state: SceneState, lacking: Sequence[str]) -> None:
        self.posed_model = posed_model
        self.scene_state = scene_state  # what the motions say of camera, light, shadow and visibility
        self.lacking = tuple(lacking)  # the names in motions and poses that the model has not

    @cached_property
    def positions(self) -> Float32Array:
        """(vertices, 3) after morphs and bones."""
        return self._skinned[0]

    @cached_property
    def normals(self) -> Float32Array:
        """(vertices, 3) after morphs and bones."""
        return self._skinned[1]

    @cached_property
    def uvs(self) -> Float32Array:
        """(vertices, 2) after UV morphs."""
        return np.asarray(self.posed_model.morphed_vertices.column("uv"), np.float32)

    @cached_property
    def bone_matrices(self) -> Float32Array:
        """(bones, 4, 4) from where a bone rests to where it is: what skinning multiplies vertices with."""
        return np.asarray(self.posed_model.bone_transforms.matrices(), np.float32)

    @cached_property
    def bone_globals(self) -> Float32Array:
        """(bones, 4, 4) from the bone's own space, which starts at the bone, to model space."""
        return np.asarray(self.posed_model.bone_transforms.globals(), np.float32)

    @cached_property
    def morph_weights(self) -> Float32Array:
        """(morphs,) the weights as they are set."""
        return np.asarray(self.posed_model.parts.weights, np.float32)

    @cached_property
    @np.errstate(all="ignore")
    def _skinned(self) -> tuple[Float32Array, Float32Array]:
        positions, normals = self.posed_model.skinned()
        return np.asarray(positions, np.float32), np.asarray(normals, np.float32)


@np.errstate(all="ignore")  # numbers of files are followed as far as they go
def sample_pose(
    model: Model,
    motions: Sequence[Motion],
    frame: float,
    named_pose: NamedPose | None,
    morphs: Mapping[str, float],
    bones: Mapping[str, Sequence[float]],
    ik: bool,
) -> SampledPose:
    """Pose a model. What is told later wins: motions in their order, the pose, then morphs and bones by name."""
    player = Player(model)
    player.set_motions(motions)
    lacking = player.lacking()
    override = PoseOverride.empty(len(model.bones), len(model.morphs))
    if named_pose is not None:
        override.set_pose(named_pose, model)
        lacking += lacking_names(named_pose, model)
    for name, weight in morphs.items():
        override.set_weights(_morphs_named(model, name), weight)
    for name, values in bones.items():
        if len(values) != 7:
            raise ValueError(TranslatableText("{}: 7 numbers expected, an offset and a quaternion x y z w", name))
        override.set_bones(_bones_named(model, name), values[:3], values[3:])
    if not ik:
        override.set_ik(range(len(model.bones)), False)
    posed_model = PosedModel(model)
    posed_model.pose(override.laid_over(player.pose(frame)))
    return SampledPose(posed_model, player.scene_state(frame), lacking)


def _bones_named(model: Model, name: str) -> IndexArray:
    rows = np.flatnonzero([bone.name == name for bone in model.bones])
    if not len(rows):
        raise ValueError(TranslatableText("the model has no bone {}", repr(name)))
    return rows


def _morphs_named(model: Model, name: str) -> IndexArray:
    rows = np.flatnonzero([morph.name == name for morph in model.morphs])
    if not len(rows):
        raise ValueError(TranslatableText("the model has no morph {}", repr(name)))
    return rows


def motions_of(given: MotionGiven | Sequence[MotionGiven] | None) -> list[Motion]:
    """One motion or several, read where they are given as paths."""
    if given is None:
        return []
    several = [given] if isinstance(given, (str, Path, Motion)) else given
    return [motion if isinstance(motion, Motion) else open_motion(motion) for motion in several]


def open_motion(path: str | Path) -> Motion:
    """The motion in a VMD file. FormatError when it holds none, OSError when it cannot be read."""
    content = formats.load(path)
    if not isinstance(content, MotionContent):
        raise _other_kind(path, content.format, "VMD")
    return content.motion


def open_pose(path: str | Path) -> NamedPose:
    """The pose in a VPD file. FormatError when it holds none, OSError when it cannot be read."""
    content = formats.load(path)
    if not isinstance(content, PoseContent):
        raise _other_kind(path, content.format, "VPD")
    return content.pose


def _other_kind(path: str | Path, kind: str, expected: str) -> FormatError:
    error = FormatError(TranslatableText("a {} file; {} expected", kind.upper(), expected))
    error.path = Path(path)
    return error
