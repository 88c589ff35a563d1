"""The sample model: that it has one of everything a newcomer should meet, and that the bundled file is what is made.

Floats are compared with some room: the script gives the same bytes on one machine, not on all.
"""

import dataclasses
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from PIL import Image

from editor.formats import Content, load
from editor.model.bones import APPEND, BoneFlags
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.frames import BoneItem, MorphItem
from editor.model.materials import SphereMode, ToonKind
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.tables import ArrayTable
from editor.resources import resource

NEAR = 2e-4


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """The script that makes the sample, imported as when it is run."""
    sys.path.insert(0, str(resource("make", "samples")))
    yield importlib.import_module("make_mochi")
    sys.path.pop(0)


@pytest.fixture(scope="module")
def made(script: ModuleType) -> Model:
    model: Model = script.content().model
    return model


@pytest.fixture(scope="module")
def written(script: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the script has written."""
    folder = tmp_path_factory.mktemp("mochi")
    script.write(folder)
    return folder


@pytest.fixture(scope="module")
def bundled() -> Content:
    return load(resource("samples", "mochi.pmx"))


# -- what is in it -------------------------------------------------------------


def test_size(made: Model) -> None:
    counts = made.counts()
    assert 5_000 <= counts["vertices"] <= 20_000
    assert 8 <= counts["materials"] <= 14
    assert counts["bones"] >= 30
    assert counts["morphs"] >= 10


def test_it_stands_on_the_ground_at_the_origin(made: Model) -> None:
    low, high = made.vertices["position"].min(0), made.vertices["position"].max(0)
    assert low[1] == pytest.approx(0, abs=0.05)
    assert 12 <= high[1] <= 16
    feet = made.vertices["position"][made.vertices["position"][:, 1] < 0.5]
    assert abs(feet[:, 0].mean()) < 0.05


def test_vertices_are_sound(made: Model) -> None:
    assert np.linalg.norm(made.vertices["normal"], axis=1) == pytest.approx(1, abs=1e-3)
    assert made.vertices["weights"].sum(1) == pytest.approx(1, abs=1e-5)
    assert np.isfinite(made.vertices["uv"]).all()
    assert len(np.unique(made.faces["vertices"])) == len(made.vertices)
    a, b, c = made.vertices["position"][made.faces["vertices"]].transpose(1, 0, 2)
    assert np.linalg.norm(np.cross(b - a, c - a), axis=1).min() > 0


def test_every_deform_of_pmx_2_0(made: Model) -> None:
    kinds = {Deform(int(kind)) for kind in np.unique(made.vertices["deform"])}
    assert kinds == {Deform.BDEF1, Deform.BDEF2, Deform.BDEF4, Deform.SDEF}


def test_elbows_and_knees_bend_with_sdef(made: Model) -> None:
    sdef = made.vertices["bones"][made.vertices["deform"] == Deform.SDEF][:, :2]
    pairs = {(made.bones[a].name, made.bones[b].name) for a, b in np.unique(sdef, axis=0)}
    sides = {(f"{side}腕捩", f"{side}ひじ") for side in "左右"} | {(f"{side}足D", f"{side}ひざD") for side in "左右"}
    assert pairs == sides


def test_some_vertices_have_no_edge(made: Model) -> None:
    scale = made.vertices["edge_scale"]
    assert (scale == 0).any()
    assert (scale == 1).any()


def test_parents_come_before_their_children(made: Model) -> None:
    assert all(bone.parent < row for row, bone in enumerate(made.bones))
    assert [bone.name for bone in made.bones if bone.parent == NONE] == ["全ての親"]


def test_names_fit_into_motions(made: Model) -> None:
    for table in (made.bones, made.morphs):
        names = [record.name for record in table]
        assert len(set(names)) == len(names)
        assert all(len(name.encode("cp932")) <= 15 for name in names)
        assert all(record.name_en for record in table)


def test_legs_hang_on_ik(made: Model) -> None:
    bones = {bone.name: bone for bone in made.bones}
    for side in "左右":
        ik = bones[f"{side}足ＩＫ"]
        assert made.bones[ik.ik_target].name == f"{side}足首"
        assert (ik.ik_loops, ik.ik_angle) == (40, 2.0)
        knee, leg = ik.ik_links
        assert (made.bones[knee.bone].name, made.bones[leg.bone].name) == (f"{side}ひざ", f"{side}足")
        assert np.degrees((knee.lower[0], knee.upper[0])) == pytest.approx((-180, -0.5))
        assert (knee.limited, leg.limited) == (True, False)
        assert bones[f"{side}つま先ＩＫ"].flags & BoneFlags.IK


def test_bones_of_every_ability(made: Model) -> None:
    seen = BoneFlags(0)
    for bone in made.bones:
        seen |= bone.flags
    wanted = APPEND & BoneFlags.APPEND_ROTATION | BoneFlags.FIXED_AXIS | BoneFlags.LOCAL_AXES | BoneFlags.TAIL_IS_BONE
    assert seen & wanted == wanted
    assert {bone.level for bone in made.bones} == {0, 1}
    eyes = {made.bones[bone.append_parent].name for bone in made.bones if bone.name in ("左目", "右目")}
    assert eyes == {"両目"}


def test_morphs_of_every_kind_that_shows(made: Model) -> None:
    kinds = {morph.kind for morph in made.morphs}
    wanted = {MorphKind.GROUP, MorphKind.VERTEX, MorphKind.BONE, MorphKind.UV, MorphKind.UV1, MorphKind.MATERIAL}
    assert kinds == wanted
    assert all(len(morph.offsets) for morph in made.morphs)
    names = {morph.name for morph in made.morphs}
    assert names >= {"まばたき", "笑い", "ウィンク", "あ", "い", "う", "え", "お", "にこり", "困る", "照れ", "夜"}


def test_blinking_moves_lids_and_lashes_but_no_iris(made: Model) -> None:
    morphs = {morph.name: morph for morph in made.morphs}
    materials = material_of_vertices(made)
    moved = {made.materials[row].name for row in np.unique(materials[morphs["まばたき"].offsets["vertex"]])}
    assert moved == {"まぶた", "まつげ眉口"}


def material_of_vertices(model: Model) -> np.ndarray:
    materials = np.full(len(model.vertices), NONE)
    materials[model.faces["vertices"].ravel()] = np.repeat(model.faces["material"], 3)
    return materials


def test_materials_of_every_look(made: Model) -> None:
    assert {material.toon_kind for material in made.materials} == {ToonKind.TEXTURE, ToonKind.SHARED}
    assert {material.sphere_mode for material in made.materials} == set(SphereMode)
    assert [material.name for material in made.materials][-2:] == ["照れ", "ガラス玉"]
    used = {row for m in made.materials for row in (m.texture, m.sphere_texture, m.toon_texture)} - {NONE}
    assert used == set(range(len(made.textures)))


def test_frames_show_every_bone_and_morph_once(made: Model) -> None:
    root, faces = made.frames[0], made.frames[1]
    assert (root.name, root.special, faces.name, faces.special) == ("Root", True, "表情", True)
    assert not any(frame.special for frame in made.frames.records[2:])
    items = [item for frame in made.frames for item in frame.items]
    assert sorted(item.bone for item in items if isinstance(item, BoneItem)) == list(range(len(made.bones)))
    assert [item.morph for item in items if isinstance(item, MorphItem)] == list(range(len(made.morphs)))


def test_what_hangs_swings(made: Model) -> None:
    swinging = {made.bones[body.bone].name for body in made.rigid_bodies if body.mode == BodyMode.PHYSICS}
    assert swinging >= {"しっぽ６", "左横髪２", "右横髪２", "左耳２", "マフラー前３", "ガラス玉"}
    assert len(made.joints) == len(swinging)
    assert all(made.rigid_bodies[joint.body_b].mode == BodyMode.PHYSICS for joint in made.joints)


def test_nothing_starts_inside_what_it_collides_with(made: Model) -> None:
    bodies = made.rigid_bodies.records
    for index, a in enumerate(bodies):
        for b in bodies[index + 1 :]:
            if BodyMode.PHYSICS in (a.mode, b.mode) and a.mask >> b.group & 1 and b.mask >> a.group & 1:
                assert distance(a, b) > 0, (a.name, b.name)


def distance(a: RigidBody, b: RigidBody) -> float:
    """Between two spheres or capsules, roughly; negative when they overlap."""
    gaps = np.linalg.norm(axis_of(a)[:, None] - axis_of(b), axis=2)
    return float(gaps.min()) - a.size[0] - b.size[0]


def axis_of(body: RigidBody) -> np.ndarray:
    """(25, 3) points along the inner axis of a capsule; the centre of a sphere."""
    x, y, _ = body.rotation
    half = body.size[1] / 2 if body.shape == BodyShape.CAPSULE else 0.0
    along = np.array([np.sin(x) * np.sin(y), np.cos(x), np.sin(x) * np.cos(y)])
    return np.asarray(body.position) + np.linspace(-half, half, 25)[:, None] * along


# -- the bundled file ----------------------------------------------------------


def test_bundled_file_opens_without_warnings(bundled: Content) -> None:
    assert bundled.warnings == []
    assert "Katachi" in bundled.model.info[0].comment
    assert "MIT" in bundled.model.info[0].comment_en


def test_bundled_file_is_what_the_script_makes(made: Model, bundled: Content) -> None:
    for name, table in made.tables.items():
        other = bundled.model.tables[name]
        assert len(table) == len(other), name
        for field in table.fields:
            if isinstance(table, ArrayTable):
                assert alike(np.asarray(table[field.name]), other[field.name]), (name, field.name)
            else:
                for row in range(len(table)):
                    assert alike(table.value(row, field.name), other.value(row, field.name)), (name, row, field.name)


def alike(a: Any, b: Any) -> bool:
    """Equal, floats up to NEAR."""
    if isinstance(a, Columns):
        return len(a) == len(b) and all(alike(a[f.name], b[f.name]) for f in dataclasses.fields(a.row_type))
    if isinstance(a, np.ndarray):
        return a.shape == b.shape and np.allclose(a, b, rtol=1e-4, atol=NEAR)
    if isinstance(a, tuple):
        return len(a) == len(b) and all(map(alike, a, b))
    if dataclasses.is_dataclass(a):
        return type(a) is type(b) and all(alike(getattr(a, f.name), getattr(b, f.name)) for f in dataclasses.fields(a))
    return bool(a == b or (isinstance(a, float) and abs(a - b) <= NEAR + 1e-4 * abs(b)))


def test_two_runs_write_the_same_bytes(written: Path, script: ModuleType, tmp_path: Path) -> None:
    script.write(tmp_path)
    files = sorted(path.relative_to(written) for path in written.rglob("*") if path.is_file())
    assert files == sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file())
    assert all((written / file).read_bytes() == (tmp_path / file).read_bytes() for file in files)


def test_bundled_textures_are_what_the_script_draws(made: Model, written: Path) -> None:
    names = [texture.path.replace("\\", "/") for texture in made.textures]
    for name in names:
        drawn, shipped = (np.asarray(Image.open(folder / name), float) for folder in (written, resource("samples")))
        assert drawn.shape == shipped.shape, name
        assert np.abs(drawn - shipped).mean() < 1, name
    assert sum((resource("samples") / name).stat().st_size for name in names) < 1_000_000
