"""Changes VRM files the way that files of others differ, and looks whether they still open as the same figure.

Run it with `python -m tests.benchmarks.vrm.variety FILE… [--only NAME] [--keep FOLDER]`. Each change is of one of three
kinds: what shows the same (joints that are turned or scaled at rest, other numbers for nodes, sparse accessors …) opens
as the same model to 1e-4 of the height; what shows something else opens with the bones of MMD; what is
broken is refused. Every model is saved as PMX, opened again, and moved for a second with physics.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import struct
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.message_texts import located_text
from editor.math3d.rotations import matrices_from_quaternions
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.preview.physics.physics import Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

SAME, SHOWN, REFUSED = "same", "shown", "refused"
NEAR = 1e-4  # of the height
STANDARD = (
    "全ての親",
    "センター",
    "グルーブ",
    "上半身",
    "下半身",
    "首",
    "頭",
    "左腕",
    "右ひじ",
    "左足ＩＫ",
    "右つま先ＩＫ",
)
SIZES = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
FORMS = {5120: "<i1", 5121: "<u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}

Json = dict[str, Any]
CHANGES: dict[str, tuple[str, Callable[[Glb], None]]] = {}


@dataclass
class Glb:
    """A GLB taken apart; `rng` is for changes that draw lots."""

    tree: Json
    data: bytearray
    rng: random.Random = field(default_factory=lambda: random.Random(36))

    @classmethod
    def read(cls, file: Path) -> Glb:
        raw = file.read_bytes()
        end = 20 + struct.unpack_from("<I", raw, 12)[0]
        glb = cls(json.loads(raw[20:end]), bytearray(raw[end + 8 :]))
        below = {child for node in glb.nodes for child in node.get("children", ())}
        for scene in glb.tree.get("scenes", ()):
            scene["nodes"] = [row for row in scene["nodes"] if row not in below]
        return glb

    def bytes(self) -> bytes:
        self.data += bytes(-len(self.data) % 4)
        if self.tree.get("buffers"):
            self.tree["buffers"][0]["byteLength"] = len(self.data)
        text = json.dumps(self.tree).encode()
        text += b" " * (-len(text) % 4)
        chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(self.data), b"BIN\0")
        return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks) + len(self.data)) + chunks + self.data

    @property
    def nodes(self) -> list[Json]:
        return self.tree["nodes"]

    @property
    def is_old(self) -> bool:
        return "VRM" in self.tree["extensions"]

    @property
    def vrm(self) -> Json:
        return self.tree["extensions"]["VRM" if self.is_old else "VRMC_vrm"]

    @property
    def humanoid(self) -> dict[str, int]:
        bones = self.vrm["humanoid"]["humanBones"]
        pairs = bones if self.is_old else [{"bone": name, **bone} for name, bone in bones.items()]
        return {bone["bone"]: bone["node"] for bone in pairs}

    def drop_bones(self, *starts: str) -> None:
        bones = self.vrm["humanoid"]["humanBones"]
        if self.is_old:
            bones[:] = [bone for bone in bones if not bone["bone"].endswith(starts)]
        for name in list(bones if not self.is_old else ()):
            if name.endswith(starts):
                del bones[name]

    def view(self, data: bytes) -> int:
        self.data += bytes(-len(self.data) % 4)
        view = {"buffer": 0, "byteOffset": len(self.data), "byteLength": len(data)}
        self.data += data
        self.tree["bufferViews"].append(view)
        return len(self.tree["bufferViews"]) - 1

    def accessor(self, values: np.ndarray, code: int = 5126, **more: Any) -> int:
        kind = {size: name for name, size in SIZES.items()}[values.shape[1]]
        view = self.view(np.ascontiguousarray(values.astype(FORMS[code])).tobytes())
        made = {"bufferView": view, "componentType": code, "count": len(values), "type": kind, **more}
        self.tree["accessors"].append(made)
        return len(self.tree["accessors"]) - 1

    def array(self, index: int) -> np.ndarray:
        accessor = self.tree["accessors"][index]
        form, size = np.dtype(FORMS[accessor["componentType"]]), SIZES[accessor["type"]]
        view = self.tree["bufferViews"][accessor["bufferView"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        stride = view.get("byteStride", form.itemsize * size)
        return np.ndarray((accessor["count"], size), form, bytes(self.data[start:]), 0, (stride, form.itemsize)).copy()

    def local(self, node: Json) -> np.ndarray:
        if "matrix" in node:
            return np.array(node["matrix"], float).reshape(4, 4).T
        matrix = np.eye(4)
        turn = matrices_from_quaternions(np.array([node.get("rotation", (0, 0, 0, 1))], float))[0]
        matrix[:3, :3] = turn * np.array(node.get("scale", (1, 1, 1)), float)
        matrix[:3, 3] = node.get("translation", (0, 0, 0))
        return matrix

    def set_local(self, node: Json, matrix: np.ndarray) -> None:
        for name in ("translation", "rotation", "scale"):
            node.pop(name, None)
        node["matrix"] = matrix.T.ravel().tolist()

    def rebase(self, row: int, change: np.ndarray) -> None:
        """Let a node have another frame, world @ change, without what hangs from it or is skinned to it moving."""
        node, back = self.nodes[row], np.linalg.inv(change)
        self.set_local(node, self.local(node) @ change)
        for child in node.get("children", ()):
            self.set_local(self.nodes[child], back @ self.local(self.nodes[child]))
        for skin in self.tree.get("skins", ()):
            if row in skin["joints"] and "inverseBindMatrices" in skin:
                inverse = self.array(skin["inverseBindMatrices"]).astype(float)
                at = skin["joints"].index(row)
                inverse[at] = (back @ inverse[at].reshape(4, 4).T).T.ravel()
                skin["inverseBindMatrices"] = self.accessor(inverse)
        self._rebase_springs(row, back)

    def _rebase_springs(self, row: int, back: np.ndarray) -> None:
        factor = float(np.cbrt(abs(np.linalg.det(back[:3, :3]))))
        flip = np.diag((1.0, 1.0, -1.0))
        if self.is_old:
            for group in self.vrm.get("secondaryAnimation", {}).get("colliderGroups", ()):
                for one in group["colliders"] if group["node"] == row else ():
                    offset = [one.get("offset", {}).get(axis, 0.0) for axis in "xyz"]
                    one["offset"] = dict(zip("xyz", (flip @ back[:3, :3] @ flip @ offset).tolist(), strict=True))
                    one["radius"] *= factor
            return
        block = self.tree["extensions"].get("VRMC_springBone", {})
        for collider in block.get("colliders", ()):
            for shape in collider["shape"].values() if collider["node"] == row else ():
                for name in {"offset", "tail"} & shape.keys():
                    shape[name] = (back[:3, :3] @ shape[name]).tolist()
                shape["radius"] *= factor
        for spring in block.get("springs", ()):
            for joint in spring["joints"]:
                if joint["node"] == row and "hitRadius" in joint:
                    joint["hitRadius"] *= factor

    def joints(self) -> list[int]:
        return sorted({joint for skin in self.tree.get("skins", ()) for joint in skin["joints"]})

    def primitives(self) -> Iterator[Json]:
        for mesh in self.tree["meshes"]:
            yield from mesh["primitives"]


def change(kind: str) -> Callable[[Callable[[Glb], None]], Callable[[Glb], None]]:
    def add(function: Callable[[Glb], None]) -> Callable[[Glb], None]:
        CHANGES[function.__name__] = (kind, function)
        return function

    return add


def turned(rng: random.Random) -> np.ndarray:
    quaternion = np.array([[rng.gauss(0, 1) for _ in range(4)]])
    matrix = np.eye(4)
    matrix[:3, :3] = matrices_from_quaternions(quaternion / np.linalg.norm(quaternion))[0]
    return matrix


# -- what shows the same -----------------------------------------------------------------------------------------------


@change(SAME)
def nothing(glb: Glb) -> None:
    pass


@change(SAME)
def joints_turned_at_rest(glb: Glb) -> None:
    for row in glb.joints():
        if not glb.is_old:
            glb.rebase(row, turned(glb.rng))


@change(SAME)
def joints_scaled(glb: Glb) -> None:
    factors = [100.0, 0.01, 2.8, 1.0]
    for row in glb.joints():
        if not glb.is_old:  # radii of 0.x are of a group, not of a node
            glb.rebase(row, np.diag([*[glb.rng.choice(factors)] * 3, 1.0]))


@change(SAME)
def root_scaled_and_back(glb: Glb) -> None:
    glb.rebase(glb.humanoid["hips"], np.diag((0.01, 0.01, 0.01, 1.0)))


@change(SAME)
def other_numbers_of_nodes(glb: Glb) -> None:
    order = list(range(len(glb.nodes)))
    glb.rng.shuffle(order)
    new = {old: row for row, old in enumerate(order)}

    def renumbered(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: renumbered(part, name) for name, part in value.items()}
        if isinstance(value, list):
            return [renumbered(part, key) for part in value]
        is_node = key in ("node", "children", "joints", "source", "skeleton", "center", "bones", "firstPersonBone")
        is_node |= key == "nodes"
        return new[value] if is_node and isinstance(value, int) and value >= 0 else value

    tree = glb.tree
    nodes = [renumbered(tree["nodes"][old]) for old in order]
    for name in ("scenes", "skins"):
        tree[name] = renumbered(tree[name])
    tree["extensions"] = renumbered(tree["extensions"])
    tree["nodes"] = nodes


@change(SAME)
def sparse_targets(glb: Glb) -> None:
    for primitive in glb.primitives():
        for target in primitive.get("targets", ()):
            if "bufferView" not in glb.tree["accessors"][target["POSITION"]]:
                continue
            values = glb.array(target["POSITION"])
            rows = np.flatnonzero(values.any(axis=1))
            if not len(rows):
                continue
            sparse = {
                "count": len(rows),
                "indices": {"bufferView": glb.view(rows.astype("<u4").tobytes()), "componentType": 5125},
                "values": {"bufferView": glb.view(values[rows].astype("<f4").tobytes())},
            }
            made = {"componentType": 5126, "count": len(values), "type": "VEC3", "sparse": sparse}
            glb.tree["accessors"].append(made)
            target["POSITION"] = len(glb.tree["accessors"]) - 1


@change(SAME)
def weights_as_bytes(glb: Glb) -> None:
    for primitive in glb.primitives():
        attributes = primitive["attributes"]
        if "WEIGHTS_0" in attributes and glb.tree["accessors"][attributes["WEIGHTS_0"]]["componentType"] == 5126:
            values = np.rint(glb.array(attributes["WEIGHTS_0"]) * 65535)
            attributes["WEIGHTS_0"] = glb.accessor(values, 5123, normalized=True)
            attributes["JOINTS_0"] = glb.accessor(glb.array(attributes["JOINTS_0"]), 5123)


@change(SAME)
def names_of_all_kinds(glb: Glb) -> None:
    odd = [
        "",
        " ",
        "頭",
        "センター",
        "左足ＩＫ",
        "a/b\\c",
        "\ud83d\ude00",
        "\ud800",
        "x" * 300,
        "a\nb",
        "右腕",
        "全ての親",
    ]
    for node in glb.nodes:
        node["name"] = glb.rng.choice(odd)
    for name in ("materials", "meshes", "images", "textures"):
        for each in glb.tree.get(name, ()):
            each["name"] = glb.rng.choice(odd)


@change(SAME)
def no_names_at_all(glb: Glb) -> None:
    for name in ("nodes", "meshes", "images", "textures", "skins"):
        for each in glb.tree.get(name, ()):
            each.pop("name", None)


@change(SAME)
def one_mesh_in_many_primitives(glb: Glb) -> None:
    for mesh in glb.tree["meshes"]:
        split = []
        for primitive in mesh["primitives"]:
            corners = glb.array(primitive["indices"]) if "indices" in primitive else None
            if corners is None or len(corners) < 12:
                split.append(primitive)
                continue
            for part in np.array_split(corners.reshape(-1, 3), 4):
                split.append({**primitive, "indices": glb.accessor(part.reshape(-1, 1), 5125)})
        mesh["primitives"] = split


@change(SAME)
def interleaved_vertices(glb: Glb) -> None:
    for primitive in glb.primitives():
        names = [name for name in ("POSITION", "NORMAL", "TEXCOORD_0") if name in primitive["attributes"]]
        arrays = [glb.array(primitive["attributes"][name]).astype("<f4") for name in names]
        whole = np.concatenate(arrays, axis=1)
        view = glb.view(whole.tobytes())
        glb.tree["bufferViews"][view]["byteStride"] = whole.shape[1] * 4
        offset = 0
        for name, values in zip(names, arrays, strict=True):
            kind = {size: kind for kind, size in SIZES.items()}[values.shape[1]]
            made = {"bufferView": view, "byteOffset": offset, "componentType": 5126, "count": len(whole), "type": kind}
            glb.tree["accessors"].append(made)
            primitive["attributes"][name] = len(glb.tree["accessors"]) - 1
            offset += values.shape[1] * 4


@change(SAME)
def wrapped_in_ordinary_nodes(glb: Glb) -> None:
    """A scale above and one that takes it back, as programs write that convert units."""
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]
    inner = {"name": "inner", "scale": [0.01] * 3, "children": scene["nodes"]}
    glb.nodes.append(inner)
    glb.nodes.append({"name": "Armature", "scale": [100.0] * 3, "children": [len(glb.nodes) - 1]})
    scene["nodes"] = [len(glb.nodes) - 1]


@change(SAME)
def the_other_way(glb: Glb) -> None:
    """A file that is turned the way of the other version."""
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]
    glb.nodes.append({"name": "turn", "rotation": [0, 1, 0, 0], "children": scene["nodes"]})
    scene["nodes"] = [len(glb.nodes) - 1]


@change(SAME)
def odd_meta(glb: Glb) -> None:
    meta = glb.vrm["meta"]
    if glb.is_old:
        meta |= {"version": 1.0, "reference": None, "texture": -1, "contactInformation": "", "ussage": {}}
        glb.vrm.update({"exporterVersion": "UniVRM-0.43.0"})
        glb.vrm.pop("specVersion", None)
    else:
        meta |= {"thumbnailImage": -1, "references": [], "copyrightInformation": None, "version": 2}


@change(SAME)
def nulls(glb: Glb) -> None:
    glb.vrm.update({"firstPerson": None})
    glb.tree |= {"animations": None, "cameras": None, "extras": None}
    for node in glb.nodes:
        node |= {"extras": None, "extensions": node.get("extensions")}
    for primitive in glb.primitives():
        primitive |= {"extensions": None}


@change(SAME)
def numbers_out_of_range(glb: Glb) -> None:
    if not glb.is_old:
        return
    animation = glb.vrm["secondaryAnimation"]
    for group in animation["boneGroups"]:
        group["bones"] += [-1, 99999]
        group["colliderGroups"] = [*group.get("colliderGroups", []), 77, -1]
        group["center"] = -1
    animation["colliderGroups"].append({"node": 99999, "colliders": []})
    for group in glb.vrm["blendShapeMaster"]["blendShapeGroups"]:
        group["binds"] += [{"mesh": 99, "index": 0, "weight": 100}, {"mesh": 0, "index": 999, "weight": 100}]
        group["materialValues"] = [{"materialName": "nobody", "propertyName": "_Color", "targetValue": [1, 1, 1, 1]}]
    glb.vrm["humanoid"]["humanBones"].append({"bone": "jaw", "node": 99999})


@change(SAME)
def unknown_extensions(glb: Glb) -> None:
    glb.tree["extensionsUsed"] = [*glb.tree.get("extensionsUsed", ()), "VENDOR_thing", "KHR_mesh_quantization"]
    glb.tree["extensionsRequired"] = ["KHR_mesh_quantization", "KHR_texture_transform"]
    glb.tree["extensions"]["VENDOR_thing"] = {"a": [1, {"b": None}]}
    for node in glb.nodes:
        node.setdefault("extensions", {})["VENDOR_node"] = {"x": 1}


# -- what shows something else -----------------------------------------------------------------------------------------


def posed(glb: Glb, angles: dict[str, tuple[float, float, float]]) -> None:
    """Turn bones about the axes of the world, with what hangs from them."""
    for name, (x, y, z) in angles.items():
        row = glb.humanoid.get(name)
        if row is None:
            continue
        half = np.radians((x, y, z)) / 2
        quaternion = np.array([[*np.sin(half), 1.0]])
        local = glb.local(glb.nodes[row])
        local[:3, :3] = local[:3, :3] @ matrices_from_quaternions(quaternion / np.linalg.norm(quaternion))[0]
        glb.set_local(glb.nodes[row], local)


@change(SHOWN)
def arms_hanging(glb: Glb) -> None:
    posed(glb, {"leftUpperArm": (0, 0, -75), "rightUpperArm": (0, 0, 75)})


@change(SHOWN)
def arms_raised(glb: Glb) -> None:
    posed(glb, {"leftUpperArm": (0, 0, 40), "rightUpperArm": (0, 0, -40)})


@change(SHOWN)
def rest_unlike_bind(glb: Glb) -> None:
    posed(glb, {"leftLowerArm": (0, 0, -40), "spine": (15, 0, 0), "leftUpperLeg": (-20, 0, 0), "head": (0, 20, 0)})


@change(SHOWN)
def least_bones(glb: Glb) -> None:
    glb.drop_bones(
        "Eye", "Toes", "neck", "Shoulder", "Proximal", "Intermediate", "Distal", "Metacarpal", "chest", "jaw"
    )
    glb.drop_bones("upperChest")


@change(SHOWN)
def half_a_hand(glb: Glb) -> None:
    glb.drop_bones("leftEye", "IndexDistal", "LittleProximal", "rightThumbDistal", "leftShoulder", "rightToes")


@change(SHOWN)
def no_skin(glb: Glb) -> None:
    for node in glb.nodes:
        node.pop("skin", None)
    glb.tree["skins"] = []
    for primitive in glb.primitives():
        primitive["attributes"] = {
            name: value for name, value in primitive["attributes"].items() if not name.startswith(("JOINTS", "WEIGHTS"))
        }


@change(SHOWN)
def a_skin_for_each_primitive(glb: Glb) -> None:
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]
    for row, node in enumerate(list(glb.nodes)):
        if "mesh" not in node or "skin" not in node:
            continue
        mesh = glb.tree["meshes"][node["mesh"]]
        for primitive in mesh["primitives"][1:]:
            glb.tree["meshes"].append({**{k: v for k, v in mesh.items() if k != "name"}, "primitives": [primitive]})
            glb.tree["skins"].append(copy.deepcopy(glb.tree["skins"][node["skin"]]))
            glb.nodes.append({"mesh": len(glb.tree["meshes"]) - 1, "skin": len(glb.tree["skins"]) - 1})
            scene["nodes"].append(len(glb.nodes) - 1)
        mesh["primitives"] = mesh["primitives"][:1]
        assert row < len(glb.nodes)


@change(SHOWN)
def unskinned_hat_and_sword(glb: Glb) -> None:
    points = np.array([(0, 0.1, 0), (0.1, 0.2, 0), (-0.1, 0.2, 0)])
    primitive = {"attributes": {"POSITION": glb.accessor(points)}}
    glb.tree["meshes"].append({"primitives": [primitive]})
    mesh = len(glb.tree["meshes"]) - 1
    for bone in ("head", "rightHand"):
        glb.nodes.append({"name": bone, "mesh": mesh, "scale": [1, -2, 1], "children": []})
        glb.nodes[glb.humanoid[bone]].setdefault("children", []).append(len(glb.nodes) - 1)


@change(SHOWN)
def as_a_doll(glb: Glb) -> None:
    scaled(glb, 0.2)


@change(SHOWN)
def as_a_giant(glb: Glb) -> None:
    scaled(glb, 10.0)


def scaled(glb: Glb, factor: float) -> None:
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]
    glb.nodes.append({"name": "all", "scale": [factor] * 3, "children": scene["nodes"]})
    scene["nodes"] = [len(glb.nodes) - 1]


@change(SHOWN)
def beside_the_origin(glb: Glb) -> None:
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]
    glb.nodes.append({"name": "aside", "translation": [3, 0.5, -2], "children": scene["nodes"]})
    scene["nodes"] = [len(glb.nodes) - 1]


@change(SHOWN)
def sideways(glb: Glb) -> None:
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]
    glb.nodes.append({"name": "side", "rotation": [0, 0.7071068, 0, 0.7071068], "children": scene["nodes"]})
    scene["nodes"] = [len(glb.nodes) - 1]


@change(SHOWN)
def lying_above(glb: Glb) -> None:
    """A figure with an armature between its root and the hips, and no scene."""
    glb.tree.pop("scene", None)
    glb.tree.pop("scenes", None)


@change(SHOWN)
def moved_uvs(glb: Glb) -> None:
    for material in glb.tree["materials"]:
        texture = material.get("pbrMetallicRoughness", {}).get("baseColorTexture")
        if texture:
            texture["extensions"] = {
                "KHR_texture_transform": {"offset": [0.5, 0.25], "scale": [0.5, -2], "rotation": 1}
            }


@change(SHOWN)
def other_pictures(glb: Glb) -> None:
    starts = [b"RIFF\0\0\0\0WEBP", b"\xabKTX 20\xbb", b"GIF89a", b"", b"\x89PNG broken"]
    for row, image in enumerate(glb.tree.get("images", ())):
        image.pop("uri", None)
        image["bufferView"] = glb.view(starts[row % len(starts)])
    for row, texture in enumerate(glb.tree.get("textures", ())):
        if row % 3 == 0:
            texture["extensions"] = {"EXT_texture_webp": {"source": texture.pop("source")}}


@change(SHOWN)
def missing_pictures(glb: Glb) -> None:
    for row, image in enumerate(glb.tree.get("images", ())):
        image.pop("bufferView", None)
        if row % 2:
            image["uri"] = f"tex/missing%20{row}.png"
    for row, texture in enumerate(glb.tree.get("textures", ())):
        if row % 3 == 0:
            texture["source"] = 999 if row else -1
    for material in glb.tree["materials"][:2]:
        material.setdefault("pbrMetallicRoughness", {})["baseColorTexture"] = {"index": -1}


@change(SHOWN)
def old_shaders(glb: Glb) -> None:
    names = ["VRM_USE_GLTFSHADER", "VRM/UnlitTexture", "VRM/UnlitTransparentZWrite", "VRM/UnlitCutout", "VRM/MToon"]
    names += ["Standard", "UniGLTF/UniUnlit", "UnityChanToonShader/Toon_DoubleShadeWithFeather", None]
    blocks = []
    for row, material in enumerate(glb.tree["materials"]):
        blocks.append(
            {
                "name": material.get("name"),
                "shader": names[row % len(names)],
                "renderQueue": [-1, 2000, 2450, 2501, 3000][row % 5],
                "floatProperties": {
                    "_Cutoff": 0.5,
                    "_BlendMode": row % 4,
                    "_CullMode": row % 3,
                    "_OutlineWidthMode": 9,
                },
                "vectorProperties": {
                    "_Color": [1, 0.5, 1, 0.5],
                    "_MainTex": [0, 0, 1, 1],
                    "_EmissionColor": [2, 2, 2, 1],
                },
                "textureProperties": {"_MainTex": 0, "_SphereAdd": 99} if row % 2 else {},
                "keywordMap": {},
                "tagMap": {},
            }
        )
    if glb.is_old:
        glb.vrm["materialProperties"] = blocks


@change(SHOWN)
def fewer_old_materials(glb: Glb) -> None:
    if glb.is_old:
        glb.vrm["materialProperties"] = [None, {}, {"name": "x", "shader": "VRM/MToon", "floatProperties": None}]


@change(SHOWN)
def expressions_that_move_nothing(glb: Glb) -> None:
    if glb.is_old:
        groups = glb.vrm["blendShapeMaster"]["blendShapeGroups"]
        groups += [{"name": name, "presetName": name.lower(), "binds": [], "materialValues": []} for name in "EOU"]
        groups += [{"name": "A", "presetName": "unknown", "binds": [{"mesh": 0, "index": 0, "weight": 100}]}] * 2
        groups += [{"presetName": "blink_l"}, {"name": None, "presetName": None, "binds": None}, {}]
    else:
        block = glb.vrm.setdefault("expressions", {})
        block.setdefault("preset", {}).update({"oh": {}, "ee": {"morphTargetBinds": []}, "neutral": {}})
        block.setdefault("custom", {}).update({"": {}, "aa": {"isBinary": True, "overrideBlink": "block"}})


@change(SHOWN)
def springs_that_branch(glb: Glb) -> None:
    if glb.is_old:
        bones = [{"bones": [glb.humanoid["head"]], "stiffiness": 4, "dragForce": 1, "gravityPower": 2, "hitRadius": 0}]
        glb.vrm["secondaryAnimation"]["boneGroups"] += bones
    else:
        springs = glb.tree["extensions"]["VRMC_springBone"]["springs"]
        springs.append(
            {"joints": [{"node": glb.humanoid[name]} for name in ("hips", "spine", "chest", "neck", "head")]}
        )
        springs += [{"joints": [{"node": 0}]}, {"name": "none", "joints": []}]


@change(SHOWN)
def bones_of_mmd_beside(glb: Glb) -> None:
    """A figure that another program made of one of MMD's, with its helpers still there."""
    hips, row = glb.humanoid["hips"], {}

    def put(name: str, above: int, at: tuple[float, float, float] = (0, 0, 0)) -> int:
        glb.nodes.append({"name": name, "translation": list(at), "children": []})
        glb.nodes[above].setdefault("children", []).append(len(glb.nodes) - 1)
        row[name] = len(glb.nodes) - 1
        return row[name]

    parents = {child: at for at, node in enumerate(glb.nodes) for child in node.get("children", ())}
    above = parents.get(hips)
    scene = glb.tree["scenes"][glb.tree.get("scene", 0)]["nodes"]
    at = glb.local(glb.nodes[hips])[:3, 3]
    glb.nodes.append({"name": "全ての親", "children": []})
    mother = len(glb.nodes) - 1
    (glb.nodes[above]["children"] if above is not None else scene).append(mother)
    centre = put("センター", mother, tuple(at * (1, 0.8, 1)))
    groove = put("グルーブ", centre, tuple(at * (0, 0.2, 0)))
    (glb.nodes[above]["children"] if above is not None else scene).remove(hips)
    glb.nodes[groove]["children"].append(hips)
    local = glb.local(glb.nodes[hips])
    local[:3, 3] = 0
    glb.set_local(glb.nodes[hips], local)
    for name in ("左足ＩＫ", "右足ＩＫ"):
        put(name, mother, (0.1, 0.1, 0))
        put(name.replace("足", "つま先"), row[name], (0, -0.05, 0.1))
    if "leftEye" in glb.humanoid:
        put("両目", glb.humanoid["head"], (0, 0.1, 0))


# -- what is broken ----------------------------------------------------------------------------------------------------


@change(REFUSED)
def draco(glb: Glb) -> None:
    glb.tree["extensionsRequired"] = ["KHR_draco_mesh_compression"]


@change(REFUSED)
def meshopt(glb: Glb) -> None:
    glb.tree["extensionsRequired"] = ["EXT_meshopt_compression"]


@change(REFUSED)
def bone_without_a_node(glb: Glb) -> None:
    bones = glb.vrm["humanoid"]["humanBones"]
    if glb.is_old:
        bones[0]["node"] = "hips"
    else:
        bones["hips"]["node"] = 99999


# -- what becomes of them ----------------------------------------------------------------------------------------------


def places(model: Model) -> dict[str, np.ndarray]:
    return {bone.name: np.array(bone.position) for bone in model.bones}


def height(model: Model) -> float:
    return float(np.ptp(model.vertices[Vertex.position][:, 1])) if len(model.vertices) else 1.0


def moved(model: Model) -> str:
    """What is wrong after a second in which the head turns; "" where nothing is."""
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    made = PosedModel(model)
    made.physics = Physics(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    for frame in range(60):
        if "頭" in rows:
            angle = 0.3 * np.sin(frame / 6)
            pose.rotations[rows["頭"]] = (0, np.sin(angle), 0, np.cos(angle))
        made.pose(pose, 1 / 60 if frame else 0)
    at, rest = made.bone_transforms.positions, np.array([bone.position for bone in model.bones])
    made.physics.close()
    if not np.isfinite(at).all():
        return "physics ends in numbers that are none"
    far = np.linalg.norm(at - rest, axis=1) / height(model)
    return f"{model.bones[int(far.argmax())].name} is {far.max():.2f} heights away" if far.max() > 1 else ""


def compared(model: Model, plain: Model) -> Iterator[str]:
    size = height(plain)
    if len(model.vertices) != len(plain.vertices):
        yield f"{len(model.vertices)} vertices, not {len(plain.vertices)}"
    else:
        one, other = (np.sort(each.vertices[Vertex.position], axis=0) for each in (model, plain))
        if (away := float(np.abs(one - other).max()) / size) > NEAR:
            yield f"vertices are {away:.2e} heights away"
    there, wanted = places(model), places(plain)
    for name in STANDARD:
        if name not in there:
            yield f"{name} is missing"
        elif (away := float(np.abs(there[name] - wanted[name]).max()) / size) > NEAR:
            yield f"{name} is {away:.2e} heights away"
    for table in ("bones", "morphs", "rigid_bodies", "joints", "materials"):
        if len(model.tables[table]) != len(plain.tables[table]):
            yield f"{len(model.tables[table])} {table}, not {len(plain.tables[table])}"
    for body, own in zip(model.rigid_bodies, plain.rigid_bodies, strict=False):
        if not np.allclose(sorted(body.size), sorted(own.size), atol=NEAR * size):
            yield f"the body {body.name} has the size {body.size}, not {own.size}"
            break


def faults(kind: str, file: Path, plain: Content | None) -> tuple[list[str], list[str]]:
    """What is wrong with a file, and what its reader tells of it."""
    try:
        content = formats.load(file)
    except FormatError as error:
        return ([] if kind == REFUSED else [f"refused: {error}"]), [str(error)]
    except Exception:
        return [traceback.format_exc()[-600:]], []
    told = [located_text(each) for each in content.warnings]
    if kind == REFUSED:
        return ["not refused"], told
    model, wrong = content.model, list[str]()
    if kind == SAME and plain is not None:
        wrong += compared(model, plain.model)
    there = places(model)
    wrong += [f"{name} is missing" for name in STANDARD if name not in there]
    doubled = [name for name in there if name.removesuffix("_2") in STANDARD and name.endswith("_2")]
    wrong += [f"there is {name}" for name in doubled]
    if {"左腕", "右腕"} <= there.keys() and there["左腕"][0] <= there["右腕"][0]:
        wrong.append("it looks the wrong way")
    formats.save(content, file.with_suffix(".pmx"))
    again = formats.load(file.with_suffix(".pmx"))
    wrong += [f"PMX: {located_text(each)}" for each in again.warnings][:3]
    if fault := moved(model):
        wrong.append(fault)
    return wrong, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = given.keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        for file in given.files:
            plain = formats.load(file)
            print(f"{file.name}: {len(plain.model.vertices):,} vertices, {len(plain.model.bones)} bones")
            for name, (kind, function) in CHANGES.items():
                if given.only not in name:
                    continue
                glb = Glb.read(file)
                function(glb)
                changed = folder / f"{file.stem}-{name}.vrm"
                changed.write_bytes(glb.bytes())
                start = time.perf_counter()
                wrong, told = faults(kind, changed, plain)
                print(f"  {'WRONG' if wrong else 'right':6}{name:32}{time.perf_counter() - start:6.1f} s")
                for each in wrong:
                    print(f"        ! {each}")
                for each in told[:6]:
                    print(f"          {each}")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
