"""Cuts a model into files with one material each. Bones, morphs and physics stay in all of them.

katachi run cut_by_material.py model.pmx [--option to=parts]
"""

from pathlib import Path

to = Path(options.get("to", model.folder / "parts"))

for row, material in enumerate(model.materials):
    host.progress(row / len(model.materials), material.name)
    part = model.copy()
    others = [other for other in range(len(model.materials)) if other != row]
    if others:
        # Faces go with their materials, and vertices that nothing else uses with their faces.
        api.materials.delete_part(part, others)
    name = "".join("_" if character in '\\/:*?"<>|' else character for character in material.name)
    part.save(to / f"{row:02} {name}.pmx")
