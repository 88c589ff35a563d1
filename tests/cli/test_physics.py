"""`--physics`: bodies move for a while before the model is written or drawn."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image

from editor import cli, formats
from editor.model.columns import Columns
from editor.model.joints import Joint, JointKind
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import Pin, SoftBody
from editor.motion.motion import BoneKey, Motion
from editor.motion.tracks import Tracks
from editor.preview.physics import engine
from tests.cli.moving import rising, save_motion, save_square
from tests.preview.physics.worlds import open_worlds

pytest.importorskip("panda3d.bullet")

ARM, HAND = 1, 2  # rows of bones


@pytest.fixture
def square(tmp_path) -> str:
    """The square, with a body on its arm that falls, and one on its root; a joint that holds nothing."""
    path = save_square(tmp_path / "square.pmx")
    content = formats.load(path)
    content.model.rigid_bodies.records += [
        RigidBody("root", bone=0, mode=BodyMode.FOLLOWS_BONE, shape=BodyShape.SPHERE),
        RigidBody("arm", bone=ARM, mode=BodyMode.PHYSICS, mask=0, linear_damping=0.0, position=(1, 0, 0)),
    ]
    content.model.joints.records += [Joint("nothing", kind=JointKind.SPRING_6DOF, body_a=-1, body_b=1)]
    formats.save(content, path)
    return path


@pytest.fixture
def posed(square, tmp_path):
    def run(*options: str) -> dict[str, np.ndarray]:
        out = tmp_path / "out.npz"
        assert cli.main(["pose", square, "--no-ik", *options, "-o", str(out)]) == 0
        with np.load(out) as file:
            return dict(file)

    return run


def fallen(seconds: float) -> float:
    steps = round(seconds * 120)
    return -98 / 120**2 * steps * (steps + 1) / 2


def test_without_it_there_are_no_bodies(posed):
    assert "body_globals" not in posed()


def test_no_time_at_all(posed):
    now = posed("--physics", "0", "--bone", "root=0,5,0,0,0,0,1")
    assert now["body_globals"].shape == (2, 4, 4)
    assert now["body_globals"].dtype == np.float32
    assert now["body_globals"][:, :, 3].tolist() == [[0, 5, 0, 1], [1, 5, 0, 1]]


@pytest.mark.parametrize("seconds", [0.25, 0.5, 1])
def test_so_many_seconds(posed, seconds):
    """It begins at rest in the pose, and the bone goes with its body; so do the vertices."""
    now = posed("--physics", str(seconds), "--bone", "root=0,5,0,0,0,0,1")
    assert now["body_globals"][1, :3, 3] == pytest.approx((1, 5 + fallen(seconds), 0), abs=0.02)
    assert now["bone_globals"][ARM, :3, 3] == pytest.approx((0, 5 + fallen(seconds), 0), abs=0.02)
    assert now["bone_globals"][HAND, :3, 3] == pytest.approx((2, 5 + fallen(seconds), 0), abs=0.02)
    assert now["positions"][2] == pytest.approx((1, 6 + fallen(seconds), 0), abs=0.02)
    assert now["body_globals"][0, :3, 3].tolist() == [0, 5, 0]


def test_along_with_a_motion(posed, tmp_path):
    """It begins so many seconds before the frame, where the motion is by then."""
    motion = save_motion(tmp_path / "rising.vmd", rising())
    at = posed("--motion", motion, "--frame", "10")["bone_globals"][0, 1, 3]
    before = posed("--motion", motion, "--frame", "4")["bone_globals"][0, 1, 3]
    now = posed("--motion", motion, "--frame", "10", "--physics", "0.2")
    assert before != at
    assert now["body_globals"][0, 1, 3] == pytest.approx(at)
    assert now["body_globals"][1, 1, 3] == pytest.approx(before + fallen(0.2), abs=0.05)


def test_from_before_the_first_frame(posed, tmp_path):
    motion = save_motion(tmp_path / "rising.vmd", rising())
    now = posed("--motion", motion, "--frame", "1", "--physics", "1")
    assert now["body_globals"][1, 1, 3] == pytest.approx(fallen(1), abs=0.5)


def test_a_motion_switches_it_off_and_on(posed, tmp_path):
    """Before frame 10 the bodies of the arm follow it, and from that pose on they fall."""
    keys = Columns(BoneKey, frame=[0, 10], physics=[False, True])
    motion = save_motion(tmp_path / "switch.vmd", Motion("square", Tracks.of(["arm"], [0, 0], keys)))
    heights = [
        posed("--motion", motion, "--frame", frame, "--physics", "0.5")["body_globals"][1, 1, 3]
        for frame in ("9", "16")
    ]
    assert heights == [0, pytest.approx(fallen(0.2 + 1 / 60), abs=0.1)]


def test_same_again(posed):
    first, second = posed("--physics", "1"), posed("--physics", "1")
    assert all(np.array_equal(first[name], second[name]) for name in first)


def test_warnings(square, posed, capsys):
    posed("--physics", "0.1")
    assert "Joint 0: warning: Rigid body A is missing; the joint is left out." in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["-1", "nan", "x", "1e9"])
def test_seconds_that_are_none(square, tmp_path, seconds, capsys):
    assert cli.main(["pose", square, f"--physics={seconds}", "-o", str(tmp_path / "out.npz")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_panda3d(square, tmp_path, monkeypatch, capsys):
    def refuse(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}")

    engine.engine.cache_clear()
    monkeypatch.setattr(engine, "importlib", SimpleNamespace(import_module=refuse))
    out = tmp_path / "out.npz"
    assert cli.main(["pose", square, "--physics", "1", "-o", str(out)]) == 2
    engine.engine.cache_clear()
    assert not out.exists()
    (line,) = capsys.readouterr().err.splitlines()
    assert "panda3d" in line


@pytest.mark.gl
def test_drawn(square, tmp_path):
    """What falls is seen where it has fallen to."""
    heights = []
    for seconds in ("0", "0.3"):
        out = tmp_path / f"{seconds}.png"
        camera = ["--size", "64x64", "--camera", "0,0,0,0,0,0,30,30"]
        assert cli.main(["render", square, "--no-ik", "--physics", seconds, *camera, "-o", str(out)]) == 0
        pixels = np.asarray(Image.open(out).convert("RGB")).astype(int)
        heights.append(np.nonzero(pixels[:, :, 1] < 128)[0].max())
    assert heights[1] > heights[0] + 5


@pytest.fixture
def cloth(square) -> str:
    """The square as a cloth that hangs from two corners, which follow root and arm."""
    content = formats.load(square)
    pins = Columns(Pin, vertex=[1, 2])
    content.model.soft_bodies.records += [SoftBody("cloth", material=0, mask=0, dp=0.02, p_it=8, pins=pins)]
    content.model.rigid_bodies.records[:] = content.model.rigid_bodies.records[:1]
    formats.save(content, square)
    return square


def test_vertices_of_soft_bodies(cloth, posed):
    """Where the cloth has them, and what the bones make of the others."""
    now = posed("--physics", "2", "--bone", "root=0,5,0,0,0,0,1")
    assert now["positions"][1:3] == pytest.approx(np.array([(-1, 6, 0), (1, 6, 0)]), abs=1e-5)
    assert now["positions"][[0, 3], 1] == pytest.approx((4, 4), abs=0.1)
    assert np.linalg.norm(now["normals"], axis=1) == pytest.approx(1, abs=1e-5)
    still = posed("--physics", "0", "--bone", "root=0,5,0,0,0,0,1")
    assert still["positions"] == pytest.approx(posed("--bone", "root=0,5,0,0,0,0,1")["positions"], abs=1e-6)


def test_soft_bodies_swing(cloth, posed):
    now = posed("--physics", "0.2", "--bone", "root=0,0,0,0.7071068,0,0,0.7071068")
    free = now["positions"][[0, 3]]
    assert free[:, 1].max() < -0.5  # they were level with the upper ones, and fall
    assert now["positions"][1:3] == pytest.approx(np.array([(-1, 0, 1), (1, 0, 1)]), abs=1e-4)
    assert abs(now["normals"][1] @ (0, 0, 1)) < 0.99


def test_a_soft_body_that_cannot_be_made(cloth, posed, capsys):
    content = formats.load(cloth)
    content.model.soft_bodies.records[:] = [replace(content.model.soft_bodies.records[0], mass=0.0)]
    formats.save(content, cloth)
    now = posed("--physics", "0.2")
    assert now["positions"][:, 1].tolist() == [-1, 1, 1, -1]
    assert "Soft body 0: warning: It has no mass; it is left out." in capsys.readouterr().err


def test_bullet_has_nothing_of_it_after_a_pose(posed):
    posed("--physics", "0.1")
    assert not open_worlds()


@pytest.mark.gl
def test_bullet_has_nothing_of_it_after_a_picture(square, tmp_path):
    assert cli.main(["render", square, "-o", str(tmp_path / "out.png"), "--physics", "0.1"]) == 0
    assert not open_worlds()
