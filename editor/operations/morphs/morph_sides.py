"""Makes morphs of one side: the left and the right half of a morph, and the mirror image of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, FloatArray, mask_of
from editor.math3d.rotations import inverse, mirrored_offsets, powers, product, unit_quaternions
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, fields_of, number, replaced
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, UvOffset, VertexOffset
from editor.model.names import Side, SidePairs
from editor.model.tables import ArrayTable
from editor.operations.model.move_model import mirrored_morph_offsets
from editor.operations.morphs.morph_making import add_morphs, united_offsets
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.symmetry import NEAR, nearest_indices
from editor.operations.queries.topology import position_numbers

SIDED = (VertexOffset, UvOffset, BoneOffset)


# -- halves ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SplitSides:
    blend: float = number(
        "Blend", 0.5, minimum=0, help="The width of the blend on each side of the middle, in model units."
    )


@operation(
    "morphs.split-sides",
    "Split into left and right",
    "Adds a left and a right half of each selected morph; both together do what the whole does.",
    tables=("morphs",),
    parameters=SplitSides,
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def split_sides(edit: Edit, context: OperationContext, parameters: SplitSides) -> Result:
    """Add the left and the right half of morphs; both together do what the whole does."""
    model, rows = edit.model, context.of("morphs").tolist()
    whole = [model.morphs[row] for row in rows if model.morphs[row].offsets.row_type in SIDED]
    if not whole:
        raise ValueError(TranslatableText("none of the morphs is of vertices, UVs or bones"))
    new_morphs = [half for morph in whole for half in _half_morphs(model, morph, parameters.blend)]
    warning = TranslatableText("morphs left out, as they have no left and right: {:,}", len(rows) - len(whole))
    text = TranslatableText("Morphs split into left and right: {:,}", len(whole))
    return Result(text, {"morphs": add_morphs(edit, new_morphs)}, (warning,) if len(whole) < len(rows) else ())


def _half_morphs(model: Model, morph: Morph, blend: float) -> list[Morph]:
    kept = halves_of(model, morph.offsets, blend)
    names = [
        {"name": morph.name + side.prefix, "name_en": morph.name_en and morph.name_en + side.suffix}
        for side in (Side.LEFT, Side.RIGHT)
    ]
    return [replaced(morph, {**name, "offsets": half}) for name, half in zip(names, kept, strict=True)]


def halves_of(model: Model, offsets: Columns, blend: float) -> list[Columns]:
    """The left and the right half of offsets of vertices, UVs or bones, which fade into each other over the blend."""
    shares = _left_fractions(x_coordinates(model, offsets), blend)
    halves = [offsets.replace(**each) for each in _side_parts(offsets, shares)]
    return [half.take(share > 0) for half, share in zip(halves, (shares, 1 - shares), strict=True)]


def x_coordinates(model: Model, offsets: Columns) -> FloatArray:
    """(offsets,) x of the vertex or bone of each; NaN for none."""
    if offsets.row_type is BoneOffset:
        x: AnyArray = np.array([bone.position[0] for bone in model.bones], np.float64)
        return np.asarray(np.append(x, np.nan)[offsets[BoneOffset.bone]])
    return np.asarray(np.append(model.vertices[Vertex.position][:, 0], np.float32(np.nan))[offsets["vertex"]])


def _left_fractions(x: FloatArray, blend: float) -> FloatArray:
    """(n,) how much of what is at x is on the left, where x is positive (mmd-semantics §0.5)."""
    x = x.astype(np.float64)
    shares = np.clip((x / blend + 1) / 2, 0, 1) if blend > 0 else (np.sign(x) + 1) / 2
    return np.where(np.isnan(x), 0.5, shares)


def _side_parts(offsets: Columns, shares: FloatArray) -> tuple[dict[str, AnyArray], dict[str, AnyArray]]:
    """Return the parts of the left and of the right, by field."""
    if offsets.row_type is not BoneOffset:
        name = "uv" if offsets.row_type is UvOffset else "translation"
        left, right = _split_exactly(offsets[name], shares)
        return {name: left}, {name: right}
    left, right = _split_exactly(offsets[BoneOffset.translation], shares)
    rotations = unit_quaternions(offsets[BoneOffset.rotation].astype(np.float64))
    turned = _turned_part(rotations, shares)
    rest = product(rotations, inverse(turned))
    return {"translation": left, "rotation": turned}, {"translation": right, "rotation": rest}


def _split_exactly(values: AnyArray, shares: FloatArray) -> tuple[AnyArray, AnyArray]:
    """Two parts of the values that make up the whole exactly.

    The larger one is rounded; what is left is then a number that 32 bits hold.
    """
    larger = (values * np.maximum(shares, 1 - shares)[:, None]).astype(np.float32)
    smaller = values - larger
    is_left = (shares >= 0.5)[:, None]
    return np.where(is_left, larger, smaller), np.where(is_left, smaller, larger)


def _turned_part(rotations: AnyArray, shares: FloatArray) -> AnyArray:
    """(n, 4) the rotations by so much of their angles."""
    once, inverse = np.unique(shares, return_inverse=True)
    parts = np.empty_like(rotations)
    for index, share in enumerate(once.tolist()):
        parts[inverse == index] = powers(rotations[inverse == index], share)
    return parts


# -- the other side ----------------------------------------------------------------------------------------------------


@operation(
    "morphs.mirror",
    "Mirror morphs",
    "Adds the mirror images of the selected morphs, named for the other side. Vertices are matched by place,"
    " everything else by name.",
    tables=("morphs",),
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def mirror_morphs(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Add the mirror images of morphs, under the names of the other side."""
    model, rows = edit.model, context.of("morphs").tolist()
    opposite = Opposite(model, [model.morphs[row].offsets for row in rows])
    pairs = {field: SidePairs([getattr(morph, field) for morph in model.morphs]) for field in ("name", "name_en")}
    new_morphs, lost = [], 0
    for row in rows:
        morph = model.morphs[row]
        offsets, without_partner = opposite.of(mirrored_morph_offsets(morph.offsets))
        names = {field: each.other_name(row) for field, each in pairs.items()}
        new_morphs.append(replaced(morph, {**names, "offsets": offsets}))
        lost += without_partner
    warning = TranslatableText("Offsets without a counterpart on the other side: {:,}", lost)
    text = TranslatableText("Morphs mirrored: {:,}", len(new_morphs))
    return Result(text, {"morphs": add_morphs(edit, new_morphs)}, (warning,) if lost else ())


class Opposite:
    """Finds the rows on the other side of those that offsets are about: vertices by position, all others by name.

    Two positions are opposite each other where each is the nearest to the mirror image of the other. What takes long is
    done once for all morphs.
    """

    def __init__(self, model: Model, moved: Sequence[Columns]) -> None:
        self._model = model
        points = model.vertices[Vertex.position]
        meshes = (offsets for offsets in moved if offsets.row_type in (VertexOffset, UvOffset))
        is_moved = mask_of(len(points), *(offsets["vertex"] for offsets in meshes))
        self._numbers, images = position_numbers(points), mirrored_offsets(points)
        asking = np.flatnonzero(nearest_indices(points[is_moved], images, NEAR) != NONE)
        partners = nearest_indices(points, images[asking], NEAR)
        asking, partners = asking[partners != NONE], partners[partners != NONE]
        is_mutual = self._numbers[nearest_indices(points, images[partners], NEAR)] == self._numbers[asking]
        self._vertices, self._partner_numbers = asking[is_mutual], self._numbers[partners[is_mutual]]
        self._at_position = np.empty(int(self._numbers.max(initial=-1)) + 1, np.intp)

    def of(self, offsets: Columns) -> tuple[Columns, int]:
        """The offsets on the rows of the other side, and how many have none and are left out."""
        if not len(offsets):
            return offsets, 0
        about = next(field for field in fields_of(offsets.row_type) if field.kind is Kind.REFERENCE)
        if about.target == "vertices":
            return self._of_vertices(united_offsets([offsets]))
        table = self._model.tables[about.target]
        assert not isinstance(table, ArrayTable)
        others = np.append(SidePairs.of(table).across, NONE)[offsets[about.name]]
        is_there = (others != NONE) | (offsets[about.name] == NONE)
        return offsets.replace(**{about.name: others}).take(is_there), int(np.count_nonzero(~is_there))

    def _of_vertices(self, offsets: Columns) -> tuple[Columns, int]:
        known = np.flatnonzero(offsets["vertex"] != NONE)
        self._at_position[:] = NONE
        self._at_position[self._numbers[offsets["vertex"][known]]] = known  # what is at one position does the same
        wanted = self._at_position[self._partner_numbers]
        is_there = wanted != NONE
        lost = np.count_nonzero(self._at_position != NONE) - len(np.unique(wanted[is_there]))
        return offsets.take(wanted[is_there]).replace(vertex=self._vertices[is_there]), int(lost)
