"""Takes models through Blender by glTF and OBJ and says what came back of them: is anything lost, or exchanged?

Run it with `python -m tests.benchmarks.blender PYTHON [MODEL…]`, where PYTHON is one that has Blender as a module
(`pip install bpy`); without a model it is the sample. In Blender the file is opened, twenty edges are divided, and all
is written again. By place and UV few vertices, at those edges, may be exchanged; by order many, for Blender writes glTF
in an order of its own.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from editor import formats
from editor.formats import Content
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import VertexMatch
from editor.operations.operation import OperationContext
from editor.operations.queries.vertex_sources import matched_vertices
from editor.operations.run_operation import run_operation
from editor.resources import resource

IN_BLENDER = """
import sys, bpy, bmesh
source, target = sys.argv[1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
(bpy.ops.wm.obj_import if source.endswith(".obj") else bpy.ops.import_scene.gltf)(filepath=source)
largest = max((one.data for one in bpy.data.objects if one.type == "MESH"), key=lambda mesh: len(mesh.vertices))
mesh = bmesh.new()
mesh.from_mesh(largest)
edges = sorted(mesh.edges, key=lambda edge: -edge.calc_length())[:20]
bmesh.ops.subdivide_edges(mesh, edges=edges, cuts=1)
bmesh.ops.triangulate(mesh, faces=mesh.faces[:])
mesh.to_mesh(largest)
if target.endswith(".obj"):
    bpy.ops.wm.obj_export(filepath=target)
else:
    bpy.ops.export_scene.gltf(filepath=target, export_format="GLB", export_animations=False)
"""


def through_blender(python: str, content: Content, folder: Path, extension: str) -> Model:
    """The model of the file that Blender wrote."""
    source, target = folder / f"source{extension}", folder / f"target{extension}"
    formats.save(content, source)
    subprocess.run([python, "-c", IN_BLENDER, source, target], check=True, capture_output=True)
    return formats.load(target).model


def report(content: Content, other: Model, what: str) -> None:
    """Print what matches, and what replacing the geometry says."""
    model, operation = content.model, OPERATIONS["model.replace-geometry"]
    for match in VertexMatch:
        found = matched_vertices(other, model, match, 0.01)
        there = np.flatnonzero(found >= 0)
        ways = other.vertices["uv"][there] - model.vertices["uv"][found[there]]
        exchanged = int((np.abs(ways).max(axis=1, initial=0) > 1e-4).sum())
        copy = model.snapshot()
        context = OperationContext(copy, models={"model": other})
        told = run_operation(operation, context, operation.parameters(match=match)).result.message
        print(f"{what} {match.token}: {told}; exchanged: {exchanged}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="a Python that can import bpy")
    parser.add_argument("models", nargs="*", type=Path, metavar="MODEL")
    given = parser.parse_args()
    for path in given.models or [resource("samples/mochi.pmx")]:
        content = formats.load(path)
        assert isinstance(content, Content)
        with tempfile.TemporaryDirectory() as folder:
            for extension in (".glb", ".obj"):
                other = through_blender(given.python, content, Path(folder), extension)
                report(content, other, f"{path.name} {extension}")


if __name__ == "__main__":
    main()
