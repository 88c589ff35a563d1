"""Brings a PMD up to a Model, one of PMX, section by section (mmd-semantics §7.1 to §7.5), and tells of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy as np

from editor.formats.pmd.bones_and_ik_up import upgraded_bones
from editor.formats.pmd.frames import upgraded_frames
from editor.formats.pmd.materials import toons_of, upgraded_materials
from editor.formats.pmd.mesh import fill_faces, fill_vertices
from editor.formats.pmd.morphs import morph_rows, upgraded_morphs
from editor.formats.pmd.physics import upgraded_bodies, upgraded_joints
from editor.formats.pmd.structure import Pmd, text_of
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import Messages, TranslatableText
from editor.model.fields import NONE
from editor.model.model import Info, Model


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


def upgraded(pmd: Pmd, messages: Messages) -> Model:
    """The model of a PMD file, its references not repaired yet; what else of it makes no sense is mended and noted."""
    model = Model()
    # What is no number is looked for and mended; numpy need not warn about it.
    with np.errstate(all="ignore"):
        pmd = _with_finite_numbers(pmd, messages)
    model.info.records[:] = [_info(pmd)]
    fill_vertices(model, pmd, messages)
    fill_faces(model, pmd, messages)
    model.textures.records[:], model.materials.records[:] = upgraded_materials(pmd)
    model.bones.records[:] = upgraded_bones(pmd, messages)
    model.morphs.records[:] = upgraded_morphs(pmd, messages)
    model.frames.records[:] = upgraded_frames(pmd, messages)
    model.rigid_bodies.records[:] = upgraded_bodies(pmd)
    model.joints.records[:] = upgraded_joints(pmd)
    return model


def _info(pmd: Pmd) -> Info:
    head, english = pmd.head[0], pmd.english.head[0] if pmd.english else None
    return Info(
        name=text_of(head["name"]),
        name_en=text_of(english["name"]) if english is not None else "",
        comment=_comment(head["comment"]),
        comment_en=_comment(english["comment"]) if english is not None else "",
    )


def _comment(data: bytes) -> str:
    """A comment with the line ends of PMX."""
    return text_of(data).replace("\r\n", "\n").replace("\n", "\r\n")


TABLES = ("vertices", "materials", "bones", "iks", "offsets", "bodies", "joints")
IN_MODEL = {"iks": "bones", "offsets": "morphs", "bodies": "rigid_bodies"}


def _with_finite_numbers(pmd: Pmd, messages: Messages) -> Pmd:
    """The PMD with 0 in place of numbers that are not finite."""
    tables: dict[str, Any] = {}
    for name in TABLES:
        table = getattr(pmd, name)
        if table is not None:
            tables[name], rows = _finite_table(table)
            if len(rows):
                section = IN_MODEL.get(name, name)
                messages.note("numbers that are not finite; 0 instead", section, _model_rows(pmd, name, rows))
    return dataclasses.replace(pmd, **tables)


def _finite_table(table: AnyArray) -> tuple[AnyArray, IndexArray]:
    """The table with 0 for what is not finite, and the rows that had such."""
    kept, found = table, [np.empty(0, np.intp)]
    for name in table.dtype.names or ():
        column = table[name]
        if column.dtype.kind != "f" or np.isfinite(np.add.reduce(column, axis=None)):
            continue
        wrong = ~np.isfinite(column)
        if wrong.any():
            kept = table.copy() if kept is table else kept
            kept[name][wrong] = 0
            found.append(np.flatnonzero(wrong.reshape(len(column), -1).any(axis=1)))
    return kept, np.unique(np.concatenate(found))


def _model_rows(pmd: Pmd, name: str, rows: IndexArray) -> IndexArray:
    """The rows of the Model that rows of a table belong to."""
    if name == "iks":
        owners = pmd.iks["bone"][rows].astype(np.intp)
        return np.where(owners < len(pmd.bones), owners, NONE)
    if name == "offsets":
        return np.unique(np.repeat(morph_rows(pmd), pmd.morphs["offsets"])[rows])
    return rows
