"""Which bodies collide, for all pairs of group and mask."""

from itertools import product

import numpy as np
import pytest

from editor.model.rigid_bodies import RigidBody
from editor.preview.physics.filtering import meeting
from editor.preview.physics.world import MOST_CLASSES
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
    classes, meets = meeting(groups, masks, np.zeros(len(kinds), np.bool_))
    for row, one in enumerate(kinds):
        assert meets[classes[row], classes].tolist() == [collide(one, other) for other in kinds]


def test_bodies_that_meet_the_same_others_are_one_class():
    groups, masks = np.array([0, 1, 2, 3]), np.array([0xFFFF, 0xFFFF, 0xFFFF, 0])
    classes, meets = meeting(groups, masks, np.array([False, False, False, False]))
    assert len(meets) == 2
    assert len(set(classes[:3].tolist())) == 1


def test_bodies_that_only_follow_do_not_meet_each_other():
    classes, meets = meeting(np.zeros(3, int), np.full(3, 0xFFFF), np.array([True, True, False]))
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
    assert kinds <= MOST_CLASSES
    assert pushed(pairs) == expected


def test_bodies_without_volume_meet_nothing():
    flat = body(size=(0, 1, 1), mask=0xFFFF)
    play = Play(model_of([fixed(mask=0xFFFF), flat]), FLOATING).run(0.5)
    assert np.abs(play.positions).max() < 1e-3
    assert ("rigid_bodies", 1) in [(table, row) for table, row, _ in play.physics.warnings]
