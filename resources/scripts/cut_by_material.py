"""Cuts a model into files with one material each. Bones, morphs and physics stay in all of them.

katachi run cut_by_material.py model.pmx [-o OUT.pmx] [--option to=parts]

The files come into a folder "parts": that of the option `to`, else one beside OUT, else one beside the model.
"""

from pathlib import Path

to = Path(options.get("to", (host.out.parent if host.out else model.folder) / "parts"))

for row, material in enumerate(model.materials):
    host.progress(row / len(model.materials), material.name)
    part = model.copy()
    others = [other for other in range(len(model.materials)) if other != row]
    if others:
        # Faces go with their materials, and vertices that nothing else uses with their faces.
        api.materials.delete_part(part, others)
    name = "".join("_" if character in '\\/:*?"<>|' else character for character in material.name)
    part.save(to / f"{row:02} {name}.pmx")
