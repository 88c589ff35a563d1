"""Has Blender's VRM add-on write models as VRM 0.x and 1.0, opens what it wrote, and lets it dance beside the original.

Run it with `python -m tests.benchmarks.vrm.addon PYTHON [MODEL…] [--versions 0,1] [--out FOLDER]`, where PYTHON has
Blender and the add-on (`pip install bpy bpy-vrm-format`); without a model it is the sample. The model gets names and
pose of VRM, and goes into Blender as GLB. There a script maps its bones, and makes expressions, colliders, a spring of
each chain whose bodies swing in the model, and MToon of its colours and pictures. It prints what came through and draws
frames of the sample's dance, the original first. Pictures that the model names and lacks are white in all of them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

from editor import formats
from editor.formats.message_texts import located_text
from editor.model.fields import NONE
from editor.model.rigid_bodies import BodyMode
from editor.resources import resource
from tests.benchmarks.vrm.variety import STANDARD, moved, places
from tests.operations.bones.foreign_rigs import CONVENTIONS, foreign_rig

FRAMES = (30, 95, 160, 240)  # of the dance
SIZE = "480x640"
IN_BLENDER = """
import json, os, sys, bpy, io_scene_vrm
source, is_new, target, swinging = sys.argv[1], sys.argv[2] == "1", sys.argv[3], set(sys.argv[4:])
addons = bpy.utils.user_resource("SCRIPTS", path="addons", create=True)
if not os.path.exists(os.path.join(addons, "io_scene_vrm")):
    os.symlink(os.path.dirname(io_scene_vrm.__file__), os.path.join(addons, "io_scene_vrm"))
bpy.ops.wm.read_factory_settings(use_empty=True)
for name in ("io_scene_vrm", "io_scene_gltf2"):
    bpy.ops.preferences.addon_enable(module=name)
bpy.ops.import_scene.gltf(filepath=source)
armature = next(each for each in bpy.data.objects if each.type == "ARMATURE")
bpy.context.view_layer.objects.active = armature
face = next(each for each in bpy.data.objects if each.type == "MESH" and each.data.shape_keys)
for each in list(bpy.data.objects):  # what the importer shows bones with
    if each.type == "MESH" and each.parent is None and each is not face:
        bpy.data.objects.remove(each)
keys = face.data.shape_keys.key_blocks.keys()
extension = armature.data.vrm_addon_extension
extension.spec_version = "1.0" if is_new else "0.0"
assign = f"assign_vrm{int(is_new)}_humanoid_human_bones_automatically"
print(getattr(bpy.ops.vrm, assign)(armature_object_name=armature.name))
SHOWN = {"aa": "あ", "ih": "い", "ou": "う", "ee": "え", "oh": "お", "blink": "まばたき", "happy": "笑い"}
OLD = {"aa": "a", "ih": "i", "ou": "u", "ee": "e", "oh": "o", "happy": "joy"}
RADII = {"head": 0.1, "chest": 0.08, "hips": 0.08}
if is_new:
    bones = extension.vrm1.humanoid.human_bones
    mapped = {each.node.bone_name for each in bones.human_bone_name_to_human_bone().values()} - {""}
else:
    mapped = {each.node.bone_name for each in extension.vrm0.humanoid.human_bones} - {""}
chains = []
for bone in armature.data.bones:
    if bone.name in swinging and bone.parent and bone.parent.name not in swinging and bone.children:
        chain = [bone]
        while chain[-1].children:
            chain.append(chain[-1].children[0])
        chains.append([each.name for each in chain])
if is_new:
    meta = extension.vrm1.meta
    meta.vrm_name, meta.modification = "figure", "allowModification"
    meta.authors.add().value = "somebody"
    for preset, key in SHOWN.items():
        if key in keys:
            bind = getattr(extension.vrm1.expressions.preset, preset).morph_target_binds.add()
            bind.node.mesh_object_name, bind.index, bind.weight = face.name, key, 1.0
    springs = extension.spring_bone1
    for name, radius in RADII.items():
        bpy.ops.vrm.add_spring_bone1_collider(armature_object_name=armature.name)
        collider = springs.colliders[-1]
        collider.node.bone_name = getattr(bones, name).node.bone_name
        collider.shape_type, collider.shape.sphere.radius = "Sphere", radius
        collider.shape.sphere.offset = (0, 0.1, 0) if name == "head" else (0, 0, 0)
    bpy.ops.vrm.add_spring_bone1_collider_group(armature_object_name=armature.name)
    group = springs.collider_groups[-1]
    group.vrm_name = "body"
    for collider in springs.colliders:
        bpy.ops.vrm.add_spring_bone1_collider_group_collider(
            armature_object_name=armature.name, collider_group_index=0
        )
        group.colliders[-1].collider_uuid = collider.uuid
    for chain in chains:
        spring = springs.springs.add()
        spring.vrm_name = chain[0]
        for name in chain:
            joint = spring.joints.add()
            joint.node.bone_name, joint.hit_radius, joint.stiffness = name, 0.02, 0.8
            joint.drag_force, joint.gravity_power = 0.4, 0.2
        spring.collider_groups.add().collider_group_uuid = group.uuid
else:
    meta = extension.vrm0.meta
    meta.title, meta.author, meta.license_name = "figure", "somebody", "CC_BY"
    for preset, key in SHOWN.items():
        if key in keys:
            made = extension.vrm0.blend_shape_master.blend_shape_groups.add()
            made.name, made.preset_name = preset, OLD.get(preset, preset)
            bind = made.binds.add()
            bind.mesh.mesh_object_name, bind.index, bind.weight = face.name, key, 1.0
    second = extension.vrm0.secondary_animation
    for name, radius in RADII.items():
        bpy.ops.vrm.add_vrm0_secondary_animation_collider_group(armature_object_name=armature.name)
        group = second.collider_groups[-1]
        group.node.bone_name = next(
            each.node.bone_name for each in extension.vrm0.humanoid.human_bones if each.bone == name
        )
        bpy.ops.vrm.add_vrm0_secondary_animation_collider_group_collider(
            armature_object_name=armature.name,
            collider_group_index=len(second.collider_groups) - 1,
            bone_name=group.node.bone_name,
        )
        group.colliders[-1].bpy_object.empty_display_size = radius
    spring = second.bone_groups.add()
    spring.comment, spring.stiffiness, spring.drag_force = "hair", 0.8, 0.4
    spring.gravity_power, spring.hit_radius = 0.2, 0.02
    for chain in chains:
        spring.bones.add().bone_name = chain[0]
    for group in second.collider_groups:
        spring.collider_groups.add().collider_group_name = group.name
with open(source, "rb") as file:
    data = file.read()
told = json.loads(data[20 : 20 + int.from_bytes(data[12:16], "little")])
told = {material["name"]: material for material in told["materials"]}
for material in bpy.data.materials:
    if material.name not in told:
        continue
    surface = told[material.name]["pbrMetallicRoughness"]
    picture = next((node.image for node in material.node_tree.nodes if node.type == "TEX_IMAGE"), None)
    shaded = material.vrm_addon_extension.mtoon1
    shaded.enabled = True  # in both versions
    shaded.alpha_mode = told[material.name].get("alphaMode", "OPAQUE")
    shaded.double_sided = told[material.name].get("doubleSided", False)
    shaded.pbr_metallic_roughness.base_color_factor = surface.get("baseColorFactor", (1, 1, 1, 1))
    if picture:
        for texture in (
            shaded.pbr_metallic_roughness.base_color_texture,
            shaded.extensions.vrmc_materials_mtoon.shade_multiply_texture,
        ):
            texture.index.source = picture
    toon = shaded.extensions.vrmc_materials_mtoon
    toon.shade_color_factor = (0.6, 0.5, 0.55)
    toon.outline_width_mode, toon.outline_width_factor = "worldCoordinates", 0.002
print(f"{len(mapped)} bones mapped, {len(chains)} chains, {len(keys)} shape keys")
print(bpy.ops.export_scene.vrm(filepath=target, armature_object_name=armature.name))
sys.stdout.flush()
os._exit(0)  # Blender as a module may crash when it ends
"""


def write(python: str, model: Path, version: str, file: Path) -> None:
    """Have the add-on write a model; what it says is printed where it fails."""
    content = formats.load(model)
    vrm = next(each for each in CONVENTIONS if each.id == "vrm")
    content.model = foreign_rig(content.model, vrm).model
    source = file.with_suffix(".glb")
    formats.save(content, source)
    bones, bodies = content.model.bones, content.model.rigid_bodies
    swinging = {
        bones[body.bone].name for body in bodies if body.bone != NONE and body.mode is not BodyMode.FOLLOWS_BONE
    }
    command = [python, "-c", IN_BLENDER, source, version, file, *sorted(swinging)]
    done = subprocess.run(command, capture_output=True, text=True)
    said = [line for line in done.stdout.splitlines() if "mapped" in line or "{'" in line]
    print(f"{file.name}: {done.returncode}", *said, "" if file.exists() else done.stdout[-3000:] + done.stderr[-3000:])


def opened(file: Path) -> Path:
    """Open a file, tell what came of it and what is wrong, and convert it to PMX by the command line."""
    begun = time.perf_counter()
    content = formats.load(file)
    model = content.model
    swinging = sum(body.mode is not BodyMode.FOLLOWS_BONE for body in model.rigid_bodies)
    counted = ("vertices", "bones", "morphs", "rigid_bodies")
    print(f"  opened in {time.perf_counter() - begun:.1f} s:", end=" ")
    print(*(f"{len(model.tables[name]):,} {name}," for name in counted), f"{swinging} of them swinging")
    for each in content.warnings:
        print(f"    {located_text(each)}")
    missing = [name for name in STANDARD if name not in places(model)]
    print(f"  missing: {missing or 'nothing'}; after a second with physics: {moved(model) or 'as it should be'}")
    target = file.with_suffix(".pmx")
    katachi("convert", file, target)
    return target


def katachi(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", "editor", *map(str, arguments)], check=True, capture_output=True)


def pictures(files: list[Path], target: Path) -> None:
    """Draw frames of the dance, a row for each model."""
    shown = []
    for file in files:
        for frame in FRAMES:
            drawn = target.with_name(f"{file.stem}-{frame}.png")
            motion = resource("samples", "mochi_dance.vmd")
            katachi("render", file, "--output", drawn, "--motion", motion, "--frame", frame, "--size", SIZE)
            shown.append(Image.open(drawn).convert("RGB"))
    width, height = shown[0].size
    sheet = Image.new("RGB", (width * len(FRAMES), height * len(files)))
    for number, picture in enumerate(shown):
        sheet.paste(picture, (number % len(FRAMES) * width, number // len(FRAMES) * height))
    sheet.save(target)
    print(f"  {target}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python")
    parser.add_argument("models", type=Path, nargs="*")
    parser.add_argument("--versions", default="0,1")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "addon")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for model in given.models or [resource("samples", "mochi.pmx")]:
        made = [model]
        for version in given.versions.split(","):
            file = given.out / f"{model.stem}-{version}.vrm"
            write(given.python, model, version, file)
            if file.exists():
                made.append(opened(file))
        pictures(made, given.out / f"{model.stem}-dance.png")


if __name__ == "__main__":
    main()
