"""What a document gives to those who bake its physics: copies, so that it can be edited meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from editor.document.document import Document
from editor.document.posing import LoadedMotion
from editor.preview.baked_motion import Performer
from editor.preview.hand import Hand


def performer_of(document: Document, motions: Iterable[LoadedMotion]) -> Performer:
    """The model as it is now, posed by hand as it is now, and some of its motions."""
    document.commit()
    posing = document.posing
    held = (posing.held_bones, posing.held_morphs, posing.held_ik)
    hand = Hand(posing.stance().copy(), *(rows.copy() for rows in held))
    return Performer(document.model.snapshot(), [loaded.motion for loaded in motions], hand)
