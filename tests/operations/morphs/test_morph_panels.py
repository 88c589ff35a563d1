"""Morphs moved to another of MMD's panels."""

from __future__ import annotations

from collections.abc import Sequence

from editor.model.fields import replaced
from editor.model.frames import FrameItem, MorphItem
from editor.model.morphs import Panel
from tests.operations.model_making import full_model
from tests.operations.running import apply


def _others(items: Sequence[FrameItem]) -> list[FrameItem]:
    return [item for item in items if item != MorphItem(0)]


def test_a_hidden_morph_that_is_shown_comes_to_a_frame():
    model = full_model()
    model.morphs.records[0] = replaced(model.morphs[0], {"panel": Panel.HIDDEN})
    model.frames.records[:] = [replaced(frame, {"items": _others(frame.items)}) for frame in model.frames]
    apply(model, "morphs.move-to-panel", {"morphs": [0]}, panel=Panel.EYE)
    assert model.morphs[0].panel is Panel.EYE
    assert [MorphItem(0) in frame.items for frame in model.frames].count(True) == 1
    apply(model, "morphs.move-to-panel", {"morphs": [0]}, panel=Panel.MOUTH)
    assert sum(frame.items.count(MorphItem(0)) for frame in model.frames) == 1
