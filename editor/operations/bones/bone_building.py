"""Edits that put bones into chains: one split into several, others between a bone and its child.

What the bone moved is divided along those that take its place: vertices at rest stay where they are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.bone_tree import ancestors, children_of
from editor.model.bones import Bone, BoneFlags, tail_at_bone, tail_at_offset, tail_vector
from editor.model.edit import Edit
from editor.model.fields import NONE, integer, replaced, switch, text
from editor.model.mesh import Vertex
from editor.model.names import TakenNames
from editor.model.weights import VertexWeights, weights_divided, write_weights
from editor.operations.bones.bone_rows import (
    PLAIN,
    append_bones,
    both_names,
    deforming,
    has_length,
    listed_names,
    named_bones,
    put_behind,
    set_values,
    show_bones,
    vec3,
)
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation

MANY = 100  # bones made of one, at most
Chain = tuple[int, ...]  # rows of bones, each but the first the child of the one before


@dataclass(frozen=True, slots=True, eq=False)
class SplitBone:
    """A bone and those that share its weights with it: equally long, from `start` (3,) along `vector` (3,)."""

    rows: tuple[int, ...]
    start: Float64Array
    vector: Float64Array


def divide_along(edit: Edit, chains: Sequence[SplitBone]) -> None:
    """Divide the weights of the first bone of each chain along it: at the middle of each part, all is that part's."""
    vertices = edit.model.vertices
    chain_of = np.full(len(edit.model.bones) + 1, len(chains))  # by bone, the last of which stands for none
    chain_of[[chain.rows[0] for chain in chains]] = np.arange(len(chains))
    rows = np.flatnonzero((chain_of < len(chains))[vertices[Vertex.bones]].any(axis=1))
    positions = np.take(vertices[Vertex.position], rows, axis=0)
    before = after = VertexWeights.of(edit.model, rows, boneless=True)
    # A vertex has up to four of the chains: what is divided at once is one of each vertex.
    of_vertices = np.sort(chain_of[before.bones], axis=1)
    is_next = (np.diff(of_vertices, axis=1, prepend=-1) > 0) & (of_vertices < len(chains))
    for slot in range(4):
        own = np.flatnonzero(is_next[:, slot])
        part = _divided_along(after.take(own), chains, of_vertices[own, slot], np.take(positions, own, axis=0))
        after = after.with_rows(own, part)
    write_weights(edit, rows, before, after)


def _divided_along(
    vertices: VertexWeights, chains: Sequence[SplitBone], own: IndexArray, positions: Float32Array
) -> VertexWeights:
    """The weights of vertices after one of the chains, `own` (vertices,), is divided."""
    last = np.array([len(chain.rows) - 1 for chain in chains])
    parts = np.array([(*chain.rows, *[NONE] * int(last.max() - last[row])) for row, chain in enumerate(chains)])
    vectors, starts = (np.array([getattr(chain, name) for chain in chains]) for name in ("vector", "start"))
    scaled = vectors * ((last + 1) / (vectors * vectors).sum(axis=1))[:, None]
    ways_there = positions - np.take(starts, own, axis=0)
    along = np.einsum("ij,ij->i", ways_there, np.take(scaled, own, axis=0)) - 0.5  # from the middle of the first part
    along = np.clip(np.nan_to_num(along), 0, last[own])
    nearer = along.astype(np.intp)
    further = parts[own, np.minimum(nearer + 1, last[own])]
    return weights_divided(vertices, parts[own, 0], parts[own, nearer], further, along - nearer)


# -- one bone into several ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SplitBones:
    parts: int = integer("Parts", 2, minimum=2, maximum=MANY, help="Into how many bones each bone is split.")
    reweight: bool = switch("Divide weights", True, help="The vertices along the bone are divided among the new bones.")


@operation(
    "bones.split",
    "Split bones",
    "Splits each bone into several along its tail and divides the weights among them. Existing poses look as before.",
    tables=("bones",),
    parameters=SplitBones,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=210,
)
def split_bones(edit: Edit, context: OperationContext, parameters: SplitBones) -> Result:
    """Split bones along their tails. Children hang from the part that they begin at; the rest is the first part's."""
    bones, selected = edit.model.bones, context.of("bones").tolist()
    vectors = {row: tail_vector(bones.records, row) for row in selected}
    rows = [row for row in selected if has_length(vectors[row]) and np.isfinite(bones[row].position).all()]
    if not rows:
        raise ValueError(TranslatableText("none of the bones has a tail to be split along"))
    first, more = len(bones), parameters.parts - 1
    children = children_of(bones)
    starts = range(first, first + more * len(rows), more)
    chains = {row: (row, *range(start, start + more)) for row, start in zip(rows, starts, strict=True)}
    new = append_bones(edit, [part for row in rows for part in _chain_parts(bones.records, chains[row], vectors[row])])
    changes: dict[int, dict[str, Any]] = {row: tail_at_bone(bones[row], chain[1]) for row, chain in chains.items()}
    for row, chain in chains.items():
        for child in children[row]:
            changes.setdefault(child, {})["parent"] = _part_at(bones.records, chain, vectors[row], child)
    set_values(edit, changes)
    if parameters.reweight:
        divide_along(edit, [SplitBone(chains[row], np.array(bones[row].position), vectors[row]) for row in rows])
    show_bones(edit, {row: chain[1:] for row, chain in chains.items()})
    new_rows = put_behind(edit, first, np.repeat(rows, more).tolist())
    left_out = [row for row in selected if row not in chains]
    warning = TranslatableText("left out, as they have no tail: {}", listed_names(bones.records, new_rows[left_out]))
    message = TranslatableText("Bones split: {:,}; new bones: {:,}", len(rows), len(new))
    return Result(message, {"bones": new_rows[[*rows, *new]]}, (warning,) if left_out else ())


def _chain_parts(bones: Sequence[Bone], chain: Chain, vector: Float64Array) -> list[Bone]:
    """The new bones of a chain that takes the place of its first bone."""
    whole, count = bones[chain[0]], len(chain)
    kept = BoneFlags.FIXED_AXIS | BoneFlags.LOCAL_AXES | BoneFlags.AFTER_PHYSICS | PLAIN
    parts = []
    for number in range(1, count):
        part = Bone(
            whole.name,
            whole.name_en,
            vec3(np.array(whole.position) + vector * (number / count)),
            parent=chain[number - 1],
            level=whole.level,
            flags=whole.flags & kept,
            fixed_axis=whole.fixed_axis,
            local_x=whole.local_x,
            local_z=whole.local_z,
        )
        parts.append(_with_tail(part, chain[number + 1] if number + 1 < count else NONE, whole, vector / count))
    return parts


def _with_tail(part: Bone, following: int, whole: Bone, vector: Float64Array) -> Bone:
    """A part whose tail is the following one, or that of the whole bone."""
    if following == NONE and whole.flags & BoneFlags.TAIL_IS_BONE:
        following = whole.tail_bone
    values = tail_at_offset(part, vector) if following == NONE else tail_at_bone(part, following)
    return replaced(part, values)


def _part_at(bones: Sequence[Bone], chain: Chain, vector: Float64Array, child: int) -> int:
    """The part of a chain that a child begins at, by how far along it is."""
    along = (np.array(bones[child].position) - bones[chain[0]].position) @ vector / (vector @ vector)
    return chain[int(np.clip(np.nan_to_num(along * len(chain) + 1e-4), 0, len(chain) - 1))]


# -- bones in between --------------------------------------------------------------------------------------------------


@operation(
    "bones.insert-between",
    "Insert a bone before the child",
    "Inserts a bone half-way between each bone and its child; it becomes the parent of the child.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="bone.make",
    menu_order=220,
)
def insert_between(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Put a bone half-way to the child of each bone: to its tail, if that is a child, and else to every child."""
    bones, selected = edit.model.bones, context.of("bones").tolist()
    children = children_of(bones)
    pairs = [(row, child) for row in selected for child in _main_children(bones[row], children[row])]
    if not pairs:
        raise ValueError(TranslatableText("none of the bones has a child"))
    first = len(bones)
    chains = [(upper, first + index, lower) for index, (upper, lower) in enumerate(pairs)]
    new_rows = _insert_chains(edit, chains)
    childless = [row for row in selected if not children[row]]
    warning = TranslatableText("left out, as they have no child: {}", listed_names(bones.records, new_rows[childless]))
    message = TranslatableText("Bones inserted: {:,}", len(pairs))
    return Result(message, {"bones": new_rows[first:]}, (warning,) if childless else ())


def _main_children(bone: Bone, children: list[int]) -> list[int]:
    has_child_as_tail = bone.flags & BoneFlags.TAIL_IS_BONE and bone.tail_bone in children
    return [bone.tail_bone] if has_child_as_tail else children


@dataclass(frozen=True, slots=True)
class ChainBetween:
    count: int = integer("Count", 1, minimum=1, maximum=MANY, help="How many bones are put between the two.")
    name: str = text(
        "Name", help="The name of the new bones, with numbers for several. Empty: the name of the upper bone."
    )


@operation(
    "bones.chain-between",
    "Bones between two",
    "Inserts bones between two selected ones, each the child of the one before it.",
    tables=("bones",),
    parameters=ChainBetween,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=230,
)
def chain_between(edit: Edit, context: OperationContext, parameters: ChainBetween) -> Result:
    """Put bones in a row between two: each the child of the one before it, and the lower bone that of the last.

    A lower bone that does not hang from the upper one stays where it hangs; the row then only leads there.
    """
    bones, rows = edit.model.bones, context.of("bones").tolist()
    if len(rows) != 2:
        raise ValueError(TranslatableText("two bones are needed to put others between them"))
    upper, lower = rows[::-1] if rows[1] in ancestors(bones.records, rows[0]) else rows
    first = len(bones)
    new_rows = _insert_chains(edit, [(upper, *range(first, first + parameters.count), lower)], parameters.name)
    return Result(TranslatableText("Bones inserted: {:,}", parameters.count), {"bones": new_rows[first:]})


def _insert_chains(edit: Edit, chains: Sequence[Chain], name: str = "") -> IndexArray:
    """Insert the bones of chains but the first and the last of each, which are there, evenly between these two.

    The others are numbered from the end of the table on. Returns the rows that all bones come to.
    """
    bones, first = edit.model.bones, len(edit.model.bones)
    new = [bone for chain in chains for bone in _row_between(bones.records, chain)]
    append_bones(edit, named_bones(new, name, Bone(), TakenNames(both_names(bones))) if name else new)
    changes: dict[int, dict[str, Any]] = defaultdict(dict)
    behind: list[int] = []
    for chain in chains:
        upper, lower = chain[0], chain[-1]
        is_child = bones[lower].parent == upper
        if is_child:
            changes[lower]["parent"] = chain[-2]
        if bones[upper].flags & BoneFlags.TAIL_IS_BONE and bones[upper].tail_bone == lower:
            changes[upper] |= tail_at_bone(bones[upper], chain[1])
        behind += [lower - 1 if is_child else upper] * (len(chain) - 2)
    set_values(edit, changes)
    inserted: dict[int, list[int]] = defaultdict(list)
    for chain in chains:
        inserted[chain[0]] += chain[1:-1]
    show_bones(edit, inserted)
    return put_behind(edit, first, behind)


def _row_between(bones: Sequence[Bone], chain: Chain) -> list[Bone]:
    """The bones of a chain between its first and its last; they deform right before or after the one, or the other."""
    upper, lower = bones[chain[0]], bones[chain[-1]]
    beside = lower if lower.parent == chain[0] else upper
    start, vector = np.array(upper.position), np.array(lower.position) - upper.position
    return [
        Bone(
            upper.name,
            upper.name_en,
            position=vec3(start + vector * (number / (len(chain) - 1))),
            parent=chain[number - 1],
            level=beside.level,
            flags=PLAIN | deforming(beside) | BoneFlags.TAIL_IS_BONE,
            tail_bone=chain[number + 1],
        )
        for number in range(1, len(chain) - 1)
    ]
