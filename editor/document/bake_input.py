"""Input of the baking of a document's physics: copies, so that it can be edited meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from editor.document.document import Document
from editor.document.playback import LoadedMotion
from editor.preview.baked_motion import BakeInput


def bake_input_of(document: Document, motions: Iterable[LoadedMotion]) -> BakeInput:
    """The model as it is now, posed by hand as it is now, and some of its motions."""
    document.commit()
    return BakeInput(document.model.snapshot(), [loaded.motion for loaded in motions], document.posing.override())
