"""Springs against Bullet's own, in a small C++ program that is compiled where Bullet's headers are installed."""

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.preview.physics.engine import PhysicsSettings
from tests.preview.physics.worlds import FREE, STEP, Play, body, fixed, joint, model_of

LINKS, STEPS = 10, 300
MASS, RADIUS, SPACING, MOVING, TURNING, GRAVITY = 1.0, 0.5, 1.2, 900.0, 200.0, 98.0


@pytest.fixture(scope="module")
def oracle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (shutil.which("g++") and shutil.which("pkg-config")):
        pytest.skip("needs g++ and pkg-config")
    known = subprocess.run(["pkg-config", "--cflags", "--libs", "bullet"], capture_output=True, text=True, check=False)
    if known.returncode:
        pytest.skip("needs the headers of Bullet (libbullet-dev)")
    program = tmp_path_factory.mktemp("oracle") / "spring_chain"
    source = Path(__file__).with_name("spring_chain.cpp")
    subprocess.run(["g++", "-O2", str(source), "-o", str(program), *known.stdout.split()], check=True)
    return program


def chain() -> Play:
    """The same chain here; its first ball hangs from a bone."""
    balls = [fixed(bone=0, size=(RADIUS, 0, 0))]
    felt = {"mass": MASS, "linear_damping": 0.5, "angular_damping": 0.5}
    balls += [body(size=(RADIUS, 0, 0), position=(0, -SPACING * row, 0), **felt) for row in range(1, LINKS + 1)]
    ties = [
        joint(
            moves=FREE,
            turns=FREE,
            body_a=row,
            body_b=row + 1,
            position=(0, -SPACING * (row + 0.5), 0),
            move_spring=(MOVING,) * 3,
            turn_spring=(TURNING,) * 3,
        )
        for row in range(LINKS)
    ]
    return Play(model_of(balls, ties, [Bone("bone")]), PhysicsSettings(gravity=GRAVITY, ground=False))


def test_a_chain_of_springs(oracle):
    told = " ".join(map(str, (LINKS, STEPS, STEP, MASS, RADIUS, SPACING, MOVING, TURNING, GRAVITY)))
    printed = subprocess.run([str(oracle)], input=told, capture_output=True, text=True, check=True).stdout
    expected = np.array(printed.split(), float).reshape(STEPS, LINKS + 1, 3)
    play, found = chain(), []
    for step in range(1, STEPS + 1):
        play.stance.offsets[0] = (np.sin(step / 9), 0, 0)
        found.append(play.run(STEP).positions.copy())
    assert np.ptp(expected[:, -1], axis=0).max() > 0.5  # it does swing
    assert np.abs(np.array(found) - expected).max() < 1e-3
