"""Takes over the vertex and UV morphs of another model, as the shape keys that Blender writes into a glTF file."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import choice, model_parameter, number, replaced, switch
from editor.model.morphs import Morph
from editor.operations.choices import VertexSource
from editor.operations.mesh.offset_copies import MOVES, has_vertex_offsets, moves_of_vertices
from editor.operations.model.whole_model import file_scale, scaled_copy
from editor.operations.morphs.morph_making import add_morphs
from editor.operations.operation import OperationContext, Result, operation
from editor.operations.queries.vertex_sources import ROUNDING, VertexSources, vertex_sources


@dataclass(frozen=True, slots=True)
class TransferMorphs:
    model: str = model_parameter("Model", help="The file of the model whose morphs are copied.")
    source: VertexSource = choice(
        "Take from", VertexSource, VertexSource.PLACE, help="How the matching place on the other model is found."
    )
    distance: float = number(
        "Distance",
        0.01,
        minimum=0,
        help="Vertices without a match within this distance are not changed. 0: any distance.",
    )
    replace: bool = switch(
        "Replace morphs of the same name",
        True,
        help="Otherwise all are added as new morphs, with a number after the name.",
    )
    threshold: float = number(
        "Threshold", 0.00001, minimum=0, help="Vertices that are moved by no more than this are left out."
    )
    scale: float = file_scale()


@operation(
    "morphs.transfer",
    "Transfer morphs from another model",
    "Copies the vertex and UV morphs of another model, such as the shape keys of a glTF file, by"
    " matching vertices or by the nearest places of its surface. Morphs of the same name and kind are"
    " replaced.",
    parameters=TransferMorphs,
    on_worker=True,
)
def transfer_morphs(edit: Edit, context: OperationContext, parameters: TransferMorphs) -> Result:
    """Have morphs move vertices as those of another model move what is there; new ones, and those of the same name."""
    model, other = edit.model, scaled_copy(context.models["model"], parameters.scale)
    taken = [morph for morph in other.morphs if has_vertex_offsets(morph)]
    if not taken:
        raise ValueError(TranslatableText("the other model has no morphs of vertices or UVs"))
    every = np.arange(len(model.vertices))
    sources = vertex_sources(model, every, other, parameters.source, parameters.distance)
    same = _same_morphs(model.morphs.records) if parameters.replace else {}
    changed: dict[int, Columns] = {}
    new: list[Morph] = []
    for morph in taken:
        moves = sources.mixed(moves_of_vertices(morph.offsets, len(other.vertices)))
        row = same.pop((morph.name, morph.kind), None)
        if row is None:
            new.append(replaced(morph, {"offsets": _offsets(morph.offsets.row_type, moves, parameters.threshold)}))
            continue
        offsets = _replaced_offsets(model.morphs[row].offsets, moves, sources, parameters.threshold)
        if offsets is not None:
            changed[row] = offsets
    edit.set(model.morphs, list(changed), Morph.offsets, list(changed.values()))
    added = add_morphs(edit, new)
    message = TranslatableText(
        "Morphs added: {:,}, changed: {:,}, as they were: {:,}; vertices matched: {:,} of {:,}",
        len(added),
        len(changed),
        len(taken) - len(added) - len(changed),
        int(sources.has_source.sum()),
        len(every),
    )
    return Result(message, {"morphs": np.array([*changed, *added], np.intp)})


def _same_morphs(morphs: list[Morph]) -> dict[tuple[str, int], int]:
    """The first row of each name and kind."""
    return {(morph.name, morph.kind): row for row, morph in reversed(list(enumerate(morphs)))}


def _replaced_offsets(
    offsets: Columns, moves: Float64Array, sources: VertexSources, threshold: float
) -> Columns | None:
    """Offsets that move vertices so, and as before where there is no source; None where they already do."""
    own = moves_of_vertices(offsets, len(moves))
    kept = ~sources.has_source | (np.abs(moves - own) <= ROUNDING).all(axis=1)
    return None if kept.all() else _offsets(offsets.row_type, np.where(kept[:, None], own, moves), threshold)


def _offsets(row_type: type, moves: Float64Array, threshold: float) -> Columns:
    rows = np.flatnonzero(np.linalg.norm(moves, axis=1) > threshold)
    return Columns(row_type, len(rows), vertex=rows, **{MOVES[row_type]: moves[rows]})
