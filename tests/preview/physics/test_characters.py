"""Real characters, five seconds of motion each: every number is one, and no joint comes apart."""

from __future__ import annotations

import pytest

from editor import formats
from editor.resources import resource
from tests.preview.physics.dancing import dance

FARTHEST = 1.0  # model units that a joint may be apart
CHARACTERS = [
    ("gene/Gene.pmx", "gene/motion/26_mortifying.vmd"),
    ("gene/Gene.pmd", "gene/motion/33_angry.vmd"),
    ("gene/Gene_light.pmx", "gene/motion/32_frustrated.vmd"),
    ("uka/MS_Uka.pmx", "uka/motion/22_apology.vmd"),
    ("uka/MS_Uka.pmx", "uka/motion/38_Ashamed.vmd"),
    ("units/test_hair_physics.pmx", "uka/motion/26_mortifying.vmd"),
]


def check(model, motion):
    report = dance(formats.load(model).model, formats.load(motion).motion, 5)
    assert report.joints
    assert report.is_finite
    assert report.gap < FARTHEST
    assert report.failures == 0
    assert report.moved > 0.01


@pytest.mark.parametrize(("model", "motion"), CHARACTERS)
def test_of_the_corpus(corpus, model, motion):
    if not ((corpus / model).exists() and (corpus / motion).exists()):
        pytest.skip(f"the corpus has no {model} with {motion}")
    check(corpus / model, corpus / motion)


def test_the_sample():
    check(resource("samples", "mochi.pmx"), resource("samples", "mochi_dance.vmd"))
