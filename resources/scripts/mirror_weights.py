"""Gives the right half of a model the weights of its left half, by position; left bones become right bones.

katachi run mirror_weights.py model.pmx -o mirrored.pmx [--option tolerance=0.001]
"""

import numpy as np

tolerance = float(options.get("tolerance", 0.001))  # model units, by which two sides may differ

# Which bone is on the other side of each; one without a side is its own. The last entry stands for "no bone".
names = model.bones["name"]
rows = {name: row for row, name in enumerate(names)}
across = np.array([rows.get(api.other_side_name(name), row) for row, name in enumerate(names)] + [api.NONE])

# Vertices are matched in cells as wide as the tolerance: a model's left hand is where x is positive.
positions = model.vertices["position"]
cells = np.round(positions / tolerance).astype(int)
left = {tuple(cells[row]): row for row in np.flatnonzero(positions[:, 0] > tolerance)}
pairs = [(row, left.get((-x, y, z))) for row, (x, y, z) in enumerate(cells.tolist()) if x < 0]
pairs = np.array([pair for pair in pairs if pair[1] is not None], int).reshape(-1, 2)
to, of = pairs[:, 0], pairs[:, 1]

mirrored = np.array([-1, 1, 1], np.float32)
with model.edit("Mirror weights") as edit:
    edit.set("vertices", to, "bones", across[model.vertices["bones"][of]])
    for field in ("weights", "deform"):
        edit.set("vertices", to, field, model.vertices[field][of])
    for field in ("sdef_c", "sdef_r0", "sdef_r1"):
        edit.set("vertices", to, field, model.vertices[field][of] * mirrored)

print(f"{len(pairs)} vertices mirrored, {int((positions[:, 0] < -tolerance).sum()) - len(pairs)} without a partner")
