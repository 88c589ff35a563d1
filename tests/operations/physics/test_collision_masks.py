"""Groups collide where every pair of their bodies does; setting it sets the masks of all of them."""

from __future__ import annotations

import random
from itertools import product

import pytest

from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import SoftBody
from editor.operations.queries.collision_groups import Meeting, collision_groups
from tests.operations.running import apply


def model_of(*bodies: tuple[int, int], soft: tuple[int, int] | None = None) -> Model:
    model = Model()
    model.rigid_bodies.records += [RigidBody(group=group, mask=mask) for group, mask in bodies]
    model.soft_bodies.records += [SoftBody(group=soft[0], mask=soft[1])] if soft else []
    return model


def test_two_groups_meet_as_each_pair_of_their_bodies_does() -> None:
    rng = random.Random(7)
    for _ in range(200):
        bodies = [(rng.randrange(3), rng.randrange(8)) for _ in range(rng.randrange(1, 7))]
        meetings = collision_groups(model_of(*bodies)).meetings
        for one, other in product(range(3), repeat=2):
            pairs = [
                bool(a[1] >> b[0] & b[1] >> a[0] & 1)
                for a, b in product(bodies, repeat=2)
                if (a[0], b[0]) == (one, other)
            ]
            if pairs:
                expected = Meeting.ALWAYS if all(pairs) else Meeting.SOME if any(pairs) else Meeting.NEVER
                assert meetings[one, other] == meetings[other, one] == expected, bodies


def test_soft_bodies_count_and_empty_groups_are_told() -> None:
    groups = collision_groups(model_of((0, 0b10), (0, 0b10), soft=(1, 0b01)))
    assert groups.counts[:, :3].tolist() == [[2, 0, 0], [0, 1, 0]]
    assert groups.meetings[0, :3].tolist() == [Meeting.NEVER, Meeting.ALWAYS, Meeting.NEVER]
    assert groups.meetings[2, 3] == Meeting.EMPTY
    assert (collision_groups(Model()).meetings == Meeting.EMPTY).all()


def test_masks_of_both_groups_are_set_and_no_other_bits() -> None:
    model = model_of((0, 0b100), (1, 0b1000), (2, 0), soft=(1, 0b1))
    apply(model, "bodies.set-collision", group=0, with_=1)
    assert [body.mask for body in model.rigid_bodies] == [0b110, 0b1001, 0]
    assert model.soft_bodies[0].mask == 0b1
    assert collision_groups(model).meetings[0, 1] == Meeting.ALWAYS
    apply(model, "bodies.set-collision", group=1, with_=0, collides=False)
    assert [body.mask for body in model.rigid_bodies] == [0b100, 0b1000, 0]
    assert model.soft_bodies[0].mask == 0
    apply(model, "bodies.set-collision", group=2, with_=2)
    assert model.rigid_bodies[2].mask == 0b100
    with pytest.raises(ValueError, match="no body is in either group"):
        apply(model, "bodies.set-collision", group=7, with_=8)
