"""Takes a Model down to PMD: what it can say is exact, the rest is lost by rules with messages (mmd-semantics §7.6)."""

from __future__ import annotations

import numpy as np

from editor.formats.content import FormatError
from editor.formats.message_texts import noun
from editor.formats.pmd.bones_and_ik_down import BoneTables, downgraded_bones
from editor.formats.pmd.frames import FrameTables, downgraded_frames
from editor.formats.pmd.materials import downgraded_materials, downgraded_toons, shared_toons
from editor.formats.pmd.mesh import downgraded_faces, downgraded_vertices, report_lost_uvs
from editor.formats.pmd.morphs import MorphTables, downgraded_morphs
from editor.formats.pmd.physics import downgraded_bodies, downgraded_joints, report_lost_soft_bodies
from editor.formats.pmd.structure import (
    COMMENT,
    ENGLISH_HEAD,
    FRAME_NAME,
    HEAD,
    MOST_BONES,
    MOST_MORPHS,
    MOST_VERTICES,
    NAME,
    SIGNATURE,
    English,
    Pmd,
    add_shortened,
    column_of,
    cut_bytes,
    field_of,
)
from editor.math3d.arrays import AnyArray
from editor.messages import Message, Messages, TranslatableText
from editor.model.model import Model

MOST = {"vertices": MOST_VERTICES, "bones": MOST_BONES, "morphs": MOST_MORPHS}


def downgraded(model: Model, toons: AnyArray | None = None) -> tuple[Pmd, list[Message]]:
    """A PMD with all its blocks, and what of the model it does not hold. FormatError where it can hold too little.

    `toons` is the toon table to begin with; that of the shared toons without.
    """
    _check_counts(vertices=len(model.vertices), bones=len(model.bones))
    losses = Messages()
    head = _head(model, losses)
    report_lost_uvs(model, losses)
    bones = downgraded_bones(model, losses)
    morphs = downgraded_morphs(model, losses)
    _check_counts(bones=len(bones.bones), morphs=len(morphs.morphs))
    frames = downgraded_frames(model, bones.rows, morphs.rows, losses)
    english = _english(model, bones, morphs, frames, losses)
    vertices = downgraded_vertices(model, bones.rows, losses)
    indices, counts = downgraded_faces(model, losses)
    table, numbers = downgraded_toons(model, shared_toons() if toons is None else toons, losses)
    pmd = Pmd(
        head=head,
        vertices=vertices,
        indices=indices,
        materials=downgraded_materials(model, counts.tolist(), numbers, losses),
        bones=bones.bones,
        iks=bones.iks,
        ik_links=bones.links,
        morphs=morphs.morphs,
        offsets=morphs.offsets,
        facial=frames.facial,
        frames=frames.frames,
        frame_items=frames.items,
        english_flag=int(english is not None),
        english=english,
        toons=table,
        bodies=downgraded_bodies(model, bones.rows, losses),
        joints=downgraded_joints(model, losses),
    )
    report_lost_soft_bodies(model, losses)
    order = {name: index for index, name in enumerate(model.tables)}
    return pmd, sorted(losses, key=lambda loss: order[loss.table])


def _check_counts(**counts: int) -> None:
    """Raise if there is more than the numbers of a PMD reach."""
    for table, count in counts.items():
        if count > MOST[table]:
            raise FormatError(
                TranslatableText("{:,} {}: PMD holds {:,} at most", count, noun(table), MOST[table]), section=table
            )


def _head(model: Model, losses: Messages) -> AnyArray:
    info = model.info[0]
    name, comment = _info_texts(info.name, info.comment, "", losses)
    return np.array([(SIGNATURE, 1.0, name, comment)], HEAD)


def _info_texts(name: str, comment: str, suffix: str, losses: Messages) -> tuple[bytes, bytes]:
    """The fields of a name and a comment, which has the line ends of PMD."""
    lines = comment.replace("\r\n", "\n")
    short, shorter = cut_bytes(name, NAME), cut_bytes(lines, COMMENT)
    add_shortened(losses, "info", 0, "name" + suffix, name, short)
    add_shortened(losses, "info", 0, "comment" + suffix, lines, shorter)
    return field_of(short, NAME), field_of(shorter, COMMENT)


def _english(
    model: Model, bones: BoneTables, morphs: MorphTables, frames: FrameTables, losses: Messages
) -> English | None:
    """The English block; None if nothing in it has a name, as in a file without."""
    info = model.info[0]
    if not any([info.name_en, info.comment_en, *bones.english, *morphs.english, *frames.english]):
        return None
    name, comment = _info_texts(info.name_en, info.comment_en, "_en", losses)
    return English(
        np.array([(name, comment)], ENGLISH_HEAD),
        column_of(bones.english, NAME),
        column_of(morphs.english, NAME),
        column_of(frames.english, FRAME_NAME),
    )
