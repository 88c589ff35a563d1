"""Makes morphs of others: one that does what several do, groups and flips; and of another model, by difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, IndexArray
from editor.math3d.quaternions import product
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import Kind, fields_of, model_parameter, number, replaced, text
from editor.model.morphs import (
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    OffsetMethod,
    Panel,
)
from editor.model.records import FLOATS
from editor.operations.edits.morph_offsets import scaled_offsets
from editor.operations.edits.shape_morphs import add_morphs, vertex_morph_from_shape
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result

NEW_NAME = "新規モーフ"


def _named(name: str, first: Morph) -> dict[str, str]:
    """The names of a morph that is made of others: those of the first where none is told."""
    return {"name": name.strip() or first.name or NEW_NAME, "name_en": "" if name.strip() else first.name_en}


@dataclass(frozen=True, slots=True)
class MadeOfMorphs:
    weights: str = text(
        "Weights", help='One for each of the morphs, in their order, as in "0.5,1", or one for all; nothing: 1.'
    )
    name: str = text("Name", help="Of the new morph; nothing: as the first, with a number.")


def weights_from(told: str, count: int) -> list[float]:
    """The weights of so many morphs that a text tells. ValueError where it tells other than one, or one for each."""
    if not told.strip():
        return [1.0] * count
    try:
        weights = [float(np.float32(part)) for part in told.replace("、", ",").split(",")]
    except ValueError as error:
        raise ValueError(TranslatableText("weights as in 0.5,1 expected, not {}", repr(told))) from error
    if len(weights) not in (1, count) or not np.isfinite(weights).all():
        raise ValueError(TranslatableText("{:,} weights expected, or one for all", count))
    return weights * count if len(weights) == 1 else weights


# -- what several do ---------------------------------------------------------------------------------------------------


def combine(edit: Edit, context: OperationContext, parameters: MadeOfMorphs) -> Result:
    """Add a morph that does what several morphs of one kind do together at these weights."""
    morphs, rows = edit.model.morphs, context.of("morphs").tolist()
    weights = weights_from(parameters.weights, len(rows))
    first = morphs[rows[0]]
    if any(morphs[row].kind is not first.kind for row in rows) or first.kind is MorphKind.FLIP:
        raise ValueError(TranslatableText("morphs of one kind are expected, and no flips"))
    parts = [scaled_offsets(morphs[row].offsets, weight) for row, weight in zip(rows, weights, strict=True)]
    new = replaced(first, {**_named(parameters.name, first), "offsets": united_offsets(parts)})
    return Result(TranslatableText("{:,} morphs combined", len(rows)), {"morphs": add_morphs(edit, [new])})


def united_offsets(parts: Sequence[Columns]) -> Columns:
    """Offsets of one type that do what all of these do one after another, one for each row that they are about.

    Entries of groups are rows in this sense, too.
    """
    joined = parts[0]
    for part in parts[1:]:
        joined = joined.joined(part)
    once, first, places = np.unique(_keys(joined), return_index=True, return_inverse=True)
    if len(once) == len(joined):
        return joined
    united = joined.take(first).replace(**_united_values(joined, places, len(once)))
    kept = np.argsort(first)
    if joined.row_type is ImpulseOffset:  # one that came to zero would stop its body
        kept = kept[(_stops(joined)[first] | ~_stops(united))[kept]]
    return united.take(kept)


def _keys(offsets: Columns) -> AnyArray:
    """(offsets,) the same number for those that can be one."""
    about = next(field.name for field in fields_of(offsets.row_type) if field.kind is Kind.REFERENCE)
    keys = offsets[about].astype(np.int64) * 4
    if offsets.row_type is MaterialOffset:
        return np.asarray(keys + offsets["operation"])
    if offsets.row_type is ImpulseOffset:
        return np.asarray(keys + 2 * _stops(offsets) + offsets["local"])
    return np.asarray(keys)


def _stops(impulses: Columns) -> AnyArray:
    """(impulses,) which stop their bodies: those of zero (mmd-semantics §3.4)."""
    return np.asarray(~(impulses["velocity"].any(axis=1) | impulses["torque"].any(axis=1)))


def _united_values(joined: Columns, places: IndexArray, count: int) -> dict[str, AnyArray]:
    """By field the values (count, …) that the offsets, of which `places` (offsets,) tells the new row, come to."""
    values: dict[str, AnyArray] = {}
    for field in fields_of(joined.row_type):
        if field.kind not in FLOATS:
            continue
        column = joined[field.name].reshape(len(joined), field.size).astype(np.float64)
        if field.kind is Kind.ROTATION:
            values[field.name] = _products(column, places, count)
            continue
        sums = np.stack([np.bincount(places, part, count) for part in column.T], axis=1)
        if joined.row_type is MaterialOffset:
            multiplied = np.ones((count, field.size))
            np.multiply.at(multiplied, places, column)
            is_added = np.zeros(count, np.bool_)
            is_added[places] = joined["operation"] == OffsetMethod.ADD
            sums = np.where(is_added[:, None], sums, multiplied)
        values[field.name] = sums
    return values


def _products(rotations: Float64Array, places: IndexArray, count: int) -> Float64Array:
    """(count, 4) the rotations of each place one after another."""
    order = np.argsort(places, kind="stable")
    ranks = np.arange(len(order)) - np.searchsorted(places[order], places[order])
    products = np.tile((0.0, 0.0, 0.0, 1.0), (count, 1))
    for rank in range(int(ranks.max(initial=-1)) + 1):
        some = order[ranks == rank]
        products[places[some]] = product(rotations[some], products[places[some]])
    return products


# -- those that move others --------------------------------------------------------------------------------------------


def make_members(kind: MorphKind, edit: Edit, context: OperationContext, parameters: MadeOfMorphs) -> Result:
    """Add a group or flip morph with the chosen morphs in it."""
    morphs, rows = edit.model.morphs, context.of("morphs").tolist()
    weights = weights_from(parameters.weights, len(rows))
    groups = [morphs[row].name for row in rows if morphs[row].kind is kind]
    if groups:
        raise ValueError(TranslatableText("MMD skips those that are in one of their own kind: {}", ", ".join(groups)))
    offsets = Columns(MorphOffset, morph=rows, weight=weights)
    first = morphs[rows[0]]
    new = Morph(**_named(parameters.name, first), panel=first.panel, kind=kind, offsets=offsets)
    return Result(TranslatableText("A morph made of {:,} others", len(rows)), {"morphs": add_morphs(edit, [new])})


# -- another model -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MorphFromModel:
    model: str = model_parameter("Model", help="A file with as many vertices, in the same order.")
    threshold: float = number(
        "Threshold", 0.0001, minimum=0, help="Vertices that are moved by no more than this are left out."
    )
    name: str = text("Name", help="Of the new morph; nothing: that of the file.")


def from_model(edit: Edit, context: OperationContext, parameters: MorphFromModel) -> Result:
    """Add a vertex morph that takes the vertices to where another model has them."""
    vertices, others = edit.model.vertices, context.models["model"].vertices
    if len(vertices) != len(others):
        raise ValueError(
            TranslatableText("The model has {:,} vertices and the other one {:,}", len(vertices), len(others))
        )
    name = parameters.name.strip() or Path(parameters.model).stem or NEW_NAME
    positions = others["position"].astype(np.float64)
    row = vertex_morph_from_shape(edit, positions, name, panel=Panel.OTHER, threshold=parameters.threshold)
    count = len(edit.model.morphs[row].offsets)
    return Result(TranslatableText("A vertex morph made; vertices: {:,}", count), {"morphs": range(row, row + 1)})


OPERATIONS = (
    Operation(
        "morphs.combine",
        "Combine morphs",
        combine,
        ("morphs",),
        "Adds a morph that does what the selected ones, all of one kind, do together at these weights.",
        MadeOfMorphs,
        NEEDS_ROWS,
        previews=False,
    ),
    Operation(
        "morphs.group",
        "Group morphs",
        partial(make_members, MorphKind.GROUP),
        ("morphs",),
        "Adds a group morph that moves the selected ones by these weights.",
        MadeOfMorphs,
        NEEDS_ROWS,
        previews=False,
    ),
    Operation(
        "morphs.flip",
        "Flip through morphs",
        partial(make_members, MorphKind.FLIP),
        ("morphs",),
        "Adds a flip morph (PMX 2.1) that sets one of the selected ones after another to these weights.",
        MadeOfMorphs,
        NEEDS_ROWS,
        previews=False,
    ),
    Operation(
        "morphs.from-model",
        "Morph from another model",
        from_model,
        (),
        "Adds a vertex morph that takes the vertices to where another model, of the same vertices, has them.",
        MorphFromModel,
        previews=False,
    ),
)
