"""Damages files that protect or structure what is in them: from within, so that the damage is not all at the surface.

A checksum or a parser of JSON else refuses nearly every damaged file before its reader sees anything of it.
"""

from __future__ import annotations

import io
import json
import random
import struct
import zipfile
from collections.abc import Callable
from typing import Any

Damage = Callable[[random.Random, bytes], bytes]

GLB = b"glTF"
HEADER, CHUNK_HEADER = 12, 8
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 255, 65536, 2**31, 2**32, 2**63, 10**30, -(2**31), 0.5, -0.0, 1e39, 1e308),
    *(
        float("nan"),
        float("inf"),
        "",
        "a",
        "\0",
        "../x",
        "x" * 5000,
        "data:;base64,AAAA",
        "data:",
        "\ud800",
        "%00",
        "/",
    ),
    *([], {}, [0], [[]], [None], {"a": 1}, [0] * 1000, [1e300] * 16, 5120, 5123, 5126, "VEC4", "MAT4", "SCALAR"),
)
NAMES = (
    *("../a.pmx", "/a.pmx", "a/../../b.pmx", "C:\\a.pmx", "con.pmx", "a\0.pmx", "a.pmx/", "", ".", "a//b.pmx", "a.zip"),
    *("x" * 300 + ".pmx", "a/" * 500 + "b.pmx", "folder", "folder/model.pmx/x.png", "folder/MODEL.PMX", "b.pmd", "c.x"),
)


def json_damaged(rng: random.Random, data: bytes) -> bytes:
    """A document of JSON with a value in it replaced, taken away, or copied to another slot."""
    tree = json.loads(data)
    slots = list(_slots(tree))
    for _ in range(rng.choice((1, 1, 2, 4))):
        parent, key = rng.choice(slots)
        try:
            _damage_value(rng, parent, key, slots)
        except (IndexError, KeyError):  # the slot is gone by now
            continue
    try:
        return json.dumps(tree).encode("utf-8", "surrogatepass")
    except ValueError:  # a circle
        return data


def _slots(tree: Any) -> Any:
    for key in list(tree if isinstance(tree, dict) else range(len(tree))):
        yield tree, key
        if isinstance(tree[key], (dict, list)):
            yield from _slots(tree[key])


def _damage_value(rng: random.Random, parent: Any, key: Any, slots: list[Any]) -> None:
    old = parent[key]
    match rng.randrange(8):
        case 0:
            del parent[key]
        case 1 | 2:
            other, name = rng.choice(slots)
            parent[key] = other[name]
        case 3 if isinstance(old, list) and len(old) < 1000:
            parent[key] = old * rng.choice((2, 10))
        case 4 | 5 if isinstance(old, int):
            parent[key] = rng.choice((old + 1, old - 1, old * 1000, old * 10**6, -old))
        case _:
            parent[key] = rng.choice(VALUES)


def glb_damaged(rng: random.Random, data: bytes) -> bytes:
    """A binary glTF file whose document is damaged, with right lengths."""
    (length,) = struct.unpack_from("<I", data, HEADER)
    begin = HEADER + CHUNK_HEADER
    text = json_damaged(rng, data[begin : begin + length])
    text += b" " * (-len(text) % 4)
    rest = data[begin + length :]
    whole = begin + len(text) + len(rest)
    return GLB + struct.pack("<III4s", 2, whole, len(text), b"JSON") + text + rest


def zip_damaged(rng: random.Random, data: bytes, inner: Damage) -> bytes:
    """An archive packed anew, with `inner` damage to what is in it, other names, and files that come twice."""
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(stream, "w") as new:
        for entry in old.infolist():
            content, name = old.read(entry), entry.filename
            if rng.random() < 0.3:
                content = inner(rng, content)
            if rng.random() < 0.05:
                name = rng.choice(NAMES)
            made = zipfile.ZipInfo(name)
            made.filename = made.orig_filename = name  # with what ZipInfo would take out of it
            made.external_attr = rng.choice((0,) * 40 + (0o120777 << 16, 0o40755 << 16))
            for _ in range(rng.choice((1, 1, 1, 2))):
                new.writestr(made, content, rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))
    return stream.getvalue()


def is_structured(data: bytes) -> bool:
    return data.startswith((GLB, b"PK\x03\x04", b"{"))


def structure_damaged(rng: random.Random, data: bytes, inner: Damage) -> bytes:
    """An intact file after such damage as its structure allows."""
    if data.startswith(GLB):
        return glb_damaged(rng, data)
    return json_damaged(rng, data) if data.startswith(b"{") else zip_damaged(rng, data, inner)
