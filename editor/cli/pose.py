"""Writes how a model stands when it is moved: its bones, vertices, morphs and materials as arrays."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.cli import moving
from editor.cli.output import DONE, FAILED, fault, load
from editor.formats.replacing import replacing
from editor.preview.figure import Figure


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL")
    parser.add_argument("-o", "--output", metavar="OUT.npz", required=True)
    moving.add_arguments(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    out = Path(arguments.output)
    if out.suffix.lower() != ".npz":
        parser.error(f"{out}: an NPZ file is written")
    content = load(arguments.model, {})
    if content is None:
        return FAILED
    moved = moving.moved(content, arguments)
    if moved is None:
        return FAILED
    figure, _ = moved
    posed = arrays(figure)
    for row, text in figure.skeleton.warnings:
        fault(f"{arguments.model}: bones {row}: warning: {text}")
    try:
        with replacing(out) as file:
            np.savez(file, **posed)  # type: ignore[arg-type]
    except OSError as error:
        fault(f"{out}: {error.strerror or error}")
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
