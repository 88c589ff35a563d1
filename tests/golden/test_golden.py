"""The samples are as they were: numbers that are kept, and that slow references say are right. Needs no corpus.

How they were made and checked is said in make.py.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from editor.model.bones import BoneFlags
from editor.model.columns import Columns
from editor.motion.binding import bind
from editor.motion.tracks import Tracks
from tests.golden.cases import FRAMES, PUSH, UVS, Case, cases, motion, sample
from tests.golden.make import golden
from tests.golden.slow_figure import SlowFigure, SlowSkin
from tests.motion import slow_sampling

NEAR = 2e-5  # model units: what single precision leaves of sums in another order
APART = 0.02  # of bodies at rest: they tremble by a fourth of it
CASES = dict(cases())
STILL = [name for name, case in CASES.items() if not case.seconds]
PHYSICS = [name for name in CASES if name not in STILL]
GOLDEN = golden()


# The slow bones are made for random tests, which may turn down what rounding decides.
pytestmark = pytest.mark.filterwarnings("ignore:Using `assume` outside")


def kept(case: str) -> dict[str, np.ndarray]:
    return {name.partition("/")[2]: values for name, values in GOLDEN.items() if name.startswith(f"{case}/")}


# -- the program -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STILL)
def test_the_program_gives_the_golden_numbers(name: str) -> None:
    measured, wanted = CASES[name].measured(), kept(name)
    assert measured.keys() == wanted.keys()
    for array, values in wanted.items():
        np.testing.assert_allclose(measured[array], values, atol=NEAR, rtol=1e-5, err_msg=f"{name}: {array}")


@pytest.mark.parametrize("name", PHYSICS)
def test_bodies_come_to_rest_where_they_did(name: str) -> None:
    measured, wanted = CASES[name].measured(), kept(name)
    assert measured.keys() == wanted.keys()
    for array, values in wanted.items():
        np.testing.assert_allclose(measured[array], values, atol=APART, err_msg=f"{name}: {array}")


def test_every_number_is_of_a_case() -> None:
    assert {name.partition("/")[0] for name in GOLDEN} == set(CASES)


# -- the numbers -------------------------------------------------------------------------------------------------------


@pytest.fixture(params=STILL)
def case(request: pytest.FixtureRequest) -> tuple[Case, dict[str, np.ndarray], SlowFigure]:
    """A case, its golden numbers, and the same by the slow reference."""
    one = CASES[request.param]
    return one, kept(request.param), SlowFigure(one.model, one.stance)


def test_morphs_are_right(case: tuple[Case, dict[str, np.ndarray], SlowFigure]) -> None:
    one, wanted, slow = case
    np.testing.assert_allclose(slow.weights, wanted["weights"], atol=NEAR)
    np.testing.assert_allclose(slow.materials(), wanted["materials"], atol=NEAR)
    for name in UVS:
        if name in wanted:
            np.testing.assert_allclose(slow.column(name)[one.rows], wanted[name], atol=NEAR)


def test_skinning_is_right(case: tuple[Case, dict[str, np.ndarray], SlowFigure]) -> None:
    one, wanted, slow = case
    skin, points = SlowSkin(one.model, wanted["bones"]), slow.column("position")
    found = [skin.skinned(row, points[row]) for row in one.rows.tolist()]
    np.testing.assert_allclose([place for place, _ in found], wanted["positions"], atol=1e-4)
    np.testing.assert_allclose([normal for _, normal in found], wanted["normals"], atol=1e-4)


def test_bones_are_right(case: tuple[Case, dict[str, np.ndarray], SlowFigure]) -> None:
    """All that no IK has turned, and nothing that is turned so is above or appended to."""
    one, wanted, slow = case
    bones, freed = slow.bones(), free_of_ik(one)
    assert freed.any()
    found = np.array([bones.place(row)[:3] for row in np.flatnonzero(freed).tolist()])
    np.testing.assert_allclose(found, wanted["bones"][freed], atol=NEAR, rtol=1e-5)


def test_ik_gets_where_it_is_led_within_its_limits(case: tuple[Case, dict[str, np.ndarray], SlowFigure]) -> None:
    one, wanted, _ = case
    records, placed = one.model.bones.records, wanted["bones"].astype(np.float64)
    for row in working(one):
        bone = records[row]
        chain = [bone.ik_target, *(link.bone for link in bone.ik_links)]
        lengths = [np.subtract(records[a].position, records[b].position) for a, b in pairwise(chain)]
        start = placed[chain[-1], :, 3]
        out_of_reach = np.linalg.norm(placed[row, :, 3] - start) - sum(map(np.linalg.norm, lengths))
        missed = np.linalg.norm(placed[row, :, 3] - placed[bone.ik_target, :, 3])
        assert missed < max(out_of_reach, 0) + 0.02, bone.name
        for link in bone.ik_links:
            if link.limited:
                turn = placed[records[link.bone].parent, :, :3].T @ placed[link.bone, :, :3]
                assert_within(turn, link.lower, link.upper)


def assert_within(turn: np.ndarray, lower: tuple[float, ...], upper: tuple[float, ...]) -> None:
    """That a link with one free axis, if it has turned, has turned about that alone, and as far as it may."""
    if np.abs(turn - np.eye(3)).max() < 1e-6:
        return  # the target was at its goal already
    (axis,) = np.flatnonzero(np.any((lower, upper), axis=0)).tolist()
    np.testing.assert_allclose(turn[axis], np.eye(3)[axis], atol=1e-4)
    first, second = (axis + 1) % 3, (axis + 2) % 3
    angle = np.arctan2(turn[second, first], turn[first, first])
    assert lower[axis] - 1e-3 < angle < upper[axis] + 1e-3


def working(one: Case) -> list[int]:
    return [row for row, bone in enumerate(one.model.bones) if bone.flags & BoneFlags.IK and one.stance.ik[row]]


def free_of_ik(one: Case) -> np.ndarray:
    """(bones,) which have nothing to do with what an IK has turned."""
    records = one.model.bones.records
    touched = {link.bone for row in working(one) for link in records[row].ik_links}
    count = -1
    while count != (count := len(touched)):
        touched |= {row for row, bone in enumerate(records) if {bone.parent, bone.append_parent} & touched}
    return ~np.isin(np.arange(len(records)), list(touched))


def keys_of(tracks: Tracks, number: int) -> Columns:
    return tracks.keys.take(np.arange(*tracks.starts[number : number + 2]))


@pytest.mark.parametrize("frame", FRAMES)
def test_the_stances_of_the_dance_are_right(frame: float) -> None:
    model, dance, pose = sample("mochi"), motion("mochi_dance"), CASES[f"dance {frame}"].stance
    bound = bind(dance, model)
    for row, track in enumerate(bound.bones.tolist()):
        if track >= 0:
            keys = keys_of(dance.bones, track)
            offset, rotation, _ = slow_sampling.bone(keys, frame)
            np.testing.assert_allclose(pose.offsets[row], offset, atol=1e-4)
            np.testing.assert_allclose(
                pose.rotations[row] * np.sign(pose.rotations[row] @ rotation), rotation, atol=1e-5
            )
    for row, track in enumerate(bound.morphs.tolist()):
        if track >= 0:
            keys = keys_of(dance.morphs, track)
            a, b, time = slow_sampling.around(keys, frame)
            assert pose.weights[row] == pytest.approx(slow_sampling.mixed(a.weight, b.weight, time), abs=1e-5)


def test_the_impulse_is_weighted() -> None:
    (push,) = CASES["workshop impulse"].figure().parts.impulses
    assert (push.body, push.local, push.is_stop) == (0, False, False)
    np.testing.assert_allclose((push.velocity, push.torque), np.array(PUSH) / 2)


# -- physics -----------------------------------------------------------------------------------------------------------


def test_bodies_that_follow_bones_are_with_them() -> None:
    model, bodies = sample("mochi"), kept("rest of Mochi")["bodies"]
    held = [row for row, body in enumerate(model.rigid_bodies) if body.mode == 0]
    np.testing.assert_allclose(bodies[held][:, :, 3], [model.rigid_bodies[row].position for row in held], atol=1e-4)


def test_no_joint_at_rest_is_apart() -> None:
    model, bodies = sample("mochi"), kept("rest of Mochi")["bodies"]
    for joint in model.joints:
        ends = []
        for row in (joint.body_a, joint.body_b):
            body = model.rigid_bodies[row]
            turn = rotation_of(body.rotation)
            ends.append(bodies[row, :, :3] @ turn.T @ np.subtract(joint.position, body.position) + bodies[row, :, 3])
        apart = np.linalg.norm(np.subtract(*ends))
        assert apart < np.linalg.norm(np.maximum(np.abs(joint.move_lower), np.abs(joint.move_upper))) + 0.05


def rotation_of(angles: tuple[float, float, float]) -> np.ndarray:
    """Ry · Rx · Rz."""
    (cx, cy, cz), (sx, sy, sz) = np.cos(angles), np.sin(angles)
    x = np.array([(1, 0, 0), (0, cx, -sx), (0, sx, cx)])
    y = np.array([(cy, 0, sy), (0, 1, 0), (-sy, 0, cy)])
    z = np.array([(cz, -sz, 0), (sz, cz, 0), (0, 0, 1)])
    return y @ x @ z


def test_pinned_cloth_hangs_from_its_pins() -> None:
    case, wanted = CASES["rest of Teru"], kept("rest of Teru")["positions"]
    pinned = np.concatenate([soft.pins["vertex"] for soft in case.model.soft_bodies])
    at_pins = np.isin(case.rows, pinned)
    assert at_pins.any()
    np.testing.assert_allclose(wanted[at_pins], case.model.vertices["position"][case.rows][at_pins], atol=1e-3)
    assert (wanted[:, 1] > 0).all()
