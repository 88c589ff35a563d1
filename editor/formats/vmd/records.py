"""The records of a VMD file with their layout, and columns of keys made of them and the other way round."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, UInt8Array
from editor.model.columns import Columns
from editor.motion.curves import stacked_curves
from editor.motion.motion import BONE_CURVES, CAMERA_CURVES, BoneKey, CameraKey

FRAME: Any = ("frame", "<u4")

# Interpolation bytes of a bone are 4 rows of 16; each row is the one before without its first byte.
BONE = np.dtype([("name", "S15"), FRAME, ("offset", "<f4", 3), ("rotation", "<f4", 4), ("bytes", "u1", (4, 16))])
MORPH = np.dtype([("name", "S15"), FRAME, ("weight", "<f4")])
CAMERA = np.dtype(
    [
        FRAME,
        ("distance", "<f4"),
        ("target", "<f4", 3),
        ("rotation", "<f4", 3),
        ("bytes", "u1", (6, 4)),
        ("fov", "<u4"),
        ("orthographic", "u1"),
    ]
)
LIGHT = np.dtype([FRAME, ("color", "<f4", 3), ("direction", "<f4", 3)])
SELF_SHADOW = np.dtype([FRAME, ("mode", "u1"), ("distance", "<f4")])
SHOW = np.dtype([FRAME, ("visible", "u1"), ("count", "<u4")])  # then so many of:
IK = np.dtype([("name", "S20"), ("enabled", "u1")])

RECORDS = {"bones": BONE, "morphs": MORPH, "camera": CAMERA, "light": LIGHT, "self_shadow": SELF_SHADOW}

# The switch of the physics lies over two bytes of the first row (mmd-semantics §1.9).
SWITCH = slice(2, 4)
PHYSICS_ON = np.array((0x00, 0x00), np.uint8)
PHYSICS_OFF = np.array((0x63, 0x0F), np.uint8)

# A camera has both x of its points before both y. The order is its own inverse.
CAMERA_ORDER = (0, 2, 1, 3)


# -- bones ------------------------------------------------------------------------------------------------------------


def curves_in(rows: UInt8Array) -> UInt8Array:
    """(n, 4, 4) x1 y1 x2 y2 of X, Y, Z and rotation from (n, 4, 16), where the switch of the physics never reaches.

    Row r begins with axis r, whose other coordinates follow at every fourth byte.
    """
    return rows[:, :, ::4]


def physics_in(rows: UInt8Array) -> BoolArray:
    """(n,): off only where the switch says so. Other bytes are of files from before there was one."""
    switch = rows[:, 0, SWITCH]
    on: BoolArray = (switch[:, 0] != PHYSICS_OFF[0]) | (switch[:, 1] != PHYSICS_OFF[1])
    return on


def bytes_of_curves(curves: UInt8Array, physics: BoolArray) -> UInt8Array:
    """(n, 4, 16) as MMD 9 writes them."""
    rows = np.zeros((len(curves), 4, 16), np.uint8)
    first = curves.swapaxes(1, 2).reshape(-1, 16)
    for row in range(4):
        rows[:, row, : 16 - row] = first[:, row:]
    rows[:, 0, SWITCH] = np.where(physics[:, None], PHYSICS_ON, PHYSICS_OFF)
    return rows


def bone_columns(records: AnyArray) -> dict[str, AnyArray]:
    curves = curves_in(records["bytes"])
    return {
        "frame": records["frame"],
        "offset": records["offset"],
        "rotation": records["rotation"],
        **{name: curves[:, axis] for axis, name in enumerate(BONE_CURVES)},
        "physics": physics_in(records["bytes"]),
    }


def bone_records(names: AnyArray, keys: Columns) -> AnyArray:
    """`names` (n,) as they are stored."""
    records = np.empty(len(keys), BONE)
    records["name"] = names
    for name in ("frame", "offset", "rotation"):
        records[name] = keys[name]
    records["bytes"] = bytes_of_curves(stacked_curves(keys, BONE_CURVES), keys[BoneKey.physics])
    return records


# -- morphs -----------------------------------------------------------------------------------------------------------


def morph_columns(records: AnyArray) -> dict[str, AnyArray]:
    return {"frame": records["frame"], "weight": records["weight"]}


def morph_records(names: AnyArray, keys: Columns) -> AnyArray:
    records = np.empty(len(keys), MORPH)
    records["name"] = names
    for name in ("frame", "weight"):
        records[name] = keys[name]
    return records


# -- camera, light, self shadow ---------------------------------------------------------------------------------------


def camera_columns(records: AnyArray) -> dict[str, AnyArray]:
    curves = records["bytes"][:, :, CAMERA_ORDER]
    columns = {name: records[name] for name in ("frame", "distance", "target", "rotation", "fov")}
    columns |= {name: curves[:, axis] for axis, name in enumerate(CAMERA_CURVES)}
    return {**columns, "perspective": records["orthographic"] == 0}


def camera_records(keys: Columns) -> AnyArray:
    records = np.empty(len(keys), CAMERA)
    for name in ("frame", "distance", "target", "rotation", "fov"):
        records[name] = keys[name]
    records["bytes"] = stacked_curves(keys, CAMERA_CURVES)[:, :, CAMERA_ORDER]
    records["orthographic"] = ~keys[CameraKey.perspective]
    return records


def plain_columns(records: AnyArray) -> dict[str, AnyArray]:
    """The fields of records that are those of the keys: light and self shadow."""
    return {name: records[name] for name in records.dtype.names or ()}


def plain_records(keys: Columns, layout: np.dtype[Any]) -> AnyArray:
    records = np.empty(len(keys), layout)
    for name in layout.names or ():
        records[name] = keys[name]
    return records
