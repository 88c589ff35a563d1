"""Edits that finish what an upgrade from PMD leaves: names of materials, MMD's own toons, bones after physics."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PureWindowsPath

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray
from editor.math3d.ragged import mask_of
from editor.messages import TranslatableText
from editor.model.bone_tree import parents_of, with_descendants
from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, switch
from editor.model.free_names import fresh_name
from editor.model.materials import Material, SharedToon, ToonKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.operations.edits.names_translation import lacks_translation
from editor.operations.operation import NoParameters, Operation, OperationContext, Result, Scope

AUTOMATIC = re.compile(r"材質\d+")  # what a material is called whose format had no names for them
AUTOMATIC_ENGLISH = re.compile(r"material ?\d+", re.IGNORECASE)  # the same, as it is translated
SHARED_TOON = re.compile(r"toon(0[1-9]|10)", re.IGNORECASE)  # of a file, without its extension


@dataclass(frozen=True, slots=True)
class NameFromTextures:
    overwrite: bool = switch(
        "All names", help="Also renames materials that have a name of their own; otherwise only 材質1 and so on."
    )


def name_from_textures(edit: Edit, context: OperationContext, parameters: NameFromTextures) -> Result:
    """Call materials as the files of their textures are called, without folder and extension; in English, too."""
    materials = edit.model.materials
    given = context.of("materials").tolist() or range(len(materials))
    rows = [row for row in texture_named(edit.model) if row in set(given)]
    if parameters.overwrite:
        rows = [row for row in given if _stem(edit.model, materials[row].texture)]
    taken = {material.name for row, material in enumerate(materials) if row not in set(rows)}
    names = []
    for row in rows:
        names.append(fresh_name(_stem(edit.model, materials[row].texture), taken))
        taken.add(names[-1])
    english = [_english(materials[row], name) for row, name in zip(rows, names, strict=True)]
    edit.set(materials, rows, "name_en", english)
    edit.set(materials, rows, "name", names)
    return Result(TranslatableText("Materials named: {:,}", len(rows)), {"materials": _array(rows)})


def _english(material: Material, name: str) -> str:
    """The English name of a material that gets another name: its own, if it has one, or else that if it is English."""
    is_own = not lacks_translation(material.name, material.name_en) and not AUTOMATIC_ENGLISH.fullmatch(
        material.name_en
    )
    return material.name_en if is_own and material.name_en else name * name.isascii()


def texture_named(model: Model) -> list[int]:
    """The materials that a format without names left as 材質1 and so on, and whose texture could name them."""
    return [
        row
        for row, material in enumerate(model.materials)
        if AUTOMATIC.fullmatch(material.name) and _stem(model, material.texture)
    ]


def use_shared_toons(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Have materials use MMD's own toon where the file of theirs is called like it."""
    materials = edit.model.materials
    chosen = set(context.of("materials").tolist() or range(len(materials)))
    toons = {row: toon for row, toon in toons_like_shared(edit.model).items() if row in chosen}
    rows = list(toons)
    edit.set(materials, rows, "toon_kind", ToonKind.SHARED)
    edit.set(materials, rows, "shared_toon", list(toons.values()))
    return Result(
        TranslatableText("Materials that use a shared toon now: {:,}", len(rows)), {"materials": _array(rows)}
    )


def toons_like_shared(model: Model) -> dict[int, SharedToon]:
    """The materials whose toon is a file that is called like one of MMD's ten, wherever it lies, with that one."""
    found = {}
    for row, material in enumerate(model.materials):
        if material.toon_kind != ToonKind.SHARED and (
            match := SHARED_TOON.fullmatch(_stem(model, material.toon_texture))
        ):
            found[row] = SharedToon(int(match[1]) - 1)
    return found


def _stem(model: Model, texture: int) -> str:
    """The name of the file of a texture, without folder and extension; "" without one."""
    return PureWindowsPath(model.textures[texture].path).stem if texture != NONE else ""


def deform_after_physics(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Have IK and local append that go by what physics moves, and all below them, wait for physics."""
    bones = edit.model.bones
    rows = np.flatnonzero(before_physics(edit.model))
    if chosen := set(context.of("bones").tolist()):
        rows = np.array([row for row in rows.tolist() if row in chosen], np.intp)
    edit.set(bones, rows, "flags", [bones[row].flags | BoneFlags.AFTER_PHYSICS for row in rows.tolist()])
    return Result(TranslatableText("Bones that deform after physics now: {:,}", len(rows)), {"bones": rows})


def before_physics(model: Model) -> BoolArray:
    """(bones,) IK, and local append, that goes by a bone that physics moves, but deforms before physics.

    What hangs from such a bone is among them, as MMD deforms whatever waits for physics last (mmd-semantics §2.11).
    """
    bones = model.bones.records
    parents = parents_of(bones)
    moved = with_descendants(_led_by_bodies(model), parents)
    early = np.array([bool(_goes_by(bone, moved)) for bone in bones], np.bool_)
    late = np.array([bool(bone.flags & BoneFlags.AFTER_PHYSICS) for bone in bones], np.bool_)
    return with_descendants(early & ~late, parents) & ~late


def _led_by_bodies(model: Model) -> BoolArray:
    moving = [body.bone for body in model.rigid_bodies if body.mode != BodyMode.FOLLOWS_BONE]
    return mask_of(len(model.bones), moving)


def _goes_by(bone: Bone, moved: BoolArray) -> bool:
    """Whether a bone's IK has a target, or its local append a parent, that physics moves."""
    if bone.flags & BoneFlags.IK and bone.ik_target != NONE and moved[bone.ik_target]:
        return True
    return bool(bone.flags & BoneFlags.LOCAL_APPEND and bone.append_parent != NONE and moved[bone.append_parent])


def _array(rows: list[int]) -> IndexArray:
    return np.array(rows, np.intp)


OPERATIONS = (
    Operation(
        "materials.name-from-textures",
        "Name after textures",
        name_from_textures,
        ("materials",),
        "Names materials after the files of their textures, as a PMD has no names of materials.",
        NameFromTextures,
        scope=Scope.OR_ALL,
    ),
    Operation(
        "materials.shared-toons",
        "Use MMD's shared toons",
        use_shared_toons,
        ("materials",),
        "Makes materials use the shared toon of MMD if their toon file is named toon01 to toon10.",
        scope=Scope.OR_ALL,
    ),
    Operation(
        "bones.after-physics",
        "Deform after physics",
        deform_after_physics,
        ("bones",),
        "Sets the flag After physics for IK and local append that depend on bones moved by physics, and for the bones"
        " below them.",
        scope=Scope.OR_ALL,
    ),
)
