"""Makes what the tests of rows need: models that rows can carry whole, and the way there and back."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import numpy as np

from editor.formats import Content
from editor.formats.binary import FileBuffer
from editor.formats.csv.reader import CsvExtra, read
from editor.formats.csv.special_columns import SHARED_TOON
from editor.formats.csv.writer import write
from editor.formats.progress import NoProgress
from editor.messages import Message, Messages
from editor.model.bones import BoneFlags
from editor.model.fields import NONE, Flags
from editor.model.frames import DisplayFrame
from editor.model.materials import Material, MaterialFlags, SharedToon, Texture, ToonKind
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind
from editor.model.soft_bodies import SoftFlags

NAMED = ("materials", "bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")


def written(model: Model | Content, **options: Any) -> tuple[bytes, list[Message]]:
    """The file that a model becomes, and what it does not keep."""
    stream = io.BytesIO()
    content = model if isinstance(model, Content) else Content(model)
    losses = write(content, stream, NoProgress(), **options)
    return stream.getvalue(), losses


def read_back(data: bytes) -> tuple[Model, CsvExtra, list[Message]]:
    messages = Messages()
    model, extra = read(FileBuffer(np.frombuffer(data, np.uint8)), messages, NoProgress())
    return model, extra, list(messages)


def carried(model: Model) -> Model:
    """The model with nothing left in it that rows cannot carry; in place."""
    _use_textures_in_order(model)
    for name in NAMED:
        table = model.tables[name]
        table.records[:] = [replace(record, name=f"{record.name}{row}") for row, record in enumerate(table)]
    model.materials.records[:] = map(_carried_material, model.materials)
    model.bones.records[:] = [replace(bone, flags=_named(bone.flags, BoneFlags)) for bone in model.bones]
    model.morphs.records[:] = map(_carried_morph, model.morphs)
    model.frames.records[:] = [_carried_frame(frame) for frame in model.frames]
    bodies = model.soft_bodies.records
    bodies[:] = [replace(body, flags=_named(body.flags, SoftFlags)) for body in bodies]
    return model


def _named(value: Flags, flags: type[Flags]) -> Flags:
    return flags(int(value) & sum(flags))


def _carried_frame(frame: DisplayFrame) -> DisplayFrame:
    return replace(frame, special=False)


def _carried_material(material: Material) -> Material:
    flags = material.flags & ~MaterialFlags.LINES if material.flags & MaterialFlags.POINTS else material.flags
    if material.toon_kind == ToonKind.SHARED:
        return replace(material, flags=flags, toon_texture=NONE)
    return replace(material, flags=flags, toon_kind=ToonKind.TEXTURE, shared_toon=SharedToon.TOON01)


def _carried_morph(morph: Morph) -> Morph:
    """Rotations become what a rotation of length 1 is rounded to."""
    if morph.kind != MorphKind.BONE or not len(morph.offsets):
        return morph
    rotation = morph.offsets["rotation"].astype(np.float64)
    unit = (rotation / np.linalg.norm(rotation, axis=1, keepdims=True)).astype(np.float32)
    return replace(morph, offsets=morph.offsets.replace(rotation=unit))


def _use_textures_in_order(model: Model) -> None:
    """Textures as the materials use them, one after the other, each path once."""
    paths: list[str] = []

    def found(row: int) -> int:
        path = f"{model.textures[row].path}{row}" if row != NONE else ""
        if not path or SHARED_TOON.fullmatch(path):
            return NONE
        if path not in paths:
            paths.append(path)
        return paths.index(path)

    for row, material in enumerate(model.materials):
        texture, sphere = found(material.texture), found(material.sphere_texture)
        toon = NONE if material.toon_kind == ToonKind.SHARED else found(material.toon_texture)
        model.materials.records[row] = replace(material, texture=texture, sphere_texture=sphere, toon_texture=toon)
    model.textures.records[:] = map(Texture, paths)
