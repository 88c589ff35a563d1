"""What a soft body is made of, what of it is replaced or left out, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from editor.messages import Level, Message, TranslatableText
from editor.model.model import Model
from editor.model.soft_bodies import AeroModel, Anchor, SoftBody, SoftFlags, SoftShape
from editor.preview.physics.soft_body_layout import SoftBodyLayout, soft_body_layouts
from tests.preview.physics.softs import SIDE, cloth_model, grid, rope, soft, strand
from tests.preview.physics.worlds import FALLING, Play, fixed


def told(model: Model) -> tuple[list[SoftBodyLayout], list[str]]:
    warnings: list[Message] = []
    plans = soft_body_layouts(model, warnings)
    assert {warning.table for warning in warnings} <= {"soft_bodies"}
    return plans, [warning.text for warning in warnings]


def one(model: Model) -> SoftBodyLayout:
    plans, warnings = told(model)
    assert warnings == []
    return plans[0]


class TestMesh:
    def test_nodes_are_numbered_as_faces_name_them(self):
        places, _ = grid(2)
        plan = one(cloth_model([soft()], (places, np.array([(3, 1, 0), (0, 2, 3)]))))
        assert plan.source_vertices.tolist() == [3, 1, 0, 2]
        assert plan.rest == pytest.approx(places[[3, 1, 0, 2]])
        assert plan.corners.tolist() == [[0, 1, 2], [2, 3, 0]]
        assert plan.rows.tolist() == [0, 1, 2, 3]
        assert plan.nodes.tolist() == [2, 1, 3, 0]

    def test_same_place_same_node(self):
        places, faces = grid(3)
        cut = np.concatenate((places, places[3:6])), faces.copy()
        later = (faces > 5).any(axis=1)
        cut[1][later] = np.where((faces[later] >= 3) & (faces[later] < 6), faces[later] + 6, faces[later])
        plan = one(cloth_model([soft()], cut))
        assert len(plan.rest) == 9
        assert len(plan.rows) == 12
        assert plan.nodes[9:].tolist() == plan.nodes[3:6].tolist()
        assert len(plan.corners) == 8

    def test_minus_nothing_is_nothing(self):
        places, faces = grid(2)
        points = np.concatenate((places, places * -1.0 * (0, 0, 0)))
        plan = one(cloth_model([soft()], (points, np.concatenate((faces, [(4, 1, 2)])))))
        assert len(plan.rest) == 4

    def test_near_places_are_not_the_same(self):
        """Although panda3d would take them to be."""
        places, faces = grid(2)
        near = np.concatenate((places, places + np.array((1e-7, 2e-7, 0))))
        model = cloth_model([soft()], (near, np.concatenate((faces, faces + 4))))
        assert len(one(model).rest) == 8
        assert Play(model, FALLING).run(0.1).figure.soft.positions[:, 1].max() < -0.4

    def test_two_sides_are_one_cloth(self):
        places, faces = grid()
        both = np.concatenate((places, places)), np.concatenate((faces, faces[:, ::-1] + len(places)))
        plan = one(cloth_model([soft()], both))
        assert len(plan.rest) == len(places)
        assert len(plan.corners) == len(faces)
        assert len(plan.rows) == 2 * len(places)

    def test_faces_without_area(self):
        places, faces = grid()
        odd = np.concatenate((faces, [(0, 0, 5), (0, 1, 2), (36, 36, 36)]))
        plan = one(cloth_model([soft()], (np.concatenate((places, [(50, 0, 0)])), odd)))
        assert len(plan.corners) == len(faces)
        assert plan.rows.tolist() == list(range(36))

    def test_only_its_own_material(self):
        places, faces = grid()
        model = cloth_model([soft(material=1)], (places, faces))
        model.materials.records.append(model.materials.records[0])
        model.faces.writable("material")[30:] = 1
        assert one(model).rows.tolist() == np.unique(faces[30:]).tolist()

    def test_vertices_that_are_missing(self):
        places, faces = grid(3)
        plan = one(cloth_model([soft()], (places, np.concatenate((faces, [(0, 1, -1), (-1, 0, 1)])))))
        assert len(plan.corners) == 8


class TestPinsAndAnchors:
    def test_pins(self):
        places, faces = grid(2)
        twice = np.concatenate((places, places[:1])), np.concatenate((faces, [(4, 1, 2)]))
        plan = one(cloth_model([soft([3, 0, 4, 3, -1])], twice))
        assert sorted(plan.pins.tolist()) == sorted({int(plan.nodes[0]), int(plan.nodes[3])})
        assert plan.nodes[plan.pin_rows].tolist() == plan.pins.tolist()

    def test_anchors(self):
        anchors = [Anchor(0, 3), Anchor(0, 3), Anchor(-1, 3), Anchor(0, -1), Anchor(-1, 2), Anchor(0, 5, near=True)]
        plans, warnings = told(cloth_model([soft((), anchors)], bodies=[fixed()]))
        assert [(hold.body, hold.near) for hold in plans[0].anchors] == [(0, False), (0, True)]
        assert warnings == ["Anchors without a rigid body, or at vertices that are not its own, are left out: 3."]


class TestRope:
    def test_of_a_strand(self):
        plan = one(cloth_model([rope([0])], strand(5)))
        assert plan.is_rope
        assert plan.rest[:, 0].tolist() == [0, 1, 2, 3, 4]

    def test_of_a_mesh(self):
        assert len(one(cloth_model([rope()])).rest) == SIDE * SIDE


def test_whether_nodes_are_the_same_ones():
    places, faces = grid(3)
    cloth = one(cloth_model([soft()], (places, faces)))
    assert cloth.has_nodes_of(one(cloth_model([soft(mass=9.0)], (places * 2, faces))))
    assert not cloth.has_nodes_of(one(cloth_model([soft()], (places, faces[:-1]))))
    assert not cloth.has_nodes_of(one(cloth_model([rope()], (places, faces))))
    short, long = (one(cloth_model([rope()], strand(count))) for count in (5, 7))
    assert short.has_nodes_of(one(cloth_model([rope()], strand(5, size=2.0))))
    assert not short.has_nodes_of(long)
    assert not long.has_nodes_of(short)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (soft(material=-1), "Its material is missing"),
        (soft(material=1), "Its material has no faces"),
        (soft(mass=0.0), "It has no mass"),
        (soft(mass=-3.0), "It has no mass"),
        (soft(shape=SoftShape(9)), "Its shape is unknown"),
    ],
)
def test_refused(body: SoftBody, reason: str):
    model = cloth_model([body])
    model.materials.records.append(model.materials.records[0])
    plans, warnings = told(model)
    assert plans == []
    assert warnings == [f"{reason}; it is left out."]
    play = Play(model, FALLING).run(0.05)
    assert play.figure.soft is None
    text = TranslatableText("{}; it is left out.", reason)
    assert play.physics.warnings == [Message(Level.WARNING, text, "soft_bodies", 0)]
    assert play.figure.skinned()[0] == pytest.approx(grid()[0])


@pytest.mark.parametrize(
    ("body", "mesh", "reason"),
    [
        (soft(), strand(5), "No face of its material has an area"),
        (rope(), (np.zeros((3, 3)), np.array([(0, 1, 2)])), "A rope has to have vertices at two places"),
        (
            soft(),
            (np.array([(0, 0, 0), (1, 0, 0), (0, np.nan, 0)]), np.array([(0, 1, 2)])),
            "A vertex is at no usable place",
        ),
        (
            soft(),
            (np.array([(0, 0, 0), (1e9, 0, 0), (0, 1, 0)]), np.array([(0, 1, 2)])),
            "A vertex is at no usable place",
        ),
        (soft(), (np.zeros((3, 3)), np.array([(0, 1, -1)])), "Its material has no faces"),
        (soft(), grid(101, 0.1), "It has more than 10,000 vertices at different places"),
    ],
)
def test_refused_for_its_mesh(body: SoftBody, mesh: tuple[np.ndarray, np.ndarray], reason: str):
    assert told(cloth_model([body], mesh)) == ([], [f"{reason}; it is left out."])


def test_only_one_of_a_material():
    plans, warnings = told(cloth_model([soft(mass=0.0), soft(), soft()]))
    assert [plan.row for plan in plans] == [1]
    assert warnings[1] == "Its material belongs to another soft body already; it is left out."


@pytest.mark.parametrize(("mask", "margin"), [(0, 9.0), (0xFFFF, 0.1138 * (20000 / 441) ** 0.5)])
def test_margins_among_soft_bodies(mask, margin):
    points, faces = grid(21, 0.1)
    mesh = np.concatenate((points, points)), np.concatenate((faces, faces + len(points)))
    softs = [soft(margin=9.0, mask=mask), soft(material=1, margin=0.05, mask=mask)]
    model = cloth_model(softs, mesh)
    model.faces.writable("material")[len(faces) :] = 1
    model.materials.records.append(model.materials.records[0])
    plans, warnings = told(model)
    assert [plan.parameters.margin for plan in plans] == pytest.approx([margin, 0.05], rel=0.01)
    assert len(warnings) == (mask > 0)


class TestNumbers:
    def numbers(self, side: int = SIDE, **values: object):
        plans, warnings = told(cloth_model([soft(**values)], grid(side, 0.1)))
        return plans[0].parameters, warnings

    def test_as_they_are(self):
        values = {"dp": 0.25, "lf": 3.0, "pr": -2.0, "ahr": 0.5, "v_it": 2, "lst": 0.5, "mass": 4.0, "margin": 0.5}
        numbers, warnings = self.numbers(**values)
        config = dict(numbers.config)
        assert warnings == []
        assert [config[name] for name in ("damping_coefficient", "lift_coefficient", "anchors_hardness")] == [
            0.25,
            3,
            0.5,
        ]
        assert config["pressure_coefficient"] == -2
        assert dict(numbers.iterations)["velocities_solver_iterations"] == 2
        assert (numbers.stiffness[0], numbers.mass, numbers.margin) == (0.5, 4, 0.5)

    def test_out_of_range(self):
        numbers, warnings = self.numbers(dp=5.0, dg=-1.0, lst=2.0, p_it=0, c_it=9999)
        assert warnings == ["Out of range, the nearest that is in it is used: DP, DG, LST, P_IT, C_IT."]
        config, iterations = dict(numbers.config), dict(numbers.iterations)
        assert (config["damping_coefficient"], config["drag_coefficient"], numbers.stiffness[0]) == (1, 0, 1)
        assert (iterations["positions_solver_iterations"], iterations["cluster_solver_iterations"]) == (1, 100)

    @pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, 1e30])
    def test_that_are_none(self, value):
        numbers, warnings = self.numbers(pr=value)
        assert warnings == ["PR is not a usable number; 0 is used."]
        assert dict(numbers.config)["pressure_coefficient"] == 0

    def test_aero_models(self):
        assert self.numbers(aero_model=AeroModel.F_ONE_SIDED)[0].aero_model is AeroModel.F_ONE_SIDED
        assert self.numbers(aero_model=AeroModel(12))[1] == ["Its aero model is unknown; V_Point is used."]

    @pytest.mark.parametrize(
        ("side", "distance", "used", "warns"),
        [
            (6, 2, 2, 0),
            (6, 1, 0, 0),
            (6, 0, 0, 0),
            (6, -4, 0, 0),
            (6, 10, 10, 0),
            (6, 2**31 - 1, 0, 0),
            (30, 3, 0, 1),
            (72, 2, 0, 1),
        ],
    )
    def test_links(self, side, distance, used, warns):
        numbers, warnings = self.numbers(side, flags=SoftFlags.B_LINKS, link_distance=distance)
        assert numbers.link_distance == used
        assert len(warnings) == warns
        assert self.numbers(link_distance=2)[0].link_distance == 0

    @pytest.mark.parametrize(
        ("side", "count", "used", "warns"),
        [(6, 4, 4, 0), (6, 0, 0, 0), (6, 99, 36, 1), (6, -1, None, 1), (30, 999, 200, 1), (30, 0, 200, 1)],
    )
    def test_clusters(self, side, count, used, warns):
        numbers, warnings = self.numbers(side, flags=SoftFlags.CLUSTERS, clusters=count)
        assert numbers.clusters == used
        assert len(warnings) == warns
        assert self.numbers(clusters=4)[0].clusters is None


def test_names_of_the_config():
    """What is set here is what panda3d then has, under a name of its own."""
    told = {"vcf": 0.5, "dp": 0.11, "dg": 0.12, "lf": 0.13, "pr": 0.14, "vc": 0.15, "df": 0.16, "mt": 0.17, "chr": 0.18}
    told |= {"khr": 0.19, "shr": 0.21, "ahr": 0.22, "srhr_cl": 0.23, "skhr_cl": 0.24, "sshr_cl": 0.25}
    told |= {"sr_splt_cl": 0.26, "sk_splt_cl": 0.27, "ss_splt_cl": 0.28, "v_it": 3, "p_it": 4, "d_it": 5, "c_it": 6}
    play = Play(cloth_model([soft(**told, aero_model=AeroModel.F_TWO_SIDED, mass=7.0, margin=0.3)]), FALLING)
    node = play.physics.simulation._running.softs[0].node
    config = node.get_cfg()
    names = (
        "velocities_correction_factor damping_coefficient drag_coefficient lift_coefficient pressure_coefficient "
        "volume_conservation_coefficient dynamic_friction_coefficient pose_matching_coefficient "
        "rigid_contacts_hardness kinetic_contacts_hardness soft_contacts_hardness anchors_hardness "
        "soft_vs_rigid_hardness soft_vs_kinetic_hardness soft_vs_soft_hardness soft_vs_rigid_impulse_split "
        "soft_vs_kinetic_impulse_split soft_vs_soft_impulse_split velocities_solver_iterations "
        "positions_solver_iterations drift_solver_iterations cluster_solver_iterations"
    )
    assert [getattr(config, name) for name in names.split()] == pytest.approx(list(told.values()))
    assert config.aero_model == 3
    assert node.get_total_mass() == pytest.approx(7)
    assert node.get_shape(0).margin == pytest.approx(0.3)
    assert node.get_world_info().air_density == pytest.approx(1.2)
