"""Checks of display frames: what MMD cannot bear in them, and what it does not show as it is in none."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE
from editor.model.frames import FACIAL, ROOT, SPECIAL, BoneItem, MorphItem, special_row
from editor.model.model import Model
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_by_text, findings_of_rows
from editor.operations.queries.display_frames import (
    MOST_MORPHS,
    FrameFault,
    FrameFaultKind,
    bones_among_morphs,
    bones_in_no_frame,
    frame_faults,
    target_of,
    wants_frame,
)

FRAMES = frozenset({"frames"})
OF_ITEMS = FRAMES | {"bones", "morphs"}
NORMALIZE = Fix("frames.normalize")
MASTER = "全ての親"


def _faults(subject: CheckSubject) -> list[FrameFault]:
    return frame_faults(subject.model, subject.is_pmd)


def _of_frames(kind: FrameFaultKind) -> Callable[[CheckSubject], Iterator[Finding]]:
    """A check's function: the frames that have a fault of a kind, with what it is about."""

    def find(subject: CheckSubject) -> Iterator[Finding]:
        faults = [fault for fault in subject.of(_faults) if fault.kind is kind]
        return findings_by_text(((fault.row, _message(subject.model, fault)) for fault in faults), "frames", "items")

    return find


def _message(model: Model, fault: FrameFault) -> TranslatableText:
    """The reason of a fault, after the name of the item."""
    if fault.index == NONE:
        return fault.reason
    table, row = target_of(model.frames[fault.row].items[fault.index])
    if not 0 <= row < len(model.tables[table]):
        return fault.reason
    name = (model.bones[row] if table == "bones" else model.morphs[row]).name
    return TranslatableText("{}: {}", name or row, fault.reason)


def special_missing(subject: CheckSubject) -> Iterator[Finding]:
    if any(fault.kind is FrameFaultKind.SPECIAL for fault in subject.of(_faults)):
        yield Finding(TranslatableText("{} and {} do not both come first, as special frames", *SPECIAL), "frames")


def hidden_morphs(subject: CheckSubject) -> Iterator[Finding]:
    """The morphs, not the frames: one jumps to what has to be changed."""
    faults = [fault for fault in subject.of(_faults) if fault.kind is FrameFaultKind.HIDDEN]
    items = [subject.model.frames[fault.row].items[fault.index] for fault in faults]
    return findings_by_text(
        ((target_of(item)[1], fault.reason) for item, fault in zip(items, faults, strict=True)), "morphs", "panel"
    )


def too_many_morphs(subject: CheckSubject) -> Iterator[Finding]:
    rows = {fault.row for fault in subject.of(_faults) if fault.kind is FrameFaultKind.TOO_MANY}
    text = TranslatableText("Display frames have more than {} morphs together", MOST_MORPHS)
    return findings_of_rows(sorted(rows), "frames", text, "items")


def bones_in_facial(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("It is in {}, the display frame of morphs", FACIAL)
    return findings_of_rows(bones_among_morphs(subject.model), "bones", text)


def morphs_in_root(subject: CheckSubject) -> Iterator[Finding]:
    """Yield the morphs that Root lists. Other frames of morphs are usual; hidden morphs are an error of their own."""
    model = subject.model
    row = special_row(model.frames.records, ROOT)
    items = model.frames[row].items if row != NONE else ()
    listed = {item.morph for item in items if isinstance(item, MorphItem)} - {NONE}
    shown = sorted(morph for morph in listed if wants_frame(model.morphs[morph]))
    yield from findings_of_rows(
        shown, "morphs", TranslatableText("It is in {}, the display frame of the topmost bone", ROOT)
    )


def in_no_frame(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("It is visible, but in no display frame")
    return findings_of_rows(bones_in_no_frame(subject.model), "bones", text)


def master_outside_root(subject: CheckSubject) -> Iterator[Finding]:
    model = subject.model
    row = next((row for row, bone in enumerate(model.bones) if bone.name == MASTER), NONE)
    if row != NONE and special_row(model.frames.records, ROOT) == 0 and BoneItem(row) not in model.frames[0].items:
        yield from findings_of_rows([row], "bones", TranslatableText("It is not in the display frame {}", ROOT))


def empty_frames(subject: CheckSubject) -> Iterator[Finding]:
    frames = subject.model.frames.records
    rows = [row for row, frame in enumerate(frames) if not frame.items and not frame.special]
    return findings_of_rows(rows, "frames", TranslatableText("The display frame has nothing in it"), "items")


CHECKS = (
    Check(
        "frame-missing-special",
        "frames",
        Level.WARNING,
        "Root or 表情 is missing",
        "MMD expects the special display frames Root and 表情 before all others: the first has the bone that moves the"
        " whole model, the second the morphs. Add them, in this order.",
        special_missing,
        FRAMES,
        NORMALIZE,
    ),
    Check(
        "morph-hidden-in-frame",
        "frames",
        Level.ERROR,
        "Hidden morphs in display frames",
        "MMD may crash where a display frame has a morph of the hidden panel. Take it out of the frame, or give the"
        " morph a panel.",
        hidden_morphs,
        OF_ITEMS,
        NORMALIZE,
    ),
    Check(
        "frame-morphs-too-many",
        "frames",
        Level.ERROR,
        "Too many morphs in display frames",
        "MMD may crash, or mix up its sliders, where display frames have more than 250 morphs together. Take out those"
        " that other morphs use, and hide them: group morphs move them all the same.",
        too_many_morphs,
        OF_ITEMS,
        "Which morphs can be hidden cannot be guessed.",
    ),
    Check(
        "frame-item-twice",
        "frames",
        Level.WARNING,
        "Bones or morphs that are in display frames twice",
        "A bone or morph belongs into one display frame. In two it is shown twice, or in one of them only, depending"
        " on the program. Take it out of one.",
        _of_frames(FrameFaultKind.TWICE),
        OF_ITEMS,
        Fix("frames.normalize", is_safe=False),
    ),
    Check(
        "frame-item-none",
        "frames",
        Level.WARNING,
        "Display frame entries that refer to nothing",
        "The display frame has an entry without a bone or morph. Take it out.",
        _of_frames(FrameFaultKind.NOTHING),
        OF_ITEMS,
        NORMALIZE,
    ),
    Check(
        "frame-wrong-kind",
        "frames",
        Level.WARNING,
        "Bones in 表情",
        "表情 is the display frame of morphs; PMXEditor reports a bone in it as an error. Put it into a frame of"
        " bones.",
        bones_in_facial,
        OF_ITEMS,
        Fix("frames.bones-out-of-facial"),
    ),
    Check(
        "morph-in-root",
        "frames",
        Level.INFO,
        "Morphs in Root",
        "Root is the display frame of the bone that moves the whole model; nobody looks for a morph there. Put it into"
        " 表情, or another frame of morphs.",
        morphs_in_root,
        OF_ITEMS,
        Fix("frames.add-items", {"frame": FACIAL}, is_safe=False),
    ),
    Check(
        "frame-overfull-pmd",
        "frames",
        Level.WARNING,
        "More bones in a display frame than a PMD can have",
        "A display frame of a PMD has 254 bones at most. When it is saved as PMD it becomes several frames. Divide it,"
        " or save the model as PMX.",
        _of_frames(FrameFaultKind.OVERFULL),
        FRAMES,
        "How to divide it cannot be guessed.",
    ),
    Check(
        "bone-visible-in-no-frame",
        "frames",
        Level.INFO,
        "Visible bones that are in no display frame",
        "MMD does not list such a bone, so that it cannot get keys there. Put it into a display frame; if it need not"
        " be moved by hand, make it invisible.",
        in_no_frame,
        frozenset({"frames", "bones"}),
        Fix("frames.register-missing", is_safe=False),
    ),
    Check(
        "frame-root-without-master",
        "frames",
        Level.INFO,
        "Topmost bone (全ての親) outside of Root",
        "The display frame Root is for the topmost bone, which is 全ての親 if the model has one. Put it there; other"
        " bones of Root usually belong into a frame センター.",
        master_outside_root,
        frozenset({"frames", "bones"}),
        Fix("frames.add-items", {"frame": "0"}, is_safe=False),
    ),
    Check(
        "frame-empty",
        "frames",
        Level.INFO,
        "Empty display frames",
        "The display frame has no bones and no morphs; MMD shows a name and nothing below it. Fill or delete it.",
        empty_frames,
        FRAMES,
        Fix("rows.delete", is_safe=False),
    ),
)
