"""The sample of soft bodies: that it has one of everything, that the bundled files are what is made, how it hangs."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PIL import Image

from editor.formats import Content, load, load_model, save
from editor.formats.vmd.content import MotionContent
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.model.soft_bodies import SoftShape
from editor.motion.binding import bind, unbound
from editor.operations.queries.compare import differences
from editor.preview.physics.engine import reason_unavailable
from editor.preview.physics.physics import Physics
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource

FILES = ["cloth.pmx", "cloth_swing.vmd"]
NAMES = ("banner", "cord", "cloak")
needs_bullet = pytest.mark.skipif(reason_unavailable() is not None, reason="needs Bullet")


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """The script that makes the sample, imported as when it is run."""
    sys.path.insert(0, str(resource("make", "samples")))
    yield importlib.import_module("make_cloth")
    sys.path.pop(0)


@pytest.fixture(scope="module")
def written(script: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the script has written."""
    folder = tmp_path_factory.mktemp("cloth")
    script.write(folder)
    return folder


@pytest.fixture(scope="module")
def bundled() -> Content:
    return load_model(resource("samples", "cloth.pmx"))


@pytest.fixture
def model(bundled: Content) -> Model:
    return bundled.model.snapshot()


def rows_of(model: Model, name: str) -> np.ndarray:
    """The vertices of a material."""
    material = [material.name_en for material in model.materials].index(name)
    return np.unique(model.faces["vertices"][model.faces["material"] == material])


# -- what is in it -----------------------------------------------------------------------------------------------------


def test_two_meshes_and_a_rope_that_are_pinned_and_anchored(model: Model) -> None:
    banner, cord, cloak = (next(soft for soft in model.soft_bodies if soft.name_en == name) for name in NAMES)
    assert [soft.shape for soft in (banner, cord, cloak)] == [SoftShape.TRIMESH, SoftShape.ROPE, SoftShape.TRIMESH]
    assert len(banner.pins)
    assert len(cord.pins)
    assert len(cord.anchors)
    assert len(cloak.anchors)
    for soft in model.soft_bodies:
        assert model.materials[soft.material].name == soft.name
        own = rows_of(model, soft.name_en)
        assert np.isin(soft.pins["vertex"], own).all()
        assert np.isin(soft.anchors["vertex"], own).all()
        assert all(model.rigid_bodies[body].mode == BodyMode.PHYSICS for body in soft.anchors["body"].tolist())
    arm = [bone.name_en for bone in model.bones].index("arm")
    assert (model.vertices["bones"][banner.pins["vertex"], 0] == arm).all()


def test_everything_has_two_names_that_fit_into_motions(model: Model) -> None:
    for table in (model.bones, model.materials, model.rigid_bodies, model.soft_bodies):
        assert all(record.name and record.name_en for record in table)
        assert all(len(record.name.encode("cp932")) <= 15 for record in table)


def test_the_mesh_is_sound(model: Model) -> None:
    assert np.linalg.norm(model.vertices["normal"], axis=1) == pytest.approx(1, abs=1e-3)
    a, b, c = model.vertices["position"][model.faces["vertices"]].transpose(1, 0, 2)
    assert np.linalg.norm(np.cross(b - a, c - a), axis=1).min() > 0
    assert model.faces["vertices"].max() < len(model.vertices)
    used = {material.texture for material in model.materials} - {NONE}
    assert used == set(range(len(model.textures)))


def test_the_motion_moves_it_and_ends_as_it_begins(model: Model) -> None:
    content = load(resource("samples", "cloth_swing.vmd"))
    assert isinstance(content, MotionContent)
    assert content.warnings == []
    assert content.motion.name == model.info[0].name
    assert unbound(content.motion.bones.names, bind(content.motion, model).bones) == []
    player = Player(model)
    player.set_motions([content.motion])
    first, last = player.pose(0), player.pose(player.last_frame)
    np.testing.assert_allclose(first.rotations, last.rotations, atol=1e-6)
    assert 180 <= player.last_frame <= 300


# -- the bundled files -------------------------------------------------------------------------------------------------


def test_bundled_files_open_without_warnings_and_are_canonical(bundled: Content, tmp_path: Path) -> None:
    assert bundled.warnings == []
    assert "MIT" in bundled.model.info[0].comment_en
    save(bundled, tmp_path / "again.pmx")
    assert (tmp_path / "again.pmx").read_bytes() == resource("samples", "cloth.pmx").read_bytes()


def test_bundled_files_are_what_the_script_makes(written: Path, bundled: Content) -> None:
    made = load_model(written / "cloth.pmx").model
    for name in ("position", "normal", "uv"):
        np.testing.assert_allclose(made.vertices[name], bundled.model.vertices[name], atol=2e-4, err_msg=name)
    assert not [found for found in differences(made, bundled.model) if found.table != "vertices"]
    for texture in made.textures:
        name = texture.path.replace("\\", "/")
        drawn, shipped = (np.asarray(Image.open(folder / name), float) for folder in (written, resource("samples")))
        assert np.abs(drawn - shipped).mean() < 1, name


def test_two_runs_write_the_same_bytes(written: Path, script: ModuleType, tmp_path: Path) -> None:
    script.write(tmp_path)
    files = sorted(path.relative_to(written) for path in written.rglob("*") if path.is_file())
    assert {str(file) for file in files} >= set(FILES)
    assert all((written / file).read_bytes() == (tmp_path / file).read_bytes() for file in files)


# -- how it hangs ------------------------------------------------------------------------------------------------------


def lengths(model: Model, positions: np.ndarray) -> np.ndarray:
    """Of the edges of what is soft."""
    soft = [material.name_en in NAMES for material in model.materials]
    corners = model.faces["vertices"][np.array(soft)[model.faces["material"]]]
    return np.linalg.norm(positions[corners] - positions[np.roll(corners, 1, axis=1)], axis=2)


@needs_bullet
def test_it_swings_through_its_motion_and_into_the_next_round_and_holds_together(model: Model) -> None:
    content = load(resource("samples", "cloth_swing.vmd"))
    assert isinstance(content, MotionContent)
    player, posed_model = Player(model), PosedModel(model)
    player.set_motions([content.motion])
    physics = posed_model.physics = Physics(model)
    rest = lengths(model, model.vertices["position"])
    head = [body.name_en for body in model.rigid_bodies].index("head")
    radius = model.rigid_bodies[head].size[0]
    for frame in range(player.last_frame + 60):
        posed_model.pose(player.pose(frame % player.last_frame), 1 / 30)
        positions, normals = posed_model.skinned()
        assert np.isfinite(positions).all()
        assert np.isfinite(normals).all()
        assert np.abs(positions).max() < 18
        assert (lengths(model, positions) < 1.6 * rest + 0.02).all()
        away = np.linalg.norm(positions[rows_of(model, "cloak")] - physics.bodies.positions[head], axis=1)
        assert away.min() > radius - 0.15, "the head is within its cloak"
    assert physics.warnings == []
    assert physics.simulation.failures == 0


@needs_bullet
def test_it_hangs_still_below_what_holds_it(model: Model) -> None:
    posed_model, pose = PosedModel(model), Pose.at_rest(len(model.bones), 0)
    posed_model.physics = Physics(model)
    posed_model.settle(pose, 4.0)
    before = posed_model.skinned()[0]
    for _ in range(30):
        posed_model.pose(pose, 1 / 30)
    positions = posed_model.skinned()[0]
    assert np.abs(positions - before).max() < 0.05
    for soft in model.soft_bodies:
        rows, pins = rows_of(model, soft.name_en), soft.pins["vertex"]
        if len(pins):
            np.testing.assert_allclose(positions[pins], model.vertices["position"][pins], atol=1e-3)
            assert positions[rows, 1].max() <= positions[pins, 1].max() + 0.01
    head = [bone.name_en for bone in model.bones].index("head")
    np.testing.assert_allclose(posed_model.bone_transforms.positions[head], model.bones[head].position, atol=0.2)
