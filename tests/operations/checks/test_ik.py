"""Checks of IK."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.model import Model
from tests.operations.checks.proving import found, prove_fix

IK, LEG, KNEE, FOOT = range(4)


def leg(
    target: int = FOOT, links: tuple[IkLink, ...] = (IkLink(KNEE), IkLink(LEG)), loops: int = 40, angle: float = 2.0
) -> Model:
    model = Model()
    model.bones.records[:] = [
        Bone("足ＩＫ", flags=BoneFlags.IK, ik_target=target, ik_links=links, ik_loops=loops, ik_angle=angle, level=1),
        Bone("足"),
        Bone("ひざ", parent=LEG, position=(0, -4, 0)),
        Bone("足首", parent=KNEE, position=(0, -8, 0)),
    ]
    return model


BENT = IkLink(KNEE, True, (-3, 0, 0), (-0.1, 0, 0))
TWISTED = IkLink(KNEE, True, (-0.1, 0, 0), (-3, 0, 0))

FAULTS = {
    "ik-without-target": [leg(target=-1), leg(target=IK)],
    "ik-without-links": [leg(links=())],
    "ik-link-unusable": [leg(links=(IkLink(FOOT), IkLink(KNEE))), leg(links=(IkLink(KNEE), IkLink(-1)))],
    "ik-link-own": [leg(links=(IkLink(KNEE), IkLink(IK)))],
    "ik-link-not-in-chain": [leg(target=KNEE, links=(IkLink(LEG), IkLink(FOOT)))],
    "ik-limit-reversed": [leg(links=(TWISTED, IkLink(LEG)))],
    "ik-loops-many": [leg(loops=256)],
    "ik-idle": [leg(loops=0), leg(angle=0.0)],
}
SOUND = [leg(), leg(links=(BENT, IkLink(LEG))), leg(loops=255), leg(links=(IkLink(LEG),))]


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_ik_is_found_and_nothing_else(code: str) -> None:
    for model in FAULTS[code]:
        assert found(code, model) == [("bones", [IK])]
        assert [other for other in FAULTS if other != code and found(other, model)] == []
    for model in SOUND:
        assert found(code, model) == []


@pytest.mark.parametrize("code", FAULTS)
def test_a_bone_without_ik_may_say_what_it_likes(code: str) -> None:
    for model in FAULTS[code]:
        bone = model.bones[IK]
        plain = Model()
        values = {"ik_target": bone.ik_target, "ik_links": bone.ik_links, "ik_loops": bone.ik_loops}
        plain.bones.records[:] = [Bone(**values), *model.bones.records[1:]]  # type: ignore[arg-type]
        assert found(code, plain) == []


@pytest.mark.parametrize(
    ("code", "field"),
    [
        ("ik-link-unusable", "ik_links"),
        ("ik-link-own", "ik_links"),
        ("ik-limit-reversed", "ik_links"),
        ("ik-loops-many", "ik_loops"),
    ],
)
def test_what_ik_cannot_do_is_cleaned(code: str, field: str) -> None:
    for model in FAULTS[code]:
        prove_fix(code, model.snapshot(), {f"bones.{field}"})


def test_reversed_limits_are_swapped_axis_by_axis() -> None:
    model = leg(links=(IkLink(KNEE, True, (1, -1, 0), (-1, 1, 0)),))
    prove_fix("ik-limit-reversed", model, {"bones.ik_links"})
