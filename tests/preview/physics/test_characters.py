"""Real characters, five seconds of motion each: every number is one, and no joint comes apart."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.model.fields import NONE
from editor.model.joints import JointKind
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.preview.physics.joints import MOVE_LOWER, MOVE_UPPER, Link, links_of
from editor.preview.physics.physics import Physics
from editor.preview.physics.poses import Poses, turned
from editor.preview.player import Player
from editor.resources import resource

FARTHEST = 1.0  # model units that a joint may be apart
LONGEST = 20.0  # of a lever: one model has a weight on a locked joint 90 units away, left there by its maker
CHARACTERS = [
    ("gene/Gene.pmx", "gene/motion/26_mortifying.vmd"),
    ("gene/Gene.pmd", "gene/motion/33_angry.vmd"),
    ("gene/Gene_light.pmx", "gene/motion/32_frustrated.vmd"),
    ("uka/MS_Uka.pmx", "uka/motion/22_apology.vmd"),
    ("uka/MS_Uka.pmx", "uka/motion/38_Ashamed.vmd"),
    ("units/test_hair_physics.pmx", "uka/motion/26_mortifying.vmd"),
]


def gap(link: Link, bodies: Poses) -> float:
    """By how much the ends of a joint are farther apart than it allows."""
    ends = [
        bodies.take(np.array([body])).times(frame)
        for body, frame in ((link.body_a, link.frame_a), (link.body_b, link.frame_b))
    ]
    apart = turned(ends[0].rotations * (-1, -1, -1, 1), ends[1].positions - ends[0].positions)[0]
    lower, upper = link.values[MOVE_LOWER], link.values[MOVE_UPPER]
    is_free = lower > upper
    excess = np.where(is_free, 0, apart - np.clip(apart, lower, np.maximum(lower, upper)))
    return float(np.linalg.norm(excess))


def dance(model: Model, motion: Path, seconds: float) -> None:
    player, figure = Player(model), Figure(model)
    player.set_motions([formats.load(motion).motion])
    figure.physics = Physics(model)
    figure.pose(player.stance(0))
    bodies = figure.physics.simulation.bodies
    links = links_of(model.joints.records, range(len(model.joints)), bodies, [])
    assert links
    assert all(link.kind in (JointKind.SPRING_6DOF, JointKind.SIX_DOF) for link in links)
    links = [
        link
        for link in links
        if max(np.abs(link.frame_a.positions).max(), np.abs(link.frame_b.positions).max()) < LONGEST
    ]
    worst = 0.0
    for frame in range(1, round(seconds * 30)):
        figure.pose(player.stance(frame), 1 / 30)
        now = figure.physics.bodies
        assert np.isfinite(now.positions).all()
        assert np.isfinite(figure.placement.positions).all()
        worst = max(worst, *(gap(link, now) for link in links))
    assert worst < FARTHEST
    assert figure.physics.simulation.failures == 0
    driven = bodies.moving & (bodies.bones != NONE)
    still = np.linalg.norm(now.positions - bodies.rest.positions, axis=1)[driven]
    assert still.max() > 0.01


@pytest.mark.parametrize(("model", "motion"), CHARACTERS)
def test_of_the_corpus(corpus, model, motion):
    if not ((corpus / model).exists() and (corpus / motion).exists()):
        pytest.skip(f"the corpus has no {model} with {motion}")
    dance(formats.load(corpus / model).model, corpus / motion, 5)


def test_the_sample():
    dance(formats.load(resource("samples", "mochi.pmx")).model, Path(resource("samples", "mochi_dance.vmd")), 5)
