"""No soft body ends the program, hangs it, or gives numbers that are none; more of them: `random_softs`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.model.model import Model
from editor.operations.queries.compare import differences
from tests.preview.physics.worlds import Play

ROOT = Path(__file__).resolve().parents[3]
UV = re.compile(r"uv\d|additional_uvs")  # fields that nothing of physics looks at


def test_random_ones():
    program = [sys.executable, "-m", "tests.preview.physics.random_softs", "0", "30"]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "done"


def test_of_the_corpus(corpus):
    """Twenty seconds of each that moves in another way: some differ in what their files hold beside that."""
    found = [formats.load(path).model for path in sorted((corpus / "pmx21").glob("kitchen_*.pmx"))]
    if not found:
        pytest.skip("the corpus has no models with soft bodies")
    different: list[Model] = []
    for model in found:
        if all(moves_otherwise(model, other) for other in different):
            different.append(model)
            check_for_twenty_seconds(model)


def moves_otherwise(model: Model, other: Model) -> bool:
    return any(not UV.fullmatch(found.field) for found in differences(model, other))


def check_for_twenty_seconds(model: Model) -> None:
    play = Play(model)
    for frame in range(600):
        play.stance.offsets[:, 0] = np.sin(frame / 10)
        play.figure.pose(play.stance, 1 / 30)
    assert play.physics.simulation.failures == 0
    soft = play.figure.soft
    assert soft is not None
    assert np.isfinite(soft.positions).all()
    assert np.linalg.norm(soft.normals, axis=1) == pytest.approx(1, abs=1e-4)
