"""What a soft body is (PMX 2.1: SoftBody). The names are Bullet's, as in the specification."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.columns import Columns
from editor.model.fields import (
    Choice,
    Flags,
    choice,
    columns,
    flags,
    groups,
    integer,
    number,
    reference,
    switch,
    text,
)
from editor.model.removal import Removal


class SoftShape(Choice):
    TRIMESH = 0, "Triangle mesh"
    ROPE = 1, "Rope"


class SoftFlags(Flags):
    B_LINKS = 0x01, "B-links"
    CLUSTERS = 0x02, "Clusters"
    RANDOMIZE_LINKS = 0x04, "Randomize links"


class AeroModel(Choice):
    V_POINT = 0, "V_Point"
    V_TWO_SIDED = 1, "V_TwoSided"
    V_ONE_SIDED = 2, "V_OneSided"
    F_TWO_SIDED = 3, "F_TwoSided"
    F_ONE_SIDED = 4, "F_OneSided"


@dataclass(frozen=True, slots=True)
class Anchor:
    body: int = reference("Rigid body", "rigid_bodies", removal=Removal.DROP)
    vertex: int = reference("Vertex", "vertices", removal=Removal.DROP)
    near: bool = switch("Near")


@dataclass(frozen=True, slots=True)
class Pin:
    vertex: int = reference("Vertex", "vertices", removal=Removal.DROP)


@dataclass(frozen=True, slots=True)
class SoftBody:
    name: str = text("Name", group="Name")
    name_en: str = text("English name", group="Name")
    shape: SoftShape = choice("Shape", SoftShape, group="Body")
    material: int = reference("Material", "materials", group="Body")
    group: int = integer("Group", minimum=0, maximum=15, group="Collision", help="0 to 15; PMXEditor shows 1 to 16.")
    mask: int = groups("Collides with", group="Collision")
    flags: SoftFlags = flags("Making", SoftFlags, group="Body")
    link_distance: int = integer("B-link distance", group="Body")
    clusters: int = integer("Clusters", group="Body")
    mass: float = number("Total mass", 1.0, minimum=0, group="Body")
    margin: float = number("Collision margin", group="Collision")
    aero_model: AeroModel = choice("Aero model", AeroModel, group="Body", stored_as="i4")
    vcf: float = number("VCF", 1.0, group="Config", help="Velocities correction factor")
    dp: float = number("DP", group="Config", help="Damping, 0 to 1")
    dg: float = number("DG", group="Config", help="Drag, 0 and up")
    lf: float = number("LF", group="Config", help="Lift, 0 and up")
    pr: float = number("PR", group="Config", help="Pressure")
    vc: float = number("VC", group="Config", help="Volume conservation, 0 and up")
    df: float = number("DF", 0.2, group="Config", help="Dynamic friction, 0 to 1")
    mt: float = number("MT", group="Config", help="Pose matching, 0 to 1")
    chr: float = number("CHR", 1.0, group="Config", help="Rigid contacts hardness, 0 to 1")
    khr: float = number("KHR", 0.1, group="Config", help="Kinetic contacts hardness, 0 to 1")
    shr: float = number("SHR", 1.0, group="Config", help="Soft contacts hardness, 0 to 1")
    ahr: float = number("AHR", 0.7, group="Config", help="Anchors hardness, 0 to 1")
    srhr_cl: float = number("SRHR_CL", 0.1, group="Clusters", help="Soft against rigid hardness, 0 to 1")
    skhr_cl: float = number("SKHR_CL", 1.0, group="Clusters", help="Soft against kinetic hardness, 0 to 1")
    sshr_cl: float = number("SSHR_CL", 0.5, group="Clusters", help="Soft against soft hardness, 0 to 1")
    sr_splt_cl: float = number("SR_SPLT_CL", 0.5, group="Clusters", help="Soft against rigid impulse split, 0 to 1")
    sk_splt_cl: float = number("SK_SPLT_CL", 0.5, group="Clusters", help="Soft against kinetic impulse split, 0 to 1")
    ss_splt_cl: float = number("SS_SPLT_CL", 0.5, group="Clusters", help="Soft against soft impulse split, 0 to 1")
    v_it: int = integer("V_IT", minimum=0, group="Iterations", help="Velocities solver iterations")
    p_it: int = integer("P_IT", 1, minimum=0, group="Iterations", help="Positions solver iterations")
    d_it: int = integer("D_IT", minimum=0, group="Iterations", help="Drift solver iterations")
    c_it: int = integer("C_IT", 4, minimum=0, group="Iterations", help="Cluster solver iterations")
    lst: float = number("LST", 1.0, group="Stiffness", help="Linear stiffness, 0 to 1")
    ast: float = number("AST", 1.0, group="Stiffness", help="Area and angular stiffness, 0 to 1")
    vst: float = number("VST", 1.0, group="Stiffness", help="Volume stiffness, 0 to 1")
    anchors: Columns = columns("Anchors", Anchor, default=Columns(Anchor, 0), group="Anchors")
    pins: Columns = columns("Pins", Pin, default=Columns(Pin, 0), group="Pins")
