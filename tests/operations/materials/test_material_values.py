"""Values of materials: colours, names and toons; and bones after an upgrade from PMD."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.materials import Material, SharedToon, Texture, ToonKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from tests.operations.running import apply


def test_the_ambient_colour_becomes_a_share_of_the_diffuse_one():
    model = Model()
    model.materials.records += [Material("赤", diffuse=(1, 0.5, 0, 0.2)), Material("青", ambient=(1, 1, 1))]
    apply(model, "materials.ambient-from-diffuse", {"materials": [0]})
    assert model.materials[0].ambient == (0.5, 0.25, 0)
    assert model.materials[1].ambient == (1, 1, 1)
    apply(model, "materials.ambient-from-diffuse", {"materials": [0]}, factor=0.25)
    assert model.materials[0].ambient == (0.25, 0.125, 0)
    assert model.materials[0].diffuse == pytest.approx((1, 0.5, 0, 0.2))


def test_colours_are_brought_within_0_and_1():
    model = Model()
    wild = Material(
        "赤", diffuse=(2, -1, math.nan, math.inf), specular=(0, 0, 3), edge_color=(0, 0, 0, -2), shininess=50
    )
    model.materials.records += [Material("青"), wild]
    outcome = apply(model, "materials.clamp-colors")
    assert model.materials[0] == Material("青")
    assert model.materials[1] == Material(
        "赤", diffuse=(1, 0, 0, 1), specular=(0, 0, 1), edge_color=(0, 0, 0, 0), shininess=50
    )
    assert list(outcome.result.rows["materials"]) == [1]
    assert apply(model, "materials.clamp-colors").step is None


def textured(*paths: str) -> Model:
    model = Model()
    model.textures.records[:] = [Texture(path) for path in paths]
    model.materials.records[:] = [Material(f"材質{row + 1}", texture=row) for row in range(len(paths))]
    return model


def test_materials_are_called_as_their_textures() -> None:
    model = textured("tex\\顔.png", "tex/髪.tga", "顔.bmp")
    model.materials.records.append(Material("服", texture=1))
    apply(model, "materials.name-from-textures")
    assert [material.name for material in model.materials] == ["顔", "髪", "顔_2", "服"]
    apply(model, "materials.name-from-textures", {"materials": [3]}, overwrite=True)
    assert model.materials[3].name == "髪_2"


def test_english_names_of_materials_are_no_numbers_any_more() -> None:
    model = textured("hair.png", "顔.tga", "body.bmp")
    english = ("material1", "", "Torso")
    model.materials.records[:] = [
        replace(material, name_en=name) for material, name in zip(model.materials, english, strict=True)
    ]
    apply(model, "materials.name-from-textures")
    assert [material.name_en for material in model.materials] == ["hair", "", "Torso"]


def test_files_called_like_toons_of_mmd_become_these() -> None:
    model = textured("toon\\TOON03.BMP", "skin.bmp")
    model.materials.records[:] = [
        Material(name, toon_kind=ToonKind.TEXTURE, toon_texture=row) for row, name in enumerate("AB")
    ]
    outcome = apply(model, "materials.shared-toons")
    assert (model.materials[0].toon_kind, model.materials[0].shared_toon) == (ToonKind.SHARED, SharedToon.TOON03)
    assert model.materials[1].toon_kind == ToonKind.TEXTURE
    assert outcome.result.rows["materials"].tolist() == [0]


def test_what_goes_by_physics_waits_for_it() -> None:
    """An IK whose target hangs from a moved bone, and its child, wait; an IK of still bones does not."""
    late = BoneFlags.AFTER_PHYSICS
    model = Model()
    model.bones.records[:] = [
        Bone("髪"),
        Bone("髪先", parent=0),
        Bone("足"),
        Bone("髪ＩＫ", flags=BoneFlags.IK, ik_target=1),
        Bone("飾り", parent=3),
        Bone("足ＩＫ", flags=BoneFlags.IK, ik_target=2),
    ]
    model.rigid_bodies.records[:] = [
        RigidBody("髪", bone=0, mode=BodyMode.PHYSICS),
        RigidBody("足", bone=2, mode=BodyMode.FOLLOWS_BONE),
    ]
    apply(model, "bones.after-physics")
    assert [bool(bone.flags & late) for bone in model.bones] == [False, False, False, True, True, False]
