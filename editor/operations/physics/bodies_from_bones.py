"""Edits that make rigid bodies: on bones, around vertices, and at a point that was clicked."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import IndexArray, finite_rows
from editor.math3d.rotations import euler_from_matrices
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, choice, number, reference, single, vector
from editor.model.materials import Material
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.rigid_bodies import MODE_HELP, BodyMode, BodyShape
from editor.operations.bones.bone_rows import listed_names, vec3
from editor.operations.choices import BodyFit, MovedBy
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.physics.body_rows import FOLLOWERS, append_bodies, append_joints, body_on, free_group
from editor.operations.physics.bone_fit import FEWEST, BoneFits, Placed, axes_of, shape_holding
from editor.operations.physics.joint_making import hanging_joint
from editor.operations.physics.presets import preset_named
from editor.operations.queries.related import influence_weights
from editor.operations.rows.rows import NEW_NAMES

SHAPE_HELP = "Capsules suit limbs and hair, boxes cloth, spheres heads and balls."


def _group(model: Model, mode: BodyMode) -> int:
    return FOLLOWERS if mode is BodyMode.FOLLOWS_BONE else free_group(model.rigid_bodies.records, FOLLOWERS + 1)


@dataclass(frozen=True, slots=True)
class BodiesFromBones:
    shape: BodyShape = choice("Shape", BodyShape, BodyShape.CAPSULE, help=SHAPE_HELP)
    mode: MovedBy = choice("Mode", MovedBy, help=MODE_HELP)
    fit: BodyFit = choice(
        "Fit",
        BodyFit,
        help="Size and place: from the vertices that the bone moves most, or from the distance to its tail.",
    )


@operation(
    "bodies.from-bones",
    "Rigid bodies from bones",
    "Makes a rigid body for each bone: from it to its tail, named like it, as large as what it moves.",
    tables=("bones",),
    parameters=BodiesFromBones,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def from_bones(edit: Edit, context: OperationContext, parameters: BodiesFromBones) -> Result:
    """Make a body on each of the bones, along it to its tail."""
    bones, rows = edit.model.bones.records, context.of("bones").tolist()
    fits, mode = BoneFits(edit.model, rows, parameters.fit), parameters.mode.mode
    group = _group(edit.model, mode)
    placed = {row: found for row in rows if (found := fits.placed(row, parameters.shape)) is not None}
    if not placed:
        raise ValueError(
            TranslatableText("none of the bones has vertices or a tail from which the size could be determined")
        )
    new = [body_on(bones[row], row, found, parameters.shape, mode, group) for row, found in placed.items()]
    new_rows = append_bodies(edit, new)
    left_out = [row for row in rows if row not in placed]
    warning = TranslatableText("bones left out, as their size cannot be determined: {}", listed_names(bones, left_out))
    message = TranslatableText("Rigid bodies made: {:,}", len(new_rows))
    return Result(message, {"rigid_bodies": new_rows}, (warning,) if left_out else ())


@dataclass(frozen=True, slots=True)
class BodyAtVertices:
    shape: BodyShape = choice("Shape", BodyShape, BodyShape.SPHERE, help=SHAPE_HELP)
    mode: MovedBy = choice("Mode", MovedBy, help=MODE_HELP)


@operation(
    "bodies.at-vertices",
    "Rigid body around vertices",
    "Makes a rigid body that holds all selected vertices, for the bone that moves them most. It is named like the"
    " bone, or like the material where another rigid body has that name.",
    tables=("vertices",),
    parameters=BodyAtVertices,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def at_vertices(edit: Edit, context: OperationContext, parameters: BodyAtVertices) -> Result:
    """Make a body that holds vertices, on the bone that moves them most."""
    model, rows = edit.model, context.of("vertices")
    points = model.vertices[Vertex.position][rows].astype(np.float64)
    points = points[finite_rows(points)]
    bone = _moving_bone(model, rows)
    turned = np.eye(3) if bone == NONE else axes_of(model.bones.records, bone)
    placed = shape_holding(points, parameters.shape, turned) if len(points) else None
    if placed is None:
        raise ValueError(TranslatableText("the selected vertices are all at one place"))
    mode = parameters.mode.mode
    body = body_on(_naming_record(model, bone, rows), bone, placed, parameters.shape, mode, _group(model, mode))
    new_rows = append_bodies(edit, [body])
    warning = TranslatableText("no bone moves the vertices: the body has none")
    message = TranslatableText("{} made", model.rigid_bodies[new_rows[0]].name)
    return Result(message, {"rigid_bodies": new_rows}, (warning,) if bone == NONE else ())


def _naming_record(model: Model, bone: int, vertices: IndexArray) -> Bone | Material:
    """Return the bone that names a body around vertices, or else the material that most of them belong to.

    Where another body has the name of the bone, one that counted it on would be taken for that of the next bone.
    """
    if bone != NONE and model.bones[bone].name not in {body.name for body in model.rigid_bodies}:
        return model.bones[bone]
    of_faces = np.isin(model.faces[Face.vertices], vertices).sum(axis=1)
    counts = np.bincount(model.faces[Face.material] + 1, of_faces, len(model.materials) + 1)[1:]
    if counts.any():
        return model.materials[int(counts.argmax())]
    return model.bones[bone] if bone != NONE else Bone(*NEW_NAMES["rigid_bodies"])


@dataclass(frozen=True, slots=True)
class AddBodyAt:
    position: Vec3 = vector("Position", help="The centre of the new body.")
    shape: BodyShape = choice("Shape", BodyShape, BodyShape.SPHERE, help=SHAPE_HELP)
    radius: float = number(
        "Radius", minimum=0, help="The radius. 0: the distance to the mesh. Capsules are twice as long."
    )
    mode: MovedBy = choice("Mode", MovedBy, help=MODE_HELP)
    joined: int = reference("Joined with", "rigid_bodies", help="A rigid body that the new one hangs from, by a joint.")


@operation(
    "bodies.add-at",
    "Rigid body at a position",
    "Makes a rigid body at a position, for the bone that moves the mesh there most.",
    tables=(),
    parameters=AddBodyAt,
)
def add_at(edit: Edit, context: OperationContext, parameters: AddBodyAt) -> Result:
    """Make a body at a position, on the bone that moves the mesh there most, and along it."""
    model, at = edit.model, np.array(parameters.position, np.float64)
    near, away = _nearest_vertices(model, at)
    bone = _moving_bone(model, near) if len(near) else NONE
    radius = single(parameters.radius or away)
    if not radius:
        raise ValueError(TranslatableText("there is no mesh here from which the size could be determined"))
    turned = np.eye(3) if bone == NONE else axes_of(model.bones.records, bone)
    sizes = {BodyShape.SPHERE: (radius, 0.0, 0.0), BodyShape.BOX: (radius,) * 3}
    size = sizes.get(parameters.shape, (radius, 2 * radius, 0.0))
    placed = Placed(size, vec3(at), vec3(euler_from_matrices(turned[None])[0]))
    named, mode = model.bones[bone] if bone != NONE else Bone(*NEW_NAMES["rigid_bodies"]), parameters.mode.mode
    new_rows = append_bodies(edit, [body_on(named, bone, placed, parameters.shape, mode, _group(model, mode))])
    body = model.rigid_bodies[new_rows[0]]
    rows = {"rigid_bodies": new_rows}
    if parameters.joined != NONE:
        between = vec3((at + model.rigid_bodies[parameters.joined].position) / 2), body.rotation
        pair, values = (parameters.joined, new_rows[0]), preset_named("hair")
        rows["joints"] = append_joints(edit, [hanging_joint((body.name, body.name_en), pair, between, values, 0)])
    return Result(TranslatableText("{} made", body.name), rows)


def _nearest_vertices(model: Model, at: np.ndarray) -> tuple[IndexArray, float]:
    """The vertices nearest to a point, a few of them, and how far they are from there."""
    distances = np.linalg.norm(model.vertices[Vertex.position] - at, axis=1)
    distances[~np.isfinite(distances)] = np.inf
    near = np.argsort(distances)[:FEWEST] if len(distances) <= FEWEST else np.argpartition(distances, FEWEST)[:FEWEST]
    near = near[np.isfinite(distances[near])]
    return near, float(distances[near].mean()) if len(near) else 0.0


def _moving_bone(model: Model, rows: np.ndarray) -> int:
    """The bone that moves some vertices most, taken together, or NONE."""
    bones, weights = model.vertices[Vertex.bones][rows], np.nan_to_num(influence_weights(model)[rows])
    sums = np.bincount(bones.reshape(-1) + 1, np.maximum(weights, 0).reshape(-1), len(model.bones) + 1)[1:]
    return int(sums.argmax()) if sums.any() else NONE
