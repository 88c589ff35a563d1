"""What a vertex is (PMX 2.0: 頂点; QDEF: PMX 2.1). A million of them live as columns, never as objects."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import XY, XYZW, Choice, Vec2, Vec3, Vec4, choice, number, reference, vector

WEIGHT_SLOTS = ("1", "2", "3", "4")


class Deform(Choice):
    BDEF1 = 0, "BDEF1"
    BDEF2 = 1, "BDEF2"
    BDEF4 = 2, "BDEF4"
    SDEF = 3, "SDEF"
    QDEF = 4, "QDEF"


def is_sdef(vertex: Vertex) -> bool:
    return vertex.deform == Deform.SDEF


@dataclass(frozen=True, slots=True)
class Vertex:
    position: Vec3 = vector("Position", group="Shape")
    normal: Vec3 = vector("Normal", group="Shape")
    uv: Vec2 = vector("UV", components=XY, group="UV")
    uv1: Vec4 = vector("Additional UV 1", components=XYZW, group="UV")
    uv2: Vec4 = vector("Additional UV 2", components=XYZW, group="UV")
    uv3: Vec4 = vector("Additional UV 3", components=XYZW, group="UV")
    uv4: Vec4 = vector("Additional UV 4", components=XYZW, group="UV")
    deform: Deform = choice("Deform", Deform, group="Weight", help="How the bones move the vertex.")
    bones: tuple[int, int, int, int] = reference("Bones", "bones", size=4, group="Weight")
    weights: Vec4 = vector(
        "Weights",
        1,
        0,
        0,
        0,
        components=WEIGHT_SLOTS,
        group="Weight",
        help="BDEF2 and SDEF: the second is 1 minus the first. BDEF4 and QDEF need not sum to 1.",
    )
    sdef_c: Vec3 = vector("SDEF C", group="Weight", applies=is_sdef)
    sdef_r0: Vec3 = vector("SDEF R0", group="Weight", applies=is_sdef)
    sdef_r1: Vec3 = vector("SDEF R1", group="Weight", applies=is_sdef)
    edge_scale: float = number(
        "Edge scale", 1.0, group="Shape", help="Multiplies the edge size of the material; 0 draws no edge."
    )
