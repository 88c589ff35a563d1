"""A baked motion, played without physics, has every bone where physics had it."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from editor import formats
from editor.formats.vmd.content import MotionContent
from editor.model.bone_tree import with_descendants
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.joints import JointKind
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind
from editor.model.rigid_bodies import BodyMode
from editor.model.soft_bodies import SoftBody
from editor.motion.merging import with_keys
from editor.motion.motion import Motion
from editor.motion.reducing import Tolerance
from editor.motion.sampling import NamedPose
from editor.preview.baked_motion import Baked, BakeInput, Baking, bake
from editor.preview.baking import BonesToKey, largest_deviation, record_physics
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.player import Player
from editor.preview.pose import PoseOverride
from editor.preview.skeleton import Skeleton
from editor.resources import resource
from tests.preview.physics.worlds import FALLING, body, fixed, joint, model_of
from tests.preview.skeletons import X, Z, turn

T = TypeVar("T")
LAST = 40
EVERY = Baking(0, LAST, warm_up=0.1)
CLOSE = Tolerance(np.radians(0.5), 0.02)


def run(work: Generator[float, None, T]) -> T:
    """To its end; what it says of how far it is only grows."""
    shares = [0.0]
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            assert shares == sorted(shares)
            assert shares[-1] <= 1
            made: T = end.value
            return made


def chain(*others: Bone, mode: BodyMode = BodyMode.PHYSICS, morphs: Sequence[Morph] = ()) -> Model:
    """Three bones with bodies that hang from "root" one below the other, and other bones."""
    bones = [Bone("root", position=(1, 9, 0))]
    bodies, joints = [fixed(bone=0, position=(1, 9, 0))], []
    for number in range(1, 4):
        place = (1, 9 - 2 * number, 0)
        bones.append(Bone(f"hair{number}", position=place, parent=number - 1))
        bodies.append(body(bone=number, position=(1, place[1] - 1, 0), mode=mode, angular_damping=0.3))
        joints.append(joint(JointKind.POINT_TO_POINT, position=place, body_a=number - 1, body_b=number))
    model = model_of(bodies, joints, [*bones, *others])
    model.morphs.records[:] = morphs
    return model


def sway(*morphs: str) -> Motion:
    """The root goes to and fro, and turns; the hair has keys of its own, and morphs grow."""
    motion = Motion()
    for frame, shift, angle in ((0, 0.0, 0.0), (10, 3.0, 40.0), (20, -3.0, -60.0), (LAST, 1.0, 10.0)):
        weights = np.full(len(morphs), frame / LAST, np.float32)
        offsets = np.float32([(shift, 0, shift / 2), (0, 0, 0)])
        rotations = np.float32([turn(Z, angle), turn(X, 20)])
        motion = with_keys(motion, NamedPose("", ("root", "hair2"), offsets, rotations, morphs, weights), frame)
    return motion


def performer(model: Model, *motions: Motion) -> BakeInput:
    return BakeInput(model, motions, PoseOverride.empty(len(model.bones), len(model.morphs)))


def again(motion: Motion, tmp_path: Path) -> Motion:
    """The motion as a file holds it."""
    path = tmp_path / "baked.vmd"
    assert not formats.save(MotionContent(motion), path)
    content = formats.load(path)
    assert isinstance(content, MotionContent)
    return content.motion


def check(
    model: Model,
    motions: Sequence[Motion],
    made: Baked,
    how: Baking,
    within: float,
    settings: PhysicsSettings = FALLING,
) -> None:
    """Play the motions without physics beside a second run with it."""
    frames = range(how.first, how.last + 1)
    recording = run(
        record_physics(model, performer(model, sway(*names(model))).pose_source(), frames, settings, how.warm_up)
    )
    assert max(placed.positions[3, 0] for placed in recording.bone_transforms) > 1.5, "nothing swings"
    player = Player(model)
    player.set_motions(motions)
    found = run(largest_deviation(model, player.pose, recording))
    assert found.distance <= within
    assert found.angle <= within
    assert found.distance == pytest.approx(made.deviation.distance, abs=1e-5)


def names(model: Model) -> list[str]:
    return [morph.name for morph in model.morphs]


def append(source: int, ratio: float = 0.5, flags: int = 0, **values: object) -> Bone:
    kinds = BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION | flags
    return Bone(f"append{source}", position=(4, 6, 0), flags=kinds, append_parent=source, append_ratio=ratio, **values)


LATE = BoneFlags.AFTER_PHYSICS


MORPHED = Morph(
    "bend", kind=MorphKind.BONE, offsets=Columns(BoneOffset, bone=[1], translation=[(1, 0, 0)], rotation=[turn(X, 50)])
)


MODELS = {
    "chain": chain(),
    "with bone position": chain(mode=BodyMode.PHYSICS_AND_BONE),
    "something that follows": chain(Bone("end", position=(1, 2, 1), parent=3)),
    "after physics": chain(Bone("late", position=(1, 2, 1), parent=3, flags=LATE)),
    "append": chain(append(2), Bone("child", position=(4, 4, 0), parent=4)),
    "append, far and backwards": chain(append(2, -1.5)),
    "append of an append": chain(append(2), append(4, 2.0)),
    "append of an append after physics": chain(append(2), append(4, 0.5, LATE)),
    "local append": chain(append(3, 0.5, BoneFlags.LOCAL_APPEND)),
    "local append after physics": chain(append(3, 0.5, BoneFlags.LOCAL_APPEND | LATE)),
    "IK of what is driven": chain(
        Bone("ik", position=(2, 3, 0), parent=0, flags=BoneFlags.IK, ik_target=3, ik_links=(IkLink(2), IkLink(1)))
    ),
    "IK of some that is driven": chain(
        Bone("arm", position=(3, 9, 0), parent=0),
        Bone("hand", position=(5, 9, 0), parent=4),
        Bone(
            "ik",
            position=(4, 11, 0),
            flags=BoneFlags.IK,
            ik_target=5,
            ik_links=(IkLink(4), IkLink(1)),
            ik_loops=10,
            ik_angle=0.5,
        ),
    ),
    "IK that goes for what is driven": chain(
        Bone("arm", position=(3, 3, 0)),
        Bone("hand", position=(6, 3, 0), parent=4),
        Bone("ik", position=(1, 2, 0), parent=3, flags=BoneFlags.IK, ik_target=5, ik_links=(IkLink(4),), ik_angle=1.0),
    ),
    "a child before its parent": chain(Bone("early", position=(1, 2, 0), parent=3, level=-1)),
    "a bone morph": chain(morphs=[MORPHED]),
}


@pytest.mark.parametrize("name", MODELS)
class TestEveryFrame:
    def test_beside_the_motion(self, name, tmp_path):
        model = MODELS[name]
        motion = sway(*names(model))
        made = run(bake(performer(model, motion), EVERY, FALLING))
        assert made.keys == made.all_keys == len(made.bones) * (LAST + 1)
        check(model, [motion, again(made.motion, tmp_path)], made, EVERY, 1e-4)

    def test_with_the_motion(self, name, tmp_path):
        model = MODELS[name]
        how = dataclasses.replace(EVERY, is_whole=True)
        made = run(bake(performer(model, sway(*names(model))), how, FALLING))
        check(model, [again(made.motion, tmp_path)], made, how, 1e-4)


@pytest.mark.parametrize("name", [name for name in MODELS if "append" in name])
def test_what_is_appended_again(name, tmp_path):
    model, as_mmd = MODELS[name], dataclasses.replace(FALLING, appends_again=True)
    made = run(bake(performer(model, sway()), EVERY, as_mmd))
    check(model, [sway(), again(made.motion, tmp_path)], made, EVERY, 1e-4, as_mmd)


def test_a_stretch():
    """From another frame on, with its own warm-up."""
    model, how = chain(), Baking(10, 25, warm_up=0.5)
    made = run(bake(performer(model, sway()), how, FALLING))
    assert set(made.motion.bones.keys["frame"].tolist()) == set(range(10, 26))
    check(model, [sway(), made.motion], made, how, 1e-4)


def test_fewer_keys():
    model = chain()
    how = dataclasses.replace(EVERY, tolerance=CLOSE)
    made = run(bake(performer(model, sway()), how, FALLING))
    assert made.keys < made.all_keys
    # Each of three bones may be as far off as is tolerated, the last one by what all of them are.
    check(model, [sway(), made.motion], made, how, 3 * (0.02 + 6 * np.radians(0.5)))


def test_physics_stays_away_if_told_to():
    model = chain()
    off, on = (
        run(bake(performer(model, sway()), dataclasses.replace(EVERY, switches_off=off), FALLING))
        for off in (True, False)
    )
    assert not off.motion.bones.keys["physics"].any()
    assert on.motion.bones.keys["physics"].all()


def test_the_same_again():
    one, other = (run(bake(performer(chain(), sway()), EVERY, FALLING)) for _ in range(2))
    assert one.motion == other.motion


def test_a_pose_without_motions():
    model = chain()
    hand = PoseOverride.empty(len(model.bones), 0)
    hand.bones[0] = True
    hand.pose.offsets[0], hand.pose.rotations[0] = (2, 0, 0), turn(Z, 80)
    how = Baking(0, 20, is_whole=True, warm_up=0)
    made = run(bake(BakeInput(model, [], hand), how, FALLING))
    assert set(made.motion.bones.names) == {"root", "hair1", "hair2", "hair3"}
    assert made.bones == ("hair1", "hair2", "hair3")
    assert made.deviation.distance < 1e-4


def test_what_is_held_by_hand_is_let_go_of_where_there_are_keys():
    model = chain()
    hand = PoseOverride.empty(len(model.bones), 0)
    hand.bones[2] = True
    hand.pose.rotations[2] = turn(X, 90)
    assert run(bake(BakeInput(model, [sway()], hand), EVERY, FALLING)).deviation.distance < 1e-4


def test_physics_that_is_switched_off_is_not_baked():
    model = chain()
    off = run(bake(performer(model, sway()), EVERY, FALLING)).motion
    made = run(bake(performer(model, sway(), off), EVERY, FALLING))
    assert made.bones == ()
    assert made.motion == Motion()


class TestWarnings:
    def warned(self, model: Model) -> list[tuple[str, int]]:
        made = run(bake(performer(model, sway()), EVERY, FALLING))
        return [(warning.table, warning.row) for warning in made.warnings]

    def test_names_that_no_motion_holds(self):
        model = chain()
        model.bones.records[2] = dataclasses.replace(model.bones[2], name="とても長い名前の髪")
        assert self.warned(model) == [("bones", 2)]

    def test_names_that_others_have(self):
        model = chain(Bone("hair2"))
        assert self.warned(model) == [("bones", 2)]

    def test_axes(self):
        model = chain()
        for row, axis in ((1, (0, 1, 0)), (2, (0, 0, 1))):
            flags = model.bones[row].flags | BoneFlags.FIXED_AXIS
            model.bones.records[row] = dataclasses.replace(model.bones[row], flags=flags, fixed_axis=axis)
        assert ("bones", 1) in self.warned(model)

    def test_soft_bodies(self):
        model = chain()
        model.soft_bodies.records += [SoftBody("cloth")]
        assert self.warned(model) == [("soft_bodies", 0)]


CHARACTERS = [
    ("gene/Gene.pmx", "gene/motion/26_mortifying.vmd"),
    ("uka/MS_Uka.pmx", "uka/motion/22_apology.vmd"),
]


@pytest.mark.parametrize(("model_file", "motion_file"), CHARACTERS)
def test_characters(corpus, model_file, motion_file, tmp_path):
    check_baked(corpus / model_file, corpus / motion_file, 40, 1 / 2, tmp_path)


def test_the_sample(tmp_path):
    check_baked(resource("samples", "mochi.pmx"), resource("samples", "mochi_dance.vmd"), 20, 3 / 4, tmp_path)


def check_baked(model_file, motion_file, bones, share, tmp_path):
    """That a second of a motion comes back as it was, with so many bones, and nearly so with a share of the keys."""
    model = formats.load_model(model_file).model
    motion = formats.load(motion_file).motion
    stage = performer(model, motion)
    exact = run(bake(stage, Baking(0, 30, is_whole=True), PhysicsSettings()))
    assert exact.deviation.distance < 1e-4
    assert exact.deviation.angle < 1e-4
    assert len(exact.bones) > bones
    few = run(bake(stage, Baking(0, 30, CLOSE, is_whole=True), PhysicsSettings()))
    assert few.keys < exact.keys * share
    assert few.deviation.angle < np.radians(10)
    assert again(few.motion, tmp_path).bones == few.motion.bones


def keyed_of(bones: list[Bone], *driven: int) -> BonesToKey:
    is_driven = np.zeros(len(bones), np.bool_)
    is_driven[list(driven)] = True
    return BonesToKey.of(bones, Skeleton(bones), is_driven)


def rows(switches: np.ndarray) -> list[int]:
    return np.flatnonzero(switches).tolist()


APPENDING = BoneFlags.APPEND_ROTATION


HAIR = [Bone("head"), Bone("hair", parent=0), Bone("end", parent=1)]


def test_what_is_driven_and_not_what_follows() -> None:
    assert rows(keyed_of(HAIR, 1).keyed) == [1]


def test_what_appends_from_it_and_from_that() -> None:
    one, other = (Bone(name, flags=APPENDING, append_parent=source) for name, source in (("a", 1), ("b", 3)))
    assert rows(keyed_of([*HAIR, one, other], 1).keyed) == [1, 3, 4]
    assert rows(keyed_of([*HAIR, one, other], 2).keyed) == [2]


def test_what_appends_where_something_stands() -> None:
    flags = APPENDING | BoneFlags.LOCAL_APPEND
    early = Bone("early", flags=flags, append_parent=2)
    late = Bone("late", flags=flags | BoneFlags.AFTER_PHYSICS, append_parent=2)
    assert rows(keyed_of([*HAIR, early, late], 1).keyed) == [1, 3], "what comes after physics sees it anyway"


def test_ik_that_physics_disturbs_is_off_and_its_links_have_keys() -> None:
    leg = [Bone("leg"), Bone("foot", parent=3)]
    goal = Bone("ik", parent=2, flags=BoneFlags.IK, ik_target=4, ik_links=(IkLink(3),))
    found = keyed_of([*HAIR, *leg, goal], 1)
    assert (rows(found.keyed), rows(found.ik_off)) == ([1, 3], [5])
    elsewhere = keyed_of([*HAIR, *leg, Bone("ik", flags=BoneFlags.IK, ik_target=4, ik_links=(IkLink(3),))], 1)
    assert (rows(elsewhere.keyed), rows(elsewhere.ik_off)) == ([1], [])


def test_a_child_that_comes_before_its_parent() -> None:
    found = keyed_of([HAIR[0], HAIR[1], Bone("early", parent=1, level=-1)], 1)
    assert rows(found.keyed) == [1, 2]
    assert rows(found.comes_late) == [2]


def test_parents_in_a_circle() -> None:
    assert rows(with_descendants(np.array([True, False, False]), np.array([1, 0, -1]))) == [0, 1]
