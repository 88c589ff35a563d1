"""Lists textures that no file is found for, with the materials that want them.

katachi run missing_textures.py model.pmx
"""

missing = dict(model.missing_textures())
for row, path in missing.items():
    users = [
        material.name
        for material in model.materials
        if row in (material.texture, material.sphere_texture, material.toon_texture)
    ]
    print(f"{path}: {', '.join(users) or 'used by nothing'}")
print(f"{len(missing)} of {len(model.textures)} textures are missing")
