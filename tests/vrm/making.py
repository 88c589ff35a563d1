"""Makes VRM files by hand: a figure of some bones with a face, hair, and what a test adds to it, as 0.x and as 1.0."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tests.formats.gltf.making import Making
from tests.formats.marked import png

SIDED = {
    "Eye": ((0.03, 1.62, 0.07), "head"),
    "UpperArm": ((0.15, 1.4, 0), "chest"),
    "LowerArm": ((0.4, 1.4, 0), "UpperArm"),
    "Hand": ((0.65, 1.4, 0), "LowerArm"),
    "ThumbProximal": ((0.68, 1.39, 0.03), "Hand"),
    "ThumbDistal": ((0.7, 1.39, 0.05), "ThumbProximal"),
    "UpperLeg": ((0.1, 0.95, 0), "hips"),
    "LowerLeg": ((0.1, 0.5, 0.01), "UpperLeg"),
    "Foot": ((0.1, 0.08, 0), "LowerLeg"),
}
# By name the place in metres, as 1.0 stands, and the bone above.
BONES: dict[str, tuple[tuple[float, float, float], str]] = {
    "hips": ((0, 1, 0), ""),
    "spine": ((0, 1.1, 0), "hips"),
    "chest": ((0, 1.25, 0), "spine"),
    "neck": ((0, 1.45, 0), "chest"),
    "head": ((0, 1.55, 0), "neck"),
    **{
        side + name: ((sign * at[0], at[1], at[2]), side + above if above in SIDED else above)
        for side, sign in (("left", 1), ("right", -1))
        for name, (at, above) in SIDED.items()
    },
}
HAIR = {"hair1": ((0, 1.7, -0.1), "head"), "hair2": ((0, 1.6, -0.15), "hair1"), "hair3": ((0, 1.45, -0.16), "hair2")}
TARGETS = ("A", "Blink", "Joy")
AT = (0, 0.1, 0.05)  # of the collider, in the space of the head, as 1.0 stands
OLD_THUMBS = {"ThumbProximal": "ThumbIntermediate"}


class Figure:
    """A figure in T pose; `blocks` are its extensions, to which tests add what they need before it is written."""

    def __init__(
        self,
        is_old: bool = False,
        turned: bool | None = None,
        name: str = "人形",
        lacks: tuple[str, ...] = (),
        unskinned: tuple[str, ...] = ("leftEye", "rightEye"),
        scale: float = 1.0,
    ) -> None:
        self.scale = scale  # of the root; what is below it is so much smaller
        self.is_old = is_old
        self.sign = np.array((-1, 1, -1) if (is_old if turned is None else turned) else (1, 1, 1), float)
        self.made = Making()
        self.tree = self.made.tree
        self.nodes: dict[str, int] = {}
        self.places: dict[str, np.ndarray] = {}
        bones = {name: bone for name, bone in (BONES | HAIR).items() if name not in lacks}
        self.tree["nodes"] = [{"name": "Root", "children": [], "scale": [scale] * 3}]
        for bone, (at, above) in bones.items():
            self.add_node(bone, at, above)
        self.joints = [self.nodes[bone] for bone in bones if bone not in unskinned]
        self.body = self._skinned("Body", [self.node_name(joint) for joint in self.joints])
        self.face = self._face()
        self.tree["scenes"] = [{"nodes": [0, self.body, self.face]}]
        humanoid = {bone: self.nodes[bone] for bone in bones if bone in BONES}
        self.blocks: dict[str, Any] = _old_blocks(humanoid, name) if is_old else _new_blocks(humanoid, name)
        self.tree["extensions"] = self.blocks

    @property
    def vrm(self) -> dict[str, Any]:
        return self.blocks["VRM" if self.is_old else "VRMC_vrm"]

    def node_name(self, node: int) -> str:
        return self.tree["nodes"][node]["name"]

    def add_node(self, name: str, at: tuple[float, float, float], above: str = "", **more: Any) -> int:
        """Add a node at a place of the figure, below another, or the nearest above that one."""
        while above and above not in self.nodes:
            above = BONES[above][1]
        place = np.array(at) * self.sign
        row = len(self.tree["nodes"])
        self.tree["nodes"].append(
            {
                "name": name,
                "translation": ((place - self.places.get(above, np.zeros(3))) / self.scale).tolist(),
                "children": [],
                **more,
            }
        )
        self.tree["nodes"][self.nodes[above] if above else 0]["children"].append(row)
        self.nodes[name], self.places[name] = row, place
        return row

    def _skinned(self, name: str, bones: list[str]) -> int:
        """A mesh of a small triangle at each bone, which the bone moves."""
        corners = np.array([(0, 0, 0), (0.02, 0, 0), (0, 0.02, 0)]) * self.sign
        points = np.concatenate([self.places[bone] + corners for bone in bones])
        joints = np.zeros((len(points), 4), int)
        joints[:, 0] = np.repeat(range(len(bones)), 3)
        inverse = np.tile(np.eye(4), (len(bones), 1, 1))
        inverse[:, :3, :3] /= self.scale
        inverse[:, 3, :3] = [-self.places[bone] / self.scale for bone in bones]
        made = self.made
        self.tree["skins"] = [{"joints": self.joints, "inverseBindMatrices": made.accessor(inverse.reshape(-1, 16))}]
        primitive = made.primitive(points, indices=made.accessor(range(len(points)), "u2"), material=0)
        primitive["attributes"] |= {
            "JOINTS_0": made.accessor(joints, "u1"),
            "WEIGHTS_0": made.accessor(np.tile((1.0, 0, 0, 0), (len(points), 1))),
        }
        self.tree["materials"] = [{"name": "body"}, {"name": "face"}]
        self.tree["nodes"].append({"name": name, "mesh": 0, "skin": 0})
        return len(self.tree["nodes"]) - 1

    def _face(self) -> int:
        """A mesh that hangs from the head without a skin, with morph targets."""
        made = self.made
        points = np.array([(-0.05, 0.05, 0.08), (0.05, 0.05, 0.08), (0, 0.12, 0.08)]) * self.sign
        self.tree["meshes"].append({"name": "Face", "primitives": [], "extras": {"targetNames": list(TARGETS)}})
        primitive = made.primitive(points, mesh=1, material=1)
        primitive["attributes"]["TEXCOORD_0"] = made.accessor([(0, 0), (1, 0), (0.5, 1)])
        moves = np.zeros((3, 3))
        primitive["targets"] = []
        for number in range(len(TARGETS)):
            moves[:] = 0
            moves[number] = np.array((0, -0.01, 0.002)) * self.sign
            primitive["targets"].append({"POSITION": made.accessor(moves)})
        self.tree["nodes"].append({"name": "Face", "mesh": 1, "scale": [1 / self.scale] * 3})
        row = len(self.tree["nodes"]) - 1
        self.tree["nodes"][self.nodes["head"]]["children"].append(row)
        return row

    def add_expression(self, name: str, targets: dict[str, float], custom: bool = False, **more: Any) -> None:
        """Add an expression that moves targets of the face."""
        if self.is_old:
            binds = [{"mesh": 1, "index": TARGETS.index(each), "weight": 100 * w} for each, w in targets.items()]
            group = {"name": name, "presetName": "unknown" if custom else name, "binds": binds, **more}
            self.vrm["blendShapeMaster"]["blendShapeGroups"].append(group)
            return
        binds = [{"node": self.face, "index": TARGETS.index(each), "weight": w} for each, w in targets.items()]
        self.vrm["expressions"]["custom" if custom else "preset"][name] = {"morphTargetBinds": binds, **more}

    def write(self, file: Path) -> Path:
        return self.made.glb(file)


def _old_blocks(humanoid: dict[str, int], name: str) -> dict[str, Any]:
    bones = []
    for bone, node in humanoid.items():
        side = next((side for side in ("left", "right") if bone.startswith(side)), "")
        bones.append({"bone": side + OLD_THUMBS.get(bone.removeprefix(side), bone.removeprefix(side)), "node": node})
    return {
        "VRM": {
            "specVersion": "0.0",
            "meta": {"title": name, "author": "somebody", "licenseName": "CC_BY"},
            "humanoid": {"humanBones": bones},
            "blendShapeMaster": {"blendShapeGroups": []},
            "secondaryAnimation": {"boneGroups": [], "colliderGroups": []},
            "materialProperties": [],
        }
    }


def _new_blocks(humanoid: dict[str, int], name: str) -> dict[str, Any]:
    return {
        "VRMC_vrm": {
            "specVersion": "1.0",
            "meta": {
                "name": name,
                "authors": ["somebody"],
                "licenseUrl": "https://vrm.dev/licenses/1.0/",
                "modification": "allowModification",
            },
            "humanoid": {"humanBones": {bone: {"node": node} for bone, node in humanoid.items()}},
            "expressions": {"preset": {}, "custom": {}},
        }
    }


def with_hair(is_old: bool, **joint: float) -> Figure:
    """A figure with a chain of hair, a collider at its head that the hair meets, and one that nothing meets."""
    figure = Figure(is_old)
    head, hair = figure.nodes["head"], [figure.nodes[f"hair{n}"] for n in (1, 2, 3)]
    if is_old:
        x, y, z = np.array(AT) * figure.sign
        sphere = {"offset": {"x": x, "y": y, "z": -z}, "radius": 0.08}  # z as Unity has it
        figure.vrm["secondaryAnimation"] = {
            "colliderGroups": [
                {"node": head, "colliders": [sphere]},
                {"node": figure.nodes["hips"], "colliders": [{"radius": 0.1}]},
            ],
            "boneGroups": [
                {"stiffiness": 0.8, "dragForce": 0.4, "hitRadius": 0.02, "bones": [hair[0]], "colliderGroups": [0]}
                | joint
            ],
        }
        return figure
    usual = {"hitRadius": 0.02, "stiffness": 0.8, "dragForce": 0.4} | joint
    figure.blocks["VRMC_springBone"] = {
        "specVersion": "1.0",
        "colliders": [
            {"node": head, "shape": {"sphere": {"offset": list(AT), "radius": 0.08}}},
            {"node": figure.nodes["hips"], "shape": {"sphere": {"radius": 0.1}}},
        ],
        "colliderGroups": [{"name": "head", "colliders": [0]}, {"colliders": [1]}],
        "springs": [{"joints": [{"node": node, **usual} for node in hair], "colliderGroups": [0]}],
    }
    return figure


def with_mtoon(is_old: bool) -> Figure:
    """A figure whose face has shade half as light as its white, an edge of a millimetre, and a matcap."""
    figure = Figure(is_old)
    tree, made = figure.tree, figure.made
    tree["images"] = [{"name": "shine", "mimeType": "image/png", "bufferView": made.view(png())}]
    tree["textures"] = [{"source": 0}]
    if is_old:
        figure.vrm["materialProperties"] = [
            {"name": "body", "shader": "VRM_USE_GLTFSHADER", "renderQueue": 3000},
            {
                "name": "face",
                "shader": "VRM/MToon",
                "renderQueue": 2000,
                "floatProperties": {"_ShadeToony": 1, "_ShadeShift": 0, "_OutlineWidthMode": 1, "_OutlineWidth": 0.1},
                "vectorProperties": {
                    "_Color": [1, 1, 1, 1],
                    "_ShadeColor": [0.5, 0.5, 0.5, 1],
                    "_OutlineColor": [1, 0, 0, 1],
                    "_MainTex": [0.5, 0, 1, 1],
                },
                "textureProperties": {"_SphereAdd": 0},
            },
        ]
        return figure
    half = ((0.5 + 0.055) / 1.055) ** 2.4
    tree["materials"][0]["alphaMode"] = "BLEND"
    tree["materials"][1]["extensions"] = {
        "VRMC_materials_mtoon": {
            "specVersion": "1.0",
            "shadeColorFactor": [half] * 3,
            "shadingToonyFactor": 1,
            "outlineWidthMode": "worldCoordinates",
            "outlineWidthFactor": 0.001,
            "outlineColorFactor": [1, 0, 0],
            "matcapTexture": {"index": 0},
        }
    }
    return figure
