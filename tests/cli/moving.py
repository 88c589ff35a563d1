"""A small model that can be moved, and the files that move it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from editor import formats
from editor.formats.motions import PoseContent
from editor.formats.vmd.content import MotionContent
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.materials import Material, MaterialFlags
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.motion.motion import CAMERA_NAME, BoneKey, CameraKey, LightKey, MorphKey, Motion, ShowIk, ShowKey
from editor.motion.sampling import NamedPose
from editor.motion.tracks import Tracks

QUARTER = (0.0, 0.0, 0.5**0.5, 0.5**0.5)  # a quarter turn about z: x becomes y


def save_square(path: Path) -> str:
    """A red square of 2 by 2 in the plane z = 0, the right half of which hangs from the bone "arm" at (0, 0, 0).

    "hand" lies at (2, 0, 0) and is led to "goal" at (0, 2, 0) by turning "arm". There are two bones "twin". The morph
    "a=b" moves vertex 0 by (0, 0, 3), "uv" its UV by (0.5, 0.25).
    """
    content = formats.new_content()
    model = content.model
    corners = np.array([(-1, -1, 0), (-1, 1, 0), (1, 1, 0), (1, -1, 0)], np.float32)
    bones = [(0, -1, -1, -1)] * 2 + [(1, -1, -1, -1)] * 2
    model.vertices.fill(4, position=corners, normal=[(0, 0, -1)] * 4, uv=corners[:, :2] / 2 + 0.5, bones=bones)
    model.faces.fill(2, vertices=[(0, 1, 2), (0, 2, 3)], material=[0, 0])
    model.materials.records.append(Material("red", diffuse=(1, 0, 0, 1), ambient=(1, 0, 0), flags=MaterialFlags(1)))
    goal = Bone(
        "goal", position=(0, 2, 0), flags=BoneFlags(0x3E), ik_target=2, ik_loops=20, ik_angle=1, ik_links=(IkLink(1),)
    )
    model.bones.records[0] = Bone("root", position=(0, 0, 0))
    model.bones.records += [
        Bone("arm", parent=0),
        Bone("hand", parent=1, position=(2, 0, 0)),
        goal,
        Bone("twin", parent=0),
        Bone("twin", parent=0),
    ]
    model.morphs.records += [
        Morph("a=b", kind=MorphKind.VERTEX, offsets=Columns(VertexOffset, vertex=[0], translation=[(0, 0, 3)])),
        Morph("uv", kind=MorphKind.UV, offsets=Columns(UvOffset, vertex=[0], uv=[(0.5, 0.25, 0, 0)])),
    ]
    formats.save(content, path)
    return str(path)


def save_motion(path: Path, motion: Motion) -> str:
    formats.save(MotionContent(motion), path)
    return str(path)


def rising() -> Motion:
    """Within ten frames "root" goes up by 4, and "a=b" to 1; "nobody" moves, too."""
    bones = Columns(BoneKey, frame=[0, 10, 5], offset=[(0, 0, 0), (0, 4, 0), (1, 1, 1)])
    return Motion(
        "square",
        Tracks.of(["root", "nobody"], [0, 0, 1], bones),
        Tracks.of(["a=b"], [0, 0], Columns(MorphKey, frame=[0, 10], weight=[0, 1])),
    )


def hidden() -> Motion:
    """The model is not seen from frame 5 on."""
    return Motion("square", show_ik=ShowIk(Columns(ShowKey, frame=[0, 5], visible=[True, False])))


def filming() -> Motion:
    """A camera from the back, and a blue light."""
    camera = Columns(CameraKey, distance=[-10], target=[(0, 0, 0)], rotation=[(0, np.pi, 0)])
    return Motion(CAMERA_NAME, camera=camera, light=Columns(LightKey, color=[(0, 0, 1)], direction=[(0, 0, 1)]))


def save_pose(path: Path, *bones: str) -> str:
    """The named bones turned by a quarter."""
    count = len(bones)
    rotations = np.tile(np.array(QUARTER, np.float32), (count, 1))
    formats.save(PoseContent(NamedPose("square", bones, np.zeros((count, 3), np.float32), rotations)), path)
    return str(path)
