"""Makes morphs: of a shape or a pose, of others, combined, grouped or flipped, and of another model, by difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, FloatArray, IndexArray
from editor.math3d.rotations import product, rotation_angles
from editor.messages import TranslatableText
from editor.model.columns import FLOATS, Columns, Records
from editor.model.edit import Edit
from editor.model.fields import Kind, choice, fields_of, model_parameter, number, replaced, switch, text
from editor.model.mesh import Vertex
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    OffsetMethod,
    Panel,
    UvOffset,
    VertexOffset,
)
from editor.operations.frames.frame_entries import enter_new
from editor.operations.morphs.material_offsets import neutral_entries
from editor.operations.morphs.morph_offsets import scaled_offsets
from editor.operations.names.naming import freshly_named
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, OperationContext, Result, operation
from editor.operations.rows.rows import NEW_NAMES
from editor.preview.morph_effects import VALUES
from editor.preview.pose import Pose

LEAST_MOVE = 1e-4  # of a bone in model units, or in radians: what is less comes of rounding
NEW_NAME = NEW_NAMES["morphs"][0]
SEPARATORS = " _-.+・　"  # that a name does not end with


def bone_morph_from_pose(
    edit: Edit, pose: Pose, name: str, name_en: str = "", panel: Panel = Panel.OTHER, threshold: float = LEAST_MOVE
) -> int:
    """Add a morph that moves the bones as the stance does, and return its row.

    Bones that are moved by `threshold` (model units, radians) or less are left out. ValueError where none is left.
    """
    rows = np.flatnonzero(
        (rotation_angles(pose.rotations) > threshold) | (np.linalg.norm(pose.offsets, axis=1) > threshold)
    )
    if not len(rows):
        raise ValueError(TranslatableText("No bone is moved."))
    offsets = Columns(BoneOffset, bone=rows, translation=pose.offsets[rows], rotation=pose.rotations[rows])
    return add_morphs(edit, [Morph(name, name_en, panel, MorphKind.BONE, offsets)])[0]


def vertex_morph_from_shape(
    edit: Edit,
    positions: FloatArray,
    name: str,
    name_en: str = "",
    panel: Panel = Panel.OTHER,
    threshold: float = LEAST_MOVE,
) -> int:
    """Add a morph that takes the vertices to `positions` (vertices, 3), and return its row.

    Vertices that are moved by `threshold` (model units) or less are left out. ValueError where none is left.
    """
    moves = positions - edit.model.vertices[Vertex.position]
    rows = np.flatnonzero(np.einsum("ij,ij->i", moves, moves) > threshold * threshold)
    if not len(rows):
        raise ValueError(TranslatableText("No vertex is moved."))
    offsets = Columns(VertexOffset, vertex=rows, translation=moves[rows])
    return add_morphs(edit, [Morph(name, name_en, panel, MorphKind.VERTEX, offsets)])[0]


def add_morphs(edit: Edit, morphs: Sequence[Morph]) -> range:
    """Insert morphs as the last ones, under names that are free, and where MMD shows them; returns their rows."""
    table = edit.model.morphs
    rows = range(len(table), len(table) + len(morphs))
    edit.insert(table, len(table), freshly_named(Records(Morph, morphs), table.whole))
    enter_new(edit, table, rows)
    return rows


def _named(name: str, first: Morph) -> dict[str, str]:
    """The names of a morph that is made of another: those of that one where none is given."""
    return {"name": name.strip() or first.name or NEW_NAME, "name_en": "" if name.strip() else first.name_en}


@dataclass(frozen=True, slots=True)
class MadeOfMorphs:
    weights: str = text(
        "Morph weights", help="One weight for each morph in their order, such as 0.5,1, or one for all. Empty: 1."
    )
    name: str = text(
        "Name",
        help="The name of the new morph. Empty: made of the names of the others, or what all of these begin with.",
    )


def _named_by_members(name: str, members: Sequence[Morph]) -> dict[str, str]:
    """The names of a morph that is made of several: where none is given, in both languages made of theirs."""
    if name.strip():
        return {"name": name.strip(), "name_en": ""}
    names = {field: _common_name([getattr(member, field) for member in members]) for field in ("name", "name_en")}
    return {**names, "name": names["name"] or NEW_NAME}


def _common_name(names: Sequence[str]) -> str:
    """The beginning of all names; without one "笑い+まばたき", or "笑い+2" for three; "" where one has none."""
    if len(names) == 1 or not all(names):
        return names[0] if all(names) else ""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*names, strict=False))
    begin = "".join(letters[0] for letters in alike).rstrip(SEPARATORS)
    rest = names[1] if len(names) == 2 else str(len(names) - 1)
    return begin if len(begin) > 1 else f"{names[0]}+{rest}"


def _left_empty(context: OperationContext) -> dict[str, str]:
    """The weight, and the name, free in the model, where none are given."""
    morphs = context.model.morphs
    names = _named_by_members("", [morphs[row] for row in context.of("morphs").tolist()])
    made = freshly_named(Records(Morph, [replaced(Morph(), names)]), morphs.whole)
    return {"weights": "1", "name": made[Morph.name][0]}


def weights_from(text: str, count: int) -> list[float]:
    """The weights of so many morphs that a text tells. ValueError where it tells other than one, or one for each."""
    if not text.strip():
        return [1.0] * count
    try:
        weights = [float(np.float32(part)) for part in text.replace("、", ",").split(",")]
    except ValueError as error:
        raise ValueError(TranslatableText("weights as in 0.5,1 expected, not {}", repr(text))) from error
    if len(weights) not in (1, count) or not np.isfinite(weights).all():
        raise ValueError(TranslatableText("{:,} weights expected, or one for all", count))
    return weights * count if len(weights) == 1 else weights


# -- one of its own ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EmptyMorph:
    kind: MorphKind = choice("Kind", MorphKind, MorphKind.VERTEX, help="What the morph changes.")
    name: str = text("Name", NEW_NAME, help="The name of the morph. If it is taken a number is added.")
    panel: Panel = choice("Panel", Panel, Panel.OTHER, help="The panel in which MMD shows it.")


@operation(
    "morphs.new",
    "New empty morph",
    "Adds an empty morph. In the window, what is moved or coloured from then on is stored in it.",
    tables=(),
    parameters=EmptyMorph,
    previews=False,
    menu="morph.new",
)
def new_morph(edit: Edit, context: OperationContext, parameters: EmptyMorph) -> Result:
    """Add a morph that does nothing yet."""
    morph = Morph(parameters.name.strip() or NEW_NAME, panel=parameters.panel, kind=parameters.kind)
    rows = add_morphs(edit, [morph])
    return Result(TranslatableText("New morph {}", edit.model.morphs[rows[0]].name), {"morphs": rows})


@dataclass(frozen=True, slots=True)
class ExtractedMorph:
    name: str = text("Name", help="The name of the new morph. Empty: that of the old one with a number.")
    keep: bool = switch("Keep in the old morph", help="The old morph still moves these vertices, too.")


@operation(
    "morphs.extract",
    "Split selected vertices into a new morph",
    "Moves the offsets of the selected vertices from the selected morph into a new one; both together do what the"
    " morph did.",
    tables=("morphs",),
    parameters=ExtractedMorph,
    needs=NEEDS_ROWS,
    previews=False,
    uses=("vertices",),
)
def extract_morph(edit: Edit, context: OperationContext, parameters: ExtractedMorph) -> Result:
    """Let a new morph do what a morph does to the selected vertices."""
    morphs, vertices = edit.model.morphs, context.selected.get("vertices", NO_ROWS)
    if not len(vertices):
        raise ValueError(TranslatableText("Select the vertices that the new morph is to move"))
    new = []
    for row in context.of("morphs").tolist():
        morph = morphs[row]
        if morph.offsets.row_type not in (VertexOffset, UvOffset):
            raise ValueError(TranslatableText("{} moves neither vertices nor UVs", morph.name or row))
        is_meant = np.isin(morph.offsets["vertex"], vertices)
        if is_meant.any():
            names = _named(parameters.name, morph)
            new.append(replaced(morph, {**names, "offsets": morph.offsets.take(is_meant)}))
            if not parameters.keep:
                edit.replace(morphs, row, Morph.offsets, morph.offsets.take(~is_meant))
    if not new:
        raise ValueError(TranslatableText("None of the selected vertices is moved"))
    count = sum(len(morph.offsets) for morph in new)
    return Result(TranslatableText("Offsets in a new morph: {:,}", count), {"morphs": add_morphs(edit, new)})


@dataclass(frozen=True, slots=True)
class MaterialState:
    name: str = text("Name", NEW_NAME, help="The name of the morph. If it is taken a number is added.")
    panel: Panel = choice("Panel", Panel, Panel.OTHER, help="The panel in which MMD shows it.")


@operation(
    "morphs.from-materials",
    "New material morph from the current materials",
    "Adds a material morph that gives the selected materials their current values, whatever other morphs and"
    " later edits change.",
    tables=("materials",),
    parameters=MaterialState,
    needs=NEEDS_ROWS,
    previews=False,
)
def from_materials(edit: Edit, context: OperationContext, parameters: MaterialState) -> Result:
    """Add a morph that makes materials what they are now: it multiplies by 0, and adds their values."""
    rows = context.of("materials")
    materials = [edit.model.materials[row] for row in rows.tolist()]
    off, on = neutral_entries(rows, OffsetMethod.MULTIPLY), neutral_entries(rows, OffsetMethod.ADD)
    off = off.replace(**{name: np.zeros_like(off[name]) for name in VALUES})
    on = on.replace(**{name: [getattr(material, name) for material in materials] for name in VALUES})
    name = parameters.name.strip() or NEW_NAME
    new = Morph(name, panel=parameters.panel, kind=MorphKind.MATERIAL, offsets=off.joined(on))
    return Result(TranslatableText("Materials in a new morph: {:,}", len(rows)), {"morphs": add_morphs(edit, [new])})


# -- what several do ---------------------------------------------------------------------------------------------------


@operation(
    "morphs.combine",
    "Combine morphs",
    "Adds a morph with the combined effect of the selected ones, all of one kind, at these weights.",
    tables=("morphs",),
    parameters=MadeOfMorphs,
    needs=NEEDS_ROWS,
    previews=False,
    left_empty=_left_empty,
)
def combine_morphs(edit: Edit, context: OperationContext, parameters: MadeOfMorphs) -> Result:
    """Add a morph that does what several morphs of one kind do together at these weights."""
    morphs, rows = edit.model.morphs, context.of("morphs").tolist()
    weights = weights_from(parameters.weights, len(rows))
    first = morphs[rows[0]]
    if any(morphs[row].kind is not first.kind for row in rows) or first.kind is MorphKind.FLIP:
        raise ValueError(TranslatableText("the morphs have to be of one kind, and not flip morphs"))
    parts = [scaled_offsets(morphs[row].offsets, weight) for row, weight in zip(rows, weights, strict=True)]
    names = _named_by_members(parameters.name, [morphs[row] for row in rows])
    new = replaced(first, {**names, "offsets": united_offsets(parts)})
    return Result(TranslatableText("Morphs combined: {:,}", len(rows)), {"morphs": add_morphs(edit, [new])})


def united_offsets(parts: Sequence[Columns]) -> Columns:
    """Offsets of one type that do what all of these do one after another, one for each row that they are about.

    Entries of groups are rows in this sense, too.
    """
    joined = parts[0]
    for part in parts[1:]:
        joined = joined.joined(part)
    once, first, inverse = np.unique(_offset_keys(joined), return_index=True, return_inverse=True)
    if len(once) == len(joined):
        return joined
    united = joined.take(first).replace(**_united_values(joined, inverse, len(once)))
    kept = np.argsort(first)
    if joined.row_type is ImpulseOffset:  # one that came to zero would stop its body
        kept = kept[(_stops(joined)[first] | ~_stops(united))[kept]]
    return united.take(kept)


def _offset_keys(offsets: Columns) -> AnyArray:
    """(offsets,) the same number for those that can be one."""
    about = next(field.name for field in fields_of(offsets.row_type) if field.kind is Kind.REFERENCE)
    keys = offsets[about].astype(np.int64) * 4
    if offsets.row_type is MaterialOffset:
        return np.asarray(keys + offsets[MaterialOffset.operation])
    if offsets.row_type is ImpulseOffset:
        return np.asarray(keys + 2 * _stops(offsets) + offsets[ImpulseOffset.local])
    return np.asarray(keys)


def _stops(impulses: Columns) -> AnyArray:
    """(impulses,) which stop their bodies: those of zero (mmd-semantics §3.4)."""
    return np.asarray(~(impulses[ImpulseOffset.velocity].any(axis=1) | impulses[ImpulseOffset.torque].any(axis=1)))


def _united_values(joined: Columns, inverse: IndexArray, count: int) -> dict[str, AnyArray]:
    """By field the values (count, …) that the offsets, of which `inverse` (offsets,) tells the new row, come to."""
    values: dict[str, AnyArray] = {}
    for field in fields_of(joined.row_type):
        if field.kind not in FLOATS:
            continue
        column = joined[field.name].reshape(len(joined), field.size).astype(np.float64)
        if field.kind is Kind.ROTATION:
            values[field.name] = _rotation_products(column, inverse, count)
            continue
        sums = np.stack([np.bincount(inverse, part, count) for part in column.T], axis=1)
        if joined.row_type is MaterialOffset:
            multiplied = np.ones((count, field.size))
            np.multiply.at(multiplied, inverse, column)
            is_added = np.zeros(count, np.bool_)
            is_added[inverse] = joined[MaterialOffset.operation] == OffsetMethod.ADD
            sums = np.where(is_added[:, None], sums, multiplied)
        values[field.name] = sums
    return values


def _rotation_products(rotations: Float64Array, inverse: IndexArray, count: int) -> Float64Array:
    """(count, 4) the rotations of each row one after another."""
    order = np.argsort(inverse, kind="stable")
    ranks = np.arange(len(order)) - np.searchsorted(inverse[order], inverse[order])
    products = np.tile((0.0, 0.0, 0.0, 1.0), (count, 1))
    for rank in range(int(ranks.max(initial=-1)) + 1):
        some = order[ranks == rank]
        products[inverse[some]] = product(rotations[some], products[inverse[some]])
    return products


# -- those that move others --------------------------------------------------------------------------------------------


def _make_group_or_flip_morph(
    kind: MorphKind, edit: Edit, context: OperationContext, parameters: MadeOfMorphs
) -> Result:
    """Add a group or flip morph with the chosen morphs in it."""
    morphs, rows = edit.model.morphs, context.of("morphs").tolist()
    weights = weights_from(parameters.weights, len(rows))
    groups = [morphs[row].name for row in rows if morphs[row].kind is kind]
    if groups:
        raise ValueError(
            TranslatableText(
                "MMD ignores a group morph within a group morph, and a flip morph within a flip morph: {}",
                ", ".join(groups),
            )
        )
    offsets = Columns(MorphOffset, morph=rows, weight=weights)
    members = [morphs[row] for row in rows]
    new = Morph(**_named_by_members(parameters.name, members), panel=members[0].panel, kind=kind, offsets=offsets)
    return Result(TranslatableText("A morph made of {:,} others", len(rows)), {"morphs": add_morphs(edit, [new])})


@operation(
    "morphs.group",
    "Group morphs",
    "Adds a group morph that moves the selected ones by these weights.",
    tables=("morphs",),
    parameters=MadeOfMorphs,
    needs=NEEDS_ROWS,
    previews=False,
    left_empty=_left_empty,
)
def group_morphs(edit: Edit, context: OperationContext, parameters: MadeOfMorphs) -> Result:
    """Make a group of morphs."""
    return _make_group_or_flip_morph(MorphKind.GROUP, edit, context, parameters)


@operation(
    "morphs.flip",
    "Flip through morphs",
    "Adds a flip morph (PMX 2.1) that switches through the selected morphs, one after another, at these weights.",
    tables=("morphs",),
    parameters=MadeOfMorphs,
    needs=NEEDS_ROWS,
    previews=False,
    left_empty=_left_empty,
)
def flip_morphs(edit: Edit, context: OperationContext, parameters: MadeOfMorphs) -> Result:
    """Make a flip of morphs."""
    return _make_group_or_flip_morph(MorphKind.FLIP, edit, context, parameters)


# -- another model -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MorphFromModel:
    model: str = model_parameter("Model", help="A file of a model with the same number of vertices, in the same order.")
    threshold: float = number(
        "Threshold", 0.0001, minimum=0, help="Vertices that are moved by no more than this are left out."
    )
    name: str = text("Name", help="The name of the new morph. Empty: the name of the file.")


@operation(
    "morphs.from-model",
    "Morph from another model",
    "Adds a vertex morph from the shape of another model with the same vertices.",
    tables=(),
    parameters=MorphFromModel,
)
def from_model(edit: Edit, context: OperationContext, parameters: MorphFromModel) -> Result:
    """Add a vertex morph that takes the vertices to where another model has them."""
    vertices, others = edit.model.vertices, context.models["model"].vertices
    if len(vertices) != len(others):
        raise ValueError(
            TranslatableText("The model has {:,} vertices and the other one {:,}", len(vertices), len(others))
        )
    name = parameters.name.strip() or Path(parameters.model).stem or NEW_NAME
    positions = others[Vertex.position].astype(np.float64)
    row = vertex_morph_from_shape(edit, positions, name, panel=Panel.OTHER, threshold=parameters.threshold)
    count = len(edit.model.morphs[row].offsets)
    return Result(TranslatableText("A vertex morph made; vertices: {:,}", count), {"morphs": range(row, row + 1)})
