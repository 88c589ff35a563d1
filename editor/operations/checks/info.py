"""Checks of the model as a whole: its repairs, its name and comment, and what MMD's version of the format lacks."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.messages import Finding, Level, TranslatableText
from editor.model.model import FEATURES
from editor.operations.checks.check import REPAIRS, Check, CheckSubject, Findings, findings_of_rows
from editor.operations.queries.faults import byte_count, is_in_shift_jis

ROW = np.array([0])  # of the model's info
INFO = frozenset({"info"})
NAME_BYTES, COMMENT_BYTES = 20, 256  # in motions and PMDs, and in PMDs (mmd-semantics §1.8, §1.9)


def _finding_if(text: TranslatableText, field: str, is_so: bool) -> Iterator[Finding]:
    if is_so:
        yield Finding(text, "info", ROW, field)


def name_empty(subject: CheckSubject) -> Iterator[Finding]:
    yield from _finding_if(TranslatableText("The model has no name"), "name", not subject.model.info[0].name.strip())


def comment_empty(subject: CheckSubject) -> Iterator[Finding]:
    is_empty = not subject.model.info[0].comment.strip()
    yield from _finding_if(TranslatableText("The model has no comment"), "comment", is_empty)


def name_not_shift_jis(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A character of the name is not Shift-JIS")
    yield from _finding_if(text, "name", not is_in_shift_jis(subject.model.info[0].name))


def name_too_long(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("The name has more than {} bytes in Shift-JIS", NAME_BYTES)
    yield from _finding_if(text, "name", byte_count(subject.model.info[0].name) > NAME_BYTES)


def comment_too_long_for_pmd(subject: CheckSubject) -> Iterator[Finding]:
    info = subject.model.info[0]
    for field in ("comment", "comment_en") if subject.is_pmd else ():
        written = getattr(info, field).replace("\r\n", "\n")
        text = TranslatableText("The comment has more than {} bytes in Shift-JIS", COMMENT_BYTES)
        yield from _finding_if(text, field, byte_count(written) > COMMENT_BYTES)


def needs_newer_version(subject: CheckSubject) -> Iterator[Finding]:
    for feature in FEATURES.values():
        yield from findings_of_rows(feature.rows(subject.model), feature.table, TranslatableText("Only PMX 2.1 has it"))


def repaired(subject: CheckSubject) -> Findings:
    return subject.repairs


CHECKS = (
    Check(
        "file-repaired",
        "info",
        Level.WARNING,
        "Repaired when the file was read",
        "The file has invalid contents: references to rows that do not exist, invalid numbers (NaN or infinite),"
        " truncated texts. MMD may end with an error when it loads it. It is repaired here already, and stays so when"
        " it is saved; check that the places that are named are as they should be.",
        repaired,
        frozenset({REPAIRS}),
        "It is repaired already; save the model.",
    ),
    Check(
        "model-name-empty",
        "info",
        Level.WARNING,
        "The model has no name",
        "Lists of models show an empty line, and motions are saved without a model name. Give it a name.",
        name_empty,
        INFO,
        "The name of the model cannot be guessed.",
    ),
    Check(
        "model-name-too-long",
        "info",
        Level.INFO,
        "The model's name is too long for motions",
        "A motion, and a PMD, have 20 bytes for the name of the model, ten full-width characters, and cut off the rest."
        " The motion moves the model all the same. Shorten the name where it matters.",
        name_too_long,
        INFO,
        "Which part of the name can be left out cannot be guessed.",
    ),
    Check(
        "model-name-not-shift-jis",
        "info",
        Level.WARNING,
        "The model's name is not in Shift-JIS",
        "Motions and MMD's own files store the name in Shift-JIS, which lacks a character of it, so that the name is"
        " a different one there. Use another character.",
        name_not_shift_jis,
        INFO,
        "Which character to use instead cannot be guessed.",
    ),
    Check(
        "model-comment-empty",
        "info",
        Level.INFO,
        "The model has no comment",
        "MMD shows the comment when the model is loaded: who made it, and what may be done with it. Write it.",
        comment_empty,
        INFO,
        "What to write cannot be guessed.",
    ),
    Check(
        "pmd-comment-too-long",
        "info",
        Level.WARNING,
        "The comment is too long for a PMD",
        "A PMD has 256 bytes for it: the rest is cut off when it is saved. Shorten it, or save as PMX.",
        comment_too_long_for_pmd,
        INFO,
        "What can be left out cannot be guessed.",
    ),
    Check(
        "model-needs-pmx-2-1",
        "info",
        Level.WARNING,
        "Features that MMD cannot read",
        "QDEF, soft bodies, vertex colours, points, lines, flip and impulse morphs and joints without springs are of"
        " PMX 2.1, and MMD does not read a file that has them. Save it as PMX 2.0, which leaves them out and says what"
        " is lost, or use a program that knows them.",
        needs_newer_version,
        frozenset({"vertices.deform", "materials", "morphs", "joints", "soft_bodies"}),
        "Saving as PMX 2.0 leaves them out, and the model in the editor as it is.",
    ),
)
