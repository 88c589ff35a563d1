"""Takes the IK of a PMX down to PMD: one list, no limits but those of knees (mmd-semantics §7.6)."""

from __future__ import annotations

import numpy as np

from editor.formats.pmd.bones_and_ik_up import ANGLE, KNEE, KNEE_LOWER, KNEE_UPPER
from editor.formats.pmd.losses import Losses
from editor.formats.pmd.structure import IK, INDEX, MOST_LINKS
from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.bones import IkLink
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.translatable_text import TranslatableText

LOOPS = TranslatableText("in PMD there are 0 to 65,535 loops")
TOO_MANY_LINKS = TranslatableText("PMD has 255 links an IK at most")
NO_LINK = TranslatableText("a link to no bone is left out")
LIMIT_LOST = TranslatableText("in PMD only a bone whose name ends with ひざ has a limit, and always the same one")


def downgraded_iks(
    model: Model, order: list[int], further: dict[int, int], rows: IndexArray, losses: Losses
) -> tuple[AnyArray, AnyArray]:
    heads, links = [], [np.empty(0, INDEX)]
    for row in order:
        bone, owner = model.bones[row], further.get(row, row)
        own = _links(model, row, losses)
        loops = min(max(bone.ik_loops, 0), 0xFFFF)
        if loops != bone.ik_loops:
            losses.add("bones", row, "ik_loops", LOOPS)
        heads.append((rows[owner], rows[bone.ik_target], len(own), loops, bone.ik_angle / ANGLE))
        links.append(rows[[link.bone for link in own]].astype(INDEX))
    return np.array(heads, IK), np.concatenate(links)


def _links(model: Model, row: int, losses: Losses) -> list[IkLink]:
    links = [link for link in model.bones[row].ik_links if link.bone != NONE]
    if len(links) < len(model.bones[row].ik_links):
        losses.add("bones", row, "ik_links", NO_LINK)
    if len(links) > MOST_LINKS:
        losses.add("bones", row, "ik_links", TOO_MANY_LINKS)
    for link in links[:MOST_LINKS]:
        knee = model.bones[link.bone].name.endswith(KNEE)
        if link.limited != knee or (knee and (link.lower, link.upper) != (KNEE_LOWER, KNEE_UPPER)):
            losses.add("bones", row, "ik_links", LIMIT_LOST)
            break
    return links[:MOST_LINKS]
