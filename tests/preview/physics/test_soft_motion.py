"""Soft bodies in motion, against closed forms and against what each part of them is for."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.model.rigid_bodies import BodyShape
from editor.model.soft_bodies import AeroModel, Anchor, SoftFlags
from editor.preview.physics.engine import engine
from editor.preview.physics.soft_nodes import _numbers, _points
from tests.preview.physics.softs import SIDE, cloth_model, grid, rope, soft, strand
from tests.preview.physics.worlds import FALLING, FLOATING, STEP, Play, body, fixed

TOP = range(0, SIDE * SIDE, SIDE)  # the upper edge of a cloth


def places(play: Play) -> np.ndarray:
    """(vertices, 3) of all that is soft."""
    assert play.figure.soft is not None
    return play.figure.soft.positions


def lengths(play: Play, count: int) -> np.ndarray:
    return np.linalg.norm(np.diff(places(play)[:count], axis=0), axis=1)


def turned(degrees: float) -> tuple[float, float, float, float]:
    """About y."""
    half = np.radians(degrees) / 2
    return (0.0, float(np.sin(half)), 0.0, float(np.cos(half)))


class TestCloth:
    def test_begins_at_rest(self):
        play = Play(cloth_model([soft()]), FALLING)
        assert places(play) == pytest.approx(grid()[0], abs=1e-6)
        assert play.physics.warnings == []

    def test_falls_freely(self):
        play = Play(cloth_model([soft()]), FALLING)
        for seconds in (0.25, 0.5, 0.75):
            play.run(0.25)
            expected = grid()[0] - (0, 98 / 2 * seconds * (seconds + STEP), 0)
            assert places(play) == pytest.approx(expected, abs=0.01)

    @pytest.mark.parametrize("flags", [SoftFlags(0), SoftFlags.B_LINKS, SoftFlags.RANDOMIZE_LINKS])
    def test_hangs_from_its_pins(self, flags):
        values = {"flags": flags, "link_distance": 2, "dp": 0.05}
        play = Play(cloth_model([soft(TOP, **values)]), FALLING).run(4)
        cloth = places(play).reshape(SIDE, SIDE, 3)
        assert cloth[:, 0] == pytest.approx(grid()[0].reshape(SIDE, SIDE, 3)[:, 0], abs=1e-5)
        assert cloth[:, -1, 1] == pytest.approx(1 - SIDE, rel=0.03)
        stretch = np.linalg.norm(np.diff(cloth, axis=1), axis=2)
        assert stretch.max() < 1.05
        assert stretch.min() > 0.95

    def test_its_links_are_as_long_as_in_the_model_at_rest(self):
        """However long it hangs, and however often its pins are led."""
        play = Play(cloth_model([soft(TOP, dp=0.1)]), FALLING)
        depths = [float(places(play.run(2))[:, 1].min()) for _ in range(5)]
        assert np.ptp(depths[1:]) < 0.01

    def test_normals_of_a_flat_one(self):
        play = Play(cloth_model([soft(TOP)]), FALLING).run(0.5)
        normals = play.figure.soft.normals
        assert normals == pytest.approx(np.tile((0, 0, -1), (len(normals), 1)), abs=1e-4)
        play = Play(cloth_model([soft(TOP)], normal=(0, 0, 1)), FALLING).run(0.5)
        assert play.figure.soft.normals == pytest.approx(np.tile((0, 0, 1), (len(normals), 1)), abs=1e-4)

    def test_normals_of_two_sides(self):
        """Vertices of both sides are one node, and each side has normals of its own."""
        places_, faces = grid()
        both = np.concatenate((places_, places_)), np.concatenate((faces, faces[:, ::-1] + len(places_)))
        model = cloth_model([soft(TOP, dg=0.2, aero_model=AeroModel.F_TWO_SIDED)], both)
        model.vertices.writable("normal")[len(places_) :] = (0, 0, 1)
        play = Play(model, FALLING).run(0.3)
        front, back = np.split(play.figure.soft.normals, 2)
        assert front == pytest.approx(-back)
        assert np.linalg.norm(front, axis=1) == pytest.approx(1, abs=1e-5)
        there, here = np.split(places(play), 2)
        assert there == pytest.approx(here)

    def test_air_slows_it_down(self):
        values = {"dg": 0.05, "aero_model": AeroModel.F_TWO_SIDED}
        lying = grid()[0][:, [0, 2, 1]], grid()[1]
        plays = [Play(cloth_model([one], lying), FALLING).run(1) for one in (soft(), soft(**values))]
        fallen = [places(play)[:, 1].mean() for play in plays]
        assert fallen[0] == pytest.approx(-49.4, abs=0.1)
        assert fallen[1] > fallen[0] + 5

    def test_damping(self):
        play = Play(cloth_model([soft(dp=1.0)]), FALLING).run(1)
        assert places(play)[:, 1].min() > -SIDE - 1

    def test_falls_through_the_ground(self):
        """As with the editor that made the format (mmd-semantics §5.6)."""
        play = Play(cloth_model([soft(mask=0xFFFF)])).run(1)
        assert places(play)[:, 1].max() < -10


class TestRope:
    def test_keeps_its_length(self):
        play = Play(cloth_model([rope([0], dp=0.01)], strand(12)), FALLING)
        for _ in range(6):
            assert lengths(play.run(0.5), 12) == pytest.approx(np.ones(11), rel=0.04)

    def test_hangs_in_the_end(self):
        play = Play(cloth_model([rope([0], dp=0.05)], strand(12)), FALLING).run(8)
        assert places(play)[:, 1] == pytest.approx(-np.arange(12), abs=0.2)

    def test_goes_along_the_faces(self):
        """From vertex to vertex as faces name them, at the same place once."""
        line, _ = strand(4)
        points = np.concatenate((line[[2, 0, 3, 1]], line[[1]]))
        faces = np.array([(1, 3, 1), (4, 0, 0), (0, 2, 2)])
        play = Play(cloth_model([rope([1], dp=0.05)], (points, faces)), FALLING).run(6)
        assert places(play)[:, 1] == pytest.approx((-2, 0, -3, -1, -1), abs=0.1)

    def test_of_a_strip(self):
        """Zigzag: what the strip is as wide as counts to the length."""
        points = np.array([(0.1 * (number % 2), -number, 0) for number in range(8)], float)
        faces = np.array([(number, number + 1, number + 2) for number in range(6)])
        play = Play(cloth_model([rope([0])], (points, faces)), FALLING).run(1)
        assert lengths(play, 8) == pytest.approx(np.full(7, 1.005), rel=0.03)
        assert np.isfinite(play.figure.soft.normals).all()


class TestPins:
    def test_follow_the_bones(self):
        play = Play(cloth_model([soft(TOP)]), FALLING)
        rng = np.random.default_rng(4)
        for _ in range(60):
            play.stance.offsets[0] += rng.normal(0, 0.2, 3)
            play.stance.rotations[0] = turned(rng.uniform(-20, 20))
            play.figure.pose(play.stance, 1 / 30)
            nodes = play.physics.simulation._running.softs[0]
            skinned = play.figure.skin.skin(
                play.figure.morphed_vertices.column("position"), play.figure.bone_transforms
            )[0]
            assert nodes.now[nodes.layout.pins] == pytest.approx(skinned[nodes.layout.pin_rows], abs=1e-5)

    def test_are_as_good_as_nodes_without_mass(self):
        """A cloth that hangs still from its pins, made by Bullet alone, with masses of 0, is where ours is."""
        play = Play(cloth_model([soft(TOP, p_it=4)]), FALLING)
        ours = play.physics.simulation._running.softs[0]
        loaded = engine()
        world = loaded.bullet.BulletWorld()
        world.set_gravity(0, -98, 0)
        node = loaded.bullet.BulletSoftBodyNode.make_tri_mesh(
            world.get_world_info(),
            _points(loaded.core, ours.layout.rest),
            _numbers(loaded.core, ours.layout.corners),
            False,
        )
        node.set_total_mass(1, False)
        node.get_cfg().set_positions_solver_iterations(4)
        for pin in ours.layout.pins.tolist():
            node.set_mass(pin, 0)
        world.attach(node)
        for _ in range(240):
            world.do_physics(STEP, 0, STEP)
        play.run(2)
        theirs = np.array([tuple(node.get_node(number).get_pos()) for number in range(SIDE * SIDE)])
        assert ours.now == pytest.approx(theirs, abs=1e-3)

    def test_bones_that_bodies_drive(self):
        """The pins of a cloth on a bone that falls with its body fall with it."""
        bones = [Bone("a"), Bone("b", parent=0)]
        model = cloth_model([soft(TOP)], bodies=[body(bone=0)], bones=bones)
        play = Play(model, FALLING).run(0.5)
        assert play.positions[0, 1] == pytest.approx(-12.4, abs=0.2)
        assert places(play)[0, 1] == pytest.approx(play.positions[0, 1], abs=0.5)

    def test_all_of_them(self):
        play = Play(cloth_model([soft(range(SIDE * SIDE))]), FALLING)
        play.stance.offsets[0] = (1, 2, 3)
        assert places(play.run(0.5)) == pytest.approx(grid()[0] + (1, 2, 3), abs=1e-4)


class TestBeginning:
    def test_where_bones_and_morphs_have_it(self):
        model = cloth_model([soft(TOP)])
        offsets = Columns(VertexOffset, vertex=[7], translation=[(0, 0, 0.5)])
        model.morphs.records[:] = [Morph("m", kind=MorphKind.VERTEX, offsets=offsets)]
        play = Play(model, FLOATING)
        play.stance.weights[0] = 1
        play.stance.rotations[0] = turned(90)
        play.stance.offsets[0] = (0, 9, 0)
        play.physics.reset()
        play.run(STEP)
        expected = grid()[0].copy()
        expected[7, 2] += 0.5
        expected = np.stack((expected[:, 2], expected[:, 1] + 9, -expected[:, 0]), axis=1)
        assert places(play) == pytest.approx(expected, abs=1e-5)

    def test_but_its_links_are_those_at_rest(self):
        """A cloth that begins twice as large shrinks to what it is."""
        bones = [Bone("bone")]
        model = cloth_model([soft(TOP[:1])], bones=bones)
        offsets = Columns(VertexOffset, vertex=np.arange(SIDE * SIDE), translation=grid()[0])
        model.morphs.records[:] = [Morph("m", kind=MorphKind.VERTEX, offsets=offsets)]
        play = Play(model, FLOATING)
        play.stance.weights[0] = 1
        play.physics.reset()
        play.run(STEP)
        assert places(play) == pytest.approx(grid()[0] * 2, abs=1e-5)
        play.run(1)
        cloth = places(play).reshape(SIDE, SIDE, 3)
        assert np.linalg.norm(np.diff(cloth, axis=1), axis=2) == pytest.approx(np.ones((SIDE, SIDE - 1)), rel=0.1)

    def test_from_anywhere(self):
        play = Play(cloth_model([soft()]), FLOATING)
        play.stance.offsets[0] = (-3000, 400, 70)
        play.physics.reset()
        assert places(play.run(0.1)) == pytest.approx(grid()[0] + (-3000, 400, 70), abs=2e-3)

    def test_jumps(self):
        play = Play(cloth_model([soft()]), FALLING).run(0.5)
        play.figure.pose(play.stance, 2.0)
        assert places(play) == pytest.approx(grid()[0], abs=1e-6)

    def test_bodies_do_not_feel_it(self):
        """Where a body is after a step is the same, with a soft body somewhere or without."""
        bodies = [body(position=(50, 0, 0)), fixed(position=(60, 0, 0))]
        with_it = Play(cloth_model([soft()], bodies=bodies), FALLING).run(0.5)
        without = Play(cloth_model([], bodies=bodies), FALLING).run(0.5)
        assert with_it.positions.tolist() == without.positions.tolist()
        assert with_it.rotations.tolist() == without.rotations.tolist()


class TestAnchors:
    def test_a_cloth_follows_a_body(self):
        bodies = [fixed(bone=0, size=(0.1, 0, 0))]
        anchors = [Anchor(0, row) for row in TOP]
        play = Play(cloth_model([soft((), anchors, ahr=1.0, dp=0.02)], bodies=bodies), FALLING).run(1)
        for step in range(240):
            play.stance.offsets[0] = (5 * np.sin(step / 60), 0, 0)
            play.run(STEP)
        moved = grid()[0][list(TOP)] + play.stance.offsets[0]
        assert places(play)[list(TOP)] == pytest.approx(moved, abs=0.5)
        assert places(play)[:, 1].min() > -SIDE - 1

    def test_a_body_hangs_from_a_cloth(self):
        bodies = [body(position=(2.5, -5, 0), size=(0.1, 0, 0), mass=0.1)]
        anchors = [Anchor(0, SIDE * 3 - 1), Anchor(0, SIDE * 4 - 1)]
        play = Play(cloth_model([soft(TOP, anchors, dp=0.05)], bodies=bodies), FALLING).run(3)
        assert play.positions[0] == pytest.approx((2.5, -5, 0), abs=0.5)

    def test_where_they_are_to_each_other_at_rest(self):
        """However they stand when they begin."""
        bodies = [fixed(bone=1, size=(0.1, 0, 0))]
        bones = [Bone("a"), Bone("b")]
        anchors = [Anchor(0, row) for row in TOP]
        play = Play(cloth_model([soft((), anchors, ahr=1.0)], bodies=bodies, bones=bones), FALLING)
        play.stance.offsets[1] = (0, 0, 2)
        play.physics.reset()
        play.run(2)
        assert places(play)[list(TOP), 2] == pytest.approx(2, abs=0.5)

    def test_near_a_body_that_moves(self):
        """The body goes to where its node is (PMX 2.1: SoftBodyの変形手順)."""
        bodies = [body(position=(0, -5, 0), size=(0.1, 0, 0), mass=0.01)]
        play = Play(cloth_model([soft(TOP, [Anchor(0, SIDE - 1, near=True)])], bodies=bodies), FALLING)
        for _ in range(20):
            play.run(0.05)
            nodes = play.physics.simulation._running.softs[0]
            number = nodes.layout.anchors[0].node
            assert play.positions[0] == pytest.approx(nodes.now[number], abs=1e-5)

    def test_near_a_body_that_follows_a_bone(self):
        """The node is sent towards the middle of the body, which has little effect, as the specification says."""
        bodies = [fixed(position=(3, 4, 0), size=(0.1, 0, 0))]
        model = cloth_model([rope((), [Anchor(0, 0, near=True)], ahr=0.2)], strand(2), bodies)
        play = Play(model, FLOATING).run(0.05)
        assert play.positions[0] == pytest.approx((3, 4, 0))
        assert play.physics.simulation._running.softs[0].state()[1][0] == pytest.approx((3, 4, 0), abs=1e-3)
        assert places(play)[0] == pytest.approx((0, 0, 0), abs=0.01)


class TestMeeting:
    def lying(self, **values: object) -> Play:
        """A cloth that falls on a large ball."""
        mesh = grid(9, 0.5)[0][:, [0, 2, 1]] + (-2, 0.5, 2), grid(9)[1]
        bodies = [fixed(position=(0, -2, 0), size=(2, 0, 0), group=3, mask=1 << 5 | 1)]
        return Play(
            cloth_model([soft(**({"group": 5, "mask": 1 << 3, "margin": 0.1} | values))], mesh, bodies), FALLING
        )

    @pytest.mark.parametrize("flags", [SoftFlags(0), SoftFlags.CLUSTERS])
    def test_lies_on_a_body(self, flags):
        play = self.lying(flags=flags, clusters=16, dp=0.02, df=1.0).run(0.7)
        middle = places(play).reshape(9, 9, 3)[4, 4]
        assert middle[1] == pytest.approx(0.1, abs=0.4)

    @pytest.mark.parametrize("values", [{"mask": 0}, {"mask": ~(1 << 3) & 0xFFFF}, {"group": 6}])
    def test_passes_those_that_it_or_they_do_not_meet(self, values):
        play = self.lying(**values).run(0.7)
        assert places(play)[:, 1].max() < -10

    def test_pushes_bodies(self):
        """A light ball that lies in a pinned cloth stays there."""
        mesh = grid(9, 0.5)[0][:, [0, 2, 1]] + (-2, 0, 2), grid(9)[1]
        edges = [row for row in range(81) if row // 9 in (0, 8) or row % 9 in (0, 8)]
        bodies = [body(position=(0, 1, 0), size=(1, 0, 0), mass=0.05, mask=0xFFFF)]
        model = cloth_model([soft(edges, mask=0xFFFF, margin=0.1, group=5)], mesh, bodies)
        assert Play(model, FALLING).run(1).positions[0, 1] > -1.5

    @pytest.mark.parametrize(("mask", "stays"), [(0xFFFF, True), (0, False)])
    def test_two_cloths(self, mask, stays):
        upper, faces = grid(7, 0.5)
        upper = upper[:, [0, 2, 1]]
        points = np.concatenate((upper + np.array((0, 0.6, 0)), upper))
        edges = [49 + row for row in range(49) if row // 7 in (0, 6) or row % 7 in (0, 6)]
        values = {"mask": mask, "margin": 0.1}
        softs = [soft((), **values), soft(edges, material=1, **values)]
        model = cloth_model(softs, (points, np.concatenate((faces, faces + 49))))
        model.faces.writable("material")[len(faces) :] = 1
        model.materials.records.append(model.materials.records[0])
        play = Play(model, FALLING).run(0.5)
        assert (places(play)[:49, 1].mean() > -4) == stays

    def test_many_classes(self):
        """More of them than masks have bits: each pair is asked for."""
        masks = np.random.default_rng(1).integers(0, 0x10000, 60).tolist()
        bodies = [body(position=(50, 0, 5 * row), group=row % 16, mask=mask) for row, mask in enumerate(masks)]
        bodies += [fixed(position=(0, -2, 0), size=(2, 0, 0), group=3, mask=1 << 5)]
        mesh = grid(9, 0.5)[0][:, [0, 2, 1]] + (-2, 0.5, 2), grid(9)[1]
        for mask, is_held in ((1 << 3, True), (1 << 4, False)):
            model = cloth_model([soft(group=5, mask=mask, margin=0.1)], mesh, bodies)
            play = Play(model, FALLING).run(0.6)
            assert (places(play)[:, 1].max() > -3) == is_held
            assert play.physics.simulation._running._filter.asks


def test_shapes_of_bodies():
    """A cloth lies on any shape."""
    mesh = grid(9, 0.5)[0][:, [0, 2, 1]] + (-2, 0.3, 2), grid(9)[1]
    for shape in BodyShape:
        bodies = [fixed(position=(0, -1, 0), size=(1, 1, 1), shape=shape, mask=0xFFFF)]
        play = Play(cloth_model([soft(mask=0xFFFF, margin=0.1, group=5, df=1.0)], mesh, bodies), FALLING).run(0.5)
        assert places(play)[:, 1].max() > -1, shape


def test_shared_vertices_of_another_material_follow():
    model = cloth_model([soft(TOP)])
    count = len(model.faces)
    faces = np.concatenate((model.faces["vertices"], [(SIDE - 1, 2 * SIDE - 1, 3 * SIDE - 1)]))
    model.faces.fill(count + 1, vertices=faces, material=[0] * count + [1])
    model.materials.records.append(model.materials.records[0])
    play = Play(model, FALLING)
    play.stance.offsets[0] = (4, 0, 0)
    play.run(0.3)
    positions, normals = play.figure.skinned()
    assert positions[play.figure.soft.rows] == pytest.approx(places(play))
    assert normals[play.figure.soft.rows] == pytest.approx(play.figure.soft.normals)
    assert positions[SIDE - 1] == pytest.approx(places(play)[SIDE - 1])


def test_same_input_same_result():
    values = {"flags": SoftFlags(7), "link_distance": 2, "clusters": 5, "mask": 0xFFFF, "group": 5}
    bodies = [body(position=(1, -1, 0.3), mask=0xFFFF), fixed(bone=0, position=(3, -3, 0.8), mask=0xFFFF)]
    model = cloth_model([soft(TOP, [Anchor(0, 8)], **values)], bodies=bodies)
    plays = [Play(model, FALLING) for _ in range(2)]
    told = []
    for play in plays:
        for step in range(60):
            play.stance.offsets[0] = (np.sin(step / 7), 0, 0)
            play.run(STEP)
        told.append((places(play).tobytes(), play.positions.tobytes()))
    play = plays[0]
    play.physics.reset()
    play.stance.offsets[0] = 0
    play.run(STEP)
    for step in range(60):
        play.stance.offsets[0] = (np.sin(step / 7), 0, 0)
        play.run(STEP)
    told.append((places(play).tobytes(), play.positions.tobytes()))
    assert told[0] == told[1] == told[2]
