"""Checks of morphs: what they move, and whether MMD shows them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.messages import Finding, Level, TranslatableText
from editor.model.columns import FLOATS, Columns
from editor.model.fields import fields_of
from editor.model.morphs import (
    BoneOffset,
    Morph,
    MorphKind,
    MorphOffset,
    UvOffset,
    VertexOffset,
    members_fault,
)
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_by_text, findings_of_rows
from editor.operations.queries.display_frames import morphs_in_no_frame
from editor.operations.queries.faults import LEAST, does_something
from editor.preview.morph_weights import nested_faults

MORPHS = frozenset({"morphs"})
# What an offset is about, by its type, where the same one twice in a morph says nothing that one could not.
ADDED_UP = {VertexOffset: "vertex", UvOffset: "vertex", BoneOffset: "bone", MorphOffset: "morph"}


def not_finite(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A number of an offset is invalid (NaN or infinite)")
    return findings_of_rows(sorted(subject.of(_broken)), "morphs", text, "offsets")


def _broken(subject: CheckSubject) -> set[int]:
    return {row for row, morph in enumerate(subject.model.morphs.records) if not _is_finite(morph.offsets)}


def nearly_zero(subject: CheckSubject) -> Iterator[Finding]:
    broken = subject.of(_broken)
    counts = (
        (row, _idle_offset_count(morph)) for row, morph in enumerate(subject.model.morphs.records) if row not in broken
    )
    return findings_by_text(
        ((row, TranslatableText("Offsets with almost no effect: {:,}", count)) for row, count in counts if count),
        "morphs",
        "offsets",
    )


def _idle_offset_count(morph: Morph) -> int:
    """Count the offsets of a morph that do next to nothing."""
    if not len(morph.offsets):
        return 0
    moving = np.count_nonzero(does_something(morph.kind, morph.offsets, LEAST))
    return len(morph.offsets) - int(moving)


def _is_finite(offsets: Columns) -> bool:
    floats = {field.name for field in fields_of(offsets.row_type) if field.kind in FLOATS}
    return all(
        np.isfinite(np.add.reduce(column, axis=None)) for name, column in offsets.stored.items() if name in floats
    )


def circles(subject: CheckSubject) -> Iterator[Finding]:
    return findings_by_text(subject.of(_circles).items(), "morphs", "offsets")


def _circles(subject: CheckSubject) -> dict[int, TranslatableText]:
    """The groups and flips that lead back to themselves, with the way."""
    morphs = subject.model.morphs.records
    switching = [row for row, morph in enumerate(morphs) if morph.offsets.row_type is MorphOffset]
    found = {row: members_fault(morphs, row) for row in switching}
    return {row: fault for row, fault in found.items() if fault is not None}


def nested_groups(subject: CheckSubject) -> Iterator[Finding]:
    in_circles = subject.of(_circles)
    faults = nested_faults(subject.model.morphs.records)
    return findings_by_text(((row, text) for row, text in faults if row not in in_circles), "morphs", "offsets")


def empty(subject: CheckSubject) -> Iterator[Finding]:
    rows = [row for row, morph in enumerate(subject.model.morphs.records) if not len(morph.offsets)]
    return findings_of_rows(rows, "morphs", TranslatableText("The morph moves nothing"), "offsets")


def repeated_targets(subject: CheckSubject) -> Iterator[Finding]:
    counts = ((row, _repetitions(morph)) for row, morph in enumerate(subject.model.morphs.records))
    return findings_by_text(
        ((row, TranslatableText("Offsets of the same target: {:,}", count)) for row, count in counts if count),
        "morphs",
        "offsets",
    )


def _repetitions(morph: Morph) -> int:
    """Count the offsets of a morph whose target has another offset in it."""
    name = ADDED_UP.get(morph.offsets.row_type)
    if name is None or morph.kind is MorphKind.FLIP or len(morph.offsets) < 2:
        return 0
    targets = morph.offsets[name]
    if (targets[1:] > targets[:-1]).all():  # as most are
        return 0
    return len(targets) - len(np.unique(targets))


def in_no_frame(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("It has a panel, but is in no display frame")
    return findings_of_rows(morphs_in_no_frame(subject.model), "morphs", text)


CHECKS = (
    Check(
        "morph-offset-not-finite",
        "morphs",
        Level.ERROR,
        "Morphs with invalid numbers (NaN)",
        "What the morph moves disappears as soon as its slider is moved. Type the number again, or remove the offset.",
        not_finite,
        MORPHS,
        Fix("morphs.prune", is_safe=False),
    ),
    Check(
        "morph-group-circle",
        "morphs",
        Level.WARNING,
        "Group morphs that contain themselves",
        "The group contains itself through its entries, which PMX forbids: programs leave entries out, or hang."
        " Remove the entry that closes the circle.",
        circles,
        MORPHS,
        "Which of the entries is wrong cannot be guessed.",
    ),
    Check(
        "morph-group-nested",
        "morphs",
        Level.WARNING,
        "Groups within group morphs",
        "PMX forbids groups within groups; the entry is skipped, so that the slider does less than it should. Put the"
        " morphs of the inner group into the outer one.",
        nested_groups,
        MORPHS,
        "Whether the inner group is also used by itself cannot be guessed.",
    ),
    Check(
        "morph-offset-repeated",
        "morphs",
        Level.INFO,
        "Morphs with two offsets of the same target",
        "The morph has two offsets of the same vertex, bone or morph. Katachi adds them up; other programs may take one"
        " of them. Leave one, with the sum.",
        repeated_targets,
        MORPHS,
        "Whether their sum or one of them is intended cannot be guessed.",
    ),
    Check(
        "morph-offset-nearly-zero",
        "morphs",
        Level.INFO,
        "Morph offsets with almost no effect",
        "An offset of less than 0.0001 cannot be seen, but takes room and time. Remove it.",
        nearly_zero,
        MORPHS,
        Fix("morphs.prune"),
    ),
    Check(
        "morph-empty",
        "morphs",
        Level.INFO,
        "Morphs that move nothing",
        "The slider does nothing. That is fine if the morph is only a separator in the list; otherwise delete it.",
        empty,
        MORPHS,
        Fix("rows.delete", is_safe=False),
    ),
    Check(
        "morph-in-no-frame",
        "morphs",
        Level.INFO,
        "Morphs that are in no display frame",
        "MMD shows no slider for such a morph, though it has a panel. Put it into 表情; if it should not be shown,"
        " choose the hidden panel.",
        in_no_frame,
        MORPHS | {"frames"},
        Fix("frames.register-missing", is_safe=False),
    ),
)
