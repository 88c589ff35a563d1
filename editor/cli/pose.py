"""Writes how a model stands when it is moved: its bones, vertices, morphs and materials as arrays."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from editor.cli import posing
from editor.cli.session import DONE, FAILED, Entry, add_json, fail, load, print_json, print_written, warn_of
from editor.formats.atomic_write import atomic_write
from editor.math3d.arrays import AnyArray
from editor.preview.posed_model import PosedModel


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL")
    parser.add_argument("-o", "--output", metavar="OUT.npz", required=True)
    posing.add_arguments(parser)
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    out = Path(arguments.output)
    if out.suffix.lower() != ".npz":
        parser.error(f"{out}: an NPZ file is written")
    entry: Entry = {"file": arguments.model, "out": arguments.output, "warnings": []}
    status = _pose(arguments, out, entry)
    if arguments.json:
        print_json([entry])
    elif status == DONE:
        print_written(entry)
    return status


def _pose(arguments: argparse.Namespace, out: Path, entry: Entry) -> int:
    content = load(arguments.model, entry)
    if content is None or (moved := posing.posed_scene(content, arguments, entry)) is None:
        return FAILED
    posed_model, _ = moved
    posed = figure_arrays(posed_model)
    warn_of(arguments.model, posed_model.skeleton.warnings, entry)
    try:
        with atomic_write(out) as file:
            np.savez(file, **posed)  # type: ignore[arg-type]
    except OSError as error:
        fail(f"{out}: {error.strerror or error}", entry)
        return FAILED
    return DONE


@np.errstate(all="ignore")
def figure_arrays(posed_model: PosedModel) -> dict[str, AnyArray]:
    """All that is known of the figure, float32, in file space: matrices of column vectors, model units."""
    positions, normals = posed_model.skinned()
    posed = {
        "bone_matrices": posed_model.bone_transforms.matrices(),
        "bone_globals": posed_model.bone_transforms.globals(),
        "positions": positions,
        "normals": normals,
        "uvs": posed_model.morphed_vertices.column("uv"),
        "morph_weights": posed_model.parts.weights,
        "materials": posed_model.materials.packed(),
    }
    if posed_model.state is not None:
        posed["body_globals"] = posed_model.state.transforms.matrices()
    return {name: np.asarray(array, np.float32) for name, array in posed.items()}
