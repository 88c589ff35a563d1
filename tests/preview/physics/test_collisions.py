"""Which bodies collide, for all pairs of group and mask, and how Bullet is told."""

import gc
import sys
from itertools import product
from types import FrameType

import numpy as np
import pytest

from editor.model.fields import NONE
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.preview.physics.collisions import MOST_BITS, class_and_mask_bits, collision_classes
from editor.preview.physics.engine import PhysicsSettings
from tests.preview.physics.worlds import FLOATING, Play, body, fixed, model_of

APART = 30.0


def collide(one: RigidBody, other: RigidBody) -> bool:
    """The rule, spelt out."""
    return bool(one.mask & 1 << other.group and other.mask & 1 << one.group)


def pushed(bodies: list[RigidBody]) -> list[bool]:
    """Whether each pair of bodies that follow each other in the list, lying in each other, comes apart."""
    placed = [
        body(group=one.group, mask=one.mask, position=(APART * (row // 2 % 32), APART * (row // 64), row % 2))
        for row, one in enumerate(bodies)
    ]
    now = Play(model_of(placed), FLOATING).run(0.1).positions.reshape(-1, 2, 3)
    return (np.linalg.norm(now[:, 0] - now[:, 1], axis=1) > 1.05).tolist()


def test_the_table_is_the_rule_for_every_pair():
    kinds = [body(group=group, mask=1 << bit) for group, bit in product(range(16), repeat=2)]
    groups, masks = (np.array([getattr(one, name) for one in kinds]) for name in ("group", "mask"))
    classes, meets = collision_classes(groups, masks, np.zeros(len(kinds), np.bool_))
    for row, one in enumerate(kinds):
        assert meets[classes[row], classes].tolist() == [collide(one, other) for other in kinds]


def test_bodies_that_meet_the_same_others_are_one_class():
    groups, masks = np.array([0, 1, 2, 3]), np.array([0xFFFF, 0xFFFF, 0xFFFF, 0])
    classes, meets = collision_classes(groups, masks, np.array([False, False, False, False]))
    assert len(meets) == 2
    assert len(set(classes[:3].tolist())) == 1


@pytest.mark.parametrize("seed", range(8))
def test_bits_say_what_the_table_says(seed):
    """For many kinds and few: what others make up together needs no bit."""
    numbers = np.random.default_rng(seed)
    of_group = [1 << bit | 1 << other for bit, other in product(range(0, 16, 4), range(16))]
    masks = [0, 0xFFFF, *of_group, *numbers.integers(0, 0x10000, seed * 3).tolist()]
    groups = numbers.integers(0, 16 if seed % 2 else 3, len(masks))
    _, meets = collision_classes(groups, np.array(masks), numbers.integers(0, 2, len(masks)).astype(np.bool_))
    carried, bits_meet = class_and_mask_bits(meets)
    np.testing.assert_array_equal(carried.astype(int) @ bits_meet @ carried.T > 0, meets)


def test_what_others_meet_together_needs_no_bit():
    """Two bodies of a group, a third that meets what both do, and one that meets nothing."""
    masks = np.array([1 << 1, 1 << 2, 1 << 1 | 1 << 2, 0, 0xFFFF, 0xFFFF])
    _, meets = collision_classes(np.array([0, 0, 0, 0, 1, 2]), masks, np.zeros(6, np.bool_))
    carried, bits_meet = class_and_mask_bits(meets)
    assert (len(meets), len(bits_meet)) == (6, 4)
    assert sorted(carried.sum(axis=1).tolist())[0] == 0


def test_bodies_that_only_follow_do_not_meet_each_other():
    classes, meets = collision_classes(np.zeros(3, int), np.full(3, 0xFFFF), np.array([True, True, False]))
    assert not meets[classes[0], classes[1]]
    assert meets[classes[0], classes[2]]


@pytest.mark.parametrize("is_mutual", [True, False])
def test_contacts_of_all_groups_and_masks(is_mutual):
    """Group g that wants only group m, with a body of m that wants only g, or all but g."""
    pairs = []
    for group, bit in product(range(16), repeat=2):
        answer = 1 << group if is_mutual else 0xFFFF ^ 1 << group
        pairs += [body(group=group, mask=1 << bit), body(group=bit, mask=answer)]
    expected = [collide(one, other) for one, other in zip(pairs[::2], pairs[1::2], strict=True)]
    assert any(expected) == is_mutual
    assert pushed(pairs) == expected


@pytest.mark.parametrize("group", range(16))
def test_contacts_in_a_world_of_few_classes(group):
    pairs = [
        one
        for bit in range(16)
        for one in (body(group=group, mask=1 << bit), body(group=bit, mask=0x5555 << group % 2))
    ]
    expected = [collide(one, other) for one, other in zip(pairs[::2], pairs[1::2], strict=True)]
    kinds = len({(one.group, one.mask) for one in pairs})
    assert kinds <= MOST_BITS
    assert pushed(pairs) == expected


def test_contacts_of_more_kinds_than_bits():
    """A body that wants two groups needs no bit where there are others that want one."""
    wanted = [1 << one | 1 << other for one, other in product(range(16), repeat=2) if one <= other]
    pairs = [one for mask in wanted for one in (body(group=0, mask=mask), body(group=mask % 16, mask=0xFFFF))]
    expected = [collide(one, other) for one, other in zip(pairs[::2], pairs[1::2], strict=True)]
    play = Play(model_of(pairs), FLOATING)
    assert len({(one.group, one.mask) for one in pairs}) > MOST_BITS
    assert not play.physics.simulation._running._filter.asks
    assert pushed(pairs) == expected


def test_nothing_is_collected_while_bullet_asks():
    """Bullet has one lock for all worlds meanwhile: one that the collector destroyed would wait for it for ever."""
    collects = []

    def note(frame: FrameType, *_: object) -> None:
        if frame.f_code.co_name == "decide":
            collects.append(gc.isenabled())

    gc.enable()
    sys.setprofile(note)
    try:
        pushed([body(group=group, mask=1 << bit) for group, bit in product(range(16), repeat=2)])
    finally:
        sys.setprofile(None)
    assert collects
    assert not any(collects)
    assert gc.isenabled()


def test_bodies_without_volume_meet_nothing():
    flat = body(size=(0, 1, 1), mask=0xFFFF)
    play = Play(model_of([fixed(mask=0xFFFF), flat]), FLOATING).run(0.5)
    assert np.abs(play.positions).max() < 1e-3
    assert ("rigid_bodies", 1) in [(warning.table, warning.row) for warning in play.physics.warnings]


MEETS = {"mask": 0xFFFF}
BOX = {"shape": BodyShape.BOX, "size": (1.0, 0.5, 1.0), **MEETS}


def test_a_ball_touches_the_ground_in_one_point() -> None:
    play = Play(model_of([body(position=(3, 1.2, 4), **MEETS)])).run(1)
    contacts = play.physics.state.contacts
    np.testing.assert_allclose(contacts.points, [(3, 0, 4)], atol=0.01)
    np.testing.assert_allclose(np.abs(contacts.normals), [(0, 1, 0)], atol=1e-3)
    np.testing.assert_allclose(contacts.depths, [0], atol=2e-3)
    assert sorted(contacts.bodies[0]) == [NONE, 0]


def test_a_box_stands_on_a_box_in_four_points() -> None:
    play = Play(model_of([fixed(position=(0, 1, 0), **BOX), body(position=(0, 2.1, 0), **BOX)])).run(2)
    contacts = play.physics.state.contacts
    between = (contacts.bodies != NONE).all(axis=1)
    assert between.sum() == 4
    np.testing.assert_allclose(contacts.points[between][:, 1], 1.5, atol=0.01)
    np.testing.assert_allclose(np.abs(contacts.points[between][:, ::2]), 1, atol=0.05)
    np.testing.assert_allclose(np.abs(contacts.normals[between]), [(0, 1, 0)] * 4, atol=1e-3)


def test_the_normal_points_from_the_second_body_to_the_first() -> None:
    play = Play(model_of([fixed(position=(0, 1, 0), **BOX), body(position=(0, 2.1, 0), **BOX)])).run(2)
    contacts = play.physics.state.contacts
    between = (contacts.bodies != NONE).all(axis=1)
    first, second = play.positions[contacts.bodies[between]].transpose(1, 0, 2)
    assert (np.einsum("ij,ij->i", first - second, contacts.normals[between]) > 0).all()


def test_bodies_within_each_other_say_how_deep() -> None:
    play = Play(model_of([fixed(**MEETS), body(position=(1.5, 0, 0), mass=1e6, **MEETS)]), FLOATING).run(1 / 120)
    contacts = play.physics.state.contacts
    assert contacts.depths.tolist()[0] > 0.3


def test_there_are_none_where_nothing_touches_or_masks_forbid() -> None:
    apart = Play(model_of([body(position=(0, 9, 0), **MEETS), body(position=(5, 9, 0), **MEETS)]), FLOATING).run(0.1)
    passing = Play(model_of([body(), body(position=(0.5, 0, 0))]), PhysicsSettings(gravity=0, ground=False)).run(0.1)
    assert len(apart.physics.state.contacts) == len(passing.physics.state.contacts) == 0
    assert len(Play(model_of([])).physics.state.contacts) == 0
