"""SoftBodyParameters: the numbers of a soft body as Bullet can take them; what is replaced or brought into range is
told.

What panda3d does not reach: 0 iterations of positions and of clusters, for which 1 stands in. VC and MT act as in the
specification's order of creation, in which the body takes no pose: VC draws the volume towards none, and MT has nothing
to match. LST is that of B-links, as it is there; the edges of faces are as stiff as can be.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite
from typing import NamedTuple

from editor.messages import Level, Message, TranslatableText, listed
from editor.model.fields import field_of, fields_of, single
from editor.model.soft_bodies import AeroModel, SoftBody, SoftFlags, SoftShape
from editor.preview.physics.bodies import LARGEST, Warnings

MOST_ITERATIONS = 100
MOST_CLUSTERS = 200  # Bullet compares all pairs of them, with all their nodes, as it makes them
MOST_NODES = 10_000  # Bullet asks for a byte a pair of nodes, and is far from real time
MOST_LINKED = {2: 5_000}  # nodes by B-link distance; four bytes a pair
MOST_FAR_LINKED = 800  # for other distances, which take Bullet the cube of the nodes

FRACTION, FROM_NOTHING, ANY = (0.0, 1.0), (0.0, inf), (-inf, inf)


class Coefficient(NamedTuple):
    """A coefficient of the config: its name in panda3d, and its range (PMX 2.1: SoftBodyの実装方法)."""

    name: str
    low: float
    high: float


CONFIG = {
    "vcf": Coefficient("velocities_correction_factor", *ANY),
    "dp": Coefficient("damping_coefficient", *FRACTION),
    "dg": Coefficient("drag_coefficient", *FROM_NOTHING),
    "lf": Coefficient("lift_coefficient", *FROM_NOTHING),
    "pr": Coefficient("pressure_coefficient", *ANY),
    "vc": Coefficient("volume_conservation_coefficient", *FROM_NOTHING),
    "df": Coefficient("dynamic_friction_coefficient", *FRACTION),
    "mt": Coefficient("pose_matching_coefficient", *FRACTION),
    "chr": Coefficient("rigid_contacts_hardness", *FRACTION),
    "khr": Coefficient("kinetic_contacts_hardness", *FRACTION),
    "shr": Coefficient("soft_contacts_hardness", *FRACTION),
    "ahr": Coefficient("anchors_hardness", *FRACTION),
    "srhr_cl": Coefficient("soft_vs_rigid_hardness", *FRACTION),
    "skhr_cl": Coefficient("soft_vs_kinetic_hardness", *FRACTION),
    "sshr_cl": Coefficient("soft_vs_soft_hardness", *FRACTION),
    "sr_splt_cl": Coefficient("soft_vs_rigid_impulse_split", *FRACTION),
    "sk_splt_cl": Coefficient("soft_vs_kinetic_impulse_split", *FRACTION),
    "ss_splt_cl": Coefficient("soft_vs_soft_impulse_split", *FRACTION),
}
ITERATIONS = {
    "v_it": Coefficient("velocities_solver_iterations", 0, MOST_ITERATIONS),
    "p_it": Coefficient("positions_solver_iterations", 1, MOST_ITERATIONS),
    "d_it": Coefficient("drift_solver_iterations", 0, MOST_ITERATIONS),
    "c_it": Coefficient("cluster_solver_iterations", 1, MOST_ITERATIONS),
}
OTHERS = {"mass": (1e-4, LARGEST), "margin": (1e-4, 100.0), "lst": FRACTION, "ast": FRACTION, "vst": FRACTION}
# What of a soft body has a range in which it is used; nearly every margin is 0 where nobody thought of it.
RANGES = {name: (one.low, one.high) for name, one in (CONFIG | ITERATIONS).items()} | OTHERS
del RANGES["margin"]
LOST_BY_ROPES = ("dg", "lf", "pr", "vc")  # all of them are about areas and volumes, of which a rope has none


@dataclass(frozen=True, slots=True)
class SoftBodyParameters:
    """`config`: coefficients by their name in panda3d, which may change while the body moves; the rest may not.

    `link_distance` 0: no B-links; `clusters` None: none, and 0: one for each face.
    """

    config: tuple[tuple[str, float], ...]
    iterations: tuple[tuple[str, int], ...]
    aero_model: AeroModel
    mass: float
    margin: float
    stiffness: tuple[float, float, float]
    link_distance: int
    clusters: int | None
    is_random: bool

    @classmethod
    def of(cls, body: SoftBody, row: int, nodes: int, warnings: Warnings) -> SoftBodyParameters:
        told = _CheckedFields(body, row, warnings)
        config = {name: told.number(name, setting.low, setting.high) for name, setting in CONFIG.items()}
        if body.shape == SoftShape.ROPE:
            config.update(dict.fromkeys(LOST_BY_ROPES, 0.0))
        others = {name: told.number(name, *limits) for name, limits in OTHERS.items()}
        made = cls(
            config=tuple((CONFIG[name].name, value) for name, value in config.items()),
            iterations=tuple(
                (setting.name, int(told.number(name, setting.low, setting.high)))
                for name, setting in ITERATIONS.items()
            ),
            aero_model=told.aero_model(),
            mass=others["mass"],
            margin=others["margin"],
            stiffness=(others["lst"], others["ast"], others["vst"]),
            link_distance=told.link_distance(nodes),
            clusters=told.clusters(nodes),
            is_random=bool(body.flags & SoftFlags.RANDOMIZE_LINKS),
        )
        told.warn_clamped()
        return made

    def structure(self) -> tuple[object, ...]:
        """All that cannot change while the body moves."""
        others = (self.mass, self.margin, self.stiffness, self.link_distance, self.clusters, self.is_random)
        return (*others, self.iterations, self.aero_model)


def usable_numbers(body: SoftBody) -> dict[str, float]:
    """The numbers of a soft body that are used otherwise than it says, as they are used."""
    used = {}
    for name, limits in RANGES.items():
        value = float(getattr(body, name))
        if not is_usable(value):
            value = float(field_of(SoftBody, name).default)
        inside = single(min(max(value, limits[0]), limits[1]))
        if inside != getattr(body, name):
            used[name] = inside
    return used


def is_usable(value: float) -> bool:
    return isfinite(value) and abs(value) <= LARGEST


class _CheckedFields:
    """Fields of a soft body, checked before they are used."""

    def __init__(self, body: SoftBody, row: int, warnings: Warnings) -> None:
        self._body, self._row, self._warnings = body, row, warnings
        self._fields = {field.name: field for field in fields_of(SoftBody)}
        self._clamped: list[TranslatableText] = []

    def warn(self, text: TranslatableText, field: str = "") -> None:
        self._warnings.append(Message(Level.WARNING, text, "soft_bodies", self._row, field))

    def warn_clamped(self) -> None:
        if self._clamped:
            self.warn(TranslatableText("Out of range, the nearest that is in it is used: {}.", listed(self._clamped)))

    def number(self, name: str, low: float, high: float) -> float:
        value, field = float(getattr(self._body, name)), self._fields[name]
        if not is_usable(value):
            value = float(field.default)
            self.warn(
                TranslatableText("{} is not a usable number; {} is used.", TranslatableText(field.label), f"{value:g}")
            )
        inside = min(max(value, low), high)
        if single(inside) != value and name in RANGES:
            self._clamped.append(TranslatableText(field.label))
        return inside

    def aero_model(self) -> AeroModel:
        if self._body.shape == SoftShape.ROPE:
            return AeroModel.V_POINT
        if not self._body.aero_model.known:
            self.warn(TranslatableText("Its aero model is unknown; V_Point is used."), "aero_model")
            return AeroModel.V_POINT
        return self._body.aero_model

    def link_distance(self, nodes: int) -> int:
        distance = self._body.link_distance
        if not self._body.flags & SoftFlags.B_LINKS or distance < 2:
            return 0
        if distance >= nodes:
            return 0  # nothing is so far apart
        most = MOST_LINKED.get(distance, MOST_FAR_LINKED)
        if nodes > most:
            text = TranslatableText("B-links of distance {} are left out: more than {:,} vertices.", distance, most)
            self.warn(text, "link_distance")
            return 0
        return distance

    def clusters(self, nodes: int) -> int | None:
        count = self._body.clusters
        if not self._body.flags & SoftFlags.CLUSTERS:
            return None
        if count < 0:
            self.warn(TranslatableText("The number of clusters is negative; none are used."), "clusters")
            return None
        return self._few(count, nodes)

    def _few(self, count: int, nodes: int) -> int:
        most = min(nodes, MOST_CLUSTERS)
        if count > most or (count == 0 and nodes > MOST_CLUSTERS):
            self.warn(TranslatableText("More clusters than can be made; {} are used.", most), "clusters")
            return most
        return count
