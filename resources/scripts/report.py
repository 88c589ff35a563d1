"""Prints what is in a model: counts, materials with their faces, how vertices are weighted, and what is odd.

katachi run report.py model.pmx
"""

import numpy as np

print(f"{model.name}  {model.info.name_en}  ({model.path})")
for table, count in model.counts().items():
    print(f"  {table:14}{count:>9,}")

faces = np.bincount(model.faces["material"].clip(0), minlength=len(model.materials))
print("Materials")
for material, count in zip(model.materials, faces, strict=False):
    texture = model.textures[material.texture].path if material.texture != api.NONE else "-"
    print(f"  {material.name:20}{count:>9,} faces  {texture}")

print("Weights")
for kind, count in enumerate(np.bincount(model.vertices["deform"])):
    if count:
        print(f"  {api.Deform(kind).label:20}{count:>9,} vertices")

print("Odd")
in_frames = {item.bone for frame in model.frames for item in frame.items if isinstance(item, api.BoneItem)}
for row, bone in enumerate(model.bones):
    if bone.flags & api.BoneFlags.VISIBLE and row not in in_frames:
        print(f"  bone {bone.name} is visible, but in no display frame")
for row, path in model.missing_textures():
    print(f"  texture {row}: {path} is missing")
for warning in model.warnings:
    print(f"  {warning}")
