"""Files made by hand for fuzzing: of formats that are not written, and with what the writers never write."""

from __future__ import annotations

import base64
import io
import json
import struct
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from editor import formats
from tests.vrm.making import with_hair, with_mtoon

BLOCK = 1 << 15  # bytes of a file that are compressed together


def by_hand(times: int) -> Iterator[dict[str, bytes]]:
    """Some of their parts come as many times as is asked for."""
    text = X_TEXT + X_FRAME * times
    yield {"seed.obj": OBJ + OBJ_FACES * times, "seed.mtl": MTL}
    yield {"seed.x": text}
    yield {"seed.x": x_packed(text)}
    yield {"seed.x": x_binary(times)}
    yield {"seed.vpd": (VPD + VPD_BONE * times).encode("cp932")}
    document = gltf()
    yield {"seed.gltf": json.dumps(document, indent=1).encode()}
    yield {"seed.glb": glb(document)}
    for is_old in (False, True):
        yield {"seed.vrm": figure(is_old)}
    yield {"seed.vrm": written_again(figure(False))}


def figure(is_old: bool) -> bytes:
    """A VRM with hair that swings, expressions of all kinds, eyes that look, and materials of its own."""
    made, shaded = with_hair(is_old), with_mtoon(is_old)
    made.add_expression("joy" if is_old else "happy", {"Joy": 1, "A": 0.5})
    if is_old:
        made.vrm["materialProperties"] = shaded.vrm["materialProperties"]
        made.vrm["materialProperties"][1]["textureProperties"] = {}
        values = {"_Color": [0, 0, 1, 1], "_MainTex_ST": [1, 1, 0.5, 0.25]}
        binds = [{"materialName": "face", "propertyName": key, "targetValue": new} for key, new in values.items()]
        made.add_expression("Blue", {}, custom=True, materialValues=binds)
        degrees = {"xRange": 90, "yRange": 10, "curve": [0, 0, 0, 1, 1, 1, 1, 0]}
        made.vrm["firstPerson"] = {"lookAtTypeName": "Bone", "lookAtHorizontalInner": degrees}
    else:
        made.tree["materials"] = shaded.tree["materials"]
        made.tree["materials"][1]["extensions"]["VRMC_materials_mtoon"].pop("matcapTexture")
        colors = [{"material": 1, "type": "color", "targetValue": [0, 0, 1, 0.5]}]
        moves = [{"material": 1, "scale": [1, 0.5], "offset": [0.25, 0]}]
        made.add_expression("angry", {}, materialColorBinds=colors, textureTransformBinds=moves)
        made.vrm["lookAt"] = {"type": "bone", "rangeMapHorizontalInner": {"inputMaxValue": 90, "outputScale": 10}}
        roll = {"source": made.nodes["leftLowerArm"], "rollAxis": "X", "weight": 0.5}
        twist = {"VRMC_node_constraint": {"specVersion": "1.0", "constraint": {"roll": roll}}}
        made.add_node("twist", (0.3, 1.4, 0), "leftUpperArm", extensions=twist)
    with tempfile.TemporaryDirectory() as folder:
        return made.write(Path(folder, "seed.vrm")).read_bytes()


def written_again(data: bytes) -> bytes:
    """A VRM opened and written, with what the writer keeps in its extras."""
    with tempfile.TemporaryDirectory() as folder:
        old, new = Path(folder, "old.vrm"), Path(folder, "seed.vrm")
        old.write_bytes(data)
        formats.save(formats.load(old), new)
        return new.read_bytes()


def picture() -> bytes:
    stream = io.BytesIO()
    Image.new("RGBA", (4, 4), (200, 100, 50, 128)).save(stream, "PNG")
    return stream.getvalue()


OBJ = b"""# by hand
mtllib seed.mtl
v 0 0 0
v 1 0 0
v 1 1 0 1.0
v 0 1 -1e-3
v .5 2. +1E0
vt 0 0
vt 1 0 0
vt 1 1
vn 0 0 1
vn 0 1 0
o Thing
g one two
usemtl red one
s 1
f 1/1/1 2/2/1 3/3/1 4/1/2
f -5//1 -4//1 -3//2
usemtl blue
f 1 2 \\
 5
f 3/1 4/2 5/3
l 1 2
"""

OBJ_FACES = b"""usemtl blue
v 0.125 -0.5 2
f 1/1/1 -1/-1/-1 2/2/2
"""

MTL = """newmtl red one
Ka 1 1 1
Kd 0.8 0.1 0.1
Ks 0.5 0.5 0.5
Ns 20
d 0.5
map_Kd -o 1 1 -clamp on texture.png

newmtl blue
Kd 0.1
Tr 0.25
map_Kd 画像\\青.bmp
""".encode()

X_TEXT = b"""xof 0303txt 0032
template Vector { <3D82AB5E-62DA-11cf-AB39-0020AF71E433> FLOAT x; FLOAT y; FLOAT z; }
Header { 1; 0; 1; }
Material Shared { 1;0.5;0.25;1;; 5; 0;0;0;; 0.1;0.1;0.1;; TextureFilename { "a.png*b.spa"; } }
Frame Root { // a comment
 FrameTransformMatrix { 1,0,0,0, 0,-1,0,0, 0,0,1,0, 1,2,3,1;; }
 Mesh Quad {
  5;
  0;0;0;, 1;0;0;, 1;1;0;, 0;1;0;, 0.5;2;-1.#IND;;
  3;
  4;0,1,2,3;, 3;2,3,4;, 5;0,1,2,4,3;;
  MeshNormals { 2; 0;0;1;, 0;1;0;; 3; 4;0,0,0,0;, 3;1,1,1;, 5;0,1,0,1,0;; }
  MeshTextureCoords { 5; 0;0;, 1;0;, 1;1;, 0;1;, 0.5;2;; }
  MeshMaterialList { 2; 3; 0,1,0;; { Shared }
   Material { 1;1;1;0.5;; 5; 0;0;0;; 0;0;0;; TextureFilename { "tex\\\\c.bmp"; } } }
 }
}
"""

X_FRAME = b"Frame Inner { Mesh { 3; 0;0;0;, 1;0;0;, 0;1;0;; 1; 3;0,1,2;; } }\n"

VPD = """Vocaloid Pose Data file

初音ミク.osm;\t\t// 親ファイル名
2;\t\t\t// 総ポーズボーン数

Bone0{センター
  0.100000,-1.5,2e-1;\t\t// trans x,y,z
  0.0,0.0,0.382683,0.923880;\t// Quaternion x,y,z,w
}

Morph0{あ
  0.5;
}
"""

VPD_BONE = """
Bone1{左足ＩＫ
  0,0,0;
  0,0,0,1;
}
"""


def x_packed(text: bytes) -> bytes:
    """The same file compressed, in two blocks or more."""
    body, blocks, before = text[16:], b"", b""
    size = min(BLOCK, len(body) // 2)
    for part in (body[start : start + size] for start in range(0, len(body), size)):
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=before)
        packed = b"CK" + packer.compress(part) + packer.flush()
        blocks, before = blocks + struct.pack("<HH", len(part), len(packed)) + packed, part
    return b"xof 0303tzip0032" + struct.pack("<I", len(text)) + blocks


def x_binary(times: int) -> bytes:
    """Triangles with a material."""
    mesh = _x_integers(3) + _x_floats(0, 0, 0, 1, 0, 0, 0, 1, 0) + _x_integers(1, 3, 0, 1, 2)
    colors = _x_floats(1, 1, 1, 1, 5, 0, 0, 0, 0, 0, 0) + _x_block("TextureFilename", _x_text(b"a.bmp"))
    materials = _x_integers(1, 1, 0) + _x_block("Material", colors)
    uvs = _x_integers(3) + _x_floats(0, 0, 1, 0, 0, 1)
    body = mesh + _x_block("MeshTextureCoords", uvs) + _x_block("MeshMaterialList", materials)
    return b"xof 0303bin 0032" + _x_block("Mesh", body) * times


def _x_block(name: str, body: bytes) -> bytes:
    return struct.pack("<HI", 1, len(name)) + name.encode() + b"\x0a\x00" + body + b"\x0b\x00"


def _x_integers(*numbers: int) -> bytes:
    return struct.pack(f"<HI{len(numbers)}I", 6, len(numbers), *numbers)


def _x_floats(*numbers: float) -> bytes:
    return struct.pack(f"<HI{len(numbers)}f", 7, len(numbers), *numbers)


def _x_text(text: bytes) -> bytes:
    return struct.pack("<HI", 2, len(text)) + text + b"\x14\x00"


def gltf() -> dict[str, Any]:
    """A skinned triangle with a morph, whose arrays are strided, sparse, and not there at all."""
    positions = struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)
    uvs, weights = struct.pack("<6f", 0, 0, 1, 0, 0, 1), struct.pack("<12B", *(255, 0, 0, 0) * 3)
    joints, indices = struct.pack("<12B", *(0, 1, 0, 0) * 3), struct.pack("<3H2x", 0, 1, 2)
    sparse = struct.pack("<H2x3f", 1, 0.5, 0.25, 0.125)
    parts = [positions, uvs, weights, joints, indices, sparse, picture()]
    starts = [sum(map(len, parts[:number])) for number in range(len(parts))]
    views = [{"buffer": 0, "byteOffset": start, "byteLength": len(part)} for start, part in zip(starts, parts)]  # noqa: B905
    views[0]["byteStride"] = 12
    kinds = [(0, 5126, "VEC3"), (1, 5126, "VEC2"), (2, 5121, "VEC4"), (3, 5121, "VEC4"), (4, 5123, "SCALAR")]
    accessors: list[dict[str, Any]] = [
        {"bufferView": view, "componentType": code, "count": 3, "type": shape} for view, code, shape in kinds
    ]
    accessors[2]["normalized"] = True
    replaced = {"indices": {"bufferView": 5, "componentType": 5123}, "values": {"bufferView": 5, "byteOffset": 4}}
    accessors.append({"componentType": 5126, "count": 3, "type": "VEC3", "sparse": {"count": 1, **replaced}})
    primitive = {
        "attributes": {"POSITION": 0, "TEXCOORD_0": 1, "WEIGHTS_0": 2, "JOINTS_0": 3},
        "indices": 4,
        "material": 0,
        "targets": [{"POSITION": 5}],
    }
    nodes = [
        {"name": "root", "children": [1, 2], "translation": [0, 1, 0], "rotation": [0, 0, 0.6, 0.8]},
        {"name": "bone", "children": [3], "scale": [1, 2, 1]},
        {"mesh": 0, "skin": 0},
        {"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1]},
    ]
    surface = {"baseColorFactor": [1, 0.5, 0.25, 1], "baseColorTexture": {"index": 0}}
    data = b"".join(parts)
    return {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": nodes,
        "meshes": [{"name": "mesh", "primitives": [primitive], "extras": {"targetNames": ["smile"]}}],
        "skins": [{"joints": [1, 3]}],
        "materials": [{"name": "red", "pbrMetallicRoughness": surface, "doubleSided": True}],
        "textures": [{"source": 0}],
        "images": [{"bufferView": 6, "mimeType": "image/png"}],
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": len(data), "uri": "data:;base64," + base64.b64encode(data).decode()}],
    }


def glb(document: dict[str, Any]) -> bytes:
    """The same document with its buffer in a chunk of its own."""
    (buffer,) = document["buffers"]
    data = base64.b64decode(buffer["uri"].partition(",")[2])
    data += bytes(-len(data) % 4)
    text = json.dumps({**document, "buffers": [{"byteLength": len(data)}]}).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(data), b"BIN\0") + data
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks
