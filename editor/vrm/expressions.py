"""Expressions of a VRM as morphs: what they move, colour and shift, under MMD's names.

An expression of one part is the morph of it; one of several is a group of these. A morph target that no expression is
by itself is a morph, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from editor.formats.gltf.materials import moved_uvs, to_screen
from editor.formats.gltf.reader import GltfImport, MorphTarget, morph_offsets
from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.mesh import Face, Vertex
from editor.model.morphs import Morph, MorphKind, MorphOffset, OffsetMethod, Panel, UvOffset
from editor.model.names import fresh_name, fresh_names
from editor.operations.morphs.material_offsets import neutral_entries
from editor.vrm.expression_names import expression_names, panel_of
from editor.vrm.extension import ColorBind, Expression, TransformBind, Vrm
from editor.vrm.mtoon import ambient_of

STILL = 1e-6  # a change of UVs that is none
FULL = 1.0


@dataclass(slots=True, eq=False)
class _Entry:
    """A morph to be; `members` of a group with their weights."""

    morph: Morph
    members: list[tuple[_Entry, float]] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class _Part:
    """Morph targets that the same expressions use alike, by number with the weight."""

    entry: _Entry
    uses: dict[int, float]


def fill_expressions(found: GltfImport, vrm: Vrm) -> None:
    """Give the model its morphs, expressions first. Those that change nothing are left out, with a message."""
    expressions = _in_order(vrm.expressions)
    parts = _parts(found, expressions)
    front: list[_Entry] = []
    behind: list[_Entry] = []
    still: list[str] = []
    for number, expression in enumerate(expressions):
        others = [_Entry(morph) for morph in _material_and_uv_morphs(found, expression)]
        members = [(part.entry, part.uses[number]) for part in parts if number in part.uses]
        members += [(entry, FULL) for entry in others]
        if not members:
            still.append(expression.name)
            continue
        only, weight = members[0]
        if len(members) > 1 or weight != FULL or only in front:
            only = _Entry(Morph("", kind=MorphKind.GROUP), members)
            behind += others
        name, panel = _name_and_panel(expression, {entry.morph.name for entry in front})
        only.morph = replace(only.morph, name=name, name_en=expression.name, panel=panel)
        front.append(only)
    if still:
        found.messages.add(TranslatableText("expressions that change nothing are left out: {}", ", ".join(still)))
    behind += [part.entry for part in parts if part.entry not in front]
    names = fresh_names([entry.morph.name for entry in behind], [entry.morph.name for entry in front])
    for entry, name in zip(behind, names, strict=True):
        entry.morph = replace(entry.morph, name=name)
    found.model.morphs.records[:] = _morphs([*front, *behind])


def _morphs(entries: Sequence[_Entry]) -> list[Morph]:
    rows = {id(entry): row for row, entry in enumerate(entries)}
    return [
        replace(
            entry.morph,
            offsets=Columns(
                MorphOffset,
                morph=[rows[id(each)] for each, _ in entry.members],
                weight=[weight for _, weight in entry.members],
            ),
        )
        if entry.members
        else entry.morph
        for entry in entries
    ]


def _in_order(expressions: Sequence[Expression]) -> list[Expression]:
    """The expressions, those that MMD has names for first."""
    order = {name: row for row, name in enumerate(expression_names())}
    return sorted(expressions, key=lambda each: order.get(each.name, len(order)) if each.is_preset else len(order))


def _name_and_panel(expression: Expression, taken: set[str]) -> tuple[str, Panel]:
    known = expression_names().get(expression.name) if expression.is_preset else None
    if known is not None:
        return fresh_name(known.mmd[0], taken), known.panel
    return fresh_name(expression.name, taken), panel_of(expression.name)


def _parts(found: GltfImport, expressions: Sequence[Expression]) -> list[_Part]:
    """The morph targets of a name that the same expressions use alike, as one."""
    uses: dict[tuple[int, int], dict[int, float]] = defaultdict(dict)
    for number, expression in enumerate(expressions):
        for bind in expression.targets:
            own = uses[bind.node, bind.index]
            own[number] = own.get(number, 0.0) + bind.weight
    alike: dict[Any, list[MorphTarget]] = defaultdict(list)
    for name, targets in found.targets().items():
        for target in targets:
            used = uses.get((target.node, target.index), {})
            alike[name, tuple(sorted(used.items()))].append(target)
    return [
        _Part(
            _Entry(
                Morph(
                    name,
                    panel=panel_of(name),
                    kind=MorphKind.VERTEX,
                    offsets=morph_offsets(targets, found.messages),
                )
            ),
            dict(used),
        )
        for (name, used), targets in alike.items()
    ]


# -- colours and UVs ---------------------------------------------------------------------------------------------------


def _material_and_uv_morphs(found: GltfImport, expression: Expression) -> Iterator[Morph]:
    colors = [bind for bind in expression.colors if _is_kept(found, expression, bind)]
    if colors:
        yield Morph(
            f"{expression.name}_材質", panel=Panel.HIDDEN, kind=MorphKind.MATERIAL, offsets=_colors(found, colors)
        )
    if expression.transforms:
        offsets = _uv_offsets(found, expression.transforms)
        if len(offsets):
            yield Morph(f"{expression.name}_UV", panel=Panel.HIDDEN, kind=MorphKind.UV, offsets=offsets)


KEPT_COLORS = ("color", "emissionColor", "outlineColor", "matcapColor")


def _is_kept(found: GltfImport, expression: Expression, bind: ColorBind) -> bool:
    if bind.kind in KEPT_COLORS:
        return True
    found.messages.note("the expression {}: {} is not kept", about=(expression.name, bind.kind))
    return False


def _colors(found: GltfImport, binds: Sequence[ColorBind]) -> Columns:
    """What is added to materials, so that they have the colours of the binds."""
    rows = [found.material_rows[bind.material] for bind in binds]
    offsets = neutral_entries(rows, OffsetMethod.ADD)
    columns = {name: offsets[name].copy() for name in ("diffuse", "ambient", "edge_color", "sphere")}
    for entry, (bind, row) in enumerate(zip(binds, rows, strict=True)):
        material = found.model.materials[row]
        screen, alpha = np.array(to_screen(bind.value[:3])), bind.value[3]
        match bind.kind:
            case "color":
                columns["diffuse"][entry] = np.array([*screen, alpha]) - material.diffuse
                columns["ambient"][entry] = ambient_of(screen) - material.ambient
                columns["edge_color"][entry, 3] = alpha - material.diffuse[3]
            case "emissionColor":
                light = found.document.tree.materials[bind.material].emissiveFactor or (0, 0, 0)
                columns["ambient"][entry] = screen - to_screen(light)
            case "outlineColor":
                columns["edge_color"][entry, :3] = screen - material.edge_color[:3]
            case "matcapColor":
                columns["sphere"][entry, :3] = screen - 1
    return offsets.replace(**columns)


def _uv_offsets(found: GltfImport, binds: Sequence[TransformBind]) -> Columns:
    """How far UVs move, from where the material has moved them already to where the binds do."""
    model = found.model
    moved: dict[int, Float64Array] = {}
    for bind in binds:
        faces = model.faces[Face.material] == found.material_rows[bind.material]
        rows = np.unique(model.faces[Face.vertices][faces])
        uvs = model.vertices[Vertex.uv][rows].astype(np.float64)
        there = np.array([[bind.scale[0], 0, bind.offset[0]], [0, bind.scale[1], bind.offset[1]]])
        change = moved_uvs(_unmoved(uvs, found.reader.uv_transform(bind.material)), there) - uvs
        moved |= dict(zip(rows.tolist(), change, strict=True))
    rows = np.array([row for row, change in moved.items() if abs(change).max() > STILL], np.int64)
    uv = np.zeros((len(rows), 4), np.float32)
    uv[:, :2] = [moved[row] for row in rows.tolist()] if len(rows) else 0
    return Columns(UvOffset, vertex=rows, uv=uv)


def _unmoved(uvs: Float64Array, transform: Float64Array | None) -> Float64Array:
    """UVs before a material moved them; as they are where it brought them together."""
    if transform is None or abs(np.linalg.det(transform[:, :2])) < STILL:
        return uvs
    before: Float64Array = (uvs - transform[:, 2]) @ np.linalg.inv(transform[:, :2]).T
    return before
