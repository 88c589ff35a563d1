"""Makes glTF documents by hand, so that the reader meets others than those of our own writer."""

from __future__ import annotations

import base64
import json
import struct
from pathlib import Path
from typing import Any

import numpy as np

CODES = {"i1": 5120, "u1": 5121, "i2": 5122, "u2": 5123, "u4": 5125, "f4": 5126}
TYPES = {1: "SCALAR", 2: "VEC2", 3: "VEC3", 4: "VEC4", 16: "MAT4"}


class Making:
    """A document `tree` to which arrays can be added; one triangle to begin with, if wished."""

    def __init__(self) -> None:
        self.data = b""
        self.tree: dict[str, Any] = {
            "asset": {"version": "2.0"},
            "scene": 0,
            "scenes": [{"nodes": [0]}],
            "nodes": [{"mesh": 0}],
            "meshes": [{"primitives": []}],
            "accessors": [],
            "bufferViews": [],
        }

    def view(self, data: bytes) -> int:
        self.tree["bufferViews"].append({"buffer": 0, "byteOffset": len(self.data), "byteLength": len(data)})
        self.data += data + bytes(-len(data) % 4)
        return len(self.tree["bufferViews"]) - 1

    def accessor(self, values: Any, kind: str = "f4", **more: Any) -> int:
        rows = np.asarray(values, "<" + kind)
        rows = rows.reshape(len(rows), -1)
        accessor = {"bufferView": self.view(rows.tobytes()), "componentType": CODES[kind], "count": len(rows)}
        self.tree["accessors"].append(accessor | {"type": TYPES[rows.shape[1]]} | more)
        return len(self.tree["accessors"]) - 1

    def array(self, index: int) -> np.ndarray:
        """(count, components) what an accessor holds that is not sparse."""
        accessor = self.tree["accessors"][index]
        kind = next(kind for kind, code in CODES.items() if code == accessor["componentType"])
        size = next(size for size, name in TYPES.items() if name == accessor["type"])
        start = self.tree["bufferViews"][accessor["bufferView"]]["byteOffset"]
        return np.frombuffer(self.data, "<" + kind, accessor["count"] * size, start).reshape(-1, size)

    def primitive(self, positions: Any, mesh: int = 0, **more: Any) -> dict[str, Any]:
        """Add a primitive; more attributes go into what comes back."""
        primitive = {"attributes": {"POSITION": self.accessor(positions)}, **more}
        self.tree["meshes"][mesh]["primitives"].append(primitive)
        return primitive

    def gltf(self, file: Path) -> Path:
        """Write the document with its data within."""
        tree = {**self.tree}
        if self.data:
            uri = "data:application/gltf-buffer;base64," + base64.b64encode(self.data).decode()
            tree["buffers"] = [{"byteLength": len(self.data), "uri": uri}]
        file.write_text(json.dumps(tree), encoding="utf-8")
        return file

    def glb(self, file: Path) -> Path:
        tree = {**self.tree, "buffers": [{"byteLength": len(self.data)}]}
        text = json.dumps(tree).encode()
        text += b" " * (-len(text) % 4)
        chunks = (
            struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(self.data), b"BIN\0") + self.data
        )
        file.write_bytes(struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks)
        return file


def tree_of(file: Path) -> dict[str, Any]:
    """The document in a GLB file."""
    data = file.read_bytes()
    (length,) = struct.unpack_from("<I", data, 12)
    return json.loads(data[20 : 20 + length])


def array_of(file: Path, index: int) -> np.ndarray:
    """An accessor of a GLB file that is not sparse."""
    tree, data = tree_of(file), file.read_bytes()
    (length,) = struct.unpack_from("<I", data, 12)
    accessor = tree["accessors"][index]
    view = tree["bufferViews"][accessor["bufferView"]]
    kind = next(kind for kind, code in CODES.items() if code == accessor["componentType"])
    size = next(size for size, name in TYPES.items() if name == accessor["type"])
    start = 28 + length + view["byteOffset"]
    return np.frombuffer(data, "<" + kind, accessor["count"] * size, start).reshape(-1, size)
