"""SoftNodes: one soft body in Bullet, made as the specification says (PMX 2.1: SoftBodyの実装方法), led and read.

What panda3d does not reach, and what stands in (mmd-semantics §5.6):
- A node cannot be put anywhere. Nodes are placed by velocities, in steps too short for anything else to happen, while
  the body is alone in the world. It is made anywhere, laid out as the model is at rest, and then put where it begins.
- Bullet measures the links at the step that follows a change of a mass. So a pin is a node too heavy for anything to
  move, which goes by its velocity, instead of one without mass whose position is set: it stays as heavy as it is.
- There are no links without faces but those of a straight rope; which has as many nodes as are wanted.
- Nodes are read through a Geom, all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from editor.math3d.arrays import Float64Array, FloatArray
from editor.math3d.rotations import Transforms, inverse, rotated
from editor.model.fields import NONE
from editor.model.soft_bodies import AeroModel
from editor.preview.physics.engine import Engine
from editor.preview.physics.mouse_constraint import WEIGHT
from editor.preview.physics.soft_body_layout import SoftBodyLayout

PIN_MASS = 1e12
PLACING = 2.0**-17  # seconds of a step that places; a power of two, so that multiplying by it rounds nothing
ASIDE = 0.01  # model units
NARROW = 1e-4  # the margin while placing
FAR = 1e3  # model units from what there is: where bodies are made, on the side of larger coordinates
TORN = 100.0  # times its size at rest: with few iterations a long cloth stretches to some of it

AERO_MODELS = {
    AeroModel.V_POINT: "AM_vertex_point",
    AeroModel.V_TWO_SIDED: "AM_vertex_two_sided",
    AeroModel.V_ONE_SIDED: "AM_vertex_one_sided",
    AeroModel.F_TWO_SIDED: "AM_face_two_sided",
    AeroModel.F_ONE_SIDED: "AM_face_one_sided",
}


class PinTargets(NamedTuple):
    """Targets of a step: positions of the pinned nodes (pins, 3), and of the grabbed node (3,) or None."""

    pins: Float64Array
    pulled: Float64Array | None = None


class SoftNodes:
    """`now` (nodes, 3): where the nodes are. Made and placed in a world with nothing else in it, and attached then."""

    def __init__(self, engine: Engine, world: Any, layout: SoftBodyLayout) -> None:
        self._engine, self.layout = engine, layout
        self.node = self._new(world.get_world_info())
        self._elements = [self.node.get_node(number) for number in range(len(layout.rest))]
        self._pins: list[int] = layout.pins.tolist()
        self.node.get_shape(0).set_margin(NARROW)
        self._place_at_rest(world)
        self._make_node()
        self._geom = self._link()
        self._before = self.node.get_transform().get_pos()
        self._size = _extent(layout.rest) * TORN
        self.now = layout.rest

    def _new(self, info: Any) -> Any:
        """The nodes and what links them, somewhere."""
        core, count = self._engine.core, len(self.layout.rest)
        start = float(np.abs(self.layout.rest).max()) + FAR
        make = self._engine.bullet.BulletSoftBodyNode
        if self.layout.is_rope:
            return make.make_rope(info, core.LPoint3(start), core.LPoint3(start + count, start, start), count - 2, 0)
        # Of points close to each other panda3d would make one.
        side = int(np.ceil(count ** (1 / 3)))
        positions = np.stack(np.unravel_index(np.arange(count), (side, side, side)), axis=1) + start
        return make.make_tri_mesh(info, _points(core, positions), _numbers(core, self.layout.corners), False)

    def _place_at_rest(self, world: Any) -> None:
        """Have the nodes, none of which has a mass yet, be where the model has them at rest.

        Boxes about nodes grow by what their velocities are worth, and only shrink when nodes leave them, as they do by
        two small steps aside and back.
        """
        world.attach(self.node)
        for aside in (0.0, ASIDE, 0.0):
            self._set_masses(1.0)
            self._drive((self.layout.rest + aside - self._read_slowly()) / PLACING - self._velocities())
            self._set_masses(0.0)
            world.do_physics(PLACING, 0, PLACING)
        world.remove(self.node)
        self._set_masses(self.layout.parameters.mass / len(self._elements))
        self._drive(-self._velocities())

    def _set_masses(self, mass: float) -> None:
        weigh = self.node.set_mass
        for number in range(len(self._elements)):
            weigh(number, mass)

    def _make_node(self) -> None:
        """In the order of the specification, but for the config, which waits until the nodes are placed."""
        node, numbers = self.node, self.layout.parameters
        flags = self._engine.bullet.BulletSoftBodyConfig
        config = node.get_cfg()
        config.set_collision_flag(flags.CF_vertex_face_soft_soft, True)
        material = node.append_material()
        if numbers.link_distance:
            node.generate_bending_constraints(numbers.link_distance, material)
        linear, angular, volume = numbers.stiffness
        material.set_linear_stiffness(linear)
        material.set_angular_stiffness(angular)
        material.set_volume_preservation(volume)
        if numbers.clusters is not None:
            node.generate_clusters(numbers.clusters)
            config.clear_all_collision_flags()
            config.set_collision_flag(flags.CF_cluster_soft_soft, True)
            config.set_collision_flag(flags.CF_cluster_rigid_soft, True)
        if numbers.is_random:
            node.randomize_constraints()
        for pin in self._pins:
            node.set_mass(pin, PIN_MASS)
        if self.layout.pulled != NONE:
            node.set_mass(self.layout.pulled, numbers.mass * WEIGHT)

    def _link(self) -> Any:
        """A Geom into which each node is written after each step."""
        core, helper = self._engine.core, self._engine.bullet.BulletHelper
        points = core.GeomVertexArrayFormat()
        for name in (core.InternalName.get_vertex(), core.InternalName.get_normal()):
            points.add_column(name, 3, core.Geom.NT_float32, core.Geom.C_point)
        numbers = core.GeomVertexArrayFormat()
        for name in (helper.get_sb_index(), helper.get_sb_flip()):
            numbers.add_column(name, 1, core.Geom.NT_int32, core.Geom.C_index)
        form = core.GeomVertexFormat()
        form.add_array(points)
        form.add_array(numbers)
        known = core.GeomVertexFormat.register_format(form)
        geom = core.Geom(core.GeomVertexData("nodes", known, core.Geom.UH_dynamic))
        # Linked while it is empty: for each vertex that is there already, panda3d looks for the node that is nearest.
        self.node.link_geom(geom)
        data = core.GeomVertexData("nodes", known, core.Geom.UH_dynamic)
        count = len(self._elements)
        data.unclean_set_num_rows(count)
        table = np.zeros((count, 2), np.int32)
        table[:, 0] = np.arange(count)
        memoryview(data.modify_array(1)).cast("B")[:] = table.tobytes()
        memoryview(data.modify_array(0)).cast("B")[:] = bytes(count * data.get_array(0).get_array_format().get_stride())
        geom.set_vertex_data(data)
        return geom

    # -- placing -----------------------------------------------------------------------------------------------------

    def set_state(self, world: Any, positions: Float64Array, velocities: Float64Array | None) -> None:
        """Put the nodes somewhere (nodes, 3), with velocities (nodes, 3) or at rest; alone in the world for that."""
        world.attach(self.node)
        # Aside and back, as in `_place_at_rest`: beyond, so that the way back leaves the box.
        beyond = np.where(positions < self.layout.rest, -ASIDE, ASIDE)
        for goal in (positions + beyond, positions):
            self._drive((goal - self._read_slowly()) / PLACING - self._velocities())
            world.do_physics(PLACING, 0, PLACING)
        world.remove(self.node)
        self._drive((0 if velocities is None else velocities) - self._velocities())
        self._configure()
        self._before = self.node.get_transform().get_pos()
        self.now = positions.copy()

    def _configure(self) -> None:
        numbers, config = self.layout.parameters, self.node.get_cfg()
        self.node.get_shape(0).set_margin(numbers.margin)
        config.set_aero_model(getattr(self._engine.bullet.BulletSoftBodyConfig, AERO_MODELS[numbers.aero_model]))
        for name, count in numbers.iterations:
            if count:  # none of what is not asked for is what Bullet begins with
                getattr(config, f"set_{name}")(count)
        self.update_properties(self.layout)

    def update_properties(self, layout: SoftBodyLayout) -> None:
        """Take coefficients anew that may change while it moves."""
        self.layout = layout
        config = self.node.get_cfg()
        for name, value in layout.parameters.config:
            getattr(config, f"set_{name}")(value)

    def anchor(self, nodes: list[Any], rest: Transforms) -> None:
        """Tie nodes to rigid bodies, as these stand to each other at rest; `rest`: the poses of those."""
        vector = self._engine.core.LVector3
        for hold in self.layout.anchors:
            pose = rest.take(np.array([hold.body]))
            apart = self.layout.rest[hold.node] - pose.positions
            local = rotated(inverse(pose.rotations), apart)[0]
            self.node.append_anchor(hold.node, nodes[hold.body], vector(*local.tolist()), False)

    def _drive(self, changes: Float64Array, nodes: Sequence[int] | None = None) -> None:
        """Add to the velocities (n, 3) of nodes; None: of all."""
        vector, add = self._engine.core.LVector3, self.node.add_velocity
        driven = range(len(changes)) if nodes is None else nodes
        for node, change in zip(driven, changes.tolist(), strict=True):
            add(vector(*change), node)

    def _read_slowly(self) -> Float64Array:
        return self._read(self._elements, "pos")

    def _velocities(self) -> Float64Array:
        return self._read(self._elements, "velocity")

    def _read(self, elements: Sequence[Any], name: str) -> Float64Array:
        """(elements, 3) what each says; an array of panda3d takes vectors as they are, and quicker than numpy."""
        table = self._engine.core.PTA_LVecBase3f.empty_array(len(elements))
        put = table.set_element
        for number, element in enumerate(elements):
            put(number, getattr(element, name))
        return np.frombuffer(memoryview(table), np.float32).reshape(-1, 3).astype(np.float64)

    # -- moving ------------------------------------------------------------------------------------------------------

    def set_targets(self, aim: PinTargets, gravity: Float64Array, seconds: float) -> None:
        """Have the pins, and what is pulled, be at their aims after the coming step, whatever gravity (3,) adds."""
        led, aims = self._pins, aim.pins
        if aim.pulled is not None:
            led, aims = [*led, self.layout.pulled], np.concatenate((aims, aim.pulled[None]))
        elements = [self._elements[node] for node in led]
        positions, velocities = self._read(elements, "pos"), self._read(elements, "velocity")
        missing = (aims - positions) / seconds - velocities - gravity * seconds
        self._drive(missing, led)

    def push(self, node: int, velocity: Float64Array) -> None:
        self._drive(velocity[None], [node])

    def read(self) -> None:
        """Have `now` be what the last step made of the nodes."""
        table = np.frombuffer(memoryview(self._geom.get_vertex_data().get_array(0)), np.float32)
        # Panda3d writes nodes as they stand to the middle that the body had before the step.
        middle = np.array(tuple(self._before), np.float64)
        self.now = table.reshape(len(self._elements), -1)[:, :3].astype(np.float64) + middle
        self._before = self.node.get_transform().get_pos()

    def are_within(self, distance: float) -> bool:
        """Return whether all positions are numbers, and none so far away, or torn larger than pins can have it."""
        torn = self._size + (_extent(self.now[self.layout.pins]) if self._pins else 0.0)
        return bool(np.abs(self.now).max() < distance and _extent(self.now) < torn)

    def state(self) -> tuple[Float64Array, Float64Array]:
        """(nodes, 3) positions and (nodes, 3) velocities, to go on with elsewhere."""
        return self._read_slowly(), self._velocities()


def _extent(positions: Float64Array) -> float:
    """Return the largest distance of positions (n, 3) from the first one along an axis."""
    return float(np.abs(positions - positions[0]).max())


def _points(core: Any, positions: FloatArray) -> Any:
    made = core.PTA_LVecBase3f.empty_array(len(positions))
    made.set_data(positions.astype(np.float32).tobytes())
    return made


def _numbers(core: Any, numbers: Any) -> Any:
    made = core.PTA_int.empty_array(numbers.size)
    made.set_data(numbers.astype(np.int32).tobytes())
    return made
