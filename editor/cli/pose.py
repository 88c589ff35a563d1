"""Writes how a model stands when it is moved: its bones, vertices, morphs and materials as arrays."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.cli import moving
from editor.cli.output import DONE, FAILED, Entry, add_json, fail, load, print_json, warn
from editor.formats.replacing import replacing
from editor.preview.figure import Figure


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL")
    parser.add_argument("-o", "--output", metavar="OUT.npz", required=True)
    moving.add_arguments(parser)
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    out = Path(arguments.output)
    if out.suffix.lower() != ".npz":
        parser.error(f"{out}: an NPZ file is written")
    entry: Entry = {"file": arguments.model, "out": arguments.output, "warnings": []}
    status = _pose(arguments, out, entry)
    if arguments.json:
        print_json([entry])
    return status


def _pose(arguments: argparse.Namespace, out: Path, entry: Entry) -> int:
    content = load(arguments.model, entry)
    if content is None or (moved := moving.moved(content, arguments, entry)) is None:
        return FAILED
    figure, _ = moved
    posed = arrays(figure)
    for row, text in figure.skeleton.warnings:
        warn(arguments.model, text, entry, f"bones {row}")
    try:
        with replacing(out) as file:
            np.savez(file, **posed)  # type: ignore[arg-type]
    except OSError as error:
        fail(f"{out}: {error.strerror or error}", entry)
        return FAILED
    return DONE


@np.errstate(all="ignore")
def arrays(figure: Figure) -> dict[str, NDArray[Any]]:
    """All that is known of the figure, float32, in file space: matrices of column vectors, model units."""
    positions, normals = figure.skinned()
    posed = {
        "bone_matrices": figure.placement.matrices(),
        "bone_globals": figure.placement.globals(),
        "positions": positions,
        "normals": normals,
        "uvs": figure.shape.column("uv"),
        "morph_weights": figure.parts.weights,
        "materials": figure.materials.packed(),
    }
    if figure.physics is not None:
        posed["body_globals"] = figure.physics.bodies.matrices()
    return {name: np.asarray(array, np.float32) for name, array in posed.items()}
