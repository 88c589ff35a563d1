"""Makes soft bodies of materials, gives them presets, and anchors and pins their vertices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, mask_of
from editor.math3d.rotations import matrices_from_euler
from editor.messages import TranslatableText
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, field_of, fields_of, reference, replaced, switch
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.soft_bodies import AeroModel, Anchor, Pin, SoftBody, SoftFlags
from editor.operations.choices import SoftPreset
from editor.operations.names.naming import freshly_named
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.physics.body_rows import EVERY_GROUP, FOLLOWERS, free_group
from editor.operations.queries.faults import anchors_and_pins_that_hold, drawn_vertices
from editor.preview.physics.soft_body_layout import ITERATIONS, usable_numbers

KEPT = ("name", "name_en", "shape", "material", "group", "mask", "anchors", "pins")
NEW = {field.name: field.default for field in fields_of(SoftBody) if field.name not in KEPT}
CLOTH = {**NEW, "flags": SoftFlags.B_LINKS, "link_distance": 2, "margin": 0.12, "aero_model": AeroModel.V_TWO_SIDED}
MOST_PAIRS = 50_000_000  # of vertices and rigid bodies that are looked at together
BLOCK = 500  # of vertices, so that what is worked out of them and some hundred bodies stays in the cache
ROUNDING = 1e-9


def _coerced(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The values as records hold them: numbers as 32 bits keep them."""
    return {name: field_of(SoftBody, name).coerce(value) for name, value in values.items()}


_VALUES: Mapping[SoftPreset, Mapping[str, Any]] = {
    SoftPreset.SKIRT: {**CLOTH, "mass": 0.5, "dp": 0.05, "dg": 0.02, "df": 0.4, "khr": 0.8, "ahr": 1.0, "p_it": 10},
    SoftPreset.CAPE: {**CLOTH, "mass": 0.6, "dp": 0.02, "dg": 0.04, "df": 0.3, "khr": 0.5, "p_it": 8, "lst": 0.7},
    SoftPreset.FLAG: {**CLOTH, "mass": 0.3, "dp": 0.01, "dg": 0.05, "lf": 0.02, "p_it": 8, "lst": 0.5},
    SoftPreset.JELLY: {
        **NEW,
        "flags": SoftFlags.B_LINKS | SoftFlags.RANDOMIZE_LINKS,
        "link_distance": 2,
        "margin": 0.1,
        "dp": 0.05,
        "df": 0.6,
        "khr": 0.8,
        "ahr": 1.0,
        "p_it": 6,
        "lst": 0.3,
    },
}
SOFT_PRESETS = {preset: _coerced(values) for preset, values in _VALUES.items()}


@dataclass(frozen=True, slots=True)
class SoftBodyPreset:
    preset: SoftPreset = choice(
        "Preset", SoftPreset, help="How heavy and stiff it is, and how it reacts to air and friction."
    )


@operation(
    "soft-bodies.from-materials",
    "Soft bodies from materials",
    "Makes a soft body (PMX 2.1) of each material: cloth, a cape, a flag or jelly.",
    tables=("materials",),
    parameters=SoftBodyPreset,
    needs=NEEDS_ROWS,
    menu="physics.soft-bodies",
    menu_order=110,
)
def from_materials(edit: Edit, context: OperationContext, parameters: SoftBodyPreset) -> Result:
    """Make a soft body of each of the materials that has faces and is not soft yet."""
    model, rows = edit.model, context.of("materials").tolist()
    taken, drawn = {body.material for body in model.soft_bodies}, set(np.unique(model.faces[Face.material]).tolist())
    group = free_group(model.rigid_bodies.records, FOLLOWERS + 1)
    mask, values = EVERY_GROUP & ~(1 << group), SOFT_PRESETS[parameters.preset]
    names = {row: model.materials[row] for row in rows if row in drawn - taken}
    new = [
        replaced(SoftBody(named.name, named.name_en, material=row, group=group, mask=mask), dict(values))
        for row, named in names.items()
    ]
    if not new:
        raise ValueError(TranslatableText("the materials have no faces, or are soft bodies already"))
    table = model.soft_bodies
    new_rows = range(len(table), len(table) + len(new))
    edit.insert(table, len(table), freshly_named(Records(SoftBody, new), table.whole))
    warning = TranslatableText(
        "materials without faces, or that are soft already, left out: {:,}", len(rows) - len(new)
    )
    message = TranslatableText("Soft bodies made: {:,}", len(new))
    return Result(message, {"soft_bodies": new_rows}, (warning,) if len(rows) > len(new) else ())


@operation(
    "soft-bodies.preset",
    "Apply a preset to soft bodies",
    "Sets all numbers of soft bodies to those of a preset. Material, anchors, pins and collision groups stay.",
    tables=("soft_bodies",),
    parameters=SoftBodyPreset,
    needs=NEEDS_ROWS,
    menu="physics.soft-bodies",
    menu_order=120,
)
def apply_preset(edit: Edit, context: OperationContext, parameters: SoftBodyPreset) -> Result:
    """Give soft bodies the values of a preset; what they are made of, hang from and collide with stays."""
    rows = context.of("soft_bodies")
    for name, value in SOFT_PRESETS[parameters.preset].items():
        edit.set(edit.model.soft_bodies, rows, name, value)
    return Result(TranslatableText("Soft bodies set: {:,}", len(rows)), {"soft_bodies": rows})


@dataclass(frozen=True, slots=True)
class AnchorVertices:
    body: int = reference(
        "Rigid body",
        "rigid_bodies",
        help="The rigid body to which the vertices are tied. None: for each vertex the nearest selected body, or"
        " the nearest of all.",
    )
    near: bool = switch("Near", help="Body and vertex are brought together, instead of keeping their distance.")


@operation(
    "soft-bodies.anchor",
    "Anchor vertices to rigid bodies",
    "Anchors the selected vertices of soft bodies to rigid bodies: the nearest ones, or the given one.",
    tables=("vertices",),
    parameters=AnchorVertices,
    needs=NEEDS_ROWS,
    on_worker=True,
    uses=("rigid_bodies",),
    menu="physics.soft-bodies",
    menu_order=210,
)
def anchor_vertices(edit: Edit, context: OperationContext, parameters: AnchorVertices) -> Result:
    """Tie vertices of soft bodies to rigid bodies. What held them otherwise holds them no more."""
    model, selected = edit.model, context.selected.get("rigid_bodies", NO_ROWS)
    bodies = selected if parameters.body == NONE else np.array([parameters.body])
    held = _add_anchors_and_pins(
        edit, context, lambda rows: nearest_anchors(model, rows, bodies, parameters.near), lambda _: Columns(Pin, 0)
    )
    return _result(context, held, TranslatableText("Vertices anchored: {:,}", len(held)))


@operation(
    "soft-bodies.pin",
    "Pin vertices of soft bodies",
    "Pins the selected vertices of soft bodies, so that they follow their bones.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="physics.soft-bodies",
    menu_order=220,
)
def pin_vertices(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Have vertices of soft bodies follow their bones. What held them otherwise holds them no more."""
    held = _add_anchors_and_pins(edit, context, lambda _: Columns(Anchor, 0), lambda rows: Columns(Pin, vertex=rows))
    return _result(context, held, TranslatableText("Vertices pinned: {:,}", len(held)))


@operation(
    "soft-bodies.release",
    "Release vertices of soft bodies",
    "Removes the anchors and pins of the selected vertices.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="physics.soft-bodies",
    menu_order=230,
)
def release_vertices(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Take anchors and pins from vertices."""
    held = _add_anchors_and_pins(edit, context, lambda _: Columns(Anchor, 0), lambda _: Columns(Pin, 0))
    return _result(context, held, TranslatableText("Vertices released: {:,}", len(held)))


def nearest_anchors(model: Model, vertices: IndexArray, bodies: IndexArray, near: bool = False) -> Columns:
    """An anchor for each of some vertices, at the nearest of some rigid bodies; of all where none are told.

    ValueError where there is none.
    """
    if not len(model.rigid_bodies):
        raise ValueError(TranslatableText("the model has no rigid body that vertices could be tied to"))
    rows = bodies if len(bodies) else np.arange(len(model.rigid_bodies))
    positions = np.nan_to_num(model.vertices[Vertex.position][vertices].astype(np.float64))
    candidates = [model.rigid_bodies[row] for row in rows.tolist()]
    step = max(MOST_PAIRS // len(rows), 1)
    with np.errstate(invalid="ignore", over="ignore"):  # of bodies that are nowhere
        parts = [_nearest_bodies(candidates, positions[at : at + step]) for at in range(0, len(positions), step)]
    nearest = rows[np.concatenate(parts)] if parts else NO_ROWS
    return Columns(Anchor, body=nearest, vertex=vertices, near=np.full(len(vertices), near))


def _nearest_bodies(bodies: Sequence[RigidBody], points: Float64Array) -> IndexArray:
    """(points,) which of some bodies is the nearest, the first of several; the first where none is anywhere."""
    centres = np.array([body.position for body in bodies], np.float64)
    least, most = np.array([_least_and_greatest_radius(body) for body in bodies]).T[:, :, None]
    blocks = [_may_be_nearest(centres, least, most, points[at : at + BLOCK]) for at in range(0, len(points), BLOCK)]
    may_be_nearest = np.concatenate(blocks, axis=1)
    turned = matrices_from_euler([body.rotation for body in bodies])
    nearest, shortest = np.zeros(len(points), np.intp), np.full(len(points), np.inf)
    for number, body in enumerate(bodies):
        near = np.flatnonzero(may_be_nearest[number])
        if len(near):
            distance = _signed_distance(body, (points[near] - body.position) @ turned[number])
            is_nearer = distance < shortest[near]
            nearest[near[is_nearer]], shortest[near[is_nearer]] = number, distance[is_nearer]
    return nearest


def _may_be_nearest(centres: Float64Array, least: Float64Array, most: Float64Array, points: Float64Array) -> BoolArray:
    """(bodies, points) which bodies may be the nearest.

    Their surfaces are at least and at most so far from their centres, which sets bounds to the way to each.
    """
    distances = np.zeros((len(centres), len(points)))
    for axis in range(3):
        distance = np.subtract.outer(centres[:, axis], points[:, axis])
        distances += np.square(distance, out=distance)
    np.sqrt(distances, out=distances)
    farthest = np.fmin.reduce(distances - least, axis=0)
    distances -= most
    return np.asarray(distances <= farthest + ROUNDING * (1 + np.abs(farthest)))


def _least_and_greatest_radius(body: RigidBody) -> tuple[float, float]:
    """Return the least and the greatest distance of the surface of a body from its centre."""
    size = np.array(body.size, np.float64)
    match body.shape:
        case BodyShape.BOX:
            return float(size.min() * (1 if size.min() >= 0 else np.sqrt(3))), float(np.linalg.norm(size))
        case BodyShape.CAPSULE:
            return float(size[0]), float(size[0] + abs(size[1]) / 2)
        case _:
            return float(size[0]), float(size[0])


def _signed_distance(body: RigidBody, at: Float64Array) -> Float64Array:
    """(points,) how far points, along the axes of a body, are from its surface, negative within it."""
    size = np.array(body.size, np.float64)
    if body.shape is BodyShape.BOX:
        beyond = np.abs(at) - size
        return np.asarray(np.linalg.norm(np.maximum(beyond, 0), axis=1) + np.minimum(beyond.max(axis=1), 0))
    if body.shape is BodyShape.CAPSULE:
        half = abs(float(size[1])) / 2
        on_axis = np.zeros_like(at)
        on_axis[:, 1] = np.clip(at[:, 1], -half, half)
        at = at - on_axis
    return np.asarray(np.linalg.norm(at, axis=1) - size[0])


@operation(
    "soft-bodies.clean",
    "Clean anchors and pins",
    "Removes anchors without a rigid body, anchors and pins at vertices that are not of the material, and pins at"
    " vertices that are anchored, too.",
    tables=("soft_bodies",),
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
)
def clean_holds(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Rid soft bodies of anchors and pins that hold nothing, and of pins at anchored vertices."""
    table, rows = edit.model.soft_bodies, context.of("soft_bodies").tolist()
    count = 0
    for row in rows:
        body = table[row]
        anchors, pins = anchors_and_pins_that_hold(edit.model, body)
        pins &= ~np.isin(body.pins[Pin.vertex], body.anchors[Anchor.vertex][anchors])
        count += int(np.count_nonzero(~anchors) + np.count_nonzero(~pins))
        if not (anchors.all() and pins.all()):
            edit.replace(table, row, SoftBody.anchors, body.anchors.take(anchors))
            edit.replace(table, row, SoftBody.pins, body.pins.take(pins))
    return Result(TranslatableText("Anchors and pins removed: {:,}", count), {"soft_bodies": rows})


@operation(
    "soft-bodies.clamp-parameters",
    "Bring soft body parameters within limits",
    "Limits the numbers of soft bodies to the ranges of PMX 2.1.",
    tables=("soft_bodies",),
    needs=NEEDS_ROWS,
    previews=False,
)
def clamp_numbers(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring the numbers of soft bodies within the ranges in which they are used."""
    table = edit.model.soft_bodies
    found = {row: usable_numbers(table[row]) for row in context.of("soft_bodies").tolist()}
    new = {
        row: replaced(table[row], {name: int(used) if name in ITERATIONS else used for name, used in values.items()})
        for row, values in found.items()
        if values
    }
    edit.put(table, list(new), Records(SoftBody, list(new.values())))
    return Result(
        TranslatableText("Soft bodies brought within limits: {:,}", len(new)),
        {"soft_bodies": np.array(list(new), np.intp)},
    )


Holds = Callable[[IndexArray], Columns]


def _add_anchors_and_pins(edit: Edit, context: OperationContext, anchors: Holds, pins: Holds) -> IndexArray:
    """Give each soft body anchors and pins for those of the vertices that are its own; returns all these vertices."""
    table, rows = edit.model.soft_bodies, context.of("vertices")
    are_held = np.zeros(len(rows), np.bool_)
    for number, body in enumerate(table.records):
        are_own = _are_of(edit.model, body)[rows]
        if len(own := rows[are_own]):
            are_held |= are_own
            edit.replace(table, number, SoftBody.anchors, _without(body.anchors, own).joined(anchors(own)))
            edit.replace(table, number, SoftBody.pins, _without(body.pins, own).joined(pins(own)))
    return rows[are_held]


def _are_of(model: Model, body: SoftBody) -> BoolArray:
    """(vertices,) which are of a soft body: of its material, or held by it already."""
    return mask_of(len(model.vertices), drawn_vertices(model, body), body.anchors[Anchor.vertex], body.pins[Pin.vertex])


def _without(entries: Columns, vertices: IndexArray) -> Columns:
    return entries.take(np.flatnonzero(~np.isin(entries["vertex"], vertices)))


def _result(context: OperationContext, held: IndexArray, message: TranslatableText) -> Result:
    if not len(held):
        raise ValueError(TranslatableText("none of the vertices belongs to a soft body"))
    others = len(context.of("vertices")) - len(held)
    warning = TranslatableText("vertices left out, as they belong to no soft body: {:,}", others)
    return Result(message, {"vertices": held}, (warning,) if others else ())
