"""Checks of the model as a whole."""

from __future__ import annotations

import pytest

from editor.model.joints import Joint, JointKind
from editor.model.materials import Material, MaterialFlags
from editor.model.mesh import Deform
from editor.model.model import Info, Model
from editor.model.morphs import Morph, MorphKind
from editor.model.soft_bodies import SoftBody
from editor.operations.checks.check import CheckSubject
from tests.operations.checks.proving import found

OF_INFO = [("info", [0])]


@pytest.mark.parametrize(
    ("code", "faulty", "near"),
    [
        ("model-name-empty", Info(name=" "), Info(name="初音")),
        ("model-name-too-long", Info(name="初" * 10 + "a"), Info(name="初" * 10)),
        ("model-name-not-shift-jis", Info(name="café"), Info(name="初音～")),
        ("model-comment-empty", Info(), Info(comment="by me")),
        ("pmd-comment-too-long", Info(comment="a" * 257), Info(comment="a\r\n" * 128)),
        ("pmd-comment-too-long", Info(comment_en="a" * 257), Info(comment_en="a" * 256)),
    ],
)
def test_what_is_said_of_the_model(code: str, faulty: Info, near: Info) -> None:
    model = Model()
    for info, expected in ((near, []), (faulty, OF_INFO)):
        model.info.records[0] = info
        assert found(code, CheckSubject(model, is_pmd=True)) == expected


def test_a_pmx_has_room_for_any_comment() -> None:
    model = Model()
    model.info.records[0] = Info(comment="a" * 257)
    assert found("pmd-comment-too-long", model) == []


def test_what_only_pmx_2_1_has() -> None:
    model = Model()
    model.vertices.fill(2, deform=[Deform.BDEF4, Deform.SDEF])
    model.materials.records[:] = [Material()]
    model.morphs.records[:] = [Morph()]
    model.joints.records[:] = [Joint()]
    assert found("model-needs-pmx-2-1", model) == []
    model.vertices.fill(2, deform=[Deform.BDEF4, Deform.QDEF])
    model.materials.records.append(Material(flags=MaterialFlags.POINTS))
    model.morphs.records.append(Morph(kind=MorphKind.FLIP))
    model.joints.records.append(Joint(kind=JointKind.HINGE))
    model.soft_bodies.records.append(SoftBody())
    assert found("model-needs-pmx-2-1", model) == [
        ("vertices", [1]),
        ("materials", [1]),
        ("morphs", [1]),
        ("joints", [1]),
        ("soft_bodies", [0]),
    ]
