"""Draws one sheet with a small picture of each morph at full weight, row by row as they stand in the table.

    katachi run morph_sheet.py model.pmx [--option to=morphs.png] [--option size=160] [--option columns=6]

The picture is of what hangs from the bone 頭, where the model has it, else of all of the model.
"""

from pathlib import Path

import numpy as np

to = Path(options.get("to", model.folder / "morphs.png"))
size = int(options.get("size", 160))
columns = int(options.get("columns", 6))

camera = None
if "頭" in model.bones["name"]:
    of_head = model.vertices["bones"][:, 0] == model.bones.row("頭")
    points = model.vertices["position"][of_head]
    if len(points):
        camera = api.Camera().framed(points.min(axis=0), points.max(axis=0), (size, size))

pictures = []
for row, morph in enumerate(model.morphs):
    host.progress(row / len(model.morphs), morph.name)
    pictures.append(model.render(size=(size, size), camera=camera, posed=model.posed(morphs={morph.name: 1})))

if pictures:
    lines = -(-len(pictures) // columns)
    sheet = np.full((lines * size, columns * size, 4), 255, np.uint8)
    for number, picture in enumerate(pictures):
        top, left = number // columns * size, number % columns * size
        sheet[top : top + size, left : left + size] = picture
    api.save_picture(sheet[..., :3], to)
print(f"{len(pictures)} morphs")
