"""Tells what an upgrade made of a PMD: a line for each section, with how much there is of what."""

from __future__ import annotations

from collections.abc import Iterator

from editor.formats.pmd.materials import toons_of
from editor.formats.pmd.structure import Pmd
from editor.messages import TranslatableText


def upgrade_summary(pmd: Pmd) -> Iterator[TranslatableText]:
    """Describe the upgrade of each section that the file has, in PMX order (mmd-semantics §7.1 to §7.5)."""
    yield TranslatableText(
        "Vertices: {:,}. Their two bones and weights became BDEF1 and BDEF2, the edge switch became the edge scale.",
        len(pmd.vertices),
    )
    yield from _materials(pmd)
    yield TranslatableText("Bones: {:,}. The kinds of bones of PMD became flags and append rotation.", len(pmd.bones))
    if len(pmd.iks):
        yield TranslatableText("IK: {:,}. Each is part of its bone, with limits on knees.", len(pmd.iks))
    if len(pmd.morphs):
        morphs = max(len(pmd.morphs) - 1, 0)  # the first is what the others count from
        yield TranslatableText("Morphs: {:,}. They move vertices directly; the base morph of PMD is gone.", morphs)
    yield TranslatableText("Display frames: {:,}, with Root and 表情 before them.", len(pmd.frames))
    if pmd.bodies is not None and pmd.joints is not None:
        counts = len(pmd.bodies), len(pmd.joints)
        yield TranslatableText(
            "Rigid bodies: {:,}, joints: {:,}. The positions of bodies are relative to the model now, no longer to"
            " their bones.",
            *counts,
        )
    if pmd.english is None:
        yield TranslatableText("The file has no English names.")


def _materials(pmd: Pmd) -> Iterator[TranslatableText]:
    toons = toons_of(pmd.toons)
    used = [toons[number] for number in pmd.materials["toon"].tolist() if number < len(toons)]
    shared = sum(1 for toon in used if toon.shared is not None)
    yield TranslatableText(
        "Materials: {:,}. They were named 材質1 and so on, and spheres became textures of their own.",
        len(pmd.materials),
    )
    yield TranslatableText(
        "Materials with one of MMD's shared toons: {:,}, with a toon of the model: {:,}.", shared, len(used) - shared
    )
