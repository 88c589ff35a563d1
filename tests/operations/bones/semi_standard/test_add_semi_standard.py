"""The operation that adds semi-standard bones: what holds of each kind, alone and all together."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from editor.formats import load
from editor.math3d.arrays import Float32Array
from editor.math3d.rotations import unit_quaternions
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.fields import NONE, replaced
from editor.model.history import History
from editor.model.mesh import effective_weights
from editor.model.model import Model
from editor.model.names import SideStyle, in_style, plain_name
from editor.operations.bones.semi_standard.kinds import KINDS
from editor.operations.run_operation import Outcome
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource
from tests.model.random_models import fingerprint, for_random_seeds, random_model
from tests.operations.humanoid import humanoid
from tests.operations.running import apply

EACH = pytest.mark.parametrize("which", ["all", *KINDS])
TITLES = [kind.title(side) for kind in KINDS.values() for side in kind.sides]
NEEDS = [side.prefix + name for kind in KINDS.values() for side in kind.sides for name in kind.needs]


def add(model: Model, which: str = "all", **more: Any) -> Outcome:
    return apply(model, "bones.semi-standard", which=which, **more)


def skinned(model: Model) -> Float32Array:
    with np.errstate(all="ignore"):
        return PosedModel(model).skinned()[0]


def names_of(model: Model) -> list[str]:
    return [bone.name for bone in model.bones]


def out_of_order(model: Model) -> set[tuple[str, str]]:
    """Bones that deform before their parent or append parent, with that."""
    bones, faults = model.bones.records, set()
    for row, bone in enumerate(bones):
        for above in (bone.parent, bone.append_parent if bone.flags & APPEND else NONE):
            if above != NONE and _turn(bones, above) >= _turn(bones, row):
                faults.add((bone.name, bones[above].name))
    return faults


def _turn(bones: list[Bone], row: int) -> tuple[bool, int, int]:
    return bool(bones[row].flags & BoneFlags.AFTER_PHYSICS), bones[row].level, row


def check_contract(model: Model, which: str, **more: Any) -> Outcome:
    """What holds whatever the model: shape at rest, order, sums of weights, undo; the outcome, done."""
    before, shape, order = fingerprint(model), skinned(model), out_of_order(model)
    sums = effective_weights(model.vertices["deform"], model.vertices["weights"]).sum(axis=1)
    outcome = add(model, which, **more)
    after = fingerprint(model)
    np.testing.assert_allclose(skinned(model), shape, atol=1e-5)
    assert order or not out_of_order(model)
    new = effective_weights(model.vertices["deform"], model.vertices["weights"]).sum(axis=1)
    np.testing.assert_allclose(new, sums, atol=2e-5)
    if outcome.step is not None:
        history = History()
        history.add(outcome.step)
        history.undo()
        assert fingerprint(model) == before
        history.redo()
        assert fingerprint(model) == after
    return outcome


@EACH
def test_a_character_gets_each_kind_and_is_as_before_at_rest(which: str) -> None:
    model = humanoid()
    outcome = check_contract(model, which)
    kinds = KINDS.values() if which == "all" else [KINDS[which]]
    assert {kind.title(side) for kind in kinds for side in kind.sides} <= set(names_of(model))
    assert not outcome.result.warnings
    assert {names_of(model)[row] for row in outcome.result.rows["bones"]} == set(names_of(model)) - set(
        names_of(humanoid())
    )
    transforms = PosedModel(model).bone_transforms.matrices()
    np.testing.assert_allclose(transforms, np.broadcast_to(np.eye(4), transforms.shape), atol=1e-6)


@EACH
def test_poses_of_the_bones_that_were_there_look_as_before(which: str) -> None:
    """Whatever a motion of these bones, IK and all: it moves the same, as long as it has no keys for the new ones.

    Only 親指１ takes less along than before, as a part of its vertices is meant to hang from 親指０: it is not moved.
    """
    rng = np.random.default_rng(1)
    names = [name for name in names_of(humanoid()) if not name.endswith("親指１")]
    turns = dict(
        zip(names, unit_quaternions(np.insert(rng.uniform(-0.3, 0.3, (len(names), 3)), 3, 1, axis=1)), strict=True)
    )
    shifts = {name: rng.uniform(-1, 1, 3) for name in names if name == "センター" or name.endswith("ＩＫ")}
    before, after = humanoid(), humanoid()
    add(after, which)
    shapes = []
    for model in (before, after):
        pose = Pose.at_rest(len(model.bones), 0)
        for row, bone in enumerate(model.bones):
            pose.rotations[row] = turns.get(bone.name, pose.rotations[row])
            pose.offsets[row] = shifts.get(bone.name, pose.offsets[row])
        posed_model = PosedModel(model)
        posed_model.pose(pose)
        shapes.append(posed_model.skinned()[0])
    assert np.abs(shapes[0] - skinned(before)).max() > 1
    np.testing.assert_allclose(shapes[1], shapes[0], atol=1e-4)


@EACH
def test_what_is_there_is_not_made_twice(which: str) -> None:
    model = humanoid()
    add(model, which)
    once = fingerprint(model)
    outcome = add(model, which)
    assert outcome.step is None
    assert fingerprint(model) == once
    assert "there already" in outcome.result.message


@EACH
@pytest.mark.parametrize("sample", ["mochi.pmx", "cloth.pmx"])
def test_samples_are_as_before_at_rest(which: str, sample: str) -> None:
    model = load(resource("samples", sample)).model
    check_contract(model, which)
    assert len(set(names_of(model))) == len(names_of(model))


@for_random_seeds
def test_random_models_with_bones_of_these_names(seed: int) -> None:
    rng = random.Random(seed)
    model = random_model(seed, 30)
    for row, bone in enumerate(model.bones):
        parent = rng.randrange(-1, row)  # in circles nothing can be added, as any edit of them is refused
        flags = bone.flags & ~(APPEND | (BoneFlags.AFTER_PHYSICS if seed % 2 else 0))
        values = {"name": rng.choice([*TITLES, *NEEDS]), "parent": parent, "level": 0, "flags": flags}
        model.bones.records[row] = type(bone)(
            **{name: values.get(name, getattr(bone, name)) for name in bone.__slots__}
        )
    before = fingerprint(model)
    try:
        check_contract(model, "all", elbow=rng.random() < 0.5, show_d=True, thumb_axes=True)
    except ValueError:
        assert fingerprint(model) == before


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.needs], ids=lambda kind: kind.name)
def test_what_it_needs_and_is_not_there_is_told(kind: Any) -> None:
    for side in kind.sides:
        for need in kind.needs:
            model = humanoid()
            row = names_of(model).index(side.prefix + need)
            model.bones.records[row] = Bone("他", position=model.bones[row].position, parent=model.bones[row].parent)
            outcome = add(model, kind.name)
            assert kind.title(side) not in names_of(model)
            assert [str(text) for text in outcome.result.warnings] == [
                f"{kind.title(side)} was not added: {side.prefix}{need} is missing"
            ]


@pytest.mark.parametrize(
    ("which", "expected"),
    [
        ("右腕捩", ["右腕捩"]),
        ("腕捩, グルーブ", ["右腕捩", "左腕捩", "グルーブ"]),
        ("親指0,左足ＩＫ親", ["左足IK親", "右親指０", "左親指０"]),
    ],
)
def test_bones_are_chosen_by_name_side_and_any_width(which: str, expected: list[str]) -> None:
    model = humanoid()
    add(model, which)
    assert [title for title in TITLES if title in names_of(model)] == expected


def test_strange_names_and_no_names_are_refused() -> None:
    for which, why in (("腕捩,腕立て", "腕立て is no semi-standard bone"), (" ,", "no bone is chosen")):
        model = humanoid()
        with pytest.raises(ValueError, match=why):
            add(model, which)
        assert fingerprint(model) == fingerprint(humanoid())


def test_a_bone_that_does_not_hang_as_it_has_to_is_told() -> None:
    model = humanoid()
    elbow = names_of(model).index("左ひじ")
    values = {name: getattr(model.bones[elbow], name) for name in Bone.__slots__}
    model.bones.records[elbow] = Bone(**{**values, "parent": 0})
    assert [str(text) for text in add(model, "左腕捩").result.warnings] == [
        "左腕捩 was not added: 左ひじ is not below 左腕"
    ]
    model.bones.records[elbow] = Bone(**{**values, "position": model.bones[names_of(model).index("左腕")].position})
    assert "at the same place" in add(model, "左腕捩").result.warnings[0]
    model.bones.records[elbow] = Bone(**{**values, "position": (float("nan"), 0, 0)})
    assert "左ひじ has no position" in add(model, "左腕捩").result.warnings[0]


def test_without_reweighting_vertices_stay_and_with_materials_the_others_do() -> None:
    model = humanoid()
    plain = model.vertices["bones"].copy()
    names = names_of(model)
    add(model, reweight=False)
    old = [names_of(model).index(name) for name in names]
    np.testing.assert_array_equal(np.append(old, NONE)[plain], model.vertices["bones"])
    model = humanoid()
    add(model, "足先EX", materials=(1,))
    corners = model.faces["vertices"]
    other = np.setdiff1d(corners[model.faces["material"] == 0], corners[model.faces["material"] == 1])
    copies = [row for row, name in enumerate(names_of(model)) if name.endswith(("D", "EX"))]
    assert not np.isin(model.vertices["bones"][other], copies).any()
    assert np.isin(model.vertices["bones"], copies).any()


def test_new_bones_enter_the_frames_of_those_that_they_belong_to() -> None:
    model = humanoid()
    add(model)
    frames = {frame.name: [names_of(model)[item.bone] for item in frame.items] for frame in model.frames}
    assert frames["Root"] == ["全ての親"]
    assert frames["センター"][0] == "センター"
    assert set(frames["センター"]) == {"センター", "グルーブ", "操作中心"}
    left = {name: [bone for bone in bones if bone[0] != "右"] for name, bones in frames.items()}
    assert left["体(上)"] == ["上半身", "上半身2", "首"]
    assert left["腕"] == ["左肩", "左肩P", "左腕", "左腕捩", "左ひじ", "左手捩", "左手首", "左親指０", "左ダミー"]
    assert left["足"] == ["下半身", "腰", "左足首", "左足先EX"]
    assert frames["ＩＫ"] == ["左足ＩＫ", "左足IK親", "右足ＩＫ", "右足IK親"]
    shown = [name for names in frames.values() for name in names]
    assert len(shown) == len(set(shown))
    hidden = {bone.name for bone in model.bones if not bone.flags & BoneFlags.VISIBLE}
    assert not hidden & set(shown)
    added = set(names_of(model)) - set(names_of(humanoid()))
    assert added - hidden <= set(shown)
    model = humanoid()
    add(model, frames=False)
    assert [len(frame.items) for frame in model.frames] == [len(frame.items) for frame in humanoid().frames]


def test_real_characters_are_as_before_at_rest(corpus: Path) -> None:
    for path in ("gene/Gene.pmx", "gene/Gene.pmd", "uka/MS_Uka.pmx"):
        check_contract(load(corpus / path).model, "all")


@pytest.mark.parametrize("style", SideStyle)
def test_bones_are_found_in_other_widths_and_with_sides_said_otherwise(style: SideStyle) -> None:
    model, made = humanoid(), humanoid()
    add(made)
    model.bones.records[:] = [replaced(bone, {"name": plain_name(in_style(bone.name, style))}) for bone in model.bones]
    outcome = add(model)
    assert not outcome.result.warnings
    styled = {plain_name(in_style(name, style)) for name in names_of(humanoid())}
    assert {name for name in names_of(model) if name not in styled} == set(names_of(made)) - set(names_of(humanoid()))
    assert [bone.position for bone in model.bones] == [bone.position for bone in made.bones]
    assert [bone.parent for bone in model.bones] == [bone.parent for bone in made.bones]
    assert "Bones added" not in str(add(model).result.message), "all of them are there"
