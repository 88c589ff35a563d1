"""Counts what of a model could be better, and names the operation that makes it so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.deform_order import order_faults
from editor.model.model import Model
from editor.operations.edits.after_upgrade import before_physics, texture_named, toons_like_shared
from editor.operations.edits.names_translation import is_untranslated
from editor.operations.edits.semi_standard.add_semi_standard import addable
from editor.operations.queries.display_frames import bones_in_no_frame, morphs_in_no_frame

ENGLISH_NAMED = ("materials", "bones", "morphs", "frames")  # whose names MMD shows in its English window


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that can be made better: how often there is any, what it is, and what is said where there is none."""

    operation: str  # its id
    count: Callable[[Model], int]
    text: Callable[[int], TranslatableText]
    done: TranslatableText


def without_english(model: Model) -> int:
    """How many rows whose names MMD shows have no English name."""
    rows = (row for name in ENGLISH_NAMED for row in model.tables[name].whole)
    return sum(1 for row in rows if is_untranslated(row.name, row.name_en))


SUGGESTIONS = (
    Suggestion(
        "names.translate",
        without_english,
        lambda count: TranslatableText("Names without an English one: {:,}", count),
        TranslatableText("Every name has an English one"),
    ),
    Suggestion(
        "bones.semi-standard",
        lambda model: len(addable(model)),
        lambda count: TranslatableText("Semi-standard bones that can be added: {:,}", count),
        TranslatableText("No semi-standard bone can be added"),
    ),
    Suggestion(
        "frames.register-missing",
        lambda model: len(bones_in_no_frame(model)) + len(morphs_in_no_frame(model)),
        lambda count: TranslatableText(
            "Bones and morphs that no display frame has, so that MMD does not show them: {:,}", count
        ),
        TranslatableText("Every visible bone and morph is in a display frame"),
    ),
    Suggestion(
        "bones.order",
        lambda model: len(order_faults(model.bones.records)),
        lambda count: TranslatableText("Bones that deform before what they need: {:,}", count),
        TranslatableText("Bones deform in the right order"),
    ),
    Suggestion(
        "materials.name-from-textures",
        lambda model: len(texture_named(model)),
        lambda count: TranslatableText("Materials without a name whose texture has one: {:,}", count),
        TranslatableText("Materials have names"),
    ),
    Suggestion(
        "materials.shared-toons",
        lambda model: len(toons_like_shared(model)),
        lambda count: TranslatableText("Toons that are called like one of MMD's ten: {:,}", count),
        TranslatableText("MMD's toons are used where they are meant"),
    ),
    Suggestion(
        "bones.after-physics",
        lambda model: int(np.count_nonzero(before_physics(model))),
        lambda count: TranslatableText("Bones that go by physics but deform before it: {:,}", count),
        TranslatableText("What goes by physics deforms after it"),
    ),
)
