"""Soft bodies while their model is edited: what changed is taken in, and the rest goes on moving."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.soft_bodies import Anchor, Pin, SoftFlags
from editor.preview.physics.soft_bodies import MOST_FAILURES
from tests.preview.physics.softs import SIDE, cloth_model, grid, rope, soft, strand
from tests.preview.physics.test_soft_motion import TOP, places
from tests.preview.physics.worlds import FALLING, FLOATING, STEP, Play, body, fixed

STATM = Path("/proc/self/statm")


def world(play: Play) -> object:
    return play.physics.simulation._running


def set_vertices(play: Play, rows: list[int], **values: object) -> None:
    for name, value in values.items():
        play.model.vertices.writable(name)[rows] = value
    play.figure.mark(Change(Action.SET, "vertices", np.array(rows), frozenset(values)))


def two_cloths(*softs: object) -> Play:
    """Of materials 0 and 1, the second 20 beside the first."""
    points, faces = grid()
    mesh = np.concatenate((points, points + np.array((20, 0, 0)))), np.concatenate((faces, faces + len(points)))
    model = cloth_model(softs or (soft(), soft(material=1)), mesh, [body(position=(60, 0, 0))])
    model.faces.writable("material")[len(faces) :] = 1
    model.materials.records.append(model.materials.records[0])
    return Play(model, FALLING)


class TestInPlace:
    @pytest.mark.parametrize("name", ["dp", "dg", "ahr", "khr", "df"])
    def test_coefficients(self, name):
        play = Play(cloth_model([soft(TOP)]), FALLING).run(0.2)
        same = world(play)
        play.change("soft_bodies", 0, **{name: 0.5})
        play.run(0.1)
        assert world(play) is same

    def test_damping_is_felt(self):
        play = Play(cloth_model([soft()]), FALLING).run(0.2)
        play.change("soft_bodies", 0, dp=1.0)
        before = float(places(play.run(STEP))[0, 1])
        assert places(play.run(0.1))[0, 1] == pytest.approx(before, abs=0.2)

    def test_names(self):
        play = Play(cloth_model([soft()]), FALLING).run(0.2)
        same = world(play)
        play.change("soft_bodies", 0, name="another", name_en="one")
        assert world(play.run(0.1)) is same

    def test_vertices_of_others(self):
        points, faces = grid()
        play = Play(cloth_model([soft()], (np.concatenate((points, [(9, 9, 9)])), faces)), FALLING).run(0.2)
        same = world(play)
        set_vertices(play, [36], position=(1, 2, 3))
        set_vertices(play, [3, 4], uv=(1, 2))
        assert world(play.run(0.1)) is same


class TestAnew:
    @pytest.mark.parametrize(
        "values",
        [{"mass": 5.0}, {"lst": 0.5}, {"flags": SoftFlags.B_LINKS, "link_distance": 2}, {"p_it": 3}, {"margin": 0.2}],
    )
    def test_it_goes_on_moving(self, values):
        play = Play(cloth_model([soft()]), FALLING).run(0.5)
        play.change("soft_bodies", 0, **values)
        assert places(play.run(0.5))[0, 1] == pytest.approx(-49.4, abs=0.2)

    def test_the_rest_goes_on_moving(self):
        play = two_cloths().run(0.5)
        play.change("soft_bodies", 0, material=-1)
        play.run(0.5)
        assert play.figure.soft.rows.tolist() == list(range(36, 72))
        assert places(play)[0, 1] == pytest.approx(-49.4, abs=0.2)
        assert play.positions[0, 1] == pytest.approx(-49.4, abs=0.2)
        assert play.figure.skinned()[0][:36] == pytest.approx(grid()[0])

    def test_pins(self):
        play = Play(cloth_model([soft(TOP, dp=0.02)]), FALLING).run(0.2)
        play.change("soft_bodies", 0, pins=Columns(Pin, vertex=[]))
        assert places(play.run(0.5))[:, 1].max() < -8
        play.change("soft_bodies", 0, pins=Columns(Pin, vertex=list(TOP)))
        assert places(play.run(2))[list(TOP)] == pytest.approx(grid()[0][list(TOP)], abs=1e-4)

    def test_groups(self):
        bodies = [fixed(position=(0, -2, 0), size=(2, 0, 0), group=3, mask=0xFFFF)]
        lying = grid(9, 0.5)[0][:, [0, 2, 1]] + (-2, 0.5, 2), grid(9)[1]
        play = Play(cloth_model([soft(mask=0xFFFF, margin=0.1, df=1.0)], lying, bodies), FALLING).run(0.4)
        assert places(play)[:, 1].max() > -0.5
        play.change("soft_bodies", 0, mask=0)
        assert places(play.run(0.5))[:, 1].max() < -5

    def test_vertices_move(self):
        """Links have other lengths; nodes go on where they are."""
        play = Play(cloth_model([soft(TOP, dp=0.1)]), FALLING).run(3)
        longer = grid()[0] * (1, 1.3, 1)
        set_vertices(play, list(range(36)), position=longer)
        play.run(STEP)
        assert places(play)[:, 1].min() > 1.2 * (1 - SIDE)
        assert places(play.run(4))[:, 1].min() == pytest.approx(1.3 * (1 - SIDE), rel=0.05)

    def test_a_face_goes(self):
        """Nodes are joined in another way: it begins anew."""
        play = Play(cloth_model([soft()]), FALLING).run(0.5)
        kept = play.model.faces["vertices"][1:].copy()
        play.model.faces.fill(len(kept), vertices=kept, material=np.zeros(len(kept)))
        play.figure.mark(Change(Action.REMOVE, "faces", range(1)))
        assert places(play.run(STEP))[:, 1].max() > -0.1

    def test_shape(self):
        play = Play(cloth_model([soft()]), FALLING).run(0.5)
        play.change("soft_bodies", 0, shape=1)
        assert places(play.run(STEP))[:, 1].max() > -0.1


class TestRows:
    def test_one_comes(self):
        play = two_cloths(soft()).run(0.5)
        play.model.soft_bodies.records.insert(0, soft(material=1))
        play.figure.mark(Change(Action.INSERT, "soft_bodies", range(1)))
        play.run(0.5)
        heights = places(play)[[0, 36], 1]
        assert heights == pytest.approx((-49.4, -12.4), abs=0.2)

    def test_one_goes(self):
        play = two_cloths().run(0.5)
        play.remove("soft_bodies", 0)
        assert places(play.run(0.5))[0] == pytest.approx((20, -49.4, 0), abs=0.2)

    def test_all_go(self):
        play = Play(cloth_model([soft()]), FALLING).run(0.5)
        play.remove("soft_bodies", 0)
        assert play.run(0.1).figure.soft is None
        assert play.figure.skinned()[0] == pytest.approx(grid()[0])

    def test_they_change_places(self):
        play = two_cloths(soft(dp=0.5), soft(material=1)).run(0.5)
        before = places(play)[[0, 36], 1]
        play.model.soft_bodies.records.reverse()
        play.figure.mark(Change(Action.MOVE, "soft_bodies", range(2), order=np.array([1, 0])))
        assert places(play.run(STEP))[[0, 36], 1] == pytest.approx(before, abs=0.5)

    def test_vertices_come_and_go(self):
        """The rows are others, the cloth is the same."""
        points, faces = grid()
        play = Play(cloth_model([soft()], (np.concatenate(([(9, 9, 9)], points)), faces + 1)), FALLING).run(0.5)
        assert play.figure.soft.rows[0] == 1
        play.model.vertices.fill(36, position=points, normal=np.tile((0, 0, -1), (36, 1)))
        play.model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
        play.figure.mark(Change(Action.REMOVE, "vertices", range(1)))
        play.figure.mark(Change(Action.SET, "faces", range(len(faces)), frozenset(("vertices",))))
        play.run(0.5)
        assert play.figure.soft.rows.tolist() == list(range(36))
        assert places(play)[0, 1] == pytest.approx(-49.4, abs=0.2)

    def test_the_rows_are_the_same_object(self):
        """Until other vertices are soft."""
        play = two_cloths().run(0.1)
        rows = play.figure.soft.rows
        assert play.run(0.1).figure.soft.rows is rows
        play.physics.reset()
        assert play.run(0.1).figure.soft.rows is rows
        play.change("soft_bodies", 0, mass=9.0)
        assert play.run(0.1).figure.soft.rows is rows
        play.change("soft_bodies", 0, material=-1)
        assert play.run(0.1).figure.soft.rows is not rows


class TestBodies:
    def test_cloth_goes_on_when_they_are_made_anew(self):
        play = Play(cloth_model([soft()], bodies=[body(position=(30, 0, 0))]), FALLING).run(0.5)
        play.change("rigid_bodies", 0, size=(2.0, 2.0, 2.0))
        play.run(0.5)
        assert places(play)[0, 1] == pytest.approx(-49.4, abs=0.2)
        assert play.positions[0, 1] == pytest.approx(-49.4, abs=0.2)

    def test_anchors_keep_their_body(self):
        bodies = [body(position=(30, 0, 0)), fixed(bone=0, size=(0.1, 0, 0))]
        play = Play(cloth_model([soft((), [Anchor(1, row) for row in TOP], ahr=1.0)], bodies=bodies), FALLING).run(0.5)
        anchors = play.model.soft_bodies.records[0].anchors.replace(body=np.zeros(SIDE))
        play.change("soft_bodies", 0, anchors=anchors)
        play.remove("rigid_bodies", 0)
        play.run(1)
        assert places(play)[list(TOP)] == pytest.approx(grid()[0][list(TOP)], abs=0.4)

    def test_held_and_let_go(self):
        """Physics of a bone is switched off and on: its body takes the cloth along all the time."""
        bodies = [body(bone=0, size=(0.1, 0, 0), mass=0.2)]
        play = Play(cloth_model([soft(TOP, [Anchor(0, SIDE - 1)])], bodies=bodies), FALLING).run(0.2)
        play.stance.physics[0] = False
        play.run(0.3)
        play.stance.physics[0] = True
        assert np.isfinite(places(play.run(0.3))).all()
        assert play.physics.simulation.failures == 0


class TestFailing:
    def bad(self) -> Play:
        """A cloth, and another one that has pressure though it encloses nothing."""
        return two_cloths(soft(TOP), soft(material=1, pr=1e3))

    def test_is_switched_off(self):
        play = self.bad().run(1)
        assert play.physics.simulation.failures == MOST_FAILURES
        assert play.figure.soft.rows.tolist() == list(range(36))
        assert [warning.row for warning in play.physics.warnings] == [1]
        assert "became unstable" in play.physics.warnings[0].text
        play.run(3)
        assert places(play)[:, 1].min() == pytest.approx(1 - SIDE, abs=0.4)
        assert play.physics.simulation.failures == MOST_FAILURES

    def test_until_it_changes(self):
        play = self.bad().run(1)
        play.change("soft_bodies", 1, pr=0.0)
        play.run(0.5)
        assert play.physics.warnings == []
        assert len(play.figure.soft.rows) == 72

    def test_and_a_reset_forgets_it(self):
        play = self.bad().run(1)
        play.physics.reset()
        play.run(STEP)
        assert play.physics.warnings == []


def test_without_soft_bodies_nothing_is_asked_for():
    points = grid()
    play = Play(cloth_model([], points), FALLING)
    play.figure._taken_by = None
    assert play.run(0.1).figure.soft is None


@pytest.mark.skipif(not STATM.exists(), reason="nobody says how much memory there is in use")
def test_memory_stays_flat():
    play = Play(cloth_model([soft(TOP, mask=0xFFFF)], grid(12, 0.3)), FLOATING).run(2)
    pages = []
    for number in range(30):
        play.run(0.4)
        play.change("soft_bodies", 0, mass=1.0 + number)
        play.physics.reset()
        pages.append(int(STATM.read_text().split()[1]))
    assert pages[-1] - pages[4] < 300


def test_a_record_may_be_replaced_while_time_stands_still():
    play = Play(cloth_model([soft(TOP)]), FALLING).run(0.5)
    play.model.soft_bodies.records[0] = replace(play.model.soft_bodies.records[0], mass=3.0)
    play.figure.mark(Change(Action.SET, "soft_bodies", range(1), frozenset(("mass",))))
    before = places(play).copy()
    play.figure.pose(play.stance, 0.0)
    assert places(play) == pytest.approx(before, abs=0.05)


def test_a_strand_alone():
    assert places(Play(cloth_model([rope()], strand(2)), FALLING).run(0.5))[:, 1] == pytest.approx(-12.4, abs=0.2)
