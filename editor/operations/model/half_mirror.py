"""Makes one half of the mesh the mirror image of the other, welded in the middle."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, are_among, mask_of, unit_or_zero
from editor.math3d.rotations import mirrored_offsets
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, number
from editor.model.mesh import Face, Vertex
from editor.model.morphs import Morph, UvOffset, VertexOffset
from editor.model.names import SidePairs
from editor.model.soft_bodies import Anchor, SoftBody
from editor.model.weights import VertexWeights, write_weights
from editor.operations.bones.bone_rows import listed_names
from editor.operations.choices import CutSide, SideOfModel
from editor.operations.mesh.face_splitting import is_off, split_at
from editor.operations.mesh.offset_copies import with_copies
from editor.operations.mesh.side_splitting import add_faces
from editor.operations.model.move_model import POINTS, mirrored_morph_offsets
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.related import own_vertices, used_vertices
from editor.operations.weights.weight_copies import evened_weights, mirrored_weights, one_sided


@dataclass(frozen=True, slots=True)
class MirrorHalf:
    from_: SideOfModel = choice(
        "From side", SideOfModel, help="The side of the character that is copied to the other side."
    )
    distance: float = number(
        "Distance",
        0.001,
        minimum=0,
        help="Vertices that are nearer to the middle than this, in model units, are moved onto it.",
    )


@operation(
    "model.mirror-half",
    "Mirror one half",
    "Replaces the faces on one side by the mirror images of those on the other, and joins both in the middle."
    " Bones, morphs and materials of the other side are found by left and right in their names.",
    tables=("faces",),
    parameters=MirrorHalf,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def mirror_half(edit: Edit, context: OperationContext, parameters: MirrorHalf) -> Result:
    """Replace the faces on one side by the mirror images of those on the other."""
    model, rows = edit.model, context.of("faces")
    rows, heights = _cut_half(edit, rows, parameters)
    corners = np.append(heights, 0)[model.faces[Face.vertices][rows]]
    rows = rows[(corners > 0).any(axis=1)]
    if not len(rows):
        raise ValueError(TranslatableText("none of the faces is on that side"))
    used = used_vertices(model, model.faces[Face.vertices][rows])
    middle, sources = np.flatnonzero(used & (heights == 0)), np.flatnonzero(used & (heights > 0))
    across = SidePairs.of(model.bones).across
    _put_into_middle(edit, middle, across)
    copies = _add_images(edit, sources, across)
    alone = _mirror_morphs(edit, sources, copies, middle)
    _mirror_ties(edit, sources, copies)
    images = np.append(np.arange(len(model.vertices)), NONE)
    images[sources] = copies
    of_materials = np.append(SidePairs.of(model.materials).or_itself, NONE)
    faces = model.faces.rows(rows)
    new = add_faces(edit, images[faces[Face.vertices]][:, ::-1], of_materials[faces[Face.material]])
    warnings = one_sided(model, np.concatenate((sources, middle)), across)
    if alone:
        names = listed_names(model.morphs.records, alone)
        warnings.append(TranslatableText("morphs on one side only, which get no mirror image: {}", names))
    return Result(TranslatableText("Faces mirrored: {:,}", len(rows)), {"faces": new}, tuple(warnings))


def _cut_half(edit: Edit, rows: IndexArray, parameters: MirrorHalf) -> tuple[IndexArray, Float64Array]:
    """Cut the faces in the middle and remove those on the other side; returns the others and heights of vertices.

    Heights are 0 in the middle and greater on the side that stays.
    """
    model = edit.model
    heights = model.vertices[Vertex.position][:, 0].astype(np.float64) * (
        1 if parameters.from_ is SideOfModel.LEFT else -1
    )
    rows, heights = split_at(edit, rows, np.where(np.abs(heights) > parameters.distance, heights, 0))
    is_gone = is_off(model, rows, heights, CutSide.FRONT)
    gone, left = rows[is_gone], rows[~is_gone]
    own = own_vertices(model, gone)
    edit.remove(model.faces, gone)
    edit.remove(model.vertices, np.flatnonzero(own))
    return left - np.searchsorted(gone, left), heights[~own]


# -- vertices ----------------------------------------------------------------------------------------------------------


def _put_into_middle(edit: Edit, middle: IndexArray, across: IndexArray) -> None:
    """Move vertices to x = 0, where both sides weigh the same and normals go to neither side."""
    vertices = edit.model.vertices
    edit.set(vertices, middle, Vertex.position, vertices[Vertex.position][middle] * (0, 1, 1))
    flat = unit_or_zero(vertices[Vertex.normal][middle] * (0, 1, 1))
    is_flat = flat.any(axis=1)
    edit.set(vertices, middle[is_flat], Vertex.normal, flat[is_flat])
    before = VertexWeights.of(edit.model, middle)
    write_weights(edit, middle, before, evened_weights(before, across))


def _add_images(edit: Edit, sources: IndexArray, across: IndexArray) -> IndexArray:
    """Add the mirror images of vertices, moved by the bones of the other side; returns their rows."""
    vertices = edit.model.vertices
    copies = len(vertices) + np.arange(len(sources))
    rows = vertices.rows(sources)
    points: dict[str, AnyArray] = {name: mirrored_offsets(rows[name]) for name in POINTS if vertices.stores(name)}
    edit.insert(vertices, len(vertices), rows.replace(**points))
    before = VertexWeights.of(edit.model, copies)
    mirrored = mirrored_weights(VertexWeights.of(edit.model, sources), across)
    write_weights(edit, copies, before, mirrored)
    return copies


# -- morphs and soft bodies --------------------------------------------------------------------------------------------


def _mirror_morphs(edit: Edit, sources: IndexArray, copies: IndexArray, middle: IndexArray) -> list[int]:
    """Let the morphs of the other side do to the copies what morphs do to the sources; those that have none are told.

    A morph of both sides leaves what is in the middle there.
    """
    table = edit.model.morphs
    is_middle = mask_of(len(edit.model.vertices), middle)
    before = [morph.offsets if morph.offsets.row_type in (VertexOffset, UvOffset) else None for morph in table]
    after = list(before)
    alone = []
    for row, other in enumerate(SidePairs.of(table).across.tolist()):
        if (offsets := before[row]) is None:
            continue
        images = mirrored_morph_offsets(with_copies(offsets, "vertex", sources, copies).take(slice(len(offsets), None)))
        if not len(images):
            continue
        target = None if other == NONE else after[other]
        if target is None or target.row_type is not offsets.row_type:
            alone.append(row)
            continue
        after[other] = (_kept_in_middle(target, is_middle) if other == row else target).joined(images)
    changed = {row: offsets for row, offsets in enumerate(after) if offsets is not None and offsets is not before[row]}
    edit.set(table, list(changed), Morph.offsets, list(changed.values()))
    return alone


def _kept_in_middle(offsets: Columns, is_middle: BoolArray) -> Columns:
    """The offsets, without going to a side in the middle."""
    if offsets.row_type is not VertexOffset:
        return offsets
    moves = offsets[VertexOffset.translation]
    return offsets.replace(
        translation=np.where(are_among(is_middle, offsets[VertexOffset.vertex])[:, None], moves * (0, 1, 1), moves)
    )


def _mirror_ties(edit: Edit, sources: IndexArray, copies: IndexArray) -> None:
    """Pin copies as the sources are, and anchor them to the rigid bodies of the other side."""
    bodies = edit.model.soft_bodies
    across = np.append(SidePairs.of(edit.model.rigid_bodies).or_itself, NONE)
    for row, body in enumerate(list(bodies)):
        edit.replace(bodies, row, SoftBody.pins, with_copies(body.pins, "vertex", sources, copies))
        anchors = with_copies(body.anchors, "vertex", sources, copies)
        is_image = np.arange(len(anchors)) >= len(body.anchors)
        numbers = np.where(is_image, across[anchors[Anchor.body]], anchors[Anchor.body])
        edit.replace(bodies, row, SoftBody.anchors, anchors.replace(body=numbers))
