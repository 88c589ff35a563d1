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
class Anchor:
    body: int = reference(
        "Rigid body",
        "rigid_bodies",
        removal=Removal.DROP,
        help="The body that draws the vertex along, and is drawn by it where physics moves it.",
    )
    vertex: int = reference(
        "Vertex",
        "vertices",
        removal=Removal.DROP,
        help="The vertex that is tied to the rigid body; one of the material of the soft body.",
    )
    near: bool = switch(
        "Near",
        help="Body and vertex are brought together in each step, instead of keeping the distance that they have at"
        " rest.",
    )


@dataclass(frozen=True, slots=True)
class Pin:
    vertex: int = reference(
        "Vertex",
        "vertices",
        removal=Removal.DROP,
        help="The vertex that goes where its bones go, whatever the rest of the cloth does.",
    )


@dataclass(frozen=True, slots=True)
class SoftBody:
    name: str = text("Name", group="Name", help="Physics does not ask for it.")
    name_en: str = text(
        "English name", group="Name", help="Shown where the window speaks English; physics does not ask for it."
    )
    shape: SoftShape = choice(
        "Shape",
        SoftShape,
        group="Body",
        help="Triangle mesh: the faces of the material hang together as cloth. Rope: its edges, as a string without"
        " width.",
    )
    material: int = reference(
        "Material",
        "materials",
        group="Body",
        help="The material whose faces become soft; vertices at one place become one.",
    )
    group: int = collision_group()
    mask: int = groups(
        "Collides with",
        group="Collision",
        help="It collides with a body only if each has the group of the other among these; others pass through it.",
    )
    flags: SoftFlags = flags(
        "Making",
        SoftFlags,
        group="Body",
        help="B-links make it resist folding; clusters make it collide as lumps, and are costly; random links solve in"
        " another order, against ripples.",
    )
    link_distance: int = integer(
        "B-link distance",
        group="Body",
        help="Over how many edges B-links reach: 2 as a rule; more makes it stiffer, and much slower to make.",
    )
    clusters: int = integer(
        "Clusters",
        group="Body",
        help="How many lumps it collides as: few are firm as jelly, many follow the shape. 0: one for each face.",
    )
    mass: float = number(
        "Total mass",
        1.0,
        minimum=0,
        group="Body",
        help="Of all vertices together: a heavy one drags anchored bodies along, and pushes others away.",
    )
    margin: float = number(
        "Collision margin",
        group="Collision",
        help="How far from its faces others are kept: more keeps legs from coming through, and shows as a gap.",
    )
    aero_model: AeroModel = choice(
        "Aero model",
        AeroModel,
        group="Body",
        stored_as="i4",
        help="What the air acts on. V: vertices, F: faces; one-sided air acts on the front only. V_Point is the"
        " fastest.",
    )
    vcf: float = number(
        "VCF",
        1.0,
        group="Config",
        help="How much of the correction of places becomes speed, 1 as a rule; less takes away bouncing.",
    )
    dp: float = number(
        "DP",
        group="Config",
        help="The share of its speed that every vertex loses, 0 to 1: more makes it calm and slow.",
    )
    dg: float = number(
        "DG",
        group="Config",
        help="How much the air brakes it, 0 and up: more lets it fall like a feather and follow the wind of its own"
        " movement.",
    )
    lf: float = number(
        "LF",
        group="Config",
        help="How much air along its faces lifts it, 0 and up: with it cloth flutters as it moves.",
    )
    pr: float = number(
        "PR",
        group="Config",
        help="Pushes the faces outwards, as in a balloon; below 0 inwards. For closed shapes only.",
    )
    vc: float = number(
        "VC",
        group="Config",
        help="How hard its volume is drawn to the one that was kept, 0 and up. As PMX makes soft bodies none is kept:"
        " it shrinks.",
    )
    df: float = number(
        "DF", 0.2, group="Config", help="How much it clings to what it slides along, 0 to 1: 0 is as ice."
    )
    mt: float = number(
        "MT",
        group="Config",
        help="How hard it goes back to the shape that was kept, 0 to 1. As PMX makes soft bodies none is kept: it does"
        " nothing.",
    )
    chr: float = number(
        "CHR",
        1.0,
        group="Config",
        help="How firmly bodies that physics moves are kept out, 0 to 1: less lets them sink in.",
    )
    khr: float = number(
        "KHR",
        0.1,
        group="Config",
        help="How firmly bodies that follow bones are kept out, 0 to 1: less lets cloth sink into the body, and"
        " trembles less.",
    )
    shr: float = number("SHR", 1.0, group="Config", help="How firmly other soft bodies are kept out, 0 to 1.")
    ahr: float = number(
        "AHR", 0.7, group="Config", help="How firmly anchors hold, 0 to 1: less trails behind the rigid body."
    )
    srhr_cl: float = number(
        "SRHR_CL",
        0.1,
        group="Clusters",
        help="With clusters: how firmly bodies that physics moves are kept out, 0 to 1.",
    )
    skhr_cl: float = number(
        "SKHR_CL",
        1.0,
        group="Clusters",
        help="With clusters: how firmly bodies that follow bones are kept out, 0 to 1.",
    )
    sshr_cl: float = number(
        "SSHR_CL", 0.5, group="Clusters", help="With clusters: how firmly other soft bodies are kept out, 0 to 1."
    )
    sr_splt_cl: float = number(
        "SR_SPLT_CL",
        0.5,
        group="Clusters",
        help="With clusters: the share of a push that it takes itself when it meets bodies that physics moves, 0 to 1.",
    )
    sk_splt_cl: float = number(
        "SK_SPLT_CL",
        0.5,
        group="Clusters",
        help="With clusters: the share of a push that it takes itself when it meets bodies that follow bones, 0 to 1.",
    )
    ss_splt_cl: float = number(
        "SS_SPLT_CL",
        0.5,
        group="Clusters",
        help="With clusters: the share of a push that it takes itself when it meets other soft bodies, 0 to 1.",
    )
    v_it: int = integer(
        "V_IT",
        minimum=0,
        group="Iterations",
        help="How often speeds are brought in line in each step; 0 as a rule. More is stiffer, and slower to work out.",
    )
    p_it: int = integer(
        "P_IT",
        1,
        minimum=0,
        group="Iterations",
        help="How often lengths are brought in line in each step: with 1 it stretches like rubber, from 4 on it hangs"
        " like cloth. More takes longer.",
    )
    d_it: int = integer(
        "D_IT",
        minimum=0,
        group="Iterations",
        help="How often what drifted apart is brought back in each step; 0 as a rule.",
    )
    c_it: int = integer(
        "C_IT",
        4,
        minimum=0,
        group="Iterations",
        help="How often clusters are brought in line in each step; of no account without them.",
    )
    lst: float = number(
        "LST",
        1.0,
        group="Stiffness",
        help="How stiff the B-links are, 0 to 1: less folds more easily. The edges of faces are stiff in any case.",
    )
    ast: float = number(
        "AST",
        1.0,
        group="Stiffness",
        help="How stiff angles and areas are, 0 to 1. Bullet keeps it and makes no use of it.",
    )
    vst: float = number(
        "VST", 1.0, group="Stiffness", help="How stiff the volume is, 0 to 1. Bullet keeps it and makes no use of it."
    )
    anchors: Columns = columns(
        "Anchors",
        Anchor,
        default=Columns(Anchor, 0),
        group="Anchors",
        help="Vertices tied to rigid bodies: the cloth hangs from these.",
    )
    pins: Columns = columns(
        "Pins",
        Pin,
        default=Columns(Pin, 0),
        group="Pins",
        help="Vertices that bones go on to lead: the cloth is sewn on there.",
    )
