"""The sample dance: that Mochi can dance it, and that the bundled file is what is made."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from editor.formats import load, load_model
from editor.formats.vmd.content import MotionContent
from editor.model.model import Model
from editor.motion.binding import bind, unbound
from editor.motion.curves import is_straight
from editor.motion.motion import Motion
from editor.preview.player import Player
from editor.preview.posed_model import PosedModel
from editor.resources import resource

SIDES = "左右"
FRAMES = range(0, 256, 4)


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """The script that makes the dance, imported as when it is run."""
    sys.path.insert(0, str(resource("make", "samples")))
    yield importlib.import_module("make_dance")
    sys.path.pop(0)


@pytest.fixture(scope="module")
def motion() -> Motion:
    """The bundled file."""
    content = load(resource("samples", "mochi_dance.vmd"))
    assert isinstance(content, MotionContent)
    assert content.warnings == []
    return content.motion


@pytest.fixture(scope="module")
def mochi() -> Model:
    return load_model(resource("samples", "mochi.pmx")).model


@pytest.fixture(scope="module")
def figures(mochi: Model, motion: Motion) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Of every fourth frame: rotations (bones, 3, 3), positions (bones, 3) and vertices (vertices, 3)."""
    posed_model, player = PosedModel(mochi), Player(mochi)
    player.set_motions([motion])
    found = []
    for frame in FRAMES:
        posed_model.pose(player.pose(frame))
        bone_transforms = posed_model.bone_transforms
        found.append((bone_transforms.rotation_matrices(), bone_transforms.positions, posed_model.skinned()[0]))
    return found


def rows(mochi: Model, *names: str) -> list[int]:
    numbers = {bone.name: row for row, bone in enumerate(mochi.bones)}
    return [numbers[name] for name in names]


def test_mochi_has_all_that_is_moved(mochi: Model, motion: Motion) -> None:
    binding = bind(motion, mochi)
    assert motion.name == mochi.info[0].name
    assert unbound(motion.bones.names, binding.bones) == []
    assert unbound(motion.morphs.names, binding.morphs) == []


def test_it_lasts_some_seconds_and_ends_as_it_begins(mochi: Model, motion: Motion) -> None:
    assert 240 <= motion.last_frame <= 300
    player = Player(mochi)
    player.set_motions([motion])
    first, last = player.pose(0), player.pose(motion.last_frame)
    for name in ("offsets", "rotations", "weights"):
        np.testing.assert_allclose(getattr(first, name), getattr(last, name), atol=1e-6)


def test_it_is_lively(motion: Motion) -> None:
    assert len(motion.morphs) >= 12
    assert not is_straight(motion.bones.keys["curve_rotation"]).all()
    assert {"センター", "グルーブ", "左足ＩＫ", "右足ＩＫ", "両目", "頭", "左ひじ"} <= set(motion.bones.names)


def test_knees_bend_forward(mochi: Model, figures: list[tuple[np.ndarray, ...]]) -> None:
    for leg, knee in (rows(mochi, f"{side}足", f"{side}ひざ") for side in SIDES):
        for rotations, _, _ in figures:
            bent = rotations[leg].T @ rotations[knee]
            assert -120 < np.degrees(np.arctan2(bent[2, 1], bent[2, 2])) < 0


def test_feet_get_where_they_are_led(mochi: Model, figures: list[tuple[np.ndarray, ...]]) -> None:
    for ankle, goal in (rows(mochi, f"{side}足首", f"{side}足ＩＫ") for side in SIDES):
        for _, positions, _ in figures:
            assert np.linalg.norm(positions[ankle] - positions[goal]) < 0.05


def test_it_stands_on_the_ground(mochi: Model, figures: list[tuple[np.ndarray, ...]]) -> None:
    of_feet = np.isin(mochi.vertices["bones"][:, 0], rows(mochi, *(f"{side}足首D" for side in SIDES)))
    lowest = np.array([vertices[of_feet, 1].min() for _, _, vertices in figures])
    assert lowest.min() > -0.08
    assert np.mean(lowest < 0.05) > 0.85, "it jumps twice, and stands otherwise"


def test_nothing_flies_apart(mochi: Model, figures: list[tuple[np.ndarray, ...]]) -> None:
    corners = mochi.faces["vertices"]
    edges = np.concatenate([corners[:, pair] for pair in ([0, 1], [1, 2], [2, 0])])
    rest = mochi.vertices["position"]
    lengths = np.linalg.norm(rest[edges[:, 0]] - rest[edges[:, 1]], axis=1)
    for _, _, vertices in figures:
        stretched = np.linalg.norm(vertices[edges[:, 0]] - vertices[edges[:, 1]], axis=1)
        assert (stretched - lengths).max() < 0.6


def test_bundled_file_is_what_the_script_makes(script: ModuleType, motion: Motion) -> None:
    made = script.content().motion
    assert made.counts() == motion.counts()
    for ours, bundled in ((made.bones, motion.bones), (made.morphs, motion.morphs)):
        assert ours.names == bundled.names
        assert (ours.starts == bundled.starts).all()
        for name, values in bundled.keys.stored.items():
            np.testing.assert_allclose(ours.keys[name], values, atol=1e-5, err_msg=name)


def test_two_runs_write_the_same_bytes(script: ModuleType, tmp_path: Path) -> None:
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        script.write(folder)
    first, second = (tmp_path / name / "mochi_dance.vmd" for name in ("first", "second"))
    assert first.read_bytes() == second.read_bytes()
