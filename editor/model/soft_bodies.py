"""Soft bodies (PMX 2.1: SoftBody). The names are Bullet's, as in the specification."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.columns import Columns
from editor.model.fields import (
    Attribute,
    Choice,
    Flags,
    Removal,
    Row,
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
from editor.model.rigid_bodies import collision_group


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
class Anchor(Row):
    body: Attribute[int] = reference(
        "Rigid body",
        "rigid_bodies",
        removal=Removal.DROP,
        help="The body that pulls the vertex along, and is pulled by it if physics moves the body.",
    )
    vertex: Attribute[int] = reference(
        "Vertex",
        "vertices",
        removal=Removal.DROP,
        help="The vertex that is tied to the rigid body; one of the material of the soft body.",
    )
    near: Attribute[bool] = switch(
        "Near",
        help="Body and vertex are brought together in each step, instead of keeping the distance that they have at"
        " rest.",
    )


@dataclass(frozen=True, slots=True)
class Pin(Row):
    vertex: Attribute[int] = reference(
        "Vertex",
        "vertices",
        removal=Removal.DROP,
        help="The vertex that follows its bones and is not simulated.",
    )


@dataclass(frozen=True, slots=True)
class SoftBody(Row):
    name: Attribute[str] = text("Name", group="Name", help="Physics does not use it.")
    name_en: Attribute[str] = text(
        "English name", group="Name", help="Shown when names are shown in English; physics does not use it."
    )
    shape: Attribute[SoftShape] = choice(
        "Shape",
        SoftShape,
        group="Body",
        help="Triangle mesh: the faces of the material hang together as cloth. Rope: its edges, as a string without"
        " width.",
    )
    material: Attribute[int] = reference(
        "Material",
        "materials",
        group="Body",
        help="The material whose faces become soft; vertices at one place become one.",
    )
    group: Attribute[int] = collision_group()
    mask: Attribute[int] = groups(
        "Collides with",
        group="Collision",
        help="It collides with a body only if each has the group of the other among these; others pass through it.",
    )
    flags: Attribute[SoftFlags] = flags(
        "Making",
        SoftFlags,
        group="Body",
        help="B-links (bending links) make it resist folding. Clusters make it collide as lumps, and are slow."
        " Randomized links are solved in another order, which prevents ripples.",
    )
    link_distance: Attribute[int] = integer(
        "B-link distance",
        group="Body",
        help="Over how many edges B-links reach: 2 as a rule; more makes it stiffer, and much slower to make.",
    )
    clusters: Attribute[int] = integer(
        "Clusters",
        group="Body",
        help="How many lumps it collides as: few are firm like jelly, many follow the shape. 0: one for each face.",
    )
    mass: Attribute[float] = number(
        "Total mass",
        1.0,
        minimum=0,
        group="Body",
        help="Of all vertices together: a heavy one drags anchored bodies along, and pushes others away.",
    )
    margin: Attribute[float] = number(
        "Collision margin",
        group="Collision",
        help="How far from its faces others are kept: more keeps legs from coming through, and shows as a gap.",
    )
    aero_model: Attribute[AeroModel] = choice(
        "Aero model",
        AeroModel,
        group="Body",
        stored_as="i4",
        help="What the air acts on. V: vertices, F: faces; one-sided air acts on the front only. V_Point is the"
        " fastest.",
    )
    vcf: Attribute[float] = number(
        "VCF",
        1.0,
        group="Config",
        help="Velocity correction factor (VCF): how much of a correction of position becomes speed. 1 is usual;"
        " less takes away bouncing.",
    )
    dp: Attribute[float] = number(
        "DP",
        group="Config",
        help="Damping coefficient (DP): the share of its speed that every vertex loses, 0 to 1. More makes it"
        " calm and slow.",
    )
    dg: Attribute[float] = number(
        "DG",
        group="Config",
        help="Drag coefficient (DG): how much the air brakes it, 0 and up. With more it falls like a feather.",
    )
    lf: Attribute[float] = number(
        "LF",
        group="Config",
        help="Lift coefficient (LF): how much the air along its faces lifts it, 0 and up. Cloth then flutters as"
        " it moves.",
    )
    pr: Attribute[float] = number(
        "PR",
        group="Config",
        help="Pressure coefficient (PR): pushes the faces outwards, as in a balloon; below 0 inwards. For closed"
        " shapes only.",
    )
    vc: Attribute[float] = number(
        "VC",
        group="Config",
        help="Volume conservation coefficient (VC): how strongly its volume is drawn to the stored one, 0 and"
        " up. With PMX no volume is stored, so that it shrinks.",
    )
    df: Attribute[float] = number(
        "DF",
        0.2,
        group="Config",
        help="Dynamic friction coefficient (DF): how much it is braked by what it slides along, 0 to 1. 0 is like ice.",
    )
    mt: Attribute[float] = number(
        "MT",
        group="Config",
        help="Pose matching coefficient (MT): how strongly it returns to the stored shape, 0 to 1. With PMX no"
        " shape is stored, so that it has no effect.",
    )
    chr: Attribute[float] = number(
        "CHR",
        1.0,
        group="Config",
        help="Rigid contact hardness (CHR): how firmly bodies that physics moves are kept out, 0 to 1. With less"
        " they sink in.",
    )
    khr: Attribute[float] = number(
        "KHR",
        0.1,
        group="Config",
        help="Kinetic contact hardness (KHR): how firmly bodies that follow bones are kept out, 0 to 1. With"
        " less, cloth sinks into them and trembles less.",
    )
    shr: Attribute[float] = number(
        "SHR",
        1.0,
        group="Config",
        help="Soft contact hardness (SHR): how firmly other soft bodies are kept out, 0 to 1.",
    )
    ahr: Attribute[float] = number(
        "AHR",
        0.7,
        group="Config",
        help="Anchor hardness (AHR): how firmly anchors hold, 0 to 1. With less, the cloth trails behind the"
        " rigid body.",
    )
    srhr_cl: Attribute[float] = number(
        "SRHR_CL",
        0.1,
        group="Clusters",
        help="Soft vs. rigid hardness with clusters (SRHR_CL): how firmly bodies that physics moves are kept"
        " out, 0 to 1.",
    )
    skhr_cl: Attribute[float] = number(
        "SKHR_CL",
        1.0,
        group="Clusters",
        help="Soft vs. kinetic hardness with clusters (SKHR_CL): how firmly bodies that follow bones are kept"
        " out, 0 to 1.",
    )
    sshr_cl: Attribute[float] = number(
        "SSHR_CL",
        0.5,
        group="Clusters",
        help="Soft vs. soft hardness with clusters (SSHR_CL): how firmly other soft bodies are kept out, 0 to 1.",
    )
    sr_splt_cl: Attribute[float] = number(
        "SR_SPLT_CL",
        0.5,
        group="Clusters",
        help="Soft vs. rigid impulse split with clusters (SR_SPLT_CL): the share of a push that it takes itself"
        " when it meets bodies that physics moves, 0 to 1.",
    )
    sk_splt_cl: Attribute[float] = number(
        "SK_SPLT_CL",
        0.5,
        group="Clusters",
        help="Soft vs. kinetic impulse split with clusters (SK_SPLT_CL): the share of a push that it takes"
        " itself when it meets bodies that follow bones, 0 to 1.",
    )
    ss_splt_cl: Attribute[float] = number(
        "SS_SPLT_CL",
        0.5,
        group="Clusters",
        help="Soft vs. soft impulse split with clusters (SS_SPLT_CL): the share of a push that it takes itself"
        " when it meets other soft bodies, 0 to 1.",
    )
    v_it: Attribute[int] = integer(
        "V_IT",
        minimum=0,
        group="Iterations",
        help="Velocity solver iterations (V_IT): how often speeds are solved in each step. 0 is usual; more is"
        " stiffer, and slower to compute.",
    )
    p_it: Attribute[int] = integer(
        "P_IT",
        1,
        minimum=0,
        group="Iterations",
        help="Position solver iterations (P_IT): how often lengths are solved in each step. With 1 it stretches"
        " like rubber, from 4 on it hangs like cloth; more takes longer.",
    )
    d_it: Attribute[int] = integer(
        "D_IT",
        minimum=0,
        group="Iterations",
        help="Drift solver iterations (D_IT): how often what drifted apart is brought back in each step. 0 is usual.",
    )
    c_it: Attribute[int] = integer(
        "C_IT",
        4,
        minimum=0,
        group="Iterations",
        help="Cluster solver iterations (C_IT): how often clusters are solved in each step. Without clusters it"
        " has no effect.",
    )
    lst: Attribute[float] = number(
        "LST",
        1.0,
        group="Stiffness",
        help="Linear stiffness (LST): how stiff the B-links are, 0 to 1. With less it folds more easily. The"
        " edges of faces are always stiff.",
    )
    ast: Attribute[float] = number(
        "AST",
        1.0,
        group="Stiffness",
        help="Area and angle stiffness (AST), 0 to 1. Bullet stores it, but does not use it.",
    )
    vst: Attribute[float] = number(
        "VST", 1.0, group="Stiffness", help="Volume stiffness (VST), 0 to 1. Bullet stores it, but does not use it."
    )
    anchors: Attribute[Columns[Anchor]] = columns(
        "Anchors",
        Anchor,
        default=Columns(Anchor, 0),
        group="Anchors",
        help="Vertices that are tied to rigid bodies: there the cloth hangs from them.",
    )
    pins: Attribute[Columns[Pin]] = columns(
        "Pins",
        Pin,
        default=Columns(Pin, 0),
        group="Pins",
        help="Vertices that follow their bones as before: there the cloth is sewn on.",
    )
