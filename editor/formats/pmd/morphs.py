"""The morphs of a PMD, up and down: offsets of a base that all of them share (mmd-semantics §7.5, §7.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.formats.pmd.structure import MORPH, NAME, OFFSET, Pmd, add_shortened, column_of, distinct_bytes, texts_of
from editor.math3d.arrays import AnyArray, Float32Array, IndexArray, Int32Array
from editor.messages import Messages, TranslatableText
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset, Panel, VertexOffset

BASE = 0  # the kind of the base; those of the others are PMX's panels
BASE_NAME = b"base"


# -- up ---------------------------------------------------------------------------------------------------------------


def base_of(pmd: Pmd) -> int:
    """The row of the base, which is 0 in all but strange files; NONE without one."""
    rows = np.flatnonzero(pmd.morphs["kind"] == BASE)
    return int(rows[0]) if len(rows) else NONE


def morph_rows(pmd: Pmd) -> IndexArray:
    """(PMD morphs,): the row of each in the Model, NONE for the base, which is no morph there."""
    rows = np.arange(len(pmd.morphs))
    base = base_of(pmd)
    if base != NONE:
        rows[base:] -= 1
        rows[base] = NONE
    return rows


def upgraded_morphs(pmd: Pmd, messages: Messages) -> list[Morph]:
    """All but the base. Without a base the offsets name vertices themselves."""
    base, offsets, rows = base_of(pmd), pmd.offsets_by_morph(), morph_rows(pmd).tolist()
    vertices = offsets[base]["vertex"] if base != NONE else None
    names, english, kinds = texts_of(pmd.morphs["name"]), _english(pmd, base), pmd.morphs["kind"].tolist()
    morphs = []
    for number, row in enumerate(rows):
        if number != base:
            own = _offsets(row, vertices, offsets[number], messages)
            panel = _panel(row, kinds[number], messages)
            morphs.append(Morph(names[number], english[number], panel, MorphKind.VERTEX, own))
    return morphs


def _english(pmd: Pmd, base: int) -> list[str]:
    """English names by PMD morph; the base, or else the first, has none."""
    names = texts_of(pmd.english.morphs) if pmd.english else []
    names.insert(max(0, base), "")
    return names + [""] * (len(pmd.morphs) - len(names))


def _panel(row: int, kind: int, messages: Messages) -> Panel:
    if Panel.EYEBROW <= kind <= Panel.OTHER:
        return Panel(kind)
    messages.note("a morph of the unknown panel {}; it is put into the panel Other", "morphs", (row,), (kind,))
    return Panel.OTHER


def _offsets(row: int, base: AnyArray | None, own: AnyArray, messages: Messages) -> Columns:
    vertices, translations = own["vertex"], own["translation"]
    if base is not None:
        there = vertices < len(base)
        if not there.all():
            lost = vertices[~there].tolist()
            rows = [row] * len(lost)
            messages.note(
                "an offset refers to entry {} of the base morph, which does not exist; left out", "morphs", rows, lost
            )
            vertices, translations = vertices[there], translations[there]
        vertices = base[vertices]
    # Numbers beyond those that a Model can hold are beyond the vertices as well, and left out for that.
    vertices = np.minimum(vertices, np.iinfo(np.int32).max).astype(np.int32)
    return Columns(VertexOffset, len(vertices), vertex=vertices, translation=translations)


# -- down -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class MorphTables:
    """The sections of morphs. `rows` (morphs of the Model + 1,): the row of each in the PMD; ends with NONE."""

    morphs: AnyArray
    offsets: AnyArray
    english: list[bytes]
    rows: IndexArray


LEFT_OUT = TranslatableText("left out, because PMD has only vertex morphs")
BAKED = TranslatableText("becomes a vertex morph of the vertex morphs in it")
NOT_BAKED = TranslatableText("PMD has only vertex morphs; all else in the group is left out")
HIDDEN_LOST = TranslatableText("PMD has no hidden morphs; it is put into the panel Other")
NO_VERTEX = TranslatableText("offsets of no vertex are left out")


def downgraded_morphs(model: Model, losses: Messages) -> MorphTables:
    """The base and the morphs that vertex offsets can say."""
    found = {row: own for row in range(len(model.morphs)) if (own := _vertex_offsets(model, row, losses))}
    rows = np.full(len(model.morphs) + 1, NONE)
    rows[list(found)] = np.arange(len(found)) + 1
    kept = [model.morphs[row] for row in found]
    if not kept:
        return MorphTables(np.empty(0, MORPH), np.empty(0, OFFSET), [], rows)
    names, english = (
        distinct_bytes([morph.name for morph in kept], NAME),
        distinct_bytes([morph.name_en for morph in kept], NAME),
    )
    for row, morph, name, name_en in zip(found, kept, names, english, strict=True):
        add_shortened(losses, "morphs", row, "name", morph.name, name)
        add_shortened(losses, "morphs", row, "name_en", morph.name_en, name_en)
    base, offsets = _base_and_offsets(model, list(found.values()))
    heads = np.zeros(1 + len(kept), MORPH)
    heads["name"] = column_of([BASE_NAME, *names], NAME)
    heads["offsets"] = [len(base), *(len(own.vertices) for own in found.values())]
    heads["kind"] = [BASE, *(_kind(row, model.morphs[row], losses) for row in found)]
    return MorphTables(heads, np.concatenate((base, offsets)), english, rows)


def _kind(row: int, morph: Morph, losses: Messages) -> int:
    if Panel.EYEBROW <= morph.panel <= Panel.OTHER:
        return int(morph.panel)
    losses.add(HIDDEN_LOST, "morphs", row, "panel")
    return int(Panel.OTHER)


@dataclass(frozen=True, slots=True)
class _Offsets:
    """Vertices and how far a morph moves them. True even if there are none of them."""

    vertices: Int32Array
    translations: Float32Array


def _vertex_offsets(model: Model, row: int, losses: Messages) -> _Offsets | None:
    """Return the vertex offsets of a morph; None for a kind that does not move vertices."""
    morph = model.morphs[row]
    if morph.kind == MorphKind.GROUP:
        return _baked_group(model, row, losses)
    if morph.kind != MorphKind.VERTEX:
        losses.add(LEFT_OUT, "morphs", row)
        return None
    return _stored_offsets(row, morph, losses)


def _stored_offsets(row: int, morph: Morph, losses: Messages) -> _Offsets:
    vertices, translations = morph.offsets[VertexOffset.vertex], morph.offsets[VertexOffset.translation]
    if vertices.min(initial=0) < 0:
        losses.add(NO_VERTEX, "morphs", row, "offsets")
        there = vertices >= 0
        vertices, translations = vertices[there], translations[there]
    return _Offsets(vertices, translations)


def _baked_group(model: Model, row: int, losses: Messages) -> _Offsets | None:
    """The vertex morphs of a group by their weights, added up where they move the same vertices."""
    members = model.morphs[row].offsets
    parts: list[_Offsets] = []
    for member, weight in zip(members[MorphOffset.morph].tolist(), members[MorphOffset.weight].tolist(), strict=True):
        if member != NONE and model.morphs[member].kind == MorphKind.VERTEX:
            part = _stored_offsets(member, model.morphs[member], Messages())
            parts.append(_Offsets(part.vertices, part.translations * np.float32(weight)))
    if not parts:
        losses.add(LEFT_OUT, "morphs", row)
        return None
    losses.add(BAKED, "morphs", row, "kind")
    if len(parts) < len(members):
        losses.add(NOT_BAKED, "morphs", row, "offsets")
    vertices, inverse = np.unique(np.concatenate([part.vertices for part in parts]), return_inverse=True)
    total = np.zeros((len(vertices), 3), np.float64)
    np.add.at(total, inverse, np.concatenate([part.translations for part in parts]))
    return _Offsets(vertices, total.astype(np.float32))


def _base_and_offsets(model: Model, morphs: list[_Offsets]) -> tuple[AnyArray, AnyArray]:
    """The base, which is every vertex that a morph moves, and the offsets of all morphs by rows of it."""
    vertices = np.concatenate([morph.vertices for morph in morphs])
    moved = np.zeros(len(model.vertices), np.bool_)
    moved[vertices] = True
    base, indices = np.flatnonzero(moved), np.cumsum(moved) - 1
    translations = np.concatenate([morph.translations for morph in morphs])
    return _packed_offsets(base, model.vertices[Vertex.position][base]), _packed_offsets(
        indices[vertices], translations
    )


def _packed_offsets(vertices: Any, translations: Any) -> AnyArray:
    packed = np.empty(len(vertices), OFFSET)
    packed["vertex"], packed["translation"] = vertices, translations
    return packed
