"""Every overlay in a row of its own: what it is called where it is switched, and what is drawn while it is shown.

Menus, the legend and the command line offer what is listed here. A new overlay takes a module that makes what is drawn,
and a row. No OpenGL.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from editor.model.fields import Vec4
from editor.render.overlays.bodies import (
    CONTACT,
    body_marks,
    body_solids,
    body_wires,
    contact_lines,
    hovered_body_wires,
    hovered_joint_marks,
    joint_shapes,
    soft_anchors,
    soft_links,
)
from editor.render.overlays.bones import (
    append_lines,
    axis_lines,
    bone_lines,
    hovered_bone_lines,
    ik_lines,
    parent_lines,
)
from editor.render.overlays.joints import (
    VIOLATION_COLOR,
    joint_limit_lines,
    joint_lines,
    limit_violation_bodies,
    limit_violation_lines,
)
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import axes_lines, ground_grid


class Group(Enum):
    """A group of overlays that are offered together."""

    SURFACE = "surface"  # how MMD draws a model: parts of the picture rather than something over it
    BONES = "bones"
    PHYSICS = "physics"
    MESH = "mesh"
    SPACE = "space"  # around the model


class LayerKind(Enum):
    """The kind of layer that draws an OverlayPart."""

    LINES = "lines"  # segments with markers above them
    NEEDLES = "needles"  # segments that end in a direction, as long in the picture wherever they are
    BODY_WIRES = "body wires"
    BODY_SOLIDS = "body solids"
    JOINT_WIRES = "joint wires"
    GRID = "grid"
    AXES = "axes"  # segments on the ground, which fade with it


@dataclass(frozen=True, slots=True)
class OverlayPart:
    """Something that is drawn, made from the rows of `tables`; a pose only moves it.

    `z`: parts are drawn in this order, those below 0 before the model, which may cover them. `only_with`: another
    overlay that has to be shown, too.
    """

    make: Callable[[OverlayInput], Any]
    tables: tuple[str, ...] = ()
    layer: LayerKind = LayerKind.LINES
    width: float = 1.0  # of lines, in logical pixels
    rim: float = 1.0
    z: int = 12  # above everything
    only_with: str = ""


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something of the picture that can be shown or hidden, by its `name` in settings and on the command line.

    Without `parts` it changes how something else is drawn. `color`: what stands for it in the legend.
    """

    name: str
    label: str
    group: Group
    parts: tuple[OverlayPart, ...] = ()
    tip: str = ""
    color: Vec4 | None = None
    is_on: bool = False  # where nobody has chosen
    is_of_window: bool = False  # text, which takes a font, or about what is edited there


HOVERED = "hovered row"  # as a table of its own, whose rows are others when the pointer is over another
BODIES, JOINTS = ("rigid_bodies", "bones"), ("joints", "rigid_bodies", "bones")
LABELS = "names"
OVERLAYS = (
    Overlay(
        "toon", "Toon shading", Group.SURFACE, is_on=True, tip="The toon shading of the materials, from light to shade"
    ),
    Overlay("sphere", "Sphere maps", Group.SURFACE, is_on=True, tip="The sphere maps of the materials"),
    Overlay(
        "texture",
        "Textures",
        Group.SURFACE,
        is_on=True,
        tip="The pictures on the surfaces; without them the colours of the materials",
    ),
    Overlay("edge", "Edges", Group.SURFACE, is_on=True, tip="The outlines of materials and vertices that have one"),
    Overlay(
        "specular",
        "Highlights",
        Group.SURFACE,
        is_on=True,
        tip="The highlights of the light by specular colour and power",
    ),
    Overlay("ground-shadow", "Ground shadow", Group.SURFACE, tip="The shadow on the ground of materials that have one"),
    Overlay("contact-shadow", "Contact shadow", Group.SURFACE, tip="The soft darkness below what stands on the ground"),
    Overlay(
        "self-shadow", "Self shadow", Group.SURFACE, tip="The shadows that parts of the model cast onto each other"
    ),
    Overlay(
        "bones",
        "Bones",
        Group.BONES,
        (OverlayPart(bone_lines, ("bones", "rigid_bodies"), width=1.2, rim=0.0, z=10),),
        tip="The bones, coloured by what they can do",
    ),
    Overlay(
        "hidden-bones", "Hidden bones", Group.BONES, is_on=True, tip="Bones that MMD does not show, among the others"
    ),
    Overlay(
        "bone-axes",
        "Axes of selected bones",
        Group.BONES,
        (OverlayPart(axis_lines, ("bones",), width=2.0, z=11),),
        tip="The axes by which the selected bones are handled",
    ),
    Overlay(
        "ik",
        "IK chains",
        Group.BONES,
        (OverlayPart(ik_lines, ("bones",), width=1.5, z=9),),
        tip="Lines from each IK bone along its links to the target",
    ),
    Overlay(
        "append",
        "Append links",
        Group.BONES,
        (OverlayPart(append_lines, ("bones",), width=1.5, z=8),),
        tip="Lines from bones to their append parents (付与親)",
    ),
    Overlay(
        "parents",
        "Parent links",
        Group.BONES,
        (OverlayPart(parent_lines, ("bones",), z=7),),
        tip="Lines from bones to their parents",
    ),
    Overlay(
        "bodies",
        "Rigid bodies",
        Group.PHYSICS,
        (
            OverlayPart(body_wires, BODIES, LayerKind.BODY_WIRES, width=1.2, rim=0.7, z=2),
            OverlayPart(body_marks, BODIES, z=2),
        ),
        tip="The shapes of the rigid bodies as wires",
    ),
    Overlay(
        "solid-bodies",
        "Rigid bodies, solid",
        Group.PHYSICS,
        (OverlayPart(body_solids, BODIES, LayerKind.BODY_SOLIDS, z=1),),
        tip="The shapes of the rigid bodies, filled",
    ),
    Overlay(
        "body-groups",
        "Rigid bodies coloured by group",
        Group.PHYSICS,
        tip="A colour for each of the 16 collision groups, in place of how bodies move",
    ),
    Overlay(
        "joints",
        "Joints",
        Group.PHYSICS,
        (OverlayPart(joint_lines, JOINTS, z=4), OverlayPart(joint_shapes, JOINTS, LayerKind.JOINT_WIRES, z=4)),
        tip="The joints, with lines to the two bodies of each",
    ),
    Overlay(
        "joint-limits",
        "Limits of selected joints",
        Group.PHYSICS,
        (OverlayPart(joint_limit_lines, JOINTS, width=1.5, z=4, only_with="joints"),),
        is_on=True,
        tip="How far selected joints let their bodies turn and move",
    ),
    Overlay(
        "beyond-limits",
        "Beyond joint limits",
        Group.PHYSICS,
        (
            OverlayPart(limit_violation_bodies, BODIES, LayerKind.BODY_WIRES, width=2.6, z=5),
            OverlayPart(limit_violation_lines, JOINTS, width=2.2, z=5),
        ),
        tip="Joints beyond their limits, and the rigid bodies that they connect",
        color=VIOLATION_COLOR,
    ),
    Overlay(
        "contacts",
        "Contacts",
        Group.PHYSICS,
        (OverlayPart(contact_lines, ("rigid_bodies",), LayerKind.NEEDLES, width=1.6, z=6),),
        tip="Where rigid bodies touch each other and the ground while physics is on",
        color=CONTACT,
    ),
    Overlay(
        "soft-bodies",
        "Soft bodies: links, anchors and pins",
        Group.PHYSICS,
        (
            OverlayPart(soft_links, ("soft_bodies", "vertices", "faces"), rim=0.0, z=3),
            OverlayPart(soft_anchors, ("soft_bodies", "vertices", *BODIES), width=1.2, z=3),
        ),
        tip="The links, anchors and pins of soft bodies",
    ),
    Overlay("vertices", "Vertices", Group.MESH, tip="All vertices as points"),
    Overlay("selected-vertices", "Selected vertices", Group.MESH, is_on=True, tip="The selected vertices as points"),
    Overlay(
        "selected-faces",
        "Selected faces and materials",
        Group.MESH,
        is_on=True,
        tip="The selected faces, and those of selected materials, in the colour of the selection",
    ),
    Overlay("normals", "Normals", Group.MESH, tip="The normals of the vertices as lines"),
    Overlay("wire", "Wireframe", Group.MESH, tip="The edges of all faces over the surface"),
    Overlay(
        "morph-base",
        "The shape before the edited morph",
        Group.MESH,
        tip="The shape without the morph that is edited, translucent where the morph takes it elsewhere",
        is_on=True,
        is_of_window=True,
    ),
    Overlay(
        "grid",
        "Grid",
        Group.SPACE,
        (OverlayPart(ground_grid, layer=LayerKind.GRID, z=-2),),
        tip="The ground, with lines every 5 units; more of them nearby, fewer from afar",
    ),
    Overlay(
        "axes",
        "Axes",
        Group.SPACE,
        (OverlayPart(axes_lines, layer=LayerKind.AXES, width=1.5, rim=0.0, z=-1),),
        tip="The axes of the model's space on the ground: X red, Z blue",
    ),
    Overlay(
        LABELS,
        "Names",
        Group.SPACE,
        is_of_window=True,
        tip="The names of bones, bodies and joints beside them, and the numbers of vertices",
    ),
)

# What the pointer is over, whichever overlays are shown.
HOVER_PARTS = (
    OverlayPart(hovered_body_wires, (*BODIES, HOVERED), LayerKind.BODY_WIRES, width=3.0, z=13),
    OverlayPart(hovered_joint_marks, (*JOINTS, HOVERED), width=1.5, rim=0.0, z=13),
    OverlayPart(hovered_bone_lines, ("bones", HOVERED), width=1.5, rim=0.0, z=13),
)

# The overlays that a picture can show without a window.
DRAWABLE = tuple(overlay.name for overlay in OVERLAYS if not overlay.is_of_window)
