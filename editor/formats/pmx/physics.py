"""The rigid bodies and joints of a PMX file (PMX 2.0: 剛体, Joint)."""

from __future__ import annotations

from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.model.joints import Joint, JointKind
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody


def read_rigid_body(c: PmxReader) -> RigidBody:
    name, name_en = c.texts()
    bone, group, mask, shape = c.read(f"{c.header.bone}BHB")
    size, position, rotation = c.read("3f"), c.read("3f"), c.read("3f")
    mass, linear_damping, angular_damping, restitution, friction, mode = c.read("fffffB")
    return RigidBody(
        name,
        name_en,
        bone,
        group,
        mask,
        BodyShape(shape),
        size,
        position,
        rotation,
        mass,
        linear_damping,
        angular_damping,
        restitution,
        friction,
        BodyMode(mode),
    )


def write_rigid_body(s: PmxWriter, b: RigidBody) -> None:
    s.texts(b.name, b.name_en)
    s.pack(f"{s.header.bone}BHB", b.bone, b.group, b.mask, b.shape)
    s.pack("3f3f3f", *b.size, *b.position, *b.rotation)
    s.pack("fffffB", b.mass, b.linear_damping, b.angular_damping, b.restitution, b.friction, b.mode)


def read_joint(c: PmxReader) -> Joint:
    """All kinds have the same fields (PMX 2.1: Joint), so that one that is not known can be kept."""
    index = c.header.rigid_body
    name, name_en = c.texts()
    kind, body_a, body_b, *numbers = c.read(f"B{index}{index} 3f3f 3f3f 3f3f 3f3f")
    vectors = zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True)
    return Joint(name, name_en, JointKind(kind), body_a, body_b, *vectors)


def write_joint(s: PmxWriter, j: Joint) -> None:
    index = s.header.rigid_body
    s.texts(j.name, j.name_en)
    s.pack(f"B{index}{index}", j.kind, j.body_a, j.body_b)
    s.pack("3f3f", *j.position, *j.rotation)
    s.pack("3f3f", *j.move_lower, *j.move_upper)
    s.pack("3f3f", *j.turn_lower, *j.turn_upper)
    s.pack("3f3f", *j.move_spring, *j.turn_spring)
