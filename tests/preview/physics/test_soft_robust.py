"""No soft body ends the program, hangs it, or gives numbers that are none; more of them: `random_softs`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from tests.preview.physics.worlds import Play

ROOT = Path(__file__).resolve().parents[3]


def test_random_ones():
    program = [sys.executable, "-m", "tests.preview.physics.random_softs", "0", "60"]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "done"


@pytest.mark.parametrize("name", ["kitchen_utf16_idx1.pmx", "kitchen_utf8_adduv2.pmx", "kitchen_utf8_idx4.pmx"])
def test_of_the_corpus(corpus, name):
    """Twenty seconds."""
    path = corpus / "pmx21" / name
    if not path.exists():
        pytest.skip(f"the corpus has no {name}")
    play = Play(formats.load(path).model)
    for frame in range(600):
        play.stance.offsets[:, 0] = np.sin(frame / 10)
        play.figure.pose(play.stance, 1 / 30)
    assert play.physics.simulation.failures == 0
    soft = play.figure.soft
    assert soft is not None
    assert np.isfinite(soft.positions).all()
    assert np.linalg.norm(soft.normals, axis=1) == pytest.approx(1, abs=1e-4)
