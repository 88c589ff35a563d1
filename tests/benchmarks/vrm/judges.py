"""Has what Katachi writes as VRM judged by three programs of others, opens it again, and tells what differs.

Run it with `python -m tests.benchmarks.vrm.judges [MODEL…] --node FOLDER --blender PYTHON [--out FOLDER]`; without a
model it is the sample. FOLDER holds the modules of Node (`npm install gltf-validator three @pixiv/three-vrm` in the
folder above), PYTHON has Blender and its VRM add-on (`pip install bpy bpy-vrm-format`). Each model is written in T pose
and in its own, and opened again as it is, and without what Katachi keeps in the extras, as after another program: bones
and vertices in parts of the height, weights in 255ths, offsets of morphs in units.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from editor import formats
from editor.formats import FormatError
from editor.formats.gltf import RestPose
from editor.math3d.arrays import Float64Array
from editor.model.mesh import Vertex, effective_weights
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind
from editor.resources import resource
from tests.benchmarks.vrm.variety import Glb, height

FAR = {"bones": 1e-4, "vertices": 1e-4, "weights": 1.0, "morphs": 1e-4}
NODE = ("validate.mjs", "three_vrm.mjs")
IN_BLENDER = """
import os, sys, bpy, io_scene_vrm
addons = bpy.utils.user_resource("SCRIPTS", path="addons", create=True)
if not os.path.exists(os.path.join(addons, "io_scene_vrm")):
    os.symlink(os.path.dirname(io_scene_vrm.__file__), os.path.join(addons, "io_scene_vrm"))
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.preferences.addon_enable(module="io_scene_vrm")
for file in sys.argv[1:]:
    for each in list(bpy.data.objects):
        bpy.data.objects.remove(each)
    done = bpy.ops.import_scene.vrm(filepath=file)
    armature = next(each for each in bpy.data.objects if each.type == "ARMATURE")
    extension = armature.data.vrm_addon_extension
    mapped = extension.vrm1.humanoid.human_bones
    wrong = [str(each) for each in getattr(mapped, "error_messages", list)()]
    meshes = [each.data for each in bpy.data.objects if each.type == "MESH"]
    keys = sum(len(each.shape_keys.key_blocks) - 1 for each in meshes if each.shape_keys)
    springs = extension.spring_bone1
    print(f"{file}: {done}, {len(armature.data.bones)} bones, hips {mapped.hips.node.bone_name},",
          f"{len(extension.vrm1.expressions.custom)} own expressions, {keys} shape keys,",
          f"{len(springs.springs)} springs, {len(springs.colliders)} colliders; {wrong or 'nothing wrong'}")
    assert done == {"FINISHED"} and not wrong
sys.stdout.flush()
os._exit(0)  # Blender as a module may crash when it ends
"""


def judged(files: list[Path], node: Path | None, blender: str | None) -> bool:
    """Run the programs of others on files, with what they say printed; whether none complains."""
    here = Path(__file__).parent
    runs = []
    if node:
        runs += [["node", str(here / name), *map(str, files)] for name in NODE]
    if blender:
        runs.append([blender, "-c", IN_BLENDER, *map(str, files)])
    good = True
    for run in runs:
        done = subprocess.run(run, env={**os.environ, "NODE_PATH": str(node)}, capture_output=True, text=True)
        said = done.stdout + (done.stderr if done.returncode else "")
        print("\n".join(line for line in said.splitlines() if " | INFO: " not in line))
        good = good and not done.returncode
    return good


def dropped(file: Path) -> Path:
    """The file without what Katachi keeps in its extras."""
    glb = Glb.read(file)
    glb.tree.pop("extras", None)
    made = file.with_stem(f"{file.stem}-dropped")
    made.write_bytes(glb.bytes())
    return made


def weights(model: Model, names: list[str]) -> Float64Array:
    """(vertices, names) how much the bones of these names move each vertex."""
    column = {name: number for number, name in enumerate(names)}
    by_row = np.array([column.get(bone.name, len(names)) for bone in model.bones] + [len(names)])
    own = effective_weights(model.vertices[Vertex.deform], model.vertices[Vertex.weights].astype(np.float64))
    dense = np.zeros((len(own), len(names) + 1))
    for slot in range(own.shape[1]):
        np.add.at(dense, (np.arange(len(own)), by_row[model.vertices[Vertex.bones][:, slot]]), own[:, slot])
    return dense[:, :-1]


def offsets(morph: Morph, count: int) -> Float64Array:
    """(count, 3) how far a morph moves each vertex."""
    moved = np.zeros((count, 3))
    np.add.at(moved, morph.offsets["vertex"], morph.offsets["translation"])
    return moved


def differences(model: Model, again: Model) -> Iterator[tuple[str, float, str]]:
    """By kind the largest difference, and where it is; vertices are compared where both have them in one order."""
    size, theirs = height(model), {bone.name: bone for bone in again.bones}
    shared = [bone for bone in model.bones if bone.name in theirs]
    far = [(float(np.abs(np.subtract(bone.position, theirs[bone.name].position)).max()), bone.name) for bone in shared]
    most, name = max(far)
    yield "bones", most / size, f"{name}, of {len(shared)} of {len(model.bones)}"
    if len(model.vertices) != len(again.vertices):
        yield "vertices", float("inf"), f"{len(again.vertices)}, not {len(model.vertices)}"
        return
    apart = np.abs(model.vertices[Vertex.position] - again.vertices[Vertex.position]).max(axis=1)
    yield "vertices", float(apart.max()) / size, str(int(apart.argmax()))
    names = [bone.name for bone in shared]
    unlike = np.abs(weights(model, names) - weights(again, names)).max(axis=0) * 255
    yield "weights", float(unlike.max()), names[int(unlike.argmax())]
    morphs = {morph.name: morph for morph in again.morphs if morph.kind is MorphKind.VERTEX}
    own = [morph for morph in model.morphs if morph.kind is MorphKind.VERTEX]
    count = len(model.vertices)
    moved = [
        (float(np.abs(offsets(one, count) - offsets(morphs[one.name], count)).max()), one.name)
        for one in own
        if one.name in morphs
    ]
    most, name = max(moved, default=(0.0, ""))
    yield "morphs", most, f"{name}, of {len(moved)} of {len(own)}"


def compared(model: Model, file: Path) -> bool:
    """Print what differs in a file that is opened again; whether it is little enough."""
    good = True
    again = formats.load(file).model
    for kind, most, where in differences(model, again):
        is_far = most > FAR[kind]
        good = good and not is_far
        print(f"  {'FAR' if is_far else 'near':5}{kind:10}{most:10.2e}  {where}")
    unlike = [
        f"{sum(a != b for a, b in zip(table, again.tables[name], strict=False))} of {len(table)} {name}"
        for name, table in model.tables.items()
        if name in ("bones", "morphs", "rigid_bodies", "joints", "frames", "materials")
    ]
    print(f"       not the same: {', '.join(unlike)}")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path, nargs="*")
    parser.add_argument("--node", type=Path)
    parser.add_argument("--blender")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "judged")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    good = True
    for source in given.models or [resource("samples", "mochi.pmx")]:
        files = []
        for pose in RestPose:
            content = formats.load(source)
            files.append(given.out / f"{source.stem}-{pose.token}.vrm")
            try:
                formats.save(content, files[-1], pose=pose.token)
            except FormatError as error:
                sys.exit(str(error))
        good = judged(files, given.node, given.blender) and good
        model = formats.load(source).model
        for file in files:
            print(f"{file.name}, opened again:")
            good = compared(model, file) and good
        print(f"{files[-1].name} without its extras, opened again (helpers that VRM lacks are made anew):")
        compared(model, dropped(files[-1]))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
